"""What all tables share: turns, the log, the way back, the curtain, the end."""

from collections.abc import Sequence
from random import Random
from typing import cast

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsScene, QPushButton, QWidget

from boomerang_desktop.desktop.saves import peek
from boomerang_desktop.desktop.scene import board
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.desktop.scene.hand import FINGER
from boomerang_desktop.desktop.scene.items import Item
from boomerang_desktop.desktop.table import curtain, flow
from boomerang_desktop.desktop.texts import sentence
from boomerang_desktop.games import GAMES
from boomerang_desktop.games.core import ONLOOKER
from boomerang_desktop.match import record
from tests.e2e.screen import Screen


def answer(screen: Screen, notation: str) -> None:
    """Makes a move as the board would, for whoever's turn it is."""
    done = len(screen.match.decisions) + 1
    screen.board.answer(screen.match.game.parse(notation))
    screen.qtbot.waitUntil(lambda: len(screen.match.decisions) >= done)


def test_bots_move_one_after_the_other_and_the_log_tells_them_from_you(screen: Screen) -> None:
    screen.sit_down("arrows", "hrr")
    screen.wait_for_turn(0)
    answer(screen, "place:18")
    screen.wait_for_turn(0, decisions=3)
    assert screen.log[0] == "You place a pawn on 18"
    assert screen.log[1].startswith("Bruno ")
    assert screen.log[2].startswith("Chloé ")
    assert not any("Ana" in line for line in screen.log)


def test_with_several_people_the_log_tells_in_names(screen: Screen) -> None:
    screen.sit_down("arrows", "hhr")
    screen.wait_for_turn(0)
    answer(screen, "place:18")
    screen.wait_for_turn(1)
    answer(screen, "place:0")
    screen.wait_for_turn(0, decisions=3)
    assert screen.log[:2] == ["Ana places a pawn on 18", "Bruno places a pawn on 0"]
    assert screen.log[2].startswith("Chloé ")
    assert not any("you" in line.lower().split() for line in screen.log)


def test_the_status_always_says_who_must_decide(screen: Screen) -> None:
    screen.sit_down("arrows", "hrr")
    screen.wait_for_turn(0)
    assert screen.status == "Your turn: place a pawn"
    assert "Ana" not in screen.window.windowTitle()
    screen.sit_down("arrows", "hhr")
    screen.wait_for_turn(0)
    assert screen.status == "Ana places a pawn"
    answer(screen, "place:18")
    screen.wait_for_turn(1)
    assert screen.status.startswith("Bruno ")
    assert "Bruno" not in screen.window.windowTitle()


def test_everything_is_on_disk_before_it_is_shown(screen: Screen) -> None:
    screen.sit_down("arrows", "hrr")
    screen.wait_for_turn(0)
    answer(screen, "place:18")
    screen.wait_for_turn(0, decisions=3)
    saved = record.load(screen.window.saves.autosave_path)
    assert saved.state == screen.match.state


def test_undo_and_redo_with_the_reason_when_off(screen: Screen) -> None:
    screen.sit_down("arrows", "hrr")
    screen.wait_for_turn(0)
    why = screen.table.why_not("undo")
    assert why is not None
    assert not screen.table.bar.tools["undo"].isEnabled()
    assert sentence(why) in screen.table.bar.tools["undo"].toolTip()
    answer(screen, "place:18")
    screen.wait_for_turn(0, decisions=3)
    state, lines = screen.match.state, len(screen.log)
    assert screen.table.why_not("undo") is None
    screen.table.do("undo")
    assert len(screen.match.decisions) == 0
    assert screen.log == []
    assert screen.board.acting == 0
    screen.table.do("redo")
    screen.wait_for_turn(0, decisions=3)
    assert screen.match.state == state
    assert len(screen.log) == lines


