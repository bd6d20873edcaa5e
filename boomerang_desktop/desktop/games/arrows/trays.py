"""What lies on a seat's panel: hand, prisoners or reserve, and how near the end is.

Pure geometry, in the panel's own measure: 0, 0 is its upper left corner as its player sees it.
"""

from collections.abc import Sequence

import attrs
from PySide6.QtCore import QPointF, QRectF, Qt

from boomerang_desktop.desktop.games.arrows import keys, outlook
from boomerang_desktop.desktop.games.arrows.layout import spread
from boomerang_desktop.desktop.games.arrows.notes import PanelText, PawnDot
from boomerang_desktop.desktop.games.arrows.telling.names import ArrowsNames
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.games.arrows.ending import FEWEST
from boomerang_desktop.games.arrows.moves import HAND, RESERVE
from boomerang_desktop.games.arrows.state import ArrowsState

RIGHT = Qt.AlignmentFlag.AlignRight
PAWN = 40.0
"""The width of a pawn on a panel, at size 1."""
TALL = 68.0
BUTTONS = 228.0
"""What a wide tray keeps free for buttons at its right end."""
WIDE = 700.0
CAPTION = 76.0
"""Where the pawns begin on a narrow panel, beside their words."""
WORD = 68.0
LOW = 82.0
"""Below this height, a panel has its rows beside each other."""
NARROW = 300.0
"""Below this width beside the name, a tray has its rows under it."""
CLOSEST, SMALLEST, FIGURE = 0.4, 0.3, 14.0
"""The least distance between pawns in a row, in widths of a pawn; the smallest pawn; the width of a
figure at the usual text size."""


@attrs.frozen
class PawnPile:
    """A heap of pawns: whose, how many, how large, and where its middle is."""

    key: Key
    owner: int
    count: int
    size: float
    apart: float
    at: QPointF
    figure: float = 0.0
    """The room for a figure beside a single pawn that stands for all, if it does."""


@attrs.frozen
class Plan:
    piles: tuple[PawnPile, ...]
    lines: tuple[PanelText, ...]
    slots: tuple[PawnDot, ...]
    landing: QPointF
    """Where the next captured pawn comes to stand: its foot."""
    landing_size: float
    danger: tuple[QPointF, QPointF] | None = None
    rows: tuple[tuple[Key, QRectF], ...] = ()
    """What can be asked about where no pawn lies."""


class _Zone:
    """A row for pawns of one or several heaps. Where they would stand too close to tell apart, each
    heap is one pawn with a figure."""

    def __init__(self, box: QRectF, places: int, heaps: int, largest: float, text: float) -> None:
        self.box = box
        self.size = min(largest, box.height() / TALL * 0.94)
        self.apart = spread(places, box.width(), PAWN * self.size, (PAWN - 4) * self.size)
        self.figure = 0.0
        if places > 1 and self.apart < CLOSEST * PAWN * self.size:
            self.figure = FIGURE * text
            room = box.width() / max(heaps, 1)
            self.size = max(min(self.size, (room - self.figure) / PAWN), SMALLEST)
            self.apart = min(room, PAWN * self.size + self.figure + 4)
        self._first = 0

    def pile(self, key: Key, owner: int, count: int) -> PawnPile:
        """The next pile in the row."""
        x = self._x(self._first)
        if self.figure:
            self._first += 1
            x += self.figure / 2
            return PawnPile(key, owner, count, self.size, 0.0, self._at(x), self.figure)
        self._first += count
        x += (count - 1) / 2 * self.apart
        return PawnPile(key, owner, count, self.size, self.apart, self._at(x))

    def _x(self, number: int) -> float:
        return self.box.left() + PAWN * self.size / 2 + number * self.apart

    def _at(self, x: float) -> QPointF:
        return QPointF(x, self.box.center().y())

    def slot(self, number: int) -> PawnDot:
        radius = min(11.5 * self.size, self.apart * 0.42 or 11.5 * self.size)
        return PawnDot(self._at(self._x(number)) + QPointF(0, 20 * self.size), radius)

    def open(self, places: int) -> list[PawnDot]:
        """The places still empty; a row of figures has none."""
        if self.figure:
            return []
        return [self.slot(number) for number in range(self._first, places)]

    def landing(self, places: int) -> QPointF:
        """Where the next one comes to stand: its foot."""
        return self.slot(max(min(self._first, places - 1), 0)).at


