"""F3 to F11: placing, turning, being passed over, the end and the score."""

import pickle

import pytest

from boomerang_desktop.games.core import BadNotation, IllegalMove, Move, Refusal
from boomerang_desktop.games.flip import FLIP, PIECES, FlipState, Gain
from boomerang_desktop.games.flip.placements import PLACEMENTS, placement_at
from boomerang_desktop.games.flip.refusals import (
    COVERED,
    GAME_OVER,
    NO_CONTACT,
    NO_PIECE,
    NONE_LEFT,
    NOT_YOUR_TURN,
    OVER_THE_EDGE,
    WHITE_BEGINS,
    WRONG_SHAPE,
)

from .playing import BOARDS, GAMES, after, opening, place, random_game


def refusal(state: FlipState, seat: int, move: Move) -> Refusal:
    with pytest.raises(IllegalMove) as refused:
        state.play(seat, move)
    return refused.value.refusal


def shows(state: FlipState, seat: int) -> set[str]:
    return {str(piece).removeprefix("place:") for piece in state.pieces[seat]}


# white, red, white: 4,4 stays red, the rest is white
LINE = ("M:4,4", "M:5,4", "D:6,4;7,4")


def test_F1_a_player_has_two_M_and_no_third() -> None:
    state = after("M:0,0", "D:1,0;2,0", "M:3,0", "D:4,0;5,0")
    assert state.legal_with(0, "M") == ()
    assert refusal(state, 0, place("M:6,0")) == NONE_LEFT
    assert state.legal_with(0, "D")


def test_F1_equal_pieces_make_one_move_not_two() -> None:
    moves = opening().legal(0)
    assert len(moves) == len(set(moves)) == 1888
    assert len(opening("10x10").legal(0)) == 2137


def test_F1_only_pieces_are_placed() -> None:
    assert refusal(opening(), 0, Move()) == NO_PIECE


def test_F3_the_first_seat_is_white_and_begins_anywhere() -> None:
    for first in (0, 1):
        state = opening(first=first)
        assert state.white == first
        assert state.to_act == (first,)
        assert {hole for move in state.legal(first) for hole in move.holes} == {
            (x, y) for x in range(10) for y in range(9)
        }
        assert state.legal(1 - first) == ()
        assert refusal(state, 1 - first, place("M:0,0")) == WHITE_BEGINS


def test_F3_one_places_with_ones_own_colour_up() -> None:
    for before, seat, placement, following in random_game(3):
        assert placement in following.pieces[seat]
        assert placement not in before.pieces[0] + before.pieces[1]


def test_F4_a_side_must_touch() -> None:
    state = after("M:4,4")
    assert refusal(state, 1, place("M:4,6")) == NO_CONTACT
    assert place("M:4,5") in state.legal(1)


def test_F4_corner_contact_is_not_enough() -> None:
    assert refusal(after("M:4,4"), 1, place("M:5,5")) == NO_CONTACT


def test_F4_part_of_a_side_is_enough() -> None:
    state = after("I4:0,4;1,4;2,4;3,4", "I4:3,5;4,5;5,5;6,5")
    assert shows(state, 1) == {"I4:0,4;1,4;2,4;3,4", "I4:3,5;4,5;5,5;6,5"}


def test_F4_touching_ones_own_is_not_enough_but_allowed() -> None:
    state = after(*LINE)
    assert shows(state, 1) == {"M:4,4"}
    assert refusal(state, 1, place("M:3,4")) == NO_CONTACT
    state = after("D:4,3;5,3", state=state)
    assert shows(state, 1) == {"M:4,4", "M:5,4", "D:4,3;5,3"}


def test_F4_neighbouring_holes_across_the_end_of_a_row_do_not_touch() -> None:
    assert refusal(after("M:9,3"), 1, place("M:0,4")) == NO_CONTACT


