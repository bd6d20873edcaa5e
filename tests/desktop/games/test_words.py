"""What every game says in its own words, in every language: its refusals. The reasons of its bots
are in test_reasons.py, what all games say in the same way in scene/test_words.py."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

import boomerang_desktop.desktop.games
from boomerang_desktop.desktop import languages
from boomerang_desktop.games import GAMES
from boomerang_desktop.games.catalogue import CATALOGUE
from tests.desktop.games.words import words_of

pytestmark = pytest.mark.usefixtures("qapp")
every_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture(params=languages.NAMES)
def language(request: pytest.FixtureRequest, qtbot: QtBot) -> Iterator[str]:
    languages.install(str(request.param))
    yield str(request.param)
    languages.install("en")


@every_game
def test_every_refusal_is_listed_for_the_translators(game: str) -> None:
    """In the game's own words, and by the name under which they look for it."""
    folder = Path(boomerang_desktop.desktop.games.__file__).parent / CATALOGUE[game].folder
    listed = {
        node.args[1].value
        for path in folder.glob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call)
        and getattr(node.func, "id", "") == "QT_TRANSLATE_NOOP"
        and isinstance(node.args[0], ast.Constant)
        and node.args[0].value == type(words_of(game)).__name__
        and isinstance(node.args[1], ast.Constant)
    }
    assert {refusal.text for refusal in GAMES[game].refusals} <= listed


@every_game
def test_every_refusal_is_said_in_the_readers_language(language: str, game: str) -> None:
    words = words_of(game)
    for refusal in GAMES[game].refusals:
        assert (words.refusal(refusal) == refusal.text) == (language == "en")


@every_game
def test_no_refusal_is_translated_that_no_game_gives(game: str) -> None:
    entry = CATALOGUE[game]
    given = {
        refusal.text
        for other in CATALOGUE.values()
        if other.folder == entry.folder
        for refusal in GAMES[other.id].refusals
    }
    assert set(entry.load("desktop.games", "words").REFUSALS) == given
