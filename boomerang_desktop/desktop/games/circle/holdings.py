"""What lies before a seat: its reserve, whether it is in, and what it has captured."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from boomerang_desktop.desktop.games.circle import art, layout
from boomerang_desktop.desktop.games.circle.art import CircleStyle
from boomerang_desktop.desktop.games.circle.items import CircleItem, spread
from boomerang_desktop.desktop.look import assets, theme
from boomerang_desktop.desktop.look.lettering import fitted
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.desktop.scene.items import Shown
from boomerang_desktop.games.circle.scoring import Majority


class Reserve(CircleItem):
    """A seat's boomerangs or stones; nothing where reserves are hidden."""

    still = True
    count = Shown[int | None](0)

    def draw(self, painter: QPainter) -> None:
        tokens, rect = theme.tokens(), self.rect
        if self.count is None:
            box = QRectF(rect.left() + 6, -11, 22, 22)
            assets.draw(painter, "icons/eye_off", box, tokens.muted, self.zoom)
            return
        large = rect.height() > 44
        painter.setPen(QColor(tokens.ink))
        painter.setFont(theme.scene_font(28 if large else 19, display=True))
        digits = (46 if large else 30) * max(1.0, theme.text_size())
        number = QRectF(rect.left(), rect.top(), digits, rect.height())
        painter.drawText(number, Qt.AlignmentFlag.AlignCenter, str(self.count))
        room = rect.adjusted(number.width() + 2, 0, -2, 0)
        rows = 2 if large and room.height() > 56 and self.count > 6 else 1
        size = min(room.height() / rows, 36.0 if large else 27.0)
        longest = -(-self.count // rows)
        for row in range(rows):
            count = min(longest, self.count - row * longest)
            top = room.center().y() + (row - (rows - 1) / 2) * size
            for n, left in enumerate(spread(count, room.width(), size, size * 0.56)):
                at = QPointF(room.left() + left + size / 2, top)
                look = n + row
                angle = _askew(self.style, look)
                art.draw_boomerang(painter, self.style, look, at, angle, size, self.zoom)


def _askew(style: CircleStyle, number: int) -> float:
    """The angle of one in a row, a little askew."""
    return (-14.0, 9.0, -4.0, 14.0)[number % 4] if len(style.boomerangs) == 1 else 0.0


class StateBadge(CircleItem):
    """Whether the seat is in, or in which order it has stopped."""

    still = True
    text = Shown("")
    strong = Shown(False)

    def draw(self, painter: QPainter) -> None:
        if not self.text:
            return
        tokens = theme.tokens()
        room = self.width - (14 if self.strong else 8)
        font = fitted(self.text, room, 13, least=9, bold=True)
        if self.strong:
            box = self.rect.adjusted(3, 1, -3, -1)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(tokens.ink))
            painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.setPen(QColor(tokens.raised if self.strong else tokens.muted))
        painter.setFont(font)
        painter.drawText(self.rect, Qt.AlignmentFlag.AlignCenter, self.text)


