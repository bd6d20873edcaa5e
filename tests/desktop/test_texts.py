"""Everything that has a name has it in every language, and says it in plain words."""

from itertools import product

import pytest
from boomerang_desktop.desktop.refusals import REFUSALS
from pytestqt.qtbot import QtBot

from boomerang_desktop.bots.core import LEVELS
from boomerang_desktop.desktop import catalogue
from boomerang_desktop.desktop.texts import Texts
from boomerang_desktop.games import GAMES
from boomerang_desktop.games.core import BadSetup
from boomerang_desktop.match import UndoBarred
from boomerang_desktop.match.record import Fault, RecordError

every_game = pytest.mark.parametrize("game_id", GAMES)


@pytest.fixture
def texts(qtbot: QtBot) -> Texts:
    return Texts()


def test_the_home_page_knows_the_games_as_their_rules_do() -> None:
    assert {game.id: game.seats for game in GAMES.values()} == catalogue.SEATS


@every_game
def test_every_refusal_can_be_translated(game_id: str) -> None:
    assert {refusal.text for refusal in GAMES[game_id].refusals} <= REFUSALS


def test_no_refusal_is_translated_that_no_game_gives() -> None:
    given = {refusal.text for game in GAMES.values() for refusal in game.refusals}
    assert given == REFUSALS


@every_game
def test_every_option_and_value_is_explained(texts: Texts, game_id: str) -> None:
    for option in GAMES[game_id].options:
        assert texts.option(game_id, option.name)
        assert texts.option_line(game_id, option.name).endswith(".")
        if not isinstance(option.default, bool):
            names = [texts.option_value(option.name, value) for value in option.values]
            assert len(set(names)) == len(names)


@every_game
def test_every_game_has_a_name_a_line_an_origin_and_a_first_player(
    texts: Texts, game_id: str
) -> None:
    for text in (
        texts.game(game_id),
        texts.line(game_id),
        texts.origin(game_id),
        texts.printed(game_id),
        texts.players(game_id),
        texts.rebuilt(game_id),
        texts.who_starts(game_id),
    ):
        assert text == text.strip()
        assert text


def test_names_are_told_apart(texts: Texts) -> None:
    assert len({texts.game(game_id) for game_id in GAMES}) == len(GAMES)
    assert len({texts.symbol(seat) for seat in range(5)}) == 5
    kinds = ("human", "random", *(f"bot:{level}" for level in LEVELS))
    assert len({texts.player(kind) for kind in kinds}) == len(kinds)
    assert texts.player("stockfish 99") == "stockfish 99"


@pytest.mark.parametrize(("fault", "where"), list(product(Fault, ["", "moves[3]"])))
def test_what_is_wrong_with_a_record_is_a_sentence_that_says_where(
    texts: Texts, fault: Fault, where: str
) -> None:
    sentence = texts.record_error(RecordError(fault, where, "secret detail"))
    assert sentence[0].isupper()
    assert where in sentence
    assert "secret detail" not in sentence


def test_reasons_are_put_into_words(texts: Texts) -> None:
    assert len({texts.undo_barred(reason) for reason in UndoBarred}) == len(UndoBarred)
    assert "options.games" in texts.bad_setup(BadSetup("options.games", "must be one of 1, 2"))
