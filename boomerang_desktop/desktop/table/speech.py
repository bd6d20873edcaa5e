"""What is said at a table rather than shown: to screen readers, and in the status line."""

from functools import partial
from typing import Any, Protocol

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from boomerang_desktop.desktop.look import references
from boomerang_desktop.desktop.look.status import StatusLine
from boomerang_desktop.desktop.scene import accessibility
from boomerang_desktop.desktop.scene.board import Board
from boomerang_desktop.desktop.scene.view import TableView
from boomerang_desktop.desktop.scene.words import Words
from boomerang_desktop.desktop.table.playback import Playback
from boomerang_desktop.desktop.texts import sentence
from boomerang_desktop.games.core import Refusal
from boomerang_desktop.match import Match


class Sitting(Protocol):
    """What lies on a table, and how it came about."""

    @property
    def board(self) -> Board[Any]: ...
    @property
    def match(self) -> Match: ...
    @property
    def playback(self) -> Playback: ...


class Speech(QObject):
    """Says aloud what sighted people see happen, and again when somebody asks."""

    def __init__(self, view: TableView, line: StatusLine, parent: QObject) -> None:
        super().__init__(parent)
        self._view, self._line = view, line

    def follow(self, board: Board[Any]) -> None:
        """Says what this table has to say."""
        board.refused.connect(partial(self.refused, board.words))
        board.remarked.connect(self.remark)
        board.guide.told.connect(self.announce)
        board.focused.connect(accessibility.focused)

    def announce(self, text: str) -> None:
        """To screen readers alone."""
        if QAccessible.isActive():
            said = references.plain(text)
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._view, said))

    def remark(self, text: str, paragraph: str = "", *, warning: bool = True) -> None:
        """A sentence that stays in the status line for a while, with its reference if it has
        one."""
        self._line.remark(text, paragraph, warning=warning)
        self._tell_flat(references.plain(text, paragraph), warns=warning)
        self.announce(references.plain(text, paragraph))

    def _tell_flat(self, text: str, *, warns: bool = True) -> None:
        """To whoever sits at a screen that lies flat."""
        board = self._view.board
        if board and not board.guide.shown:
            board.note.say(text, warns=warns)

    def refused(self, words: Words[Any], refusal: Refusal) -> None:
        """What is missing, and the paragraph to read."""
        text = words.refusal(refusal)
        self.remark(text[:1].upper() + text[1:], refusal.paragraph)

    def why_not(self, why: str) -> None:
        """Somebody has pressed the key of what cannot be done now."""
        self.remark(sentence(why))

    def looking_back(self) -> None:
        """Nothing can be done in the past, but one can come back from it."""
        text = self.tr("You are looking back")
        self._line.remark_past(text, self.tr("back to the game"))
        self._tell_flat(text)
        self.announce(text)

    # --- when somebody asks

    def summary(self, sitting: Sitting) -> None:
        """Where the match is, who leads, what is expected."""
        board = sitting.board
        status = references.plain(board.status())
        summary = board.guide.texts.summary(board.view, board.counted, status)
        self.remark(summary, warning=False)

    def since(self, sitting: Sitting) -> None:
        """What happened since whoever sits here last decided."""
        self.remark(since(sitting) or sitting.board.guide.texts.nothing_new(), warning=False)

    def explore(self, sitting: Sitting) -> None:
        """Arrows go from thing to thing now, or no longer."""
        board = sitting.board
        board.tour.on = not board.tour.on
        self.remark(board.guide.texts.exploring(board.tour.on), warning=False)
        self._view.setFocus()
        if board.tour.on and board.hand.focus is None:
            # after what has just been said, not over it
            QTimer.singleShot(0, board, board.tour.begin)
        elif not board.tour.on:
            board.hand.forget_focus()


def since(sitting: Sitting) -> str:
    """The lines of the log since the last decision of the player who sits here."""
    lines = sitting.playback.told_since()
    return " ".join(sentence(references.plain(line.text)) for line in lines)
