"""Which gestures make which moves of arrows, and why others do not."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication

from boomerang_desktop.desktop.games.arrows import keys, outlook
from boomerang_desktop.desktop.games.arrows.items import Pawn, PawnRow
from boomerang_desktop.desktop.games.arrows.layout import Layout
from boomerang_desktop.desktop.scene.gestures import Gesture
from boomerang_desktop.games.arrows import refusals as no
from boomerang_desktop.games.arrows.board import CELLS
from boomerang_desktop.games.arrows.moves import Decline, Place, Take
from boomerang_desktop.games.arrows.state import ArrowsState
from boomerang_desktop.games.core import Refusal
from tests.desktop.games.arrows.table import ArrowsBoard, Heard, a_board, held, positions
from tests.games.arrows.table import play, position

pytestmark = pytest.mark.usefixtures("qapp")

CHAIN = position([17], [18, 19], [24, 20, 33, 36], hands=(2, 2, 2))
"""17 can take 18, then 19 or 24; from 19, 20."""


def asked(state: ArrowsState) -> ArrowsBoard:
    """A board that offers all that the rules allow."""
    board = a_board(state)
    (seat,) = state.to_act
    board.offer(seat, state.legal(seat))
    return board


def gestures(state: ArrowsState) -> Sequence[Gesture]:
    (seat,) = state.to_act
    return list(a_board(state).handling.paths(seat, state.legal(seat)))


def why_not(state: ArrowsState, *path: tuple[str | int, ...]) -> Refusal | None:
    return asked(state).why_not(path)


# --- moves


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_legal_move_has_a_gesture_and_every_gesture_is_a_legal_move(seats: int) -> None:
    board = a_board(positions(seats)[0])
    for state in positions(seats)[:-1]:
        board.show_view(state, 0)
        (seat,) = state.to_act
        moves = state.legal(seat)
        made = list(board.handling.paths(seat, moves))
        assert {gesture.move for gesture in made} == set(moves)
        paths = [gesture.path for gesture in made]
        assert len(paths) == len(set(paths)), "no gesture means two things"


def test_a_move_that_costs_pawns_ends_in_a_question_P5() -> None:
    state = position([17, 0], [18], [33], hands=(1, 1, 1))
    for gesture in gestures(state):
        assert (gesture.path[-1] == keys.LOSE) != isinstance(gesture.move, Take)


def test_a_chain_can_be_stopped_only_where_it_could_go_on_P4() -> None:
    state = position([17], [18, 19], [20, 33], hands=(0, 0, 0))
    offered = asked(state).offered
    pawn, first, second, third = keys.pawn(17), keys.cell(18), keys.cell(19), keys.cell(20)
    assert keys.STOP in offered.after((pawn, first))
    assert keys.STOP in offered.after((pawn, first, second))
    assert offered.after((pawn, first, second, third)) == frozenset()


def test_a_chain_of_which_one_end_is_offered_cannot_be_stopped_before() -> None:
    board = a_board(CHAIN)
    board.offer(0, [Take((17, 18, 24))])
    assert board.offered.after((keys.pawn(17), keys.cell(18))) == {keys.cell(24)}


# --- reasons


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_what_cannot_be_lifted_or_put_down_has_a_reason(seats: int) -> None:
    """And what can be done has none."""
    for state in positions(seats)[:-1:7]:
        board = asked(state)
        lifted = board.offered.after()
        for cell in range(CELLS):
            pawn = keys.pawn(cell)
            if not state.free >> cell & 1 and pawn not in lifted:
                assert board.why_not((pawn,)) is not None
        for key in lifted - {keys.DECLINE}:
            for cell in range(CELLS):
                able = keys.cell(cell) in board.offered.after((key,))
                if key != keys.pawn(cell):
                    assert (board.why_not((key, keys.cell(cell))) is None) == able


def test_reasons_are_those_of_the_rules() -> None:
    state = position([17, 0], [18], [33], hands=(1, 1, 1), obligation="enforced")
    assert why_not(state, keys.hand(0)) == no.MUST_CAPTURE
    assert why_not(state, keys.pawn(0)) == no.MUST_CAPTURE
    assert why_not(state, keys.pawn(33)) == no.NOT_YOUR_PAWN
    assert why_not(state, keys.hand(1)) == no.NOT_YOUR_PAWN
    assert why_not(state, ("seat", 1)) is None


@pytest.mark.parametrize(
    ("cells", "refusal"),
    [
        ((6, 11), no.NEUTRAL_LINE),
        ((6, 5), no.AGAINST_ARROW),
        ((6, 36), no.NO_ARROW),
        ((6, 18), no.NO_LINE),
        ((6, 1), no.NOT_FREE),
    ],
)
def test_what_is_no_move_on_this_board_says_so(cells: Sequence[int], refusal: Refusal) -> None:
    state = position([6, 1], [11, 5, 2], [36])
    assert why_not(state, keys.pawn(cells[0]), keys.cell(cells[1])) == refusal


def test_what_is_no_move_is_answered_by_whoever_offers_if_they_will() -> None:
    coach = Refusal("", "look at the arrows")
    board = a_board(position([6, 1], [11, 5, 2], [36]))
    board.offer(0, [], lambda move: coach if move is None else None)
    assert board.why_not((keys.pawn(6), keys.cell(5))) == coach


@pytest.mark.parametrize("key", [keys.pawn(0), keys.hand(1), keys.hand(0), keys.prisoners(0, 1)])
def test_who_waits_is_told_to_wait(key: tuple[str | int, ...]) -> None:
    state = position([17, 0], [18], [33], hands=(1, 1, 1), prisoners={(0, 1): 1})
    board = a_board(state, viewer=1)
    assert board.why_not((key,)) == no.NOT_YOUR_TURN
    assert board.why_not((("seat", 1),)) is None
    board.show_view(state, 0)
    assert board.why_not((key,)) is None, "it is their turn, but nobody is asked yet"


def test_a_pawn_let_go_beside_the_board_belongs_on_a_cell_P1() -> None:
    board = asked(CHAIN)
    heard = Heard(board)
    board.handling.dropped_nowhere((keys.hand(0),))
    assert heard.refused() == [no.NO_CELL]
    board.offer(0, [], lambda move: Refusal("", "not so"))
    board.handling.dropped_nowhere((keys.hand(0),))
    assert heard.refused() == [Refusal("", "not so")]


def test_the_question_of_P5_stays_when_the_cell_is_clicked_once_more() -> None:
    board = a_board(position([17, 0], [18], [33], hands=(1, 1, 1)))
    board.offer(0, [Place(30)], lambda move: Refusal("", "not so"))
    heard = Heard(board)
    board.hand.lift(keys.hand(0))
    board.hand.put_down(keys.cell(30))
    board.hand.put_down(keys.cell(30))
    assert held(board) == (keys.hand(0), keys.cell(30))
    assert heard.refused() == []
    board.hand.put_down(keys.cell(31))
    assert held(board) == ()
    assert heard.refused() == [Refusal("", "not so")]


# --- the pawn in the hand


def test_a_chain_is_dragged_on_and_back_near_the_middle_of_a_cell_P4() -> None:
    board = asked(CHAIN)
    pawn, first, second = keys.pawn(17), keys.cell(18), keys.cell(19)
    on = board.handling.aim
    layout = Layout.within(board.middle)
    near, beside = layout.at(18), layout.at(18) + QPointF(0.4 * layout.step, 0)
    assert on((pawn,), near).path == (pawn, first)
    assert on((pawn,), near).target == first
    assert on((pawn,), beside).path is None
    assert on((pawn,), beside).target == first
    assert on((pawn, first), layout.at(19)).path == (pawn, first, second)
    assert on((pawn, first), layout.at(17)).path == (pawn,)
    assert on((pawn, first), layout.at(24)).path is None, "nothing more to take from there"
    assert on((pawn,), layout.at(17)).target == pawn, "where it came from"


def test_one_pawn_is_taken_from_a_heap_and_the_others_stay() -> None:
    board = asked(CHAIN)
    assert board.hand.lift(keys.hand(0))
    assert isinstance(board.hand.carried, Pawn)
    heap = board.things.find(keys.hand(0), PawnRow)
    assert heap is not None
    assert (heap.count, heap.taken) == (2, 1)


# --- the keyboard


@pytest.mark.parametrize(
    ("start", "direction", "ends"),
    [
        (17, Qt.Key.Key_Right, {18}),
        (18, Qt.Key.Key_Down, {24, 25}),
        (18, Qt.Key.Key_Up, {11, 12}),
        (0, Qt.Key.Key_Down, {4, 5}),
        (21, Qt.Key.Key_Right, {21}),
    ],
)
def test_arrow_keys_lead_along_the_lines(start: int, direction: Qt.Key, ends: set[int]) -> None:
    board = asked(position([36], [33], [35], hands=(1, 1, 1)))
    board.hand.lift(keys.hand(0), by_key=True)
    board.hand.focus_on(keys.cell(start))
    board.hand.arrow(direction)
    assert board.hand.focus in {keys.cell(end) for end in ends}


def test_letters_lift_what_is_offered_and_refuse_the_rest(qapp: QApplication) -> None:
    state = position([1, 2], [33], [36], hands=(2, 0, 0), prisoners={(1, 0): 1})
    board = asked(play(state, "place:6"))
    heard = Heard(board)
    assert board.handling.letter("H")
    assert held(board) == (keys.hand(0),)
    assert board.handling.letter("2")
    assert held(board) == (keys.prisoners(1, 0),)
    assert board.handling.letter("3")
    assert heard.refused() == [no.NOT_HELD]
    assert not board.handling.letter("x")
    board.offer(0, [Decline()], lambda move: Refusal("", "decline"))
    board.handling.letter("h")
    assert heard.refused() == [Refusal("", "decline")]
    assert board.hand.focus != keys.hand(0)


# --- what is asked before it is too late


def test_a_move_that_loses_the_match_is_asked_once_more_P9() -> None:
    """The last quiet turn: placing a pawn goes on, advancing one ends it with fewer prisoners."""
    quiet = position([0], [36], [33], hands=(1, 1, 1), prisoners={(1, 2): 2}, quiet=59, turns=100)
    board = asked(quiet)
    heard, said = Heard(board), list[str]()
    board.remarked.connect(said.append)
    step = next(move for move in quiet.legal(0) if str(move).startswith("move"))
    assert outlook.loses(quiet, 0, step)
    board.answer(step)
    assert heard.moves == []
    assert said == ["With this move you lose the match. Make it once more if you mean it."]
    board.answer(step)
    assert heard.moves == [step]


def test_nothing_is_asked_where_every_move_loses_P9() -> None:
    state = position([0], [36], [33], prisoners={(1, 2): 2}, quiet=59, turns=100)
    board = asked(state)
    heard = Heard(board)
    board.answer(state.legal(0)[0])
    assert len(heard.moves) == 1


def test_a_chain_that_is_given_up_says_so_P4() -> None:
    board = asked(CHAIN)
    said: list[str] = []
    board.remarked.connect(said.append)
    board.hand.lift(keys.pawn(17))
    board.hand.put_down(keys.cell(18))
    board.hand.put_back()
    assert said == ["The chain is given up: nobody has been captured."]
    board.hand.lift(keys.hand(0))
    board.hand.put_down(keys.cell(30))
    board.hand.put_down(keys.TAKE_BACK)
    assert said[1:] == ["The move is taken back: no pawn is lost."]
