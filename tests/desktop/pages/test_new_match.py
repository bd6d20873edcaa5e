"""Sitting down: seats, names, options, who starts, and what is remembered."""

from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QScrollArea
from pytestqt.qtbot import QtBot

from boomerang_desktop.bots.core import TEMPERAMENTS, plain, temperament
from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.games import GAME_INFOS
from boomerang_desktop.desktop.pages.new_match import NewMatchPage, bots_for
from boomerang_desktop.desktop.settings import Settings
from boomerang_desktop.desktop.shell.window import MainWindow
from boomerang_desktop.games import GAMES
from boomerang_desktop.match import HUMAN, Match
from tests.desktop.conftest import Start
from tests.desktop.fit import misfits

every_game = pytest.mark.parametrize("game_id", GAMES)


def page_of(game_id: str, settings: Settings, qtbot: QtBot) -> NewMatchPage:
    page = NewMatchPage(GAMES[game_id], settings, QMenu())
    qtbot.addWidget(page)
    page.show()
    return page


def press_start(page: NewMatchPage, qtbot: QtBot) -> Match:
    with qtbot.waitSignal(page.started) as begun:
        QTest.mouseClick(page.start, Qt.MouseButton.LeftButton)
    match: Match = begun.args[0]
    return match


@every_game
def test_start_is_one_click_for_a_person_against_bots(
    game_id: str, settings: Settings, qtbot: QtBot
) -> None:
    match = press_start(page_of(game_id, settings, qtbot), qtbot)
    assert match.game.id == game_id
    kinds = [seat.player for seat in match.seats]
    assert kinds[0] == HUMAN
    assert {plain(kind) for kind in kinds[1:]} <= set(bots_for(game_id))
    assert all(temperament(kind) in TEMPERAMENTS for kind in kinds[1:])
    assert match.settings == match.game.settle(len(kinds), {})
    assert len({seat.name for seat in match.seats}) == len(kinds)


def test_a_temperament_is_chosen_by_name_told_and_remembered(
    settings: Settings, qtbot: QtBot
) -> None:
    page = page_of("hunt", settings, qtbot)
    page.seats[1].temper.choices["collector"].trigger()
    told = page.findChildren(QLabel)
    line = f"{page.seats[1].seat.name} never lets go of a kangaroo"
    assert any(line in label.text() for label in told)
    match = press_start(page, qtbot)
    assert match.seats[1].player == "bot:novice:collector"
    again = page_of("hunt", settings, qtbot)
    assert again.seats[1].player == "bot:novice:collector"
    # what was left to chance is left to it again
    assert again.seats[2].player == "bot:novice"


@every_game
@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_all_of_it_is_seen_on_a_small_screen_with_large_letters(
    game_id: str, language: str, start: Start
) -> None:
    program = start()
    program.settings.language = language
    program.settings.text_scale = 1.3
    program.window.resize(960, 600)
    program.window.new_match(game_id)
    QApplication.processEvents()
    page = program.window.pages.currentWidget()
    assert isinstance(page, NewMatchPage)
    try:
        areas = page.findChildren(QScrollArea)
        assert len(areas) == 2
        for area in areas:
            assert area.verticalScrollBar().maximum() == 0
            assert area.childrenRect().right() <= area.width()
        assert misfits(page) == []
    finally:
        languages.install("en")


@every_game
def test_the_page_says_for_whom_the_game_is(game_id: str, settings: Settings, qtbot: QtBot) -> None:
    page = page_of(game_id, settings, qtbot)
    shown = [label.text() for label in page.findChildren(QLabel) if label.isVisible()]
    assert GAME_INFOS[game_id].facts() in shown
    assert GAME_INFOS[game_id].origin() in shown


@every_game
def test_every_number_of_players_can_be_chosen(
    game_id: str, settings: Settings, qtbot: QtBot
) -> None:
    page = page_of(game_id, settings, qtbot)
    for count in GAMES[game_id].seats:
        page.counts.button(count).click()
        assert len(press_start(page, qtbot).seats) == count


def test_a_free_seat_is_taken_by_clicking_on_it(settings: Settings, qtbot: QtBot) -> None:
    page = page_of("hunt", settings, qtbot)
    assert page.count == 3
    assert page.seats[3].free.isVisible()
    page.seats[3].free.click()
    assert page.count == 4
    assert page.seats[3].name.isVisible()
    assert not page.seats[3].free.isVisible()


