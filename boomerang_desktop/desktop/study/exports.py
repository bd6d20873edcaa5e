"""The menu of what can be taken along from a study."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QToolButton

from boomerang_desktop.desktop.study.takeaway import Takeaway, save_page

if TYPE_CHECKING:
    from boomerang_desktop.desktop.study.page import StudyPage


class Exports(QObject):
    def __init__(self, page: "StudyPage") -> None:
        super().__init__(page)
        self._page = page

    def fill(self, button: QToolButton) -> None:
        """In the language of now."""
        name = self.tr("Export")
        button.setToolTip(name)
        button.setAccessibleName(name)
        menu = button.menu()
        menu.clear()
        for text, do in (
            (self.tr("Copy the picture"), self.copy_picture),
            (self.tr("Copy the match as text"), self.copy_text),
            (self.tr("Save the picture…"), self.save_picture),
            (self.tr("Save the match as text…"), self.save_text),
            (self.tr("Save the analysis…"), self.save_page),
        ):
            menu.addAction(text).triggered.connect(lambda _=False, do=do: do())

    def _takeaway(self) -> Takeaway:
        assert self._page.desk is not None
        return Takeaway(self._page.desk, self)

    def copy_picture(self) -> None:
        QGuiApplication.clipboard().setImage(self._takeaway().picture())
        self._page.speech.remark(self.tr("Copied"), warning=False)

    def copy_text(self) -> None:
        QGuiApplication.clipboard().setText(self._takeaway().text())
        self._page.speech.remark(self.tr("Copied"), warning=False)

    def save_picture(self) -> None:
        self._save(".png", self.tr("Pictures (*.png *.svg)"), self._takeaway().save_picture)

    def save_text(self) -> None:
        def write(path: Path) -> None:
            path.write_text(self._takeaway().text(), "utf-8")

        self._save(".txt", self.tr("Text (*.txt)"), write)

    def save_page(self) -> None:
        page = self._page
        analysis = page.analysis
        if analysis is None or not analysis.complete:
            page.speech.why_not(self.tr("the match has not been worked out yet"))
            return
        written = self._takeaway().page(analysis, page.seat, page.graph, page.moves)
        self._save(".html", self.tr("Pages (*.html *.pdf)"), lambda path: save_page(path, written))

    def _save(self, ending: str, kinds: str, write: Callable[[Path], None]) -> None:
        """To a file that somebody chooses."""
        assert self._page.match is not None
        name, _ = QFileDialog.getSaveFileName(
            self._page, self.tr("Export"), f"{self._page.match.game.id}{ending}", kinds
        )
        if not name:
            return
        path = Path(name) if Path(name).suffix else Path(name).with_suffix(ending)
        try:
            write(path)
        except OSError as error:
            text = self.tr("“{file}” could not be saved ({reason}).")
            self._page.speech.remark(text.format(file=path.name, reason=error.strerror))
