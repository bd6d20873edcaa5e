"""What every game has words for, in every language: the reasons of its bots, and its refusals.
What all games say in the same way is in scene/test_words.py."""

import ast
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

import boomerang_desktop.bots
import boomerang_desktop.desktop.games
from boomerang_desktop.bots import mind
from boomerang_desktop.bots.core import Reason
from boomerang_desktop.bots.roadtrip.mind import _RULES
from boomerang_desktop.desktop import languages
from boomerang_desktop.games import GAMES
from boomerang_desktop.games.catalogue import CATALOGUE
from tests.bots.asking import positions, sittings_of
from tests.desktop.games.words import words_of

RULES = Path(__file__).parents[3] / "i18n" / "rules"
FILES = {
    "hunt": "circle/*.py",
    "lascaux": "circle/*.py",
    "flip": "flip/*.py",
    "arrows": "arrows/*.py",
    "roadtrip": "roadtrip/*.py",
}
every_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture(params=languages.NAMES)
def language(request: pytest.FixtureRequest, qtbot: QtBot) -> Iterator[str]:
    languages.install(str(request.param))
    yield str(request.param)
    languages.install("en")


def terms(game: str) -> set[str]:
    """Every term that the code of a game's bots can put into a Reason."""
    found: set[str] = set()
    for path in Path(boomerang_desktop.bots.__file__).parent.glob(FILES[game]):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Reason":
                term = node.args[0]
                if isinstance(term, ast.Constant):
                    found.add(str(term.value))
                else:
                    # the only other place that terms come from
                    assert (game, ast.unparse(term)) == ("roadtrip", "term")
                    found |= set(_RULES)
    return found


@every_game
def test_every_term_has_words(language: str, game: str) -> None:
    words = words_of(game)
    assert len(terms(game)) >= 5
    for term in terms(game):
        for value in (-2.0, -1.0, 1.0, 1.5, 2.0):
            text = words.reason(Reason(term, value))
            assert text == text.strip()
            assert len(text) > 5
            assert "{" not in text
            assert "%n" not in text
            assert "(s)" not in text


@every_game
def test_an_unknown_term_is_a_mistake_that_shows(qtbot: QtBot, game: str) -> None:
    with pytest.raises(KeyError):
        words_of(game).reason(Reason("nonsense", 1.0))


@every_game
def test_what_bots_really_say_is_told_and_stands_in_the_rules(qtbot: QtBot, game: str) -> None:
    words, told = words_of(game), set()
    rules = (RULES / "en" / f"{game}.md").read_text("utf-8")
    for seed, sitting in enumerate(sittings_of(game)[:4]):
        for state in positions(sitting, seed, every=7):
            seat = state.to_act[0]
            view = state.view(seat)
            thought = mind(game).search(view, seat, view.legal(seat), Random(seed), 4)
            for reason in thought.reasons:
                assert reason.term in terms(game)
                assert reason.rule
                assert f'name="{reason.rule}"' in rules
                if words.reason(reason):
                    told.add(reason.term)
    assert len(told) >= 3


@pytest.mark.parametrize(
    ("game", "term", "sign"), [("flip", "locked", "costs"), ("arrows", "safer", "offers")]
)
def test_a_loss_is_said_as_a_loss(qtbot: QtBot, game: str, term: str, sign: str) -> None:
    gain, loss = (words_of(game).reason(Reason(term, value)) for value in (2.0, -2.0))
    assert gain != loss
    assert sign in loss
    assert "2" in loss
    assert "-" not in loss


def test_what_comes_to_nothing_is_not_said(qtbot: QtBot) -> None:
    assert words_of("hunt").reason(Reason("ring", 0.0)) == ""
    assert words_of("hunt").reason(Reason("rank", -0.03)) == ""
    assert words_of("flip").reason(Reason("opening", 0.0)) != ""


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
