"""Settings outlive the program, and nonsense in the file is the default."""

import os
from pathlib import Path

import pytest

from boomerang_desktop.desktop.look import reduced_motion as motion
from boomerang_desktop.desktop.settings import Settings

DEFAULTS = {
    "language": "",
    "appearance": "system",
    "text_scale": 1.0,
    "speed": "normal",
    "volume": 70,
    "muted": False,
    "tabletop": False,
    "show_log": True,
}
OTHERS = {
    "language": "fr",
    "appearance": "dark",
    "text_scale": 1.3,
    "speed": "off",
    "volume": 0,
    "muted": True,
    "tabletop": True,
    "show_log": False,
}


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(motion, "reduced", lambda: False)
    return tmp_path / "sub" / "boomerang.ini"


def values(settings: Settings) -> dict[str, object]:
    return {name: getattr(settings, name) for name in DEFAULTS}


def sync(settings: Settings) -> None:
    settings.flush()


def test_a_fresh_start_has_the_defaults(path: Path) -> None:
    assert values(Settings(path)) == DEFAULTS


def test_what_is_chosen_is_there_the_next_time(path: Path) -> None:
    settings = Settings(path)
    for name, value in OTHERS.items():
        setattr(settings, name, value)
    settings.set_flag("arrows/targets", False)
    settings.set_setup("flip", {"count": 2, "seats": [{"name": "Zoë, “Z”", "player": "human"}]})
    settings.player_name = "Zoë"
    sync(settings)
    again = Settings(path)
    assert values(again) == OTHERS
    assert again.flag("arrows/targets", True) is False
    assert again.setup("flip")["seats"][0]["name"] == "Zoë, “Z”"
    assert again.player_name == "Zoë"


@pytest.mark.parametrize(
    "nonsense", ["9000", "-1", "klingon", "a, b, c", "@Invalid()", "@ByteArray(x)", "", "NaN"]
)
def test_nonsense_is_the_default(path: Path, nonsense: str) -> None:
    path.parent.mkdir()
    lines = [f"{name}={nonsense}" for name in DEFAULTS]
    path.write_text("\n".join(["[General]", *lines, f"geometry={nonsense}"]))
    settings = Settings(path)
    assert values(settings) == DEFAULTS
    assert settings.geometry.isEmpty() or nonsense.startswith("@ByteArray")


def test_a_file_that_is_no_settings_file_is_no_obstacle(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(bytes(range(256)) * 20)
    assert values(Settings(path)) == DEFAULTS


@pytest.mark.parametrize("written", ["{", "[1]", "7", '"x"', "[" * 5000])
def test_a_damaged_setup_is_no_setup(path: Path, written: str) -> None:
    settings = Settings(path)
    settings.write("setups/hunt", written)
    assert settings.setup("hunt") == {}


def test_a_change_is_told_once_and_only_if_it_is_one(path: Path) -> None:
    settings = Settings(path)
    told: list[str] = []
    settings.watch(lambda: told.append(settings.appearance), "appearance")
    settings.appearance = "dark"
    settings.appearance = "dark"
    assert told == ["dark"]


def test_a_change_is_told_to_those_who_watch_that_setting(path: Path) -> None:
    settings = Settings(path)
    told: list[str] = []
    settings.watch(lambda: told.append("sound"), "volume", "muted")
    settings.watch(lambda: told.append("name"), "player_name")
    settings.speed = "fast"
    settings.set_flag("hunt/coach", True)
    settings.set_setup("hunt", {})
    assert told == []
    settings.volume = 3
    settings.player_name = "Zoë"
    settings.muted = True
    assert told == ["sound", "name", "sound"]


def test_nobody_watches_a_setting_that_is_none(path: Path) -> None:
    with pytest.raises(KeyError, match="loudness"):
        Settings(path).watch(lambda: None, "loudness")


def test_what_cannot_be_chosen_is_refused(path: Path) -> None:
    with pytest.raises(ValueError, match="volume"):
        Settings(path).volume = 101


def test_motion_is_off_where_the_platform_asks_for_less(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(motion, "reduced", lambda: True)
    settings = Settings(path)
    assert settings.speed == "off"
    settings.speed = "fast"
    assert settings.speed == "fast"


@pytest.mark.skipif(os.name == "nt", reason="modes say nothing on Windows")
def test_settings_are_private_from_the_first(tmp_path: Path) -> None:
    before = os.umask(0o022)
    settings = Settings(tmp_path / "config" / "boomerang.ini")
    settings.player_name = "Ana"
    settings.flush()
    os.umask(before)
    path = tmp_path / "config" / "boomerang.ini"
    assert "Ana" in path.read_text()
    assert path.stat().st_mode & 0o777 == 0o600
    assert path.parent.stat().st_mode & 0o777 == 0o700


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes")
def test_a_pipe_in_place_of_the_settings_hangs_nothing(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "boomerang.ini")
    settings = Settings(tmp_path / "boomerang.ini")
    settings.player_name = "Ana"
    settings.flush()
    assert Settings(tmp_path / "boomerang.ini").player_name == "Ana"
