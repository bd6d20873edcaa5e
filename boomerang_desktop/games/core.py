"""What every game offers.

A *state* is a value: playing a move gives a new state and leaves the old one as it was. People,
bots, replays and tests all use the same `legal` and `play`. Code that decides for a seat reads
`view(seat)`, never the state itself.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Self, TypeAlias

import attrs

__all__ = [
    "ONLOOKER",
    "BadNotation",
    "BadSetup",
    "Chance",
    "Event",
    "Game",
    "IllegalMove",
    "Move",
    "Option",
    "Refusal",
    "Result",
    "Setting",
    "Settings",
    "State",
    "printable",
    "quoted",
    "shortened",
    "value",
    "winners_by",
]

if TYPE_CHECKING:
    # Frozen for the type checker, plain at run time: a frozen attrs class pays for every field it
    # sets, and a playout makes hundreds of thousands of states a second.
    from attrs import frozen as value
else:

    def value(cls: type) -> type:
        return attrs.define(cls, unsafe_hash=True)


ONLOOKER = -1
"""Not a seat: its view is what everyone at the table sees."""

Setting: TypeAlias = bool | int | str
Settings: TypeAlias = Mapping[str, Setting]
Chance: TypeAlias = dict[str, Any]
"""Everything left to chance, drawn before the first move, as the JSON object in a record."""


@attrs.frozen
class Refusal:
    """Why a move is not allowed: the paragraph of the rules, and what is missing."""

    paragraph: str
    text: str


class IllegalMove(ValueError):
    """A move that the rules do not allow here; it names the paragraph that it breaks."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.text} · {refusal.paragraph}")
        self.refusal = refusal

    @property
    def paragraph(self) -> str:
        return self.refusal.paragraph


LONGEST_QUOTE = 60
"""Characters: a quotation from a file must not swamp the sentence it stands in."""


def printable(text: str) -> str:
    """Text from a file with all control characters spelt out: a terminal would obey them."""
    return text if text.isprintable() else repr(text)[1:-1]


def shortened(text: str) -> str:
    text = printable(text)
    return text if len(text) <= LONGEST_QUOTE else f"{text[: LONGEST_QUOTE - 1]}…"


def quoted(found: object) -> str:
    """Format an unexpected value for an error message."""
    return shortened(repr(found))


class BadNotation(ValueError):
    """Text that is not a move of this game at all."""


class BadSetup(ValueError):
    """Seats, options or chance that a game cannot start from; `where` names the culprit."""

    def __init__(self, where: str, text: str) -> None:
        where = shortened(where)
        super().__init__(f"{where}: {text}")
        self.where = where
        self.text = text


class Move:
    """A decision. `str(move)` is its notation, and the game's `parse` reads it back."""

    __slots__ = ()


class Event:
    """Something that everybody at the table sees happen. Holds public facts only."""

    __slots__ = ()


@attrs.frozen
class Result:
    """How it ended. Every point of `scores` stands in `breakdown` under its category."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    breakdown: tuple[dict[str, int], ...]
    ended_by: str
    """The paragraph that ended the game."""
    tie_break: str | None = None
    """The category that decided between equal scores, if one had to."""

    @property
    def ranks(self) -> tuple[int, ...]:
        """Each seat's place, from 1: the winners before all others, equal scores together."""
        behind = [
            (0, 0) if seat in self.winners else (1, -score)
            for seat, score in enumerate(self.scores)
        ]
        return tuple(1 + sum(other < own for other in behind) for own in behind)


@attrs.frozen
class Option:
    """A choice made before the game: its default and everything it may be set to."""

    name: str
    default: Setting
    values: tuple[Setting, ...]
    seats: range | None = None
    """The numbers of seats for which it can differ from its default; None: all."""


