"""What the table of arrows shows of a position, of a move and of what is offered."""

from typing import TypeVar

import pytest
from PySide6.QtCore import QRectF

from boomerang_desktop.desktop.games.arrows import keys, outlook
from boomerang_desktop.desktop.games.arrows.items import (
    BoardCell,
    BoardMarks,
    Fallen,
    Pawn,
    PawnRow,
    Triangle,
)
from boomerang_desktop.desktop.games.arrows.layout import Layout, trio_number
from boomerang_desktop.desktop.games.arrows.notes import AidSwitch
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.desktop.scene.handling import Aim
from boomerang_desktop.desktop.scene.items import Item
from boomerang_desktop.desktop.scene.kit.buttons import ButtonStyle, TableButton
from boomerang_desktop.games.arrows import ARROWS, hints
from boomerang_desktop.games.arrows.board import CELLS, TRIOS
from boomerang_desktop.games.arrows.moves import Take
from tests.desktop.games.arrows.table import ArrowsBoard, a_board, positions
from tests.games.arrows.table import events, play, position

pytestmark = pytest.mark.usefixtures("qapp")
I = TypeVar("I", bound=Item)  # noqa: E741 - an item of some kind

DUTY = position([17, 11, 0], [18, 36], [33, 12], hands=(2, 2, 2))
"""11 can take 12, 17 can take 18; 0 can do nothing of the kind."""


def thing(board: ArrowsBoard, key: Key, kind: type[I]) -> I:
    found = board.things.find(key, kind)
    assert found is not None
    return found


def rings(board: ArrowsBoard, *, broken: bool) -> set[int]:
    return {
        ring.cell for ring in thing(board, keys.RINGS, BoardMarks).rings if ring.broken == broken
    }


def glowing(board: ArrowsBoard) -> set[int]:
    found = [thing(board, keys.trio(number), Triangle) for number in range(len(TRIOS))]
    return {item.number for item in found if item.glows}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_pawns_stand_and_lie_where_the_view_says(seats: int) -> None:
    board = a_board(positions(seats)[0])
    for state in positions(seats)[:-1:9]:
        board.show_view(state, 0)
        for cell in range(CELLS):
            pawn = board.things.find(keys.pawn(cell), Pawn)
            owners = [seat for seat, mask in enumerate(state.pawns) if mask >> cell & 1]
            assert ([pawn.seat] if pawn else []) == owners
        for key, item in board.things.all():
            if isinstance(item, PawnRow):
                match key:
                    case ("hand", int(seat)):
                        assert item.count == state.hands[seat]
                    case ("reserve", int(seat)):
                        assert item.count == state.reserves[seat]
                    case ("prisoners", int(captor), int(owner)):
                        assert item.count == state.prisoners[captor][owner]
                        assert item.seat == owner


def test_nothing_is_ringed_for_whoever_is_not_asked_P5() -> None:
    board = a_board(DUTY)
    assert rings(board, broken=False) == set()
    board.offer(0, DUTY.legal(0))
    assert rings(board, broken=False) == {17, 11}
    board.offer(None)
    assert rings(board, broken=False) == set()


def test_threats_show_what_the_one_before_the_table_could_lose_and_take() -> None:
    board = a_board(DUTY, viewer=1)
    assert rings(board, broken=True) == set()
    board.set_flag("threats", True)
    assert rings(board, broken=True) == set(hints.threats(DUTY, 1)) == {18}
    prey = {end for ends in hints.captures(DUTY, 1).values() for end in ends}
    assert rings(board, broken=False) == prey


def test_threats_ring_no_prey_that_is_not_offered() -> None:
    board = a_board(DUTY)
    board.offer(0, [Take((17, 18))])
    board.set_flag("threats", True)
    assert rings(board, broken=False) == {17, 18}


def test_a_hint_lights_the_way_and_where_it_starts() -> None:
    board = a_board(DUTY)
    board.offer(0, DUTY.legal(0))
    board.advise(Take((17, 18)))
    assert [way.cells for way in thing(board, keys.WAY, BoardMarks).ways] == [(17, 18)]
    assert thing(board, keys.cell(17), BoardCell).lit
    assert thing(board, keys.cell(18), BoardCell).lit
    board.advise(None)
    assert thing(board, keys.WAY, BoardMarks).ways == ()
    assert not thing(board, keys.cell(17), BoardCell).lit


