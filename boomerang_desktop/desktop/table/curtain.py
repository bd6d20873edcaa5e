"""The curtain: nothing is seen until the player who is named says "I am here"."""

from PySide6.QtCore import QEvent, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QGradient,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QRegion,
    QResizeEvent,
    QTransform,
)
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from boomerang_desktop.desktop.look import assets, theme, widgets
from boomerang_desktop.desktop.scene.setup import MatchSetup

MOMENT = 600
"""Milliseconds during which nothing opens the curtain: a key pressed once too often must not."""


class Curtain(QWidget):
    opened = Signal(int)
    """The seat whose player has come."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._number = 0
        self._setup: MatchSetup | None = None
        self._facing = 0.0
        """How far the words are turned, to face whoever is called."""
        self._words = QWidget(self)
        self._symbol = widgets.label()
        self._symbol.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._name = widgets.label()
        self._name.setProperty("role", "display")
        self._hint = widgets.label()
        self._hint.setProperty("role", "muted")
        for label in (self._name, self._hint):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setWordWrap(True)
        self._here = QPushButton()
        self._here.setProperty("role", "main")
        self._here.clicked.connect(lambda: self.opened.emit(self._number))
        self._moment = QTimer(self, singleShot=True)
        self._moment.timeout.connect(self._can_open)
        layout = self._column = QVBoxLayout(self._words)
        layout.setSpacing(16)
        layout.addStretch()
        for widget in (self._symbol, self._name, self._hint):
            layout.addWidget(widget)
        layout.addWidget(self._here, 0, Qt.AlignmentFlag.AlignCenter)
        layout.addStretch()

    def close_for(self, number: int, setup: MatchSetup, facing: float = 0.0) -> None:
        """`facing`: which way the player looks at a screen lying flat."""
        self._number, self._setup, self._facing = number, setup, facing
        self._words.setVisible(not facing)
        symbol = theme.SEAT_SYMBOLS[number]
        colour = theme.seat_colour(number).name()
        self._symbol.setPixmap(assets.pixmap(f"seats/{symbol}", 96, 96, colour))
        self.retranslate()
        self._lay_out()
        self._here.setEnabled(False)
        self._moment.start(MOMENT)
        self.call()

    def call(self) -> None:
        """Tell screen readers who is called."""
        if QAccessible.isActive():
            said = QAccessibleAnnouncementEvent(self, self.accessibleName())
            QAccessible.updateAccessibility(said)

    def _can_open(self) -> None:
        self._here.setEnabled(True)
        (self if self._facing else self._here).setFocus()
        self.update()

    def retranslate(self) -> None:
        name = self._setup.name(self._number) if self._setup else ""
        call = self.tr("{name}, it is your turn").format(name=name)
        hint = self.tr("The others look away. Only you see what comes next.")
        self.setAccessibleName(call)
        self._name.setText(call)
        self._hint.setText(hint)
        self._here.setText(self.tr("I am here"))
        self._here.setAccessibleDescription(f"{call}. {hint}")

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._here.click()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        upright = self._facing % 180 == 0
        self._words.resize(self.size() if upright else self.size().transposed())
        # out of sight nothing is laid out by itself
        self._column.setGeometry(self._words.rect())
        self.update()

    def _turned(self) -> QTransform:
        """From the words as they are written to where they are seen."""
        middle, written = self.rect().center(), self._words.rect().center()
        turned = QTransform.fromTranslate(middle.x(), middle.y()).rotate(self._facing)
        return turned.translate(-written.x(), -written.y())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Turned words are only a picture: what was clicked is worked out here."""
        back, _ = self._turned().inverted()
        if self._facing and self._here.geometry().contains(back.map(event.position().toPoint())):
            self._here.click()
        super().mousePressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Folds of heavy cloth in the colours of the frame."""
        painter = QPainter(self)
        tokens = theme.tokens()
        painter.fillRect(self.rect(), QColor(tokens.surface))
        width = max(self.width() / 12, 48.0)
        fold = QLinearGradient(0, 0, width, 0)
        fold.setSpread(QGradient.Spread.RepeatSpread)
        for place, strength in ((0.0, 0), (0.55, 150), (0.75, 220), (1.0, 0)):
            shade = QColor(tokens.line)
            shade.setAlpha(strength)
            fold.setColorAt(place, shade)
        painter.fillRect(self.rect(), fold)
        if self._facing:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.setTransform(self._turned(), combine=True)
            # the cloth is there already
            plain = QWidget.RenderFlag.DrawChildren
            self._words.render(painter, QPoint(), QRegion(), plain)
