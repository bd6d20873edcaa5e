"""P3–P5, P11 and P12: what a player can do in a turn, and what it brings. Trios (P6, P7) are in
test_trio.py, the end in test_ending.py."""

import pytest

from boomerang_desktop.games.arrows import ARROWS
from boomerang_desktop.games.arrows import refusals as no
from boomerang_desktop.games.core import BadSetup

from .table import cells, legal, play, position, refused, start, takes


def test_P3_the_first_seat_begins_then_clockwise() -> None:
    state = start(4, first=2)
    order: list[int] = []
    for cell in (0, 36, 3, 33, 18):
        order += state.to_act
        state = play(state, f"place:{cell}")
    assert order == [2, 3, 0, 1, 2]


def test_P3_place_on_any_free_cell() -> None:
    state = start(3)
    assert legal(state) == [f"place:{cell}" for cell in range(37)]
    state = play(state, "place:18")
    assert legal(state) == [f"place:{cell}" for cell in range(37) if cell != 18]
    assert cells(state, 0) == {18}
    assert state.hands == (8, 9, 9)


def test_P3_not_on_a_pawn() -> None:
    state = play(start(3), "place:18")
    assert refused(state, "place:18") == no.NOT_FREE


def test_P3_advance_with_against_and_without_an_arrow() -> None:
    state = position([6], [36], [33])
    ends = {1, 7} | {2, 5} | {11, 12}
    assert set(legal(state)) == {f"move:6-{end}" for end in ends}
    for end in ends:
        after = play(state, f"move:6-{end}")
        assert cells(after, 0) == {end}
        assert after.to_act == (1,)


def test_P3_advance_only_onto_a_free_cell() -> None:
    state = position([6, 7], [12], [33])
    assert refused(state, "move:6-7") == no.NOT_FREE
    assert refused(state, "move:6-12") == no.NOT_FREE
    assert not {"move:6-7", "move:6-12"} & set(legal(state))


def test_P3_advance_one_step() -> None:
    state = position([6], [36], [33])
    assert refused(state, "move:6-13") == no.NO_LINE


def test_P3_only_pawns_of_ones_own() -> None:
    state = position([6], [36], [33])
    assert refused(state, "move:36-35") == no.NOT_YOUR_PAWN
    assert refused(state, "move:18-19") == no.NOT_YOUR_PAWN
    assert refused(state, "take:36-31") == no.NOT_YOUR_PAWN


def test_P3_with_an_empty_hand_only_advance_or_capture() -> None:
    state = position([0], [1], [33], hands=(0, 1, 1))
    assert not any(notation.startswith("place:") for notation in legal(state))
    assert refused(state, "place:18") == no.EMPTY_HAND
    assert "take:0-1" in legal(state)
    assert "move:0-4" in legal(state)


def test_P3_no_player_acts_out_of_turn() -> None:
    state = start(3)
    assert state.legal(1) == ()
    assert refused(state, "place:0", seat=1) == no.NOT_YOUR_TURN
    assert refused(state, "place:0", seat=3) == no.NOT_YOUR_TURN


def test_P4_capture_along_an_arrow() -> None:
    state = position([0], [1, 30], [33])
    assert takes(state) == {"take:0-1"}
    after = play(state, "take:0-1")
    assert cells(after, 0) == {1}
    assert cells(after, 1) == {30}
    assert after.prisoners == ((0, 1, 0), (0, 0, 0), (0, 0, 0))


def test_P4_never_against_an_arrow() -> None:
    state = position([1], [0], [33])
    assert not takes(state)
    assert refused(state, "take:1-0") == no.AGAINST_ARROW


def test_P4_never_along_a_neutral_line() -> None:
    state = position([6], [11, 12], [33])
    assert not takes(state)
    assert refused(state, "take:6-11") == no.NEUTRAL_LINE


