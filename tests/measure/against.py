"""How today's bots do against those of another revision, at their own thinking time. A script, not
a test: it takes as long as the matches do.

    python -m tests.measure.against REVISION GAME [--kind bot:master] [--games 200] [--seed 1]

One of today's sits alone among those of then; every deal is played once from every chair. Both
programs are loaded side by side, and each keeps the match in its own states, so a bot of then sees
what it saw then. `--swap` puts one of then among today's."""

import argparse
import io
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from random import Random
from time import thread_time

import attrs

from boomerang_desktop.bots import bot
from boomerang_desktop.games import GAMES
from boomerang_desktop.lab.arena import Pairing, add_contest_arguments, rotated
from boomerang_desktop.lab.arguments import add_game, crew_given
from boomerang_desktop.lab.workers import spread
from boomerang_desktop.library.statistics import interval
from boomerang_desktop.match.players import Question, TurnRunner

ROOT = Path(__file__).parents[2]
NOW, THEN = "boomerang_desktop", "boomerang_then"


@contextmanager
def laid_out(revision: str) -> Iterator[None]:
    """The program as it was then, under another name, for this process and those it starts."""
    packed = subprocess.run(
        ["git", "archive", revision, NOW], cwd=ROOT, capture_output=True, check=True
    ).stdout
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
            archive.extractall(folder)
        Path(folder, NOW).rename(Path(folder, THEN))
        for module in Path(folder).rglob("*.py"):
            module.write_text(module.read_text("utf-8").replace(NOW, THEN), "utf-8")
        sys.path.append(folder)
        yield


class Player:
    """A bot of now or then, in a match of its own time that follows the real one."""

    def __init__(self, package: str, pairing: Pairing, kind: str) -> None:
        match = import_module(f"{package}.match")
        seats = [match.Seat(f"seat {n}", kind) for n, kind in enumerate(pairing.kinds)]
        game = import_module(f"{package}.games").GAMES[pairing.game]
        self._match = match.Match.new(game, seats, pairing.options, pairing.seed)
        self._bot = import_module(f"{package}.bots").bot(kind, pairing.game)
        self.seconds = 0.0

    def ask(self, question: Question) -> None:
        mine, real = self._match, question.match
        for decision in real.decisions[len(mine.decisions) :]:
            mine.play(decision.seat, mine.game.parse(str(decision.move)))
        seat, state = question.seat, mine.state
        view, moves, rng = state.view(seat), state.legal(seat), Random(mine.seed_for(seat))
        start = thread_time()
        move = self._bot(view, seat, moves, rng)
        self.seconds += thread_time() - start
        question.submit(real.game.parse(str(move)))

    def forget(self) -> None:
        pass


@attrs.frozen
class Held:
    share: float
    """What the one that is alone has of the win."""
    draw: bool
    decisions: int
    seconds: tuple[float, float]
    """The one that is alone, and one of the others."""


def play(piece: tuple[Pairing, tuple[str, ...], int], alive: Callable[[], None]) -> Held:
    """`piece`: the match, which program each seat belongs to, and who is alone."""
    pairing, packages, alone = piece
    match = pairing.match()
    players = [
        Player(package, pairing, kind)
        for package, kind in zip(packages, pairing.kinds, strict=True)
    ]
    TurnRunner(match, players, lambda number: alive()).run()
    result = match.result
    assert result
    share = (alone in result.winners) / len(result.winners)
    other = players[(alone + 1) % len(players)]
    return Held(
        share,
        len(result.winners) > 1,
        len(match.decisions),
        (players[alone].seconds, other.seconds),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("revision")
    add_game(parser)
    parser.add_argument("--kind", default="bot:master")
    parser.add_argument("--seats", type=int)
    add_contest_arguments(parser, 200)
    parser.add_argument("--swap", action="store_true", help="one of then among today's")
    args = parser.parse_args()
    bot(args.kind, args.game)
    seats = args.seats or min(4, GAMES[args.game].seats[-1])
    alone, others = (THEN, NOW) if args.swap else (NOW, THEN)
    chairs = [alone] + [others] * (seats - 1)
    kinds = (args.kind,) * seats
    work = [
        (Pairing(args.game, kinds, {}, args.seed + n // seats), rotated(chairs, n), n % seats)
        for n in range(args.matches)
    ]
    with laid_out(args.revision):
        held: list[Held] = []
        for _, one in spread(play, work, crew_given(args, args.patience)):
            held.append(one)
            if len(held) % (10 * seats) == 0 or len(held) == len(work):
                tell(held)


def tell(held: list[Held]) -> None:
    count = len(held)
    wins = sum(one.share for one in held)
    low, high = interval(wins, count)
    whole, drawn = sum(one.share == 1 for one in held), sum(one.draw for one in held)
    mine, other = (sum(one.seconds[n] for one in held) for n in (0, 1))
    print(
        f"{count} matches: {wins / count:.1%} ({low:.1%}–{high:.1%}), {whole} won alone, "
        f"{drawn} shared; {sum(one.decisions for one in held) / count:.0f} decisions a match, "
        f"{mine / count:.2f} : {other / count:.2f} s of a core",
        flush=True,
    )


if __name__ == "__main__":
    main()
