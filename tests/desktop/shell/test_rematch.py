"""Once more: other chairs, the same deal, both."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from boomerang_desktop.desktop.shell.window import MainWindow
from boomerang_desktop.match import HUMAN, Match, Seat, record
from tests.desktop.conftest import RECORDS

RECORD = RECORDS / "hunt-3.boomerang"


def on_table(window: MainWindow) -> Match:
    assert window.table is not None
    assert window.table.match is not None
    return window.table.match


def begin(window: MainWindow) -> Match:
    old = record.load(RECORD).with_seats([Seat("Al"), Seat("Bo"), Seat("Cy", "random")])
    window.begin(old)
    return old


def test_everybody_moves_on_by_one_seat_to_another_deal(window: MainWindow) -> None:
    old = begin(window)
    window.do("rematch_moved")
    new = on_table(window)
    assert [seat.name for seat in new.seats] == ["Cy", "Al", "Bo"]
    assert new.chance != old.chance
    assert new.settings == old.settings


def test_the_same_deal_comes_to_the_same_chairs_as_a_match_of_its_own(window: MainWindow) -> None:
    old = begin(window)
    window.do("same_deal")
    new = on_table(window)
    assert (new.seats, new.chance, new.first) == (old.seats, old.chance, old.first)
    assert new.id != old.id
    assert not new.decisions


def test_where_nothing_is_dealt_no_deal_comes_again(window: MainWindow) -> None:
    begin(window)
    assert window.why_not("same_deal") is None
    window.begin(record.load(RECORDS / "flip-2.boomerang"))
    for name in ("same_deal", "same_deal_otherwise"):
        assert window.why_not(name) == "nothing is dealt in this game"


def test_the_same_deal_can_be_played_from_another_chair(window: MainWindow) -> None:
    old = begin(window)
    window.do("same_deal_otherwise")
    page = window.new_page
    assert window.page == "new"
    assert page is not None
    assert page.deal is old
    assert not any(page.counts.button(count).isVisible() for count in page.game.seats)
    assert not page.first.isEnabled()
    assert [row.isVisible() for row in page.seats] == [True, True, True, False, False]
    page.swap.click()
    page.seats[0].set_seat(HUMAN, "Di")
    QTest.keyClick(page.start, Qt.Key.Key_Space)
    new = on_table(window)
    assert [seat.name for seat in new.seats] == ["Di", "Al", "Bo"]
    assert (new.chance, new.first, new.settings) == (old.chance, old.first, old.settings)
    assert not window.settings.setup("hunt"), "what is usually played is not touched"


def test_the_page_says_which_deal_it_is(window: MainWindow) -> None:
    old = begin(window)
    window.do("same_deal_otherwise")
    assert window.new_page is not None
    shown = [label.text() for label in window.new_page.findChildren(type(window.new_page.fault))]
    assert any("The same deal as on" in text and str(old.played_at.year) in text for text in shown)
