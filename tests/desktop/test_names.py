"""Names and titles are text, wherever they are shown: nothing in them is taken for markup, a
shortcut, a reference or a pattern, and nothing that they name is loaded."""

import os
import re
from collections.abc import Iterator
from functools import partial
from html.parser import HTMLParser
from pathlib import Path
from tempfile import mkstemp

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QAccessible, QColor, QImage, QTextDocument
from PySide6.QtGui import Qt as Gui
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QWidget,
)
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.shell.window import MainWindow
from boomerang_desktop.desktop.study.takeaway import Takeaway, save_page
from boomerang_desktop.desktop.table.background import Background
from boomerang_desktop.desktop.table.page import TablePage
from boomerang_desktop.desktop.texts import LONGEST_NAME
from boomerang_desktop.games import GAMES
from boomerang_desktop.library import notes
from boomerang_desktop.library.deals import challenge
from boomerang_desktop.library.notes import Note
from boomerang_desktop.match import HUMAN, Match, Seat, record
from tests.desktop.conftest import RECORDS, Start
from tests.desktop.study.studies import finished, invented, own
from tests.library.matches import played

pytestmark = pytest.mark.usefixtures("drawn")

TRAP = QColor(255, 0, 254)
"""No screen has a spot of this colour."""
MARK = "src="
"""Stands in no text of ours."""
JOINER = "\u2060"
"""Has no width."""
Role = Qt.ItemDataRole
SAID = (Role.DisplayRole, Role.AccessibleTextRole, Role.AccessibleDescriptionRole)


@pytest.fixture(autouse=True)
def _bots_keep_still(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Background, "warm_up", lambda worker: None)
    monkeypatch.setattr(Background, "post", lambda worker, job: None)


@pytest.fixture
def name() -> Iterator[str]:
    """Of a picture that is there, so that it would be seen; and everything else that somebody could
    take for more than a name."""
    file, path = mkstemp(".png", "", "/tmp")
    os.close(file)
    picture = QImage(40, 40, QImage.Format.Format_RGB32)
    picture.fill(TRAP)
    assert picture.save(path)
    made = f'&B <img src="{path}"><b>{{x}}{{}}&amp;%1%n (F6)'
    assert len(made) <= 55
    yield made
    os.unlink(path)


@pytest.fixture
def pages(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All that is written as rich text from now on."""
    written: list[str] = []
    write = QTextDocument.setHtml

    def spied(document: QTextDocument, html: str) -> None:
        written.append(html)
        write(document, html)

    monkeypatch.setattr(QTextDocument, "setHtml", spied)
    return written


class Pictures(HTMLParser):
    """What a page would load."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        for key, value in attributes:
            if key in ("src", "href", "data", "background") and value is not None:
                self.found.append(value)


def read(html: str) -> str:
    document = QTextDocument()
    document.setHtml(html)
    return document.toPlainText()


def seen(text: str, *, rich: bool | None = None) -> str:
    """What Qt makes of a text where it may guess, or knows."""
    rich = Gui.mightBeRichText(text) if rich is None else rich
    return read(text) if rich else text


def texts_of(widget: QWidget) -> Iterator[tuple[str, str]]:
    """What a widget shows and says, as it is understood, and where."""
    what = f"{type(widget).__name__} {widget.objectName()}"
    if isinstance(widget, QLabel):
        format = widget.textFormat()
        rich = None if format is Qt.TextFormat.AutoText else format is Qt.TextFormat.RichText
        yield f"{what} text", seen(widget.text(), rich=rich)
    yield f"{what} tip", seen(widget.toolTip())
    yield f"{what} title", widget.windowTitle()
    if isinstance(widget, QAbstractItemView):
        yield from items(what, widget)
    if isinstance(widget, QComboBox):
        for n in range(widget.count()):
            yield f"{what} item", widget.itemText(n)
            yield f"{what} item tip", seen(str(widget.itemData(n, Role.ToolTipRole) or ""))
    spoken = QAccessible.queryAccessibleInterface(widget)
    for part in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value):
        yield f"{what} {part}", spoken.text(part) if spoken else ""
    for n in range(spoken.childCount() if spoken else 0):
        child = spoken.child(n)
        if child and not isinstance(child.object(), QWidget):
            for part in (QAccessible.Text.Name, QAccessible.Text.Description):
                yield f"{what} child {part}", child.text(part)


