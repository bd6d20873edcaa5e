"""The window onto a table, with real keys and a real mouse."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.desktop.scene.seating import HEIGHT
from boomerang_desktop.desktop.scene.view import TableView
from tests.desktop.scene.conftest import NewBoard
from tests.desktop.scene.heap import (
    BOWL,
    ONE,
    SENTENCE,
    THREE,
    TWO,
    Dishes,
    DishesHandling,
    HeapBoard,
    Heard,
    heap,
    offer,
)
from tests.sixth.games.heap import Take, Taken


class TurnedHandling(DishesHandling):
    turned = 0

    def rotate(self, quarter_turns: int) -> None:
        self.turned += quarter_turns


class Turned(Dishes):
    handled_by = TurnedHandling


@pytest.fixture
def view(qtbot: QtBot) -> Iterator[TableView]:
    made = TableView()
    qtbot.addWidget(made)
    made.resize(1280, 672)
    made.show()
    qtbot.waitExposed(made)
    made.setFocus()
    yield made
    made.show_board(None)


@pytest.fixture
def board(boards: NewBoard, view: TableView) -> HeapBoard:
    made = boards()
    view.show_board(made)
    offer(made, 2)
    return made


def spot(view: TableView, board: HeapBoard, key: Key) -> QPoint:
    return view.mapFromScene(board.things[key].scenePos())


def keys(view: TableView, *typed: Qt.Key) -> None:
    for key in typed:
        QTest.keyClick(view, key)


def test_the_whole_table_is_seen_whatever_the_size(view: TableView, board: HeapBoard) -> None:
    for size in ((1280, 672), (900, 500), (2000, 1000)):
        view.resize(*size)
        shown = view.viewport().size()
        assert board.sceneRect().height() == HEIGHT
        assert board.sceneRect().width() == pytest.approx(shown.width() * HEIGHT / shown.height())
        assert board.pixels_per_unit == pytest.approx(shown.height() / HEIGHT)
        for _, item in board.things.all():
            assert view.viewport().rect().contains(view.mapFromScene(item.scenePos()))


def test_without_a_table_nothing_is_shown_and_nothing_breaks(view: TableView) -> None:
    assert view.board is None
    view.resize(700, 500)
    keys(view, Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_R)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton)
    assert view.board is None


def test_a_drag_with_the_mouse(view: TableView, board: HeapBoard) -> None:
    heard = Heard(board)
    start, end = spot(view, board, TWO), spot(view, board, BOWL)
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(view.viewport(), start + QPoint(9, 9))
    QTest.mouseMove(view.viewport(), end)
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=end)
    assert heard.answers == [Take(2)]


@pytest.mark.parametrize("key", [ONE, THREE, BOWL])
def test_nothing_but_what_is_offered_can_be_dragged(
    view: TableView, board: HeapBoard, key: Key
) -> None:
    heard = Heard(board)
    start = spot(view, board, key)
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(view.viewport(), start + QPoint(40, 40))
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=start + QPoint(40, 40))
    assert heard.refusals == [SENTENCE]
    assert board.hand.path == ()


def test_tab_and_enter_make_a_move(view: TableView, board: HeapBoard) -> None:
    heard = Heard(board)
    keys(view, Qt.Key.Key_Tab)
    assert board.hand.focus == TWO
    keys(view, Qt.Key.Key_Return)
    assert board.hand.path == (TWO,)
    keys(view, Qt.Key.Key_Enter)
    assert heard.answers == [Take(2)]


def test_escape_puts_back_and_is_somebody_elses_with_an_empty_hand(
    view: TableView, board: HeapBoard
) -> None:
    keys(view, Qt.Key.Key_Tab, Qt.Key.Key_Return, Qt.Key.Key_Escape)
    assert board.hand.path == ()


def test_arrows_reach_what_is_offered(view: TableView, board: HeapBoard) -> None:
    offer(board, 1, 3)
    keys(view, Qt.Key.Key_Down)
    assert board.hand.focus == ONE
    keys(view, Qt.Key.Key_Right)
    assert board.hand.focus == THREE


def test_a_letter_means_what_the_game_says(view: TableView, board: HeapBoard) -> None:
    heard = Heard(board)
    keys(view, Qt.Key.Key_2)
    assert heard.answers == [Take(2)]
    keys(view, Qt.Key.Key_3, Qt.Key.Key_9)
    assert heard.refusals == [SENTENCE]


def test_r_and_the_wheel_turn_what_is_lifted(boards: NewBoard, view: TableView) -> None:
    board = boards(Turned)
    view.show_board(board)
    offer(board, 1)
    handling = board.handling
    assert isinstance(handling, TurnedHandling)
    keys(view, Qt.Key.Key_R, Qt.Key.Key_R)
    assert handling.turned == 2
    QTest.keyClick(view, Qt.Key.Key_R, Qt.KeyboardModifier.ShiftModifier)
    assert handling.turned == 1
    wheel(view, -120)
    assert handling.turned == 1
    board.hand.lift(ONE)
    wheel(view, -120)
    assert handling.turned == 2
    wheel(view, 120)
    assert handling.turned == 1


def wheel(view: TableView, angle: int) -> None:
    at = QPointF(view.viewport().rect().center())
    event = QWheelEvent(
        at,
        view.viewport().mapToGlobal(at),
        QPoint(),
        QPoint(0, angle),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), event)


def test_while_a_move_is_shown_keys_step_through_it_and_space_hurries(
    view: TableView, board: HeapBoard
) -> None:
    hurried: list[bool] = []
    view.hurried.connect(lambda: hurried.append(True))
    done: list[bool] = []
    board.motion.pace = 50.0
    board.play([Taken(0, 2, 10)], heap().play(0, Take(2)), 0, lambda: done.append(True))
    keys(view, Qt.Key.Key_Left, Qt.Key.Key_1)
    assert board.motion.busy
    keys(view, Qt.Key.Key_Space)
    assert hurried == [True]
    keys(view, Qt.Key.Key_Right)
    assert done == [True]


def test_tab_leaves_the_table_at_its_end(view: TableView, board: HeapBoard) -> None:
    keys(view, Qt.Key.Key_Tab)
    assert board.hand.focus == TWO
    keys(view, Qt.Key.Key_Tab)
    assert board.hand.focus is None


def test_only_who_goes_somewhere_by_key_sees_the_ring_round_the_table(
    view: TableView, board: HeapBoard
) -> None:
    def ringed() -> bool:
        picture = view.viewport().grab().toImage()
        return picture.pixelColor(1, picture.height() // 2).name() == "#1b1b1b"

    view.setFocus(Qt.FocusReason.MouseFocusReason)
    keys(view, Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_R)
    assert not ringed()
    view.setFocus(Qt.FocusReason.OtherFocusReason)
    keys(view, Qt.Key.Key_Right)
    board.withdraw()
    board.hand.forget_focus()
    assert ringed()
