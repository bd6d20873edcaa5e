"""The page of the rules: pictures as they are seen, where one reads, what one seeks."""

from collections.abc import Generator

import pytest
from PySide6.QtCore import QSize, QUrl
from PySide6.QtGui import QColor, QImage, QTextDocument
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.games import GAME_INFOS
from boomerang_desktop.desktop.look import theme
from boomerang_desktop.desktop.rules import pictures
from boomerang_desktop.desktop.rules.page import Page


@pytest.fixture
def page(app: QApplication, qtbot: QtBot) -> Page:
    made = Page()
    qtbot.addWidget(made)
    made.resize(800, 600)
    made.show_rules("flip", GAME_INFOS["flip"].rules("en").read_text("utf-8"))
    return made


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """Which pictures were drawn, and how wide; drawn in no time."""
    asked: list[tuple[str, int]] = []

    def steps(
        game_id: str, picture: pictures.RulesPicture, size: QSize
    ) -> Generator[None, None, QImage]:
        yield
        name = next(n for n, known in pictures.of(game_id).items() if known is picture)
        made = QImage(size, QImage.Format.Format_RGB32)
        made.fill(QColor(theme.tokens().accent))
        asked.append((name, made.width()))
        return made

    monkeypatch.setattr(pictures, "steps", steps)
    return asked


def settle(page: Page, qtbot: QtBot) -> None:
    page.show()
    page.adapt()
    page.viewport().grab()
    qtbot.waitUntil(lambda: not page.busy)


def test_no_picture_is_drawn_before_it_is_seen(
    page: Page, drawn: list[tuple[str, int]], qtbot: QtBot
) -> None:
    assert drawn == []
    settle(page, qtbot)
    assert [name for name, _ in drawn] == ["first", "second", "third"]
    page.point_at("F7")
    settle(page, qtbot)
    assert "locked" in [name for name, _ in drawn]
    assert "end" not in [name for name, _ in drawn]


def test_a_picture_that_has_been_drawn_is_shown(
    page: Page, drawn: list[tuple[str, int]], qtbot: QtBot
) -> None:
    settle(page, qtbot)
    seen = page.viewport().grab().toImage()
    accent = QColor(theme.tokens().accent).rgb()
    wide = sum(seen.pixel(x, y) == accent for x in range(0, 800, 8) for y in range(0, 590, 8))
    width = drawn[0][1]
    assert wide > 3 * (width / 8) * (width * 0.75 / 8) * 0.8
    before = len(drawn)
    settle(page, qtbot)
    assert len(drawn) == before, "none is drawn twice"


def test_pictures_are_drawn_anew_in_another_size_of_the_page(
    page: Page, drawn: list[tuple[str, int]], qtbot: QtBot
) -> None:
    settle(page, qtbot)
    first = dict(drawn)["first"]
    drawn.clear()
    page.resize(600, 600)
    qtbot.waitUntil(lambda: "first" in dict(drawn))
    assert dict(drawn)["first"] < first


def test_the_place_is_kept_in_another_size_of_the_page(
    page: Page, drawn: list[tuple[str, int]], qtbot: QtBot
) -> None:
    parts: list[int] = []
    page.reached.connect(parts.append)
    settle(page, qtbot)
    page.go_to(5)
    parts.clear()
    page.resize(600, 600)
    qtbot.waitUntil(lambda: bool(parts))
    assert parts[-1] == 5


def test_the_part_that_is_read_is_told(page: Page, qtbot: QtBot) -> None:
    parts: list[int] = []
    page.reached.connect(parts.append)
    page.show()
    bar = page.verticalScrollBar()
    for value in range(0, bar.maximum(), 60):
        bar.setValue(value)
    assert parts == sorted(parts)
    assert len(set(parts)) >= 8
    page.go_to(2)
    assert parts[-1] == 2


def test_a_part_too_near_to_the_end_is_told_all_the_same(page: Page) -> None:
    parts: list[int] = []
    page.reached.connect(parts.append)
    page.show()
    page.go_to(9)
    assert parts[-1] == 9


def test_words_are_found_marked_and_counted(page: Page) -> None:
    told: list[tuple[int, int]] = []
    page.found.connect(lambda number, count: told.append((number, count)))
    page.show()
    page.search("DOMINO")
    count = page.toPlainText().lower().count("domino")
    assert told[-1] == (1, count)
    assert count == len(page.extraSelections()) > 3
    for mark in page.extraSelections():
        assert mark.cursor.selectedText().lower() == "domino"
    current, other = (mark.format.background().color() for mark in page.extraSelections()[:2])
    assert current != other
    page.step(1)
    assert told[-1] == (2, count)
    page.step(-1)
    page.step(-1)
    assert told[-1] == (count, count), "round and round"
    assert page.viewport().rect().intersects(page.cursorRect())
    page.search("no such word")
    assert told[-1] == (0, 0)
    page.step(1)
    page.search("")
    assert page.extraSelections() == []


def test_the_search_begins_where_one_reads(page: Page) -> None:
    told: list[int] = []
    page.found.connect(lambda number, count: told.append(number))
    page.show()
    page.point_at("F10")
    page.search("piece")
    assert told[-1] > 10


def test_what_is_sought_stays_marked_when_the_page_is_written_anew(
    page: Page, app: QApplication
) -> None:
    page.show()
    page.search("domino")
    page.step(1)
    theme.apply(app, "dark", 1.0)
    page.show_rules("flip", GAME_INFOS["flip"].rules("en").read_text("utf-8"))
    marks = [mark.format.background().color() for mark in page.extraSelections()]
    assert marks.index(QColor(theme.DARK.accent)) == 1


def test_links_lead_to_paragraphs_and_to_lessons(page: Page, qtbot: QtBot) -> None:
    page.show()
    page.anchorClicked.emit(QUrl("#F4"))
    assert page.textCursor().block().text().startswith("F4")
    with qtbot.waitSignal(page.lesson_wanted) as wanted:
        page.anchorClicked.emit(QUrl("lesson:small-pieces"))
    assert wanted.args == ["small-pieces"]


def test_other_resources_are_none_of_its_business(page: Page) -> None:
    kind = QTextDocument.ResourceType.StyleSheetResource.value
    assert not page.loadResource(kind, QUrl("x"))
