"""A month of deals."""

from datetime import date

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.deals.calendar import MonthView

TODAY = date(2026, 11, 17)

pytestmark = pytest.mark.usefixtures("english")


@pytest.fixture
def month(qtbot: QtBot) -> MonthView:
    made = MonthView()
    qtbot.addWidget(made)
    made.resize(made.sizeHint())
    made.day = TODAY
    made.show_days({date(2026, 11, 3): (True, "You won with 46 points")}, TODAY)
    made.show()
    return made


def test_a_day_is_told_with_its_result(month: MonthView) -> None:
    month.look_at(date(2026, 11, 3))
    assert month.accessibleDescription() == "Tuesday, November 3, 2026: You won with 46 points"
    assert month.said(TODAY) == "Tuesday, November 17, 2026"


def test_won_lost_and_unfinished_look_different(month: MonthView) -> None:
    pictures = []
    for won in (True, False, None):
        month.show_days({date(2026, 11, 3): (won, "")}, TODAY)
        pictures.append(month.grab().toImage())
    month.show_days({}, TODAY)
    pictures.append(month.grab().toImage())
    assert all(one != two for n, one in enumerate(pictures) for two in pictures[:n])


@pytest.mark.parametrize(
    ("key", "there"),
    [
        (Qt.Key.Key_Left, date(2026, 11, 16)),
        (Qt.Key.Key_Up, date(2026, 11, 10)),
        (Qt.Key.Key_Right, TODAY),
        (Qt.Key.Key_PageUp, date(2026, 10, 17)),
    ],
)
def test_keys_go_from_day_to_day_but_not_into_the_future(
    month: MonthView, key: Qt.Key, there: date
) -> None:
    QTest.keyClick(month, key)
    assert month.day == there


def test_a_click_chooses_a_day(month: MonthView) -> None:
    chosen: list[date] = []
    month.chosen.connect(chosen.append)
    side = month.width() / 7
    # 1 November 2026 is a Sunday, the first column here; the third row of days begins with the 15th
    QTest.mouseClick(
        month,
        Qt.MouseButton.LeftButton,
        pos=QPoint(int(side * 0.5), int(side * 4.5)),
    )
    assert chosen == [date(2026, 11, 15)]


def test_a_click_turns_to_another_month_but_not_into_the_future(month: MonthView) -> None:
    side = month.width() / 7
    left, right = (QPoint(int(side * n), int(side / 2)) for n in (0.5, 6.5))
    for where, there in (
        (right, TODAY),
        (left, date(2026, 10, 17)),
        (left, date(2026, 9, 17)),
        (right, date(2026, 10, 17)),
        (right, TODAY),
    ):
        QTest.mouseClick(month, Qt.MouseButton.LeftButton, pos=where)
        assert month.day == there


def test_days_look_different_when_they_were_won(month: MonthView) -> None:
    before = month.grab().toImage()
    month.show_days({}, TODAY)
    assert month.grab().toImage() != before
