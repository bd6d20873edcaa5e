"""Things and places on a table."""

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Generic, TypeVar

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from boomerang_desktop.desktop.look import assets, theme
from boomerang_desktop.desktop.scene.gestures import Key

T = TypeVar("T")

SHADOW = QColor(20, 10, 0, 70)
MARGIN = 10.0
"""Room around an item for its shadow, its ring and its light."""


class Item(QGraphicsObject):
    """Something with a name on the table, centred on its position. Whether it can be lifted, is a
    lit target or was part of the last move is told to it, never decided by it."""

    missed: float | None = None
    """How much is lost if something lies over it, from 0 to 12; by its size if nobody knows."""
    gives_way = False
    """Whether it says in words what a coach says too: it is out of sight as long as one speaks."""

    def __init__(self, key: Key, width: float, height: float) -> None:
        super().__init__()
        self.key = key
        self.width, self.height = width, height
        self._told = ("", "")
        self._ask: Callable[[], tuple[str, str]] | None = None
        self.can_lift = False
        self.lit = False
        self.marked = False
        self.lifted = False
        self.dimmed = False
        self.setAcceptHoverEvents(True)
        self.setCursor(Qt.CursorShape.ArrowCursor)

    @property
    def label(self) -> str:
        """What a screen reader calls it."""
        return self._texts()[0]

    @label.setter
    def label(self, text: str) -> None:
        self._told = text, self.description

    @property
    def description(self) -> str:
        """What a screen reader adds to that."""
        return self._texts()[1]

    @description.setter
    def description(self, text: str) -> None:
        self._told = self.label, text

    def told_by(self, ask: Callable[[], tuple[str, str]]) -> None:
        """Label and description, from now on. They are put into words when somebody wants to know:
        every move changes those of everything on the table."""
        self._ask = ask

    def _texts(self) -> tuple[str, str]:
        if self._ask:
            self._told, self._ask = self._ask(), None
        return self._told

    @property
    def rect(self) -> QRectF:
        return QRectF(-self.width / 2, -self.height / 2, self.width, self.height)

    def set(
        self,
        *,
        can_lift: bool | None = None,
        lit: bool | None = None,
        marked: bool | None = None,
        lifted: bool | None = None,
        dimmed: bool | None = None,
    ) -> None:
        """Changes how it looks, and redraws it only if something has changed."""
        before = self.can_lift, self.lit, self.marked, self.lifted, self.dimmed
        after = (
            self.can_lift if can_lift is None else can_lift,
            self.lit if lit is None else lit,
            self.marked if marked is None else marked,
            self.lifted if lifted is None else lifted,
            self.dimmed if dimmed is None else dimmed,
        )
        if before == after:
            return
        self.can_lift, self.lit, self.marked, self.lifted, self.dimmed = after
        if before[0] != self.can_lift:
            self.setCursor(
                Qt.CursorShape.OpenHandCursor if self.can_lift else Qt.CursorShape.ArrowCursor
            )
        self.update()

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)

    def outline(self) -> QPainterPath:
        """Its contour: for the ring around it and for what the pointer meets."""
        path = QPainterPath()
        path.addRoundedRect(self.rect, theme.RADIUS, theme.RADIUS)
        return path

    def shape(self) -> QPainterPath:
        return self.outline()

    def draw(self, painter: QPainter) -> None:
        """The thing itself."""

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
        """A place where what is lifted may land; or what is advised, as clear as the rest."""
        accent = QColor(self.accent)
        line = Qt.PenStyle.SolidLine if self.can_lift else Qt.PenStyle.DashLine
        painter.setPen(QPen(accent, 3, line, Qt.PenCapStyle.RoundCap))
        accent.setAlpha(0 if self.can_lift else 50)
        painter.setBrush(accent)
        painter.drawPath(self.outline())

    def draw_mark(self, painter: QPainter) -> None:
        """A part of the last move."""
        painter.setPen(QPen(QColor(self.accent), 3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(self.outline())

    @property
    def accent(self) -> str:
        colours: theme.World | theme.Tokens = getattr(self.scene(), "world", theme.tokens())
        return colours.accent

    @property
    def zoom(self) -> float:
        """Device pixels per scene unit, for pictures."""
        zoom: float = getattr(self.scene(), "zoom", 1.0)
        return zoom


class Shown(Generic[T]):
    """Something that an item shows: when it changes, and only then, the item is redrawn."""

    def __init__(self, at_first: T) -> None:
        self._at_first = at_first

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = f"_shown_{name}"

    def __get__(self, item: Item, owner: type) -> T:
        return getattr(item, self._name, self._at_first)

    def __set__(self, item: Item, new: T) -> None:
        if new != getattr(item, self._name, self._at_first):
            setattr(item, self._name, new)
            item.update()


class Picture(Item):
    """An item that is one picture, or whatever picture it is told to show."""

    def __init__(self, key: Key, width: float, height: float, name: str) -> None:
        super().__init__(key, width, height)
        self.name = name

    def draw(self, painter: QPainter) -> None:
        assets.draw(painter, self.name, self.rect, zoom=self.zoom)


class Painted(Item):
    """An item drawn by a function of its board."""

    def __init__(
        self,
        key: Key,
        width: float,
        height: float,
        how: Callable[[QPainter, QRectF], None],
        contour: QPainterPath | None = None,
    ) -> None:
        super().__init__(key, width, height)
        self._how = how
        self._contour = contour

    def outline(self) -> QPainterPath:
        return self._contour or super().outline()

    def draw(self, painter: QPainter) -> None:
        self._how(painter, self.rect)


class Style(Enum):
    """How loud a button is. What declines, gives up or loses is never `MAIN`."""

    MAIN = "what one came for"
    PLAIN = "another way"
    WARNING = "what costs something"


def button_colours(style: Style, *, enabled: bool = True) -> tuple[str, str, str]:
    """The paper, the edge and the writing of a button in that style."""
    t = theme.tokens()
    if not enabled:
        return t.raised, t.line, t.muted
    return {
        Style.MAIN: (t.accent, t.accent, t.on_accent),
        Style.PLAIN: (t.raised, t.ink, t.ink),
        Style.WARNING: (t.raised, t.warn, t.warn),
    }[style]


def draw_button(painter: QPainter, rect: QRectF, style: Style, *, enabled: bool = True) -> str:
    """The paper of a button with its shadow; gives back the colour to write on it with."""
    paper, edge, ink = button_colours(style, enabled=enabled)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(SHADOW)
    painter.drawRoundedRect(rect.translated(1, 3), theme.RADIUS, theme.RADIUS)
    painter.setPen(QPen(QColor(edge), 2))
    painter.setBrush(QColor(paper))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), theme.RADIUS - 1, theme.RADIUS - 1)
    return ink