def test_the_last_move_is_marked_with_its_way_and_its_trios() -> None:
    before = position([10, 5, 11], [4, 12], [33], hands=(1, 1, 1))
    state = position([9, 5, 4], [10], [33], hands=(1, 1, 1))
    board = a_board(before)
    board.show_marks(events(state, "take:5-10"))
    assert [way.cells for way in thing(board, keys.LAST, BoardMarks).ways] == [(5, 10)]
    assert {key for key, item in board.things.all() if item.marked} == {
        keys.cell(5),
        keys.cell(10),
        keys.trio(trio_number((4, 9, 10))),
    }
    board.show_marks(())
    assert not any(item.marked for _, item in board.things.all())


def test_of_several_trios_the_one_that_is_paid_for_shines_P6() -> None:
    before = position([1, 2, 6, 4, 9], [36], [33], hands=(2, 1, 1))
    after = play(before, "place:10")
    board = a_board(before)
    move = ARROWS.parse("place:10")
    board.play(ARROWS.events(before, 0, move, after), after, 0, lambda: None)
    assert glowing(board) == {trio_number((4, 9, 10))}


def test_all_that_others_did_is_marked_and_what_they_took_lies_where_it_stood() -> None:
    first = position([17, 0], [18, 5], [33, 10], hands=(1, 1, 1), turn=1)
    second = play(first, "take:5-10")
    seen = [*events(first, "take:5-10"), *events(second, "place:30")]
    board = a_board(play(second, "place:30"), viewer=0)
    board.show_marks(seen)
    assert [way.cells for way in thing(board, keys.LAST, BoardMarks).ways] == [(5, 10)]
    marked = {key for key, item in board.things.all() if item.marked}
    assert marked >= {keys.cell(5), keys.cell(10), keys.cell(30)}
    ghost = thing(board, keys.fallen(10, 2), Fallen)
    assert ghost.seat == 2
    assert ghost.label == "pawn of Chloé that stood on 10"
    board.offer(0, board.view.legal(0))
    assert keys.fallen(10, 2) in board.things, "until somebody decides"
    board.show_marks(())
    assert keys.fallen(10, 2) not in board.things


def test_marks_outlast_another_size_of_the_table() -> None:
    board = a_board(DUTY)
    board.show_marks(events(DUTY, "take:17-18"))
    marked = {key for key, item in board.things.all() if item.marked}
    board.set_width(500, 1.0, 1.0)
    assert {key for key, item in board.things.all() if item.marked} == marked != set()
    assert thing(board, keys.LAST, BoardMarks).ways
    assert keys.fallen(18, 1) in board.things


def test_pawns_lost_for_good_lie_where_they_stood_P5() -> None:
    board = a_board(DUTY)
    board.show_marks(events(DUTY, "place:30"))
    assert {keys.fallen(17, 0), keys.fallen(11, 0)} <= {key for key, _ in board.things.all()}


# --- threats while a pawn is carried


def test_within_a_chain_rings_show_the_board_as_it_would_be() -> None:
    """17 takes 18 and could then be taken from 12, which 17 was not threatened by."""
    chain = position([17], [18, 19], [12, 33], hands=(1, 1, 1))
    board = a_board(chain)
    board.offer(0, chain.legal(0))
    board.set_flag("threats", True)
    before = rings(board, broken=True)
    board.hand.lift(keys.pawn(17))
    board.hand.put_down(keys.cell(18))
    after = rings(board, broken=True)
    imagined = outlook.walked(chain, 0, (17, 18), enters=False)
    assert after == set(hints.threats(imagined, 0))
    assert after != before
    assert 17 not in after
    assert rings(board, broken=False) == {19}, "the next that can be taken, none that is gone"


