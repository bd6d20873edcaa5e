"""What each seat did most in a match of hunt or lascaux."""

from collections.abc import Sequence

import attrs

from boomerang_desktop.games.circle.events import Captured, Stopped
from boomerang_desktop.games.core import Event


@attrs.define
class Facts:
    stayed: int = 0
    """Rounds in which the seat was the last one in (C7)."""
    taken: int = 0
    """From the ring, in all (C5)."""
    at_once: int = 0
    """The most cards captured with one token (C8)."""


def facts(seats: int, story: Sequence[Sequence[Event]]) -> list[Facts]:
    """By seat, from the events of each decision."""
    found = [Facts() for _ in range(seats)]
    for events in story:
        captures = [event for event in events if isinstance(event, Captured)]
        if captures:
            # C8: the last one in reveals first
            found[captures[0].seat].stayed += 1
        for event in events:
            match event:
                case Captured(seat, _, cards):
                    found[seat].at_once = max(found[seat].at_once, len(cards))
                case Stopped(seat, taken):
                    found[seat].taken += taken
    return found
