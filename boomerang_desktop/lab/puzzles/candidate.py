"""What the finders of all games share: what makes a position worth being asked about."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Protocol

import attrs

from boomerang_desktop.bots import bot
from boomerang_desktop.bots.core import LEVELS
from boomerang_desktop.games.core import Move, State
from boomerang_desktop.match.match import Decision
from boomerang_desktop.study.puzzles import ASKED, Measure, Question

SOLVED = 5
"""Who is right as often as this has not been lucky."""


@attrs.frozen
class Candidate:
    """A position in which one way to go on stands out."""

    measure: Measure
    proven: bool
    questions: tuple[Question, ...]
    obvious: Move
    theme: str
    facts: Mapping[str, int | str]
    likeness: tuple[object, ...]
    """Two puzzles in which this is the same are twins."""


class Finder(Protocol):
    """What is known about finding the puzzles of one game."""

    def __call__(self, state: Any, seat: int, rng: Random) -> Candidate | None:
        """Examines a position in which the seat must decide; None: it is no puzzle."""


def what_follows(
    game_id: str, state: State, seat: int, move: Move, rng: Random
) -> tuple[Decision, ...]:
    """How the others go on, until the seat is asked again: strong bots, who see what they can."""
    player, made = bot("bot:expert", game_id), []
    state = state.play(seat, move)
    while state.to_act and seat not in state.to_act:
        turn = state.to_act[0]
        choice = player(state.view(turn), turn, state.legal(turn), rng)
        made.append(Decision(turn, choice))
        state = state.play(turn, choice)
    return tuple(made)


def solved_by(game_id: str, view: State, seat: int, good: Sequence[str], id: str) -> dict[str, int]:
    """How often each bot finds one of the good moves, of ASKED times."""
    moves = view.legal(seat)
    found = {}
    for level in LEVELS:
        player = bot(f"bot:{level}", game_id)
        found[level] = sum(
            str(player(view, seat, moves, Random(f"{id}/{level}/{number}"))) in good
            for number in range(ASKED)
        )
    return found


def grade(solved: Mapping[str, int]) -> int:
    """By the weakest bot that solves it, as all stronger ones do; the highest if none does."""
    for number in range(len(LEVELS)):
        if all(solved[level] >= SOLVED for level in LEVELS[number:]):
            return number + 1
    return len(LEVELS)
