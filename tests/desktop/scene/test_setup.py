"""Who plays what at this screen."""

import attrs
import pytest

from boomerang_desktop.desktop.look import references
from tests.desktop.scene.heap import setup


@pytest.mark.parametrize(
    ("players", "you"), [("hr", 0), ("rh", 1), ("hh", None), ("rr", None), ("rhr", 1)]
)
def test_only_a_single_person_is_spoken_to(players: str, you: int | None) -> None:
    assert setup(players).you == you


@pytest.mark.parametrize("name", ["{x}", "{}", "{name}", "{", "%1 %n"])
def test_a_name_may_hold_anything_that_a_sentence_can_be_filled_in_at(name: str) -> None:
    table = setup("rr")
    table = attrs.evolve(table, seats=(attrs.evolve(table.seats[0], name=name), *table.seats[1:]))
    said = table.by(0, "you lay {card}", "{name} lays {card}")
    assert said == f"{name} lays {{card}}"
    assert said.format(card="{A}") == f"{name} lays {{A}}"
    assert setup("hr").by(0, "you lay {card}", "{name} lays {card}").format(card=1) == "you lay 1"


@pytest.mark.parametrize("name", ["Ana (F6)", "(F6) Ana", "Ana · F6", "Ana (C12b)"])
def test_a_name_is_no_reference_to_the_rules(name: str) -> None:
    table = setup("rr")
    table = attrs.evolve(table, seats=(attrs.evolve(table.seats[0], name=name), *table.seats[1:]))
    assert references.plain(table.name(0)) == table.name(0)
    assert table.name(0).replace("\u2060", "") == name
    assert references.plain(name) != name
