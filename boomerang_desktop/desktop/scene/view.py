"""The window onto a table: keeps it whole, brings it the keyboard, and finds room for what is told
beside it."""

from typing import Any

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmapCache,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGraphicsView,
    QPinchGesture,
    QVBoxLayout,
    QWidget,
)

from boomerang_desktop.desktop.look import theme
from boomerang_desktop.desktop.scene import seating
from boomerang_desktop.desktop.scene.board import Board
from boomerang_desktop.desktop.scene.seating import GAP, HEIGHT

CACHE = 256 * 1024
"""Kilobytes for cached items; Qt's 10 MB do not hold a single board at 4K."""
ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)

GOES_ON = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
"""Keys that end a pause, besides Space."""
STEPS_ON = (Qt.Key.Key_Right, Qt.Key.Key_Return, Qt.Key.Key_Enter)
"""Keys that end the current step of a move. Space ends the move."""

WIDTH, AT_THE_END = 240, 320
"""The width of the sidebar in pixels at the usual text size; and once the match is over."""
ROOM = 1000.0
"""The least width in units of a table beside an open log."""

_TOLD = (QEvent.Type.LayoutRequest, QEvent.Type.ShowToParent, QEvent.Type.HideToParent)
"""Events that show or hide a part of the sidebar."""
ESCAPE = "\x1b"
"""What Esc types."""


