"""Players of roadtrip."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random

import attrs

from boomerang_desktop.bots.core import Level, Liking, Mind, Reason, Thought, sane
from boomerang_desktop.bots.roadtrip.absurd import absurd
from boomerang_desktop.bots.roadtrip.chances import judge
from boomerang_desktop.bots.roadtrip.policy import (
    ATTENTIVE,
    PLANNING,
    Habit,
    Hopes,
    Model,
    Preferences,
    Takings,
    only,
    table_of,
)
from boomerang_desktop.bots.roadtrip.rehearsal import REHEARSAL
from boomerang_desktop.bots.roadtrip.search import Trial, try_all
from boomerang_desktop.bots.roadtrip.tastes import TASTES
from boomerang_desktop.bots.roadtrip.value import ROUNDS, keep_activity
from boomerang_desktop.bots.search.tree import AS_GOOD, never
from boomerang_desktop.games.core import Move
from boomerang_desktop.games.roadtrip.cards import HIDDEN, THROW_NUMBERS, mask, members
from boomerang_desktop.games.roadtrip.moves import (
    ACTIVITY_MOVES,
    DRAFTS,
    NO_ACTIVITY,
    Activity,
    Draft,
)
from boomerang_desktop.games.roadtrip.sheet import activity_points
from boomerang_desktop.games.roadtrip.state import ACTIVITY, CATCH, THROW, RoadTrip

_RULES = {
    "sites": "R6",
    "regions": "R7",
    "coasts": "R8",
    "americana": "R9",
    "animals": "R10",
    "activities": "R11",
    "throw_catch": "R5",
}

_NEAR = 0.06
"""The part of a whim that makes no difference to whoever has it."""


def habitual(model: Model, whim: float = 0.0) -> Level:
    """Chooses by habit, give or take a whim (in points); of cards that seem about as good, what is
    most to its liking."""

    def think(
        view: RoadTrip,
        seat: int,
        moves: Sequence[Move],
        rng: Random,
        liking: Liking | None = None,
    ) -> Move:
        if len(moves) == 1:
            return moves[0]
        habit = _habit(view, seat, model)
        if view.stage == ACTIVITY:
            return ACTIVITY_MOVES[habit.activity(view.sheets[seat], mask(view.row(seat)))]
        hand = [move.card for move in moves if isinstance(move, Draft)]
        after = _habit(view, _next(view, seat), model)
        if liking is None:
            return DRAFTS[habit.choose(hand, view.stage, after, rng, whim)]
        worths = habit.worths(hand, view.stage, after)
        seems = [worth + whim * rng.random() for worth in worths]
        near = max(seems) - _NEAR * whim
        good = [move for move, seen in zip(moves, seems, strict=True) if seen >= near]
        return max(good, key=liking)

    return think


def person(preferences: Preferences, whim: float = 0.0) -> Level:
    return habitual(partial(Hopes, preferences=preferences), whim)


def _habit(view: RoadTrip, seat: int, model: Model) -> Habit:
    """With what lies before the seat, as far as it can be seen."""
    habit = model(table_of(view.sheets), seat)
    for card in view.row(seat):
        if card != HIDDEN:
            habit.lay(card)
    return habit


def _next(view: RoadTrip, seat: int) -> int:
    """R4: who gets the hand."""
    return (seat + view.direction) % len(view.sheets)


def search(
    view: RoadTrip,
    seat: int,
    moves: Sequence[Move],
    rng: Random,
    simulations: int,
    stop: Callable[[], bool] = never,
    liking: Liking | None = None,
) -> Thought:
    """Every move in many worlds that look like this view."""
    trial = Trial(view, seat, moves, rng)
    best, tally = try_all(trial, simulations, stop)
    if liking:
        near = tally.value(best) - AS_GOOD
        good = [arm for arm in range(len(moves)) if tally.value(arm) >= near]
        best = max(good, key=lambda arm: (liking(moves[arm]), arm == best))
    move = moves[best]
    return Thought(move, reasons(view, seat, move), trial.simulations)


def reasons(view: RoadTrip, seat: int, move: Move) -> tuple[Reason, ...]:
    """The three terms that weigh most, in points; what is certain comes before all estimates."""
    if isinstance(move, Activity):
        if move.kind == NO_ACTIVITY:
            scored = sum(kind != NO_ACTIVITY for kind in view.sheets[seat].activities)
            later = keep_activity(ROUNDS - 1 - view.round, NO_ACTIVITY - scored)
            return (Reason("later", later, "R11"),)
        points = activity_points(mask(view.row(seat)), move.kind)
        return (Reason("activities", float(points), "R11"),)
    assert isinstance(move, Draft)
    card = move.card
    found = []
    for term, rule in _RULES.items():
        habit = _habit(view, seat, partial(Hopes, preferences=only(term)))
        throw = habit.throw[THROW_NUMBERS[card]] if view.stage == THROW else 0.0
        found.append(Reason(term, habit.worth(card) + throw, rule))
    planner: Model = partial(Hopes, preferences=PLANNING)
    denied = _habit(view, _next(view, seat), planner)
    found.append(Reason("denial", denied.denial * denied.worth(card), "R4"))
    found = [reason for reason in found if reason.value > 0.2]
    found.sort(key=lambda reason: -reason.value)
    if _secures(view, seat, card):
        throw = THROW_NUMBERS[view.row(seat)[0]]
        estimates = [reason for reason in found if reason.term != "throw_catch"]
        found = [Reason("catch", float(throw), "R5"), *estimates]
    return tuple(found[:3])


def _secures(view: RoadTrip, seat: int, card: int) -> bool:
    """Whether the hand comes back for the Catch, and holds nothing too low once this card is taken
    from it."""
    if view.stage == THROW or (CATCH - view.stage) % len(view.sheets):
        return False
    throw, hand = THROW_NUMBERS[view.row(seat)[0]], view.hands[seat]
    low = {held for held in members(hand) if THROW_NUMBERS[held] < throw}
    return low == {card}


def _throws(view: RoadTrip) -> bool:
    """The first card of a round. What it gives away is told right for casual players (a loss of 24
    to 29 of 100 comes to 33 to 39, give or take 4), but is twice what novices lose by it (14 to
    19): 250 matches each, from the deal of seed 2."""
    return view.stage == THROW


def searching(simulations: Mapping[int, int], care: float = 1.0) -> Level:
    """Thinks for so many simulations, by the number of players: with more of them chance plays a
    greater part in each. With less care it thinks about this share of its decisions only, and makes
    the others by habit."""
    habit = person(PLANNING)

    def think(
        view: RoadTrip,
        seat: int,
        moves: Sequence[Move],
        rng: Random,
        liking: Liking | None = None,
    ) -> Move:
        if len(moves) == 1:
            return moves[0]
        if rng.random() >= care:
            return habit(view, seat, moves, rng)
        count = simulations[len(view.sheets)]
        return search(view, seat, moves, rng, count, liking=liking).move

    return think


_NOVICE = attrs.evolve(ATTENTIVE, region=(0.0, 0.0, 0.5, 3.0), coast=0.0, animal=(0.2,) * 5)
"""Sees pairs and symbols, hardly the map."""

MIND = Mind(
    greedy=habitual(Takings, whim=0.5),  # its points are whole, so only ties are decided by lot
    heuristic=person(ATTENTIVE),
    search=search,
    reasons=reasons,
    judge=judge,
    absurd=absurd,
    levels={
        "novice": sane(person(_NOVICE, whim=10.0), absurd),
        "casual": sane(person(ATTENTIVE, whim=3.0), absurd),
        "skilled": sane(searching({2: 8, 3: 8, 4: 8}, care=0.3), absurd),
        "expert": searching({2: 8, 3: 24, 4: 48}),
        "master": searching({2: 1500, 3: 1000, 4: 1000}),
    },
    tastes=TASTES,
    hint_simulations=2000,
    early=_throws,
    rehearsal=REHEARSAL,
)
