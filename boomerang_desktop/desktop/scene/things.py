"""What lies on a table, by name."""

from collections.abc import Callable, Collection, ItemsView
from functools import partial
from typing import TypeVar, cast

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsScene

from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.desktop.scene.items import Item
from boomerang_desktop.desktop.scene.seating import TableSpot

I = TypeVar("I", bound=Item)  # noqa: E741 - an item of some kind

_FLAT = QTransform()


class Things:
    """The things on a table. What an arrangement does not place is taken off."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._items: dict[Key, Item] = {}
        self._claimed: dict[Key, None] = {}
        """What has been placed since an arrangement began, in that order."""
        self._passing: list[Item] = []
        self.laid = 0
        """How often everything has been placed."""

    def __getitem__(self, key: Key) -> Item:
        return self._items[key]

    def __contains__(self, key: Key) -> bool:
        return key in self._items

    def all(self) -> ItemsView[Key, Item]:
        return self._items.items()

    def get(self, key: Key | None) -> Item | None:
        return self._items.get(key) if key else None

    def find(self, key: Key | None, kind: type[I]) -> I | None:
        """The thing of that name, if it is of that kind."""
        item = self.get(key)
        return item if isinstance(item, kind) else None

    def at(self, point: QPointF) -> list[Item]:
        """All named things under a point, the uppermost first."""
        found = self._scene.items(
            point, Qt.ItemSelectionMode.IntersectsItemShape, Qt.SortOrder.DescendingOrder
        )
        return [item for item in found if isinstance(item, Item) and item.isVisible()]

    def place(
        self,
        key: Key,
        make: Callable[[], I],
        at: QPointF,
        *,
        size: tuple[float, float] | None = None,
        z: float = 0.0,
        rotation: float = 0.0,
        scale: float = 1.0,
    ) -> I:
        """Put the thing of that name there, made if it is new, resized if a size is given. Things
        of one name are of one kind."""
        item = cast("I | None", self._items.get(key))
        if item is None:
            item = make()
            self._items[key] = item
            self._scene.addItem(item)
        if size is not None and size != (item.width, item.height):
            item.resize(*size)
        item.setPos(at)
        # Qt redraws whatever is turned or scaled, even to the same angle and size, and asks about
        # each change, even if it is none: that adds up over a whole table
        if item.zValue() != z:
            item.setZValue(z)
        if item.rotation() != rotation:
            item.setRotation(rotation)
        if item.scale() != scale:
            item.setScale(scale)
        if item.opacity() != 1.0:
            item.setOpacity(1.0)
        item.setTransform(_FLAT)
        item.setVisible(True)
        self._claimed[key] = None
        return item

    def lay(self, key: Key, make: Callable[[Key], I], spot: TableSpot, z: float = 0.0) -> I:
        """Put the thing of that name on a spot, with its size and rotation."""
        size = spot.width, spot.height
        return self.place(key, partial(make, key), spot.at, size=size, z=z, rotation=spot.rotation)

    def keep(self, keys: Collection[Key]) -> None:
        """Leave things where they lie, as if they had been placed again."""
        # in their present order: a set has none that could be told again
        self._claimed.update(dict.fromkeys(key for key in self._items if key in keys))

    def light(self, keys: Collection[Key]) -> None:
        """Light the things of these names, and no others."""
        for key, item in self._items.items():
            if item.lit != (key in keys):
                item.lit = not item.lit

    def mark(self, keys: Collection[Key]) -> None:
        """Mark the things of these names, and no others."""
        for key, item in self._items.items():
            if item.marked != (key in keys):
                item.marked = not item.marked

    def offer(self, keys: Collection[Key]) -> None:
        """Let the things of these names be lifted, and no others; their texts may have changed."""
        for key, item in self._items.items():
            item.texts = None
            if item.can_lift != (key in keys):
                item.can_lift = not item.can_lift
            if item.lit:
                item.lit = False
            if item.lifted:
                item.lifted = False

    def take_off(self, key: Key) -> None:
        """Take a thing off before the next arrangement."""
        if item := self._items.pop(key, None):
            self._scene.removeItem(item)

    def passing(self, item: I, at: QPointF, z: float = 900.0) -> I:
        """Add something on its way, until the next arrangement."""
        item.setPos(at)
        item.setZValue(z)
        self._scene.addItem(item)
        self._passing.append(item)
        return item

    def dismiss_passing(self) -> None:
        """Remove what was on its way."""
        for item in self._passing:
            if item.scene() is self._scene:
                self._scene.removeItem(item)
        self._passing.clear()

    def arrange(self, put: Callable[[], None]) -> Collection[Item]:
        """Let `put` place everything again; take off and return what it has not placed."""
        self.laid += 1
        self.dismiss_passing()
        self._claimed.clear()
        put()
        gone = [self._items.pop(key) for key in self._items.keys() - self._claimed]
        for item in gone:
            self._scene.removeItem(item)
        # in the order of arrangement, not of creation: reading order must not reveal which thing
        # had been off the table
        self._items = {key: self._items[key] for key in self._claimed}
        return gone

    def clear(self) -> None:
        for item in self._items.values():
            self._scene.removeItem(item)
        self._items.clear()
