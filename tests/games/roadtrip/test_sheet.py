"""R5–R11: what a round scores."""

from random import Random

import pytest

from boomerang_desktop.games.core import IllegalMove
from boomerang_desktop.games.roadtrip import ROADTRIP
from boomerang_desktop.games.roadtrip import state as rules
from boomerang_desktop.games.roadtrip.cards import (
    EAST,
    HIDDEN,
    NEIGHBOURS,
    REGIONS,
    WEST,
    mask,
    members,
)
from boomerang_desktop.games.roadtrip.sheet import (
    CATEGORIES,
    EMPTY_SHEET,
    PART_OF,
    Sheet,
    activity_points,
    americana_sum,
    animals,
    coast_to_coast,
    complete_regions,
    score,
    throw_and_catch,
)
from boomerang_desktop.games.roadtrip.state import RoadTrip

from .table import bits, choosing, row, trip


def written(state: RoadTrip, seat: int, category: str) -> list[int]:
    return [line[CATEGORIES.index(category)] for line in state.sheets[seat].written]


def test_the_rulebook_has_five_categories_and_the_bonuses_stand_under_the_sights() -> None:
    assert [category for category in CATEGORIES if category not in PART_OF] == [
        *("throw_catch", "sites", "americana", "animals", "activities")
    ]
    sites = CATEGORIES.index("sites")
    assert list(CATEGORIES[sites + 1 : sites + 1 + len(PART_OF)]) == list(PART_OF)
    assert set(PART_OF.values()) == {"sites"}


# R5. Numbers: A–D 4, E–H 1, I–L 6, M–P 2, Q–T 3, U–X 5, Y–# 7.


def test_R5_Throw_4_Catch_5_scores_4() -> None:
    assert written(trip(["AU"]), 0, "throw_catch") == [4]


def test_R5_Throw_3_Catch_2_scores_nothing() -> None:
    assert written(trip(["QM"]), 0, "throw_catch") == [0]


def test_R5_an_equal_Catch_is_enough() -> None:
    assert written(trip(["Y#"]), 0, "throw_catch") == [7]


def test_R5_only_Throw_and_Catch_count() -> None:
    assert throw_and_catch(row("AYZ@#IU")) == 4
    assert throw_and_catch(row("AYZ@#IM")) == 0
    assert throw_and_catch(row("AYZ@#I")) == 0


def test_R6_a_site_scores_on_its_first_visit_only() -> None:
    state = trip(["ABCDEFG"], ["ABCDEFH"], ["ABCDEFG"])
    assert written(state, 0, "sites") == [7, 1, 0]
    assert state.sheets[0].visited == bits("ABCDEFGH")


def test_R7_red_region_completed_in_the_third_round_scores_3() -> None:
    state = trip(["IJEFVWX"], ["KEFVWXY"], ["LEFVWXY"])
    assert written(state, 0, "regions") == [0, 0, 3]
    assert state.sheets[0].regions == 1 << 2


def test_R7_all_who_complete_it_in_the_same_round_get_it() -> None:
    state = trip(["IJEFVWX", "KLGHYZQ"], ["KLYZAB@", "IJQRCDM"])
    assert written(state, 0, "regions") == [0, 3]
    assert written(state, 1, "regions") == [0, 3]


def test_R7_afterwards_no_player_does() -> None:
    state = trip(["IJKLABE", "CDFMNQR"], ["EFMNABQ", "IJKLVWX"])
    assert written(state, 0, "regions") == [3, 0]
    assert written(state, 1, "regions") == [0, 0]
    assert complete_regions(state.sheets[1].visited) == 1 << 2


def test_R7_two_regions_in_one_round_score_twice() -> None:
    assert written(trip(["ABCEFGQ"], ["DHMNUYR"]), 0, "regions") == [0, 6]


@pytest.mark.parametrize("region", range(7))
def test_R7_three_of_four_sites_are_not_enough(region: int) -> None:
    sites = REGIONS[region].sites
    assert complete_regions(sites) == 1 << region
    for site in members(sites):
        assert complete_regions(sites & ~(1 << site)) == 0


# R8. DHIJLVX leads from the west coast to the east coast.


