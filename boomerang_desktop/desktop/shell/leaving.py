"""Leaving a match that counts: whoever walks out is asked first, and has lost it."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from boomerang_desktop.desktop.shell.window import MainWindow
    from boomerang_desktop.match import Match

MATCHES = "matches"


class Leaving(QObject):
    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window

    def ask(self, then: Callable[[], None]) -> None:
        """Another match is about to begin: goes on at once, or when somebody has said that the
        running one may be lost."""
        match = self._at_stake()
        if match is None:
            then()
            return
        from boomerang_desktop.desktop.dialogs.question import Question

        def leave() -> None:
            seat = next(iter(match.persons))
            keeper = self._window.shelf.keeper
            keeper.tell(lambda library: library.annotate(match.id, left=seat))
            then()

        question = Question(
            self.tr("Leave the running match? It is not over, and would count as lost."),
            self.tr("Leave it"),
            self.tr("Go on playing"),
            self._window,
        )
        question.accepted.connect(leave)
        question.open()

    def _at_stake(self) -> "Match | None":
        """The running match, if its only person has decided something in it and nothing has helped
        them: it counts."""
        self._window.flush()
        saves = self._window.saves
        running = saves.running()
        if running is None or running.over:
            return None
        match, _ = saves.load(saves.autosave_path)
        if match is None or len(match.persons) != 1 or len(match.seats) == 1:
            return None
        own = any(decision.seat in match.persons for decision in match.decisions)
        return match if own and not self._helped(match.id) else None

    def _helped(self, match_id: str) -> bool:
        from boomerang_desktop.library import notes
        from boomerang_desktop.library.errors import LibraryError

        path: Path = self._window.saves.folder / MATCHES / notes.name_of(match_id)
        try:
            note = notes.read(path)
        except LibraryError:
            return True  # nobody is asked about what nobody can know
        return bool(note.aids or note.branch_of) or note.left is not None
