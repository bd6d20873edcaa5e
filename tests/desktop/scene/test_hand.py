"""The hand: lifts what is offered and nothing else, by mouse, finger and key."""

import pytest
from PySide6.QtCore import QPointF, Qt
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.desktop.scene.hand import FINGER, IN_HAND, LIFT_SCALE, THRESHOLD
from boomerang_desktop.desktop.scene.handling import Aim
from boomerang_desktop.desktop.scene.items import Ghost
from boomerang_desktop.games.core import Refusal
from tests.desktop.scene.conftest import NewBoard
from tests.desktop.scene.heap import (
    BELL,
    BOWL,
    BOX,
    CUP,
    LAMP,
    ONE,
    PLATE,
    SENTENCE,
    STONE,
    THREE,
    TWO,
    Dishes,
    HeapBoard,
    Heard,
    Led,
    Walked,
    dishes_of,
    heap,
    lit,
    middle,
    offer,
)
from tests.sixth.games.heap import Take

NOWHERE = QPointF(-200, -200)


@pytest.fixture
def board(boards: NewBoard) -> HeapBoard:
    """The heap as it is; Take(2) is offered."""
    made = boards()
    offer(made, 2)
    return made


@pytest.fixture
def dishes(boards: NewBoard) -> HeapBoard:
    return boards(Dishes)


def ghosts(board: HeapBoard) -> int:
    return sum(isinstance(item, Ghost) for item in board.items())


def press_and_drag(board: HeapBoard, key: Key, *ways: QPointF, finger: bool = False) -> None:
    board.hand.press(board.things[key], middle(board, key))
    for at in ways:
        board.hand.move_to(at, True, finger)


# --- lifting


def test_what_is_offered_is_lifted_and_its_place_lights(board: HeapBoard) -> None:
    heard, counter = Heard(board), board.things[TWO]
    assert board.hand.lift(TWO)
    assert board.hand.path == (TWO,)
    assert board.hand.carried is counter
    assert counter.lifted
    assert counter.scale() == pytest.approx(LIFT_SCALE)
    assert counter.zValue() == IN_HAND
    assert lit(board) == {BOWL}
    assert ghosts(board) == 1
    assert heard.sounds == ["lift"]
    assert heard.statuses > 0


@pytest.mark.parametrize("key", [ONE, THREE, BOWL, ("counter", 12)])
def test_with_one_move_offered_nothing_else_is_lifted(board: HeapBoard, key: Key) -> None:
    heard = Heard(board)
    assert not board.hand.lift(key)
    assert board.hand.path == ()
    assert board.hand.carried is None
    assert heard.refusals == [SENTENCE]
    assert lit(board) == set()
    assert ghosts(board) == 0


def test_where_nothing_is_offered_nothing_is_lifted(boards: NewBoard) -> None:
    board = boards()
    for key, _ in board.things.all():
        assert not board.hand.lift(key)
    assert board.hand.path == ()


def test_what_is_not_on_the_table_is_not_lifted(boards: NewBoard) -> None:
    board = boards(view=heap(left=1))
    offer(board, 1, 2)
    assert not board.hand.lift(TWO)
    assert board.hand.path == ()


def test_lifting_another_thing_puts_the_first_one_back(boards: NewBoard) -> None:
    board = boards()
    offer(board, 1, 2)
    assert board.hand.lift(ONE)
    assert board.hand.lift(TWO)
    assert board.hand.path == (TWO,)
    assert not board.things[ONE].lifted
    assert board.things[ONE].scale() == pytest.approx(1)
    assert ghosts(board) == 1


def test_what_is_pressed_makes_its_move_and_the_hand_stays_empty(dishes: HeapBoard) -> None:
    offer(dishes, 3)
    heard = Heard(dishes)
    assert not dishes.hand.lift(BELL)
    assert heard.answers == [Take(3)]
    assert dishes.hand.path == ()


def test_a_switch_is_no_move_and_leaves_what_is_lifted_in_the_hand(dishes: HeapBoard) -> None:
    offer(dishes, 1)
    heard = Heard(dishes)
    assert dishes.hand.lift(ONE)
    assert not dishes.hand.lift(LAMP)
    assert dishes_of(dishes).dishes.switched == [LAMP]
    assert dishes.hand.path == (ONE,)
    assert not heard.answers
    assert not heard.refusals


# --- putting down


def test_put_down_where_it_belongs_it_is_a_move(board: HeapBoard) -> None:
    heard = Heard(board)
    board.hand.lift(TWO)
    assert board.hand.put_down(BOWL)
    assert heard.answers == [Take(2)]
    assert board.hand.path == ()
    assert ghosts(board) == 0
    assert lit(board) == set()


