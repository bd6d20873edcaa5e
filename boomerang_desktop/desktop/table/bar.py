"""Above the table: the menu, where one is, what is to be done, and the tools."""

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QToolButton

from boomerang_desktop.desktop.look import assets, references, theme
from boomerang_desktop.desktop.look.widgets import Fitted
from boomerang_desktop.desktop.texts import sentence

REMARK_SHOWN = 5000
"""Milliseconds for which the status line says why something was not possible."""
TOOLS = {"undo": "undo", "redo": "redo", "hint": "hint", "aids": "eye", "log": "log"}
"""Each with its icon."""


class TableBar(QFrame):
    wanted = Signal(str)
    """The action of a tool that was clicked."""
    rules_wanted = Signal(str)
    """The paragraph that somebody wants to read."""
    remark_gone = Signal()
    """A remark has been shown long enough."""

    def __init__(self, menu: QMenu, aids: QMenu) -> None:
        super().__init__()
        self.setProperty("role", "bar")
        self._menu = QToolButton()
        self._menu.setIcon(assets.icon("menu"))
        self.where = Fitted("head", "large", "text", display=True)
        self.status = Fitted("large", "text", "small", bold=True)
        self.status.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.status.linkActivated.connect(self.rules_wanted)
        self._remark = QTimer(self, singleShot=True, interval=REMARK_SHOWN)
        self._remark.timeout.connect(self.remark_gone)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 2, 8, 2)
        row.addWidget(self._menu)
        row.addWidget(self.where)
        row.addWidget(self.status, 1)
        self.tools: dict[str, QToolButton] = {}
        for name, icon in TOOLS.items():
            tool = self.tools[name] = QToolButton()
            tool.setIcon(assets.icon(icon))
            tool.clicked.connect(lambda _=False, name=name: self.wanted.emit(name))
            row.addWidget(tool)
        for button, opened in ((self._menu, menu), (self.tools["aids"], aids)):
            button.setMenu(opened)
            button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        for tool in (self._menu, *self.tools.values()):
            tool.setProperty("role", "plain")
        self.tools["log"].setCheckable(True)

    def refresh(self, why_not: Callable[[str], str | None], log_shown: bool) -> None:
        """Says what is possible, in the language and size of now."""
        size = round(36 * theme.text_scale())
        for tool in (self._menu, *self.tools.values()):
            tool.setFixedSize(size + 8, size)
        # whatever the status line says, the table keeps its size
        self.setFixedHeight(size + 5)
        self.tools["log"].setChecked(log_shown)
        self._menu.setAccessibleName(self.tr("Menu"))
        for name, text in (
            ("undo", self.tr("Undo")),
            ("redo", self.tr("Redo")),
            ("hint", self.tr("Hint")),
            ("aids", self.tr("Aids")),
            ("log", self.tr("Show or hide what happened")),
        ):
            why = why_not(name)
            self.tools[name].setAccessibleName(text)
            self.tools[name].setEnabled(why is None)
            self.tools[name].setToolTip(f"{text}\n{sentence(why)}" if why else text)

    def tell(self, status: str) -> None:
        """What is to be done now, in place of any remark."""
        self._remark.stop()
        self.status.setStyleSheet("")
        references.write(self.status, status)

    def remark(self, text: str, paragraph: str = "", *, warning: bool = True) -> None:
        """A sentence, perhaps with the paragraph to read, that stays for a while: the longer it
        is, the longer."""
        self.status.setStyleSheet(f"color: {theme.tokens().warn};" if warning else "")
        references.write(self.status, text, paragraph)
        self._remark.start(REMARK_SHOWN + 40 * max(0, len(text) - 80))
