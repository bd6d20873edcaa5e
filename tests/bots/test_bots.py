"""The bots by their names."""

from random import Random

import pytest

from boomerang_desktop.bots import KINDS, bot, kinds, mind, random_bot
from boomerang_desktop.bots.core import LEVELS, TEMPERAMENTS
from boomerang_desktop.games import GAMES
from boomerang_desktop.games.catalogue import CATALOGUE, GameEntry
from tests.bots.asking import sittings_of
from tests.sixth import ENTRY


@pytest.mark.parametrize("game", GAMES)
def test_every_bot_that_is_offered_can_play(game: str) -> None:
    assert kinds(game) == KINDS
    for kind in kinds(game):
        assert callable(bot(kind, game))
    assert set(mind(game).levels) == set(LEVELS)
    for temperament in TEMPERAMENTS:
        assert callable(bot(f"bot:novice:{temperament}", game))
    assert set(mind(game).tastes) == set(TEMPERAMENTS)


def test_a_game_without_bots_has_the_random_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CATALOGUE, ENTRY.id, ENTRY)
    assert kinds(ENTRY.id) == ("random",)
    assert bot("random", ENTRY.id) is random_bot


def test_nor_need_its_package_have_a_room_for_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CATALOGUE, "stones", GameEntry("stones", "stones", root="no.such.package"))
    assert kinds("stones") == ("random",)


@pytest.mark.parametrize(
    "kind",
    ["genius", "master", "bot:", "bot:genius", "", "bot:master:shy", "bot:master:", "random:bold"],
)
def test_a_name_that_is_no_bot(kind: str) -> None:
    with pytest.raises(KeyError):
        bot(kind, "hunt")


def test_the_random_bot_takes_any_move() -> None:
    state = sittings_of("hunt")[0].start(1)
    moves = state.legal(0)
    rng = Random(1)
    assert {random_bot(state, 0, moves, rng) for _ in range(200)} == set(moves)


def test_the_random_bot_takes_the_same_move_by_seed() -> None:
    state = sittings_of("flip")[0].start(1)
    moves = state.legal(0)
    assert random_bot(state, 0, moves, Random(7)) is random_bot(state, 0, moves, Random(7))
