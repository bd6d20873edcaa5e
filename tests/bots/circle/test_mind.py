"""Players of hunt and lascaux: legal, fair, the same by seed, and no fools."""

from collections import Counter
from random import Random

import pytest

from boomerang_desktop.bots import mind
from boomerang_desktop.bots.circle.mind import search
from boomerang_desktop.bots.circle.value import WEIGHTS
from boomerang_desktop.bots.core import LEVELS
from boomerang_desktop.games.circle import HUNT
from boomerang_desktop.games.circle.moves import STOP, Choose
from tests.bots.asking import asked
from tests.bots.circle.positions import QUICK, SITTINGS, TOP, every_sitting, states
from tests.games.circle.table import choose, play, sit
from tests.tables import Sitting


@every_sitting
def test_a_bot_does_what_it_may(sitting: Sitting) -> None:
    for number, state in enumerate(states(sitting, 1, every=5)):
        seat = state.to_act[-1]
        kind = QUICK[number % len(QUICK)]
        assert asked(kind, sitting.game.id, state, seat) in state.legal(seat)


@every_sitting
def test_the_search_does_what_it_may_and_says_why(sitting: Sitting) -> None:
    for state in states(sitting, 2, every=7):
        seat = state.to_act[0]
        view = state.view(seat)
        thought = search(view, seat, view.legal(seat), Random(1), 4)
        assert thought.move in state.legal(seat)
        assert thought.simulations == 4
        assert 2 <= len(thought.reasons) <= 3
        assert {reason.rule for reason in thought.reasons} <= {"C3", "C4", "C5", "C6", "C8"}


@pytest.mark.parametrize("game_id", ["hunt", "lascaux"])
def test_all_levels_are_there(game_id: str) -> None:
    assert tuple(mind(game_id).levels) == LEVELS


@pytest.mark.parametrize("kind", QUICK)
def test_the_same_seed_gives_the_same_decision(kind: str) -> None:
    for sitting in SITTINGS[::5]:
        for state in states(sitting, 3, every=17):
            seat = state.to_act[0]
            answers = {asked(kind, sitting.game.id, state, seat, seed=7) for _ in range(2)}
            assert len(answers) == 1


@every_sitting
def test_what_a_seat_cannot_see_does_not_change_its_choice(sitting: Sitting) -> None:
    for number, state in enumerate(states(sitting, 4, every=9)):
        seat = state.to_act[0]
        kind = QUICK[number % len(QUICK)]
        other = state.view(seat).guess(Random(9))
        assert asked(kind, sitting.game.id, other, seat) == asked(
            kind, sitting.game.id, state, seat
        )


def test_who_has_nothing_to_throw_stops() -> None:
    state = choose(HUNT, sit(HUNT, top=TOP), "mountain", "water", "water")
    state = play(HUNT, state, *["0 throw", "1 throw", "2 throw"] * 12)
    view = state.view(0)
    thought = search(view, 0, view.legal(0), Random(1), 20)
    assert thought.move == STOP


def test_thinking_stops_when_told() -> None:
    state = sit(HUNT)
    looks = iter([False])
    moves = state.legal(0)
    thought = search(state.view(0), 0, moves, Random(1), 10**9, lambda: next(looks, True))
    assert thought.simulations == 64
    at_once = search(state.view(0), 0, moves, Random(1), 10**9, lambda: True)
    assert at_once.move in moves


def test_the_own_suit_cannot_be_read() -> None:
    state = sit(HUNT, seats=4)
    moves = state.legal(0)
    answers = Counter(search(state.view(0), 0, moves, Random(seed), 60).move for seed in range(40))
    assert len(answers) > 1


def test_nobody_bids_for_a_worthless_card_down_to_nothing() -> None:
    state = choose(HUNT, sit(HUNT, top=TOP), "mountain", "water", "water")
    assert state.reserves == (12, 12, 12)
    throws = 0
    while state.turn >= 0 and not state.choosing:
        seat = state.turn
        if seat:
            move = state.legal(seat)[0]
        else:
            move = search(state.view(0), 0, state.legal(0), Random(throws), 200).move
            throws += str(move) == "throw"
        state = state.play(seat, move)
    assert throws < 9
    assert WEIGHTS.few > 0


def test_a_full_ring_is_cashed() -> None:
    state = choose(HUNT, sit(HUNT, top=TOP), "mountain", "water", "water")
    state = play(HUNT, state, *["0 throw", "1 throw", "2 throw"] * 8)
    thought = search(state.view(0), 0, state.legal(0), Random(1), 300)
    assert str(thought.move) == "stop"
    assert thought.reasons[0].term == "ring"


def test_a_novice_goes_where_most_cards_lie() -> None:
    for sitting in SITTINGS[:4]:
        for state in states(sitting, 6, every=4):
            if not state.choosing:
                continue
            move = asked("bot:novice", sitting.game.id, state, state.to_act[0])
            assert isinstance(move, Choose)
            deck = state.series.variant.deck
            shown = {
                suit: (state.face_up & deck.suit_masks[number]).bit_count()
                for suit, number in deck.suit_numbers.items()
            }
            assert shown[move.suit] >= max(shown.values()) - 1