class State(ABC):
    """A position, or (from `view`) what one seat knows of it."""

    __slots__ = ()

    @property
    @abstractmethod
    def to_act(self) -> tuple[int, ...]:
        """The seats that must decide now, in seat order: several when the rules say "at the same
        time", none when the game is over."""

    @abstractmethod
    def legal(self, seat: int) -> Sequence[Move]:
        """All moves of `seat`, in a fixed order; empty unless the seat is in `to_act`."""

    @abstractmethod
    def play(self, seat: int, move: Move) -> Self:
        """The state after the move. Raises IllegalMove for anything not in `legal(seat)`."""

    @abstractmethod
    def why_not(self, seat: int, move: Move) -> Refusal | None:
        """Why the rules do not allow the seat this move; None if they do. A view answers as the
        full state would."""

    def illegal(self, seat: int, move: Move) -> IllegalMove:
        """What `play` raises."""
        refusal = self.why_not(seat, move)
        assert refusal is not None
        return IllegalMove(refusal)

    def forced(self, seat: int) -> Move | None:
        """A move so obvious that it is made without asking."""
        return None

    def private(self, seat: int) -> bool:
        """Whether the seat decides by something that the others must not see."""
        return False

    @abstractmethod
    def result(self) -> Result | None:
        """None while a decision is still due."""

    @abstractmethod
    def view(self, seat: int) -> Self:
        """This state with everything that `seat` (or an ONLOOKER) cannot know taken out. What
        follows from a move may be unknown then: `guess` before playing on."""

    @abstractmethod
    def guess(self, rng: Random) -> Self:
        """A full state that looks like this view. A full state is its own guess."""

    @property
    @abstractmethod
    def revealed(self) -> tuple[int, ...]:
        """Grows whenever something secret or random comes to light; undo never crosses that."""


class Game(ABC):
    """The rules of one game, before a match begins."""

    id: str
    seats: range
    options: tuple[Option, ...]
    refusals: tuple[Refusal, ...]
    """Every refusal that `play` and `parse` can give."""
    any_first = True
    """Whether any seat can be the first, or only seat 0."""
    deals = True
    """Whether fate decides anything but who is first: else every match begins alike."""

    @abstractmethod
    def deal(self, seats: int, settings: Settings, rng: Random) -> Chance:
        """Draws all that fate decides in a match."""

    @abstractmethod
    def start(self, seats: int, settings: Settings, first: int, chance: Chance) -> State:
        """The first position. `settings` are complete (see `settle`); raises BadSetup for a wrong
        number of seats, an impossible `first`, or a chance that is not this game's."""

    @abstractmethod
    def parse(self, notation: str) -> Move:
        """The move in this notation. Raises BadNotation for what is not a move of this game."""

    @abstractmethod
    def events(self, before: Any, seat: int, move: Any, after: Any) -> tuple[Event, ...]:
        """What the table sees happen, in order; computed only for those who watch. The states and
        the move are of this game."""

    def settle(self, seats: int, given: Mapping[str, object]) -> dict[str, Setting]:
        """The given options, checked, and the defaults of all others."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise BadSetup(f"options.{name}", f"{self.id} has no such option")
        return {name: _settled(option, seats, given) for name, option in known.items()}

    def check_seats(self, seats: int, first: int) -> None:
        if seats not in self.seats:
            allowed = f"{self.seats[0]}–{self.seats[-1]}" if len(self.seats) > 1 else self.seats[0]
            raise BadSetup("seats", f"{self.id} is for {allowed} players, not {seats}")
        if first not in range(seats):
            raise BadSetup("first", f"there is no seat {quoted(first)}")


def _settled(option: Option, seats: int, given: Mapping[str, object]) -> Setting:
    if option.name not in given:
        return option.default
    where, chosen = f"options.{option.name}", given[option.name]
    for allowed in option.values:
        # `True == 1`, so compare the types as well
        if type(chosen) is type(allowed) and chosen == allowed:
            if option.seats and seats not in option.seats and allowed != option.default:
                raise BadSetup(where, f"not with {seats} players")
            return allowed
    raise BadSetup(where, f"must be one of {', '.join(str(v) for v in option.values)}")


def winners_by(
    scores: Sequence[int], *ties: tuple[str, Sequence[int]]
) -> tuple[tuple[int, ...], str | None]:
    """The seats with the best score, ties broken by each tie-break in turn, and the last
    tie-break that made a difference."""
    best = [seat for seat, score in enumerate(scores) if score == max(scores)]
    decided = None
    for name, figures in ties:
        top = max(figures[seat] for seat in best)
        left = [seat for seat in best if figures[seat] == top]
        if len(left) < len(best):
            best, decided = left, name
    return tuple(best), decided
