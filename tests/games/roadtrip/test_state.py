"""R2–R4, R13 and R14: rounds, Throw, draft, end, direction, and refusals."""

from itertools import permutations

import attrs
import pytest

from boomerang_desktop.games.core import IllegalMove, Move, Refusal
from boomerang_desktop.games.roadtrip import ROADTRIP
from boomerang_desktop.games.roadtrip import state as rules
from boomerang_desktop.games.roadtrip.cards import letters, members
from boomerang_desktop.games.roadtrip.moves import ACTIVITY_MOVES, Draft
from boomerang_desktop.games.roadtrip.sheet import CATEGORIES, Sheet
from boomerang_desktop.games.roadtrip.state import ACTIVITY, RoadTrip

from .table import TABLES, fresh, replay, states, trip, walk


def hand(state: RoadTrip, seat: int) -> str:
    return "".join(letters(members(state.hands[seat])))


def stage_on(state: RoadTrip) -> RoadTrip:
    """Let every player make the first legal move."""
    for seat in state.to_act:
        state = state.play(seat, state.legal(seat)[0])
    return state


def at_activities(state: RoadTrip) -> RoadTrip:
    while state.stage < ACTIVITY:
        state = stage_on(state)
    return state


@pytest.mark.parametrize(("seats", "alternate"), TABLES)
def test_R2_four_rounds_of_seven_cards_each(seats: int, alternate: bool) -> None:
    state = fresh(seats, alternate)
    for round in range(4):
        assert state.round == round
        assert [h.bit_count() for h in state.hands] == [7] * seats
        for _ in range(8):
            assert state.to_act == tuple(range(seats))
            assert state.result() is None
            state = stage_on(state)
    assert state.to_act == ()
    assert state.result() is not None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R3_all_choose_at_the_same_time_in_any_order(seats: int) -> None:
    state = fresh(seats)
    throws = [(seat, state.legal(seat)[seat]) for seat in range(seats)]
    ends = {replay(state, [*order]) for order in permutations(throws)}
    assert len(ends) == 1
    early = state.play(*throws[1])
    assert early.hands == state.hands
    assert early.laid == b""
    assert early.to_act == tuple(seat for seat in range(seats) if seat != 1)


def test_R3_throw_is_hidden_from_the_others_until_all_cards_lie() -> None:
    state = stage_on(fresh(4))
    while state.stage < ACTIVITY:
        for seat in range(4):
            throws = [state.view(seat).row(other)[0] for other in range(4)]
            own = state.row(seat)[0]
            assert throws == [own if other == seat else 28 for other in range(4)]
        state = stage_on(state)
    assert state.view(0).laid == state.laid


def test_R4_the_rest_of_the_hand_goes_to_the_left_neighbour() -> None:
    state = fresh(3, seed=2)
    before = [hand(state, seat) for seat in range(3)]
    after = stage_on(state)
    assert [hand(after, (seat + 1) % 3) for seat in range(3)] == [cards[1:] for cards in before]


def test_R4_cards_lie_in_the_order_in_which_they_were_laid() -> None:
    state = fresh(2, seed=3)
    laid: list[list[str]] = [[], []]
    for before, seat, move, after in walk(state, 3):
        if before.round or before.stage == ACTIVITY:
            break
        laid[seat].append(str(move)[-1])
        if after.stage > before.stage:
            assert ["".join(letters(after.row(s))) for s in (0, 1)] == ["".join(r) for r in laid]


def test_R4_the_last_card_is_a_decision_with_one_move() -> None:
    state = fresh(3)
    for _ in range(6):
        state = stage_on(state)
    for seat in range(3):
        assert [f"draft:{hand(state, seat)}"] == [str(move) for move in state.legal(seat)]
    state = stage_on(state)
    assert [len(state.row(seat)) for seat in range(3)] == [7, 7, 7]
    assert state.hands == (0, 0, 0)


def test_R4_legal_moves_are_the_hand() -> None:
    for state in states(fresh(4, seed=8), 8):
        if state.stage < ACTIVITY:
            for seat in state.to_act:
                assert "".join(str(m)[-1] for m in state.legal(seat)) == hand(state, seat)


def test_R14_direction_stays_left_without_the_option() -> None:
    assert {state.direction for state in states(fresh(4), 1)} == {1}


def test_R14_direction_changes_every_round_and_begins_left() -> None:
    seen = {state.round: state.direction for state in states(fresh(4, True), 1) if state.to_act}
    assert seen == {0: 1, 1: -1, 2: 1, 3: -1}
    state = fresh(3, True)
    while state.round == 0:
        state = stage_on(state)
    before = [hand(state, seat) for seat in range(3)]
    after = stage_on(state)
    assert [hand(after, (seat - 1) % 3) for seat in range(3)] == [cards[1:] for cards in before]


def ended(*sheets: dict[str, int]) -> RoadTrip:
    """A finished match with these points on the sheets."""
    papers = tuple(
        Sheet((bytes(7),), (bytes(points.get(name, 0) for name in CATEGORIES),), 0, 0, 0, b"\4")
        for points in sheets
    )
    nothing = bytes([rules.UNDECIDED]) * len(sheets)
    return RoadTrip((), False, papers, ACTIVITY, (0,) * len(sheets), b"", nothing, ())


def test_R13_most_points_win_and_every_point_has_its_category() -> None:
    final = None
    for final in states(fresh(4, seed=4), 4):
        assert (final.result() is None) == bool(final.to_act)
    assert final is not None
    result = final.result()
    assert result is not None
    assert result.ended_by == "R13"
    assert all(tuple(points) == CATEGORIES for points in result.breakdown)
    assert result.scores == tuple(sum(points.values()) for points in result.breakdown)
    assert result.scores == tuple(sheet.total for sheet in final.sheets)
    assert {result.scores[seat] for seat in result.winners} == {max(result.scores)}


