"""What a game says about its own table: every board overrides this; nothing here moves."""

from collections.abc import Iterable, Iterator, Sequence

import attrs
from PySide6.QtWidgets import QGraphicsScene

from boomerang_desktop.desktop.scene.animation import Step
from boomerang_desktop.desktop.scene.gestures import Gesture, Key, Path
from boomerang_desktop.games.core import Event, Game, Move, Refusal, Result, Setting, State
from boomerang_desktop.match import Seat


@attrs.frozen
class Party:
    """Who plays what here. Not the match: a board has no business with what is secret."""

    game: Game
    seats: tuple[Seat, ...]
    settings: dict[str, Setting]
    persons: frozenset[int]
    """The seats of people at this screen."""


@attrs.frozen
class Told:
    """A line of the log: what happened, by whom if by anybody."""

    seat: int | None
    text: str


class GameSide(QGraphicsScene):
    """One game's answers to what the table asks."""

    def __init__(self, party: Party) -> None:
        super().__init__()
        self.party = party

    def arrange(self) -> None:
        """Puts everything where `self.view` says, with `place`."""
        raise NotImplementedError

    def paths(self, seat: int, moves: Sequence[Move]) -> Iterable[Gesture]:
        """The gestures that make these moves of a seat."""
        raise NotImplementedError

    def why_not(self, path: Path) -> Refusal | None:
        """Why the acting seat cannot lift, or put down, so."""
        return None

    def steps(self, before: State, events: Sequence[Event], after: State) -> Iterator[Step]:
        """How the events of a move look, one after the other."""
        return iter(())

    def mark(self, events: Sequence[Event]) -> set[Key]:
        """The things that stay marked until the next move."""
        return set()

    def status(self, view: State, seat: int | None) -> str:
        """One sentence: whose turn it is and what is expected. `seat` decides, if one alone."""
        raise NotImplementedError

    def title(self, view: State) -> str:
        """Where in the game we are: "round 3"."""
        return ""

    def opening(self, view: State) -> Sequence[Told]:
        """What the log says before anything has happened, e.g. who begins and why."""
        return ()

    def tell(self, event: Event) -> Told | None:
        """What the log says of an event; None if nothing."""
        raise NotImplementedError

    def propose(self, move: Move) -> str:
        """A move of the acting seat as a piece of advice."""
        raise NotImplementedError

    def standings(self, view: State) -> list[list[tuple[str, int]]]:
        """For each seat its live score by category; empty where nothing is scored yet."""
        return [[] for _ in self.party.seats]

    def explain(self, result: Result) -> list[tuple[str, list[str]]]:
        """The lines of the final table: a heading and what each seat got under it."""
        raise NotImplementedError

    def ending(self, result: Result) -> str:
        """One sentence on how it ended and, after a tie, what decided."""
        raise NotImplementedError

    def show_line(self, heading: str) -> None:
        """Lights what a line of the final table counts."""

    def private(self, view: State, seat: int) -> bool:
        """Whether this decision needs something that only the seat may see."""
        return False

    def forced(self, seat: int, moves: Sequence[Move]) -> Move | None:
        """A move so plain that nobody needs to be asked: the last card of a hand."""
        return None

    def overhear(self, events: Sequence[Event], after: State) -> bool:
        """Others have decided while a person here is still choosing. True if that is now shown and
        the person was not disturbed; otherwise it is shown when they have chosen."""
        return False

    def peeks(self) -> frozenset[Key]:
        """What lies face down and is shown again, to its owner alone, when it is held."""
        return frozenset()

    def toggles(self) -> list[tuple[str, str]]:
        """The aids that can be switched on and off: name and text."""
        return []

    def letters(self) -> list[tuple[str, str]]:
        """The keys of this game alone and what they do, for the key sheet."""
        return []

    def switches(self) -> frozenset[Key]:
        """What can be pressed at any time and makes no move, e.g. an aid."""
        return frozenset()

    def switch(self, key: Key) -> None:
        """Somebody has pressed a switch."""

    def ways_back(self, path: Path) -> frozenset[Key]:
        """Where to press so that what is lifted goes back."""
        return frozenset()