def test_F5_all_opposing_pieces_along_a_side_turn_over() -> None:
    state = after(*LINE, "D:5,3;6,3")
    assert shows(state, 0) == set()
    assert shows(state, 1) == {"M:4,4", "M:5,4", "D:6,4;7,4", "D:5,3;6,3"}


def test_F5_turning_does_not_spread() -> None:
    state = after(*LINE)
    assert shows(state, 0) == {"M:5,4", "D:6,4;7,4"}
    assert shows(state, 1) == {"M:4,4"}  # beside 5,4, which has just turned


def test_F5_a_corner_turns_nothing() -> None:
    state = after("M:4,4", "M:5,4", "M:6,4", "M:6,3")
    assert shows(state, 1) == {"M:4,4", "M:6,4", "M:6,3"}
    state = after("V3:5,2;6,2;5,3", state=state)
    assert shows(state, 0) == {"M:5,4", "M:6,3", "V3:5,2;6,2;5,3"}
    assert shows(state, 1) == {"M:4,4", "M:6,4"}


def test_F5_gain_tells_what_would_turn_and_its_worth() -> None:
    state = after(*LINE)
    five, six = place("M:5,4"), place("D:6,4;7,4")
    assert state.gain(1, place("D:5,3;6,3")) == Gain((five, six), 2 + 1 + 2)
    assert state.gain(1, place("M:3,4")) == Gain((), 1)
    for before, seat, placement, following in random_game(5):
        gain = before.gain(seat, placement)
        assert set(gain.turned) == set(before.pieces[1 - seat]) - set(following.pieces[1 - seat])
        squares = [sum(p.value for p in state.pieces[seat]) for state in (before, following)]
        assert gain.points == squares[1] - squares[0]


def test_rulebook_example() -> None:
    a, b, c, d = "V3:3,3;4,3;3,4", "M:4,4", "D:5,3;5,4", "D:4,5;5,5"
    state = after(a)
    assert (shows(state, 0), shows(state, 1)) == ({a}, set())
    state = after(b, state=state)
    assert (shows(state, 0), shows(state, 1)) == (set(), {a, b})
    state = after(c, state=state)
    assert (shows(state, 0), shows(state, 1)) == ({a, b, c}, set())
    assert state.locked() == ()
    state = after(d, state=state)
    assert (shows(state, 0), shows(state, 1)) == ({a}, {b, c, d})
    assert state.locked() == (place(b),)


def test_F6_nothing_sticks_out_over_the_edge() -> None:
    assert refusal(opening(), 0, place("M:0,9")) == OVER_THE_EDGE
    assert refusal(opening(), 0, place("D:0,8;0,9")) == OVER_THE_EDGE
    assert place("D:0,8;0,9") in opening("10x10").legal(0)


def test_F6_nothing_is_covered() -> None:
    assert refusal(after("D:4,4;5,4"), 1, place("M:4,4")) == COVERED
    assert refusal(after("D:4,4;5,4"), 1, place("D:5,4;6,4")) == COVERED


def test_F6_nothing_is_moved_or_taken_away() -> None:
    for before, _, placement, following in random_game(6, "10x10"):
        placed = {*before.pieces[0], *before.pieces[1], placement}
        assert {*following.pieces[0], *following.pieces[1]} == placed


def test_F6_gaps_may_remain_and_be_filled() -> None:
    state = after("U5:4,4;6,4;4,5;5,5;6,5", "I3:4,3;5,3;6,3")
    assert state.empty >> (4 * 10 + 5) & 1
    state = after("M:5,4", state=state)
    assert shows(state, 1) == set()


def test_F7_sides_closed_by_pieces_and_the_edge_lock_a_piece() -> None:
    assert after("M:0,0", "D:1,0;2,0").locked() == ()
    assert after("M:0,0", "V3:1,0;0,1;1,1").locked() == (place("M:0,0"),)


def test_F7_the_edge_is_that_of_the_board_played_on() -> None:
    bottom = "M:0,8", "V3:0,7;1,7;1,8"
    assert after(*bottom).locked() == (place("M:0,8"),)
    assert after(*bottom, state=opening("10x10")).locked() == ()


