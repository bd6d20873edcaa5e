"""C1–C11: what hunt and lascaux share; H1–H7 and L1–L7 are in files of their own."""

from random import Random

import attrs
import pytest

from boomerang_desktop.games.circle import HUNT, LASCAUX
from boomerang_desktop.games.circle.events import Captured, Stopped, Thrown, TokenLaid
from boomerang_desktop.games.circle.game import CircleGame
from boomerang_desktop.games.circle.moves import STOP, THROW, Choose
from boomerang_desktop.games.circle.state import HIDDEN, CircleState
from boomerang_desktop.games.core import IllegalMove, Move
from tests.games.circle.table import choose, names, play, sit, stop_all

BOTH = pytest.mark.parametrize("game", [HUNT, LASCAUX], ids=lambda game: game.id)

FISH_WF, FISH_PD, EMU_FM = "fish water forest", "fish plain desert", "emu forest mountain"


def refused(state: CircleState, seat: int, move: Move, paragraph: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        state.play(seat, move)
    assert caught.value.paragraph == paragraph


def test_C3_tokens_are_chosen_at_the_same_time_in_any_order() -> None:
    state = sit(HUNT)
    assert state.to_act == (0, 1, 2)
    one = play(HUNT, state, "0 choose:water", "1 choose:plain", "2 choose:water")
    other = play(HUNT, state, "2 choose:water", "0 choose:water", "1 choose:plain")
    assert one == other
    assert one.to_act == (0,)


def test_C3_a_chosen_token_stays_chosen() -> None:
    state = play(HUNT, sit(HUNT), "1 choose:water")
    assert state.to_act == (0, 2)
    assert state.legal(1) == ()
    refused(state, 1, Choose("plain"), "C3")


def test_C3_only_a_suit_that_a_face_up_card_shows() -> None:
    top = ["deer white pink", "deer white green", "deer white blue", "mammoth white yellow"]
    top += ["mammoth white pink", "mammoth white blue", "ibex white yellow"]
    state = sit(LASCAUX, top=top)
    assert [str(m) for m in state.legal(0)] == [
        f"choose:{c}" for c in ("white", "yellow", "pink", "green", "blue")
    ]
    refused(state, 0, Choose("brown"), "C3")
    refused(state, 0, Choose("water"), "C3")


def test_C3_bidding_waits_until_all_have_chosen() -> None:
    refused(play(HUNT, sit(HUNT), "0 choose:water"), 0, THROW, "C3")


def test_C3_tokens_are_secret() -> None:
    state = choose(HUNT, sit(HUNT), "water", "plain", "forest")
    assert state.view(1).chosen == (HIDDEN, state.chosen[1], HIDDEN)
    assert HUNT.events(sit(HUNT), 0, Choose("water"), state) == (TokenLaid(0),)


def test_C4_clockwise_one_boomerang_or_stop() -> None:
    state = choose(HUNT, sit(HUNT, seats=4, first=2), "water", "water", "water", "water")
    order = []
    for _ in range(5):
        order.append(state.turn)
        assert state.legal(state.turn) == (THROW, STOP)
        state = state.play(state.turn, THROW)
    assert order == [2, 3, 0, 1, 2]
    assert (state.reserves, state.ring) == ((11, 11, 10, 11), 5)
    assert HUNT.events(state, 3, THROW, state.play(3, THROW)) == (Thrown(3),)


def test_C4_out_of_turn() -> None:
    state = choose(HUNT, sit(HUNT, first=1), "water", "water", "water")
    refused(state, 0, THROW, "C4")
    assert state.legal(0) == ()


def test_C4_stopping_is_allowed_on_the_very_first_turn() -> None:
    state = choose(HUNT, sit(HUNT), "water", "plain", "forest")
    assert play(HUNT, state, "0 stop").pile == (0,)


def test_C4_reversed_game_goes_the_other_way_round() -> None:
    state = sit(LASCAUX, seats=3, games=2)
    while state.game == 0:
        state = state.play(state.to_act[0], state.legal(state.to_act[0])[-1])
    state = choose(LASCAUX, state, *[str(state.legal(0)[0])[7:]] * 3)
    assert play(LASCAUX, state, f"{state.turn} throw").turn == (state.turn - 1) % 3


def test_C5_who_stops_takes_the_ring_and_leaves_the_bidding() -> None:
    state = choose(HUNT, sit(HUNT), "water", "plain", "forest")
    before = play(HUNT, state, "0 throw", "1 throw")
    state = play(HUNT, before, "2 stop")
    assert (state.reserves, state.ring, state.pile) == ((11, 11, 14), 0, (2,))
    assert HUNT.events(before, 2, STOP, state) == (Stopped(2, 2),)
    assert [play(HUNT, state, "0 throw").turn, play(HUNT, state, "0 throw", "1 throw").turn] == [
        1,
        0,
    ]


def test_C6_an_empty_reserve_must_stop_and_may_take_nothing() -> None:
    state = attrs.evolve(choose(HUNT, sit(HUNT), "water", "plain", "forest"), reserves=(0, 18, 18))
    assert list(state.legal(0)) == [STOP]
    refused(state, 0, THROW, "C6")
    after = play(HUNT, state, "0 stop")
    assert after.reserves == (0, 18, 18)
    assert 0 in play(HUNT, after, "1 stop").to_act  # still in the game: they choose again


def test_C7_the_last_one_in_adds_and_takes_nothing() -> None:
    state = choose(HUNT, sit(HUNT), "water", "plain", "forest")
    state = play(HUNT, state, "0 throw", "1 throw", "2 throw", "0 stop", "1 throw", "2 stop")
    assert state.reserves == (14, 10, 12)
    assert state.ring == 0
    assert state.choosing


def test_C8_last_one_in_takes_first_then_the_pile_from_the_top() -> None:
    top = [FISH_WF, FISH_PD, EMU_FM]
    before = choose(HUNT, sit(HUNT, top=top), "forest", "mountain", "forest")
    before = play(HUNT, before, "0 stop")
    after = play(HUNT, before, "1 stop")
    # seat 2 stays in: forest; then 1: mountain, gone with the forest; then 0: forest
    assert names(after, after.collections[2]) == {FISH_WF, EMU_FM}
    assert after.collections[:2] == (0, 0)
    happened = HUNT.events(before, 1, STOP, after)
    captured = [(e.seat, e.suit, len(e.cards)) for e in happened if isinstance(e, Captured)]
    assert captured == [(2, "forest", 2), (1, "mountain", 0), (0, "forest", 0)]


def test_C8_in_lascaux_tokens_further_down_stay_hidden() -> None:
    top = ["deer white pink", "deer white green", "deer white blue", "mammoth white yellow"]
    top += ["mammoth white pink", "mammoth white blue", "ibex white brown"]
    before = choose(LASCAUX, sit(LASCAUX, top=top), "pink", "white", "white")
    before = play(LASCAUX, before, "0 stop")
    after = play(LASCAUX, before, "1 stop")
    happened = LASCAUX.events(before, 1, STOP, after)
    assert [e.seat for e in happened if isinstance(e, Captured)] == [2]
    assert after.collections[2].bit_count() == 7


def test_C9_left_overs_stay_and_tokens_return() -> None:
    top = [FISH_WF, FISH_PD, EMU_FM]
    before = choose(HUNT, sit(HUNT, top=top), "forest", "mountain", "forest")
    after = stop_all(HUNT, before)
    assert FISH_PD in names(after, after.face_up)
    assert after.to_act == (0, 1, 2)
    assert len(after.legal(0)) == 5


@BOTH
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_C11_stones_are_never_made_or_lost(game: CircleGame, seats: int) -> None:
    rng, state = Random(seats), sit(game, seats)
    total = sum(state.reserves)
    while state.to_act:
        seat = rng.choice(state.to_act)
        state = state.play(seat, rng.choice(state.legal(seat)))
        assert sum(state.reserves) + state.ring == total


def test_after_the_end_everything_is_refused() -> None:
    rng, state = Random(1), sit(HUNT)
    while state.to_act:
        seat = rng.choice(state.to_act)
        state = state.play(seat, rng.choice(state.legal(seat)))
    assert [state.legal(seat) for seat in range(3)] == [(), (), ()]
    for move in (THROW, STOP, Choose("water")):
        refused(state, 0, move, "C1")


def test_foreign_moves_are_refused() -> None:
    state = choose(HUNT, sit(HUNT), "water", "plain", "forest")
    refused(state, 0, Move(), "C4")
    refused(state, 0, Choose("water"), "C3")
    assert state.legal(7) == ()
    refused(state, 7, THROW, "C4")
    refused(sit(HUNT), 7, Choose("water"), "C3")


def test_hidden_reserves_are_guessed_so_that_nothing_is_made_or_lost() -> None:
    state = choose(HUNT, sit(HUNT, seats=5, hidden_reserves=True), *["water"] * 5)
    state = play(HUNT, state, "0 throw", "1 throw", "2 stop", "3 throw")
    view = state.view(3)
    assert view.reserves == (HIDDEN, HIDDEN, HIDDEN, 11, HIDDEN)
    guesses = {view.guess(Random(seed)).reserves for seed in range(20)}
    assert len(guesses) > 10
    assert all(sum(g) + view.ring == 60 and min(g) >= 0 for g in guesses)


@BOTH
def test_rounds_are_counted_in_each_game(game: CircleGame) -> None:
    state, seen = sit(game, games=2), []
    while state.to_act:
        seat = state.to_act[0]
        before = (state.game, state.round)
        state = state.play(seat, state.legal(seat)[-1])
        if (state.game, state.round) != before:
            seen.append((state.game, state.round))
    first, second = ([r for g, r in seen if g == number] for number in (0, 1))
    assert first == list(range(2, len(first) + 2))
    assert second == list(range(1, len(second) + 1))
    assert state.view(0).round == state.round
