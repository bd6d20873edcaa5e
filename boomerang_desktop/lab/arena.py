"""Bots against each other, many times: every deal is played once from every chair."""

import time
from collections.abc import Callable, Mapping, Sequence
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
    """How long each seat thought about each of its decisions."""


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


def play(pairing: Pairing, alive: Callable[[], None] = lambda: None) -> Played:
    match = pairing.match()
    seconds: list[list[float]] = [[] for _ in pairing.kinds]

    def timed(player: Bot) -> Bot:
        def choose(view: State, seat: int, moves: Sequence[Move], rng: Random) -> Move:
            start = time.perf_counter()
            move = player(view, seat, moves, rng)
            seconds[seat].append(time.perf_counter() - start)
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
) -> Contest:
    """Plays each deal once with everybody in every chair, so luck and the first turn even out.
    Raises BadSetup and WorkLost."""
    n = len(kinds)
    pairings = [
        Pairing(game, rotated(kinds, number), options, seed + number // n)
        for number in range(games)
    ]
    pairings[0].match()
    played: dict[int, Played] = {}
    for number, how in spread(play, pairings, jobs, patience):
        played[number] = how
        tell(f"{len(played)} of {games} matches, {kinds[0]} {_share(played, 0, n):.1%}")
    return Contest(game, n, games, tuple(_standing(played, at, kinds) for at in range(n)))


def _share(played: Mapping[int, Played], at: int, n: int) -> float:
    """Of the bot that stands at that place of the list."""
    return _wins(played, at, n) / len(played)


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
