"""What the user can choose takes effect at once."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.dialogs.settings import SettingsDialog
from boomerang_desktop.desktop.settings import DECLARED, Choice, Settings
from boomerang_desktop.desktop.shell.window import MainWindow
from boomerang_desktop.desktop.sound.sounds import Sounds


def test_the_settings_dialog_writes_what_is_chosen(window: MainWindow) -> None:
    window.do("settings")
    (dialog,) = window.findChildren(SettingsDialog)
    for name, value in {
        "appearance": "dark",
        "text_scale": 1.15,
        "speed": "slow",
    }.items():
        combo = dialog.combos[name]
        combo.setCurrentIndex(combo.findData(value))
        combo.activated.emit(combo.currentIndex())
        assert getattr(window.settings, name) == value
    dialog.sliders["volume"].setValue(33)
    dialog.checks["muted"].click()
    dialog.checks["tabletop"].click()
    assert (window.settings.volume, window.settings.muted) == (33, False)
    assert window.settings.tabletop


class Silent(Sounds):
    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.played: list[str] = []

    def play(self, name: str) -> None:
        self.played.append(name)


@pytest.fixture
def dialog(settings: Settings, qtbot: QtBot) -> SettingsDialog:
    settings.language, settings.text_scale, settings.volume = "it", 1.3, 15
    settings.muted = True
    made = SettingsDialog(settings, Silent(settings))
    qtbot.addWidget(made)
    return made


def test_it_shows_what_is_chosen_now(dialog: SettingsDialog) -> None:
    assert dialog.combos["language"].currentData() == "it"
    assert dialog.combos["text_scale"].currentData() == 1.3
    assert dialog.sliders["volume"].value() == 15
    assert dialog.checks["muted"].isChecked()
    assert not dialog.checks["tabletop"].isChecked()


@pytest.mark.parametrize(
    "setting", [setting for setting in DECLARED.values() if isinstance(setting, Choice)]
)
def test_everything_that_can_be_chosen_has_a_name_of_its_own(
    dialog: SettingsDialog, setting: Choice[object]
) -> None:
    combo = dialog.combos[setting.name]
    assert tuple(combo.itemData(n) for n in range(combo.count())) == setting.values
    texts = [combo.itemText(n) for n in range(combo.count())]
    assert all(texts)
    assert len(set(texts)) == len(texts)
    assert combo.accessibleName()


def test_languages_are_named_in_their_own_words_whatever_is_spoken(dialog: SettingsDialog) -> None:
    combo = dialog.combos["language"]
    try:
        for language in languages.NAMES:
            languages.install(language)
            QApplication.processEvents()
            assert [combo.itemText(n) for n in range(1, 4)] == list(languages.NAMES.values())
        assert dialog.head.text() == "Impostazioni"
    finally:
        languages.install("en")


def test_how_loud_it_is_can_be_heard(settings: Settings, qtbot: QtBot) -> None:
    sounds = Silent(settings)
    dialog = SettingsDialog(settings, sounds)
    qtbot.addWidget(dialog)
    dialog.sliders["volume"].setValue(80)
    assert sounds.played == []
    dialog.sliders["volume"].sliderReleased.emit()
    assert sounds.played == ["wood_land"]
    assert settings.volume == 80
