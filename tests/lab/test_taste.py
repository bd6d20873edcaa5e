"""The evolution of a taste: what it mixes, and that it can tell good from bad."""

from random import Random

import pytest

from boomerang_desktop.bots.roadtrip.policy import ATTENTIVE, PLANNING
from boomerang_desktop.lab.cli import main
from boomerang_desktop.lab.taste import (
    Tasting,
    mixed,
    numbers_of,
    offspring,
    strength,
    with_numbers,
)


def test_a_taste_is_its_numbers() -> None:
    numbers = numbers_of(PLANNING)
    assert with_numbers(PLANNING, numbers) == PLANNING
    doubled = with_numbers(PLANNING, [2 * x for x in numbers])
    assert doubled.coast == 2 * PLANNING.coast
    assert doubled.throw[3] == 2 * PLANNING.throw[3]
    assert doubled.pair == PLANNING.pair


def test_children_differ_from_their_parent_which_is_among_them() -> None:
    parent, *children = offspring(PLANNING, 4, 0.1, Random(1))
    assert parent == PLANNING
    assert len({PLANNING, *children}) == 4


def test_a_mix_lies_between() -> None:
    both = mixed([ATTENTIVE, PLANNING])
    assert both.coast == pytest.approx((ATTENTIVE.coast + PLANNING.coast) / 2)


def test_who_wants_nothing_is_weaker() -> None:
    careless = with_numbers(PLANNING, [0.0] * len(numbers_of(PLANNING)))
    assert strength(Tasting(PLANNING, 12, 1)) > strength(Tasting(careless, 12, 1)) + 5


def test_the_command_prints_the_taste_it_found(capsys: pytest.CaptureFixture[str]) -> None:
    few = ["--generations", "1", "--population", "2", "--games", "3", "--jobs", "1"]
    assert main(["taste", *few]) == 0
    assert "Taste(site=" in capsys.readouterr().out
