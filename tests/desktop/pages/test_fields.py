"""Choices and check boxes in the colours of the text."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.look import theme
from boomerang_desktop.desktop.pages.fields import Check, Combo
from boomerang_desktop.desktop.program import application


@pytest.fixture(autouse=True)
def _light(qtbot: QtBot) -> Iterator[None]:
    theme.apply(application(), "light", 1.0)
    yield
    theme.apply(application(), "light", 1.0)


def drawn(widget: QWidget) -> QImage:
    return widget.grab().toImage()


def test_a_list_shows_all_there_is(qtbot: QtBot) -> None:
    combo = Combo()
    qtbot.addWidget(combo)
    combo.addItems([str(n) for n in range(25)])
    combo.show()
    combo.showPopup()
    assert combo.maxVisibleItems() == 25
    combo.hidePopup()


def test_an_empty_list_can_be_opened(qtbot: QtBot) -> None:
    combo = Combo()
    qtbot.addWidget(combo)
    combo.show()
    combo.showPopup()
    combo.hidePopup()
    assert combo.count() == 0


def test_whether_it_can_be_changed_is_seen(qtbot: QtBot) -> None:
    for widget in (Combo(), Check("Hidden")):
        qtbot.addWidget(widget)
        widget.resize(200, 44)
        on = drawn(widget)
        widget.setEnabled(False)
        assert drawn(widget) != on


def test_a_ticked_box_is_filled_with_the_accent(qtbot: QtBot) -> None:
    check = Check("")
    qtbot.addWidget(check)
    check.resize(44, 44)
    for appearance in ("light", "dark"):
        theme.apply(application(), appearance, 1.0)
        check.setChecked(False)
        empty = drawn(check)
        check.setChecked(True)
        full = drawn(check)
        assert empty != full
        assert theme.tokens().accent.lower() in {
            full.pixelColor(x, y).name() for x in range(24) for y in range(10, 34)
        }


def test_it_is_clicked_as_any_other(qtbot: QtBot) -> None:
    check = Check("Hidden")
    qtbot.addWidget(check)
    with qtbot.waitSignal(check.toggled) as toggled:
        check.click()
    assert toggled.args == [True]


def test_a_choice_has_its_name_and_a_label_that_says_it(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    combo = Combo()
    combo.addItem("one")
    combo.setAccessibleName("Who plays & where")
    QHBoxLayout(page).addWidget(combo)
    page.show()
    spoken = QAccessible.queryAccessibleInterface(combo)
    (label,) = [other for other, _ in spoken.relations(QAccessible.RelationFlag.Label)]
    assert label.text(QAccessible.Text.Name) == combo.accessibleName() == "Who plays & where"
    assert not [one for one in page.findChildren(QLabel) if one.isVisible()]
