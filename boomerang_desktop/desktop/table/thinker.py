"""Bots think beside the window, and a match goes on whatever becomes of them."""

from collections.abc import Callable
from random import Random

from PySide6.QtCore import QObject, QTimer, Signal

from boomerang_desktop.bots import random_bot
from boomerang_desktop.bots.jobs import decide, prepare
from boomerang_desktop.bots.process import Job
from boomerang_desktop.desktop.table.background import Background
from boomerang_desktop.games.core import Move
from boomerang_desktop.match.players import Question

PATIENCE = 30_000
"""Milliseconds after which a bot that has not answered is given up for lost."""
TRIES = 2


class Thinker(Background):
    """Asks bots and hears their answers. A bot that fails, dies or hangs is asked once more; then a
    simpler one moves in its place."""

    stood_in = Signal(int)
    """The seat for which a simpler bot has moved."""

    def __init__(self, parent: QObject | None = None, patience: int = PATIENCE) -> None:
        super().__init__(patience, parent)
        self.recall: Callable[[Question], Move | None] = lambda question: None
        """What was done there in another match, if it is to be done again."""

    def prepare(self, game_id: str) -> None:
        """Makes the bots of that game ready to be asked; nobody waits for it."""
        self.post(Job(prepare, (game_id,), lambda ready: None, lambda: None))

    def ask(self, kind: str, question: Question, seed: str) -> None:
        def stand_in() -> None:
            self.stood_in.emit(question.seat)
            moves = question.view.legal(question.seat)
            question.submit(random_bot(question.view, question.seat, moves, Random(seed)))

        if move := self.recall(question):
            QTimer.singleShot(0, self, lambda: question.submit(move))
            return
        given = (kind, question.match.game.id, question.view, question.seat, seed)
        self.post(Job(decide, given, question.submit, stand_in, TRIES))
