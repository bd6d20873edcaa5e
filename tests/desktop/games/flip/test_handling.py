"""What a hand can do with the pieces."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.games.flip.handling import (
    LIFTED,
    TURN_LEFT,
    TURN_RIGHT,
    Rotations,
)
from boomerang_desktop.desktop.games.flip.items import PieceItem
from boomerang_desktop.desktop.games.flip.words import NO_NEIGHBOUR, NO_PLACE
from boomerang_desktop.games.core import Refusal
from boomerang_desktop.games.flip import FlipState, Placement
from boomerang_desktop.games.flip.pieces import PIECES, to_corner
from boomerang_desktop.games.flip.refusals import (
    COVERED,
    GAME_OVER,
    NO_CONTACT,
    NO_PIECE,
    NOT_YOUR_TURN,
    OVER_THE_EDGE,
    WHITE_BEGINS,
)
from tests.desktop.games.flip.laid import Laid
from tests.games.flip.playing import after, opening, place, random_game

Key = Qt.Key
BAR = "I4:2,4;3,4;4,4;5,4"


@pytest.fixture
def laid(qtbot: QtBot) -> Laid:
    """A white bar on the board; red must place."""
    made = Laid(qtbot, after(BAR))
    made.offer()
    return made


# --- rotations


def test_each_seat_turns_its_own_pieces() -> None:
    rotations, piece = Rotations(), place("T5:4,3;5,3;6,3;5,4;5,5").piece
    rotations.turn(0, "T5", 1)
    rotations.turn(1, "T5", -1)
    assert rotations.shape(0, "T5") == piece.rotations[1]
    assert rotations.shape(1, "T5") == piece.rotations[3]
    rotations.turn(0, "T5", 3)
    assert rotations.shape(0, "T5") == piece.rotations[0]
    upright = place("I3:4,4;4,5;4,6")
    rotations.turn_for(0, upright)
    assert rotations.shape(0, "I3") == to_corner(upright.holes)


# --- what is refused, by the rules


def test_the_holes_under_a_piece_say_what_is_missing(laid: Laid) -> None:
    for name, at, refusal in (
        ("X5", (8.5, 7.5), NO_CONTACT),
        ("M", (3.5, 4.5), COVERED),
        ("X5", (0.2, 0.2), OVER_THE_EDGE),
        ("M", (3.5, 9.3), OVER_THE_EDGE),
    ):
        assert laid.lift(name)
        laid.move(laid.table.grid.point(*at) - laid.board.hand.grip)
        assert laid.aim.refusal == refusal
        laid.key(Key.Key_Escape)


def test_a_refusal_is_said_once_and_not_over_every_hole(laid: Laid) -> None:
    said = []
    laid.board.status_changed.connect(lambda: said.append(laid.board.status()))
    assert laid.lift("X5")
    for x in (7.5, 8.5):
        for y in (1.5, 6.5, 7.5):
            laid.move(laid.table.grid.point(x, y) - laid.board.hand.grip)
    assert laid.refusals == [NO_CONTACT]
    said.clear()
    laid.move(laid.over(place("X5:3,5;2,6;3,6;4,6;3,7").holes))
    (told,) = said
    assert told.startswith("Bruno holds the cross: here it turns over 1")
    laid.move(laid.table.grid.point(7.5, 6.5) - laid.board.hand.grip)
    assert laid.refusals == [NO_CONTACT, NO_CONTACT]


def test_what_lies_on_the_board_stays_there(laid: Laid) -> None:
    laid.board.hand.lift(("placed", place(BAR).number))
    assert laid.refusals == [COVERED]


def test_the_other_ones_pieces_are_not_mine(laid: Laid) -> None:
    laid.board.hand.lift(("stock", 0, "T5"))
    assert laid.refusals == [NO_PIECE]


def test_what_is_let_go_beside_the_board_is_told_where_it_belongs(laid: Laid) -> None:
    assert laid.lift("T5")
    board = laid.table.grid.board
    beside = QPointF(board.left() - 55, board.center().y())
    laid.move(beside)
    laid.release(beside)
    assert laid.refusals == [NO_PIECE]


@pytest.mark.parametrize(
    ("state", "seat", "refusal"),
    [(after(BAR), 0, NOT_YOUR_TURN), (opening(), 1, WHITE_BEGINS)],
)
def test_F8_whoever_must_wait_is_told_so(
    qtbot: QtBot, state: FlipState, seat: int, refusal: Refusal
) -> None:
    laid = Laid(qtbot, state, persons=(seat,))
    laid.board.show_view(state.view(seat), seat)
    laid.board.offer(None)
    laid.board.hand.lift(("piece", "T5"))
    assert laid.refusals == [refusal]
    # what the one who thinks has before them is nobody else's business
    laid.board.hand.lift(("stock", 1 - seat, "T5"))
    assert laid.refusals == [refusal]


def test_F9_when_the_game_is_over_no_piece_can_be_lifted(qtbot: QtBot) -> None:
    *_, (*_, end) = random_game(3)
    laid = Laid(qtbot, end)
    left = [key for key, _ in laid.board.things.all() if key[0] in ("piece", "stock")]
    assert left
    for key in left:
        laid.board.hand.lift(key)
    assert set(laid.refusals) == {GAME_OVER}


def stuck(contact: bool) -> tuple[FlipState, str]:
    """A position in which a piece of whoever must place fits nowhere, or touches nothing."""
    for seed in range(40):
        for state, seat, _, _ in random_game(seed):
            free = {place.piece.name for place in state.legal(seat)}
            for piece in ("X5", "T5", "U5", "V5", "O4", "I4"):
                laid = [p for p in _everywhere(piece) if p.holes[-1][1] < state.rows]
                fits = any(p.squares & state.empty == p.squares for p in laid)
                left = state.why_not(seat, laid[0]) in (NO_CONTACT, COVERED)
                if left and piece not in free and fits == contact:
                    return state, piece
    raise AssertionError("no such position")


def _everywhere(name: str) -> list[Placement]:
    return [placement for placement in opening().legal(0) if placement.piece.name == name]


@pytest.mark.parametrize(("contact", "refusal"), [(True, NO_NEIGHBOUR), (False, NO_PLACE)])
def test_a_piece_without_a_place_says_so_however_it_is_lifted(
    qtbot: QtBot, contact: bool, refusal: Refusal
) -> None:
    state, name = stuck(contact)
    laid = Laid(qtbot, state)
    laid.offer()
    assert not laid.board.hand.lift(("piece", name))
    assert laid.board.why_not((("piece", name),)) == refusal
    assert not laid.lift(name)
    assert laid.refusals == [refusal, refusal]
    told = laid.board.words.about(laid.board.view, laid.seat, ("piece", name))
    assert told is not None
    assert told.rule == ("F4" if contact else "F10")


def test_a_piece_of_whoever_waits_is_not_said_to_have_no_place(qtbot: QtBot) -> None:
    state, _ = stuck(False)
    other = 1 - state.to_act[0]
    laid = Laid(qtbot, state, persons=(other,))
    laid.board.show_view(state.view(other), other)
    left = [piece.name for piece, n in zip(PIECES, state.stocks[other], strict=True) if n]
    laid.board.hand.lift(("piece", left[0]))
    assert laid.refusals == [NOT_YOUR_TURN]


# --- the piece in the hand


def test_a_snapped_piece_is_drawn_just_above_its_holes(laid: Laid) -> None:
    wanted = place("M:3,3")
    assert laid.lift("M")
    laid.move(laid.over(wanted.holes) + QPointF(0.3, 0.3) * laid.table.grid.cell)
    snapped, carried = laid.aim, laid.board.hand.carried
    assert isinstance(carried, PieceItem)
    assert snapped.allowed
    assert carried.scenePos() == laid.table.grid.above(wanted.holes)
    assert carried.height_in_hand < 1.0
    assert carried.scale() * carried.look.cell == pytest.approx(laid.table.grid.cell)
    over = laid.over(place(BAR).holes)
    laid.move(over)
    assert not laid.aim.allowed
    assert carried.height_in_hand == pytest.approx(1.0)
    assert (carried.scenePos() - over - laid.board.hand.grip).manhattanLength() < 2


def test_what_is_lifted_by_a_click_waits_in_its_tray(laid: Laid) -> None:
    tray = laid.board.things["piece", "O4"].scenePos()
    laid.press(("piece", "O4"))
    laid.release(tray)
    carried = laid.board.hand.carried
    assert carried is not None
    laid.move(QPointF(100, 300))
    assert laid.aim.waiting
    assert carried.scenePos() == tray
    laid.move(laid.table.grid.point(5, 7))
    assert laid.aim.holes
    assert carried.scenePos() != tray
    laid.key(Key.Key_R)
    laid.move(QPointF(100, 300))
    assert carried.scenePos() == tray


def test_enter_places_what_the_pointer_holds_over_its_holes(laid: Laid) -> None:
    laid.press(("piece", "M"))
    laid.release(laid.board.things["piece", "M"].scenePos())
    laid.move(laid.over(place("M:3,3").holes))
    laid.key(Key.Key_Return)
    assert laid.answers == [place("M:3,3")]


def test_a_piece_in_its_tray_is_turned_by_the_buttons_and_stays_so(laid: Laid) -> None:
    level, upright = place("I3:0,0;1,0;2,0").piece.rotations
    laid.board.hand.lift(TURN_RIGHT)
    assert laid.shape("I3") == upright
    assert not laid.board.hand.path
    laid.board.hand.lift(TURN_LEFT)
    assert laid.shape("I3") == level


# --- by keyboard


def test_a_key_lifts_a_piece_to_the_nearest_place_that_is_offered(laid: Laid) -> None:
    laid.key(Key.Key_M)
    assert laid.aim.allowed
    assert laid.board.hand.by_key
    assert "the single square over row 4, column 5" in laid.spoken


def test_arrows_lead_it_over_holes_that_it_may_not_fill(laid: Laid) -> None:
    laid.key(Key.Key_M, Key.Key_Down)
    assert not laid.aim.allowed
    assert laid.refusals == [COVERED]
    carried = laid.board.hand.carried
    assert carried is not None
    cell = laid.table.grid.cell
    assert carried.scenePos() == laid.table.grid.above(laid.aim.holes) + LIFTED * cell
    laid.key(Key.Key_Return)
    assert not laid.answers
    # it stays in the hand, so that one can go on from there
    assert laid.board.hand.path == (("piece", "M"),)
    laid.key(Key.Key_Escape)
    assert not laid.board.hand.path


def test_tab_goes_to_the_next_place_and_turns_the_piece_when_it_must(laid: Laid) -> None:
    places = [p for p in laid.board.view.legal(1) if p.piece.name == "D"]
    laid.key(Key.Key_D)
    seen = []
    for _ in places:
        laid.key(Key.Key_Tab)
        assert laid.aim.allowed
        assert to_corner(laid.aim.holes) == laid.shape("D")
        seen.append(laid.aim.holes)
    assert sorted(seen) == sorted(p.holes for p in places)
    laid.key(Key.Key_Tab)
    assert laid.aim.holes == seen[0]
    QTest.keyClick(laid.window, Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert laid.aim.holes == seen[-1]


def test_the_next_piece_starts_where_the_last_one_was(laid: Laid) -> None:
    laid.key(Key.Key_M)
    for _ in range(4):
        laid.key(Key.Key_Left)
    (x, y), *_ = laid.aim.holes
    laid.key(Key.Key_D)
    (left, top), *_ = laid.aim.holes
    assert abs(left - x) + abs(top - y) <= 3


def test_a_letter_then_a_digit_chooses_among_several(laid: Laid) -> None:
    held = laid.table.handling
    laid.key(Key.Key_V, Key.Key_5)
    assert held.held == "V5"
    laid.key(Key.Key_5)
    assert held.held == "X5"
    laid.key(Key.Key_V)
    assert held.held == "V3"
    laid.key(Key.Key_Z)
    assert held.held == "V3"
