"""Moves weighed in the same worlds."""

from boomerang_desktop.lab.puzzles.weighing import stands_out, weigh
from boomerang_desktop.study.puzzles import puzzles


def test_moves_come_with_their_chances_the_best_first() -> None:
    puzzle = puzzles("hunt")[-1]
    view = puzzle.match.state.view(puzzle.seat)
    moves = view.legal(puzzle.seat)
    found = weigh("hunt", view, puzzle.seat, moves, "a", 6)
    assert set(found.moves) == set(moves)
    assert list(found.chances) == sorted(found.chances, reverse=True)
    assert all(0 <= chance <= 1 for chance in found.chances)
    assert found == weigh("hunt", view, puzzle.seat, moves, "a", 6)


def test_nothing_stands_out_that_is_not_far_ahead() -> None:
    puzzle = puzzles("hunt")[-1]
    view = puzzle.match.state.view(puzzle.seat)
    moves = view.legal(puzzle.seat)
    assert stands_out("hunt", view, puzzle.seat, moves, "a", 4, lead=1.01) is None
