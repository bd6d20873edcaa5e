"""Every screen and dialog in every language and text size: no text is cut."""

import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.shell.window import MainWindow
from boomerang_desktop.desktop.study.page import StudyPage
from boomerang_desktop.desktop.table.background import Background
from boomerang_desktop.games import GAMES
from boomerang_desktop.games.core import Refusal
from boomerang_desktop.match import HUMAN, Seat, record
from tests.desktop.conftest import RECORDS, Start, a_match
from tests.desktop.fit import misfits
from tests.desktop.games.words import words_of
from tests.desktop.study.studies import finished, invented, own
from tests.library.matches import kept, played

pytestmark = pytest.mark.usefixtures("drawn")


class Longer(QTranslator):
    """A language half as long again as English, as some always are."""

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        words = text.split(" ")
        if text.startswith("%n") or len(words) == 1:
            return ""
        return " ".join([*words, *words[-(len(words) // 3 or 1) :]])


@pytest.fixture(params=[*languages.NAMES, "long"])
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    yield str(request.param)
    languages.install("en")


@pytest.fixture(autouse=True)
def _bots_keep_still(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a screen looks like needs no bot, and a process takes longer to start than a table."""
    monkeypatch.setattr(Background, "warm_up", lambda worker: None)
    monkeypatch.setattr(Background, "post", lambda worker, job: None)


def dialogs(window: MainWindow) -> list[QDialog]:
    return [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()]


def home_lived_in(window: MainWindow) -> None:
    for file in sorted(RECORDS.glob("*.boomerang")):
        window.saves.keep(record.load(file))
    window.saves.autosave(a_match(decisions=4))
    window.home.refresh()


def table(window: MainWindow, game: str, persons: int, decisions: int | None = None) -> None:
    """A match in its course, or (without a number of decisions) at its end."""
    played = record.load(RECORDS / f"{game}.boomerang")
    seats = [
        Seat(f"Maximiliane {n}", HUMAN if n < persons else "random")
        for n in range(len(played.seats))
    ]
    match = played.with_seats(seats)
    window.begin(match if decisions is None else match.until(decisions))


def refusal(window: MainWindow) -> None:
    """The longest sentence that the rules have for a wrong drop."""
    table(window, "arrows-5", persons=1, decisions=0)
    assert window.table is not None
    assert window.table.flow is not None
    said = [
        words_of(game_id).refusal(refusal)
        for game_id, game in GAMES.items()
        for refusal in game.refusals
    ]
    window.table.flow.board.refused.emit(Refusal("P13", max(said, key=len)))


def looking_back(window: MainWindow) -> None:
    table(window, "hunt-5", persons=0)
    assert window.table is not None
    window.table.do("first")


def profiles(window: MainWindow) -> None:
    for name in ("Maximiliane", "Bo"):
        if window.shelf.people.profiles.named(name) is None:
            window.shelf.people.add(name)
    window.do("profiles")


def library(window: MainWindow) -> None:
    """All records, with one chosen that has a name and was played with help."""
    home_lived_in(window)
    window.do("library")
    page = window.shelf.page
    assert page is not None
    wait(lambda: page.model.rowCount() > 20 and page.detail.entry is not None)
    assert page.detail.entry is not None
    window.shelf.aided(page.detail.entry.id, "HINT")
    wait(lambda: bool(page.detail.entry and page.detail.entry.assisted))


def statistics(window: MainWindow, game: str = "") -> None:
    window.settings.player_name = "Ana"
    for hours in range(3):
        seats = [Seat("Ana"), Seat("Bo", "bot:master"), Seat("Cy", "bot:novice")]
        kept(window.saves.folder, played("hunt", seats, seed=hours, hours=hours))
    window.do("statistics")
    page = window.shelf.statistics
    assert page is not None
    page.game.setCurrentIndex(max(0, page.game.findData(game)))
    page.refresh()
    wait(lambda: bool(page.figures and page.figures.game == game and page.marks.isVisible()))


def study(window: MainWindow, game: str) -> StudyPage:
    """Before a mistake that somebody has made, with why it was one."""
    match = finished(game)
    number = own(match)[3]
    window.saves.keep_analysis(match, invented(match, {number: 0.2}, {number: 0.1}))
    window.study.open(match)
    page = window.study.page
    assert page is not None
    page.adviser.set_paused(True)
    page.pick(number)
    for choice in (page.card.played, page.card.better):
        choice.explain([("The cards of this choice are worth about 2.3 points", "C8")] * 2)
    return page


def what_if(window: MainWindow) -> None:
    study(window, "hunt-4").card.buttons["play_on"].click()


def wait(until: Callable[[], bool]) -> None:
    end = time.monotonic() + 30
    while not until():
        assert time.monotonic() < end
        QTest.qWait(10)


def way_in(window: MainWindow, game: str) -> None:
    """A game that nobody here has ever played."""
    window.learning.choose(game)


TABLES: dict[str, Callable[[MainWindow], object]] = {
    **{
        f"table-{game}": partial(table, game=game, persons=1, decisions=0)
        for game in ("hunt-5", "lascaux-5", "flip-2", "arrows-5", "roadtrip-4")
    },
    "refusal": refusal,
    "looking-back": looking_back,
    "curtain": partial(table, game="roadtrip-4", persons=4, decisions=8),
    **{
        f"result-{game}": partial(table, game=game, persons=0)
        for game in ("hunt-5", "lascaux-4-series", "flip-2", "arrows-2", "roadtrip-4")
    },
}

SCREENS: dict[str, Callable[[MainWindow], object]] = {
    "home": MainWindow.show_home,
    "home-lived-in": home_lived_in,
    **{f"new-{game}": partial(MainWindow.new_match, game_id=game) for game in GAMES},
    **{f"way-in-{game}": partial(way_in, game=game) for game in GAMES},
    "settings": partial(MainWindow.do, name="settings"),
    "rules": partial(MainWindow.do, name="rules"),
    "keys": partial(MainWindow.do, name="keys"),
    "about": partial(MainWindow.do, name="about"),
    "profiles": profiles,
    "daily": partial(MainWindow.do, name="daily"),
    "library": library,
    "statistics": statistics,
    "statistics-hunt": partial(statistics, game="hunt"),
    **{f"study-{game}": partial(study, game=game) for game in ("hunt-4", "arrows-2")},
    "what-if": what_if,
    "message": partial(MainWindow.tell, sentence="A sentence long enough for two lines. " * 2),
}


WITHOUT = ("home", "new", "library", "statistics", "study")
"""How screens begin that nothing lies over."""


def _faults(shown: list[QWidget]) -> list[str]:
    return [fault for widget in shown for fault in misfits(widget)]


@pytest.mark.parametrize("screens", [SCREENS, TABLES], ids=["pages", "tables"])
@pytest.mark.parametrize("scale", [1.0, 1.3])
def test_no_text_is_cut(
    screens: dict[str, Callable[[MainWindow], object]],
    scale: float,
    language: str,
    start: Start,
    qtbot: QtBot,
) -> None:
    """One screen after the other in one window, each opened from the home page."""
    program = start()
    window = program.window
    # the same pictures come in every language
    window.setUpdatesEnabled(language == "en")
    longer = Longer()
    if language == "long":
        QCoreApplication.installTranslator(longer)
    else:
        program.settings.language = language
    program.settings.text_scale = scale
    found: dict[str, list[str]] = {}
    try:
        for screen, show in screens.items():
            window.show_home()
            show(window)
            found[screen] = faults_of(screen, window, qtbot)
    finally:
        QCoreApplication.removeTranslator(longer)
    assert {screen: faults for screen, faults in found.items() if faults} == {}


def faults_of(screen: str, window: MainWindow, qtbot: QtBot) -> list[str]:
    """What is cut on the screen that has just been opened; what lies over the window is closed
    again."""
    for count in (5, 4) if screen.startswith("new-") else ():
        fill_seats(window, count)
    QApplication.processEvents()
    over = dialogs(window)
    assert len(over) == (0 if screen in TABLES or screen.startswith(WITHOUT) else 1)
    faults = partial(_faults, [window, *over])
    # new texts ask for new sizes, and those for a new layout: that takes a moment
    with suppress(qtbot.TimeoutError):
        qtbot.waitUntil(lambda: not faults(), timeout=3000)
    found = faults()
    for dialog in over:
        if dialog.width() > 1280 or dialog.height() > 720:
            found.append(f"{dialog.size().toTuple()} is larger than the window")
        dialog.close()
    return found


def fill_seats(window: MainWindow, count: int) -> None:
    """As many seats as the game allows, up to `count`: the fullest the page gets."""
    for button in window.findChildren(QPushButton):
        if button.text() == str(count):
            button.click()


def test_the_check_itself_finds_a_cut_text(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(300, 100)
    words = QLabel("a text that is far too long for such a small label", page)
    words.setGeometry(10, 10, 40, 20)
    button = QPushButton("far too long", page)
    button.setGeometry(10, 40, 30, 50)
    outside = QLabel("x", page)
    outside.setGeometry(295, 10, 40, 40)
    page.show()
    assert [fault.split()[0] for fault in misfits(page)] == ["label", "button", "QLabel"]


@pytest.mark.parametrize("scale", [1.0, 1.3])
@pytest.mark.parametrize("language", languages.NAMES)
@pytest.mark.parametrize("size", [(960, 600), (1920, 1080), (3840, 2160)])
def test_home_and_new_match_fit_windows_of_all_sizes(
    size: tuple[int, int], language: str, scale: float, start: Start, qtbot: QtBot
) -> None:
    program = start()
    program.settings.language = language
    program.settings.text_scale = scale
    window = program.window
    for show in (home_lived_in, SCREENS["new-lascaux"], SCREENS["new-arrows"]):
        show(window)
        window.resize(*size)
        with suppress(qtbot.TimeoutError):
            qtbot.waitUntil(lambda: not misfits(window), timeout=2000)
        assert misfits(window) == []


def test_a_match_is_set_up_in_the_middle_of_a_large_window(start: Start) -> None:
    window = start().window
    window.resize(3840, 2160)
    window.new_match("hunt")
    QApplication.processEvents()
    page = window.new_page
    assert page is not None
    left = min(row.mapTo(page, row.rect().topLeft()).x() for row in page.options)
    right = page.start.mapTo(page, page.start.rect().topRight()).x()
    assert right - left < 0.85 * page.width()
    assert abs(left - (page.width() - right)) < 20


def test_the_language_changes_while_everything_is_open(start: Start) -> None:
    program = start()
    window = program.window
    for name in ("settings", "keys", "about", "rules"):
        window.do(name)
    buttons = [button for d in dialogs(window) for button in d.findChildren(QPushButton)]
    assert {button.text() for button in buttons} == {"Close"}
    program.settings.language = "fr"
    QApplication.processEvents()
    assert {button.text() for button in buttons} == {"Fermer"}
    program.settings.language = "it"
    QApplication.processEvents()
    assert {button.text() for button in buttons} == {"Chiudi"}
