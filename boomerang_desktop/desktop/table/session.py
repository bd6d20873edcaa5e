"""A match at this screen: people who use the mouse, bots who think elsewhere."""

from PySide6.QtCore import QObject, Signal

from boomerang_desktop.desktop.table.thinker import Thinker
from boomerang_desktop.games.core import Move
from boomerang_desktop.match import HUMAN, Match
from boomerang_desktop.match.players import Player, Question, Table


class _Person:
    """Answers through the window."""

    def __init__(self, session: "Session") -> None:
        self._session = session

    def ask(self, question: Question) -> None:
        self._session.waiting[question.seat] = question

    def forget(self) -> None:
        self._session.waiting.clear()


class _Bot:
    def __init__(self, thinker: Thinker, kind: str) -> None:
        self._thinker, self._kind = thinker, kind

    def ask(self, question: Question) -> None:
        self._thinker.ask(self._kind, question, question.match.seed_for(question.seat))

    def forget(self) -> None:
        self._thinker.forget()


class Session(QObject):
    played = Signal(int)
    """The number of a decision that has just been made."""

    def __init__(self, match: Match, thinker: Thinker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.match = match
        self.persons = frozenset(n for n, seat in enumerate(match.seats) if seat.player == HUMAN)
        self.waiting: dict[int, Question] = {}
        """What people at this screen are asked now, by seat."""
        players: list[Player] = [
            _Person(self) if seat.player == HUMAN else _Bot(thinker, seat.player)
            for seat in match.seats
        ]
        self._table = Table(match, players, self.played.emit)

    def go_on(self) -> None:
        self._table.go_on()

    def answer(self, seat: int, move: Move) -> None:
        """Raises IllegalMove, and the question stands."""
        question = self.waiting[seat]
        question.answer(move)
        self.waiting.pop(seat, None)

    def undo(self) -> None:
        self._table.withdraw()
        self.match.undo(self.persons)

    def redo(self) -> None:
        self._table.withdraw()
        self.match.redo()

    def close(self) -> None:
        self._table.withdraw()
