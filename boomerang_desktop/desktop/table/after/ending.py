"""The end of a match: its result beside the table, what is seen and heard of it once, and the way
back to it."""

from PySide6.QtCore import QObject, Signal

from boomerang_desktop.desktop.scene.animation import pulse
from boomerang_desktop.desktop.scene.view import TableWithSidebar
from boomerang_desktop.desktop.table.after.chances import ChancesPanel
from boomerang_desktop.desktop.table.after.result import ResultCard
from boomerang_desktop.desktop.table.flow import Flow
from boomerang_desktop.match.analysis import can_analyse


class Ending(QObject):
    wanted = Signal(str)
    """An action by its name: a rematch, say."""
    home = Signal()
    turned = Signal()
    """The result has come into sight, or has gone."""
    sounded = Signal(str)
    """The name of a sound to be heard."""
    told = Signal(str)
    """How a match that was played here has ended, for those who do not see it."""
    rules_wanted = Signal(str)
    """The paragraph that somebody wants to read."""

    def __init__(self, beside: TableWithSidebar, chances: ChancesPanel, parent: QObject) -> None:
        super().__init__(parent)
        self._beside, self._chances = beside, chances
        self._flow: Flow | None = None
        self.card: ResultCard | None = None
        """How the match ended, as long as it is shown."""
        self._fresh = True
        """Whether the match is being played here: only then its end is an event."""
        self._told = False

    def begin(self, flow: Flow | None) -> None:
        """Another match, or none."""
        self.hide()
        self._flow, self._told = flow, False
        self._fresh = flow is not None and not flow.match.over

    def come(self) -> None:
        """The match is over, or somebody has come back to its end."""
        flow = self._flow
        if flow is None or not flow.match.over:
            return
        if not self._told:
            self._told = True
            self.show()
            if self._fresh:
                self._celebrate(flow)
        self._chances.begin(flow.match, flow.board.words)

    def _celebrate(self, flow: Flow) -> None:
        """Somebody here has won, or somebody else; or nobody is here, and all are glad. Nobody is
        glad of a win that another has given up."""
        winners, persons, board = flow.match.winners, flow.match.persons, flow.board
        won = not persons or bool(persons.intersection(winners))
        won = won and flow.match.given_up is None
        self.sounded.emit("win" if won else "loss")
        if self.card:
            self.card.celebrate(won, board.motion.pace)
            self.told.emit(self.card.spoken)
        for seat in winners:
            if won and board.motion.pace and (panel := board.panels.get(seat)):
                board.motion.glide(pulse(panel, 2 * board.motion.pace, 1.06))

    def show(self, lit: str = "") -> None:
        """In place of the log. What decided between equals is lit at once."""
        flow = self._flow
        outcome = flow.match.outcome if flow else None
        if flow is None or outcome is None or self.card is not None:
            return
        match = flow.match
        story = [match.events(number) for number in range(len(match.decisions))]
        card = self.card = ResultCard(flow.board.words, match.state, outcome, story)
        card.next.home.connect(self.home)
        card.next.wanted.connect(self.wanted)
        card.next.closed.connect(self.hide)
        card.next.study.setVisible(can_analyse(match.game.id))
        card.line_chosen.connect(flow.board.table.show_line)
        card.rules_wanted.connect(self.rules_wanted)
        card.take_in(self._chances)
        self._beside.show_result(card)
        self.turned.emit()
        card.show()
        if lit := lit or card.decisive:
            card.choose(lit)

    def hide(self) -> None:
        card, self.card = self.card, None
        if card is None:
            return
        if self._flow and card.chosen:
            self._flow.board.table.show_line("")
        self._beside.show_result(None)
        card.hide()
        card.deleteLater()
        self.turned.emit()

    def retell(self) -> None:
        """In another language, or another appearance."""
        if self.card:
            lit = self.card.chosen
            self.hide()
            self.show(lit)
