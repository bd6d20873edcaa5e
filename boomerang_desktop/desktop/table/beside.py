"""The table, and what is told beside it: the hint, the chances and the log.

Where the window leaves too little room for both, the table keeps all of it: the log folds away and
is opened over the table when somebody wants it, and a hint lies over the others' panels.
"""

from PySide6.QtCore import QEvent, QObject, QRect, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from boomerang_desktop.desktop.look import theme
from boomerang_desktop.desktop.scene.seating import HEIGHT
from boomerang_desktop.desktop.scene.view import TableView

WIDTH = 240
"""Of what is told, in pixels at the usual text size."""
ROOM = 1000.0
"""The least width in units that a table keeps beside an open log."""

_TOLD = (QEvent.Type.LayoutRequest, QEvent.Type.ShowToParent, QEvent.Type.HideToParent)
"""What happens when something is told, or no longer."""


class Beside(QWidget):
    folded_changed = Signal()
    """What is told has moved over the table, or back beside it."""

    def __init__(self, table: TableView, hint: QWidget, chances: QWidget, log: QWidget) -> None:
        super().__init__()
        self._table, self._hint, self._chances, self._log = table, hint, chances, log
        table.setParent(self)
        self._column = QWidget(self)
        self._story = QWidget()
        for whole, parts in ((self._story, (chances, log)), (self._column, (hint, self._story))):
            column = QVBoxLayout(whole)
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(0)
            for part in parts:
                column.addWidget(part, int(part in (log, self._story)))
        for part in (self._column, hint, chances):
            part.installEventFilter(self)
        table.viewport().installEventFilter(self)
        self._wanted = True
        self._opened = False
        self._tabletop = False
        self.folded = False
        """Whether there is no room beside the table."""

    @property
    def log_shown(self) -> bool:
        return self._opened if self.folded else self._wanted

    def show_log(self, wanted: bool, *, tabletop: bool) -> None:
        """Beside the table if it is wanted there; on a screen that lies flat, never by itself."""
        self._wanted, self._tabletop = wanted, tabletop
        self.place()

    def open_log(self, opened: bool) -> None:
        """Over the table, where there is no room beside it."""
        self._opened = opened and self.folded
        self.place()
        self.folded_changed.emit()

    def place(self) -> None:
        """Everything where there is room for it."""
        wide, high = self.width(), max(self.height(), 1)
        side = round(WIDTH * theme.text_scale())
        for part in (self._hint, self._chances, self._log):
            part.setFixedWidth(side)
        folded = self._tabletop or (wide - side) * HEIGHT / high < ROOM
        changed, self.folded = folded != self.folded, folded
        self._opened = self._opened and folded
        self._log.setVisible(self.log_shown)
        self._story.setVisible(self.log_shown or not folded)
        # at a screen lying flat a hint is told before the tray of who asked for it
        hint = [] if self._tabletop and not self._opened else [self._hint]
        told = [*hint, *([self._chances, self._log] if not self._story.isHidden() else [])]
        anything = not all(part.isHidden() for part in told)
        self._table.setGeometry(0, 0, wide - (0 if folded or not anything else side), high)
        if folded and not self._opened:
            # over the others' panels, not over what the hint speaks of
            least = max(self._hint.heightForWidth(side), self._hint.sizeHint().height())
            self._column.setGeometry(QRect(0, 0, side, min(high, least)))
        else:
            self._column.setGeometry(QRect(wide - side, 0, side, high))
        self._column.setVisible(anything)
        self._column.raise_()
        if changed:
            self.folded_changed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _TOLD and watched is not self._table.viewport():
            self.place()
        elif event.type() == QEvent.Type.MouseButtonPress and self._opened:
            self.open_log(False)
        return super().eventFilter(watched, event)
