"""The cards of the home page."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.games import GAME_INFOS
from boomerang_desktop.desktop.look import theme
from boomerang_desktop.desktop.pages.tiles import (
    GameTile,
    MatchCard,
    draw_cover,
    rounded_top,
)
from boomerang_desktop.desktop.program import application
from boomerang_desktop.games.catalogue import CATALOGUE
from tests.sixth import ENTRY


@pytest.fixture
def tile(qtbot: QtBot) -> Iterator[GameTile]:
    theme.apply(application(), "light", 1.0)
    made = GameTile("flip")
    qtbot.addWidget(made)
    made.resize(400, 300)
    made.set_texts("The Board", "as printed", "2 players", "One plain line.")
    made.caption = made.caption_needed()
    made.show()
    yield made
    theme.apply(application(), "light", 1.0)


def test_it_tells_all_about_its_game(tile: GameTile) -> None:
    assert tile.text() == tile.accessibleName() == "The Board"
    assert tile.accessibleDescription() == "as printed · 2 players · One plain line."


def test_it_tells_what_has_been_learnt_and_what_is_left(tile: GameTile) -> None:
    told = tile.accessibleDescription()
    seen = [tile.grab().toImage()]
    for core, further, more in (
        ((2, 5), (0, 9), " · 2 of 5 levels learnt to play"),
        ((5, 5), (0, 9), " · 5 of 5 levels learnt to play"),
        (
            (5, 5),
            (3, 9),
            " · 5 of 5 levels learnt to play · 3 of 9 levels learnt to play well",
        ),
    ):
        tile.set_learnt(core, further)
        assert tile.accessibleDescription() == told + more
        seen.append(tile.grab().toImage())
        assert seen[-1] != seen[-2]


def test_a_longer_line_needs_more_room_below_the_picture(tile: GameTile) -> None:
    short = tile.caption_needed()
    assert tile.texts_fit()
    tile.set_texts("The Board", "as printed", "2 players", "A line that goes on and on. " * 5)
    assert tile.caption_needed() > short
    assert not tile.texts_fit()
    tile.caption = tile.caption_needed()
    assert tile.texts_fit()


def test_without_room_for_what_is_printed_on_the_box_it_is_left_out(tile: GameTile) -> None:
    assert tile.has_room_for_printed()
    tile.set_texts("The Board", "printed long ago " * 9, "2 players", "One plain line.")
    assert not tile.has_room_for_printed()
    assert not tile.texts_fit()
    tile.tells_printed = False
    assert tile.texts_fit()


def test_a_name_that_is_too_long_does_not_fit(tile: GameTile) -> None:
    tile.set_texts("A name without any end " * 4, "", "", "")
    tile.tells_printed = False
    assert not tile.texts_fit()


def test_it_is_clicked_and_pressed(tile: GameTile) -> None:
    clicks: list[bool] = []
    tile.clicked.connect(lambda: clicks.append(True))
    QTest.mouseClick(tile, Qt.MouseButton.LeftButton)
    QTest.keyClick(tile, Qt.Key.Key_Space)
    assert len(clicks) == 2


def test_the_focus_is_seen(tile: GameTile, qtbot: QtBot) -> None:
    tile.clearFocus()
    plain = tile.grab().toImage()
    qtbot.waitUntil(lambda: tile.grab().toImage() != plain)  # the picture comes a little later
    plain = tile.grab().toImage()
    tile.setFocus()
    assert tile.grab().toImage() != plain


def card(qtbot: QtBot, *, main: bool = False) -> MatchCard:
    made = MatchCard(main=main)
    qtbot.addWidget(made)
    made.set_match("hunt", "Resume The Hunt", "Ana, Bruno and a whole crowd " * 6)
    made.resize(260, made.sizeHint().height())
    return made


def test_a_match_is_told_whole_to_whoever_asks(qtbot: QtBot) -> None:
    made = card(qtbot)
    assert made.text() == made.accessibleName() == "Resume The Hunt"
    assert made.toolTip() == made.accessibleDescription() == "Ana, Bruno and a whole crowd " * 6


def test_the_match_to_go_on_with_stands_out(qtbot: QtBot) -> None:
    main, other = card(qtbot, main=True), card(qtbot)
    assert main.sizeHint().height() > other.sizeHint().height()
    colours = {main.grab().toImage().pixelColor(x, 12).name() for x in range(0, 260, 3)}
    assert theme.tokens().accent.lower() in colours


def cover(game_id: str) -> QImage:
    image = QImage(120, 80, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    path = QPainterPath()
    path.addRect(QRectF(10, 10, 100, 60))
    painter = QPainter(image)
    draw_cover(painter, game_id, path)
    painter.end()
    return image


def test_a_picture_fills_its_outline_and_nothing_else(qapp: QApplication) -> None:
    image = cover("hunt")
    assert image.pixelColor(5, 5).alpha() == 0
    assert image.pixelColor(60, 40).alpha() == 255
    assert image.pixelColor(12, 12).alpha() == image.pixelColor(108, 68).alpha() == 255


def test_a_game_without_a_picture_shows_its_ground(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(CATALOGUE, ENTRY.id, ENTRY)
    image = cover(ENTRY.id)
    assert image.pixelColor(60, 40) == QColor(GAME_INFOS[ENTRY.id].world.ground)


def test_only_the_upper_corners_are_rounded() -> None:
    path = rounded_top(QRectF(0, 0, 100, 50), 10)
    assert not path.contains(QPointF(0.5, 0.5))
    assert not path.contains(QPointF(99.5, 0.5))
    assert path.contains(QPointF(0.5, 49.5))
    assert path.contains(QPointF(99.5, 49.5))
    assert not path.contains(QPointF(50, 51.5))
