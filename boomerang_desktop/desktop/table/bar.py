"""Above the table: the menu, where one is, what is to be done, and the tools."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QPushButton, QToolButton

from boomerang_desktop.desktop.actions import actions
from boomerang_desktop.desktop.games import GAME_INFOS
from boomerang_desktop.desktop.look import assets, theme, widgets
from boomerang_desktop.desktop.look.status import StatusLine
from boomerang_desktop.desktop.look.widgets import Fitted
from boomerang_desktop.desktop.table.flow import Flow
from boomerang_desktop.desktop.table.pauses import Kind, Wait
from boomerang_desktop.desktop.texts import Texts, sentence

TITLE = 0.27
"""The part of the width that the game's name may take: the status line needs the rest."""
TOOLS = {
    "undo": "undo",
    "redo": "redo",
    "hint": "hint",
    "again": "again",
    "aids": "eye",
    "log": "log",
}
"""Each with its icon."""


class SecondThought(QPushButton):
    """Takes a choice back for as long as the ring around its picture runs."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "choice")
        # the keys go to the table, where Ctrl+Z does the same
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._run = QVariantAnimation(self)
        self._run.setStartValue(1.0)
        self._run.setEndValue(0.0)
        self._run.valueChanged.connect(self._draw)
        self.hide()

    def show_for(self, milliseconds: int | None) -> None:
        """None: until something is decided."""
        if self.isHidden():
            self._draw(1.0)
            self.show()
            if milliseconds is not None:
                self._run.setDuration(milliseconds)
                self._run.start()

    def put_away(self) -> None:
        self._run.stop()
        self.hide()

    def _draw(self, left: float) -> None:
        side = round(26 * theme.text_scale())
        density = self.devicePixelRatioF()
        picture = QPixmap(round(side * density), round(side * density))
        picture.setDevicePixelRatio(density)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(0, 0, side, side)
        ring = whole.adjusted(2, 2, -2, -2)
        t = theme.tokens()
        for colour, part in ((t.line, 1.0), (t.accent, left)):
            painter.setPen(QPen(QColor(colour), 3, c=Qt.PenCapStyle.FlatCap))
            painter.drawArc(ring, 90 * 16, round(-360 * 16 * part))
        assets.draw(painter, "icons/undo", whole.adjusted(6, 6, -6, -6), t.ink, density)
        painter.end()
        self.setIconSize(QSize(side, side))
        self.setIcon(QIcon(picture))


class Obstacles(QObject):
    """Why something cannot be done at the table now."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._texts = Texts(self)
        self.paused = False

    def to(self, action: str, flow: Flow | None) -> str | None:
        """One sentence if the action is not possible."""
        if flow is None:
            return self.tr("no match is open")
        match action:
            case "undo":
                return self._to_undo(flow)
            case "hint":
                return self._to_hint(flow)
            case "again":
                return self._to_show_again(flow)
            case "redo":
                return None if flow.match.can_redo else self.tr("nothing was taken back")
        return None

    def _to_undo(self, flow: Flow) -> str | None:
        if flow.can_think_again:
            return None
        if not flow.match.persons:
            return self.tr("only bots play")
        barred = flow.match.undo_barred(flow.match.persons)
        return self._texts.undo_barred(barred) if barred else None

    def _to_hint(self, flow: Flow) -> str | None:
        if flow.match.over:
            return self.tr("the match is over")
        if flow.playback.looking_back is not None:
            return self.tr("not while looking back")
        if self.paused:
            return self.tr("the table is paused")
        if flow.question() is not None:
            return None
        if flow.board.setup.you is not None:
            return self.tr("it is not your turn")
        return self.tr("it is nobody’s turn at this screen")

    def _to_show_again(self, flow: Flow) -> str | None:
        if flow.playback.looking_back is not None:
            return self.tr("not while looking back")
        if not flow.can_show_again():
            return self.tr("nothing has happened since your last turn")
        return None