def items(what: str, view: QAbstractItemView) -> Iterator[tuple[str, str]]:
    model = view.model()
    for row in range(model.rowCount(QModelIndex()) if model else 0):
        index = model.index(row, 0)
        yield f"{what} tip", seen(str(index.data(Role.ToolTipRole) or ""))
        yield from ((f"{what} {role}", str(index.data(role) or "")) for role in SAID)


def is_whole(name: str, text: str) -> bool:
    """As it is written each time, or cut: in a field, which has no room for so long a name, or with
    dots."""
    text = text.replace(JOINER, "")
    for start in (found.start() for found in re.finditer(MARK, text)):
        here = text[max(0, start - name.index(MARK)) :]
        length = next((n for n in range(len(name)) if name[n] != here[n : n + 1]), len(name))
        if length not in (len(name), LONGEST_NAME) and here[length : length + 1] != "…":
            return False
    return "&lt;" not in text


class Looked:
    """What has come to light of a name."""

    def __init__(self, name: str, pages: list[str]) -> None:
        self.name, self._pages = name, pages
        self.shown = 0

    def look(self, window: QWidget) -> None:
        QApplication.processEvents()
        over = [one for one in QApplication.topLevelWidgets() if one.isVisible()]
        wrong = []
        for widget in (part for top in over for part in (top, *top.findChildren(QWidget))):
            for where, text in texts_of(widget):
                if "broken" in text and "<b>broken&amp;" not in text:
                    wrong.append((where, text))
                if MARK in text or "&lt;" in text:
                    self.shown += 1
                    if not is_whole(self.name, text):
                        wrong.append((where, text))
            if isinstance(widget, QAbstractButton) and MARK in widget.text():
                assert type(widget).__name__ == "MatchCard", "others take & for a shortcut"
        assert wrong == []
        self.page()
        for top in over:
            assert not trapped(top.grab().toImage()), "a picture that a name names is drawn"

    def page(self) -> None:
        """Its pictures are all in it, and its links lead to paragraphs."""
        for page in self._pages:
            for found in Pictures(page).found:
                assert found.startswith("data:") or found.isalnum(), found
        self._pages.clear()


def trapped(image: QImage) -> bool:
    bits = bytes(image.convertToFormat(QImage.Format.Format_RGB32).constBits())
    return bytes((TRAP.blue(), TRAP.green(), TRAP.red(), 255)) * 4 in bits


def named(match: Match, name: str, persons: int = 9) -> Match:
    """As a stranger could have sent it."""
    seats = [
        Seat(name + "!" * n, HUMAN if n < persons else "bot:novice")
        for n in range(len(match.seats))
    ]
    return match.with_seats(seats, id=match.id, played_at=match.played_at)


def test_the_trap_itself_catches(qtbot: QtBot, name: str) -> None:
    label = QLabel(name)
    qtbot.addWidget(label)
    assert trapped(label.grab().toImage())
    assert [text for where, text in texts_of(label) if where.endswith(" text")] != [name]
    label.setTextFormat(Qt.TextFormat.PlainText)
    assert not trapped(label.grab().toImage())
    assert [text for where, text in texts_of(label) if where.endswith(" text")] == [name]


@pytest.fixture
def looked(name: str, pages: list[str]) -> Looked:
    return Looked(name, pages)


def lived_in(window: MainWindow, name: str) -> list[Match]:
    """A profile, finished and unfinished matches with titles, one that runs, and a bad file."""
    window.settings.player_name = name
    window.shelf.people.add(name)
    kept = []
    for hours, game in enumerate(GAMES):
        match = named(played(game, [Seat("a")] * GAMES[game].seats[0], hours=hours), name, 1)
        window.saves.keep(match)
        kept.append(match)
        path = window.saves.folder / "matches" / notes.name_of(match.id)
        notes.write(path, Note(title=name))
    window.saves.autosave(named(played("hunt", [Seat("a")] * 3, 7, decisions=9), name))
    (window.saves.folder / "matches" / "<b>broken&amp;.boomerang").write_text("{")
    window.home.refresh()
    return kept


def dialogs(window: MainWindow) -> list[QDialog]:
    return [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()]


