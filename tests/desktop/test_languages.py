"""The languages of the program, switched while it runs."""

import os
import subprocess
import sys
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QObject
from PySide6.QtWidgets import QApplication, QDialogButtonBox
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop import languages


class System:
    """A computer whose owner prefers these languages."""

    def __init__(self, *wishes: str) -> None:
        self.wishes = list(wishes)

    def system(self) -> "System":
        return self

    def uiLanguages(self) -> list[str]:
        return self.wishes


@pytest.fixture(autouse=True)
def _back_to_english(qapp: QApplication) -> Iterator[None]:
    yield
    languages.install("en")


@pytest.mark.parametrize(
    ("wishes", "spoken"),
    [
        (("fr-FR", "fr", "en"), "fr"),
        (("it_IT",), "it"),
        (("de-CH", "FR-ch", "en"), "fr"),
        (("de", "es"), "en"),
        ((), "en"),
        (("frr", "it"), "it"),
    ],
)
def test_the_first_of_the_users_languages_that_we_speak(
    monkeypatch: pytest.MonkeyPatch, wishes: tuple[str, ...], spoken: str
) -> None:
    monkeypatch.setattr(languages, "QLocale", System(*wishes))
    assert languages.system() == spoken


@pytest.mark.parametrize("language", languages.NAMES)
def test_a_language_is_spoken_and_so_are_its_numbers(language: str) -> None:
    languages.install(language)
    assert languages.current() == language
    assert QLocale().toString(1.5, "f", 1) == ("1.5" if language == "en" else "1,5")


def test_our_texts_and_those_of_the_toolkit_follow(qtbot: QtBot) -> None:
    said = {}
    for language in languages.NAMES:
        languages.install(language)
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        qtbot.addWidget(box)
        close = box.button(QDialogButtonBox.StandardButton.Close)
        said[language] = QCoreApplication.translate("Actions", "Rules"), close.text()
    assert said == {
        "en": ("Rules", "Close"),
        "fr": ("Règles", "Fermer"),
        "it": ("Regole", "Chiudi"),
    }


def test_the_language_before_is_forgotten() -> None:
    languages.install("fr")
    languages.install("en")
    assert QCoreApplication.translate("Actions", "Rules") == "Rules"


def test_no_language_means_the_systems(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(languages, "system", lambda: "it")
    languages.install("")
    assert languages.current() == "it"


def test_everybody_is_told(qtbot: QtBot) -> None:
    class Listener(QObject):
        heard = 0

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            self.heard += event.type() == QEvent.Type.LanguageChange
            return False

    box = QDialogButtonBox()
    qtbot.addWidget(box)
    listener = Listener()
    box.installEventFilter(listener)
    languages.install("fr")
    QApplication.processEvents()
    assert listener.heard > 0


@pytest.mark.parametrize(
    ("settings", "date"),
    [
        ({"LANG": "it_IT.UTF-8", "LC_TIME": "en_US.UTF-8"}, "mercoledì 1 gennaio 2025"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "it"}, "mercoledì 1 gennaio 2025"),
        ({"LANG": "fr_FR.UTF-8", "LANGUAGE": "it"}, "mercoledì 1 gennaio 2025"),
        ({"LANG": "en_US.UTF-8", "LC_TIME": "en_GB.UTF-8"}, "Wednesday 1 January 2025"),
        ({"LANG": "en_US.UTF-8"}, "Wednesday January 1 2025"),
    ],
)
def test_dates_are_written_in_the_language_that_is_spoken(
    settings: dict[str, str], date: str
) -> None:
    script = (
        "from PySide6.QtCore import QCoreApplication, QDate, QLocale\n"
        "from boomerang_desktop.desktop import languages\n"
        "app = QCoreApplication([])\n"
        "languages.install('')\n"
        "print(QLocale().toString(QDate(2025, 1, 1), QLocale.FormatType.LongFormat))\n"
    )
    kept = {
        name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))
    }
    told = subprocess.run(
        [sys.executable, "-c", script], env=kept | settings, capture_output=True, check=True
    )
    assert told.stdout.decode().replace(",", "").strip() == date
