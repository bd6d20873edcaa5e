"""What a bot is: somebody who sees a view and the legal moves, and answers with one of them."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Protocol, TypeAlias

import attrs

from boomerang_desktop.games.core import Move, State

LEVELS = ("novice", "casual", "skilled", "expert", "master")
TEMPERAMENTS = ("bold", "careful", "collector", "spoiler")

_IDEAS = 2

Bot: TypeAlias = Callable[[Any, int, Sequence[Move], Random], Move]
"""Chooses one of the moves for a seat, from the seat's own view of the table. The same view, moves
and generator give the same choice."""

Liking: TypeAlias = Callable[[Move], float]
"""How much a move is to somebody's liking, from 0 to 1. It decides between moves that are about as
good: temperaments differ in manner, not in strength."""
Taste: TypeAlias = Callable[[Any, int, Move], float]
"""… by what the seat sees."""


class Level(Protocol):
    """A bot that may have a temperament."""

    def __call__(
        self,
        view: Any,
        seat: int,
        moves: Sequence[Move],
        rng: Random,
        liking: Liking | None = None,
    ) -> Move: ...


@attrs.frozen
class Reason:
    """One of the things that decided, for a hint in words: `term` is a name that the screen knows
    how to say, `value` how much it is (in points, in pawns or as a chance), `rule` a paragraph if
    one applies."""

    term: str
    value: float
    rule: str | None = None


@attrs.frozen
class Thought:
    """What came of thinking about a decision."""

    move: Move
    reasons: tuple[Reason, ...] = ()
    simulations: int = 0


@attrs.frozen
class Chances:
    """How a position stands for everybody at once."""

    shares: tuple[float, ...]
    """Each seat's chance to win, where a shared win counts in parts. They add up to one."""
    errors: tuple[float, ...]
    """The standard error of each."""


class Judge(Protocol):
    def __call__(self, view: Any, rng: Random, looks: int) -> Chances:
        """Judges a position that is not over, with nobody favoured: everybody plays on in the same
        manner. What the view hides is drawn anew for each of so many looks; what fate still holds
        is never looked at, even if the view is a full state."""


Absurd: TypeAlias = Callable[[Any, int, Move], str | None]
"""What is wrong with a move that nobody makes who has played the game twice; None for all others.
Mistakes that people do make are not absurd."""


class Imagine(Protocol):
    def __call__(self, view: Any, seat: int, rng: Random, count: int) -> list[Any]:
        """So many full states that look like the seat's view, each as likely to be drawn as whoever
        sits there should think it is."""


def guessed(view: State, seat: int, rng: Random, count: int) -> list[State]:
    """Whatever fits the view is as likely as anything else."""
    return [view.guess(rng) for _ in range(count)]


def at_no_time(view: State) -> bool:
    """Whenever somebody decides, it can be told what that gives away."""
    return False


Explain: TypeAlias = Callable[[Any, int, Move], tuple[Reason, ...]]
"""What speaks for a move, and against it, by what the seat sees: also if it is not the best."""


class Search(Protocol):
    def __call__(
        self,
        view: Any,
        seat: int,
        moves: Sequence[Move],
        rng: Random,
        simulations: int,
        stop: Callable[[], bool] = ...,
        liking: Liking | None = None,
    ) -> Thought:
        """Thinks for so many simulations, or until `stop` says so (it is asked now and then)."""


Taken: TypeAlias = tuple[float, float]
"""What something is worth, in points of its game, and how much of it there is, as it is told."""


class ReadSheet(Protocol):
    def __call__(self, before: Any, after: Any, seat: int) -> Mapping[str, Taken]:
        """What a seat has come to from one position to a later one, by term."""


@attrs.frozen
class Cause:
    """Something that comes out otherwise after one move than after another, both played on."""

    term: str
    seat: int
    """Whose it is."""
    worth: float
    """Value to the deciding seat, in points; negative speaks for the move that was made."""
    error: float
    """The standard error of that."""
    better: float
    """Average amount with the better move …"""
    made: float
    """… and with the move that was made."""
    better_in: int
    """Worlds in which the amount is above zero …"""
    made_in: int
    worlds: int
    """… and all worlds that were played."""
    rule: str | None = None

    @property
    def here(self) -> float:
        """How much of it there is with the move that it speaks for …"""
        return self.better if self.worth > 0 else self.made

    @property
    def there(self) -> float:
        """… and with the other."""
        return self.made if self.worth > 0 else self.better

    @property
    def here_in(self) -> int:
        return self.better_in if self.worth > 0 else self.made_in

    @property
    def there_in(self) -> int:
        return self.made_in if self.worth > 0 else self.better_in


