"""P8, P9 and P13: when a game is over, and who has won."""

import pytest

from boomerang_desktop.games.arrows import refusals as no
from boomerang_desktop.games.arrows.state import ArrowsState
from boomerang_desktop.games.core import Result

from .table import cells, play, position, refused


def over(state: ArrowsState) -> Result:
    result = state.result()
    assert result is not None
    assert state.to_act == ()
    assert all(state.legal(seat) == () for seat in range(state.setup.seats))
    return result


def test_P8_enough_prisoners_win_at_once() -> None:
    state = position([0], [1, 30], [33], prisoners={(0, 1): 4, (0, 2): 3, (2, 1): 2})
    result = over(play(state, "take:0-1"))
    assert result == Result(
        scores=(8, 0, 2),
        winners=(0,),
        breakdown=({"prisoners": 8}, {"prisoners": 0}, {"prisoners": 2}),
        ended_by="P8",
    )


def test_P8_a_chain_may_take_more_than_is_needed() -> None:
    state = position([0], [1, 2, 6], [33], prisoners={(0, 1): 4, (0, 2): 3})
    assert over(play(state, "take:0-1-2-6")).scores[0] == 10


def test_P8_before_any_trio_is_judged() -> None:
    prisoners = {(0, 1): 4, (0, 2): 3}
    state = position([1, 2, 5], [6, 33], [36], hands=(1, 0, 0), prisoners=prisoners)
    after = play(state, "take:5-6")
    assert over(after).winners == (0,)
    assert after.entries == 0


def test_P8_prisoners_count_at_one_time() -> None:
    # seat 1 has taken eight in all, but one of them was freed
    state = position([1, 2], [34], [35, 20], hands=(1, 0, 0), prisoners={(1, 0): 4, (1, 2): 3})
    after = play(state, "place:6", "enter:18:seat1", "take:34-35")
    assert sum(after.prisoners[1]) == 7
    assert after.result() is None


def test_P8_a_finished_game_has_no_more_turns() -> None:
    state = play(position([0], [1], [33], prisoners={(0, 1): 4, (0, 2): 3}), "take:0-1")
    for seat in range(3):
        assert refused(state, "move:33-34", seat) == no.ENDINGS["prisoners"]


def test_P9_a_player_without_any_pawn_is_passed_over() -> None:
    state = position([0], [], [36], hands=(1, 0, 0))
    after = play(state, "place:18")
    assert after.to_act == (2,)
    assert after.turns == 1


def test_P9_a_player_with_a_pawn_in_hand_is_not_passed_over() -> None:
    state = position([0], [], [36], hands=(1, 1, 0))
    assert play(state, "place:18").to_act == (1,)


def test_P9_the_only_player_with_pawns_wins_despite_fewer_prisoners() -> None:
    state = position([0], [1], [], prisoners={(1, 2): 5, (1, 0): 1})
    after = play(state, "take:0-1")
    result = over(after)
    assert result.scores == (1, 6, 0)
    assert result.winners == (0,)
    assert result.ended_by == "P9"
    assert refused(after, "move:1-2", 0) == no.ENDINGS["survivor"]


def test_P9_the_last_but_one_may_go_by_the_penalty() -> None:
    result = over(play(position([0], [1], []), "move:0-5"))
    assert result.winners == (1,)
    assert result.scores == (0, 0, 0)


def test_P9_a_pawn_in_hand_keeps_a_player_in_the_game() -> None:
    state = position([0], [1], [], hands=(0, 1, 0))
    after = play(state, "take:0-1")
    assert after.to_act == (1,)


def test_P9_60_quiet_turns_end_the_game() -> None:
    state = position([0], [20], [36], quiet=58)
    state = play(state, "move:0-1")
    assert state.result() is None
    assert state.quiet == 59
    after = play(state, "move:20-21")
    assert over(after).ended_by == "P9"
    assert refused(after, "move:36-35", 2) == no.ENDINGS["quiet"]


def test_P9_a_placement_or_capture_is_not_quiet() -> None:
    state = position([0], [1, 30], [36], hands=(1, 0, 0), quiet=59)
    assert play(state, "take:0-1").quiet == 0
    # the pawn on 0 is lost, but a pawn was placed
    assert play(state, "place:18").quiet == 0


def test_P9_an_entered_pawn_is_not_quiet() -> None:
    state = position([1, 2, 5], [33], [36], hands=(1, 0, 0), quiet=59)
    asked = play(state, "move:5-6")
    assert asked.entries == 1
    entered = play(asked, "enter:18:hand")
    assert entered.quiet == 0
    assert entered.to_act == (1,)
    assert over(play(asked, "decline")).ended_by == "P9"


