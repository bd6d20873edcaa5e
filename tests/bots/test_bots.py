"""Bots by name."""

from random import Random

import pytest

from boomerang_desktop.bots import KINDS, bot, kinds, mind, random_bot
from boomerang_desktop.bots.core import LEVELS
from boomerang_desktop.games import GAMES
from boomerang_desktop.games.catalogue import CATALOGUE, Entry
from boomerang_desktop.match import Match, Seat

every_game = pytest.mark.parametrize("game_id", GAMES)


@every_game
def test_every_kind_plays_every_game_of_the_program(game_id: str) -> None:
    assert kinds(game_id) == KINDS
    assert len({bot(kind, game_id) for kind in KINDS}) == len(KINDS)
    assert mind(game_id) is mind(game_id)


def test_where_nobody_has_written_bots_there_is_still_chance(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(CATALOGUE, "pebbles", Entry("pebbles", "pebbles"))
    monkeypatch.setitem(CATALOGUE, "stones", Entry("stones", "stones", root="no.such.package"))
    for game_id in ("pebbles", "stones"):
        assert kinds(game_id) == ("random",)
        assert bot("random", game_id) is random_bot


@pytest.mark.parametrize("kind", ["", "human", "bot:", "bot:genius", *LEVELS])
def test_a_name_that_is_none_is_a_KeyError(kind: str) -> None:
    with pytest.raises(KeyError):
        bot(kind, "flip")


def test_chance_takes_any_move_and_the_same_one_by_seed() -> None:
    state = Match.new(GAMES["flip"], [Seat("A"), Seat("B")], {}, 1, 0).state
    moves = state.legal(0)[:5]
    rng = Random(1)
    assert {random_bot(state, 0, moves, rng) for _ in range(100)} == set(moves)
    assert random_bot(state, 0, moves, Random(7)) is random_bot(state, 0, moves, Random(7))
