"""Above the table: what is said and offered while the table waits, and to whom."""

import os

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from boomerang_desktop.bots.process import Worker
from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.dialogs.settings import SettingsDialog
from boomerang_desktop.desktop.shell.window import MainWindow
from boomerang_desktop.desktop.table import pauses
from boomerang_desktop.desktop.table.after import inquiry
from boomerang_desktop.desktop.table.page import TablePage
from boomerang_desktop.games import GAMES
from boomerang_desktop.match import Match, Seat, record
from tests.desktop.conftest import RECORDS

LEFT = Qt.MouseButton.LeftButton


def sit_down(window: MainWindow, game: str, *seats: Seat) -> TablePage:
    window.begin(Match.new(GAMES[game], seats, {}, 1, 0))
    assert window.table is not None
    return window.table


def among_bots(window: MainWindow, game: str = "roadtrip") -> TablePage:
    bots = [Seat("Bruno", "random"), Seat("Chloé", "random")]
    return sit_down(window, game, Seat("Player 1"), *bots)


def choose(table: TablePage) -> None:
    assert table.flow
    board = table.flow.board
    board.answered.emit(sorted(board.offered.moves, key=str)[0])


def test_a_choice_that_rests_has_a_button_with_a_ring(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pauses, "MOMENT", 60_000)
    window.settings.second_thoughts = "moment"
    table = among_bots(window)
    assert table.flow
    assert table.match
    board, button = table.flow.board, table.bar.think_again
    assert not button.isVisible()
    for by_button in (True, False):
        choose(table)
        assert button.isVisible()
        assert not table.bar.confirm.isVisible()
        assert table.bar.status.text() == "There is still time to undo"
        assert table.bar.rect().contains(button.geometry())
        if by_button:
            QTest.mouseClick(button, LEFT)
        else:
            window.do("undo")
        assert not button.isVisible()
        assert board.acting == 0
        assert not any(decision.seat == 0 for decision in table.match.decisions)


def test_a_choice_can_be_confirmed(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pauses, "TOO_SOON", 0)
    window.settings.second_thoughts = "confirm"
    table = among_bots(window)
    assert table.match
    choose(table)
    assert table.bar.status.text() == "Confirm your choice"
    QTest.mouseClick(table.bar.confirm, LEFT)
    assert any(decision.seat == 0 for decision in table.match.decisions)
    assert not table.bar.confirm.isVisible()


def test_leaving_meanwhile_keeps_the_match_as_it_was(window: MainWindow) -> None:
    window.settings.second_thoughts = "confirm"
    table = among_bots(window)
    match = table.match
    assert match
    choose(table)
    window.show_home()
    assert not any(decision.seat == 0 for decision in match.decisions)
    window.resume()
    assert table.flow
    assert table.flow.board.acting == 0
    assert not table.bar.think_again.isVisible()


def test_a_table_that_waits_says_so_and_goes_on_by_click_or_key(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pauses, "TOO_SOON", 0)
    window.settings.bot_pace = "wait"
    table = among_bots(window, "arrows")
    assert table.flow
    flow = table.flow
    for key in (None, Qt.Key.Key_Space):
        qtbot.waitUntil(lambda: flow.board.acting == 0, timeout=30_000)
        choose(table)
        qtbot.waitUntil(lambda: flow.wait.kind is not None, timeout=30_000)
        assert table.bar.status.text().endswith("Click or press Space to go on")
        if key is None:
            QTest.mouseClick(table.view.viewport(), LEFT)
        else:
            QTest.keyClick(table.view, key)
        assert flow.wait.kind is None


def test_what_happened_is_shown_again_by_the_tool_and_the_key(
    window: MainWindow, qtbot: QtBot
) -> None:
    table = among_bots(window, "arrows")
    assert table.flow
    flow = table.flow
    tool = table.bar.tools["again"]
    assert not tool.isEnabled()
    choose(table)
    qtbot.waitUntil(lambda: flow.board.acting == 0, timeout=30_000)
    assert tool.isEnabled()
    QTest.mouseClick(tool, LEFT)
    assert flow.playback.replaying
    assert table.bar.status.text() == "What has happened since your last turn"
    for _ in range(3):
        QTest.keyClick(table.view, Qt.Key.Key_Space)
    assert flow.board.acting == 0
    QTest.keyClick(window, Qt.Key.Key_F4)
    assert table.bar.status.text() == "What has happened since your last turn"


def test_the_usual_names_follow_the_language_and_the_record_keeps_its_own(
    window: MainWindow,
) -> None:
    table = sit_down(window, "flip", Seat("Player 1"), Seat("Lea"))
    assert table.flow
    assert table.match
    written = record.dump(table.match)
    try:
        languages.install("fr")
        QTest.qWait(0)
        words, panels = table.flow.board.words, table.flow.board.panels
        assert [words.name(seat) for seat in range(2)] == ["Joueur 1", "Lea"]
        assert [panels[seat].label for seat in range(2)] == ["Joueur 1", "Lea"]
        assert record.dump(table.match) == written
    finally:
        languages.install("en")


