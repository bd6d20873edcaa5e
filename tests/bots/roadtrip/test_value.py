"""What a sheet still promises between two rounds."""

from random import Random

from boomerang_desktop.bots.roadtrip.value import (
    REGION_SITES,
    appraise,
    coast_gap,
    keep_activity,
    last_americana,
    outlook,
    prospects,
    still_in_play,
)
from boomerang_desktop.games.roadtrip.cards import (
    ALL,
    EAST,
    NEIGHBOURS,
    WEST,
    mask,
    members,
)
from boomerang_desktop.games.roadtrip.sheet import (
    CATEGORIES,
    EMPTY_SHEET,
    coast_to_coast,
)
from boomerang_desktop.games.roadtrip.state import RoadTrip
from tests.bots.roadtrip.positions import SITTINGS, every_sitting, states
from tests.games.roadtrip.table import trip
from tests.tables import Sitting


def _gap(visited: int) -> int:
    """The same by trying ever longer ways."""
    missing = {site: 0 if visited >> site & 1 else 1 for site in members(WEST)}
    for _ in range(28):
        for site, far in list(missing.items()):
            for near in members(NEIGHBOURS[site]):
                step = far + (0 if visited >> near & 1 else 1)
                missing[near] = min(step, missing.get(near, 99))
    return min(missing[site] for site in members(EAST))


def test_the_way_from_coast_to_coast_lacks_so_many_sites() -> None:
    rng = Random(1)
    for size in range(28):
        visited = mask(rng.sample(range(28), size))
        assert coast_gap(visited) == _gap(visited)
        assert (coast_gap(visited) == 0) == coast_to_coast(visited)


@every_sitting
def test_between_rounds_whoever_can_expect_most_has_most_to_hope_for(sitting: Sitting) -> None:
    for state in states(sitting, 5):
        if state.stage == 0 and state.round:
            hopes = [appraise(state, seat) for seat in range(sitting.seats)]
            points = prospects(state.sheets)
            assert all(0 < hope < 1 for hope in hopes)
            assert hopes.index(max(hopes)) == points.index(max(points))


def test_an_activity_is_worth_keeping_the_longer_it_can_still_be_scored() -> None:
    assert keep_activity(3, 2) > keep_activity(1, 2) > keep_activity(0, 1) == 0


def test_the_next_Americana_must_beat_the_last_one_written() -> None:
    assert last_americana(EMPTY_SHEET) == 0
    for sheet in trip(["ABCDEFG"]).sheets:
        assert last_americana(sheet) == sheet.written[-1][CATEGORIES.index("americana")]


def test_after_the_last_round_nothing_is_to_come() -> None:
    state = next(s for s in states(SITTINGS[0], 1) if s.round == 3)
    while state.to_act:
        state = state.play(state.to_act[0], state.legal(state.to_act[0])[0])
    assert [sum(outlook(sheet, 0, 0, 7, ALL)) for sheet in state.sheets] == [0.0, 0.0]
    assert prospects(state.sheets) == [sheet.total for sheet in state.sheets]


def test_R12_two_players_know_the_cards_of_the_last_round() -> None:
    for state in states(SITTINGS[0], 2):
        if state.stage == 0:
            seen = still_in_play(state.sheets)
            hands = state.hands[0] | state.hands[1]
            assert not hands & ~seen
            assert (seen == hands) == (state.round == 3)


def test_who_has_more_points_can_expect_more() -> None:
    state = next(s for s in states(SITTINGS[0], 3) if s.round == 1)
    ahead, behind = (appraise(state, seat) for seat in _by_points(state))
    assert ahead > 0.5 > behind


def _by_points(state: RoadTrip) -> list[int]:
    points = prospects(state.sheets)
    return sorted(range(len(points)), key=lambda seat: -points[seat])


def test_R12_a_region_promises_nothing_once_one_of_its_cards_has_gone() -> None:
    sheet = trip(["ABCDEFG"]).sheets[0]
    lacking = ALL & ~sheet.visited
    missing = [sites & lacking for sites in REGION_SITES]
    number = min(
        (n for n, sites in enumerate(missing) if sites), key=lambda n: missing[n].bit_count()
    )
    site = missing[number] & -missing[number]

    def worth(gone: int) -> float:
        """Of one card that can still come."""
        with_it, without = (
            sum(outlook(sheet, gone, 0, 7, cards)) for cards in (lacking, lacking ^ site)
        )
        return with_it - without

    assert worth(sheet.regions) > worth(sheet.regions | 1 << number) > 0
