"""Cards in a hand, in a row and before the others; places, stacks, badges and the memory aid."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from boomerang_desktop.desktop.games.roadtrip.reading import LAID, OUT, SURE, Trace
from boomerang_desktop.desktop.games.roadtrip.style import (
    BACK,
    CARD_EDGE,
    colours,
    draw_back,
    draw_card,
    draw_mini,
    draw_peek,
    fill_region,
    larger,
    on_colour,
    region_colour,
    text,
    wrapped,
)
from boomerang_desktop.desktop.look import assets, theme
from boomerang_desktop.desktop.look.lettering import fitted, text_width
from boomerang_desktop.desktop.look.paper import SHADOW, draw_paper, rounded
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.desktop.scene.items import Item, Shown
from boomerang_desktop.games.roadtrip.cards import REGIONS, letters, members

FACE, PEEK, DOWN = "face", "peek", "down"


class CardItem(Item):
    """A card of full size. A card that may not be seen has no letter."""

    still = True
    side = Shown(DOWN)
    chosen = Shown(False)
    """Laid, but still to be taken back."""

    def __init__(self, key: Key, letter: str = "") -> None:
        super().__init__(key)
        self.letter = letter
        self.side = FACE if letter else DOWN

    def show_side(self, side: str) -> None:
        """Turn it for good: it cannot be taken back any more."""
        self.side, self.chosen = side, False

    def outline(self) -> QPainterPath:
        return rounded(self.rect, self.width / 14)

    def draw(self, painter: QPainter) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(SHADOW)
        depth = 7.0 if self.lifted else 2.5
        painter.drawPath(self.outline().translated(depth / 2, depth))
        if not self.letter or self.side == DOWN:
            draw_back(painter, self.rect, self.zoom)
        elif self.side == PEEK:
            draw_peek(painter, self.rect, self.letter, self.zoom)
        else:
            draw_card(painter, self.rect, self.letter, self.zoom)
        if self.chosen:
            painter.setPen(QPen(QColor(colours().cherry), 2.5, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(rounded(self.rect.adjusted(-3, -3, 3, 3), self.width / 12))

    def draw_mark(self, painter: QPainter) -> None:
        """Counted, or just laid."""
        painter.setPen(QPen(QColor(colours().ink), 6))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(rounded(self.rect.adjusted(-2, -2, 2, 2), self.width / 13))
        painter.setPen(QPen(QColor(colours().glow), 4))
        painter.drawPath(rounded(self.rect.adjusted(-2, -2, 2, 2), self.width / 13))


class PlaceItem(Item):
    """A place of the row, waiting for its card."""

    still = True
    cover_cost = 0.1
    next = Shown(False)
    """The next one to be filled."""

    def __init__(self, key: Key, words: str, icon: str = "") -> None:
        super().__init__(key)
        self.words, self.icon = words, icon

    def outline(self) -> QPainterPath:
        return rounded(self.rect, self.width / 14)

    def draw(self, painter: QPainter) -> None:
        ground = QColor(colours().paper)
        ground.setAlpha(150 if self.next else 70)
        painter.setBrush(ground)
        colour = QColor(colours().cherry if self.next else colours().ink)
        colour.setAlpha(230 if self.next else 90)
        painter.setPen(QPen(colour, 2 if self.next else 1.4, Qt.PenStyle.DashLine))
        painter.drawPath(self.outline())
        ink = QColor(colours().ink)
        ink.setAlpha(235 if self.next else 200)
        room = self.rect.adjusted(4, 0, -4, 0)
        if self.icon:
            side = self.width * 0.42
            box = QRectF(-side / 2, -side * 0.95, side, side)
            painter.setOpacity(painter.opacity() * (0.9 if self.next else 0.55))
            assets.draw(painter, f"icons/{self.icon}", box, colours().ink, self.zoom)
            painter.setOpacity(1.0)
            room.setTop(self.height * 0.04)
            room.setHeight(self.height * 0.24)
        text(painter, room, self.words, fitted(self.words, room.width(), 16, bold=True), ink)


class MiniItem(Item):
    """A card before another player."""

    still = True
    letter = Shown("")
    empty = Shown(True)
    chosen = Shown(False)
    """Not laid yet: shown only where nothing is secret any more."""

    def turn_up(self, letter: str) -> None:
        self.letter, self.empty = letter, False

    def outline(self) -> QPainterPath:
        return rounded(self.rect, self.width / 6)

    def draw(self, painter: QPainter) -> None:
        if self.empty:
            line = QColor(theme.tokens().muted)
            line.setAlpha(120)
            painter.setPen(QPen(line, 1, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(self.outline())
        elif self.letter:
            draw_mini(painter, self.rect, self.letter, self.zoom)
        else:
            _draw_small_back(painter, self.rect, self.zoom)
        if self.chosen:
            painter.setPen(QPen(QColor(colours().cherry), 2, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(self.outline())

    def draw_mark(self, painter: QPainter) -> None:
        painter.setPen(QPen(QColor(colours().glow), 3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(rounded(self.rect.adjusted(-1, -1, 1, 1), self.width / 6))


def _draw_small_back(painter: QPainter, box: QRectF, zoom: float) -> None:
    painter.setPen(QPen(QColor(CARD_EDGE), 1.6))
    painter.setBrush(QColor(BACK))
    painter.drawRoundedRect(box, box.width() / 7, box.width() / 7)
    side = box.width() * 0.66
    icon = QRectF(0, 0, side, side)
    icon.moveCenter(box.center())
    assets.draw(painter, "icons/throw", icon, CARD_EDGE, zoom)


class StackItem(Item):
    """A hidden hand: how many cards, and whether its player has chosen. Where nothing is secret any
    more, its cards."""

    still = True
    count = Shown(0)
    chosen = Shown(False)
    open = Shown[tuple[str, ...]](())

    def draw(self, painter: QPainter) -> None:
        if self.open:
            self._draw_open(painter)
            return
        high = self.height * 0.84
        wide = high * 0.7
        pitch = min(wide * 0.3, (self.width - wide) / 6) if self.count > 1 else 0.0
        left = self.rect.left()
        for n in range(self.count):
            box = QRectF(left + n * pitch, -high / 2, wide, high)
            painter.setPen(QPen(QColor(CARD_EDGE), 1.2))
            painter.setBrush(QColor(BACK))
            painter.drawRoundedRect(box, wide / 7, wide / 7)
            if n == self.count - 1:
                _draw_small_back(painter, box, self.zoom)
        if self.chosen:
            radius = self.height * 0.26
            right = left + max(self.count - 1, 0) * pitch + (wide if self.count else 0)
            at = QPointF(right + radius * 0.5, self.rect.bottom() - radius)
            painter.setPen(QPen(QColor(CARD_EDGE), 2))
            painter.setBrush(QColor(theme.LIGHT.good))
            painter.drawEllipse(at, radius, radius)
            side = radius * 1.3
            icon = QRectF(at.x() - side / 2, at.y() - side / 2, side, side)
            assets.draw(painter, "icons/check", icon, "#FFFFFF", self.zoom)

    def _draw_open(self, painter: QPainter) -> None:
        pitch = self.width / max(len(self.open), 4)
        wide = min(pitch - 1.5, self.height / 2.3)
        for n, letter in enumerate(self.open):
            box = QRectF(self.rect.left() + n * pitch, 0, wide, wide * 2.3)
            box.moveTop(-box.height() / 2)
            draw_mini(painter, box, letter, self.zoom)


class TallyItem(Item):
    """Another player's points by category, where there is room."""

    still = True
    lines = Shown[Sequence[tuple[str, int]]](())
    gained = Shown[Sequence[int]](())
    """What the last round has added to each line, while that is shown."""

    def draw(self, painter: QPainter) -> None:
        tokens = theme.tokens()
        high = min(self.height / max(len(self.lines), 1), larger(26.0))
        figures = larger(30)
        added = larger(30) if any(self.gained) else 0.0
        for n, (words, points) in enumerate(self.lines):
            box = QRectF(self.rect.left() + 2, self.rect.top() + n * high, self.width - 4, high)
            painter.setPen(QPen(QColor(tokens.line), 1))
            painter.drawLine(box.topLeft(), box.topRight())
            font = fitted(words, box.width() - figures - added, 14)
            text(painter, box, words, font, tokens.ink, Qt.AlignmentFlag.AlignLeft)
            font = theme.scene_font(15, bold=True)
            right = Qt.AlignmentFlag.AlignRight
            text(painter, box, str(points), font, tokens.ink, right)
            if n < len(self.gained) and self.gained[n]:
                plus = box.adjusted(0, 0, -figures, 0)
                font = theme.scene_font(14, bold=True)
                text(painter, plus, f"+{self.gained[n]}", font, tokens.accent, right)


