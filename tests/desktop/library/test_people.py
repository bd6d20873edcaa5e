"""Who plays at this computer."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.library.people import People
from boomerang_desktop.desktop.settings import Settings
from boomerang_desktop.match import Seat
from tests.library.matches import entry, played


@pytest.fixture
def people(tmp_path: Path, settings: Settings) -> People:
    return People(tmp_path, settings)


def test_without_a_name_it_is_whoever_sat_here_unnamed(people: People) -> None:
    from boomerang_desktop.library.entry import Sitter

    match = entry(seats=(Sitter("Joueur 1"), Sitter("Bo", "random")))
    assert match.seat_of(people.who()) == 0
    assert entry().seat_of(people.who()) is None


def test_a_name_is_enough_and_a_profile_keeps_earlier_names(
    people: People, settings: Settings
) -> None:
    settings.player_name = "Ana"
    assert entry().seat_of(people.who()) == 0
    people.add("Ana")
    me = people.me
    assert me is not None
    people.change(me, name="Anna")
    assert settings.player_name == "Anna"
    assert entry().seat_of(people.who()) == 0


def test_whoever_sits_down_has_their_language_and_size(people: People, settings: Settings) -> None:
    people.add("Ana")
    people.add("Bo")
    bo = people.profiles.named("Bo")
    assert bo is not None
    bo = people.change(bo, language="it", text_size="1.3")
    assert settings.language == ""
    people.sit_down(bo)
    assert (settings.player_name, settings.language, settings.text_scale) == ("Bo", "it", 1.3)


def test_a_wish_that_makes_no_sense_is_none(people: People, settings: Settings) -> None:
    people.add("Ana")
    ana = people.me
    assert ana is not None
    people.sit_down(people.profiles.change(ana.id, language="tlh", text_size="huge"))
    assert (settings.language, settings.text_scale) == ("", 1.0)


def test_seats_of_people_with_a_profile_are_known(people: People) -> None:
    people.add("Bo")
    match = played("flip", (Seat("Ana"), Seat("Bo")), decisions=0)
    bo = people.profiles.named("Bo")
    assert bo is not None
    assert people.seated(match) == {1: bo.id}


def test_what_cannot_be_is_one_sentence(people: People, tmp_path: Path) -> None:
    assert people.attempt(lambda: people.add("Ana")) == ""
    assert "in use" in people.attempt(lambda: people.add("ana"))
    (tmp_path / "profiles.json").unlink()
    (tmp_path / "profiles.json").mkdir()
    assert "profiles.json" in people.attempt(lambda: people.add("Bo"))


def test_everybody_has_a_sign(people: People, qtbot: QtBot) -> None:
    people.add("Ana")
    ana = people.me
    assert ana is not None
    assert not people.icon(ana).isNull()
    assert not people.icon(people.profiles.change(ana.id, symbol="?", colour="?")).isNull()