@pytest.mark.parametrize(
    ("names", "said"),
    [
        (("", "Bo", "Cy"), "seat 1"),
        (("Al", "   ", "Cy"), "seat 2"),
        (("Al", "Bo", "al"), "called al"),
        (("Al", "Bo", " Bo "), "called Bo"),
    ],
)
def test_names_that_cannot_be_are_told_and_hold_back_the_start(
    names: tuple[str, ...], said: str, settings: Settings, qtbot: QtBot
) -> None:
    page = page_of("hunt", settings, qtbot)
    for row, name in zip(page.seats, names, strict=False):
        row.name.setText(name)
    assert said in page.fault.text()
    assert not page.start.isEnabled()
    for row, name in zip(page.seats, ("Al", "Bo", "Cy"), strict=False):
        row.name.setText(name)
    assert page.fault.text() == ""
    assert page.start.isEnabled()


def test_a_free_seat_needs_no_name(settings: Settings, qtbot: QtBot) -> None:
    page = page_of("hunt", settings, qtbot)
    page.seats[4].name.setText("")
    assert page.start.isEnabled()
    page.counts.button(5).click()
    assert not page.start.isEnabled()


def test_who_starts_is_fate_or_the_chosen_one(settings: Settings, qtbot: QtBot) -> None:
    page = page_of("arrows", settings, qtbot)
    assert {press_start(page, qtbot).first for _ in range(30)} == {0, 1, 2}
    page.first.setCurrentIndex(3)
    assert {press_start(page, qtbot).first for _ in range(5)} == {2}
    page.counts.button(2).click()
    assert page.first.currentIndex() == 0


def test_nobody_is_asked_who_starts_where_all_choose_at_once(
    settings: Settings, qtbot: QtBot
) -> None:
    page = page_of("roadtrip", settings, qtbot)
    assert not page.first.isVisible()
    assert press_start(page, qtbot).first == 0


def test_options_reach_the_match(settings: Settings, qtbot: QtBot) -> None:
    page = page_of("lascaux", settings, qtbot)
    wanted: dict[str, Any] = {"hidden_reserves": True, "games": 3, "alternate_direction": False}
    for row in page.options:
        row.set_value(wanted[row.option.name])
    assert press_start(page, qtbot).settings == wanted


def test_P11_what_a_Trio_enters_is_a_choice_of_two_players(
    settings: Settings, qtbot: QtBot
) -> None:
    page = page_of("arrows", settings, qtbot)
    row = next(row for row in page.options if row.option.name == "trio_source")
    page.counts.button(2).click()
    row.set_value("any")
    assert press_start(page, qtbot).settings["trio_source"] == "any"
    page.counts.button(3).click()
    assert not row.isEnabled()
    assert press_start(page, qtbot).settings["trio_source"] == "reserve"


def test_an_option_that_needs_more_players_is_off_with_fewer(
    settings: Settings, qtbot: QtBot
) -> None:
    page = page_of("roadtrip", settings, qtbot)
    (row,) = page.options
    page.counts.button(4).click()
    row.set_value(True)
    page.counts.button(2).click()
    assert not row.isEnabled()
    assert press_start(page, qtbot).settings == {"alternate_direction": False}


def test_the_last_setup_is_remembered(settings: Settings, qtbot: QtBot) -> None:
    page = page_of("arrows", settings, qtbot)
    page.counts.button(4).click()
    page.seats[0].name.setText("Zoë")
    page.seats[1].set_seat(HUMAN, "Yann")
    page.first.setCurrentIndex(2)
    page.options[1].set_value(True)
    first = press_start(page, qtbot)
    again = page_of("arrows", settings, qtbot)
    second = press_start(again, qtbot)
    assert (second.settings, second.first) == (first.settings, first.first)
    # temperaments are left to chance
    assert [(seat.name, plain(seat.player)) for seat in second.seats] == [
        (seat.name, plain(seat.player)) for seat in first.seats
    ]


def test_the_person_has_the_same_name_in_the_next_game(settings: Settings, qtbot: QtBot) -> None:
    page = page_of("flip", settings, qtbot)
    page.seats[0].name.setText("Zoë")
    press_start(page, qtbot)
    assert page_of("hunt", settings, qtbot).seats[0].name.text() == "Zoë"