class GainItem(Item):
    """What a player has scored in the last round: the sum, and where it comes from."""

    still = True
    points = Shown(0)
    words = Shown("")

    def __init__(self, key: Key, seat: int) -> None:
        super().__init__(key)
        self.seat = seat

    def outline(self) -> QPainterPath:
        return rounded(self.rect, 7)

    def draw(self, painter: QPainter) -> None:
        tokens = theme.tokens()
        painter.setPen(QPen(theme.seat_colour(self.seat), 2))
        painter.setBrush(QColor(tokens.raised))
        painter.drawPath(self.outline())
        figure = f"+{self.points}"
        size = min(22 * theme.text_size(), self.height * 0.58)
        font = theme.fixed_font(size, display=True)
        wide = min(text_width(figure, font) + 12, self.width * 0.4)
        sum_box = QRectF(self.rect.left() + 2, self.rect.top(), wide, self.height)
        text(painter, sum_box, figure, font, tokens.ink)
        room = self.rect.adjusted(wide + 3, 1, -4, -1)
        left = Qt.AlignmentFlag.AlignLeft
        face = fitted(self.words, room.size(), 13, least=7)
        wrapped(painter, room, self.words, face, tokens.ink, left)


class WordsItem(Item):
    """A quiet line where there is nothing to take."""

    still = True
    hides_for_coach = True
    words = Shown("")

    def _font(self) -> QFont:
        return fitted(self.words, self.rect.size(), 18, least=10)

    def outline(self) -> QPainterPath:
        """The outline of the words alone."""
        flags = Qt.AlignmentFlag.AlignCenter.value | Qt.TextFlag.TextWordWrap.value
        path = QPainterPath()
        path.addRect(QFontMetricsF(self._font()).boundingRect(self.rect, flags, self.words))
        return path

    def draw(self, painter: QPainter) -> None:
        wrapped(painter, self.rect, self.words, self._font(), theme.tokens().muted)