def plan(
    content: QRectF,
    tray: bool,
    view: ArrowsState,
    seat: int,
    names: ArrowsNames,
    text: float = 1.0,
) -> Plan:
    """Lay out a seat's panel. `content` is its free room; a tray has room under the name as well.
    `text` is the chosen text size: texts get more room, pawns stay as large as they can."""
    text = max(text, 1.0)
    if view.setup.duel:
        return _duel(content, tray, view, seat, names, text)
    if tray:
        laid = _in_a_tray(content, view, seat, names, text)
    elif content.height() < LOW * text:
        laid = _in_a_low_panel(content, view, seat, names, text)
    else:
        laid = _in_a_panel(content, view, seat, names, text)
    places = _places(view, seat)
    piles = _pile_of_hand(laid.hand, view, seat)
    for owner, count in enumerate(view.prisoners[seat]):
        if count:
            piles.append(laid.prison.pile(keys.prisoners(seat, owner), owner, count))
    slots = laid.prison.open(places)
    if not view.hands[seat]:
        slots.append(laid.hand.slot(0))
    return Plan(
        tuple(piles),
        tuple(laid.lines),
        tuple(slots),
        laid.prison.landing(places),
        laid.prison.size,
        rows=_rows(laid.boxes, seat),
    )


@attrs.frozen
class _Laid:
    """A panel with three to five players: where hand and prisoners lie, and what is written."""

    hand: _Zone
    prison: _Zone
    lines: Sequence[PanelText]
    boxes: dict[str, QRectF]


def _places(view: ArrowsState, seat: int) -> int:
    """The number of prisoners there is room for."""
    return max(view.setup.goal, sum(view.prisoners[seat]))


def _zones(
    view: ArrowsState,
    seat: int,
    hand: tuple[QRectF, float],
    prison: tuple[QRectF, float],
    text: float,
) -> tuple[_Zone, _Zone]:
    """The rows for hand and prisoners, in these boxes and with pawns no larger than this."""
    kinds = sum(map(bool, view.prisoners[seat]))
    return (
        _Zone(hand[0], max(view.hands[seat], 1), 1, hand[1], text),
        _Zone(prison[0], _places(view, seat), kinds, prison[1], text),
    )


def _in_a_tray(
    content: QRectF, view: ArrowsState, seat: int, names: ArrowsNames, text: float
) -> _Laid:
    """Beside the name; how near the end is stands under it."""
    needed = outlook.needed(view, seat)
    words, hand, prison = _side_by_side(content, 0.54, text)
    under = QRectF(12, 36 * text + 2, content.left() - 24, 18 * text)
    lines = [
        PanelText(names.hand(), words[0], 13),
        PanelText(names.prisoners(), words[1], 13),
        PanelText(names.needed(needed), under, 13, warn=needed <= 2),
        PanelText(names.note(view, seat), under.translated(0, 20 * text), 13, warn=True),
    ]
    boxes = {HAND: words[0].united(hand), "prisoners": words[1].united(prison), "needed": under}
    return _Laid(*_zones(view, seat, (hand, 1.0), (prison, 0.85), text), lines, boxes)


def _in_a_low_panel(
    content: QRectF, view: ArrowsState, seat: int, names: ArrowsNames, text: float
) -> _Laid:
    """Both rows beside each other, each as high as there is room."""
    note, held, goal = names.note(view, seat), sum(view.prisoners[seat]), view.setup.goal
    words, hand, prison = _side_by_side(content.adjusted(-14, 0, 6, 0), 0.38, text)
    part, close = words[1].width() * 0.6, goal - held <= 2
    lines = [
        PanelText(note or names.hand(), words[0], warn=bool(note)),
        PanelText(names.prisoners(), words[1].adjusted(0, 0, part - words[1].width(), 0)),
        PanelText(names.tally(held, goal), words[1].adjusted(part, 0, 0, 0), 12, close, RIGHT),
    ]
    boxes = {HAND: words[0].united(hand), "prisoners": words[1].united(prison)}
    return _Laid(*_zones(view, seat, (hand, 0.7), (prison, 0.7), text), lines, boxes)


