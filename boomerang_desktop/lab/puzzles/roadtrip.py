"""Puzzles of the road trip: the last picks and the activity of the last round, in every case that
can be; any other decision, weighed by what the seat can see."""

from collections.abc import Iterator, Sequence
from random import Random
from statistics import fmean

import attrs

from boomerang_desktop.bots import mind
from boomerang_desktop.bots.search.outcome import final_share
from boomerang_desktop.games.core import Move
from boomerang_desktop.games.roadtrip.cards import ALL, HIDDEN, mask, members
from boomerang_desktop.games.roadtrip.deals import dealt
from boomerang_desktop.games.roadtrip.moves import Activity
from boomerang_desktop.games.roadtrip.sheet import coast_bonus, regions_gone, score
from boomerang_desktop.games.roadtrip.state import ACTIVITY, CATCH, THROW, RoadTrip
from boomerang_desktop.lab.puzzles.candidate import (
    Candidate,
    Glance,
    Wanted,
    any_theme,
    what_follows,
    why,
)
from boomerang_desktop.lab.puzzles.weighing import best_but, confirmed
from boomerang_desktop.study.puzzles import Measure, PuzzleQuestion, Try

WORLDS = 8
_LEAD = 0.1
_LAST = 3
_SURE = 0.2
"""How much more of the win the solution is worth, in the mean of all cases."""
_THOUGHT = 150
"""Simulations that spare most positions a closer look."""


def glance(state: RoadTrip, seat: int, rng: Random, wanted: Wanted = any_theme) -> Glance | None:
    view = state.view(seat)
    if len(view.legal(seat)) < 2 or not view.round:
        return None  # in the first of four rounds nothing is decided
    found = _every_case(view, seat, rng) or _weighed(view, seat, rng)
    return found if found and wanted(found.theme) else None


def examine(state: RoadTrip, seat: int, rng: Random, glance: Glance) -> Candidate | None:
    view, best = state.view(seat), glance.good[0]
    if glance.proven:
        ends = _ends(view, seat)
        chances = {move: round(fmean(ends[move]), 3) for move in ends}
    else:
        found = confirmed("roadtrip", view, seat, best, f"{rng.random()}", WORLDS, _LEAD)
        if found is None:
            return None
        chances = dict(zip(found.moves, found.chances, strict=True))
    tries = [
        Try(str(move), chances[move], what_follows("roadtrip", state, seat, move, rng))
        for move in sorted(chances, key=lambda move: -chances[move])
    ]
    measure = Measure.CASES if glance.proven else Measure.CHANCE
    terms = {term for term, theme in THEMES.items() if theme == glance.theme}
    # of a plan there is nothing to be counted yet
    facts = why("roadtrip", view, seat, glance, terms) if glance.theme != "plan" else {}
    return Candidate(measure, (PuzzleQuestion(tuple(tries), 1),), facts)


def likeness(state: RoadTrip, seat: int) -> object:
    return (state.hands[seat], state.row(seat), state.sheets[seat])


# --- the last picks


def cases(view: RoadTrip, seat: int) -> Iterator[RoadTrip]:
    """Everything that can be where two sit at the table and the hands are known: what the other
    has thrown unseen."""
    other = 1 - seat
    if view.laid[other] != HIDDEN:
        yield attrs.evolve(view, upcoming=())
        return
    unseen = ALL & ~(dealt(view.hands) | mask(bytes(c for c in view.laid if c != HIDDEN)))
    for card in members(unseen):
        laid = bytearray(view.laid)
        laid[other] = card
        yield attrs.evolve(view, upcoming=(), laid=bytes(laid))


def outcomes(states: Sequence[RoadTrip], seat: int, move: Move) -> list[float]:
    """The share of the win that the seat has in the end, for each thing that the other may do and
    each case that the seat cannot tell apart; both write what is best for their own sheet."""
    other, found = 1 - seat, []
    for reply in states[0].legal(other):
        after = [_laid(state.play(seat, move).play(other, reply)) for state in states]
        if after[0].result() is None and after[0].stage < ACTIVITY:
            ways = [outcomes(after, seat, own) for own in after[0].legal(seat)]
            found += max(ways, key=fmean)
        else:
            found += [_share(state, seat) for state in after]
    return found


def _laid(state: RoadTrip) -> RoadTrip:
    """The last card is laid at once (R4)."""
    while state.stage == CATCH and state.to_act:
        for who in state.to_act:
            state = state.play(who, state.legal(who)[0])
    return state


def _share(state: RoadTrip, seat: int) -> float:
    for who in state.to_act:
        state = state.play(who, _best_activity(state, who))
    result = state.result()
    assert result
    return final_share(result, seat)


def _best_activity(state: RoadTrip, seat: int) -> Move:
    gone, bonus = regions_gone(state.sheets), coast_bonus(state.sheets)
    sheet, row = state.sheets[seat], state.row(seat)
    choices = [move for move in state.legal(seat) if isinstance(move, Activity)]
    return max(choices, key=lambda move: score(sheet, row, move.kind, gone, bonus).total)


def _ends(view: RoadTrip, seat: int) -> dict[Move, list[float]]:
    all_cases = list(cases(view, seat))
    return {move: outcomes(all_cases, seat, move) for move in view.legal(seat)}


def _every_case(view: RoadTrip, seat: int, rng: Random) -> Glance | None:
    """One move is never worse, and better in the mean of all cases by a good deal."""
    if len(view.hands) != 2 or view.round != _LAST or view.stage < CATCH - 2:
        return None
    ends = _ends(view, seat)
    best, second = sorted(ends, key=lambda move: -fmean(ends[move]))[:2]
    if fmean(ends[best]) - fmean(ends[second]) < _SURE:
        return None
    if any(a < b for move in ends for a, b in zip(ends[best], ends[move], strict=True)):
        return None
    obvious = mind("roadtrip").greedy(view, seat, view.legal(seat), rng)
    if obvious == best:
        return None
    return Glance((best,), obvious, _theme(view, seat, best, obvious), True, view)


# --- what the seat can see


def _weighed(view: RoadTrip, seat: int, rng: Random) -> Glance | None:
    player, moves = mind("roadtrip"), view.legal(seat)
    obvious = player.greedy(view, seat, moves, rng)
    if len(moves) < 3 or player.search(view, seat, moves, rng, _THOUGHT).move == obvious:
        return None
    best = best_but("roadtrip", view, seat, obvious, f"{rng.random()}", WORLDS, _LEAD)
    if best is None:
        return None
    return Glance((best,), obvious, _theme(view, seat, best, obvious), False, view)


THEMES = {
    "throw_catch": "catch_high",
    "catch": "catch_high",
    "sites": "new_sites",
    "regions": "region",
    "coasts": "coasts",
    "americana": "americana",
    "animals": "animals",
    "activities": "activity",
    "denial": "deny",
}


def _theme(view: RoadTrip, seat: int, best: Move, obvious: Move) -> str:
    """By what speaks for the best move, and more than it speaks for the obvious one."""
    if isinstance(best, Activity):
        return "activity_now" if str(best) != "activity:none" else "activity_later"
    told = [
        {reason.term: reason.value for reason in mind("roadtrip").reasons(view, seat, move)}
        for move in (best, obvious)
    ]
    more = {term: value - told[1].get(term, 0.0) for term, value in told[0].items()}
    term = max(more, key=more.__getitem__, default="")
    if not term or more[term] <= 0:
        return "plan"
    if term == "throw_catch" and view.stage == THROW:
        return "throw"
    return THEMES[term]
