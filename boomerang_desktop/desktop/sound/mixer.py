"""Plays sounds in a thread of its own, several at a time."""

import ctypes
import sys
from array import array
from collections.abc import Generator
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from random import Random
from typing import Any

RATE = 44100
PITCHES = (0.94, 0.97, 1.0, 1.03, 1.06)
_VOICES = 6
_IDLE = 3.0
"""Seconds of silence after which the device is released."""


class Pitches:
    """Varies the pitch slightly, never the same twice in a row."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._last: dict[str, float] = {}

    def next(self, name: str) -> float:
        pitch = self._rng.choice([p for p in PITCHES if p != self._last.get(name)])
        self._last[name] = pitch
        return pitch


class Mixer:
    """Runs in a thread of its own and opens the device on the first sound."""

    def __init__(self, folder: Path) -> None:
        self.wanted: SimpleQueue[tuple[str, float]] = SimpleQueue()
        self._folder = folder
        self._pitches = Pitches(Random())
        self._loaded: dict[tuple[str, float], array[int]] = {}
        self.voices: list[tuple[array[int], int, float]] = []
        self.device: Any = None

    def run(self) -> None:
        try:
            import miniaudio
        except Exception:
            return  # not installed, or its library does not work on this machine
        _silence_alsa()
        while True:
            try:
                name, volume = self.wanted.get(timeout=_IDLE)
            except Empty:
                if self.device and not self.voices:
                    self.device.close()
                    self.device = None
                continue
            try:
                self.begin(miniaudio, name, volume)
            except (miniaudio.MiniaudioError, OSError):
                return

    def begin(self, miniaudio: Any, name: str, volume: float) -> None:
        pitch = self._pitches.next(name)
        if (name, pitch) not in self._loaded:
            decoded = miniaudio.decode_file(
                str(self._folder / f"{name}.wav"), nchannels=1, sample_rate=round(RATE / pitch)
            )
            self._loaded[name, pitch] = decoded.samples
        self.voices = [*self.voices[-_VOICES:], (self._loaded[name, pitch], 0, volume)]
        if self.device is None:
            self.device = miniaudio.PlaybackDevice(
                nchannels=1, sample_rate=RATE, buffersize_msec=40, app_name="Boomerang Desktop"
            )
            stream = self.stream()
            next(stream)
            self.device.start(stream)

    def stream(self) -> "Generator[array[int], int, None]":
        """Yield as many frames as requested: the sum of all sounds playing."""
        frames = yield array("h")
        while True:
            mixed = [0.0] * frames
            voices, self.voices = self.voices, []
            for samples, start, volume in voices:
                part = samples[start : start + frames]
                for n, sample in enumerate(part):
                    mixed[n] += sample * volume
                if start + frames < len(samples):
                    self.voices.append((samples, start + frames, volume))
            frames = yield array("h", (max(-32768, min(32767, int(s))) for s in mixed))


_Handler = ctypes.CFUNCTYPE(
    None, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p
)


# kept alive here: the library calls it for as long as the program runs
_say_nothing = _Handler(lambda *_: None)


def _silence_alsa() -> None:
    """Keep Linux's sound library from writing a page to the terminal when there is no sound
    card."""
    if sys.platform.startswith("linux"):
        with suppress(OSError, AttributeError):
            ctypes.CDLL("libasound.so.2").snd_lib_error_set_handler(_say_nothing)