def test_F7_an_open_notch_keeps_a_piece_unlocked() -> None:
    notch = after("U5:0,0;2,0;0,1;1,1;2,1", "I3:3,0;3,1;3,2", "I3:0,2;1,2;2,2")
    assert place("U5:0,0;2,0;0,1;1,1;2,1") not in notch.locked()
    assert place("U5:0,0;2,0;0,1;1,1;2,1") in after("M:1,0", state=notch).locked()


@pytest.mark.parametrize("board", BOARDS)
def test_F7_a_locked_piece_is_never_turned(board: str) -> None:
    seen = 0
    for seed in range(20):
        for before, seat, placement, following in random_game(seed, board):
            assert set(before.locked()) <= set(following.locked())
            assert not set(before.locked()) & set(before.gain(seat, placement).turned)
            seen += len(before.locked())
    assert seen


def test_F8_there_is_no_passing_by_choice() -> None:
    with pytest.raises(BadNotation):
        FLIP.parse("pass")


def seats_of(game: str) -> list[int]:
    """The seat that placed each piece."""
    state = opening()
    seats: list[int] = []
    for move in GAMES[game]:
        seats += state.to_act
        state = after(move, state=state)
    assert state.to_act == ()
    return seats


def test_F8_who_cannot_place_is_passed_over_and_the_other_goes_on_alone() -> None:
    seats = seats_of("passed_over")
    assert seats[-3:] == [0, 1, 1]
    state = after(*GAMES["passed_over"][:-1])
    assert state.legal(0) == ()
    assert any(state.stocks[0])
    assert all(state.why_not(0, move) == NOT_YOUR_TURN for move in state.legal(1))


def test_F8_who_was_passed_over_is_asked_again_at_each_later_turn() -> None:
    # only single holes border on red, and white has no M left to fill them
    state = after(*GAMES["asked_again"][:8])
    assert state.to_act == (1,)
    assert not state.stocks[0][0]
    # red plays elsewhere, and white is back in the game
    state = after(GAMES["asked_again"][8], state=state)
    assert state.to_act == (0,)
    assert seats_of("asked_again")[6:10] == [0, 1, 1, 0]


def test_F8_with_no_opposing_piece_to_touch_one_is_blocked() -> None:
    state = after(*GAMES["nobody_to_touch"])
    assert state.pieces[1] == ()
    assert state.fitting[0]  # white still has pieces that would fit into empty holes
    assert state.to_act == ()


def test_F9_the_game_ends_when_neither_can_place() -> None:
    *moves, last = GAMES["draw"]
    state = after(*moves)
    assert state.result() is None
    state = after(last, state=state)
    result = state.result()
    assert result
    assert result.ended_by == "F9"
    for seat in (0, 1):
        assert state.legal(seat) == ()
        assert refusal(state, seat, place("M:0,0")) == GAME_OVER


def test_F10_the_score_is_ones_colour_and_what_the_other_could_not_place() -> None:
    state = after(*GAMES["nobody_to_touch"])
    result = state.result()
    assert result
    placed = [move.partition(":")[2] for move in GAMES["nobody_to_touch"]]
    on_board = sum(place(text).value for text in placed)
    by_white = sum(place(text).value for text in placed[::2])
    assert result.breakdown == (
        {"board": on_board, "unplaced": 44 - (on_board - by_white)},
        {"board": 0, "unplaced": 44 - by_white},
    )
    assert result.scores == (on_board + 44 - (on_board - by_white), 44 - by_white)
    assert list(result.breakdown[0]) == ["board", "unplaced"]


@pytest.mark.parametrize("board", BOARDS)
def test_F10_the_scores_always_add_up_to_88(board: str) -> None:
    for seed in range(60):
        *_, (_, _, _, last) = random_game(seed, board, first=seed % 2)
        result = last.result()
        assert result
        assert sum(result.scores) == 88
        assert result.scores == tuple(sum(points.values()) for points in result.breakdown)


