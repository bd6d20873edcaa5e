"""What things are called at the arrowed board."""

import pytest

from boomerang_desktop.desktop.games.arrows import keys
from boomerang_desktop.desktop.games.arrows.telling.names import ArrowsNames
from tests.desktop.games.arrows.table import setup
from tests.games.arrows.table import position

VIEW = position([17, 0], [18], [33], hands=(2, 1, 0), prisoners={(0, 1): 2, (1, 0): 1})


@pytest.fixture
def names(english: None) -> ArrowsNames:
    return ArrowsNames(setup(3, persons=[0]))


def test_the_only_person_is_spoken_to_and_others_have_names(names: ArrowsNames) -> None:
    assert names.thing(VIEW, keys.pawn(17)) == "your pawn on 17"
    assert names.thing(VIEW, keys.cell(18)) == "pawn of Bruno on 18"
    assert names.thing(VIEW, keys.cell(5)) == "cell 5"
    assert names.prisoners_from(0) == "Prisoners from you"
    assert names.prisoners_from(2) == "Prisoners from Chloé"


def test_pawns_that_lie_at_a_seat_are_counted(names: ArrowsNames) -> None:
    assert names.thing(VIEW, keys.hand(0)) == "your hand: 2 pawns"
    assert names.thing(VIEW, keys.hand(1)) == "hand of Bruno: 1 pawn"
    assert names.thing(VIEW, keys.prisoners(0, 1)) == "you hold 2 pawns of Bruno"
    assert names.thing(VIEW, keys.prisoners(1, 0)) == "Bruno holds 1 pawn of yours"


def test_a_row_speaks_only_where_no_heap_does(names: ArrowsNames) -> None:
    assert names.thing(VIEW, keys.row("hand", 0)) == ""
    assert names.thing(VIEW, keys.row("hand", 2)) == "hand of Chloé: 0 pawns"
    assert names.thing(VIEW, keys.row("strength", 0)).startswith("you have 4 pawns")


def test_a_button_says_what_pressing_it_costs(names: ArrowsNames) -> None:
    assert names.button(VIEW, keys.LOSE) == "Lose 1 pawn and go on"
    assert names.button(position([17], [18], []), keys.LOSE) == "Lose the match"
    assert names.button(VIEW, ("no button",)) == ""


def test_who_is_out_or_nearly_has_a_note(names: ArrowsNames) -> None:
    view = position([17, 0, 1], [18], [])
    assert [names.note(view, seat) for seat in range(3)] == ["", "1 pawn left", "out: passed over"]
    assert names.note(position([17], [18]), 0) == ""
