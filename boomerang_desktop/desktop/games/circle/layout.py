"""Where things lie around the cord: pure geometry."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from math import copysign, cos, hypot, pi, sin
from random import Random

import attrs
from PySide6.QtCore import QPointF, QRectF

CARD_SHAPE = 0.7
"""Width of a card to its height."""
LARGEST, SMALLEST = 164, 60
"""Heights of a face-up card, as large as their number allows."""
GAP = 7.0
WIDEST = 1.84
"""How many times wider than high the ring of cards is at most."""
FULL = 0.76
"""The shape of the ring of cards: 1 is an ellipse; the smaller, the fuller its corners."""
TAG = (58.0, 34.0)
ON_PILE = 42.0
"""The width of a token on the pile."""
KNOT = 0.07 * pi
"""The angle at which the two ends of the cord are tied, from the right, clockwise."""


@attrs.frozen
class Middle:
    """The middle of the table: deck, cord and tag on one line, the cards all around."""

    area: QRectF
    ring: QRectF
    deck: QRectF
    tag: QRectF

    @property
    def centre(self) -> QPointF:
        return self.ring.center()

    @property
    def pile(self) -> QPointF:
        """Where the first token comes to lie: low on the deck."""
        return QPointF(self.deck.center().x() - 9, self.deck.bottom() - 26)

    def on_pile(self, number: int) -> QPointF:
        """Each token lies a little higher, so that all owners can be read."""
        return self.pile + QPointF(7 * number, -27 * number)


def middle(area: QRectF) -> Middle:
    # on a wide screen the cards stay near the cord
    spare = max(0.0, area.width() - area.height() * WIDEST) / 2
    area = area.adjusted(spare, 0, -spare, 0)
    high = min(area.height() * 0.41, area.width() * 0.27)
    wide = high * 1.46
    ring = QRectF(0, 0, wide, high)
    ring.moveCenter(area.center())
    tall = min(high * 0.54, 118.0)
    deck = QRectF(0, 0, tall * CARD_SHAPE, tall)
    deck.moveCenter(QPointF(ring.left() - deck.width() / 2 - 26, ring.center().y()))
    tag = QRectF(ring.right() + 16, ring.center().y() + high * 0.1 - 4, *TAG)
    return Middle(area, ring, deck, tag)


# --- the cards around


@attrs.frozen
class Fan:
    """How large the cards are, and where each lies."""

    height: float
    spots: tuple[QPointF, ...]
    tilts: tuple[float, ...]

    @property
    def width(self) -> float:
        return self.height * CARD_SHAPE

    def box(self, number: int) -> QRectF:
        box = QRectF(0, 0, self.width, self.height)
        box.moveCenter(self.spots[number])
        return box


@lru_cache(maxsize=64)
def _fan(width: int, height: int, cards: int) -> tuple[float, tuple[tuple[float, float], ...]]:
    whole = middle(QRectF(0, 0, width, height))
    even, askew = (_largest(whole, cards, leads) for leads in ((0.5, 0.0), (0.25, 0.75)))
    # symmetry is worth a little size, not more
    return askew if askew[0] > even[0] * 1.1 else even


def _largest(
    whole: Middle, cards: int, leads: tuple[float, float]
) -> tuple[float, tuple[tuple[float, float], ...]]:
    fits, too_large = SMALLEST, LARGEST + 1
    spots = _around(whole.area, cards, float(fits), leads[0])
    while too_large - fits > 1:
        tall = (fits + too_large) // 2
        for lead in leads:
            found = _around(whole.area, cards, float(tall), lead)
            if _is_free(whole, found, float(tall)):
                fits, spots = tall, found
                break
        else:
            too_large = tall
    return float(fits), tuple(spots)


def fan(whole: Middle, cards: int) -> Fan:
    """The largest fan that touches neither itself nor cord, deck or tag."""
    area = whole.area
    tall, spots = _fan(round(area.width()), round(area.height()), cards)
    corner = area.topLeft()
    tilts = []
    for x, y in spots:
        aside, above = (x - area.width() / 2) / area.width(), y < area.height() / 2
        tilts.append(aside * (7 if above else -7))
    return Fan(tall, tuple(QPointF(x, y) + corner for x, y in spots), tuple(tilts))


def _around(area: QRectF, cards: int, tall: float, lead: float) -> list[tuple[float, float]]:
    """Places at equal distances along an ellipse with full corners, measured in cards, as a card is
    narrower than high. Clockwise from the top; with `lead`, the first is half a step on."""
    wide = tall * CARD_SHAPE
    rx, ry = (area.width() - wide) / 2 - 4, (area.height() - tall) / 2 - 4
    steps = 240
    way = [_full(2 * pi * n / steps, rx, ry) for n in range(steps + 1)]
    ways = [0.0]
    for (x, y), (next_x, next_y) in pairwise(way):
        ways.append(ways[-1] + hypot((next_x - x) / wide, (next_y - y) / tall))
    found, at = [], 0
    for card in range(cards):
        wanted = ways[-1] * (card + lead) / cards
        while at < steps and ways[at] < wanted:
            at += 1
        x, y = way[at]
        found.append((area.center().x() + x, area.center().y() + y))
    return found


def _full(angle: float, rx: float, ry: float) -> tuple[float, float]:
    x, y = sin(angle), -cos(angle)
    return rx * copysign(abs(x) ** FULL, x), ry * copysign(abs(y) ** FULL, y)


COUNT = 28.0
"""Room below the deck for the number of cards left."""


def _is_free(whole: Middle, spots: list[tuple[float, float]], tall: float) -> bool:
    wide = tall * CARD_SHAPE
    boxes = [QRectF(x - wide / 2, y - tall / 2, wide, tall) for x, y in spots]
    grown = [box.adjusted(-GAP, -GAP, GAP, GAP) for box in boxes]
    # the pile grows out of the deck at the top, and its count stands below it
    deck = whole.deck.adjusted(-4, -14, 20, COUNT)
    for n, box in enumerate(grown):
        if any(box.intersects(other) for other in boxes[n + 1 :]):
            return False
        if box.intersects(deck) or box.intersects(whole.tag) or meets(box, whole.ring):
            return False
    return True


def meets(box: QRectF, ring: QRectF) -> bool:
    """Does a box reach into the ellipse of the ring?"""
    centre = ring.center()
    x = min(max(centre.x(), box.left()), box.right()) - centre.x()
    y = min(max(centre.y(), box.top()), box.bottom()) - centre.y()
    return hypot(x / (ring.width() / 2 + 8), y / (ring.height() / 2 + 8)) < 1


# --- what lies in the ring


@attrs.frozen
class Lying:
    """A boomerang in the ring: where, as a part of the ring's half axes, and how it is turned."""

    x: float
    y: float
    angle: float
    look: int


