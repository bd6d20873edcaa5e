"""The temperament of a bot about to play."""

import pytest
from pytestqt.qtbot import QtBot

from boomerang_desktop.bots.core import TEMPERAMENTS
from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.pages.temper import CHANCE, Temper


@pytest.fixture
def temper(qtbot: QtBot) -> Temper:
    languages.install("en")
    made = Temper("flip")
    qtbot.addWidget(made)
    made.tell("Bruno", 2, "triangle")
    return made


def test_it_is_left_to_chance_until_somebody_chooses(temper: Temper, qtbot: QtBot) -> None:
    assert temper.value == CHANCE
    with qtbot.waitSignal(temper.changed):
        temper.choices["careful"].trigger()
    assert temper.value == "careful"
    assert temper.choices["careful"].isChecked()
    assert not temper.choices[CHANCE].isChecked()


def test_the_menu_says_what_each_is_like(temper: Temper) -> None:
    assert list(temper.choices) == [CHANCE, *TEMPERAMENTS]
    assert temper.choices[CHANCE].text() == "By chance"
    collector = temper.choices["collector"].text()
    assert collector == "Collector – Bruno saves the big pieces for later."


def test_a_screen_reader_says_whose_it_is_and_which(temper: Temper) -> None:
    temper.set_value("spoiler")
    temper.tell("Bruno", 2, "triangle")
    assert temper.accessibleName() == "Temperament of seat 2 (triangle): Spoiler"
    assert temper.toolTip() == "Spoiler – Bruno leaves the others no room."


def test_one_that_is_no_longer_there_is_left_to_chance(temper: Temper) -> None:
    temper.set_value("shy")
    assert temper.value == CHANCE


def test_with_its_word_it_is_as_wide_whatever_is_chosen(temper: Temper) -> None:
    temper.lay_out(worded=False)
    narrow = temper.width()
    assert temper.iconSize().width() <= narrow
    temper.lay_out(worded=True)
    wide = temper.width()
    assert wide > 2 * narrow
    for value in temper.choices:
        temper.set_value(value)
        assert temper.text() == temper.choices[value].text().split(" – ")[0]
        assert temper.sizeHint().width() <= wide == temper.width()
