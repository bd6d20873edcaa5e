"""A match: its players, every decision so far, and undo."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from copy import copy
from datetime import UTC, datetime
from enum import Enum
from hashlib import sha256
from random import Random, SystemRandom
from typing import Any, Self
from uuid import uuid4

import attrs

from boomerang_desktop.games.core import Chance, Event, Game, Move, Result, Setting, State

HUMAN = "human"
_SEED = 128
"""Bits of a random seed: too many for a search for the seed that fits what a player sees."""


@attrs.frozen
class Seat:
    name: str
    player: str = HUMAN
    """`human`, or the name of a bot."""


@attrs.frozen
class Decision:
    seat: int
    move: Move


@attrs.frozen
class GivenUp:
    """The end of a match that was given up: `seat` has lost, and the others share the win, whatever
    their standing."""

    seat: int
    seats: int
    """The number of seats."""

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.seats) if seat != self.seat)

    @property
    def ranks(self) -> tuple[int, ...]:
        return tuple(self.seats if seat == self.seat else 1 for seat in range(self.seats))


class UndoBarred(Enum):
    """Why a decision cannot be taken back."""

    NOTHING_DECIDED = "nothing has been decided yet"
    OVER = "the match is over, and all lies open"
    REVEALED = "something secret or random has been revealed since"


class Match:
    """The decisions are the only history: every position follows from them."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[Seat],
        options: Mapping[str, object],
        seed: int,
        first: int,
        chance: Chance,
        *,
        id: str | None = None,
        played_at: datetime | None = None,
    ) -> None:
        """Raises BadSetup if the game cannot start like this. Without an `id` and a time it is a
        new match, which begins now."""
        self.game = game
        self.seats = tuple(seats)
        self.settings: dict[str, Setting] = game.settle(len(seats), options)
        self.given = {name: self.settings[name] for name in options}
        """The options as given, so that a record from before an option was added stays as it is."""
        self.seed = seed
        self.first = first
        self.chance = chance
        self.id = id or str(uuid4())
        """A UUID: the same in every copy, however far the match has been played."""
        self.played_at = _to_the_second(played_at)
        """When it began."""
        self.given_up: int | None = None
        """The seat that gave the match up."""
        self.more: dict[str, Any] = {}
        """Facts written by another version of the program; kept as they are."""
        self._states = [game.start(len(seats), self.settings, first, chance)]
        self._decisions: list[Decision] = []
        self._undone: list[list[Decision]] = []

    @classmethod
    def new(
        cls,
        game: Game,
        seats: Sequence[Seat],
        options: Mapping[str, object],
        seed: int | None = None,
        first: int | None = None,
        *,
        id: str | None = None,
        played_at: datetime | None = None,
    ) -> Self:
        """Deal a match, with a random `seed` and `first` seat unless they are given."""
        if seed is None:
            seed = SystemRandom().getrandbits(_SEED)
        rng = Random(seed)
        game.check_seats(len(seats), first or 0)
        if first is None:
            first = rng.randrange(len(seats)) if game.any_first else 0
        settings = game.settle(len(seats), options)
        chance = game.deal(len(seats), settings, rng)
        return cls(game, seats, settings, seed, first, chance, id=id, played_at=played_at)

    @property
    def persons(self) -> frozenset[int]:
        """The seats of people; bots have all others."""
        return frozenset(n for n, seat in enumerate(self.seats) if seat.player == HUMAN)

    @property
    def state(self) -> State:
        return self._states[-1]

    @property
    def states(self) -> Sequence[State]:
        """The position before each decision, and the current one."""
        return self._states

    @property
    def decisions(self) -> Sequence[Decision]:
        return self._decisions

    @property
    def result(self) -> Result | None:
        return self.state.result()

    @property
    def outcome(self) -> Result | GivenUp | None:
        """How the match ended: its result, or who gave it up."""
        if self.given_up is None:
            return self.result
        return GivenUp(self.given_up, len(self.seats))

    @property
    def over(self) -> bool:
        """Played to its end, or given up: it can never be resumed."""
        return self.outcome is not None

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that must decide now; none when the match is over."""
        return () if self.given_up is not None else self.state.to_act

    @property
    def winners(self) -> tuple[int, ...]:
        """Empty until the match is over."""
        return self.outcome.winners if self.outcome else ()

    @property
    def ranks(self) -> tuple[int, ...]:
        """Each seat's place, from 1; empty until the match is over."""
        return self.outcome.ranks if self.outcome else ()

    def give_up(self, seat: int) -> None:
        """End the match for everybody. It can't be undone, since all cards are now open."""
        if seat not in range(len(self.seats)):
            raise ValueError(f"there is no seat {seat}")
        if self.over:
            raise ValueError("the match is over")
        self.given_up = seat
        self._undone.clear()

    def play(self, seat: int, move: Move) -> None:
        """Make a decision. Raises IllegalMove, changing nothing, if the rules do not allow it."""
        if self.given_up is not None:
            raise ValueError("the match has been given up")
        self._push(Decision(seat, move))
        self._undone.clear()

    def _push(self, decision: Decision) -> None:
        self._states.append(self.state.play(decision.seat, decision.move))
        self._decisions.append(decision)

    def events(self, number: int) -> tuple[Event, ...]:
        """The public events of decision `number`."""
        before, after = self._states[number : number + 2]
        decision = self._decisions[number]
        return self.game.events(before, decision.seat, decision.move, after)

    def seed_for(self, seat: int) -> str:
        """A seed for the seat's bot: the same for the same match so far. It is a hash, because the
        whole deal follows from the match's seed, which no bot may work out."""
        asked = sum(decision.seat == seat for decision in self._decisions)
        return sha256(f"{self.seed}/{seat}/{asked}".encode()).hexdigest()

    def stages(self) -> Iterator[range]:
        """The decisions by number, simultaneous ones together."""
        start = 0
        while start < len(self._decisions):
            stop = min(start + len(self._states[start].to_act), len(self._decisions))
            yield range(start, stop)
            start = stop

    def repeated(self, seat: int, real: "Match") -> Move | None:
        """The seat's move in a match that has reached the same position; None if it has not."""
        *_, stage = (range(0), *self.stages())
        # simultaneous decisions are made without knowing each other
        together = len(stage) < len(self._states[stage.start].to_act)
        start = stage.start if stage and together else len(self._decisions)
        if start >= len(real.decisions) or real.states[start] != self._states[start]:
            return None
        count = len(real.states[start].to_act)
        decided = real.decisions[start : start + count]
        return next((each.move for each in decided if each.seat == seat), None)

    def continues(self, other: "Match") -> bool:
        """Whether this is the other match, as it stands or played further."""
        began = ("id", "game", "seats", "settings", "seed", "first", "chance")
        if any(getattr(self, name) != getattr(other, name) for name in began):
            return False
        if other.given_up is not None and self.given_up != other.given_up:
            return False
        for stage in other.stages():
            together = range(stage.start, stage.start + len(other.states[stage.start].to_act))
            # simultaneous decisions come in any order
            mine = self.decisions[together.start : together.stop]
            if any(other.decisions[number] not in mine for number in stage):
                return False
        return True

    def until(self, number: int) -> Self:
        """A copy of the match after `number` decisions, with the same id. It counts as given up
        only if all decisions are included."""
        if number < 0:
            raise ValueError("a match has no position before its first")
        copied = copy(self)
        if number < len(self._decisions):
            copied.given_up = None
        copied._states = self._states[: number + 1]
        copied._decisions = self._decisions[:number]
        copied._undone = []
        return copied

    def with_seats(
        self,
        seats: Sequence[Seat],
        *,
        id: str | None = None,
        played_at: datetime | None = None,
    ) -> Self:
        """A copy with other players: a new match, of which only the moves are known."""
        if len(seats) != len(self.seats):
            raise ValueError(f"there are {len(self.seats)} chairs, not {len(seats)}")
        copied = self.until(len(self._decisions))
        copied.seats = tuple(seats)
        copied.given_up, copied.more = None, {}
        copied.id = id or str(uuid4())
        copied.played_at = _to_the_second(played_at)
        return copied

    def undo_barred(self, seats: Collection[int]) -> UndoBarred | None:
        """Why the last decision of these seats cannot be taken back; None if it can. A match that
        is over stays over: all cards have been seen."""
        if self.over:
            return UndoBarred.OVER
        number = self._last(seats)
        if number is None:
            return UndoBarred.NOTHING_DECIDED
        if self._states[number].revealed != self.state.revealed:
            return UndoBarred.REVEALED
        return None

    def undo(self, seats: Collection[int]) -> None:
        """Take back the last decision of these seats and all that followed. From an open stage only
        that decision is removed: the others' stand."""
        number = self._last(seats)
        if number is None or self.undo_barred(seats):
            raise ValueError("undo is barred")
        gone = self._decisions[number:]
        del self._decisions[number:], self._states[number + 1 :]
        if len(gone) < len(self.state.to_act):
            for decision in gone[1:]:
                self._push(decision)
            del gone[1:]
        self._undone.append(gone)

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def redo(self) -> None:
        """Play again what the last undo took back."""
        for decision in self._undone.pop():
            self._push(decision)

    def _last(self, seats: Collection[int]) -> int | None:
        numbers = range(len(self._decisions) - 1, -1, -1)
        return next((n for n in numbers if self._decisions[n].seat in seats), None)


def _to_the_second(moment: datetime | None) -> datetime:
    """The moment as a record stores it; now by default."""
    return (moment or datetime.now(UTC)).astimezone(UTC).replace(microsecond=0)
