"""The table for screen readers: what is on it, in groups, and what can be done with it.

Assistive technology learns nothing from a graphics scene; these interfaces tell it.
"""

from PySide6.QtCore import QObject, QRect, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleObject,
)
from PySide6.QtWidgets import QAccessibleWidget
from shiboken6.Shiboken import VoidPtr, isValid

from boomerang_desktop.desktop.scene.board import Board
from boomerang_desktop.desktop.scene.items import Item
from boomerang_desktop.desktop.scene.view import TableView

_kept: dict[int, "_ItemAccess | _GroupAccess | _TableAccess"] = {}
"""Keeps the interfaces alive: Qt does not do so for those made in Python."""


class _Actions(QAccessibleActionInterface):
    def __init__(self, item: Item) -> None:
        super().__init__()
        self._item = item

    def actionNames(self) -> list[str]:
        return [
            QAccessibleActionInterface.pressAction(),
            QAccessibleActionInterface.setFocusAction(),
        ]

    def doAction(self, name: str) -> None:
        board = self._item.scene()
        if isinstance(board, Board):
            board.hand.show_focus(self._item)
            if name == self.pressAction():
                board.hand.enter()

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []


class _ItemAccess(QAccessibleObject):
    """A thing, a place or a seat on the table."""

    def __init__(self, item: Item) -> None:
        super().__init__(item)
        self._item = item
        self._actions = _Actions(item)

    def _view(self) -> TableView | None:
        scene = self._item.scene()
        views = scene.views() if scene else []
        return views[0] if views and isinstance(views[0], TableView) else None

    def parent(self) -> QAccessibleInterface:
        view = self._view()
        if view is None:
            return _nothing()
        table = QAccessible.queryAccessibleInterface(view)
        for number, (_, items) in enumerate(_groups(view)):
            if self._item in items:
                return table.child(number)
        return table

    def child(self, index: int) -> QAccessibleInterface:
        return _nothing()

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def interface_cast(self, kind: QAccessible.InterfaceType) -> int:
        # the binding turns the object into the pointer that Qt wants; None would not become null
        wanted = kind == QAccessible.InterfaceType.ActionInterface
        return self._actions if wanted else VoidPtr(0)  # type: ignore[return-value]

    def text(self, kind: QAccessible.Text) -> str:
        if kind == QAccessible.Text.Name:
            return self._item.label
        return self._item.description if kind == QAccessible.Text.Description else ""

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Button if self._can_press() else QAccessible.Role.StaticText

    def _can_press(self) -> bool:
        """Does Return do anything here: lift, put down, or switch on or off?"""
        item, board = self._item, self._item.scene()
        if item.can_lift or item.lit or not isinstance(board, Board):
            return item.can_lift or item.lit
        # what is led over the table by keys is no thing on it
        here = board.hand.focus == item.key or board.item(item.key) is None
        held = bool(board.hand.path) and here
        return held or item.key in board.handling.switches()

    def rect(self) -> QRect:
        view = self._view()
        if view is None:
            return QRect()
        box = view.mapFromScene(self._item.sceneBoundingRect()).boundingRect()
        return QRect(view.viewport().mapToGlobal(box.topLeft()), box.size())

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = True
        board = self._item.scene()
        if isinstance(board, Board) and board.hand.focus == self._item.key:
            state.focused = True
        return state


class _Group(QObject):
    """A part of the table as players think of it; lives as long as its view."""

    def __init__(self, view: TableView, number: int) -> None:
        super().__init__(view)
        self.view, self.number = view, number

    def content(self) -> tuple[str, list[Item]]:
        groups = _groups(self.view)
        return groups[self.number] if self.number < len(groups) else ("", [])


def _groups(view: TableView) -> list[tuple[str, list[Item]]]:
    """The groups on the table; none while it is hidden by the curtain or another page."""
    board = view.board
    return board.tour.groups() if board and view.isVisible() else []


class _GroupAccess(QAccessibleObject):
    """The things before a seat, in the middle or in the hand."""

    def __init__(self, group: _Group) -> None:
        super().__init__(group)
        self._group = group

    def parent(self) -> QAccessibleInterface:
        return QAccessible.queryAccessibleInterface(self._group.view)

    def child(self, index: int) -> QAccessibleInterface:
        items = self._group.content()[1]
        return _access(items[index]) if index in range(len(items)) else _nothing()

    def childCount(self) -> int:
        return len(self._group.content()[1])

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        items = self._group.content()[1]
        item = child.object()
        return items.index(item) if item in items else -1

    def text(self, kind: QAccessible.Text) -> str:
        return self._group.content()[0] if kind == QAccessible.Text.Name else ""

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Grouping

    def rect(self) -> QRect:
        whole = QRect()
        for item in self._group.content()[1]:
            whole = whole.united(_access(item).rect())
        return whole

    def state(self) -> QAccessible.State:
        return QAccessible.State()


class _TableAccess(QAccessibleWidget):
    """The table as a list of groups."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view, QAccessible.Role.List)
        self._table = view
        self._parts: list[_Group] = []

    def group(self, number: int) -> _GroupAccess:
        while len(self._parts) <= number:
            self._parts.append(_Group(self._table, len(self._parts)))
        return _group_access(self._parts[number])

    def childCount(self) -> int:
        return len(_groups(self._table))

    def child(self, index: int) -> QAccessibleInterface:
        return self.group(index) if index in range(self.childCount()) else _nothing()

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        group = child.object()
        return group.number if isinstance(group, _Group) else -1

    def focusChild(self) -> QAccessibleInterface:
        board = self._table.board
        item = board.item(board.hand.focus) if board and board.hand.focus else None
        return _access(item) if item else _nothing()


def _nothing() -> QAccessibleInterface:
    """None, as Qt's own interfaces answer; the stubs do not allow it."""
    return None  # type: ignore[return-value]


def _access(item: Item) -> _ItemAccess:
    access = _known(item)
    if not isinstance(access, _ItemAccess):
        access = _ItemAccess(item)
        _keep(item, access)
    return access


def _group_access(group: _Group) -> _GroupAccess:
    access = _known(group)
    if not isinstance(access, _GroupAccess):
        access = _GroupAccess(group)
        _keep(group, access)
    return access


def _known(thing: QObject) -> "_ItemAccess | _GroupAccess | _TableAccess | None":
    access = _kept.get(id(thing))
    # another thing may have had its number, and Qt deleted what spoke for it
    return access if access and isValid(access) and access.object() is thing else None


def _keep(thing: QObject, access: _ItemAccess | _GroupAccess | _TableAccess) -> None:
    number = id(thing)
    _kept[number] = access

    def let_go() -> None:
        if _kept.get(number) is access:
            del _kept[number]

    # Qt deletes the interfaces that it has come to know itself, and does so after this signal:
    # freed before, they would be freed twice
    thing.destroyed.connect(lambda: QTimer.singleShot(0, let_go))


def _make(name: str, thing: QObject) -> QAccessibleInterface | None:
    if isinstance(thing, TableView):
        table = _TableAccess(thing)
        _keep(thing, table)
        return table
    if isinstance(thing, _Group):
        return _group_access(thing)
    return _access(thing) if isinstance(thing, Item) else None


def install() -> None:
    """Make tables readable for screen readers."""
    QAccessible.installFactory(_make)


def focused(item: Item) -> None:
    """Tell screen readers that the keyboard has reached an item."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(item, QAccessible.Event.Focus))