def test_P9_declining_after_a_placement_leaves_the_turn_lively() -> None:
    state = position([1, 2], [33], [36], hands=(2, 0, 0), quiet=59)
    assert play(state, "place:6", "decline").quiet == 0


def test_P9_losing_pawns_does_not_restart_the_count() -> None:
    state = position([0, 20], [1], [36], quiet=58)
    after = play(state, "move:20-21")
    assert after.lost[0] == state.lost[0] + 1
    assert after.quiet == 59


def test_P9_being_passed_over_is_no_turn() -> None:
    state = position([0], [], [36], quiet=10, turns=20)
    after = play(state, "move:0-1", "move:36-35")
    assert (after.quiet, after.turns) == (12, 22)


def test_P9_400_turns_end_the_game() -> None:
    state = position([0], [20], [36], hands=(1, 1, 1), turns=398)
    state = play(state, "place:3")
    assert state.result() is None
    after = play(state, "place:33")
    assert over(after).ended_by == "P9"
    assert refused(after, "place:34", 2) == no.ENDINGS["turns"]


def test_P9_the_last_turn_still_has_its_trio() -> None:
    state = position([1, 2], [33], [36], hands=(2, 0, 0), turns=399)
    asked = play(state, "place:6")
    assert asked.entries == 1
    assert asked.result() is None
    after = play(asked, "enter:18:hand")
    assert over(after).ended_by == "P9"
    assert cells(after, 0) == {1, 2, 6, 18}


def test_P9_a_winning_capture_in_the_last_turn_wins() -> None:
    state = position([0], [1], [33], prisoners={(0, 1): 4, (0, 2): 3}, turns=399)
    assert over(play(state, "take:0-1")).ended_by == "P8"


def test_P9_most_prisoners_win_and_tied_players_share() -> None:
    held = {(0, 1): 2, (1, 2): 1, (2, 0): 1}
    state = position([0], [20], [36], quiet=59, prisoners=held)
    assert over(play(state, "move:0-1")).winners == (0,)
    state = position([0], [20], [36], quiet=59, prisoners=held | {(2, 1): 1})
    result = over(play(state, "move:0-1"))
    assert result.winners == (0, 2)
    assert result.scores == (2, 1, 2)


def test_P9a_a_player_down_to_one_pawn_plays_on() -> None:
    state = position([0], [2, 30, 31], [33, 34], prisoners={(1, 0): 6})
    state = play(state, "move:0-1", "move:31-36", "move:34-35")
    assert state.to_act == (0,)
    assert sum(play(state, "take:1-2").prisoners[0]) == 1


def test_P13_fewer_than_three_pawns_lose() -> None:
    state = position([0], [1, 33, 34], hands=(2, 0), reserves=(3, 3))
    result = over(play(state, "take:0-1"))
    assert result == Result(
        scores=(3, 2),
        winners=(0,),
        breakdown=({"board": 1, "hand": 2}, {"board": 2, "hand": 0}),
        ended_by="P13",
    )


def test_P13_pawns_in_hand_count_but_not_the_reserve() -> None:
    state = position([0, 20, 21], [1], hands=(0, 3), reserves=(0, 3))
    assert play(state, "take:0-1").to_act == (1,)
    state = position([0, 20, 21], [1], hands=(0, 2), reserves=(0, 3))
    assert over(play(state, "take:0-1")).winners == (0,)


def test_P13_losing_ones_own_pawns_loses() -> None:
    state = position([0, 20, 21], [1, 33, 34], reserves=(3, 3))
    after = play(state, "move:20-26")
    result = over(after)
    assert result.winners == (1,)
    assert result.ended_by == "P13"
    assert refused(after, "move:33-34", 1) == no.ENDINGS["pawns"]


@pytest.mark.parametrize(("hands", "winners"), [((1, 0), (0,)), ((0, 1), (1,)), ((0, 0), (0, 1))])
def test_P13_when_turns_run_out_more_pawns_win(
    hands: tuple[int, int], winners: tuple[int, ...]
) -> None:
    state = position([0, 20, 21], [33, 34, 36], hands=hands, reserves=(0, 3), quiet=59)
    result = over(play(state, "move:0-1"))
    assert result.winners == winners
    assert result.scores == (3 + hands[0], 3 + hands[1])
    assert result.ended_by == "P9"
