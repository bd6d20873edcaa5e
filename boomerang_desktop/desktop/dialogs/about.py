"""Who made what, and what here is not as it was printed."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from boomerang_desktop import __version__
from boomerang_desktop.desktop.dialogs.sheet import Sheet
from boomerang_desktop.desktop.games import GAME_INFOS
from boomerang_desktop.desktop.look import assets, theme, widgets
from boomerang_desktop.desktop.texts import Texts

LICENCES = {
    "Boomerang Desktop": "MIT",
    "Qt, PySide6": "LGPL 3",
    "Python": "PSF 2",
    "Source Sans Pro": "SIL OFL 1.1",
    "Fredoka One": "SIL OFL 1.1",
    "attrs": "MIT",
    "openskill": "MIT",
    "miniaudio": "MIT",
    "CFFI": "MIT",
    "libffi": "MIT",
    "SQLite": "Public Domain",
    "ICU": "Unicode",
    "GLib": "LGPL 2.1",
    "PCRE2": "BSD",
    "XCB, xkbcommon": "MIT",
    "Kerberos": "MIT",
    "libcom_err": "MIT",
    "keyutils": "LGPL 2",
    "Brotli": "MIT",
    "Zstandard": "BSD",
}
"""Everything that comes with the program on one system or another; building a bundle checks it."""


class AboutDialog(Sheet):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = Texts(self)
        logo = widgets.label()
        logo.setPixmap(assets.pixmap("app/boomerang", 96, 96))
        self._what = widgets.label("lead", wrap=True)
        top = QHBoxLayout()
        top.setSpacing(3 * theme.GRID)
        top.addWidget(logo, 0, Qt.AlignmentFlag.AlignTop)
        top.addWidget(self._what, 1)
        self.body.addLayout(top)
        self._games_head = widgets.label("head")
        self._licences_head = widgets.label("head")
        self._licences = widgets.label("muted", wrap=True)
        self._rows = {game: _Row() for game in GAME_INFOS}
        grid = QGridLayout()
        grid.setHorizontalSpacing(3 * theme.GRID)
        grid.setVerticalSpacing(theme.GRID)
        grid.setColumnStretch(2, 1)
        for n, row in enumerate(self._rows.values()):
            grid.addWidget(row.name, n, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(row.origin, n, 1, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(row.rebuilt, n, 2)
        self.body.addSpacing(theme.GRID)
        self.body.addWidget(self._games_head)
        self.body.addLayout(grid)
        self.body.addSpacing(theme.GRID)
        self.body.addWidget(self._licences_head)
        self.body.addWidget(self._licences)
        self.retranslate()

    def wanted(self) -> QSize:
        return QSize(round(860 * theme.text_scale()), 0)

    def retranslate(self) -> None:
        self.set_title(self.tr("Boomerang Desktop {version}").format(version=__version__))
        self.setWindowTitle(self.tr("About this program"))
        self._what.setText(
            self.tr(
                "A table for five games called Boomerang, Lascaux among them. An independent "
                "implementation with pictures and sounds of its own; it has no connection with "
                "the games' authors or publishers. Thank you for the games."
            )
        )
        self._games_head.setText(self.tr("The games, and what had to be reconstructed"))
        for game, row in self._rows.items():
            row.name.setText(GAME_INFOS[game].name())
            row.origin.setText(GAME_INFOS[game].origin())
            row.rebuilt.setText(GAME_INFOS[game].rebuilt())
        self._licences_head.setText(self.tr("Licences"))
        self._licences.setText(
            # a name and its licence stay on one line
            " · ".join(f"{name}\N{NO-BREAK SPACE}({licence})" for name, licence in LICENCES.items())
        )


class _Row:
    """A game: its name here, its origin, and what of it is not as it was printed."""

    def __init__(self) -> None:
        self.name = widgets.label("strong")
        self.origin = widgets.label()
        self.rebuilt = widgets.label("muted", wrap=True)
