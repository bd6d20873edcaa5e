"""The table of arrows, as somebody plays at it: every gesture, and P3 to P13."""

from collections.abc import Callable
from random import Random
from typing import cast

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from boomerang_desktop.desktop.games.arrows.board import ArrowsBoard
from boomerang_desktop.desktop.games.arrows.gestures import DECLINE, LOSE, STOP, TAKE_BACK
from boomerang_desktop.desktop.games.arrows.items import Cell, Heap, Pawn, Plate, Triangle
from boomerang_desktop.desktop.games.arrows.notes import Choice
from boomerang_desktop.desktop.games.arrows.table import AID, LAST, THREATS, WAY
from boomerang_desktop.desktop.scene.gestures import Key, Path
from boomerang_desktop.games.arrows import ARROWS, hints
from boomerang_desktop.games.arrows.board import CELLS, TRIOS
from boomerang_desktop.games.arrows.moves import Take
from boomerang_desktop.games.arrows.state import ArrowsState
from boomerang_desktop.match import Match, Seat
from tests.e2e.screen import NAMES, Screen
from tests.games.arrows.table import position

At = Callable[..., ArrowsBoard]
KEYS = {"h": "human", "r": "random"}


@pytest.fixture
def at(screen: Screen) -> At:
    """Sits down at a position that has come about somehow."""

    def sit_down(state: ArrowsState, players: str = "") -> ArrowsBoard:
        players = players or "h" * state.setup.seats
        seats = [Seat(NAMES[n], KEYS[letter]) for n, letter in enumerate(players)]
        options = {
            "obligation": "enforced" if state.setup.enforced else "penalty",
            "must_continue": state.setup.must_continue,
        }
        match = Match.new(ARROWS, seats, options, 1, 0)
        match._states[:] = [state]
        screen.open(match)
        screen.wait_for_turn()
        QTest.qWait(1)
        return cast(ArrowsBoard, screen.board)

    return sit_down


def cell(number: int) -> Key:
    return ("cell", number)


def pawn(number: int) -> Key:
    return ("pawn", number)


def held(board: ArrowsBoard) -> Path:
    return board.hand.path


def moves(screen: Screen) -> list[str]:
    return [str(decision.move) for decision in screen.match.decisions]


def lit(board: ArrowsBoard) -> set[int]:
    items = [board.things.get(cell(number)) for number in range(CELLS)]
    return {item.number for item in items if isinstance(item, Cell) and item.lit}


def crossed(board: ArrowsBoard) -> set[int]:
    """The cells after which crossed-out pawns are named."""
    items = [board.things.get(pawn(number)) for number in range(CELLS)]
    return {int(i.key[1]) for i in items if isinstance(i, Pawn) and i.crossed}


def shining(board: ArrowsBoard) -> set[tuple[int, int, int]]:
    items = [board.things.get(("trio", number)) for number in range(len(TRIOS))]
    return {TRIOS[item.number] for item in items if isinstance(item, Triangle) and item.glows}


def rings(board: ArrowsBoard, *, broken: bool) -> set[int]:
    return {ring.cell for ring in board.marks(AID).rings if ring.broken == broken}


QUIET = position([0, 16], [36], [33], hands=(2, 2, 2))
"""Nobody can capture anything."""


# --- P3: placing and advancing


def test_a_pawn_is_dragged_from_the_hand_to_a_free_cell_P3(screen: Screen, at: At) -> None:
    at(QUIET)
    screen.drag(("hand", 0), cell(18))
    screen.wait_for_turn(1)
    assert moves(screen) == ["place:18"]
    assert screen.log == ["Ana places a pawn on 18"]


def test_while_a_pawn_is_lifted_its_targets_are_lit_and_the_hand_is_one_short_P3(
    screen: Screen, at: At
) -> None:
    board = at(QUIET)
    screen.press(pawn(16))
    screen.move(board.layout.at(16) + QPointF(20, 20), board.layout.at(16) + QPointF(40, 30))
    assert lit(board) == {9, 10, 15, 17, 22, 23}
    screen.release(cell(16))
    assert moves(screen) == []
    screen.click(("hand", 0))
    heap = cast(Heap, board.things.get(("hand", 0)))
    assert (heap.count, heap.taken) == (2, 1)
    assert lit(board) == set(range(CELLS)) - {0, 16, 36, 33}


