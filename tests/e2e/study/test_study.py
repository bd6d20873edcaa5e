"""From the end of a match to its study, in the real window."""

import os
import signal
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from boomerang_desktop.desktop.actions import actions
from boomerang_desktop.desktop.study.page import StudyPage
from boomerang_desktop.desktop.study.what_if import WhatIfDialog
from boomerang_desktop.desktop.table.background import Background
from boomerang_desktop.match import Match
from tests.desktop.study.studies import finished, invented, own
from tests.e2e.screen import Screen


def page_of(screen: Screen) -> StudyPage:
    assert screen.window.study.page is not None
    return screen.window.study.page


def click(button: QAbstractButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def study(screen: Screen, match: Match) -> StudyPage:
    """Through the file and the result card, as somebody would who gets a record."""
    path = Path(screen.window.saves.folder) / "sent.boomerang"
    assert screen.window.saves.save_as(match, path) is None
    screen.window.open_file(path)
    screen.qtbot.waitUntil(lambda: screen.table.result is not None)
    assert screen.table.result is not None
    click(screen.table.result.next.study)
    assert screen.window.page == actions.STUDY
    return page_of(screen)


def test_a_record_is_opened_studied_and_learnt_from(screen: Screen) -> None:
    match = finished("flip-2")
    number = own(match)[2]
    analysis = invented(match, {number: 0.2})
    screen.window.saves.keep_analysis(match, analysis)
    page = study(screen, match)
    assert page.moves.numbers() == [number]
    click(page.learn)
    desk = page.desk
    assert desk is not None
    assert desk.number == number
    best = analysis.moments[number].judgement.best
    desk.board.answer(best)
    assert page.card.remark.text() == "That is the best."
    QTest.keyClick(screen.window, Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
    assert desk.number == 0
    QTest.keyClick(screen.window, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert desk.number == 1


@pytest.mark.parametrize(
    ("language", "title", "told", "better"),
    [
        ("en", "The Hunt · Study", "You began with ", "Better"),
        ("fr", "La chasse · Étude", "Vous aviez ", "Mieux"),
        ("it", "La caccia · Studio", "All’inizio avevi ", "Meglio"),
    ],
)
def test_it_speaks_three_languages(
    screen: Screen, language: str, title: str, told: str, better: str
) -> None:
    match = finished("hunt-4")
    number = own(match)[2]
    screen.window.saves.keep_analysis(match, invented(match, {number: 0.2}, {number + 4: 0.3}))
    page = study(screen, match)
    screen.window.settings.language = language
    screen.qtbot.waitUntil(lambda: page.where.text() == title)
    assert page.card.verdict.text().startswith(told)
    page.pick(number)
    assert page.card.better.button.text() == better
    screen.window.settings.language = "en"


@pytest.mark.skipif(sys.platform == "win32", reason="a process is killed otherwise there")
@pytest.mark.usefixtures("analysed")
def test_an_analysis_that_is_killed_or_stopped_goes_on_from_there(screen: Screen) -> None:
    match = finished("arrows-2")
    page = study(screen, match)
    screen.qtbot.waitUntil(lambda: page.inquiry.progress[0] >= 1, timeout=60_000)
    pids = [helper.pid for helper in page.inquiry.findChildren(Background)]
    for pid in filter(None, pids):
        os.kill(pid, signal.SIGKILL)
    done = page.inquiry.progress[0]
    screen.qtbot.waitUntil(lambda: page.inquiry.progress[0] > done, timeout=60_000)
    assert not page.inquiry.failed
    screen.qtbot.waitUntil(
        lambda: page.analysis is not None and bool(page.analysis.moments), timeout=60_000
    )
    if page.analysis and page.analysis.complete:
        click(page.work)  # it was quick: to look deeper takes longer
    click(page.work)
    assert not page.inquiry.working
    screen.window.do("home")
    kept = screen.window.saves.analysis(match)
    assert kept is not None
    assert 0 < len(kept.moments) <= len(match.decisions)


def test_from_a_moment_on_it_is_played_otherwise(screen: Screen) -> None:
    match = finished("flip-2")
    number = own(match)[2]
    assert match.decisions[number + 1].seat == 1
    screen.window.saves.keep_analysis(match, invented(match, {number: 0.2}))
    page = study(screen, match)
    page.pick(number)
    screen.qtbot.waitUntil(page.card.buttons["play_on"].isVisible)
    click(page.card.buttons["play_on"])
    (dialog,) = page.findChildren(WhatIfDialog)
    dialog.title.setText("Once more")
    click(dialog.go)
    assert screen.window.page == actions.TABLE
    branch = screen.match
    assert branch.id != match.id
    assert branch.decisions == match.decisions[:number]
    screen.wait_for_turn(0)
    screen.board.answer(match.decisions[number].move)
    # the bot does what it did, since nobody has done anything else
    screen.qtbot.waitUntil(lambda: len(branch.decisions) > number + 1, timeout=20_000)
    assert branch.decisions[: number + 2] == match.decisions[: number + 2]
    assert len(match.decisions) == 24
