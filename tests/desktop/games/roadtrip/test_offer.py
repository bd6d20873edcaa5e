"""What is offered is the only truth: with fewer moves than the rules allow, nothing else can be
lifted, lit or reached, and whoever offers them has the word."""

from collections.abc import Iterator
from functools import cache

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.games.roadtrip import reading
from boomerang_desktop.desktop.games.roadtrip.items import PlaceItem
from boomerang_desktop.desktop.scene.board import Board
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.desktop.scene.view import TableView
from boomerang_desktop.games.core import Move, Refusal
from boomerang_desktop.games.roadtrip.state import ACTIVITY, RoadTrip
from tests.desktop.games.roadtrip.playing import after, heard, sit, table_of
from tests.games.roadtrip.table import choosing

SENTENCE = Refusal("", "the caller's sentence")
LOOKED_AT = ("seat", "mini", "minimap", "stack", "tally", "gain", "aid", "trace")
"""What shows something when it is pressed, whatever is offered."""


@cache
def positions() -> list[RoadTrip]:
    return [
        after(2, lambda s: s.stage == 0 and s.round == 1 and 0 in s.to_act),
        after(3, lambda s: s.stage == 3 and s.round == 2 and 0 in s.to_act),
        after(4, lambda s: s.stage == 4 and s.round == 1 and 0 in s.to_act),
        choosing(["CFIM", "", "", ""]),
        choosing(["CFIM", "", "", ""], ["ADPKVRG", "", "", ""], activities=[["photography"]]),
    ]


@pytest.fixture(params=range(5))
def position(request: pytest.FixtureRequest) -> RoadTrip:
    return positions()[int(request.param)]


@pytest.fixture(params=[1, 3])
def moves(request: pytest.FixtureRequest, position: RoadTrip) -> list[Move]:
    """Some of the legal ones, not the first."""
    return list(position.legal(0))[-request.param :]


@pytest.fixture
def board(qapp: QApplication, position: RoadTrip, moves: list[Move]) -> Board[RoadTrip]:
    board = sit(position)
    board.offer(0, moves, lambda move: SENTENCE)
    return board


@pytest.fixture
def view(qtbot: QtBot, board: Board[RoadTrip]) -> Iterator[TableView]:
    """The same table in a window."""
    view = TableView()
    qtbot.addWidget(view)
    view.resize(1040, 672)
    view.setUpdatesEnabled(False)
    view.show_board(board)
    view.show()
    qtbot.waitExposed(view)
    view.setFocus()
    yield view
    view.show_board(None)


def touched(moves: list[Move], state: RoadTrip) -> set[Key]:
    """What these moves begin with, in the notation of the rules."""
    words = [str(move).split(":") for move in moves]
    return {("card" if word == "draft" else "activity", name) for word, name in words}


def test_exactly_what_is_offered_can_be_lifted(
    board: Board[RoadTrip], position: RoadTrip, moves: list[Move]
) -> None:
    refused, answers = heard(board.refused), heard(board.answered)
    offered = touched(moves, position)
    assert {key for key, item in board.things.all() if item.can_lift} == offered
    for key in [key for key, _ in board.things.all() if key not in offered]:
        refused.clear()
        assert not board.hand.lift(key)
        assert board.hand.path == ()
        assert refused == ([] if key[0] in LOOKED_AT else [SENTENCE]), key
        if key[0] in ("aid", "trace"):
            board.set_flag("memory", True)
        elif key[0] in LOOKED_AT:
            # looking at another sheet is over when one looks back
            table_of(board).looking.come_back()
    assert answers == []


def test_exactly_the_offered_place_lights(
    board: Board[RoadTrip], position: RoadTrip, moves: list[Move]
) -> None:
    place: Key = ("place", position.stage)
    open_places = {k for k, i in board.things.all() if isinstance(i, PlaceItem) and i.next}
    if position.stage == ACTIVITY:
        assert open_places == set()
        return
    assert open_places == {place}
    for key in touched(moves, position):
        assert board.hand.lift(key)
        assert {key for key, item in board.things.all() if item.lit} == {place}
        assert {item.key for item in board.hand.candidates()} == {key, place}
        board.hand.put_back()
    assert not [key for key, item in board.things.all() if item.lit]


def test_tab_and_arrows_reach_exactly_what_is_offered(
    view: TableView, board: Board[RoadTrip], position: RoadTrip, moves: list[Move]
) -> None:
    reached = set()
    while board.hand.next_focus(forward=True):
        reached.add(board.hand.focus)
    assert reached == touched(moves, position)
    QTest.keyClick(view, Qt.Key.Key_Tab)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Down) * 3:
        QTest.keyClick(view, key)
        assert board.hand.focus in reached


def test_digits_lift_nothing_else(
    view: TableView, board: Board[RoadTrip], position: RoadTrip, moves: list[Move]
) -> None:
    refused, answers = heard(board.refused), heard(board.answered)
    hand = reading.hand(position, 0) if position.stage < ACTIVITY else ()
    for n, letter in enumerate(hand):
        refused.clear()
        QTest.keyClick(view, Qt.Key(Qt.Key.Key_1.value + n))
        lifted = ("card", letter) in touched(moves, position)
        assert (len(board.hand.path), refused) == ((1, []) if lifted else (0, [SENTENCE]))
        board.hand.put_back()
    if not hand:
        for n, name in enumerate(reading.BOXES):
            if ("activity", name) not in touched(moves, position):
                refused.clear()
                QTest.keyClick(view, Qt.Key(Qt.Key.Key_1.value + n))
                assert refused == [SENTENCE]
    assert answers == []


def test_dropped_anywhere_else_a_card_goes_home_with_the_callers_sentence(
    board: Board[RoadTrip], position: RoadTrip, moves: list[Move]
) -> None:
    refused, answers = heard(board.refused), heard(board.answered)
    if position.stage == ACTIVITY:
        return
    (card, *_) = touched(moves, position)
    elsewhere: list[Key] = [("place", n) for n in range(7) if n != position.stage]
    elsewhere += [("map", 0), ("activity", "hiking"), ("mini", 1, 0)]
    for target in elsewhere:
        refused.clear()
        assert board.hand.lift(card)
        assert not board.hand.put_down(target)
        assert refused == [SENTENCE]
    assert answers == []


def test_the_offered_move_is_made_with_the_mouse(
    view: TableView, board: Board[RoadTrip], position: RoadTrip, moves: list[Move]
) -> None:
    refused, answers = heard(board.refused), heard(board.answered)

    def click(key: Key) -> None:
        at = view.mapFromScene(board.things[key].scenePos())
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)

    for move in moves:
        answers.clear()
        (key,) = touched([move], position)
        click(key)
        if position.stage < ACTIVITY:
            assert board.hand.path == (key,)
            click(("place", position.stage))
        elif not answers:
            # a poor choice is asked about once more
            click(key)
        assert answers == [move]
        board.offer(0, moves, lambda move: SENTENCE)
    assert refused == []


def test_without_an_answer_of_their_own_the_rules_speak(
    qapp: QApplication, position: RoadTrip
) -> None:
    board = sit(position)
    board.offer(0, position.legal(0)[:1])
    refused = heard(board.refused)
    for key in [key for key, _ in board.things.all() if key[0] in ("card", "activity")]:
        if key not in board.offered.after():
            board.hand.lift(key)
    # a legal move that is not offered is not against the rules
    assert SENTENCE not in refused
    assert all(refusal.paragraph for refusal in refused)
