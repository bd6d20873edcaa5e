"""Looking back: step by step, from end to end, and by itself."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.scene.view import TableView
from boomerang_desktop.desktop.table import review
from boomerang_desktop.desktop.table.flow import Flow
from boomerang_desktop.desktop.table.review import HEIGHT, Review, Strip
from boomerang_desktop.match import Match, record
from tests.desktop.conftest import RECORDS
from tests.desktop.table.tables import a_flow


class Past:
    def __init__(self, qtbot: QtBot, flow: Flow) -> None:
        self.view = TableView()
        qtbot.addWidget(self.view)
        self.view.resize(1000, 672)
        self.view.show_board(flow.board)
        self.strip = Strip(self.view)
        self.review = Review(self.strip, self.view)
        self.flow = flow
        flow.changed.connect(self.review.refresh)
        self.review.begin(flow)
        self.view.show()

    @property
    def here(self) -> int:
        return self.strip.slider.value()

    def strip_shown(self) -> bool:
        return self.strip.isVisible()


def opened(match: Match, qtbot: QtBot) -> Iterator[Past]:
    languages.install("en")
    with a_flow(match) as (flow, _):
        past = Past(qtbot, flow)
        flow.advance()
        yield past
        past.review.begin(None)
        past.view.show_board(None)


@pytest.fixture
def over(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Past]:
    monkeypatch.setattr(review, "PAUSE", 0)
    yield from opened(record.load(RECORDS / "hunt-3.boomerang"), qtbot)


@pytest.fixture
def running(qtbot: QtBot) -> Iterator[Past]:
    yield from opened(record.load(RECORDS / "flip-2.boomerang").until(6), qtbot)


def test_after_the_match_the_strip_stays_and_trays_keep_clear_of_it(over: Past) -> None:
    assert over.strip.isVisible()
    assert over.here == over.strip.slider.maximum()
    assert over.flow.board.strip * over.flow.board.pixels_per_unit == pytest.approx(HEIGHT)
    assert over.review.told() == ""


def test_one_walks_from_end_to_end(over: Past) -> None:
    last = over.strip.slider.maximum()
    for name, place in (("first", 0), ("next", 1), ("next", 2), ("previous", 1), ("last", last)):
        over.review.step(name)
        assert over.here == place
    over.review.step("next")
    assert over.here == last


def test_what_was_chosen_at_the_same_time_is_one_step(over: Past) -> None:
    assert over.strip.slider.maximum() < len(over.flow.match.decisions)
    over.review.go(1)
    assert over.flow.playback.looking_back == 2
    assert over.review.told().startswith("Looking back at move 1 of ")
    over.review.go(0)
    assert over.review.told() == "Looking back at the beginning"


def test_during_a_match_the_strip_comes_and_goes(running: Past) -> None:
    assert not running.strip_shown()
    running.review.step("previous")
    assert running.strip_shown()
    assert running.flow.board.looking_back
    running.review.step("next")
    assert not running.strip_shown()
    assert running.flow.board.strip == 0


def test_it_plays_by_itself_to_the_end(over: Past, qtbot: QtBot) -> None:
    over.review.go(over.strip.slider.maximum() - 2)
    over.review.toggle()
    qtbot.waitUntil(lambda: not over.review.playing)
    assert over.flow.playback.looking_back is None
    assert over.here == over.strip.slider.maximum()


def test_stopped_it_stays_where_it_is(over: Past) -> None:
    over.review.toggle()
    assert over.here == 0
    over.review.toggle()
    assert not over.review.playing
    assert over.flow.playback.looking_back == -1
