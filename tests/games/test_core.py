"""What holds before any game is played: options, seats and ties."""

from typing import Any

import pytest

from boomerang_desktop.games import GAMES
from boomerang_desktop.games.core import BadSetup, IllegalMove, Refusal, winners_by


@pytest.mark.parametrize(
    ("ties", "winners", "decided"),
    [
        ([], (0, 2), None),
        ([("reserve", (1, 9, 5))], (2,), "reserve"),
        ([("reserve", (5, 9, 5))], (0, 2), None),
        ([("reserve", (5, 9, 5)), ("cards", (2, 0, 1))], (0,), "cards"),
        ([("reserve", (6, 9, 5)), ("cards", (0, 0, 1))], (0,), "reserve"),
    ],
)
def test_ties_are_broken_in_turn(
    ties: list[Any], winners: tuple[int, ...], decided: str | None
) -> None:
    assert winners_by((7, 3, 7), *ties) == (winners, decided)


def test_options_are_complete_and_of_the_right_type() -> None:
    hunt = GAMES["hunt"]
    assert hunt.settle(3, {})["games"] == 1
    assert hunt.settle(3, {"games": 2})["games"] == 2
    for wrong in (True, "2", 2.0, 99):
        with pytest.raises(BadSetup, match="must be one of"):
            hunt.settle(3, {"games": wrong})
    with pytest.raises(BadSetup, match="has no such option") as caught:
        hunt.settle(3, {"speed": 1})
    assert caught.value.where == "options.speed"


def test_seats_are_those_that_the_game_has() -> None:
    GAMES["flip"].check_seats(2, 1)
    with pytest.raises(BadSetup, match="flip is for 2 players, not 3"):
        GAMES["flip"].check_seats(3, 0)
    with pytest.raises(BadSetup, match="hunt is for 3–5 players, not 2"):
        GAMES["hunt"].check_seats(2, 0)
    with pytest.raises(BadSetup, match="there is no seat 2"):
        GAMES["flip"].check_seats(2, 2)


def test_an_illegal_move_names_its_paragraph() -> None:
    error = IllegalMove(Refusal("H4", "wait for your turn"))
    assert str(error) == "wait for your turn · H4"
    assert error.paragraph == "H4"
