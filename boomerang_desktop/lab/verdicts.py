"""`boomerang-lab verdicts`: are the faults that an analysis finds faults, and the reasons real?

Bots of mixed levels play fresh matches; each is analysed as people see it, and what is blamed is
tried once more, apart from the analysis: in other worlds, by players who think far longer, and in a
sample to the very end.
"""

import argparse
import json
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from math import inf, sqrt
from random import Random
from statistics import fmean, stdev

import attrs

from boomerang_desktop.bots import bot
from boomerang_desktop.bots.core import LEVELS
from boomerang_desktop.bots.jobs import think
from boomerang_desktop.bots.trial import PlayedOn, Run, causes, difference
from boomerang_desktop.games import GAMES
from boomerang_desktop.games.core import BadSetup, Move
from boomerang_desktop.lab.arena import Pairing
from boomerang_desktop.lab.arguments import (
    Commands,
    Refused,
    add_crew,
    add_game,
    add_seed,
    at_least_one,
    crew_given,
)
from boomerang_desktop.lab.progress import ProgressLine
from boomerang_desktop.lab.workers import Crew, WorkLost, spread
from boomerang_desktop.library.statistics import interval
from boomerang_desktop.match.analysis import Depth, Judgement, Moment, Verdict, analyse
from boomerang_desktop.match.analysis.examine import EFFORTS, Piece
from boomerang_desktop.match.analysis.figures import SEED
from boomerang_desktop.match.analysis.whole import pieces
from boomerang_desktop.match.players import BotPlayer, TurnRunner

EFFORT = 8
"""The judge thinks so many times as long as those who play on in the analysis."""
WORLDS = 32
TO_THE_END = 200
"""Worlds in which a flag is played to the very end: there a win is all or nothing."""
_Z = 1.96
_TOLERABLE, _GRAVE = 0.05, 0.1


@attrs.frozen
class Retried:
    """A decision that was tried apart from the analysis."""

    match: int
    """Its seed."""
    number: int
    player: str
    move: str
    better: str
    verdict: str
    claimed: float
    loss: float
    error: float
    reason: str
    """What the analysis gives as its first reason: a seat and a term."""
    reason_holds: bool
    """Whether nothing differs more by the judge's own counting, beyond its errors."""
    end: tuple[float, float] | None = None
    """The loss where it was played to the very end, and its error."""

    @property
    def outcome(self) -> str:
        if self.loss - _Z * self.error > 0:
            return "confirmed"
        if self.loss + _Z * self.error < 0:
            return "backwards"
        if self.loss + _Z * self.error < _TOLERABLE:
            return "refuted"
        return "open +" if self.loss > 0 else "open -"


@attrs.frozen
class Sampled:
    """What came of one match."""

    flags: tuple[Retried, ...]
    others: tuple[Retried, ...]
    """Decisions that nobody is blamed for."""
    decisions: int
    seconds: float
    """Of a core, for the analysis of the whole match."""


@attrs.frozen
class Ask:
    """A match to be played, and what is to be tried of it."""

    pairing: Pairing
    flags: int
    others: int
    end: bool


def levels_of(seats: int, seed: int) -> tuple[str, ...]:
    """Mixed, and others in every match."""
    rng = Random(f"levels {seed}")
    return tuple(f"bot:{level}" for level in rng.sample(LEVELS, seats))


def sample(ask: Ask, living: Callable[[], None] = lambda: None) -> Sampled:
    pairing = ask.pairing
    match = pairing.match()
    players = [BotPlayer(bot(kind, pairing.game)) for kind in pairing.kinds]
    TurnRunner(match, players, lambda number: living()).run()
    begun = time.process_time()
    analysis = analyse(match)
    seconds = time.process_time() - begun
    by_number = {p.number: p for p in pieces(match, EFFORTS[Depth.NORMAL], SEED)}
    rng = Random(f"sample {pairing.seed}")
    blamed = [m for m in analysis.moments if m.judgement.verdict.rank]
    free = [
        m
        for m in analysis.moments
        if not m.judgement.verdict.rank and m.judgement.verdict is not Verdict.FORCED
    ]
    flags = rng.sample(blamed, min(ask.flags, len(blamed)))
    others = rng.sample(free, min(ask.others, len(free)))
    told: list[list[Retried]] = []
    for moments in (flags, others):
        told.append([])
        for moment in moments:
            living()
            told[-1].append(_tried(ask, by_number[moment.number], moment))
    return Sampled(tuple(told[0]), tuple(told[1]), len(analysis.moments), seconds)


