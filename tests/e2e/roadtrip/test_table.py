"""The road trip through the real window: draft, take back, pass, score, look, remember."""

from collections.abc import Callable, Collection, Iterator, Sequence
from random import Random

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from boomerang_desktop.desktop.games.roadtrip import reading
from boomerang_desktop.desktop.games.roadtrip.items import (
    PEEK,
    CardItem,
    MemoryItem,
    MiniItem,
    PointsBadge,
    StackItem,
)
from boomerang_desktop.desktop.games.roadtrip.names import site_name
from boomerang_desktop.desktop.games.roadtrip.papers.map import MapItem
from boomerang_desktop.desktop.games.roadtrip.papers.sheet import ActivityItem, SheetItem
from boomerang_desktop.desktop.games.roadtrip.table import RoadtripTable
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.desktop.scene.items import Hotspot, Item
from boomerang_desktop.desktop.table.thinker import Thinker
from boomerang_desktop.games import GAMES
from boomerang_desktop.games.core import Move, Refusal
from boomerang_desktop.games.roadtrip.cards import LETTERS, letters, members
from boomerang_desktop.games.roadtrip.sheet import CATEGORIES
from boomerang_desktop.games.roadtrip.state import ACTIVITY, RoadTrip
from boomerang_desktop.match import Match, Seat
from tests.e2e.screen import NAMES, Screen
from tests.games.roadtrip.table import choosing, record, trip

STILL = 1000.0
"""So slow that a step lasts until the test goes on."""


def table(screen: Screen) -> RoadtripTable:
    assert isinstance(screen.board.table, RoadtripTable)
    return screen.board.table


def state(screen: Screen) -> RoadTrip:
    assert isinstance(screen.match.state, RoadTrip)
    return screen.match.state


def hand(screen: Screen, seat: int = 0) -> list[Key]:
    return [("card", letter) for letter in letters(members(state(screen).hands[seat]))]


def place(screen: Screen) -> Key:
    return ("place", state(screen).stage)


def shown(screen: Screen) -> list[Item]:
    """Everything drawn, on its way or hidden behind something."""
    return [item for item in screen.board.items() if isinstance(item, Item)]


def card(screen: Screen, key: Key) -> CardItem:
    item = screen.board.things.get(key)
    assert isinstance(item, CardItem)
    return item


def sheet(screen: Screen) -> SheetItem:
    """The one in the middle, whosever it is."""
    (found,) = [item for _, item in screen.board.things.all() if isinstance(item, SheetItem)]
    return found


def written(screen: Screen) -> reading.SheetReading:
    found = sheet(screen).reading
    assert found is not None
    return found


def chart(screen: Screen) -> MapItem:
    """The map in the middle, whosever it is."""
    (found,) = [item for key, item in screen.board.things.all() if key[0] == "map"]
    assert isinstance(found, MapItem)
    return found


def drawn(screen: Screen) -> reading.MapReading:
    found = chart(screen).reading
    assert found is not None
    return found


def sit_at(screen: Screen, position: RoadTrip, players: str) -> None:
    """Opens a match that has come to this position."""
    chance, moves = record(position)
    kinds = {"h": "human", "r": "random"}
    seats = [Seat(NAMES[n], kinds[letter]) for n, letter in enumerate(players)]
    match = Match(GAMES["roadtrip"], seats, {}, 1, 0, chance)
    for seat, move in moves:
        match.play(seat, move)
    screen.open(match)


