"""How a match ended: every point explained, line by line."""

from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon
from PySide6.QtWidgets import (
    QFrame,
    QGraphicsDropShadowEffect,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from boomerang_desktop.desktop.look import assets, references, theme
from boomerang_desktop.desktop.scene.words import Words
from boomerang_desktop.games.core import Result, State
from boomerang_desktop.match import Seat

PARTS = (1.0, 0.9, 0.8, 0.7, 0.6)
"""Of the chosen text size."""


class ResultCard(QFrame):
    rematch = Signal()
    home = Signal()
    closed = Signal()
    line_chosen = Signal(str)
    """The key of a line that was clicked: the table can show what it counts."""
    rules_wanted = Signal(str)
    """The paragraph that somebody wants to read."""

    def __init__(
        self, words: Words[Any], state: State, result: Result, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        shadow = QGraphicsDropShadowEffect(self)
        shadow.setBlurRadius(40)
        shadow.setOffset(0, 8)
        shadow.setColor(QColor(0, 0, 0, 110))
        self.setGraphicsEffect(shadow)
        self._seats = words.setup.seats
        layout = QVBoxLayout(self)
        layout.setContentsMargins(32, 24, 32, 24)
        layout.setSpacing(12)
        title = QLabel(self._headline(result))
        title.setProperty("role", "title")
        how = QLabel()
        how.setProperty("role", "muted")
        references.write(how, words.ending(state, result))
        how.linkActivated.connect(self.rules_wanted)
        for label in (title, how):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setWordWrap(True)
            layout.addWidget(label)
        layout.addLayout(self._table(words, state, result))
        layout.addSpacing(8)
        layout.addLayout(self._buttons())

    def fit(self, room: QSize) -> None:
        """The whole card is seen, however many seats and however long their names: if need be, in
        smaller type."""
        for part in PARTS:
            self.setStyleSheet(theme.style_sheet(part) if part < 1 else "")
            # what changed its size has told its layout so: let it hear that now
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
            self.adjustSize()
            if self.width() <= room.width() and self.height() <= room.height():
                break

    def _headline(self, result: Result) -> str:
        names = [self._seats[seat].name for seat in result.winners]
        if len(names) == len(self._seats):
            return self.tr("A draw")
        if len(names) == 1:
            return self.tr("{name} wins!").format(name=names[0])
        *others, last = names
        return self.tr("{names} and {last} share the win!").format(
            names=", ".join(others), last=last
        )

    def _table(self, words: Words[Any], state: State, result: Result) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(20)
        grid.setVerticalSpacing(2)
        for column, seat in enumerate(self._seats, 1):
            grid.addLayout(self._seat(column - 1, seat), 0, column, Qt.AlignmentFlag.AlignCenter)
        for row, told in enumerate(words.explain(state, result), 1):
            line = QPushButton(told.heading)
            line.setProperty("role", "plain")
            line.setStyleSheet("text-align: left; padding: 2px 6px; min-height: 22px;")
            line.clicked.connect(lambda _=False, key=told.key: self.line_chosen.emit(key))
            grid.addWidget(line, row, 0)
            for column, text in enumerate(told.cells, 1):
                grid.addWidget(QLabel(text), row, column, Qt.AlignmentFlag.AlignCenter)
        last = grid.rowCount()
        total = QLabel(self.tr("Total"))
        total.setProperty("role", "head")
        grid.addWidget(total, last, 0)
        for column, score in enumerate(result.scores, 1):
            label = QLabel(str(score))
            label.setProperty("role", "title" if column - 1 in result.winners else "head")
            grid.addWidget(label, last, column, Qt.AlignmentFlag.AlignCenter)
        return grid

    def _seat(self, number: int, seat: Seat) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        symbol, name = QLabel(), QLabel(seat.name)
        colour, side = theme.seat_colour(number).name(), round(18 * theme.text_scale())
        symbol.setPixmap(assets.pixmap(f"seats/{theme.SEAT_SYMBOLS[number]}", side, side, colour))
        name.setFont(theme.font(bold=True))
        row.addWidget(symbol)
        row.addWidget(name)
        return row

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addStretch()
        for text, icon, signal, role in (
            (self.tr("Home"), "home", self.home, ""),
            (self.tr("Look at the table"), "eye", self.closed, ""),
            (self.tr("Rematch"), "rematch", self.rematch, "main"),
        ):
            button = QPushButton(text)
            button.setIcon(_icon(icon, role))
            button.setProperty("role", role)
            button.clicked.connect(signal)
            row.addWidget(button)
        row.addStretch()
        return row


def _icon(name: str, role: str) -> QIcon:
    return assets.icon(name, "on_accent" if role == "main" else "ink")