class BackItem(Item):
    """Leads from another player's papers back to the viewer's own."""

    still = True

    def __init__(self, key: Key, words: str) -> None:
        super().__init__(key)
        self.words = words

    @staticmethod
    def size(words: str) -> QSizeF:
        high = larger(30.0)
        return QSizeF(text_width(words, theme.fixed_font(high / 2, bold=True)) + 2 * high, high)

    def outline(self) -> QPainterPath:
        return rounded(self.rect, self.height / 2)

    def draw(self, painter: QPainter) -> None:
        draw_paper(painter, self.outline(), colours().ink, shadow=SHADOW)
        side = self.height * 0.6
        icon = QRectF(self.rect.left() + side * 0.6, -side / 2, side, side)
        assets.draw(painter, "icons/undo", icon, colours().paper, self.zoom)
        room = self.rect.adjusted(self.height, 0, -self.height / 3, 0)
        font = fitted(self.words, room.width(), self.height / 2, bold=True)
        text(painter, room, self.words, font, QColor(colours().paper))


class PointsBadge(Item):
    """Points on their way to the sheet, in the colour of their seat."""

    def __init__(self, points: int, seat: int) -> None:
        super().__init__(("badge", seat), 58, 34)
        self.points, self.seat = points, seat

    def draw(self, painter: QPainter) -> None:
        draw_paper(painter, rounded(self.rect, 17), theme.LIGHT.seats[self.seat])
        text(painter, self.rect, f"+{self.points}", theme.fixed_font(20, display=True), "#FFFFFF")


_GRID = {
    letter: (column, line, region.id)
    for column, region in enumerate(REGIONS)
    for line, letter in enumerate(letters(members(region.sites)))
}
"""Each card's column, line and region."""


class MemoryItem(Item):
    """What all players can know of the 28 cards: one column per region."""

    still = True
    known = Shown[dict[str, Trace]]({})
    """With nothing known, a button that brings it back."""
    words = Shown("")

    def draw(self, painter: QPainter) -> None:
        if not self.known:
            tokens = theme.tokens()
            icon = QRectF(self.rect.left() + 2, -9, 18, 18)
            assets.draw(painter, "icons/eye", icon, tokens.muted, self.zoom)
            room = self.rect.adjusted(26, 0, 0, 0)
            left = Qt.AlignmentFlag.AlignLeft
            text(
                painter,
                room,
                self.words,
                fitted(self.words, room.width(), 14, bold=True),
                tokens.muted,
                left,
            )
            return
        for letter, (_, _, region) in _GRID.items():
            self._draw_trace(painter, self.box(letter), letter, region)

    def box(self, letter: str) -> QRectF:
        """A card's box in the grid, in the item's own measure."""
        wide, high = self.width / len(REGIONS), self.height / 4
        column, line, _ = _GRID[letter]
        return QRectF(
            self.rect.left() + column * wide + 1,
            self.rect.top() + line * high + 1,
            wide - 2,
            high - 2,
        )

    def _draw_trace(self, painter: QPainter, box: QRectF, letter: str, region: str) -> None:
        trace = self.known.get(letter)
        if trace is None:
            return
        tokens = theme.tokens()
        font = theme.fixed_font(min(larger(14.0), box.height() * 0.78), bold=True)
        if trace.state == LAID and trace.seat is not None:
            line = QColor(tokens.muted)
            line.setAlpha(110)
            painter.setPen(QPen(line, 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, 4, 4)
            side = min(box.height(), box.width() / 2) - 1
            icon = QRectF(box.right() - side - 1, box.center().y() - side / 2, side, side)
            colour = theme.seat_colour(trace.seat).name()
            symbol = theme.SEAT_SYMBOLS[trace.seat]
            assets.draw(painter, f"seats/{symbol}", icon, colour, self.zoom)
            room = QRectF(box.left() + 1, box.top(), box.width() - side - 1, box.height())
            text(painter, room, letter, font, tokens.muted)
            return
        if trace.state == OUT:
            faint = QColor(tokens.muted)
            faint.setAlpha(110)
            text(
                painter, box, letter, theme.fixed_font(min(larger(12.0), box.height() * 0.7)), faint
            )
            return
        if trace.state == SURE:
            fill_region(painter, rounded(box, 4), region, size=10, zoom=self.zoom)
            text(painter, box, letter, font, on_colour(region_colour(letter)))
            return
        painter.setPen(QPen(region_colour(letter), 2, Qt.PenStyle.DotLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 4, 4)
        text(painter, box, letter, font, tokens.ink)
