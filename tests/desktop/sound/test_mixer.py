"""What sounds is added up, and never has the same pitch twice in a row."""

import sys
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.settings import Settings
from boomerang_desktop.desktop.sound.mixer import RATE, Mixer, Pitches


def test_the_same_pitch_never_comes_twice_in_a_row() -> None:
    pitches = Pitches(Random(1))
    heard = [pitches.next("wood_land") for _ in range(200)]
    assert all(one != other for one, other in pairwise(heard))
    assert len(set(heard)) > 3


class Decoded:
    def __init__(self, samples: object) -> None:
        self.samples = samples


def test_all_that_sounds_is_added_up_and_ends() -> None:
    from array import array

    mixer = Mixer(Path())
    mixer.voices = [(array("h", [1000] * 5), 0, 0.5), (array("h", [30000] * 3), 0, 1.0)]
    stream = mixer.stream()
    next(stream)
    assert list(stream.send(4)) == [30500, 30500, 30500, 500]
    assert list(stream.send(4)) == [500, 0, 0, 0]
    assert mixer.voices == []
    mixer.voices = [(array("h", [30000] * 2), 0, 1.0)] * 3
    assert list(stream.send(2)) == [32767, 32767]


def test_without_the_package_there_is_silence(
    settings: Settings, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    mixer = Mixer(Path())
    mixer.wanted.put(("win", 1.0))
    mixer.run()
    assert mixer.device is None


def test_a_pitch_is_made_by_decoding_at_another_rate() -> None:
    class Device:
        def __init__(self, **_: object) -> None:
            self.closed = False

        def start(self, stream: object) -> None:
            pass

    class Audio:
        rates: list[int] = []  # noqa: RUF012
        PlaybackDevice = Device

        def decode_file(self, name: str, nchannels: int, sample_rate: int) -> Decoded:
            self.rates.append(sample_rate)
            return Decoded([])

    mixer, audio = Mixer(Path()), Audio()
    for _ in range(30):
        mixer.begin(audio, "win", 1.0)
    assert len(audio.rates) == len(set(audio.rates)) == 5
    assert min(audio.rates) < RATE < max(audio.rates)
