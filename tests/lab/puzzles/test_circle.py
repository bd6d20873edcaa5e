"""The last auction of hunt and lascaux with open tokens, against plain arithmetic."""

from random import Random

import attrs
import pytest

from boomerang_desktop.bots.circle.mind import person
from boomerang_desktop.bots.search.outcome import final_share
from boomerang_desktop.games import GAMES
from boomerang_desktop.games.circle.state import CircleState
from boomerang_desktop.lab.puzzles.circle import Auction, is_last


def _last_auction(game_id: str, seed: int) -> CircleState:
    """The last round, with all tokens chosen and few enough stones to try everything."""
    game, rng = GAMES[game_id], Random(seed)
    settings = game.settle(3, {})
    state = game.start(3, settings, 0, game.deal(3, settings, rng))
    assert isinstance(state, CircleState)
    player = person()
    while not is_last(state):
        seat = state.to_act[0]
        state = state.play(seat, player(state.view(seat), seat, state.legal(seat), rng))
        if not state.to_act:
            return _last_auction(game_id, seed + 1000)
    return attrs.evolve(state, reserves=tuple(min(stones, 3) for stones in state.reserves))


def _sure(state: CircleState, seat: int) -> float:
    if result := state.result():
        return final_share(result, seat)
    turn = state.to_act[0]
    ends = [_sure(state.play(turn, move), seat) for move in state.legal(turn)]
    return max(ends) if turn == seat else min(ends)


@pytest.mark.parametrize("game_id", ["hunt", "lascaux"])
@pytest.mark.parametrize("seed", range(5))
def test_what_is_sure_is_sure_whatever_the_others_do(game_id: str, seed: int) -> None:
    state = _last_auction(game_id, seed)
    for seat in range(3):
        auction = Auction(seat)
        assert auction.sure(state) == _sure(state, seat)
        assert auction.sure(state) <= auction.hoped(state)


@pytest.mark.parametrize("game_id", ["hunt", "lascaux"])
def test_the_game_is_over_after_the_last_auction(game_id: str) -> None:
    rng = Random(3)
    for seed in range(5):
        state = _last_auction(game_id, seed)
        while state.to_act:
            turn = state.to_act[0]
            state = state.play(turn, rng.choice(state.legal(turn)))
        assert state.result()


@pytest.mark.parametrize("game_id", ["hunt", "lascaux"])
def test_the_others_answer_until_the_seat_is_asked_again(game_id: str) -> None:
    state = _last_auction(game_id, 1)
    seat = state.turn
    auction = Auction(seat)
    for move in state.legal(seat):
        after = state.play(seat, move)
        least = auction.sure(after)
        for decision in auction.answer(after):
            assert decision.seat != seat
            after = after.play(decision.seat, decision.move)
        assert not after.to_act or after.turn == seat
        assert auction.sure(after) == least, "they do what is worst for it"
