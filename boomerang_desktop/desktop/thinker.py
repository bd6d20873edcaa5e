"""Bots think in another process: the window never stutters, and a crash of theirs costs nothing."""

import multiprocessing
import threading
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from random import Random

import attrs
from PySide6.QtCore import QObject, QTimer, Signal

from boomerang_desktop.bots import bot, random_bot
from boomerang_desktop.games.core import Move, State
from boomerang_desktop.match.players import Question

PATIENCE = 30_000
"""Milliseconds after which a bot that has not answered is taken for lost."""


def _work(pipe: Connection) -> None:
    """The other process: answers questions until nobody asks any more."""
    while True:
        try:
            number, kind, game, view, seat, seed = pipe.recv()
        except (EOFError, KeyboardInterrupt):
            return
        pipe.send((number, bot(kind, game)(view, seat, view.legal(seat), Random(seed))))


@attrs.define(eq=False)
class _Thought:
    kind: str
    game: str
    view: State
    seat: int
    seed: str
    answer: Callable[[Move], None]
    failed: bool = False


class Thinker(QObject):
    """Asks bots and hears their answers. A bot that dies or hangs is asked once more; then a
    simpler one moves in its place."""

    stood_in = Signal(int)
    """The seat for which a simpler bot has moved."""
    _heard = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._open: dict[int, _Thought] = {}
        self._count = 0
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(PATIENCE)
        self._patience.timeout.connect(self._lost)
        self._heard.connect(self._hear)

    def warm_up(self) -> None:
        """Starts the process before it is needed."""
        if self._process is not None:
            return
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_work, args=(theirs,), daemon=True)
        process.start()
        theirs.close()
        self._process, self._pipe = process, ours
        # a notifier on a pipe does not work on Windows: a thread waits and sends a signal
        threading.Thread(target=self._listen, args=(ours,), daemon=True).start()

    def _listen(self, pipe: Connection) -> None:
        while True:
            try:
                heard = pipe.recv()
            except (EOFError, OSError):
                heard = None
            try:
                self._heard.emit(pipe, heard)
            except RuntimeError:  # the window is gone
                return
            if heard is None:
                return

    def ask(self, kind: str, question: Question, seed: str) -> None:
        self.warm_up()
        self._count += 1
        game = question.match.game.id
        thought = _Thought(kind, game, question.view, question.seat, seed, question.answer)
        self._open[self._count] = thought
        self._send(self._count, thought)

    def _send(self, number: int, thought: _Thought) -> None:
        assert self._pipe is not None
        self._patience.start()
        with suppress(OSError):  # it has just died: the listener says so next
            asked = (thought.kind, thought.game, thought.view, thought.seat, thought.seed)
            self._pipe.send((number, *asked))

    def _hear(self, pipe: Connection, heard: tuple[int, Move] | None) -> None:
        if pipe is not self._pipe:
            return
        if heard is None:
            self._lost()
            return
        number, move = heard
        thought = self._open.pop(number, None)
        if not self._open:
            self._patience.stop()
        if thought:
            thought.answer(move)

    def _lost(self) -> None:
        """The process died or hangs: the first question is the one that it did not survive."""
        self._end()
        waiting = list(self._open.items())
        if not waiting:
            return
        number, first = waiting[0]
        if first.failed:
            del self._open[number]
            moves = first.view.legal(first.seat)
            self.stood_in.emit(first.seat)
            first.answer(random_bot(first.view, first.seat, moves, Random(first.seed)))
            waiting = waiting[1:]
        else:
            first.failed = True
        if waiting:
            self.warm_up()
            for number, thought in waiting:
                self._send(number, thought)

    def forget(self) -> None:
        """Stops all thinking at once, and gets ready for the next question."""
        if self._open:
            self._open.clear()
            self._end()
            self.warm_up()

    def _end(self) -> None:
        self._patience.stop()
        process, pipe = self._process, self._pipe
        self._process = self._pipe = None
        if process is not None and pipe is not None:
            process.terminate()
            pipe.close()

    def close(self) -> None:
        self._open.clear()
        self._end()
