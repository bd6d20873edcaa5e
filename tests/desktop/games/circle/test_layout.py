"""Where things lie around the cord."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF

from boomerang_desktop.desktop.games.circle import layout

AREAS = {
    "with the log": QRectF(228, 6, 800, 510),
    "wide": QRectF(228, 6, 1040, 510),
    "tabletop": QRectF(136, 136, 768, 400),
}


@pytest.mark.parametrize("area", AREAS.values(), ids=AREAS)
@pytest.mark.parametrize("cards", range(1, 13))
def test_cards_touch_neither_each_other_nor_the_middle(area: QRectF, cards: int) -> None:
    middle = layout.middle(area)
    fan = layout.fan(middle, cards)
    boxes = [fan.box(n) for n in range(cards)]
    for box in boxes:
        assert area.contains(box)
        assert not box.intersects(middle.deck)
        assert not box.intersects(middle.tag)
        assert not layout.meets(box, middle.ring)
    for one, other in combinations(boxes, 2):
        assert not one.intersects(other)


@pytest.mark.parametrize(("cards", "least"), [(4, 140), (7, 120), (12, 110)])
def test_cards_are_large_enough_to_read_at_1280(cards: int, least: float) -> None:
    fan = layout.fan(layout.middle(AREAS["with the log"]), cards)
    assert fan.height >= least
    assert max(abs(tilt) for tilt in fan.tilts) < 5


def test_left_over_cards_keep_their_order_clockwise() -> None:
    fan = layout.fan(layout.middle(AREAS["wide"]), 8)
    xs = [spot.x() for spot in fan.spots]
    # from the top clockwise: first to the right, then back
    assert xs.index(max(xs)) < xs.index(min(xs))


def test_no_card_at_all_is_no_trouble() -> None:
    assert layout.fan(layout.middle(AREAS["wide"]), 0).spots == ()


def test_what_is_thrown_lies_inside_the_cord_and_stays_where_it_is() -> None:
    ring = layout.middle(AREAS["with the log"]).ring
    for number in range(60):
        at = layout.lying(ring, number)
        assert (at.x() / (ring.width() / 2)) ** 2 + (at.y() / (ring.height() / 2)) ** 2 < 0.72
    assert layout.heap() == layout.heap()
    assert len(layout.heap()) == 60


def test_the_first_things_in_the_ring_do_not_cover_each_other() -> None:
    ring = layout.middle(AREAS["with the log"]).ring
    for one, other in combinations(range(6), 2):
        apart = layout.lying(ring, one) - layout.lying(ring, other)
        assert apart.manhattanLength() > 34


def test_tokens_on_the_pile_can_all_be_read() -> None:
    middle = layout.middle(AREAS["with the log"])
    for number in range(3):
        apart = middle.on_pile(number + 1) - middle.on_pile(number)
        # a symbol is two fifths of a token of 42
        assert -apart.y() > 42 / 2


@pytest.mark.parametrize("suits", [5, 6])
@pytest.mark.parametrize("choosing", [True, False])
@pytest.mark.parametrize("size", [(1016, 138), (1256, 138), (1256, 112), (622, 112), (400, 112)])
@pytest.mark.parametrize("text", [0.85, 1.0, 1.15, 1.3])
def test_nothing_in_a_tray_overlaps_or_sticks_out(
    size: tuple[float, float], suits: int, choosing: bool, text: float
) -> None:
    width, height = size
    # a tray grows by half as much as its letters
    height *= 1 + max(0.0, text - 1) / 2
    zones = layout.tray(width, height, 165.6 * text, suits, choosing, text)
    tray = QRectF(0, 0, width, height)

    def round_box(x: float, y: float, wide: float) -> QRectF:
        return QRectF(x - wide / 2, y - wide / 2, wide, wide)

    boxes = [
        zones.reserve,
        zones.collection,
        round_box(zones.slot.x(), zones.slot.y(), zones.token),
    ]
    boxes += [round_box(t.x(), t.y(), zones.own) for t in zones.tokens]
    boxes += [box for box in (zones.throw, zones.stop) if not box.isEmpty()]
    for box in boxes:
        assert tray.contains(box)
    for one, other in combinations(boxes, 2):
        assert not one.intersects(other)
    if choosing:
        assert len(zones.tokens) == suits
        assert zones.own >= (36 if text <= 1 else 30)
    else:
        assert min(zones.throw.height(), zones.stop.height()) >= 40


@pytest.mark.parametrize("height", [110.0, 115.0, 157.0, 168.0])
@pytest.mark.parametrize("text", [0.85, 1.0, 1.15, 1.3])
def test_nothing_on_a_panel_overlaps(height: float, text: float) -> None:
    head = min(36 * text, max(36, 0.32 * height))
    zones = layout.aside(204, height, head, text)
    # animals that can be told from each other
    assert zones.collection.height() >= 36
    slot = QRectF(0, 0, zones.token, zones.token)
    slot.moveCenter(zones.slot)
    boxes = [zones.reserve, zones.state, slot, zones.collection]
    for one, other in combinations(boxes, 2):
        assert not one.intersects(other)
    for box in boxes:
        assert QRectF(0, head, 204, height).contains(box)
        assert box.bottom() <= height


@pytest.mark.parametrize(("box", "rows"), [((0, 0, 188, 34), 1), ((0, 0, 260, 122), 2)])
def test_species_lie_in_two_rows_where_that_makes_them_larger(
    box: tuple[float, float, float, float], rows: int
) -> None:
    cells = list(layout.cells(QRectF(*box)))
    assert len({cell.top() for cell in cells}) == rows
    assert len(cells) == 6


@pytest.mark.parametrize("count", [1, 2, 3, 4])
@pytest.mark.parametrize("width", [16.0, 24.0, 43.0, 60.0])
def test_the_marks_of_those_who_tie_never_overlap(count: int, width: float) -> None:
    room = QRectF(5, 7, width, 16)
    marks = layout.marks(count, room)
    assert len(marks) == count
    for n, mark in enumerate(marks):
        assert room.adjusted(-0.1, -0.1, 0.1, 0.1).contains(mark)
        assert mark.width() >= 6
        assert not any(mark.intersects(other) for other in marks[n + 1 :])


def test_a_card_keeps_clear_of_the_cord() -> None:
    """The cord is thicker than the line that it is drawn along."""
    ring = QRectF(0, 0, 200, 100)
    assert layout.meets(QRectF(204, 40, 20, 20), ring)
    assert not layout.meets(QRectF(209, 40, 20, 20), ring)
