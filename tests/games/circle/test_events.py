"""The public events of the auction."""

from random import Random

from boomerang_desktop.games.circle import HUNT, LASCAUX
from boomerang_desktop.games.circle.events import (
    Captured,
    Drawn,
    GameEnded,
    Stopped,
    Thrown,
    TokenLaid,
)
from boomerang_desktop.games.circle.moves import STOP, THROW, Choose
from boomerang_desktop.games.core import Event
from tests.games.circle.table import choose, play, sit


def test_a_round_ends_with_the_cards_of_the_next() -> None:
    before = play(HUNT, choose(HUNT, sit(HUNT), "water", "plain", "forest"), "0 stop")
    after = play(HUNT, before, "1 stop")
    drawn = HUNT.events(before, 1, STOP, after)[-1]
    assert isinstance(drawn, Drawn)
    assert drawn.cards == tuple(after.series.decks[0][before.drawn : after.drawn])
    assert drawn.first == 2


def test_L7_the_table_sees_a_game_end_and_the_next_begin() -> None:
    rng, state = Random(3), sit(LASCAUX, games=2)
    while True:
        seat = state.to_act[0]
        move = rng.choice(state.legal(seat))
        after = state.play(seat, move)
        if after.game:
            break
        state = after
    assert move == STOP
    *_, ended, drawn = LASCAUX.events(state, seat, move, after)
    assert isinstance(ended, GameEnded)
    assert isinstance(drawn, Drawn)
    assert sum(sum(row.values()) for row in ended.points) > 0
    assert drawn.cards == tuple(after.series.decks[1][: after.drawn])
    assert after.reserves == (12, 12, 12)
    assert after.collections == (0, 0, 0)


def test_a_token_is_laid_without_a_word_about_its_suit() -> None:
    state = sit(HUNT)
    for suit in ("water", "plain"):
        after = state.play(1, Choose(suit))
        assert HUNT.events(state, 1, Choose(suit), after) == (TokenLaid(1),)


def test_a_stop_that_leaves_two_in_is_all_there_is_to_see() -> None:
    state = choose(HUNT, sit(HUNT, seats=4), *["water"] * 4)
    state = play(HUNT, state, "0 throw")
    assert HUNT.events(state, 1, THROW, state.play(1, THROW)) == (Thrown(1),)
    assert HUNT.events(state, 1, STOP, state.play(1, STOP)) == (Stopped(1, 1),)


def test_who_sees_the_events_knows_reserves_and_collections() -> None:
    rng, state = Random(9), sit(LASCAUX, seats=4)
    reserves, held = list(state.reserves), [0] * 4
    lying, seen = set(LASCAUX.variant.deck.members(state.face_up)), 0
    while state.to_act:
        seat = rng.choice(state.to_act)
        move = rng.choice(state.legal(seat))
        after = state.play(seat, move)
        happened: tuple[Event, ...] = LASCAUX.events(state, seat, move, after)
        for event in happened:
            match event:
                case Thrown(who):
                    reserves[who] -= 1
                case Stopped(who, taken):
                    reserves[who] += taken
                case Captured(who, suit, cards):
                    assert lying.issuperset(cards)
                    assert all(suit in LASCAUX.variant.deck.cards[card].suits for card in cards)
                    held[who] += len(cards)
                    lying -= set(cards)
                case Drawn(first, cards):
                    assert first == after.first
                    lying |= set(cards)
            seen += 1
        state = after
        if state.to_act:
            assert tuple(reserves) == state.reserves
            assert lying == set(LASCAUX.variant.deck.members(state.face_up))
    assert held == [cards.bit_count() for cards in state.endings[0][0]]
    assert seen > 20
