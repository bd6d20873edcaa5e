"""Profiles of the people at this computer, in one file."""

from pathlib import Path

import pytest

from boomerang_desktop.library.entry import Sitter, Who
from boomerang_desktop.library.errors import LibraryError, Trouble
from boomerang_desktop.library.profiles import FILE, Profiles

SEATS = (Sitter("Ana"), Sitter("Bo", "bot:master"), Sitter("Guest"))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / FILE


def test_who_was_added_is_there_the_next_time(path: Path) -> None:
    profiles = Profiles(path)
    ana = profiles.add("Ana", symbol="leaf", colour="#aa3300", language="fr", text_size="large")
    bo = profiles.add("Bo")
    assert Profiles(path).all == [ana, bo]
    assert Profiles(path).get(ana.id) == ana
    assert Profiles(path).named("ANA") == ana


def test_under_a_new_name_a_player_is_still_the_same(path: Path) -> None:
    profiles = Profiles(path)
    ana = profiles.add("Ana")
    for name in ("Anna", "Ana", "Hannah"):
        ana = profiles.change(ana.id, name=name)
    assert ana.formerly == ("Anna", "Ana")
    assert ana.who == Who.named("Hannah", "Ana", "Anna", profile=ana.id)
    assert Profiles(path).all == [ana]
    assert profiles.change(ana.id, colour="#112233").formerly == ana.formerly


def test_no_two_are_called_alike(path: Path) -> None:
    profiles = Profiles(path)
    profiles.add("Ana")
    bo = profiles.add("Bo")
    for wrong in ("ana", "", "two\nlines", "x" * 61):
        with pytest.raises(ValueError, match=r"called that|short line"):
            profiles.add(wrong)
        with pytest.raises(ValueError, match=r"called that|short line"):
            profiles.change(bo.id, name=wrong)
    assert [profile.name for profile in Profiles(path).all] == ["Ana", "Bo"]
    assert profiles.change(bo.id, name="BO").name == "BO"


STRANGE = '{"format": "boomerang-profiles", "version": 1, "profiles": [%s]}'


@pytest.mark.parametrize(
    "text",
    [
        *("{", "[]", "{}", '{"format": "boomerang-profiles"}'),
        STRANGE % '{"id": "1", "name": "Ana", "colour": 7}',
        STRANGE % '{"id": [], "name": "Ana"}',
        STRANGE % '{"id": "1", "name": "Ana", "formerly": [7]}',
        STRANGE % '{"id": "1", "name": "A\\nna"}',
    ],
)
def test_a_damaged_file_is_set_aside_when_the_next_is_written(path: Path, text: str) -> None:
    path.write_text(text)
    profiles = Profiles(path)
    assert profiles.trouble is not None
    assert profiles.trouble.trouble is Trouble.DAMAGED
    profiles.add("Ana")
    assert Profiles(path).trouble is None
    assert path.with_name(f"{FILE}.damaged").read_text() == text
    assert [profile.name for profile in Profiles(path).all] == ["Ana"]


def test_a_file_of_a_later_version_stays_as_it_is(path: Path) -> None:
    text = '{"format": "boomerang-profiles", "version": 2, "people": []}'
    path.write_text(text)
    profiles = Profiles(path)
    with pytest.raises(LibraryError) as failed:
        profiles.add("Ana")
    assert failed.value.trouble is Trouble.LATER_VERSION
    assert path.read_text() == text
    assert profiles.all == []


def test_what_could_not_be_written_is_not_held_either(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    profiles = Profiles(tmp_path / "file" / FILE)
    with pytest.raises(LibraryError):
        profiles.add("Ana")
    assert profiles.all == []


def test_who_is_removed_is_gone_the_next_time(path: Path) -> None:
    profiles = Profiles(path)
    ana, bo = profiles.add("Ana"), profiles.add("Bo")
    profiles.remove(ana.id)
    assert profiles.all == Profiles(path).all == [bo]