@lru_cache(maxsize=1)
def heap() -> tuple[Lying, ...]:
    """Places for all that can be thrown, each as far from the others as chance allows: later ones
    fill the gaps, and nothing moves."""
    rng = Random(2010)
    found: list[Lying] = []
    for n in range(60):
        tries = [_somewhere(rng) for _ in range(26)]
        if not n:
            tries = [(0.06, -0.04)]
        x, y = max(tries, key=lambda at: _apart(at, found))
        found.append(Lying(x, y, rng.uniform(0, 360), rng.randrange(3)))
    return tuple(found)


def _somewhere(rng: Random) -> tuple[float, float]:
    while True:
        x, y = rng.uniform(-1, 1), rng.uniform(-1, 1)
        if hypot(x, y) <= 1:
            return x, y


def _apart(at: tuple[float, float], found: list[Lying]) -> float:
    x, y = at
    # a little nearer to the middle than to the cord
    return min((hypot(x - o.x, y - o.y) for o in found), default=1.0) - 0.34 * hypot(x, y)


def lying(ring: QRectF, number: int) -> QPointF:
    """Where the boomerang of that number lies, from the middle of the ring."""
    place = heap()[number]
    return QPointF(place.x * (ring.width() / 2 - 56), place.y * (ring.height() / 2 - 50))


# --- what lies before a seat


@attrs.frozen
class Zones:
    """The parts of a seat's panel, in the panel's own measure."""

    reserve: QRectF
    slot: QPointF
    token: float
    """The width of a token there."""
    state: QRectF
    """Whether the seat is in; empty if the panel itself says so."""
    collection: QRectF
    tokens: tuple[QPointF, ...] = ()
    own: float = 0.0
    """The width of the tokens to choose from."""
    throw: QRectF = attrs.field(factory=QRectF)
    stop: QRectF = attrs.field(factory=QRectF)


def aside(width: float, height: float, head: float, text: float = 1.0) -> Zones:
    """A panel only to look at, under its `head`. `text` is the text size, here and below."""
    roomy = height > 130 * max(1.0, text)
    token = 38.0 if roomy else 30.0
    tall = max(34.0, 24 * text) if roomy else 28.0
    line = head + (24.0 if roomy else 16.0)
    word = 64 * text
    reserve = QRectF(8, line - tall / 2, width - 20 - token - word, tall)
    state = QRectF(reserve.right() + 1, line - 11 * text, word, 22 * text)
    slot = QPointF(width - 8 - token / 2, line)
    top = line + tall / 2 + (4 if roomy else 2)
    below = 6.0 if roomy else 4.0
    return Zones(reserve, slot, token, state, QRectF(8, top, width - 16, height - top - below))


