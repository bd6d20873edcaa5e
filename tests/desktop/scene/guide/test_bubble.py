"""What a coach says lies beside what it is about and hides nothing that is needed."""

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.games import GAME_INFOS
from boomerang_desktop.desktop.scene.board import Board
from boomerang_desktop.desktop.scene.guide.bubble import TIP, Bubble, Tone
from boomerang_desktop.desktop.scene.guide.frame import CornerFrame
from boomerang_desktop.desktop.scene.guide.needed import box_of
from boomerang_desktop.desktop.scene.setup import MatchSetup
from boomerang_desktop.desktop.scene.view import TableView
from boomerang_desktop.games import GAMES
from boomerang_desktop.games.core import State
from boomerang_desktop.match import Match, Seat
from tests.study.a_course import a_match


class Table:
    def __init__(self, qtbot: QtBot, match: Match) -> None:
        setup = MatchSetup(match.game, match.seats, match.settings, frozenset({0}))
        self.board: Board[State] = GAME_INFOS[match.game.id].board(setup, match.state.view(0))
        self.view = TableView()
        qtbot.addWidget(self.view)
        self.view.resize(1280, 680)
        self.view.show_board(self.board)
        self.view.show()
        self.board.show_view(match.state.view(0), 0)
        self.board.offer(0, match.state.legal(0))
        self.bubble = Bubble(self.view)

    def on_screen(self, *key: str | int) -> QRectF:
        item = self.board.item(key)
        assert item is not None
        place = item.mapRectToScene(item.rect)
        return QRectF(self.view.mapFromScene(place).boundingRect())

    @property
    def paper(self) -> QRectF:
        return QRectF(self.bubble.geometry()).adjusted(TIP, TIP, -TIP, -TIP)


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    return Table(qtbot, a_match())


def test_it_hides_neither_what_it_speaks_of_nor_what_can_be_lifted(table: Table) -> None:
    for key in (("piece", "M"), ("seat", 1), ("piece", "X5")):
        table.bubble.say("Touch the red piece with this one.", point=[key])
        assert not table.paper.intersects(table.on_screen(*key))
        for lifted in table.board.offered.after():
            assert not table.paper.intersects(table.on_screen(*lifted)), lifted


def test_it_points_at_what_it_speaks_of_and_at_none_of_many_that_may_be_chosen(
    table: Table,
) -> None:
    points = list[bool]()
    for point in ([("piece", "M")], []):
        table.bubble.say("Touch the red piece.", point=point)
        points.append(table.bubble.points)
    assert points == [True, False]


def test_however_small_a_thing_is_it_is_not_hidden(qtbot: QtBot) -> None:
    match = Match.new(GAMES["roadtrip"], [Seat("Ana"), Seat("Bruno", "random")], {}, 1)
    for number in range(14):
        match.play(number % 2, match.state.legal(number % 2)[0])
    table = Table(qtbot, match)
    table.view.resize(1920, 1040)
    for key in [("mini", 1, number) for number in range(7)]:
        table.bubble.say("A word about this card.", point=[key], buttons=[("again", "Try again")])
        assert not table.paper.intersects(table.on_screen(*key)), key


def test_it_stays_off_the_board_whose_holes_are_no_things_of_their_own(table: Table) -> None:
    for key in (("piece", "M"), ("seat", 1), ("piece", "O4"), ("balance",)):
        table.bubble.say("Touch the red piece with this one.", point=[key])
        assert not table.paper.intersects(table.on_screen("board")), key


@pytest.mark.parametrize("game", ["hunt", "lascaux"])
def test_no_card_to_choose_from_is_hidden(qtbot: QtBot, game: str) -> None:
    """It used to lie over a card, as the ring is larger than that."""
    for seed in range(4):
        seats = [Seat("Ana"), *(Seat(name, "random") for name in ("Bruno", "Chloé", "Dario"))]
        table = Table(qtbot, Match.new(GAMES[game], seats, {}, seed))
        table.view.resize(1040, 680)
        table.bubble.say(
            "Choose what many cards show, or what nobody else will want. Your choice stays secret "
            "until it is revealed.",
            buttons=[("known", "I see")],
        )
        cards = [key for key, _ in table.board.things.all() if key[0] == "card"]
        assert not [key for key in cards if table.paper.intersects(table.on_screen(*key))], seed


@pytest.mark.parametrize("key", [("piece", "M"), ("seat", 1), ("board",)])
def test_what_it_speaks_of_is_framed_whole(table: Table, key: tuple[str | int, ...]) -> None:
    table.bubble.say("Look.", point=[key])
    (frame,) = [item for item in table.board.items() if isinstance(item, CornerFrame)]
    item = table.board.item(key)
    assert item is not None
    assert frame.sceneBoundingRect().contains(box_of(item))
    assert frame.sceneBoundingRect().width() < item.width + 30, "and nothing else"


