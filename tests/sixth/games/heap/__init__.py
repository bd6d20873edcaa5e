"""Take one, two or three; whoever takes the last one wins. The paragraphs are T1 to T4."""

from random import Random
from typing import Self

import attrs

from boomerang_desktop.games.core import (
    BadNotation,
    Chance,
    Event,
    Game,
    Move,
    Option,
    Refusal,
    Result,
    Settings,
    State,
)

MOST = 3
NOT_YOUR_TURN = Refusal("T1", "wait for your turn")
TOO_MANY = Refusal("T2", "take one, two or three")
NOT_THERE = Refusal("T3", "take no more than there are")
OVER = Refusal("T4", "the heap is gone")


@attrs.frozen
class Take(Move):
    count: int

    def __str__(self) -> str:
        return f"take:{self.count}"


@attrs.frozen
class Taken(Event):
    seat: int
    count: int
    left: int


@attrs.frozen
class HeapState(State):
    left: int
    turn: int
    taken: tuple[int, ...]

    @property
    def to_act(self) -> tuple[int, ...]:
        return (self.turn,) if self.left else ()

    def legal(self, seat: int) -> tuple[Take, ...]:
        if seat not in self.to_act:
            return ()
        return tuple(Take(count) for count in range(1, min(MOST, self.left) + 1))

    def why_not(self, seat: int, move: Move) -> Refusal | None:
        if not self.left:
            return OVER
        if seat != self.turn:
            return NOT_YOUR_TURN
        if not isinstance(move, Take) or move.count not in range(1, MOST + 1):
            return TOO_MANY
        return NOT_THERE if move.count > self.left else None

    def play(self, seat: int, move: Move) -> Self:
        if not isinstance(move, Take) or self.why_not(seat, move):
            raise self.illegal(seat, move)
        taken = tuple(n + move.count * (s == seat) for s, n in enumerate(self.taken))
        return attrs.evolve(
            self, left=self.left - move.count, turn=(seat + 1) % len(taken), taken=taken
        )

    def result(self) -> Result | None:
        """T4"""
        if self.left:
            return None
        winner = (self.turn - 1) % len(self.taken)
        return Result(self.taken, (winner,), tuple({"taken": n} for n in self.taken), "T4")

    def view(self, seat: int) -> Self:
        return self

    def guess(self, rng: Random) -> Self:
        return self

    @property
    def revealed(self) -> tuple[int, ...]:
        return ()


class Heap(Game):
    id = "heap"
    seats = range(2, 4)
    options = (Option("size", 12, (9, 12, 15)),)
    refusals = (NOT_YOUR_TURN, TOO_MANY, NOT_THERE, OVER)

    def deal(self, seats: int, settings: Settings, rng: Random) -> Chance:
        return {}

    def start(self, seats: int, settings: Settings, first: int, chance: Chance) -> HeapState:
        self.check_seats(seats, first)
        return HeapState(int(settings["size"]), first, (0,) * seats)

    def parse(self, notation: str) -> Take:
        word, _, count = notation.partition(":")
        if word != "take" or count not in ("1", "2", "3"):
            raise BadNotation(f"not a move: {notation!r}")
        return Take(int(count))

    def events(self, before: State, seat: int, move: Move, after: State) -> tuple[Event, ...]:
        match move, after:
            case Take(count), HeapState(left):
                return (Taken(seat, count, left),)
        raise TypeError("a move and states of another game")


GAMES = {"heap": Heap()}
