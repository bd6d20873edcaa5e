"""What each seat may know (R3, R4, R12), and guesses that fit it."""

from random import Random

import attrs
import pytest

from boomerang_desktop.games.core import ONLOOKER
from boomerang_desktop.games.roadtrip import ROADTRIP
from boomerang_desktop.games.roadtrip.cards import ALL, HIDDEN, mask, members
from boomerang_desktop.games.roadtrip.deals import ROUNDS, dealt, draw
from boomerang_desktop.games.roadtrip.moves import Draft
from boomerang_desktop.games.roadtrip.state import ACTIVITY, UNDECIDED, RoadTrip

from .table import TABLES, bits, dealt_for, fresh, record, replay, start, states


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("seats", "alternate"), TABLES)
def test_a_guess_looks_like_the_view_it_came_from(seats: int, alternate: bool, seed: int) -> None:
    rng = Random(seed)
    for state in states(fresh(seats, alternate, seed), seed):
        for seat in range(seats):
            view = state.view(seat)
            guess = view.guess(rng)
            assert guess.view(seat) == view
            assert guess.upcoming is not None
            assert guess.guess(rng) is guess
            assert view.view(seat) == view
            assert hash(guess.view(seat)) == hash(view)


@pytest.mark.parametrize(("seats", "alternate"), TABLES)
def test_a_guess_can_be_reached_by_play(seats: int, alternate: bool) -> None:
    """Two such matches differ only in what a seat cannot know, and that seat sees the same."""
    rng = Random(7)
    different = 0
    for state in [fresh(seats, alternate, 7), *states(fresh(seats, alternate, 7), 7)]:
        for seat in range(seats):
            guess = state.view(seat).guess(rng)
            chance, moves = record(guess)
            reached = replay(start(seats, alternate, chance), moves)
            assert reached == guess
            assert reached.view(seat) == state.view(seat)
            different += guess != state
    assert different > 50


@pytest.mark.parametrize(("seats", "alternate"), TABLES)
def test_a_match_can_be_finished_from_a_guess(seats: int, alternate: bool) -> None:
    for state in states(fresh(seats, alternate, 3), 3):
        guess = state.view(0).guess(Random(3))
        if guess.to_act:
            *_, final = states(guess, 3)
            assert final.result() is not None
        else:
            assert guess.result() == state.result() == state.view(0).result()


def in_play(state: RoadTrip) -> int:
    return dealt(state.hands) | mask(state.laid)


def swapped(state: RoadTrip, a: int, b: int) -> RoadTrip:
    """The same position with two cards of this round exchanged everywhere."""

    def card(c: int) -> int:
        return {a: b, b: a}.get(c, c)

    drafting = state.stage < ACTIVITY
    return attrs.evolve(
        state,
        hands=tuple(mask(card(c) for c in members(hand)) for hand in state.hands),
        laid=bytes(card(c) for c in state.laid),
        picks=bytes(card(c) for c in state.picks) if drafting else state.picks,
    )


@pytest.mark.parametrize(("seats", "alternate"), TABLES)
def test_exchanging_hidden_cards_does_not_change_a_view(seats: int, alternate: bool) -> None:
    rng = Random(5)
    exchanged = 0
    for state in states(fresh(seats, alternate, 5), 5):
        for seat in range(seats):
            view = state.view(seat)
            known = dealt(view.hands) | mask(view.laid)
            # in the first round a hidden card may also be one of those set aside
            hidden = members((ALL if state.round == 0 else in_play(state)) & ~known)
            seen = members(known & dealt(state.hands))
            for card in hidden:
                other = swapped(state, card, rng.choice(hidden))
                assert other.view(seat) == view
                exchanged += other != state
            if hidden and seen:
                assert swapped(state, rng.choice(hidden), rng.choice(seen)).view(seat) != view
    assert exchanged > 50


def test_R12_what_comes_later_does_not_change_a_view() -> None:
    for seats in (2, 3, 4):
        for state in states(fresh(seats, seed=6), 6):
            assert state.upcoming is not None
            aside = ALL & ~in_play(state)
            later = draw(Random(1), seats, ROUNDS - len(state.upcoming), aside)
            other = attrs.evolve(state, upcoming=later)
            assert [other.view(s) for s in range(seats)] == [state.view(s) for s in range(seats)]


