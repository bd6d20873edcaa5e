"""The study page in a window, without anybody who thinks."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from boomerang_desktop.bots.process import Job
from boomerang_desktop.desktop.saver import Saver
from boomerang_desktop.desktop.saves import Saves
from boomerang_desktop.desktop.settings import Settings
from boomerang_desktop.desktop.sound.sounds import Sounds
from boomerang_desktop.desktop.study.page import StudyPage
from boomerang_desktop.desktop.table.background import Background
from boomerang_desktop.match import Match
from boomerang_desktop.match.analysis import Analysis

Open = Callable[[Match, Analysis], StudyPage]


@pytest.fixture
def jobs(monkeypatch: pytest.MonkeyPatch, analysed: None) -> list[Job]:
    """What another process is asked for: nothing is done unless the test does it."""
    posted: list[Job] = []
    monkeypatch.setattr(Background, "post", lambda self, job: posted.append(job))
    return posted


@pytest.fixture
def study(qtbot: QtBot, tmp_path: Path, jobs: list[Job], settings: Settings) -> Iterator[Open]:
    """Opens a match of which this has been worked out."""
    settings.speed = "off"
    settings.muted = True
    saves = Saves(tmp_path)
    saver = Saver(saves)
    menu = QMenu()
    page = StudyPage(settings, saver, Sounds(settings), menu)
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()

    def open_match(match: Match, analysis: Analysis) -> StudyPage:
        saves.keep_analysis(match, analysis)
        page.open_match(match)
        return page

    yield open_match
    page.close_down()
    saver.close()