LEAST_GATHERED = 230.0
"""The least width of the captured cards in a tray; below it, tokens and bidding take turns."""


def tray(
    width: float, height: float, head: float, suits: int, choosing: bool, text: float = 1.0
) -> Zones:
    """A panel to take things from. In a short one, the tokens make room for the bidding."""
    if width < 800:
        return _short_tray(width, height, head, suits, choosing, text)
    centre = height / 2 - 8 * text
    own = min(58.0, height * 0.46)
    # their names stand below them
    step = own + max(7.0, 20 * (text - 1) + 7)
    tall, wide = min(48.0 * max(1.0, text), (height - 28) / 2), 116 * max(1.0, text)
    reserve = QRectF(8, 36 * text + 22, head - 14, height - 36 * text - 30)
    left = head + 6
    all_in_sight = width - left - suits * step - own - wide - 54 >= LEAST_GATHERED * text
    # wherever there is room for more, the choice lies at the same place
    slot = QPointF(left + own / 2 + 8 * text, centre)
    left = slot.x() + own / 2 + 12 * text
    tokens = tuple(QPointF(left + step * (n + 0.5), centre) for n in range(suits))
    if all_in_sight:
        left += suits * step + 8
    elif choosing:
        left += suits * step
        gathered = QRectF(left + 6, 8, width - left - 12, height - 16)
        return Zones(reserve, slot, own, QRectF(), gathered, tokens, own)
    else:
        tokens = ()
    throw = QRectF(left, height / 2 - tall - 4, wide, tall)
    stop = QRectF(left, height / 2 + 4, wide, tall)
    gathered = QRectF(throw.right() + 14, 8, width - throw.right() - 20, height - 16)
    return Zones(reserve, slot, own, QRectF(), gathered, tokens, own, throw, stop)


def _short_tray(
    width: float, height: float, head: float, suits: int, choosing: bool, text: float
) -> Zones:
    gathered = QRectF(head + 4.4, 5, width - head - 12.4, 40)
    line = (36 * text + 12 + height - 4) / 2
    own = 46.0
    # the figure and its heap; at the narrow sides the tokens need every bit of room
    reserve_wide = 112.0 if not choosing or width > 450 else 86.0
    slot = QPointF(10 + reserve_wide + own / 2 + 4, line)
    reserve = QRectF(8, line - 26, reserve_wide, 52)
    left = slot.x() + own / 2 + 10
    if choosing:
        step = (width - 8 - left) / suits
        size = min(own, step - 3)
        tokens = tuple(QPointF(left + step * (n + 0.5), line) for n in range(suits))
        return Zones(reserve, slot, own, QRectF(), gathered, tokens, size)
    wide = min((width - 8 - left - 8) / 2, 140.0)
    throw = QRectF(left, line - 24, wide, 48)
    return Zones(
        reserve, slot, own, QRectF(), gathered, (), own, throw, throw.translated(wide + 8, 0)
    )


def square(centre: QPointF, size: float) -> QRectF:
    """The box of something round."""
    return QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size)


def cells(box: QRectF, count: int = 6) -> Iterator[QRectF]:
    """The cells of a collection, in one row, or in two if that makes them larger."""
    rows = 2 if box.width() / count < 0.62 * box.height() else 1
    columns = -(-count // rows)
    wide, tall = box.width() / columns, box.height() / rows
    for n in range(count):
        row, column = divmod(n, columns)
        yield QRectF(box.left() + column * wide, box.top() + row * tall, wide, tall)


MARK, LINES = 11.0, (1, 2)


def marks(count: int, room: QRectF) -> list[QRectF]:
    """Places for that many little marks side by side, in one line, or in two if that makes them
    larger."""

    def size(lines: int) -> float:
        across = -(-count // lines)
        return min(MARK, (room.width() - across + 1) / across, (room.height() + 1) / lines - 1)

    lines = max(LINES, key=lambda lines: (size(lines), -lines))
    side, across = size(lines), -(-count // lines)
    top = room.center().y() - ((side + 1) * lines - 1) / 2
    return [
        QRectF(
            room.left() + (side + 1) * (n % across), top + (side + 1) * (n // across), side, side
        )
        for n in range(count)
    ]
