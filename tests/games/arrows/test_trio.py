"""P6, P7: what three pawns around an orange triangle bring."""

import pytest

from boomerang_desktop.games.arrows import refusals as no

from .table import DEALT, cells, legal, play, position, refused, start


def test_P6_placing_the_third_pawn_may_enter_another() -> None:
    after = play(position([1, 2], [33], [36], hands=(2, 0, 0)), "place:6")
    assert after.to_act == (0,)
    assert after.entries == 1
    free = [cell for cell in range(37) if cell not in (1, 2, 6, 33, 36)]
    assert legal(after) == [f"enter:{cell}:hand" for cell in free] + ["decline"]
    entered = play(after, "enter:18:hand")
    assert cells(entered, 0) == {1, 2, 6, 18}
    assert entered.hands[0] == 0
    assert entered.to_act == (1,)


def test_P6_advancing_completes_a_trio() -> None:
    assert play(position([1, 2, 5], [33], [36], hands=(1, 0, 0)), "move:5-6").entries == 1


def test_P6_capturing_completes_a_trio() -> None:
    after = play(position([1, 2, 5], [6, 33], [36], hands=(1, 0, 0)), "take:5-6")
    assert after.entries == 1
    assert after.to_act == (0,)


def test_P6_a_pawn_where_two_triangles_meet_enters_two() -> None:
    after = play(position([4, 9, 11, 17], [33], [36], hands=(3, 0, 0)), "place:10")
    assert after.entries == 2
    after = play(after, "enter:20:hand")
    assert (after.entries, after.to_act) == (1, (0,))
    after = play(after, "enter:21:hand")
    assert (after.entries, after.to_act) == (0, (1,))


def test_P6_an_entered_pawn_may_complete_the_next_trio() -> None:
    state = position([1, 2, 30, 34], [33], [36], hands=(3, 0, 0))
    after = play(state, "place:6", "enter:35:hand")
    assert (after.entries, after.to_act) == (1, (0,))
    assert play(after, "enter:18:hand").to_act == (1,)


def test_P6_one_entered_pawn_may_complete_two_more() -> None:
    state = position([4, 9, 11, 17, 1, 2], [33], [36], hands=(3, 0, 0))
    after = play(state, "place:6", "enter:10:hand")
    assert after.entries == 2


def test_P6_declining_gives_up_one_of_them() -> None:
    state = position([4, 9, 11, 17], [33], [36], hands=(3, 0, 0))
    after = play(state, "place:10", "decline")
    assert (after.entries, after.to_act) == (1, (0,))
    after = play(after, "decline")
    assert (after.entries, after.to_act) == (0, (1,))
    assert after.hands[0] == 2


def test_P6_a_trio_held_before_pays_nothing() -> None:
    after = play(position([1, 2, 6, 20], [33], [36], hands=(1, 0, 0)), "move:20-21")
    assert after.entries == 0


def test_P6_a_pawn_shuttling_between_two_trios_closes_one_every_turn() -> None:
    state = position([6, 11, 12, 4, 9], [33], [36], hands=(3, 0, 0))
    state = play(state, "move:11-10")
    assert state.entries == 1
    state = play(state, "decline", "move:33-34", "move:36-35", "move:10-11")
    assert state.entries == 1
    state = play(state, "decline", "move:34-33", "move:35-36", "move:11-10")
    assert state.entries == 1


def test_P6_neutral_sides_count_like_any_other() -> None:
    assert play(position([6, 11], [33], [36], hands=(2, 0, 0)), "place:12").entries == 1


def test_P6_entering_is_never_a_capture() -> None:
    after = play(position([1, 2], [33], [36], hands=(2, 0, 0)), "place:6")
    assert refused(after, "enter:33:hand") == no.ENTER_ON_FREE
    assert refused(after, "enter:6:hand") == no.ENTER_ON_FREE


def test_P6_only_entering_or_declining_while_asked() -> None:
    after = play(position([1, 2], [33], [36], hands=(2, 0, 0)), "place:6")
    for notation in ("place:18", "move:1-5", "take:1-5"):
        assert refused(after, notation) == no.ENTER_OR_DECLINE


def test_P6_no_pawn_enters_without_a_trio() -> None:
    state = start(3)
    assert refused(state, "enter:0:hand") == no.NO_TRIO
    assert refused(state, "decline") == no.NO_TRIO


def test_P6_with_nothing_to_enter_nothing_is_asked() -> None:
    after = play(position([1, 2], [33], [36], hands=(1, 0, 0)), "place:6")
    assert (after.entries, after.to_act) == (0, (1,))


def test_P6_the_last_pawn_entered_ends_the_asking() -> None:
    state = position([4, 9, 11, 17], [33], [36], hands=(2, 0, 0))
    after = play(state, "place:10", "enter:20:hand")
    assert (after.entries, after.to_act) == (0, (1,))


@pytest.mark.parametrize("seats", DEALT)
def test_P6_there_is_always_a_free_cell(seats: int) -> None:
    state = start(seats)
    assert sum(state.hands) + sum(state.reserves) == seats * DEALT[seats] < 37


def test_P7_from_the_hand_or_from_any_captor() -> None:
    state = position(
        [1, 2], [33], [36], [20], hands=(2, 0, 0, 0), prisoners={(1, 0): 1, (3, 0): 2, (2, 1): 1}
    )
    after = play(state, "place:6")
    assert {notation.split(":")[-1] for notation in legal(after)} == {
        "hand",
        "seat1",
        "seat3",
        "decline",
    }
    freed = play(after, "enter:18:seat3")
    assert freed.prisoners[3] == (1, 0, 0, 0)
    assert freed.hands == after.hands
    assert cells(freed, 0) == {1, 2, 6, 18}


def test_P7_an_empty_hand_frees_pawns_only() -> None:
    after = play(position([1, 2, 5], [33], [36], prisoners={(1, 0): 1}), "move:5-6")
    assert after.entries == 1
    assert refused(after, "enter:18:hand") == no.NOTHING_IN_HAND


def test_P7_only_from_who_holds_a_pawn_of_mine() -> None:
    state = position([1, 2], [33], [36], hands=(2, 0, 0), prisoners={(0, 1): 2, (2, 1): 1})
    after = play(state, "place:6")
    for captor in range(5):
        assert refused(after, f"enter:18:seat{captor}") == no.NOT_HELD
    assert refused(after, "enter:18:reserve") == no.NO_RESERVE


def test_P7_a_freed_pawn_no_longer_counts_for_its_captor() -> None:
    state = position([1, 2], [34], [35, 20], hands=(1, 0, 0), prisoners={(1, 0): 4, (1, 2): 3})
    assert play(state, "place:6", "decline", "take:34-35").ended == "prisoners"
    state = play(state, "place:6", "enter:18:seat1")
    assert sum(state.prisoners[1]) == 6
    assert not play(state, "take:34-35").ended