@attrs.frozen
class Rehearsal:
    """How a game is played on from two moves that are compared, and what is read off there."""

    simulations: int
    """How long each of those who play on thinks about a move …"""
    level: str
    """… which makes them about as strong as this level."""
    standing: Judge
    """How it stands where the play is cut."""
    sheet: ReadSheet
    rules: Mapping[str, str]
    """The paragraph of each term."""
    chapter: Callable[[Any], Any] | None = None
    """Play continues until this changes …"""
    plies: int = 0
    """… or, without a chapter, for this many moves."""
    search: Search | None = None
    """The players' search; None is the game's strongest."""
    stray: float = 0.03
    """How far a comparison goes wrong in whatever number of worlds: the standard deviation of its
    differences from far longer searches."""


def thinking(search: Search, simulations: int) -> Level:
    """The bot that thinks for that long about everything that leaves it a choice."""

    def choose(
        view: State,
        seat: int,
        moves: Sequence[Move],
        rng: Random,
        liking: Liking | None = None,
    ) -> Move:
        if len(moves) == 1:
            return moves[0]
        return search(view, seat, moves, rng, simulations, liking=liking).move

    return choose


def impulsive(player: Bot) -> Level:
    """A player who does now this, now that, and with a temperament what is more to its liking of
    two such ideas."""

    def choose(
        view: State,
        seat: int,
        moves: Sequence[Move],
        rng: Random,
        liking: Liking | None = None,
    ) -> Move:
        if liking is None or len(moves) == 1:
            return player(view, seat, moves, rng)
        return max((player(view, seat, moves, rng) for _ in range(_IDEAS)), key=liking)

    return choose


def sane(player: Level, absurd: Absurd) -> Level:
    """The same player, but where it would do something absurd it does something else: it may be
    weak, but nobody should wonder whether it has understood the game."""

    def choose(
        view: State,
        seat: int,
        moves: Sequence[Move],
        rng: Random,
        liking: Liking | None = None,
    ) -> Move:
        move = player(view, seat, moves, rng, liking)
        if len(moves) == 1 or not absurd(view, seat, move):
            return move
        left = [other for other in moves if not absurd(view, seat, other)]
        return rng.choice(left) if left else move

    return choose


def tempered(level: Level, taste: Taste) -> Bot:
    """A level with a temperament."""

    def choose(view: State, seat: int, moves: Sequence[Move], rng: Random) -> Move:
        return level(view, seat, moves, rng, lambda move: taste(view, seat, move))

    return choose


def plain(player: str) -> str:
    """A player's name without the temperament: `bot:expert` of `bot:expert:bold`."""
    return ":".join(player.split(":")[:2])


def temperament(player: str) -> str:
    """The temperament in a player's name; nothing if it has none."""
    return player.split(":")[2] if player.count(":") == 2 else ""


@attrs.frozen
class Mind:
    """What is known about playing one game."""

    greedy: Bot
    """One ply, by score gain."""
    heuristic: Bot
    """What an attentive human would do."""
    search: Search
    reasons: Explain
    judge: Judge
    absurd: Absurd
    levels: Mapping[str, Level]
    """A bot for each of LEVELS; mostly the search with so many simulations."""
    tastes: Mapping[str, Taste]
    """What each of TEMPERAMENTS likes to do in this game."""
    hint_simulations: int
    """How long a hint is thought about."""
    serious: float = 0.25
    """The part of a win that a choice gives away if it is worth a word before the others answer.
    Where a match has many decisions, each can cost less."""
    early: Callable[[Any], bool] = at_no_time
    """Where what a choice gives away hangs on how well everybody goes on: no beginner is stopped
    there."""
    worlds: Imagine = guessed
    rehearsal: Rehearsal | None = None
    """How to try two moves against each other; None if the game does not say."""
