"""Moves that no one who has played roadtrip twice would make."""

from boomerang_desktop.bots.roadtrip.policy import Takings, table_of
from boomerang_desktop.bots.roadtrip.search import seen
from boomerang_desktop.bots.roadtrip.value import ROUNDS
from boomerang_desktop.games.core import Move
from boomerang_desktop.games.roadtrip.cards import mask
from boomerang_desktop.games.roadtrip.deals import HAND
from boomerang_desktop.games.roadtrip.moves import Activity, Draft
from boomerang_desktop.games.roadtrip.sheet import activity_points
from boomerang_desktop.games.roadtrip.state import RoadTrip

_MUCH = 6
"""Points."""


def absurd(view: RoadTrip, seat: int, move: Move) -> str | None:
    """Judges the last round only, where no later plan could justify a move."""
    if view.round < ROUNDS - 1:
        return None
    if isinstance(move, Activity):
        cards, moves = mask(view.row(seat)), view.legal(seat)
        kinds = [other.kind for other in moves if isinstance(other, Activity)]
        most = max(activity_points(cards, kind) for kind in kinds)
        less = activity_points(cards, move.kind) < most
        return "leaves points of an activity" if less else None
    assert isinstance(move, Draft)
    if view.stage < HAND - 2:
        return None
    # with two cards left: what this one scores at once, and what the other gives the next player
    table, after = table_of(view.sheets), (seat + view.direction) % len(view.sheets)
    mine, theirs = (seen(Takings(table, who), view.row(who)) for who in (seat, after))
    hand = [other.card for other in view.legal(seat) if isinstance(other, Draft)]
    worth = {card: mine.worth(card) + theirs.worth(card) for card in hand}
    lost = max(worth.values()) - worth[move.card]
    return "refuses points that lie there" if lost >= _MUCH else None
