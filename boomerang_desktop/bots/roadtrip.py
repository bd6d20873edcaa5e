"""Players of roadtrip."""

from collections.abc import Callable, Sequence
from random import Random

import attrs

from boomerang_desktop.bots.core import Bot, Mind, Reason, Thought
from boomerang_desktop.bots.roadtrip_policy import (
    TASTE,
    Hopes,
    Taste,
    best_activity,
    only,
    throw_value,
)
from boomerang_desktop.bots.roadtrip_search import Trial, try_all
from boomerang_desktop.bots.roadtrip_value import ROUNDS, keep_activity
from boomerang_desktop.bots.search import never
from boomerang_desktop.games.core import Move, State
from boomerang_desktop.games.roadtrip.cards import mask
from boomerang_desktop.games.roadtrip.moves import ACTIVITY_MOVES, NO_ACTIVITY, Activity, Draft
from boomerang_desktop.games.roadtrip.sheet import (
    activity_points,
    coast_bonus,
    regions_gone,
    score,
)
from boomerang_desktop.games.roadtrip.state import ACTIVITY, THROW, RoadTrip

_RULES = {
    "sites": "R6",
    "regions": "R7",
    "coasts": "R8",
    "americana": "R9",
    "animals": "R10",
    "activities": "R11",
}


def greedy(view: State, seat: int, moves: Sequence[Move], rng: Random) -> Move:
    """Takes what the sheet would show most for if the round ended now."""
    assert isinstance(view, RoadTrip)
    gone, bonus = regions_gone(view.sheets), coast_bonus(view.sheets)
    sheet, row = view.sheets[seat], view.row(seat)

    def points(move: Move) -> int:
        if isinstance(move, Activity):
            return activity_points(mask(row), move.kind)
        assert isinstance(move, Draft)
        longer = row + bytes((move.card,))
        scored = [kind for kind in range(NO_ACTIVITY + 1) if kind not in sheet.activities]
        activity = max([activity_points(mask(longer), kind) for kind in (*scored, NO_ACTIVITY)])
        return sum(score(sheet, longer, NO_ACTIVITY, gone, bonus).written[-1]) + activity

    gains = [points(move) for move in moves]
    best = max(gains)
    return rng.choice([move for move, gain in zip(moves, gains, strict=True) if gain == best])


def person(taste: Taste = TASTE, whim: float = 0.0) -> Bot:
    """Lays what adds most to the round, give or take a whim (in points)."""

    def think(view: State, seat: int, moves: Sequence[Move], rng: Random) -> Move:
        assert isinstance(view, RoadTrip)
        if len(moves) == 1:
            return moves[0]
        if view.stage == ACTIVITY:
            return ACTIVITY_MOVES[best_activity(view.sheets[seat], mask(view.row(seat)))]
        hopes = _hopes(view, seat, taste)
        worth = [
            hopes.worth(m.card)
            + (throw_value(m.card) if view.stage == THROW else 0.0)
            + whim * rng.random()
            for m in moves
            if isinstance(m, Draft)
        ]
        return moves[worth.index(max(worth))]

    return think


def _hopes(view: RoadTrip, seat: int, taste: Taste) -> Hopes:
    gone, bonus = regions_gone(view.sheets), coast_bonus(view.sheets)
    return Hopes(view.sheets[seat], view.row(seat), gone, bonus, taste)


def search(
    view: State,
    seat: int,
    moves: Sequence[Move],
    rng: Random,
    simulations: int,
    stop: Callable[[], bool] = never,
) -> Thought:
    """Every move in many worlds that look like this view."""
    assert isinstance(view, RoadTrip)
    trial = Trial(view, seat, moves, rng)
    best, tally = try_all(trial, simulations, stop)
    reasons = _reasons(view, seat, moves[best])
    return Thought(moves[best], tally.share(best), reasons, trial.simulations)


def _reasons(view: RoadTrip, seat: int, move: Move) -> tuple[Reason, ...]:
    """The three terms that weigh most, in points."""
    if isinstance(move, Activity):
        if move.kind == NO_ACTIVITY:
            scored = sum(kind != NO_ACTIVITY for kind in view.sheets[seat].activities)
            later = keep_activity(ROUNDS - 1 - view.round, NO_ACTIVITY - scored)
            return (Reason("later", later, "R11"),)
        points = activity_points(mask(view.row(seat)), move.kind)
        return (Reason("activities", float(points), "R11"),)
    assert isinstance(move, Draft)
    card = move.card
    found = [
        Reason(term, _hopes(view, seat, only(term)).worth(card), rule)
        for term, rule in _RULES.items()
    ]
    if view.stage == THROW:
        found.append(Reason("throw_catch", throw_value(card), "R5"))
    neighbour = (seat + view.direction) % len(view.sheets)
    denied = _hopes(view, neighbour, TASTE).worth(card) / 2
    found.append(Reason("denial", denied, "R4"))
    found = [reason for reason in found if reason.value > 0.2]
    return tuple(sorted(found, key=lambda reason: -reason.value)[:3])


def searching(simulations: int) -> Bot:
    def think(view: State, seat: int, moves: Sequence[Move], rng: Random) -> Move:
        return moves[0] if len(moves) == 1 else search(view, seat, moves, rng, simulations).move

    return think


_NOVICE = attrs.evolve(TASTE, region=(0.0, 0.0, 0.5, 3.0), coast=0.0, lone_animal=0.2)
"""Sees pairs and symbols, hardly the map."""

heuristic = person()
MIND = Mind(
    greedy=greedy,
    heuristic=heuristic,
    search=search,
    levels={
        "novice": person(_NOVICE, whim=10.0),
        "casual": person(whim=1.0),
        "skilled": searching(7),
        "expert": searching(60),
        "master": searching(1000),
    },
    hint_simulations=2000,
)
