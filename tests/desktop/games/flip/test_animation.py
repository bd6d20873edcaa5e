"""How a placement looks while it happens, step by step."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QAbstractAnimation
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.games.flip.items import PieceItem
from boomerang_desktop.desktop.games.flip.score import Ribbon
from boomerang_desktop.games.flip import FLIP, Placement
from tests.desktop.games.flip.laid import Laid
from tests.games.flip.playing import GAMES as RARE
from tests.games.flip.playing import after, opening, place

EXAMPLE = "V3:3,3;4,3;3,4", "M:4,4", "D:5,3;5,4", "D:4,5;5,5"
"""The rulebook's: A, B, C and D."""


class Shown(Laid):
    """Shows a move of whoever must place, a step at a time and without waiting."""

    def steps(self, move: Placement) -> Iterator[QAbstractAnimation]:
        self.board.motion.pace = 1.0
        before = self.board.view
        following = before.play(self.seat, move)
        events = FLIP.events(before, self.seat, move, following)
        for step in self.table.steps(before, events, following):
            animation = step()
            if animation is not None:
                yield animation

    def piece(self, text: str) -> PieceItem:
        found = self.board.things.find(("placed", place(text).number), PieceItem)
        assert found is not None
        return found

    def passing(self) -> list[PieceItem | Ribbon]:
        """What is on its way."""
        found = [item for item in self.board.items() if isinstance(item, PieceItem | Ribbon)]
        return [item for item in found if self.board.things.get(item.key) is not item]


def at(animation: QAbstractAnimation, share: float) -> None:
    animation.setCurrentTime(round(animation.duration() * share))


@pytest.fixture
def shown(qtbot: QtBot) -> Shown:
    return Shown(qtbot, after(*EXAMPLE[:3]))


def test_F5_turned_pieces_flip_one_after_the_other(shown: Shown) -> None:
    b, c = shown.piece(EXAMPLE[1]), shown.piece(EXAMPLE[2])
    steps = shown.steps(place(EXAMPLE[3]))
    at(next(steps), 1.0)
    assert b.turning is None
    for turned, lying in ((b, [c]), (c, [])):
        animation = next(steps)
        at(animation, 0.25)
        early = turned.look
        assert turned.turning == pytest.approx(0.15, abs=0.1)
        assert not early.red
        assert all(later.turning is None for later in lying)
        at(animation, 0.75)
        assert turned.look.red
        at(animation, 1.0)
    assert next(steps, None) is None


def test_a_move_that_is_hurried_is_shown_as_it_ends(shown: Shown) -> None:
    move = place(EXAMPLE[3])
    before = shown.board.view
    following = before.play(shown.seat, move)
    events = FLIP.events(before, shown.seat, move, following)
    shown.board.motion.pace = 1.0
    done: list[bool] = []
    shown.board.play(events, following, shown.seat, lambda: done.append(True))
    assert shown.board.motion.busy
    shown.board.motion.skip()
    assert shown.board.motion.busy
    shown.board.motion.hurry()
    assert done == [True]
    assert [shown.piece(text).look.red for text in EXAMPLE] == [False, True, True, True]
    assert shown.piece(EXAMPLE[1]).turning is None
    assert not shown.passing()


def test_a_piece_flies_out_of_the_tray_of_whoever_plays_it(shown: Shown) -> None:
    move = place(EXAMPLE[3])
    tray = shown.board.things.find(("piece", "D"), PieceItem)
    assert tray is not None
    count = tray.count
    animation = next(shown.steps(move))
    (piece,) = shown.passing()
    assert piece.scenePos() == tray.scenePos()
    assert tray.count == count - 1
    at(animation, 1.0)
    assert (piece.scenePos() - shown.table.grid.centre(move.holes)).manhattanLength() < 1
    assert isinstance(piece, PieceItem)
    assert piece.look.height == 0


def test_a_piece_sinks_in_from_where_the_hand_let_go(shown: Shown) -> None:
    shown.offer()
    move = place(EXAMPLE[3])
    shown.put(move)
    assert shown.answers == [move]
    # as when a curtain falls: the hand knows nothing of it any more
    shown.board.offer(None)
    shown.board.show_view(shown.board.view, shown.seat)
    tray = shown.board.things.find(("piece", "D"), PieceItem)
    assert tray is not None
    steps = shown.steps(move)
    next(steps)
    (piece,) = shown.passing()
    assert piece.scenePos() == shown.table.grid.above(move.holes)
    # the next time nobody has dropped it
    shown.board.things.dismiss_passing()
    next(shown.steps(move))
    (piece,) = shown.passing()
    assert piece.scenePos() == tray.scenePos()


def test_F12_out_of_a_closed_box_a_piece_comes_without_showing_the_others(qtbot: QtBot) -> None:
    state = after("I4:2,4;3,4;4,4;5,4", state=opening(hidden_pieces=True))
    shown = Shown(qtbot, state)
    shown.board.show_view(state.view(0), 0)
    shown.seat = 1
    next(shown.steps(place("M:3,3")))
    (piece,) = shown.passing()
    assert shown.board.panels[1].sceneBoundingRect().contains(piece.scenePos())


def test_F8_a_ribbon_tells_that_somebody_is_passed_over(qtbot: QtBot) -> None:
    moves = RARE["asked_again"]
    shown = Shown(qtbot, after(*moves[:7]))
    for animation in shown.steps(place(moves[7].removeprefix("place:"))):
        at(animation, 1.0)
    (ribbon,) = [item for item in shown.passing() if isinstance(item, Ribbon)]
    assert ribbon.label == "Ana cannot place a piece and is passed over · rule 8"
    assert ribbon.opacity() == 1.0
    shown.board.settle()
    assert not shown.passing()
