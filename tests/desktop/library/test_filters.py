"""What is looked for."""

from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.library.filters import Filters
from boomerang_desktop.library.entry import NOBODY
from boomerang_desktop.library.query import ResultFilter, Sort
from tests.library.matches import ANA


@pytest.fixture
def filters(qtbot: QtBot) -> Filters:
    made = Filters()
    made.who = ANA
    qtbot.addWidget(made)
    made.show()
    return made


def test_at_first_everything_is_wanted(filters: Filters) -> None:
    query = filters.query()
    assert filters.idle
    assert query.who == NOBODY
    assert (query.text, query.game, query.result, query.since) == ("", "", None, None)
    assert (query.sort, query.descending) == (Sort.WHEN, True)


def test_every_choice_reaches_the_question(filters: Filters) -> None:
    filters.set_names(["Ana", "Bo"])
    filters.words.setText("  chloé ")
    filters.game.setCurrentIndex(filters.game.findText("The Arrowed Board"))
    filters.result.setCurrentIndex(filters.result.findText("Won"))
    filters.opponent.setCurrentIndex(filters.opponent.findText("Bo"))
    filters.time.setCurrentIndex(filters.time.findText("In the last 7 days"))
    filters.marks.setCurrentIndex(filters.marks.findText("Starred"))
    filters.sort.setCurrentIndex(filters.sort.findText("Longest first"))
    query = filters.query()
    assert query.text.strip() == "chloé"
    assert (query.game, query.result, query.opponent) == ("arrows", ResultFilter.WON, "Bo")
    assert query.who == ANA
    assert query.starred is True
    assert (query.sort, query.descending) == (Sort.LENGTH, True)
    assert query.since is not None
    assert timedelta(days=6) <= datetime.now(UTC) - query.since <= timedelta(days=7)
    assert not filters.idle


def test_opponents_are_levels_or_names(filters: Filters) -> None:
    filters.opponent.setCurrentIndex(filters.opponent.findText("Bot: master"))
    assert (filters.query().opponent, filters.query().level) == ("", "bot:master")


@pytest.mark.parametrize(("text", "assisted"), [("With help", True), ("Without help", False)])
def test_help_can_be_wanted_or_not(filters: Filters, text: str, assisted: bool) -> None:
    filters.marks.setCurrentIndex(filters.marks.findText(text))
    assert filters.query().assisted is assisted


def test_typing_is_looked_for_a_moment_later_and_once(filters: Filters, qtbot: QtBot) -> None:
    asked: list[None] = []
    filters.changed.connect(lambda: asked.append(None))
    for letters in ("B", "Br", "Bru"):
        filters.words.setText(letters)
    assert not asked
    (typing,) = (timer for timer in filters.findChildren(QTimer) if timer.isActive())
    with qtbot.waitSignal(filters.changed):
        typing.setInterval(0)
    assert not typing.isActive()
    assert len(asked) == 1


def test_one_click_shows_everything_again(filters: Filters, qtbot: QtBot) -> None:
    filters.words.setText("x")
    filters.game.setCurrentIndex(2)
    filters.sort.setCurrentIndex(3)
    with qtbot.waitSignal(filters.changed):
        filters.clear()
    assert filters.idle
    assert filters.sort.currentIndex() == 3, "the order is no filter"


def test_who_is_chosen_stays_chosen_when_there_are_more_names(filters: Filters) -> None:
    filters.set_names(["Bo"])
    filters.opponent.setCurrentIndex(filters.opponent.findText("Bo"))
    filters.set_names(["Ana", "Bo"])
    assert filters.opponent.currentText() == "Bo"


@pytest.mark.parametrize("width", [300, 620, 1400])
def test_however_narrow_nothing_is_cut(filters: Filters, width: int, qtbot: QtBot) -> None:
    filters.resize(width, 200)
    qtbot.wait(10)
    combos = (filters.game, filters.result, filters.opponent, filters.time, filters.marks)
    for combo in (*combos, filters.sort):
        assert combo.geometry().right() <= filters.width()
    rows = {combo.y() for combo in (*combos, filters.sort)}
    assert len(rows) == {300: 3, 620: 2, 1400: 2}[width], "and no row has a gap"
    filters.resize(1400, 200)
    qtbot.wait(10)
    assert filters.sort.y() == filters.words.y()


def test_wins_first_hides_nothing(filters: Filters) -> None:
    filters.sort.setCurrentIndex(filters.sort.findText("Wins first"))
    query = filters.query()
    assert (query.sort, query.who, query.me) == (Sort.RESULT, NOBODY, ANA)
    assert filters.idle
