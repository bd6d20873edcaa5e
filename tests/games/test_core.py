"""What all games share: options, seats, refusals, winners, final places."""

from collections.abc import Sequence
from random import Random
from typing import Any

import attrs
import pytest

from boomerang_desktop.games.core import (
    LONGEST_QUOTE,
    BadSetup,
    Chance,
    Event,
    Game,
    IllegalMove,
    Move,
    Option,
    Refusal,
    Result,
    Settings,
    State,
    quoted,
    value,
    winners_by,
)
from tests.sixth.games.heap import NOT_YOUR_TURN, HeapState, Take


class Plain(Game):
    """A game with every kind of option and no rules."""

    id = "plain"
    seats = range(2, 5)
    options = (
        Option("open", False, (False, True)),
        Option("rounds", 1, (1, 2, 3)),
        Option("board", "small", ("small", "large"), seats=range(2, 3)),
    )
    refusals = ()

    def deal(self, seats: int, settings: Settings, rng: Random) -> Chance:
        raise NotImplementedError

    def start(self, seats: int, settings: Settings, first: int, chance: Chance) -> State:
        raise NotImplementedError

    def parse(self, notation: str) -> Move:
        raise NotImplementedError

    def events(self, before: State, seat: int, move: Move, after: State) -> tuple[Event, ...]:
        raise NotImplementedError


class OnlyTwo(Plain):
    id = "pair"
    seats = range(2, 3)


def test_what_is_not_given_is_as_usual() -> None:
    assert Plain().settle(2, {}) == {"open": False, "rounds": 1, "board": "small"}
    assert Plain().settle(2, {"rounds": 3})["rounds"] == 3


@pytest.mark.parametrize(
    ("given", "where"),
    [
        ({"colour": 1}, "options.colour"),
        ({"rounds": 4}, "options.rounds"),
        ({"rounds": True}, "options.rounds"),
        ({"open": 0}, "options.open"),
        ({"open": None}, "options.open"),
        ({"board": ["small"]}, "options.board"),
        ({"rounds": 1.0}, "options.rounds"),
    ],
)
def test_what_an_option_cannot_be_is_refused_and_named(given: dict[str, Any], where: str) -> None:
    with pytest.raises(BadSetup) as refused:
        Plain().settle(2, given)
    assert refused.value.where == where
    assert str(refused.value).startswith(f"{where}: ")


def test_an_option_for_some_numbers_of_players_stays_as_it_is_with_others() -> None:
    assert Plain().settle(2, {"board": "large"})["board"] == "large"
    assert Plain().settle(3, {"board": "small"})["board"] == "small"
    with pytest.raises(BadSetup, match="not with 3 players"):
        Plain().settle(3, {"board": "large"})


@pytest.mark.parametrize(
    ("game", "seats", "first", "text"),
    [
        (Plain(), 1, 0, "seats: plain is for 2–4 players, not 1"),
        (Plain(), 5, 0, "seats: plain is for 2–4 players, not 5"),
        (OnlyTwo(), 3, 0, "seats: pair is for 2 players, not 3"),
        (Plain(), 3, 3, "first: there is no seat 3"),
        (Plain(), 3, -1, "first: there is no seat -1"),
    ],
)
def test_who_cannot_sit_down_is_told_why(game: Game, seats: int, first: int, text: str) -> None:
    with pytest.raises(BadSetup) as refused:
        game.check_seats(seats, first)
    assert str(refused.value) == text


def test_who_can_sit_down_may() -> None:
    for seats in (2, 3, 4):
        for first in range(seats):
            Plain().check_seats(seats, first)


@pytest.mark.parametrize(
    ("scores", "ties", "winners", "decided"),
    [
        ((3, 5, 4), (), (1,), None),
        ((5, 5, 4), (), (0, 1), None),
        ((5, 5, 4), (("coins", (1, 2, 9)),), (1,), "coins"),
        ((5, 5, 4), (("coins", (2, 2, 9)),), (0, 1), None),
        ((5, 5, 5), (("coins", (2, 2, 1)), ("cards", (0, 3, 9))), (1,), "cards"),
        ((5, 5, 5), (("coins", (2, 2, 1)), ("cards", (3, 3, 9))), (0, 1), "coins"),
        ((0, 0), (), (0, 1), None),
        ((-2, -1), (), (1,), None),
    ],
)
def test_the_best_score_wins_and_ties_are_broken_in_order(
    scores: Sequence[int],
    ties: Sequence[tuple[str, Sequence[int]]],
    winners: tuple[int, ...],
    decided: str | None,
) -> None:
    assert winners_by(scores, *ties) == (winners, decided)


def test_an_illegal_move_names_its_paragraph() -> None:
    refused = IllegalMove(Refusal("P3", "choose a free cell"))
    assert refused.paragraph == "P3"
    assert str(refused) == "choose a free cell · P3"


def test_what_play_raises_is_what_why_not_says() -> None:
    state = HeapState(5, 0, (0, 0))
    assert state.illegal(1, Take(1)).refusal == NOT_YOUR_TURN
    with pytest.raises(AssertionError):
        state.illegal(0, Take(1))


def test_by_itself_nothing_is_forced_or_private() -> None:
    state = HeapState(1, 0, (0, 0))
    assert state.forced(0) is None
    assert not state.private(0)


@value
class Point:
    x: int
    y: int


def test_a_value_is_equal_to_its_like_and_can_be_evolved() -> None:
    here = Point(1, 2)
    assert here == Point(1, 2)
    assert hash(here) == hash(Point(1, 2))
    assert attrs.evolve(here, y=3) == Point(1, 3)
    assert here == Point(1, 2)


@pytest.mark.parametrize(
    ("scores", "winners", "ranks"),
    [
        ((5, 9, 7), (1,), (3, 1, 2)),
        ((9, 9, 7), (1,), (2, 1, 3)),  # a tie-break
        ((9, 9, 7), (0, 1), (1, 1, 3)),
        ((4, 6, 4, 4), (1,), (2, 1, 2, 2)),
        ((0, 3, 2), (0,), (1, 2, 3)),  # the last one left in the game
        ((44, 44), (0, 1), (1, 1)),
    ],
)
def test_winners_come_first_and_equals_together(
    scores: tuple[int, ...], winners: tuple[int, ...], ranks: tuple[int, ...]
) -> None:
    assert Result(scores, winners, tuple({} for _ in scores), "X1").ranks == ranks


def test_a_complaint_quotes_no_more_than_a_line() -> None:
    assert quoted("stop") == "'stop'"
    assert len(quoted(list(range(1000)))) == LONGEST_QUOTE
    assert len(BadSetup("options." + "x" * 500, "no such option").where) == LONGEST_QUOTE
