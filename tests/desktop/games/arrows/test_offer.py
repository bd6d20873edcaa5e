"""What is offered is the only truth: one move, or three, and the caller's sentence for the rest."""

from collections.abc import Iterator, Sequence
from itertools import pairwise, product
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.games.arrows import keys
from boomerang_desktop.desktop.games.arrows.items import BoardMarks, PawnRow, Triangle
from boomerang_desktop.desktop.scene.gestures import Key, Path
from boomerang_desktop.desktop.scene.view import TableView
from boomerang_desktop.games.arrows.board import CELLS, TRIOS
from boomerang_desktop.games.arrows.moves import (
    CAPTORS,
    HAND,
    RESERVE,
    Enter,
    Place,
    Step,
    Take,
)
from boomerang_desktop.games.arrows.refusals import RESERVE_ONLY
from boomerang_desktop.games.arrows.state import ArrowsState
from boomerang_desktop.games.core import Move, Refusal, Setting
from tests.desktop.games.arrows.table import ArrowsBoard, Heard, a_board, held, positions
from tests.games.arrows.table import play, position

pytestmark = pytest.mark.usefixtures("qapp")

COACH = Refusal("", "the caller's sentence")
PLAYED = ("pawn", "hand", "reserve", "prisoners", "cell")
"""The kinds of things that are played with."""


def way(state: ArrowsState, seat: int, move: Move) -> Path:
    """How somebody makes a move."""
    lose: Path = (keys.LOSE,) if state.able else ()
    match move:
        case Place():
            return (("hand", seat), ("cell", move.cell), *lose)
        case Step():
            return (("pawn", move.start), ("cell", move.end), *lose)
        case Take():
            return (("pawn", move.path[0]), *(("cell", cell) for cell in move.path[1:]))
        case Enter(cell, source) if source in CAPTORS:
            return (("prisoners", CAPTORS.index(source), seat), ("cell", cell))
        case Enter(cell, source):
            return ((source, seat), ("cell", cell))
    return (keys.DECLINE,)


def middle_games(rng: Random) -> Iterator[ArrowsState]:
    """Positions of all kinds: with captures to be made, with Trios to be paid for, and quiet."""
    strict: dict[str, Setting] = {"obligation": "enforced", "must_continue": True}
    for seats, options in product((2, 3, 4, 5), ({}, strict)):
        seen = [s for seed in range(3) for s in positions(seats, seed, **options)[20:-1]]
        yield rng.choice([state for state in seen if state.able])
        yield rng.choice([state for state in seen if not state.able and not state.entries])
    freed = {(1, 0): 2, (2, 0): 1}
    for before in (
        position([11, 12], [8, 14], [33, 34], hands=(2, 2, 2), prisoners=freed),
        position([11, 12], [8, 14, 33], hands=(2, 2), reserves=(3, 4)),
    ):
        yield play(before, "place:6")


def trio_of_two(source: str) -> ArrowsState:
    """P11: a Trio is to be paid for, with pawns both in the hand and in the reserve."""
    before = position([1, 2, 20], [33, 34, 35], hands=(3, 0), reserves=(2, 3), trio_source=source)
    return play(before, "place:6")


def offers(count: int) -> Iterator[tuple[ArrowsBoard, Sequence[Move]]]:
    rng = Random(count)
    for state in middle_games(rng):
        (seat,) = state.to_act
        legal = state.legal(seat)
        kinds = {type(move) for move in legal}
        for kind in sorted(kinds, key=str) if count == 1 else [Move]:
            some = [move for move in legal if isinstance(move, kind)]
            moves = rng.sample(some, min(count, len(some)))
            board = a_board(state)
            board.offer(seat, moves, lambda move: COACH)
            yield board, moves
            board.rest()


@pytest.fixture(params=[1, 3])
def offered(request: pytest.FixtureRequest) -> Iterator[tuple[ArrowsBoard, Sequence[Move]]]:
    return offers(request.param)


Offers = Iterator[tuple[ArrowsBoard, Sequence[Move]]]


def ways(board: ArrowsBoard, moves: Sequence[Move]) -> set[Path]:
    (seat,) = board.view.to_act
    return {way(board.view, seat, move) for move in moves}


def reached_by_tab(board: ArrowsBoard) -> set[Key]:
    """Everything that Tab comes to before it leaves the table or begins again."""
    board.hand.focus_on(None)
    reached: set[Key] = set()
    while board.hand.next_focus(True) and board.hand.focus not in reached:
        assert board.hand.focus is not None
        reached.add(board.hand.focus)
    return reached


def reached_by_arrows(board: ArrowsBoard) -> set[Key]:
    reached: set[Key] = set()
    for item in board.hand.candidates():
        for direction in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
            board.hand.focus_on(item.key)
            board.hand.arrow(direction)
            assert board.hand.focus is not None
            reached.add(board.hand.focus)
    return reached