def test_P4_never_onto_a_free_cell_or_ones_own_pawn() -> None:
    state = position([0, 4], [5], [33])
    assert refused(state, "take:0-1") == no.NOTHING_TO_TAKE
    assert refused(state, "take:0-4") == no.NOTHING_TO_TAKE
    assert refused(state, "take:0-4-5") == no.NOTHING_TO_TAKE


def test_P4_going_on_is_a_choice() -> None:
    state = position([0], [1, 2], [33])
    assert takes(state) == {"take:0-1", "take:0-1-2"}


def test_P4_a_whole_trio_falls_in_one_turn_but_never_four_pawns() -> None:
    state = position([0], [1, 2, 6], [7, 33])
    assert takes(state) == {"take:0-1", "take:0-1-2", "take:0-1-2-6"}
    after = play(state, "take:0-1-2-6")
    assert cells(after, 0) == {6}
    assert cells(after, 1) == set()
    assert after.prisoners[0] == (0, 3, 0)


def test_P4_a_chain_takes_from_several_opponents() -> None:
    after = play(position([0], [1, 33], [2, 36]), "take:0-1-2")
    assert after.prisoners[0] == (0, 1, 1)


def test_P4_the_chain_is_the_work_of_one_pawn() -> None:
    assert takes(position([0, 2], [1, 6], [36])) == {"take:0-1", "take:2-6", "take:2-6-1"}


def test_P4_a_chain_is_judged_at_its_end() -> None:
    state = position([0, 2, 6], [1, 5, 33], [30], hands=(1, 0, 0))
    assert play(state, "take:0-1").entries == 1
    assert play(state, "take:0-1-5").entries == 0


def test_P4_must_continue_makes_going_on_compulsory() -> None:
    state = position([0], [1, 2, 33], [30], must_continue=True)
    assert takes(state) == {"take:0-1-2"}
    assert refused(state, "take:0-1") == no.MUST_GO_ON


def test_P4_must_continue_any_branch_is_good() -> None:
    state = position([0], [1, 2, 3, 5], [33], must_continue=True)
    assert takes(state) == {"take:0-1-2-3", "take:0-1-5"}


def test_P4_must_continue_up_to_three() -> None:
    state = position([0], [1, 2, 6, 7], [33], must_continue=True)
    assert takes(state) == {"take:0-1-2-6"}


@pytest.mark.parametrize(
    ("held", "expected"),
    [
        (5, {"take:0-1-2-6"}),
        (6, {"take:0-1-2", "take:0-1-2-6"}),
        (7, {"take:0-1", "take:0-1-2", "take:0-1-2-6"}),
    ],
)
def test_P4_must_continue_lapses_once_the_game_is_won(held: int, expected: set[str]) -> None:
    prisoners = {(0, 1): 3, (0, 2): held - 3}
    state = position([0], [1, 2, 6], [33], prisoners=prisoners, must_continue=True)
    assert takes(state) == expected


@pytest.mark.parametrize(
    ("more", "expected"),
    [([36], {"take:0-1", "take:0-1-2"}), ([36, 33], {"take:0-1-2"})],
)
def test_P4_must_continue_lapses_with_two_players(more: list[int], expected: set[str]) -> None:
    assert takes(position([0], [1, 2, *more], must_continue=True)) == expected


def test_P5_who_places_instead_loses_every_able_pawn() -> None:
    state = position([0, 33, 20], [1], [34], hands=(1, 0, 0))
    after = play(state, "place:18")
    assert cells(after, 0) == {18, 20}
    assert after.lost[0] == state.lost[0] + 2


def test_P5_who_advances_instead_loses_every_able_pawn() -> None:
    after = play(position([0, 33, 20], [1], [34]), "move:20-21")
    assert cells(after, 0) == {21}


def test_P5_the_able_pawn_just_moved_is_lost_too() -> None:
    state = position([0, 33, 20], [1], [34])
    after = play(state, "move:0-5")
    assert cells(after, 0) == {20}
    assert after.lost[0] == state.lost[0] + 2
    assert after.free >> 5 & 1


