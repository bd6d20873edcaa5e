"""The page of the rules: layout, scrolling and search."""

import re
from collections.abc import Generator, Iterator

from PySide6.QtCore import Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QFocusEvent,
    QImage,
    QPixmap,
    QResizeEvent,
    QTextBlock,
    QTextCursor,
    QTextDocument,
    QTextFormat,
)
from PySide6.QtWidgets import QTextBrowser, QTextEdit

from boomerang_desktop.desktop.look import theme
from boomerang_desktop.desktop.rules import pictures, text, typesetting

WIDEST, HIGHEST = 520, 340
"""Maximum size of a picture, in pixels at the usual text size."""
PAUSE = 10
"""Milliseconds between two steps of drawing, left to everything else."""
SETTLED = 60
"""Milliseconds without resizing after which the page is laid out again."""


PALE = "50"
"""Opacity of the accent colour behind search hits, in hexadecimal."""
_BY_KEY = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


class Page(QTextBrowser):
    lesson_wanted = Signal(str)
    reached = Signal(int)
    """The part of the rules being read, by number."""
    found = Signal(int, int)
    """The number of the current search hit and of all hits; 0 of 0 if there are none."""

    def __init__(self) -> None:
        super().__init__()
        self._game, self._text = "", ""
        self._paragraph = ""
        """The linked paragraph; survives every new layout."""
        self._hits: list[QTextCursor] = []
        self._sought, self._current = "", 0
        self._drawn: dict[str, QPixmap] = {}
        """Pictures already drawn in the current theme, by name and size."""
        self._wanted: list[str] = []
        self._steps: Generator[None, None, QImage] | None = None
        """Draws the first picture in the queue, step by step."""
        self._parts: list[QTextBlock] = []
        self._width = 0
        self._here = 0
        """The paragraph that the reader scrolled to: it stays at the upper edge, whatever the text
        size and language."""
        self._leaping = False
        """Whether the program, not the reader, is scrolling."""
        self._led: int | None = None
        """The paragraph of the last jump, until the reader scrolls."""
        self.setProperty("role", "page")
        self.setOpenLinks(False)
        # a scroll bar that comes and goes would change the width of everything
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.anchorClicked.connect(self._follow)
        self.verticalScrollBar().valueChanged.connect(self._scrolled)
        self._drawing = QTimer(self, singleShot=True, interval=PAUSE)
        self._drawing.timeout.connect(self._draw_on)
        self._resized = QTimer(self, singleShot=True, interval=SETTLED)
        self._resized.timeout.connect(self.adapt)
        self._laid = QTimer(self, singleShot=True, interval=0)
        self._laid.timeout.connect(self._stay)
        self.document().documentLayout().documentSizeChanged.connect(lambda _: self._laid.start())

    # --- text

    def show_rules(self, game_id: str, written: str) -> None:
        """Show the rules from the top or, if the same game was read before, from where the reader
        was."""
        if game_id != self._game:
            self._paragraph, self._here = "", 0
        self._game, self._text = game_id, written
        self._drawn.clear()
        self._write()

    def _write(self) -> None:
        self._width = self.viewport().width()
        self._wanted.clear()
        self._steps = None
        self._leaping = True
        document = self.document()
        document.clear()
        document.setDocumentMargin(2 * theme.GRID)
        typesetting.dress(document)
        self.setHtml(text.rich(self._text, self._size))
        self._parts = [
            block for block in _blocks(document) if block.blockFormat().headingLevel() > 1
        ]
        self.search(self._sought, keep=True)
        if not self.point_at(self._paragraph):
            self._scroll_to(document.findBlockByNumber(self._here))
            self._tell_part()

    def _place(self) -> int:
        """The paragraph at the upper edge."""
        layout, line = self._laid_out(), self.verticalScrollBar().value() + 2 * theme.GRID
        shown = (b for b in _blocks(self.document()) if layout.blockBoundingRect(b).bottom() > line)
        return next((block.blockNumber() for block in shown), 0)

    def _laid_out(self) -> QAbstractTextDocumentLayout:
        """The complete layout: asking for its size makes Qt lay out what is out of sight too."""
        layout = self.document().documentLayout()
        layout.documentSize()
        return layout

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.viewport().width() != self._width:
            self._resized.start()

    def adapt(self) -> None:
        """Fit the pictures to the width of the page."""
        if self._text and self.viewport().width() != self._width:
            self._write()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Draw a focus frame if the keyboard brought the focus here, but not when the window
        opens."""
        self.setProperty("framed", event.reason() in _BY_KEY)
        self.style().unpolish(self)
        self.style().polish(self)
        super().focusInEvent(event)

    # --- pictures

    def _size(self, name: str, columns: int) -> tuple[int, int]:
        picture = pictures.of(self._game).get(name)
        if picture is None:
            return 0, 0
        room = (self._width - 4 * theme.GRID) // columns - 2 * theme.GRID
        wide, high = picture.shape
        width = min(room, *(round(n * theme.text_scale()) for n in (WIDEST, HIGHEST * wide / high)))
        size = picture.size(max(width, 1))
        return size.width(), size.height()

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Return a picture that has come into sight or, until it is drawn, an empty one of its
        size."""
        if kind != QTextDocument.ResourceType.ImageResource:
            return super().loadResource(kind, name)
        url = name.toString() if isinstance(name, QUrl) else name
        if url in self._drawn:
            return self._drawn[url]
        if url not in self._wanted:
            self._wanted.append(url)
            self._drawing.start()
        blank = QPixmap(1, 1)
        blank.fill(QColor(theme.tokens().line))
        return blank

    @property
    def busy(self) -> bool:
        """Whether a picture in sight has yet to be drawn, or the page to be laid out."""
        return bool(self._wanted) or self._resized.isActive() or self._laid.isActive()

    def _draw_on(self) -> None:
        """Draw the pictures one by one, each in steps, so that the window stays responsive."""
        if not self._wanted:
            return
        url = self._wanted[0]
        name, _, size = url.partition("/")
        density = self.devicePixelRatioF()
        if self._steps is None:
            picture = pictures.of(self._game)[name]
            fine = picture.size(round(int(size.partition("x")[0]) * density))
            self._steps = pictures.steps(self._game, picture, fine)
        try:
            next(self._steps)
        except StopIteration as done:
            drawn = QPixmap.fromImage(done.value)
            drawn.setDevicePixelRatio(density)
            self._drawn[url] = drawn
            self.document().addResource(QTextDocument.ResourceType.ImageResource, QUrl(url), drawn)
            self.viewport().update()
            del self._wanted[0]
            self._steps = None
        self._drawing.start()

    # --- position

    def go_to(self, part: int) -> None:
        """Scroll to the beginning of a part of the rules."""
        self.point_at("")
        self._scroll_to(self._parts[part])
        self.reached.emit(part)

    def point_at(self, paragraph: str) -> bool:
        """Scroll to a paragraph by its number and highlight it; False if the page has none."""
        block = self._block(paragraph)
        self._paragraph = paragraph if block else ""
        self._mark()
        if block is not None:
            self._scroll_to(block)
            self._tell_part()
        return block is not None

    def _block(self, paragraph: str) -> QTextBlock | None:
        if not paragraph:
            return None
        return next((b for b in _blocks(self.document()) if _opens(b.text(), paragraph)), None)

    def _scroll_to(self, block: QTextBlock) -> None:
        layout = self._laid_out()
        self._leaping = True
        self.setTextCursor(QTextCursor(block))
        top = layout.blockBoundingRect(block).top() if block.blockNumber() else 0
        self.verticalScrollBar().setValue(round(top) - theme.GRID)
        self._leaping = False
        self._here = self._led = block.blockNumber()

    def _stay(self) -> None:
        """Scroll back after Qt has laid out a newly shown page once more, with other heights."""
        if self._led is not None:
            self._scroll_to(self.document().findBlockByNumber(self._led))

    def _scrolled(self) -> None:
        if not self._leaping:
            self._led = None
            self._here = self._place()
            self._tell_part()

    def _tell_part(self) -> None:
        layout, line = self._laid_out(), self._reading_line()
        tops = [layout.blockBoundingRect(block).top() for block in self._parts]
        self.reached.emit(sum(top <= line for top in tops) - 1)

    def _reading_line(self) -> float:
        """A third down the page; lower near the end, so that short last parts are reached too."""
        bar, high = self.verticalScrollBar(), self.viewport().height()
        last = max(0.0, 1 - (bar.maximum() - bar.value()) / max(high, 1))
        return float(bar.value() + high * (1 + 2 * last) / 3)

    def _follow(self, link: QUrl) -> None:
        if link.scheme() == "lesson":
            self.lesson_wanted.emit(link.path())
        else:
            self.point_at(link.fragment())

    # --- search

    def search(self, words: str, *, keep: bool = False) -> None:
        """Highlight these words everywhere, and go to the first hit from here on; with `keep`, stay
        at the current hit."""
        self._sought = words.strip()
        start = self.document().findBlockByNumber(self._place()).position()
        self._hits = list(_places(self.document(), self._sought))
        if not keep:
            here = (n for n, hit in enumerate(self._hits) if hit.position() >= start)
            self._current = next(here, 0)
            self._show_hit()
        self._mark()

    def step(self, by: int) -> None:
        """Go to the next or previous hit, wrapping around."""
        if self._hits:
            self._current = (self._current + by) % len(self._hits)
            self._show_hit()
            self._mark()

    def _show_hit(self) -> None:
        if self._hits:
            hit = QTextCursor(self._hits[self._current])
            hit.setPosition(hit.selectionStart())
            self.setTextCursor(hit)
            self.ensureCursorVisible()

    def _mark(self) -> None:
        """Highlight the linked paragraph, all search hits, and the current hit."""
        colours, marks = theme.tokens(), []
        for unlit in filter(_lit, _blocks(self.document())):
            _light(unlit, None)
        if (block := self._block(self._paragraph)) is not None:
            # the space between the lines too
            _light(block, QColor(colours.line))
            whole = QTextCursor(block)
            whole.movePosition(QTextCursor.MoveOperation.EndOfBlock)
            whole.setPosition(block.position(), QTextCursor.MoveMode.KeepAnchor)
            marks.append(_selection(whole, colours.line))
            marks[0].format.setProperty(QTextFormat.Property.FullWidthSelection, True)
        for number, hit in enumerate(self._hits):
            if number == self._current:
                marks.append(_selection(hit, colours.accent, colours.on_accent))
            else:
                marks.append(_selection(hit, f"#{PALE}{colours.accent[1:]}"))
        self.setExtraSelections(marks)
        self.found.emit(self._current + 1 if self._hits else 0, len(self._hits))


def _blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def _lit(block: QTextBlock) -> bool:
    return block.blockFormat().hasProperty(QTextFormat.Property.BackgroundBrush)


def _light(block: QTextBlock, colour: QColor | None) -> None:
    form = block.blockFormat()
    form.clearBackground()
    if colour:
        form.setBackground(colour)
    QTextCursor(block).setBlockFormat(form)


def _opens(line: str, paragraph: str) -> bool:
    return re.match(rf"{re.escape(paragraph)}\b", line) is not None


def _places(document: QTextDocument, words: str) -> Iterator[QTextCursor]:
    hit = document.find(words) if words else QTextCursor()
    while not hit.isNull():
        yield hit
        hit = document.find(words, hit)


def _selection(where: QTextCursor, paper: str, ink: str = "") -> QTextEdit.ExtraSelection:
    made = QTextEdit.ExtraSelection()
    made.cursor = where
    made.format.setBackground(QColor(paper))
    if ink:
        made.format.setForeground(QColor(ink))
    return made