def test_with_one_person_the_hint_and_the_tools_say_you(window: MainWindow) -> None:
    table = among_bots(window, "arrows")
    window.do("hint")
    assert table.hint_card.title.text() == "A hint for you"
    choose(table)
    assert table.why_not("hint") == "it is not your turn"


def test_the_settings_name_the_person_and_set_the_pace(window: MainWindow) -> None:
    dialog = SettingsDialog(window.settings, window.sounds, window)
    dialog.lines["player_name"].setText(" Lea ")
    dialog.lines["player_name"].editingFinished.emit()
    assert window.settings.player_name == "Lea"
    window.home.refresh()
    assert not window.home.name_card.isVisible()
    for name in ("bot_pace", "round_pause", "second_thoughts"):
        combo = dialog.combos[name]
        combo.setCurrentIndex(combo.count() - 1)
        combo.activated.emit(combo.currentIndex())
        assert getattr(window.settings, name) == combo.currentData()


def test_a_pause_stops_all_thinking_and_the_table_says_so(window: MainWindow, qtbot: QtBot) -> None:
    bots = [Seat("Bruno", "bot:novice"), Seat("Chloé", "bot:novice:bold")]
    table = sit_down(window, "hunt", Seat("Player 1"), *bots)
    assert table.flow
    match, board = table.flow.match, table.flow.board
    qtbot.waitUntil(lambda: len(match.decisions) == 2, timeout=20_000)
    window.do("pause")
    assert window.main_menu.actions["pause"].isChecked()
    said = table.bar.status.text()
    assert said.startswith("Paused: no bot is thinking.")
    assert "Ctrl+P" in said
    assert table.why_not("hint") == "the table is paused"
    for _ in range(2):  # a suit, and a bid
        qtbot.waitUntil(lambda: board.acting == 0, timeout=20_000)
        choose(table)
    # a bot has been asked, and nobody is there to answer
    qtbot.waitUntil(lambda: table.thinker.busy, timeout=20_000)
    assert table.thinker.pid is None
    assert table.adviser.pid is None
    QCoreApplication.processEvents()
    assert len(match.decisions) == 4
    assert table.bar.status.text() == said
    window.do("pause")
    assert not window.main_menu.actions["pause"].isChecked()
    qtbot.waitUntil(lambda: len(match.decisions) > 4, timeout=20_000)
    assert "Paused" not in table.bar.status.text()


def test_a_pause_that_is_over_wakes_only_those_who_worked_before(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    monkeypatch.setattr(inquiry, "HELPERS", 2)
    table = among_bots(window)
    seen = []
    for _ in range(2):
        window.do("pause")
        helpers = (table.thinker, table.adviser, *table.chances.inquiry.helpers)
        seen.append([helper.paused for helper in helpers])
    assert seen == [[True, True, True, True], [False, False, False, True]]


def test_whoever_leaves_a_paused_table_starts_nothing(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = among_bots(window)
    window.do("pause")
    started: list[Worker] = []
    monkeypatch.setattr(Worker, "start", started.append)
    choose(table)
    assert table.thinker.busy
    window.show_home()
    assert not table.thinker.paused
    assert started == []


def test_another_match_is_not_paused(window: MainWindow) -> None:
    table = among_bots(window)
    window.do("pause")
    assert table.thinker.paused
    again = among_bots(window)
    assert not again.thinker.paused
    assert not again.bar.paused


def test_the_coach_looks_at_a_choice_when_the_pause_is_over(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.settings.set_flag("flip/coach", True)
    table = sit_down(window, "flip", Seat("Player 1"), Seat("Bruno", "bot:novice"))
    assert table.flow
    window.do("pause")
    choose(table)
    QCoreApplication.processEvents()
    assert table.flow.wait.kind is pauses.Kind.COACH
    # asked, and nobody is there to answer
    assert table.adviser.busy
    assert table.adviser.pid is None
    window.do("pause")
    qtbot.waitUntil(lambda: not table.adviser.busy, timeout=20_000)


@pytest.mark.usefixtures("analysed")
def test_the_curve_of_chances_waits_too(window: MainWindow, qtbot: QtBot) -> None:
    window.begin(record.load(RECORDS / "flip-2.boomerang"))
    table = window.table
    assert table is not None
    window.do("pause")
    known = len(table.chances.curves.points[0])
    QCoreApplication.processEvents()
    assert all(helper.pid is None for helper in table.chances.inquiry.helpers)
    assert len(table.chances.curves.points[0]) == known
    assert not table.chances.curves.done
    window.do("pause")
    qtbot.waitUntil(lambda: len(table.chances.curves.points[0]) > known, timeout=90_000)
