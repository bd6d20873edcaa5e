"""The match that is chosen: who came where, and what can be done."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.library.detail import Detail
from boomerang_desktop.desktop.library.pictures import Pictures
from boomerang_desktop.library.entry import Aid, Entry
from tests.library.matches import entry, given_up, unfinished


@pytest.fixture
def detail(tmp_path: Path, qtbot: QtBot) -> Detail:
    made = Detail(Pictures(tmp_path / "cache"))
    qtbot.addWidget(made)
    made.resize(300, 700)
    made.show()
    return made


def texts(detail: Detail) -> list[str]:
    QApplication.processEvents()
    return [label.text() for label in detail.findChildren(QLabel) if label.isVisible()]


def test_without_a_match_it_says_what_to_do(detail: Detail) -> None:
    assert texts(detail) == ["Choose a match to see more of it."]
    assert not detail.open.isVisible()
    assert not any(tool.isVisible() for tool in detail.tools.values())


def test_everybody_is_told_with_level_and_score(detail: Detail) -> None:
    detail.show_entries([entry((2, 1), (20, 30))])
    shown = texts(detail)
    assert shown.index("Bo · Bot: master") < shown.index("Ana"), "the winner first"
    assert {"30", "20", "You: 2nd of 2, 20 points"} <= set(shown)


@pytest.mark.parametrize(
    ("match", "text"),
    [
        (entry(), "Look at it"),
        (given_up(), "Look at it"),
        (unfinished(), "Play on"),
        (unfinished(running=True), "Resume"),
        (unfinished(challenge=True), "Accept the challenge"),
    ],
)
def test_the_button_says_what_opening_does(detail: Detail, match: Entry, text: str) -> None:
    detail.show_entries([match])
    assert detail.open.text() == text


def test_what_can_be_resumed_keeps_its_secrets_and_says_so(detail: Detail) -> None:
    detail.show_entries([unfinished(game="hunt")])
    assert not any(button.isVisible() for button in detail.buttons.values())
    assert any("give it up" in text for text in texts(detail))
    for over in (entry(game="hunt"), given_up(game="hunt")):
        detail.show_entries([over])
        assert all(button.isVisible() for button in detail.buttons.values())
        assert not any("give it up" in text for text in texts(detail))


def test_of_a_match_that_was_given_up_no_scores_are_told(detail: Detail) -> None:
    detail.show_entries([given_up(1)])
    shown = texts(detail)
    assert shown.index("Ana") < shown.index("Bo · Bot: master"), "who gave up comes last"
    assert not {"30", "20"} & set(shown)


def test_a_deal_comes_again_where_something_is_dealt(detail: Detail) -> None:
    detail.show_entries([entry()])
    assert not detail.buttons["match_deal"].isVisible()
    detail.show_entries([entry(game="hunt")])
    assert detail.buttons["match_deal"].isVisible()


def test_several_can_be_starred_and_deleted_but_not_opened(detail: Detail) -> None:
    detail.show_entries([entry(hours=1), entry(hours=2)])
    assert texts(detail) == ["2 matches chosen"]
    assert not detail.open.isVisible()
    assert detail.tools["match_delete"].isVisible()
    assert not detail.tools["match_rename"].isVisible()


def test_what_helped_is_told(detail: Detail) -> None:
    detail.show_entries([entry(aids=frozenset({Aid.HINT, Aid.COACH}))])
    assert "Played with help: hints, the coach." in texts(detail)


def test_a_name_is_written_where_the_game_stood(detail: Detail) -> None:
    detail.show_entries([entry()])
    assert detail.title.placeholderText() == "The Perforated Board"
    names: list[str] = []
    detail.renamed.connect(names.append)
    detail.rename()
    assert detail.title.hasFocus()
    QTest.keyClicks(detail.title, "  My   best ")
    QTest.keyClick(detail.title, Qt.Key.Key_Return)
    assert names == ["My best"]


def test_every_button_asks_for_its_action(detail: Detail) -> None:
    detail.show_entries([entry(starred=True)])
    wanted: list[str] = []
    detail.wanted.connect(wanted.append)
    for button in (detail.open, *detail.buttons.values(), *detail.tools.values()):
        button.click()
    assert wanted == [
        *("match_open", "match_study", "match_deal", "match_challenge"),
        *("match_star", "match_rename", "match_export", "match_delete"),
    ]
    assert detail.tools["match_star"].accessibleName() == "Remove the star"
