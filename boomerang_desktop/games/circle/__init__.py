"""The string circle: `hunt` (Boomerang 2010) and its sister `lascaux`, one auction."""

from boomerang_desktop.games.circle.game import HUNT, LASCAUX

GAMES = {game.id: game for game in (HUNT, LASCAUX)}

__all__ = ["GAMES", "HUNT", "LASCAUX"]
