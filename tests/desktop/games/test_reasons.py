"""Whatever a bot gives as a reason, the screen has words for it, in every language."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import attrs
import pytest
from pytestqt.qtbot import QtBot

import boomerang_desktop.bots
from boomerang_desktop.bots import mind
from boomerang_desktop.bots.core import Reason
from boomerang_desktop.bots.roadtrip.mind import _RULES
from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.games import GAME_INFOS
from boomerang_desktop.desktop.scene.setup import MatchSetup
from boomerang_desktop.desktop.scene.words import Words
from boomerang_desktop.games import GAMES
from boomerang_desktop.games.core import ONLOOKER
from boomerang_desktop.match import Match, Seat
from tests.bots.asking import positions, sittings_of
from tests.causes import cause

RULES = Path(__file__).parents[3] / "i18n" / "rules"
FILES = {
    "hunt": "circle/*.py",
    "lascaux": "circle/*.py",
    "flip": "flip/*.py",
    "arrows": "arrows/*.py",
    "roadtrip": "roadtrip/*.py",
}
every_game = pytest.mark.parametrize("game", GAMES)


def words(game: str) -> Words[Any]:
    """What a game says; it says it without a table."""
    seats = tuple(Seat(str(n)) for n in range(GAMES[game].seats[0]))
    setup = MatchSetup(GAMES[game], seats, GAMES[game].settle(len(seats), {}), frozenset())
    view = Match.new(GAMES[game], seats, {}, 1, 0).state.view(ONLOOKER)
    return GAME_INFOS[game].board(setup, view).words


@pytest.fixture(params=languages.NAMES)
def language(request: pytest.FixtureRequest, qtbot: QtBot) -> Iterator[str]:
    languages.install(str(request.param))
    yield str(request.param)
    languages.install("en")


@cache
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
def test_every_cause_has_words_that_say_who_and_how_much(language: str, game: str) -> None:
    told, rehearsal = words(game), mind(game).rehearsal
    assert rehearsal
    rules = (RULES / "en" / f"{game}.md").read_text("utf-8")
    for term, rule in rehearsal.rules.items():
        assert f'name="{rule}"' in rules
        for seat in (0, 1):
            for worth, better, made, seen in (
                *((1.0, 3.0, 1.5, 50), (-1.0, 1.5, 3.0, 0)),
                *((1.0, 0.8, 0.2, 40), (-1.0, 0.2, 0.8, 10)),
            ):
                if seat:
                    better, made, seen = made, better, 50 - seen
                found = cause(term, seat, worth, better, made, better_in=seen, made_in=50 - seen)
                text = told.cause(found, 0)
                assert "{" not in text
                assert any(letter.isdigit() for letter in text)
                assert text != told.cause(attrs.evolve(found, seat=1 - seat), 0)


@pytest.mark.parametrize("own", [True, False])
def test_a_loss_is_never_told_as_a_gain(qtbot: QtBot, own: bool) -> None:
    """Fewer cards that are worth more are told by their worth, not by their number."""
    told, seat = words("hunt"), 0 if own else 1
    more = told.cause(cause("cards", seat, 1.0, *((3.0, 1.0) if own else (1.0, 3.0))), 0)
    assert (
        "you get: on average 3 instead of 1" if own else "gets: on average 1 instead of 3"
    ) in more
    other = told.cause(cause("cards", seat, 1.5, *((1.0, 3.0) if own else (3.0, 1.0))), 0)
    assert "instead" not in other
    assert "1.5 points" in other
    assert told.cause(cause("cards", seat, 0.04, 2.0, 2.0), 0) == ""


def test_what_comes_about_far_oftener_is_told_by_counting(qtbot: QtBot) -> None:
    found = cause("cards", 0, 2.0, 2.4, 0.5, better_in=43, made_in=10)
    text = "In 43 of 50 likely cases you get cards, otherwise in 10"
    assert words("hunt").cause(found, 0) == text
    for_the_other = cause("cards", 0, -2.0, 0.5, 2.4, better_in=10, made_in=43)
    assert words("hunt").cause(for_the_other, 0) == text, "it speaks for the move that was made"


@every_game
def test_an_unknown_term_is_a_mistake_that_shows(qtbot: QtBot, game: str) -> None:
    with pytest.raises(KeyError):
        words(game).reason(Reason("nonsense", 1.0))
    with pytest.raises(KeyError):
        words(game).cause(cause("nonsense"), 0)


@every_game
def test_what_bots_really_say_is_told_and_stands_in_the_rules(qtbot: QtBot, game: str) -> None:
    spoken, told = words(game), set()
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
                if spoken.reason(reason):
                    told.add(reason.term)
    assert len(told) >= 3
