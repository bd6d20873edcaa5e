"""What every game must do: set up, refuse, show views, stay small."""

import pickle
import sys
from random import Random

import attrs
import pytest

from boomerang_desktop.games.arrows import ARROWS
from boomerang_desktop.games.arrows import refusals as no
from boomerang_desktop.games.arrows.moves import Place
from boomerang_desktop.games.arrows.state import ArrowsState
from boomerang_desktop.games.core import BadSetup, IllegalMove, Move, Refusal, Setting

from .table import TABLES, lively, play, position, start
from .test_moves import EVERY_MOVE


def positions(seats: int, options: dict[str, Setting], games: int = 1) -> list[ArrowsState]:
    rng = Random(f"{seats} {options}")
    seen = []
    for _ in range(games):
        state = start(seats, 0, **options)
        while state.to_act:
            seen.append(state)
            seat = state.to_act[0]
            state = state.play(seat, lively(rng, state.legal(seat)))
        seen.append(state)
    return seen


def parts(thing: object) -> dict[int, object]:
    found = {id(thing): thing}
    for part in thing if isinstance(thing, tuple) else ():
        found |= parts(part)
    return found


def test_the_game() -> None:
    assert ARROWS.id == "arrows"
    assert list(ARROWS.seats) == [2, 3, 4, 5]
    assert ARROWS.settle(3, {}) == {
        "obligation": "penalty",
        "must_continue": False,
        "trio_source": "reserve",
    }
    assert ARROWS.deal(3, ARROWS.settle(3, {}), Random(0)) == {}


@pytest.mark.parametrize(
    ("seats", "first", "chance", "where"),
    [
        (1, 0, {}, "seats"),
        (6, 0, {}, "seats"),
        (3, 3, {}, "first"),
        (3, -1, {}, "first"),
        (3, 0, {"decks": []}, "chance"),
        (3, 0, None, "chance"),
        (3, 0, [], "chance"),
    ],
)
def test_a_wrong_setup_is_refused(seats: int, first: int, chance: object, where: str) -> None:
    with pytest.raises(BadSetup) as caught:
        ARROWS.start(seats, ARROWS.settle(3, {}), first, chance)  # type: ignore[arg-type]
    assert caught.value.where == where


@pytest.mark.parametrize(
    "given", [{"obligation": "maybe"}, {"must_continue": 1}, {"goal": 3}, {"obligation": True}]
)
def test_a_wrong_option_is_refused(given: dict[str, object]) -> None:
    with pytest.raises(BadSetup):
        ARROWS.settle(3, given)


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_all_that_is_not_legal_is_refused(seats: int, options: dict[str, Setting]) -> None:
    for state in positions(seats, options)[::4]:
        for seat in range(seats):
            allowed = set(state.legal(seat))
            assert bool(allowed) == (seat in state.to_act)
            for move in EVERY_MOVE:
                refusal = state.why_not(seat, move)
                assert (refusal is None) == (move in allowed)
                assert refusal is None or refusal in ARROWS.refusals
        refused = next(m for m in EVERY_MOVE if state.why_not(0, m))
        with pytest.raises(IllegalMove):
            state.play(0, refused)


def test_moves_of_other_games_are_refused() -> None:
    class Foreign(Move):
        __slots__ = ()

    asked = play(position([1, 2], [33], [36], hands=(2, 0, 0)), "place:6")
    assert start(3).why_not(0, Foreign()) == no.NO_SUCH_MOVE
    assert asked.why_not(0, Foreign()) == no.ENTER_OR_DECLINE


def test_an_equal_move_is_as_good() -> None:
    assert start(3).play(0, Place(5)) == play(start(3), "place:5")


def test_every_refusal_is_listed_once() -> None:
    named = {refusal for refusal in vars(no).values() if isinstance(refusal, Refusal)}
    assert named | set(no.ENDINGS.values()) == set(ARROWS.refusals)
    assert len(set(ARROWS.refusals)) == len(ARROWS.refusals)


@pytest.mark.parametrize("seats", range(2, 6))
def test_everything_is_public(seats: int) -> None:
    for state in positions(seats, {})[::5]:
        for seat in range(seats):
            assert state.view(seat) == state
            assert state.view(seat).guess(Random(1)) == state
        assert state.revealed == ()


@pytest.mark.parametrize("seats", range(2, 6))
def test_states_are_small_values(seats: int) -> None:
    for state in positions(seats, {})[::5]:
        copy = pickle.loads(pickle.dumps(state))
        assert copy == state
        assert hash(copy) == hash(state)
        assert [copy.legal(s) for s in range(seats)] == [state.legal(s) for s in range(seats)]
        assert len(pickle.dumps(state)) < 1000
        assert not hasattr(state, "__dict__")
        fields = parts(attrs.astuple(state, recurse=False))
        assert sum(map(sys.getsizeof, fields.values())) < 2000


def test_playing_leaves_the_old_state_as_it_was() -> None:
    for state in positions(3, {}):
        before = pickle.dumps(state)
        for seat in state.to_act:
            for move in state.legal(seat):
                state.play(seat, move)
        assert pickle.dumps(state) == before


def test_states_differ_by_what_is_on_the_table() -> None:
    state = position([0], [20], [36], hands=(1, 0, 0))
    assert state != position([0], [20], [36], hands=(2, 0, 0))
    assert state != position([1], [20], [36], hands=(1, 0, 0))
    assert state != position([0], [20], [36], hands=(1, 0, 0), turn=1)
    assert state != position([0], [20], [36], hands=(1, 0, 0), must_continue=True)
    assert state == position([0], [20], [36], hands=(1, 0, 0))


def test_legal_moves_come_in_a_fixed_order() -> None:
    state = position([0, 18], [1, 2], [33], hands=(1, 0, 0))
    moves = [str(move) for move in state.legal(0)]
    assert moves[:2] == ["take:0-1", "take:0-1-2"]
    assert moves[2:4] == ["place:3", "place:4"]
    assert moves[-6:] == [f"move:18-{end}" for end in (11, 12, 17, 19, 24, 25)]
