"""What every game must do in every position, whatever the number of seats and the options."""

import pickle
import sys
from collections.abc import Callable
from random import Random
from typing import Any

import attrs
import pytest

from boomerang_desktop.games import GAMES
from boomerang_desktop.games.core import (
    ONLOOKER,
    BadNotation,
    BadSetup,
    Chance,
    Game,
    IllegalMove,
    Move,
    State,
)
from tests.tables import Sitting, every_sitting, plain_sittings

Step = tuple[State, int, Move, State]


def playout(state: State, rng: Random) -> list[Step]:
    """A random game; simultaneous decisions come in any order."""
    steps = []
    while state.to_act:
        seat = rng.choice(state.to_act)
        move = rng.choice(state.legal(seat))
        steps.append((state, seat, move, state.play(seat, move)))
        state = steps[-1][3]
    return steps


@every_sitting
def test_a_game_says_whether_anything_is_dealt(sitting: Sitting) -> None:
    assert bool(sitting.deal(Random(1))) == sitting.game.deals


@every_sitting
def test_every_game_ends_and_its_result_adds_up(sitting: Sitting) -> None:
    for seed in range(4):
        start = sitting.start(seed)
        assert start.result() is None
        steps = playout(start, Random(seed))
        assert all(before.result() is None for before, *_ in steps)
        result = steps[-1][3].result()
        assert result is not None
        assert len(result.scores) == len(result.breakdown) == sitting.seats
        assert result.scores == tuple(sum(row.values()) for row in result.breakdown)
        assert result.winners
        assert set(result.winners) <= set(range(sitting.seats))
        assert len({tuple(row) for row in result.breakdown}) == 1


@every_sitting
def test_legal_moves_are_distinct_never_refused_and_write_themselves(sitting: Sitting) -> None:
    rng = Random(1)
    for before, *_ in playout(sitting.start(1), rng):
        assert list(before.to_act) == sorted(set(before.to_act))
        for seat in range(sitting.seats):
            moves = before.legal(seat)
            assert bool(moves) == (seat in before.to_act)
            written = [str(move) for move in moves]
            assert len(set(written)) == len(written)
            some = rng.sample(range(len(moves)), min(len(moves), 6))
            for n in some:
                assert sitting.game.parse(written[n]) == moves[n]
                before.play(seat, moves[n])


@every_sitting
def test_a_move_that_is_not_listed_is_refused_and_changes_nothing(sitting: Sitting) -> None:
    rng = Random(2)
    steps = playout(sitting.start(2), rng)
    known = [step[2] for step in steps]
    for state in [before for before, *_ in steps] + [steps[-1][3]]:
        for seat in range(-1, sitting.seats + 1):
            legal = set(state.legal(seat))
            for move in (*rng.sample(known, min(len(known), 5)), Move()):
                if move in legal:
                    continue
                with pytest.raises(IllegalMove) as caught:
                    state.play(seat, move)
                assert caught.value.refusal in sitting.game.refusals


@plain_sittings
def test_past_states_stay_as_they_were(sitting: Sitting) -> None:
    state = sitting.start(3)
    rng, kept = Random(3), []
    while state.to_act:
        seat = rng.choice(state.to_act)
        kept.append((state, repr(state), hash(state)))
        move = rng.choice(state.legal(seat))
        after = state.play(seat, move)
        assert after == state.play(seat, move)
        assert hash(after) == hash(state.play(seat, move))
        state = after
    assert all(repr(old) == text and hash(old) == number for old, text, number in kept)


@every_sitting
def test_a_guess_looks_like_the_view_and_can_be_played_out(sitting: Sitting) -> None:
    rng = Random(4)
    steps = playout(sitting.start(4), rng)
    for n, (before, *_) in enumerate(steps):
        for seat in range(sitting.seats):
            view = before.view(seat)
            guess = view.guess(rng)
            assert guess.view(seat) == view == view.view(seat)
            assert view.to_act == before.to_act
            assert list(view.legal(seat)) == list(before.legal(seat))
            assert view.revealed == before.revealed
        if n % 9 == 0:
            assert playout(guess, rng)[-1][3].result() is not None


