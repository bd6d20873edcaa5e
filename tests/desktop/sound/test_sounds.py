"""Sounds: all there, beside the window, and silence where nothing can play."""

import threading
import wave

import pytest
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.look import assets
from boomerang_desktop.desktop.settings import Settings
from boomerang_desktop.desktop.sound.mixer import Mixer
from boomerang_desktop.desktop.sound.sounds import Sounds

NAMES = (
    *("wood_lift", "wood_land", "wood_turn", "stone_land", "stone_take"),
    *("paper_slide", "paper_turn", "cord_tick", "pawn_land", "pawn_take"),
    *("boomerang_fly", "boomerang_land", "round", "win", "loss", "turn"),
)


@pytest.mark.parametrize("name", NAMES)
def test_every_sound_is_there_and_short(name: str) -> None:
    with wave.open(str(assets.root() / "sounds" / f"{name}.wav")) as file:
        assert 0.02 < file.getnframes() / file.getframerate() < 4


def test_muted_or_at_no_volume_nothing_is_even_loaded(settings: Settings, qtbot: QtBot) -> None:
    sounds = Sounds(settings)
    settings.muted = True
    sounds.play("win")
    settings.muted = False
    settings.volume = 0
    sounds.play("win")
    assert sounds.mixer is None


def test_playing_does_not_hold_up_the_window(
    settings: Settings, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    free = threading.Event()
    monkeypatch.setattr(Mixer, "run", lambda mixer: free.wait(30))
    sounds = Sounds(settings)
    for _ in range(50):
        sounds.play("wood_land")
    assert sounds.mixer is not None
    assert sounds.mixer.wanted.qsize() == 50
    free.set()


def test_a_missing_device_is_no_message(
    settings: Settings, capfd: pytest.CaptureFixture[str]
) -> None:
    sounds = Sounds(settings)
    for _ in range(50):
        sounds.play("wood_land")
    for thread in threading.enumerate():
        if thread.name == "sounds":
            # it ends where there is nothing to play on
            thread.join(5)
    assert capfd.readouterr() == ("", "")
