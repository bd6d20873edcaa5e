"""All lessons of a game, to go back to or on to."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from boomerang_desktop.desktop.lesson.programme import Programme, Row, Sign
from boomerang_desktop.desktop.look import assets, theme, widgets

ACROSS = 5
"""Levels beside each other."""
SIGN = 18
"""Pixels of an icon in the legend."""


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
        self._close.clicked.connect(self.put_away)
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
        self._legend = QGridLayout()
        self._legend.setColumnStretch(1, 1)
        whole.addLayout(self._legend, 2, 0, 1, 2)
        whole.addWidget(self._list, 3, 0, 1, 2)
        whole.setColumnStretch(0, 1)
        self.levels: dict[tuple[str, str], QPushButton] = {}
        self.hide()

    def open(self, programme: Programme) -> None:
        _empty(self._grid)
        _empty(self._legend)
        self.levels.clear()
        self._head.setText(programme.head())
        self._standing.setText(programme.standing())
        self._standing.setVisible(bool(programme.standing()))
        widgets.set_tip(self._close, self.tr("Close"))
        self._close.setAccessibleName(self.tr("Close"))
        for sign in programme.legend:
            self._add_sign(sign)
        for row in programme.rows():
            if row.heading:
                self._add_part(row.heading)
            self._add_row(row, programme.key)
        self.place()
        self.show()
        self.raise_()
        self.levels[programme.key].setFocus()

    def _add_sign(self, sign: Sign) -> None:
        row, text = self._legend.rowCount(), widgets.label("muted", wrap=True)
        text.setText(sign.text)
        self._legend.addWidget(text, row, 1 if sign.icon else 0, 1, -1)
        if sign.icon:
            side, picture = round(SIGN * theme.text_scale()), widgets.label()
            picture.setPixmap(assets.icon(sign.icon, sign.tone).pixmap(side, side))
            self._legend.addWidget(picture, row, 0)

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
                button.setIcon(assets.icon(place.icon, place.tone))
            button.setText(place.text)
            button.setCheckable(True)
            button.setChecked(place.key == here)
            button.setAccessibleName(place.told)
            button.clicked.connect(lambda _=False, at=place.key: self.chosen.emit(*at))
            self._grid.addWidget(button, first + number // ACROSS, number % ACROSS + 1)

    def place(self) -> None:
        wide = min(round(420 * theme.text_scale()), self._over.width())
        self.setGeometry(self._over.width() - wide, 0, wide, self._over.height())

    def put_away(self) -> None:
        """The table has the focus again: of itself it would come there as if by the Tab key."""
        if self.isVisible():
            self._over.setFocus(Qt.FocusReason.OtherFocusReason)
        self.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.put_away()
        else:
            super().keyPressEvent(event)


def _empty(grid: QGridLayout) -> None:
    while (old := grid.takeAt(0)) is not None:
        if widget := old.widget():
            widget.deleteLater()
