"""A card beside a thing: what it is, or why something is not possible."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTextDocument
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from boomerang_desktop.desktop.look import theme
from boomerang_desktop.desktop.look.paper import HIGH, draw_paper, rounded

WIDEST, EDGE, BAR, TEXT = 300.0, 12.0, 5.0, 15.0
ON_TOP = 3000.0

Enlarged = tuple[QSizeF, Callable[[QPainter, QRectF], None]]
"""A picture: its size, and the function that paints it into a box."""


class NoteCard(QGraphicsObject):
    """Lies above everything and is never touched: the table asks it where its link is."""

    def __init__(self) -> None:
        super().__init__()
        self.html = ""
        self.warning = False
        self._document = QTextDocument()
        self._document.setDocumentMargin(0)
        self._picture: Enlarged | None = None
        self._size = QSizeF()
        self.setZValue(ON_TOP)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    @property
    def size(self) -> QSizeF:
        return self._size

    def write(self, html: str, *, warning: bool = False, picture: Enlarged | None = None) -> None:
        self.prepareGeometryChange()
        t = theme.tokens()
        self.html, self.warning, self._picture = html, warning, picture
        font = theme.scene_font(TEXT, bold=warning)
        colour = t.warn if warning else t.ink
        wide = WIDEST * max(1.0, font.pixelSize() / TEXT)
        self._document.setDefaultFont(font)
        self._document.setHtml(f'<div style="color: {colour};">{html}</div>')
        self._document.setTextWidth(wide)
        self._document.setTextWidth(min(wide, self._document.idealWidth() + 1))
        shown = picture[0] if picture else QSizeF()
        across = max(self._document.size().width() if html else 0.0, shown.width())
        down = self._document.size().height() if html else 0.0
        if picture:
            down += shown.height() + (EDGE if html else 0.0)
        left = EDGE + (BAR if warning else 0.0)
        self._size = QSizeF(left + across + EDGE, down + 1.6 * EDGE)
        self.update()

    def _paper(self) -> QRectF:
        return QRectF(
            -self._size.width() / 2,
            -self._size.height() / 2,
            self._size.width(),
            self._size.height(),
        )

    def _inside(self) -> QRectF:
        left = EDGE + (BAR if self.warning else 0.0)
        return self._paper().adjusted(left, 0.8 * EDGE, -EDGE, -0.8 * EDGE)

    def _text_at(self) -> QPointF:
        top = self._picture[0].height() + EDGE if self._picture else 0.0
        return self._inside().topLeft() + QPointF(0, top)

    def link_at(self, point: QPointF) -> str:
        """The paragraph linked under a point of the table."""
        if not self.isVisible():
            return ""
        at = self.mapFromScene(point) - self._text_at()
        return self._document.documentLayout().anchorAt(at)

    def boundingRect(self) -> QRectF:
        return self._paper().adjusted(-8, -6, 10, 14)

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(self._paper())
        return path

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        t, paper = theme.tokens(), self._paper()
        edge = QPen(QColor(t.warn if self.warning else t.line), 1.5)
        draw_paper(painter, rounded(paper, theme.RADIUS), t.raised, edge, falls=HIGH)
        if self.warning:
            painter.save()
            painter.setClipRect(QRectF(paper.left(), paper.top(), BAR + 2, paper.height()))
            painter.setBrush(QColor(t.warn))
            painter.drawRoundedRect(paper, theme.RADIUS, theme.RADIUS)
            painter.restore()
        if self._picture:
            size, draw = self._picture
            inside = self._inside()
            left = inside.center().x() - size.width() / 2
            painter.save()
            draw(painter, QRectF(QPointF(left, inside.top()), size))
            painter.restore()
        painter.translate(self._text_at())
        self._document.drawContents(painter)