class CapturedCards(CircleItem):
    """Captured cards by species: how many, who leads, by how much."""

    still = True
    counts = Shown[Sequence[int]](())
    standing = Shown[Sequence[Majority] | None](None)
    """None for players who prefer to count themselves."""
    large = Shown(False)
    fresh = Shown[frozenset[int]](frozenset())
    """The species of the cards that came last."""
    lit_species = Shown[int | None](None)

    def __init__(self, key: Key, style: CircleStyle, species: Sequence[str], seat: int) -> None:
        super().__init__(key, style)
        self.species, self.seat = species, seat
        self.counts = [0] * len(species)

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-4, -4, 4, 4)

    def spot(self, species: int) -> QPointF:
        """Where a card of that species goes, on the table."""
        return self.mapToScene(self._icon(self._cells()[species]).center())

    def _cells(self) -> list[QRectF]:
        return list(layout.cells(self.rect, len(self.species)))

    def _is_wide(self, cell: QRectF) -> bool:
        """Is there room beside the animal for figures as large as the text?"""
        size = theme.text_size()
        return cell.width() >= max(1.1 * cell.height(), 56 * size) and cell.height() >= 27 * size

    def _icon(self, cell: QRectF) -> QRectF:
        if self._is_wide(cell):
            share = 0.54 if self.large else 0.58
            size = min(cell.height() - 6, cell.width() * share, 72.0)
            return QRectF(cell.left() + 1, cell.center().y() - size / 2, size, size)
        lines = 42 * theme.text_size() if self.large else 6
        size = min(cell.width() - 4, cell.height() - lines, 76.0)
        top = cell.center().y() - (size + lines) / 2
        # where there is room the figure stands beside it rather than on it
        aside = 0.0 if self.large else min(6 * theme.text_size(), (cell.width() - 4 - size) / 2)
        return QRectF(cell.center().x() - size / 2 - max(0.0, aside), top, size, size)

    def draw(self, painter: QPainter) -> None:
        for n, cell in enumerate(self._cells()):
            self._draw_cell(painter, n, cell)

    def _draw_cell(self, painter: QPainter, n: int, cell: QRectF) -> None:
        count = self.counts[n]
        if self.lit_species == n or (self.marked and n in self.fresh):
            glow = QColor(art.GLOW)
            glow.setAlpha(230 if self.lit_species == n else 120)
            painter.setPen(QPen(QColor(theme.tokens().accent), 1.6))
            painter.setBrush(glow)
            painter.drawRoundedRect(cell.adjusted(1, 0, -1, 0), 8, 8)
        icon = self._icon(cell)
        self._draw_animal(painter, self.style.animal(self.species[n]), icon, count)
        ink = "#2B2622" if self.lit_species == n else theme.tokens().ink
        if self._is_wide(cell):
            self._draw_beside(painter, n, icon, cell, ink)
        else:
            self._draw_below(painter, n, icon, cell, ink)

    def _draw_animal(self, painter: QPainter, name: str, icon: QRectF, count: int) -> None:
        """Draw a little card, as many deep as were captured; an outline for none."""
        painter.save()
        if count:
            edge = QColor(self.style.edge)
            painter.setPen(QPen(edge, 1))
            painter.setBrush(self.style.face)
            radius, step = icon.width() * 0.16, min(1.4, icon.width() * 0.035)
            for below in range(min(count, 4) - 1, -1, -1):
                painter.drawRoundedRect(icon.translated(step * below, step * below), radius, radius)
            assets.draw(painter, name, icon.adjusted(2, 2, -2, -2), zoom=self.zoom)
        else:
            painter.setOpacity(painter.opacity() * 0.3)
            inner = icon.adjusted(2, 2, -2, -2)
            assets.draw(painter, name, inner, theme.tokens().muted, self.zoom)
        painter.restore()

    def draw_mark(self, painter: QPainter) -> None:
        """Only the species that grew are marked."""

    def _standing(self, n: int) -> Majority | None:
        return self.standing[n] if self.standing else None

    def _draw_beside(self, painter: QPainter, n: int, icon: QRectF, cell: QRectF, ink: str) -> None:
        """Wide cells: figures to the right."""
        large, size = icon.height() > 34, theme.text_size()
        middle, tall = cell.center().y(), (22 if large else 18) * size
        left = icon.right() + 3
        text = QRectF(left, middle - tall, min(cell.right() - left, 52.0 * size), tall)
        lead = QRectF(text.left(), middle + 1, text.width(), 16 * size)
        if not self._has_lead(n):
            text.moveTop(middle - tall / 2)
        self._draw_count(painter, n, text, 17 if large else 14.5, ink)
        self._draw_lead(painter, n, lead, ink)

    def _draw_below(self, painter: QPainter, n: int, icon: QRectF, cell: QRectF, ink: str) -> None:
        """Narrow cells: figures below the animal, or on its corner."""
        if not self.large:
            side = 16 * theme.text_size()
            right = min(icon.right() + side * 0.6, max(icon.right() + 3, cell.right()))
            corner = QRectF(right - side, icon.bottom() + 6 - side, side, side)
            self._draw_count(painter, n, corner, 12.5, ink, seal=True)
            return
        size = theme.text_size()
        text = QRectF(cell.left(), icon.bottom() + 1, cell.width(), 24 * size)
        self._draw_count(painter, n, text, 18, ink)
        row = QRectF(cell.left(), text.bottom(), cell.width(), 17 * size)
        self._draw_lead(painter, n, row, ink)

    def _draw_count(
        self,
        painter: QPainter,
        n: int,
        area: QRectF,
        size: float,
        ink: str,
        seal: bool = False,
    ) -> None:
        """Draw the count, in a filled seal for the player who scores."""
        count = self.counts[n]
        if not count:
            return
        tokens, majority = theme.tokens(), self._standing(n)
        leads = majority is not None and self.seat in majority.leaders
        painter.setFont(theme.scene_font(size, bold=True))
        if leads or seal:
            half = painter.font().pixelSize() * 0.66
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(tokens.accent if leads else tokens.raised))
            painter.drawEllipse(area.center(), half, half)
            ink = tokens.on_accent if leads else tokens.ink
        painter.setPen(QColor(ink))
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, str(count))

    def _has_lead(self, n: int) -> bool:
        """Is there anything to say about who leads?"""
        majority = self._standing(n)
        if majority is None or not majority.leaders:
            return False
        return self.large or majority.leaders == (self.seat,)

    def _draw_lead(self, painter: QPainter, n: int, area: QRectF, ink: str) -> None:
        """By how much this seat leads; or who does, with how many, and how far ahead."""
        majority = self._standing(n)
        if majority is None or not self._has_lead(n):
            return
        painter.setFont(theme.scene_font(12))
        painter.setPen(QColor(ink))
        others = [seat for seat in majority.leaders if seat != self.seat]
        if not others:
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, f"+{majority.lead}")
            return
        number = "=" if self.seat in majority.leaders else str(majority.most)
        room = QFontMetricsF(painter.font()).horizontalAdvance(number) + 2
        marks = layout.marks(len(others), area.adjusted(0, 0, -room, 0))
        wide = max(mark.right() for mark in marks) - area.left()
        left = (area.width() - room - wide) / 2
        for seat, mark in zip(others, marks, strict=True):
            symbol = f"seats/{theme.SEAT_SYMBOLS[seat]}"
            colour = theme.seat_colour(seat).name()
            assets.draw(painter, symbol, mark.translated(left, 0), colour, self.zoom)
        box = QRectF(area.left() + left + wide + 2, area.top(), room, area.height())
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, number)
