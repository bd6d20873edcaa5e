"""What lies on a seat's panel: hand, prisoners or reserve, and how near the end is.

Pure geometry, in the panel's own measure: 0, 0 is its upper left corner as its player sees it.
"""

from collections.abc import Sequence

import attrs
from PySide6.QtCore import QPointF, QRectF, Qt

from boomerang_desktop.desktop.games.arrows import keys
from boomerang_desktop.desktop.games.arrows.layout import spread
from boomerang_desktop.desktop.games.arrows.names import ArrowsNames
from boomerang_desktop.desktop.games.arrows.notes import Line, Slot
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.games.arrows.ending import FEWEST
from boomerang_desktop.games.arrows.moves import HAND, RESERVE
from boomerang_desktop.games.arrows.state import ArrowsState

PAWN = 40.0
"""How wide a pawn is that stands on a panel, at size 1."""
TALL = 68.0
BUTTONS = 228.0
"""What a wide tray keeps free for buttons at its right end."""
WIDE = 700.0
CAPTION = 76.0
"""Where on a narrow panel the pawns begin, beside their words."""
WORD = 68.0


@attrs.frozen
class Pile:
    """A heap of pawns: whose, how many, how large, and where its middle is."""

    key: Key
    owner: int
    count: int
    size: float
    apart: float
    at: QPointF


@attrs.frozen
class Plan:
    piles: tuple[Pile, ...]
    lines: tuple[Line, ...]
    slots: tuple[Slot, ...]
    landing: QPointF
    """Where the next pawn that is captured comes to stand: its foot."""
    landing_size: float
    danger: tuple[QPointF, QPointF] | None = None
    rows: tuple[tuple[Key, QRectF], ...] = ()
    """What can be asked about where no pawn lies."""


class _Zone:
    """A row for pawns, of one heap or several after each other."""

    def __init__(self, box: QRectF, places: int, largest: float) -> None:
        self.box = box
        self.size = min(largest, box.height() / TALL * 0.94)
        self.apart = spread(places, box.width(), PAWN * self.size, (PAWN - 4) * self.size)

    def pile(self, key: Key, owner: int, count: int, first: int = 0) -> Pile:
        x = self.box.left() + PAWN * self.size / 2 + (first + (count - 1) / 2) * self.apart
        return Pile(key, owner, count, self.size, self.apart, QPointF(x, self.box.center().y()))

    def slot(self, number: int) -> Slot:
        x = self.box.left() + PAWN * self.size / 2 + number * self.apart
        radius = min(11.5 * self.size, self.apart * 0.42 or 11.5 * self.size)
        return Slot(QPointF(x, self.box.center().y() + 20 * self.size), radius)


def plan(content: QRectF, tray: bool, view: ArrowsState, seat: int, names: ArrowsNames) -> Plan:
    """`content` is what the panel leaves free; a tray has room under the name as well."""
    if view.setup.duel:
        return _duel(content, tray, view, seat, names)
    held = view.prisoners[seat]
    needed = max(view.setup.goal - sum(held), 0)
    places = max(view.setup.goal, sum(held))
    at_hand = max(view.hands[seat], 1)
    note = names.note(view, seat)
    if tray:
        words, hand, prison = _side_by_side(content, 0.54)
        hand_zone = _Zone(hand, at_hand, 1.0)
        prison_zone = _Zone(prison, places, 0.85)
        under = QRectF(12, 38, content.left() - 24, 18)
        boxes = {HAND: words[0].united(hand), "prisoners": words[1].united(prison), "needed": under}
        lines = [
            Line(names.hand(), words[0], 13),
            Line(names.prisoners(), words[1], 13),
            Line(names.needed(needed), under, 13, warn=needed <= 2),
            Line(note, under.translated(0, 20), 13, warn=True),
        ]
    else:
        upper, lower = _above_each_other(content, (0.42, 0.58))
        hand_zone = _Zone(upper.adjusted(CAPTION, 0, 0, 0), at_hand, 0.62)
        prison_zone = _Zone(lower.adjusted(CAPTION, 2, 0, 0), places, 0.66)
        right = Qt.AlignmentFlag.AlignRight
        boxes = {HAND: upper, "prisoners": lower}
        word = QRectF(lower.left(), lower.center().y() - 15, WORD, 16)
        lines = [
            Line(names.hand(), QRectF(upper.left(), upper.top(), WORD, upper.height())),
            Line(names.prisoners(), word),
            Line(names.needed(needed), word.translated(0, 16), warn=needed <= 2),
            Line(note, upper.adjusted(CAPTION + 44, 0, 0, 0), warn=True, align=right),
        ]
    piles, first = _pile_of_hand(hand_zone, view, seat), 0
    for owner, count in enumerate(held):
        if count:
            piles.append(prison_zone.pile(keys.prisoners(seat, owner), owner, count, first))
            first += count
    slots = [prison_zone.slot(number) for number in range(first, places)]
    if not view.hands[seat]:
        slots.append(hand_zone.slot(0))
    landing = prison_zone.slot(min(first, places - 1)).at
    return Plan(
        tuple(piles),
        tuple(lines),
        tuple(slots),
        landing,
        prison_zone.size,
        rows=_rows(boxes, seat),
    )


