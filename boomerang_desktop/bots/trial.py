"""Find out whether one move really beats another, and why.

A quick look plays on by habit and may misjudge a position that search understands. So its suspects
are tried here before the player hears of them: searching players play both moves on in the same
worlds, and the differences are counted. In half of the worlds the opponents are as strong as the
real ones, in the other half as strong as the seat itself.
"""

import time
from collections.abc import Iterator, Mapping, Sequence
from math import inf, sqrt
from random import Random
from statistics import fmean, stdev

import attrs

from boomerang_desktop.bots import bot, mind
from boomerang_desktop.bots.core import LEVELS, Bot, Cause, Rehearsal, Taken, plain, thinking
from boomerang_desktop.bots.jobs import judge
from boomerang_desktop.bots.process import alive
from boomerang_desktop.games.core import Move, State

SCREEN = 12
"""Worlds used to choose the rival move, and whether to try it at all; none counts later."""
LOOKS = (50, 100)
"""Numbers of worlds after which the trial may stop."""
_BOUNDS = (1.96, 2.18, 2.29)
"""Standard errors required at each of one, two or three looks, so that together they err as often
as a single look at 1.96 (Pocock)."""
LEAST = 0.08
"""Smaller losses are never reported, so a trial that rules out more can stop."""
SPREAD = 0.1
"""Standard deviation of suspects' true losses; a loss measured in few worlds is shrunk towards zero
accordingly."""
NOTABLE = 2.0
"""Standard errors by which a category must differ to be a reason."""
_AT_CUT = 4
"""Looks at each position where play is cut off."""


@attrs.frozen
class Ruling:
    """The outcome of a trial."""

    better: Move
    loss: float = 0.0
    """How much worse the made move is, as reported to the player."""
    error: float = 0.0
    worlds: int = 0
    certain: bool = False
    """Is the made move certainly worse? If not, the two are about as good."""
    causes: tuple[Cause, ...] = ()
    """The weightiest first."""


@attrs.frozen
class Run:
    """A move played on in one world."""

    share: float
    """The mover's chance of winning where play was cut off."""
    shares: tuple[float, ...]
    sheets: tuple[Mapping[str, Taken], ...]
    """By seat."""


class PlayedOn:
    """The moves of one decision, played on in one world after the other."""

    def __init__(
        self,
        game_id: str,
        view: State,
        seat: int,
        rivals: Sequence[str],
        key: str,
        effort: int = 1,
        to_the_end: bool = False,
    ) -> None:
        """`rivals`: each seat's player as a record names it; if empty, all play equally well.
        `effort` multiplies everyone's thinking time."""
        player = mind(game_id)
        assert player.rehearsal
        self.game_id, self.view, self.seat, self.key = game_id, view, seat, key
        self.rehearsal: Rehearsal = player.rehearsal
        self._imagine, self._looks = player.worlds, _AT_CUT * effort
        self._to_the_end = to_the_end
        self._equal: Bot = thinking(
            self.rehearsal.search or player.search, self.rehearsal.simulations * effort
        )
        self._real = [
            self._equal if other == seat else self._as_strong(kind)
            for other, kind in enumerate(rivals)
        ]
        self.mixed = any(other is not self._equal for other in self._real)
        """Does any real opponent play differently from the seat itself?"""
        self._worlds: list[State] = []

    def _as_strong(self, kind: str) -> Bot:
        """Cap opponents at the seat's own strength; a person counts as equal."""
        level = plain(kind).removeprefix("bot:")
        if level in LEVELS[: LEVELS.index(self.rehearsal.level)]:
            return bot(f"bot:{level}", self.game_id)
        return bot(kind, self.game_id) if kind in ("random", "greedy") else self._equal

    def world(self, number: int) -> State:
        while number >= len(self._worlds):
            rng = Random(f"{self.key}/{len(self._worlds)}")
            self._worlds += self._imagine(self.view, self.seat, rng, SCREEN)
        return self._worlds[number]

    def run(self, move: Move, number: int) -> Run:
        """Play the move on in one world."""
        alive()
        state = self._cut(self.world(number).play(self.seat, move), number)
        rehearsal = self.rehearsal
        if state.to_act:
            chances = rehearsal.standing(state, Random(f"{self.key}/{number}/cut"), self._looks)
        else:
            chances = judge(self.game_id, state, "")
        seats = range(len(chances.shares))
        sheets = tuple(rehearsal.sheet(self.view, state, seat) for seat in seats)
        return Run(chances.shares[self.seat], chances.shares, sheets)

    def _cut(self, state: State, number: int) -> State:
        """Play on to the cut. Seeding by ply gives both moves the same thoughts."""
        plies = 0
        while state.to_act and not self._is_over(state, plies):
            seat = state.to_act[0]
            moves = state.legal(seat)
            move = moves[0]
            if len(moves) > 1:
                rng = Random(f"{self.key}/{number}/{plies}")
                player = self._real[seat] if self.mixed and number % 2 else self._equal
                move = player(state.view(seat), seat, moves, rng)
            state = state.play(seat, move)
            plies += 1
        return state

    def _is_over(self, state: State, plies: int) -> bool:
        if self._to_the_end:
            return False
        chapter = self.rehearsal.chapter
        if chapter is None:
            return plies >= self.rehearsal.plies
        return bool(chapter(state) != chapter(self.view))