class Button(Item):
    """Something to press on the table itself."""

    def __init__(
        self,
        key: Key,
        text: str,
        icon: str = "",
        width: float = 0.0,
        style: Style = Style.MAIN,
    ) -> None:
        self.text, self.icon, self.style = text, icon, style
        self._font = theme.scene_font(16, bold=True)
        self._picture = 22 * theme.text_size()
        wanted = text_width(text, self._font) + (self._picture + 6 if icon else 0) + 32
        super().__init__(key, max(width, wanted), theme.TOUCH * max(theme.text_size(), 1.0))
        self.label = text

    def draw(self, painter: QPainter) -> None:
        colour = draw_button(painter, self.rect, self.style, enabled=self.can_lift)
        left = self.rect.left() + 16
        if self.icon:
            box = QRectF(left - 4, -self._picture / 2, self._picture, self._picture)
            assets.draw(painter, f"icons/{self.icon}", box, colour, self.zoom)
            left += self._picture + 2
        painter.setPen(QColor(colour))
        painter.setFont(self._font)
        area = QRectF(left, self.rect.top(), self.rect.right() - left - 12, self.rect.height())
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, self.text)


class Ghost(QGraphicsObject):
    """The faint picture that stays where a thing was lifted from."""

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
    """A line round something, drawn over everything and touched by nothing."""

    def __init__(self, z: float) -> None:
        super().__init__()
        self._path = QPainterPath()
        self.setZValue(z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def strokes(self) -> Sequence[tuple[str, float]]:
        """The colour and width of each line, the lowest first."""
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
    """Always where the keyboard is, and seen only while the keyboard is used."""

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


def text_width(text: str, font: QFont) -> float:
    return QFontMetricsF(font).horizontalAdvance(text)
