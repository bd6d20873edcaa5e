"""A match that is over on a table of its own: one moment after the other, and what else could have
been done there."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal

from boomerang_desktop.desktop.scene.board import Board
from boomerang_desktop.desktop.table.eyes import Eyes
from boomerang_desktop.desktop.table.playback import Playback
from boomerang_desktop.games.core import Move, State
from boomerang_desktop.match import Match
from boomerang_desktop.match.analysis import in_order


class Desk(QObject):
    """The decisions count in the order of a record. What is looked at is the position before a
    decision, so that what was done and what was better can both be drawn."""

    changed = Signal()
    """Another position, or another decision of those made at the same time."""
    tried = Signal(object)
    """A Move that somebody tries instead of the one that was made."""

    def __init__(self, match: Match, board: Board[Any], parent: QObject) -> None:
        super().__init__(parent)
        self.match, self.board = in_order(match), board
        self.eyes = Eyes(self.match.persons)
        self.playback = Playback(self.match, board, self.eyes, self)
        self._all = list(self.match.stages())
        self._stages = {number: stage for stage in self._all for number in stage}
        self._picked = 0
        board.answered.connect(self.tried)

    def close(self) -> None:
        """The table is about to go."""
        self.board.answered.disconnect(self.tried)
        self.board.rest()

    @property
    def number(self) -> int | None:
        """The decision that is looked at; None: the match is over there."""
        position = self.playback.here + 1
        if position >= len(self.match.decisions):
            return None
        return self._picked if self._picked in self._stages[position] else position

    def step(self, number: int) -> int:
        """Which move of the match a decision belongs to, as they are counted when one looks back:
        what was decided at the same time is one."""
        return 1 + sum(stage.start < self._stages[number].start for stage in self._all)

    def before(self, number: int) -> State:
        """The position in which a decision was made, by those who decided at the same time too."""
        return self.match.states[self._stages[number].start]

    def told(self, number: int, move: Move) -> str:
        """A move in words, to whoever could have made it there."""
        view = self.before(number).view(self.match.decisions[number].seat)
        return self.board.words.advice(view, move)

    def sees(self, number: int) -> bool:
        """Whether whoever looks may know what was decided there."""
        return self.eyes.only in (None, self.match.decisions[number].seat)

    @property
    def stays(self) -> bool:
        """Whether the only person at the screen stays in their chair while another decides: with
        all cards open the table is not turned round unless they want to see a move."""
        number, you = self.number, self.board.setup.you
        if number is None or you is None or self.eyes.only is not None:
            return False
        return self.match.decisions[number].seat not in (you, self.board.acting)

    # --- where one looks

    def pick(self, number: int) -> None:
        """A decision, by its number."""
        self._picked = number
        self.look_at(self._stages[number].start - 1)

    def look_at(self, number: int | None) -> None:
        """The position after a decision; None: how it ended."""
        self.playback.look_at(number)
        self.settle()

    def play_on(self, done: Callable[[], None]) -> None:
        """Shows the next step happen."""

        def seen() -> None:
            if self.playback.here == len(self.match.decisions) - 1:
                self.playback.look_at(None)
            self.settle()
            done()

        self.board.offer(None)
        self.playback.play_on(seen)

    def look_through(self, seat: int | None) -> None:
        """One seat's eyes, or None: all lies open."""
        self.eyes.only = seat
        self.settle()

    def settle(self) -> None:
        """The position as it is looked at, before whoever decides in it; what they could do is
        offered."""
        self.board.offer(None)
        number = self.number
        if number is None or not self.sees(number) or self.stays:
            self.playback.show_position()
        else:
            self._turn_to(number)
        self.changed.emit()

    def _turn_to(self, number: int) -> None:
        seat = self.match.decisions[number].seat
        self.playback.show_position(seat)
        # something can be done: other moves may be tried
        self.board.looking_back = False
        self.board.offer(seat, self.before(number).legal(seat))

    def draw(self, move: Move | None) -> None:
        """Lights a move on the table, until somebody looks elsewhere; before whoever made it."""
        if move is not None and self.stays and self.number is not None:
            self._turn_to(self.number)
        self.board.advise(move)