def test_clicking_does_what_dragging_does_P3(screen: Screen, at: At) -> None:
    board = at(QUIET)
    screen.click(pawn(16))
    screen.click(pawn(0))
    assert held(board) == (pawn(0),), "another pawn is taken instead"
    screen.click(cell(4))
    screen.wait_for_turn(1)
    assert moves(screen) == ["move:0-4"]


def test_a_pawn_put_down_near_a_cell_goes_there_P3(screen: Screen, at: At) -> None:
    board = at(QUIET)
    screen.drag(pawn(16), board.layout.at(17) + QPointF(14, -18))
    screen.wait_for_turn(1)
    assert moves(screen) == ["move:16-17"]


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ((("hand", 0), cell(16)), "Choose a free cell"),
        ((pawn(16), cell(18)), "One step, along a line, to a neighbouring cell"),
        ((pawn(36), cell(35)), "Move a pawn of your own"),
        ((("hand", 1), cell(20)), "Move a pawn of your own"),
    ],
)
def test_what_cannot_be_done_glides_back_and_says_what_is_missing_P3(
    screen: Screen, at: At, path: Path, said: str
) -> None:
    board = at(QUIET)
    screen.drag(*path)
    assert screen.status.startswith(f"{said} · ")
    assert ">P3</a>" in screen.status
    assert moves(screen) == []
    assert held(board) == ()


def test_an_empty_hand_says_so_P3(screen: Screen, at: At) -> None:
    at(position([0, 16], [36], [33], hands=(0, 2, 2)))
    assert screen.status == "Ana advances a pawn"
    QTest.keyClicks(screen.table.view, "h")
    assert screen.status.startswith("Your hand is empty: advance a pawn or capture")


def test_the_last_move_stays_marked_and_can_be_taken_back(screen: Screen, at: At) -> None:
    board = at(QUIET)
    screen.drag(pawn(16), cell(17))
    screen.wait_for_turn(1)
    assert [way.cells for way in board.marks(LAST).ways] == [(16, 17)]
    assert all(cast(Cell, board.things.get(cell(n))).marked for n in (16, 17))
    screen.table.do("undo")
    assert board.things.get(pawn(16)) is not None
    assert board.marks(LAST).ways == ()
    assert not cast(Cell, board.things.get(cell(17))).marked


# --- P4: capturing


CHAIN = position([17], [18, 19], [24, 20, 33, 36], hands=(2, 2, 2))
"""17 can take 18, then 19 or 24; from 19, 20."""


def test_an_opponent_is_captured_along_an_arrow_P4(screen: Screen, at: At) -> None:
    at(position([10], [11, 0], [33]))
    screen.drag(pawn(10), cell(11))
    screen.wait_for_turn(1)
    assert moves(screen) == ["take:10-11"]
    assert screen.log == ["Ana captures a pawn of Bruno on 11"]
    assert cast(Heap, screen.board.things.get(("prisoners", 0, 1))).count == 1


@pytest.mark.parametrize(
    ("start", "end", "said"),
    [
        (11, 10, "Capture in the direction of the arrow"),
        (6, 11, "No capture along a neutral line"),
    ],
)
def test_no_capture_against_an_arrow_or_along_a_neutral_line_P4(
    screen: Screen, at: At, start: int, end: int, said: str
) -> None:
    at(position([start], [end], [33], hands=(1, 1, 1)))
    screen.drag(pawn(start), cell(end))
    assert screen.status == f'{said} · <a href="P4">P4</a>'
    assert moves(screen) == []


def test_a_chain_goes_on_click_by_click_and_its_way_is_drawn_P4(screen: Screen, at: At) -> None:
    board = at(CHAIN)
    screen.drag(pawn(17), cell(18))
    assert screen.status == "Ana takes another pawn or stops here"
    assert lit(board) == {19, 24}
    assert [way.cells for way in board.marks(WAY).ways] == [(17, 18)]
    screen.click(cell(19))
    assert [way.cells for way in board.marks(WAY).ways] == [(17, 18, 19)]
    screen.click(cell(20))
    screen.wait_for_turn(1)
    assert moves(screen) == ["take:17-18-19-20"], "never more than three"


