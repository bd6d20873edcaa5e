"""Temperaments at roadtrip."""

from boomerang_desktop.bots.core import Taste
from boomerang_desktop.bots.roadtrip.policy import PLANNING, Hopes, Preferences, only, table_of
from boomerang_desktop.bots.roadtrip.search import seen
from boomerang_desktop.games.core import Move
from boomerang_desktop.games.roadtrip.cards import THROW_NUMBERS
from boomerang_desktop.games.roadtrip.moves import Draft
from boomerang_desktop.games.roadtrip.state import THROW, RoadTrip

_MUCH = 8.0
"""Points that few cards exceed."""


def _worth(view: RoadTrip, seat: int, move: Move, preferences: Preferences) -> float:
    """The worth of a card to a seat with these preferences, from 0 to 1."""
    if not isinstance(move, Draft):
        return 0.0
    habit = seen(Hopes(table_of(view.sheets), seat, preferences), view.row(seat))
    worth = habit.worth(move.card)
    if view.stage == THROW:
        worth += habit.throw[THROW_NUMBERS[move.card]]
    return min(1.0, worth / _MUCH)


def _fond_of(*categories: str) -> Taste:
    def taste(view: RoadTrip, seat: int, move: Move) -> float:
        found = [_worth(view, seat, move, only(category)) for category in categories]
        return sum(found) / len(found)

    return taste


def spoiler(view: RoadTrip, seat: int, move: Move) -> float:
    """Keeps what the next player needs (R4)."""
    return _worth(view, (seat + view.direction) % len(view.sheets), move, PLANNING)


TASTES: dict[str, Taste] = {
    # wants to see everything, from coast to coast
    "bold": _fond_of("sites", "regions", "coasts"),
    # what is sure: activities, and a Throw that is easily caught
    "careful": _fond_of("activities", "throw_catch"),
    "collector": _fond_of("americana", "animals"),
    "spoiler": spoiler,
}
