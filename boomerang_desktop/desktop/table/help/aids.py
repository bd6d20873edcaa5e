"""What a table can show beyond what lies on it, and who helps there."""

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from boomerang_desktop.desktop.look import widgets
from boomerang_desktop.desktop.settings import Settings
from boomerang_desktop.desktop.table.flow import Flow
from boomerang_desktop.desktop.table.help.coach import Coach
from boomerang_desktop.desktop.table.help.tally import Tally
from boomerang_desktop.desktop.table.hint import Hints


class Aids(QMenu):
    """Made anew each time that it is opened."""

    def __init__(self, coach: Coach, hints: Hints, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._coach, self._settings = coach, settings
        self.tally = Tally(coach, hints, self)
        self._flow: Flow | None = None
        self.setToolTipsVisible(True)
        self.aboutToShow.connect(self._list)

    def begin(self, flow: Flow | None) -> None:
        self._flow = flow
        self.tally.begin(flow.match if flow else None)

    def _list(self) -> None:
        self.clear()
        if self._flow is None:
            return
        board = self._flow.board
        for name, text in board.words.aids():
            aid = self._add(text, board.flags[name])
            aid.toggled.connect(lambda on, name=name: board.set_flag(name, on))
        if board.setup.you is not None:
            coach = self._add(self.tr("Coach"), self._coach.here)
            widgets.set_tip(coach, self.tr("The match then counts as played with help."))
            coach.toggled.connect(self._call_coach)

    def _call_coach(self, wanted: bool) -> None:
        """Or sends them away; kept for the next match of this game."""
        if self._flow is None:
            return
        self._settings.set_flag(f"{self._flow.match.game.id}/coach", wanted)
        if wanted:
            self._coach.join(self._flow)
        else:
            self._coach.leave()

    def _add(self, text: str, on: bool) -> QAction:
        aid = self.addAction(text)
        aid.setCheckable(True)
        aid.setChecked(on)
        return aid
