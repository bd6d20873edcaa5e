"""A seat's slip of paper."""

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsScene

from boomerang_desktop.desktop.look.lettering import wrapped_size
from boomerang_desktop.desktop.scene.items import Item
from boomerang_desktop.desktop.scene.panel import (
    HEAD,
    NOTE_LEAST,
    NOTE_SIZE,
    SeatPanel,
    TabletopNote,
)
from boomerang_desktop.desktop.scene.seating import SeatPlace
from boomerang_desktop.match import Seat

BOX = QRectF(100, 50, 300, 120)
ANA = Seat("Ana")


def panel(rotation: float = 0.0, tray: bool = True, seat: Seat = ANA) -> SeatPanel:
    return SeatPanel(1, seat, SeatPlace(BOX, rotation, tray))


@pytest.mark.parametrize(
    ("rotation", "size"),
    [(0.0, (300, 120)), (180.0, (300, 120)), (90.0, (120, 300)), (-90.0, (120, 300))],
)
def test_width_and_height_are_as_its_player_sees_them(
    rotation: float, size: tuple[float, float]
) -> None:
    assert SeatPlace(BOX, rotation, tray=True).size == size


@pytest.mark.parametrize(
    ("rotation", "corner"),
    [
        (0.0, BOX.topLeft()),
        (180.0, BOX.bottomRight()),
        (90.0, BOX.topRight()),
        (-90.0, BOX.bottomLeft()),
    ],
)
def test_its_corner_is_the_upper_left_one_for_who_sits_there(
    qapp: QApplication, rotation: float, corner: QPointF
) -> None:
    made = panel(rotation)
    assert (made.point(0, 0) - corner).manhattanLength() < 0.01
    centre = made.point(made.width / 2, made.height / 2)
    assert (centre - BOX.center()).manhattanLength() < 0.01


@pytest.mark.parametrize("tray", [True, False])
def test_there_is_room_for_things_beside_or_below_the_name(qapp: QApplication, tray: bool) -> None:
    made = panel(tray=tray)
    whole = QRectF(0, 0, made.width, made.height)
    assert whole.contains(made.content)
    assert (made.content.left() > 100) == tray
    assert (made.content.top() > 30) == (not tray)


def test_it_says_whose_it_is(qapp: QApplication) -> None:
    made = panel()
    assert made.key == ("seat", 1)
    assert made.zValue() < 0


def drawn(made: SeatPanel) -> QImage:
    image = QImage(300, 120, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.translate(150, 60)
    made.draw(painter)
    painter.end()
    return image


def test_who_acts_who_is_out_the_score_and_a_note_are_seen(qapp: QApplication) -> None:
    seen = [drawn(panel())]
    for name, value in (("active", True), ("out", True), ("score", 7), ("note", "passed")):
        made = panel()
        setattr(made, name, value)
        seen.append(drawn(made))
    seen.append(drawn(panel(seat=Seat("Ana", "random"))))
    assert all(one != other for n, one in enumerate(seen) for other in seen[:n])


def test_a_name_that_is_too_long_is_cut_within_its_panel(qapp: QApplication) -> None:
    long = panel(tray=False, seat=Seat("Maximiliane " * 9))
    long.score = 1234
    score = panel(tray=False, seat=Seat(""))
    score.score = 1234
    # the score at the right is not written over
    right = (230, 0, 70, 36)
    assert drawn(long).copy(*right) == drawn(score).copy(*right)


SHORT, LONG = "out", "Blanc · 44 + 44 (pièces rouges non posées)"


def noted(note: str, *, tray: bool = False) -> SeatPanel:
    made = SeatPanel(0, Seat("Ana"), SeatPlace(QRectF(0, 0, 204, 214), 0.0, tray=tray))
    made.note = note
    return made


def test_a_short_note_takes_one_line_in_its_own_size() -> None:
    made = noted(SHORT)
    assert made.note_box.height() == 20
    assert made.note_font.pixelSize() == NOTE_SIZE


@pytest.mark.parametrize("tray", [False, True])
def test_a_long_note_is_whole_on_two_lines(tray: bool) -> None:
    made = noted(LONG, tray=tray)
    size = made.note_font.pixelSize()
    assert NOTE_LEAST <= size <= NOTE_SIZE
    needed = wrapped_size(LONG, made.note_font, made.note_box.width())
    assert needed.height() <= made.note_box.height()
    assert needed.width() <= made.note_box.width()
    assert made.note_box.height() > 20
    assert made.note_box.right() <= made.head.width() - 10
    assert made.note_box.top() > HEAD / 2, "the name stands above it"


def test_on_a_flat_screen_a_note_lies_where_it_hides_nothing(qapp: QApplication) -> None:
    scene = QGraphicsScene()
    tray = SeatPanel(0, ANA, SeatPlace(QRectF(0, 400, 1200, 120), 0.0, tray=True))
    note = TabletopNote()
    left, right = Item(("card", 0), 590, 100), Item(("card", 1), 250, 100)
    left.setPos(295, 350)
    right.setPos(1075, 350)
    for item in (left, right, tray, note):
        scene.addItem(item)
    note.face(tray)
    note.say("Ana chooses a colour in secret, and so does everybody else")
    lies = note.mapRectToScene(note.shape().boundingRect())
    assert 590 <= lies.left() < lies.right() <= 950, "between the two"
