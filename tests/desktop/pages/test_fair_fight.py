"""Opponents of one's own strength."""

import pytest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from boomerang_desktop.bots import KINDS
from boomerang_desktop.desktop.pages.fair_fight import FairFight
from boomerang_desktop.desktop.pages.new_match import NewMatchPage
from boomerang_desktop.desktop.settings import Settings
from boomerang_desktop.games import GAMES
from boomerang_desktop.library.rating import fair_fight
from boomerang_desktop.match import HUMAN
from boomerang_desktop.match.rating import NEWCOMER, Rating

pytestmark = pytest.mark.usefixtures("english")


@pytest.fixture
def page(settings: Settings, qtbot: QtBot) -> NewMatchPage:
    made = NewMatchPage(GAMES["arrows"], settings, QMenu())
    qtbot.addWidget(made)
    made.show()
    return made


def test_nothing_is_proposed_before_it_is_known_how_strong_somebody_is(page: NewMatchPage) -> None:
    assert not page.fair.isVisible()
    page.set_rating(NEWCOMER)
    assert page.fair.isVisible()
    assert "of 100 matches" in page.fair.toolTip()


def test_a_click_seats_the_opponents(page: NewMatchPage) -> None:
    strong = Rating(40.0, 1.0)
    page.set_rating(strong)
    page.counts.button(4).click()
    page.fair.click()
    levels = [row.player for row in page.seats[:4] if row.player != HUMAN]
    assert levels == fair_fight(strong, "arrows", 4)
    assert page.start.isEnabled()


def test_among_several_people_nobody_is_proposed(page: NewMatchPage) -> None:
    page.set_rating(NEWCOMER)
    page.seats[1].set_seat(HUMAN)
    assert not page.fair.isVisible()


def test_the_stronger_somebody_is_the_stronger_they_are(qtbot: QtBot) -> None:
    button = FairFight()
    qtbot.addWidget(button)
    proposed = []
    for mu in (10.0, 45.0):
        button.rating = Rating(mu, 1.0)
        button.offer("flip", 2, 1)
        proposed.append(button.levels)
    first, second = (KINDS.index(levels[0]) for levels in proposed)
    assert first < second