class TableView(QGraphicsView):
    hurried = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        QPixmapCache.setCacheLimit(max(QPixmapCache.cacheLimit(), CACHE))
        # the table covers it all: nothing under it is painted first
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)
        self._by_key = False
        """Did the focus come by keyboard?"""
        self._ringed = False
        """Was the view's own focus ring there when the whole table was last drawn?"""
        self._strip = 0

    @property
    def board(self) -> Board[Any] | None:
        scene = self.scene()
        return scene if isinstance(scene, Board) else None

    def show_board(self, board: Board[Any] | None) -> None:
        self.setScene(board)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def reserve_strip(self, pixels: int) -> None:
        """Keep that many pixels at the lower edge free for something else."""
        if pixels != self._strip:
            self._strip = pixels
            self._fit()

    def _fit(self) -> None:
        size = self.viewport().size()
        if self.board is None or size.height() < 1:
            return
        scale = size.height() / HEIGHT
        self.resetTransform()
        self.scale(scale, scale)
        self.resetCachedContent()
        self.board.strip = self._strip / scale
        self.board.set_width(size.width() / scale, scale, self.devicePixelRatioF())

    def focusNextPrevChild(self, forward: bool) -> bool:
        if self.hasFocus() and self.board and self.board.hand.next_focus(forward):
            return True
        return super().focusNextPrevChild(forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        board = self.board
        inner = QApplication.focusWidget()
        if board is None or (inner not in (None, self) and self.isAncestorOf(inner)):
            # what lies over the table has keys of its own
            event.ignore()
            return
        key = Qt.Key(event.key())
        # hurrying or taking back does not move the focus
        self._by_key |= key in ARROWS
        if key == Qt.Key.Key_Space or (board.waits and key in GOES_ON):
            if not (board.waits and event.isAutoRepeat()):
                self.hurried.emit()
        elif board.motion.busy:
            if key in STEPS_ON:
                board.motion.skip()
        elif key in ARROWS:
            board.hand.arrow(key)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            board.hand.enter()
        elif key == Qt.Key.Key_Escape:
            if board.tour.on and not board.hand.path:
                board.tour.on = False
                board.hand.forget_focus()
            elif not (board.hand.escape() or board.handling.letter(ESCAPE)):
                event.ignore()
        elif key == Qt.Key.Key_R:
            shift = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            board.handling.rotate(-1 if shift else 1)
        elif not (event.text() and board.handling.letter(event.text())):
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._by_key = event.reason() in (
            Qt.FocusReason.TabFocusReason,
            Qt.FocusReason.BacktabFocusReason,
        )
        if self._by_key and self.board and not self.board.hand.focus:
            self.board.hand.next_focus(event.reason() == Qt.FocusReason.TabFocusReason)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if self.board:
            self.board.guide.unfocus()
        self.viewport().update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._by_key = False
        super().mousePressEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        if self.board:
            self.board.guide.leave()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a ring around the view while the keyboard is here and has reached nothing yet."""
        super().paintEvent(event)
        board = self.board
        ringed = self.hasFocus() and self._by_key and bool(board and not board.hand.focus)
        if ringed != self._ringed:
            # all of it comes or goes, not only where something else is drawn
            self._ringed = ringed
            self.viewport().update()
        if ringed:
            painter = QPainter(self.viewport())
            for colour, width in (("#FFFFFF", theme.RING + 4), ("#1B1B1B", theme.RING)):
                painter.setPen(QPen(QColor(colour), width))
                inset = width // 2
                painter.drawRect(self.viewport().rect().adjusted(inset, inset, -inset, -inset))

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.board and self.board.hand.path:
            self.board.handling.rotate(1 if event.angleDelta().y() < 0 else -1)
        event.accept()

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Gesture and self.board:
            pinch = event.gesture(Qt.GestureType.PinchGesture)  # type: ignore[attr-defined]
            if isinstance(pinch, QPinchGesture) and abs(pinch.totalRotationAngle()) > 40:
                self.board.handling.rotate(1 if pinch.totalRotationAngle() > 0 else -1)
                pinch.setTotalRotationAngle(0)
                return True
        return super().viewportEvent(event)


class TableWithSidebar(QWidget):
    """A table with its sidebar: hint, chances and log, or how the match ended. Where the window is
    too narrow for both, the log folds away and opens over the table on demand. Without a log beside
    the table, a hint lies at the foot of the other players' panels. How the match ended never
    covers the table."""

    folded_changed = Signal()
    """The sidebar has moved over the table, or back beside it."""

    def __init__(self, table: TableView, hint: QWidget, chances: QWidget, log: QWidget) -> None:
        super().__init__()
        self._table, self._hint, self._chances, self._log = table, hint, chances, log
        table.setParent(self)
        self._column = QWidget(self)
        self._story = QWidget()
        for whole, parts in ((self._story, (chances, log)), (self._column, (hint, self._story))):
            column = QVBoxLayout(whole)
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(0)
            for part in parts:
                column.addWidget(part, int(part in (log, self._story)))
        for part in (self._column, hint, chances):
            part.installEventFilter(self)
        table.viewport().installEventFilter(self)
        self._wanted = True
        self._opened = False
        self._tabletop = False
        self._over = False
        self._result: QWidget | None = None
        self.folded = False
        """Is there no room beside the table?"""

    @property
    def log_shown(self) -> bool:
        if self._result is not None:
            return False
        return self._opened if self.folded else self._wanted

    def show_log(self, wanted: bool, *, tabletop: bool, over: bool = False) -> None:
        """Show the log beside the table if it is `wanted`; on a flat screen only on demand.
        Once the match is `over` the sidebar is wider, so that nothing moves when the player
        looks back."""
        self._wanted, self._tabletop, self._over = wanted, tabletop, over
        self.place()

    def show_result(self, result: QWidget | None) -> None:
        """Show how the match ended instead of the log, with the chances in it; None: show the
        log."""
        column = self._story.layout()
        assert isinstance(column, QVBoxLayout)
        if self._result is not None:
            column.removeWidget(self._result)
            column.insertWidget(0, self._chances)
        self._result = result
        if result is not None:
            column.insertWidget(0, result, 1)
        self.place()

    def open_log(self, opened: bool) -> None:
        """Open the log over the table, where there is no room beside it."""
        self._opened = opened and self.folded
        self.place()
        self.folded_changed.emit()

    def place(self) -> None:
        """Put every part where there is room for it."""
        wide, high = self.width(), max(self.height(), 1)
        side, result = round(WIDTH * theme.text_scale()), self._result
        folded = self._tabletop or (wide - side) * HEIGHT / high < ROOM
        changed, self.folded = folded != self.folded, folded
        self._opened = self._opened and folded
        if self._over:
            side = max(side, min(round(AT_THE_END * theme.text_scale()), wide // 3))
        for part in (self._hint, self._log, result or self._chances):
            part.setFixedWidth(side)
        self._log.setVisible(self.log_shown)
        self._story.setVisible(self.log_shown or not folded or result is not None)
        # at a screen lying flat a hint is told before the tray of who asked for it
        hint = [] if self._tabletop and not self._opened else [self._hint]
        told = [*hint, *([self._chances, self._log] if not self._story.isHidden() else [])]
        anything = result is not None or not all(part.isHidden() for part in told)
        # a hint comes and goes: for that nothing on the table moves
        over_it = result is None and (folded or (self._chances.isHidden() and not self._wanted))
        self._table.setGeometry(0, 0, wide - (0 if over_it or not anything else side), high)
        board = self._table.board
        if board is not None:
            board.guide.covered.pop(self, None)
        if over_it and not self._opened:
            # not over what the hint speaks of, nor over names and points of all the others
            foot = self._panels()
            self._hint.setFixedWidth(foot.width())
            foot.setTop(
                foot.bottom() + 1 - min(foot.height(), self._hint.heightForWidth(foot.width()))
            )
            self._column.setGeometry(foot)
            if board is not None and not self._hint.isHidden():
                board.guide.covered[self] = self._table.mapToScene(foot).boundingRect()
        else:
            self._column.setGeometry(QRect(wide - side, 0, side, high))
        self._column.setVisible(anything)
        self._column.raise_()
        if changed:
            self.folded_changed.emit()

    def _panels(self) -> QRect:
        """Where the other players' panels lie, in pixels."""
        unit, size = self.height() / HEIGHT, theme.text_scale()
        wide = seating.side_width(self.width() / unit, size) - GAP
        bottom = HEIGHT - seating.tray_height(size) - GAP
        return QRectF(GAP * unit, GAP * unit, wide * unit, (bottom - GAP) * unit).toAlignedRect()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _TOLD and watched is not self._table.viewport():
            self.place()
        elif event.type() == QEvent.Type.MouseButtonPress and self._opened:
            self.open_log(False)
        return super().eventFilter(watched, event)
