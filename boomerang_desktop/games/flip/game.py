"""The game as the rest of the program knows it."""

from random import Random

from boomerang_desktop.games.core import (
    BadSetup,
    Chance,
    Event,
    Game,
    Option,
    Settings,
)

from . import placements
from .events import events
from .pieces import BOARDS
from .placements import Placement
from .refusals import REFUSALS
from .state import FlipState


class Flip(Game):
    """The perforated board: Boomerang, Nathan 1982."""

    id = "flip"
    seats = range(2, 3)
    deals = False
    options = (
        Option("hidden_pieces", False, (False, True)),  # F12
        Option("board", "10x9", tuple(BOARDS)),  # F2
    )
    refusals = REFUSALS

    def deal(self, seats: int, settings: Settings, rng: Random) -> Chance:
        return {}

    def start(self, seats: int, settings: Settings, first: int, chance: Chance) -> FlipState:
        self.check_seats(seats, first)
        if chance != {}:
            raise BadSetup("chance", "nothing is drawn in flip")
        rows = BOARDS[str(settings["board"])]
        return FlipState.opening(rows, bool(settings["hidden_pieces"]), white=first)

    def parse(self, notation: str) -> Placement:
        return placements.parse(notation)

    def events(
        self, before: FlipState, seat: int, move: Placement, after: FlipState
    ) -> tuple[Event, ...]:
        return events(before, seat, move, after)


FLIP = Flip()
