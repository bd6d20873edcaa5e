"""The menu of what can be taken along from a study."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QToolButton

from boomerang_desktop import storage
from boomerang_desktop.desktop.dialogs.saving import dated, where_to_save
from boomerang_desktop.desktop.look import widgets
from boomerang_desktop.desktop.saves import ENDING
from boomerang_desktop.desktop.study.takeaway import Takeaway, put_on, save_page
from boomerang_desktop.match import record

if TYPE_CHECKING:
    from boomerang_desktop.desktop.study.page import StudyPage


class Exports(QObject):
    def __init__(self, page: "StudyPage") -> None:
        super().__init__(page)
        self._page = page

    def fill(self, button: QToolButton) -> None:
        """In the language of now."""
        name = self.tr("Export")
        widgets.set_tip(button, name)
        button.setAccessibleName(name)
        menu = button.menu()
        menu.clear()
        for text, do in (
            (self.tr("Copy the picture"), self.copy_picture),
            (self.tr("Copy the match as text"), self.copy_text),
            (self.tr("Save the picture…"), self.save_picture),
            (self.tr("Save the match as text…"), self.save_text),
            (self.tr("Save the analysis…"), self.save_page),
            (self.tr("Save the record…"), self.save_record),
            (self.tr("Print the analysis…"), self.print_page),
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
            storage.write(path, self._takeaway().text(), private=False)

        self._save(".txt", self.tr("Text (*.txt)"), write)

    def save_record(self) -> None:
        match = self._page.match
        assert match is not None

        def write(path: Path) -> None:
            record.save(match, path)

        self._save(ENDING, self.tr("Records of matches (*.boomerang)"), write)

    def _written(self) -> str | None:
        """The page with the analysis, once that is complete."""
        page, analysis = self._page, self._page.analysis
        if analysis is None or not analysis.complete:
            page.speech.why_not(self.tr("the match has not been worked out yet"))
            return None
        return self._takeaway().page(analysis, page.seat, page.graph, page.moves)

    def save_page(self) -> None:
        if written := self._written():
            kinds = self.tr("Pages (*.html *.pdf)")
            self._save(".html", kinds, lambda path: save_page(path, written))

    def print_page(self) -> None:
        written = self._written()
        if written is None:
            return
        # not before somebody prints: it looks for all printers there are
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        dialog = QPrintDialog(printer, self._page)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: put_on(printer, written))
        QDialog.open(dialog)

    def _save(self, ending: str, kinds: str, write: Callable[[Path], None]) -> None:
        """To a file that somebody chooses."""
        match = self._page.match
        assert match is not None
        name = f"{dated(match.game.id, match.played_at)}{ending}"
        path = where_to_save(self._page, self.tr("Export"), name, kinds)
        if path is None:
            return
        try:
            write(path)
        except OSError as error:
            text = self.tr("“{file}” could not be saved ({reason}).")
            self._page.speech.remark(text.format(file=path.name, reason=error.strerror))
