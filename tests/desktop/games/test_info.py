"""What every game shows of itself before anybody sits down."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from boomerang_desktop.bots.core import TEMPERAMENTS
from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.games import GAME_INFOS
from boomerang_desktop.desktop.games.info import GameInfo
from boomerang_desktop.desktop.look import assets
from boomerang_desktop.desktop.look.theme import GameColours
from boomerang_desktop.games import GAMES

FACTS = {
    "hunt": "3–5 players · from 8 years on · about 30 minutes",
    "lascaux": "3–5 players · from 8 years on",
    "flip": "2 players",
    "arrows": "2–5 players · from 10 years on",
    "roadtrip": "2–4 players",
}
"""Ages and playing times only where the rulebook names them."""
PUBLISHERS = {
    "hunt": "Lui-même 2010",
    "lascaux": "Phalanx Games 2007",
    "flip": "Nathan 1982",
    "arrows": "Ravensburger 1976",
    "roadtrip": "Grail Games 2020",
}

every_game = pytest.mark.parametrize("game_id", GAMES)


@pytest.fixture(autouse=True, params=languages.NAMES)
def language(request: pytest.FixtureRequest, qtbot: QtBot) -> Iterator[str]:
    languages.install(str(request.param))
    yield str(request.param)
    languages.install("en")


@every_game
def test_a_face_knows_its_game_as_the_rules_do(game_id: str) -> None:
    assert GAME_INFOS[game_id].id == GAMES[game_id].id
    assert GAME_INFOS[game_id].seats == GAMES[game_id].seats


@every_game
def test_every_option_and_value_is_explained(game_id: str) -> None:
    info = GAME_INFOS[game_id]
    for option in GAMES[game_id].options:
        assert info.option(option.name)
        sentence, _, paragraph = info.option_line(option.name).partition(" · ")
        assert sentence.endswith(".")
        assert not paragraph or paragraph[1:].isdigit()
        if not isinstance(option.default, bool):
            names = [info.option_value(option.name, value) for value in option.values]
            assert len(set(names)) == len(names)
            assert not any("(s)" in name for name in names)


@every_game
def test_an_option_that_the_game_does_not_have_is_a_mistake_that_shows(game_id: str) -> None:
    with pytest.raises(KeyError):
        GAME_INFOS[game_id].option("nonsense")
    with pytest.raises(KeyError):
        GAME_INFOS[game_id].option_line("nonsense")


@every_game
def test_every_game_has_a_name_a_line_an_origin_and_a_first_player(game_id: str) -> None:
    info = GAME_INFOS[game_id]
    for text in (
        info.name(),
        info.line(),
        info.origin(),
        info.printed(),
        info.players(),
        info.rebuilt(),
        info.who_starts(),
    ):
        assert text == text.strip()
        assert text


def test_games_are_told_apart() -> None:
    assert len({GAME_INFOS[game_id].name() for game_id in GAMES}) == len(GAMES)
    assert len({GAME_INFOS[game_id].line() for game_id in GAMES}) == len(GAMES)


@every_game
def test_every_game_has_a_picture_and_its_rules(game_id: str, language: str) -> None:
    assert assets.renderer(f"home/{game_id}").isValid()
    rules = GAME_INFOS[game_id].rules(language)
    assert rules.parent.name == language
    assert len(rules.read_text("utf-8")) > 1000


class Plain(GameInfo):
    """A game that has said nothing about itself yet."""

    id = "plain"
    seats = range(3, 6)
    world = GameColours("#000", "#000", "#000", "#000", "#000", "#000")


class Alone(Plain):
    seats = range(1, 2)


class Pair(Plain):
    seats = range(2, 3)


def test_so_many_can_play() -> None:
    languages.install("en")
    assert Alone().players() == "1 player"
    assert Pair().players() == "2 players"
    assert Plain().players() == "3–5 players"
    languages.install("fr")
    assert Plain().players() == "3 à 5 joueurs"


def test_what_a_game_must_say_of_itself() -> None:
    info = Plain()
    for say in (info.name, info.line, info.printed, info.origin, info.who_starts):
        with pytest.raises(NotImplementedError):
            say()
    with pytest.raises(KeyError):
        info.option_value("nonsense", 1)
    assert info.rebuilt() == ""
    assert info.rules("en") == Path(assets.root("i18n/rules")) / "en" / "plain.md"


@every_game
def test_players_age_and_time_are_the_rulebooks(game_id: str) -> None:
    languages.install("en")
    assert GAME_INFOS[game_id].facts() == FACTS[game_id]
    assert PUBLISHERS[game_id] in GAME_INFOS[game_id].origin()


@every_game
def test_every_temperament_is_told_in_a_sentence(game_id: str) -> None:
    told = {GAME_INFOS[game_id].manner(f"bot:expert:{name}", "Zoë") for name in TEMPERAMENTS}
    assert len(told) == len(TEMPERAMENTS)
    assert all("Zoë" in line and line.endswith(".") for line in told)
    assert (
        GAME_INFOS[game_id].manner("bot:expert", "Zoë")
        == GAME_INFOS[game_id].manner("human", "Zoë")
        == ""
    )
