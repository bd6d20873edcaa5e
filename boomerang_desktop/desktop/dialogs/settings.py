"""What the user can choose; everything takes effect at once."""

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QSlider, QWidget

from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.dialogs.sheet import Sheet
from boomerang_desktop.desktop.look import theme, widgets
from boomerang_desktop.desktop.pages.fields import Check, Combo
from boomerang_desktop.desktop.settings import (
    APPEARANCES,
    LANGUAGES,
    SPEEDS,
    TEXT_SCALES,
    Settings,
)
from boomerang_desktop.desktop.sound.sounds import Sounds


class SettingsDialog(Sheet):
    def __init__(self, settings: Settings, sounds: Sounds, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._sounds = sounds
        self._labels = {
            name: widgets.label()
            for name in ("language", "appearance", "text_scale", "speed", "volume")
        }
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(4 * theme.GRID)
        self._grid.setVerticalSpacing(2 * theme.GRID)
        self._grid.setColumnStretch(1, 1)
        self.body.addLayout(self._grid)
        self.combos = {
            "language": self._combo("language", LANGUAGES),
            "appearance": self._combo("appearance", APPEARANCES),
            "text_scale": self._combo("text_scale", TEXT_SCALES),
            "speed": self._combo("speed", SPEEDS),
        }
        self.volume = QSlider(Qt.Orientation.Horizontal)
        self.volume.setRange(0, 100)
        self.volume.setPageStep(10)
        self.volume.setMinimumHeight(theme.TOUCH // 2 + theme.GRID)
        self.volume.setValue(settings.volume)
        self.volume.valueChanged.connect(self._set_volume)
        self.volume.sliderReleased.connect(lambda: sounds.play("wood_land"))
        self._row("volume", self.volume)
        self.muted = self._check("muted")
        self.tabletop = self._check("tabletop")
        self.retranslate()

    def _row(self, name: str, widget: QWidget) -> None:
        row = self._grid.rowCount()
        self._grid.addWidget(self._labels[name], row, 0)
        self._grid.addWidget(widget, row, 1)
        self._labels[name].setBuddy(widget)

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
        self._grid.addWidget(check, self._grid.rowCount(), 1)
        return check

    def _set_volume(self, volume: int) -> None:
        self._settings.volume = volume

    def retranslate(self) -> None:
        self.set_title(self.tr("Settings"))
        for name, text in {
            "language": self.tr("Language"),
            "appearance": self.tr("Appearance"),
            "text_scale": self.tr("Text size"),
            "speed": self.tr("Animation"),
            "volume": self.tr("Volume"),
        }.items():
            self._labels[name].setText(text)
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
        }
        for name, texts in values.items():
            for n, text in enumerate(texts):
                self.combos[name].setItemText(n, text)
            self.combos[name].setAccessibleName(self._labels[name].text())
