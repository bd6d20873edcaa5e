"""What is told beside the table makes way where room is short."""

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QSize, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.shell.window import SMALLEST, USUAL, MainWindow
from boomerang_desktop.desktop.table.page import TablePage
from boomerang_desktop.match import HUMAN, Seat, record
from tests.desktop.conftest import RECORDS, Start


def sit_down(
    window: MainWindow, game: str = "arrows-4", persons: tuple[int, ...] = (0,)
) -> TablePage:
    match = record.load(RECORDS / f"{game}.boomerang")
    names = ("Ana", "Bruno", "Chloé", "Dario", "Emma")
    seats = [Seat(names[n], HUMAN if n in persons else "random") for n in range(len(match.seats))]
    window.begin(match.with_seats(seats).until(0))
    assert window.table is not None
    return window.table


def look_at_the_end(window: MainWindow, game: str = "arrows-4") -> TablePage:
    match = record.load(RECORDS / f"{game}.boomerang")
    seats = [Seat(seat.name, "random" if n else HUMAN) for n, seat in enumerate(match.seats)]
    window.begin(match.with_seats(seats))
    assert window.table is not None
    return window.table


def test_the_log_stands_beside_the_table_where_there_is_room(start: Start) -> None:
    window = start().window
    window.resize(USUAL)
    page = sit_down(window)
    assert not page.beside.folded
    assert page.log.isVisible()
    assert page.view.width() + page.log.width() == page.width()


@pytest.mark.parametrize("size", [SMALLEST, USUAL])
def test_very_large_text_leaves_the_table_its_width(size: QSize, start: Start) -> None:
    program = start()
    program.window.resize(size)
    page = sit_down(program.window)
    before = page.view.width()
    program.settings.text_scale = 1.3
    assert page.beside.folded
    assert page.view.width() == page.width() >= before
    assert not page.log.isVisible()


def test_a_folded_log_is_opened_over_the_table(start: Start, qtbot: QtBot) -> None:
    program = start()
    program.window.resize(SMALLEST)
    page = sit_down(program.window)
    assert not page.bar.tools["log"].isChecked()
    program.window.do("log")
    assert page.log.isVisible()
    assert program.window.main_menu.actions["log"].isChecked()
    assert page.view.width() == page.width()
    # the table is touched again: that is what one wants to see
    QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(300, 5))
    assert not page.log.isVisible()
    program.window.do("log")
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert not page.log.isVisible()
    assert program.settings.show_log


def test_a_hint_moves_nothing_on_a_table_without_its_log(start: Start) -> None:
    program = start()
    program.window.resize(USUAL)
    program.settings.show_log = False
    page = sit_down(program.window)
    assert not page.beside.folded
    wide = page.view.width()
    assert wide == page.width()
    page.hint_card.tell("A hint for you", "Take two")
    assert page.hint_card.isVisible()
    assert page.view.width() == wide
    page.hint_card.hide()
    program.settings.show_log = True
    assert page.view.width() < wide


@pytest.mark.parametrize("game", ["hunt-4", "flip-2", "arrows-2", "roadtrip-2"])
def test_a_hint_lies_at_the_foot_of_the_others_panels(game: str, start: Start) -> None:
    """Names and points of the first of them stay in sight, and all of the board and the tray."""
    program = start()
    program.window.resize(USUAL)
    program.settings.text_scale = 1.3
    page = sit_down(program.window, game)
    board = page.flow.board if page.flow else None
    assert page.beside.folded
    assert board
    page.hint_card.tell("A hint for you", "Take two", "Chance: about 25 %", [("Because", "C3")] * 3)
    QCoreApplication.processEvents()
    card = page.hint_card
    inside = card.rect().translated(card.mapTo(page.beside, QPoint()))
    lies = page.view.mapToScene(inside).boundingRect()
    places = board.table.places()
    assert not lies.intersects(places[0].box)
    assert not lies.intersects(board.middle)
    assert lies.top() > places[1].box.top() + 56, "the line with name and points"


