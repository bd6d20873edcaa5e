"""F12 and the table around the board: options, seats, chance, views."""

from random import Random

import pytest

from boomerang_desktop.games.core import ONLOOKER, BadSetup
from boomerang_desktop.games.flip import CONCEALED, FLIP
from boomerang_desktop.games.flip.pieces import FULL_SET

from .playing import BOARDS, opening, random_game


def test_two_players_and_no_others() -> None:
    settings = FLIP.settle(2, {})
    for seats in (1, 3):
        with pytest.raises(BadSetup) as refused:
            FLIP.start(seats, settings, 0, {})
        assert refused.value.where == "seats"
    with pytest.raises(BadSetup) as refused:
        FLIP.start(2, settings, 2, {})
    assert refused.value.where == "first"


@pytest.mark.parametrize("chance", [{"decks": []}, [], None])
def test_nothing_is_drawn(chance: object) -> None:
    settings = FLIP.settle(2, {})
    assert FLIP.deal(2, settings, Random(1)) == {}
    with pytest.raises(BadSetup) as refused:
        FLIP.start(2, settings, 0, chance)  # type: ignore[arg-type]
    assert refused.value.where == "chance"


def test_F12_the_options_and_their_defaults() -> None:
    assert FLIP.settle(2, {}) == {"hidden_pieces": False, "board": "10x9"}
    assert FLIP.settle(2, {"hidden_pieces": True, "board": "10x10"}) == {
        "hidden_pieces": True,
        "board": "10x10",
    }
    for wrong in ({"board": "9x9"}, {"hidden_pieces": 1}, {"rounds": 3}):
        with pytest.raises(BadSetup):
            FLIP.settle(2, wrong)


def test_F12_open_pieces_are_seen_by_both() -> None:
    for state, _, _, _ in random_game(1):
        assert state.view(0) == state.view(1) == state
        assert state.guess(Random(0)) == state


def test_F12_hidden_pieces_are_concealed_from_the_opponent() -> None:
    for state, _, _, _ in random_game(2, hidden_pieces=True):
        for seat in (0, 1):
            view = state.view(seat)
            assert view.stocks[seat] == state.stocks[seat]
            assert view.stocks[1 - seat] == CONCEALED
            assert view.pieces == state.pieces
            assert view.view(seat) == view


def test_F12_an_onlooker_sees_neither_stock_and_guesses_a_possible_one() -> None:
    rng = Random(1)
    for state, seat, placement, _ in random_game(7, hidden_pieces=True):
        view = state.view(ONLOOKER)
        assert view.stocks == (CONCEALED, CONCEALED)
        assert view.pieces == state.pieces
        assert view.to_act == state.to_act
        guessed = view.guess(rng)
        both = [sum(counts) for counts in zip(*guessed.stocks, strict=True)]
        assert both == [sum(counts) for counts in zip(*state.stocks, strict=True)]
        assert all(
            0 <= n <= most
            for stock in guessed.stocks
            for n, most in zip(stock, FULL_SET, strict=True)
        )
        assert guessed.legal(seat) == state.legal(seat)
        assert (
            guessed.play(seat, placement).view(ONLOOKER).pieces
            == state.play(seat, placement).pieces
        )


@pytest.mark.parametrize("board", BOARDS)
def test_F12_who_remembers_what_was_placed_may_count(board: str) -> None:
    for state, _, _, _ in random_game(3, board, hidden_pieces=True):
        for seat in (0, 1):
            view = state.view(seat)
            assert view != state
            guessed = view.guess(Random(0))
            assert guessed == state
            assert guessed.view(seat) == view
            assert view.view(1 - seat) == state.view(1 - seat)


def test_F12_a_view_plays_as_the_state_does() -> None:
    for state, seat, placement, following in random_game(4, hidden_pieces=True):
        for viewer in (0, 1):
            view = state.view(viewer)
            assert view.to_act == state.to_act
            assert view.legal(seat) == state.legal(seat)
            assert view.play(seat, placement) == following.view(viewer)
            piece = placement.piece.name
            for spot in opening().legal_with(0, piece)[::9]:
                assert view.why_not(seat, spot) == state.why_not(seat, spot)


def test_F12_hidden_pieces_come_to_light_when_they_are_counted() -> None:
    *_, (before, _, _, last) = random_game(5, hidden_pieces=True)
    assert before.view(0).result() is None
    assert last.view(0) == last.view(1) == last


def test_undo_never_crosses_a_secret_because_there_is_none() -> None:
    for _, _, _, following in random_game(6, hidden_pieces=True):
        assert following.revealed == ()
