"""For tests of what happens when: nothing takes longer than it must."""

import pytest

from boomerang_desktop.desktop.settings import Settings
from boomerang_desktop.desktop.table import flow, pauses, playback


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """All that takes time is over as soon as it is looked at."""
    monkeypatch.setattr(flow, "PEEK", 0)
    monkeypatch.setattr(playback, "STILL", 0)
    monkeypatch.setattr(pauses, "MOMENT", 1)
    monkeypatch.setattr(pauses, "SEEN", 1)
    monkeypatch.setattr(pauses, "TOO_SOON", 0)
    monkeypatch.setattr(
        pauses, "AFTER_BOT", dict.fromkeys(Settings.bot_pace.texts, 1) | {"quick": 0, "wait": None}
    )
