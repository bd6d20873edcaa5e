"""A tour of everything visible on a table, in groups, for players who listen."""

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from boomerang_desktop.desktop.scene.guide.texts import GuideTexts
from boomerang_desktop.desktop.scene.items import Item

if TYPE_CHECKING:
    from boomerang_desktop.desktop.scene.board import Board

Group = tuple[str, list[Item]]


class Tour:
    """Left and right go from thing to thing, up and down from group to group."""

    def __init__(self, board: "Board[Any]") -> None:
        self._board = board
        self.on = False
        """Is the player exploring by keys?"""

    @property
    def active(self) -> bool:
        return (self.on or QAccessible.isActive()) and not self._board.hand.path

    def groups(self) -> list[Group]:
        """The groups of the table: each thing with a name once, and none without."""
        board = self._board
        left = {item.key: item for item in self._everything()}
        told: list[Group] = []
        for name, keys in board.table.groups(board.view):
            items = [left.pop(key) for key in keys if key in left]
            if items:
                told.append((name, items))
        if left:
            told.append((GuideTexts(board.words).more(), in_order(left.values())))
        return told

    def _everything(self) -> list[Item]:
        board = self._board
        silent = board.table.echoes(board.view) - board.offered.after(board.hand.path)
        things = [item for key, item in board.things.all() if key not in silent]
        seen = [*board.panels.values(), *(item for item in things if item.isVisible())]
        return [item for item in seen if item.label]

    def begin(self) -> None:
        """Begin at the very first thing."""
        if self.on and (groups := self.groups()):
            self._board.hand.show_focus(groups[0][1][0])

    def arrow(self, direction: Qt.Key) -> None:
        groups = self.groups()
        if not groups:
            return
        here = self._board.hand.focus
        place = next(
            (
                (n, items.index(item))
                for n, (_, items) in enumerate(groups)
                for item in items
                if item.key == here
            ),
            None,
        )
        if place is None:
            self._board.hand.show_focus(groups[0][1][0])
            return
        group, number = place
        forward = direction in (Qt.Key.Key_Right, Qt.Key.Key_Down)
        step = 1 if forward else -1
        if direction in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            group, number = (group + step) % len(groups), 0
        elif number + step not in range(len(groups[group][1])):
            group = (group + step) % len(groups)
            number = 0 if forward else len(groups[group][1]) - 1
        else:
            number += step
        self._board.hand.show_focus(groups[group][1][number])


def in_order(items: Any) -> list[Item]:
    """Sort in reading order: row by row."""
    return sorted(items, key=lambda item: (round(item.scenePos().y() / 60), item.scenePos().x()))
