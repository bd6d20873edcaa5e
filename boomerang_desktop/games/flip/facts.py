"""What each seat did most in a match of flip."""

from collections.abc import Sequence

import attrs

from boomerang_desktop.games.core import Event

from .events import Placed, Turned
from .state import FlipState


@attrs.define
class Facts:
    turned: int = 0
    """The most pieces turned over at once (F5)."""
    points: int = 0
    """The most points gained at once: a piece and what it turned over."""
    locked: int = 0
    """The pieces of its colour that nothing could turn any more at the end (F7)."""


def facts(story: Sequence[Sequence[Event]], last: FlipState) -> list[Facts]:
    """By seat, from the events of each decision and the last position."""
    found = [Facts(), Facts()]
    for events in story:
        placed = next((event for event in events if isinstance(event, Placed)), None)
        if placed is None:
            continue
        turned = [event.placement.value for event in events if isinstance(event, Turned)]
        own = found[placed.seat]
        own.turned = max(own.turned, len(turned))
        own.points = max(own.points, placed.placement.value + sum(turned))
    locked = set(last.locked())
    for own, pieces in zip(found, last.pieces, strict=True):
        own.locked = sum(piece in locked for piece in pieces)
    return found
