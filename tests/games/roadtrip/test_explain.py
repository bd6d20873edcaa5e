"""What a screen can explain about sheets and maps."""

from itertools import pairwise
from random import Random

import pytest

from boomerang_desktop.games.roadtrip.cards import (
    CARD_OF,
    CARDS,
    EAST,
    NEIGHBOURS,
    REGIONS,
    WEST,
    mask,
    members,
)
from boomerang_desktop.games.roadtrip.explain import (
    Tally,
    activities_scored,
    activity_values,
    americana_to_beat,
    coast_bonuses,
    explain,
    paths,
    preview,
    region_bonuses,
    route,
    ticks,
)
from boomerang_desktop.games.roadtrip.sheet import CATEGORIES, coast_to_coast
from boomerang_desktop.games.roadtrip.state import ACTIVITY

from .table import TABLES, bits, choosing, fresh, replay, start, states, trip, walk


def test_each_point_is_traced_to_its_cards() -> None:
    state = trip(["DHIJLVX"], ["KAWX@BC"], activities=[["match"]])
    assert explain(state.sheets[0], 0) == {
        "throw_catch": Tally(4, ("D", "X")),
        "sites": Tally(7, tuple("DHIJLVX")),
        "regions": Tally(0, ()),
        "coasts": Tally(7, tuple("DHIJLVX")),
        "americana": Tally(4, ("D", "L")),
        "animals": Tally(14, tuple("HIJLVX")),
        "activities": Tally(4, tuple("DJX")),
    }
    assert explain(state.sheets[0], 1) == {
        "throw_catch": Tally(0, ()),
        "sites": Tally(6, tuple("KAW@BC")),
        "regions": Tally(6, tuple("ABCDIJKL")),
        "coasts": Tally(0, ()),
        "americana": Tally(11, tuple("KW@C")),
        "animals": Tally(3, ("A", "X")),
        "activities": Tally(0, ()),
    }


def test_R10_of_three_animals_the_first_two_are_the_pair() -> None:
    assert explain(trip(["AECNFQG"]).sheets[0], 0)["animals"] == Tally(8, tuple("AENF"))


@pytest.mark.parametrize(("seats", "alternate"), TABLES)
def test_explanations_add_up(seats: int, alternate: bool) -> None:
    *_, final = states(fresh(seats, alternate, 14), 14)
    by_letter = {card.letter: card for card in CARDS}
    for sheet in final.sheets:
        rounds = [explain(sheet, round) for round in range(4)]
        for category in CATEGORIES:
            assert sum(tally[category].points for tally in rounds) == sheet.breakdown[category]
        for tally in rounds:
            throw, sites = tally["throw_catch"], tally["sites"]
            assert throw.points == (by_letter[throw.cards[0]].number if throw.cards else 0)
            assert sites.points == len(sites.cards)
            assert 4 * tally["regions"].points == 3 * len(tally["regions"].cards)
            assert len(tally["animals"].cards) % 2 == 0
        visited = [letter for tally in rounds for letter in tally["sites"].cards]
        assert mask(CARD_OF[letter] for letter in visited) == sheet.visited
        assert ticks(sheet) == {
            letter: round for round, tally in enumerate(rounds) for letter in tally["sites"].cards
        }


@pytest.mark.parametrize(("seats", "alternate"), TABLES)
def test_preview_of_the_full_row_is_what_is_written(seats: int, alternate: bool) -> None:
    for before, seat, _, after in walk(fresh(seats, alternate, 15), 15):
        if after.round > before.round:
            for other in range(seats):
                written = explain(after.sheets[other], before.round)
                expected = dict(written, activities=Tally(0, ()))
                if other != seat:
                    # the others have chosen, and know it themselves
                    assert preview(before.view(other), other) == written
                    assert preview(before.view(seat), other) == expected
                else:
                    assert preview(before, other) == expected
        for other in range(seats):
            tallies = preview(after.view(seat), other)
            assert tuple(tallies) == CATEGORIES


def test_preview_counts_a_Throw_only_if_it_is_seen() -> None:
    state = start(
        2, False, {"deals": [[[*"ABCDEFG"], [*"HIJKLMN"]], [[*"OPQRSTU"], [*"VWXYZ@#"]]] * 2}
    )
    for letter, other in zip("BC", "HI", strict=True):
        for seat in (0, 1):
            letters = {str(move)[-1]: move for move in state.legal(seat)}
            state = state.play(
                seat, letters.get(letter) or letters.get(other) or state.legal(seat)[0]
            )
    own, rival = preview(state.view(0), 0), preview(state.view(1), 0)
    assert own["sites"].points == 2
    assert own["sites"].cards[0] == "B"
    assert rival["sites"] == Tally(1, own["sites"].cards[1:])
    assert own["throw_catch"] == Tally(0, ())