def _rows(boxes: dict[str, QRectF], seat: int) -> tuple[tuple[Key, QRectF], ...]:
    return tuple((keys.row(kind, seat), box) for kind, box in boxes.items())


def _pile_of_hand(zone: _Zone, view: ArrowsState, seat: int) -> list[Pile]:
    count = view.hands[seat]
    return [zone.pile(keys.hand(seat), seat, count)] if count else []


def _duel(content: QRectF, tray: bool, view: ArrowsState, seat: int, names: ArrowsNames) -> Plan:
    strength, reserve = view.strength(seat), view.reserves[seat]
    close = strength <= FEWEST + 1
    if tray:
        words, hand, other = _side_by_side(content, 0.58)
        zones = _Zone(hand, max(view.hands[seat], 1), 1.0), _Zone(other, max(reserve, 1), 0.85)
        count = QRectF(10, 38, content.left() - 24, 20)
        boxes = {HAND: words[0].united(hand), RESERVE: words[1].united(other)}
        lines = [Line(names.hand(), words[0], 13), Line(names.reserve(), words[1], 13)]
    else:
        upper, lower, last = _above_each_other(content, (0.36, 0.36, 0.28))
        zones = (
            _Zone(upper.adjusted(CAPTION, 0, 0, 0), max(view.hands[seat], 1), 0.56),
            _Zone(lower.adjusted(CAPTION, 0, 0, 0), max(reserve, 1), 0.56),
        )
        count = QRectF(last.left(), last.top(), last.width(), last.height() / 2)
        boxes = {HAND: upper, RESERVE: lower}
        lines = [
            Line(names.hand(), QRectF(upper.left(), upper.top(), WORD, upper.height())),
            Line(names.reserve(), QRectF(lower.left(), lower.top(), WORD, lower.height())),
        ]
    piles = _pile_of_hand(zones[0], view, seat)
    if reserve:
        piles.append(zones[1].pile(keys.reserve(seat), seat, reserve))
    lines.append(Line(names.danger(seat), count.translated(0, count.height()), 12, warn=close))
    step = min(count.width() / 10, 14.0)
    y = count.center().y()
    slots = tuple(
        Slot(QPointF(count.left() + step * (n + 0.5), y), 4.2, filled=n < strength, warn=close)
        for n in range(10)
    )
    x = count.left() + step * (FEWEST - 1)
    landing = zones[1].slot(reserve).at
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


def _side_by_side(content: QRectF, share: float) -> tuple[list[QRectF], QRectF, QRectF]:
    """Two rows beside each other, and a line for words above each."""
    content = content.adjusted(14, 0, 0, 0)
    usable = content.width() - (BUTTONS if content.width() > WIDE - 14 else 0)
    left = QRectF(content.left(), content.top() + 20, usable * share - 12, content.height() - 20)
    right = QRectF(
        content.left() + usable * share + 12, left.top(), usable * (1 - share) - 18, left.height()
    )
    words = [QRectF(box.left(), content.top(), box.width(), 18) for box in (left, right)]
    return words, left, right


def _above_each_other(content: QRectF, shares: Sequence[float]) -> list[QRectF]:
    boxes, top = [], content.top()
    for share in shares:
        height = content.height() * share
        boxes.append(QRectF(content.left(), top, content.width(), height))
        top += height
    return boxes
