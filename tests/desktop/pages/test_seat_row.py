"""One seat of a match about to begin."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.pages.seat_row import BOT_NAMES, SeatRow
from boomerang_desktop.desktop.texts import LONGEST_NAME
from boomerang_desktop.match import HUMAN, Seat

BOTS = ("random", "bot:novice", "bot:casual", "bot:master")


@pytest.fixture(autouse=True)
def _in_english(qtbot: QtBot) -> Iterator[None]:
    languages.install("en")
    yield
    languages.install("en")


def row(qtbot: QtBot, number: int = 0, person: str = "") -> SeatRow:
    made = SeatRow(number, BOTS, person, "hunt")
    qtbot.addWidget(made)
    made.show()
    return made


def test_a_person_or_any_bot_can_sit_there(qtbot: QtBot) -> None:
    made = row(qtbot)
    players = [made.kind.itemData(n) for n in range(made.kind.count())]
    assert players == [HUMAN, *BOTS]
    texts = [made.kind.itemText(n) for n in range(made.kind.count())]
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize(
    ("number", "person", "player", "name"),
    [
        (0, "", HUMAN, "Player 1"),
        (0, "Zoë", HUMAN, "Zoë"),
        (1, "Zoë", HUMAN, "Player 2"),
        (1, "", "random", BOT_NAMES[1]),
    ],
)
def test_who_has_not_said_otherwise_has_the_usual_name(
    qtbot: QtBot, number: int, person: str, player: str, name: str
) -> None:
    made = row(qtbot, number, person)
    made.set_seat(player)
    assert made.seat == Seat(name, player)
    assert made.own_name == ""


def test_a_name_of_ones_own_stays_whoever_sits_there(qtbot: QtBot) -> None:
    made = row(qtbot, 2)
    made.set_seat(HUMAN, "Luc")
    made.kind.setCurrentIndex(made.kind.findData("bot:casual"))
    assert made.seat == Seat("Luc", "bot:casual")
    assert made.own_name == "Luc"


def test_the_usual_name_changes_with_who_sits_there(qtbot: QtBot) -> None:
    made = row(qtbot, 2)
    made.set_seat("random")
    made.kind.setCurrentIndex(0)
    assert made.name.text() == "Player 3"
    made.name.setText("")
    made.kind.setCurrentIndex(1)
    assert made.name.text() == BOT_NAMES[2]


def test_a_bot_that_is_no_longer_there_is_replaced_by_one_that_is(qtbot: QtBot) -> None:
    made = row(qtbot)
    made.set_seat("bot:genius", "Deep")
    assert made.player == "bot:novice"
    assert made.name.text() == "Deep"


def test_blanks_around_and_within_a_name_are_no_part_of_it(qtbot: QtBot) -> None:
    made = row(qtbot)
    made.set_seat(HUMAN, "  Jean   Luc ")
    assert made.seat.name == "Jean Luc"


def test_a_name_has_its_limits(qtbot: QtBot) -> None:
    made = row(qtbot)
    made.set_seat(HUMAN, "x" * 500)
    assert len(made.seat.name) == LONGEST_NAME


def test_every_change_is_told(qtbot: QtBot) -> None:
    made = row(qtbot)
    made.set_seat(HUMAN)
    told: list[bool] = []
    made.edited.connect(lambda: told.append(True))
    made.name.setText("Zoë")
    assert len(told) == 1
    made.kind.setCurrentIndex(2)
    assert len(told) == 2


def test_a_free_seat_can_only_be_taken(qtbot: QtBot) -> None:
    made = row(qtbot, 3)
    made.set_free(True)
    assert made.free.isVisible()
    assert not made.name.isVisible()
    assert not made.kind.isVisible()
    with qtbot.waitSignal(made.taken) as taken:
        made.free.click()
    assert taken.args == [3]
    made.set_free(False)
    assert made.name.isVisible()
    assert not made.free.isVisible()


def test_usual_names_follow_the_language_and_chosen_ones_do_not(qtbot: QtBot) -> None:
    usual, chosen = row(qtbot, 1), row(qtbot, 2)
    usual.set_seat(HUMAN)
    chosen.set_seat(HUMAN, "Player 3b")
    languages.install("fr")
    QApplication.processEvents()
    assert usual.name.text() == "Joueur 2"
    assert chosen.name.text() == "Player 3b"
    assert usual.own_name == ""


def test_a_screen_reader_hears_which_seat_it_is(qtbot: QtBot) -> None:
    made = row(qtbot, 1)
    assert "2" in made.name.accessibleName()
    assert "triangle" in made.kind.accessibleName()


def test_a_bot_has_a_temperament_and_a_person_needs_none(qtbot: QtBot) -> None:
    made = row(qtbot)
    made.set_free(False)
    made.set_seat("bot:master:bold")
    assert made.temper.isVisible()
    assert made.seat == Seat("Ana", "bot:master:bold")
    made.kind.setCurrentIndex(made.kind.findData("bot:casual"))
    assert made.player == "bot:casual:bold"
    made.kind.setCurrentIndex(0)
    assert not made.temper.isVisible()
    assert made.player == HUMAN
    made.set_seat("random")
    assert made.player == "random"
    made.set_seat("bot:master:shy")
    assert made.player == "bot:master"
