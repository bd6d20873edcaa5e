"""What may be lifted and where it may land: a pure function of the moves offered.

Dragging, clicking, touching and the keyboard are four ways to walk the same paths.
"""

from collections.abc import Callable, Iterable
from typing import TypeAlias

import attrs

from boomerang_desktop.games.core import Move, Refusal

Key: TypeAlias = tuple[str | int, ...]
"""The name of a thing or a place on the table: ("card", 17), ("cell", 4), ("ring",)."""
Path: TypeAlias = tuple[Key, ...]
Answer: TypeAlias = Callable[[Move | None], Refusal | None]
"""Explains why a move is not offered; None stands for something that is no move at all."""


def silence(move: Move | None) -> Refusal | None:
    return None


@attrs.frozen
class Gesture:
    """What is lifted, then where it is put down, step by step. A path of one key is a press."""

    path: Path
    move: Move


class Offer:
    """All that a seat can do now, and the answer to everything else. What lifts, lights and lands,
    what the keyboard reaches and what a screen reader says all follow from it."""

    def __init__(
        self,
        seat: int | None = None,
        gestures: Iterable[Gesture] = (),
        answer: Answer = silence,
    ) -> None:
        self.seat = seat
        self.answer = answer
        self._moves: dict[Path, Move] = {}
        self._next: dict[Path, set[Key]] = {}
        for gesture in gestures:
            self._moves[gesture.path] = gesture.move
            for length in range(len(gesture.path)):
                step = self._next.setdefault(gesture.path[:length], set())
                step.add(gesture.path[length])
        self.moves: frozenset[Move] = frozenset(self._moves.values())

    def __bool__(self) -> bool:
        return bool(self._moves)

    def after(self, path: Path = ()) -> frozenset[Key]:
        """Where a path can go on; after an empty path, what can be lifted or pressed."""
        return frozenset(self._next.get(path, ()))

    def move(self, path: Path) -> Move | None:
        """The move a complete path makes."""
        return self._moves.get(path)

    def ways(self, move: Move) -> Iterable[Path]:
        """All paths that make this move."""
        return (path for path, made in self._moves.items() if made == move)

    def keys(self, move: Move) -> frozenset[Key]:
        """Everything touched on the paths that make this move."""
        return frozenset(key for path in self.ways(move) for key in path)

    def touched(self, path: Path = ()) -> frozenset[Key]:
        """Everything that can still be touched on paths beginning with this one."""
        done = len(path)
        return frozenset(key for way in self._moves if way[:done] == path for key in way[done:])

    def leads(self, path: Path) -> bool:
        """Is a path a move, or the beginning of one?"""
        return path in self._moves or path in self._next

    def is_press(self, key: Key) -> bool:
        return (key,) in self._moves and (key,) not in self._next
