"""The bar at the top of a page."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu

from boomerang_desktop.desktop.look import theme, widgets


class PageBar(QFrame):
    """The way back to all games or matches, the title, room for the page's own tools, and the
    menu."""

    left = Signal()

    def __init__(self, menu: QMenu) -> None:
        super().__init__()
        self.setProperty("role", "bar")
        self.back = widgets.tool("chevron_left")
        self.back.clicked.connect(self.left)
        self.title = widgets.label("head")
        self._menu = widgets.menu_button(menu)
        self.to_matches = False
        """Does the way back lead there?"""
        self.middle = QHBoxLayout()
        row = QHBoxLayout(self)
        row.setContentsMargins(2 * theme.GRID, 4, 2 * theme.GRID, 4)
        row.addWidget(self.back)
        row.addWidget(self.title)
        row.addLayout(self.middle, 1)
        row.addWidget(self._menu)
        self._retranslate()

    def lead_back(self, *, to_matches: bool) -> None:
        self.to_matches = to_matches
        self._retranslate()

    def _retranslate(self) -> None:
        back = self.tr("All matches") if self.to_matches else self.tr("All games")
        for button, text in ((self.back, back), (self._menu, self.tr("Menu"))):
            widgets.set_name(button, text)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)
