"""The rules on paper: printed, or saved as a PDF, with their pictures."""

from collections.abc import Iterator

from PySide6.QtCore import QObject, QSizeF, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QPagedPaintDevice,
    QTextBlock,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextTable,
)

from boomerang_desktop.desktop.look import theme
from boomerang_desktop.desktop.rules import pictures, text, typesetting

COLUMN, HIGHEST = 610, 300
"""How wide the text is and how high a picture, in the pixels that Qt measures print in."""
FINE = 3
"""So many dots for each of those."""
MARGIN = 96 * 2 / 2.54
"""Of a page, in the same pixels: what Qt leaves free when it prints."""
BEGINNING = 0.08
"""The part of a page that a paragraph must have under its heading before it may break."""


class Paper(QObject):
    """Draws the pictures one at a time, so that nothing in the window stands still meanwhile; then
    it can be put on paper."""

    ready = Signal()

    def __init__(self, game_id: str, written: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game_id
        self.document = QTextDocument(self)
        self._sizes: dict[str, tuple[int, int]] = {}
        with theme.on_paper():
            typesetting.dress(self.document, paper=True)
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
        self._sizes[name] = size.width(), size.height()
        return self._sizes[name]

    def _draw_next(self) -> None:
        if not self._sizes:
            self._drawing.stop()
            self.document.setHtml(self._text)
            self.ready.emit()
            return
        name, (width, height) = self._sizes.popitem()
        picture = pictures.of(self._game)[name]
        with theme.on_paper():
            image = pictures.draw(self._game, picture, picture.size(FINE * width))
        kind, url = QTextDocument.ResourceType.ImageResource, QUrl(f"{name}/{width}x{height}")
        self.document.addResource(kind, url, image)

    def put_on(self, device: QPagedPaintDevice) -> None:
        _keep_together(self.document, device)
        self.document.print_(device)


def _keep_together(document: QTextDocument, device: QPagedPaintDevice) -> None:
    """No page ends with a heading, and none between a picture and its words."""
    layout = document.documentLayout()
    layout.setPaintDevice(device)
    document.setPageSize(QSizeF(device.width(), device.height()))
    root = document.rootFrame()
    form = root.frameFormat()
    form.setMargin(MARGIN)
    root.setFrameFormat(form)
    for first, last in _inseparable(document):
        top = layout.blockBoundingRect(first).top()
        end = layout.blockBoundingRect(last)
        bottom = min(end.bottom(), end.top() + BEGINNING * device.height())
        if int(top // device.height()) != int(bottom // device.height()):
            _break_before(first)
    # Qt lays it out once more as it prints, in just the same way
    document.setPageSize(QSizeF(-1, -1))
    form.setMargin(0)
    root.setFrameFormat(form)


def _inseparable(document: QTextDocument) -> Iterator[tuple[QTextBlock, QTextBlock]]:
    """What must not be torn apart, from its first paragraph to its last, from above."""
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
    """The one that a paragraph stands in."""
    return QTextCursor(block).currentTable()
