"""How a match stood, decision by decision: what a graph is drawn from."""

from collections.abc import Iterator

import attrs

from boomerang_desktop.bots.core import Chances
from boomerang_desktop.bots.jobs import LOOKS, judge, think
from boomerang_desktop.games.core import ONLOOKER, Move, State
from boomerang_desktop.match.match import Match

SIMULATIONS = 256
"""How long it is thought about what would have been better."""


@attrs.frozen
class Evaluation:
    number: int
    seat: int
    move: Move
    """What was decided."""
    chances: Chances
    """How it stood before that."""
    best: Move
    """What would have been decided in its place, by what that seat could see."""


def task(match: Match, number: int, looks: int = LOOKS) -> tuple[str, State, str, int]:
    """What `judge` must be given for the position after so many decisions. Once a match is over all
    that was hidden lies open; until then it is judged by what everybody at the table sees."""
    state = match.states[number]
    seen = state if match.result else state.view(ONLOOKER)
    return match.game.id, seen, f"{match.seed}/{number}", looks


def evaluate(match: Match, simulations: int = SIMULATIONS) -> Iterator[Evaluation]:
    """Every decision of the match, in order."""
    for number, decision in enumerate(match.decisions):
        seat = decision.seat
        view = match.states[number].view(seat)
        seed = f"{match.seed}/{seat}/{number}"
        thought = think(match.game.id, view, seat, seed, simulations)
        chances = judge(*task(match, number))
        yield Evaluation(number, seat, decision.move, chances, thought.move)


def outcome(match: Match) -> tuple[float, ...] | None:
    """Each seat's share of the win, once the match is over."""
    return judge(*task(match, len(match.decisions))).shares if match.result else None
