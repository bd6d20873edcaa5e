"""Where things lie: nothing overlaps, nothing leaves its place."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF

from boomerang_desktop.desktop.games.roadtrip.layout import TurnedArea, fan, lay_out, rival_boxes


@pytest.mark.parametrize(
    ("width", "height"), [(800, 510), (1040, 510), (812, 660), (1008, 400), (400, 1008), (490, 510)]
)
def test_nothing_overlaps_and_nothing_leaves_the_middle(width: float, height: float) -> None:
    layout = lay_out(width, height)
    boxes = [layout.map, layout.sheet, *layout.row]
    whole = QRectF(-0.5, -0.5, width + 1, height + 1)
    for n, box in enumerate(boxes):
        assert whole.contains(box), box
        for other in boxes[n + 1 :]:
            assert not box.intersects(other), (box, other)
    assert len(layout.row) == 7


@pytest.mark.parametrize("rotation", [0.0, 90.0, 180.0, -90.0])
def test_the_middle_turns_towards_whoever_looks_at_it(rotation: float) -> None:
    frame = TurnedArea(QRectF(100, 50, 800, 400), rotation)
    upright = rotation % 180 == 0
    assert frame.size.width() == (800 if upright else 400)
    at = QPointF(10, 20)
    assert (frame.inside(frame.point(at)) - at).manhattanLength() < 0.001
    near = frame.point(QPointF(frame.size.width() / 2, frame.size.height()))
    side = {0.0: (500, 450), 90.0: (100, 250), 180.0: (500, 50), -90.0: (900, 250)}[rotation]
    assert (near - QPointF(*side)).manhattanLength() < 0.001


@pytest.mark.parametrize("count", range(8))
def test_a_hand_fans_out_within_its_tray(count: int) -> None:
    area = QRectF(170, 0, 840, 130)
    cards = fan(count, area, 91, 130)
    assert len(cards) == count
    for card in cards:
        assert area.left() <= card.at.x() - 45 < card.at.x() + 45 <= area.right()
        assert card.at.y() + 65 <= area.bottom() + 1
    assert all(one.at.x() < other.at.x() for one, other in pairwise(cards))
    assert all(one.rotation < other.rotation for one, other in pairwise(cards))


@pytest.mark.parametrize("size", [(188, 112), (188, 194), (188, 424), (226, 96), (1090, 96)])
def test_a_panel_has_room_for_row_map_and_hand(size: tuple[float, float]) -> None:
    content = QRectF(8, 40, *size)
    boxes = rival_boxes(content)
    everything = [*boxes.row, boxes.map, boxes.stack, *([boxes.tally] if boxes.tally else [])]
    for n, box in enumerate(everything):
        assert content.adjusted(-1, -1, 1, 1).contains(box), box
        for other in everything[n + 1 :]:
            assert not box.intersects(other)
