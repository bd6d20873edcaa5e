"""L1–L7."""

from random import Random

import attrs
import pytest

from boomerang_desktop.games.circle import HUNT, LASCAUX
from boomerang_desktop.games.circle.game import CircleGame
from boomerang_desktop.games.circle.state import HIDDEN, NOBODY, CircleState
from tests.games.circle.table import choose, names, play, sit, stop_all


def same_suit(state: CircleState) -> CircleState:
    """Let every player choose the first suit available."""
    return choose(LASCAUX, state, *[str(state.legal(0)[0])[7:]] * state.series.seats)


def test_L1_colours_and_animals() -> None:
    deck = LASCAUX.variant.deck
    assert deck.suits == ("white", "yellow", "pink", "brown", "green", "blue")
    assert set(deck.species) == {"aurochs", "deer", "horse", "mammoth", "rhino", "ibex"}


@pytest.mark.parametrize(("seats", "stones"), [(3, 12), (4, 12), (5, 10)])
def test_L2_stones(seats: int, stones: int) -> None:
    state = sit(LASCAUX, seats, first=2)
    assert state.reserves == (stones,) * seats
    assert state.view(1).reserves == state.reserves
    assert state.first == 2


def test_L3_cards_until_all_six_colours_show() -> None:
    top = ["deer white pink", "deer yellow brown", "mammoth green blue", "ibex white yellow"]
    state = sit(LASCAUX, top=top)
    assert names(state, state.face_up) == set(top[:3])


def test_L3_or_seven_cards_lie_there_left_overs_included() -> None:
    top = ["deer white pink", "deer white green", "deer white blue", "mammoth white yellow"]
    top += ["mammoth white pink", "mammoth white blue", "ibex white yellow", "ibex yellow blue"]
    top += ["deer yellow blue", "horse yellow pink", "aurochs yellow blue", "rhino yellow pink"]
    state = sit(LASCAUX, top=top)
    assert (state.face_up.bit_count(), state.drawn) == (7, 7)
    state = stop_all(LASCAUX, choose(LASCAUX, state, "green", "green", "green"))
    assert (state.face_up.bit_count(), state.drawn) == (7, 8)


def test_L4_who_stopped_first_begins_the_next_round() -> None:
    state = choose(LASCAUX, sit(LASCAUX, seats=4), "white", "white", "white", "white")
    state = play(LASCAUX, state, "0 throw", "1 stop", "2 throw", "3 stop", "0 stop")
    assert (state.first, state.turn) == (1, 1)


def test_L5_rounds_go_on_until_every_card_has_been_taken() -> None:
    top = ["deer white pink", "deer yellow brown", "mammoth green blue"]
    state = attrs.evolve(sit(LASCAUX, top=top), drawn=54)
    for cards in (2, 1):
        state = stop_all(LASCAUX, same_suit(state))
        assert state.face_up.bit_count() == cards
        assert state.result() is None
    state = stop_all(LASCAUX, same_suit(state))
    assert state.turn == NOBODY
    result = state.result()
    assert result is not None
    assert result.ended_by == "L5"


def test_L6_on_a_tie_more_stones_then_a_shared_win() -> None:
    state = attrs.evolve(sit(LASCAUX), turn=NOBODY)
    for reserves, winners in (((11, 13, 12), (1,)), ((12, 12, 12), (0, 1, 2))):
        result = attrs.evolve(state, endings=(((0, 0, 0), reserves),)).result()
        assert result is not None
        assert result.winners == winners
        assert result.tie_break == (None if len(winners) > 1 else "reserve")


@pytest.mark.parametrize("game", [HUNT, LASCAUX], ids=lambda game: game.id)
def test_L7_hidden_reserves(game: CircleGame) -> None:
    assert sit(game, hidden_reserves=True).view(1).reserves == (HIDDEN, 12, HIDDEN)


def play_series(games: int, alternate: bool) -> list[tuple[int, int]]:
    """For each game, which seat began it and the direction of play."""
    rng, state = Random(5), sit(LASCAUX, first=1, games=games, alternate_direction=alternate)
    begun = [(state.first, state.series.direction(0))]
    while state.to_act:
        seat = state.to_act[0]
        move = rng.choice(state.legal(seat))
        after = state.play(seat, move)
        if after.game > state.game:
            begun.append((after.first, after.series.direction(after.game)))
        state = after
    return begun


def test_L7_series_direction_and_first_player_change() -> None:
    assert play_series(4, alternate=True) == [(1, 1), (2, -1), (0, 1), (1, -1)]
    assert play_series(3, alternate=False) == [(1, 1), (2, 1), (0, 1)]


def test_L7_series_adds_up_and_a_tie_is_shared() -> None:
    state = attrs.evolve(sit(LASCAUX, games=2), turn=NOBODY, game=1)
    first, second = ((0b111, 0, 0), (6, 18, 12)), ((0, 0b111, 0), (12, 12, 12))
    result = attrs.evolve(state, endings=(first, second)).result()
    assert result is not None
    assert result.scores == (3 + 1 + 2, 3 + 3 + 2, 2 + 2)
    assert result.breakdown[0]["1:deer"] == 3
    assert result.breakdown[1]["2:deer"] == 3
    assert (result.winners, result.ended_by) == ((1,), "L7")
    even = ((0b111, 0, 0), (12, 12, 12)), ((0, 0b111, 0), (12, 17, 7))
    result = attrs.evolve(state, endings=even).result()
    assert result is not None
    assert (result.scores, result.winners) == ((7, 7, 3), (0, 1))
