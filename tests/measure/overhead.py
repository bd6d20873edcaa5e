"""How long the searches are busy with themselves, against the playouts that they make: at most
half as long is the aim. A script, not a test: figures depend on the machine.

    python -m tests.measure.overhead [--simulations 300] [GAME …]

A clock runs for whoever is at work; what ticking it costs falls mostly to the search, so that the
ratio is rather too high. Two-player arrows and the end of flip look ahead without playouts."""

import argparse
import sys
from collections.abc import Callable
from importlib import import_module
from random import Random
from time import perf_counter
from typing import Any

from boomerang_desktop.bots import bot, mind
from boomerang_desktop.games import GAMES
from boomerang_desktop.match import Match, Seat

PLAYERS = {"hunt": 4, "lascaux": 4, "flip": 2, "arrows": 4, "roadtrip": 4}
WORK = {
    "circle.search:RoundTree.world": "playout",
    "circle.search:RoundTree.finish": "playout",
    "circle.search:appraise": "playout",
    "search.bandit:Arms.pick": "search",
    "search.bandit:Arms.learn": "search",
    "circle.search:RoundTree._bid": "search",
    "flip.board:Board.playout": "playout",
    "arrows.crowd:Position.playout": "playout",
    "roadtrip.search:Trial.world": "playout",
    "roadtrip.search:Trial.worth": "playout",
}
"""Which functions of the bots do which kind of work; everything else is the search's own."""


class Clock:
    """Runs for one kind of work at a time."""

    def __init__(self) -> None:
        self.seconds = {"search": 0.0, "playout": 0.0, "elsewhere": 0.0}
        self._kind = "elsewhere"
        self._since = perf_counter()

    def turn_to(self, kind: str) -> str:
        """Whose work it was until now."""
        now = perf_counter()
        before, self._kind = self._kind, kind
        self.seconds[before] += now - self._since
        self._since = now
        return before

    def timed(self, work: Callable[..., Any], kind: str) -> Callable[..., Any]:
        def run(*args: Any, **kwargs: Any) -> Any:
            before = self.turn_to(kind)
            try:
                return work(*args, **kwargs)
            finally:
                self.turn_to(before)

        return run

    def watch(self, place: str, kind: str) -> None:
        """From now on the function of that name runs on this clock."""
        module, _, path = place.partition(":")
        *holders, name = path.split(".")
        holder: object = import_module(f"boomerang_desktop.bots.{module}")
        for step in holders:
            holder = getattr(holder, step)
        setattr(holder, name, self.timed(getattr(holder, name), kind))


def measure(game: str, simulations: int, clock: Clock) -> tuple[float, float]:
    """The seconds spent on the search itself and on its playouts, over a match of attentive
    players."""
    search, player = clock.timed(mind(game).search, "search"), bot("heuristic", game)
    seats = [Seat(str(n)) for n in range(PLAYERS[game])]
    match, rng = Match.new(GAMES[game], seats, {}, 1), Random(1)
    own = playouts = 0.0
    while match.state.to_act:
        seat = match.state.to_act[0]
        view = match.state.view(seat)
        moves = view.legal(seat)
        if seat == 0 and len(moves) > 1:
            clock.seconds = dict.fromkeys(clock.seconds, 0.0)
            search(view, seat, moves, Random(1), simulations)
            if clock.seconds["playout"]:
                own += clock.seconds["search"]
                playouts += clock.seconds["playout"]
        match.play(seat, player(view, seat, moves, rng))
    return own, playouts


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(PLAYERS))
    parser.add_argument("--simulations", type=int, default=300)
    options = parser.parse_args()
    clock = Clock()
    for place, kind in WORK.items():
        clock.watch(place, kind)
    for game in options.games or PLAYERS:
        own, playouts = measure(game, options.simulations, clock)
        print(f"{game:<9} search {own:6.2f} s, playouts {playouts:6.2f} s, {own / playouts:5.0%}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
