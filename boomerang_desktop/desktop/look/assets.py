"""Pictures: SVG files drawn at the size and density the screen needs."""

from functools import cache, lru_cache

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QIconEngine, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from boomerang_desktop.desktop.look import theme
from boomerang_desktop.files import root as root


@cache
def exists(name: str) -> bool:
    return (root() / f"{name}.svg").exists()


@cache
def renderer(name: str) -> QSvgRenderer:
    """`name` has no extension, e.g. `hunt/animals/fish`."""
    path = root() / f"{name}.svg"
    made = QSvgRenderer(str(path))
    if not made.isValid():
        raise FileNotFoundError(path)
    return made


@lru_cache(maxsize=600)
def _pixmap(name: str, width: int, height: int, colour: str) -> QPixmap:
    # first of all: Qt does not survive an error while painting
    drawing = renderer(name)
    pixmap = QPixmap(width, height)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    drawing.render(painter, QRectF(0, 0, width, height))
    if colour:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        # not by fillRect, which loads hundreds of named gradients for which the window would wait
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colour))
        painter.drawRect(pixmap.rect())
    painter.end()
    return pixmap


def pixmap(name: str, width: float, height: float, colour: str = "") -> QPixmap:
    """The picture at this size in logical pixels, tinted if a colour is given."""
    density = max((screen.devicePixelRatio() for screen in QApplication.screens()), default=1.0)
    drawn = _pixmap(name, max(1, round(width * density)), max(1, round(height * density)), colour)
    shown = QPixmap(drawn)
    shown.setDevicePixelRatio(density)
    return shown


def draw(
    painter: QPainter, name: str, rect: QRectF, colour: str = "", zoom: float | None = None
) -> None:
    """Draw a picture into `rect`, sharp at the painter's zoom or the given one. A fixed zoom spares
    pictures in flight from being drawn for every frame."""
    zoom = zoom or max(abs(painter.deviceTransform().m11()), 0.1)
    width, height = round(rect.width() * zoom), round(rect.height() * zoom)
    drawn = _pixmap(name, max(1, width), max(1, height), colour)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(rect, drawn, QRectF(drawn.rect()))


class _TintedEngine(QIconEngine):
    """An icon in the colour of the text around it, in any appearance."""

    def __init__(self, name: str, role: str) -> None:
        super().__init__()
        self._name, self._role = name, role

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        role = "muted" if mode == QIcon.Mode.Disabled else self._role
        colour: str = getattr(theme.tokens(), role)
        draw(painter, f"icons/{self._name}", QRectF(rect), colour)

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        made = QPixmap(size)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        self.paint(painter, made.rect(), mode, state)
        painter.end()
        return made

    def clone(self) -> QIconEngine:
        return _TintedEngine(self._name, self._role)


@cache
def icon(name: str, role: str = "ink") -> QIcon:
    """Made once and kept: it follows the appearance, and Qt may hold an engine longer than the last
    button that shows it."""
    return QIcon(_TintedEngine(name, role))
