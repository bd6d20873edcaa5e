"""Matches that are over, with an analysis made up for them: no bot has to think."""

from collections.abc import Mapping

import attrs

from boomerang_desktop.bots.core import Cause, Chances
from boomerang_desktop.match import Match, Seat, record
from boomerang_desktop.match.analysis import Analysis, Depth, Judgement, Tried, Verdict, in_order
from boomerang_desktop.match.analysis.examine import Found
from boomerang_desktop.match.analysis.figures import SEED
from boomerang_desktop.match.analysis.whole import assembled
from boomerang_desktop.match.match import HUMAN
from tests.desktop.conftest import RECORDS


def finished(name: str, person: int | None = 0) -> Match:
    """One person among bots; nobody but bots for None."""
    match = record.load(RECORDS / f"{name}.boomerang")
    seats = [
        Seat(seat.name, HUMAN if n == person else "bot:novice")
        for n, seat in enumerate(match.seats)
    ]
    return in_order(match.with_seats(seats, id=match.id))


def own(match: Match, seat: int = 0) -> list[int]:
    """Decisions of a seat that had a choice."""
    return [
        number
        for number, decision in enumerate(match.decisions)
        if decision.seat == seat and len(match.states[number].legal(seat)) > 1
    ]


def invented(
    match: Match,
    losses: Mapping[int, float],
    luck: Mapping[int, float] | None = None,
    known: int | None = None,
    causes: tuple[Cause, ...] = (),
) -> Analysis:
    """Where somebody lost so much by a decision, and where luck gave so much to the first seat;
    everything else was good. `known`: only so many moments have been worked out. `causes`: why the
    losses are losses."""
    seats = len(match.seats)
    shares, drift = [1 / seats] * seats, _drift(match, luck or {})
    found = {}
    for number, decision in enumerate(match.decisions[:known]):
        legal = match.states[number].legal(decision.seat)
        other = next((move for move in legal if move != decision.move), decision.move)
        loss = losses.get(number, 0.0)
        best = other if loss else decision.move
        verdict = Verdict.BLUNDER if loss >= 0.15 else Verdict.MISTAKE if loss else Verdict.GOOD
        tried = (Tried(best, 0.5 + loss, 0.0), *([Tried(decision.move, 0.5, 0.0)] if loss else []))
        judgement = Judgement(0.5, 0.5, best, 0.5 + loss, 0.0, verdict, tried)
        if loss:
            judgement = attrs.evolve(judgement, causes=causes, worlds=50)
        sure = (0.0,) * seats
        found[number] = Found(Chances(tuple(shares), sure), judgement, drift, sure)
        given = (luck or {}).get(number, 0.0)
        shares = [share + step for share, step in zip(shares, drift, strict=True)]
        shares[0] += given
        shares[1] -= given
    analysis = assembled(match, Depth.NORMAL, SEED, found)
    assert analysis is not None
    return analysis


def _drift(match: Match, luck: Mapping[int, float]) -> tuple[float, ...]:
    """What every decision changes for each seat, so that with luck it comes to the result."""
    winners, seats, given = match.winners, len(match.seats), sum(luck.values())
    ends = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    ends[0] -= given
    ends[1] += given
    return tuple((end - 1 / seats) / len(match.decisions) for end in ends)