@every_sitting
def test_an_onlooker_knows_less_than_anybody(sitting: Sitting) -> None:
    rng = Random(11)
    for before, *_ in playout(sitting.start(11), rng):
        public = before.view(ONLOOKER)
        assert public.guess(rng).view(ONLOOKER) == public
        for seat in range(sitting.seats):
            assert before.view(seat).view(ONLOOKER) == public


@every_sitting
def test_views_and_moves_travel_to_another_process(sitting: Sitting) -> None:
    for before, seat, move, _ in playout(sitting.start(12), Random(12))[::5]:
        view = before.view(seat)
        there = pickle.loads(pickle.dumps(view))
        assert there == view
        assert list(there.legal(seat)) == list(view.legal(seat))
        assert pickle.loads(pickle.dumps(move)) == move


@every_sitting
def test_a_full_state_is_its_own_guess(sitting: Sitting) -> None:
    for before, *_ in playout(sitting.start(5), Random(5))[::7]:
        assert before.guess(Random(6)) == before


@every_sitting
def test_decisions_made_at_the_same_time_commute(sitting: Sitting) -> None:
    rng = Random(6)
    state = sitting.start(6)
    while state.to_act:
        chosen = [(seat, rng.choice(state.legal(seat))) for seat in state.to_act]
        forward, backward = state, state
        for seat, move in chosen:
            forward = forward.play(seat, move)
        for seat, move in reversed(chosen):
            backward = backward.play(seat, move)
        assert forward == backward
        state = forward


@every_sitting
def test_the_table_sees_the_same_whatever_is_secret(sitting: Sitting) -> None:
    """Events are public: a seat that guesses the rest sees the same events."""
    rng = Random(7)
    for before, seat, move, after in playout(sitting.start(7), rng):
        events = sitting.game.events(before, seat, move, after)
        assert events
        watcher = (seat + 1) % sitting.seats
        if before.revealed != after.revealed:
            continue
        assert sitting.game.events(before.view(seat), seat, move, after.view(watcher)) == events


@every_sitting
def test_revealed_only_grows(sitting: Sitting) -> None:
    for before, _, _, after in playout(sitting.start(8), Random(8)):
        assert after.revealed >= before.revealed


def size(thing: Any) -> int:
    """The size of a state's own data; the tables of a game and its moves are shared by all."""
    if isinstance(thing, Move) or (attrs.has(type(thing)) and "__eq__" not in vars(type(thing))):
        return 0
    total = sys.getsizeof(thing)
    if isinstance(thing, tuple):
        total += sum(size(part) for part in thing)
    elif attrs.has(type(thing)):
        total += sum(size(getattr(thing, field.name)) for field in attrs.fields(type(thing)))
    return total


@every_sitting
def test_a_state_is_smaller_than_4_kB(sitting: Sitting) -> None:
    steps = playout(sitting.start(9), Random(9))
    assert max(size(after) for *_, after in steps) < 4096


def turn_deals(chance: Chance, by: int) -> Chance:
    return {
        "deals": [
            [deal[(seat - by) % len(deal)] for seat in range(len(deal))] for deal in chance["deals"]
        ]
    }


def same(chance: Chance, by: int) -> Chance:
    return chance


def turn_captor(text: str, by: int, seats: int) -> str:
    head, found, captor = text.rpartition(":seat")
    return f"{head}:seat{(int(captor) + by) % seats}" if found else text


TURNED: dict[str, Callable[[Chance, int], Chance]] = {"roadtrip": turn_deals}


