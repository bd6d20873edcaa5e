"""What the log of arrows says of each thing that happens."""

import pytest

from boomerang_desktop.desktop.games.arrows.telling.chronicle import ArrowsChronicle
from boomerang_desktop.desktop.games.arrows.telling.names import ArrowsNames
from boomerang_desktop.games.arrows.events import (
    Captured,
    Ended,
    Entered,
    PassedOver,
    PawnsLost,
    Placed,
    Stepped,
    TrioCompleted,
)
from boomerang_desktop.games.arrows.refusals import ENDINGS
from boomerang_desktop.games.core import Event
from tests.desktop.games.arrows.table import setup


@pytest.fixture
def names(english: None) -> ArrowsNames:
    return ArrowsNames(setup(3, persons=[0]))


@pytest.fixture
def chronicle(names: ArrowsNames) -> ArrowsChronicle:
    return ArrowsChronicle(names)


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (Placed(0, 5), "You place a pawn on 5"),
        (Stepped(1, 5, 6), "Bruno advances a pawn from 5 to 6"),
        (Captured(0, 5, 6, 1, "seat0"), "You capture a pawn of Bruno on 6"),
        (Captured(1, 5, 6, 0, "seat1"), "Bruno captures a pawn of yours on 6"),
        (Captured(1, 5, 6, 2, "seat1"), "Bruno captures a pawn of Chloé on 6"),
        (Captured(1, 5, 6, 0, "reserve"), "Bruno captures on 6: the pawn goes to your reserve"),
        (PawnsLost(0, (1, 2)), "You did not capture, and lose 2 pawns for good"),
        (TrioCompleted(2, (1, 2, 3)), "Chloé completes the Trio 1–2–3"),
        (Entered(0, "hand", 7), "You enter a pawn from the hand on 7"),
        (Entered(0, "seat1", 7), "You free a pawn from Bruno and enter it on 7"),
        (Entered(1, "seat0", 7), "Bruno frees a pawn from you and enters it on 7"),
    ],
)
def test_an_event_is_told_to_the_only_person(
    chronicle: ArrowsChronicle, event: Event, told: str
) -> None:
    assert chronicle.tell(event) == told


def test_turns_of_whoever_is_out_are_passed_over_in_silence(chronicle: ArrowsChronicle) -> None:
    assert chronicle.tell(PassedOver(1)) is None


@pytest.mark.parametrize("ending", ENDINGS)
def test_every_ending_has_a_sentence(chronicle: ArrowsChronicle, ending: str) -> None:
    told = chronicle.tell(Ended(ending, "P9", (0,)))
    assert told == chronicle.end(ending)
    assert told.endswith("the game is over")
