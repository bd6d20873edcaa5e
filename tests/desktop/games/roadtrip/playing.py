"""A board of the road trip without a window, and what it has said."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from boomerang_desktop.desktop.games import GAME_INFOS
from boomerang_desktop.desktop.games.roadtrip.papers.sheet import SheetItem
from boomerang_desktop.desktop.games.roadtrip.table import RoadtripTable
from boomerang_desktop.desktop.scene.board import Board
from boomerang_desktop.desktop.scene.setup import MatchSetup
from boomerang_desktop.games.core import ONLOOKER, Move
from boomerang_desktop.games.roadtrip import ROADTRIP
from boomerang_desktop.games.roadtrip.state import RoadTrip
from boomerang_desktop.match import HUMAN, Seat
from tests.games.roadtrip.table import fresh, states

NAMES = ("Ana", "Bruno", "Chloé", "Dario")


def setup(seats: int, persons: Iterable[int] = (0,)) -> MatchSetup:
    here = frozenset(persons)
    players = tuple(Seat(NAMES[n], HUMAN if n in here else "random") for n in range(seats))
    return MatchSetup(ROADTRIP, players, {}, here)


def sit(state: RoadTrip, viewer: int = 0, persons: Iterable[int] = (0,)) -> Board[RoadTrip]:
    """The table as that seat sees it; motion is off, and nobody is asked."""
    board = GAME_INFOS["roadtrip"].board(setup(len(state.hands), persons), state.view(ONLOOKER))
    board.motion.pace = 0.0
    board.show_view(state.view(viewer), viewer)
    return board


def ask(state: RoadTrip, seat: int = 0) -> Board[RoadTrip]:
    """The same, and the seat may do what the rules allow."""
    board = sit(state, seat, [seat])
    board.offer(seat, state.legal(seat))
    return board


def table_of(board: Board[RoadTrip]) -> RoadtripTable:
    assert isinstance(board.table, RoadtripTable)
    return board.table


def sheet_of(board: Board[RoadTrip]) -> SheetItem:
    (sheet,) = [item for _, item in board.things.all() if isinstance(item, SheetItem)]
    return sheet


def heard(signal: Any) -> list[Any]:
    """What a signal says from now on."""
    said: list[Any] = []
    signal.connect(said.append)
    return said


def after(seats: int, enough: Callable[[RoadTrip], bool], seed: int = 1) -> RoadTrip:
    """The first position of a random match for which this is true."""
    return next(
        s for s in (fresh(seats, seed=seed), *states(fresh(seats, seed=seed), 1)) if enough(s)
    )


def everybody(state: RoadTrip, choose: Callable[[Sequence[Move]], Move]) -> RoadTrip:
    """The next stage, after everybody has made these choices."""
    for seat in state.to_act:
        state = state.play(seat, choose(state.legal(seat)))
    return state