def test_what_was_let_go_stays_the_hands_until_the_move_is_shown(board: HeapBoard) -> None:
    """Whoever shows the move begins where it was let go."""
    board.hand.lift(TWO)
    board.hand.put_down(BOWL)
    assert board.hand.carried is board.things[TWO]
    assert not board.things[TWO].lifted


@pytest.mark.parametrize("target", [None, TWO])
def test_put_down_nowhere_or_where_it_was_it_goes_back_without_a_word(
    board: HeapBoard, target: Key | None
) -> None:
    heard = Heard(board)
    board.hand.lift(TWO)
    assert not board.hand.put_down(target)
    assert not heard.answers
    assert not heard.refusals
    assert board.hand.path == ()


def test_put_down_elsewhere_it_goes_back_and_the_caller_says_why(dishes: HeapBoard) -> None:
    offer(dishes, 2)
    heard = Heard(dishes)
    dishes.hand.lift(ONE)
    assert not dishes.hand.put_down(STONE)
    assert heard.refusals == [SENTENCE]
    assert heard.answers == []
    assert dishes.hand.path == ()


def test_what_may_be_given_back_is_given_back(dishes: HeapBoard) -> None:
    offer(dishes, 1)
    heard = Heard(dishes)
    dishes.hand.lift(ONE)
    assert not dishes.hand.put_down(BOX)
    assert dishes.hand.path == ()
    assert heard.refusals == []


def test_put_back_it_glides_home(board: HeapBoard, qtbot: QtBot) -> None:
    home = middle(board, TWO)
    press_and_drag(board, TWO, home + QPointF(80, 40))
    assert middle(board, TWO) != home
    board.hand.put_back()
    assert board.hand.carried is None
    assert board.hand.path == ()
    qtbot.waitUntil(lambda: middle(board, TWO) == home)
    assert not board.things[TWO].lifted
    assert board.things[TWO].scale() == pytest.approx(1)


def test_an_empty_hand_has_nothing_to_put_back(board: HeapBoard) -> None:
    heard = Heard(board)
    board.hand.put_back()
    assert heard.statuses == 0


def test_when_the_table_changes_everything_is_dropped(board: HeapBoard) -> None:
    board.hand.lift(TWO)
    board.hand.drop_everything()
    assert (board.hand.path, board.hand.carried, ghosts(board)) == ((), None, 0)
    board.hand.drop_everything()
    assert board.hand.path == ()


# --- chains


def test_a_chain_goes_on_where_more_is_offered(dishes: HeapBoard) -> None:
    offer(dishes, 1, 3)
    heard = Heard(dishes)
    dishes.hand.lift(ONE)
    assert dishes.hand.put_down(BOWL)
    assert dishes.hand.path == (ONE, BOWL)
    assert middle(dishes, ONE) == middle(dishes, BOWL)
    assert lit(dishes) == {PLATE}
    assert heard.answers == []
    dishes.hand.put_down(PLATE)
    assert lit(dishes) == {CUP}
    dishes.hand.put_down(CUP)
    assert heard.answers == [Take(3)]


def test_a_chain_may_end_where_a_move_is_whole(dishes: HeapBoard) -> None:
    offer(dishes, 1, 3)
    heard = Heard(dishes)
    dishes.hand.lift(ONE)
    dishes.hand.put_down(BOWL)
    assert dishes.hand.put_down(BOWL)
    assert heard.answers == [Take(1)]


def test_a_chain_that_may_not_end_yet_waits_and_says_why(dishes: HeapBoard) -> None:
    offer(dishes, 3)
    heard = Heard(dishes)
    dishes.hand.lift(ONE)
    dishes.hand.put_down(BOWL)
    assert not dishes.hand.finish_here()
    assert heard.refusals == [SENTENCE]
    assert dishes.hand.path == (ONE, BOWL)
    assert dishes.hand.put_down(PLATE)


def test_a_chain_given_back_goes_all_the_way_home(dishes: HeapBoard, qtbot: QtBot) -> None:
    offer(dishes, 3)
    home = middle(dishes, ONE)
    dishes.hand.lift(ONE)
    dishes.hand.put_down(BOWL)
    dishes.hand.put_down(ONE)
    assert dishes.hand.path == ()
    qtbot.waitUntil(lambda: middle(dishes, ONE) == home)