@pytest.mark.parametrize("game", GAMES)
def test_marks_are_right_after_undo_and_whatever_changes_the_look(
    screen: Screen, game: str
) -> None:
    def marked() -> set[Key]:
        return {key for key, item in screen.board.things.all() if item.marked}

    settings = screen.window.settings
    screen.sit_down(game, "h" + "r" * (GAMES[game].seats[0] - 1))
    rng = Random(2)
    undone = 0
    for _ in range(3):
        screen.wait_for_turn(0)
        before, made = marked(), len(screen.match.decisions)
        move = rng.choice(screen.match.state.legal(0))
        screen.board.answered.emit(move)
        screen.wait_for_turn(0, decisions=made + 1)
        if screen.match.result is None and screen.table.why_not("undo") is None:
            screen.table.do("undo")
            screen.wait_for_turn(0)
            assert len(screen.match.decisions) == made
            assert marked() == before
            undone += 1
            screen.board.answered.emit(move)
            screen.wait_for_turn(0, decisions=made + 1)
    # what has been chosen at the same time as others is taken back otherwise
    assert undone or game == "roadtrip"
    before = marked()
    assert before
    for name, value in (
        ("tabletop", True),
        ("language", "fr"),
        ("appearance", "dark"),
        ("text_scale", 1.3),
        ("tabletop", False),
        ("language", "en"),
    ):
        setattr(settings, name, value)
        assert marked() == before, name


def test_undo_stops_at_what_has_been_revealed(screen: Screen) -> None:
    screen.sit_down("hunt", "hrr")
    rng = Random(1)
    while not screen.match.state.revealed > screen.match.states[0].revealed:
        screen.wait_for_turn(0)
        moves = [str(move) for move in screen.match.state.legal(0)]
        answer(screen, "stop" if "stop" in moves else rng.choice(moves))
        screen.qtbot.waitUntil(lambda: not screen.match.state.legal(0) or screen.board.acting == 0)
        screen.wait_for_turn(0)
    assert screen.table.why_not("undo") is not None


def test_the_log_takes_one_back_to_look_and_forward_again(screen: Screen) -> None:
    screen.sit_down("arrows", "hrr")
    screen.wait_for_turn(0)
    answer(screen, "place:18")
    screen.wait_for_turn(0, decisions=3)
    screen.table.log.chosen.emit(0)
    assert screen.board.view == screen.match.states[1].view(0)
    assert screen.board.acting is None
    assert screen.table.strip.isVisible()
    screen.table.do("next")
    assert screen.board.view == screen.match.states[2].view(0)
    screen.table.do("last")
    screen.wait_for_turn(0)
    assert screen.board.view == screen.match.state.view(0)
    assert not screen.table.strip.isVisible()


def test_space_hurries(screen: Screen) -> None:
    screen.window.settings.speed = "slow"
    screen.sit_down("arrows", "hrr")
    screen.wait_for_turn(0)
    answer(screen, "place:18")
    assert screen.board.motion.busy
    screen.key(Qt.Key.Key_Space)
    assert not screen.board.motion.busy or len(screen.log) == 1


def test_a_wrong_drop_glides_back_and_says_why(screen: Screen) -> None:
    screen.sit_down("arrows", "hrr", seed=3)
    screen.wait_for_turn(0)
    answer(screen, "place:18")
    screen.wait_for_turn(0, decisions=3)
    before = len(screen.match.decisions)
    hand = next(key for key in screen.board.offered.after() if "hand" in str(key))
    screen.drag(hand, ("cell", 18))
    assert len(screen.match.decisions) == before
    assert "P3" in screen.status


@pytest.mark.parametrize(
    ("game", "thing", "where", "said"),
    [
        ("hunt", "reserve", ("pile",), "Throw the boomerang into the ring"),
        ("lascaux", "reserve", ("pile",), "Put the stone into the ring"),
        ("arrows", "hand", QPointF(240, 500), "Choose a cell of the board"),
        ("roadtrip", "card", ("map", 0), "Lay the card as the Throw"),
    ],
)
def test_a_drop_on_no_place_says_where_the_thing_belongs(
    screen: Screen, game: str, thing: str, where: Key | QPointF, said: str
) -> None:
    people = GAMES[game].seats[0]
    screen.sit_down(game, "h" + "r" * (people - 1))
    screen.wait_for_turn(0)
    if thing == "reserve":
        screen.key(Qt.Key.Key_1)
        screen.wait_for_turn(0, decisions=people)
    lifted = next(key for key in sorted(screen.board.offered.after()) if key[0] == thing)
    before = screen.made_by(0)
    screen.drag(lifted, where)
    assert screen.status.startswith(said)
    assert screen.made_by(0) == before
    assert not screen.board.hand.path


