"""The corners round what is spoken about."""

import pytest
from PySide6.QtWidgets import QApplication

from boomerang_desktop.desktop.scene.guide.frame import APART, FRAMED, CornerFrame
from boomerang_desktop.desktop.scene.items import Item


@pytest.mark.parametrize(
    ("wide", "high", "above"),
    [
        pytest.param(90, 130, APART, id="a card, from which it lies apart"),
        pytest.param(370, 47, 0, id="a row, whose neighbours lie close"),
    ],
)
def test_it_reaches_no_further_than_it_must(
    qapp: QApplication, wide: float, high: float, above: float
) -> None:
    item, frame = Item(("thing",), wide, high), CornerFrame()
    frame.round([item])
    lines = frame.boundingRect().adjusted(8, 8, -8, -8)
    assert lines.top() == -high / 2 - above
    assert lines.left() == -wide / 2 - APART
    broad = max(width for _, width in frame.strokes()) / 2
    assert APART + broad <= FRAMED


def test_without_a_thing_there_is_none(qapp: QApplication) -> None:
    frame = CornerFrame()
    frame.round([])
    assert not frame.isVisible()