class TableBar(QFrame):
    wanted = Signal(str)
    """The action of a tool that was clicked."""

    def __init__(self, menu: QMenu, aids: QMenu) -> None:
        super().__init__()
        self.setProperty("role", "bar")
        self._menu = QToolButton()
        self._menu.setIcon(assets.icon("menu"))
        self.paused: bool = False
        self.variation = ""
        """What the match is called, if it goes on otherwise than a real one."""
        self.where = Fitted("head", "large", "text", display=True)
        self.status = StatusLine()
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 2, 8, 2)
        row.addWidget(self._menu)
        row.addWidget(self.where)
        row.addWidget(self.status, 1)
        self.think_again = SecondThought()
        self.think_again.clicked.connect(lambda: self.wanted.emit("undo"))
        self.confirm = widgets.button(role="main")
        self.confirm.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.confirm.clicked.connect(lambda: self.wanted.emit("hurry"))
        self.confirm.hide()
        row.addWidget(self.think_again)
        row.addWidget(self.confirm)
        self.tools: dict[str, QToolButton] = {}
        for name, icon in TOOLS.items():
            tool = self.tools[name] = QToolButton()
            tool.setIcon(assets.icon(icon))
            tool.clicked.connect(lambda _=False, name=name: self.wanted.emit(name))
            row.addWidget(tool)
        self.study = QToolButton()
        """The way back to the study of the real match."""
        self.study.setIcon(assets.icon("chart"))
        row.insertWidget(row.indexOf(self.status), self.study)
        for button, opened in ((self._menu, menu), (self.tools["aids"], aids)):
            button.setMenu(opened)
            button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        for tool in (self._menu, self.study, *self.tools.values()):
            tool.setProperty("role", "plain")
        self.tools["log"].setCheckable(True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.where.setMaximumWidth(round(TITLE * self.width()))

    def refresh(self, why_not: Callable[[str], str | None], log_shown: bool) -> None:
        """Says what is possible, in the current language and size."""
        size = round(36 * theme.text_scale())
        for tool in (self._menu, self.study, *self.tools.values()):
            tool.setFixedSize(size + 8, size)
        back = self.tr("Back to the study of the real match")
        self.study.setVisible(bool(self.variation))
        self.study.setAccessibleName(back)
        widgets.set_tip(self.study, back)
        # whatever the status line says, the table keeps its size
        self.setFixedHeight(size + 5)
        self.where.setMaximumWidth(round(TITLE * self.width()))
        for button in (self.think_again, self.confirm):
            button.setStyleSheet(f"min-height: {size - 8}px; padding: 0px 12px;")
        self.tools["log"].setChecked(log_shown)
        self._menu.setAccessibleName(self.tr("Menu"))
        for name, text in (
            ("undo", self.tr("Undo")),
            ("redo", self.tr("Redo")),
            ("hint", self.tr("Hint")),
            ("again", self.tr("Show again what has happened since your last turn")),
            ("aids", self.tr("Aids")),
            ("log", self.tr("Show or hide what happened")),
        ):
            why = why_not(name)
            self.tools[name].setAccessibleName(text)
            self.tools[name].setEnabled(why is None)
            said = sentence(why) if why else self._counted(name)
            widgets.set_tip(self.tools[name], "\n".join(filter(None, (text, said))))

    def _counted(self, name: str) -> str:
        """What becomes of a match in which somebody is helped."""
        if name not in ("undo", "hint"):
            return ""
        return self.tr("The match then counts as played with help.")

    def waiting(self, wait: Wait) -> str:
        """What is to be done about what the table waits for; nothing if it goes on by itself."""
        if wait.kind is Kind.COACH:
            return self.tr("Your coach is having a look")
        if wait.kind is Kind.DOUBT:
            return self.tr("Your coach has a question")
        if wait.kind is Kind.CHOICE:
            if wait.milliseconds is None:
                return self.tr("Confirm your choice")
            return self.tr("There is still time to undo")
        if wait.kind in (Kind.ROUND, Kind.MOVE) and wait.milliseconds is None:
            return self.tr("Click or press Space to go on")
        return ""

    def tell_match(self, flow: Flow | None, past: str = "") -> None:
        """Where one is, what is to be done, and whether there is a way back from a choice; or
        which `past` one looks at."""
        thinks = flow is not None and flow.wait.kind is Kind.CHOICE
        self.confirm.setVisible(thinks and flow is not None and flow.wait.milliseconds is None)
        if flow is None:
            self.think_again.put_away()
            self.status.tell("")
            return
        self.think_again.setText(self.tr("Undo"))
        self.confirm.setText(self.tr("Confirm"))
        # one way to undo is enough; where there is little room, what is not possible now gives way
        tight = self.width() < 900 * theme.text_scale()
        for name in ("undo", "redo", "hint", "again"):
            self.tools[name].setHidden(thinks and (tight or name == "undo"))
        if thinks:
            self.think_again.show_for(flow.wait.milliseconds)
        else:
            self.think_again.put_away()
        view, words = flow.board.view, flow.board.words
        name = self.variation or GAME_INFOS[flow.match.game.id].name()
        title = words.title(view)
        # which game it is can be seen, and stands in the window's title
        short = title[:1].upper() + title[1:] if tight and not self.variation else ""
        self.where.setText(short or " · ".join(filter(None, (name, title))))
        self.status.tell(self._pause() or past or self._status(flow))

    def _pause(self) -> str:
        if not self.paused:
            return ""
        text = self.tr("Paused: no bot is thinking. Press {key} to go on.")
        return text.format(key=actions.BY_NAME["pause"].key_text())

    def _status(self, flow: Flow) -> str:
        if flow.playback.dealing:
            return self.tr("The cards are being dealt")
        if flow.playback.replaying:
            return self.tr("What has happened since your last turn")
        waiting = self.waiting(flow.wait)
        if flow.can_think_again:
            return waiting
        status = flow.board.status()
        # no full stop in the middle of a line
        return " · ".join((status.removesuffix("."), waiting)) if waiting else status
