"""The score sheet as it is printed."""

from itertools import pairwise, product

from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QStyleOptionGraphicsItem

from boomerang_desktop.desktop.games.roadtrip.layout import SHEET
from boomerang_desktop.desktop.games.roadtrip.papers.sheet import (
    INSET,
    WORTH,
    ActivityItem,
    SheetItem,
    ladder,
    lines,
)
from boomerang_desktop.desktop.games.roadtrip.style import DAY_COLOURS
from boomerang_desktop.games.roadtrip.sheet import CATEGORIES, PART_OF
from tests.desktop.games.roadtrip.playing import sheet_of, sit
from tests.games.roadtrip.table import fresh


def test_the_lines_of_the_sheet_follow_each_other_and_fill_it() -> None:
    boxes = list(lines().values())
    for (top, high), (below, _) in pairwise(boxes):
        assert top + high == below
    assert sum(boxes[-1]) == 368
    assert boxes[-1][1] >= 24
    assert dict(WORTH["animals"]) == {"trout": 3, "ox": 4, "grizzly": 5, "eagle": 7, "bigfoot": 9}
    assert ladder() == "0 · 2 · 4 · 7 · 10 · 15"


# --- the rulebook has five categories: regions and coasts stand under the sights


def drawn(sheet: SheetItem) -> QImage:
    """In the units that its lines are laid out in."""
    image = QImage(
        round(sheet.width / sheet.unit), round(SHEET.height()), QImage.Format.Format_RGB32
    )
    painter = QPainter(image)
    painter.scale(1 / sheet.unit, 1 / sheet.unit)
    painter.translate(-sheet.rect.topLeft())
    sheet.draw(painter)
    painter.end()
    return image


def words_begin(image: QImage, category: str) -> int:
    """How far from the left."""
    top, high = (round(size) for size in lines()[category])
    dark = QColor(DAY_COLOURS.pencil).lightness() + 30
    return next(
        x
        for x, y in product(range(4, image.width()), range(top + 3, top + high - 3))
        if image.pixelColor(x, y).lightness() <= dark
    )


def test_parts_of_a_category_stand_under_it() -> None:
    assert list(lines())[1:4] == ["sites", "regions", "coasts"]
    sites, regions, coasts = (lines()[category] for category in ("sites", "regions", "coasts"))
    assert sum(sites) == regions[0]
    assert sum(regions) == coasts[0]


def test_parts_are_set_in_and_not_ruled_off(qapp: QApplication) -> None:
    board = sit(fresh(2, seed=1))
    image, paper = drawn(sheet_of(board)), QColor(DAY_COLOURS.paper)
    for category in CATEGORIES:
        above = [image.pixelColor(12, round(lines()[category][0]) + y) for y in (-1, 0)]
        assert any(colour != paper for colour in above) == (category not in PART_OF), category
    left = words_begin(image, "sites")
    for part in PART_OF:
        assert abs(words_begin(image, part) - left - INSET) <= 3


# --- what is advised


def test_R11_an_advised_activity_stands_out_from_the_others_and_keeps_its_colours(
    qapp: QApplication,
) -> None:
    item = ActivityItem(("activity", "none"), "None")
    item.resize(60, 46)
    item.can_lift = True

    def picture() -> QImage:
        image = QImage(80, 66, QImage.Format.Format_RGB32)
        image.fill(QColor(DAY_COLOURS.paper))
        painter = QPainter(image)
        painter.translate(40, 33)
        item.paint(painter, QStyleOptionGraphicsItem())
        painter.end()
        return image

    plain = picture()
    item.lit = True
    assert picture().pixelColor(40, 8) == QColor(DAY_COLOURS.glow)
    assert plain.pixelColor(40, 8) != QColor(DAY_COLOURS.glow)
    assert picture().copy(20, 18, 40, 30) == plain.copy(20, 18, 40, 30)
