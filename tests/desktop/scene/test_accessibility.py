"""The table for screen readers: what can be reached, by name, and what can be done with it."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.scene import accessibility
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.desktop.scene.items import Item
from boomerang_desktop.desktop.scene.view import TableView
from tests.desktop.scene.conftest import NewBoard
from tests.desktop.scene.heap import BOWL, LAMP, ONE, TWO, Dishes, HeapBoard, Heard, offer
from tests.sixth.games.heap import Take


@pytest.fixture
def view(qtbot: QtBot) -> Iterator[TableView]:
    accessibility.install()
    made = TableView()
    qtbot.addWidget(made)
    made.resize(1280, 672)
    made.show()
    yield made
    made.show_board(None)


@pytest.fixture
def board(boards: NewBoard, view: TableView) -> HeapBoard:
    made = boards()
    view.show_board(made)
    offer(made, 1, 2)
    return made


def interface(thing: TableView | Item) -> QAccessibleInterface:
    found = QAccessible.queryAccessibleInterface(thing)
    assert found is not None
    return found


def reached(view: TableView) -> list[Key]:
    table = interface(view)
    found = []
    for n in range(table.childCount()):
        item = table.child(n).object()
        assert isinstance(item, Item)
        found.append(item.key)
    return found


def test_the_table_is_a_list_of_what_can_be_reached_now(view: TableView, board: HeapBoard) -> None:
    assert interface(view).role() == QAccessible.Role.List
    assert reached(view) == [ONE, TWO]
    board.hand.lift(TWO)
    assert reached(view) == [TWO, BOWL]
    board.hand.drop_everything()
    board.offer(None)
    assert reached(view) == []


def test_without_a_table_there_is_nothing_to_read(view: TableView) -> None:
    assert interface(view).childCount() == 0
    assert interface(view).child(0) is None


def test_a_number_that_nothing_has_is_nothing(view: TableView, board: HeapBoard) -> None:
    table = interface(view)
    assert table.child(2) is None
    assert table.child(-1) is None
    assert table.indexOfChild(table.child(1)) == 1
    assert table.indexOfChild(interface(board.things[BOWL])) == -1


def test_a_thing_says_what_it_is_and_more_about_it(boards: NewBoard, view: TableView) -> None:
    board = boards(Dishes)
    view.show_board(board)
    lamp = interface(board.things[LAMP])
    assert lamp.text(QAccessible.Text.Name) == "Lamp"
    assert lamp.text(QAccessible.Text.Description) == "made of clay"
    assert lamp.text(QAccessible.Text.Value) == ""
    assert lamp.role() == QAccessible.Role.Button
    assert lamp.childCount() == 0


def test_a_thing_is_where_it_is_seen(view: TableView, board: HeapBoard) -> None:
    box = interface(board.things[TWO]).rect()
    spot = view.viewport().mapToGlobal(view.mapFromScene(board.things[TWO].scenePos()))
    assert box.contains(spot)
    assert box.width() < 150
    assert not box.contains(
        view.viewport().mapToGlobal(view.mapFromScene(board.things[BOWL].pos()))
    )


def test_pressing_a_thing_lifts_it_and_pressing_its_place_puts_it_down(
    view: TableView, board: HeapBoard
) -> None:
    heard = Heard(board)
    for key in (TWO, BOWL):
        actions = interface(board.things[key]).actionInterface()
        assert actions is not None
        actions.doAction(actions.pressAction())
    assert heard.answers == [Take(2)]


def test_a_thing_can_be_given_the_focus(view: TableView, board: HeapBoard) -> None:
    assert interface(view).focusChild() is None
    actions = interface(board.things[TWO]).actionInterface()
    assert actions is not None
    assert actions.setFocusAction() in actions.actionNames()
    actions.doAction(actions.setFocusAction())
    assert board.hand.focus == TWO
    assert board.hand.path == ()
    focused = interface(view).focusChild()
    assert focused is not None
    assert focused.object() is board.things[TWO]
    assert interface(board.things[TWO]).state().focused
    assert not interface(board.things[ONE]).state().focused


def test_what_was_taken_off_the_table_can_do_nothing(view: TableView, board: HeapBoard) -> None:
    gone = board.things[TWO]
    access = interface(gone)
    board.things.take_off(TWO)
    actions = access.actionInterface()
    assert actions is not None
    actions.doAction(actions.pressAction())
    assert board.hand.path == ()
    assert access.rect().isEmpty()


def test_that_the_keyboard_has_reached_a_thing_is_told_only_if_somebody_listens(
    board: HeapBoard, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[object] = []

    class Listener:
        listening = False
        Event = QAccessible.Event

        @classmethod
        def isActive(cls) -> bool:
            return cls.listening

        @staticmethod
        def updateAccessibility(event: object) -> None:
            told.append(event)

    monkeypatch.setattr(accessibility, "QAccessible", Listener)
    accessibility.focused(board.things[TWO])
    assert told == []
    Listener.listening = True
    accessibility.focused(board.things[TWO])
    assert len(told) == 1
