"""What the table sees when a piece is placed."""

import attrs

from boomerang_desktop.games.core import Event

from .pieces import PIECES
from .placements import Placement
from .state import FlipState


@attrs.frozen
class Placed(Event):
    """A piece goes from the stock of the seat to the board."""

    seat: int
    placement: Placement


@attrs.frozen
class Turned(Event):
    """A piece turns over in place and now shows the colour of the seat (F5)."""

    seat: int
    placement: Placement


@attrs.frozen
class Locked(Event):
    """A piece can never be turned again (F7)."""

    placement: Placement


@attrs.frozen
class PassedOver(Event):
    """The seat has no legal placement; the other goes on alone (F8)."""

    seat: int


@attrs.frozen
class Unplaced(Event):
    """The game is over, and what the seat could not place counts for the other (F9, F10)."""

    seat: int
    pieces: tuple[str, ...]


def events(
    before: FlipState, seat: int, placement: Placement, after: FlipState
) -> tuple[Event, ...]:
    seen: list[Event] = [Placed(seat, placement)]
    seen += [Turned(seat, piece) for piece in before.gain(seat, placement).turned]
    locked_before = before.locked()
    seen += [Locked(piece) for piece in after.locked() if piece not in locked_before]
    if after.to_act == (seat,):
        seen.append(PassedOver(1 - seat))
    if not after.to_act:
        for owner, stock in enumerate(after.stocks):
            left = tuple(
                piece.name for piece, n in zip(PIECES, stock, strict=True) for _ in range(n)
            )
            if left:
                seen.append(Unplaced(owner, left))
    return tuple(seen)
