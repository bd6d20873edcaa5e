"""Bots against each other, many times: every deal is played once from every chair."""

import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from math import sqrt
from random import Random

import attrs

from boomerang_desktop.bots import bot
from boomerang_desktop.bots.core import Bot
from boomerang_desktop.games import GAMES
from boomerang_desktop.games.core import Move, State
from boomerang_desktop.lab.workers import PATIENCE, spread
from boomerang_desktop.match import Match, Seat
from boomerang_desktop.match.players import BotPlayer, Table

_ROUNDS = 10
"""Between two looks whether a share is known well enough: so many deals, from every chair."""


@attrs.frozen
class Pairing:
    """One match to be played: who sits where, and what fate deals."""

    game: str
    kinds: tuple[str, ...]
    """By seat."""
    options: Mapping[str, object]
    seed: int

    def match(self) -> Match:
        """Raises BadSetup."""
        seats = [Seat(f"seat {n}", kind) for n, kind in enumerate(self.kinds)]
        return Match.new(GAMES[self.game], seats, self.options, self.seed)


@attrs.frozen
class Played:
    """How a match went, by seat."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    seconds: tuple[tuple[float, ...], ...]
    """How long each seat thought about each of its decisions, in seconds of a core."""


@attrs.frozen
class Standing:
    """How one of the bots has done, as the arena prints it."""

    name: str
    wins: float
    """A win that is shared counts in parts."""
    share: float
    ci95: tuple[float, float]
    mean_score: float
    seconds_per_move: float
    seconds_p95: float


@attrs.frozen
class Contest:
    """Many matches between the same bots."""

    game: str
    players: int
    games: int
    bots: tuple[Standing, ...]

    @property
    def kinds(self) -> tuple[str, ...]:
        return tuple(bot.name for bot in self.bots)

    def timed_as(self, other: "Contest") -> "Contest":
        """The same results, and the times of other matches between the same bots."""
        bots = [
            attrs.evolve(
                bot, seconds_per_move=again.seconds_per_move, seconds_p95=again.seconds_p95
            )
            for bot, again in zip(self.bots, other.bots, strict=True)
        ]
        return attrs.evolve(self, bots=tuple(bots))


def play(pairing: Pairing, alive: Callable[[], None] = lambda: None) -> Played:
    match = pairing.match()
    seconds: list[list[float]] = [[] for _ in pairing.kinds]

    def timed(player: Bot) -> Bot:
        def choose(view: State, seat: int, moves: Sequence[Move], rng: Random) -> Move:
            # of this thread alone: what else the machine does is not the bot's fault
            start = time.thread_time()
            move = player(view, seat, moves, rng)
            seconds[seat].append(time.thread_time() - start)
            alive()
            return move

        return choose

    Table(match, [BotPlayer(timed(bot(kind, pairing.game))) for kind in pairing.kinds]).run()
    result = match.result
    assert result
    return Played(result.scores, result.winners, tuple(map(tuple, seconds)))


def rotated(kinds: Sequence[str], by: int) -> tuple[str, ...]:
    """Everybody moves on by so many chairs."""
    by %= len(kinds)
    return (*kinds[len(kinds) - by :], *kinds[: len(kinds) - by])


def contest(
    game: str,
    kinds: Sequence[str],
    games: int,
    seed: int = 1,
    options: Mapping[str, object] = {},
    jobs: int = 2,
    patience: float = PATIENCE,
    tell: Callable[[str], None] = lambda text: None,
    within: float = 0.0,
) -> Contest:
    """Plays each deal once with everybody in every chair, so luck and the first turn even out.
    It needs no more matches once the first bot's share is known `within` so much on both sides.
    Raises BadSetup and WorkLost."""
    n = len(kinds)
    pairings = [
        Pairing(game, rotated(kinds, number), options, seed + number // n)
        for number in range(games)
    ]
    pairings[0].match()
    played: dict[int, Played] = {}
    look = _ROUNDS * n
    with closing(spread(play, pairings, jobs, patience)) as results:
        for number, how in results:
            played[number] = how
            share = _wins(played, 0, n) / len(played)
            tell(f"{len(played)} of {games} matches, {kinds[0]} {share:.1%}")
            # whole rounds of deals and chairs, in their order, whoever is done first
            while all(earlier in played for earlier in range(look)):
                so_far = {number: played[number] for number in range(look)}
                low, high = interval(_wins(so_far, 0, n), look)
                if high - low <= 2 * within:
                    return _contest(game, kinds, so_far)
                look += _ROUNDS * n
    return _contest(game, kinds, played)


def _contest(game: str, kinds: Sequence[str], played: Mapping[int, Played]) -> Contest:
    n = len(kinds)
    standings = tuple(_standing(played, at, kinds) for at in range(n))
    return Contest(game, n, len(played), standings)


def _wins(played: Mapping[int, Played], at: int, n: int) -> float:
    return sum(
        1 / len(how.winners)
        for number, how in sorted(played.items())
        if (at + number) % n in how.winners
    )


def _standing(played: Mapping[int, Played], at: int, kinds: Sequence[str]) -> Standing:
    n = len(kinds)
    wins = _wins(played, at, n)
    scores = [how.scores[(at + number) % n] for number, how in sorted(played.items())]
    seconds = sorted(s for number, how in played.items() for s in how.seconds[(at + number) % n])
    return Standing(
        name=kinds[at],
        wins=wins,
        share=wins / len(played),
        ci95=interval(wins, len(played)),
        mean_score=sum(scores) / len(scores),
        seconds_per_move=sum(seconds) / len(seconds) if seconds else 0.0,
        seconds_p95=seconds[len(seconds) * 95 // 100] if seconds else 0.0,
    )


def interval(wins: float, games: int) -> tuple[float, float]:
    """Where the true share lies with 95 % (Wilson); it holds near 0 and 1 too."""
    z, share = 1.96, wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    spare = share * (1 - share) / games + z * z / (4 * games * games)
    half = z * sqrt(spare) / (1 + z * z / games)
    return max(0.0, middle - half), min(1.0, middle + half)
