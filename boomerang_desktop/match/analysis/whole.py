"""A whole match: the moments that it consists of, and what they add up to."""

from collections.abc import Iterator, Mapping

import attrs

from boomerang_desktop.bots import kinds
from boomerang_desktop.bots.core import Chances
from boomerang_desktop.bots.jobs import judge
from boomerang_desktop.games.catalogue import CATALOGUE
from boomerang_desktop.games.core import Move
from boomerang_desktop.match.analysis.examine import EFFORTS, Effort, Found, Piece, examine
from boomerang_desktop.match.analysis.figures import SEED, Analysis, Depth, Judgement, Moment
from boomerang_desktop.match.match import Decision, Match


def can_analyse(game_id: str) -> bool:
    """Whether anybody can judge this game."""
    return game_id in CATALOGUE and len(kinds(game_id)) > 1


def in_order(match: Match) -> Match:
    """The match with what was decided at the same time in the order of seats, as a record has it;
    the same match if it is like that already."""
    decisions = match.decisions
    wanted = [
        decision
        for stage in match.stages()
        for decision in sorted((decisions[n] for n in stage), key=lambda decision: decision.seat)
    ]
    if wanted == list(decisions):
        return match
    ordered = match.until(0)
    for decision in wanted:
        ordered.play(decision.seat, decision.move)
    ordered.given_up = match.given_up
    return ordered


def pieces(match: Match, effort: Effort, seed: int, running: bool = False) -> Iterator[Piece]:
    """All moments of a match in order. Of a match that is still running, only what will never
    change: not those who decide at the same time before all of them have."""
    match = in_order(match)
    states, decisions, game = match.states, match.decisions, match.game.id
    players = tuple(seat.player for seat in match.seats)
    for stage in match.stages():
        start = states[stage.start]
        if running and len(stage) < len(start.to_act):
            return
        for number in stage:
            state, decision = states[number], decisions[number]
            yield Piece(game, number, state, start, decision, effort, seed, players)
    if not match.result and not running:
        last = match.state
        yield Piece(game, len(decisions), last, last, None, effort, seed)


def instead(match: Match, number: int, move: Move, effort: Effort, seed: int) -> Piece:
    """A decision as if another move had been made: its judgement tells how far that one is off the
    best, in the same worlds."""
    piece = next(piece for piece in pieces(match, effort, seed) if piece.number == number)
    assert piece.decision is not None
    return attrs.evolve(piece, decision=attrs.evolve(piece.decision, move=move))


def outcome(match: Match) -> Chances | None:
    """Each seat's share of the win, once the match is over."""
    return judge(match.game.id, match.state, "") if match.result else None


def assembled(match: Match, depth: Depth, seed: int, found: Mapping[int, Found]) -> Analysis | None:
    """The analysis, from what was found by the number of the moment, as far as there is no gap;
    None if not even the first is known."""
    decisions = in_order(match).decisions
    positions = {number: each.chances for number, each in found.items()}
    if end := outcome(match):
        positions[len(decisions)] = end
    if 0 not in positions:
        return None
    moments: list[Moment] = []
    ahead: list[Moment] = []
    for number, decision in enumerate(decisions):
        now, then = found.get(number), positions.get(number + 1)
        if now is None or now.judgement is None or then is None:
            continue
        moment = _moment(number, decision, now, now.judgement, then)
        (moments if len(moments) == number else ahead).append(moment)
    return Analysis(depth, seed, len(decisions), positions[0], tuple(moments), tuple(ahead))


def _moment(
    number: int, decision: Decision, now: Found, judgement: Judgement, then: Chances
) -> Moment:
    changed = tuple(b - a for a, b in zip(now.chances.shares, then.shares, strict=True))
    return Moment(
        number,
        decision.seat,
        decision.move,
        now.chances,
        then,
        judgement,
        changed if now.decided is None else now.decided,
        now.wavers or (0.0,) * len(changed),
    )


def found_in(analysis: Analysis) -> dict[int, Found]:
    """What an analysis was assembled from."""
    found = {
        moment.number: Found(moment.before, moment.judgement, moment.decided, moment.wavers)
        for moment in analysis.moments
    }
    last = len(analysis.moments)
    if chances := analysis.chances(last):
        found[last] = Found(chances)
    return found


def analyse(match: Match, depth: Depth = Depth.NORMAL, seed: int = SEED) -> Analysis:
    """The whole match, here and now."""
    found = {piece.number: examine(piece) for piece in pieces(match, EFFORTS[depth], seed)}
    analysis = assembled(match, depth, seed, found)
    assert analysis is not None
    return analysis
