"""Short sounds, played where miniaudio and a device are available; silence elsewhere."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from boomerang_desktop.desktop.look import assets
from boomerang_desktop.desktop.settings import Settings

if TYPE_CHECKING:
    from boomerang_desktop.desktop.sound.mixer import Mixer


class Sounds(QObject):
    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.mixer: Mixer | None = None

    def play(self, name: str) -> None:
        """Play a sound. Returns at once; loading and playing happen in the background."""
        if self._settings.muted or not self._settings.volume:
            return
        if self.mixer is None:
            import threading

            from boomerang_desktop.desktop.sound.mixer import Mixer

            self.mixer = Mixer(assets.root() / "sounds")
            threading.Thread(target=self.mixer.run, daemon=True, name="sounds").start()
        self.mixer.wanted.put((name, self._settings.volume / 100))
