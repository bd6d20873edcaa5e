"""Whether temperaments are equally strong. A script, not a test: it takes as long as the matches
do.

    python -m tests.measure.temperaments GAME [--level expert] [--games 400] [--seed 1]

Bots of one level sit at a table, each with another temperament: this is how people meet them. Every
deal is played once from every chair, and each order round the table comes equally often."""

import argparse
from itertools import permutations

from boomerang_desktop.bots.core import TEMPERAMENTS, temperament
from boomerang_desktop.games import GAMES
from boomerang_desktop.lab.arena import ArenaResult, Pairing, add_contest_arguments, play, rotated
from boomerang_desktop.lab.arguments import add_game, crew_given
from boomerang_desktop.lab.workers import spread
from boomerang_desktop.library.statistics import interval


def tables(game: str, level: str, seats: int, games: int, seed: int) -> list[Pairing]:
    kinds = [f"bot:{level}:{temper}" for temper in TEMPERAMENTS]
    # one of those orders that are the same round the table
    orders = [order for order in permutations(kinds, seats) if order[0] == min(order)]
    return [
        Pairing(game, rotated(orders[n // seats % len(orders)], n), {}, seed + n // seats)
        for n in range(games)
    ]


def tell(held: list[tuple[Pairing, ArenaResult]]) -> None:
    told = []
    for temper in TEMPERAMENTS:
        shares = [
            (seat in how.winners) / len(how.winners)
            for pairing, how in held
            for seat, kind in enumerate(pairing.kinds)
            if temperament(kind) == temper
        ]
        low, high = interval(sum(shares), len(shares))
        told.append(
            f"{temper} {sum(shares) / len(shares):.1%} ({low:.1%}–{high:.1%}, {len(shares)})"
        )
    print(f"{len(held)} matches: {', '.join(told)}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    add_game(parser)
    parser.add_argument("--level", default="expert")
    parser.add_argument("--seats", type=int)
    add_contest_arguments(parser, 400)
    args = parser.parse_args()
    seats = args.seats or min(len(TEMPERAMENTS), GAMES[args.game].seats[-1])
    work = tables(args.game, args.level, seats, args.matches, args.seed)
    held: list[tuple[Pairing, ArenaResult]] = []
    for number, how in spread(play, work, crew_given(args, args.patience)):
        held.append((work[number], how))
        if len(held) % 48 == 0 or len(held) == len(work):
            tell(held)


if __name__ == "__main__":
    main()
