"""Prints the rules with their pictures, or saves them as a PDF."""

from collections.abc import Iterator

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QPagedPaintDevice,
    QPainter,
    QPalette,
    QTextBlock,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextTable,
)

from boomerang_desktop.desktop.look import theme
from boomerang_desktop.desktop.rules import pictures, text, typesetting

COLUMN, HIGHEST = 610, 250
"""Width of the text and maximum height of a picture, in the pixels Qt uses for print."""
FINE = 3
"""Dots drawn per pixel."""
DPI = 96
"""Pixels per inch."""
MARGIN = DPI * 1.8 / 2.54
"""Page margin."""
BEGINNING = 0.08
"""Minimum part of a page that a paragraph needs below its heading before it may break."""
_CORNER = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)


class RulesPrinter(QObject):
    """Draws the pictures one at a time, so that the window stays responsive; then it can print."""

    ready = Signal()

    def __init__(self, game_id: str, written: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game_id
        self.document = QTextDocument(self)
        self._undrawn: set[tuple[str, int]] = set()
        """The name and the width of each picture."""
        with theme.on_paper():
            typesetting.dress(self.document, paper=True)
            # no links to lessons on paper
            written = text.without_missing_lessons(written, ())
            self._text = text.rich(written, self._size)
        self._drawing = QTimer(self, interval=0)
        self._drawing.timeout.connect(self._draw_next)

    def start(self) -> None:
        self._drawing.start()

    def _size(self, name: str, columns: int) -> tuple[int, int]:
        picture = pictures.of(self._game).get(name)
        if picture is None:
            return 0, 0
        wide, high = picture.shape
        size = picture.size(min(COLUMN // columns - 2 * theme.GRID, HIGHEST * wide // high))
        self._undrawn.add((name, size.width()))
        return size.width(), size.height()

    def _draw_next(self) -> None:
        if not self._undrawn:
            self._drawing.stop()
            self.document.setHtml(self._text)
            self.ready.emit()
            return
        name, width = self._undrawn.pop()
        picture = pictures.of(self._game)[name]
        with theme.on_paper():
            image = pictures.draw(self._game, picture, picture.size(FINE * width))
        url = QUrl(f"{name}/{width}x{picture.size(width).height()}")
        self.document.addResource(QTextDocument.ResourceType.ImageResource, url, image)

    def put_on(self, device: QPagedPaintDevice) -> None:
        """Print all pages, numbered."""
        self._lay_out(device)
        layout, page = self.document.documentLayout(), QRectF(QPointF(), self.document.pageSize())
        context = QAbstractTextDocumentLayout.PaintContext()
        context.palette.setColor(QPalette.ColorRole.Text, QColor(theme.LIGHT.ink))
        margin = self.document.rootFrame().frameFormat().margin() * device.logicalDpiY() / DPI / 2
        painter = QPainter(device)
        painter.setFont(self.document.defaultFont())
        for number in range(self.document.pageCount()):
            if number:
                device.newPage()
                painter.translate(0, -page.height())
            context.clip = page.translated(0, number * page.height())
            painter.setClipRect(context.clip)
            layout.draw(painter, context)
            below = context.clip.adjusted(margin, 0, -margin, -margin)
            painter.setPen(QColor(theme.LIGHT.muted))
            painter.drawText(below, _CORNER, str(number + 1))
        painter.end()

    def _lay_out(self, device: QPagedPaintDevice) -> None:
        """Lay out the pages: none ends with a heading, or between a picture and its caption."""
        document, layout = self.document, self.document.documentLayout()
        layout.setPaintDevice(device)
        document.setPageSize(QSizeF(device.width(), device.height()))
        form = document.rootFrame().frameFormat()
        form.setMargin(MARGIN)
        document.rootFrame().setFrameFormat(form)
        for first, last in _inseparable(document):
            top, end = layout.blockBoundingRect(first).top(), layout.blockBoundingRect(last)
            bottom = end.bottom()
            if _table(last) is None:
                bottom = min(bottom, end.top() + BEGINNING * device.height())
            if int(top // device.height()) != int(bottom // device.height()):
                _break_before(first)
                # otherwise Qt lays out only what has changed, and forgets the end
                document.markContentsDirty(0, document.characterCount())


def _inseparable(document: QTextDocument) -> Iterator[tuple[QTextBlock, QTextBlock]]:
    """Blocks that must stay on one page, as first and last paragraph, from top to bottom."""
    block = document.begin()
    while block.isValid():
        last = block
        while last.blockFormat().headingLevel() and last.next().isValid():
            last = last.next()
        table = _table(last)
        if table is not None:
            last = table.lastCursorPosition().block()
        if last != block:
            yield block, last
        block = last.next()


def _break_before(block: QTextBlock) -> None:
    always, table = QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore, _table(block)
    if table is not None:
        form = table.format()
        form.setPageBreakPolicy(always)
        table.setFormat(form)
    else:
        paragraph = block.blockFormat()
        paragraph.setPageBreakPolicy(always)
        QTextCursor(block).setBlockFormat(paragraph)


def _table(block: QTextBlock) -> QTextTable | None:
    """The table that contains the paragraph."""
    return QTextCursor(block).currentTable()
