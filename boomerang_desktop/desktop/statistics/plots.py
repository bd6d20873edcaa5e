"""The plots: shares of wins with their uncertainty, a curve over time, points by category, and the
latest results as a row of marks."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QLocale, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPainterPath, QPen, QPolygonF

from boomerang_desktop.desktop.look import theme
from boomerang_desktop.desktop.pages.tiles import write
from boomerang_desktop.desktop.statistics.plot import (
    CENTRE,
    LEFT,
    MIDDLE,
    RIGHT,
    Plot,
    Value,
    nice_steps,
)

ROW = 40
"""Pixels per row of a plot, at the usual text size."""


def percent(share: float) -> str:
    """A percentage as the current language writes it."""
    sign = QCoreApplication.translate("Curves", "{number}%")
    return sign.format(number=round(100 * share))


class Share(NamedTuple):
    """How often a player won in one kind of match."""

    label: str
    played: int
    share: float
    low: float
    high: float
    fair: float
    few: bool


class Shares(Plot):
    """A row for each kind of match: the share of wins, its confidence interval, and the share
    expected by chance."""

    def __init__(self) -> None:
        super().__init__(ROW)
        self.shares: Sequence[Share] = ()

    def show_shares(self, shares: Sequence[Share], name: str) -> None:
        self.shares = shares
        self._high = ROW * len(shares) + 20
        self.describe(name)

    def _figure(self) -> QRectF:
        left = self.width() * 0.36
        return QRectF(left, 0, self.width() - left - 58 * theme.text_scale(), 0)

    def values(self) -> Sequence[Value]:
        figure, row = self._figure(), ROW * theme.text_scale()
        return [
            Value(QRectF(figure.left(), n * row + 6, figure.width(), row - 12), self._said(share))
            for n, share in enumerate(self.shares)
        ]

    def _said(self, one: Share) -> str:
        told = {
            "label": one.label,
            "won": percent(one.share),
            "fair": percent(one.fair),
            "low": percent(one.low),
            "high": percent(one.high),
        }
        if one.few:
            text = self.tr(
                "{label}: %n match(es), {won} won (between {low} and {high}), fair share {fair}",
                "",
                one.played,
            )
        else:
            text = self.tr("{label}: %n match(es), {won} won, fair share {fair}", "", one.played)
        return text.format(**told)

    def draw(self, painter: QPainter) -> None:
        t, figure, row = theme.tokens(), self._figure(), ROW * theme.text_scale()
        small, bold = theme.font("small"), theme.font(bold=True)

        def x(share: float) -> float:
            return figure.left() + figure.width() * share

        bottom = row * len(self.shares)
        for share in (0.0, 0.5, 1.0):
            painter.setPen(QPen(QColor(t.line), 1))
            painter.drawLine(QPointF(x(share), 4), QPointF(x(share), bottom))
            foot = QRectF(x(share) - 40, bottom, 80, 18 * theme.text_scale())
            write(painter, foot, small, t.muted, CENTRE, percent(share))
        for n, one in enumerate(self.shares):
            y = n * row + row / 2
            name = QRectF(0, n * row, figure.left() - 10, row)
            metrics = QFontMetrics(theme.font())
            cut = metrics.elidedText(one.label, Qt.TextElideMode.ElideRight, int(name.width()))
            write(painter, name, theme.font(), t.ink, LEFT | MIDDLE, cut)
            doubt = QColor(t.seats[0])
            doubt.setAlpha(70)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(doubt)
            height = row * 0.3
            span = QRectF(x(one.low), y - height / 2, x(one.high) - x(one.low), height)
            painter.drawRoundedRect(span, height / 2, height / 2)
            painter.setBrush(QColor(t.seats[0]))
            painter.drawEllipse(QPointF(x(one.share), y), height * 0.6, height * 0.6)
            painter.setPen(QPen(QColor(t.accent), 2.5))
            painter.drawLine(
                QPointF(x(one.fair), y - row * 0.3), QPointF(x(one.fair), y + row * 0.3)
            )
            value = QRectF(figure.right(), n * row, self.width() - figure.right(), row)
            write(painter, value, bold, t.ink, RIGHT | MIDDLE, percent(one.share))

    def headers(self) -> Sequence[str]:
        return (
            "",
            self.tr("Matches"),
            self.tr("Won"),
            self.tr("At least"),
            self.tr("At most"),
            self.tr("Fair share"),
        )

    def rows(self) -> Sequence[Sequence[str]]:
        return [
            (
                one.label,
                str(one.played),
                *(percent(share) for share in (one.share, one.low, one.high, one.fair)),
            )
            for one in self.shares
        ]


class CurvePoint(NamedTuple):
    """A point of a curve over time."""

    when: str
    height: float
    margin: float
    """The uncertainty; 0 if there is none."""
    said: str
    good: bool = False


class Curve(Plot):
    """A value over time, match by match; a band shows its uncertainty."""

    def __init__(self, *, joined: bool = True) -> None:
        """Join the points by a line, or draw them separately with their trend."""
        super().__init__(190)
        self._joined = joined
        self.spots: Sequence[CurvePoint] = ()
        self._head = ""

    def show_spots(self, spots: Sequence[CurvePoint], name: str) -> None:
        self.spots, self._head = spots, name
        self.describe(name)

    def _area(self) -> QRectF:
        left = QFontMetrics(theme.font("small")).horizontalAdvance("00000") + 8
        edge = 12 * theme.text_scale()
        return QRectF(self.rect()).adjusted(left, edge, -edge, -2 * edge)

    def _range(self) -> tuple[float, float]:
        low = min(spot.height - spot.margin for spot in self.spots)
        high = max(spot.height + spot.margin for spot in self.spots)
        spare = max(1.0, (high - low) * 0.08)
        return low - spare, high + spare

    def _at(self, point: QPointF) -> int | None:
        """The nearest point along the time axis: many lie close together."""
        area = self._area()
        if not self.spots or not area.adjusted(-8, -8, 8, 8).contains(point):
            return None
        part = (point.x() - area.left()) / max(area.width(), 1.0)
        return max(0, min(len(self.spots) - 1, round(part * (len(self.spots) - 1))))

    def _places(self, heights: Sequence[float]) -> list[QPointF]:
        area, (low, high) = self._area(), self._range()
        last = max(len(self.spots) - 1, 1)
        return [
            QPointF(
                area.left() + area.width() * (n / last if len(self.spots) > 1 else 0.5),
                area.bottom() - area.height() * (height - low) / (high - low),
            )
            for n, height in enumerate(heights)
        ]

    def values(self) -> Sequence[Value]:
        if not self.spots:
            return []
        places = self._places([spot.height for spot in self.spots])
        return [
            Value(QRectF(place.x() - 5, place.y() - 5, 10, 10), spot.said)
            for place, spot in zip(places, self.spots, strict=True)
        ]

    def draw(self, painter: QPainter) -> None:
        if not self.spots:
            return
        self._axes(painter)
        t = theme.tokens()
        places = self._places([spot.height for spot in self.spots])
        if self._joined:
            self._band(painter)
            painter.setPen(QPen(QColor(t.seats[0]), 2.5))
            painter.drawPolyline(QPolygonF(places))
            self._dots(painter, places[-1:])
        else:
            self._dots(painter, places)
            painter.setPen(QPen(QColor(t.accent), 2.5))
            painter.drawPolyline(QPolygonF(self._places(trend([s.height for s in self.spots]))))

    def _axes(self, painter: QPainter) -> None:
        t, area, small = theme.tokens(), self._area(), theme.font("small")
        low, high = self._range()
        for figure in nice_steps(low, high, 4):
            y = area.bottom() - area.height() * (figure - low) / (high - low)
            painter.setPen(QPen(QColor(t.line), 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            beside = QRectF(0, y - 10, area.left() - 6, 20)
            text = QLocale().toString(float(figure), "f", 0 if figure == int(figure) else 1)
            write(painter, beside, small, t.muted, RIGHT | MIDDLE, text)
        foot = QRectF(area.left(), area.bottom() + 3, area.width(), 24 * theme.text_scale())
        write(painter, foot, small, t.muted, LEFT, self.spots[0].when)
        if len(self.spots) > 1:
            write(painter, foot, small, t.muted, RIGHT, self.spots[-1].when)

    def _band(self, painter: QPainter) -> None:
        above = self._places([spot.height + spot.margin for spot in self.spots])
        below = self._places([spot.height - spot.margin for spot in self.spots])
        band = QPainterPath()
        band.addPolygon(QPolygonF([*above, *reversed(below)]))
        colour = QColor(theme.tokens().seats[0])
        colour.setAlpha(50)
        painter.fillPath(band, colour)

    def _dots(self, painter: QPainter, places: Sequence[QPointF]) -> None:
        t = theme.tokens()
        spots = self.spots[len(self.spots) - len(places) :]
        size = 4.0 if len(places) < 80 else 2.5
        for place, spot in zip(places, spots, strict=True):
            painter.setPen(QPen(QColor(t.raised), 1))
            painter.setBrush(QColor(t.good if spot.good else t.seats[0]))
            painter.drawEllipse(place, size, size)

    def headers(self) -> Sequence[str]:
        return self.tr("When"), self._head, self.tr("Margin")

    def rows(self) -> Sequence[Sequence[str]]:
        def figure(value: float) -> str:
            return QLocale().toString(float(value), "f", 0 if value == int(value) else 1)

        return [(spot.when, figure(spot.height), figure(spot.margin)) for spot in self.spots]


def trend(heights: Sequence[float], width: int = 7) -> list[float]:
    """The moving average over `width` neighbours."""
    half = width // 2
    around = [heights[max(0, n - half) : n + half + 1] for n in range(len(heights))]
    return [sum(near) / len(near) for near in around]


class Pair(NamedTuple):
    """Average points in one category: the player's, and the winners'."""

    label: str
    mine: float
    winners: float


class Pairs(Plot):
    def __init__(self) -> None:
        super().__init__(ROW)
        self.pairs: Sequence[Pair] = ()

    def show_pairs(self, pairs: Sequence[Pair], name: str) -> None:
        self.pairs = pairs
        self._high = ROW * len(pairs)
        self.describe(name)

    def _figure(self) -> QRectF:
        left = self.width() * 0.36
        return QRectF(left, 0, self.width() - left - 44 * theme.text_scale(), 0)

    def values(self) -> Sequence[Value]:
        figure, row = self._figure(), ROW * theme.text_scale()
        text = self.tr("{label}: you {mine}, winners {winners}")
        return [
            Value(
                QRectF(figure.left(), n * row + 5, figure.width(), row - 10),
                text.format(label=p.label, mine=_figure(p.mine), winners=_figure(p.winners)),
            )
            for n, p in enumerate(self.pairs)
        ]

    def draw(self, painter: QPainter) -> None:
        t, figure, row = theme.tokens(), self._figure(), ROW * theme.text_scale()
        most = max([1.0, *(max(abs(p.mine), abs(p.winners)) for p in self.pairs)])
        metrics = QFontMetrics(theme.font())
        for n, pair in enumerate(self.pairs):
            top = n * row
            name = QRectF(0, top, figure.left() - 10, row)
            cut = metrics.elidedText(pair.label, Qt.TextElideMode.ElideRight, int(name.width()))
            write(painter, name, theme.font(), t.ink, LEFT | MIDDLE, cut)
            for amount, colour, part in (
                (pair.mine, t.seats[0], 0.16),
                (pair.winners, t.seats[1], 0.52),
            ):
                bar = QRectF(figure.left(), top + row * part, figure.width(), row * 0.3)
                bar.setWidth(max(2.0, figure.width() * max(0.0, amount) / most))
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(colour))
                painter.drawRoundedRect(bar, 3, 3)
                beside = QRectF(bar.right() + 4, bar.top() - 4, 44 * theme.text_scale(), 0)
                beside.setHeight(bar.height() + 8)
                write(painter, beside, theme.font("small"), t.muted, LEFT | MIDDLE, _figure(amount))

    def headers(self) -> Sequence[str]:
        return "", self.tr("You"), self.tr("Winners")

    def rows(self) -> Sequence[Sequence[str]]:
        return [(p.label, _figure(p.mine), _figure(p.winners)) for p in self.pairs]


def _figure(amount: float) -> str:
    whole = round(amount, 1) == int(amount)
    return QLocale().toString(float(amount), "f", 0 if whole else 1)


class ResultMark(NamedTuple):
    """One of the latest results."""

    rank: str
    won: bool
    said: str


class ResultMarks(Plot):
    """The latest results, the most recent last: filled if won, otherwise with the place."""

    def __init__(self) -> None:
        super().__init__(54)
        self.marks: Sequence[ResultMark] = ()

    def show_marks(self, marks: Sequence[ResultMark], name: str) -> None:
        self.marks = marks
        self.describe(name)

    def values(self) -> Sequence[Value]:
        count = max(len(self.marks), 1)
        side = min(30 * theme.text_scale(), (self.width() - 8) / count - 4)
        top = (self.height() - side) / 2
        return [
            Value(QRectF(4 + n * (side + 4), top, side, side), mark.said)
            for n, mark in enumerate(self.marks)
        ]

    def draw(self, painter: QPainter) -> None:
        t = theme.tokens()
        for value, mark in zip(self.values(), self.marks, strict=True):
            painter.setPen(QPen(QColor(t.good if mark.won else t.muted), 1.5))
            painter.setBrush(QColor(t.good) if mark.won else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(value.area, 6, 6)
            font = theme.font("small", bold=True)
            colour = t.raised if mark.won else t.muted
            write(painter, value.area, font, colour, CENTRE | MIDDLE, mark.rank)

    def headers(self) -> Sequence[str]:
        return (self.tr("Result"),)

    def rows(self) -> Sequence[Sequence[str]]:
        return [(mark.said,) for mark in self.marks]
