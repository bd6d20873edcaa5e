"""Asks the player who chooses a game for the first time: learn it, or play at once?"""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from boomerang_desktop.desktop.dialogs.overlay import OverlayDialog
from boomerang_desktop.desktop.games import GAME_INFOS
from boomerang_desktop.desktop.look import theme, widgets
from boomerang_desktop.desktop.pages.paper import Picture

WIDE, PICTURE = 520, 190
"""Pixels at the usual text size."""


class WayIn(OverlayDialog):
    learn_wanted = Signal(str)
    play_wanted = Signal(str)

    def __init__(self, game_id: str, minutes: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        info, scale = GAME_INFOS[game_id], theme.text_scale()
        self.setWindowTitle(info.name())
        picture = Picture(game_id)
        picture.setFixedHeight(round(PICTURE * scale))
        title = widgets.label("title")
        title.setText(info.name())
        line = widgets.label("lead", wrap=True)
        line.setText(info.line())
        self.learn = widgets.button("learn", "main")
        self.learn.setText(self.tr("Learn (%n min)", "", minutes))
        self.play = widgets.button("play")
        self.play.setText(self.tr("Play"))
        self.play.setIconSize(QSize(round(20 * scale), round(20 * scale)))
        told = widgets.label("muted", wrap=True)
        told.setText(
            self.tr(
                "Short lessons on the real table; you can leave them at any time. Or sit down at "
                "once: a coach speaks up when something comes up for the first time."
            )
        )
        row = QHBoxLayout()
        row.setSpacing(2 * theme.GRID)
        for button, wanted in ((self.learn, self.learn_wanted), (self.play, self.play_wanted)):
            button.clicked.connect(self.accept)
            button.clicked.connect(lambda _=False, wanted=wanted: wanted.emit(game_id))
            row.addWidget(button, 1)
        column = QVBoxLayout(self)
        edge = 3 * theme.GRID
        column.setContentsMargins(edge, edge, edge, edge)
        column.setSpacing(3 * theme.GRID // 2)
        for part in (picture, title, line, told):
            column.addWidget(part)
        column.addLayout(row)
        self.setFixedWidth(round(WIDE * scale))
        self.learn.setFocus()
