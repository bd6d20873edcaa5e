"""The table of arrows without a window."""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import TypeAlias

from boomerang_desktop.desktop.games.arrows.info import WORLD
from boomerang_desktop.desktop.games.arrows.table import ArrowsTable
from boomerang_desktop.desktop.scene.board import Board
from boomerang_desktop.desktop.scene.gestures import Path
from boomerang_desktop.desktop.scene.setup import MatchSetup
from boomerang_desktop.games.arrows import ARROWS
from boomerang_desktop.games.arrows.state import ArrowsState
from boomerang_desktop.games.core import Move, Refusal, Setting
from boomerang_desktop.match import Seat
from tests.games.arrows.table import lively, start

ArrowsBoard: TypeAlias = Board[ArrowsState]

NAMES = ("Ana", "Bruno", "Chloé", "Dario", "Emma")


def setup(seats: int, persons: Sequence[int] | None = None) -> MatchSetup:
    here = frozenset(range(seats) if persons is None else persons)
    settings = ARROWS.settle(seats, {})
    return MatchSetup(ARROWS, tuple(Seat(name) for name in NAMES[:seats]), settings, here)


@cache
def positions(seats: int, seed: int = 3, **options: Setting) -> tuple[ArrowsState, ...]:
    """All positions of a lively game."""
    rng, state = Random(seed), start(seats, 0, **options)
    seen = [state]
    while state.to_act:
        (seat,) = state.to_act
        state = state.play(seat, lively(rng, state.legal(seat)))
        seen.append(state)
    return tuple(seen)


def a_board(state: ArrowsState, viewer: int | None = None) -> ArrowsBoard:
    """As whoever is to act sees it, with motion off."""
    board = Board(setup(state.setup.seats), WORLD, ArrowsTable, state)
    board.motion.pace = 0.0
    board.show_view(state, state.to_act[0] if viewer is None else viewer)
    return board


def held(board: ArrowsBoard) -> Path:
    return board.hand.path


class Heard:
    """What a board answers and refuses from now on."""

    def __init__(self, board: ArrowsBoard) -> None:
        self.moves: list[Move] = []
        self.refusals: list[Refusal] = []
        board.answered.connect(self.moves.append)
        board.refused.connect(self.refusals.append)

    def refused(self) -> list[Refusal]:
        """What was refused since this was last asked."""
        found = list(self.refusals)
        self.refusals.clear()
        return found
