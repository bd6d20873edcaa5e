"""What stands written on the panels of arrows."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QApplication

from boomerang_desktop.desktop.games.arrows import keys
from boomerang_desktop.desktop.games.arrows.notes import AidSwitch, PanelNotes, PanelText


def test_a_line_that_warns_is_bold(qapp: QApplication) -> None:
    box = QRectF(0, 0, 200, 20)
    assert PanelText("out", box, warn=True).font().bold()
    assert not PanelText("out", box).font().bold()


def test_notes_are_never_in_the_way_of_the_pointer(qapp: QApplication) -> None:
    notes = PanelNotes(keys.notes(0), 200, 60)
    assert not notes.contains(QPointF(0, 0))


def test_the_ends_of_a_switch_are_round(qapp: QApplication) -> None:
    switch = AidSwitch(keys.THREATS, "Threats")
    assert switch.outline().contains(QPointF())
    assert not switch.outline().contains(switch.rect.topLeft())
