"""The public events."""

from boomerang_desktop.games.flip import (
    FLIP,
    FlipState,
    Locked,
    PassedOver,
    Placed,
    Turned,
    Unplaced,
)

from .playing import GAMES, after, opening, place, random_game


def seen(before: FlipState, text: str) -> list[object]:
    placement = place(text.removeprefix("place:"))
    (seat,) = before.to_act
    return [*FLIP.events(before, seat, placement, before.play(seat, placement))]


def test_F5_a_piece_is_placed_then_those_it_touches_turn() -> None:
    a, b, c = "V3:3,3;4,3;3,4", "M:4,4", "D:5,3;5,4"
    assert seen(opening(), a) == [Placed(0, place(a))]
    assert seen(after(a), b) == [Placed(1, place(b)), Turned(1, place(a))]
    assert seen(after(a, b), c) == [Placed(0, place(c)), Turned(0, place(a)), Turned(0, place(b))]


def test_F7_a_piece_that_is_now_closed_in_locks_once() -> None:
    moves = "V3:3,3;4,3;3,4", "M:4,4", "D:5,3;5,4", "D:4,5;5,5"
    assert seen(after(*moves[:3]), moves[3])[-1] == Locked(place("M:4,4"))
    for seed in range(5):
        locked: list[object] = []
        for before, seat, placement, following in random_game(seed):
            happened = FLIP.events(before, seat, placement, following)
            locked += [event.placement for event in happened if isinstance(event, Locked)]
        assert len(locked) == len(set(locked))
        assert set(locked) == set(following.locked())


def test_F8_being_passed_over_is_seen() -> None:
    moves = GAMES["asked_again"]
    passes = [
        (at, event)
        for at in range(len(moves))
        for event in seen(after(*moves[:at]), moves[at])
        if isinstance(event, PassedOver)
    ]
    assert passes == [(7, PassedOver(0))]


def test_F10_what_could_not_be_placed_is_counted_at_the_end() -> None:
    for seed in range(10):
        *_, (before, seat, placement, last) = random_game(seed, hidden_pieces=True)
        happened = FLIP.events(before, seat, placement, last)
        unplaced = {event.seat: event.pieces for event in happened if isinstance(event, Unplaced)}
        assert not any(isinstance(event, PassedOver) for event in happened)
        result = last.result()
        assert result
        values = {"M": 1, "D": 2}
        for owner in (0, 1):
            left = [values.get(name) or int(name[1:]) for name in unplaced.get(owner, ())]
            assert sum(left) == result.breakdown[1 - owner]["unplaced"]


def test_F12_a_view_shows_the_same_events_and_no_hidden_piece() -> None:
    for before, seat, placement, following in random_game(3, hidden_pieces=True):
        happened = FLIP.events(before, seat, placement, following)
        for viewer in (0, 1):
            views = before.view(viewer), following.view(viewer)
            assert FLIP.events(views[0], seat, placement, views[1]) == happened
        if following.to_act:
            assert not any(isinstance(event, Unplaced) for event in happened)
