"""Two or three true things about every player of every match, in every language."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.scene.setup import MatchSetup
from boomerang_desktop.desktop.scene.words import Words, leaders
from boomerang_desktop.games.circle.game import HUNT
from boomerang_desktop.games.core import State
from boomerang_desktop.match import Seat, record
from tests.desktop.conftest import RECORDS
from tests.desktop.table.tables import a_board


@pytest.fixture(params=languages.NAMES)
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    languages.install(str(request.param))
    yield str(request.param)
    languages.install("en")


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.boomerang")), ids=lambda path: path.stem)
def test_every_player_did_something(path: Path, language: str) -> None:
    match = record.load(path)
    board = a_board(match)
    story = [match.events(number) for number in range(len(match.decisions))]
    told = board.words.facts(story, match.state)
    assert len(told) == len(match.seats)
    for facts in told:
        assert 2 <= len(facts) <= 3
        for fact in facts:
            assert fact
            assert "(s)" not in fact
            assert "%n" not in fact


def test_the_most_remarkable_comes_first_and_nothing_last(qapp: QApplication) -> None:
    seats = tuple(Seat(name) for name in "abc")
    words = Words[State](MatchSetup(HUNT, seats, {}, frozenset()))
    kinds = [
        [(3, "longest 3", "3"), (5, "longest 5", "5"), (0, "", "never")],
        [(7, "most 7", "7"), (7, "most 7", "7"), (0, "", "nothing")],
        [(2, "at once 2", "up to 2"), (4, "at once 4", "up to 4"), (1, "at once 1", "up to 1")],
    ]
    assert words.remarkable(kinds) == [
        ["most 7", "3", "up to 2"],
        ["longest 5", "most 7", "at once 4"],
        ["up to 1", "never"],
    ]


def test_nobody_leads_where_all_are_equal() -> None:
    assert leaders([3, 5, 5]) == {1, 2}
    assert leaders([4, 4]) == frozenset()
    assert leaders([0, 0, 0]) == frozenset()
