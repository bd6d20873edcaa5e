"""All levels of a game, to go back to or on to."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from boomerang_desktop.desktop.lesson.course import Course
from boomerang_desktop.desktop.look import assets, theme, widgets


class Contents(QFrame):
    """Lies over the right side of the table while it is wanted."""

    chosen = Signal(str, str)
    """A lesson and its level."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self.setProperty("role", "side")
        self._head = widgets.label("head")
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
        whole.addWidget(self._list, 1, 0, 1, 2)
        whole.setColumnStretch(0, 1)
        self.levels: dict[tuple[str, str], QPushButton] = {}
        self.hide()

    def open(self, course: Course) -> None:
        while (old := self._grid.takeAt(0)) is not None:
            if widget := old.widget():
                widget.deleteLater()
        self.levels.clear()
        self._head.setText(self.tr("All levels"))
        self._close.setToolTip(self.tr("Close"))
        self._close.setAccessibleName(self.tr("Close"))
        part = None
        for lesson in course.lessons:
            if any(one.core for one in course.lessons) and lesson.core is not part:
                part = lesson.core
                self._add_part(self.tr("To play") if part else self.tr("To play well"))
            row = self._grid.rowCount()
            title = widgets.label(wrap=True)
            name = course.texts.title(lesson.id)
            title.setText(name)
            self._grid.addWidget(title, row, 0)
            for number, level in enumerate(lesson.levels):
                button = self.levels[lesson.id, level.id] = widgets.button(role="choice")
                done = course.done(lesson, level)
                if done:
                    button.setIcon(assets.icon("check", "good"))
                button.setText(str(number + 1))
                button.setCheckable(True)
                button.setChecked(level is course.level)
                button.setAccessibleName(self._name(name, number + 1, done))
                button.clicked.connect(
                    lambda _=False, at=(lesson.id, level.id): self.chosen.emit(*at)
                )
                self._grid.addWidget(button, row, number + 1)
        self.place()
        self.show()
        self.raise_()
        self.levels[course.lesson.id, course.level.id].setFocus()

    def _add_part(self, title: str) -> None:
        """What comes below it is needed to play, or is not."""
        head = widgets.label("head")
        head.setText(title)
        self._grid.addWidget(head, self._grid.rowCount(), 0, 1, -1)

    def _name(self, lesson: str, number: int, done: bool) -> str:
        text = (
            self.tr("{lesson}, level {number}, done")
            if done
            else self.tr("{lesson}, level {number}")
        )
        return text.format(lesson=lesson, number=number)

    def place(self) -> None:
        wide = min(round(420 * theme.text_scale()), self._over.width())
        self.setGeometry(self._over.width() - wide, 0, wide, self._over.height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
        else:
            super().keyPressEvent(event)
