"""What each seat did most in a match of arrows."""

from collections.abc import Sequence

import attrs

from boomerang_desktop.games.core import Event

from .events import Captured, Entered, TrioCompleted
from .moves import HAND


@attrs.define
class Facts:
    chain: int = 0
    """The most pawns captured in one turn (P4)."""
    trios: int = 0
    """P6"""
    freed: int = 0
    """Pawns that came back from an opponent, or with two players from the reserve (P7, P13)."""


def facts(seats: int, story: Sequence[Sequence[Event]]) -> list[Facts]:
    """By seat, from the events of each decision."""
    found = [Facts() for _ in range(seats)]
    for events in story:
        chain = [event.seat for event in events if isinstance(event, Captured)]
        if chain:
            own = found[chain[0]]
            own.chain = max(own.chain, len(chain))
        for event in events:
            match event:
                case TrioCompleted():
                    found[event.seat].trios += 1
                case Entered() if event.source != HAND:
                    found[event.seat].freed += 1
    return found
