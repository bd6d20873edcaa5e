"""A hint: what a strong player would do here, in words, with why. Only the one who decides sees
it, and it goes as soon as something else is asked."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from boomerang_desktop.bots.core import Chances, Thought
from boomerang_desktop.bots.jobs import advise
from boomerang_desktop.bots.process import Job
from boomerang_desktop.desktop.actions import actions
from boomerang_desktop.desktop.look import assets, references, theme, widgets
from boomerang_desktop.desktop.table.background import Background
from boomerang_desktop.desktop.table.flow import Flow
from boomerang_desktop.match.players import Question

SECONDS = 1.5
"""However slow the machine: then the best move so far is told."""
MOST = 3
"""Reasons that are told."""


class HintCard(QFrame):
    closed = Signal()
    rules_wanted = Signal(str)
    """The paragraph that somebody wants to read."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "note")
        self._icon = widgets.label()
        self.title = widgets.label("head", wrap=True)
        self.close_button = widgets.tool("close")
        self.close_button.clicked.connect(self.closed)
        self.move_told = widgets.label("advice", wrap=True)
        self.chance = widgets.label("muted", wrap=True)
        self.counted = widgets.label("small", wrap=True)
        self.reasons = [widgets.label() for _ in range(MOST)]
        self.spoken = self.written = ""
        """All that it says, for those who listen, and in lines for those who read it elsewhere."""
        head = QHBoxLayout()
        head.addWidget(self._icon)
        head.addWidget(self.title, 1)
        head.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 4, 12)
        column.addLayout(head)
        column.addWidget(self.move_told)
        column.addWidget(self.chance)
        column.addWidget(self.counted)
        for told in self.reasons:
            told.setWordWrap(True)
            told.linkActivated.connect(self.rules_wanted)
            column.addWidget(told)
        column.addStretch(1)
        self.hide()

    def tell(
        self,
        title: str,
        move: str,
        chance: str = "",
        reasons: Sequence[tuple[str, str | None]] = (),
    ) -> None:
        """`reasons`: sentences, each with its paragraph."""
        side = round(22 * theme.text_scale())
        self._icon.setPixmap(assets.pixmap("icons/hint", side, side, theme.tokens().accent))
        self.close_button.setIconSize(QSize(side, side))
        widgets.set_tip(self.close_button, self.tr("Close the hint"))
        self.close_button.setAccessibleName(self.tr("Close the hint"))
        self.title.setText(title)
        self.counted.setText(self.tr("The match counts as played with help.") if title else "")
        self.move_told.setText(move)
        self.chance.setText(chance)
        self.chance.setVisible(bool(chance))
        for n, label in enumerate(self.reasons):
            label.setVisible(n < len(reasons))
            text, rule = reasons[n] if n < len(reasons) else ("", None)
            references.write(label, text, rule or "")
        why = (references.plain(text, rule or "") for text, rule in reasons)
        said = [part for part in (title, move, chance, *why) if part]
        self.spoken, self.written = ". ".join(said), "\n".join(said)
        self.show()


class Hints(QObject):
    """Asks for hints and shows them."""

    told = Signal(str)
    """What the card says now, to be announced."""
    asked = Signal()
    changed = Signal()
    """What the card says, or that it says anything."""

    def __init__(self, adviser: Background, card: HintCard, parent: QObject) -> None:
        super().__init__(parent)
        self._adviser, self._card = adviser, card
        self._flow: Flow | None = None
        """The match that a hint is shown for, or thought about."""
        self._question: Question | None = None
        """What is asked there."""
        self._thought: Thought | None = None
        self._chance = 0.0
        """Of whoever asks."""
        self._latest: tuple[Question, Thought] | None = None
        """What was told last, and when."""
        self._failed = False
        card.closed.connect(self.dismiss)

    @property
    def active(self) -> bool:
        return self._flow is not None

    @property
    def thinking(self) -> bool:
        return self.active and self._thought is None and not self._failed

    def told_when(self, question: Question | None) -> Thought | None:
        """What has been told to whoever was asked this."""
        return self._latest[1] if self._latest and self._latest[0] is question else None

    def ask(self, flow: Flow) -> None:
        """Thinks for the person who must decide now."""
        self.dismiss()
        question = flow.question()
        if question is None:
            return
        self._flow, self._question, self._failed = flow, question, False
        flow.reading = True
        match, seat = flow.match, question.seat
        given = (match.game.id, question.view, seat, match.seed_for(seat), SECONDS)

        def answered(found: tuple[Thought, Chances]) -> None:
            thought, chances = found
            self._answered(thought, chances.shares[seat])

        self._adviser.post(Job(advise, given, answered, self._gave_up))
        self.asked.emit()
        self.retell()

    def _answered(self, thought: Thought, chance: float) -> None:
        assert self._flow is not None
        assert self._question
        self._thought, self._chance = thought, chance
        self._latest = self._question, thought
        self._flow.board.advise(thought.move)
        self.retell()
        self.told.emit(self._card.spoken)

    def _gave_up(self) -> None:
        self._failed = True
        self.retell()
        self.told.emit(self._card.spoken)

    def position_changed(self) -> None:
        """It is of use as long as the same is asked: others may choose at the same time."""
        flow = self._flow
        if flow and (
            flow.question() is not self._question or flow.playback.looking_back is not None
        ):
            self.dismiss()

    def dismiss(self) -> None:
        """Nothing of it stays, neither on the screen nor in anybody's mind."""
        if self.thinking:
            self._adviser.forget()
        flow, self._flow, self._question = self._flow, None, None
        if flow is None:
            return
        self._thought = None
        self._card.tell("", "")
        self._card.hide()
        flow.reading = False
        flow.board.advise(None)
        self.changed.emit()

    def retell(self) -> None:
        """Writes the card, perhaps in another language than before."""
        if self._flow is None:
            return
        board, thought = self._flow.board, self._thought
        assert board.acting is not None
        title = board.words.by(board.acting, self.tr("A hint for you"), self.tr("Hint for {name}"))
        tell = partial(self._card.tell, title)
        if self._failed:
            text = self.tr("The hint could not be worked out. Press {key} to ask again.")
            tell(text.format(key=actions.BY_NAME["hint"].key_text()))
        elif thought is None:
            tell(self.tr("Thinking…"))
        else:
            said = [
                (text, reason.rule)
                for reason in thought.reasons
                if (text := board.words.reason(reason))
            ]
            tell(
                board.words.advice(board.view, thought.move),
                board.words.figures.chance(self._chance),
                said[:MOST],
            )
        self.changed.emit()
