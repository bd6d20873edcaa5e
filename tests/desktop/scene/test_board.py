"""The board: shows a view, offers moves and nothing else, plays what happens."""

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtWidgets import QApplication, QGraphicsSceneMouseEvent
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.scene.animation import wait
from boomerang_desktop.desktop.scene.board import Board
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.games.core import ONLOOKER, Refusal
from tests.desktop.scene.conftest import NewBoard
from tests.desktop.scene.heap import (
    BELL,
    BOWL,
    LAMP,
    ONE,
    SENTENCE,
    STONE,
    THREE,
    TWO,
    Dishes,
    DishesHandling,
    HeapBoard,
    Heard,
    dishes_of,
    heap,
    lit,
    middle,
    offer,
    setup,
)
from tests.sixth.desktop.games.heap.info import HeapInfo
from tests.sixth.desktop.games.heap.table import HeapTable
from tests.sixth.games.heap import NOT_THERE, NOT_YOUR_TURN, Take, Taken

LEFT, RIGHT, NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.NoButton


@pytest.fixture
def board(boards: NewBoard) -> HeapBoard:
    return boards()


def mouse(
    board: HeapBoard,
    kind: QEvent.Type,
    at: QPointF,
    button: Qt.MouseButton = LEFT,
    held: Qt.MouseButton = LEFT,
) -> None:
    event = QGraphicsSceneMouseEvent(kind)
    event.setScenePos(at)
    event.setButton(button)
    event.setButtons(held)
    QApplication.sendEvent(board, event)


PRESS, MOVE, RELEASE, TWICE = (
    QEvent.Type.GraphicsSceneMousePress,
    QEvent.Type.GraphicsSceneMouseMove,
    QEvent.Type.GraphicsSceneMouseRelease,
    QEvent.Type.GraphicsSceneMouseDoubleClick,
)


def liftable(board: HeapBoard) -> set[Key]:
    return {key for key, item in board.things.all() if item.can_lift}


# --- what it shows


def test_everything_lies_where_the_view_says(board: HeapBoard) -> None:
    assert sum(key[0] == "counter" for key, _ in board.things.all()) == 12
    board.show_view(heap(left=3), 1)
    assert sum(key[0] == "counter" for key, _ in board.things.all()) == 3
    assert board.viewer == 1


def test_things_say_what_they_are(board: HeapBoard) -> None:
    assert board.things[BOWL].label == "The bowl"
    assert board.things[THREE].label == "3 from the heap"


def test_every_seat_has_its_panel_with_its_score_and_whose_turn_it_is(boards: NewBoard) -> None:
    board = boards(players="hrr")
    assert set(board.panels) == {0, 1, 2}
    assert [board.panels[seat].active for seat in range(3)] == [True, False, False]
    after = heap(seats=3).play(0, Take(3))
    board.show_view(after, 0)
    assert [board.panels[seat].score for seat in range(3)] == [3, 0, 0]
    assert [board.panels[seat].active for seat in range(3)] == [False, True, False]


def test_a_panel_whose_place_has_not_changed_is_kept(board: HeapBoard) -> None:
    before = dict(board.panels)
    board.show_view(heap(left=5), 0)
    assert board.panels == before
    board.tabletop = True
    board.relayout()
    assert all(board.panels[seat] is not panel for seat, panel in before.items())
    assert board.panels[1].rotation() == 180


def test_a_wider_window_is_a_wider_table(board: HeapBoard) -> None:
    before = middle(board, BOWL)
    board.set_width(1500, 2.0, 1.5)
    assert board.sceneRect().width() == 1500
    assert (board.pixels_per_unit, board.zoom) == (2.0, 3.0)
    assert middle(board, BOWL).x() > before.x()
    assert board.middle.contains(middle(board, BOWL))


def test_a_table_on_which_nothing_lies_yet_only_gets_its_size(qapp: QApplication) -> None:
    board = Board(setup("hh"), HeapInfo.world, HeapTable, heap())
    board.set_width(1500, 2.0, 1.5)
    laid = [board.things.laid]
    board.show_view(heap(), 0)
    laid.append(board.things.laid)
    board.set_width(1200, 2.0, 1.5)
    assert [*laid, board.things.laid] == [0, 1, 2]


def test_what_is_shown_anew_is_made_anew(board: HeapBoard) -> None:
    before = board.things[BOWL]
    offer(board, 1)
    board.hand.lift(ONE)
    board.relayout()
    assert board.things[BOWL] is not before
    assert before.scene() is None
    assert board.hand.path == ()
    assert liftable(board) == {ONE}


