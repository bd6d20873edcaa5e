"""The first lessons of a game hold all that one needs to play it by its rules."""

import pytest

from boomerang_desktop.games.catalogue import CATALOGUE
from boomerang_desktop.study.check import met
from boomerang_desktop.study.lessons import lessons
from boomerang_desktop.study.minutes import core

LATER = {
    "hunt": {
        "C6": "with an empty reserve, stopping is all that the table offers",
        "H7": "ties are settled when nothing can be decided any more",
    },
    "lascaux": {
        "C6": "with an empty reserve, passing is all that the table offers",
        "L6": "ties are settled when nothing can be decided any more",
    },
    "flip": {"F7": "follows from what turns over; the table shows it"},
    "arrows": {
        "P9": "the turns run out in very few matches, and the table counts them",
        "P9a": "says that nothing changes",
    },
    "roadtrip": {"R12": "cards are dealt by the table"},
}
"""What is met only in the lessons for playing well, and why that is early enough."""


@pytest.mark.parametrize("game", CATALOGUE)
def test_all_that_one_has_to_know_comes_first(game: str) -> None:
    its = lessons(game)
    assert met(its) - met(core(its)) == LATER[game].keys()


@pytest.mark.parametrize("game", CATALOGUE)
def test_there_is_more_to_learn_for_those_who_like(game: str) -> None:
    its = lessons(game)
    assert 0 < len(core(its)) < len(its)
