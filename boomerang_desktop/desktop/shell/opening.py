"""Opening a record, or resuming the match that runs. Each match is opened as far as it was played
here: an older copy of it is no way back."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from boomerang_desktop.desktop.texts import Texts, sentence

if TYPE_CHECKING:
    from boomerang_desktop.desktop.shell.window import MainWindow
    from boomerang_desktop.match import Match


class Opening(QObject):
    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._visited: Match | None = None
        """A match that is on the table while another one runs."""
        self._visited_at = 0

    def open(self, path: Path) -> None:
        """If the file is no good, what is open stays as it is."""
        window = self._window
        # what is on the table may have gone on since
        window.flush()
        match, fault = window.saves.load(path)
        if fault:
            window.tell(fault)
        if match and not window.shelf.dealing.take_up(match, path):
            self._open(match)

    def _open(self, match: "Match") -> None:
        copies = self._window.saves.copies(match)
        for kept in copies:
            if kept.continues(match):
                self._lay(kept)
                if len(kept.decisions) > len(match.decisions):
                    self._say_that_it_went_on()
                return
            if not match.continues(kept):
                self._open_other_course(match, kept)
                return
        self._lay(match, went_on=bool(copies))

    def _lay(self, match: "Match", *, went_on: bool = False) -> None:
        """On the table. What `went_on` elsewhere, or is over, is not resumed as it was before."""
        window = self._window
        running = window.saves.running()
        ours = running is not None and running.id == match.id
        self._visited = match if running and not ours else None
        self._visited_at = len(match.decisions)
        table = window.sit_down(match)
        if (ours and (went_on or match.over)) or (went_on and match.over):
            table.save()

    def _say_that_it_went_on(self) -> None:
        if table := self._window.table:
            table.speech.remark(
                self.tr(
                    "The match has gone on since this copy was saved: here it is as it stands now."
                ),
                warning=False,
            )

    def _open_other_course(self, match: "Match", kept: "Match") -> None:
        """A copy that went another way than the match that is kept here."""
        from boomerang_desktop.desktop.dialogs.question import Question
        from boomerang_desktop.match.secrecy import withheld

        if match.over and (why := withheld(kept)):
            # all cards of a match that can be resumed lie open at its end
            self._window.tell(sentence(Texts(self).withheld(why)))
            return
        if match.over:
            self._lay(match)
            return
        question = Question(
            self.tr(
                "This copy went another way than the match that is kept here. Going back to it is "
                "taking choices back: it becomes a match of its own, which counts as played with "
                "help."
            ),
            self.tr("Play it"),
            self.tr("Leave it"),
            self._window,
        )
        question.accepted.connect(
            lambda: self._window.begin(match.with_seats(match.seats), branch_of=match.id)
        )
        question.open()

    def resume(self) -> None:
        """The running match; if it has ended since, how it ended."""
        window = self._window
        match, fault = window.saves.resume()
        if match:
            over = (kept for kept in window.saves.copies(match) if kept.over)
            match = next((kept for kept in over if kept.continues(match)), match)
            table = window.sit_down(match)
            if match.over:
                table.save()
        elif fault:
            window.tell(fault)
        if not match:
            window.home.refresh()

    def why_no_resume(self) -> str | None:
        """One sentence if there is no other match to go back to."""
        window = self._window
        if not window.saves.autosave_path.exists():
            return self.tr("no match is running")
        match = window.match_on_table
        # one that was opened to be looked at is not the one that runs, until it is played on
        if match and (match is not self._visited or len(match.decisions) != self._visited_at):
            return self.tr("the match is on the table")
        return None