def _in_a_panel(
    content: QRectF, view: ArrowsState, seat: int, names: ArrowsNames, text: float
) -> _Laid:
    """One row above the other, beside their words."""
    needed = outlook.needed(view, seat)
    caption, wide, high = CAPTION * text, WORD * text, 16 * text
    upper, lower = _above_each_other(content, (0.42, 0.58))
    hand, prison = upper.adjusted(caption, 0, 0, 0), lower.adjusted(caption, 2, 0, 0)
    word = QRectF(lower.left(), lower.center().y() - high, wide, high)
    note = names.note(view, seat)
    lines = [
        PanelText(names.hand(), QRectF(upper.left(), upper.top(), wide, upper.height())),
        PanelText(names.prisoners(), word),
        PanelText(names.needed(needed), word.translated(0, high), warn=needed <= 2),
        PanelText(note, upper.adjusted(caption + 44, 0, 0, 0), warn=True, align=RIGHT),
    ]
    boxes = {HAND: upper, "prisoners": lower}
    return _Laid(*_zones(view, seat, (hand, 0.62), (prison, 0.66), text), lines, boxes)


def _rows(boxes: dict[str, QRectF], seat: int) -> tuple[tuple[Key, QRectF], ...]:
    return tuple((keys.row(kind, seat), box) for kind, box in boxes.items())


def _pile_of_hand(zone: _Zone, view: ArrowsState, seat: int) -> list[PawnPile]:
    count = view.hands[seat]
    return [zone.pile(keys.hand(seat), seat, count)] if count else []


def _duel(
    content: QRectF, tray: bool, view: ArrowsState, seat: int, names: ArrowsNames, text: float
) -> Plan:
    strength, reserve = view.strength(seat), view.reserves[seat]
    close = strength <= FEWEST + 1
    if tray:
        words, hand, other = _side_by_side(content, 0.58, text)
        zones = (
            _Zone(hand, max(view.hands[seat], 1), 1, 1.0, text),
            _Zone(other, max(reserve, 1), 1, 0.85, text),
        )
        count = QRectF(10, 36 * text + 2, content.left() - 24, 20 * text)
        boxes = {HAND: words[0].united(hand), RESERVE: words[1].united(other)}
        lines = [PanelText(names.hand(), words[0], 13), PanelText(names.reserve(), words[1], 13)]
    else:
        upper, lower, last = _above_each_other(content, (0.36, 0.36, 0.28))
        zones = (
            _Zone(upper.adjusted(CAPTION * text, 0, 0, 0), max(view.hands[seat], 1), 1, 0.56, text),
            _Zone(lower.adjusted(CAPTION * text, 0, 0, 0), max(reserve, 1), 1, 0.56, text),
        )
        count = QRectF(last.left(), last.top(), last.width(), last.height() / 2)
        boxes = {HAND: upper, RESERVE: lower}
        lines = [
            PanelText(names.hand(), QRectF(upper.left(), upper.top(), WORD * text, upper.height())),
            PanelText(
                names.reserve(), QRectF(lower.left(), lower.top(), WORD * text, lower.height())
            ),
        ]
    piles = _pile_of_hand(zones[0], view, seat)
    if reserve:
        piles.append(zones[1].pile(keys.reserve(seat), seat, reserve))
    lines.append(PanelText(names.danger(seat), count.translated(0, count.height()), 12, warn=close))
    step = min(count.width() / 10, 14.0)
    y = count.center().y()
    slots = tuple(
        PawnDot(QPointF(count.left() + step * (n + 0.5), y), 4.2, filled=n < strength, warn=close)
        for n in range(10)
    )
    x = count.left() + step * (FEWEST - 1)
    landing = zones[1].slot(0 if zones[1].figure else reserve).at
    danger = QPointF(x, y - 9), QPointF(x, y + 9)
    boxes["strength"] = count.united(count.translated(0, count.height()))
    return Plan(
        tuple(piles),
        tuple(lines),
        slots,
        landing,
        zones[1].size,
        danger,
        _rows(boxes, seat),
    )


def _side_by_side(
    content: QRectF, share: float, text: float
) -> tuple[list[QRectF], QRectF, QRectF]:
    """Two rows beside each other, and a line for words above each."""
    content = content.adjusted(14, 0, 0, 0)
    usable = content.width() - (BUTTONS if content.width() > WIDE - 14 else 0)
    high = 18 * text
    top, height = content.top() + high + 2, content.height() - high - 2
    left = QRectF(content.left(), top, usable * share - 12, height)
    right = QRectF(content.left() + usable * share + 12, top, usable * (1 - share) - 18, height)
    words = [QRectF(box.left(), content.top(), box.width(), high) for box in (left, right)]
    return words, left, right


def _above_each_other(content: QRectF, shares: Sequence[float]) -> list[QRectF]:
    boxes, top = [], content.top()
    for share in shares:
        height = content.height() * share
        boxes.append(QRectF(content.left(), top, content.width(), height))
        top += height
    return boxes