def test_showing_a_position_empties_the_hand(board: HeapBoard) -> None:
    offer(board, 1)
    board.hand.lift(ONE)
    board.show_view(heap(left=4), 0)
    assert board.hand.path == ()
    assert board.hand.carried is None


# --- what is offered


@pytest.mark.parametrize("counts", [(1,), (2,), (1, 3), (1, 2, 3)])
def test_exactly_what_is_offered_can_be_lifted(board: HeapBoard, counts: tuple[int, ...]) -> None:
    offer(board, *counts)
    assert liftable(board) == {("counter", count) for count in counts}
    assert board.acting == 0
    assert [item.key[1] for item in board.hand.candidates()] == list(counts)


def test_to_nobody_nothing_is_offered(board: HeapBoard) -> None:
    offer(board, 1, 2)
    board.offer(None)
    assert liftable(board) == set()
    assert board.acting is None
    assert not board.offered


def test_what_is_withdrawn_stays_where_it_is(board: HeapBoard) -> None:
    offer(board, 1)
    board.hand.lift(ONE)
    board.things[ONE].setPos(7, 7)
    board.withdraw()
    assert not board.offered
    assert middle(board, ONE) == QPointF(7, 7)


def test_without_a_callers_answer_the_rules_answer(boards: NewBoard) -> None:
    board = boards(view=heap(left=2))
    board.offer(0, board.view.legal(0))
    heard = Heard(board)
    assert board.why_not((("counter", 3), BOWL)) == NOT_THERE
    board.refuse((("counter", 3), BOWL))
    assert heard.refusals == [NOT_THERE]


def test_who_is_not_asked_is_told_so_by_the_rules(board: HeapBoard) -> None:
    board.show_view(heap(turn=1), 0)
    assert board.why_not((ONE,)) == NOT_YOUR_TURN


def test_to_a_bot_or_an_onlooker_nothing_is_said(boards: NewBoard) -> None:
    board = boards(players="hr", viewer=1)
    heard = Heard(board)
    for viewer in (1, ONLOOKER):
        board.show_view(heap(turn=1), viewer)
        board.refuse((ONE,))
    assert heard.refusals == []


def test_what_is_no_move_at_all_the_caller_answers_before_the_game_does(boards: NewBoard) -> None:
    board = boards(Dishes)
    board.offer(0, [Take(1)])
    assert board.why_not((STONE,)) == Refusal("T2", "a stone is no counter")
    offer(board, 1)
    assert board.why_not((STONE,)) == SENTENCE


def test_where_nobody_has_an_answer_one_is_told_where_it_belongs(boards: NewBoard) -> None:
    board = boards(Dishes)
    board.offer(0, [Take(1)], lambda move: None)
    heard = Heard(board)
    board.refuse((ONE,))
    assert dishes_of(board).dishes.astrays == []
    board.refuse((ONE, LAMP, BELL))
    assert dishes_of(board).dishes.astrays == [(ONE, LAMP, BELL)]
    assert heard.refusals == []


def test_a_move_that_is_not_meant_is_not_made(boards: NewBoard) -> None:
    board = boards(Dishes)
    heard = Heard(board)
    dishes_of(board).dishes.sure = False
    board.answer(Take(1))
    assert heard.answers == []
    dishes_of(board).dishes.sure = True
    board.answer(Take(1))
    assert heard.answers == [Take(1)]


def test_what_is_pressed_for_a_closer_look_is_not_refused(boards: NewBoard) -> None:
    class LookedAtHandling(DishesHandling):
        def press(self, key: Key) -> bool:
            return key == STONE

    class LookedAt(Dishes):
        handled_by = LookedAtHandling

    board = boards(LookedAt)
    offer(board, 1)
    heard = Heard(board)
    board.refuse((STONE,))
    assert heard.refusals == []
    board.refuse((TWO,))
    board.refuse((STONE, BOWL))
    assert heard.refusals == [SENTENCE, SENTENCE]


def test_a_path_of_what_is_offered_that_went_astray_is_not_refused_but_shown_its_place(
    boards: NewBoard,
) -> None:
    board = boards(Dishes)
    offer(board, 1)
    heard = Heard(board)
    board.refuse((ONE, STONE))
    assert heard.refusals == []
    assert dishes_of(board).dishes.astrays == [(ONE, STONE)]


def test_what_a_thing_can_do_now_is_told_in_place_of_what_it_is_made_of(boards: NewBoard) -> None:
    class PromisingHandling(DishesHandling):
        def prospect(self, key: Key) -> str:
            return "can be lifted" if key in self.board.offered.after() else ""

    class Promising(Dishes):
        handled_by = PromisingHandling

    board = boards(Promising)
    offer(board, 1)
    assert board.things[ONE].description == "can be lifted"
    assert board.things[BOWL].description == "made of clay"


