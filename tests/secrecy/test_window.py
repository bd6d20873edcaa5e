"""What twins differ in cannot be learned from the window, whatever is done in it."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from boomerang_desktop.games.core import ONLOOKER, State
from tests.secrecy.player import Player, Posted, in_common, play_both
from tests.secrecy.twins import SEED, Twins, differing, guessed, hidden, sittings, twins
from tests.tables import Sitting

pytestmark = pytest.mark.usefixtures("drawn", "analysed")


def pairs() -> list[tuple[Sitting, int]]:
    """One person among bots, and everybody at one screen."""
    return [
        (sitting, watching)
        for sitting in sittings()
        for watching in (0, ONLOOKER)
        # where nothing is ever hidden, once will do
        if watching == 0 or hidden(sitting)
    ]


def pair(sitting: Sitting, watching: int) -> Twins:
    people = range(sitting.seats) if watching == ONLOOKER else (watching,)
    return twins(sitting, watching, people)


every_pair = pytest.mark.parametrize(("sitting", "watching"), pairs(), ids=lambda value: str(value))


@every_pair
def test_twins_differ_in_all_that_can_only_be_guessed(sitting: Sitting, watching: int) -> None:
    one, other = (found := pair(sitting, watching)).both
    assert one.state.view(watching) == other.state.view(watching)
    assert differing(one.state, other.state) == guessed(one, watching), found


@every_pair
def test_the_window_shows_twins_alike(
    qtbot: QtBot, tmp_path: Path, sitting: Sitting, watching: int
) -> None:
    found = pair(sitting, watching)
    one, other = play_both(Player, qtbot, tmp_path, found)
    assert sum(sight is not None for sight in one.sights) > 20
    assert one.offered == other.offered
    assert one.files == other.files
    assert len(one.posted) == len(other.posted)
    for mine, theirs in zip(one.posted, other.posted, strict=True):
        keeps_to_its_seat(mine)
        keeps_to_its_seat(theirs)
        assert in_common(mine, found) == in_common(theirs, found), mine.job


def keeps_to_its_seat(posted: Posted) -> None:
    """Another process is told what the seat may know that it thinks for, and not the seed, from
    which the rest could be worked out."""
    for given in posted.given:
        if isinstance(given, State):
            assert given == given.view(posted.seat), f"{posted.job} is told what it may not know"
        assert str(SEED) not in str(given), f"{posted.job} is told the seed"
