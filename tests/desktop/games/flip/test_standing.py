"""How a player stands."""

from boomerang_desktop.desktop.games.flip.standing import FlipStanding
from boomerang_desktop.games.core import ONLOOKER
from tests.games.flip.playing import after, opening, random_game


def test_F10_a_standing_counts_what_is_known() -> None:
    assert FlipStanding(True, 12, 20).score == 32
    assert FlipStanding(False, 12, None).score == 12


def test_F10_the_two_always_add_up_to_all_points() -> None:
    for _, _, _, state in random_game(4):
        assert FlipStanding.of(state, 0).score + FlipStanding.of(state, 1).score == 88


def test_F3_who_begins_is_white() -> None:
    state = after("T5:4,3;5,3;6,3;5,4;5,5", state=opening(first=1))
    assert FlipStanding.of(state, 1) == FlipStanding(red=False, board=5, unplaced=44)
    assert FlipStanding.of(state, 0) == FlipStanding(red=True, board=0, unplaced=39)


def test_F12_what_is_concealed_is_not_counted() -> None:
    state = after("T5:4,3;5,3;6,3;5,4;5,5", state=opening(hidden_pieces=True))
    for viewer in (0, 1, ONLOOKER):
        assert [FlipStanding.of(state.view(viewer), seat).unplaced for seat in (0, 1)] == [
            None,
            None,
        ]
