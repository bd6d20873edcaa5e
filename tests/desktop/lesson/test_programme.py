"""What the page may expect of lessons and of puzzles alike."""

from datetime import date
from pathlib import Path

import pytest

from boomerang_desktop.desktop.lesson.course import Course
from boomerang_desktop.desktop.lesson.programme import Programme
from boomerang_desktop.desktop.lesson.puzzle_run import PuzzleRun
from boomerang_desktop.games.catalogue import CATALOGUE
from boomerang_desktop.study.progress import Progress
from boomerang_desktop.study.training import Training
from boomerang_desktop.study.yours import Yours

pytestmark = pytest.mark.usefixtures("english")


@pytest.fixture(params=CATALOGUE)
def game_id(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=["lessons", "puzzles"])
def programme(request: pytest.FixtureRequest, game_id: str, tmp_path: Path) -> Programme:
    if request.param == "lessons":
        return Course(game_id, Progress(tmp_path / "kept.json"))
    yours = Yours(tmp_path / "yours.json")
    return PuzzleRun(game_id, Training(tmp_path / "kept.json"), date(2026, 11, 17), yours)


def test_everything_in_the_list_can_be_turned_to(programme: Programme) -> None:
    places = [place for row in programme.rows() for place in row.places]
    assert len({place.key for place in places}) == len(places)
    levels = [place for place in places if place.key[1]]
    for place in levels:
        programme.turn_to(*place.key)
        assert programme.key == place.key
        assert programme.level.id == place.key[1]
    assert all(place.text and place.told for place in places)


def test_one_step_after_another_leads_through_all(programme: Programme) -> None:
    programme.turn_to()
    assert programme.here == 0
    assert not programme.step(-1)
    seen = [programme.key]
    while programme.step(1):
        seen.append(programme.key)
        done, here = programme.dots()
        assert 0 <= here < len(done)
    assert programme.is_last
    assert len(set(seen)) == len(seen)
    listed = {place.key for row in programme.rows() for place in row.places if place.key[1]}
    assert set(seen) == listed


def test_what_is_done_is_seen_among_the_dots(programme: Programme) -> None:
    programme.turn_to()
    done, here = programme.dots()
    assert not done[here]
    programme.mark_done()
    done, here = programme.dots()
    assert done[here]
