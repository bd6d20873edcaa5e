"""What the table of the road trip reads from a view."""

import pytest

from boomerang_desktop.desktop.games.roadtrip import reading
from boomerang_desktop.desktop.games.roadtrip.papers.map import ALL_PATHS, route_legs
from boomerang_desktop.games.core import ONLOOKER
from boomerang_desktop.games.roadtrip.cards import CARD_OF, HIDDEN, LETTERS, REGIONS, letters
from boomerang_desktop.games.roadtrip.explain import preview
from boomerang_desktop.games.roadtrip.moves import ACTIVITY_MOVES, Draft
from boomerang_desktop.games.roadtrip.sheet import CATEGORIES
from tests.games.roadtrip.table import choosing, decided, fresh, states, trip

# --- the sheet


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pencil_is_what_the_rules_say_and_ink_what_is_written(seats: int) -> None:
    for state in states(fresh(seats, seed=seats), seed=5):
        for seat in range(seats):
            view = state.view(seat)
            sheet = reading.read_sheet(view, seat)
            assert sheet.total == state.sheets[seat].total
            assert sheet.sums == state.sheets[seat].breakdown
            for round in range(state.round):
                shown = [sheet.lines[category][round].text for category in CATEGORIES]
                assert shown == [str(points) for points in state.sheets[seat].written[round]]
                assert not any(sheet.lines[category][round].pencil for category in CATEGORIES)
            if state.to_act and reading.picked(view, seat) is None:
                now = {name: tally.points for name, tally in preview(view, seat).items()}
                assert {n: t.points for n, t in reading.tally(view, seat).items()} == now


def test_a_lifted_card_is_counted_as_if_it_lay_there() -> None:
    state = fresh(3, seed=2)
    for _ in range(2):
        for seat in range(3):
            state = state.play(seat, state.legal(seat)[0])
    card = state.legal(0)[0]
    assert isinstance(card, Draft)
    letter = LETTERS[card.card]
    lifted = reading.tally(state.view(0), 0, letter)
    chosen = reading.tally(state.play(0, card).view(0), 0)
    assert lifted == chosen
    assert lifted["sites"].points == 3
    assert reading.tally(state.view(0), 0)["sites"].points == 2


def test_R5_the_sheet_says_what_the_catch_must_be() -> None:
    state = fresh(2, seed=4)
    throw = state.legal(0)[0]
    assert isinstance(throw, Draft)
    state = state.play(0, throw)
    number = region_number(LETTERS[throw.card])
    cell = reading.read_sheet(state.view(0), 0).lines["throw_catch"][0]
    assert (cell.text, cell.pencil) == (f"{number}?", True)
    # R3: the others are not told
    assert reading.read_sheet(state.view(1), 0).lines["throw_catch"][0].text == ""


def region_number(letter: str) -> int:
    return next(r.number for r in REGIONS if r.sites >> CARD_OF[letter] & 1)


def test_R9_americana_shows_the_score_to_beat() -> None:
    # jersey, cap, flag: 3 + 2 + 5
    state = trip(["L@C", "", "", ""])
    written = int(reading.read_sheet(state.view(0), 0).lines["americana"][0].text)
    assert written >= 10
    assert reading.read_sheet(state.view(0), 0).lines["americana"][1].note == f">{written}"


def test_R11_a_used_box_keeps_its_points_and_an_open_one_says_what_it_is_worth() -> None:
    # four photographers: C, F, I, M
    state = choosing(["CFIM", "", "", ""])
    boxes = {box.name: box for box in reading.read_sheet(state.view(0), 0).activities}
    worth = boxes["photography"].worth
    assert boxes["photography"].symbols >= 4
    assert worth >= 7
    after = decided(state, ["photography"])
    boxes = {box.name: box for box in reading.read_sheet(after.view(0), 0).activities}
    assert boxes["photography"].written == worth
    assert boxes["match"].written is None


def test_writing_a_category_adds_its_points() -> None:
    sheet = reading.read_sheet(fresh(2).view(0), 0)
    after = sheet.written("animals", 0, 9)
    assert after.lines["animals"][0] == reading.SheetCell("9")
    assert (after.sums["animals"], after.total) == (9, 9)
    assert sheet.total == 0


# --- an activity that is probably not meant


def test_R11_a_poor_choice_scores_less_than_another_that_is_offered() -> None:
    view = choosing(["DHIJLVX", "", "", ""]).view(0)
    photography, match, hiking, _, none = ACTIVITY_MOVES
    moves = view.legal(0)
    found = reading.poor_choice(view, 0, hiking, moves)
    assert found is not None
    assert found.chosen is not None
    assert (found.chosen.name, found.chosen.worth) == ("hiking", 0)
    assert (found.best.name, found.best.worth) == ("match", 4)
    assert reading.poor_choice(view, 0, match, moves) is None
    # R11: there will be other rounds
    assert reading.poor_choice(view, 0, none, moves) is None
    # what is not offered is not better
    few = (photography, none)
    found = reading.poor_choice(view, 0, photography, few)
    assert found is not None
    assert found.best.name == "photography"


