"""How the pieces look."""

from itertools import pairwise

from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.games.flip import paint
from boomerang_desktop.desktop.look import theme
from boomerang_desktop.games.flip import PIECES

BY_NAME = {piece.name: piece for piece in PIECES}


def picture(red: bool, locked: bool = False, turn: float | None = None) -> QImage:
    image = QImage(160, 160, QImage.Format.Format_RGB32)
    image.fill(0x6A452C)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(80, 80)
    look = paint.PieceLook(BY_NAME["T4"].rotations[0], 40.0, red, locked=locked)
    if turn is None:
        paint.draw_piece(painter, look, zoom=1)
    else:
        paint.draw_turning(painter, look, turn)
    painter.end()
    return image


def test_red_and_white_differ_without_their_colour(qtbot: QtBot) -> None:
    """In grey, with the faces brought to the same level, a line still runs round the red one."""

    def edges(image: QImage) -> int:
        grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
        row = [grey.pixelColor(x, 60).value() for x in range(24, 136)]
        return sum(abs(one - other) > 24 for one, other in pairwise(row))

    assert edges(picture(red=True)) > edges(picture(red=False))


def test_F7_a_locked_piece_looks_different(qtbot: QtBot) -> None:
    assert picture(False, locked=True) != picture(False)


def test_half_way_over_a_piece_is_seen_from_its_edge(qtbot: QtBot) -> None:
    def width(image: QImage) -> int:
        face = {paint.VERMILION.face, paint.IVORY.face}
        return sum(image.pixelColor(x, 72).name().upper() in face for x in range(160))

    assert width(picture(True, turn=0.05)) > 3 * width(picture(True, turn=0.47))


def test_engraved_numbers_can_be_read() -> None:
    for made in (paint.IVORY, paint.VERMILION):
        assert theme.contrast(made.number, made.face) >= 3.0
