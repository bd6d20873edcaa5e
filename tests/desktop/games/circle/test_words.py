"""What the string circle says."""

from typing import cast

import pytest
from PySide6.QtWidgets import QApplication

from boomerang_desktop.desktop.games.circle.words import CircleTexts, known
from boomerang_desktop.games import GAMES
from boomerang_desktop.games.circle.game import CircleGame
from boomerang_desktop.games.circle.scoring import Majority
from boomerang_desktop.games.circle.state import HIDDEN
from tests.games.circle.table import choose, play, sit

NAMES = ("Ana", "Bruno", "Chloé")
HUNT, LASCAUX = (cast(CircleGame, GAMES[name]) for name in ("hunt", "lascaux"))
FIVE = ("fish water forest", "emu plain desert", "gecko desert mountain")


def texts(game: CircleGame) -> CircleTexts:
    return CircleTexts(game.variant, NAMES, None)


@pytest.mark.parametrize("game", [HUNT, LASCAUX])
def test_every_card_has_a_name(qapp: QApplication, game: CircleGame) -> None:
    said = texts(game)
    cards = game.variant.deck.cards
    assert len({said.card(card) for card in cards}) == 54
    assert said.card(cards[0]).count(" and ") == 1


def test_cards_are_counted_by_species(qapp: QApplication) -> None:
    cards = HUNT.variant.deck.cards
    assert texts(HUNT).cards([cards[0], cards[1], cards[9]]) == "Fish × 2, Emu"


def test_the_status_names_who_decides_and_what_is_at_stake(qapp: QApplication) -> None:
    said, state = texts(HUNT), sit(HUNT, top=FIVE)
    assert said.status(state, None).startswith("Still to choose a token: Ana, Bruno, Chloé")
    assert said.status(state, 1) == "Bruno chooses a territory in secret; Ana begins the round"
    state = choose(HUNT, state, "water", "forest", "plain")
    assert said.status(state, 0) == "Ana throws a boomerang or stops"
    state = play(HUNT, state, "0 throw")
    assert said.status(state, 1).startswith("Bruno throws, or stops and takes 1 boomerang")
    state = play(HUNT, state, *(f"{n % 3} throw" for n in range(1, 36)))
    assert said.status(state, 0).startswith("Ana must stop and takes 36 boomerang")


def test_lascaux_has_stones_and_colours(qapp: QApplication) -> None:
    said, state = texts(LASCAUX), sit(LASCAUX)
    assert "colour" in said.status(state, 0)
    assert "stone" in said.thrown(0)
    assert "boomerang" not in said.reserve_heading()


def test_who_has_stopped_is_told_in_order(qapp: QApplication) -> None:
    said = texts(HUNT)
    state = choose(HUNT, sit(HUNT, top=FIVE), "water", "forest", "plain")
    state = play(HUNT, state, "0 throw", "1 stop")
    assert [said.state(state, seat) for seat in range(3)] == ["in", "1st", "in"]
    assert said.note(state, 1) == "stopped 1st"


def test_majorities_in_words(qapp: QApplication) -> None:
    nobody, tied = Majority((), 0, 0), Majority((0, 2), 3, 0)
    alone = Majority((1,), 4, 2)
    lines = texts(HUNT).standing([nobody, tied, alone, nobody, nobody, nobody]).split("\n")
    assert lines[0] == "Fish: nobody yet"
    assert lines[1] == "Emu: Ana, Chloé have 3 each"
    assert lines[2].startswith("Kangaroo: Bruno has 4, 2 more")


def test_the_ending_tells_what_decided(qapp: QApplication) -> None:
    assert "H7" in texts(HUNT).ending("H5", 1, 0, tied=True)
    assert "L6" in texts(LASCAUX).ending("L5", 1, 0, tied=True)
    assert "3 card" in texts(HUNT).ending("H5", 1, 3, tied=False)
    assert "H7" not in texts(HUNT).ending("H5", 1, 3, tied=False)
    assert "L7" in texts(LASCAUX).ending("L7", 4, 0, tied=False)


def test_a_hidden_reserve_is_not_known() -> None:
    assert known(HIDDEN) is None
    assert known(0) == 0