@pytest.fixture
def slow_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that never answer: a stage stays open until the test is over."""
    monkeypatch.setattr(Thinker, "ask", lambda *_: None)
    monkeypatch.setattr(Thinker, "warm_up", lambda _: None)


def watch(screen: Screen, look: Callable[[], None], over: Callable[[], bool]) -> None:
    """Looks at the table at every step of what is shown; no step ends by itself."""

    def next_step() -> bool:
        if screen.board.motion.busy:
            look()
            screen.board.motion.skip()
        return over()

    screen.qtbot.waitUntil(next_step, timeout=20_000)


def last_move(screen: Screen) -> str:
    return str(screen.match.decisions[-1].move)


# --- R3: the Throw


def test_R3_a_card_is_dragged_to_the_throw_place_and_lies_face_down(
    screen: Screen, slow_bots: None
) -> None:
    screen.sit_down("roadtrip", "hrr")
    screen.wait_for_turn(0)
    first = hand(screen)[0]
    screen.drag(first, ("place", 0))
    assert [str(d.move) for d in screen.match.decisions] == [f"draft:{first[1]}"]
    item = card(screen, first)
    assert item.side == PEEK
    assert item.chosen
    throw_place = screen.board.things.get(("place", 0))
    assert throw_place is not None
    assert (item.scenePos() - throw_place.scenePos()).manhattanLength() < 1
    assert len([k for k in hand(screen) if card(screen, k).side != PEEK]) == 6


def between(screen: Screen, one: int, other: int) -> QPointF:
    """Between two places of the row."""
    here, there = (screen.board.things[("place", n)].scenePos() for n in (one, other))
    return (here + there) / 2


def test_only_the_open_place_lights_up_and_between_the_places_means_it(screen: Screen) -> None:
    screen.sit_down("roadtrip", "hr")
    screen.wait_for_turn(0)
    first = hand(screen)[0]
    screen.press(first)
    screen.move(QPointF(500, 480), QPointF(500, 460))
    lit = {item.key for item in shown(screen) if item.lit}
    assert lit == {("place", 0)}
    assert "lay it as the Throw" in screen.status
    screen.release(between(screen, 3, 4))
    assert screen.match.decisions[0].seat == 0 or screen.match.decisions[-1].seat == 0
    assert f"draft:{first[1]}" in [str(d.move) for d in screen.match.decisions]


def test_R3_a_card_dropped_on_another_place_is_refused(screen: Screen, slow_bots: None) -> None:
    screen.sit_down("roadtrip", "hr")
    screen.wait_for_turn(0)
    refused: list[Refusal] = []
    screen.board.refused.connect(refused.append)
    first = hand(screen)[0]
    screen.drag(first, ("place", 4))
    assert not screen.match.decisions
    assert refused == [Refusal("R3", "lay the first card of the round as the Throw")]
    screen.qtbot.waitUntil(lambda: first in screen.board.offered.after())
    screen.drag(first, ("place", 0))
    assert [str(d.move) for d in screen.match.decisions] == [f"draft:{first[1]}"]


def test_let_go_elsewhere_a_card_goes_home(screen: Screen) -> None:
    screen.sit_down("roadtrip", "hr")
    screen.wait_for_turn(0)
    first = hand(screen)[0]
    home = card(screen, first).scenePos()
    screen.drag(first, ("map", 0))
    assert not [d for d in screen.match.decisions if d.seat == 0]
    screen.qtbot.waitUntil(
        lambda: (card(screen, first).scenePos() - home).manhattanLength() < 1, timeout=2000
    )


def test_click_and_click(screen: Screen, slow_bots: None) -> None:
    screen.sit_down("roadtrip", "hr")
    screen.wait_for_turn(0)
    first, second = hand(screen)[:2]
    screen.click(first)
    assert screen.board.hand.path == (first,)
    screen.click(second)
    assert screen.board.hand.path == (second,)
    screen.click(("place", 0))
    assert last_move(screen) == f"draft:{second[1]}"


def test_digits_and_enter(screen: Screen, slow_bots: None) -> None:
    screen.sit_down("roadtrip", "hr")
    screen.wait_for_turn(0)
    third, fifth = hand(screen)[2], hand(screen)[4]
    screen.key(Qt.Key.Key_3)
    assert screen.board.hand.path == (third,)
    screen.key(Qt.Key.Key_5)
    assert screen.board.hand.path == (fifth,)
    screen.key(Qt.Key.Key_Return)
    assert last_move(screen) == f"draft:{fifth[1]}"


def test_the_same_digit_twice_lays_the_card(screen: Screen, slow_bots: None) -> None:
    screen.sit_down("roadtrip", "hr")
    screen.wait_for_turn(0)
    seventh = hand(screen)[6]
    screen.key(Qt.Key.Key_7, Qt.Key.Key_7)
    assert last_move(screen) == f"draft:{seventh[1]}"


# --- taking back


@pytest.mark.parametrize("how", ["press", "key", "undo"])
def test_a_choice_can_be_taken_back_until_everyone_has_chosen(
    screen: Screen, slow_bots: None, how: str
) -> None:
    screen.sit_down("roadtrip", "hrr")
    screen.wait_for_turn(0)
    first = hand(screen)[0]
    screen.drag(first, ("place", 0))
    assert len(screen.match.decisions) == 1
    if how == "press":
        screen.click(first)
    elif how == "key":
        screen.key(Qt.Key.Key_Backspace)
    else:
        screen.table.do("undo")
    assert not screen.match.decisions
    screen.wait_for_turn(0)
    assert card(screen, first).can_lift
    assert not card(screen, first).chosen
    second = hand(screen)[1]
    screen.drag(second, ("place", 0))
    assert last_move(screen) == f"draft:{second[1]}"


def test_what_everyone_has_chosen_stays(screen: Screen) -> None:
    screen.sit_down("roadtrip", "hr")
    screen.wait_for_turn(0)
    first = hand(screen)[0]
    screen.drag(first, ("place", 0))
    screen.wait_for_turn(0, decisions=2)
    screen.click(first)
    assert len(screen.match.decisions) >= 2
    assert "R4" in screen.status
    assert screen.table.why_not("undo") is not None


def test_bots_choose_while_one_thinks_and_it_shows(screen: Screen) -> None:
    screen.sit_down("roadtrip", "hrr")
    screen.wait_for_turn(0)
    first = hand(screen)[0]
    screen.press(first)
    screen.move(QPointF(500, 480), QPointF(500, 300))
    screen.qtbot.waitUntil(lambda: len(screen.match.decisions) == 2, timeout=20_000)
    for seat in (1, 2):
        stack = screen.board.things.get(("stack", seat))
        assert isinstance(stack, StackItem)
        assert stack.chosen
    # and the card is still in the hand of the one who thinks
    assert screen.board.hand.path == (first,)
    assert (card(screen, first).scenePos() - QPointF(500, 300)).manhattanLength() < 160
    screen.release(("place", 0))
    screen.wait_for_turn(0, decisions=3)
    assert state(screen).stage == 1


# --- refusals


def test_refusals_name_the_paragraph(screen: Screen, slow_bots: None) -> None:
    screen.sit_down("roadtrip", "hrr")
    screen.wait_for_turn(0)
    screen.click(("activity", "hiking"))
    assert "R11" in screen.status
    first, second = hand(screen)[:2]
    screen.drag(first, ("place", 0))
    screen.click(second)
    assert "R3" in screen.status
    assert screen.board.hand.path == ()


def test_R11_a_scored_activity_and_one_without_a_symbol_are_refused(screen: Screen) -> None:
    position = choosing(["CFIM", "", "", ""], ["ADPKVRG", "", "", ""], activities=[["photography"]])
    sit_at(screen, position, "hrrr")
    screen.wait_for_turn(0)
    screen.click(("activity", "photography"))
    assert "R11" in screen.status
    assert screen.board.acting == 0
    screen.click(("activity", "hiking"))
    assert "R11" in screen.status
    assert screen.board.acting == 0
    screen.click(("activity", "restaurant"))
    screen.wait_for_turn(0, decisions=4 * 8 * 2)
    assert state(screen).round == 2
    assert state(screen).sheets[0].breakdown["activities"] >= 7


# --- R4: the draft


def test_R4_the_hands_pass_and_the_catch_is_laid_at_once(screen: Screen) -> None:
    screen.sit_down("roadtrip", "hr", seed=5)
    for stage in range(6):
        screen.wait_for_turn(0, decisions=2 * stage)
        theirs = set(hand(screen, 1))
        screen.drag(hand(screen)[0], place(screen))
        screen.wait_for_turn(0, decisions=2 * stage + 2)
        if stage < 5:
            assert state(screen).stage == stage + 1
            assert set(hand(screen)) < theirs
            assert set(hand(screen)) == {
                item.key for item in shown(screen) if isinstance(item, CardItem) and item.can_lift
            }
    # nobody had to lay the last card
    screen.qtbot.waitUntil(lambda: state(screen).stage == ACTIVITY, timeout=20_000)
    screen.wait_for_turn(0)
    assert any("catches" in line for line in screen.log)
    row = letters(state(screen).row(0))
    assert all(card(screen, ("card", letter)).side != PEEK for letter in row)


@pytest.mark.parametrize(("round", "to"), [(0, 1), (1, 2)])
def test_R4_R14_hands_are_seen_to_pass_left_then_right(screen: Screen, round: int, to: int) -> None:
    match = Match.new(
        GAMES["roadtrip"],
        [Seat("Ana"), Seat("Bruno", "random"), Seat("Chloé", "random")],
        {"alternate_direction": True},
        3,
        0,
    )
    rng = Random(1)
    # each seat has decided seven cards and an activity in each round
    while len(match.decisions) < round * 3 * 8 or len(match.state.to_act) > 1:
        seat = match.state.to_act[-1]
        match.play(seat, rng.choice(match.state.legal(seat)))
    screen.open(match)
    screen.wait_for_turn(0)
    screen.board.motion.pace = STILL
    seen: dict[int, QPointF] = {}

    def look() -> None:
        for item in shown(screen):
            if isinstance(item, StackItem) and item.key[0] == "flying":
                seen[int(item.key[1])] = item.scenePos()

    screen.drag(hand(screen)[0], ("place", 0))
    watch(screen, look, lambda: state(screen).stage == 1 and screen.board.acting == 0)
    assert set(seen) == {0, 1, 2}
    assert (seen[0] - table(screen).spots.hand(to).at).manhattanLength() < 1


# --- preview


def test_lifting_a_card_pencils_in_what_it_would_score(screen: Screen, slow_bots: None) -> None:
    screen.sit_down("roadtrip", "hr")
    screen.wait_for_turn(0)
    before = written(screen)
    assert before.lines["sites"][0].text == ""
    first = hand(screen)[0]
    screen.click(first)
    lifted = written(screen)
    assert (lifted.lines["sites"][0].text, lifted.lines["sites"][0].pencil) == ("1", True)
    assert drawn(screen).pencilled == {first[1]}
    screen.key(Qt.Key.Key_Escape)
    # pointer and keyboard are still on it
    assert drawn(screen).pencilled == {first[1]}
    screen.click(QPointF(500, 480))
    screen.move(QPointF(500, 480))
    screen.qtbot.waitUntil(lambda: written(screen) == before)
    assert not drawn(screen).pencilled


def test_pointing_at_a_card_pencils_in_what_it_would_score(screen: Screen, slow_bots: None) -> None:
    screen.sit_down("roadtrip", "hr")
    screen.wait_for_turn(0)
    first, second, *_ = hand(screen)
    for key in (first, second):
        screen.move(key)
        assert drawn(screen).pencilled == {key[1]}
        assert written(screen).lines["sites"][0].text == "1"
    assert not screen.match.decisions
    assert screen.board.hand.path == ()


def test_the_preview_can_be_switched_off(screen: Screen, slow_bots: None) -> None:
    screen.sit_down("roadtrip", "hr")
    screen.wait_for_turn(0)
    screen.drag(hand(screen)[0], ("place", 0))
    assert written(screen).lines["sites"][0].text == "1"
    screen.board.set_flag("preview", False)
    assert written(screen).lines["sites"][0].text == ""


# --- scoring


def test_R5_to_R11_are_scored_category_by_category_with_their_cards(screen: Screen) -> None:
    # Throw D 4, Catch X 5; the red line; no pair but two eagles: H and L
    position = choosing(["DHIJLVX", "", "", ""])
    sit_at(screen, position, "hrrr")
    screen.wait_for_turn(0)
    screen.board.motion.pace = STILL
    seen: dict[str, set[str]] = {}
    badges: set[int] = set()
    routes, statuses = set(), set()

    def look() -> None:
        if bright := sheet(screen).bright:
            seen[bright] = set(chart(screen).glow)
            routes.add((bright, drawn(screen).route))
            statuses.add(screen.status)
            badges.update(
                i.points for i in shown(screen) if isinstance(i, PointsBadge) and i.seat == 0
            )

    screen.click(("activity", "match"))
    watch(screen, look, lambda: state(screen).round == 1 and screen.board.acting == 0)
    assert list(seen) == list(CATEGORIES)
    assert seen["throw_catch"] == {"D", "X"}
    assert seen["sites"] == set("DHIJLVX")
    assert seen["coasts"] == set("DHIJLVX")
    assert ("sites", ()) in routes
    assert ("coasts", tuple("DHIJLVX")) in routes
    assert {4, 7} <= badges
    assert any("Coast to coast" in status for status in statuses)
    points = state(screen).sheets[0].written[0]
    assert [written(screen).lines[c][0].text for c in CATEGORIES] == [str(n) for n in points]
    assert any("You connect the coasts" in line for line in screen.log)


def test_R7_R8_bonuses_that_are_gone_are_struck_out_on_every_sheet(screen: Screen) -> None:
    sit_at(screen, trip(["DHIJLVX", "ABC", "", ""], ["QRSTUW@", "D", "", ""]), "hrrr")
    screen.wait_for_turn(0)
    regions = {mark.region: mark.bonus for mark in drawn(screen).regions}
    owners = state(screen).sheets
    assert owners[1].regions
    assert regions["pacific"] == "gone"
    assert drawn(screen).coasts[0] == (7, "mine")
    screen.move(screen.board.panels[1].scenePos())
    assert drawn(screen).coasts[0] == (7, "gone")
    assert {m.region: m.bonus for m in drawn(screen).regions}["pacific"] == "mine"


def test_R9_the_sheet_shows_what_americana_must_beat(screen: Screen) -> None:
    sit_at(screen, trip(["L@C", "", "", ""]), "hrrr")
    screen.wait_for_turn(0)
    last = state(screen).sheets[0].written[0][CATEGORIES.index("americana")]
    assert written(screen).lines["americana"][1].note == f">{last}"


@pytest.mark.parametrize(("key", "kind"), [(Qt.Key.Key_1, "photography"), (Qt.Key.Key_0, "none")])
def test_R11_an_activity_by_key(screen: Screen, key: Qt.Key, kind: str) -> None:
    sit_at(screen, choosing(["CFIM", "", "", ""]), "hrrr")
    screen.wait_for_turn(0)
    screen.key(key)
    assert f"activity:{kind}" in [str(d.move) for d in screen.match.decisions if d.seat == 0]


def chosen(screen: Screen) -> list[str]:
    return [str(d.move) for d in screen.match.decisions if d.seat == 0][7:]


def is_ringed(screen: Screen, activity: str) -> bool:
    box = screen.board.things.get(("activity", activity))
    assert isinstance(box, ActivityItem)
    return box.chosen


def test_R11_an_activity_that_scores_less_than_another_is_asked_once_more(
    screen: Screen, heard: list[str]
) -> None:
    sit_at(screen, choosing(["DHIJLVX", "", "", ""]), "hrrr")
    screen.wait_for_turn(0)
    question = "Hiking scores 0, ball game 4: press it again to score it"
    screen.click(("activity", "hiking"))
    assert chosen(screen) == []
    assert heard[-1] == screen.status == question
    assert is_ringed(screen, "hiking")
    # another one is another question
    screen.click(("activity", "photography"))
    assert chosen(screen) == []
    assert not is_ringed(screen, "hiking")
    screen.key(Qt.Key.Key_3)
    assert screen.status == question
    screen.click(("activity", "hiking"))
    assert chosen(screen)[:1] == ["activity:hiking"]


def test_R11_the_best_activity_and_none_are_not_asked_about(screen: Screen) -> None:
    for kind in ("match", "none"):
        sit_at(screen, choosing(["DHIJLVX", "", "", ""]), "hrrr")
        screen.wait_for_turn(0)
        screen.qtbot.waitUntil(lambda: screen.board.item(("activity", kind)) is not None)  # noqa: B023
        screen.click(("activity", kind))
        assert chosen(screen)[:1] == [f"activity:{kind}"]


def test_R11_to_score_none_for_the_last_time_is_asked_once_more(screen: Screen) -> None:
    rounds = [["CFIM", "", "", ""]] * 3
    sit_at(screen, choosing(*rounds, ["DHIJLVX", "", "", ""]), "hrrr")
    screen.wait_for_turn(0)
    screen.click(("activity", "none"))
    assert screen.match.result is None
    assert (
        screen.status == "Ball game scores 4, and this is the last round: press again to score none"
    )
    screen.click(("activity", "none"))
    screen.qtbot.waitUntil(lambda: screen.match.result is not None)


# --- looking at the others


def test_hover_click_and_key_show_the_sheets_of_the_others(screen: Screen, slow_bots: None) -> None:
    screen.sit_down("roadtrip", "hrr")
    screen.wait_for_turn(0)
    panel = screen.board.panels[1]
    screen.move(panel.scenePos())
    assert (sheet(screen).owner, sheet(screen).guest) == (1, True)
    assert screen.board.things.get(("activity", "hiking")) is None
    screen.move(QPointF(600, 600))
    assert (sheet(screen).owner, sheet(screen).guest) == (0, False)
    screen.click(panel.scenePos())
    screen.move(QPointF(600, 600))
    assert sheet(screen).owner == 1
    screen.click(panel.scenePos())
    screen.move(QPointF(600, 600))
    assert sheet(screen).owner == 0
    screen.key(Qt.Key.Key_V)
    assert sheet(screen).owner == 1
    screen.key(Qt.Key.Key_V)
    assert sheet(screen).owner == 2
    screen.key(Qt.Key.Key_V)
    assert sheet(screen).owner == 0
    # looking does not keep anybody from playing
    screen.key(Qt.Key.Key_V)
    screen.drag(hand(screen)[0], ("place", 0))
    assert len(screen.match.decisions) == 1


def test_the_memory_aid_comes_and_goes(screen: Screen) -> None:
    screen.sit_down("roadtrip", "hr")
    screen.wait_for_turn(0)
    aid = screen.board.things.get(("aid",))
    assert isinstance(aid, MemoryItem)
    assert len(aid.known) == 28
    screen.click(("aid",))
    assert not aid.known
    assert not screen.board.flags["memory"]
    screen.click(("aid",))
    assert len(aid.known) == 28


# --- secrets


def secrets(screen: Screen, viewer: int) -> set[str]:
    """The letters of what the viewer must not see: hands of the others and their Throws."""
    now, hidden = state(screen), set()
    for seat in range(len(now.hands)):
        if seat != viewer:
            hidden |= set(letters(members(now.hands[seat])))
            if 0 < now.stage < ACTIVITY:
                hidden.add(LETTERS[now.row(seat)[0]])
    return hidden


def assert_nothing_leaks(screen: Screen, viewer: int, known: Collection[str] = ()) -> None:
    hidden = secrets(screen, viewer) - set(known)
    names = {site_name(letter) for letter in hidden}
    for item in shown(screen):
        if isinstance(item, CardItem | MiniItem):
            assert item.letter not in hidden, item.key
        assert not (item.key[0] == "card" and item.key[1] in hidden)
        spoken = f"{item.label} {item.toolTip()}"
        if not isinstance(item, MapItem):
            spoken += item.description
        if isinstance(item, Hotspot):
            # all sites and letters are there always; what is said of them is known to everybody
            told = {"laid it", "In the row of this round"}
            assert not (item.key[-1] in hidden and any(words in spoken for words in told)), spoken
        else:
            assert not any(name in spoken for name in names), (item.key, spoken)
        if isinstance(item, MapItem):
            assert item.reading is not None
            assert not item.reading.pencilled & hidden
        if isinstance(item, MemoryItem):
            laid = {letter for letter, trace in item.known.items() if trace.state == "laid"}
            assert not laid & hidden
    now = state(screen)
    assert not any(
        name in line for line in screen.log[-2 * len(now.hands) :] for name in names
    ) or len(now.sheets[0].written)


@pytest.mark.parametrize("players", ["hh", "hhh", "hhr"])
def test_with_several_persons_nothing_secret_is_ever_drawn(screen: Screen, players: str) -> None:
    screen.sit_down("roadtrip", players, seed=8)
    persons = [n for n, kind in enumerate(players) if kind == "h"]
    for stage in range(4 if len(players) == 2 else 2):
        for seat in persons:
            screen.qtbot.waitUntil(screen.is_curtain_closed, timeout=20_000)
            assert screen.board.viewer == seat
            # behind the curtain there is nothing to see at all
            assert_nothing_leaks(screen, viewer=-1)
            screen.open_curtain()
            screen.wait_for_turn(seat)
            assert_nothing_leaks(screen, viewer=seat)
            assert {item.key for item in shown(screen) if item.can_lift} == set(hand(screen, seat))
            for other in screen.board.panels:
                screen.move(screen.board.panels[other].scenePos())
                assert_nothing_leaks(screen, viewer=seat)
            screen.move(QPointF(600, 300))
            assert state(screen).stage == stage
            screen.drag(hand(screen, seat)[0], place(screen))


def test_what_one_chose_stays_hidden_from_the_next_and_can_be_taken_back(screen: Screen) -> None:
    screen.sit_down("roadtrip", "hh")
    screen.qtbot.waitUntil(screen.is_curtain_closed)
    screen.open_curtain()
    screen.wait_for_turn(0)
    first = hand(screen)[0]
    screen.drag(first, ("place", 0))
    screen.qtbot.waitUntil(screen.is_curtain_closed)
    assert screen.board.things.get(first) is None
    screen.open_curtain()
    screen.wait_for_turn(1)
    assert screen.board.things.get(first) is None
    screen.table.do("undo")
    assert screen.is_curtain_closed()
    assert not screen.match.decisions
    assert screen.board.viewer == 0
    assert screen.board.things.get(first) is None
    screen.open_curtain()
    screen.wait_for_turn(0)
    assert card(screen, first).can_lift


def test_on_the_way_nothing_secret_is_drawn_either(screen: Screen) -> None:
    screen.sit_down("roadtrip", "hrr", seed=2)
    screen.wait_for_turn(0)
    screen.board.motion.pace = STILL
    for stage in range(2):
        screen.wait_for_turn(0)
        # what has just been passed on is still seen to go
        mine = [str(letter) for _, letter in hand(screen)]
        screen.drag(hand(screen)[0], place(screen))
        leaks: list[AssertionError | None] = []

        def look(mine: list[str] = mine, leaks: list[AssertionError | None] = leaks) -> None:
            # waiting would try again what fails now
            try:
                assert_nothing_leaks(screen, viewer=0, known=mine)
                leaks.append(None)
            except AssertionError as leak:
                leaks.append(leak)

        def over(next_stage: int = stage + 1) -> bool:
            return state(screen).stage == next_stage and screen.board.acting == 0

        watch(screen, look, over)
        assert len(leaks) > 3
        assert not any(leaks)


# --- tabletop and size


def test_in_tabletop_mode_everything_faces_its_player(screen: Screen) -> None:
    screen.sit_down("roadtrip", "hhhh", seed=4)
    screen.table.do("tabletop")
    for seat, turned in ((0, 0.0), (1, 90.0), (2, 180.0), (3, -90.0)):
        screen.qtbot.waitUntil(screen.is_curtain_closed)
        screen.open_curtain()
        screen.wait_for_turn(seat)
        assert sheet(screen).rotation() == turned
        first = hand(screen, seat)[0]
        assert abs(card(screen, first).rotation() - turned) < 10
        whole = screen.board.sceneRect().adjusted(-5, -5, 5, 5)
        for item in shown(screen):
            if item.key[0] != "seat" and item.isVisible():
                assert whole.contains(item.mapRectToScene(item.rect)), item.key
        screen.drag(first, ("place", 0))
    assert state(screen).stage == 1


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768), (2560, 1080)])
def test_at_every_size_all_is_on_the_table_and_can_be_played(
    screen: Screen, slow_bots: None, size: tuple[int, int]
) -> None:
    screen.sit_down("roadtrip", "hrrr")
    screen.wait_for_turn(0)
    screen.window.resize(*size)
    QTest.qWait(20)
    whole = screen.board.sceneRect()
    for item in shown(screen):
        if item.isVisible():
            assert whole.adjusted(-5, -5, 5, 5).contains(item.mapRectToScene(item.rect)), item.key
    first = hand(screen)[0]
    screen.drag(first, ("place", 0))
    assert last_move(screen) == f"draft:{first[1]}"


# --- whole matches


def finish(screen: Screen) -> None:
    result = screen.match.result
    assert result is not None
    screen.qtbot.waitUntil(lambda: screen.table.result is not None, timeout=20_000)
    for seat, kept in enumerate(state(screen).sheets):
        while sheet(screen).owner != seat:
            screen.key(Qt.Key.Key_V)
        assert written(screen).total == kept.total == result.scores[seat]
        assert written(screen).sums == result.breakdown[seat]


def turns(screen: Screen) -> Iterator[None]:
    done = 0
    while screen.match.result is None:
        screen.wait_for_turn(0, decisions=done)
        if screen.match.result is None:
            done = len(screen.match.decisions) + 1
            yield


@pytest.mark.parametrize("players", ["hr", "hrr", "hrrr"])
def test_a_whole_match_by_drags(screen: Screen, players: str) -> None:
    screen.sit_down("roadtrip", players, seed=len(players))
    rng = Random(1)
    for _ in turns(screen):
        way: Sequence[Key] = screen.a_way(rng)
        if len(way) == 1:
            screen.click(way[0])
            if table(screen).handling.doubted:
                screen.click(way[0])
        else:
            screen.drag(*way)
    finish(screen)
    assert len(screen.match.decisions) == 4 * 8 * len(players)


def test_a_whole_match_by_keyboard(screen: Screen) -> None:
    screen.sit_down("roadtrip", "hr", seed=9)

    def twice(key: Qt.Key) -> None:
        """What is probably not meant is asked about, and pressed once more."""
        screen.key(key)
        if table(screen).handling.doubted:
            screen.key(key)

    for turn, _ in enumerate(turns(screen)):
        if turn % 2:
            twice(Qt.Key.Key_1)
            if state(screen).stage < ACTIVITY and screen.board.hand.path:
                screen.key(Qt.Key.Key_Return)
            elif screen.board.acting == 0:
                twice(Qt.Key.Key_0)
        else:
            screen.key(Qt.Key.Key_Tab)
            twice(Qt.Key.Key_Return)
            if screen.board.hand.path:
                screen.key(Qt.Key.Key_Return)
    finish(screen)


def test_bots_alone_can_be_watched(screen: Screen) -> None:
    screen.sit_down("roadtrip", "rrr", seed=1)
    screen.qtbot.waitUntil(lambda: screen.match.result is not None, timeout=30_000)
    finish(screen)


def test_R13_the_lines_of_the_result_light_what_they_count(screen: Screen) -> None:
    match = Match.new(GAMES["roadtrip"], [Seat("Ana"), Seat("Bruno")], {}, 6, 0)
    rng = Random(2)
    while match.state.to_act:
        seat = match.state.to_act[0]
        moves: Sequence[Move] = match.state.legal(seat)
        match.play(seat, rng.choice(moves))
    screen.open(match)
    screen.qtbot.waitUntil(lambda: screen.table.result is not None)
    shown = sheet(screen).owner
    counted = reading.counted(state(screen), shown, "sites")
    assert len(counted) == state(screen).sheets[shown].breakdown["sites"]
    table(screen).show_line("sites")
    assert chart(screen).glow == counted
    table(screen).show_line("sites")
    assert not chart(screen).glow
