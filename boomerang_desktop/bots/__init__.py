"""Players that think. They see what a person in their seat may see, and nothing else."""

from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from random import Random

from boomerang_desktop.bots.core import (
    LEVELS,
    TEMPERAMENTS,
    Bot,
    Mind,
    plain,
    temperament,
    tempered,
)
from boomerang_desktop.games.catalogue import CATALOGUE
from boomerang_desktop.games.core import Move, State

KINDS = ("random", "greedy", "heuristic", *(f"bot:{level}" for level in LEVELS))
"""The bots that can be asked for by name, on the command line and in records. A level may be
followed by a temperament: `bot:expert:bold`."""


def kinds(game_id: str) -> tuple[str, ...]:
    """Those that play this game."""
    return KINDS if _plays(game_id) else KINDS[:1]


@cache
def _plays(game_id: str) -> bool:
    """Whether somebody has written bots for it."""
    entry = CATALOGUE[game_id]
    try:
        return find_spec(f"{entry.root}.bots.{entry.folder}") is not None
    except ModuleNotFoundError:
        return False


def random_bot(view: State, seat: int, moves: Sequence[Move], rng: Random) -> Move:
    return moves[int(rng.random() * len(moves))]


@cache
def mind(game_id: str) -> Mind:
    found: Mind = CATALOGUE[game_id].load("bots").MIND
    return found


def bot(kind: str, game_id: str) -> Bot:
    """The bot of that name for a game. Raises KeyError for an unknown name."""
    if kind == "random":
        return random_bot
    if kind in ("greedy", "heuristic"):
        named: Bot = getattr(mind(game_id), kind)
        return named
    if not is_known(kind):
        raise KeyError(kind)
    player = mind(game_id)
    level = player.levels[plain(kind).removeprefix("bot:")]
    temper = temperament(kind)
    return tempered(level, player.tastes[temper]) if temper else level


def is_known(kind: str) -> bool:
    """Whether somebody is called that."""
    if kind in KINDS:
        return True
    return kind.startswith("bot:") and plain(kind) in KINDS and temperament(kind) in TEMPERAMENTS
