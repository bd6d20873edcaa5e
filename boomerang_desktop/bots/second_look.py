"""What a choice gives away, by what whoever made it could see."""

import time
from collections.abc import Sequence
from math import inf
from random import Random
from statistics import fmean

import attrs

from boomerang_desktop.bots import mind
from boomerang_desktop.bots.core import Cause, Thought
from boomerang_desktop.bots.jobs import judge, think
from boomerang_desktop.bots.trial import tried
from boomerang_desktop.games.core import Move, State

ANSWER = 60
"""Simulations for what the next player would answer."""
TRIED = (12, 25, 50)
"""Numbers of worlds after which the coach may decide; with fewer it stays silent."""
_GLANCE = 6
"""Worlds that are looked at quickly before, and …"""
_SOME = 4
"""… looks at each."""


@attrs.frozen
class SecondLook:
    best: Move
    loss: float
    """The chance to win that it had been better by; 0 if nothing better was found."""
    error: float = 0.0
    """The standard error of that."""
    causes: tuple[Cause, ...] = ()
    """What comes out otherwise with the better move, what weighs most first."""
    serious: bool = False
    """Whether that is worth a word, even if the judgement errs a little: it can be told why."""
    follows: tuple[tuple[int, Move], ...] = ()
    """The choice, and what would probably come of it."""


def look_again(
    game_id: str,
    view: State,
    seat: int,
    move: Move,
    seed: str,
    seconds: float = inf,
    advised: Thought | None = None,
    rivals: Sequence[str] = (),
) -> SecondLook:
    """Tries the choice against what has been `advised`, or else the best that can be found. Who
    sits on the other chairs (`rivals`) may make a difference. What cannot be settled in that many
    seconds is not worth a word."""
    until = time.monotonic() + seconds
    player = mind(game_id)
    thought = advised or think(game_id, view, seat, seed, seconds=seconds / 4)
    if thought.move == move or player.early(view) or player.rehearsal is None:
        return SecondLook(thought.move, 0.0)
    if _seems(game_id, view, seat, thought.move, move, seed) < player.serious / 2:
        return SecondLook(thought.move, 0.0)
    given = game_id, view, seat, move, [thought.move], rivals
    ruling = tried(*given, seed, TRIED, max(0.0, until - time.monotonic()))
    why = tuple(cause for cause in ruling.causes if cause.worth > 0)
    serious = ruling.certain and bool(why) and ruling.loss - ruling.error >= player.serious
    follows = what_follows(game_id, view, seat, move, seed) if serious else ()
    return SecondLook(thought.move, max(0.0, ruling.loss), ruling.error, why, serious, follows)


def _seems(game_id: str, view: State, seat: int, better: Move, chosen: Move, seed: str) -> float:
    """By how much the better move is better at a quick look: most choices need no trial."""
    gaps = []
    for number, state in enumerate(mind(game_id).worlds(view, seat, Random(seed), _GLANCE)):
        one, other = (
            judge(game_id, state.play(seat, move), f"{seed}/{number}", _SOME).shares[seat]
            for move in (better, chosen)
        )
        gaps.append(one - other)
    return fmean(gaps)


def _hides(view: State, seed: str) -> bool:
    return view.guess(Random(seed)) != view


def what_follows(
    game_id: str, view: State, seat: int, move: Move, seed: str
) -> tuple[tuple[int, Move], ...]:
    """The move with its seat, how the seat would go on itself, and what the next player would
    probably answer; empty where something is hidden that the answer depends on."""
    if _hides(view, seed):
        return ()
    follows, after = [(seat, move)], view.play(seat, move)
    while after.to_act:
        other = after.to_act[0]
        follows.append((other, think(game_id, after, other, seed, ANSWER).move))
        if other != seat:
            return tuple(follows)
        after = after.play(*follows[-1])
    return ()
