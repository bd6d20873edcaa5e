"""What stands written on the panels of arrows."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QApplication

from boomerang_desktop.desktop.games.arrows import keys
from boomerang_desktop.desktop.games.arrows.notes import (
    WIDEST,
    AidSwitch,
    Choice,
    Line,
    PanelNotes,
    fitting,
)
from boomerang_desktop.desktop.look import theme
from boomerang_desktop.desktop.scene.items import Style, text_width

LONG = "lose the last of your pawns and go on"


def test_words_are_smaller_only_where_room_is_short(qapp: QApplication) -> None:
    sizes = (15.0, 14.0, 13.0, 12.0)
    roomy = fitting(LONG, 1000, sizes, bold=True)
    assert roomy == theme.scene_font(15, bold=True)
    room = text_width(LONG, theme.scene_font(13, bold=True))
    tight = fitting(LONG, room, sizes, bold=True)
    assert text_width(LONG, tight) <= room
    assert tight.pixelSize() < roomy.pixelSize()
    assert fitting(LONG, 1, sizes, bold=True) == theme.scene_font(12, bold=True)


def test_a_line_that_warns_is_bold(qapp: QApplication) -> None:
    box = QRectF(0, 0, 200, 20)
    assert Line("out", box, warn=True).font().bold()
    assert not Line("out", box).font().bold()


def test_a_button_can_be_touched_however_short_its_word(qapp: QApplication) -> None:
    button = Choice(keys.STOP, "Stop", Style.MAIN)
    assert button.height >= theme.TOUCH
    assert button.width >= 120
    assert button.label == "Stop"
    assert Choice(keys.LOSE, LONG, Style.WARNING).width <= max(
        WIDEST, text_width(LONG, theme.scene_font(12, bold=True)) + 28
    )


def test_notes_are_never_in_the_way_of_the_pointer(qapp: QApplication) -> None:
    notes = PanelNotes(keys.notes(0), 200, 60)
    assert not notes.contains(QPointF(0, 0))


def test_the_ends_of_a_switch_are_round(qapp: QApplication) -> None:
    switch = AidSwitch(keys.THREATS, "Threats")
    assert switch.outline().contains(QPointF())
    assert not switch.outline().contains(switch.rect.topLeft())