def _tried(ask: Ask, piece: Piece, moment: Moment) -> Retried:
    pairing, seat, judgement = ask.pairing, moment.seat, moment.judgement
    view, key = piece.start.view(seat), f"judge/{pairing.seed}/{moment.number}"
    better, flagged = judgement.best, bool(judgement.verdict.rank)
    if not flagged:
        better = think(pairing.game, view, seat, key).move
    found, error, holds = 0.0, 0.0, False
    end = None
    if better != moment.move:
        played = PlayedOn(pairing.game, view, seat, pairing.kinds, key, EFFORT)
        pairs = [(played.run(better, n), played.run(moment.move, n)) for n in range(WORLDS)]
        found, error = difference(pairs)
        holds = flagged and _holds(judgement, played, pairs)
        if flagged and ask.end:
            end = _to_the_end(pairing, piece, better, moment.move, key)
    return Retried(
        pairing.seed,
        moment.number,
        pairing.kinds[seat],
        str(moment.move),
        str(better),
        judgement.verdict.value,
        judgement.loss,
        found,
        error,
        _reason(judgement),
        holds,
        end,
    )


def _to_the_end(
    pairing: Pairing, piece: Piece, better: Move, made: Move, key: str
) -> tuple[float, float]:
    assert piece.decision
    seat = piece.decision.seat
    view = piece.start.view(seat)
    played = PlayedOn(pairing.game, view, seat, pairing.kinds, f"{key}/end", 1, to_the_end=True)
    return difference([(played.run(better, n), played.run(made, n)) for n in range(TO_THE_END)])


def _reason(judgement: Judgement) -> str:
    first = next((cause for cause in judgement.causes if cause.worth > 0), None)
    return f"{first.seat}:{first.term}" if first else ""


def _holds(judgement: Judgement, played: PlayedOn, pairs: Sequence[tuple[Run, Run]]) -> bool:
    """Whether what is told first weighs as much as anything else that speaks for the better move,
    give or take what chance does to the judge's own figures."""
    found = [cause for cause in causes(played, pairs, notable=0.0) if cause.worth > 0]
    told = next((cause for cause in judgement.causes if cause.worth > 0), None)
    same = [c for c in found if told and (c.term, c.seat) == (told.term, told.seat)]
    if not same:
        return False
    most = max(found, key=lambda cause: cause.worth)
    return most.worth - same[0].worth <= _Z * sqrt(most.error**2 + same[0].error ** 2)


def asks(
    game: str, seats: int, matches: int, seed: int, flags: int, others: int, ends: int
) -> Iterator[Ask]:
    for number in range(matches):
        kinds = levels_of(seats, seed + number)
        pairing = Pairing(game, kinds, {}, seed + number)
        yield Ask(pairing, flags, others, number < ends)


def add_command(commands: Commands) -> None:
    parser = commands.add_parser(
        "verdicts",
        help="measure how often the faults that an analysis finds are faults",
        description="Bots of mixed levels play fresh matches. Each is analysed as people see it; "
        "then what was blamed is tried in other worlds by players who think eight times as long.",
    )
    add_game(parser)
    parser.add_argument("--seats", type=int, default=0, metavar="N", help="how many play")
    parser.add_argument(
        "--games", dest="matches", type=int, default=40, metavar="N", help="matches (default: 40)"
    )
    parser.add_argument(
        "--flags",
        type=int,
        default=4,
        metavar="N",
        help="tried of each match, at most (default: 4)",
    )
    parser.add_argument(
        "--others",
        type=int,
        default=2,
        metavar="N",
        help="decisions without blame that are tried of each match (default: 2)",
    )
    parser.add_argument(
        "--to-the-end",
        dest="ends",
        type=int,
        default=0,
        metavar="N",
        help="matches whose flags are also played to the very end (default: 0)",
    )
    add_seed(parser)
    add_crew(parser)
    parser.add_argument("--json", action="store_true", help="print JSON, with every decision tried")
    parser.set_defaults(run=_run)


