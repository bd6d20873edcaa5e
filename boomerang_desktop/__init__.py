"""Boomerang Desktop: five board games called Boomerang (and their sister Lascaux) on one table."""

__version__ = "0.1.0"

APP_ID = "io.github.boomerangdesktop.BoomerangDesktop"
"""What desktops know the program by: the name of its menu entry, icon and bundle everywhere."""
