"""All levels of a game, to go back to or on to."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from boomerang_desktop.desktop.lesson.programme import Programme, Row
from boomerang_desktop.desktop.look import assets, theme, widgets

ACROSS = 5
"""Levels beside each other."""


class Contents(QFrame):
    """Lies over the right side of the table while it is wanted."""

    chosen = Signal(str, str)
    """A lesson and its level."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self.setProperty("role", "side")
        self._head = widgets.label("head")
        self._standing = widgets.label("muted", wrap=True)
        self._close = widgets.tool("close")
        self._close.clicked.connect(self.hide)
        self._grid = QGridLayout()
        self._grid.setColumnStretch(0, 1)
        inside = widgets.Tall()
        column = QVBoxLayout(inside)
        column.addLayout(self._grid)
        column.addStretch(1)
        self._list = QScrollArea()
        self._list.setWidget(inside)
        self._list.setWidgetResizable(True)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        whole = QGridLayout(self)
        whole.addWidget(self._head, 0, 0)
        whole.addWidget(self._close, 0, 1)
        whole.addWidget(self._standing, 1, 0, 1, 2)
        whole.addWidget(self._list, 2, 0, 1, 2)
        whole.setColumnStretch(0, 1)
        self.levels: dict[tuple[str, str], QPushButton] = {}
        self.hide()

    def open(self, programme: Programme) -> None:
        while (old := self._grid.takeAt(0)) is not None:
            if widget := old.widget():
                widget.deleteLater()
        self.levels.clear()
        self._head.setText(programme.head())
        self._standing.setText(programme.standing())
        self._standing.setVisible(bool(programme.standing()))
        self._close.setToolTip(self.tr("Close"))
        self._close.setAccessibleName(self.tr("Close"))
        for row in programme.rows():
            if row.heading:
                self._add_part(row.heading)
            self._add_row(row, programme.key)
        self.place()
        self.show()
        self.raise_()
        self.levels[programme.key].setFocus()

    def _add_part(self, title: str) -> None:
        """What comes below it is of another kind."""
        head = widgets.label("head")
        head.setText(title)
        self._grid.addWidget(head, self._grid.rowCount(), 0, 1, -1)

    def _add_row(self, row: Row, here: tuple[str, str]) -> None:
        title = widgets.label(wrap=True)
        title.setText(row.title)
        first = self._grid.rowCount()
        self._grid.addWidget(title, first, 0)
        for number, place in enumerate(row.places):
            button = self.levels[place.key] = widgets.button(role="choice")
            if place.icon:
                button.setIcon(
                    assets.icon(place.icon, "good" if place.icon == "check" else "muted")
                )
            button.setText(place.text)
            button.setCheckable(True)
            button.setChecked(place.key == here)
            button.setAccessibleName(place.told)
            button.clicked.connect(lambda _=False, at=place.key: self.chosen.emit(*at))
            self._grid.addWidget(button, first + number // ACROSS, number % ACROSS + 1)

    def place(self) -> None:
        wide = min(round(420 * theme.text_scale()), self._over.width())
        self.setGeometry(self._over.width() - wide, 0, wide, self._over.height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
        else:
            super().keyPressEvent(event)
