"""Moves compared in the same worlds."""

from boomerang_desktop.lab.puzzles.weighing import best_but, confirmed, weigh
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
    assert not found.stands_out(1.01)


def test_nothing_stands_out_that_is_not_far_ahead_or_obvious() -> None:
    puzzle = puzzles("hunt")[-1]
    view, seat = puzzle.match.state.view(puzzle.seat), puzzle.seat
    [best] = [m for m in view.legal(seat) if str(m) == puzzle.questions[0].best.notation]
    [obvious] = [m for m in view.legal(seat) if str(m) == puzzle.obvious]
    assert best_but("hunt", view, seat, obvious, "a", 6, lead=1.01) is None
    assert best_but("hunt", view, seat, best, "a", 6, lead=0.01) is None
    assert confirmed("hunt", view, seat, best, "a", 2, lead=1.01) is None
