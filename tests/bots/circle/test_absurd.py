"""What nobody does who has played hunt or lascaux twice."""

import attrs

from boomerang_desktop.bots.circle.absurd import absurd
from boomerang_desktop.games.circle import HUNT
from boomerang_desktop.games.circle.moves import STOP, THROW, Choose
from tests.bots.circle.positions import SITTINGS, TOP, states
from tests.games.circle.table import choose, play, sit


def test_to_stop_on_an_empty_ring_brings_nothing() -> None:
    state = choose(HUNT, sit(HUNT, top=TOP), "water", "plain", "forest")
    assert absurd(state, 0, STOP) == "stops for nothing"
    assert absurd(state, 0, THROW) is None
    assert absurd(play(HUNT, state, "0 throw"), 1, STOP) is None
    # who has few left may well spare them
    assert absurd(attrs.evolve(state, reserves=(5, 18, 18)), 0, STOP) is None


def test_one_useless_card_is_not_chosen_where_many_score() -> None:
    found = 0
    for sitting in SITTINGS[:6]:
        for state in states(sitting, 3, every=3):
            deck = state.series.variant.deck
            for move in state.legal(state.to_act[0]):
                if isinstance(move, Choose) and absurd(state, state.to_act[0], move):
                    found += 1
                    shown = [(state.face_up & cards).bit_count() for cards in deck.suit_masks]
                    assert shown[deck.suit_numbers[move.suit]] == 1
                    assert max(shown) >= 4
    assert found