def _run(args: argparse.Namespace) -> int:
    at_least_one("games", args.matches)
    game = GAMES[args.game]
    seats = args.seats or min(4, game.seats[-1])
    crew: Crew = crew_given(args)
    progress = ProgressLine(f"verdicts: {game.id}")
    given = args.matches, args.seed, args.flags, args.others, args.ends
    work, found = list(asks(game.id, seats, *given)), list[Sampled]()
    try:
        work[0].pairing.match()
        with closing(spread(sample, work, crew)) as results:
            for _, one in results:
                found.append(one)
                flags = sum(len(each.flags) for each in found)
                progress.tell(f"{len(found)} of {len(work)} matches, {flags} faults")
    except (BadSetup, WorkLost) as error:
        raise Refused(str(error)) from None
    finally:
        progress.clear()
    figures = summary(found)
    if args.json:
        rows = [attrs.asdict(one) for one in found]
        head = {"game": game.id, "seats": seats, "seed": args.seed}
        print(json.dumps({**head, **figures, "found": rows}, indent=1))
        return 0
    print(f"{game.id}, {seats} players, {args.matches} matches from the deal of seed {args.seed}")
    for name, figure in figures.items():
        print(f"{name}: {figure}")
    return 0


def summary(found: Sequence[Sampled]) -> dict[str, object]:
    flags = [one for each in found for one in each.flags]
    others = [one for each in found for one in each.others]
    outcomes = [one.outcome for one in flags]
    holds = sum(name in ("confirmed", "open +") for name in outcomes)
    blunders = [one for one in flags if one.verdict == Verdict.BLUNDER.value]
    ends = [one for one in flags if one.end]
    seconds = sorted(each.seconds for each in found)
    return {
        "decisions": sum(each.decisions for each in found),
        "tried faults": len(flags),
        **{name: outcomes.count(name) for name in _OUTCOMES},
        "confirmed or open with a positive mean": _share(holds, len(flags)),
        "backwards, of all": _share(outcomes.count("backwards"), len(flags)),
        "claimed - measured": _mean([one.claimed - one.loss for one in flags]),
        "claimed": _mean([one.claimed for one in flags]),
        "blunders of 15 or more": _share(sum(o.loss >= 0.15 for o in blunders), len(blunders)),
        "reason weighs most": _share(sum(one.reason_holds for one in flags), len(flags)),
        "surely 10 or more lost unblamed": _share(
            sum(one.loss - _Z * one.error >= _GRAVE for one in others), len(others)
        ),
        "claimed - measured to the very end": _mean(
            [one.claimed - one.end[0] for one in ends if one.end]
        ),
        "seconds of a core for a match": f"median {seconds[len(seconds) // 2]:.1f}, "
        f"most {seconds[-1]:.1f}",
    }


_OUTCOMES = ("confirmed", "open +", "open -", "refuted", "backwards")


def _share(count: int, whole: int) -> str:
    if not whole:
        return "none"
    low, high = interval(count, whole)
    return f"{count} of {whole}, {count / whole:.0%} ({low:.0%}–{high:.0%})"


def _mean(figures: Sequence[float]) -> str:
    """In points of 100."""
    if not figures:
        return "none"
    margin = _Z * stdev(figures) / sqrt(len(figures)) if len(figures) > 1 else inf
    return f"{100 * fmean(figures):+.1f} ± {100 * margin:.1f}"
