"""Players, symbols and what can be wrong with a file: named in plain words."""

from collections.abc import Iterator
from itertools import product

import pytest
from pytestqt.qtbot import QtBot

from boomerang_desktop.bots.core import LEVELS
from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.games import GAME_INFOS
from boomerang_desktop.desktop.rules import text as rules
from boomerang_desktop.desktop.texts import Texts, seated, unbroken, usual_name
from boomerang_desktop.files import root
from boomerang_desktop.games.core import BadSetup
from boomerang_desktop.match import Seat, UndoBarred
from boomerang_desktop.match.record import Fault, RecordError
from boomerang_desktop.match.secrecy import Withheld


@pytest.fixture(params=languages.NAMES)
def texts(request: pytest.FixtureRequest, qtbot: QtBot) -> Iterator[Texts]:
    languages.install(str(request.param))
    yield Texts()
    languages.install("en")


def test_names_are_told_apart(texts: Texts) -> None:
    assert len({texts.symbol(seat) for seat in range(5)}) == 5
    kinds = ("human", "random", *(f"bot:{level}" for level in LEVELS))
    assert len({texts.player(kind) for kind in kinds}) == len(kinds)


def test_two_people_at_one_table_have_two_names(texts: Texts) -> None:
    seats = [Seat("Ana", "bot:novice"), Seat("Bo", "bot:novice"), Seat("Ana", "bot:novice")]
    for told, name in (("Noa", "Noa"), ("ana", usual_name(1)), ("", usual_name(1))):
        assert seated(seats, 1, told) == [seats[0], Seat(name), seats[2]]
    assert seated(seats, 1, "Bo")[1] == Seat("Bo"), "whose chair it was does not matter"


def test_a_bot_that_this_version_lacks_is_called_as_it_is(texts: Texts) -> None:
    assert texts.player("stockfish 99") == "stockfish 99"
    assert texts.player("bot:genius") == "bot:genius"


def test_there_is_no_sixth_seat(texts: Texts) -> None:
    with pytest.raises(IndexError):
        texts.symbol(5)


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
    assert len({texts.withheld(reason) for reason in Withheld}) == len(Withheld)
    assert "options.games" in texts.bad_setup(BadSetup("options.games", "must be one of 1, 2"))


def test_a_cross_stays_with_its_figures_at_the_end_of_a_line() -> None:
    assert unbroken("Fish × 2, Emu") == "Fish\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}2, Emu"


@pytest.mark.parametrize("language", languages.NAMES)
def test_it_does_in_every_language(language: str, qtbot: QtBot) -> None:
    languages.install(language)
    try:
        board = GAME_INFOS["flip"].option_value("board", "10x9")
    finally:
        languages.install("en")
    written = (root("i18n/rules") / language / "flip.md").read_text("utf-8")
    for text in (board, rules.rich(written, lambda name, count: (0, 0))):
        assert "10\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}9" in text
        assert " × " not in text