def test_a_chain_is_dragged_on_without_letting_go_P4(screen: Screen, at: At) -> None:
    at(CHAIN)
    screen.drag(pawn(17), cell(18), cell(24))
    screen.wait_for_turn(1)
    assert moves(screen) == ["take:17-18-24"]


def test_a_chain_dragged_too_far_is_dragged_back_P4(screen: Screen, at: At) -> None:
    board = at(CHAIN)
    screen.press(pawn(17))
    screen.move(cell(18))
    assert held(board) == (pawn(17), cell(18))
    screen.move(cell(19))
    assert held(board) == (pawn(17), cell(18), cell(19))
    screen.move(cell(18))
    assert held(board) == (pawn(17), cell(18))
    screen.move(cell(17))
    assert held(board) == (pawn(17),)
    screen.release(cell(17))
    assert held(board) == ()
    assert moves(screen) == []


def test_a_waiting_chain_is_taken_up_again_and_dragged_on_P4(screen: Screen, at: At) -> None:
    at(CHAIN)
    screen.drag(pawn(17), cell(18))
    screen.drag(cell(18), cell(24))
    screen.wait_for_turn(1)
    assert moves(screen) == ["take:17-18-24"]


def test_stop_here_ends_a_chain_P4(screen: Screen, at: At) -> None:
    board = at(CHAIN)
    screen.drag(pawn(17), cell(18))
    screen.click(STOP)
    screen.wait_for_turn(1)
    assert moves(screen) == ["take:17-18"]
    assert board.things.get(STOP) is None


def test_enter_on_the_same_cell_ends_a_chain_P4(screen: Screen, at: At) -> None:
    board = at(CHAIN)
    board.hand.focus_on(pawn(17))
    screen.key(Qt.Key.Key_Return)
    board.hand.focus_on(cell(18))
    screen.key(Qt.Key.Key_Return)
    board.hand.focus_on(cell(18))
    screen.key(Qt.Key.Key_Return)
    screen.wait_for_turn(1)
    assert moves(screen) == ["take:17-18"]


def test_with_must_continue_there_is_no_stopping_P4(screen: Screen, at: At) -> None:
    state = position([17], [18, 19], [24, 20, 33, 36], hands=(2, 2, 2), must_continue=True)
    board = at(state)
    screen.drag(pawn(17), cell(18))
    assert screen.status == "Ana must take another pawn"
    assert board.things.get(STOP) is None
    screen.click(cell(18))
    assert screen.status.startswith("The pawn can take another: go on")
    screen.click(cell(24))
    screen.wait_for_turn(1)
    assert moves(screen) == ["take:17-18-24"]


# --- P5: the obligation


DUTY = position([17, 11, 0], [18, 36], [33, 12], hands=(2, 2, 2))
"""11 can take 12, 17 can take 18; 0 can do nothing of the kind."""


def test_who_must_capture_sees_with_what_and_onto_what_before_lifting_anything_P5(
    screen: Screen, at: At
) -> None:
    board = at(DUTY)
    assert rings(board, broken=False) == {17, 11}
    assert {way.cells for way in board.marks(AID).ways} == {(17, 18), (11, 12)}
    assert screen.status == "Ana can capture, and loses every ringed pawn by not doing so"
    item = board.things.get(pawn(11))
    assert item is not None
    assert item.description == "can capture on 12"


def test_another_move_first_shows_what_it_costs_and_asks_P5(screen: Screen, at: At) -> None:
    board = at(DUTY)
    screen.drag(("hand", 0), cell(30))
    assert moves(screen) == [], "asked first"
    assert crossed(board) == {17, 11}
    assert "could capture: this move loses the 2 crossed-out" in screen.status
    screen.click(TAKE_BACK)
    assert held(board) == ()
    assert crossed(board) == set()
    assert board.things.get(LOSE) is None
    assert moves(screen) == []
    screen.drag(("hand", 0), cell(30))
    screen.click(LOSE)
    screen.wait_for_turn(1)
    assert moves(screen) == ["place:30"]
    assert board.state.lost[0] == DUTY.lost[0] + 2
    assert any("could have captured and loses 2" in line for line in screen.log)


