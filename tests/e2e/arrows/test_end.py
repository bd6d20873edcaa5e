"""How a game of arrows ends, and how two play it: P8 to P13."""

from boomerang_desktop.desktop.games.arrows import keys
from boomerang_desktop.desktop.games.arrows.items import PawnRow
from tests.e2e.arrows.table import DUEL, At, cell, moves, pawn, thing, written
from tests.e2e.screen import Screen
from tests.games.arrows.table import position


def test_prisoners_are_shown_at_their_captor_with_what_is_still_needed_P8(
    screen: Screen, at: At
) -> None:
    prisoners = {(0, 1): 4, (0, 2): 3}
    board = at(position([10], [11, 0], [33], prisoners=prisoners))
    assert thing(board, ("prisoners", 0, 1), PawnRow).count == 4
    assert thing(board, ("prisoners", 0, 2), PawnRow).count == 3
    assert board.words.standings(board.view)[0] == [("Prisoners", 7)]
    screen.drag(pawn(10), cell(11))
    screen.qtbot.waitUntil(lambda: screen.table.result is not None)
    assert screen.match.result is not None
    assert screen.match.result.winners == (0,)
    assert screen.status.startswith("Ana holds 8 prisoner")
    lines = board.words.explain(board.view, screen.match.result)
    rows = {line.heading: line.cells for line in lines}
    assert rows["Prisoners from Bruno"] == ["5", "–", "0"]


def test_who_loses_the_last_pawn_is_out_and_passed_over_P9(screen: Screen, at: At) -> None:
    board = at(position([10, 0], [11], [33, 20], hands=(1, 0, 1)))
    assert written(board, 1)[-1].startswith("1 pawn"), "said beforehand"
    screen.drag(pawn(10), cell(11))
    screen.wait_for_turn(2)
    assert board.panels[1].out
    assert written(board, 1)[-1] == "out: passed over"
    assert "Bruno has no pawns left and is out of the game" in screen.log


def test_the_end_by_quiet_turns_is_said_beforehand_and_explained_afterwards_P9(
    screen: Screen, at: At
) -> None:
    board = at(position([0, 16], [36], [33], prisoners={(2, 0): 1}, quiet=58, turns=100))
    assert "the game ends in 2 turn" in screen.status
    assert board.words.title(board.view).startswith("2 quiet turn")
    screen.drag(pawn(16), cell(17))
    screen.wait_for_turn(1)
    screen.drag(pawn(36), cell(35))
    screen.qtbot.waitUntil(lambda: screen.table.result is not None)
    assert screen.match.result is not None
    assert screen.match.result.winners == (2,)
    assert "without a capture or a new pawn: whoever has most prisoners wins" in board.words.ending(
        board.view, screen.match.result
    )


def test_far_from_the_end_nothing_is_said_of_it_P9(screen: Screen, at: At) -> None:
    board = at(position([0, 16], [36], [33], quiet=30, turns=100))
    assert screen.status == "Ana advances a pawn"
    assert board.words.title(board.view) == "100 turns played"


def test_the_reserve_enters_only_through_a_trio_P10_P11(screen: Screen, at: At) -> None:
    board = at(DUEL)
    assert thing(board, ("reserve", 0), PawnRow).count == 3
    screen.click(("reserve", 0))
    assert screen.status.startswith("Complete a Trio first")
    screen.drag(("hand", 0), cell(6))
    screen.wait_for_turn(0, 1)
    screen.click(("hand", 0))
    assert screen.status.startswith("With two players a Trio enters pawns of the reserve only")
    screen.drag(("reserve", 0), cell(30))
    screen.wait_for_turn(1)
    assert moves(screen) == ["place:6", "enter:30:reserve"]


def test_a_captured_pawn_goes_to_its_owners_reserve_P11(screen: Screen, at: At) -> None:
    board = at(position([10, 0, 1], [11, 33, 34, 36], reserves=(3, 3)))
    screen.drag(pawn(10), cell(11))
    screen.wait_for_turn(1)
    assert thing(board, ("reserve", 1), PawnRow).count == 4
    assert screen.log == ["Ana captures on 11: the pawn goes to the reserve of Bruno"]


def test_pawns_lost_are_gone_and_not_in_the_reserve_P12(screen: Screen, at: At) -> None:
    board = at(position([17, 0, 1, 2], [18, 33, 34], hands=(2, 2), reserves=(3, 3)))
    screen.drag(("hand", 0), cell(30))
    screen.click(keys.LOSE)
    screen.wait_for_turn(1)
    assert board.view.reserves == (3, 3)
    assert board.view.strength(0) == 5


def test_fewer_than_three_pawns_lose_P13(screen: Screen, at: At) -> None:
    board = at(position([10, 0, 1], [11, 33, 34], reserves=(3, 3)))
    screen.drag(pawn(10), cell(11))
    screen.qtbot.waitUntil(lambda: screen.table.result is not None)
    assert screen.status == "Bruno has fewer than three pawns: the game is over"
    assert screen.match.result is not None
    line = board.words.explain(board.view, screen.match.result)[0]
    assert (line.heading, line.cells) == ("Pawns on the board", ["3", "2"])
