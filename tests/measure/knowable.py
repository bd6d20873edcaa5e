"""How much could be known, at best, of who wins a road trip. A script, not a test: it takes as long
as the matches do.

    python -m tests.measure.knowable [--seats 4] [--positions 300] [--again 16] [--seed 1]

One position is taken from the middle third of each match, and the match is played on from there
again and again, by the same bots, with all hands as they are and other cards in the rounds to come.
How often each seat then wins is the truest chance there is. What it beats the base rate by, nobody
can beat, however they judge."""

import argparse
from collections.abc import Callable
from random import Random

import attrs

from boomerang_desktop.bots import bot
from boomerang_desktop.games.roadtrip.state import RoadTrip
from boomerang_desktop.lab.arena import Pairing
from boomerang_desktop.lab.workers import Crew, spread
from boomerang_desktop.match.players import BotPlayer, TurnRunner


def won(state: RoadTrip, kind: str, rng: Random) -> list[float]:
    """What each seat has of the win if these bots play on from here."""
    player = bot(kind, "roadtrip")
    while state.to_act:
        seat = state.to_act[0]
        moves = state.legal(seat)
        state = state.play(seat, player(state.view(seat), seat, moves, rng))
    result = state.result()
    assert result
    winners = result.winners
    return [(seat in winners) / len(winners) for seat in range(len(state.sheets))]


def play_on(piece: tuple[Pairing, int], alive: Callable[[], None]) -> list[list[float]]:
    """What each seat had of the win, each time."""
    pairing, again = piece
    match = pairing.match()
    players = [BotPlayer(bot(kind, pairing.game)) for kind in pairing.kinds]
    TurnRunner(match, players, lambda number: alive()).run()
    rng = Random(f"{pairing.seed} again")
    whole = len(match.decisions)
    state = match.states[rng.randrange(whole // 3, 2 * whole // 3)]
    assert isinstance(state, RoadTrip)
    found = []
    for _ in range(again):
        found.append(won(attrs.evolve(state, upcoming=None).guess(rng), pairing.kinds[0], rng))
        alive()
    return found


def known(position: list[list[float]]) -> tuple[float, float]:
    """The Brier score of the base rate, and by how much the true chances are better. Their spread
    is counted between different times only: with one and the same, chance looks like knowledge."""
    times, seats = len(position), len(position[0])
    base = better = 0.0
    for seat in range(seats):
        off = [one[seat] - 1 / seats for one in position]
        squares = sum(x * x for x in off)
        base += squares / times
        better += (sum(off) ** 2 - squares) / (times * (times - 1))
    return base / seats, better / seats


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--positions", type=int, default=300)
    parser.add_argument("--again", type=int, default=16)
    parser.add_argument("--kind", default="bot:expert")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    work = [
        (Pairing("roadtrip", (args.kind,) * args.seats, {}, args.seed + n), args.again)
        for n in range(args.positions)
    ]
    found = []
    for _, position in spread(play_on, work, Crew(args.workers)):
        found.append(known(position))
        if len(found) % 20 == 0 or len(found) == len(work):
            tell(found)


def tell(found: list[tuple[float, float]]) -> None:
    count = len(found)
    base = sum(one for one, _ in found) / count
    better = [one / base for _, one in found]
    mean = sum(better) / count
    error = (sum((one - mean) ** 2 for one in better) / count / max(1, count - 1)) ** 0.5
    low, high = mean - 1.96 * error, mean + 1.96 * error
    print(f"{count} positions: better by {mean:.1%} ({low:.1%} to {high:.1%})", flush=True)


if __name__ == "__main__":
    main()
