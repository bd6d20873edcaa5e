"""The first page: what can be begun, gone on with and looked at again."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.pages.home import RECENT
from boomerang_desktop.desktop.shell.window import MainWindow
from boomerang_desktop.games import GAMES
from boomerang_desktop.match import Match, Seat
from tests.desktop.conftest import Start, a_match
from tests.library.matches import kept, played

LEFT = Qt.MouseButton.LeftButton

# what was played before is looked up after the first picture
pytestmark = pytest.mark.usefixtures("drawn")


def test_every_game_has_a_tile_that_tells_about_it(window: MainWindow) -> None:
    assert [tile.game_id for tile in window.home.tiles] == list(GAMES)
    for tile in window.home.tiles:
        assert tile.accessibleName() == tile.text()
        for words in (tile.printed, tile.players, tile.line):
            assert words
            assert words in tile.accessibleDescription()


def test_the_number_of_players_is_a_plural(window: MainWindow) -> None:
    tiles = {tile.game_id: tile for tile in window.home.tiles}
    assert tiles["flip"].players == "2 players"
    assert tiles["arrows"].players == "2–5 players"


def test_all_tiles_are_as_large_and_whole(window: MainWindow) -> None:
    sizes = {tile.size().toTuple() for tile in window.home.tiles}
    assert max(w for w, _ in sizes) - min(w for w, _ in sizes) <= 1
    assert max(h for _, h in sizes) - min(h for _, h in sizes) <= 1
    assert len({tile.caption for tile in window.home.tiles}) == 1


@pytest.mark.parametrize("press", [Qt.Key.Key_Space, LEFT])
def test_a_tile_can_be_clicked_and_pressed(window: MainWindow, press: object) -> None:
    tile = window.home.tiles[3]
    window.settings.set_setup(tile.game_id, {"count": 2})  # somebody who has played it before
    if isinstance(press, Qt.Key):
        tile.setFocus()
        QTest.keyClick(tile, press)
    else:
        QTest.mouseClick(tile, LEFT)
    assert window.windowTitle() == tile.text()


def test_without_a_running_match_there_is_nothing_to_resume(window: MainWindow) -> None:
    assert not window.home.resume_card.isVisible()
    window.saves.autosave(a_match("arrows", 2))
    window.home.refresh()
    assert window.home.resume_card.isVisible()
    assert window.home.resume_card.text() == "Resume The Arrowed Board"


def fill(window: MainWindow, count: int, qtbot: QtBot) -> None:
    """A home page that has been lived in: so many matches, each an hour after the one before."""
    for hours in range(count):
        game, seats = ("hunt", 3) if hours % 2 else ("flip", 2)
        people = [Seat("Ana"), *(Seat(name, "random") for name in ("Bo", "Cy"))][:seats]
        kept(window.saves.folder, played(game, people, seed=hours, hours=hours))
    window.home.refresh()
    shown = min(count, RECENT)
    qtbot.waitUntil(
        lambda: sum(card.isVisible() for card in window.home.recent_cards) == shown, timeout=20_000
    )


def test_a_match_played_before_is_opened_by_a_click(window: MainWindow, qtbot: QtBot) -> None:
    fill(window, 2, qtbot)
    first, second = (card for card in window.home.recent_cards if card.isVisible())
    assert (first.text(), second.text()) == ("The Hunt", "The Perforated Board")
    assert "Ana, Bo" in second.accessibleDescription()
    assert "point" in second.accessibleDescription(), "how it ended"
    QTest.mouseClick(second, LEFT)
    assert window.table is not None
    assert window.table.match is not None
    assert window.table.match.game.id == "flip"


def test_only_the_last_few_are_there_and_the_keyboard_reaches_them(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.saves.autosave(a_match())
    fill(window, RECENT + 3, qtbot)
    cards = [card for card in window.home.recent_cards if card.isVisible()]
    assert len(cards) == RECENT
    cards[0].setFocus()
    for _ in cards[1:]:
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
    assert window.focusWidget() is cards[-1]
    assert _is_whole(window, cards[-1])
    QTest.keyClick(cards[-1], Qt.Key.Key_Space)
    assert window.page == "table"


def test_the_running_match_is_not_among_those_played_before(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.saves.autosave(a_match("arrows", 2))
    fill(window, 1, qtbot)
    assert window.home.resume_card.isVisible()
    assert "Arrowed" not in window.home.recent_cards[0].text()


def test_looking_at_a_match_does_not_bring_it_to_the_top(window: MainWindow, qtbot: QtBot) -> None:
    fill(window, 3, qtbot)
    before = [card.accessibleDescription() for card in window.home.recent_cards[:3]]
    QTest.mouseClick(window.home.recent_cards[2], LEFT)
    window.show_home()
    with qtbot.waitSignal(window.shelf.keeper.changed):
        pass
    qtbot.wait(50)
    assert [card.accessibleDescription() for card in window.home.recent_cards[:3]] == before


def test_the_library_and_the_deal_of_the_day_are_a_click_away(window: MainWindow) -> None:
    window.home.daily_button.click()
    assert [type(d).__name__ for d in window.findChildren(QDialog)] == ["DailyDialog"]
    window.home.all_button.click()
    assert window.page == "library"


def _is_whole(window: MainWindow, card: QWidget) -> bool:
    """Whether all of a match in the list can be seen."""
    view = window.home.list.viewport()
    return view.rect().contains(QRect(card.mapTo(view, QPoint(0, 0)), card.size()))


# --- what shall we call you?


def test_the_first_start_asks_for_a_name_once(window: MainWindow) -> None:
    card = window.home.name_card
    assert card.isVisible()
    assert not card.accept.isEnabled()
    assert QApplication.activeModalWidget() is None
    card.name.setText("  Lea  ")
    QTest.keyClick(card.name, Qt.Key.Key_Return)
    assert not card.isVisible()
    assert window.settings.player_name == "Lea"
    window.home.refresh()
    assert not card.isVisible()
    window.new_match("hunt")
    assert window.new_page
    assert window.new_page.seats[0].seat.name == "Lea"


@pytest.mark.parametrize("by_key", [False, True])
def test_whoever_would_rather_not_say_is_not_asked_again(window: MainWindow, by_key: bool) -> None:
    card = window.home.name_card
    if by_key:
        QTest.keyClick(card.name, Qt.Key.Key_Escape)
    else:
        QTest.mouseClick(card.skip, LEFT)
    assert not window.settings.player_name
    window.home.refresh()
    assert not card.isVisible()


def test_a_name_that_is_known_is_not_asked_for(window: MainWindow) -> None:
    assert window.home.name_card.isVisible()
    window.settings.player_name = "Lea"
    assert not window.home.name_card.isVisible()
    window.home.refresh()
    assert not window.home.name_card.isVisible()


def test_usual_names_of_matches_played_before_follow_the_language(window: MainWindow) -> None:
    game = GAMES["flip"]
    window.saves.autosave(Match.new(game, [Seat("Player 1"), Seat("Joueur 2")], {}, 1, 0))
    try:
        for code, names in (("it", "Giocatore 1, Giocatore 2"), ("en", "Player 1, Player 2")):
            languages.install(code)
            window.home.refresh()
            assert window.home.resume_card.accessibleDescription() == names
    finally:
        languages.install("en")


def test_the_ways_on_keep_their_words_where_there_is_no_room_for_signs(
    start: Start, qtbot: QtBot
) -> None:
    program = start()
    program.settings.language, program.settings.text_scale = "it", 1.3
    program.window.resize(1180, 720)
    home = program.window.home
    ways = (home.all_button, home.daily_button, home.puzzle_button, home.puzzles_button)
    qtbot.waitUntil(lambda: all(button.isVisible() and button.text() for button in ways))
    assert all(button.icon().isNull() for button in ways)
    program.settings.text_scale = 1.0
    qtbot.waitUntil(lambda: not any(button.icon().isNull() for button in ways))
    assert all(button.text() for button in ways)
