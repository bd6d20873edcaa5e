"""The curtain: opened by the one who is named, and by nothing that was typed too early."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.table import curtain as module
from boomerang_desktop.desktop.table.curtain import Curtain
from boomerang_desktop.match import Seat


@pytest.fixture
def curtain(qtbot: QtBot) -> Iterator[Curtain]:
    made = Curtain()
    qtbot.addWidget(made)
    made.resize(800, 600)
    made.show()
    yield made
    languages.install("en")


def here(curtain: Curtain) -> QPushButton:
    (button,) = curtain.findChildren(QPushButton)
    return button


def opened(curtain: Curtain) -> list[int]:
    seats: list[int] = []
    curtain.opened.connect(seats.append)
    return seats


def test_it_names_the_player(curtain: Curtain) -> None:
    curtain.close_for(1, Seat("Bruno"))
    texts = [label.text() for label in curtain.findChildren(QLabel)]
    assert "Bruno, it is your turn" in texts
    assert not any("Ana" in text for text in texts)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_key_pressed_once_too_often_does_not_open_it(curtain: Curtain, key: Qt.Key) -> None:
    seats = opened(curtain)
    curtain.close_for(1, Seat("Bruno"))
    assert not here(curtain).isEnabled()
    QTest.keyClick(curtain, key)
    QTest.mouseClick(here(curtain), Qt.MouseButton.LeftButton)
    assert seats == []


@pytest.mark.parametrize("by", [Qt.Key.Key_Return, Qt.Key.Key_Enter, None])
def test_after_a_moment_it_opens_for_the_one_who_is_named(
    curtain: Curtain, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, by: Qt.Key | None
) -> None:
    monkeypatch.setattr(module, "MOMENT", 0)
    seats = opened(curtain)
    curtain.close_for(2, Seat("Chloé"))
    qtbot.waitUntil(here(curtain).isEnabled)
    if by is None:
        QTest.mouseClick(here(curtain), Qt.MouseButton.LeftButton)
    else:
        QTest.keyClick(curtain, by)
    assert seats == [2]


def test_called_again_it_must_be_opened_again(
    curtain: Curtain, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MOMENT", 0)
    curtain.close_for(0, Seat("Ana"))
    qtbot.waitUntil(here(curtain).isEnabled)
    curtain.close_for(1, Seat("Bruno"))
    assert not here(curtain).isEnabled()


def test_nothing_behind_it_is_seen(curtain: Curtain) -> None:
    curtain.close_for(0, Seat("Ana"))
    image = curtain.grab().toImage()
    assert all(
        image.pixelColor(x, y).alpha() == 255
        for x in range(0, image.width(), 37)
        for y in range(0, image.height(), 41)
    )


def test_it_follows_the_language(curtain: Curtain) -> None:
    curtain.close_for(0, Seat("Ana"))
    languages.install("fr")
    QApplication.processEvents()
    texts = [label.text() for label in curtain.findChildren(QLabel)]
    assert "Ana, it is your turn" not in texts
    assert any(text.startswith("Ana") for text in texts)