@every_sitting
def test_seats_can_be_turned_round(sitting: Sitting) -> None:
    game: Game = sitting.game
    rng, seats = Random(10), sitting.seats
    chance = sitting.deal(rng)
    for by in range(1, seats):
        other = by if game.any_first else 0
        state = game.start(seats, sitting.settings, 0, chance)
        turned = game.start(seats, sitting.settings, other, TURNED.get(game.id, same)(chance, by))
        while state.to_act:
            assert {(seat + by) % seats for seat in state.to_act} == set(turned.to_act)
            seat = rng.choice(state.to_act)
            move = rng.choice(state.legal(seat))
            text = turn_captor(str(move), by, seats)
            turned = turned.play((seat + by) % seats, game.parse(text))
            state = state.play(seat, move)
        one, two = state.result(), turned.result()
        assert one is not None
        assert two is not None
        assert [two.scores[(seat + by) % seats] for seat in range(seats)] == list(one.scores)
        assert {(seat + by) % seats for seat in one.winners} == set(two.winners)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_what_is_no_move_is_no_notation(game: Game) -> None:
    for text in (
        "",
        " ",
        "throw ",
        "choose:",
        "place",
        "place:",
        "draft:AA",
        "take:1",
        "\0",
        "é" * 99,
    ):
        with pytest.raises((BadNotation, IllegalMove)):
            game.parse(text)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_setups_that_cannot_be(game: Game) -> None:
    seats = game.seats[0]
    settings = game.settle(seats, {})
    chance = game.deal(seats, settings, Random(0))
    for wrong in (0, 1, game.seats[-1] + 1):
        with pytest.raises(BadSetup, match="seats: "):
            game.start(wrong, settings, 0, chance)
    for first in (-1, seats):
        with pytest.raises(BadSetup, match="first: "):
            game.start(seats, settings, first, chance)
    with pytest.raises(BadSetup, match="chance"):
        game.start(seats, settings, 0, {"dice": [1, 2]})
    with pytest.raises(BadSetup, match="has no such option"):
        game.settle(seats, {"colour": 1})
    for option in game.options:
        with pytest.raises(BadSetup, match=f"{option.name}: must be one of"):
            game.settle(seats, {option.name: 3.5})


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_refusals_say_what_is_missing_in_one_short_line(game: Game) -> None:
    assert len(set(game.refusals)) == len(game.refusals)
    for refusal in game.refusals:
        assert refusal.paragraph[0] in "CHLFPR"
        assert refusal.paragraph[1:].rstrip("a").isdigit()
        assert 0 < len(refusal.text) <= 80
        assert refusal.text[-1] not in ".!"


@every_sitting
def test_why_not_says_what_play_does_to_the_state_and_to_every_view(sitting: Sitting) -> None:
    """Every seat asks about every move of the whole match, at some of its positions."""
    steps = playout(sitting.start(3), Random(3))
    every_move = list(dict.fromkeys(move for _, _, move, _ in steps))
    for before, *_ in steps[:: max(1, len(steps) // 12)]:
        for seat in range(sitting.seats):
            legal = set(before.legal(seat))
            view = before.view(seat)
            for move in every_move:
                refusal = before.why_not(seat, move)
                assert view.why_not(seat, move) == refusal
                assert (refusal is None) == (move in legal)
                if refusal is not None:
                    with pytest.raises(IllegalMove) as raised:
                        before.play(seat, move)
                    assert raised.value.refusal == refusal


@every_sitting
def test_what_is_forced_is_the_only_move(sitting: Sitting) -> None:
    for before, *_ in playout(sitting.start(4), Random(4)):
        for seat in range(sitting.seats):
            forced = before.forced(seat)
            assert forced is None or list(before.legal(seat)) == [forced]
            assert before.view(seat).forced(seat) == forced


def test_R4_the_last_card_and_nothing_else_is_forced() -> None:
    match = GAMES["roadtrip"]
    rng = Random(1)
    state = match.start(2, match.settle(2, {}), 0, match.deal(2, match.settle(2, {}), rng))
    forced = [
        state_before.forced(seat) is not None for state_before, seat, _, _ in playout(state, rng)
    ]
    assert sum(forced) == 2 * 4
