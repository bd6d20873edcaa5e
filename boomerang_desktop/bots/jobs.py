"""What another process is asked to do. Everything here can be sent to it by name, and nothing loads
Qt: it starts fast."""

import time
from math import inf
from random import Random

from boomerang_desktop.bots import bot, mind
from boomerang_desktop.bots.core import Chances, Reason, Thought
from boomerang_desktop.bots.search.outcome import final_share
from boomerang_desktop.games.core import Move, State

LOOKS = 32
"""How often a position is looked at to judge it."""


def prepare(game_id: str) -> None:
    """Loads the rules of that game, and what its bots know of it."""
    mind(game_id)


def decide(kind: str, game_id: str, view: State, seat: int, seed: str) -> Move:
    """What the bot of that name does."""
    return bot(kind, game_id)(view, seat, view.legal(seat), Random(seed))


def think(
    game_id: str,
    view: State,
    seat: int,
    seed: str,
    simulations: int | None = None,
    seconds: float = inf,
) -> Thought:
    """The best move and why, for as long as it takes; at full strength unless told otherwise."""
    player, until = mind(game_id), time.monotonic() + seconds
    count = player.hint_simulations if simulations is None else simulations
    return player.search(
        view, seat, view.legal(seat), Random(seed), count, lambda: time.monotonic() > until
    )


def reasons(game_id: str, view: State, seat: int, move: Move) -> tuple[Reason, ...]:
    """What a move does, in the terms of a hint."""
    return mind(game_id).reasons(view, seat, move)


def judge(game_id: str, view: State, seed: str, looks: int = LOOKS) -> Chances:
    """How a position stands for everybody, as far as the view tells. A full state is judged with
    all hands open, but without what fate still holds."""
    if result := view.result():
        seats = range(len(result.scores))
        return Chances(tuple(final_share(result, seat) for seat in seats), (0.0,) * len(seats))
    return mind(game_id).judge(view, Random(seed), looks)


def advise(
    game_id: str, view: State, seat: int, seed: str, seconds: float = inf
) -> tuple[Thought, Chances]:
    """The best move, and how it stands with it."""
    thought = think(game_id, view, seat, seed, seconds=seconds)
    return thought, judge(game_id, view, seed)
