"""What every table says alike: who sits where, and how the match stands."""

import pytest

from boomerang_desktop.desktop.scene.guide.texts import GuideTexts
from tests.desktop.scene.conftest import NewBoard
from tests.desktop.scene.heap import heap, setup
from tests.sixth.desktop.games.heap.words import HeapWords
from tests.sixth.games.heap import HeapState


def texts(players: str) -> GuideTexts:
    return GuideTexts(HeapWords(setup(players)))


def test_people_and_bots_are_told_apart(boards: NewBoard) -> None:
    assert texts("hr").who(0) == "A (you)"
    assert texts("hh").who(0) == "A"
    bot = texts("hr").who(1)
    assert bot.startswith("B – ")
    assert bot != "B – "


@pytest.mark.parametrize("players", ["hr", "hh", "rr"])
def test_a_summary_says_what_is_expected_at_its_end(boards: NewBoard, players: str) -> None:
    summary = texts(players).summary(heap(), heap(), "take one, two or three")
    assert summary.endswith("Take one, two or three.")


def test_whoever_leads_is_named(boards: NewBoard) -> None:
    view = HeapState(3, 0, (2, 7))
    assert "B" in texts("hh").summary(heap(), view, "")
    assert texts("hh").summary(heap(), view, "") != texts("rh").summary(heap(), view, "")


def test_exploring_begins_and_ends_with_different_words(boards: NewBoard) -> None:
    told = texts("hr")
    assert told.exploring(on=True) != told.exploring(on=False)
