"""The wood of the perforated board."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QImage, QPainter

from boomerang_desktop.desktop.games.flip import wood
from boomerang_desktop.desktop.games.flip.layout import HoleGrid
from boomerang_desktop.desktop.look import theme
from boomerang_desktop.desktop.program import application

GRID = HoleGrid(60, 60, 24.0, 10, 9)


@pytest.fixture
def dark() -> Iterator[None]:
    theme.apply(application(), "dark", 1.0)
    yield
    theme.apply(application(), "light", 1.0)


def lightness(image: QImage, at: QPoint) -> int:
    return QColor(image.pixel(at)).lightness()


def test_every_hole_is_darker_than_the_wood_around_it(qapp: object) -> None:
    image = QImage(400, 340, QImage.Format.Format_RGB32)
    image.fill(QColor("#808080"))
    painter = QPainter(image)
    wood.draw_board(painter, GRID)
    painter.end()
    for x in range(10):
        for y in range(9):
            hole = GRID.point(x + 0.5, y + 0.5).toPoint()
            corner = GRID.point(x + 0.04, y + 0.04).toPoint()
            assert lightness(image, hole) < lightness(image, corner), (x, y)


def test_the_wood_is_darker_at_night(qapp: object, dark: None) -> None:
    assert wood.walnut() is wood.BY_NIGHT
    for night, day in zip(wood.BY_NIGHT.field, wood.BY_DAY.field, strict=True):
        assert QColor(night).lightness() < QColor(day).lightness()


def test_by_day_it_is_that_of_the_day(qapp: object) -> None:
    theme.apply(application(), "light", 1.0)
    assert wood.walnut() is wood.BY_DAY
