"""The game before anybody sits down: its options, its deals and its first position."""

from random import Random

from ..core import BadSetup, Chance, Event, Game, Move, Option, Settings
from .deals import draw, from_chance, to_chance
from .events import happenings
from .moves import parse
from .state import REFUSALS, RoadTrip, opening


class RoadTripGame(Game):
    id = "roadtrip"
    seats = range(2, 5)
    options = (Option("alternate_direction", False, (False, True), seats=range(3, 5)),)  # R14
    refusals = REFUSALS
    any_first = False

    def deal(self, seats: int, settings: Settings, rng: Random) -> Chance:
        self.check_seats(seats, 0)
        return to_chance(draw(rng, seats, 0, 0))

    def start(self, seats: int, settings: Settings, first: int, chance: Chance) -> RoadTrip:
        self.check_seats(seats, first)
        if first:
            raise BadSetup("first", "everybody decides at the same time: it must be 0")
        return opening(from_chance(chance, seats), bool(settings["alternate_direction"]))

    def parse(self, notation: str) -> Move:
        return parse(notation)

    def events(self, before: RoadTrip, seat: int, move: Move, after: RoadTrip) -> tuple[Event, ...]:
        return tuple(happenings(before, seat, after))


ROADTRIP = RoadTripGame()