@pytest.mark.parametrize(("seats", "alternate"), TABLES)
def test_R4_a_hand_is_known_once_it_was_in_ones_own_hands(seats: int, alternate: bool) -> None:
    held: dict[int, list[int]] = {}
    for state in [fresh(seats, alternate, 9), *states(fresh(seats, alternate, 9), 9)]:
        if state.stage == 0:
            held = {seat: [] for seat in range(seats)}
        for seat in range(seats):
            held[seat].append(state.hands[seat])
            for other in range(seats):
                hand = state.hands[other]
                seen = any(hand & past == hand for past in held[seat])
                assert state.view(seat).hands[other] == (hand if seen else 0)


def test_R3_a_pending_choice_shows_that_it_is_made_but_not_what() -> None:
    state = fresh(3)
    state = state.play(2, state.legal(2)[4])
    assert [*state.view(2).picks] == [UNDECIDED, UNDECIDED, state.picks[2]]
    for seat in (0, 1):
        assert [*state.view(seat).picks] == [UNDECIDED, UNDECIDED, HIDDEN]
        assert state.view(seat).to_act == (0, 1)
        other = fresh(3).play(2, fresh(3).legal(2)[1])
        assert other.view(seat) == state.view(seat)


def test_a_view_offers_its_own_moves_and_no_hidden_ones() -> None:
    for state in states(fresh(4, seed=12), 12):
        for seat in range(4):
            view = state.view(seat)
            assert view.legal(seat) == state.legal(seat)
            for other in range(4):
                if not view.hands[other] and state.stage < ACTIVITY:
                    assert view.legal(other) == ()


def test_guesses_give_a_rival_a_choice_from_the_hand() -> None:
    rng = Random(2)
    state = fresh(2)
    for seat in (0, 1):
        state = state.play(seat, state.legal(seat)[0])
    waiting = state.play(1, state.legal(1)[0])
    assert waiting.view(0).hands[1] == waiting.hands[1]
    picks = {waiting.view(0).guess(rng).picks[1] for _ in range(100)}
    assert picks == set(members(state.hands[1]))


def test_guesses_give_a_rival_an_activity_that_is_open() -> None:
    rng = Random(2)
    state = fresh(2, seed=4)
    while state.round < 2 or state.stage < ACTIVITY:
        for seat in state.to_act:
            state = state.play(seat, state.legal(seat)[0])
    choices = {str(move) for move in state.legal(1)}
    view = state.play(1, state.legal(1)[-1]).view(0)
    guesses = [view.guess(rng) for _ in range(60)]
    names = ("photography", "match", "hiking", "restaurant", "none")
    assert {f"activity:{names[guess.picks[1]]}" for guess in guesses} == choices


def round_two(seats: int) -> RoadTrip:
    return next(state for state in states(fresh(seats), 1) if state.round == 1)


def test_R12_two_players_know_the_cards_of_the_second_round() -> None:
    state = round_two(2)
    guess = state.view(0).guess(Random(1))
    assert guess.hands == state.hands
    assert guess.upcoming is not None
    assert state.upcoming is not None
    assert [dealt(deal) for deal in guess.upcoming] == [dealt(deal) for deal in state.upcoming]


def test_R12_two_players_know_half_of_the_first_round() -> None:
    state = fresh(2)
    rival = 0
    for seed in range(60):
        guess = state.view(0).guess(Random(seed))
        assert guess.hands[0] == state.hands[0]
        rival |= guess.hands[1]
        assert guess.upcoming is not None
        first, second, third, fourth = map(dealt, (guess.hands, *guess.upcoming))
        assert first == third == ALL & ~second
        assert second == fourth
    assert rival == ALL & ~state.hands[0]


