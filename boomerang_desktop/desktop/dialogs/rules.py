"""The rules of the games, to read beside the table."""

import re

from PySide6.QtCore import QEvent, QSize, QUrl
from PySide6.QtGui import (
    QColor,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextFormat,
)
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QTextBrowser, QTextEdit, QWidget

from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.dialogs.sheet import Sheet
from boomerang_desktop.desktop.games import FACES
from boomerang_desktop.desktop.look import theme
from boomerang_desktop.desktop.texts import Texts


class RulesDialog(Sheet):
    """Stays open while one plays; a paragraph can be pointed at."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = Texts(self)
        self.games = QListWidget()
        self.games.setSpacing(2)
        self._dressed: tuple[theme.Tokens, float] | None = None
        """The colours and the text size that the page was written in."""
        self._paragraph = ""
        """What is pointed at, and stays so when the page is written again."""
        self.games.addItems(list(FACES))
        self.page = QTextBrowser()
        self.page.setOpenLinks(False)
        self.page.anchorClicked.connect(self._follow)
        row = QHBoxLayout()
        row.setSpacing(3 * theme.GRID)
        row.addWidget(self.games)
        row.addWidget(self.page, 1)
        self.body.addLayout(row)
        self.games.currentRowChanged.connect(self._turn_to)
        self.retranslate()

    def wanted(self) -> QSize:
        return QSize(round(900 * theme.text_scale()), round(640 * theme.text_scale()))

    @property
    def game_id(self) -> str:
        return list(FACES)[max(0, self.games.currentRow())]

    def open_rules(self, game_id: str, paragraph: str = "") -> None:
        self.games.setCurrentRow(list(FACES).index(game_id))
        self.show()
        self.raise_()
        self.activateWindow()
        self.point_at(paragraph)

    def point_at(self, paragraph: str) -> bool:
        """Scrolls to a paragraph by its number and lights the whole of it; False if the page has
        none."""
        block = self._block(paragraph) if paragraph else None
        self._paragraph = paragraph if block else ""
        if block is None:
            self.page.setExtraSelections([])
            return False
        # first to the end, so that the paragraph comes to stand at the top
        self.page.moveCursor(QTextCursor.MoveOperation.End)
        self.page.setTextCursor(QTextCursor(block))
        mark = QTextEdit.ExtraSelection()
        mark.cursor = _whole(block)
        mark.format.setBackground(QColor(theme.tokens().line))
        mark.format.setProperty(QTextFormat.Property.FullWidthSelection, True)
        self.page.setExtraSelections([mark])
        return True

    def _block(self, paragraph: str) -> QTextBlock | None:
        starts = re.compile(rf"\W*{re.escape(paragraph)}\b")
        block = self.page.document().begin()
        while block.isValid():
            if starts.match(block.text()):
                return block
            block = block.next()
        return None

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        dressed = theme.tokens(), theme.text_scale()
        if event.type() == QEvent.Type.StyleChange and self._dressed not in (None, dressed):
            # the page is written again in the current colours and sizes
            self._load()

    def _turn_to(self) -> None:
        self._paragraph = ""
        self._load()

    def _follow(self, link: QUrl) -> None:
        self.point_at(link.fragment())

    def _load(self) -> None:
        try:
            text = FACES[self.game_id].rules(languages.current()).read_text("utf-8")
        except OSError:
            text = self.tr("The rules of this game could not be read.")
        self.page.document().setDefaultFont(theme.font("large"))
        self.page.document().setDocumentMargin(theme.GRID)
        self._dressed = theme.tokens(), theme.text_scale()
        self.page.setMarkdown(text)
        self._set_type()
        self.page.moveCursor(QTextCursor.MoveOperation.Start)
        self.point_at(self._paragraph)

    def _set_type(self) -> None:
        """Titles in the display face and air between paragraphs: Markdown has neither."""
        block = self.page.document().begin()
        while block.isValid():
            cursor = QTextCursor(block)
            form = block.blockFormat()
            level = form.headingLevel()
            form.setLineHeight(125, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            form.setTopMargin(2.5 * theme.GRID if level > 1 else 0)
            form.setBottomMargin(theme.GRID / 2)
            cursor.setBlockFormat(form)
            if level:
                cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
                title = QTextCharFormat()
                title.setFont(theme.font("title" if level == 1 else "head", display=True))
                cursor.setCharFormat(title)
            block = block.next()

    def retranslate(self) -> None:
        self.set_title(self.tr("Rules"))
        for n, game in enumerate(FACES):
            self.games.item(n).setText(FACES[game].name())
        self.games.setFixedWidth(self.games.sizeHintForColumn(0) + 4 * theme.GRID)
        self.games.setAccessibleName(self.tr("Games"))
        if self.games.currentRow() < 0:
            self.games.setCurrentRow(0)
        else:
            self._load()


def _whole(block: QTextBlock) -> QTextCursor:
    """A paragraph of the rules with all that belongs to it, up to the next one or a heading. The
    cursor stands at its beginning."""
    last, after = block, block.next()
    while after.isValid() and after.text() and not _begins(after):
        last, after = after, after.next()
    cursor = QTextCursor(last)
    cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock)
    cursor.setPosition(block.position(), QTextCursor.MoveMode.KeepAnchor)
    return cursor


def _begins(block: QTextBlock) -> bool:
    """Whether something else begins: a numbered paragraph, a heading, a table."""
    numbered = re.match(r"\W*[A-Z]\d{1,2}[a-z]?\b", block.text())
    in_list = block.textList() is not None
    return bool(numbered or block.blockFormat().headingLevel()) or not in_list
