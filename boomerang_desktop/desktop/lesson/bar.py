"""Above a lesson: where one is, what the table says, and the way back and on."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QToolButton, QWidget

from boomerang_desktop.desktop.games import GAME_INFOS
from boomerang_desktop.desktop.lesson.programme import Programme
from boomerang_desktop.desktop.look import assets, theme, widgets
from boomerang_desktop.desktop.look.status import StatusLine
from boomerang_desktop.desktop.look.widgets import Fitted
from boomerang_desktop.study.training import PuzzleMark

TOOLS = {
    "lesson_list": "list",
    "lesson_previous": "chevron_left",
    "lesson_restart": "again",
    "lesson_next": "chevron_right",
}
"""Each with its icon."""
TITLE = 0.27
"""The part of the width that the lesson's name may take."""
DOT = 14


class Dots(QWidget):
    """One for each level near this one: full if it is done, half full if with help, with a point in
    it if it was tried."""

    def __init__(self) -> None:
        super().__init__()
        self._levels: list[PuzzleMark | None] = []
        self._here = 0

    def show_levels(
        self, done: list[PuzzleMark | None], here: int, text: str, about: str = ""
    ) -> None:
        self._levels, self._here = done, here
        self.setAccessibleName(text)
        self.setAccessibleDescription(about)
        widgets.set_tip(self, f"{text}\n{about}" if about else text)
        self.setFixedSize(self.sizeHint())
        self.update()

    def sizeHint(self) -> QSize:
        side = round(DOT * theme.text_scale())
        return QSize(round(1.6 * side * max(1, len(self._levels))), 2 * side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        t, side = theme.tokens(), DOT * theme.text_scale()
        for number, done in enumerate(self._levels):
            middle = QPointF((number + 0.5) * 1.6 * side, self.height() / 2)
            solved = done in (PuzzleMark.SOLVED, PuzzleMark.HELPED)
            painter.setPen(QPen(QColor(t.good if solved else t.muted), 2))
            painter.setBrush(QColor(t.good) if done is PuzzleMark.SOLVED else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(middle, side * 0.34, side * 0.34)
            if done is PuzzleMark.HELPED:
                reach = QPointF(side * 0.34, side * 0.34)
                painter.setBrush(QColor(t.good))
                painter.drawPie(QRectF(middle - reach, middle + reach), 180 * 16, 180 * 16)
            if done is PuzzleMark.TRIED:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(t.muted))
                painter.drawEllipse(middle, side * 0.17, side * 0.17)
            if number == self._here:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(QColor(t.accent), 2.5))
                painter.drawEllipse(middle, side * 0.62, side * 0.62)


class LessonBar(QFrame):
    wanted = Signal(str)
    """The action of a tool that was clicked."""

    def __init__(self, menu: QMenu) -> None:
        super().__init__()
        self.setProperty("role", "bar")
        self._menu = QToolButton()
        self._menu.setIcon(assets.icon("menu"))
        self._menu.setMenu(menu)
        self._menu.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.where = Fitted("head", "large", "text", display=True)
        self.status = StatusLine()
        self.dots = Dots()
        self.tools: dict[str, QToolButton] = {}
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 2, 8, 2)
        row.addWidget(self._menu)
        row.addWidget(self.where)
        row.addWidget(self.status, 1)
        row.addWidget(self.dots)
        for name, icon in TOOLS.items():
            tool = self.tools[name] = QToolButton()
            tool.setIcon(assets.icon(icon))
            tool.clicked.connect(lambda _=False, name=name: self.wanted.emit(name))
            row.addWidget(tool)
        for tool in (self._menu, *self.tools.values()):
            tool.setProperty("role", "plain")

    def refresh(self, programme: Programme) -> None:
        """In the language and size of now."""
        size = round(36 * theme.text_scale())
        for tool in (self._menu, *self.tools.values()):
            tool.setFixedSize(size + 8, size)
        self.setFixedHeight(size + 5)
        self._menu.setAccessibleName(self.tr("Menu"))
        for name, text in (
            ("lesson_list", self.tr("All lessons")),
            ("lesson_previous", self.tr("Back to the level before")),
            ("lesson_restart", self.tr("Begin the level again")),
            ("lesson_next", self.tr("Skip this level")),
        ):
            called = programme.called(name) or text
            self.tools[name].setAccessibleName(called)
            widgets.set_tip(self.tools[name], called)
        self.tools["lesson_previous"].setEnabled(programme.here > 0)
        self.tools["lesson_next"].setEnabled(not programme.is_last)
        self.where.setMaximumWidth(round(TITLE * self.width()))
        title = programme.title()
        # which game it is can be seen, and stands in the window's title
        whole = f"{GAME_INFOS[programme.game_id].name()} · {title}"
        fits = QFontMetrics(theme.font("text", display=True)).horizontalAdvance(whole)
        tight = self.width() < 1100 * theme.text_scale() or fits >= self.where.maximumWidth()
        self.where.setText(title if tight else whole)
        done, here = programme.dots()
        near = self.tr("Level {number} of {all}").format(number=here + 1, all=len(done))
        widgets.set_tip(self.where, programme.about)
        self.where.setAccessibleDescription(programme.about)
        name = title if programme.about else near
        self.dots.show_levels(done, here, name, programme.about)