def test_R8_the_first_coast_to_coast_scores_7() -> None:
    state = trip(["DHIJLVX"])
    assert written(state, 0, "coasts") == [7]
    assert state.sheets[0].coasts == 7


def test_R8_second_scores_3_and_later_ones_1() -> None:
    way, other, far = "DHIJLVX", "MNOPQRS", "ABCEFGK"
    state = trip([way, other, far], [far, way, other], [other, far, way], [other, far, "UW", way])
    assert [written(state, seat, "coasts") for seat in range(4)] == [
        [7, 0, 0, 0],
        [0, 3, 0, 0],
        [0, 0, 1, 0],
        [0, 0, 0, 1],
    ]


def test_R8_it_scores_once_in_a_game() -> None:
    state = trip(["DHIJLVX"], ["DHIJLVX"], ["CGNPSVX"])
    assert written(state, 0, "coasts") == [7, 0, 0]


def test_R8_those_of_the_same_round_all_get_the_best_bonus_open() -> None:
    # seats 0 and 1 arrive at the same time on different routes, seat 2 a round later
    first = ["DHIJBEF", "CGNPSAK", "MOQRTU@"]
    second = ["LVXKMOQ", "UWZ@#YT", "DHIJBEF"]
    third = ["ABCEFGN", "MOPQRST", "LVXKUWY"]
    state = trip(first, second, third)
    assert [written(state, seat, "coasts") for seat in range(3)] == [
        [0, 7, 0],
        [0, 7, 0],
        [0, 0, 3],
    ]


def test_R8_sites_count_only_if_paths_join_them() -> None:
    assert coast_to_coast(bits("DHIJLVX"))
    for missing in "DHIJLVX":
        assert not coast_to_coast(bits("DHIJLVX".replace(missing, "")))
    assert not coast_to_coast(bits("ABCDEFGHIJKLMNOPQRST"))
    assert not coast_to_coast(bits("XYZ@#UVW"))
    assert not coast_to_coast(0)


def test_R8_connection_agrees_with_a_plain_search() -> None:
    def plain(visited: int) -> bool:
        reached, grown = 0, visited & WEST
        while grown != reached:
            reached = grown
            for site in members(reached):
                grown |= NEIGHBOURS[site] & visited
        return bool(reached & EAST)

    rng = Random(8)
    maps = [mask(rng.sample(range(28), rng.randrange(7, 24))) for _ in range(500)]
    assert [coast_to_coast(visited) for visited in maps] == [plain(visited) for visited in maps]
    assert 50 < sum(map(coast_to_coast, maps)) < 450


# R9. Mailboxes D G S U Z, caps C K T W, jerseys L R Y, flag @.

NO_AMERICANA = "ABEFHIJ"


def test_R9_symbols_are_worth_1_2_3_5() -> None:
    assert [americana_sum(bits(card)) for card in "DCL@A"] == [1, 2, 3, 5, 0]
    assert americana_sum(bits("LRYS")) == 10


def test_R9_10_last_round_needs_11() -> None:
    equal = trip(["LRYSABE"], ["LRYSABE"])
    assert written(equal, 0, "americana") == [10, 0]
    more = trip(["LRYSABE"], ["LRYCABE"])
    assert written(more, 0, "americana") == [10, 11]


def test_R9_8_then_7_writes_8_and_0() -> None:
    state = trip(["@LABEFH"], ["LRSABEF"])
    assert written(state, 0, "americana") == [8, 0]


def test_R9_after_a_0_any_symbol_will_do() -> None:
    state = trip(["@LABEFH"], ["LRSABEF"], ["SABEFHI"], ["CABEFHI"])
    assert written(state, 0, "americana") == [8, 0, 1, 2]
    state = trip([NO_AMERICANA], ["SABEFHI"], [NO_AMERICANA], [NO_AMERICANA])
    assert written(state, 0, "americana") == [0, 1, 0, 0]


# R10. Trout A N Q V X, ox I J O P W, grizzly E F U #, eagle H L M, Bigfoot B Z.


def test_R10_a_pair_scores_by_its_kind() -> None:
    pairs = {"AN": 3, "IJ": 4, "EF": 5, "HL": 7, "BZ": 9}
    assert {pair: animals(bits(pair)) for pair in pairs} == pairs


