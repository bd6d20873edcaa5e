"""Is it smooth? Frame intervals while one boomerang or card flies over a table with five seats,
against the same flight over an empty scene. A script, not a test: figures depend on the machine.

    python -m tests.measure.frames [--game hunt] [--seconds 4] [--size 1280x720]

An animation ticks every 16 ms off-screen; what counts is how much later a frame comes than in the
empty scene, and how long its painting takes."""

import argparse
import os
import sys
import tempfile
from itertools import pairwise
from statistics import median, quantiles
from time import perf_counter

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QElapsedTimer, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsScene

from boomerang_desktop.desktop import app as command
from boomerang_desktop.desktop import folders, program
from boomerang_desktop.desktop.games import GAME_INFOS
from boomerang_desktop.desktop.games.circle.items import Boomerang, CardItem
from boomerang_desktop.desktop.games.circle.table import CircleTable
from boomerang_desktop.desktop.scene import animation as motion
from boomerang_desktop.desktop.scene.items import Item
from boomerang_desktop.desktop.scene.setup import MatchSetup
from boomerang_desktop.desktop.scene.view import TableView
from boomerang_desktop.games import GAMES
from boomerang_desktop.match import Match, Seat


class Watch(TableView):
    """Notes when each frame was painted, and how long that took."""

    def __init__(self) -> None:
        super().__init__()
        self.frames: list[float] = []
        self.costs: list[float] = []

    def paintEvent(self, event: QPaintEvent) -> None:
        start = perf_counter()
        super().paintEvent(event)
        self.frames.append(perf_counter())
        self.costs.append((self.frames[-1] - start) * 1000)


class Dot(Item):
    def draw(self, painter: QPainter) -> None:
        painter.fillRect(self.rect, QColor("black"))


def flights(item: Item, ends: list[QPointF], seconds: float, watch: Watch) -> tuple[float, ...]:
    """Flies to and fro; interval (median, p95) and painting (median, p95) in milliseconds."""
    clock = QElapsedTimer()
    clock.start()
    intervals: list[float] = []
    costs: list[float] = []
    turn = 0
    while clock.elapsed() < seconds * 1000:
        watch.frames.clear()
        watch.costs.clear()
        flight = motion.fly(item, ends[turn % 2], 1.0, arc=60, turns=1, rotation=0.0)
        flight.start()
        while flight.state() == flight.State.Running:
            QTest.qWait(1)
        frames = watch.frames
        intervals += [(b - a) * 1000 for a, b in pairwise(frames)]
        costs += watch.costs
        turn += 1
    return (
        median(intervals),
        quantiles(intervals, n=20)[-1],
        median(costs),
        quantiles(costs, n=20)[-1],
    )


def empty(size: tuple[int, int], seconds: float) -> tuple[float, ...]:
    watch = Watch()
    watch.resize(*size)
    scene = QGraphicsScene()
    scene.setSceneRect(QRectF(0, 0, *size))
    item = Dot(("dot",), 54, 54)
    scene.addItem(item)
    watch.setScene(scene)
    watch.show()
    QTest.qWait(100)
    return flights(item, [QPointF(900, 100), QPointF(200, 600)], seconds, watch)


def laid(game: str, size: tuple[int, int], what: str) -> tuple[Watch, Item, list[QPointF]]:
    """A table with five seats in the middle of a match, what flies over it, and where to."""
    names = ("Ana", "Bruno", "Chloé", "Dario", "Emma")
    match = Match.new(GAMES[game], [Seat(name) for name in names], {}, 4, 0)
    for _ in range(5 + 14):
        seat = match.state.to_act[0]
        match.play(seat, match.state.legal(seat)[0])
    setup = MatchSetup(match.game, match.seats, match.settings, frozenset({0}))
    board = GAME_INFOS[game].board(setup, match.state.view(0))
    table = board.table
    assert isinstance(table, CircleTable)
    watch = Watch()
    watch.resize(*size)
    watch.show()
    board.show_view(match.state.view(0), 0)
    watch.show_board(board)
    board.offer(0, match.state.legal(0))
    QTest.qWait(300)
    if what == "card":
        item: Item = next(i for i in board.items() if isinstance(i, CardItem))
        item.setZValue(900)
    else:
        item = board.things.passing(Boomerang(("flying",), table.style), table.middle.centre)
    return watch, item, [QPointF(100, 120), QPointF(board.width() - 160, 560)]


def table(game: str, size: tuple[int, int], seconds: float, what: str) -> tuple[float, ...]:
    watch, item, ends = laid(game, size, what)
    found = flights(item, ends, seconds, watch)
    watch.show_board(None)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", choices=("hunt", "lascaux"), default="hunt")
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--size", default="1280x720")
    options = parser.parse_args()
    wide, high = (int(part) for part in options.size.split("x"))
    with tempfile.TemporaryDirectory() as home:
        os.environ[folders.HOME] = home
        running = program.Program(program.application([]), command.parse(["--lang", "en"]))
        base = empty((wide, high), options.seconds)
        print(f"{'':22}interval ms (median, p95)   painting ms (median, p95)   ratio")
        print(f"{'empty scene':22}{base[0]:8.1f}{base[1]:8.1f}{base[2]:20.2f}{base[3]:8.2f}")
        for what in ("boomerang", "card"):
            got = table(options.game, (wide, high), options.seconds, what)
            ratio = got[0] / base[0]
            print(
                f"{options.game + ', ' + what:22}{got[0]:8.1f}{got[1]:8.1f}"
                f"{got[2]:20.2f}{got[3]:8.2f}{ratio:16.2f}"
            )
        running.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