def test_what_happens_and_why_not_is_announced(screen: Screen, heard: list[str]) -> None:
    screen.sit_down("arrows", "hrr", seed=3)
    screen.wait_for_turn(0)
    answer(screen, "place:18")
    screen.wait_for_turn(0, decisions=3)
    # what happened, and before and after it that it is one's turn
    assert heard == ["Your turn: place a pawn", *screen.log, screen.board.status()]
    hand = next(key for key in screen.board.offered.after() if "hand" in str(key))
    screen.drag(hand, ("cell", 18))
    assert heard[len(screen.log) + 2 :] == ["Choose a free cell · rule 3"]


# --- the curtain


def visible_texts(widget: QWidget) -> str:
    """Everything that anybody could read in the window."""
    texts = [widget.windowTitle()]
    for child in widget.findChildren(QWidget):
        if child.isVisible():
            texts += [child.toolTip(), child.accessibleName(), child.accessibleDescription()]
            text = getattr(child, "text", None)
            if callable(text):
                texts.append(str(text()))
    return "\n".join(texts)


def test_several_persons_choose_behind_the_curtain(screen: Screen) -> None:
    screen.sit_down("hunt", "hhr")
    screen.qtbot.waitUntil(screen.is_curtain_closed)
    assert "Ana" in visible_texts(screen.table.curtain)
    assert not screen.table.view.isVisible()
    assert not screen.table.log.isVisible()
    assert screen.board.view == screen.match.state.view(ONLOOKER)
    assert not screen.board.offered
    screen.open_curtain()
    screen.wait_for_turn(0)
    assert screen.board.view == screen.match.state.view(0)
    answer(screen, "choose:water")
    # Ana's token is gone from the screen before Bruno is called
    screen.qtbot.waitUntil(screen.is_curtain_closed)
    assert "Bruno" in visible_texts(screen.table.curtain)
    assert screen.board.view == screen.match.state.view(ONLOOKER)
    assert "water" not in visible_texts(screen.window).lower()
    labels = [i.label + i.description for i in screen.board.items() if isinstance(i, Item)]
    assert not any("Ana" in label and "ater" in label for label in labels)
    screen.open_curtain()
    screen.wait_for_turn(1)
    assert screen.board.view == screen.match.state.view(1)


def past_the_tokens(screen: Screen) -> None:
    """Hunt at a shared screen, when the bidding begins: Ana has chosen water."""
    screen.sit_down("hunt", "hhr")
    for seat in range(2):
        screen.qtbot.waitUntil(screen.is_curtain_closed)
        screen.open_curtain()
        screen.wait_for_turn(seat)
        answer(screen, str(screen.match.state.legal(seat)[0]))
    screen.wait_for_turn(0, decisions=3)
    assert not screen.is_curtain_closed()
    assert screen.board.view == screen.match.state.view(ONLOOKER)


@pytest.mark.parametrize("by", ["key", "holding"])
def test_ones_own_token_is_shown_again_behind_the_curtain(
    screen: Screen, monkeypatch: pytest.MonkeyPatch, by: str
) -> None:
    monkeypatch.setattr(board, "HELD", 50)
    monkeypatch.setattr(flow, "PEEK", 300)
    past_the_tokens(screen)
    if by == "key":
        screen.key(Qt.Key.Key_L)
    else:
        screen.press(("chosen", 0))
        screen.qtbot.waitUntil(screen.is_curtain_closed)
        screen.release(("chosen", 0))
    assert screen.is_curtain_closed()
    assert "Ana" in visible_texts(screen.table.curtain)
    assert screen.board.view == screen.match.state.view(ONLOOKER)
    screen.open_curtain()
    assert screen.board.acting == 0
    assert screen.board.view == screen.match.state.view(0)
    # once seen, it is hidden again by itself, and it is still Ana's turn
    screen.qtbot.waitUntil(lambda: screen.board.view == screen.match.state.view(ONLOOKER))
    assert not screen.is_curtain_closed()
    screen.key(Qt.Key.Key_T)
    screen.wait_for_turn(1, decisions=4)
    assert str(screen.match.decisions[-1].move) == "throw"