def test_the_pawn_that_is_moved_instead_is_lost_as_well_P5(screen: Screen, at: At) -> None:
    board = at(DUTY)
    screen.drag(pawn(17), cell(16))
    assert crossed(board) == {17, 11}, "it is named after the cell it came from"
    assert [way.cells for way in board.marks(WAY).ways] == [(17, 16)]
    screen.click(LOSE)
    screen.wait_for_turn(1)
    assert board.state.pawns[0] == 1 << 0


def test_the_question_is_answered_by_keyboard_too_P5(screen: Screen, at: At) -> None:
    board = at(DUTY)
    QTest.keyClicks(screen.table.view, "h")
    screen.key(Qt.Key.Key_Return)
    assert len(board.hand.path) == 2
    reach = {item.key for item in board.hand.candidates()}
    assert {LOSE, TAKE_BACK} <= reach
    board.hand.focus_on(TAKE_BACK)
    screen.key(Qt.Key.Key_Return)
    assert held(board) == ()
    QTest.keyClicks(screen.table.view, "h")
    screen.key(Qt.Key.Key_Return)
    board.hand.focus_on(LOSE)
    screen.key(Qt.Key.Key_Return)
    screen.wait_for_turn(1)
    assert len(moves(screen)) == 1


def test_a_click_on_the_same_cell_does_not_answer_the_question_P5(screen: Screen, at: At) -> None:
    board = at(DUTY)
    screen.drag(("hand", 0), cell(30))
    screen.click(cell(30))
    assert moves(screen) == []
    assert crossed(board) == {17, 11}
    assert board.things.get(LOSE) is not None


def test_enforced_nothing_else_can_be_lifted_and_says_why_P5(screen: Screen, at: At) -> None:
    state = position([17, 0], [18, 36], [33], hands=(2, 2, 2), obligation="enforced")
    board = at(state)
    assert screen.status == "Ana must capture with one of the ringed pawns"
    for key in (("hand", 0), pawn(0)):
        screen.click(key)
        assert held(board) == ()
        assert screen.status.startswith("You can capture, so you must")
        assert ">P5</a>" in screen.status
    screen.drag(pawn(17), cell(18))
    screen.wait_for_turn(1)
    assert moves(screen) == ["take:17-18"]


# --- P6 and P7: Trios


TRIO = position([11, 12], [8, 14], [33, 34], hands=(2, 2, 2), prisoners={(1, 0): 2, (2, 0): 1})
"""A pawn on 6 makes a Trio of the first seat."""


def test_a_triangle_that_can_be_completed_shows_it_while_a_pawn_is_held_P6(
    screen: Screen, at: At
) -> None:
    board = at(TRIO)
    screen.click(("hand", 0))
    promised = [
        TRIOS[n]
        for n in range(len(TRIOS))
        if cast(Triangle, board.things.get(("trio", n))).promised
    ]
    assert promised == [(6, 11, 12)]


def test_a_trio_of_pawns_that_would_be_lost_is_not_promised_P5_P6(screen: Screen, at: At) -> None:
    board = at(position([11, 17], [18, 36], [33], hands=(1, 1, 1)))
    screen.click(("hand", 0))
    assert 10 in lit(board)
    assert not cast(Triangle, board.things.get(("trio", TRIOS.index((10, 11, 17))))).promised


def test_a_trio_shines_and_is_paid_from_the_hand_P6(screen: Screen, at: At) -> None:
    board = at(TRIO)
    screen.drag(("hand", 0), cell(6))
    screen.wait_for_turn(0, 1)
    assert shining(board) == {(6, 11, 12)}
    assert screen.status == "Ana has a Trio: enter a pawn or decline"
    calling = [
        key
        for key in (("hand", 0), ("prisoners", 1, 0), ("prisoners", 2, 0))
        if cast(Heap, board.things.get(key)).calls and cast(Heap, board.things.get(key)).can_lift
    ]
    assert len(calling) == 3
    screen.drag(("hand", 0), cell(30))
    screen.wait_for_turn(1)
    assert moves(screen) == ["place:6", "enter:30:hand"]
    assert shining(board) == set()


