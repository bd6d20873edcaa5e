"""Boomerang Desktop: five board games called Boomerang (and their sister Lascaux) on one table."""

__version__ = "0.1.0"
