"""Arguments that several commands share."""

import pytest

from boomerang_desktop.bots import KINDS
from boomerang_desktop.games import GAMES
from boomerang_desktop.games.catalogue import CATALOGUE
from boomerang_desktop.lab.arguments import Refused, kinds_given, options_help, settings_given
from boomerang_desktop.lab.cli import main
from tests.sixth import ENTRY


@pytest.fixture
def heap(monkeypatch: pytest.MonkeyPatch) -> str:
    """A game without bots."""
    monkeypatch.setitem(CATALOGUE, ENTRY.id, ENTRY)
    return ENTRY.id


def test_a_bot_is_offered_only_where_it_can_play(
    heap: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", heap, "--bots", "random,bot:master"]) == 2
    assert "bot:master does not play heap yet" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["arena", "--help"])
    told = capsys.readouterr().out
    assert "only random for heap" in told
    assert all(kind in told for kind in KINDS)


def test_the_help_names_every_game_with_its_options() -> None:
    told = options_help()
    for game in GAMES.values():
        assert f"  {game.id} (" in told
        assert all(
            f"    {option.name}={option.default}".lower() in told.lower() for option in game.options
        )


def test_options_have_the_type_that_the_game_wants() -> None:
    assert settings_given(GAMES["hunt"], ["games=3"]) == {"games": 3}
    assert settings_given(GAMES["flip"], ["hidden_pieces=true", "board=10x10"]) == {
        "hidden_pieces": True,
        "board": "10x10",
    }
    # the game itself reports what is wrong with these
    assert settings_given(GAMES["hunt"], ["games=many", "speed=9"]) == {
        "games": "many",
        "speed": "9",
    }
    with pytest.raises(Refused, match="write NAME=VALUE"):
        settings_given(GAMES["hunt"], ["games"])


def test_kinds_are_those_that_there_are() -> None:
    assert kinds_given(GAMES["flip"], "random,bot:master") == ["random", "bot:master"]
    with pytest.raises(Refused, match="no player is called 'genius'"):
        kinds_given(GAMES["flip"], "random,genius")
