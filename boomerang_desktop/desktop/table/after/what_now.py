"""What to do after a match: once more, in one of several ways, home, or a look at the table."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QToolButton, QVBoxLayout, QWidget

from boomerang_desktop.desktop.actions import actions
from boomerang_desktop.desktop.look import assets, widgets

_WAYS = ("rematch", "rematch_moved")
_DEALT = ("same_deal", "same_deal_otherwise")


class WhatNow(QWidget):
    wanted = Signal(str)
    """An action of the window by its name."""
    home = Signal()
    closed = Signal()

    def __init__(self, *, dealt: bool = True, parent: QWidget | None = None) -> None:
        """`dealt`: whether there is a deal that could come again."""
        super().__init__(parent)
        self._ways = _WAYS + (_DEALT if dealt else ())
        self.again = widgets.button("rematch", "main")
        self.again.setStyleSheet("padding-top: 4px; padding-bottom: 4px;")
        self.again.setText(self.tr("Rematch"))
        self.again.clicked.connect(lambda: self.wanted.emit("rematch"))
        first = QHBoxLayout()
        first.setSpacing(6)
        self.study = widgets.button("chart", "slim")
        self.study.setText(self.tr("Study"))
        self.study.clicked.connect(lambda: self.wanted.emit("study"))
        first.addWidget(self.again, 2)
        first.addWidget(self._other_ways())
        first.addWidget(self.study, 1)
        row = QHBoxLayout()
        row.setSpacing(6)
        for text, icon, signal in (
            (self.tr("Home"), "home", self.home),
            (self.tr("Look at the table"), "eye", self.closed),
        ):
            button = widgets.button(icon, "slim")
            button.setText(text)
            button.clicked.connect(signal)
            row.addWidget(button, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addLayout(first)
        column.addLayout(row)

    def _other_ways(self) -> QToolButton:
        self.ways = QMenu(self)
        for name in self._ways:
            action = actions.BY_NAME[name]
            made = self.ways.addAction(assets.icon(action.icon), action.label())
            made.setObjectName(name)
            made.triggered.connect(lambda _=False, name=name: self.wanted.emit(name))
        button = widgets.menu_button(self.ways)
        button.setProperty("role", "")
        button.setIcon(assets.icon("chevron_down"))
        text = self.tr("Other ways to play once more")
        widgets.set_tip(button, text)
        button.setAccessibleName(text)
        return button
