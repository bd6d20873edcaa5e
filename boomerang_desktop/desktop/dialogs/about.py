"""Who made what, and what here is not as it was printed."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from boomerang_desktop import __version__
from boomerang_desktop.desktop.dialogs.overlay import TitledDialog
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
    "Visual C++ runtime": "Microsoft",
}
"""Everything that comes with the program on one system or another; building a bundle checks it."""


class AboutDialog(TitledDialog):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = Texts(self)
        logo = widgets.label()
        logo.setPixmap(assets.pixmap("app/boomerang", 96, 96))
        self.says(
            self,
            lambda: self.tr("Boomerang Desktop {version}").format(version=__version__),
            AboutDialog.set_title,
        )
        self.says(self, lambda: self.tr("About this program"), AboutDialog.setWindowTitle)
        what = self.says(
            widgets.label("lead", wrap=True),
            lambda: self.tr(
                "A table for five games called Boomerang, Lascaux among them. An independent "
                "implementation with pictures and sounds of its own; it has no connection with "
                "the games' authors or publishers. Thank you for the games."
            ),
        )
        top = QHBoxLayout()
        top.setSpacing(3 * theme.GRID)
        top.addWidget(logo, 0, Qt.AlignmentFlag.AlignTop)
        top.addWidget(what, 1)
        self.body.addLayout(top)
        grid = QGridLayout()
        grid.setHorizontalSpacing(3 * theme.GRID)
        grid.setVerticalSpacing(theme.GRID)
        grid.setColumnStretch(2, 1)
        at_top = Qt.AlignmentFlag.AlignTop
        for n, game in enumerate(GAME_INFOS):
            info = GAME_INFOS[game]
            grid.addWidget(self.says(widgets.label("strong"), info.name), n, 0, at_top)
            grid.addWidget(self.says(widgets.label(), info.origin), n, 1, at_top)
            grid.addWidget(self.says(widgets.label("muted", wrap=True), info.rebuilt), n, 2)
        self.body.addSpacing(theme.GRID)
        self.body.addWidget(
            self.says(
                widgets.label("head"),
                lambda: self.tr("The games, and what had to be reconstructed"),
            )
        )
        self.body.addLayout(grid)
        self.body.addSpacing(theme.GRID)
        self.body.addWidget(self.says(widgets.label("head"), lambda: self.tr("Licences")))
        licences = widgets.label("muted", wrap=True)
        # a name and its licence stay on one line
        licences.setText(
            " · ".join(f"{name}\N{NO-BREAK SPACE}({licence})" for name, licence in LICENCES.items())
        )
        self.body.addWidget(licences)
        self.retranslate()

    def wanted(self) -> QSize:
        return QSize(round(860 * theme.text_scale()), 0)
