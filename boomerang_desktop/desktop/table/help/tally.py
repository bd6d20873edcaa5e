"""What has helped somebody in a match: such a match is counted apart from the others."""

from PySide6.QtCore import QObject, Signal

from boomerang_desktop.desktop.table.help.coach import Coach
from boomerang_desktop.desktop.table.hint import Hints
from boomerang_desktop.match import Match


class Tally(QObject):
    aided = Signal(str, str)
    """The id of the match, and what helped: HINT, TAKE_BACK or COACH. Told once of each."""

    def __init__(self, coach: Coach, hints: Hints, parent: QObject) -> None:
        super().__init__(parent)
        self._coach = coach
        coach.joined.connect(lambda: self.count("COACH"))
        hints.asked.connect(lambda: self.count("HINT"))
        self._match: Match | None = None
        self._counted: set[str] = set()

    def begin(self, match: Match | None) -> None:
        """Another match, perhaps with the coach there from the start; None: nobody plays."""
        self._match, self._counted = match, set()
        if self._coach.here:
            self.count("COACH")

    def count(self, aid: str) -> None:
        """Whatever happens after its end, a match stays as it was played."""
        match = self._match
        if match is not None and aid not in self._counted and not match.over:
            self._counted.add(aid)
            self.aided.emit(match.id, aid)
