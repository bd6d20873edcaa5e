"""The log beside the table: what happened, in names. A click goes back to look at it."""

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QIcon,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QTextDocument,
)
from PySide6.QtWidgets import (
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from boomerang_desktop.desktop.look import assets, references, theme, widgets
from boomerang_desktop.desktop.scene.words import LogLine

WRITTEN = Qt.ItemDataRole.UserRole + 1
"""A line with its reference as data."""
OPENS = Qt.ItemDataRole.UserRole + 2
"""Whether a rule is drawn above a line: a round begins with it."""
AnyIndex = QModelIndex | QPersistentModelIndex
SIGN = 14
SIDE, ABOVE = 8, 6
"""Room around a line; the style sheet gives items the same."""


class _Lines(QAbstractListModel):
    def __init__(self) -> None:
        super().__init__()
        self.lines: list[tuple[int, LogLine]] = []

    def rowCount(self, parent: AnyIndex | None = None) -> int:
        return len(self.lines)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        number, line = self.lines[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return references.plain(line.text)
        if role == WRITTEN:
            return line.text
        if role == OPENS:
            return line.opens and index.row() > 0
        if role == Qt.ItemDataRole.UserRole:
            return number
        if role == Qt.ItemDataRole.ForegroundRole and line.seat is None:
            return QColor(theme.tokens().muted)
        if role == Qt.ItemDataRole.DecorationRole and line.seat is not None:
            symbol, side = theme.SEAT_SYMBOLS[line.seat], theme.zoomed(SIGN)
            colour = theme.seat_colour(line.seat).name()
            return QIcon(assets.pixmap(f"seats/{symbol}", side, side, colour))
        return None


class _Wrapped(QStyledItemDelegate):
    """Gives each line the height that its text needs in the width there is, and writes references
    to the rules as such."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view
        self._heights: dict[tuple[str, int, int], int] = {}
        """Measured once: the list asks for all of its lines whenever one is added."""

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        view = self._view
        width = view.viewport().width()
        text = index.data(WRITTEN)
        key = text, width, view.fontMetrics().height()
        if key not in self._heights:
            icon = view.iconSize().width() + 6 if index.data(Qt.ItemDataRole.DecorationRole) else 0
            room = QRect(0, 0, width - icon - 2 * theme.zoomed(SIDE) - 6, 1000)
            if references.split(text)[1]:
                high = round(self._document(text, view.font(), room.width(), "").size().height())
            else:
                wrapped = view.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, text)
                high = wrapped.height()
            self._heights[key] = high + 2 * theme.zoomed(ABOVE)
        return QSize(width, self._heights[key])

    def _document(self, text: str, font: QFont, width: int, colour: str) -> QTextDocument:
        document = QTextDocument()
        document.setDocumentMargin(0)
        document.setDefaultFont(font)
        colour = colour or theme.tokens().ink
        size = font.pixelSize() if font.pixelSize() > 0 else 0
        written = references.linked(text, pixels=size)
        document.setHtml(f'<span style="color: {colour};">{written}</span>')
        document.setTextWidth(width)
        return document

    def _lay(
        self, option: QStyleOptionViewItem, index: AnyIndex
    ) -> tuple[QStyleOptionViewItem, QTextDocument, QRect]:
        """A line with a reference: its ground, what is written on it, and where."""
        ground = QStyleOptionViewItem(option)
        self.initStyleOption(ground, index)
        style = self._view.style()
        room = style.subElementRect(
            QStyle.SubElement.SE_ItemViewItemText, ground, self._view
        ).adjusted(theme.zoomed(SIDE) // 2, theme.zoomed(ABOVE), 0, 0)
        muted = index.data(Qt.ItemDataRole.ForegroundRole)
        colour = muted.name() if isinstance(muted, QColor) else ""
        written = self._document(index.data(WRITTEN), ground.font, room.width(), colour)
        return ground, written, room

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        if references.split(index.data(WRITTEN))[1]:
            self._paint_with_reference(painter, option, index)
        else:
            super().paint(painter, option, index)
        if index.data(OPENS):
            room = option.rect.adjusted(theme.zoomed(SIDE), 0, -theme.zoomed(SIDE), 0)
            painter.fillRect(room.left(), room.top(), room.width(), 1, QColor(theme.tokens().muted))

    def _paint_with_reference(
        self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex
    ) -> None:
        ground, written, room = self._lay(option, index)
        ground.text = ""
        view = self._view
        view.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, ground, painter, view)
        painter.save()
        painter.translate(room.topLeft())
        written.drawContents(painter)
        painter.restore()

    def link_at(self, option: QStyleOptionViewItem, index: AnyIndex, at: QPoint) -> str:
        """The paragraph whose reference is there."""
        if not references.split(index.data(WRITTEN))[1]:
            return ""
        _, written, room = self._lay(option, index)
        return written.documentLayout().anchorAt((at - room.topLeft()).toPointF())


class _List(QListView):
    """Figures are for the board, wherever the keyboard is."""

    def __init__(self) -> None:
        super().__init__()
        self.pressed_at = QPoint()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.pressed_at = event.position().toPoint()
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text().isdecimal():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def link_at(self, at: QPoint) -> str:
        index, delegate = self.indexAt(at), self.itemDelegate()
        if not index.isValid() or not isinstance(delegate, _Wrapped):
            return ""
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        option.rect = self.visualRect(index)
        return delegate.link_at(option, index, at)


class LogPanel(QFrame):
    chosen = Signal(int)
    """The number of the decision to look back at."""
    rules_wanted = Signal(str)
    """The paragraph that somebody wants to read."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "side")
        self._lines = _Lines()
        self._number: int | None = None
        """The decision that one looks back at."""
        self._picked: tuple[int | None, int] = (None, -1)
        """The decision that somebody went back to by a line, and the row of that line."""
        self._title = widgets.label()
        self._title.setProperty("role", "head")
        self._title.setWordWrap(True)
        self._list = _List()
        self._list.setModel(self._lines)
        self._list.setWordWrap(True)
        self._list.setIconSize(QSize(SIGN, SIGN))
        self._list.setItemDelegate(_Wrapped(self._list))
        self._list.setResizeMode(QListView.ResizeMode.Adjust)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.clicked.connect(self._click)
        self._list.activated.connect(self._choose)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 12, 4, 8)
        layout.addWidget(self._title)
        layout.addWidget(self._list)
        # what one move tells is laid out at once, not line by line
        self._scroll = QTimer(self, singleShot=True, interval=0)
        self._scroll.timeout.connect(self._go_where_one_looks)

    def _click(self, index: QModelIndex) -> None:
        if paragraph := self._list.link_at(self._list.pressed_at):
            self.rules_wanted.emit(paragraph)
        else:
            self._choose(index)

    def _choose(self, index: QModelIndex) -> None:
        row = index.row()
        self.chosen.emit(index.data(Qt.ItemDataRole.UserRole))
        # several lines may tell of one step: the one that was clicked is meant
        self._picked = self._number, row
        self.follow(self._number)

    def _go_where_one_looks(self) -> None:
        """To the marked line, or to the end where none is."""
        marked = self._list.currentIndex()
        if marked.isValid():
            self._list.scrollTo(marked, QListView.ScrollHint.PositionAtCenter)
        elif self._number is None:
            self._list.scrollToBottom()
        else:
            self._list.scrollToTop()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._scroll.start()

    def set_title(self, text: str) -> None:
        side = theme.zoomed(SIGN)
        self._list.setIconSize(QSize(side, side))
        self._title.setText(text)
        self._list.setAccessibleName(text)

    def show_lines(self, lines: list[tuple[int, LogLine]]) -> None:
        self._lines.beginResetModel()
        self._lines.lines = lines
        self._lines.endResetModel()
        self.follow(self._number)

    def add(self, number: int, line: LogLine, before: int = 0) -> None:
        """A new line, with `before` of the existing ones after it: at the end if that is 0."""
        row = len(self._lines.lines) - before
        self._lines.beginInsertRows(QModelIndex(), row, row)
        self._lines.lines.insert(row, (number, line))
        self._lines.endInsertRows()
        self._scroll.start()

    def follow(self, number: int | None) -> None:
        """Marks the last line that was told up to a decision, or the one by which somebody went
        there, and keeps it in sight; none if what is on the table is how it is now."""
        self._number = number
        until = -2 if number is None else number
        rows = [row for row, (n, _) in enumerate(self._lines.lines) if n <= until]
        if rows and self._picked[0] == number and self._picked[1] < len(self._lines.lines):
            rows.append(self._picked[1])
        self._list.clearSelection()
        self._list.setCurrentIndex(self._lines.index(rows[-1]) if rows else QModelIndex())
        self._go_where_one_looks()

    @property
    def marked(self) -> str | None:
        """The line that is marked, if one is."""
        index = self._list.currentIndex()
        selected = self._list.selectionModel().isSelected(index)
        return str(index.data()) if index.isValid() and selected else None

    def texts(self) -> list[str]:
        return [line.text for _, line in self._lines.lines]