def test_a_window_that_grows_gets_its_log_back(start: Start) -> None:
    window = start().window
    window.resize(SMALLEST)
    page = sit_down(window)
    assert page.beside.folded
    window.resize(USUAL)
    assert page.log.isVisible()


def test_on_a_screen_lying_flat_the_log_is_away(start: Start) -> None:
    program = start()
    page = sit_down(program.window)
    assert page.log.isVisible()
    program.settings.tabletop = True
    assert not page.log.isVisible()
    assert page.view.width() == page.width()


def test_what_is_said_faces_whoever_decides(start: Start, qtbot: QtBot) -> None:
    program = start()
    program.settings.tabletop = True
    page = sit_down(program.window, persons=(0, 2))
    assert page.flow is not None
    board = page.flow.board
    qtbot.waitUntil(lambda: board.acting is not None)
    seat = board.acting
    assert seat is not None
    assert board.note.isVisible()
    assert board.note.text == board.status()
    assert board.note.rotation() == board.panels[seat].rotation() == board.table.facing(seat)
    board.remarked.emit("not there")
    assert board.note.text == "not there"
    program.settings.tabletop = False
    assert not board.note.isVisible()


def test_a_hint_at_a_screen_lying_flat_is_put_away(start: Start, qtbot: QtBot) -> None:
    program = start()
    program.settings.tabletop = True
    page = sit_down(program.window)
    assert page.flow is not None
    board = page.flow.board
    qtbot.waitUntil(lambda: board.acting is not None)
    for _ in range(2):
        program.window.do("hint")
        assert board.note.text.startswith("A hint for you\n")
        QTest.keyClick(page, Qt.Key.Key_Escape)
        assert board.note.text == board.status()
    program.window.do("hint")
    board.note.put_away(board.note.scenePos() + QPointF(0, -10))
    assert board.note.text == board.status()


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("scale", [1.0, 1.3])
def test_what_is_said_hides_no_hole(start: Start, language: str, scale: float) -> None:
    program = start()
    program.window.resize(USUAL)
    program.settings.language = language
    program.settings.text_scale, program.settings.tabletop = scale, True
    page = sit_down(program.window, "flip-2", persons=(0, 1))
    assert page.flow is not None
    board = page.flow.board
    assert board.note.isVisible()
    note = board.note.mapRectToScene(board.note.shape().boundingRect())
    wood = board.things[("board",)]
    assert not note.intersects(wood.mapRectToScene(wood.rect))


@pytest.mark.parametrize("tabletop", [False, True])
@pytest.mark.parametrize("size", [SMALLEST, USUAL])
@pytest.mark.parametrize("scale", [1.0, 1.3])
def test_how_it_ended_never_lies_over_the_table(
    start: Start, size: QSize, scale: float, tabletop: bool
) -> None:
    program = start()
    program.window.resize(size)
    program.settings.text_scale, program.settings.tabletop = scale, tabletop
    page = look_at_the_end(program.window)
    assert page.result is not None
    left = page.result.mapTo(page, QPoint(0, 0)).x()
    assert left == page.view.width()
    assert left + page.result.width() == page.width()
    assert page.result.width() <= page.width() // 3


def test_the_log_takes_the_place_of_how_it_ended_and_gives_it_back(start: Start) -> None:
    program = start()
    program.window.resize(USUAL)
    page = look_at_the_end(program.window)
    wide = page.view.width()
    assert not program.window.main_menu.actions["log"].isChecked()
    program.window.do("log")
    assert page.result is None
    assert page.log.isVisible()
    assert page.view.width() == wide
    page.strip.button.click()
    assert not page.log.isVisible()
    assert page.view.width() == wide


def test_where_room_is_short_the_past_has_all_of_it(start: Start) -> None:
    program = start()
    program.window.resize(SMALLEST)
    page = look_at_the_end(program.window)
    program.window.do("first")
    assert page.result is None
    assert page.view.width() == page.width()
    program.window.do("log")
    assert page.log.isVisible()
    assert page.view.width() == page.width()
