"""Giving up, and all doors to what a match keeps to itself, in the real window."""

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.dialogs.give_up import GiveUpQuestion
from boomerang_desktop.desktop.library.page import LibraryPage
from boomerang_desktop.desktop.library.pictures import Pictures
from boomerang_desktop.desktop.shell.files import Files
from boomerang_desktop.desktop.table.after.inquiry import Inquiry
from boomerang_desktop.match import record
from tests.e2e.screen import Screen

LEFT = Qt.MouseButton.LeftButton
CTRL = Qt.KeyboardModifier.ControlModifier
TABLES = (
    ("hunt", "hrr"),
    ("lascaux", "hhr"),
    ("flip", "hh"),
    ("arrows", "hrr"),
    ("roadtrip", "hr"),
)


@pytest.fixture(autouse=True)
def _nothing_beside(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither pictures nor an analysis: they come from processes that nobody here waits for."""
    monkeypatch.setattr(Pictures, "of", lambda *_: None)
    monkeypatch.setattr(Inquiry, "begin", lambda *_: None)
    monkeypatch.setattr(Inquiry, "watch", lambda *_: None)


def decide(screen: Screen, times: int) -> None:
    """Whoever is asked takes any move, through curtains and all."""
    for _ in range(times):
        number = len(screen.match.decisions)
        screen.qtbot.waitUntil(lambda: bool(screen.board.offered) or screen.is_curtain_closed())
        if screen.is_curtain_closed():
            screen.open_curtain()
        screen.wait_for_turn()
        screen.board.answer(sorted(screen.board.offered.moves, key=str)[0])
        screen.qtbot.waitUntil(partial(goes_on, screen, number))


def goes_on(screen: Screen, number: int) -> bool:
    return len(screen.match.decisions) > number


def give_up(screen: Screen, seat: int = 0) -> None:
    """From the menu, as people do it."""
    screen.window.main_menu.refresh()
    screen.window.main_menu.actions["give_up"].trigger()
    question = next(one for one in screen.window.findChildren(GiveUpQuestion) if one.isVisible())
    if question.people.buttons():
        question.people.button(seat).click()
    QTest.mouseClick(question.yes, LEFT)
    screen.qtbot.waitUntil(lambda: screen.table.result is not None)


def library(screen: Screen) -> LibraryPage:
    """With its latest match chosen."""
    screen.window.do("library")
    page = screen.window.shelf.page
    assert page is not None
    screen.qtbot.waitUntil(lambda: page.model.rowCount() > 0, timeout=30_000)
    page.list.setCurrentIndex(page.model.index(0))
    screen.qtbot.waitUntil(lambda: page.detail.entry is not None)
    return page


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_door_is_shut_until_the_match_is_given_up(
    screen: Screen, game: str, players: str
) -> None:
    screen.sit_down(game, players)
    decide(screen, 3)
    match, menu = screen.match, screen.window.main_menu
    doors = ["study", *(("same_deal", "same_deal_otherwise") if match.game.deals else ())]
    menu.refresh()
    for door in doors:
        assert not menu.actions[door].isEnabled()
        assert "give it up" in menu.actions[door].toolTip()
    QTest.keyClick(screen.view, Qt.Key.Key_F10)
    assert screen.window.page == "table"
    assert "give it up" in screen.status
    # in the list of matches: no button, and its key says why
    page = library(screen)
    for name, button in page.detail.buttons.items():
        assert not button.isVisible()
        assert name == "match_deal" or "give it up" in (screen.window.why_not(name) or "")
    QTest.keyClick(page.list, Qt.Key.Key_A, CTRL | Qt.KeyboardModifier.ShiftModifier)
    assert screen.window.page == "library"
    assert "give it up" in page.notice.text.text()
    screen.window.resume()
    give_up(screen)
    menu.refresh()
    assert all(menu.actions[door].isEnabled() for door in doors)
    assert not menu.actions["give_up"].isEnabled()
    assert screen.board.view == screen.match.state
    page = library(screen)
    screen.qtbot.waitUntil(lambda: bool(page.detail.entry and page.detail.entry.over))
    shown = {name for name, button in page.detail.buttons.items() if button.isVisible()}
    assert shown >= {"match_study", "match_challenge"}
    assert ("match_deal" in shown) == match.game.deals
    screen.window.do("match_study")
    assert screen.window.page == "study"
    if match.game.deals:
        page = library(screen)
        screen.window.do("match_deal")
        assert screen.window.page == "new"


@pytest.mark.parametrize("language", languages.NAMES)
def test_how_it_ended_is_told_wherever_the_match_is_seen(screen: Screen, language: str) -> None:
    screen.window.settings.language = language
    try:
        screen.sit_down("flip", "hh")
        decide(screen, 4)
        give_up(screen, 1)
        card = screen.table.result
        assert card is not None
        told = {
            "en": "Bruno has given up",
            "fr": "Bruno a abandonné",
            "it": "Bruno ha abbandonato",
        }[language]
        assert card.headline.text() == told
        assert screen.status == told
        assert screen.log[-1] == told
        names = [label.text() for label in card.findChildren(QLabel)]
        assert names.index("Ana") < names.index("Bruno")
        page = library(screen)
        short = {"en": "Bruno gave up"}.get(language, told)
        screen.qtbot.waitUntil(
            lambda: short in str(page.model.index(0).data(Qt.ItemDataRole.AccessibleTextRole))
        )
        # opened again, it is over, and says so again
        QTest.keyClick(page.list, Qt.Key.Key_Return)
        screen.qtbot.waitUntil(lambda: screen.table.result is not None)
        assert screen.log[-1] == told
        assert not screen.board.offered
    finally:
        languages.install("en")


def test_it_is_told_by_ear(screen: Screen, heard: list[str]) -> None:
    screen.sit_down("hunt", "hrr")
    decide(screen, 2)
    heard.clear()
    give_up(screen)
    assert any("You have given up" in message for message in heard)


def test_behind_a_curtain_too_a_match_can_be_given_up(screen: Screen) -> None:
    screen.sit_down("roadtrip", "hh")
    screen.qtbot.waitUntil(screen.is_curtain_closed)
    give_up(screen, 1)
    assert not screen.is_curtain_closed()
    assert screen.board.view == screen.match.state


def test_a_choice_that_rests_is_not_made_when_the_match_is_given_up(screen: Screen) -> None:
    screen.window.settings.second_thoughts = "confirm"
    screen.sit_down("hunt", "hrr", seed=3)
    decided = len(screen.match.decisions)
    screen.wait_for_turn()
    while not (screen.table.flow and screen.table.flow.can_think_again):
        decided = len(screen.match.decisions)
        screen.board.answer(sorted(screen.board.offered.moves, key=str)[0])
        screen.qtbot.waitUntil(
            lambda: (
                bool(screen.table.flow and screen.table.flow.can_think_again)
                or screen.board.acting is not None
            )
        )
    own = screen.made_by(0)
    give_up(screen)
    assert screen.made_by(0) == own
    assert len(screen.match.decisions) >= decided


def test_an_end_that_was_seen_is_not_taken_back(screen: Screen) -> None:
    """Else one could see what all lay in, and decide otherwise."""
    screen.sit_down("flip", "hh", seed=5)
    while screen.match.to_act:
        decide(screen, 1)
    screen.qtbot.waitUntil(lambda: screen.table.result is not None)
    before = record.dump(screen.match)
    for keys in ((Qt.Key.Key_Z, CTRL), (Qt.Key.Key_Y, CTRL)):
        QTest.keyClick(screen.view, *keys)
    assert not screen.table.bar.tools["undo"].isEnabled()
    assert "everything lies open" in screen.table.bar.tools["undo"].toolTip()
    screen.board.undo_wanted.emit()
    assert record.dump(screen.match) == before
    assert screen.table.result is not None


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_saved_copy_is_no_way_to_look_ahead(
    screen: Screen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, players: str
) -> None:
    copy = tmp_path / "ahead.boomerang"
    monkeypatch.setattr(Files, "to_keep", lambda *_: copy)
    monkeypatch.setattr(Files, "to_open", lambda *_: copy)
    screen.sit_down(game, players)
    decide(screen, 2)
    screen.window.do("save_as")
    saved = len(record.load(copy).decisions)
    decide(screen, 4)
    reached = len(screen.match.decisions)
    assert reached > saved
    screen.window.do("open")
    assert len(screen.match.decisions) >= reached
    assert "gone on since" in screen.status
    screen.window.flush()
    assert len(record.load(screen.window.saves.autosave_path).decisions) >= reached