def test_F11_more_than_44_wins() -> None:
    for seed in range(30):
        *_, (_, _, _, last) = random_game(seed)
        result = last.result()
        assert result
        if result.scores != (44, 44):
            assert result.winners == tuple(seat for seat in (0, 1) if result.scores[seat] > 44)
        assert result.tie_break is None


def test_F11_44_to_44_is_a_draw() -> None:
    result = after(*GAMES["draw"]).result()
    assert result
    assert result.scores == (44, 44)
    assert result.winners == (0, 1)


@pytest.mark.parametrize("board", BOARDS)
def test_every_placement_is_legal_or_refused_with_its_reason(board: str) -> None:
    for state, seat, _, _ in list(random_game(8, board))[::4]:
        legal = set(state.legal(seat))
        for move in PLACEMENTS:
            reason = state.why_not(seat, move)
            assert (reason is None) == (move in legal)
            if reason:
                assert refusal(state, seat, move) is reason
                assert reason in FLIP.refusals
            assert refusal(state, 1 - seat, move) in (NOT_YOUR_TURN, WHITE_BEGINS)


def test_why_not_answers_for_any_holes_under_the_pointer() -> None:
    state = after("M:0,0")

    def why_not(seat: int, *holes: tuple[int, int]) -> Refusal | None:
        placement = placement_at("D", holes)
        if isinstance(placement, Refusal):
            return placement
        return state.why_not(seat, placement)

    assert why_not(1, (-1, 1), (0, 1)) == OVER_THE_EDGE
    assert why_not(1, (0, 1), (0, 0)) == COVERED
    assert why_not(1, (5, 5), (5, 6)) == NO_CONTACT
    assert why_not(1, (0, 1), (1, 2)) == WRONG_SHAPE
    assert why_not(1, (0, 2), (0, 1)) is None
    assert why_not(0, (0, 2), (0, 1)) == NOT_YOUR_TURN


def test_a_seat_that_does_not_exist_is_refused() -> None:
    for seat in (-1, 2):
        assert after("M:0,0").legal(seat) == ()
        assert refusal(after("M:0,0"), seat, place("M:0,1")) == NOT_YOUR_TURN


def test_a_lifted_piece_lands_on_its_legal_placements() -> None:
    for state, seat, _, _ in random_game(9):
        moves = [move for piece in PIECES for move in state.legal_with(seat, piece.name)]
        assert len(moves) == len(state.legal(seat))
        assert set(moves) == set(state.legal(seat))
        assert state.legal_with(1 - seat, "M") == ()


def test_legal_moves_come_in_a_fixed_order() -> None:
    for state, seat, _, _ in random_game(10):
        numbers = [move.number for move in state.legal(seat)]
        assert numbers == sorted(set(numbers))


def test_a_position_is_the_same_however_it_came_about() -> None:
    one = after("I4:0,4;1,4;2,4;3,4", "M:0,3", "M:0,5", "I3:1,3;2,3;3,3", "M:3,5")
    two = after("I4:0,4;1,4;2,4;3,4", "M:0,3", "M:3,5", "I3:1,3;2,3;3,3", "M:0,5")
    assert one == two
    assert hash(one) == hash(two)
    assert one.legal(1) == two.legal(1)
    assert one != after("I4:0,4;1,4;2,4;3,4", "M:0,3", "M:0,5", "I3:1,3;2,3;3,3", "M:2,5")


def test_playing_leaves_the_state_before_as_it_was() -> None:
    for before, seat, placement, _ in random_game(11):
        copy = pickle.loads(pickle.dumps(before))
        before.play(seat, placement)
        assert before == copy
        assert before.legal(seat) == copy.legal(seat)


def test_states_are_small_and_survive_the_way_to_another_process() -> None:
    for _, _, _, following in random_game(12, "10x10"):
        sent = pickle.dumps(following)
        assert len(sent) < 4000
        assert pickle.loads(sent) == following
