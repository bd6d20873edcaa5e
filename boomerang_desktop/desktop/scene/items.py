"""Things and places on a table."""

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from boomerang_desktop.desktop.look import theme
from boomerang_desktop.desktop.look.paper import rounded
from boomerang_desktop.desktop.scene.gestures import Key

T = TypeVar("T")

MARGIN = 10.0
"""Room around an item for its shadow, ring and light."""


class Shown(Generic[T]):
    """A property an item shows: a new value redraws the item.

    In the class it becomes a plain property with a getter in C, because whole tables are asked for
    these all the time.
    """

    def __init__(self, at_first: T) -> None:
        self._at_first = at_first

    def __set_name__(self, owner: type, name: str) -> None:
        hidden = f"_shown_{name}"

        def show(item: "Item", new: T) -> None:
            if new != getattr(item, hidden):
                setattr(item, hidden, new)
                item.changed(name)

        setattr(owner, hidden, self._at_first)
        setattr(owner, name, property(attrgetter(hidden), show))

    if TYPE_CHECKING:

        def __get__(self, item: "Item", owner: type) -> T: ...

        def __set__(self, item: "Item", new: T) -> None: ...


class Item(QGraphicsObject):
    """A named thing on the table, centred on its position. It is told whether it can be lifted, is
    a lit target or was part of the last move; it never decides that."""

    still: ClassVar[bool] = False
    """Draw it once and keep the picture until it changes, whatever flies over it."""
    cover_cost: float | None = None
    """Penalty for covering it, 0-12; None derives it from the size."""
    hides_for_coach = False
    """Hidden while a coach speaks, because it says the same in words."""

    can_lift = Shown(False)
    lit = Shown(False)
    marked = Shown(False)
    lifted = Shown(False)
    dimmed = Shown(False)

    def __init__(self, key: Key, width: float = 0.0, height: float = 0.0) -> None:
        super().__init__()
        self.key = key
        self.width, self.height = width, height
        self.texts: tuple[str, str] | None = None
        """What a screen reader says: the name, and more. None until asked for, as every move
        changes it for everything on the table."""
        self.setAcceptHoverEvents(True)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        if self.still:
            self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    @property
    def label(self) -> str:
        """What a screen reader calls it."""
        return self._texts()[0]

    @property
    def description(self) -> str:
        """What a screen reader adds."""
        return self._texts()[1]

    def _texts(self) -> tuple[str, str]:
        if self.texts is None:
            ask: Callable[[Key], tuple[str, str]] | None = getattr(self.scene(), "texts_of", None)
            self.texts = ask(self.key) if ask else ("", "")
        return self.texts

    @property
    def rect(self) -> QRectF:
        return QRectF(-self.width / 2, -self.height / 2, self.width, self.height)

    def resize(self, width: float, height: float) -> None:
        if (width, height) != (self.width, self.height):
            self.prepareGeometryChange()
            self.width, self.height = width, height
            self.update()

    def changed(self, name: str) -> None:
        """React to a new value of the property of this name."""
        if name == "can_lift":
            self.setCursor(
                Qt.CursorShape.OpenHandCursor if self.can_lift else Qt.CursorShape.ArrowCursor
            )
        self.update()

    def boundingRect(self) -> QRectF:
        # asked of everything on the table whenever the pointer moves
        width, height = self.width + 2 * MARGIN, self.height + 2 * MARGIN
        return QRectF(-width / 2, -height / 2, width, height)

    def outline(self) -> QPainterPath:
        """The contour: for the ring around it and for the pointer."""
        return rounded(self.rect, theme.RADIUS)

    def shape(self) -> QPainterPath:
        return self.outline()

    def draw(self, painter: QPainter) -> None:
        """Draw the thing itself."""

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.dimmed:
            painter.setOpacity(painter.opacity() * 0.45)
        self.draw(painter)
        if self.lit:
            self.draw_light(painter)
        if self.marked:
            self.draw_mark(painter)

    def draw_light(self, painter: QPainter) -> None:
        """Light a place where the lifted thing may land, or a thing that is advised."""
        accent = QColor(self.accent)
        line = Qt.PenStyle.SolidLine if self.can_lift else Qt.PenStyle.DashLine
        painter.setPen(QPen(accent, 3, line, Qt.PenCapStyle.RoundCap))
        accent.setAlpha(0 if self.can_lift else 50)
        painter.setBrush(accent)
        painter.drawPath(self.outline())

    def draw_mark(self, painter: QPainter) -> None:
        """Mark a part of the last move."""
        painter.setPen(QPen(QColor(self.accent), 3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(self.outline())

    @property
    def accent(self) -> str:
        colours: theme.GameColours | theme.Tokens = getattr(self.scene(), "world", theme.tokens())
        return colours.accent

    @property
    def zoom(self) -> float:
        """Device pixels per scene unit, for pictures."""
        zoom: float = getattr(self.scene(), "zoom", 1.0)
        return zoom


class Hotspot(Item):
    """A part of a picture with a meaning of its own: shows nothing, but can be pointed at and is
    read aloud."""

    def __init__(self, key: Key, contour: QPainterPath | None = None) -> None:
        box = contour.boundingRect() if contour else QRectF()
        super().__init__(key, box.width(), box.height())
        self.contour = contour
        """None: its box."""
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)

    def outline(self) -> QPainterPath:
        return self.contour or super().outline()


class Ghost(QGraphicsObject):
    """The faint picture that stays where a thing was lifted."""

    def __init__(self, item: Item) -> None:
        super().__init__()
        self._item = item
        self.setPos(item.scenePos())
        self.setRotation(item.rotation())
        self.setOpacity(0.3)
        self.setZValue(item.zValue() - 0.5)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def boundingRect(self) -> QRectF:
        return self._item.boundingRect()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._item.draw(painter)


class Outline(QGraphicsObject):
    """A line around something, drawn over everything and never touched."""

    def __init__(self, z: float) -> None:
        super().__init__()
        self._path = QPainterPath()
        self.setZValue(z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def strokes(self) -> Sequence[tuple[str, float]]:
        """Colour and width of each line, the lowest first."""
        raise NotImplementedError

    def draw_round(self, path: QPainterPath) -> None:
        self.prepareGeometryChange()
        self._path = path
        self.update()

    def boundingRect(self) -> QRectF:
        return self._path.boundingRect().adjusted(-8, -8, 8, 8)

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for colour, width in self.strokes():
            painter.setPen(QPen(QColor(colour), width))
            painter.drawPath(self._path)


class FocusRing(Outline):
    """Stands where the keyboard is; visible only while the keyboard is used."""

    def __init__(self) -> None:
        super().__init__(2000)

    def strokes(self) -> Sequence[tuple[str, float]]:
        return ("#FFFFFF", theme.RING + 4.0), ("#1B1B1B", float(theme.RING))

    def follow(self, item: Item | None) -> None:
        self.setVisible(item is not None)
        if item is not None:
            self.draw_round(item.outline())
            self.setPos(item.scenePos())
            self.setRotation(item.rotation())
            self.setScale(item.scale())