@pytest.mark.parametrize("captor", [1, 2])
def test_a_pawn_is_freed_by_dragging_it_from_its_captor_P7(
    screen: Screen, at: At, captor: int
) -> None:
    at(TRIO)
    screen.drag(("hand", 0), cell(6))
    screen.wait_for_turn(0, 1)
    screen.drag(("prisoners", captor, 0), cell(30))
    screen.wait_for_turn(1)
    assert moves(screen)[-1] == f"enter:30:seat{captor}"
    assert screen.log[-1] == f"Ana frees a pawn from {NAMES[captor]} and enters it on 30"


def test_a_trio_can_be_declined_P6(screen: Screen, at: At) -> None:
    board = at(TRIO)
    screen.drag(("hand", 0), cell(6))
    screen.wait_for_turn(0, 1)
    screen.click(DECLINE)
    screen.wait_for_turn(1)
    assert moves(screen)[-1] == "decline"
    assert board.things.get(DECLINE) is None


def test_before_a_trio_a_prisoner_cannot_be_freed_P6(screen: Screen, at: At) -> None:
    at(TRIO)
    screen.click(("prisoners", 1, 0))
    assert screen.status.startswith("Complete a Trio first")


def test_during_a_trio_nothing_on_the_board_moves_P6(screen: Screen, at: At) -> None:
    at(TRIO)
    screen.drag(("hand", 0), cell(6))
    screen.wait_for_turn(0, 1)
    screen.click(pawn(11))
    assert screen.status.startswith("Your Trio: enter a pawn or decline")


def test_two_trios_at_once_are_asked_one_by_one_and_chains_go_on_P6(screen: Screen, at: At) -> None:
    # 11 completes 6-11-12 and 10-11-17 together; the pawn entered on 2 then completes 1-2-6
    board = at(position([6, 12, 10, 17, 1], [8, 14], [33, 34], hands=(4, 2, 2)))
    screen.drag(("hand", 0), cell(11))
    screen.wait_for_turn(0, 1)
    assert "may enter 2 pawn" in screen.status
    assert shining(board) == {(6, 11, 12), (10, 11, 17)}
    screen.drag(("hand", 0), cell(2))
    screen.wait_for_turn(0, 2)
    assert "may enter 2 pawn" in screen.status, "one entered, one more Trio completed"
    assert shining(board) == {(6, 11, 12), (10, 11, 17), (1, 2, 6)}
    screen.drag(("hand", 0), cell(30))
    screen.wait_for_turn(0, 3)
    assert screen.status == "Ana has a Trio: enter a pawn or decline"
    screen.click(DECLINE)
    screen.wait_for_turn(1)
    assert moves(screen) == ["place:11", "enter:2:hand", "enter:30:hand", "decline"]


# --- P8 and P9: the end


def test_prisoners_are_shown_at_their_captor_with_what_is_still_needed_P8(
    screen: Screen, at: At
) -> None:
    prisoners = {(0, 1): 4, (0, 2): 3}
    board = at(position([10], [11, 0], [33], prisoners=prisoners))
    assert cast(Heap, board.things.get(("prisoners", 0, 1))).count == 4
    assert cast(Heap, board.things.get(("prisoners", 0, 2))).count == 3
    assert screen.board.standings(board.view)[0] == [("Prisoners", 7)]
    screen.drag(pawn(10), cell(11))
    screen.qtbot.waitUntil(lambda: screen.table.result is not None)
    assert screen.match.result is not None
    assert screen.match.result.winners == (0,)
    assert screen.status.startswith("Ana holds 8 prisoner")
    rows = dict(board.explain(screen.match.result))
    assert rows["Prisoners from Bruno"] == ["5", "–", "0"]


def test_who_loses_the_last_pawn_is_out_and_passed_over_P9(screen: Screen, at: At) -> None:
    board = at(position([10, 0], [11], [33, 20], hands=(1, 0, 1)))
    assert board.texts.note(board.state, 1) != "", "said beforehand"
    screen.drag(pawn(10), cell(11))
    screen.wait_for_turn(2)
    assert board.panels[1].out
    assert board.texts.note(board.state, 1) == "out: passed over"
    assert "Bruno has no pawn left to move, is out and is passed over" in screen.log


