"""A match in the list: its final table, how it ended, who played and when."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from boomerang_desktop.desktop.games import GAME_INFOS
from boomerang_desktop.desktop.library.drawing import SHAPE
from boomerang_desktop.desktop.library.match_texts import MatchTexts
from boomerang_desktop.desktop.library.model import MatchModel
from boomerang_desktop.desktop.library.pictures import Pictures
from boomerang_desktop.desktop.look import assets, theme
from boomerang_desktop.desktop.pages.tiles import draw_cover, write
from boomerang_desktop.library.entry import Entry

_PAD, _GAP, _MARK = 8, 14, 18
"""Pixels at the usual text size."""


class MatchRow(QStyledItemDelegate):
    def __init__(self, pictures: Pictures) -> None:
        super().__init__()
        self._pictures = pictures
        self._match_texts = MatchTexts(self)

    @staticmethod
    def height() -> int:
        lines = (theme.font("large", bold=True), theme.font(bold=True), theme.font())
        return sum(QFontMetrics(font).height() for font in lines) + theme.zoomed(3 * _PAD)

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(200, self.height())

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        model = index.model()
        entry = model.entry(index) if isinstance(model, MatchModel) else None
        area = QRectF(option.rect).adjusted(2, 2, -2, -2)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paper(painter, area, option)
        if entry:
            self._match(painter, area, entry)
        painter.restore()

    def _paper(self, painter: QPainter, area: QRectF, option: QStyleOptionViewItem) -> None:
        t = theme.tokens()
        state: QStyle.StateFlag = option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        focused = bool(state & QStyle.StateFlag.State_HasFocus)
        hovered = bool(state & QStyle.StateFlag.State_MouseOver)
        if focused:
            edge = QPen(QColor(t.accent), theme.RING)
        elif chosen:
            edge = QPen(QColor(t.ink), 1.5)
        else:
            edge = QPen(QColor(t.accent if hovered else t.line), 1)
        painter.setPen(edge)
        painter.setBrush(QColor(t.raised))
        painter.drawRoundedRect(area, theme.RADIUS, theme.RADIUS)

    def _match(self, painter: QPainter, area: QRectF, entry: Entry) -> None:
        t, told, pad = theme.tokens(), self._match_texts, theme.zoomed(_PAD)
        inside = area.adjusted(pad, pad, -pad - 2, -pad)
        wide, high = SHAPE
        picture = QRectF(inside.left(), inside.top(), inside.height() * wide / high, 0)
        picture.setHeight(inside.height())
        self._picture(painter, picture, entry)
        text = inside.adjusted(picture.width() + theme.zoomed(_GAP), 0, 0, 0)
        end = self._marks(painter, text, entry)
        right = Qt.AlignmentFlag.AlignRight
        left, top = text.left(), text.top()
        lines = (
            (theme.font("large", bold=True), t.ink, told.name(entry), "", end),
            (theme.font(bold=True), self._colour(entry), told.result(entry), told.when(entry), 0.0),
            (theme.font(), t.muted, self._below(entry), told.length(entry), 0.0),
        )
        for font, colour, words, aside, taken in lines:
            metrics = QFontMetrics(font)
            line = QRectF(left, top, text.width() - taken, metrics.height())
            if aside:
                plain = theme.font()
                write(painter, line, plain, t.muted, right, aside)
                line.setWidth(line.width() - QFontMetrics(plain).horizontalAdvance(aside) - _GAP)
            cut = metrics.elidedText(words, Qt.TextElideMode.ElideRight, int(line.width()))
            write(painter, line, font, colour, Qt.AlignmentFlag.AlignLeft, cut)
            top += metrics.height() + (area.height() - 2 * pad - self._lines()) / 2

    @staticmethod
    def _lines() -> int:
        return MatchRow.height() - theme.zoomed(3 * _PAD)

    def _below(self, entry: Entry) -> str:
        """The players, and the game if the match has a title of its own."""
        players = self._match_texts.players(entry)
        return f"{GAME_INFOS[entry.game].name()} · {players}" if entry.title else players

    def _colour(self, entry: Entry) -> str:
        t, you = theme.tokens(), self._match_texts.you(entry)
        if entry.given_up is not None and entry.given_up == you:
            return t.warn
        if not entry.over:
            return t.warn if entry.left is not None else t.muted
        return t.good if you is not None and you in entry.winners else t.ink

    def _picture(self, painter: QPainter, area: QRectF, entry: Entry) -> None:
        outline = QPainterPath()
        outline.addRoundedRect(area, 6, 6)
        zoom = painter.deviceTransform().m11()
        drawn = self._pictures.of(entry, round(area.width() * zoom))
        if drawn is None:
            draw_cover(painter, entry.game, outline)
            return
        painter.save()
        painter.setClipPath(outline)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(area, drawn, QRectF(drawn.rect()))
        painter.restore()

    def _marks(self, painter: QPainter, text: QRectF, entry: Entry) -> float:
        """Draw the marks in the upper right corner; return their width."""
        side = round(_MARK * theme.text_scale())
        x = text.right()
        for mark in self._match_texts.marks(entry):
            x -= side
            box = QRectF(x, text.top() + 1, side, side)
            t = theme.tokens()
            assets.draw(
                painter, f"icons/{mark.icon}", box, t.accent if "star" in mark.icon else t.muted
            )
            x -= 6
        return text.right() - x
