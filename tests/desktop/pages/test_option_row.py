"""One option of a game: shown in words, and never set to what it cannot be."""

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.games import GAME_INFOS
from boomerang_desktop.desktop.pages.fields import Check, Combo
from boomerang_desktop.desktop.pages.option_row import OptionRow
from boomerang_desktop.games import GAMES
from boomerang_desktop.games.core import Option

OPTIONS = [(game_id, option) for game_id, game in GAMES.items() for option in game.options]
every_option = pytest.mark.parametrize(
    ("game_id", "option"), OPTIONS, ids=[f"{game}-{option.name}" for game, option in OPTIONS]
)


def row(qtbot: QtBot, game_id: str, option: Option) -> OptionRow:
    languages.install("en")
    made = OptionRow(game_id, option)
    qtbot.addWidget(made)
    return made


@every_option
def test_it_is_at_its_default_and_can_be_set_to_every_value(
    qtbot: QtBot, game_id: str, option: Option
) -> None:
    made = row(qtbot, game_id, option)
    assert made.value() == option.default
    for value in option.values:
        made.set_value(value)
        assert made.value() == value
        assert type(made.value()) is type(value)


@every_option
@pytest.mark.parametrize("nonsense", [None, "", "many", -1, 3.5, [], {}])
def test_what_it_cannot_be_is_its_default(
    qtbot: QtBot, game_id: str, option: Option, nonsense: object
) -> None:
    made = row(qtbot, game_id, option)
    made.set_value(option.values[-1])
    made.set_value(nonsense)
    assert made.value() == option.default


def test_one_is_not_yes(qtbot: QtBot) -> None:
    """A remembered setup may hold anything."""
    by_name = {option.name: option for option in GAMES["lascaux"].options}
    ticked = row(qtbot, "lascaux", by_name["hidden_reserves"])
    ticked.set_value(1)
    assert ticked.value() is False
    chosen = row(qtbot, "lascaux", by_name["games"])
    chosen.set_value(True)
    assert chosen.value() == 1


def test_yes_or_no_is_a_box_and_everything_else_a_choice(qtbot: QtBot) -> None:
    by_name = {option.name: option for option in GAMES["lascaux"].options}
    ticked = row(qtbot, "lascaux", by_name["hidden_reserves"])
    chosen = row(qtbot, "lascaux", by_name["games"])
    assert ticked.findChildren(Check)
    assert not ticked.findChildren(Combo)
    assert chosen.findChildren(Combo)
    ticked.findChildren(Check)[0].click()
    assert ticked.value() is True
    chosen.findChildren(Combo)[0].setCurrentIndex(2)
    assert chosen.value() == 3


def test_with_too_few_players_it_is_off_and_back_at_its_default(qtbot: QtBot) -> None:
    (option,) = GAMES["roadtrip"].options
    made = row(qtbot, "roadtrip", option)
    made.set_value(True)
    (box,) = made.findChildren(Check)
    made.set_match(3, {})
    assert box.isEnabled()
    assert made.value() is True
    made.set_match(2, {})
    assert not box.isEnabled()
    assert made.value() is False
    assert "Only for 3 to 4 players." in written(made)


def test_what_makes_no_difference_cannot_be_set_and_says_why(qtbot: QtBot) -> None:
    option = next(o for o in GAMES["lascaux"].options if o.name == "alternate_direction")
    made = row(qtbot, "lascaux", option)
    (box,) = made.findChildren(Check)
    made.set_match(3, {"games": 1, "alternate_direction": True})
    assert not box.isEnabled()
    assert "Only in a series" in written(made)
    made.set_match(3, {"games": 2, "alternate_direction": True})
    assert box.isEnabled()
    assert made.value() is True
    assert "every second game" in written(made)


def written(made: OptionRow) -> str:
    return " ".join(label.text() for label in made.findChildren(QLabel))


def test_its_words_follow_the_language_and_its_value_stays(qtbot: QtBot) -> None:
    option = next(option for option in GAMES["hunt"].options if option.name == "games")
    made = row(qtbot, "hunt", option)
    made.set_value(4)
    (combo,) = made.findChildren(Combo)
    try:
        before = combo.itemText(3)
        languages.install("it")
        QApplication.processEvents()
        assert combo.itemText(3) != before
        assert combo.accessibleName() == GAME_INFOS["hunt"].option("games")
        assert made.value() == 4
    finally:
        languages.install("en")
