"""The game of arrows: Boumerang, Ravensburger 1976, for 2–5 players."""

from random import Random
from typing import final

from boomerang_desktop.games.core import (
    BadSetup,
    Chance,
    Event,
    Game,
    Move,
    Option,
    Settings,
)

from . import moves
from .board import ALL
from .events import events
from .refusals import REFUSALS
from .setup import PAWNS, RESERVE_PAWNS, Setup
from .state import ArrowsState


@final
class ArrowsGame(Game):
    id = "arrows"
    seats = moves.SEATS
    deals = False
    options = (
        Option("obligation", "penalty", ("penalty", "enforced")),
        Option("must_continue", False, (False, True)),
        Option("trio_source", "reserve", ("reserve", "any"), seats=range(2, 3)),
    )
    refusals = REFUSALS

    def deal(self, seats: int, settings: Settings, rng: Random) -> Chance:
        return {}

    def start(self, seats: int, settings: Settings, first: int, chance: Chance) -> ArrowsState:
        self.check_seats(seats, first)
        if chance != {}:
            raise BadSetup("chance", "nothing is left to chance in arrows")
        setup = Setup(
            seats,
            enforced=settings["obligation"] == "enforced",
            must_continue=bool(settings["must_continue"]),
            any_source=settings["trio_source"] == "any",
        )
        none = (0,) * seats
        return ArrowsState(
            setup=setup,
            to_act=(first,),
            pawns=none,
            hands=(PAWNS[seats],) * seats,
            reserves=(RESERVE_PAWNS,) * seats if setup.duel else none,
            prisoners=(none,) * seats,
            lost=none,
            entries=0,
            turns=0,
            quiet=0,
            ended="",
            free=ALL,
            able=0,
        )

    def parse(self, notation: str) -> Move:
        return moves.parse(notation)

    def events(
        self, before: ArrowsState, seat: int, move: Move, after: ArrowsState
    ) -> tuple[Event, ...]:
        return events(before, seat, move, after)


ARROWS = ArrowsGame()
