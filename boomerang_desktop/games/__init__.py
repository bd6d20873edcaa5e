"""The catalogue: every game by its id."""

from boomerang_desktop.games.arrows import ARROWS
from boomerang_desktop.games.circle import HUNT, LASCAUX
from boomerang_desktop.games.core import Game
from boomerang_desktop.games.flip import FLIP
from boomerang_desktop.games.roadtrip import ROADTRIP

GAMES: dict[str, Game] = {game.id: game for game in (HUNT, LASCAUX, FLIP, ARROWS, ROADTRIP)}
