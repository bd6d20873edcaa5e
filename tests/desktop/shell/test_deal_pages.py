"""Deals that come again: challenges, and results beside each other."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QLabel
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.deals.panel import DealPanel
from boomerang_desktop.desktop.shell.deal_pages import earlier
from boomerang_desktop.desktop.shell.window import MainWindow
from boomerang_desktop.library.deals.again import again
from boomerang_desktop.library.deals.challenge import written
from boomerang_desktop.library.library import Library
from boomerang_desktop.match import Match, Seat, record
from tests.library.matches import kept, played


def finished_again(match: Match) -> Match:
    """The same deal, played otherwise."""
    new = again(match, match.seats)
    while new.state.to_act:
        seat = new.state.to_act[0]
        new.play(seat, new.state.legal(seat)[-1])
    return new


def test_earlier_results_of_a_deal_are_found(tmp_path: Path) -> None:
    first = played()
    second = finished_again(first)
    for match in (first, second, played(seed=5)):
        kept(tmp_path, match)
    library = Library(tmp_path)
    library.refresh()
    (before,) = earlier(library, second)
    library.close()
    assert first.result is not None
    assert (before.seat, before.name, before.score) == (0, "Ana", first.result.scores[0])
    assert not before.challenge


def test_an_attempt_that_was_given_up_is_told_as_such(tmp_path: Path) -> None:
    last = played()
    first = again(last.until(4), last.seats)
    first.give_up(0)
    for match in (first, last):
        kept(tmp_path, match)
    library = Library(tmp_path)
    library.refresh()
    (before,) = earlier(library, last)
    library.close()
    assert (before.name, before.score) == ("Ana", None)


def test_a_challenge_is_revealed_to_whoever_has_played_it(tmp_path: Path) -> None:
    theirs = played("flip", (Seat("Zoé"), Seat("Bo", "bot:master")))
    (tmp_path / "sent.boomerang").write_text(written(theirs), "utf-8")
    library = Library(tmp_path)
    library.refresh()
    mine = finished_again(theirs)
    (before,) = earlier(library, mine)
    assert (before.name, before.challenge) == ("Zoé", True)
    assert earlier(library, mine.until(3)) == []
    library.close()


def test_a_challenge_is_written_and_taken_up(
    window: MainWindow, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    theirs = played("flip", (Seat("Zoé"), Seat("Bo", "bot:master")))
    path = kept(window.saves.folder, theirs)
    library = Library(window.saves.folder)
    library.refresh()
    entry = library.entry(theirs.id)
    library.close()
    assert entry is not None
    target = tmp_path / "dare.boomerang"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    window.do("library")
    window.shelf.dealing.challenge(entry)
    assert record.load(target).decisions == []
    assert window.shelf.page is not None
    assert window.shelf.page.notice.text.text().startswith("“dare.boomerang” can be sent")
    path.unlink()
    window.settings.player_name = "Ana"
    window.open_file(target)
    qtbot.waitUntil(lambda: window.page == "new")
    page = window.new_page
    assert page is not None
    assert page.seats[0].seat.name == "Ana"
    shown = [label.text() for label in page.findChildren(QLabel) if label.isVisible()]
    assert any(text.startswith("A challenge by Zoé.") for text in shown)
    page.begin()
    assert window.table is not None
    assert window.table.match is not None
    assert window.table.match.chance == theirs.chance
    matches = window.saves.folder / "matches"
    qtbot.waitUntil(lambda: len(list(matches.glob("*.boomerang"))) == 1)
    begun = window.table.match
    window.show_home()
    window.open_file(target)
    qtbot.waitUntil(lambda: window.page == "table")
    assert window.table.match is not None
    assert window.table.match.id == begun.id, "the first attempt goes on"
    begun = window.table.match
    begun.give_up(0)
    window.table.save()
    window.show_home()
    window.open_file(target)
    qtbot.waitUntil(lambda: window.page == "new")
    page = window.new_page
    assert page is not None
    shown = [label.text() for label in page.findChildren(QLabel) if label.isVisible()]
    assert "A challenge by Zoé, for practice: your first attempt counts." in shown


def test_the_result_shows_what_was_made_of_it_before(window: MainWindow, qtbot: QtBot) -> None:
    first = played()
    kept(window.saves.folder, first)
    keeper = window.shelf.keeper
    with qtbot.waitSignal(keeper.progress, timeout=20_000, check_params_cb=lambda a, b: a == b):
        keeper.catch_up()
    window.begin(finished_again(first))
    assert window.table is not None
    table = window.table
    qtbot.waitUntil(lambda: table.result is not None)
    assert table.result is not None
    (panel,) = table.result.findChildren(DealPanel)
    qtbot.waitUntil(lambda: any("Ana, " in label.text() for label in panel.findChildren(QLabel)))
    assert panel.button.isVisibleTo(panel)