@pytest.mark.parametrize(
    "setup",
    [
        {"count": 99, "first": 7, "seats": "x", "options": []},
        {"count": True, "first": "0", "seats": [1, None], "options": {"games": "many"}},
        {"seats": [{"name": 3, "player": "bot:none"}, {"name": "x" * 500}], "options": {"no": 1}},
    ],
)
def test_a_remembered_setup_that_makes_no_sense_is_no_obstacle(
    setup: dict[str, Any], settings: Settings, qtbot: QtBot
) -> None:
    settings.set_setup("hunt", setup)
    page = page_of("hunt", settings, qtbot)
    assert press_start(page, qtbot).settings == GAMES["hunt"].settle(3, {})


def test_a_seat_that_changes_hands_changes_its_usual_name(settings: Settings, qtbot: QtBot) -> None:
    row = page_of("hunt", settings, qtbot).seats[1]
    assert row.name.text() == "Bruno"
    row.kind.setCurrentIndex(0)
    assert row.name.text() == "Player 2"
    row.name.setText("Luc")
    row.kind.setCurrentIndex(1)
    assert row.name.text() == "Luc"


def test_the_page_can_be_left_and_the_rules_read(window: MainWindow, qtbot: QtBot) -> None:
    window.new_match("flip")
    page = window.pages.currentWidget()
    assert isinstance(page, NewMatchPage)
    page.rules_button.click()
    assert window.rules is not None
    assert window.rules.isVisible()
    assert window.rules.game_id == "flip"
    page.bar.back.click()
    assert window.page == "home"


def test_names_that_nobody_has_chosen_follow_the_language(settings: Settings, qtbot: QtBot) -> None:
    page = page_of("hunt", settings, qtbot)
    page.seats[1].set_seat(HUMAN)
    page.seats[2].set_seat(HUMAN, "Yann")
    assert [s.name for s in press_start(page, qtbot).seats] == ["Player 1", "Player 2", "Yann"]
    try:
        languages.install("fr")
        again = page_of("hunt", settings, qtbot)
        assert [row.name.text() for row in again.seats[:3]] == ["Joueur 1", "Joueur 2", "Yann"]
    finally:
        languages.install("en")


def test_the_first_person_has_the_name_that_was_told(settings: Settings, qtbot: QtBot) -> None:
    settings.player_name = "Lea"
    page = page_of("hunt", settings, qtbot)
    assert page.seats[0].seat.name == "Lea"
    page.seats[0].set_seat(bots_for("hunt")[0])
    page.seats[1].set_seat(HUMAN)
    assert [row.seat.name for row in page.seats[:2]] == ["Ana", "Lea"]


def test_a_bot_makes_room_for_a_person_of_its_name(settings: Settings, qtbot: QtBot) -> None:
    settings.player_name = "bruno"
    page = page_of("hunt", settings, qtbot)
    assert page.seats[0].seat.name == "bruno"
    assert page.start.isEnabled()


def test_one_click_moves_everybody_on_by_one_seat(settings: Settings, qtbot: QtBot) -> None:
    settings.player_name = "Lea"
    page = page_of("hunt", settings, qtbot)
    before = [row.seat for row in page.seats[:3]]
    page.swap.click()
    assert [row.seat for row in page.seats[:3]] == [before[2], before[0], before[1]]
    page.swap.click()
    page.swap.click()
    assert [row.seat for row in page.seats[:3]] == before


def test_one_click_draws_lots_for_the_seats(settings: Settings, qtbot: QtBot) -> None:
    page = page_of("arrows", settings, qtbot)
    page.counts.button(5).click()
    before = [row.seat for row in page.seats]
    page.shuffle.click()
    after = [row.seat for row in page.seats]
    assert after != before
    assert {seat.player for seat in after} == {seat.player for seat in before}
    assert page.start.isEnabled()


def test_who_has_no_name_is_called_after_the_seat_they_move_to(
    settings: Settings, qtbot: QtBot
) -> None:
    page = page_of("flip", settings, qtbot)
    page.swap.click()
    assert [row.seat.name for row in page.seats] == ["Bruno", "Player 2"]


@every_game
@pytest.mark.parametrize("size", [(1280, 720), (3840, 2160)])
def test_few_seats_stay_together_in_a_large_window(
    size: tuple[int, int], game_id: str, start: Start
) -> None:
    window = start().window
    window.resize(*size)
    window.new_match(game_id)
    QApplication.processEvents()
    page = window.new_page
    assert page is not None
    boxes = [row.geometry() for row in page.seats]
    for upper, lower in pairwise(boxes):
        assert 0 < lower.top() - upper.bottom() < upper.height()
