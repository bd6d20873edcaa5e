"""What a hand can do on the road trip, and what it is told."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from boomerang_desktop.desktop.games.roadtrip import reading
from boomerang_desktop.desktop.games.roadtrip.items import MemoryItem
from boomerang_desktop.desktop.games.roadtrip.papers.map import MapItem
from boomerang_desktop.desktop.games.roadtrip.papers.sheet import ActivityItem
from boomerang_desktop.desktop.scene.board import Board
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.games.core import Refusal
from boomerang_desktop.games.roadtrip import state as rules
from boomerang_desktop.games.roadtrip.cards import CARD_OF
from boomerang_desktop.games.roadtrip.moves import ACTIVITY_MOVES, DRAFTS
from boomerang_desktop.games.roadtrip.state import ACTIVITY, RoadTrip
from tests.desktop.games.roadtrip.playing import after, ask, heard, sheet_of, sit, table_of
from tests.games.roadtrip.table import choosing, fresh, states

# --- moves


def test_a_double_click_lays_a_card_in_the_next_free_place(qapp: QApplication) -> None:
    state = after(3, lambda s: s.stage == 3 and 0 in s.to_act)
    board = ask(state)
    made = heard(board.answered)
    letter = reading.hand(state, 0)[0]
    item = board.things[("card", letter)]
    at = item.scenePos()
    for twice in (False, True):
        board.hand.press(item, at, twice=twice)
        board.hand.release(at, finger=False)
    assert made == [DRAFTS[CARD_OF[letter]]]
    assert board.hand.landed == ("place", 3)


@pytest.mark.parametrize("seats", [2, 4])
def test_every_move_has_one_way_and_what_is_touched_is_on_the_table(
    qapp: QApplication, seats: int
) -> None:
    for state in [*states(fresh(seats, seed=2), seed=4)][::7]:
        for seat in state.to_act:
            board = ask(state, seat)
            moves = state.legal(seat)
            ways = list(board.handling.paths(seat, moves))
            assert [way.move for way in ways] == list(moves)
            assert len({way.path for way in ways}) == len(moves)
            assert all(key in board.things for way in ways for key in way.path)


def test_what_was_meant_by_a_card_or_a_box(qapp: QApplication) -> None:
    handling = ask(fresh(2)).handling
    assert list(handling.attempts(0, (("card", "C"),))) == [DRAFTS[2]]
    assert list(handling.attempts(0, (("activity", "none"),))) == [ACTIVITY_MOVES[-1]]
    for key in (("place", 0), ("map", 0), ("laid", 0), ("box", 1, "hiking"), ("seat", 1)):
        assert list(handling.attempts(0, (key,))) == []
    # a card has only one place: to miss it is no other move
    assert list(handling.attempts(0, (("card", "C"), ("map", 0)))) == []


def test_between_the_places_of_the_row_means_the_open_one(qapp: QApplication) -> None:
    state = after(3, lambda s: s.stage == 3 and 0 in s.to_act)
    board = ask(state)
    card: Key = ("card", reading.hand(state, 0)[0])
    places = [board.things[("place", n)].scenePos() for n in range(7)]
    for n, at in enumerate(places):
        assert board.handling.aim((card,), at).target == ("place", n)
    for one, other in pairwise(places):
        assert board.handling.aim((card,), (one + other) / 2).target == ("place", 3)
    assert board.handling.aim((card,), at_edge_of_map(board)).target == ("map", 0)


def at_edge_of_map(board: Board[RoadTrip]) -> QPointF:
    """Where there is nothing but sea."""
    chart = board.things[("map", 0)]
    return chart.mapToScene(chart.rect.topLeft() + QPointF(6, 6))


@pytest.mark.parametrize(
    ("stage", "place", "paragraph", "said"),
    [
        (0, 3, "R3", "lay the first card of the round as the Throw"),
        (3, 1, "R4", "lay it on the next free place of the row, which is place 4"),
        (3, 6, "R4", "lay it on the next free place of the row, which is place 4"),
        (6, 0, "R4", "lay the last card as the Catch: the others have theirs"),
    ],
)
def test_R4_a_card_on_another_place_than_the_open_one_is_refused(
    qapp: QApplication, stage: int, place: int, paragraph: str, said: str
) -> None:
    state = after(3, lambda s: s.stage == stage and 0 in s.to_act)
    board = ask(state)
    refused, answers = heard(board.refused), heard(board.answered)
    board.hand.lift(("card", reading.hand(state, 0)[0]))
    board.hand.put_down(("place", place))
    assert refused == [Refusal(paragraph, said)]
    assert answers == []


def test_a_card_that_misses_the_row_is_told_where_it_belongs(qapp: QApplication) -> None:
    state = fresh(2)
    board = ask(state)
    refused, remarks, answers = (
        heard(signal) for signal in (board.refused, board.remarked, board.answered)
    )
    board.hand.lift(("card", reading.hand(state, 0)[0]))
    board.hand.put_down(("map", 0))
    assert (refused, answers) == ([], [])
    assert remarks == ["Lay the card as the Throw"]


def test_refusals_are_those_of_the_rules(qapp: QApplication) -> None:
    state = after(2, lambda s: s.stage == 2 and 0 in s.to_act)
    board = ask(state)
    refused = heard(board.refused)
    board.hand.lift(("activity", "hiking"))
    board.hand.lift(("card", reading.card_at(state, 0, 1)))
    board.hand.lift(("place", 3))
    board.hand.lift(("map", 0))
    assert refused == [rules.CATCH_FIRST, rules.CARD_FROM_HAND]


def test_who_has_chosen_waits_for_the_others(qapp: QApplication) -> None:
    state = fresh(2)
    chosen = state.play(0, state.legal(0)[0])
    board = sit(chosen)
    refused = heard(board.refused)
    board.hand.lift(("card", reading.hand(state, 0)[1]))
    assert refused == [rules.THROW_CHOSEN]


# --- taking back


def test_what_was_chosen_is_a_switch_that_takes_it_back(qapp: QApplication) -> None:
    state = fresh(2)
    card: Key = ("card", reading.hand(state, 0)[0])
    board = ask(state)
    wanted: list[bool] = []
    board.undo_wanted.connect(lambda: wanted.append(True))
    assert board.handling.switches() == frozenset()
    assert board.handling.letter("\b")
    assert not wanted
    chosen = state.play(0, state.legal(0)[0])
    board.offer(None)
    board.show_view(chosen.view(0), 0)
    assert board.handling.switches() == {card}
    board.hand.lift(card)
    board.handling.letter("\b")
    assert wanted == [True, True]
    # when everybody has chosen it lies for good
    board.show_view(chosen.play(1, chosen.legal(1)[0]).view(0), 0)
    assert board.handling.switches() == frozenset()


def test_nobody_takes_back_for_a_bot(qapp: QApplication) -> None:
    state = fresh(2)
    board = sit(state.play(0, state.legal(0)[0]), viewer=0, persons=())
    assert board.handling.switches() == frozenset()


# --- an activity that is probably not meant


def test_R11_a_poor_choice_is_asked_about_once_more(qapp: QApplication) -> None:
    board = ask(choosing(["DHIJLVX", "", "", ""]))
    answers, remarks = heard(board.answered), heard(board.remarked)
    question = "Hiking scores 0, ball game 4: press it again to score it"
    board.hand.lift(("activity", "hiking"))
    assert answers == []
    assert remarks == [question]
    assert board.status() == question
    box = board.things.find(("activity", "hiking"), ActivityItem)
    assert box is not None
    assert box.chosen
    board.hand.lift(("activity", "hiking"))
    assert answers == [ACTIVITY_MOVES[2]]


def test_R11_a_doubt_is_over_when_something_else_is_offered(qapp: QApplication) -> None:
    state = choosing(["DHIJLVX", "", "", ""])
    board = ask(state)
    board.hand.lift(("activity", "hiking"))
    board.offer(0, state.legal(0))
    assert "Score one activity" in board.status()
    box = board.things.find(("activity", "hiking"), ActivityItem)
    assert box is not None
    assert not box.chosen


def test_R11_nothing_stays_chosen_when_another_activity_is_scored_instead(
    qapp: QApplication,
) -> None:
    board = ask(choosing(["DHIJLVX", "", "", ""]))
    answers = heard(board.answered)
    board.hand.lift(("activity", "hiking"))
    board.hand.lift(("activity", "none"))
    assert answers == [ACTIVITY_MOVES[-1]]
    boxes = [item for _, item in board.things.all() if isinstance(item, ActivityItem)]
    assert not [box.key for box in boxes if box.chosen]


# --- what is no move


@pytest.mark.parametrize("key", [("seat", 1), ("mini", 1, 3), ("minimap", 1), ("stack", 1)])
def test_another_players_things_show_their_sheet(qapp: QApplication, key: Key) -> None:
    board = ask(fresh(3))
    refused = heard(board.refused)
    board.hand.lift(key)
    assert sheet_of(board).owner == 1
    board.hand.lift(key)
    assert sheet_of(board).owner == 0
    assert refused == []


def test_the_memory_aid_is_pressed_and_no_stop_of_the_keyboard(qapp: QApplication) -> None:
    state = fresh(2)
    board = ask(state)
    aid = board.things.find(("aid",), MemoryItem)
    assert aid is not None
    assert len(aid.known) == 28
    board.hand.lift(("aid",))
    assert not aid.known
    assert board.handling.letter("m")
    assert len(aid.known) == 28
    hand = {("card", letter) for letter in reading.hand(state, 0)}
    assert {item.key for item in board.hand.candidates()} == hand


# --- keys


def test_a_digit_lifts_its_card_and_the_same_again_lays_it(qapp: QApplication) -> None:
    state = fresh(2)
    board = ask(state)
    answers = heard(board.answered)
    hand = reading.hand(state, 0)
    assert board.handling.letter("3")
    assert board.hand.path == (("card", hand[2]),)
    assert board.handling.letter("5")
    assert board.hand.path == (("card", hand[4]),)
    board.handling.letter("5")
    assert answers == [state.legal(0)[4]]


@pytest.mark.parametrize(("digit", "kind"), [("1", 0), ("4", 3), ("5", 4), ("0", 4)])
def test_a_digit_is_an_activity(qapp: QApplication, digit: str, kind: int) -> None:
    state = choosing(["CFIM", "", "", ""])
    board = ask(state)
    answers, remarks = heard(board.answered), heard(board.remarked)
    refused = heard(board.refused)
    assert board.handling.letter(digit)
    if ACTIVITY_MOVES[kind] not in state.legal(0):
        assert refused == [rules.NO_SYMBOL]
    else:
        assert answers == [ACTIVITY_MOVES[kind]] or remarks


def test_keys_that_mean_nothing_are_left_to_others(qapp: QApplication) -> None:
    board = ask(fresh(2))
    # the second is a key of its own on a French keyboard, and a digit to Python
    for text in ("x", "²", "", "½"):
        assert not board.handling.letter(text)
    for text in ("8", "9", "0"):
        assert board.handling.letter(text)
    assert board.hand.path == ()
    idle = sit(fresh(2))
    assert not idle.handling.letter("1")


def test_looking_and_laying_do_not_disturb_each_other(qapp: QApplication) -> None:
    state = fresh(2)
    board = ask(state)
    answers = heard(board.answered)
    board.handling.letter("1")
    board.handling.letter("v")
    assert sheet_of(board).owner == 1
    assert sheet_of(board).label == "The score sheet of Bruno"
    assert len(board.hand.path) == 1
    board.handling.letter("1")
    assert answers == [state.legal(0)[0]]
    assert table_of(board).looking.shown == 1


def test_hovering_over_nothing_changes_nothing(qapp: QApplication) -> None:
    board = ask(fresh(2))
    before = {key: id(item) for key, item in board.things.all()}
    board.handling.hover(QPointF(600, 300))
    assert {key: id(item) for key, item in board.things.all()} == before
    assert board.view.stage < ACTIVITY


# --- before a card is lifted


def pencilled(board: Board[RoadTrip]) -> frozenset[str]:
    chart = board.things.find(("map", 0), MapItem)
    assert chart is not None
    assert chart.reading is not None
    return chart.reading.pencilled


def test_the_card_under_the_pointer_shows_what_it_would_give(qapp: QApplication) -> None:
    state = after(3, lambda s: s.stage == 2 and s.round == 0 and 0 in s.to_act)
    board = ask(state)
    letter = reading.hand(state, 0)[1]
    assert letter not in pencilled(board)
    board.handling.hover(board.things[("card", letter)].scenePos())
    assert letter in pencilled(board)
    assert board.hand.path == ()
    board.handling.hover(at_edge_of_map(board))
    assert letter not in pencilled(board)
    # a card that lies in the row, or is nobody's to lay, shows nothing
    board.offer(None)
    board.handling.hover(board.things[("card", letter)].scenePos())
    assert letter not in pencilled(board)


def test_the_keyboard_shows_what_a_card_would_give_too(qapp: QApplication) -> None:
    state = after(3, lambda s: s.stage == 2 and s.round == 0 and 0 in s.to_act)
    board = ask(state)
    letter = reading.hand(state, 0)[0]
    board.hand.focus_on(("card", letter))
    assert letter in pencilled(board)


def test_without_the_preview_no_card_shows_what_it_would_give(qapp: QApplication) -> None:
    state = after(3, lambda s: s.stage == 2 and s.round == 0 and 0 in s.to_act)
    board = ask(state)
    board.set_flag("preview", False)
    board.handling.hover(board.things[("card", reading.hand(state, 0)[1])].scenePos())
    assert pencilled(board) == frozenset()


def focus(board: Board[RoadTrip]) -> Key | None:
    return board.hand.focus


def test_the_ring_goes_on_with_the_next_hand(qapp: QApplication) -> None:
    state = after(2, lambda s: s.stage == 5 and s.to_act == (0,))
    board = ask(state)
    board.handling.letter("1")
    assert focus(board) == ("place", 5)
    board.handling.letter("1")
    now = state.play(0, state.legal(0)[0])
    board.offer(None)
    board.show_view(now.view(0), 0)
    assert focus(board) is None
    assert not board.hand.ring.isVisible()
    board.offer(0, now.legal(0))
    assert focus(board) == ("card", reading.hand(now, 0)[0])
