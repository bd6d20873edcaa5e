"""Who may see what, by itself: no window, no board."""

from random import Random

import pytest

from boomerang_desktop.desktop.table.eyes import Eyes, Turn
from boomerang_desktop.games import GAMES
from boomerang_desktop.games.core import ONLOOKER, State
from boomerang_desktop.match import Match, Seat

every_game = pytest.mark.parametrize("game_id", GAMES)


def dealt(game_id: str, **options: bool) -> State:
    game = GAMES[game_id]
    seats = [Seat(str(n)) for n in range(max(2, game.seats[0]))]
    return Match.new(game, seats, options, 1, 0).state


@every_game
@pytest.mark.parametrize("persons", [(), (1,)])
def test_one_person_or_none_sees_the_same_all_the_time(
    game_id: str, persons: tuple[int, ...]
) -> None:
    eyes, state = Eyes(persons), dealt(game_id)
    seat = persons[0] if persons else ONLOOKER
    assert eyes.turn_to(state, 0) is Turn.OPEN
    eyes.look_away()
    assert not eyes.peek(0)
    assert eyes.seat == seat
    assert eyes.called is None
    assert eyes.see(state) == state.view(seat)


def test_of_several_who_has_a_secret_is_called_and_must_come() -> None:
    eyes, state = Eyes((0, 1)), dealt("roadtrip")
    assert eyes.turn_to(state, 0) is Turn.CALLED
    assert (eyes.seat, eyes.called) == (ONLOOKER, 0)
    eyes.come(1)
    assert eyes.seat == ONLOOKER
    eyes.come(0)
    assert (eyes.seat, eyes.called) == (0, None)
    assert eyes.turn_to(state, 0) is Turn.OPEN
    eyes.look_away()
    assert eyes.turn_to(state, 1) is Turn.CALLED


def test_where_nothing_is_secret_nobody_is_called() -> None:
    eyes, state = Eyes((0, 1)), dealt("flip")
    assert eyes.turn_to(state, 0) is Turn.OPEN
    assert eyes.seat == ONLOOKER
    assert Eyes((0, 1)).turn_to(dealt("flip", hidden_pieces=True), 0) is Turn.CALLED


def test_somebody_who_only_peeks_sees_their_secret_for_a_moment() -> None:
    game = GAMES["hunt"]
    match = Match.new(game, [Seat("A"), Seat("B"), Seat("C")], {}, 1, 0)
    for seat in range(3):
        match.play(seat, match.state.legal(seat)[0])
    eyes, state = Eyes((0, 1, 2)), match.state
    assert eyes.turn_to(state, 0) is Turn.OPEN
    assert eyes.hides_from(state, 0)
    assert eyes.peek(0)
    eyes.come(0)
    assert not eyes.hides_from(state, 0)
    assert eyes.turn_to(state, 0) is Turn.BRIEF
    assert eyes.turn_to(state, 0) is Turn.OPEN
    assert eyes.seat == ONLOOKER


def test_a_call_that_is_off_brings_nobody() -> None:
    eyes, state = Eyes((0, 1)), dealt("roadtrip")
    eyes.turn_to(state, 1)
    eyes.call_off()
    eyes.come(1)
    assert eyes.seat == ONLOOKER


@every_game
@pytest.mark.parametrize("seed", range(4))
def test_whatever_happens_a_secret_is_seen_only_by_who_has_come(game_id: str, seed: int) -> None:
    rng, persons = Random(seed), (0, 1)
    eyes, state = Eyes(persons), dealt(game_id)
    here: int | None = None
    for _ in range(300):
        seat = rng.choice(persons)
        match rng.choice(("turn", "peek", "come", "away", "off")):
            case "turn":
                must_come = eyes.must_come(state, seat)
                turn = eyes.turn_to(state, seat)
                here = here if eyes.seat == here else None
                assert must_come == (turn is Turn.CALLED)
                assert turn is not Turn.CALLED or eyes.called == seat
                assert not (state.private(seat) and turn is Turn.OPEN) or here == seat
            case "peek":
                if eyes.peek(seat):
                    here = None
            case "come":
                here = seat if eyes.called == seat else here
                eyes.come(seat)
            case "away":
                eyes.look_away()
                here = None
            case "off":
                eyes.call_off()
        assert eyes.seat in (ONLOOKER, here)


def test_the_tray_in_front_is_that_of_who_decides_or_of_who_is_next() -> None:
    state = dealt("flip")
    assert Eyes((1,)).in_front(state, None, ONLOOKER) == 1
    assert Eyes(()).in_front(state, None, ONLOOKER) == ONLOOKER
    assert Eyes((0, 1)).in_front(state, 1, 0) == 1
    assert Eyes((0, 1)).in_front(state, None, 1) == state.to_act[0]


def test_a_peek_that_is_called_off_is_forgotten() -> None:
    eyes, state = Eyes((0, 1)), dealt("flip")
    assert eyes.peek(0)
    eyes.call_off()
    eyes.seat = 0
    assert eyes.turn_to(state, 0) is Turn.OPEN
