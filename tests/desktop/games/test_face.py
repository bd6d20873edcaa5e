"""What the games tell of themselves before anybody sits down."""

import pytest

from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.games import FACES
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


@pytest.mark.parametrize("game_id", FACTS)
@pytest.mark.usefixtures("qapp")
def test_players_age_and_time_are_the_rulebooks(game_id: str) -> None:
    languages.install("en")
    assert FACES[game_id].facts() == FACTS[game_id]
    assert PUBLISHERS[game_id] in FACES[game_id].origin()


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("game_id", FACTS)
@pytest.mark.usefixtures("qapp")
def test_every_option_and_value_has_its_text(game_id: str, language: str) -> None:
    try:
        languages.install(language)
        face = FACES[game_id]
        for option in GAMES[game_id].options:
            assert face.option(option.name)
            assert face.option_line(option.name)
            if not isinstance(option.default, bool):
                values = [face.option_value(option.name, value) for value in option.values]
                assert len(set(values)) == len(option.values)
                assert not any("(s)" in value for value in values)
    finally:
        languages.install("en")
