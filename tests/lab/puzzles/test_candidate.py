"""Which bots find the answer."""

from boomerang_desktop.bots.core import LEVELS
from boomerang_desktop.lab.puzzles.candidate import times_right
from boomerang_desktop.study.puzzles import ASKED, puzzles


def test_bots_are_asked_by_what_is_seen() -> None:
    puzzle = puzzles("hunt")[0]
    view = puzzle.match.state.view(puzzle.seat)
    everything = [str(move) for move in view.legal(puzzle.seat)]
    for level in LEVELS[:-1]:
        assert times_right(level, "hunt", view, puzzle.seat, everything, "any") == ASKED
        assert times_right(level, "hunt", view, puzzle.seat, [], "any") == 0
