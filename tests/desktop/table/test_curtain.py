"""The curtain: opened by the one who is named, and by nothing that was typed too early."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.scene.setup import MatchSetup
from boomerang_desktop.desktop.table import curtain as module
from boomerang_desktop.desktop.table.curtain import Curtain
from boomerang_desktop.games import GAMES
from boomerang_desktop.match import Seat


@pytest.fixture
def curtain(qtbot: QtBot) -> Iterator[Curtain]:
    made = Curtain()
    qtbot.addWidget(made)
    made.resize(800, 600)
    made.show()
    yield made
    languages.install("en")


def seated(seat: int, name: str) -> MatchSetup:
    """A match in which somebody of that name sits there."""
    seats = tuple(Seat(name if n == seat else f"Nobody {n}") for n in range(3))
    return MatchSetup(GAMES["hunt"], seats, GAMES["hunt"].settle(3, {}), frozenset(range(3)))


def here(curtain: Curtain) -> QPushButton:
    (button,) = curtain.findChildren(QPushButton)
    return button


def opened(curtain: Curtain) -> list[int]:
    seats: list[int] = []
    curtain.opened.connect(seats.append)
    return seats


def test_it_names_the_player(curtain: Curtain) -> None:
    curtain.close_for(1, seated(1, "Bruno"))
    texts = [label.text() for label in curtain.findChildren(QLabel)]
    assert "Bruno, it is your turn" in texts
    assert not any("Ana" in text for text in texts)


def test_who_is_called_is_told_when_it_falls_and_by_its_button(
    curtain: Curtain, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(module, "QAccessibleAnnouncementEvent", lambda _, text: text)
    monkeypatch.setattr(QAccessible, "updateAccessibility", told.append)
    curtain.close_for(1, seated(1, "Bruno"))
    assert told == [curtain.accessibleName()] == ["Bruno, it is your turn"]
    assert "Bruno" in here(curtain).accessibleDescription()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_key_pressed_once_too_often_does_not_open_it(curtain: Curtain, key: Qt.Key) -> None:
    seats = opened(curtain)
    curtain.close_for(1, seated(1, "Bruno"))
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
    curtain.close_for(2, seated(2, "Chloé"))
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
    curtain.close_for(0, seated(0, "Ana"))
    qtbot.waitUntil(here(curtain).isEnabled)
    curtain.close_for(1, seated(1, "Bruno"))
    assert not here(curtain).isEnabled()


def test_nothing_behind_it_is_seen(curtain: Curtain) -> None:
    curtain.close_for(0, seated(0, "Ana"))
    image = curtain.grab().toImage()
    assert all(
        image.pixelColor(x, y).alpha() == 255
        for x in range(0, image.width(), 37)
        for y in range(0, image.height(), 41)
    )


def test_it_follows_the_language(curtain: Curtain) -> None:
    curtain.close_for(0, seated(0, "Ana"))
    languages.install("fr")
    QApplication.processEvents()
    texts = [label.text() for label in curtain.findChildren(QLabel)]
    assert "Ana, it is your turn" not in texts
    assert any(text.startswith("Ana") for text in texts)


@pytest.mark.parametrize("facing", [90.0, 180.0, -90.0])
def test_on_a_screen_lying_flat_it_faces_whoever_is_called(
    curtain: Curtain, qtbot: QtBot, facing: float
) -> None:
    came: list[int] = []
    curtain.opened.connect(came.append)
    curtain.close_for(2, seated(2, "Chloé"))
    upright = curtain.grab().toImage()
    curtain.close_for(2, seated(2, "Chloé"), facing)
    qtbot.waitUntil(here(curtain).isEnabled)
    assert curtain.grab().toImage() != upright
    # where the button is seen, and not where it is written
    button, whole = here(curtain).geometry().center(), curtain.rect().center()
    below = button.y() - (whole.y() if facing == 180 else whole.x())
    seen = {
        90.0: QPoint(whole.x() - below, whole.y()),
        180.0: QPoint(whole.x(), whole.y() - below),
        -90.0: QPoint(whole.x() + below, whole.y()),
    }
    QTest.mouseClick(curtain, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert came == []
    QTest.mouseClick(curtain, Qt.MouseButton.LeftButton, pos=seen[facing])
    assert came == [2]
