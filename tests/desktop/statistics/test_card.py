"""A plot can be read as a table."""

import pytest
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.statistics.card import PlotCard
from boomerang_desktop.desktop.statistics.plots import Pair, Pairs

pytestmark = pytest.mark.usefixtures("english")


def test_the_same_as_a_table(qtbot: QtBot) -> None:
    plot = Pairs()
    plot.show_pairs([Pair("Sites", 18, 21.5), Pair("Animals", 3, 4)], "Points")
    card = PlotCard(plot)
    qtbot.addWidget(card)
    card.tell("Points", "On average.")
    card.show()
    assert card.plot.isVisible()
    assert not card.table.isVisible()
    assert card.switch.accessibleName() == "Show as a table: Points"
    card.switch.click()
    assert card.table.isVisible()
    assert not card.plot.isVisible()
    cells = [
        [item.text() if (item := card.table.item(y, x)) else "" for x in range(3)] for y in range(2)
    ]
    assert cells == [["Sites", "18", "21.5"], ["Animals", "3", "4"]]
    assert card.table.accessibleName() == "Points"
    card.switch.click()
    assert card.plot.isVisible()


def test_new_figures_reach_a_table_that_is_shown(qtbot: QtBot) -> None:
    plot = Pairs()
    card = PlotCard(plot)
    qtbot.addWidget(card)
    card.switch.click()
    plot.show_pairs([Pair("Sites", 1, 2)], "Points")
    card.tell("Points")
    assert card.table.rowCount() == 1