# --- hints and aids


def test_a_hint_lights_what_its_move_touches_until_told_otherwise(board: HeapBoard) -> None:
    offer(board, 1, 2)
    board.advise(Take(2))
    assert lit(board) == {TWO, BOWL}
    board.settle()
    assert lit(board) == {TWO, BOWL}
    board.advise(None)
    assert lit(board) == set()


def test_a_hint_waits_while_something_is_in_the_hand(board: HeapBoard) -> None:
    offer(board, 1, 2)
    board.hand.lift(ONE)
    board.advise(Take(2))
    assert lit(board) == {BOWL}
    assert board.advised == Take(2)


def test_a_new_offer_forgets_the_hint(board: HeapBoard) -> None:
    offer(board, 1, 2)
    board.advise(Take(2))
    offer(board, 1, 2)
    assert board.advised is None
    assert lit(board) == set()


def test_a_hint_for_what_is_not_offered_lights_nothing(board: HeapBoard) -> None:
    offer(board, 1)
    board.advise(Take(2))
    assert lit(board) == set()


def test_an_aid_is_switched_and_told(board: HeapBoard) -> None:
    heard = Heard(board)
    board.set_flag("targets", True)
    board.set_flag("targets", False)
    assert board.flags == {"targets": False}
    assert heard.flags == [("targets", True), ("targets", False)]


def test_an_aid_does_not_disturb_what_is_in_the_hand(board: HeapBoard) -> None:
    offer(board, 1)
    board.hand.lift(ONE)
    board.things[ONE].setPos(3, 3)
    board.set_flag("targets", True)
    assert middle(board, ONE) == QPointF(3, 3)
    assert lit(board) == {BOWL}


# --- the status line


def test_the_status_says_whose_turn_it_is_and_what_is_in_the_hand(board: HeapBoard) -> None:
    assert board.status() == "A takes one, two or three"
    offer(board, 2)
    board.hand.lift(TWO)
    assert board.status() == "A holds 2: into the bowl with them"
    board.offer(None)
    board.show_view(heap(left=0), 0)
    assert board.status() == "The heap is gone"


def test_what_is_shown_just_now_comes_first(boards: NewBoard) -> None:
    class Captioned(Dishes):
        caption = "Look here"

    assert boards(Captioned).status() == "Look here"


# --- what happens


def test_a_move_is_shown_then_the_position_after_it_and_what_was_touched(board: HeapBoard) -> None:
    offer(board, 2)
    after = heap().play(0, Take(2))
    done: list[int] = []
    board.play([Taken(0, 2, 10)], after, 1, lambda: done.append(board.view.left))
    assert done == [10]
    assert (board.viewer, board.acting) == (1, None)
    assert {key for key, item in board.things.all() if item.marked} == {BOWL}
    board.play([], after, 1, lambda: None)
    assert not any(item.marked for _, item in board.things.all())


def test_while_a_move_is_shown_nothing_can_be_lifted_and_it_can_be_hurried(
    board: HeapBoard,
) -> None:
    board.motion.pace = 50.0
    offer(board, 2)
    done: list[bool] = []
    board.play([Taken(0, 2, 10)], heap().play(0, Take(2)), 0, lambda: done.append(True))
    assert board.motion.busy
    mouse(board, PRESS, middle(board, TWO))
    mouse(board, MOVE, middle(board, TWO) + QPointF(50, 50))
    assert board.hand.path == ()
    assert not done
    board.motion.hurry()
    assert done == [True]
    assert board.view.left == 10


def test_what_the_hand_let_go_is_known_while_its_move_is_shown(board: HeapBoard) -> None:
    board.motion.pace = 50.0
    offer(board, 2)
    board.hand.lift(TWO)
    board.hand.put_down(BOWL)
    board.play([Taken(0, 2, 10)], heap().play(0, Take(2)), 0, lambda: None)
    assert board.hand.carried is board.things[TWO]
    board.motion.hurry()
    assert board.hand.carried is None


def test_what_is_still_in_the_hand_is_dropped_when_a_move_is_shown(board: HeapBoard) -> None:
    offer(board, 2)
    board.hand.lift(TWO)
    board.play([Taken(0, 1, 11)], heap().play(0, Take(1)), 0, lambda: None)
    assert board.hand.path == ()
    assert lit(board) == set()


