"""What a thinking bot costs the window, and how soon it answers. A script, not a test: figures
depend on the machine.

    python -m tests.measure.thinking [--level bot:master] [--seconds 1] [--rounds 30]

Frame intervals while a boomerang flies over a table with five seats, without a bot and while one
thinks in its process: many short rounds, turn and turn about, so that a busy moment of the machine
hits both sides of a pair. Half of the pairs have a ratio between the two quartiles: if those are
far apart, the machine had other things to do, and the figure means little. Then how long stopping
the bot takes, and the time from opening a match that a bot begins until its first move."""

import argparse
import multiprocessing
import os
import sys
import tempfile
from multiprocessing.process import BaseProcess
from statistics import median, quantiles
from time import perf_counter

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtTest import QTest

from boomerang_desktop.desktop import app as command
from boomerang_desktop.desktop import folders, program
from boomerang_desktop.desktop.shell.window import MOMENT, MainWindow
from boomerang_desktop.desktop.table.thinker import Thinker
from boomerang_desktop.games import GAMES
from boomerang_desktop.games.core import Move
from boomerang_desktop.match import Match, Seat
from boomerang_desktop.match.players import Question
from tests.measure.frames import flights, laid

SIZE = (1280, 720)


class Busy:
    """A bot that never stops thinking: each answer is the next question."""

    def __init__(self, level: str) -> None:
        self.thinker = Thinker()
        self._level = level
        seats = [Seat("A", level), Seat("B", level)]
        self._match = Match.new(GAMES["flip"], seats, {}, 1, 0)
        self.answers = 0

    def think(self) -> None:
        state, seat = self._match.state, self._match.state.to_act[0]
        moves = state.legal(seat)
        question = Question(self._match, seat, state.view(seat), moves, self._answered)
        self.thinker.ask(self._level, question, f"{self.answers}/0/0")

    def _answered(self, move: Move) -> None:
        self.answers += 1
        self.think()


def process_of(busy: Busy) -> BaseProcess:
    children = multiprocessing.active_children()
    return next(child for child in children if child.pid == busy.thinker.pid)


def frames(busy: Busy, seconds: float, rounds: int) -> None:
    watch, item, ends = laid("hunt", SIZE, "boomerang")
    found: dict[bool, list[float]] = {False: [], True: []}
    for number in range(rounds):
        # each comes first in every second round
        for thinks in (number % 2 == 0, number % 2 == 1):
            if thinks:
                busy.thinker.warm_up()
                QTest.qWait(800)
                busy.think()
                QTest.qWait(200)
            found[thinks].append(flights(item, ends, seconds, watch)[1])
            if thinks:
                # a bot that has died costs the window nothing, and proves nothing
                assert process_of(busy).is_alive()
                assert busy.thinker.busy
                busy.thinker.forget()
                QTest.qWait(200)
    watch.show_board(None)
    ratios = [beside / alone for alone, beside in zip(found[False], found[True], strict=True)]
    low, ratio, high = quantiles(ratios, n=4)
    print(
        f"frame interval, p95: {median(found[False]):.1f} ms without a bot, "
        f"{median(found[True]):.1f} ms while it thinks ({busy.answers} moves), "
        f"ratio {ratio:.2f} (quartiles {low:.2f} and {high:.2f})"
    )


def stopping(busy: Busy, rounds: int = 5) -> None:
    """How long until the window can go on, and until the process is gone."""
    taken: list[float] = []
    gone: list[float] = []
    for _ in range(rounds):
        busy.thinker.warm_up()
        QTest.qWait(800)
        busy.think()
        QTest.qWait(200)
        process = process_of(busy)
        start = perf_counter()
        busy.thinker.forget()
        taken.append((perf_counter() - start) * 1000)
        process.join()
        gone.append((perf_counter() - start) * 1000)
    print(
        f"stopping: {median(taken):.1f} ms (longest {max(taken):.1f}), "
        f"the process is gone after {median(gone):.1f} ms (longest {max(gone):.1f})"
    )


def first_move(window: MainWindow, game: str, level: str) -> float:
    """Seconds from the start of a match that was just set up until the bot in its first seat has
    moved."""
    seats = [Seat("A", level), *(Seat(name) for name in "BCD"[: GAMES[game].seats[0] - 1])]
    match = Match.new(GAMES[game], seats, {}, 1, 0)
    window.new_match(game)
    QTest.qWait(2 * MOMENT)
    while window.table is None or window.table.thinker.busy:
        QTest.qWait(20)
    start = perf_counter()
    window.begin(match)
    while not match.decisions:
        QTest.qWait(1)
    taken = perf_counter() - start
    window.show_home()
    QTest.qWait(100)
    return taken


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--level", default="bot:master")
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=30)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        os.environ[folders.HOME] = home
        running = program.Program(program.application([]), command.parse(["--lang", "en"]))
        running.settings.muted = True
        busy = Busy(options.level)
        frames(busy, options.seconds, options.rounds)
        stopping(busy)
        busy.thinker.close()
        window = running.window
        window.resize(*SIZE)
        window.show()
        QTest.qWait(500)
        for level in ("bot:novice", options.level):
            for game in GAMES:
                times = [first_move(window, game, level) for _ in range(3)]
                print(
                    f"first move of {level} in {game}: {times[0]:.2f} s, "
                    f"then {median(times[1:]):.2f} s"
                )
        window.close()
        running.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
