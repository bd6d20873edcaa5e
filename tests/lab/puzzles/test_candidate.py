"""How hard a puzzle is."""

import pytest

from boomerang_desktop.bots.core import LEVELS
from boomerang_desktop.lab.puzzles.candidate import grade, solved_by
from boomerang_desktop.study.puzzles import ASKED, puzzles


@pytest.mark.parametrize(
    ("solved", "wanted"),
    [
        ((6, 6, 6, 6, 6), 1),
        ((4, 6, 6, 6, 6), 2),
        ((6, 0, 6, 6, 6), 3),
        ((0, 0, 0, 5, 5), 4),
        ((6, 6, 6, 6, 4), 5),
    ],
)
def test_the_grade_is_that_of_the_weakest_who_solves_it_with_all_who_are_stronger(
    solved: tuple[int, ...], wanted: int
) -> None:
    assert grade(dict(zip(LEVELS, solved, strict=True))) == wanted


def test_bots_are_asked_by_what_the_seat_sees() -> None:
    puzzle = puzzles("hunt")[0]
    view = puzzle.match.state.view(puzzle.seat)
    everything = [str(move) for move in view.legal(puzzle.seat)]
    told = solved_by("hunt", view, puzzle.seat, everything, "any")
    assert told == dict.fromkeys(LEVELS, ASKED)
    assert solved_by("hunt", view, puzzle.seat, [], "any") == dict.fromkeys(LEVELS, 0)
