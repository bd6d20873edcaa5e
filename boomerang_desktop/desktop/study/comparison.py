"""The same match as it went otherwise: its curve beside the real one."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from boomerang_desktop.desktop.pages.fields import Combo
from boomerang_desktop.desktop.saver import Saver
from boomerang_desktop.desktop.table.after.inquiry import Inquiry
from boomerang_desktop.match import Match
from boomerang_desktop.match.analysis import Analysis, in_order


class Branch(NamedTuple):
    """A match that began like another."""

    title: str
    """Nothing for the real one, of which the others are branches."""
    path: Path


class Comparison(QObject):
    changed = Signal()
    """Another match is compared, or more is known of it."""

    def __init__(self, saver: Saver, inquiry: Inquiry, parent: QObject) -> None:
        """`inquiry`: whose helpers work, while it does not."""
        super().__init__(parent)
        self._saves, self._first = saver.saves, inquiry
        self._inquiry = Inquiry(saver, self, inquiry.helpers)
        self._inquiry.changed.connect(self.changed)
        inquiry.changed.connect(self.go_on)
        self.choice = Combo()
        self.choice.activated.connect(lambda _: self._choose())
        self._branches: Sequence[Branch] = ()
        self.match: Match | None = None
        """With what is compared; it is over."""

    def offer(self, branches: Sequence[Branch]) -> None:
        self._branches = branches
        self.forget()
        self.choice.setCurrentIndex(-1)
        self.retranslate()
        self.changed.emit()

    def forget(self) -> None:
        self._inquiry.stop()
        self.match = None

    def retranslate(self) -> None:
        here = max(0, self.choice.currentIndex())
        self.choice.clear()
        self.choice.addItem(self.tr("Compare with…"))
        for branch in self._branches:
            self.choice.addItem(self._told(branch))
        self.choice.setCurrentIndex(here)
        self.choice.setAccessibleName(self.tr("Which match this one is compared with"))
        self.choice.setVisible(bool(self._branches))

    def _told(self, branch: Branch) -> str:
        return branch.title or self.tr("As it was played")

    @property
    def title(self) -> str:
        return self.choice.currentText()

    @property
    def analysis(self) -> Analysis | None:
        return self._inquiry.analysis if self.match else None

    def _choose(self) -> None:
        self.forget()
        number = self.choice.currentIndex() - 1
        if number >= 0:
            match, _ = self._saves.load(self._branches[number].path)
            self.match = in_order(match) if match and match.result else None
        self.go_on()
        self.changed.emit()

    def go_on(self) -> None:
        """As soon as nobody else needs the helpers."""
        if self.match and not self._first.working and not self._inquiry.working:
            analysis = self._inquiry.analysis
            if not self._inquiry.failed and not (analysis and analysis.complete):
                self._inquiry.begin(self.match)

    def make_way(self) -> None:
        """The helpers are needed."""
        self._inquiry.pause()
