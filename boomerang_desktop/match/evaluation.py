"""How a match stood, decision by decision: what a graph is drawn from.

Each position is judged from what the seat to act saw then, so that nobody is blamed for what could
not be known.
"""

from collections.abc import Iterator, Sequence

import attrs

from boomerang_desktop.bots.jobs import think
from boomerang_desktop.games.core import Move, State
from boomerang_desktop.match.match import Match

SIMULATIONS = 256
"""Enough for the shape of a curve; with far fewer, the start of a match looks better than it is."""


@attrs.frozen
class Evaluation:
    number: int
    seat: int
    move: Move
    """What was decided."""
    value: float
    """The expected share of the win, 0 to 1, before that, for the seat that decided."""
    best: Move
    """What would have been decided in its place."""


def task(match: Match, number: int, simulations: int) -> tuple[str, State, int, str, int]:
    """What `think` must be given to judge the position before a decision."""
    seat = match.decisions[number].seat
    view = match.states[number].view(seat)
    return match.game.id, view, seat, f"{match.seed}/{seat}/{number}", simulations


def evaluate(match: Match, simulations: int = SIMULATIONS) -> Iterator[Evaluation]:
    """Every decision of the match, in order."""
    for number, decision in enumerate(match.decisions):
        thought = think(*task(match, number, simulations))
        yield Evaluation(number, decision.seat, decision.move, thought.value, thought.move)


def shared(before: Sequence[float], seat: int, value: float) -> tuple[float, ...]:
    """Each seat's share of the win once one seat's own is known: the others share the rest as they
    did before."""
    others = sum(before) - before[seat]
    even = (1 - value) / (len(before) - 1)
    return tuple(
        value if n == seat else share * (1 - value) / others if others else even
        for n, share in enumerate(before)
    )


def outcome(match: Match) -> tuple[float, ...] | None:
    """Each seat's share of the win, once the match is over."""
    result = match.result
    if result is None:
        return None
    share = 1 / len(result.winners)
    return tuple(share if seat in result.winners else 0.0 for seat in range(len(match.seats)))