def test_a_chain_is_walked_without_letting_go_and_back_again(boards: NewBoard) -> None:
    board = boards(Walked)
    offer(board, 2, 3)
    heard = Heard(board)
    press_and_drag(board, ONE, middle(board, BOWL))
    assert (board.hand.path, lit(board)) == ((ONE, BOWL), {PLATE})
    board.hand.move_to(middle(board, PLATE), True, False)
    assert (board.hand.path, lit(board)) == ((ONE, BOWL, PLATE), {CUP})
    board.hand.move_to(middle(board, BOWL), True, False)
    assert (board.hand.path, lit(board)) == ((ONE, BOWL), {PLATE})
    board.hand.move_to(middle(board, PLATE), True, False)
    board.hand.release(middle(board, PLATE), False)
    # let go where it has walked to, it waits: it may still go on
    assert (board.hand.path, heard.answers) == ((ONE, BOWL, PLATE), [])
    assert board.hand.finish_here()
    assert heard.answers == [Take(2)]


# --- mouse


def test_a_press_that_hardly_moves_is_no_drag(board: HeapBoard) -> None:
    press_and_drag(board, TWO, middle(board, TWO) + QPointF(THRESHOLD - 1, 0))
    assert board.hand.path == ()
    assert not board.hand.dragging


def test_what_is_dragged_follows_the_pointer_where_it_was_taken(board: HeapBoard) -> None:
    home, off = middle(board, TWO), QPointF(10, -8)
    board.hand.press(board.things[TWO], home + off)
    there = QPointF(400, 300)
    board.hand.move_to(there, True, False)
    assert board.hand.dragging
    assert middle(board, TWO) == there - off


def test_a_finger_does_not_cover_what_it_holds(board: HeapBoard) -> None:
    press_and_drag(board, TWO, QPointF(400, 300), finger=True)
    assert middle(board, TWO) == QPointF(400, 300) + FINGER


def test_a_finger_means_the_place_under_what_it_holds(board: HeapBoard) -> None:
    heard, bowl = Heard(board), middle(board, BOWL)
    press_and_drag(board, TWO, bowl - FINGER, finger=True)
    board.hand.release(bowl - FINGER, True)
    assert heard.answers == [Take(2)]


def test_a_drag_to_its_place_is_a_move(board: HeapBoard) -> None:
    heard, bowl = Heard(board), middle(board, BOWL)
    press_and_drag(board, TWO, bowl)
    assert board.hand.aim == Aim(BOWL)
    board.hand.release(bowl, False)
    assert heard.answers == [Take(2)]
    assert not board.hand.dragging


@pytest.mark.parametrize("key", [ONE, THREE, BOWL])
def test_what_is_not_offered_cannot_be_dragged_and_the_caller_says_why_once(
    board: HeapBoard, key: Key
) -> None:
    heard, home = Heard(board), middle(board, key)
    press_and_drag(board, key, home + QPointF(20, 0), home + QPointF(60, 0))
    board.hand.release(home + QPointF(60, 0), False)
    assert heard.refusals == [SENTENCE]
    assert middle(board, key) == home


def test_two_clicks_do_what_a_drag_does(board: HeapBoard) -> None:
    heard = Heard(board)
    for key in (TWO, BOWL):
        board.hand.press(board.things[key], middle(board, key))
        board.hand.release(middle(board, key), False)
    assert heard.answers == [Take(2)]


def test_a_click_on_another_thing_that_can_be_lifted_lifts_it_instead(boards: NewBoard) -> None:
    board = boards()
    offer(board, 1, 2)
    for key in (ONE, TWO):
        board.hand.press(board.things[key], middle(board, key))
        board.hand.release(middle(board, key), False)
    assert board.hand.path == (TWO,)


def test_a_click_on_a_switch_works_with_a_full_hand(dishes: HeapBoard) -> None:
    offer(dishes, 1)
    dishes.hand.lift(ONE)
    dishes.hand.press(dishes.things[LAMP], middle(dishes, LAMP))
    dishes.hand.release(middle(dishes, LAMP), False)
    assert dishes_of(dishes).dishes.switched == [LAMP]
    assert dishes.hand.path == (ONE,)


def test_let_go_over_nothing_one_is_told_where_it_belongs(dishes: HeapBoard) -> None:
    offer(dishes, 1)
    heard = Heard(dishes)
    press_and_drag(dishes, ONE, NOWHERE)
    dishes.hand.release(NOWHERE, False)
    assert dishes_of(dishes).dishes.astrays == [(ONE,)]
    assert not heard.answers
    assert not heard.refusals
    assert dishes.hand.path == ()


