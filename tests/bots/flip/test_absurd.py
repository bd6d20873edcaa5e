"""What nobody does who has played flip twice."""

from boomerang_desktop.bots.flip.absurd import absurd
from tests.bots.flip.positions import SITTINGS, states


def test_little_is_not_gained_where_much_is() -> None:
    found = 0
    for seed in range(3):
        for state in states(SITTINGS[0], seed, every=7):
            seat = state.to_act[0]
            gains = {move: state.gain(seat, move).points for move in state.legal(seat)}
            for move, gain in gains.items():
                if absurd(state, seat, move) == "gains little when much is there":
                    found += 1
                    assert 4 * gain <= max(gains.values()) >= 12
    assert found


def test_nobody_loses_with_the_last_piece_who_can_win_with_it() -> None:
    found = 0
    for seed in range(60):
        for state in states(SITTINGS[0], seed)[-2:]:
            seat = state.to_act[0]
            ends = {move: state.play(seat, move).result() for move in state.legal(seat)}
            for move, end in ends.items():
                if absurd(state, seat, move) == "ends the match lost when it could be won":
                    found += 1
                    assert end is not None
                    assert seat not in end.winners
                    assert any(other and other.winners == (seat,) for other in ends.values())
    assert found


def test_before_the_first_piece_all_placements_are_alike() -> None:
    start = states(SITTINGS[0], 1)[0]
    seat = start.to_act[0]
    assert not any(absurd(start, seat, move) for move in start.legal(seat))