def test_R12_three_players_know_that_what_was_set_aside_is_in_play() -> None:
    state = round_two(3)
    first = mask(b"".join(sheet.rows[0] for sheet in state.sheets))
    aside = ALL & ~first
    cards: set[int] = set()
    for seed in range(60):
        guess = state.view(1).guess(Random(seed))
        assert aside & ~in_play(guess) == 0
        cards.add(in_play(guess))
        assert guess.upcoming is not None
        assert ALL & ~in_play(guess) & ~dealt(guess.upcoming[0]) == 0
    assert len(cards) > 20


def spread(state: RoadTrip) -> list[int]:
    """For each seat, how many of the cards set aside before this round it was dealt."""
    rows = [state.row(seat) for seat in range(len(state.hands))]
    aside = ALL & ~mask(b"".join(sheet.rows[-1] for sheet in state.sheets))
    deal = dealt_for(rows, state.direction, state.hands)
    return [(bits("".join(hand)) & aside).bit_count() for hand in deal]


@pytest.mark.parametrize("alternate", [False, True])
def test_R12_guesses_spread_what_was_set_aside_as_it_is_dealt(alternate: bool) -> None:
    rng = Random(4)
    for seed in range(4):
        for state in states(fresh(3, alternate, seed), seed):
            if state.round == 0 or not state.to_act:
                continue
            for seat in (ONLOOKER, 0, 1, 2):
                guess = state.view(seat).guess(rng)
                assert guess.view(seat) == state.view(seat)
                assert spread(guess) == spread(state)
                assert sorted(spread(guess)) == [2, 2, 3]
                for later in guess.upcoming or ():
                    assert len(later) == 3


def test_R12_guesses_leave_no_card_out_that_a_rival_can_have() -> None:
    state = round_two(3)
    own = state.hands[0]
    rivals = [0, 0]
    for seed in range(200):
        guess = state.view(0).guess(Random(seed))
        rivals = [rivals[0] | guess.hands[1], rivals[1] | guess.hands[2]]
    assert rivals == [ALL & ~own] * 2


def test_R12_a_match_dealt_unevenly_can_still_be_guessed() -> None:
    """As in old records: one hand has all the cards that were set aside."""
    first = [*"ABCDEFG"], [*"HIJKLMN"], [*"OPQRSTU"]
    second = [*"VWXYZ@#"], [*"ABCDEFG"], [*"HIJKLMN"]
    third = [*"OPQRSTU"], [*"ABCDEFG"], [*"HIJKLMN"]
    deals = [list(deal) for deal in (first, second, third, second)]
    rng = Random(3)
    for state in states(start(3, False, {"deals": deals}), 3):
        for seat in (ONLOOKER, 0, 1, 2):
            guess = state.view(seat).guess(rng)
            assert guess.view(seat) == state.view(seat)
            if state.round and state.to_act:
                aside = ALL & ~mask(b"".join(sheet.rows[-1] for sheet in state.sheets))
                assert aside & ~in_play(guess) == 0


def test_guesses_leave_no_possible_Throw_out() -> None:
    """Four players, all hands seen: the three Throws are known, but not who has which."""
    state = fresh(4, seed=3)
    for _ in range(3):
        for seat in state.to_act:
            state = state.play(seat, state.legal(seat)[-1])
    throws = {state.row(seat)[0] for seat in (1, 2, 3)}
    guesses = [state.view(0).guess(Random(seed)) for seed in range(100)]
    assert all({guess.row(seat)[0] for seat in (1, 2, 3)} == throws for guess in guesses)
    assert len({guess.laid for guess in guesses}) == 6
    assert all(guess.hands == state.hands for guess in guesses)


def test_equal_views_offer_equal_guesses() -> None:
    """A guess depends on the view and the generator alone, not on the state behind it."""
    rng = Random(1)
    for state in states(fresh(3, seed=2), 2):
        other = state.view(1).guess(rng)
        assert state.view(1).guess(Random(9)) == other.view(1).guess(Random(9))


def test_a_throw_of_ones_own_stays_known() -> None:
    state = fresh(2)
    throw = state.legal(0)[2]
    assert isinstance(throw, Draft)
    state = state.play(0, throw)
    assert state.view(0).picks[0] == throw.card
    state = state.play(1, state.legal(1)[0])
    assert state.view(0).row(0)[0] == throw.card
    assert ROADTRIP.parse(str(throw)) == throw