def lit(board: ArrowsBoard) -> set[Key]:
    return {key for key, item in board.things.all() if item.lit}


# --- lifting


def test_only_what_is_offered_can_be_lifted(offered: Offers) -> None:
    for board, moves in offered:
        starts = {path[0] for path in ways(board, moves)}
        assert {key for key, item in board.things.all() if item.can_lift} == starts
        heard = Heard(board)
        for key in [key for key, _ in board.things.all() if key not in starts]:
            if key in board.handling.switches():
                continue
            assert not board.hand.lift(key)
            assert held(board) == ()
            refused = heard.refused()
            assert refused == [COACH] or (key[0] not in PLAYED and refused == [])
        assert heard.moves == []


def test_the_keyboard_reaches_what_is_offered_and_the_switches(offered: Offers) -> None:
    for board, moves in offered:
        starts = {path[0] for path in ways(board, moves)} | {keys.THREATS}
        assert reached_by_tab(board) == starts
        assert reached_by_arrows(board) <= starts
        for letter, key in (("h", "hand"), ("e", "reserve"), ("1", "prisoners")):
            heard = Heard(board)
            board.handling.letter(letter)
            lifted = {path[0] for path in (held(board),) if path}
            assert lifted <= starts
            assert lifted or heard.refused() == [COACH], key
            board.hand.put_back()


def test_only_what_is_offered_is_ringed_and_told(offered: Offers) -> None:
    for board, moves in offered:
        takes = [move for move in moves if isinstance(move, Take)]
        rings, marks = (board.things.find(key, BoardMarks) for key in (keys.RINGS, keys.AID))
        assert rings is not None
        assert marks is not None
        assert {ring.cell for ring in rings.rings} == {take.path[0] for take in takes}
        assert {mark.cells for mark in marks.ways} == {take.path[:2] for take in takes}
        described = {key for key, item in board.things.all() if item.description}
        assert described == {keys.pawn(take.path[0]) for take in takes}


# --- putting down


def test_only_the_targets_that_are_offered_light_and_are_reached(offered: Offers) -> None:
    for board, moves in offered:
        for start in {path[0] for path in ways(board, moves)} - {keys.DECLINE}:
            board.hand.lift(start, by_key=True)
            while True:
                here = held(board)
                onward = {p[len(here)] for p in ways(board, moves) if p[: len(here)] == here != p}
                cells = {key for key in onward if key[0] == "cell"}
                buttons = {key for key in (keys.LOSE, keys.STOP) if key in board.things}
                assert lit(board) == cells
                assert buttons >= onward - cells
                back = {keys.TAKE_BACK} if keys.LOSE in onward else set()
                assert reached_by_tab(board) == cells | buttons | back | {here[-1]}
                assert reached_by_arrows(board) <= cells | buttons | back | {here[-1]}
                longer = [key for key in cells if board.offered.after((*here, key))]
                if not longer:
                    break
                board.hand.put_down(min(longer))
            board.hand.put_back()


def test_only_a_trio_that_is_offered_is_promised() -> None:
    state = position([11, 12, 4, 9], [36], [33], hands=(2, 2, 2))
    board = a_board(state)
    for move, promised in ((Place(6), [(6, 11, 12)]), (Place(10), [(4, 9, 10)]), (Place(20), [])):
        board.offer(0, [move], lambda move: COACH)
        board.hand.lift(keys.hand(0))
        triangles = (board.things.find(keys.trio(n), Triangle) for n in range(len(TRIOS)))
        assert [TRIOS[t.number] for t in triangles if t and t.promised] == promised


def test_anything_else_is_refused_in_the_callers_words(offered: Offers) -> None:
    for board, moves in offered:
        heard = Heard(board)
        for start in {path[0] for path in ways(board, moves)} - {keys.DECLINE}:
            targets = board.offered.after((start,))
            for cell in range(CELLS):
                if keys.cell(cell) in targets or start == keys.pawn(cell):
                    continue
                assert board.hand.lift(start)
                board.hand.put_down(keys.cell(cell))
                assert held(board) == ()
                assert heard.refused() == [COACH]
        assert heard.moves == []


def test_a_chain_neither_ends_nor_goes_where_it_is_not_offered_to() -> None:
    """From 18 the pawn could also go to 19, or stop."""
    board = a_board(position([17], [18, 19], [24, 20, 33, 36], hands=(2, 2, 2)))
    board.offer(0, [Take((17, 18, 24))], lambda move: COACH)
    heard = Heard(board)
    board.hand.lift(keys.pawn(17))
    board.hand.put_down(keys.cell(18))
    assert lit(board) == {keys.cell(24)}
    assert keys.STOP not in board.things
    assert not board.hand.finish_here()
    assert heard.refused() == [COACH]
    assert held(board) == (keys.pawn(17), keys.cell(18)), "it waits to be carried on"
    board.hand.put_down(keys.cell(19))
    assert heard.refused() == [COACH]
    assert heard.moves == []


