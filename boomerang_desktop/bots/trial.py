"""Whether one move is really better than another, and by what: both are played on by players who
search, in the same worlds, and what differs there is counted.

A quick look plays on by habit, and what search would make of a position is another matter. So what
it finds fault with is only suspected, and tried here before anybody is told. One half of the worlds
is played with opponents as strong as the real ones, the other with opponents as strong as whoever
plays on for the seat.
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
"""Worlds in which it is decided what is tried, and whether at all; none of them counts later."""
LOOKS = (50, 100)
"""After so many worlds one looks whether it is decided."""
_BOUNDS = (1.96, 2.18, 2.29)
"""So many standard errors decide at each of one, two or three looks: together they err as often as
a single look at 1.96 would (Pocock)."""
LEAST = 0.08
"""What loses less is never told: it may be less than an inaccuracy, and no more trial is needed."""
SPREAD = 0.1
"""The losses of what is suspected differ by so much (their standard deviation): what is found in a
few worlds is drawn towards nothing by as much as this makes likely."""
NOTABLE = 2.0
"""So many standard errors apart, something is a reason."""
_AT_CUT = 4
"""Looks at a position where the play is cut."""


@attrs.frozen
class Ruling:
    """What came of it."""

    better: Move
    loss: float = 0.0
    """By how much the made move is worse, as it is told."""
    error: float = 0.0
    worlds: int = 0
    certain: bool = False
    """Whether it is worse at all; else the two are about as good, as far as can be seen."""
    causes: tuple[Cause, ...] = ()
    """What weighs most comes first."""


@attrs.frozen
class Run:
    """A move played on in one world."""

    share: float
    """The chance of whoever made it, where the play was cut."""
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
        """`rivals`: who sits on each chair, as a record names them; nobody: all play equally well.
        With more effort everybody thinks so many times as long."""
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
        """Whether it makes a difference who the opponents are."""
        self._worlds: list[State] = []

    def _as_strong(self, kind: str) -> Bot:
        """Nobody plays on for longer than whoever decides; a person plays as well."""
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
        """The move, played on in the world of that number."""
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
        """Plays on. What a seat thinks of first is the same after both moves."""
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
    """Tries the move that was made against the best of the others. `rivals`: who sits on each
    chair, as a record names them. What has not been seen after so many seconds stays open."""
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
    """A little more where there are so few worlds that even the error is uncertain (Student)."""
    return _BOUNDS[looks - 1] * (1 + 2 / worlds)


def _chosen(played: PlayedOn, made: Move, others: Sequence[Move]) -> tuple[Move, bool]:
    """The most promising of the others, and whether it is worth a trial."""
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
        # against neither kind of opponents it may be the better one
        certain = all(difference(pairs[half::2])[0] > 0 for half in (0, 1))
    # the mean of what a loss may be that looks like this
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
    """What differs beyond chance, by its weight. What a rival loses is worth less the less likely
    that rival is to win instead."""
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
