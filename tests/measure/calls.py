"""How many Python functions are called while a thing is lifted, moved and dropped, while a bot's
reply is shown, while the volume goes a notch up, and while the language changes. Painting is left
out: it depends on what happens to be in sight.

    python -m tests.measure.calls [--most 10] [GAME …]

Counts, unlike times, are the same on every machine: `tests/e2e/test_calls.py` holds bounds."""

import argparse
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import attrs
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

import boomerang_desktop
from boomerang_desktop.bots.jobs import decide
from boomerang_desktop.desktop import app as command
from boomerang_desktop.desktop import folders, program
from boomerang_desktop.desktop.dialogs.question import Question as LeaveQuestion
from boomerang_desktop.desktop.games.flip.table import FlipTable
from boomerang_desktop.desktop.scene.board import Board
from boomerang_desktop.desktop.scene.gestures import Path as Way
from boomerang_desktop.desktop.scene.view import TableView
from boomerang_desktop.desktop.settings import Settings
from boomerang_desktop.desktop.shell.window import MainWindow
from boomerang_desktop.desktop.table.thinker import Thinker
from boomerang_desktop.games import GAMES
from boomerang_desktop.games.flip.pieces import to_corner
from boomerang_desktop.games.flip.placements import PLACEMENTS
from boomerang_desktop.match import Match, Seat
from boomerang_desktop.match.players import Question

PLAYERS = {"hunt": 3, "lascaux": 3, "flip": 2, "arrows": 3, "roadtrip": 3}
ROOT = Path(boomerang_desktop.__file__).parent
LEFT = Qt.MouseButton.LeftButton


@attrs.frozen
class Calls:
    """All calls of the project's own functions while something was done."""

    functions: Counter[tuple[str, str]]
    """How often each was called: its module and its name."""
    crossings: int
    """How often a function of one module called one of another."""

    @property
    def total(self) -> int:
        return self.functions.total()

    @property
    def modules(self) -> int:
        return len({module for module, _ in self.functions})

    def of(self, name: str) -> int:
        """How often functions of this name were called, whatever their module."""
        return sum(count for (_, called), count in self.functions.items() if called == name)


def count(work: Callable[[], object]) -> Calls:
    """Does the work, and whatever it leaves to the event loop."""
    functions: Counter[tuple[str, str]] = Counter()
    crossings = 0
    own = str(ROOT)

    def called(frame: FrameType, event: str, _: Any) -> None:
        nonlocal crossings
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(own):
            functions[code.co_filename[len(own) + 1 :], code.co_qualname] += 1
            back = frame.f_back
            crossings += back is None or back.f_code.co_filename != code.co_filename

    sys.setprofile(called)
    try:
        work()
        QApplication.processEvents()
    finally:
        sys.setprofile(None)
    names = Counter({(module, name): n for (module, name), n in functions.items()})
    return Calls(names, crossings)