def test_R13_tie_goes_to_more_coast_to_coast_points() -> None:
    state = ended({"coasts": 3, "animals": 9}, {"coasts": 7, "animals": 5}, {"throw_catch": 11})
    result = state.result()
    assert result is not None
    assert (result.winners, result.tie_break) == ((1,), "coasts")


def test_R13_then_to_more_Throw_and_Catch_points() -> None:
    state = ended(
        {"coasts": 7, "throw_catch": 4, "sites": 1},
        {"coasts": 7, "throw_catch": 5},
        {"throw_catch": 12},
    )
    result = state.result()
    assert result is not None
    assert (result.winners, result.tie_break) == ((1,), "throw_catch")


def test_R13_then_the_win_is_shared() -> None:
    state = ended({"coasts": 7, "animals": 5}, {"coasts": 7, "sites": 5}, {"sites": 11})
    result = state.result()
    assert result is not None
    assert (result.winners, result.tie_break) == ((0, 1), None)


def refused(state: RoadTrip, seat: int, move: Move | str) -> Refusal:
    with pytest.raises(IllegalMove) as caught:
        state.play(seat, ROADTRIP.parse(move) if isinstance(move, str) else move)
    assert caught.value.refusal in ROADTRIP.refusals
    return caught.value.refusal


class Foreign(Move):
    pass


def test_R2_who_does_not_sit_at_the_table_is_refused() -> None:
    state = fresh(3)
    for seat in (-1, 3, 4):
        assert refused(state, seat, state.legal(0)[0]) == rules.NOT_A_SEAT
        assert state.legal(seat) == ()


def test_R3_the_Throw_must_be_in_hand_and_is_chosen_once() -> None:
    state = fresh(2)
    elsewhere = next(Draft(card) for card in members(~state.hands[0]))
    assert refused(state, 0, elsewhere) == rules.THROW_FROM_HAND
    assert refused(state, 0, Foreign()) == rules.THROW_FROM_HAND
    chosen = state.play(0, state.legal(0)[0])
    assert chosen.legal(0) == ()
    assert refused(chosen, 0, state.legal(0)[1]) == rules.THROW_CHOSEN


def test_R4_a_card_must_be_in_the_hand_just_received() -> None:
    state = fresh(2)
    passed_on = state.legal(0)[-1]
    state = stage_on(state)
    assert refused(state, 0, passed_on) == rules.CARD_FROM_HAND
    assert refused(state, 0, Foreign()) == rules.CARD_FROM_HAND
    assert refused(state.play(0, state.legal(0)[0]), 0, state.legal(0)[1]) == rules.CARD_CHOSEN


def test_R11_activities_come_after_the_Catch_and_nothing_else_does() -> None:
    state = fresh(2)
    assert refused(state, 0, "activity:none") == rules.CATCH_FIRST
    state = at_activities(state)
    for move in ("draft:A", "draft:#"):
        assert refused(state, 0, move) == rules.ACTIVITY_NOW
    assert refused(state, 0, Foreign()) == rules.ACTIVITY_NOW
    decided = state.play(0, ROADTRIP.parse("activity:none"))
    assert refused(decided, 0, "activity:none") == rules.ACTIVITY_CHOSEN


def test_R13_nothing_is_played_after_the_end() -> None:
    *_, final = states(fresh(2), 6)
    assert final.legal(0) == ()
    assert refused(final, 0, "draft:A") == rules.GAME_OVER
    assert refused(final, 1, "activity:none") == rules.GAME_OVER


def test_R3_a_view_cannot_go_past_what_it_does_not_know() -> None:
    state = fresh(2)
    view = state.play(1, state.legal(1)[0]).view(0)
    assert refused(view, 0, view.legal(0)[0]) == rules.ONLY_A_VIEW
    alone = state.view(0)
    assert alone.play(0, alone.legal(0)[0]) == state.play(0, state.legal(0)[0]).view(0)


@pytest.mark.parametrize(("seats", "alternate"), TABLES)
def test_exactly_the_legal_moves_are_played(seats: int, alternate: bool) -> None:
    everything = [*(Draft(card) for card in range(28)), *ACTIVITY_MOVES, Foreign()]
    for state in states(fresh(seats, alternate, seed=11), 11):
        for seat in range(seats):
            legal = state.legal(seat)
            for move in everything:
                if move in legal:
                    state.play(seat, move)
                else:
                    refused(state, seat, move)
            assert [move for move in everything if move in legal] == [*legal]


def test_refusals_name_a_paragraph_and_differ() -> None:
    assert len(set(ROADTRIP.refusals)) == len(ROADTRIP.refusals)
    constants = {c for c in vars(rules).values() if isinstance(c, Refusal)}
    assert constants == set(ROADTRIP.refusals)
    assert all(refusal.paragraph[0] == "R" for refusal in ROADTRIP.refusals)


def test_playing_leaves_the_old_state_as_it_was() -> None:
    for before, seat, move, after in walk(fresh(3, True, seed=5), 5):
        copy = attrs.evolve(before)
        before.play(seat, move)
        assert before == copy
        assert hash(before) == hash(copy)
        assert before != after


def test_revealed_grows_with_every_stage_and_only_then() -> None:
    for before, _, _, after in walk(fresh(3), 9):
        if len(before.to_act) > 1:
            assert after.revealed == before.revealed
        else:
            assert after.revealed > before.revealed


def test_full_rows_lie_as_asked() -> None:
    state = trip(["ABCDEFG", "ZX"])
    assert state.sheets[0].rows[0] == bytes(range(7))
    assert letters(state.sheets[1].rows[0])[::6] == ("Z", "X")