def test_P5_lost_pawns_are_no_prisoners() -> None:
    after = play(position([0, 20], [1], [34]), "move:20-21")
    assert after.prisoners == ((0, 0, 0),) * 3
    assert after.hands[0] == 0


def test_P5_capturing_with_one_spares_the_others() -> None:
    state = position([0, 33, 20], [1, 30], [34])
    for capture, left in (("take:0-1", {1, 33, 20}), ("take:33-34", {0, 34, 20})):
        after = play(state, capture)
        assert cells(after, 0) == left
        assert after.lost == state.lost


def test_P5_counts_the_start_of_the_turn() -> None:
    # the pawn faces an opponent only after its step
    after = play(position([4], [1], [33]), "move:4-0")
    assert cells(after, 0) == {0}


def test_P5_a_neutral_line_obliges_to_nothing() -> None:
    after = play(position([6], [11], [33]), "move:6-1")
    assert cells(after, 0) == {1}


def test_P5_losses_come_before_a_trio_is_judged() -> None:
    state = position([1, 6], [7], [33], hands=(2, 0, 0))
    after = play(state, "place:2")
    assert cells(after, 0) == {1, 2}
    assert after.entries == 0
    assert after.to_act == (1,)


def test_P5_an_able_pawn_cannot_close_a_trio_by_advancing() -> None:
    after = play(position([1, 2, 5], [0], [33], hands=(2, 0, 0)), "move:5-6")
    assert cells(after, 0) == {1, 2}
    assert after.entries == 0
    unburdened = play(position([1, 2, 5], [30], [33], hands=(2, 0, 0)), "move:5-6")
    assert unburdened.entries == 1


def test_P5_penalty_offers_every_move() -> None:
    state = position([0], [1], [33], hands=(1, 0, 0))
    assert {"take:0-1", "place:18", "move:0-4"} <= set(legal(state))


def test_P5_enforced_offers_only_captures() -> None:
    state = position([0, 20], [1], [33], hands=(1, 0, 0), obligation="enforced")
    assert legal(state) == ["take:0-1"]
    assert refused(state, "place:18") == no.MUST_CAPTURE
    assert refused(state, "move:20-21") == no.MUST_CAPTURE


def test_P5_enforced_leaves_who_cannot_capture_free() -> None:
    state = position([0], [5], [33], hands=(1, 0, 0), obligation="enforced")
    assert {"place:18", "move:0-4"} <= set(legal(state))


def test_P11_a_captured_pawn_goes_to_its_owners_reserve() -> None:
    state = position([0, 20, 21], [1, 2, 33, 34, 35], reserves=(3, 1))
    after = play(state, "take:0-1-2")
    assert after.reserves == (3, 3)
    assert after.prisoners == ((0, 0), (0, 0))


def test_P11_a_trio_enters_from_the_reserve_only() -> None:
    after = play(position([1, 2, 20], [33, 34, 35], hands=(3, 0), reserves=(2, 3)), "place:6")
    assert after.entries == 1
    assert {notation.split(":")[-1] for notation in legal(after)} == {"reserve", "decline"}
    assert refused(after, "enter:18:hand") == no.RESERVE_ONLY
    assert refused(after, "enter:18:seat1") == no.RESERVE_ONLY
    entered = play(after, "enter:18:reserve")
    assert entered.reserves == (1, 3)
    assert entered.hands == (2, 0)
    assert cells(entered, 0) == {1, 2, 6, 18, 20}


def test_P11_with_an_empty_reserve_nothing_is_asked() -> None:
    after = play(position([1, 2, 20], [33, 34, 35], hands=(3, 0)), "place:6")
    assert (after.entries, after.to_act) == (0, (1,))


