"""One decision: what was played, what was better, and why."""

from collections.abc import Sequence

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from boomerang_desktop.desktop.look import references, widgets

MOST = 2
"""Reasons for each move: two stand side by side, and the table needs the room."""


class Choice(QWidget):
    """A move in words, with why; its button draws it on the table."""

    rules_wanted = Signal(str)
    explained = Signal()
    """It says something else than before, perhaps more."""

    def __init__(self) -> None:
        super().__init__()
        self.button = QPushButton()
        self.button.setProperty("role", "choice")
        self.button.setCheckable(True)
        self.told = widgets.label("strong", wrap=True)
        self.reasons = [widgets.label("small", wrap=True) for _ in range(MOST)]
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for part in (self.button, self.told, *self.reasons):
            column.addWidget(part)
        for label in self.reasons:
            label.linkActivated.connect(self.rules_wanted)
        column.addStretch(1)

    def tell(self, title: str, move: str) -> None:
        self.button.setText(title)
        self.told.setText(move)
        self.explain(())

    def explain(self, reasons: Sequence[tuple[str, str | None]]) -> None:
        """Sentences, each with its paragraph."""
        for n, label in enumerate(self.reasons):
            text, rule = reasons[n] if n < len(reasons) else ("", None)
            label.setVisible(bool(text))
            references.write(label, text, rule or "")
        self.explained.emit()


class MomentCard(QFrame):
    drawn = Signal(str)
    """"played" or "better": what is to be drawn on the table."""
    pressed = Signal(str)
    """The name of a button."""
    rules_wanted = Signal(str)
    grown = Signal()
    """Other texts need more room, or less."""

    def __init__(self) -> None:
        super().__init__()
        self.title = widgets.label("advice", wrap=True)
        self.verdict = widgets.label(wrap=True)
        self.luck = widgets.label("muted", wrap=True)
        self.whom = widgets.label("small", wrap=True)
        """To whom the reasons are said, if not to whoever reads them."""
        self.remark = widgets.label("strong", wrap=True)
        self.played, self.better = Choice(), Choice()
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 6, 6)
        column.setSpacing(6)
        for label in (self.title, self.verdict, self.luck, self.whom):
            column.addWidget(label)
        both = self._both = QHBoxLayout()
        both.setSpacing(10)
        for name, choice in (("played", self.played), ("better", self.better)):
            both.addWidget(choice, 1)
            choice.button.clicked.connect(lambda _=False, name=name: self.drawn.emit(name))
            choice.rules_wanted.connect(self.rules_wanted)
            choice.explained.connect(lambda: QTimer.singleShot(0, self, self._make_room))
        column.addLayout(both)
        column.addStretch(1)
        self.foot = QWidget()
        """What is always in sight and stays where it is, however much is said above it."""
        below = QVBoxLayout(self.foot)
        below.setContentsMargins(0, 0, 6, 0)
        below.setSpacing(6)
        below.addWidget(self.remark)
        self._row = QHBoxLayout()
        below.addLayout(self._row)
        self.buttons: dict[str, QPushButton] = {}

    def _make_room(self) -> None:
        """For texts that have come, once they have their type: layouts inside each other remember
        how high they were at a width, and would cut them off."""
        for layout in (self._both, self._column):
            layout.invalidate()
        self._column.activate()
        self.grown.emit()

    def show_drawn(self, name: str) -> None:
        self.played.button.setChecked(name == "played")
        self.better.button.setChecked(name == "better")

    def offer(self, buttons: Sequence[tuple[str, str]]) -> None:
        """Each with its name and its text."""
        focused = next((name for name, old in self.buttons.items() if old.hasFocus()), None)
        for old in self.buttons.values():
            old.hide()
            self._row.removeWidget(old)
            old.deleteLater()
        self.buttons = {}
        for name, text in buttons:
            made = self.buttons[name] = widgets.button("", "slim")
            made.setText(text)
            made.clicked.connect(lambda _=False, name=name: self.pressed.emit(name))
            self._row.addWidget(made)
        if focused is not None and self.buttons:
            # whoever presses them with keys stays among them
            kept = self.buttons.get(focused) or next(iter(self.buttons.values()))
            kept.show()
            kept.setFocus()

    def write(self, label: QLabel, text: str) -> None:
        label.setText(text)
        label.setVisible(bool(text))
