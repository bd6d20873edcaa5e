"""What the user can choose, made from the declared settings; everything takes effect at once."""

from functools import partial
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QLineEdit, QSlider, QWidget

from boomerang_desktop.desktop.dialogs.overlay import TitledDialog
from boomerang_desktop.desktop.look import theme, widgets
from boomerang_desktop.desktop.pages.fields import Check, Combo
from boomerang_desktop.desktop.settings import (
    DECLARED,
    Amount,
    Choice,
    Line,
    Setting,
    Settings,
    Switch,
)
from boomerang_desktop.desktop.sound.sounds import Sounds
from boomerang_desktop.desktop.texts import LONGEST_NAME


class SettingsDialog(TitledDialog):
    def __init__(self, settings: Settings, sounds: Sounds, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings, self._sounds = settings, sounds
        self.lines: dict[str, QLineEdit] = {}
        self.combos: dict[str, Combo] = {}
        self.sliders: dict[str, QSlider] = {}
        self.checks: dict[str, Check] = {}
        self.says(self, lambda: self.tr("Settings"), TitledDialog.set_title)
        self._rows: list[tuple[QLabel | None, QWidget]] = []
        """What can be chosen, with its name before it."""
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(4 * theme.GRID)
        self._grid.setVerticalSpacing(theme.GRID)
        self.body.addLayout(self._grid)
        for setting in DECLARED.values():
            if setting.label:
                self._add(setting)
        self._arrange(1)
        self.retranslate()

    def _add(self, setting: Setting[Any]) -> None:
        field: QWidget
        match setting:
            case Line():
                field = self.lines[setting.name] = self._line(setting)
            case Choice():
                field = self.combos[setting.name] = self._combo(setting)
            case Amount():
                field = self.sliders[setting.name] = self._slider(setting)
            case Switch():
                check = self.checks[setting.name] = self._check(setting)
                self._put_check(setting, check)
                return
        label = self.says(widgets.label(), partial(str, setting.label))
        label.setBuddy(field)
        self.says(field, label.text, QWidget.setAccessibleName)
        if setting.tip:
            for part in (label, field):
                self.says(part, partial(str, setting.tip), widgets.set_tip)
        self._rows.append((label, field))

    def _put_check(self, setting: Switch, check: Check) -> None:
        """Its own text says what it is; it has a row of its own unless it belongs to another."""
        if not setting.beside:
            self._rows.append((None, check))
            return
        label, field = self._rows.pop()
        both = QWidget()
        row = QHBoxLayout(both)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2 * theme.GRID)
        row.addWidget(field, 1)
        row.addWidget(check)
        self._rows.append((label, both))

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

    def _line(self, setting: Line) -> QLineEdit:
        line = QLineEdit(getattr(self._settings, setting.name))
        self.says(line, partial(str, setting.placeholder), QLineEdit.setPlaceholderText)
        line.setMaxLength(LONGEST_NAME)
        line.editingFinished.connect(lambda: self._set_name(line.text()))
        return line

    def _combo(self, setting: Choice[Any]) -> Combo:
        combo = Combo()
        combo.setMinimumWidth(round(240 * theme.text_scale()))
        for n, (value, text) in enumerate(setting.texts.items()):
            combo.addItem("", value)
            self.says(combo, partial(str, text), partial(_name_choice, n))
        combo.setCurrentIndex(combo.findData(getattr(self._settings, setting.name)))
        combo.activated.connect(lambda _: self._set(setting, combo.currentData()))
        return combo

    def _slider(self, setting: Amount) -> QSlider:
        slider = QSlider(Qt.Orientation.Horizontal)
        slider.setRange(0, setting.most)
        slider.setPageStep(10)
        slider.setMinimumHeight(theme.TOUCH // 2 + theme.GRID)
        slider.setValue(getattr(self._settings, setting.name))
        slider.valueChanged.connect(lambda value: self._set(setting, value))
        slider.sliderReleased.connect(lambda: self._sounds.play("wood_land"))
        return slider

    def _check(self, setting: Switch) -> Check:
        check = self.says(Check(), partial(str, setting.label))
        check.setChecked(getattr(self._settings, setting.name))
        check.toggled.connect(lambda on: self._set(setting, on))
        return check

    def _set(self, setting: Setting[Any], value: object) -> None:
        setattr(self._settings, setting.name, value)

    def _set_name(self, text: str) -> None:
        """It may be empty: new matches then begin with the usual one."""
        name = " ".join(text.split())
        if name.isprintable() and name != self._settings.player_name:
            self._settings.player_name = name
            self._settings.name_asked = True


def _name_choice(n: int, combo: Combo, text: str) -> None:
    combo.setItemText(n, text)
