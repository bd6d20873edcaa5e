"""What is shown over the arrowed board."""

from PySide6.QtWidgets import QApplication

from boomerang_desktop.desktop.games.arrows import keys, paint
from boomerang_desktop.desktop.games.arrows.items import BoardMarks, Pawn, Triangle
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.games.arrows import ARROWS
from boomerang_desktop.games.arrows.board import TRIOS
from tests.desktop.games.arrows.table import ArrowsBoard, a_board
from tests.games.arrows.table import position

DUTY = position([17, 0], [18], [33], hands=(1, 1, 1))
"""The pawn on 17 can capture on 18."""


def layer(board: ArrowsBoard, key: Key) -> BoardMarks:
    marks = board.things.find(key, BoardMarks)
    assert marks is not None
    return marks


def offered(board: ArrowsBoard) -> ArrowsBoard:
    seat = board.view.to_act[0]
    board.offer(seat, board.view.legal(seat))
    return board


def test_what_must_be_captured_is_ringed_for_whoever_is_asked(qapp: QApplication) -> None:
    board = a_board(DUTY)
    assert not layer(board, keys.RINGS).rings
    offered(board)
    assert [ring.cell for ring in layer(board, keys.RINGS).rings] == [17]
    aid = layer(board, keys.AID)
    assert [way.cells for way in aid.ways] == [(17, 18)]
    pawns = [item.zValue() for _, item in board.things.all() if isinstance(item, Pawn)]
    assert aid.zValue() > max(pawns), "no pawn hides the arrow that matters"
    board.rest()


def test_within_a_chain_an_arrow_leads_to_what_can_be_captured_next_P4(qapp: QApplication) -> None:
    board = offered(a_board(position([17], [18, 19], [12, 33], hands=(1, 1, 1))))
    board.hand.lift(keys.pawn(17))
    assert not layer(board, keys.AID).ways
    board.hand.put_down(keys.cell(18))
    assert [way.cells for way in layer(board, keys.AID).ways] == [(18, 19)]
    board.rest()


def test_threats_are_shown_on_demand(qapp: QApplication) -> None:
    board = offered(a_board(position([18], [17], [33], hands=(1, 1, 1))))
    assert not layer(board, keys.RINGS).rings
    board.set_flag("threats", True)
    danger = [ring.cell for ring in layer(board, keys.RINGS).rings if ring.colour == paint.DANGER]
    assert danger == [18]
    assert [way.cells for way in layer(board, keys.AID).ways] == [(17, 18)]
    board.rest()


def test_what_a_move_would_cost_is_crossed_out(qapp: QApplication) -> None:
    board = offered(a_board(DUTY))
    board.hand.lift(keys.hand(0))
    board.hand.put_down(keys.cell(30))
    crossed = {key for key, item in board.things.all() if isinstance(item, Pawn) and item.crossed}
    assert keys.pawn(17) in crossed
    assert keys.pawn(0) not in crossed
    board.rest()


def test_a_triangle_that_could_be_completed_is_promised(qapp: QApplication) -> None:
    one, two, three = TRIOS[0]
    others = [cell for cell in range(37) if cell not in TRIOS[0]]
    far = next(
        (a, b)
        for a in others
        for b in others
        if a < b and not position([one, two], [a], [b], hands=(1, 1, 1)).able
    )
    board = offered(a_board(position([one, two], [far[0]], [far[1]], hands=(1, 1, 1))))
    board.hand.lift(keys.hand(0))
    promised = {
        item.number
        for _, item in board.things.all()
        if isinstance(item, Triangle) and item.promised
    }
    assert promised == {0}
    assert keys.cell(three) in board.offered.after(board.hand.path)
    board.rest()


def test_a_hint_shows_its_way(qapp: QApplication) -> None:
    board = offered(a_board(DUTY))
    board.advise(ARROWS.parse("take:17-18"))
    assert [way.cells for way in layer(board, ("way",)).ways] == [(17, 18)]
    assert board.things[keys.cell(17)].lit
    board.advise(None)
    assert not layer(board, ("way",)).ways
    board.rest()
