"""What the user can choose; everything takes effect at once."""

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QSlider, QWidget

from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.dialogs.sheet import Sheet
from boomerang_desktop.desktop.look import theme, widgets
from boomerang_desktop.desktop.pages.fields import Check, Combo
from boomerang_desktop.desktop.settings import (
    APPEARANCES,
    BOT_PACES,
    LANGUAGES,
    ROUND_PAUSES,
    SECOND_THOUGHTS,
    SPEEDS,
    TEXT_SCALES,
    Settings,
)
from boomerang_desktop.desktop.sound.sounds import Sounds
from boomerang_desktop.desktop.texts import LONGEST_NAME


class SettingsDialog(Sheet):
    def __init__(self, settings: Settings, sounds: Sounds, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._sounds = sounds
        self._labels = {
            name: widgets.label()
            for name in (
                "player_name",
                "language",
                "appearance",
                "text_scale",
                "speed",
                "bot_pace",
                "round_pause",
                "second_thoughts",
                "volume",
            )
        }
        self._rows: list[tuple[QWidget | None, QWidget]] = []
        """What can be chosen, with its name before it."""
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(4 * theme.GRID)
        self._grid.setVerticalSpacing(theme.GRID)
        self.body.addLayout(self._grid)
        self.name = QLineEdit(settings.player_name)
        self.name.setMaxLength(LONGEST_NAME)
        self.name.editingFinished.connect(self._set_name)
        self._row("player_name", self.name)
        self.combos = {
            "language": self._combo("language", LANGUAGES),
            "appearance": self._combo("appearance", APPEARANCES),
            "text_scale": self._combo("text_scale", TEXT_SCALES),
            "speed": self._combo("speed", SPEEDS),
            "bot_pace": self._combo("bot_pace", BOT_PACES),
            "round_pause": self._combo("round_pause", ROUND_PAUSES),
            "second_thoughts": self._combo("second_thoughts", SECOND_THOUGHTS),
        }
        self.volume = QSlider(Qt.Orientation.Horizontal)
        self.volume.setRange(0, 100)
        self.volume.setPageStep(10)
        self.volume.setMinimumHeight(theme.TOUCH // 2 + theme.GRID)
        self.volume.setValue(settings.volume)
        self.volume.valueChanged.connect(self._set_volume)
        self.volume.sliderReleased.connect(lambda: sounds.play("wood_land"))
        self.muted = self._check("muted")
        sound = QWidget()
        heard = QHBoxLayout(sound)
        heard.setContentsMargins(0, 0, 0, 0)
        heard.setSpacing(2 * theme.GRID)
        heard.addWidget(self.volume, 1)
        heard.addWidget(self.muted)
        self._row("volume", sound)
        self._labels["volume"].setBuddy(self.volume)
        self.tabletop = self._check("tabletop")
        self._rows.append((None, self.tabletop))
        self._arrange(1)
        self.retranslate()

    def _row(self, name: str, widget: QWidget) -> None:
        self._rows.append((self._labels[name], widget))
        self._labels[name].setBuddy(widget)

    def fit(self) -> bool:
        """In one column, or if that is too high and there is room, in two."""
        for columns in (1, 2, 1):
            self._arrange(columns)
            if super().fit():
                return True
        return False

    def _arrange(self, columns: int) -> None:
        while self._grid.takeAt(0):
            pass
        high = -(-len(self._rows) // columns)
        for n, (label, widget) in enumerate(self._rows):
            row, column = n % high, 2 * (n // high)
            if label:
                self._grid.addWidget(label, row, column)
            self._grid.addWidget(widget, row, column + 1)
            self._grid.setColumnStretch(column + 1, 1)

    def _combo(self, name: str, values: Iterable[Any]) -> Combo:
        combo = Combo()
        combo.setMinimumWidth(round(240 * theme.text_scale()))
        for value in values:
            combo.addItem("", value)
        combo.setCurrentIndex(combo.findData(getattr(self._settings, name)))
        combo.activated.connect(lambda _: setattr(self._settings, name, combo.currentData()))
        self._row(name, combo)
        return combo

    def _check(self, name: str) -> Check:
        check = Check()
        check.setChecked(getattr(self._settings, name))
        check.toggled.connect(lambda on: setattr(self._settings, name, on))
        return check

    def _set_name(self) -> None:
        """It may be empty: new matches then begin with the usual one."""
        name = " ".join(self.name.text().split())
        if name.isprintable() and name != self._settings.player_name:
            self._settings.player_name = name
            self._settings.name_asked = True

    def _set_volume(self, volume: int) -> None:
        self._settings.volume = volume

    def retranslate(self) -> None:
        self.set_title(self.tr("Settings"))
        for name, text in {
            "player_name": self.tr("Your name"),
            "language": self.tr("Language"),
            "appearance": self.tr("Appearance"),
            "text_scale": self.tr("Text size"),
            "speed": self.tr("Animation"),
            "bot_pace": self.tr("Pace of the bots"),
            "round_pause": self.tr("After a round"),
            "second_thoughts": self.tr("Choices that uncover something"),
            "volume": self.tr("Volume"),
        }.items():
            self._labels[name].setText(text)
        self.name.setAccessibleName(self.tr("Your name"))
        self.name.setPlaceholderText(self.tr("Name"))
        why = self.tr(
            "Against bots, a choice that brings something to light cannot be undone afterwards."
        )
        widgets.set_tip(self._labels["second_thoughts"], why)
        widgets.set_tip(self.combos["second_thoughts"], why)
        self.volume.setAccessibleName(self.tr("Volume"))
        self.muted.setText(self.tr("No sound"))
        self.tabletop.setText(self.tr("Tabletop: a tray on each side of a screen lying flat"))
        values: dict[str, Iterable[str]] = {
            "language": (self.tr("Same as the system"), *languages.NAMES.values()),
            "appearance": (self.tr("Same as the system"), self.tr("Light"), self.tr("Dark")),
            "text_scale": (
                self.tr("Small"),
                self.tr("Normal"),
                self.tr("Large"),
                self.tr("Very large"),
            ),
            "speed": (self.tr("Off"), self.tr("Slow"), self.tr("Normal"), self.tr("Fast")),
            "bot_pace": (
                self.tr("Relaxed"),
                self.tr("Normal", "pace of the bots"),
                self.tr("Quick"),
                self.tr("Wait for me after each move"),
            ),
            "round_pause": (
                self.tr("Wait for a click or a key"),
                self.tr("Wait two seconds"),
                self.tr("Go on at once"),
            ),
            "second_thoughts": (
                self.tr("Can be undone for two seconds"),
                self.tr("Wait until I confirm"),
                self.tr("Count at once"),
            ),
        }
        for name, texts in values.items():
            for n, text in enumerate(texts):
                self.combos[name].setItemText(n, text)
            self.combos[name].setAccessibleName(self._labels[name].text())