def test_the_end_by_quiet_turns_is_said_beforehand_and_explained_afterwards_P9(
    screen: Screen, at: At
) -> None:
    board = at(position([0, 16], [36], [33], prisoners={(2, 0): 1}, quiet=58, turns=100))
    assert "the game ends in 2 turn" in screen.status
    assert board.title(board.view).startswith("2 quiet turn")
    screen.drag(pawn(16), cell(17))
    screen.wait_for_turn(1)
    screen.drag(pawn(36), cell(35))
    screen.qtbot.waitUntil(lambda: screen.table.result is not None)
    assert screen.match.result is not None
    assert screen.match.result.winners == (2,)
    assert "without a capture or a new pawn: most prisoners win" in board.ending(
        screen.match.result
    )


def test_far_from_the_end_nothing_is_said_of_it_P9(screen: Screen, at: At) -> None:
    board = at(position([0, 16], [36], [33], quiet=30, turns=100))
    assert screen.status == "Ana advances a pawn"
    assert board.title(board.view) == "turn 101"


# --- P10 to P13: two players


DUEL = position([11, 12], [8, 14, 33], hands=(2, 2), reserves=(3, 4))


def test_the_reserve_enters_only_through_a_trio_P10_P11(screen: Screen, at: At) -> None:
    board = at(DUEL)
    assert cast(Heap, board.things.get(("reserve", 0))).count == 3
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
    assert cast(Heap, board.things.get(("reserve", 1))).count == 4
    assert screen.log == ["Ana captures on 11: the pawn goes to the reserve of Bruno"]


def test_pawns_lost_are_gone_and_not_in_the_reserve_P12(screen: Screen, at: At) -> None:
    board = at(position([17, 0, 1, 2], [18, 33, 34], hands=(2, 2), reserves=(3, 3)))
    screen.drag(("hand", 0), cell(30))
    screen.click(LOSE)
    screen.wait_for_turn(1)
    assert board.state.reserves == (3, 3)
    assert board.state.strength(0) == 5


def test_fewer_than_three_pawns_lose_P13(screen: Screen, at: At) -> None:
    board = at(position([10, 0, 1], [11, 33, 34], reserves=(3, 3)))
    screen.drag(pawn(10), cell(11))
    screen.qtbot.waitUntil(lambda: screen.table.result is not None)
    assert screen.status == "Bruno has fewer than three pawns: the game is over"
    assert screen.match.result is not None
    assert board.explain(screen.match.result)[0] == ("Pawns on the board", ["3", "2"])


# --- aids


def test_threats_are_shown_on_demand(screen: Screen, at: At) -> None:
    state = position([17, 0], [5, 36], [33], hands=(1, 1, 1), turn=0)
    board = at(state, "hrr")
    assert rings(board, broken=True) == set(), "off until somebody wants it"
    screen.click(THREATS)
    assert rings(board, broken=True) == set(hints.threats(state, 0)) == {0}
    QTest.keyClicks(screen.table.view, "t")
    assert rings(board, broken=True) == set()
    QTest.keyClicks(screen.table.view, "t")
    state = position([4, 0], [5, 36], [33], hands=(1, 1, 1))
    board = at(state, "hrr")
    assert board.flags["threats"], "remembered"
    assert rings(board, broken=False) == {4, 5}


def test_numbers_can_be_switched_off(screen: Screen, at: At) -> None:
    board = at(QUIET)
    assert {name for name, _ in board.toggles()} == {"threats", "numbers"}
    board.set_flag("numbers", False)
    plate = board.things.get(("board",))
    assert plate is not None
    assert isinstance(plate, Plate)
    assert not plate.numbers


# --- the keyboard


def test_letters_reach_the_hand_the_reserve_and_the_captors(screen: Screen, at: At) -> None:
    board = at(TRIO)
    screen.drag(("hand", 0), cell(6))
    screen.wait_for_turn(0, 1)
    for letter, key in (("h", ("hand", 0)), ("2", ("prisoners", 1, 0)), ("3", ("prisoners", 2, 0))):
        QTest.keyClicks(screen.table.view, letter)
        assert held(board) == (key,)
    QTest.keyClicks(screen.table.view, "1")
    assert screen.status.startswith("That player holds no pawn of yours")
    board = at(DUEL)
    screen.drag(("hand", 0), cell(6))
    screen.wait_for_turn(0, 1)
    QTest.keyClicks(screen.table.view, "e")
    assert held(board) == (("reserve", 0),)


