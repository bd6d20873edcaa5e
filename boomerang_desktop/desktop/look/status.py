"""The line above a table: what to do now or, for a moment, why something is not possible."""

from PySide6.QtCore import Qt, QTimer, Signal

from boomerang_desktop.desktop.look import references, theme
from boomerang_desktop.desktop.look.widgets import Fitted

REMARK_SHOWN = 5000
"""Milliseconds for which it says why something was not possible."""
NOW = "now"
"""The target of the link out of the past."""


class StatusLine(Fitted):
    rules_wanted = Signal(str)
    """The paragraph the player wants to read."""
    back = Signal()
    """The player wants to leave the past."""
    remark_gone = Signal()
    """A remark has been shown long enough."""

    def __init__(self) -> None:
        super().__init__("large", "text", "small", bold=True)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.linkActivated.connect(self._follow)
        self._remark = QTimer(self, singleShot=True, interval=REMARK_SHOWN)
        self._remark.timeout.connect(self.remark_gone)

    def _follow(self, link: str) -> None:
        if link == NOW:
            self.back.emit()
        else:
            self.rules_wanted.emit(link)

    def tell(self, status: str) -> None:
        """Say what to do now, instead of any remark."""
        self._remark.stop()
        self.setStyleSheet("")
        references.write(self, status)

    def remark(self, text: str, paragraph: str = "", *, warning: bool = True) -> None:
        """Show a sentence for a while, longer if it is long, perhaps with the paragraph to read."""
        self.setStyleSheet(f"color: {theme.tokens().warn};" if warning else "")
        references.write(self, text, paragraph)
        self._stay(text)

    def remark_past(self, text: str, back: str) -> None:
        """Tell a player who looks back how to return, with `back` as a link."""
        self.setStyleSheet(f"color: {theme.tokens().warn};")
        references.write_link(self, text, NOW, back)
        self._stay(text)

    def _stay(self, text: str) -> None:
        self._remark.start(REMARK_SHOWN + 40 * max(0, len(text) - 80))
