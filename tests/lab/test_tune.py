"""`boomerang-lab tune` and `evolve`: one weight at a time, and whole sets of preferences."""

from random import Random

import pytest

from boomerang_desktop.bots.roadtrip.policy import ATTENTIVE, PLANNING
from boomerang_desktop.lab.cli import main
from boomerang_desktop.lab.tune import (
    Audition,
    mixed,
    numbers_of,
    offspring,
    strength,
    with_numbers,
)


def test_another_weight_is_tried_in_one_seat(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["tune", "flip", "--simulations", "2", "--games", "4", "--workers", "1"]
    assert main([*command, "--weight", "flip.board:_OPEN", "--values", "0.1,0.9"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 3
    assert main([*command, "--weight", "flip.board:_NONE", "--values", "1"]) == 2
    assert "no weight is called 'flip.board:_NONE'" in capsys.readouterr().err
    assert main([*command, "--weight", "flip.board:_OPEN", "--values", "a"]) == 2
    assert (
        main(["tune", "flip", "--weight", "flip.board:_OPEN", "--values", "1", "--games", "0"]) == 2
    )
    assert "must be at least 1" in capsys.readouterr().err


def test_preferences_are_their_numbers() -> None:
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
    assert strength(Audition(PLANNING, 12, 1)) > strength(Audition(careless, 12, 1)) + 5


def test_evolve_prints_the_preferences_it_found(capsys: pytest.CaptureFixture[str]) -> None:
    few = ["--generations", "1", "--population", "2", "--games", "3", "--workers", "1"]
    assert main(["evolve", *few]) == 0
    assert "Preferences(site=" in capsys.readouterr().out
    assert main(["evolve", "--population", "0"]) == 2
    assert "must be at least 1" in capsys.readouterr().err