def test_P11_the_reserve_cannot_be_placed() -> None:
    state = position([1, 2, 20], [33, 34, 35], reserves=(3, 3))
    assert refused(state, "place:18") == no.EMPTY_HAND


def test_P12_turns_captures_and_trios_are_the_same() -> None:
    state = position([4, 9, 11, 17, 0], [1, 2, 6, 7, 33, 36], hands=(1, 0), reserves=(3, 0))
    assert {"take:0-1", "take:0-1-2", "take:0-1-2-6", "place:10", "move:0-5"} <= set(legal(state))
    assert refused(state, "take:6-11", 0).paragraph == "P4"
    state = position([4, 9, 11, 17], [33, 34, 36], hands=(1, 0), reserves=(3, 0))
    assert play(state, "place:10").entries == 2


def test_P12_pawns_lost_are_gone_not_in_the_reserve() -> None:
    state = position([0, 20, 21, 14], [1, 33, 34], reserves=(3, 3))
    after = play(state, "move:20-26")
    assert after.reserves == (3, 3)
    assert after.lost[0] == state.lost[0] + 1
    enforced = position([0, 20, 21, 14], [1, 33, 34], obligation="enforced")
    assert legal(enforced) == ["take:0-1"]


def test_P11_option_any_a_trio_enters_from_hand_or_reserve() -> None:
    state = position([1, 2, 20], [33, 34, 35], hands=(3, 0), reserves=(2, 3), trio_source="any")
    after = play(state, "place:6")
    assert after.entries == 1
    assert {notation.split(":")[-1] for notation in legal(after)} == {"hand", "reserve", "decline"}
    assert refused(after, "enter:18:seat1") == no.HAND_OR_RESERVE
    from_hand = play(after, "enter:18:hand")
    assert (from_hand.hands, from_hand.reserves) == ((1, 0), (2, 3))
    from_reserve = play(after, "enter:18:reserve")
    assert (from_reserve.hands, from_reserve.reserves) == ((2, 0), (1, 3))
    assert cells(from_hand, 0) == cells(from_reserve, 0) == {1, 2, 6, 18, 20}


def test_P11_option_any_asks_as_long_as_one_of_both_has_a_pawn() -> None:
    state = position([1, 2, 20], [33, 34, 35], hands=(2, 0), trio_source="any")
    after = play(state, "place:6")
    assert {notation.split(":")[-1] for notation in legal(after)} == {"hand", "decline"}
    assert refused(after, "enter:18:reserve") == no.HAND_OR_RESERVE
    state = position([1, 2, 20], [33, 34, 35], hands=(1, 0), reserves=(1, 0), trio_source="any")
    after = play(state, "place:6")
    assert {notation.split(":")[-1] for notation in legal(after)} == {"reserve", "decline"}
    assert refused(after, "enter:18:hand") == no.HAND_OR_RESERVE
    state = position([1, 2, 20], [33, 34, 35], hands=(1, 0), trio_source="any")
    after = play(state, "place:6")
    assert (after.entries, after.to_act) == (0, (1,))


def test_P11_two_trios_may_enter_from_both() -> None:
    state = position([4, 9, 11, 17], [33, 34, 36], hands=(2, 0), reserves=(3, 0), trio_source="any")
    after = play(state, "place:10", "enter:20:hand", "enter:21:reserve")
    assert (after.entries, after.to_act) == (0, (1,))
    assert (after.hands, after.reserves) == ((0, 0), (2, 0))


def test_P11_the_option_is_for_two_players_and_off_by_default() -> None:
    assert ARROWS.settle(2, {})["trio_source"] == "reserve"
    assert ARROWS.settle(2, {"trio_source": "any"})["trio_source"] == "any"
    assert ARROWS.settle(3, {"trio_source": "reserve"})["trio_source"] == "reserve"
    for seats in (3, 4, 5):
        with pytest.raises(BadSetup):
            ARROWS.settle(seats, {"trio_source": "any"})
