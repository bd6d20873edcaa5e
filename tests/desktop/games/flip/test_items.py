"""The pieces of the perforated board and what lies beside them."""

import attrs
import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QApplication

from boomerang_desktop.desktop.games.flip import items
from boomerang_desktop.desktop.games.flip.items import NoteItem, PieceItem
from boomerang_desktop.desktop.games.flip.paint import PieceLook
from boomerang_desktop.desktop.look import theme
from boomerang_desktop.desktop.look.lettering import wrapped_size

BAR = PieceLook(((0, 0), (1, 0), (2, 0)), 20.0, red=False)


@pytest.fixture
def piece(qapp: QApplication) -> PieceItem:
    return PieceItem(("piece", "bar"), BAR)


def test_a_piece_is_as_large_as_its_holes(piece: PieceItem) -> None:
    assert (piece.width, piece.height) == (60, 20)
    piece.show_as(attrs.evolve(BAR, holes=((0, 0), (0, 1), (0, 2)), cell=30.0))
    assert (piece.width, piece.height) == (30, 90)
    assert piece.outline().contains(QPointF(0, 40))
    assert not piece.outline().contains(QPointF(40, 0))


def test_in_a_tray_its_whole_place_can_be_pressed(qapp: QApplication) -> None:
    room = QRectF(-50, -30, 100, 60)
    piece = PieceItem(("piece", "bar"), BAR, room)
    assert piece.contains(QPointF(45, 25))
    piece.lifted = True
    assert not piece.contains(QPointF(0, 0)), "what is in the hand hides nothing"


def test_a_piece_that_is_turned_over_changes_colour_halfway(piece: PieceItem) -> None:
    turning = items.turn_over(piece, 1.0, red=True)
    turning.start()
    turning.setCurrentTime(round(turning.duration() * 0.3))
    colours = [piece.look.red]
    turning.setCurrentTime(round(turning.duration() * 0.8))
    colours.append(piece.look.red)
    assert colours == [False, True]
    turning.stop()
    piece.show_as(attrs.evolve(BAR, red=True))
    assert piece.turning is None


def test_a_piece_sinks_into_its_holes_and_swings_to_where_it_lies(piece: PieceItem) -> None:
    piece.raise_to(1.0)
    sinking = items.sink(piece, 1.0)
    swinging = items.swing(piece, 1.0, -90)
    for motion in (sinking, swinging):
        motion.start()
        motion.setCurrentTime(motion.duration())
    assert piece.look.height == 0
    assert piece.rotation() == 0


def test_a_note_is_whole_and_smaller_only_if_it_must_be(qapp: QApplication) -> None:
    note = NoteItem(("note", 0), 200, 60)
    note.lines = ("12 on the board",)
    usual = note.font.pixelSize()
    assert usual == theme.scene_font(items.NOTE).pixelSize()
    lines = ("12 on the board in your colour", "30 that the other has not placed")
    note.lines = lines
    note.resize(120, 44)
    assert 8 <= note.font.pixelSize() < usual
    assert wrapped_size("\n".join(lines), note.font, 120).height() <= 44
