"""The window onto a table: keeps it whole, and brings it the keyboard."""

from typing import Any

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPixmapCache, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QPinchGesture, QWidget

from boomerang_desktop.desktop.scene.board import Board
from boomerang_desktop.desktop.scene.seating import HEIGHT

CACHE = 256 * 1024
"""Kilobytes for items that are drawn once and kept; Qt's 10 MB do not hold a single board at 4K."""
ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)

GOES_ON = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
"""Beside Space, while the table waits."""
STEPS_ON = (Qt.Key.Key_Right, Qt.Key.Key_Return, Qt.Key.Key_Enter)
"""While a move is shown: on to its next step. Space goes to its end."""


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

    def _fit(self) -> None:
        size = self.viewport().size()
        if self.board is None or size.height() < 1:
            return
        scale = size.height() / HEIGHT
        self.resetTransform()
        self.scale(scale, scale)
        self.resetCachedContent()
        self.board.set_width(size.width() / scale, scale, self.devicePixelRatioF())

    def focusNextPrevChild(self, forward: bool) -> bool:
        if self.hasFocus() and self.board and self.board.hand.next_focus(forward):
            return True
        return super().focusNextPrevChild(forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        board = self.board
        if board is None:
            return
        key = Qt.Key(event.key())
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
            if not board.hand.escape():
                event.ignore()
        elif key == Qt.Key.Key_R:
            shift = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            board.handling.rotate(-1 if shift else 1)
        elif not (event.text() and board.handling.letter(event.text())):
            event.ignore()

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
