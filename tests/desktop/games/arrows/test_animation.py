"""How moves of arrows look while they happen: where pawns are, step by step."""

from functools import partial
from itertools import pairwise

import pytest
from PySide6.QtCore import QAbstractAnimation

from boomerang_desktop.desktop.games.arrows import keys
from boomerang_desktop.desktop.games.arrows.items import Pawn, PawnRow, Triangle
from boomerang_desktop.desktop.games.arrows.layout import Layout, trio_number
from boomerang_desktop.games.arrows import ARROWS
from boomerang_desktop.games.arrows.state import ArrowsState
from tests.desktop.games.arrows.table import ArrowsBoard, a_board, positions
from tests.games.arrows.table import position

pytestmark = pytest.mark.usefixtures("qapp")


class Show:
    """A move, shown one step after the other, each to its end."""

    def __init__(self, state: ArrowsState, notation: str, board: ArrowsBoard | None = None) -> None:
        (seat,) = state.to_act
        move = ARROWS.parse(notation)
        after = state.play(seat, move)
        self.board = board or a_board(state)
        self.board.motion.pace = 1.0
        events = ARROWS.events(state, seat, move, after)
        self._steps = self.board.table.steps(state, events, after)
        self._kept: list[QAbstractAnimation] = []

    def step(self) -> bool:
        """False when nothing is left to be seen."""
        for step in self._steps:
            animation = step()
            if animation is not None:
                self._kept.append(animation)
                animation.start()
                animation.setCurrentTime(animation.duration())
                return True
        return False

    def pawn(self, cell: int) -> Pawn:
        found = self.board.things.find(keys.pawn(cell), Pawn)
        assert found is not None
        return found

    def near(self, pawn: Pawn, cell: int) -> bool:
        there = Layout.within(self.board.middle).at(cell)
        return (pawn.pos() - there).manhattanLength() < 1


CHAIN = position([17], [18, 19], [24, 20, 33, 36], hands=(2, 2, 2))


def test_a_step_goes_from_cell_to_cell() -> None:
    show = Show(position([0], [36], [33]), "move:0-4")
    assert show.step()
    assert show.near(show.pawn(0), 4), "it keeps its name on the way"
    assert not show.step()


def test_a_pawn_leaves_its_heap_one_short() -> None:
    show = Show(position([0], [36], [33], hands=(2, 1, 1)), "place:18")
    heap = show.board.things.find(keys.hand(0), PawnRow)
    assert heap is not None
    assert show.step()
    assert (heap.count, heap.taken) == (2, 1)
    assert any(isinstance(item, Pawn) and show.near(item, 18) for item in show.board.items())


def test_a_chain_goes_capture_by_capture_and_prisoners_go_to_their_captor_P4() -> None:
    show = Show(CHAIN, "take:17-18-24")
    pawn, first, second = show.pawn(17), show.pawn(18), show.pawn(24)
    panel = show.board.panels[0].sceneBoundingRect()
    assert show.step()
    assert show.near(pawn, 18)
    assert panel.contains(first.pos())
    assert show.near(second, 24)
    assert show.step()
    assert show.near(pawn, 24)
    assert panel.contains(second.pos())
    assert not show.step()


def test_a_chain_that_was_carried_to_its_end_does_not_go_back_P4() -> None:
    board = a_board(CHAIN)
    board.offer(0, CHAIN.legal(0))
    board.hand.lift(keys.pawn(17))
    board.hand.put_down(keys.cell(18))
    board.hand.put_down(keys.cell(24))
    show = Show(CHAIN, "take:17-18-24", board)
    assert show.step()
    assert show.near(show.pawn(17), 24)


def test_a_pawn_captured_from_one_of_two_goes_to_its_owners_reserve_P11() -> None:
    show = Show(position([10, 0, 1], [11, 33, 34, 36], reserves=(3, 3)), "take:10-11")
    prey = show.pawn(11)
    assert show.step()
    assert show.board.panels[1].sceneBoundingRect().contains(prey.pos())


def test_pawns_that_are_lost_are_crossed_out_and_fade_also_the_one_that_moved_P5() -> None:
    show = Show(position([17, 11, 0], [18, 36], [33, 12]), "move:17-16")
    lost = [show.pawn(17), show.pawn(11)]
    assert show.step()
    assert show.step()
    assert all(pawn.crossed for pawn in lost)
    assert show.step()
    assert all(pawn.opacity() < 0.01 for pawn in lost)
    assert show.pawn(0).opacity() == 1


def test_a_trio_lights_up_P6() -> None:
    show = Show(position([11, 12], [36], [33], hands=(2, 1, 1)), "place:6")
    triangle = show.board.things.find(keys.trio(trio_number((6, 11, 12))), Triangle)
    assert triangle is not None
    assert show.step()
    assert not triangle.glows
    assert show.step()
    assert triangle.glows


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_after_its_steps_every_move_leaves_the_position_behind_it(seats: int) -> None:
    seen = positions(seats, 1)
    board = a_board(seen[0])
    for before, after in list(pairwise(seen))[::5]:
        (seat,) = before.to_act
        move = next(m for m in before.legal(seat) if before.play(seat, m) == after)
        board.show_view(before, 0)
        board.motion.pace = 1.0
        done: list[ArrowsState] = []
        events = ARROWS.events(before, seat, move, after)
        board.play(events, after, 0, partial(done.append, after))
        while board.motion.busy:
            board.motion.skip()
        assert done == [after]
        assert board.view == after
        assert {int(key[1]) for key, _ in board.things.all() if key[0] == "pawn"} == {
            cell for mask in after.pawns for cell in range(37) if mask >> cell & 1
        }
    board.rest()
