"""The string circle: `hunt` (Boomerang 2010) and its sister `lascaux`, one auction, two dresses."""

from boomerang_desktop.games.circle.game import HUNT, LASCAUX

__all__ = ["HUNT", "LASCAUX"]
