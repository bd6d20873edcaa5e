"""The public events."""

import pytest

from boomerang_desktop.games.core import Event
from boomerang_desktop.games.roadtrip import ROADTRIP
from boomerang_desktop.games.roadtrip import events as e
from boomerang_desktop.games.roadtrip.cards import LETTERS
from boomerang_desktop.games.roadtrip.explain import paths
from boomerang_desktop.games.roadtrip.sheet import CATEGORIES
from boomerang_desktop.games.roadtrip.state import RoadTrip

from .table import TABLES, choosing, fresh, walk


def stage_events(state: RoadTrip) -> tuple[list[Event], RoadTrip]:
    """Let every player make the first move; return the events until the stage is over."""
    seen: list[Event] = []
    for seat in state.to_act:
        move = state.legal(seat)[0]
        after = state.play(seat, move)
        seen += ROADTRIP.events(state, seat, move, after)
        state = after
    return seen, state


def last_round(*rounds: list[str], activity: str = "none") -> list[Event]:
    """The events when the last of these rounds is scored, without the choices."""
    before = choosing(*rounds)
    for seat, name in enumerate((activity, "none", "none")):
        before = before.play(seat, ROADTRIP.parse(f"activity:{name}"))
    move = ROADTRIP.parse("activity:none")
    return [*ROADTRIP.events(before, 3, move, before.play(3, move))][1:]


def of_kind(events: list[Event], *kinds: type[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, kinds)]


def test_R3_the_Throw_is_laid_face_down_and_hands_go_left() -> None:
    seen, state = stage_events(fresh(3))
    assert seen == [
        e.Chosen(0),
        e.Chosen(1),
        e.Chosen(2),
        e.Laid(0, None, 0),
        e.Laid(1, None, 0),
        e.Laid(2, None, 0),
        e.HandsPassed(1, 6),
    ]
    assert state.stage == 1


def test_R4_later_cards_are_laid_face_up() -> None:
    _, state = stage_events(fresh(2))
    seen, state = stage_events(state)
    cards = [LETTERS[state.row(seat)[1]] for seat in (0, 1)]
    assert seen[2:] == [e.Laid(0, cards[0], 1), e.Laid(1, cards[1], 1), e.HandsPassed(1, 5)]


def test_R11_after_the_Catch_the_Throws_are_revealed() -> None:
    state = fresh(2)
    for _ in range(6):
        _, state = stage_events(state)
    seen, state = stage_events(state)
    throws = [LETTERS[state.row(seat)[0]] for seat in (0, 1)]
    catches = [LETTERS[state.row(seat)[6]] for seat in (0, 1)]
    assert seen[2:] == [
        e.Laid(0, catches[0], 6),
        e.Laid(1, catches[1], 6),
        e.ThrowRevealed(0, throws[0]),
        e.ThrowRevealed(1, throws[1]),
        e.ActivitiesOpen(0),
    ]


def test_R14_hands_pass_to_the_right_in_the_second_round() -> None:
    state, passed = fresh(3, True), []
    while state.to_act:
        seen, state = stage_events(state)
        passed += [event.direction for event in seen if isinstance(event, e.HandsPassed)]
    assert passed == [1] * 6 + [-1] * 6 + [1] * 6 + [-1] * 6


def test_R11_activities_come_to_light_together() -> None:
    seen = last_round(["BEHOQAF"], activity="hiking")
    assert seen[:4] == [
        e.ActivityScored(0, "hiking"),
        e.ActivityScored(1, None),
        e.ActivityScored(2, None),
        e.ActivityScored(3, None),
    ]
    assert e.Scored(0, "activities", 10, tuple("BEHOQ")) in seen


def test_R6_new_sites_and_paths_are_drawn_before_they_score() -> None:
    seen = last_round(["ABCDEFG"], ["HABCDEF"])
    own = [event for event in seen if getattr(event, "seat", None) == 0]
    sites = own.index(e.Scored(0, "sites", 1, ("H",)))
    assert own[:sites] == [
        e.ActivityScored(0, None),
        e.Scored(0, "throw_catch", 1, ("H", "F")),
        e.SiteVisited(0, "H"),
        e.PathDrawn(0, ("D", "H")),
        e.PathDrawn(0, ("G", "H")),
    ]