def test_brought_back_to_its_tray_it_goes_home_without_a_word(boards: NewBoard) -> None:
    board = boards(Dishes)
    tray = board.panels[0].sceneBoundingRect()
    offer(board, 1)
    board.things[ONE].setPos(tray.center())
    press_and_drag(board, ONE, NOWHERE, tray.center() + QPointF(100, 0))
    board.hand.release(tray.center() + QPointF(100, 0), False)
    assert dishes_of(board).dishes.astrays == []
    assert board.hand.path == ()


def test_a_button_is_not_dragged_but_pressed(dishes: HeapBoard) -> None:
    offer(dishes, 3)
    heard = Heard(dishes)
    press_and_drag(dishes, BELL, middle(dishes, BELL) + QPointF(40, 0))
    assert heard.answers == []
    dishes.hand.press(dishes.things[BELL], middle(dishes, BELL))
    dishes.hand.release(middle(dishes, BELL), False)
    assert heard.answers == [Take(3)]


# --- what it is held over


def test_what_letting_go_would_mean_is_shown_once_for_each_place(boards: NewBoard) -> None:
    board = boards(Led)
    offer(board, 1)
    bowl = middle(board, BOWL)
    press_and_drag(board, ONE, bowl, bowl + QPointF(5, 5), NOWHERE)
    assert dishes_of(board).aims == [Aim(BOWL), Aim()]


def test_what_is_held_snaps_to_its_place_and_looks_as_the_game_says(boards: NewBoard) -> None:
    board = boards(Led)
    offer(board, 1)
    bowl, plate = middle(board, BOWL), middle(board, PLATE)
    press_and_drag(board, ONE, bowl + QPointF(12, -9))
    assert middle(board, ONE) == bowl
    assert board.things[ONE].opacity() == 1.0
    board.hand.move_to(plate, True, False)
    assert middle(board, ONE) == plate
    assert board.things[ONE].opacity() == pytest.approx(0.5, abs=0.01)


def test_lifted_by_a_click_it_snaps_too_and_waits_where_it_lay(boards: NewBoard) -> None:
    board = boards(Led)
    offer(board, 1)
    home = middle(board, ONE)
    board.hand.lift(ONE)
    board.hand.move_to(middle(board, BOWL), False, False)
    assert middle(board, ONE) == middle(board, BOWL)
    board.hand.move_to(QPointF(5, 5), False, False)
    assert middle(board, ONE) == home


def test_dropped_nowhere_the_status_line_says_where_it_belongs(board: HeapBoard) -> None:
    said: list[str] = []
    board.remarked.connect(said.append)
    offer(board, 2)
    press_and_drag(board, TWO, QPointF(5, 5))
    board.hand.release(QPointF(5, 5), False)
    assert said == ["A holds 2: into the bowl with them"]


def test_why_it_may_not_land_here_is_said_once(boards: NewBoard) -> None:
    board = boards(Led)
    offer(board, 1)
    heard, stone = Heard(board), middle(board, STONE)
    press_and_drag(board, ONE, stone, stone + QPointF(3, 0), stone + QPointF(6, 0))
    assert heard.refusals == [Refusal("T2", "not on a stone")]


def test_when_it_is_let_go_nothing_is_aimed_at_any_more(boards: NewBoard) -> None:
    board = boards(Led)
    offer(board, 1)
    board.hand.lift(ONE)
    board.hand.update_aim(Aim(BOWL))
    board.hand.put_back()
    assert board.hand.aim is None
    assert dishes_of(board).aims[-1] is None


@pytest.mark.parametrize(("turns", "grip"), [(1, QPointF(-4, 3)), (-1, QPointF(4, -3))])
def test_what_is_turned_is_turned_about_the_point_where_it_is_held(
    board: HeapBoard, turns: int, grip: QPointF
) -> None:
    board.hand.grip = QPointF(3, 4)
    board.hand.turn_grip(turns)
    assert board.hand.grip == grip
    board.hand.turn_grip(-turns)
    assert board.hand.grip == QPointF(3, 4)


# --- keys


def test_tab_reaches_what_is_offered_and_the_switches_and_nothing_else(dishes: HeapBoard) -> None:
    offer(dishes, 3)
    heard = Heard(dishes)
    while dishes.hand.next_focus(forward=True):
        pass
    assert heard.focused == [ONE, BELL, LAMP]
    assert dishes.hand.focus is None
    assert not dishes.hand.ring.isVisible()


def test_tab_goes_back_as_well(dishes: HeapBoard) -> None:
    offer(dishes, 3)
    heard = Heard(dishes)
    while dishes.hand.next_focus(forward=False):
        pass
    assert heard.focused == [LAMP, BELL, ONE]


def test_without_anything_to_reach_the_focus_leaves_the_table(board: HeapBoard) -> None:
    board.offer(None)
    assert not board.hand.next_focus(forward=True)
    board.hand.arrow(Qt.Key.Key_Left)
    assert board.hand.focus is None


