"""Results of one deal side by side."""

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.deals.panel import Before, DealPanel
from boomerang_desktop.desktop.deals.par import ParPlayer
from boomerang_desktop.library.deals.par import TIMES
from boomerang_desktop.match import Seat
from tests.library.matches import played

pytestmark = pytest.mark.usefixtures("english")


@pytest.fixture
def panel(qtbot: QtBot) -> DealPanel:
    made = DealPanel(played(), 0)
    qtbot.addWidget(made)
    made.show()
    return made


def texts(panel: DealPanel) -> list[str]:
    QApplication.processEvents()
    return [label.text() for label in panel.findChildren(QLabel) if label.isVisible()]


def test_a_deal_that_is_new_has_nothing_beside_it(panel: DealPanel) -> None:
    assert texts(panel) == []
    assert panel.button.isVisible()


def test_now_and_before_stand_under_each_other(panel: DealPanel) -> None:
    panel.show_before(
        [
            Before(0, "Ana", 71, 2, 3, 1_700_000_000.0),
            Before(1, "Zoé", 85, 1, 2, 1_700_000_000.0, True),
        ]
    )
    shown = texts(panel)
    assert shown[0] == "The same deal"
    assert shown.index("Now") < shown.index("71") < shown.index("Zoé's challenge")
    assert "Ana, 11/14/23" in shown
    assert "2nd of 3" in shown


def test_par_is_told_as_far_as_it_has_come(panel: DealPanel, qtbot: QtBot) -> None:
    match = played()
    assert match.result is not None
    par = ParPlayer(match, 0, [], panel)
    panel.follow(par)
    assert panel.told.text() == "A master sits down in your chair…"
    assert not panel.button.isVisible()
    par.scores = [50, 60]
    par.went_on.emit()
    mine = match.result.scores[0]
    assert panel.told.text().startswith("So far a master scored 55.0")
    par.scores = [50, 60] * (TIMES // 2)
    par.went_on.emit()
    assert panel.told.text() == f"From your chair a master scored 55.0 on average, you {mine}."


def test_par_that_fails_can_be_asked_for_again(panel: DealPanel) -> None:
    par = ParPlayer(played(), 0, [], panel)
    par.failed = True
    panel.follow(par)
    assert panel.told.text() == "That could not be worked out."
    assert panel.button.isVisible()


def test_among_several_people_no_master_is_asked(qtbot: QtBot) -> None:
    match = played()
    made = DealPanel(match.with_seats([Seat("Ana"), Seat("Zoé"), *match.seats[2:]]), 0)
    qtbot.addWidget(made)
    made.show()
    made.show_before([Before(0, "Ana", 71, 2, 3, 1_700_000_000.0)])
    assert not made.button.isVisible()