def test_a_token_that_was_shown_again_is_hidden_from_whoever_is_next(screen: Screen) -> None:
    past_the_tokens(screen)
    screen.key(Qt.Key.Key_L)
    screen.open_curtain()
    screen.table.do("first")
    assert screen.board.view == screen.match.states[0].view(ONLOOKER)
    screen.table.do("last")
    screen.key(Qt.Key.Key_L)
    screen.open_curtain()
    assert screen.board.view == screen.match.state.view(0)
    screen.key(Qt.Key.Key_T)
    screen.wait_for_turn(1, decisions=4)
    assert screen.board.view == screen.match.state.view(ONLOOKER)


def test_the_curtain_opens_only_by_an_explicit_action(screen: Screen) -> None:
    screen.sit_down("roadtrip", "hh")
    screen.qtbot.waitUntil(screen.is_curtain_closed)
    screen.qtbot.wait(100)
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Left, Qt.Key.Key_A):
        QTest.keyClick(screen.table.curtain, key)
    assert screen.is_curtain_closed()
    (button,) = screen.table.curtain.findChildren(QPushButton)
    screen.qtbot.waitUntil(button.isEnabled)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    screen.wait_for_turn(0)
    assert not screen.is_curtain_closed()


def test_a_key_pressed_once_too_often_does_not_open_the_next_curtain(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(curtain, "MOMENT", 300)
    screen.sit_down("hunt", "hhr")
    screen.qtbot.waitUntil(screen.is_curtain_closed)
    screen.open_curtain()
    screen.wait_for_turn(0)
    answer(screen, "choose:water")
    screen.qtbot.waitUntil(screen.is_curtain_closed)
    QTest.keyClick(screen.table.curtain, Qt.Key.Key_Return)
    assert screen.is_curtain_closed()
    screen.open_curtain()
    assert not screen.is_curtain_closed()


def test_one_person_among_bots_needs_no_curtain(screen: Screen) -> None:
    screen.sit_down("roadtrip", "hrr")
    screen.wait_for_turn(0)
    assert not screen.is_curtain_closed()


# --- the end, and all the rest


@pytest.mark.parametrize("game", GAMES)
def test_bots_play_each_other_to_the_end_and_the_result_is_explained(
    bots_apart: None, screen: Screen, game: str
) -> None:
    screen.sit_down(game, "r" * GAMES[game].seats[0])
    screen.qtbot.waitUntil(lambda: screen.table.result is not None, timeout=60_000)
    result = screen.match.result
    assert result is not None
    card = screen.table.result
    assert card is not None
    told = visible_texts(card)
    for score in result.scores:
        assert str(score) in told
    assert screen.match.seats[result.winners[0]].name in told or "draw" in told.lower()
    files = (screen.window.saves.folder / "matches").glob("*.boomerang")
    assert any(kept.over for kept in map(peek, files) if kept)


def test_a_rematch_is_one_click(screen: Screen) -> None:
    screen.sit_down("flip", "rr")
    screen.qtbot.waitUntil(lambda: screen.table.result is not None, timeout=60_000)
    old = screen.match
    assert screen.table.result is not None
    screen.table.result.next.again.click()
    assert screen.match is not old
    assert screen.match.seats == old.seats


@pytest.mark.parametrize("game", GAMES)
def test_a_screen_reader_finds_names_and_can_act(screen: Screen, game: str) -> None:
    screen.sit_down(game, "h" + "r" * (GAMES[game].seats[0] - 1))
    screen.wait_for_turn(0)
    table = QAccessible.queryAccessibleInterface(screen.table.view)
    assert table.role() == QAccessible.Role.List
    assert table.childCount() > 0
    groups = [table.child(n) for n in range(table.childCount())]
    children = [group.child(n) for group in groups for n in range(group.childCount())]
    for child in (*groups, *children):
        assert child.text(QAccessible.Text.Name)
        assert child.rect().isValid()
    for child in children:
        assert child.actionInterface().actionNames()
    liftable = screen.board.offered.after()
    first = next(c for c in children if cast(Item, c.object()).key in liftable)
    first.actionInterface().doAction(first.actionInterface().actionNames()[0])
    assert screen.board.hand.path or len(screen.match.decisions) > 0


@pytest.mark.parametrize("game", GAMES)
def test_everything_stays_whole_in_every_seating(screen: Screen, game: str) -> None:
    seats = GAMES[game].seats[-1]
    screen.sit_down(game, "h" + "r" * (seats - 1))
    screen.wait_for_turn(0)
    for tabletop in (True, False):
        screen.window.settings.tabletop = tabletop
        whole = screen.board.sceneRect()
        assert len(screen.board.panels) == seats
        for panel in screen.board.panels.values():
            assert whole.contains(panel.mapRectToScene(panel.rect))


@pytest.mark.parametrize(
    ("players", "statuses"),
    [
        (
            "hrr",
            (
                "À vous\N{NO-BREAK SPACE}: posez un pion",
                "Tocca a te: posa un gettone",
                "Your turn: place a pawn",
            ),
        ),
        ("hhr", ("Ana pose un pion", "Ana posa un gettone", "Ana places a pawn")),
    ],
)
def test_language_and_appearance_change_while_playing(
    screen: Screen, players: str, statuses: Sequence[str]
) -> None:
    screen.sit_down("arrows", players)
    screen.wait_for_turn(0)
    for language, status in zip(("fr", "it", "en"), statuses, strict=True):
        screen.window.settings.language = language
        QCoreApplication.processEvents()  # Qt tells the widgets in its event loop
        assert screen.status == status
    screen.window.settings.appearance = "dark"
    screen.window.settings.text_scale = 1.3
    assert screen.board.acting == 0
    assert screen.board.offered


def test_a_finger_drags_and_what_it_holds_stays_in_sight(screen: Screen) -> None:
    screen.sit_down("arrows", "hrr")
    screen.wait_for_turn(0)
    hand = next(key for key in screen.board.offered.after() if "hand" in str(key))
    viewport = screen.table.view.viewport()
    start, end = screen.point(hand), screen.point(("cell", 18))
    finger = QTest.createTouchDevice()

    def touch(way: str, at: QPoint) -> None:
        touching = QTest.touchEvent(viewport, finger)
        getattr(touching, way)(0, at, viewport)
        touching.commit()
        QTest.qWait(5)

    touch("press", start)
    for step in range(1, 6):
        touch("move", start + (end - start) * step / 5)
    carried = screen.board.hand.carried
    assert carried is not None
    above = screen.table.view.mapFromScene(carried.scenePos())
    assert above.y() < end.y() - 30
    # it lands where the thing is seen, so the finger goes a little lower
    lower = end - QPoint(0, round(FINGER.y() * screen.board.pixels_per_unit))
    touch("move", lower)
    touch("release", lower)
    screen.wait_for_turn(0, decisions=3)
    assert str(screen.match.decisions[0].move) == "place:18"


@pytest.mark.usefixtures("drawn")
@pytest.mark.parametrize("game", GAMES)
def test_the_text_size_may_change_at_any_moment(screen: Screen, game: str) -> None:
    """Also while something is shown: nothing that has gone is still drawn."""
    settings = screen.window.settings
    screen.sit_down(game, "h" + "r" * (GAMES[game].seats[0] - 1))
    screen.wait_for_turn(0)
    assert screen.board.itemIndexMethod() == QGraphicsScene.ItemIndexMethod.NoIndex
    settings.speed = "slow"
    screen.board.answer(sorted(screen.board.offered.moves, key=str)[0])
    for size in (1.3, 0.85, 1.3, 1.0):
        settings.text_scale = size
        screen.qtbot.wait(30)
        assert not screen.window.grab().isNull()
    settings.speed = "off"