def test_a_board_at_rest_never_wakes(board: HeapBoard, qtbot: QtBot) -> None:
    offer(board, 2)
    board.hand.lift(TWO)
    board.things[TWO].setPos(5, 5)
    done: list[bool] = []
    board.hand.put_back()
    board.motion.pace = 0.5
    board.motion.run([lambda: wait(0.1, 100)], lambda: done.append(True))
    board.rest()
    qtbot.wait(30)
    assert middle(board, TWO) == QPointF(5, 5)
    assert not done
    assert not board.motion.busy


def test_sounds_have_the_names_of_the_game(boards: NewBoard) -> None:
    class Wooden(Dishes):
        sounds = {"lift": "wood_lift"}  # noqa: RUF012

    board = boards(Wooden)
    heard = Heard(board)
    board.sound("lift")
    board.sound("land")
    assert heard.sounds == ["wood_lift", "land"]


# --- the mouse itself


def test_press_move_and_release_are_a_drag(board: HeapBoard) -> None:
    offer(board, 2)
    heard = Heard(board)
    mouse(board, PRESS, middle(board, TWO))
    mouse(board, MOVE, middle(board, BOWL), NONE)
    mouse(board, RELEASE, middle(board, BOWL))
    assert heard.answers == [Take(2)]


def test_of_things_on_top_of_each_other_the_one_that_can_be_lifted_is_pressed(
    board: HeapBoard,
) -> None:
    offer(board, 2)
    board.things[THREE].setPos(middle(board, TWO))
    board.things[THREE].setZValue(9)
    mouse(board, PRESS, middle(board, TWO))
    mouse(board, RELEASE, middle(board, TWO))
    assert board.hand.path == (TWO,)


def test_two_quick_clicks_are_two_clicks(board: HeapBoard) -> None:
    offer(board, 2)
    heard = Heard(board)
    mouse(board, PRESS, middle(board, TWO))
    mouse(board, RELEASE, middle(board, TWO))
    mouse(board, TWICE, middle(board, BOWL))
    mouse(board, RELEASE, middle(board, BOWL))
    assert heard.answers == [Take(2)]


def double_click(board: HeapBoard, key: Key) -> None:
    at = middle(board, key)
    for kind in (PRESS, RELEASE, TWICE, RELEASE):
        mouse(board, kind, at)


def test_a_double_click_puts_a_thing_in_its_only_place(board: HeapBoard) -> None:
    offer(board, 2)
    heard = Heard(board)
    double_click(board, TWO)
    assert heard.answers == [Take(2)]
    assert board.hand.path == ()


def test_a_double_click_decides_nothing_where_there_is_a_choice(boards: NewBoard) -> None:
    board = boards(Dishes)
    offer(board, 1, 2)
    heard = Heard(board)
    double_click(board, ONE)
    assert heard.answers == []
    assert board.hand.path == ()


def test_a_move_made_by_double_click_is_confirmed_like_any_other(boards: NewBoard) -> None:
    board = boards(Dishes)
    assert isinstance(board.handling, DishesHandling)
    board.handling.sure = False
    offer(board, 1)
    heard = Heard(board)
    double_click(board, ONE)
    assert heard.answers == []


def test_the_other_button_lifts_nothing(board: HeapBoard) -> None:
    offer(board, 2)
    mouse(board, PRESS, middle(board, TWO), RIGHT, RIGHT)
    mouse(board, MOVE, middle(board, BOWL), NONE, RIGHT)
    mouse(board, RELEASE, middle(board, BOWL), RIGHT, NONE)
    assert board.hand.path == ()


def test_what_lies_face_down_is_shown_again_when_it_is_held(boards: NewBoard, qtbot: QtBot) -> None:
    board = boards(Dishes)
    heard = Heard(board)
    mouse(board, PRESS, middle(board, STONE))
    mouse(board, RELEASE, middle(board, STONE))
    mouse(board, PRESS, middle(board, LAMP))
    assert heard.peeks == 0
    mouse(board, PRESS, middle(board, STONE))
    qtbot.waitUntil(lambda: heard.peeks == 1)


def test_the_focus_goes_with_the_thing_it_was_on(boards: NewBoard) -> None:
    board = boards()
    offer(board, 3)
    board.hand.focus_on(THREE)
    board.show_view(heap(left=7), 0)
    assert board.hand.focus == THREE
    assert board.hand.ring.pos() == middle(board, THREE)


def test_the_focus_does_not_stay_where_nothing_is_left(boards: NewBoard) -> None:
    board = boards()
    offer(board, 3)
    board.hand.focus_on(THREE)
    board.show_view(heap(left=2), 0)
    assert board.hand.focus is None
    assert not board.hand.ring.isVisible()
