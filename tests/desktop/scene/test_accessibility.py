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


def told(view: TableView) -> dict[str, list[Key]]:
    """The groups of the table, each with the things in it."""
    table = interface(view)
    groups: dict[str, list[Key]] = {}
    for n in range(table.childCount()):
        group = table.child(n)
        keys = groups[group.text(QAccessible.Text.Name)] = []
        for m in range(group.childCount()):
            item = group.child(m).object()
            assert isinstance(item, Item)
            keys.append(item.key)
    return groups


def test_the_table_is_a_list_of_groups_in_which_everything_is_found(
    view: TableView, board: HeapBoard
) -> None:
    assert interface(view).role() == QAccessible.Role.List
    found = told(view)
    assert {key for keys in found.values() for key in keys} >= {ONE, TWO, BOWL}
    board.offer(None)
    assert told(view) == found


def test_what_can_be_lifted_is_a_button_and_the_rest_is_to_be_read(
    view: TableView, board: HeapBoard
) -> None:
    roles = {key: interface(board.things[key]).role() for key in (TWO, BOWL)}
    assert roles == {TWO: QAccessible.Role.Button, BOWL: QAccessible.Role.StaticText}


def test_without_a_table_there_is_nothing_to_read(view: TableView) -> None:
    assert interface(view).childCount() == 0
    assert interface(view).child(0) is None


def test_a_number_that_nothing_has_is_nothing(view: TableView, board: HeapBoard) -> None:
    table = interface(view)
    assert table.child(table.childCount()) is None
    assert table.child(-1) is None
    group = table.child(0)
    assert table.indexOfChild(group) == 0
    assert group.child(group.childCount()) is None
    assert group.indexOfChild(group.child(0)) == 0


def test_a_thing_says_what_it_is_and_more_about_it(boards: NewBoard, view: TableView) -> None:
    board = boards(Dishes)
    view.show_board(board)
    lamp = interface(board.things[LAMP])
    assert lamp.text(QAccessible.Text.Name) == "Lamp"
    assert lamp.text(QAccessible.Text.Description) == "made of clay"
    assert lamp.text(QAccessible.Text.Value) == ""
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
