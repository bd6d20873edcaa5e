"""What a choice gives away, by what whoever made it could see."""

import time
from collections.abc import Iterator, Sequence
from math import inf, sqrt
from random import Random
from statistics import fmean, stdev

import attrs

from boomerang_desktop.bots import mind
from boomerang_desktop.bots.core import Mind, Reason, Thought
from boomerang_desktop.bots.jobs import judge, reasons, think
from boomerang_desktop.games.core import Move, State

LEAST, MOST = 8, 48
"""Worlds that are compared: after so few nothing is certain, after so many nothing changes."""
LOOKS = 4
"""At each of them."""
ANSWER = 60
"""Simulations for what the next player would answer."""
OPEN, DEEP = 8, 24
"""Where nothing is hidden, all worlds are the same: a few of them, looked at the longer."""


@attrs.frozen
class SecondLook:
    best: Move
    loss: float
    """The chance to win that it had been better by; 0 if nothing better was found."""
    error: float = 0.0
    """The standard error of that."""
    reasons: tuple[Reason, ...] = ()
    """What speaks for the better move more than for the choice, in terms that are taught."""
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
) -> SecondLook:
    """Compares the choice with what has been `advised`, or else with the best that can be found, in
    the same worlds: what the seat cannot see is drawn anew for each, and is the same for both."""
    until = time.monotonic() + seconds
    thought = advised or think(game_id, view, seat, seed, seconds=seconds / 2)
    if thought.move == move:
        return SecondLook(move, 0.0)
    hides = _hides(view, seed)
    least, most, looks = (LEAST, MOST, LOOKS) if hides else (OPEN // 2, OPEN, DEEP)
    differences: list[float] = []
    for world in range(most):
        if world >= least and time.monotonic() > until:
            break
        state = view.guess(Random(f"{seed}/{world}"))
        better, chosen = (
            judge(game_id, state.play(seat, tried), f"{seed}/{world}", looks).shares[seat]
            for tried in (thought.move, move)
        )
        differences.append(better - chosen)
    loss, error = fmean(differences), stdev(differences) / sqrt(len(differences))
    player = mind(game_id)
    serious = loss - 2 * error >= player.serious and not player.early(view)
    follows = what_follows(game_id, view, seat, move, seed) if serious else ()
    spoken = speaking(player, thought.reasons, reasons(game_id, view, seat, move))
    why = tuple(reason for reason in spoken if reason.term not in player.untaught)
    serious = serious and bool(why or follows)
    return SecondLook(thought.move, max(0.0, loss), error, why, serious, follows)


def why_better(
    game_id: str, view: State, seat: int, better: Move, chosen: Move
) -> tuple[Reason, ...]:
    """What speaks for a move more than for the one that was chosen."""
    told = (reasons(game_id, view, seat, move) for move in (better, chosen))
    return tuple(speaking(mind(game_id), *told))


def speaking(player: Mind, better: Sequence[Reason], chosen: Sequence[Reason]) -> Iterator[Reason]:
    """What is true of the choice as well, or more so, is no reason against it."""
    held = {reason.term: reason.value for reason in chosen}
    for one in better:
        if one.term in player.burdens:
            speaks = one.value < held.get(one.term, 0.0)
        else:
            speaks = one.term not in held or one.value > held[one.term]
        if speaks:
            yield one


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
