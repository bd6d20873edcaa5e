"""A seat's panel: what stands under the name."""

import pytest
from PySide6.QtCore import QRectF

from boomerang_desktop.desktop.scene.panel import (
    HEAD,
    NOTE_LEAST,
    NOTE_SIZE,
    Place,
    SeatPanel,
    note_bounds,
)
from boomerang_desktop.match import Seat

pytestmark = pytest.mark.usefixtures("qapp")

SHORT, LONG = "out", "Blanc · 44 + 44 (pièces rouges non posées)"


def panel(note: str, *, tray: bool = False) -> SeatPanel:
    made = SeatPanel(0, Seat("Ana"), Place(QRectF(0, 0, 204, 214), 0.0, tray=tray))
    made.note = note
    return made


def test_a_short_note_takes_one_line_in_its_own_size() -> None:
    made = panel(SHORT)
    assert made.note_box.height() == 20
    assert made.note_font.pixelSize() == NOTE_SIZE


@pytest.mark.parametrize("tray", [False, True])
def test_a_long_note_is_whole_on_two_lines(tray: bool) -> None:
    made = panel(LONG, tray=tray)
    size = made.note_font.pixelSize()
    assert NOTE_LEAST <= size <= NOTE_SIZE
    assert made.note_box.contains(note_bounds(LONG, made.note_box, size))
    assert made.note_box.height() > 20
    assert made.note_box.right() <= made.head_width - 10
    assert made.note_box.top() > HEAD / 2, "the name stands above it"
