"""The best round, the best Catch and the regions reached first: counted by hand."""

from collections.abc import Sequence

from boomerang_desktop.games.core import Event
from boomerang_desktop.games.roadtrip.events import Chosen, RegionCompleted, RoundEnded, Scored
from boomerang_desktop.games.roadtrip.facts import Facts, facts

STORY: list[Sequence[Event]] = [
    [Chosen(0)],
    [
        Scored(0, "throw_catch", 4, ()),
        Scored(1, "throw_catch", 2, ()),
        Scored(0, "sites", 7, ()),
        Scored(1, "sites", 6, ()),
        RoundEnded(0),
    ],
    [
        Scored(0, "throw_catch", 0, ()),
        Scored(1, "throw_catch", 5, ()),
        RegionCompleted(0, "south", 3),
        RegionCompleted(1, "south", 3),
        RegionCompleted(1, "plains", 0),
        Scored(0, "regions", 3, ()),
        Scored(1, "regions", 3, ()),
        RoundEnded(1),
    ],
]


def test_facts_of_two_rounds() -> None:
    assert facts(2, STORY) == [
        Facts(best_round=11, best_catch=4, regions=1),
        Facts(best_round=8, best_catch=5, regions=1),
    ]
