"""Puzzles of the road trip: the last two picks and the activity of the last round, in every case
that can be; any other decision, weighed by what the seat can see."""

from collections.abc import Iterator
from random import Random
from statistics import fmean

import attrs

from boomerang_desktop.bots import mind
from boomerang_desktop.bots.search.outcome import final_share
from boomerang_desktop.games.core import Move
from boomerang_desktop.games.roadtrip.cards import ALL, HIDDEN, mask, members
from boomerang_desktop.games.roadtrip.deals import dealt
from boomerang_desktop.games.roadtrip.moves import NO_ACTIVITY, Activity, Draft
from boomerang_desktop.games.roadtrip.sheet import CATEGORIES, coast_bonus, regions_gone, score
from boomerang_desktop.games.roadtrip.state import ACTIVITY, CATCH, RoadTrip
from boomerang_desktop.lab.puzzles.candidate import Candidate, what_follows
from boomerang_desktop.lab.puzzles.weighing import stands_out
from boomerang_desktop.study.puzzles import Measure, Question, Try

WORLDS = 12
_LEAD = 0.1
_LAST = 3
_SURE = 0.25
"""How much more of the win the solution is worth, in the mean of all cases."""


def examine(state: RoadTrip, seat: int, rng: Random) -> Candidate | None:
    view = state.view(seat)
    if len(view.legal(seat)) < 2:
        return None
    return _every_case(state, seat, rng) or _weighed(state, seat, rng)


# --- the last two picks


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


def outcomes(state: RoadTrip, seat: int, move: Move) -> list[float]:
    """The share of the win that the seat has in the end, for each thing that the other may do;
    both write what is best for their own sheet."""
    other = 1 - seat
    found = []
    for reply in state.legal(other):
        after = state.play(seat, move).play(other, reply)
        if result := after.result():
            found.append(final_share(result, seat))
            continue
        while after.stage == CATCH:
            for who in after.to_act:
                after = after.play(who, after.legal(who)[0])
        if after.stage < ACTIVITY:
            found.append(max(fmean(outcomes(after, seat, own)) for own in after.legal(seat)))
            continue
        for who in after.to_act:
            after = after.play(who, _best_activity(after, who))
        result = after.result()
        assert result
        found.append(final_share(result, seat))
    return found


def _best_activity(state: RoadTrip, seat: int) -> Move:
    gone, bonus = regions_gone(state.sheets), coast_bonus(state.sheets)
    sheet, row = state.sheets[seat], state.row(seat)
    choices = [move for move in state.legal(seat) if isinstance(move, Activity)]
    return max(choices, key=lambda move: score(sheet, row, move.kind, gone, bonus).total)


def _every_case(state: RoadTrip, seat: int, rng: Random) -> Candidate | None:
    """One move is never worse, and better in the mean of all cases by a good deal."""
    view = state.view(seat)
    if len(view.hands) != 2 or view.round != _LAST or view.stage not in (CATCH - 1, ACTIVITY):
        return None
    moves = view.legal(seat)
    all_cases = list(cases(view, seat))
    ends = {move: [x for case in all_cases for x in outcomes(case, seat, move)] for move in moves}
    ordered = sorted(moves, key=lambda move: -fmean(ends[move]))
    best, second = ordered[:2]
    if fmean(ends[best]) - fmean(ends[second]) < _SURE:
        return None
    if any(a < b for move in ordered[1:] for a, b in zip(ends[best], ends[move], strict=True)):
        return None
    obvious = mind("roadtrip").greedy(view, seat, moves, rng)
    if obvious == best:
        return None
    tries = [
        Try(
            str(move),
            round(fmean(ends[move]), 3),
            what_follows("roadtrip", state, seat, move, rng),
        )
        for move in ordered
    ]
    return Candidate(
        Measure.WIN,
        True,
        (Question(tuple(tries), 1),),
        obvious,
        _theme(view, seat, best, obvious),
        _facts(view, seat),
        _likeness(view, seat),
    )


# --- what the seat can see


def _weighed(state: RoadTrip, seat: int, rng: Random) -> Candidate | None:
    view = state.view(seat)
    moves = view.legal(seat)
    player = mind("roadtrip")
    obvious = player.greedy(view, seat, moves, rng)
    seed = f"{rng.random()}"
    found = stands_out("roadtrip", view, seat, moves, seed, WORLDS, _LEAD)
    if found is None or found.moves[0] == obvious:
        return None
    best = found.moves[0]
    for again in range(3):
        if player.search(view, seat, moves, Random(f"{seed}/{again}"), 2000).move != best:
            return None
    tries = [
        Try(str(move), chance, what_follows("roadtrip", state, seat, move, rng))
        for move, chance in zip(found.moves, found.chances, strict=True)
    ]
    return Candidate(
        Measure.CHANCE,
        False,
        (Question(tuple(tries), 1),),
        obvious,
        _theme(view, seat, best, obvious),
        _facts(view, seat),
        _likeness(view, seat),
    )


_THEMES = {
    "throw_catch": "catch_high",
    "sites": "new_sites",
    "regions": "region",
    "coasts": "coasts",
    "americana": "americana",
    "animals": "animals",
    "activities": "activity",
}


def _theme(view: RoadTrip, seat: int, best: Move, obvious: Move) -> str:
    """By what the best move gives more of than the obvious one; if nothing, it denies."""
    if isinstance(best, Activity):
        return "activity_now" if str(best) != "activity:none" else "activity_later"
    gone, bonus = regions_gone(view.sheets), coast_bonus(view.sheets)
    rows = []
    for card in [move.card for move in (best, obvious) if isinstance(move, Draft)]:
        row = view.row(seat) + bytes([card])
        sheet = score(view.sheets[seat], row, NO_ACTIVITY, gone, bonus)
        rows.append(sheet.written[-1])
    more = [a - b for a, b in zip(*rows, strict=True)]
    if max(more) <= 0:
        return "plan" if view.stage < CATCH - 2 else "deny"
    return _THEMES[CATEGORIES[more.index(max(more))]]


def _facts(view: RoadTrip, seat: int) -> dict[str, int | str]:
    return {"round": view.round + 1}


def _likeness(view: RoadTrip, seat: int) -> tuple[object, ...]:
    return (view.hands[seat], view.row(seat))