def test_R11_to_score_none_is_a_poor_choice_for_the_last_time_only() -> None:
    rounds = [["CFIM", "", "", ""]] * 3
    view = choosing(*rounds, ["DHIJLVX", "", "", ""]).view(0)
    none = ACTIVITY_MOVES[-1]
    found = reading.poor_choice(view, 0, none, view.legal(0))
    assert found == reading.PoorChoice(None, reading.read_activities(view, 0)[1])
    assert reading.poor_choice(view, 0, none, (none,)) is None
    assert reading.poor_choice(view, 0, Draft(0), (Draft(0),)) is None


# --- cards


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_can_count_a_hand_and_nobody_sees_more_than_the_view(seats: int) -> None:
    for state in states(fresh(seats, seed=3), seed=2):
        for seat in range(seats):
            held = reading.hand(state.view(seat), seat)
            chosen = reading.picked(state.view(seat), seat)
            assert reading.hand_size(state, seat) == len(set(held) - {chosen})
            assert reading.picked(state.view((seat + 1) % seats), seat) is None
        assert reading.hand(state.view(ONLOOKER), ONLOOKER) == ()
        assert reading.picked(state.view(ONLOOKER), ONLOOKER) is None


def test_R13_the_cards_of_a_category_are_those_of_all_rounds() -> None:
    over = list(states(fresh(2, seed=6), seed=2))[-1]
    for seat, sheet in enumerate(over.sheets):
        assert len(reading.counted(over, seat, "sites")) == sheet.breakdown["sites"]


# --- the map


def test_R6_sites_are_ticked_and_those_of_this_round_pencilled() -> None:
    state = trip(["AB", "", "", ""])
    read = reading.read_map(state.view(0), 0)
    assert {"A", "B"} <= read.ticked
    assert not read.pencilled
    assert ("A", "B") in read.paths
    first = state.legal(0)[0]
    assert isinstance(first, Draft)
    letter = LETTERS[first.card]
    lifted = reading.read_map(state.view(0), 0, letter)
    assert lifted.pencilled == {letter} - read.ticked


def test_R7_a_region_bonus_is_open_then_mine_or_gone() -> None:
    state = trip(["ABCD", "", "", ""])
    standing = {mark.region: mark for mark in reading.read_map(state.view(0), 0).regions}
    assert standing["pacific"].bonus == reading.MINE
    assert standing["pacific"].ticked == 4
    theirs = {mark.region: mark for mark in reading.read_map(state.view(1), 1).regions}
    assert theirs["pacific"].bonus == reading.GONE
    assert theirs["plains"].bonus == reading.OPEN


def test_R8_the_line_across_takes_its_bonus_and_strikes_it_out_for_the_others() -> None:
    # Los Angeles, Grand Canyon, Santa Fe, Dallas, Houston, New Orleans, Miami
    state = trip(["DHIJLVX", "", "", ""])
    own = reading.read_map(state.view(0), 0)
    assert own.route == tuple("DHIJLVX")
    assert own.coasts[0] == (7, reading.MINE)
    assert [standing for _, standing in own.coasts[1:]] == [reading.GONE, reading.GONE]
    theirs = reading.read_map(state.view(1), 1)
    assert theirs.coasts == ((7, reading.GONE), (3, reading.OPEN), (1, reading.OPEN))
    assert route_legs(own.route) <= set(ALL_PATHS)
    assert len(route_legs(own.route)) == 6


def test_R8_before_the_round_is_scored_the_line_is_only_pencilled() -> None:
    state = choosing(["DHIJLVX", "", "", ""])
    read = reading.read_map(state.view(0), 0)
    assert read.route == ()
    assert read.pencil_route == tuple("DHIJLVX")
    assert read.coasts[0] == (7, reading.OPEN)


# --- the memory aid


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_memory_aid_knows_what_an_onlooker_knows(seats: int) -> None:
    for state in states(fresh(seats, seed=7), seed=1):
        for seat in range(seats):
            known = reading.remember(state.view(seat))
            assert known == reading.remember(state.view(ONLOOKER))
            laid = {letter for letter, trace in known.items() if trace.state == reading.LAID}
            public = state.view(ONLOOKER)
            assert laid == {
                letter
                for other in range(seats)
                for letter in letters(c for c in public.row(other) if c != HIDDEN)
            }


def test_R12_with_two_players_the_second_round_holds_the_other_half() -> None:
    second = next(s for s in states(fresh(2, seed=3), seed=3) if s.round == 1)
    known = reading.remember(second.view(0))
    in_play = {letter for letter, trace in known.items() if trace.state == reading.SURE}
    hands = second.hands[0] | second.hands[1]
    assert in_play == {letter for n, letter in enumerate(LETTERS) if hands >> n & 1}
    out = {letter for letter, trace in known.items() if trace.state == reading.OUT}
    assert out == set(LETTERS) - in_play
