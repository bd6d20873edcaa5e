"""What a round of hunt or lascaux that was played on has come to."""

from random import Random

import attrs
import pytest

from boomerang_desktop.bots.circle.rehearsal import REHEARSAL
from boomerang_desktop.games.circle.game import HUNT, LASCAUX, CircleGame
from tests.games.circle.table import sit

GAMES = pytest.mark.parametrize("game", [HUNT, LASCAUX], ids=["hunt", "lascaux"])


@GAMES
def test_cards_and_reserve_are_counted_as_they_are_told(game: CircleGame) -> None:
    before = sit(game)
    cards = game.variant.deck.species_masks[0]
    caught = cards & -cards
    after = attrs.evolve(
        before, collections=(caught, 0, 0), reserves=(3, *before.reserves[1:]), round=2
    )
    mine, other = (REHEARSAL.sheet(before, after, seat) for seat in (0, 1))
    assert (mine["cards"][1], other["cards"][1]) == (1, 0)
    assert mine["cards"][0] > other["cards"][0]
    assert mine["reserve"][1] == 3
    assert mine["reserve"][0] < other["reserve"][0]


@GAMES
def test_at_the_end_they_are_worth_what_they_score(game: CircleGame) -> None:
    before = sit(game)
    cards = game.variant.deck.species_masks[0]
    after = attrs.evolve(before, turn=-1, endings=(((cards, 0, 0), (13, 5, 6)),))
    sheets = [REHEARSAL.sheet(before, after, seat) for seat in range(3)]
    assert [sheet["cards"] for sheet in sheets] == [(9, 9), (0, 0), (0, 0)]
    assert [sheet["reserve"] for sheet in sheets] == [(2, 13), (0, 5), (1, 6)]


@GAMES
def test_who_has_more_between_two_rounds_stands_better(game: CircleGame) -> None:
    start = sit(game)
    cards = game.variant.deck.species_masks[0]
    ahead = attrs.evolve(start, collections=(cards, 0, 0))
    chances = REHEARSAL.standing(ahead, Random(1), 1)
    assert sum(chances.shares) == pytest.approx(1)
    assert chances.shares[0] > max(chances.shares[1:])


@GAMES
def test_a_round_is_played_to_its_end(game: CircleGame) -> None:
    start = sit(game)
    assert REHEARSAL.chapter
    now = REHEARSAL.chapter(start)
    assert now != REHEARSAL.chapter(attrs.evolve(start, round=start.round + 1))
    assert now == REHEARSAL.chapter(attrs.evolve(start, ring=3))