def test_with_something_lifted_tab_goes_round_where_it_may_land_or_go_back(
    dishes: HeapBoard,
) -> None:
    offer(dishes, 3)
    dishes.hand.lift(ONE, by_key=True)
    heard = Heard(dishes)
    for _ in range(4):
        assert dishes.hand.next_focus(forward=True)
    assert heard.focused == [BOWL, ONE, BOX, BOWL]


def test_the_ring_stands_where_the_keyboard_is(board: HeapBoard) -> None:
    board.hand.next_focus(forward=True)
    assert board.hand.focus == TWO
    assert board.hand.ring.isVisible()
    assert board.hand.ring.pos() == middle(board, TWO)
    board.hand.press(None, QPointF())
    assert not board.hand.ring.isVisible()


def test_arrows_go_to_the_nearest_thing_on_that_side(boards: NewBoard) -> None:
    board = boards()
    offer(board, 1, 2, 3)
    for direction, reached in (
        (Qt.Key.Key_Left, ONE),
        (Qt.Key.Key_Right, TWO),
        (Qt.Key.Key_Right, THREE),
        (Qt.Key.Key_Right, THREE),
        (Qt.Key.Key_Up, THREE),
        (Qt.Key.Key_Left, TWO),
    ):
        board.hand.arrow(direction)
        assert board.hand.focus == reached


def test_enter_lifts_what_is_in_focus_goes_to_its_place_and_puts_it_down(board: HeapBoard) -> None:
    heard = Heard(board)
    board.hand.next_focus(forward=True)
    board.hand.enter()
    assert board.hand.path == (TWO,)
    assert board.hand.by_key
    assert board.hand.focus == BOWL
    board.hand.enter()
    assert heard.answers == [Take(2)]


def test_enter_without_a_focus_does_nothing(board: HeapBoard) -> None:
    board.hand.enter()
    assert board.hand.path == ()


def test_enter_walks_a_chain_and_ends_it_where_it_may_end(dishes: HeapBoard) -> None:
    offer(dishes, 2, 3)
    heard = Heard(dishes)
    dishes.hand.focus_on(ONE)
    dishes.hand.enter()
    dishes.hand.enter()
    assert (dishes.hand.path, dishes.hand.focus) == ((ONE, BOWL), PLATE)
    dishes.hand.focus_on(BOWL)
    dishes.hand.enter()
    assert heard.refusals == [SENTENCE]
    dishes.hand.focus_on(PLATE)
    dishes.hand.enter()
    dishes.hand.focus_on(PLATE)
    dishes.hand.enter()
    assert heard.answers == [Take(2)]


def test_escape_puts_back_and_the_keyboard_is_where_it_was(board: HeapBoard) -> None:
    assert not board.hand.escape()
    board.hand.focus_on(TWO)
    board.hand.enter()
    assert board.hand.escape()
    assert board.hand.path == ()
    assert board.hand.focus == TWO


def test_keys_lead_what_is_lifted_where_the_game_says_so(boards: NewBoard) -> None:
    board = boards(Led)
    offer(board, 1, 2)
    heard = Heard(board)
    board.hand.lift(ONE, by_key=True)
    assert board.hand.aim == Aim(BOWL)
    assert middle(board, ONE) == middle(board, BOWL)
    board.hand.arrow(Qt.Key.Key_Right)
    assert board.hand.aim == Aim(PLATE)
    board.hand.arrow(Qt.Key.Key_Left)
    board.hand.enter()
    assert board.hand.path == (ONE, BOWL)
    board.hand.arrow(Qt.Key.Key_Right)
    board.hand.enter()
    assert heard.answers == [Take(2)]


def test_tab_leads_what_is_lifted_where_the_game_says_so(boards: NewBoard) -> None:
    board = boards(Led)
    offer(board, 1)
    board.hand.lift(ONE, by_key=True)
    assert board.hand.next_focus(forward=True)
    assert board.hand.aim == Aim(PLATE)
    assert board.hand.focus is None


def test_the_pointer_takes_over_from_the_keys(boards: NewBoard) -> None:
    board = boards(Led)
    offer(board, 1)
    board.hand.lift(ONE, by_key=True)
    board.hand.move_to(NOWHERE, False, False)
    assert not board.hand.by_key
    assert board.hand.aim == Aim()


def test_candidates_come_in_reading_order(dishes: HeapBoard) -> None:
    offer(dishes, 1, 2, 3)
    assert [item.key for item in dishes.hand.candidates()] == [ONE, BELL, LAMP]