def test_it_is_whole_at_every_size_and_follows_the_window(table: Table, qtbot: QtBot) -> None:
    table.bubble.say("Touch the red piece with this one. It turns over.", point=[("seat", 1)])
    for size in ((960, 560), (1920, 1040), (1280, 680)):
        table.view.resize(*size)
        qtbot.waitUntil(
            lambda: (
                QRectF(table.view.viewport().rect()).contains(table.paper)
                and not table.paper.intersects(table.on_screen("seat", 1))
            )
        )


def test_its_buttons_tell_which_was_pressed(table: Table, qtbot: QtBot) -> None:
    table.bubble.say("Good.", tone=Tone.GOOD, buttons=[("next", "Next"), ("home", "Home")])
    assert list(table.bubble.buttons) == ["next", "home"]
    with qtbot.waitSignal(table.bubble.pressed) as pressed:
        table.bubble.buttons["home"].click()
    assert pressed.args == ["home"]
    table.bubble.say("And now?")
    assert table.bubble.buttons == {}


def test_what_says_the_same_is_silent_as_long_as_a_coach_speaks(qtbot: QtBot) -> None:
    match = Match.new(GAMES["roadtrip"], [Seat("Ana"), Seat("Bruno", "random")], {}, 1)
    for number in range(14):
        match.play(number % 2, match.state.legal(number % 2)[0])
    table = Table(qtbot, match)
    words = table.board.item(("words",))
    assert words is not None
    assert words.isVisible()
    table.bubble.say("Choose an activity.")
    assert not words.isVisible()
    table.bubble.put_away()
    assert words.isVisible()


def test_a_thing_that_is_not_there_is_not_pointed_at(table: Table) -> None:
    table.bubble.say("Where is it?", point=[("piece", "nowhere")])
    assert table.bubble.isVisible()


def test_it_goes_and_leaves_nothing_on_the_table(table: Table) -> None:
    before = len(table.board.items())
    table.bubble.say("Here.", point=[("seat", 1)])
    assert len(table.board.items()) == before + 1
    table.bubble.put_away()
    assert table.bubble.isHidden()
    assert len(table.board.items()) == before


@pytest.mark.parametrize("away", [True, False])
def test_the_focus_of_a_button_that_goes_comes_back_to_the_table_unseen(
    table: Table, qtbot: QtBot, away: bool
) -> None:
    table.view.activateWindow()
    table.bubble.say("Here.", buttons=[("next", "Next")])
    table.bubble.buttons["next"].setFocus()
    qtbot.waitUntil(table.bubble.buttons["next"].hasFocus)
    if away:
        table.bubble.put_away()
    else:
        table.bubble.say("There.")
    assert table.view.hasFocus()
    assert table.board.hand.focus is None, "as by the Tab key"


def test_it_makes_room_for_what_is_in_the_hand(table: Table) -> None:
    table.bubble.say("Place it.", point=[("piece", "M")])
    table.bubble.keep_clear()
    assert table.bubble.isVisible()
    table.bubble.setGeometry(table.view.rect())
    table.board.hand.lift(("piece", "M"))
    table.bubble.keep_clear()
    assert table.bubble.isHidden()
    table.board.hand.put_back()
    table.bubble.keep_clear()
    assert table.bubble.isVisible()


def test_whatever_is_said_next_finds_room(table: Table) -> None:
    """It used to be too small for a text that replaced another."""
    table.bubble.say("Short.", tone=Tone.WRONG, buttons=[("a", "Take back"), ("b", "Keep it")])
    table.bubble.say(
        "Better: place the long T at row 5, column 5. It turns over pieces worth 10 points.",
        "F5",
        tone=Tone.WRONG,
        buttons=[("a", "Take back")],
    )
    button = table.bubble.buttons["a"]
    text = table.bubble.text
    assert text.height() >= text.heightForWidth(text.width())
    assert text.geometry().bottom() < button.geometry().top()
    assert table.bubble.rect().adjusted(0, 0, 0, -TIP).contains(button.geometry())


def test_it_can_be_moved_out_of_the_way(table: Table) -> None:
    table.bubble.say("Touch the red piece.", point=[("seat", 1)])
    before = table.bubble.pos()
    hold = QPoint(40, 30)
    QTest.mousePress(table.bubble, Qt.MouseButton.LeftButton, pos=hold)
    QTest.mouseMove(table.bubble, hold + QPoint(60, 40))
    QTest.mouseRelease(table.bubble, Qt.MouseButton.LeftButton, pos=hold)
    assert table.bubble.pos() == before + QPoint(60, 40)
    QTest.mouseMove(table.bubble, hold + QPoint(200, 0))
    assert table.bubble.pos() == before + QPoint(60, 40), "it was let go"
