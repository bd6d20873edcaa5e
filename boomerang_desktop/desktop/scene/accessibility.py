"""The table for screen readers: what can be reached on it, by name, and what can be done with it.

A graphics scene tells assistive technology nothing by itself; these interfaces do.
"""

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleObject,
)
from PySide6.QtWidgets import QAccessibleWidget
from shiboken6.Shiboken import VoidPtr

from boomerang_desktop.desktop.scene.board import Board
from boomerang_desktop.desktop.scene.items import Item
from boomerang_desktop.desktop.scene.view import TableView

_kept: dict[int, "_ItemAccess"] = {}
"""Qt does not keep interfaces made in Python alive."""


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
            board.hand.focus_on(self._item.key)
            if name == self.pressAction():
                board.hand.enter()

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []


class _ItemAccess(QAccessibleObject):
    """One thing or place that the hand can reach now."""

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
        return QAccessible.queryAccessibleInterface(view) if view else _nothing()

    def child(self, index: int) -> QAccessibleInterface:
        return _nothing()

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def interface_cast(self, kind: QAccessible.InterfaceType) -> int:
        # the binding makes the address that Qt wants of the object; None would not become null
        wanted = kind == QAccessible.InterfaceType.ActionInterface
        return self._actions if wanted else VoidPtr(0)  # type: ignore[return-value]

    def text(self, kind: QAccessible.Text) -> str:
        if kind == QAccessible.Text.Name:
            return self._item.label
        return self._item.description if kind == QAccessible.Text.Description else ""

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Button

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


class _TableAccess(QAccessibleWidget):
    """The table as a list of what can be reached."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view, QAccessible.Role.List)
        self._table = view

    def _items(self) -> list[Item]:
        board = self._table.board
        return board.hand.candidates() if board else []

    def childCount(self) -> int:
        return len(self._items())

    def child(self, index: int) -> QAccessibleInterface:
        items = self._items()
        return _access(items[index]) if index in range(len(items)) else _nothing()

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        items = self._items()
        item = child.object()
        return items.index(item) if item in items else -1

    def focusChild(self) -> QAccessibleInterface:
        board = self._table.board
        item = board.things.get(board.hand.focus) if board else None
        return _access(item) if item else _nothing()


def _nothing() -> QAccessibleInterface:
    """Qt's own interfaces answer None too, which the stubs do not know."""
    return None  # type: ignore[return-value]


def _access(item: Item) -> _ItemAccess:
    number = id(item)
    access = _kept.get(number)
    if access is None or access.object() is not item:
        access = _kept[number] = _ItemAccess(item)
        item.destroyed.connect(lambda: _kept.pop(number, None))
    return access


def _make(name: str, thing: QObject) -> QAccessibleInterface | None:
    if isinstance(thing, TableView):
        return _TableAccess(thing)
    return _access(thing) if isinstance(thing, Item) else None


def install() -> None:
    """Makes tables readable from now on."""
    QAccessible.installFactory(_make)


def focused(item: Item) -> None:
    """Tells that the keyboard has reached a thing."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(item, QAccessible.Event.Focus))
