"""The languages of the program, switched while it runs."""

from collections.abc import Sequence
from functools import cache

from PySide6.QtCore import (
    QT_TRANSLATE_NOOP,
    QCoreApplication,
    QDate,
    QLibraryInfo,
    QLocale,
    QTranslator,
)

from boomerang_desktop import LANGUAGES
from boomerang_desktop.desktop.look import assets

NAMES = LANGUAGES

_MISSING = (
    QT_TRANSLATE_NOOP("QFileDialog", "&Look in:"),
    QT_TRANSLATE_NOOP("QFileDialog", "Files of &type:"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Folder"),
)
"""Texts of Qt that its own translations lack; ours have them."""

_installed: list[QTranslator] = []


def system() -> str:
    """Return the first of the user's languages that the program has."""
    for wish in QLocale.system().uiLanguages():
        code = wish.replace("_", "-").split("-")[0].lower()
        if code in NAMES:
            return code
    return "en"


def current() -> str:
    return QLocale().name()[:2]


def install(language: str) -> None:
    """Switch to that language, or to the system's if it is empty. Every widget gets a
    LanguageChange event."""
    code = language or system()
    app = QCoreApplication.instance()
    assert app
    for old in _installed:
        app.removeTranslator(old)
    _installed.clear()
    QLocale.setDefault(_formats(code))
    own = str(assets.root("translations"))
    qts = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    for name, folder in ((f"qtbase_{code}", qts), (code, own)):
        translator = QTranslator()
        if translator.load(name, folder):
            app.installTranslator(translator)
            _installed.append(translator)


@cache
def in_every_language(context: str, source: str) -> set[str]:
    """Return a text in each of the program's languages."""
    own, found = str(assets.root("translations")), {source}
    for code in NAMES:
        translator = QTranslator()
        if translator.load(code, own) and (text := translator.translate(context, source)):
            found.add(text)
    return found


def nameless(names: Sequence[str]) -> frozenset[int]:
    """Return the seats that have a default name, in whatever language."""
    usual = in_every_language("SeatRow", "Player {number}")
    return frozenset(
        seat
        for seat, name in enumerate(names)
        if name in {text.format(number=seat + 1) for text in usual}
    )


def _formats(code: str) -> QLocale:
    """How dates and numbers are written: as the system writes them, if that is in this language.
    Texts may be set to one language there, and dates to another."""
    own = QLocale.system()
    if own.name()[:2] != code:
        return QLocale(code)
    plain, day = QLocale(own.name()), QDate(2025, 1, 1)
    written = own.toString(day, QLocale.FormatType.LongFormat)
    names = plain.monthName(day.month()), plain.dayName(day.dayOfWeek())
    same = all(name in written for name in names) and own.decimalPoint() == plain.decimalPoint()
    return own if same else plain
