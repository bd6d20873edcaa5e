"""How long it takes from lifting a piece of `flip` until all holes that it could fill are lit on
the screen, with the longest list there is: the empty board and a piece with four rotations. A
script, not a test: figures depend on the machine.

    python -m tests.measure.lighting [--times 15] [--sizes 1280x720 …] [--ratio 2]

A frame lasts 16.7 ms on most screens. Time by the clock, and of the processor alone, as others may
use the machine; beside it what painting an empty window of that size takes, off-screen and without
graphics hardware."""

import argparse
import os
import sys
import tempfile
from statistics import median
from time import perf_counter, process_time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from boomerang_desktop.desktop import app as command
from boomerang_desktop.desktop import folders, program
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.desktop.shell.window import MainWindow
from boomerang_desktop.games import GAMES
from boomerang_desktop.match import Match, Seat

PIECE: Key = ("piece", "V5")


class Painted(QObject):
    """Waits for a widget to be painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.seen = False
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.seen = self.seen or event.type() == QEvent.Type.Paint
        return False

    def wait(self) -> None:
        """Waits until it has been painted, with everything else that was to be painted then."""
        self.seen = False
        while not self.seen:
            QApplication.processEvents()
        QApplication.processEvents()


class Plain(QWidget):
    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), QColor("black"))


def filling(size: tuple[int, int]) -> float:
    """Milliseconds to paint an empty window of that size."""
    widget = Plain()
    widget.resize(*size)
    widget.show()
    QTest.qWait(50)
    times = []
    for _ in range(9):
        start = perf_counter()
        widget.repaint()
        times.append((perf_counter() - start) * 1000)
    widget.close()
    return median(times)


def lighting(window: MainWindow, size: tuple[int, int], times: int) -> tuple[float, ...]:
    """Milliseconds until the lit holes are painted, median and shortest: by the clock, and of the
    processor."""
    window.resize(*size)
    match = Match.new(GAMES["flip"], [Seat("Ana"), Seat("Bruno")], {}, 1, 0)
    window.begin(match)
    QTest.qWait(300)
    assert window.table is not None
    board, view = window.table.view.board, window.table.view
    assert board is not None
    painted = Painted(view.viewport())
    clock: list[float] = []
    processor: list[float] = []
    for _ in range(times):
        QTest.qWait(60)
        start, busy = perf_counter(), process_time()
        board.hand.lift(PIECE)
        painted.wait()
        clock.append((perf_counter() - start) * 1000)
        processor.append((process_time() - busy) * 1000)
        board.hand.drop_everything()
        board.offer(0, match.state.legal(0))
        QTest.qWait(60)
    # the first time, pictures are made that are kept
    return median(clock[1:]), min(clock), median(processor[1:]), min(processor)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--times", type=int, default=15)
    parser.add_argument("--sizes", nargs="*", default=["1280x720", "1920x1080", "3840x2160"])
    parser.add_argument("--ratio", type=int, default=1, help="device pixels a pixel")
    options = parser.parse_args()
    os.environ["QT_SCALE_FACTOR"] = str(options.ratio)
    with tempfile.TemporaryDirectory() as home:
        os.environ[folders.HOME] = home
        running = program.Program(program.application([]), command.parse(["--lang", "en"]))
        running.settings.muted = True
        running.window.show()
        print(f"{'window':14}lit, ms (median, shortest)   processor, ms   empty window, ms   ratio")
        for text in options.sizes:
            wide, high = (int(part) // options.ratio for part in text.split("x"))
            empty = filling((wide, high))
            lit = lighting(running.window, (wide, high), options.times)
            print(
                f"{text:14}{lit[0]:10.1f}{lit[1]:8.1f}{lit[2]:17.1f}{lit[3]:8.1f}"
                f"{empty:13.2f}{lit[0] / empty:13.1f}"
            )
        running.window.close()
        running.close()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    return 0


if __name__ == "__main__":
    sys.exit(main())