def tried(
    game_id: str,
    view: State,
    seat: int,
    made: Move,
    others: Sequence[Move],
    rivals: Sequence[str],
    key: str,
    looks: Sequence[int] = LOOKS,
    seconds: float = inf,
) -> Ruling:
    """Try the made move against the best of the others. `rivals`: each seat's player as a record
    names it. After `seconds`, whatever is undecided stays open."""
    until = time.monotonic() + seconds
    better = others[0]
    if seconds == inf:
        better, hopeful = _chosen(PlayedOn(game_id, view, seat, rivals, f"{key}/s"), made, others)
        if not hopeful:
            return Ruling(better, worlds=SCREEN)
    played = PlayedOn(game_id, view, seat, rivals, f"{key}/t")
    pairs: list[tuple[Run, Run]] = []
    for look in looks:
        while len(pairs) < look and time.monotonic() < until:
            number = len(pairs)
            pairs.append((played.run(better, number), played.run(made, number)))
        if len(pairs) < looks[0]:
            return Ruling(better, worlds=len(pairs))
        loss, error = difference(pairs)
        margin = _bound(len(looks), len(pairs)) * error
        if len(pairs) < look or loss - margin > 0 or loss + margin < LEAST:
            break
    return _found(played, better, pairs, loss - margin > 0)


def _bound(looks: int, worlds: int) -> float:
    """Widen the bound for few worlds, where the error itself is uncertain (Student)."""
    return _BOUNDS[looks - 1] * (1 + 2 / worlds)


def _chosen(played: PlayedOn, made: Move, others: Sequence[Move]) -> tuple[Move, bool]:
    """Return the most promising of the others, and whether it is worth a trial."""
    numbers = range(SCREEN)
    ours = [played.run(made, number).share for number in numbers]
    hopes = []
    for move in others:
        gaps = [played.run(move, n).share - own for n, own in zip(numbers, ours, strict=True)]
        hopes.append((fmean(gaps), stdev(gaps) / sqrt(len(gaps))))
    most = max(range(len(others)), key=lambda n: hopes[n][0])
    mean, error = hopes[most]
    return others[most], mean + error > LEAST


def difference(pairs: Sequence[tuple[Run, Run]]) -> tuple[float, float]:
    return _mean([a.share - b.share for a, b in pairs])


def _mean(gaps: Sequence[float]) -> tuple[float, float]:
    return fmean(gaps), stdev(gaps) / sqrt(len(gaps))


def _found(
    played: PlayedOn, better: Move, pairs: Sequence[tuple[Run, Run]], certain: bool
) -> Ruling:
    loss, error = difference(pairs)
    if played.mixed and certain:
        # the made move must lose against both kinds of opponents
        certain = all(difference(pairs[half::2])[0] > 0 for half in (0, 1))
    # expected true loss, given what was measured
    known = SPREAD**2 / (SPREAD**2 + error**2)
    return Ruling(
        better,
        known * loss,
        sqrt(known * error**2 + played.rehearsal.stray**2),
        len(pairs),
        certain,
        tuple(causes(played, pairs)),
    )


def causes(
    played: PlayedOn, pairs: Sequence[tuple[Run, Run]], notable: float = NOTABLE
) -> Iterator[Cause]:
    """Yield what differs beyond chance, weightiest first. A rival's loss counts in proportion to
    the rival's chance of winning instead."""
    seat, count = played.seat, len(pairs)
    shares = [
        fmean(run.shares[other] for pair in pairs for run in pair)
        for other in range(len(pairs[0][0].shares))
    ]
    found = []
    for other, share in enumerate(shares):
        weight = 1.0 if other == seat else -share / max(0.01, 1 - shares[seat])
        terms = dict.fromkeys(t for pair in pairs for run in pair for t in run.sheets[other])
        for term in terms:
            read = [[run.sheets[other].get(term, (0.0, 0.0)) for run in pair] for pair in pairs]
            worth, error = _mean([weight * (a[0] - b[0]) for a, b in read])
            if not worth or abs(worth) <= notable * error:
                continue
            found.append(
                Cause(
                    term,
                    other,
                    worth,
                    error,
                    fmean(a[1] for a, _ in read),
                    fmean(b[1] for _, b in read),
                    sum(a[1] > 0 for a, _ in read),
                    sum(b[1] > 0 for _, b in read),
                    count,
                    played.rehearsal.rules.get(term),
                )
            )
    yield from sorted(found, key=lambda cause: -abs(cause.worth))