def test_R7_a_region_is_completed_with_a_bonus_or_without() -> None:
    rounds = (["IJKLABE", "CDFMNQR"], ["EFMNABQ", "IJKLVWX"])
    assert of_kind(last_round(rounds[0]), e.RegionCompleted)[0] == e.RegionCompleted(
        0, "southwest", 3
    )
    assert e.RegionCompleted(1, "southwest", 0) in last_round(*rounds)


def test_R8_coasts_are_connected_once() -> None:
    way = "DHIJLVX"
    assert of_kind(last_round([way]), e.CoastsConnected) == [e.CoastsConnected(0, (*way,), 7)]
    again = of_kind(last_round([way], [way]), e.CoastsConnected)
    assert all(event.seat != 0 for event in again if isinstance(event, e.CoastsConnected))


def test_a_round_ends_with_the_next_deal_and_the_match_with_its_winners() -> None:
    state, ends = fresh(2), []
    while state.to_act:
        seen, state = stage_events(state)
        ends += of_kind(seen, e.RoundEnded, e.HandsDealt, e.GameEnded)
    result = state.result()
    assert result is not None
    assert ends == [
        e.RoundEnded(0),
        e.HandsDealt(1),
        e.RoundEnded(1),
        e.HandsDealt(2),
        e.RoundEnded(2),
        e.HandsDealt(3),
        e.RoundEnded(3),
        e.GameEnded(result.winners),
    ]


@pytest.mark.parametrize(("seats", "alternate"), TABLES)
def test_events_tell_the_whole_match(seats: int, alternate: bool) -> None:
    """Every card laid, every site, path and point can be derived from the events."""
    rows: list[list[str]] = [[] for _ in range(seats)]
    sites: list[set[str]] = [set() for _ in range(seats)]
    drawn: list[list[tuple[str, str]]] = [[] for _ in range(seats)]
    points = [dict.fromkeys(CATEGORIES, 0) for _ in range(seats)]
    state = fresh(seats, alternate, 17)
    for before, seat, move, after in walk(fresh(seats, alternate, 17), 17):
        state = after
        for event in ROADTRIP.events(before, seat, move, state):
            match event:
                case e.Laid(seat=s, card=None, position=0):
                    rows[s] = ["?"]
                case e.Laid(seat=s, card=card, position=position):
                    assert card is not None
                    assert position == len(rows[s])
                    rows[s].append(card)
                case e.ThrowRevealed(seat=s, card=card):
                    rows[s][0] = card
                case e.SiteVisited(seat=s, site=site):
                    assert site not in sites[s]
                    sites[s].add(site)
                case e.PathDrawn(seat=s, path=path):
                    assert sites[s].issuperset(path)
                    drawn[s].append(path)
                case e.Scored(seat=s, category=category, points=p):
                    points[s][category] += p
                case e.RoundEnded(round=r):
                    for s, row in enumerate(rows):
                        laid = state.sheets[s].rows[r]
                        assert row == [LETTERS[card] for card in laid]
    for s, sheet in enumerate(state.sheets):
        assert points[s] == sheet.breakdown
        assert sorted(drawn[s]) == sorted(paths(sheet.visited))


@pytest.mark.parametrize(("seats", "alternate"), TABLES)
def test_events_tell_nothing_that_a_seat_may_not_know(seats: int, alternate: bool) -> None:
    """Until the stage is over they only say that a seat has chosen; they never show a face-down
    card."""
    for before, seat, move, after in walk(fresh(seats, alternate, 18), 18):
        seen = ROADTRIP.events(before, seat, move, after)
        assert seen[0] == e.Chosen(seat)
        if len(before.to_act) > 1:
            assert len(seen) == 1
        for event in seen:
            if isinstance(event, e.Laid) and event.position == 0:
                assert event.card is None