def test_arrow_keys_go_from_cell_to_cell(screen: Screen, at: At) -> None:
    board = at(QUIET)
    QTest.keyClicks(screen.table.view, "h")
    board.hand.focus_on(cell(17))
    screen.key(Qt.Key.Key_Right)
    assert board.hand.focus == cell(18)
    screen.key(Qt.Key.Key_Down)
    assert board.hand.focus in (cell(24), cell(25))
    screen.key(Qt.Key.Key_Return)
    screen.wait_for_turn(1)
    assert moves(screen)[0] in ("place:24", "place:25")


# --- round the table


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_in_tabletop_mode_every_player_is_asked_on_their_own_side(
    screen: Screen, at: At, seats: int
) -> None:
    """Trays face their players, and what is asked covers no cell and is wholly seen."""
    at(QUIET)
    screen.table._settings.tabletop = True
    pawns = [[10], [0], [33], [36], [3]][:seats]
    for seat in range(seats):
        own = [[11, 12] if n == seat else [*cells] for n, cells in enumerate(pawns)]
        board = at(
            position(
                *own, turn=seat, hands=(2,) * seats, reserves=(1,) * seats if seats == 2 else None
            )
        )
        screen.drag(("hand", seat), cell(6))
        screen.wait_for_turn(seat, 1)
        button = board.things.get(DECLINE)
        assert isinstance(button, Choice)
        assert button.rotation() == board.panels[seat].rotation()
        box = button.mapToScene(button.rect).boundingRect()
        others = [panel for number, panel in board.panels.items() if number != seat]
        assert board.sceneRect().contains(box)
        assert not any(panel.place.box.intersects(box) for panel in others)
        for number in range(CELLS):
            assert not box.contains(board.layout.at(number))
        screen.click(DECLINE)
        screen.wait_for_turn((seat + 1) % seats)


def test_the_board_is_one_picture_painted_once(screen: Screen, at: At) -> None:
    board = at(QUIET)
    plate = board.things.get(("board",))
    assert plate is not None
    assert plate.cacheMode() == plate.CacheMode.DeviceCoordinateCache
    painted: list[bool] = []
    plate.draw = lambda painter: painted.append(True)  # type: ignore[method-assign]
    screen.click(("hand", 0))
    screen.move(board.layout.at(17), board.layout.at(18))
    QTest.qWait(20)
    assert not painted


# --- whole matches


def walk(screen: Screen, path: Path) -> None:
    """By mouse, as people do: drag, and press what is asked."""
    if len(path) == 1:
        screen.click(path[0])
        return
    screen.drag(*(key for key in path if key not in (LOSE, STOP)))
    if screen.board.hand.path:
        screen.click(path[-1])


def type_in(screen: Screen, path: Path) -> None:
    board = screen.board
    for key in path:
        board.hand.focus_on(key)
        screen.key(Qt.Key.Key_Return)
    if board.hand.path:
        screen.key(Qt.Key.Key_Return)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_whole_match_by_mouse_against_bots(screen: Screen, seats: int) -> None:
    screen.sit_down("arrows", "h" + "r" * (seats - 1), seed=seats + 3)
    QTest.qWait(1)
    _play_through(screen, walk)


def test_a_whole_match_by_keyboard(screen: Screen) -> None:
    screen.sit_down("arrows", "hrh", seed=9)
    _play_through(screen, type_in)


def _play_through(screen: Screen, act: Callable[[Screen, Path], None]) -> None:
    """A person who captures whatever can be captured, so that it comes to an end."""
    rng = Random(7)
    board = cast(ArrowsBoard, screen.board)
    while True:
        screen.wait_for_turn()
        if screen.match.result is not None:
            break
        before = len(screen.match.decisions)
        assert board.acting is not None
        ways = list(board.paths(board.acting, board.state.legal(board.acting)))
        takes = [way for way in ways if isinstance(way.move, Take)]
        way = max(takes, key=lambda way: len(way.path)) if takes else rng.choice(ways)
        act(screen, way.path)
        made = screen.match.decisions[before:]
        assert made, f"{way.move} was not made"
        assert made[0].move == way.move
    screen.qtbot.waitUntil(lambda: screen.table.result is not None)
