"""How long lessons take."""

from pathlib import Path

import pytest

from boomerang_desktop.study import minutes
from boomerang_desktop.study.lessons import lessons
from boomerang_desktop.study.texts import texts


@pytest.mark.usefixtures("written")
def test_what_is_read_done_looked_at_and_shown_is_added_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(minutes, "WORDS", 60)
    monkeypatch.setattr(minutes, "MOVE", 100)
    monkeypatch.setattr(minutes, "LOOK", 1000)
    touching, placing = lessons("flip")
    told = texts("flip", "en")
    # "Touch the red piece." "It turned over."
    assert minutes.seconds([touching], told) == 4 + 3 + 100 + 1000 + touching.motion
    # "Place the T in the corner." "Answer." "There it lies." and "Your turn." "Good."
    assert minutes.seconds([placing], told) == 6 + 1 + 3 + 2 + 1 + 300 + 2000


def test_only_the_core_is_needed_to_play(written: Path) -> None:
    assert [lesson.id for lesson in minutes.core(lessons("flip"))] == ["touching"]