def test_preview_at_the_end_shows_the_last_round() -> None:
    *_, final = states(fresh(2), 1)
    assert preview(final, 0) == explain(final.sheets[0], 3)


def test_R7_preview_gives_a_region_to_all_who_would_complete_it_now() -> None:
    rounds = (["IJKEFVW", "LABMNQR", "CGSYZTO"], ["LABMNQR", "IJKEFVW", "CGSYZTO"])
    state = choosing(*rounds)
    assert region_bonuses(state.sheets) == {region.id: () for region in REGIONS}
    assert [preview(state.view(seat), seat)["regions"] for seat in range(3)] == [
        Tally(3, tuple("IJKL")),
        Tally(3, tuple("IJKL")),
        Tally(0, ()),
    ]
    assert region_bonuses(trip(*rounds).sheets)["southwest"] == (0, 1)
    late = choosing(*rounds, ["ABEFMNQ", "CGSYZTO", "IJKLUVW"])
    assert preview(late, 2)["regions"] == Tally(0, ())


def test_R8_who_has_which_coast_bonus() -> None:
    way = "DHIJLVX"
    state = trip([way], ["MNOPQRS", way], ["MNOPQRS", "ABCEFGK", way])
    assert coast_bonuses(state.sheets) == {7: (0,), 3: (1,), 1: (2,)}
    assert coast_bonuses(fresh(3).sheets) == {7: (), 3: (), 1: ()}


def test_R8_paths_join_two_visited_sites() -> None:
    assert paths(bits("ABF@")) == (("A", "B"), ("B", "F"))
    assert paths(bits("AC")) == ()
    assert len(paths((1 << 28) - 1)) == 49


def test_R8_route_is_a_shortest_way_between_the_coasts() -> None:
    assert route(bits("DHIJLVX")) == tuple("DHIJLVX")
    assert route(bits("DHIJLVXABCEFW")) == tuple("DHIJLVX")
    assert route(bits("DHIJLV")) == ()
    rng = Random(3)
    for _ in range(300):
        visited = mask(rng.sample(range(28), rng.randrange(7, 26)))
        way = [CARD_OF[letter] for letter in route(visited)]
        assert bool(way) == coast_to_coast(visited)
        if way:
            assert mask(way) & ~visited == 0
            assert WEST >> way[0] & 1
            assert EAST >> way[-1] & 1
            assert all(NEIGHBOURS[a] >> b & 1 for a, b in pairwise(way))
            # no shorter way: in fewer steps nothing on the east coast is reached
            reached, steps = visited & WEST, 1
            while not reached & EAST:
                for site in members(reached):
                    reached |= NEIGHBOURS[site] & visited
                steps += 1
            assert len(way) == steps


def test_R9_what_the_next_Americana_must_beat() -> None:
    assert americana_to_beat(fresh(2).sheets[0]) == 0
    assert americana_to_beat(trip(["@LABEFH"]).sheets[0]) == 8
    assert americana_to_beat(trip(["@LABEFH"], ["LRSABEF"]).sheets[0]) == 0


def test_R11_value_of_each_open_activity() -> None:
    state = trip(["BEHOQAF"], activities=[["hiking"]])
    assert activities_scored(state.sheets[0]) == {"hiking": 10}
    for stage in range(7):
        for seat in range(4):
            state = state.play(seat, state.legal(seat)[0])
        values = activity_values(state, 0)
        assert [*values] == ["photography", "match", "restaurant"]
        assert all(len(t.cards) <= stage + 1 for t in values.values())
    assert state.stage == ACTIVITY
    choosable = [name for name, tally in activity_values(state, 0).items() if tally.cards]
    assert [f"activity:{name}" for name in choosable] == [str(m) for m in state.legal(0)][:-1]
    for name in choosable:
        chosen = next(m for m in state.legal(0) if str(m) == f"activity:{name}")
        rest = [(seat, state.legal(seat)[-1]) for seat in (1, 2, 3)]
        after = replay(state, [(0, chosen), *rest])
        assert explain(after.sheets[0], -1)["activities"] == (
            activity_values(state, 0)[name]
            if activity_values(state, 0)[name].points
            else Tally(0, ())
        )
        assert activities_scored(after.sheets[0])[name] == activity_values(state, 0)[name].points