def test_R10_singles_score_nothing_and_three_are_one_pair() -> None:
    assert animals(bits("AIEHB")) == 0
    assert animals(bits("ANQ")) == 3


def test_R10_four_are_two_pairs() -> None:
    assert animals(bits("ANQV")) == 6
    assert animals(bits("ANQVX")) == 6


def test_R10_ox_pair_and_grizzly_pair_score_9() -> None:
    assert written(trip(["IJEFCDG"]), 0, "animals") == [9]


# R11. Hiking B E H O Q #, match D J N T X Y.


def test_R11_row_of_points() -> None:
    hikes = "BEHOQ#"
    assert [activity_points(bits(hikes[:n]), 2) for n in range(1, 7)] == [0, 2, 4, 7, 10, 15]


def test_R11_three_hikes_score_4_and_five_score_10() -> None:
    state = trip(["BEHACDF"], activities=[["hiking"]])
    assert written(state, 0, "activities") == [4]
    state = trip(["BEHOQAF"], ["DJNABCE"], activities=[["hiking"], ["match"]])
    assert written(state, 0, "activities") == [10, 4]


def test_R11_one_may_decline() -> None:
    state = trip(["BEHOQAF"], activities=[["none"]])
    assert written(state, 0, "activities") == [0]
    assert state.sheets[0].activities == b"\4"


def test_R11_each_activity_at_most_once_a_game() -> None:
    state = choosing(["BEHOQAF"], ["BEHOQAF"], activities=[["hiking"]])
    assert [str(move) for move in state.legal(0)] == [
        "activity:photography",
        "activity:restaurant",
        "activity:none",
    ]
    with pytest.raises(IllegalMove) as caught:
        state.play(0, ROADTRIP.parse("activity:hiking"))
    assert caught.value.refusal == rules.SCORED_BEFORE


def test_R11_an_activity_needs_a_symbol_in_this_round() -> None:
    state = choosing(["BEHOQ#L"], activities=[])
    assert [str(move) for move in state.legal(0)] == ["activity:hiking", "activity:none"]
    with pytest.raises(IllegalMove) as caught:
        state.play(0, ROADTRIP.parse("activity:match"))
    assert caught.value.refusal == rules.NO_SYMBOL


def test_R11_one_symbol_may_be_scored_for_nothing() -> None:
    state = trip(["BACDFGI"], activities=[["hiking"]])
    assert written(state, 0, "activities") == [0]
    assert state.sheets[0].activities == b"\2"


def test_R11_everyone_decides_even_with_none_to_choose_from() -> None:
    state = choosing(["BEHOQ#L"], ["BEHOQ#L"], activities=[["hiking"]])
    assert [str(move) for move in state.legal(0)] == ["activity:none"]
    assert state.to_act == (0, 1, 2, 3)
    for seat in range(4):
        assert state.round == 1
        state = state.play(seat, ROADTRIP.parse("activity:none"))
    assert state.sheets[0].activities == b"\2\4"


def test_R11_throws_are_revealed_before_all_decide() -> None:
    state = choosing(["BEHOQAF"], activities=[])
    for seat in range(4):
        assert state.view(seat).laid == state.laid
    decided = state.play(0, ROADTRIP.parse("activity:hiking"))
    assert decided.sheets == state.sheets
    assert decided.view(1).picks[0] == HIDDEN
    assert decided.view(0).picks[0] == 2


def test_a_sheet_keeps_what_was_written_round_by_round() -> None:
    sheet = score(EMPTY_SHEET, row("DHIJLVX"), 1, 0, 7)
    assert sheet == Sheet(
        (row("DHIJLVX"),), (bytes([4, 7, 0, 7, 4, 14, 4]),), bits("DHIJLVX"), 0, 7, b"\1"
    )
    sheet = score(sheet, row("KAWX@BC"), 4, 0, 3)
    assert sheet.written[1] == bytes([0, 6, 6, 0, 11, 3, 0])
    assert sheet.breakdown == {
        "throw_catch": 4,
        "sites": 13,
        "regions": 6,
        "coasts": 7,
        "americana": 15,
        "animals": 17,
        "activities": 4,
    }
    assert sheet.total == 66
