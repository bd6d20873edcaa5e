"""Giving up the match on the table: it is over then, and everything lies open."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from boomerang_desktop.desktop.shell.window import MainWindow
    from boomerang_desktop.match import Match


class GivingUp(QObject):
    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window

    def why_not(self) -> str | None:
        """One sentence if nothing can be given up."""
        match = self._window.table.match if self._window.table else None
        if match is None:
            return self.tr("no match is open")
        if match.over:
            return self.tr("the match is over")
        return None if match.persons else self.tr("only bots play")

    def ask(self) -> None:
        from boomerang_desktop.desktop.dialogs.give_up import GiveUpQuestion

        window = self._window
        flow = window.table.flow if window.table else None
        if flow is None or self.why_not() is not None:
            return
        match = flow.match
        people = {seat: flow.board.words.name(seat) for seat in sorted(match.persons)}
        question = GiveUpQuestion(
            self._meaning(match),
            self.tr("Give up"),
            self.tr("Go on playing"),
            people,
            window,
        )
        question.accepted.connect(lambda: self._give_up(match, question.seat))
        question.open()

    def _meaning(self, match: "Match") -> str:
        if len(match.persons) == 1:
            return self.tr(
                "Give up this match? It counts as lost and can never be resumed. Everything lies "
                "open then, and you can study it."
            )
        return self.tr(
            "Who gives up? The match is over for everybody then, and can never be resumed. It "
            "counts as lost for the one who gives up and as won for the others, and everything "
            "lies open."
        )

    def _give_up(self, match: "Match", seat: int) -> None:
        # what happens behind a question goes on: the match may be over, or another one
        table = self._window.table
        if table and table.flow and table.match is match and self.why_not() is None:
            table.flow.give_up(seat)