class Seated:
    """A person among bots that answer when they are told to."""

    def __init__(self, window: MainWindow, game: str) -> None:
        self.window = window
        self.asked: list[tuple[str, Question, str]] = []
        seats = [Seat("Ana"), *(Seat(name, "random") for name in "BCDE"[: PLAYERS[game] - 1])]
        self.match = Match.new(GAMES[game], seats, {}, 1, 0)
        Thinker.ask = lambda _, *question: self.asked.append(question)  # type: ignore[method-assign]
        window.begin(self.match)
        while window.table is None or window.table.match is not self.match:
            # the match before is not over
            for question in window.findChildren(LeaveQuestion):
                question.yes.click()
            QTest.qWait(10)

    @property
    def view(self) -> TableView:
        assert self.window.table is not None
        return self.window.table.view

    @property
    def board(self) -> Board[Any]:
        assert self.view.board is not None
        return self.view.board

    def way(self) -> tuple[Way, QPointF]:
        """What can be dragged, and where to: the first such move."""
        board = self.board
        for start in sorted(board.offered.after(), key=str):
            for end in sorted(board.offered.after((start,)), key=str):
                item = board.item(end)
                if item is None or board.offered.move((start, end)) is None:
                    continue
                return (start, end), item.scenePos()
        return self._on_the_grid()

    def _on_the_grid(self) -> tuple[Way, QPointF]:
        """Where a place is no thing of its own: holes, for a piece as it is turned now."""
        board, table = self.board, self.board.table
        assert isinstance(table, FlipTable)
        for start in sorted(board.offered.after(), key=str):
            shape = table.handling.shape(str(start[1]))
            for end in sorted(board.offered.after((start,)), key=str):
                if to_corner(holes := PLACEMENTS[int(end[1])].holes) == shape:
                    return (start, end), table.grid.centre(holes)
        raise LookupError("nothing can be dragged")

    def reply(self) -> None:
        """The bots that have been asked answer."""
        while self.asked:
            kind, question, seed = self.asked.pop(0)
            question.submit(decide(kind, self.match.game.id, question.view, question.seat, seed))

    def until_asked(self) -> None:
        for _ in range(40):
            if self.board.acting == 0 and not self.board.motion.busy:
                return
            self.reply()
            QTest.qWait(5)

    def by_hand(self) -> Iterator[tuple[str, Calls]]:
        """One drag with everything that follows until the bots answer."""
        self.until_asked()
        # the first time, things are found out that are kept
        self.board.hand.lift(min(self.board.offered.after(), key=str))
        self.board.hand.put_back()
        QTest.qWait(50)
        (start, *_), end = self.way()
        item, target = self.board.things[start], self.view.viewport()
        here, there = (self.view.mapFromScene(at) for at in (item.scenePos(), end))
        aside = QPoint(9, 9)

        def lift() -> None:
            QTest.mousePress(target, LEFT, pos=here)
            QTest.mouseMove(target, here + aside)

        yield "lift", count(lift)
        yield "move", count(lambda: QTest.mouseMove(target, (here + there) / 2))
        QTest.mouseMove(target, there)
        before = len(self.match.decisions)
        yield "drop", count(lambda: QTest.mouseRelease(target, LEFT, pos=there))
        assert len(self.match.decisions) > before

    def from_outside(self, settings: Settings) -> Iterator[tuple[str, Calls]]:
        """The answers of the bots, and changes that only concern the window."""
        yield "reply", count(self.reply)
        self.until_asked()
        yield "volume", count(lambda: setattr(settings, "volume", settings.volume - 1))
        yield "language", count(lambda: setattr(settings, "language", "fr"))
        settings.language = "en"
        QTest.qWait(10)


@contextmanager
def running() -> Iterator[program.Program]:
    """The program with nothing in motion and nothing drawn."""
    with tempfile.TemporaryDirectory() as home:
        os.environ[folders.HOME] = home
        started = program.Program(program.application(["calls"]), command.parse(["--lang", "en"]))
        settings = started.settings
        settings.speed, settings.muted, settings.bot_pace = "off", True, "quick"
        settings.round_pause = settings.second_thoughts = "none"
        started.window.resize(1280, 720)
        started.window.show()
        started.window.setUpdatesEnabled(False)
        yield started
        started.window.close()
        started.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(PLAYERS))
    parser.add_argument("--most", type=int, default=0, help="the functions called most often")
    options = parser.parse_args()
    print(f"{'':18}{'calls':>8}{'functions':>11}{'modules':>9}{'crossings':>11}")
    with running() as started:
        for game in options.games or PLAYERS:
            seated = Seated(started.window, game)
            for what, calls in (*seated.by_hand(), *seated.from_outside(started.settings)):
                print(
                    f"{game + ' ' + what:18}{calls.total:8,}{len(calls.functions):11}"
                    f"{calls.modules:9}{calls.crossings:11,}"
                )
                for (module, name), times in calls.functions.most_common(options.most):
                    print(f"    {times:6}  {module}:{name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