def test_while_a_pawn_enters_rings_show_what_could_be_lost_where_it_is_held() -> None:
    before = position([1, 2, 20], [33, 17], [34], hands=(2, 1, 1))
    trio = play(before, "place:6")
    board = a_board(trio)
    board.offer(0, trio.legal(0))
    board.set_flag("threats", True)
    board.hand.lift(keys.hand(0))
    board.hand.update_aim(Aim(keys.cell(18)))
    assert 18 in rings(board, broken=True), "an arrow leads from 17 to 18"
    board.hand.update_aim(Aim(keys.cell(0)))
    assert 18 not in rings(board, broken=True)


def test_threats_can_be_switched_while_a_pawn_is_in_the_hand() -> None:
    board = a_board(DUTY)
    board.offer(0, DUTY.legal(0))
    board.hand.lift(keys.pawn(17))
    assert not rings(board, broken=False)
    board.handling.switch(keys.THREATS)
    assert rings(board, broken=False) == {18}
    assert thing(board, keys.THREATS, AidSwitch).on, "and its switch says so at once"
    board.handling.switch(keys.THREATS)
    assert not thing(board, keys.THREATS, AidSwitch).on


# --- buttons


def test_what_costs_pawns_and_what_declines_is_never_the_loudest_button() -> None:
    board = a_board(DUTY)
    board.offer(0, DUTY.legal(0))
    board.hand.lift(keys.hand(0))
    board.hand.put_down(keys.cell(30))
    assert thing(board, keys.LOSE, TableButton).style is ButtonStyle.WARNING
    assert thing(board, keys.TAKE_BACK, TableButton).style is ButtonStyle.MAIN
    trio = play(position([1, 2, 20], [33], [34], hands=(2, 1, 1)), "place:6")
    board = a_board(trio)
    board.offer(0, trio.legal(0))
    assert thing(board, keys.DECLINE, TableButton).style is ButtonStyle.PLAIN


@pytest.mark.parametrize("key", ["board", "hand"])
def test_a_line_of_the_result_shows_what_it_counts_with_two(key: str) -> None:
    board = a_board(position([10, 0, 1], [11, 33, 34], hands=(1, 1), reserves=(1, 1)))
    board.table.show_line(key)
    wanted = {
        "board": {keys.cell(cell) for cell in (10, 0, 1, 11, 33, 34)},
        "hand": {keys.hand(0), keys.hand(1)},
    }[key]
    assert {name for name, item in board.things.all() if item.marked} == wanted


def test_a_line_of_the_result_shows_the_prisoners_that_it_counts() -> None:
    board = a_board(position([10], [11], [33], prisoners={(0, 1): 2, (2, 1): 1, (1, 0): 1}))
    board.table.show_line("prisoners/1")
    marked = {key for key, item in board.things.all() if item.marked}
    assert marked == {keys.prisoners(0, 1), keys.prisoners(2, 1)}


def test_everything_on_the_board_has_the_size_of_the_board() -> None:
    board = a_board(DUTY)
    board.set_width(500, 1.0, 1.0)
    small = {key: item.rect.width() for key, item in board.things.all()}
    board.set_width(1040, 1.0, 1.0)
    for key, item in board.things.all():
        if key[0] in ("board", "cell", "trio", "pawn", "line"):
            assert item.rect.width() > 1.2 * small[key], key


# --- a move that may still be taken back


def test_a_choice_shows_what_could_be_lost_after_it() -> None:
    """17 takes 18 and could then be taken from 12. What could be done before is past."""
    chain = position([17], [18, 19], [12, 33], hands=(1, 1, 1))
    board = a_board(chain)
    board.offer(0, chain.legal(0))
    board.set_flag("threats", True)
    before = rings(board, broken=True)
    move = next(move for move in chain.legal(0) if str(move) == "take:17-18")
    board.show_choice(move)
    assert rings(board, broken=True) == set(hints.threats(chain.play(0, move), 0)) != before
    assert not rings(board, broken=False) & {17}, "the pawn is no longer asked to capture"


def test_signs_of_lost_pawns_lie_side_by_side_on_the_rim_of_a_cell() -> None:
    layout = Layout.within(QRectF(0, 0, 800, 600))
    first, second = layout.rim(5, 0), layout.rim(5, 1)
    assert first.y() > layout.at(5).y()
    assert (first - second).manhattanLength() > layout.radius
