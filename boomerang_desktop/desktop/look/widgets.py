"""Small widgets that every page is made of."""

from collections.abc import Callable
from functools import cached_property
from html import escape
from typing import Any, Protocol, TypeVar, overload

from PySide6.QtCore import QEvent, QRect, QSize
from PySide6.QtGui import QAction, QFont, QFontMetrics, QResizeEvent, Qt, QTextDocumentFragment
from PySide6.QtWidgets import (
    QGridLayout,
    QLabel,
    QLayout,
    QMenu,
    QPushButton,
    QScrollArea,
    QToolButton,
    QWidget,
)

from boomerang_desktop.desktop.look import assets, theme

TOLD = "told"
"""The property of what a widget has its tool tip read out for."""


class _HasText(Protocol):
    def setText(self, text: str) -> None: ...


PartT = TypeVar("PartT")
TextT = TypeVar("TextT", bound=_HasText)


class Worded:
    """Binds each text to the function that words it, and writes them all in `retranslate`."""

    @cached_property
    def _bound(self) -> list[Callable[[], None]]:
        return []

    @overload
    def says(self, part: TextT, words: Callable[[], str]) -> TextT: ...
    @overload
    def says(
        self, part: PartT, words: Callable[[], str], *writers: Callable[[PartT, str], None]
    ) -> PartT: ...
    def says(
        self, part: Any, words: Callable[[], str], *writers: Callable[[Any, str], None]
    ) -> Any:
        """Let a part say that; without `writers` it is what is written on it."""
        writers = writers or (type(part).setText,)

        def write() -> None:
            text = words()
            for writer in writers:
                writer(part, text)

        self._bound.append(write)
        return part

    def retranslate(self) -> None:
        """Write everything in the current language."""
        for write in self._bound:
            write()


class Translated(Worded, QWidget):
    """A widget that writes its texts again when the language changes."""

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class Fitted(QLabel):
    """A sentence that is never cut: on one line at full size if possible, otherwise wrapped and
    smaller."""

    def __init__(self, *sizes: str, bold: bool = False, display: bool = False) -> None:
        super().__init__()
        self._sizes, self._bold, self._display = sizes, bold, display
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)

    def setText(self, text: str) -> None:
        super().setText(text)
        self._fit()

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(self._font(self._sizes[0]))
        # one pixel more, or rounding would break the line
        return QSize(metrics.horizontalAdvance(self._plain()) + 1, metrics.height())

    def minimumSizeHint(self) -> QSize:
        metrics = QFontMetrics(self._font(self._sizes[-1]))
        words = map(metrics.horizontalAdvance, self._plain().split())
        return QSize(max(words, default=0), metrics.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._fit()

    def _font(self, size: str) -> QFont:
        return theme.font(size, bold=self._bold, display=self._display)

    def _plain(self) -> str:
        if self.textFormat() == Qt.TextFormat.PlainText:
            return self.text()
        return QTextDocumentFragment.fromHtml(self.text()).toPlainText()

    def _fit(self) -> None:
        text, room = self._plain(), self.contentsRect()
        endless = QRect(0, 0, room.width(), 10_000)
        for size in self._sizes:
            font = self._font(size)
            needed = QFontMetrics(font).boundingRect(endless, Qt.TextFlag.TextWordWrap, text)
            if needed.width() <= room.width() and needed.height() <= room.height():
                break
        self.setFont(font)
        self.updateGeometry()


def spread_out(page: QWidget) -> None:
    """Scale all gaps and margins of a page with the window."""
    for layout in page.findChildren(QLayout):
        usual = layout.property("usual")
        if usual is None:
            edges = layout.contentsMargins()
            gaps = (layout.spacing(), layout.spacing())
            if isinstance(layout, QGridLayout):
                gaps = (layout.horizontalSpacing(), layout.verticalSpacing())
            usual = [edges.left(), edges.top(), edges.right(), edges.bottom(), *gaps]
            layout.setProperty("usual", usual)
        left, top, right, bottom, across, down = map(theme.zoomed, usual)
        layout.setContentsMargins(left, top, right, bottom)
        if isinstance(layout, QGridLayout):
            layout.setHorizontalSpacing(across)
            layout.setVerticalSpacing(down)
        else:
            layout.setSpacing(across)


def label(role: str = "", *, wrap: bool = False) -> QLabel:
    made = QLabel()
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setWordWrap(wrap)
    if role:
        made.setProperty("role", role)
    return made


def set_tip(thing: QWidget | QAction, text: str) -> None:
    """Give it a tool tip, which is also what a screen reader says of it unless it is told more."""
    tip = plain_tip(text)
    if isinstance(thing, QWidget) and thing.accessibleDescription() == (thing.property(TOLD) or ""):
        told = text if tip != text else ""
        thing.setAccessibleDescription(told)
        thing.setProperty(TOLD, told)
    thing.setToolTip(tip)


def set_name(tool: QWidget, text: str) -> None:
    """Name what is only a picture: read aloud, and shown as a tool tip."""
    set_tip(tool, text)
    tool.setAccessibleName(text)


def plain_tip(text: str) -> str:
    """A tool tip that says what is written. Qt takes it for HTML where it looks like that, and a
    name in a record may: then it would draw any picture that it names."""
    rich = f"<div>{escape(text)}</div>".replace("\n", "<br>")
    return rich if Qt.mightBeRichText(text) else text


def button(icon: str = "", role: str = "") -> QPushButton:
    made = QPushButton()
    if icon:
        made.setIcon(assets.icon(icon, "on_accent" if role == "main" else "ink"))
    if role:
        made.setProperty("role", role)
    return made


class Tall(QWidget):
    """The content of a scroll area, as high as its wrapped texts at the given width. A plain scroll
    area would ask for the least height and squeeze them."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Resize to fit the current texts."""
        layout = self.layout()
        if layout is not None:
            layout.invalidate()
            self.setMinimumHeight(max(0, layout.totalHeightForWidth(self.width())))


def scrolling(inside: QWidget) -> QScrollArea:
    """A scroll area round a widget, as wide as the widget."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(inside)
    return area


def tool(icon: str) -> QToolButton:
    """An icon button: its text is read aloud and shown as a tooltip."""
    made = QToolButton()
    made.setIcon(assets.icon(icon))
    made.setProperty("role", "plain")
    made.setMinimumSize(theme.TOUCH, theme.TOUCH)
    return made


def menu_button(menu: QMenu) -> QToolButton:
    made = tool("menu")
    made.setMenu(menu)
    made.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
    return made