def test_what_is_offered_is_answered(offered: Offers) -> None:
    for board, moves in offered:
        for move in moves:
            heard = Heard(board)
            start, *steps = way(board.view, board.view.to_act[0], move)
            board.hand.lift(start)
            for step in steps:
                board.hand.put_down(step)
            if held(board):
                board.hand.finish_here()
            assert heard.moves == [move]
            assert heard.refused() == []


def test_with_two_a_trio_calls_for_the_reserve_or_for_both_P11() -> None:
    for source, paid in (("reserve", {keys.reserve(0)}), ("any", {keys.hand(0), keys.reserve(0)})):
        board = a_board(trio_of_two(source))
        called = [item for _, item in board.things.all() if isinstance(item, PawnRow)]
        assert not any(heap.highlighted for heap in called), "nobody is asked yet"
        board.offer(0, board.view.legal(0))
        assert {heap.key for heap in called if heap.highlighted} == paid
        assert {heap.key for heap in called if heap.can_lift} == paid
        board.offer(0, [Enter(18, RESERVE)], lambda move: COACH)
        assert {heap.key for heap in called if heap.highlighted} == {keys.reserve(0)}
        board.rest()


# --- with a real mouse and real keys


@pytest.fixture
def view(qtbot: QtBot) -> TableView:
    view = TableView()
    qtbot.addWidget(view)
    view.resize(1040, 672)
    view.setUpdatesEnabled(False)
    view.show()
    qtbot.waitExposed(view)
    return view


def on_screen(view: TableView, board: ArrowsBoard, key: Key) -> QPoint:
    return view.mapFromScene(board.things[key].scenePos())


def drag(view: TableView, board: ArrowsBoard, *path: Key) -> None:
    left, points = Qt.MouseButton.LeftButton, [on_screen(view, board, key) for key in path]
    QTest.mousePress(view.viewport(), left, pos=points[0])
    for start, end in pairwise(points):
        for step in range(1, 5):
            QTest.mouseMove(view.viewport(), start + (end - start) * step / 4)
            QTest.qWait(1)
    QTest.mouseRelease(view.viewport(), left, pos=points[-1])


def test_a_lesson_by_mouse(view: TableView) -> None:
    """One capture is wanted, though another and many moves besides would be legal."""
    board = a_board(position([17, 11, 0], [18, 36], [33, 12], hands=(2, 2, 2)))
    view.show_board(board)
    board.offer(0, [Take((17, 18))], lambda move: COACH)
    heard = Heard(board)
    for path in (
        (keys.pawn(11), keys.cell(12)),
        (keys.hand(0), keys.cell(30)),
        (keys.pawn(36), keys.cell(35)),
        (keys.pawn(17), keys.cell(16)),
        (keys.pawn(17), keys.cell(33)),
    ):
        drag(view, board, *path)
        assert heard.refused() == [COACH]
    assert heard.moves == []
    drag(view, board, keys.pawn(17), keys.cell(18))
    assert heard.moves == [Take((17, 18))]
    board.rest()


@pytest.mark.parametrize("source", [HAND, RESERVE])
def test_with_two_a_trio_may_enter_a_pawn_of_the_hand_P11(view: TableView, source: str) -> None:
    board = a_board(trio_of_two("any"))
    view.show_board(board)
    board.offer(0, board.view.legal(0))
    heard = Heard(board)
    drag(view, board, keys.source(source, 0), keys.cell(18))
    assert heard.moves == [Enter(18, source)]
    assert heard.refused() == []
    board.rest()


def test_with_two_a_trio_enters_no_pawn_of_the_hand_by_default_P11(view: TableView) -> None:
    board = a_board(trio_of_two("reserve"))
    view.show_board(board)
    board.offer(0, board.view.legal(0))
    heard = Heard(board)
    drag(view, board, keys.hand(0), keys.cell(18))
    assert heard.refused() == [RESERVE_ONLY]
    assert heard.moves == []
    board.rest()


def test_a_lesson_by_keyboard(view: TableView) -> None:
    board = a_board(position([17, 11, 0], [18, 36], [33, 12], hands=(2, 2, 2)))
    view.show_board(board)
    view.setFocus()
    board.offer(0, [Step(0, 4)], lambda move: COACH)
    heard = Heard(board)
    QTest.keyClick(view, Qt.Key.Key_Tab)
    QTest.keyClick(view, Qt.Key.Key_Tab)
    reached = {board.hand.focus}
    QTest.keyClick(view, Qt.Key.Key_Backtab)
    assert reached | {board.hand.focus} == {keys.pawn(0), keys.THREATS}
    board.hand.focus_on(keys.pawn(0))
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert board.hand.focus == keys.cell(4)
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert heard.moves == [], "what it costs is asked first"
    board.hand.focus_on(keys.LOSE)
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert heard.moves == [Step(0, 4)]
    board.rest()
