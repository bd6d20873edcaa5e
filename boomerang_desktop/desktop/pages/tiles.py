"""The cards of the home page: a game to begin, a match to go on with. Cut paper, painted here."""

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import (
    QBrush,
    QColor,
    QEnterEvent,
    QFont,
    QFontMetrics,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from boomerang_desktop.desktop.games import GAME_INFOS
from boomerang_desktop.desktop.look import assets, theme, widgets

SHADOW = 8
"""Room around a card for its shadow, in a window of the usual size."""
TITLES = ("head", "large", "text")
"""A title is smaller only where a large one would be cut."""
_PAD = 14
_ASPECT = 1.5


class Card(QAbstractButton):
    """A raised piece of paper that can be pressed; it lifts a little under the pointer."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def paper(self) -> QRectF:
        lift, edge = 2 if self._lifted() else 0, theme.zoomed(SHADOW)
        inner = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        return inner.translated(0, -lift)

    def _lifted(self) -> bool:
        return self.underMouse() and not self.isDown()

    def enterEvent(self, event: QEnterEvent) -> None:
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.update()
        super().leaveEvent(event)

    def draw_paper(self, painter: QPainter, ground: str) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paper = self.paper()
        painter.setPen(Qt.PenStyle.NoPen)
        for step in (8, 5, 2) if self._lifted() else (5, 2):
            painter.setBrush(QColor(20, 10, 0, 22 if theme.is_dark() else 14))
            grown = paper.adjusted(-step / 2, -step / 2, step, step)
            painter.drawRoundedRect(grown, theme.RADIUS + step / 2, theme.RADIUS + step / 2)
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(paper, theme.RADIUS, theme.RADIUS)

    def draw_edge(self, painter: QPainter) -> None:
        t = theme.tokens()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.hasFocus():
            painter.setPen(QPen(QColor(t.accent), theme.RING))
            inset = theme.RING / 2
        else:
            painter.setPen(QPen(QColor(t.accent if self.underMouse() else t.line), 1))
            inset = 0.5
        edge = self.paper().adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(edge, theme.RADIUS, theme.RADIUS)


def draw_cover(painter: QPainter, game_id: str, path: QPainterPath) -> None:
    """Fills the outline with the picture of a game, whole in one direction and cut in the other; a
    game without a picture shows its ground."""
    name = f"home/{game_id}"
    if not (assets.root() / f"{name}.svg").exists():
        painter.fillPath(path, QColor(GAME_INFOS[game_id].world.ground))
        return
    area = path.boundingRect()
    width = max(area.width(), area.height() * _ASPECT)
    picture = assets.pixmap(name, width, width / _ASPECT)
    brush = QBrush(picture)
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrushOrigin(
        QPointF(
            area.x() - (width - area.width()) / 2,
            area.y() - (width / _ASPECT - area.height()) / 2,
        )
    )
    painter.setBrush(brush)
    painter.drawPath(path)
    painter.restore()


def rounded_top(area: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(area.adjusted(0, 0, 0, radius), radius, radius)
    below = QPainterPath()
    below.addRect(QRectF(area.left(), area.bottom(), area.width(), radius + 1))
    return path.subtracted(below)


class GameTile(Card):
    def __init__(self, game_id: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game_id = game_id
        self.players = self.line = self.printed = ""
        self.caption = 0
        """The height of the text under the picture, the same for all tiles of a page."""
        self.title_size = TITLES[0]
        """The same for all tiles of a page."""
        self._drawn = False
        """The first picture of the window does not wait for the pictures of the games."""
        self.tells_printed = True
        """Whether there is room for what the game is called on its box."""
        self.core = self.further = (0, 0)
        """Levels that have been done, and all there are: those that one needs to play, and those
        for playing well."""

    def set_texts(self, name: str, printed: str, players: str, line: str) -> None:
        self.setText(name)
        self.printed, self.players, self.line = printed, players, line
        self.setAccessibleName(name)
        self._describe()

    def set_learnt(self, core: tuple[int, int], further: tuple[int, int]) -> None:
        self.core, self.further = core, further
        self._describe()

    def _describe(self) -> None:
        told = [self.printed, self.players, self.line]
        for (done, every), text in (
            (self.core, self.tr("{done} of {all} levels learnt to play")),
            (self.further, self.tr("{done} of {all} levels learnt to play well")),
        ):
            if done:
                told.append(text.format(done=done, all=every))
        self.setAccessibleDescription(" · ".join(told))
        self.update()

    def _text_width(self) -> int:
        return self.width() - 2 * theme.zoomed(SHADOW + _PAD)

    def caption_needed(self) -> int:
        head = QFontMetrics(self._title_font()).height()
        return 2 * theme.zoomed(_PAD) - 4 + head + 2 + self._line_rect().height()

    def _title_font(self) -> QFont:
        return theme.font(self.title_size, display=True)

    def title_fits(self, size: str) -> bool:
        metrics = QFontMetrics(theme.font(size, display=True))
        return metrics.horizontalAdvance(self.text()) <= self._text_width()

    def _line_rect(self) -> QRect:
        everywhere = QRect(0, 0, max(self._text_width(), 80), 1000)
        wrap = Qt.TextFlag.TextWordWrap
        return QFontMetrics(theme.font()).boundingRect(everywhere, wrap, self.line)

    def has_room_for_printed(self) -> bool:
        printed = QFontMetrics(theme.font()).horizontalAdvance(self.printed)
        return self._title_width() + 12 + printed <= self._text_width()

    def _title_width(self) -> int:
        return QFontMetrics(self._title_font()).horizontalAdvance(self.text())

    def texts_fit(self) -> bool:
        return (
            self._title_width() <= self._text_width()
            and (self.has_room_for_printed() or not self.tells_printed)
            and self.caption_needed() <= self.caption < self.paper().height() * 0.75
        )

    def sizeHint(self) -> QSize:
        return QSize(300, 240)

    def paintEvent(self, event: QPaintEvent) -> None:
        t = theme.tokens()
        painter = QPainter(self)
        self.draw_paper(painter, t.raised)
        paper = self.paper()
        picture = paper.adjusted(0, 0, 0, -self.caption)
        outline = rounded_top(picture, theme.RADIUS)
        if self._drawn:
            draw_cover(painter, self.game_id, outline)
        else:
            painter.fillPath(outline, QColor(GAME_INFOS[self.game_id].world.ground))
            QTimer.singleShot(0, self, self._draw_picture)

        pad = theme.zoomed(_PAD)
        text = QRectF(
            paper.left() + pad, picture.bottom() + pad - 4, self._text_width(), self.caption
        )
        head = self._title_font()
        title = QRectF(text.left(), text.top(), text.width(), QFontMetrics(head).height())
        baseline = Qt.AlignmentFlag.AlignBottom
        write(painter, title, head, t.ink, Qt.AlignmentFlag.AlignLeft | baseline, self.text())
        if self.tells_printed:
            right = Qt.AlignmentFlag.AlignRight | baseline
            write(painter, title.adjusted(0, 0, 0, -1), theme.font(), t.muted, right, self.printed)
        body = text.adjusted(0, title.height() + 2, 0, 0)
        write(painter, body, theme.font(), t.muted, Qt.TextFlag.TextWordWrap, self.line)
        edge = theme.zoomed(10)
        corner = picture.adjusted(edge, edge, -edge, -edge)
        self._draw_slip(painter, corner, "person", self.players)
        if self.core[0] or self.further[0]:
            # a tick for whoever can play; then what is left to learn
            can_play = self.core[0] == self.core[1]
            done, every = self.further if can_play else self.core
            words = f"{done}/{every}" if done < every and (done or not can_play) else ""
            self._draw_slip(painter, corner, "check" if can_play else "learn", words, right=True)
        self.draw_edge(painter)

    def _draw_picture(self) -> None:
        self._drawn = True
        self.update()

    def _draw_slip(
        self, painter: QPainter, within: QRectF, icon: str, words: str, *, right: bool = False
    ) -> None:
        """A slip of paper in an upper corner of the picture."""
        t = theme.tokens()
        metrics = QFontMetrics(theme.font(bold=True))
        side = metrics.height()
        width = metrics.horizontalAdvance(words) + side + (20 if words else 14)
        slip = QRectF(within.left(), within.top(), width, side + 8)
        if right:
            slip.moveRight(within.right())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(t.raised))
        painter.drawRoundedRect(slip, slip.height() / 2, slip.height() / 2)
        sign = QRectF(slip.left() + 7, slip.top() + 4, side, side)
        assets.draw(painter, f"icons/{icon}", sign, t.good if right else t.ink)
        after = slip.adjusted(side + 10, 0, 0, 0)
        middle = Qt.AlignmentFlag.AlignVCenter
        write(painter, after, theme.font(bold=True), t.ink, middle, words)


class MatchCard(Card):
    """A match on disk: a small picture of its game, a head line and who plays."""

    def __init__(self, *, main: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._main = main
        self._game = "hunt"
        self._under = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_match(self, game_id: str, head: str, under: str) -> None:
        self._game, self._under = game_id, under
        self.setText(head)
        widgets.set_tip(self, under)
        self.setAccessibleName(head)
        self.setAccessibleDescription(under)
        self.update()

    def sizeHint(self) -> QSize:
        lines = sum(QFontMetrics(font).height() for font in self._fonts())
        return QSize(200, lines + theme.zoomed(2 * SHADOW + (20 if self._main else 8)))

    def _fonts(self) -> tuple[QFont, QFont]:
        return theme.font("large" if self._main else "text", bold=True), theme.font("small")

    def paintEvent(self, event: QPaintEvent) -> None:
        t = theme.tokens()
        painter = QPainter(self)
        if self._main:
            self.draw_paper(painter, t.accent)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paper = self.paper()
        height = paper.height() - 10
        thumbnail = QRectF(paper.left() + 6, paper.top() + 5, height * 1.4, height)
        outline = QPainterPath()
        outline.addRoundedRect(thumbnail, 6, 6)
        draw_cover(painter, self._game, outline)

        head, under = self._fonts()
        text = paper.adjusted(thumbnail.width() + 18, 0, -10, 0)
        lines = QFontMetrics(head).height() + QFontMetrics(under).height()
        top = text.top() + (text.height() - lines) / 2
        first = QRectF(text.left(), top, text.width(), QFontMetrics(head).height())
        second = QRectF(text.left(), first.bottom(), text.width(), QFontMetrics(under).height())
        left = Qt.AlignmentFlag.AlignLeft
        ink, muted = (t.on_accent, t.on_accent) if self._main else (t.ink, t.muted)
        for area, font, colour, words in (
            (first, head, ink, self.text()),
            (second, under, muted, self._under),
        ):
            wanted = QFontMetrics(font).horizontalAdvance(words)
            if wanted > area.width():
                # cut only if it is too long in small letters too
                part = max(0.8, area.width() / wanted)
                font.setPixelSize(int(font.pixelSize() * part))
            shown = QFontMetrics(font).elidedText(
                words, Qt.TextElideMode.ElideRight, int(area.width())
            )
            write(painter, area, font, colour, left | Qt.AlignmentFlag.AlignVCenter, shown)
        if self.hasFocus() or self.underMouse():
            self.draw_edge(painter)


def write(
    painter: QPainter,
    area: QRectF,
    font: QFont,
    colour: str,
    flags: Qt.AlignmentFlag | Qt.TextFlag,
    text: str,
) -> None:
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(area, int(flags), text)
