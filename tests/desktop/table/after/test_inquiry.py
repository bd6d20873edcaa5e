"""The analysis beside the table: quiet during a match, whole after it, and kept."""

import os
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from boomerang_desktop.bots.core import Chances
from boomerang_desktop.desktop.saver import Saver
from boomerang_desktop.desktop.saves import Saves
from boomerang_desktop.desktop.table.after import inquiry
from boomerang_desktop.desktop.table.after.inquiry import Inquiry
from boomerang_desktop.match import Match, record
from boomerang_desktop.match.analysis import Analysis, Depth, Judgement, Verdict
from boomerang_desktop.match.analysis.examine import Found, Piece
from tests.desktop.conftest import RECORDS
from tests.desktop.table.adviser import Adviser


class Desk:
    def __init__(self, folder: Path) -> None:
        self.adviser = Adviser()
        self.saves = Saves(folder)
        self.saver = Saver(self.saves)
        self.inquiry = Inquiry(self.saver, None, [self.adviser])
        self.match = record.load(RECORDS / "flip-2.boomerang")

    def answer(self) -> None:
        """As if every move were as good as any."""
        (piece,) = self.adviser.jobs[0].given
        assert isinstance(piece, Piece)
        assert piece.decision is not None
        move = piece.decision.move
        judgement = Judgement(0.5, 0.5, move, 0.5, 0.0, Verdict.GOOD, ())
        self.adviser.answer(Found(Chances((0.5, 0.5), (0.0, 0.0)), judgement))

    def answer_all(self) -> None:
        while self.adviser.jobs:
            self.answer()


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    monkeypatch.setattr(os, "cpu_count", lambda: 4)
    monkeypatch.setattr(inquiry, "BEGINS", 0)
    made = Desk(tmp_path)
    yield made
    made.adviser.close()
    made.saver.close()


def kept(desk: Desk, match: Match) -> int | None:
    found = desk.saver.analysis(match)
    return len(found.moments) if found else None


def test_a_match_is_followed_while_it_is_played_and_nothing_is_written(
    desk: Desk, qtbot: QtBot
) -> None:
    running = desk.match.until(3)
    desk.inquiry.watch(running)
    qtbot.waitUntil(lambda: bool(desk.adviser.jobs))
    desk.answer_all()
    assert desk.inquiry.progress == (3, 3)
    assert kept(desk, running) is None
    desk.inquiry.stop()
    assert kept(desk, running) is None


def test_what_was_found_during_the_match_is_not_worked_out_again(desk: Desk, qtbot: QtBot) -> None:
    match = desk.match.until(3)
    desk.inquiry.watch(match)
    qtbot.waitUntil(lambda: bool(desk.adviser.jobs))
    desk.answer_all()
    for decision in desk.match.decisions[3:]:
        match.play(decision.seat, decision.move)
    desk.inquiry.begin(match)
    assert desk.inquiry.progress == (3, len(match.decisions))
    assert desk.adviser.forgotten == 0


def test_one_core_is_left_to_the_table(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 1)
    desk.inquiry.watch(desk.match.until(3))
    assert desk.inquiry.analysis is None
    assert not desk.adviser.jobs


def test_beside_a_match_one_works_on_two_cores_and_after_it_both(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    both = [Adviser(), Adviser()]
    made = Inquiry(desk.saver, None, both)
    match = desk.match.until(3)
    made.watch(match)
    assert [helper.paused for helper in both] == [False, True]
    qtbot.waitUntil(lambda: bool(both[0].jobs))
    for decision in desk.match.decisions[3:]:
        match.play(decision.seat, decision.move)
    made.begin(match)
    assert [helper.paused for helper in both] == [False, False]
    assert [len(helper.jobs) for helper in both] == [1, 1]
    made.close()


def test_after_a_pause_no_more_work_beside_a_match_than_before(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    both = [Adviser(), Adviser()]
    made = Inquiry(desk.saver, None, both)
    match = desk.match.until(len(desk.match.decisions))
    seen = []

    def look() -> None:
        seen.append([helper.paused for helper in both])

    made.watch(desk.match.until(3))
    for paused in (True, False):
        made.set_paused(paused)
        look()
    # it ends in a pause, and another one begins after it
    made.set_paused(True)
    made.begin(match)
    look()
    made.set_paused(False)
    look()
    made.watch(desk.match.until(4))
    look()
    made.close()
    assert seen == [[True, True], [False, True], [True, True], [False, False], [False, True]]


def test_what_is_complete_is_kept_and_never_worked_out_twice(desk: Desk) -> None:
    desk.inquiry.begin(desk.match)
    desk.answer_all()
    assert kept(desk, desk.match) == len(desk.match.decisions)
    again = Inquiry(desk.saver, None, [desk.adviser])
    again.begin(record.load(RECORDS / "flip-2.boomerang"))
    assert not again.working
    assert again.analysis == desk.inquiry.analysis


def test_keeping_it_is_left_to_the_saver(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[str] = []

    def keep(saves: Saves, match: Match, analysis: Analysis) -> bool:
        threads.append(threading.current_thread().name)
        return True

    monkeypatch.setattr(Saves, "keep_analysis", keep)
    desk.inquiry.begin(desk.match)
    desk.answer_all()
    desk.inquiry.stop()
    desk.saver.flush()
    assert threads == ["saving", "saving"]


def test_a_stopped_one_goes_on_from_there(desk: Desk) -> None:
    desk.inquiry.begin(desk.match)
    for _ in range(4):
        desk.answer()
    seen = [desk.inquiry.working]
    desk.inquiry.pause()
    seen.append(desk.inquiry.working)
    done = desk.inquiry.progress[0]
    desk.inquiry.begin(desk.match)
    seen.append(desk.inquiry.working)
    assert seen == [True, False, True]
    assert desk.inquiry.progress[0] == done


def test_deeper_ones_take_the_place_of_shallower_ones(desk: Desk) -> None:
    desk.inquiry.begin(desk.match)
    desk.answer_all()
    desk.inquiry.deepen()
    assert desk.inquiry.working
    assert desk.inquiry.analysis is not None
    assert desk.inquiry.analysis.depth is Depth.NORMAL, "until the deeper one is whole"
    desk.answer_all()
    found = desk.saver.analysis(desk.match)
    assert found is not None
    assert found.depth is Depth.DEEP


def test_a_disk_that_cannot_be_written_is_no_obstacle(desk: Desk, tmp_path: Path) -> None:
    (tmp_path / "matches").write_text("not a folder")
    desk.inquiry.begin(desk.match)
    desk.answer_all()
    assert desk.inquiry.analysis is not None
    assert desk.inquiry.analysis.complete


def test_given_up_it_says_so(desk: Desk) -> None:
    heard: list[bool] = []
    desk.inquiry.changed.connect(lambda: heard.append(desk.inquiry.failed))
    desk.inquiry.begin(desk.match)
    desk.adviser.give_up()
    assert heard == [True]


def test_beside_a_match_both_work_where_cores_are_to_spare(desk: Desk) -> None:
    both = [Adviser(), Adviser()]
    made = Inquiry(desk.saver, None, both)
    made.watch(desk.match.until(3))
    assert [helper.paused for helper in both] == [False, False]
    made.close()
