"""The end is celebrated once, by those who have won."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.saver import Saver
from boomerang_desktop.desktop.saves import Saves
from boomerang_desktop.desktop.scene.view import TableView, TableWithSidebar
from boomerang_desktop.desktop.scene.words import Words
from boomerang_desktop.desktop.table.after.chances import ChancesPanel
from boomerang_desktop.desktop.table.after.ending import Ending
from boomerang_desktop.desktop.table.after.inquiry import Inquiry
from boomerang_desktop.match import Match, Seat, record
from boomerang_desktop.match.match import HUMAN
from tests.desktop.conftest import RECORDS
from tests.desktop.table.tables import a_flow


class NoChances(ChancesPanel):
    """Nothing is worked out: that would take a while."""

    def begin(self, match: Match, words: Words[Any]) -> None:
        pass


@pytest.fixture
def ending(qtbot: QtBot, tmp_path: Path) -> Iterator[Ending]:
    owner = QObject()
    chances = NoChances(Inquiry(Saver(Saves(tmp_path)), owner))
    beside = TableWithSidebar(TableView(), QWidget(), chances, QWidget())
    qtbot.addWidget(beside)
    yield Ending(beside, chances, owner)
    beside.close()


def shown(ending: Ending) -> bool:
    return ending.card is not None


def flip_for(person: int) -> Match:
    match = record.load(RECORDS / "flip-2.boomerang")
    seats = [
        Seat(seat.name, HUMAN if n == person else "random") for n, seat in enumerate(match.seats)
    ]
    return match.with_seats(seats)


@pytest.mark.parametrize("won", [True, False])
def test_winning_and_losing_sound_different(ending: Ending, won: bool) -> None:
    whole = flip_for(0)
    assert whole.result is not None
    (winner,) = whole.result.winners
    whole = flip_for(winner if won else 1 - winner)
    heard: list[str] = []
    ending.sounded.connect(heard.append)
    match = whole.until(len(whole.decisions) - 1)
    with a_flow(match) as (flow, thinker):
        flow.over.connect(ending.come)
        ending.begin(flow)
        flow.advance()
        move = whole.decisions[-1].move
        if thinker.asked:
            thinker.asked.pop()[0].submit(move)
        else:
            flow.board.answered.emit(move)
        flow.advance()
        assert shown(ending)
        assert heard == ["win" if won else "loss"]
        # coming back to the end is no second end
        ending.hide()
        flow.look_at(3)
        flow.look_at(None)
        assert not shown(ending)
        assert len(heard) == 1
        ending.show()
        assert shown(ending)
        ending.begin(None)


def test_a_match_opened_when_it_is_over_ends_in_silence(ending: Ending) -> None:
    heard: list[str] = []
    ending.sounded.connect(heard.append)
    with a_flow(flip_for(0)) as (flow, _):
        flow.over.connect(ending.come)
        ending.begin(flow)
        flow.advance()
        assert shown(ending)
        assert not heard
        ending.begin(None)