def test_pages_and_dialogs(start: Start, qtbot: QtBot, name: str, looked: Looked) -> None:
    window = start().window
    lived_in(window, name)
    looked.look(window)
    for action in ("profiles", "settings", "daily"):
        window.do(action)
        looked.look(window)
        for dialog in dialogs(window):
            dialog.close()
    for game in GAMES:
        window.new_match(game)
        looked.look(window)
    window.tell(f"“{name}” cannot be opened.")
    looked.look(window)
    dialogs(window)[0].close()
    window.do("library")
    page = window.shelf.page
    assert page is not None
    qtbot.waitUntil(lambda: page.detail.entry is not None and page.unreadable.isVisible())
    for row in range(page.model.rowCount()):
        page.list.setCurrentIndex(page.model.index(row, 0))
        looked.look(window)
    page.unreadable.click()
    looked.look(window)
    window.do("statistics")
    figures = window.shelf.statistics
    assert figures is not None
    qtbot.waitUntil(lambda: bool(figures.figures))
    looked.look(window)
    assert looked.shown > 50


TABLES = ("hunt-5", "lascaux-4-series", "flip-2", "arrows-5", "roadtrip-4")


@pytest.mark.parametrize("file", TABLES)
def test_tables(start: Start, qtbot: QtBot, name: str, looked: Looked, file: str) -> None:
    """With one person and with several: at the curtain, in the course of a match and at its end."""
    window = start().window
    match = named(record.load(RECORDS / f"{file}.boomerang"), name)
    one = named(record.load(RECORDS / f"{file}.boomerang"), name, 1)
    for shown in (match.until(0), match.until(9), one.until(9), one, match):
        window.open_file(a_file(window, shown))
        table = window.table
        assert table is not None
        qtbot.waitUntil(partial(at_rest, table))
        looked.look(window)
        table.do("aids" if shown.result is None else "first")
        looked.look(window)
        for over in QApplication.topLevelWidgets():
            if over.isVisible() and over is not window:
                over.close()
    assert looked.shown > 20
    assert window.table is not None
    texts = [text for text in window.table.log.texts() if MARK in text]
    assert texts
    assert all(is_whole(name, text) for text in texts)


def at_rest(table: TablePage) -> bool:
    return table.flow is not None and not table.flow.board.motion.busy


def a_file(window: MainWindow, match: Match) -> Path:
    path = window.saves.folder.parent / "a.boomerang"
    record.save(match.with_seats(match.seats), path)
    return path


@pytest.mark.parametrize("file", ["hunt-4", "flip-2"])
def test_the_study_and_all_that_can_be_taken_along(
    start: Start, name: str, looked: Looked, pages: list[str], tmp_path: Path, file: str
) -> None:
    window = start().window
    match = named(finished(file), name, 1)
    number = own(match)[3]
    analysis = invented(match, {number: 0.2}, {number: 0.1})
    window.saves.keep_analysis(match, analysis)
    window.study.open(match)
    page = window.study.page
    assert page is not None
    page.adviser.set_paused(True)
    for step in (0, number, len(match.decisions) - 1):
        page.pick(step)
        looked.look(window)
    page.pick(number)
    page.card.buttons["play_on"].click()
    looked.look(window)
    for dialog in dialogs(window):
        dialog.close()
    assert page.desk is not None
    takeaway = Takeaway(page.desk)
    assert is_whole(name, takeaway.text())
    assert not trapped(takeaway.picture())
    written = takeaway.page(analysis, 0, page.graph, page.moves)
    assert is_whole(name, read(written))
    for ending in ("html", "pdf"):
        save_page(tmp_path / f"page.{ending}", written)
    pages.append((tmp_path / "page.html").read_text("utf-8"))
    looked.page()
    takeaway.save_picture(tmp_path / "picture.svg")
    assert "file:" not in (tmp_path / "picture.svg").read_text("utf-8")
    assert looked.shown > 20


def test_a_challenge_from_a_stranger(start: Start, qtbot: QtBot, name: str, looked: Looked) -> None:
    window = start().window
    path = window.saves.folder.parent / "challenge.boomerang"
    path.write_text(challenge.written(named(played("hunt", [Seat("a")] * 3), name, 1)), "utf-8")
    window.open_file(path)
    qtbot.waitUntil(lambda: window.page == "new")
    looked.look(window)
    assert looked.shown > 0
