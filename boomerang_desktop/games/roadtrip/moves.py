"""The decisions: a card to lay (R3, R4) or an activity to score (R11), and their notation."""

import attrs

from ..core import BadNotation, Move, quoted
from .cards import ACTIVITIES, HIDDEN, LETTERS

NO_ACTIVITY = len(ACTIVITIES)
"""Stands for declining to score an activity."""


@attrs.frozen
class Draft(Move):
    """Lay this card: as the Throw, face up, or as the Catch."""

    card: int = attrs.field(validator=attrs.validators.in_(range(HIDDEN)))

    def __str__(self) -> str:
        return f"draft:{LETTERS[self.card]}"


@attrs.frozen
class Activity(Move):
    """Score this activity, or none."""

    kind: int = attrs.field(validator=attrs.validators.in_(range(NO_ACTIVITY + 1)))

    def __str__(self) -> str:
        return f"activity:{(*ACTIVITIES, 'none')[self.kind]}"


DRAFTS = tuple(Draft(card) for card in range(HIDDEN))
ACTIVITY_MOVES = tuple(Activity(kind) for kind in range(NO_ACTIVITY + 1))
_MOVES: tuple[Draft | Activity, ...] = (*DRAFTS, *ACTIVITY_MOVES)
_BY_NOTATION = {str(move): move for move in _MOVES}


def parse(notation: str) -> Draft | Activity:
    try:
        return _BY_NOTATION[notation]
    except KeyError:
        raise BadNotation(f"{quoted(notation)} is neither draft:LETTER nor activity:NAME") from None


# A hand is looked up in four parts of seven cards each, so that the tables stay small.
_Drafts = tuple[Draft, ...]


def _drafts_of_part(first: int) -> tuple[_Drafts, ...]:
    return tuple(
        tuple(DRAFTS[first + card] for card in range(7) if bits >> card & 1) for bits in range(128)
    )


_PARTS = tuple(_drafts_of_part(first) for first in (0, 7, 14, 21))


def drafts(
    hand: int,
    a: tuple[_Drafts, ...] = _PARTS[0],
    b: tuple[_Drafts, ...] = _PARTS[1],
    c: tuple[_Drafts, ...] = _PARTS[2],
    d: tuple[_Drafts, ...] = _PARTS[3],
) -> _Drafts:
    """Every card of the hand as a move, in the order of the letters."""
    return a[hand & 127] + b[hand >> 7 & 127] + c[hand >> 14 & 127] + d[hand >> 21]


ACTIVITY_CHOICES = tuple(
    tuple(move for move in ACTIVITY_MOVES if kinds >> move.kind & 1)
    for kinds in range(1 << NO_ACTIVITY + 1)
)
"""The activities of each bit mask as moves, in their order; none stands last."""
