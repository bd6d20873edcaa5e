"""Paper that lies on a table."""

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from boomerang_desktop.desktop.look.paper import HIGH, LOW, draw_paper, oval, rounded

BOX = QRectF(10, 10, 40, 20)


def drawn(falls: tuple[float, float] = LOW, edge: QPen | None = None) -> QImage:
    image = QImage(60, 40, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    draw_paper(painter, rounded(BOX, 4), "#FF0000", edge, falls=falls)
    painter.end()
    return image


def test_corners_are_round_and_ovals_have_none() -> None:
    assert rounded(BOX, 8).contains(BOX.center())
    assert not rounded(BOX, 8).contains(BOX.topLeft() + QPointF(1, 1))
    assert not oval(BOX).contains(BOX.topLeft() + QPointF(2, 2))


@pytest.mark.parametrize("falls", [LOW, HIGH])
def test_the_shadow_falls_to_the_lower_right(falls: tuple[float, float]) -> None:
    image, white = drawn(falls), QColor(Qt.GlobalColor.white)
    assert image.pixelColor(30, 20) == QColor("#FF0000")
    assert image.pixelColor(30, round(30 + falls[1] - 1)) != white
    assert image.pixelColor(30, 8) == white


def test_paper_has_an_edge_if_it_is_given_one() -> None:
    edged = drawn(edge=QPen(QColor("#0000FF"), 2))
    assert edged.pixelColor(30, 10) == QColor("#0000FF")
    assert drawn().pixelColor(30, 10) == QColor("#FF0000")
