"""Finds text that does not fit where it is shown."""

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QFontMetrics, QTextDocumentFragment
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QLabel,
    QScrollArea,
    QStyle,
    QStyleOptionComboBox,
    QWidget,
)

from boomerang_desktop.desktop.pages.tiles import GameTile, MatchCard


def misfits(window: QWidget) -> list[str]:
    """Every visible text of the window that is cut, and every control that sticks out of it."""
    return [*_cut(window), *_outside(window)]


def _visible(window: QWidget) -> Iterator[QWidget]:
    for widget in window.findChildren(QWidget):
        if widget.isVisibleTo(window) and widget.window() is window:
            yield widget


def _cut(window: QWidget) -> Iterator[str]:
    for widget in _visible(window):
        if isinstance(widget, QLabel) and widget.text():
            if not _label_fits(widget):
                yield f"label {widget.text()!r} in {widget.size().toTuple()}"
        elif isinstance(widget, GameTile):
            if not widget.texts_fit():
                yield f"tile {widget.text()!r} in {widget.size().toTuple()}"
        elif isinstance(widget, MatchCard):
            pass  # shortened with dots when names are long, and whole in its tooltip
        elif isinstance(widget, QAbstractButton) and widget.text():
            if _smaller(widget.size(), widget.sizeHint()):
                yield f"button {widget.text()!r} in {widget.size().toTuple()}"
        elif isinstance(widget, QComboBox) and not _combo_fits(widget):
            yield f"choice {widget.currentText()!r} in {widget.size().toTuple()}"


def _label_fits(label: QLabel) -> bool:
    if not label.wordWrap():
        return not _smaller(label.size(), label.sizeHint())
    room = label.contentsRect()
    # a reference to the rules is written as a link
    words = QTextDocumentFragment.fromHtml(label.text()).toPlainText().split(" ")
    longest = max(map(QFontMetrics(label.font()).horizontalAdvance, words))
    return longest <= room.width() and label.heightForWidth(label.width()) <= label.height()


def _combo_fits(combo: QComboBox) -> bool:
    option = QStyleOptionComboBox()
    combo.initStyleOption(option)
    field = combo.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox,
        option,
        QStyle.SubControl.SC_ComboBoxEditField,
        combo,
    )
    needed = combo.fontMetrics().horizontalAdvance(combo.currentText())
    if not combo.itemIcon(combo.currentIndex()).isNull():
        needed += combo.iconSize().width() + 4
    return needed <= field.width() and combo.fontMetrics().height() <= combo.height()


def _smaller(size: QSize, needed: QSize) -> bool:
    return size.width() < needed.width() or size.height() < needed.height()


def _scrolls(widget: QWidget) -> bool:
    """Whether it can be scrolled into sight."""
    inside: QWidget | None = widget
    while inside is not None and not isinstance(inside, QScrollArea):
        inside = inside.parentWidget()
    return inside is not None


def _outside(window: QWidget) -> Iterator[str]:
    for widget in _visible(window):
        if isinstance(widget, (QLabel, QAbstractButton, QComboBox)) and not _scrolls(widget):
            where = QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())
            if not window.rect().contains(where):
                yield f"{type(widget).__name__} at {where.getRect()} leaves {window.size()}"
