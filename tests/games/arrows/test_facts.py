"""The longest chain, Trios and pawns that came back: counted by hand."""

from collections.abc import Sequence

from boomerang_desktop.games.arrows.events import Captured, Declined, Entered, Placed, TrioCompleted
from boomerang_desktop.games.arrows.facts import Facts, facts
from boomerang_desktop.games.core import Event

STORY: list[Sequence[Event]] = [
    [Placed(0, 3)],
    [Captured(1, 4, 3, owner=0, to="seat1")],
    [
        Captured(2, 0, 1, owner=1, to="seat2"),
        Captured(2, 1, 2, owner=0, to="seat2"),
        TrioCompleted(2, (1, 2, 3)),
    ],
    [Entered(2, "hand", 9)],
    [Placed(0, 5), TrioCompleted(0, (5, 6, 7)), TrioCompleted(0, (5, 8, 9))],
    [Entered(0, "seat1", 11)],
    [Entered(0, "reserve", 12)],
    [Captured(1, 8, 9, owner=2, to="seat1")],
    [Declined(2)],
]


def test_facts_of_a_few_turns() -> None:
    assert facts(3, STORY) == [
        Facts(chain=0, trios=2, freed=2),
        Facts(chain=1, trios=0, freed=0),
        Facts(chain=2, trios=1, freed=0),
    ]
