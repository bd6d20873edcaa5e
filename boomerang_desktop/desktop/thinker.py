"""Bots think in another process: the window never stutters, and a crash of theirs costs nothing."""

import multiprocessing
import threading
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from queue import SimpleQueue
from random import Random

import attrs
from PySide6.QtCore import QObject, Qt, QTimer, Signal

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
    _rang = Signal()
    """Something has been heard in another thread. No object travels with it: that is not safe."""

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
        self._heard: SimpleQueue[tuple[Connection, tuple[int, Move] | None]] = SimpleQueue()
        self._listeners: list[threading.Thread] = []
        self._rang.connect(self._hear, Qt.ConnectionType.QueuedConnection)

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
        listener = threading.Thread(target=self._listen, args=(ours,), daemon=True)
        self._listeners = [thread for thread in self._listeners if thread.is_alive()]
        self._listeners.append(listener)
        listener.start()

    def _listen(self, pipe: Connection) -> None:
        """Another thread: hears until the process is gone; only then may the pipe be closed."""
        while True:
            try:
                heard = pipe.recv()
            except (EOFError, OSError):
                heard = None
            self._heard.put((pipe, heard))
            self._rang.emit()
            if heard is None:
                break
        pipe.close()

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

    def _hear(self) -> None:
        pipe, heard = self._heard.get()
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
        process, self._process, self._pipe = self._process, None, None
        if process is not None:
            process.kill()

    def close(self) -> None:
        """No process and no thread stays behind."""
        self._open.clear()
        self._end()
        for listener in self._listeners:
            listener.join(5)
