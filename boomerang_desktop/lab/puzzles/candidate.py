"""What the finders of all games share: what makes a position worth being asked about, and who
finds the answer."""

from collections.abc import Callable, Collection, Mapping, Sequence
from random import Random
from typing import Any, Protocol, TypeAlias

import attrs

from boomerang_desktop.bots import bot, mind
from boomerang_desktop.games.core import Move, State
from boomerang_desktop.match.match import Decision
from boomerang_desktop.study.puzzles import ASKED, Measure, PuzzleQuestion

_TOO_EARLY = "early"
"""To stop: would deny the solution where that is to stop."""


@attrs.frozen
class Glance:
    """What a first, cheap look has found: a position that deserves a closer one."""

    good: tuple[Move, ...]
    obvious: Move
    theme: str
    proven: bool
    """Whether the closer look is one to the very end."""
    seen: State
    """What is known to whoever is asked."""
    positions: int = 0
    """So many were looked at, where that is not always the same."""


@attrs.frozen
class Candidate:
    """What a closer look has found: one way to go on stands out."""

    measure: Measure
    questions: tuple[PuzzleQuestion, ...]
    facts: Mapping[str, int | str]


Wanted: TypeAlias = Callable[[str], bool]
"""Whether there is still room for a theme."""


def any_theme(theme: str) -> bool:
    return True


class Finder(Protocol):
    """What is known about finding the puzzles of one game. Each of them has a module."""

    def glance(self, state: Any, seat: int, rng: Random, wanted: Wanted = ...) -> Glance | None:
        """A first look at a position in which the seat must decide; None: it is no puzzle, or one
        that nobody wants."""

    def examine(self, state: Any, seat: int, rng: Random, glance: Glance) -> Candidate | None:
        """A closer one."""

    def likeness(self, state: Any, seat: int) -> object:
        """Two puzzles in which this is the same are twins."""


def why(
    game_id: str, view: State, seat: int, glance: Glance, terms: Collection[str] = ()
) -> dict[str, int | str]:
    """The reason that tells most about the best move and about the obvious one, as facts: one of
    these terms, if there is one. What only speaks against the best move is none for the obvious."""
    facts: dict[str, int | str] = {}
    for name, move in (("best", glance.good[0]), ("instead", glance.obvious)):
        reasons = mind(game_id).reasons(view, seat, move)
        reasons = tuple(reason for reason in reasons if reason.term in terms) or reasons
        if reasons and not (name == "instead" and reasons[0].term == _TOO_EARLY):
            facts[name] = f"{reasons[0].term} {reasons[0].value:.2f}"
    return facts


def what_follows(
    game_id: str, state: State, seat: int, move: Move, rng: Random, level: str = "expert"
) -> tuple[Decision, ...]:
    """How the others go on, until the seat is asked again: strong bots, who see what they can."""
    player, made = bot(f"bot:{level}", game_id), []
    state = state.play(seat, move)
    while state.to_act and seat not in state.to_act:
        turn = state.to_act[0]
        choice = player(state.view(turn), turn, state.legal(turn), rng)
        made.append(Decision(turn, choice))
        state = state.play(turn, choice)
    return tuple(made)


def times_right(
    level: str, game_id: str, seen: State, seat: int, good: Sequence[str], id: str
) -> int:
    """How often the bot finds one of the good moves, of ASKED times."""
    player, moves = bot(f"bot:{level}", game_id), seen.legal(seat)
    return sum(
        str(player(seen, seat, moves, Random(f"{id}/{level}/{number}"))) in good
        for number in range(ASKED)
    )
