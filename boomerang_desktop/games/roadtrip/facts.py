"""What each seat did best on the road trip."""

from collections.abc import Sequence

import attrs

from ..core import Event
from .events import RegionCompleted, Scored


@attrs.define
class Facts:
    best_round: int = 0
    """The most points written in one round."""
    best_catch: int = 0
    """The most points for Throw and Catch in one round (R5)."""
    regions: int = 0
    """Regions completed in time for their bonus (R7)."""


def facts(seats: int, story: Sequence[Sequence[Event]]) -> list[Facts]:
    """By seat, from the events of each decision. A round is scored with its last one."""
    found = [Facts() for _ in range(seats)]
    for events in story:
        points = [0] * seats
        for event in events:
            match event:
                case Scored():
                    points[event.seat] += event.points
                    if event.category == "throw_catch":
                        own = found[event.seat]
                        own.best_catch = max(own.best_catch, event.points)
                case RegionCompleted() if event.bonus:
                    found[event.seat].regions += 1
        for own, gained in zip(found, points, strict=True):
            own.best_round = max(own.best_round, gained)
    return found
