import pytest
from PySide6.QtWidgets import QApplication, QMenu, QToolButton
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.look.page_bar import PageBar


@pytest.fixture
def bar(qtbot: QtBot, english: None) -> PageBar:
    made = PageBar(QMenu())
    qtbot.addWidget(made)
    return made


def test_it_leads_back(bar: PageBar, qtbot: QtBot) -> None:
    with qtbot.waitSignal(bar.left):
        bar.back.click()


def test_it_says_where_it_leads_back(bar: PageBar) -> None:
    for to_matches, told in ((True, "All matches"), (False, "All games")):
        bar.lead_back(to_matches=to_matches)
        assert bar.back.accessibleName() == bar.back.toolTip() == told


def test_its_buttons_are_named_in_every_language(bar: PageBar) -> None:
    buttons = bar.findChildren(QToolButton)
    assert [button.accessibleName() for button in buttons] == ["All games", "Menu"]
    languages.install("it")
    QApplication.processEvents()
    assert bar.back.toolTip() == bar.back.accessibleName() == "Tutti i giochi"
