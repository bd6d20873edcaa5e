"""Hints: asked for at the table, worked out beside the window, seen by nobody else."""

import os
import signal
from functools import partial

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from boomerang_desktop.desktop.games.circle.items import Token
from boomerang_desktop.desktop.games.flip.preview import PlacementGhost
from boomerang_desktop.desktop.rules.window import RulesWindow
from boomerang_desktop.desktop.scene.gestures import Path
from boomerang_desktop.desktop.scene.items import Item
from boomerang_desktop.desktop.table import flow, hint
from boomerang_desktop.desktop.table.after.chances import FINEST
from boomerang_desktop.desktop.texts import sentence
from boomerang_desktop.games import GAMES
from boomerang_desktop.games.core import ONLOOKER, Move
from tests.desktop.fit import misfits
from tests.e2e.screen import Screen
from tests.e2e.test_table import answer, past_the_tokens, visible_texts

F3, ESCAPE, ENTER = Qt.Key.Key_F3, Qt.Key.Key_Escape, Qt.Key.Key_Return
every_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Any hint will do here, however good."""
    monkeypatch.setattr(hint, "SECONDS", 0.3)


def sit_down(screen: Screen, game: str) -> None:
    screen.sit_down(game, "h" + "r" * (GAMES[game].seats[0] - 1))
    screen.wait_for_turn(0)


def wait_for_hint(screen: Screen) -> Move:
    screen.qtbot.waitUntil(lambda: not screen.table.hints.thinking, timeout=20_000)
    advised = screen.board.advised
    assert advised is not None
    return advised


def ask(screen: Screen) -> Move:
    screen.key(F3)
    assert is_hinting(screen)
    return wait_for_hint(screen)


def is_hinting(screen: Screen) -> bool:
    return screen.table.hints.active


def lit(screen: Screen) -> list[Item]:
    return [item for item in screen.board.items() if isinstance(item, Item) and item.lit]


def said(screen: Screen) -> str:
    """All that the card shows."""
    labels = screen.table.hint_card.findChildren(QLabel)
    return "\n".join(label.text() for label in labels if label.isVisible())


def tokens_seen(screen: Screen) -> bool:
    """Whether anybody's secret lies open."""
    return any(isinstance(item, Token) and item.peek for item in screen.board.items())


def says(screen: Screen, text: str) -> bool:
    return text in said(screen)


def looking_back(screen: Screen) -> int | None:
    assert screen.table.flow is not None
    return screen.table.flow.playback.looking_back


def adviser(screen: Screen) -> int:
    pid = screen.table.adviser.pid
    assert pid is not None
    return pid


def ask_in_vain(screen: Screen) -> None:
    """Asks somebody who cannot answer, however long one waits."""
    screen.table.adviser.warm_up()
    os.kill(adviser(screen), signal.SIGSTOP)
    screen.key(F3)
    assert screen.table.hints.thinking
    assert screen.table.hint_card.isVisible()


def way_to(screen: Screen, move: Move) -> Path:
    return min(screen.board.offered.ways(move), key=len)


def follow(screen: Screen, move: Move) -> None:
    """Makes the move by hand; flip by keys, for which the hint has got the piece ready."""
    first, *others = way_to(screen, move)
    if first[0] == "piece":
        screen.board.hand.focus_on(first)
        screen.key(ENTER, ENTER)
    elif others:
        screen.drag(first, *others)
    else:
        screen.click(first)


@every_game
@pytest.mark.parametrize("by", ["key", "button"])
def test_a_hint_is_told_shown_and_can_be_followed(screen: Screen, game: str, by: str) -> None:
    sit_down(screen, game)
    if by == "key":
        screen.key(F3)
    else:
        QTest.mouseClick(screen.table.bar.tools["hint"], Qt.MouseButton.LeftButton)
    move = wait_for_hint(screen)
    assert move in screen.match.state.legal(0)
    card = screen.table.hint_card
    assert card.isVisible()
    assert card.title.text() == "A hint for you"
    assert "Ana" not in said(screen)
    assert card.move_told.text() == screen.board.words.advice(screen.board.view, move)
    assert "%" in card.chance.text()
    assert 'href="' in card.reasons[0].text()
    assert {item.key for item in lit(screen)} >= {way_to(screen, move)[0]}
    if game == "flip":
        ghosts = [item for item in screen.board.items() if isinstance(item, PlacementGhost)]
        assert [ghost.isVisible() for ghost in ghosts] == [True]
    else:
        assert {item.key for item in lit(screen)} >= set(way_to(screen, move))
    follow(screen, move)
    assert str(next(d for d in screen.match.decisions if d.seat == 0).move) == str(move)
    assert not card.isVisible()
    assert not is_hinting(screen)


def test_what_a_hint_lights_stays_lit_while_one_tries_other_things(screen: Screen) -> None:
    sit_down(screen, "arrows")
    ask(screen)
    before = {item.key for item in lit(screen)}
    hand = next(key for key in screen.board.offered.after() if key[0] == "hand")
    screen.board.hand.lift(hand)
    assert {item.key for item in lit(screen)} != before
    screen.key(ESCAPE)
    screen.qtbot.waitUntil(lambda: {item.key for item in lit(screen)} == before)
    # the first Escape has put the pawn back, the second one closes the hint
    assert is_hinting(screen)
    screen.key(ESCAPE)
    assert not is_hinting(screen)
    assert lit(screen) == []


@pytest.mark.parametrize("how", ["escape", "again", "cross", "look back", "leave"])
def test_a_hint_can_be_dismissed(screen: Screen, how: str) -> None:
    sit_down(screen, "arrows")
    answer(screen, "place:18")
    screen.wait_for_turn(0, decisions=2)
    ask(screen)
    if how == "escape":
        screen.key(ESCAPE)
    elif how == "again":
        screen.key(F3)
    elif how == "cross":
        QTest.mouseClick(screen.table.hint_card.close_button, Qt.MouseButton.LeftButton)
    elif how == "look back":
        screen.table.do("first")
    else:
        screen.window.show_home()
    assert not is_hinting(screen)
    assert not screen.table.hint_card.isVisible()
    if screen.table.flow:
        assert lit(screen) == []
        assert screen.board.advised is None


@pytest.mark.parametrize("how", ["escape", "move", "undo", "leave"])
def test_thinking_about_a_hint_is_given_up_at_once(screen: Screen, how: str) -> None:
    sit_down(screen, "arrows")
    answer(screen, "place:18")
    screen.wait_for_turn(0, decisions=2)
    ask_in_vain(screen)
    first = adviser(screen)
    if how == "escape":
        screen.key(ESCAPE)
    elif how == "move":
        answer(screen, str(screen.match.state.legal(0)[0]))
    elif how == "undo":
        screen.table.do("undo")
    else:
        screen.window.show_home()
    # nobody has waited for the search: it cannot have ended
    assert not is_hinting(screen)
    assert not screen.table.hint_card.isVisible()
    assert screen.table.adviser.pid != first
    if how == "leave":
        assert screen.table.adviser.pid is None, "nobody will ask"
    if how != "leave":
        screen.wait_for_turn(0)
        assert ask(screen) in screen.match.state.legal(0)


def test_a_process_that_dies_over_a_hint_costs_a_sentence(screen: Screen) -> None:
    sit_down(screen, "arrows")
    ask_in_vain(screen)
    os.kill(adviser(screen), signal.SIGKILL)
    screen.qtbot.waitUntil(lambda: "could not be worked out" in said(screen), timeout=20_000)
    assert screen.board.advised is None
    # the match goes on, and so do hints
    answer(screen, "place:18")
    screen.wait_for_turn(0, decisions=2)
    assert said(screen) == ""
    assert ask(screen) in screen.match.state.legal(0)


def test_a_process_that_hangs_over_a_hint_costs_a_sentence(screen: Screen) -> None:
    sit_down(screen, "flip")
    screen.table.adviser.patience = 200
    ask_in_vain(screen)
    screen.qtbot.waitUntil(lambda: "could not be worked out" in said(screen), timeout=20_000)


def test_a_hint_is_for_those_who_have_to_decide(screen: Screen) -> None:
    tool = "hint"
    sit_down(screen, "arrows")
    assert screen.table.why_not(tool) is None
    answer(screen, "place:18")
    screen.wait_for_turn(0, decisions=2)
    screen.table.do("first")
    why = screen.table.why_not(tool)
    assert why == "not while looking back"
    assert sentence(why) in screen.table.bar.tools[tool].toolTip()
    assert not screen.table.bar.tools[tool].isEnabled()
    screen.table.do("last")
    assert screen.table.bar.tools[tool].isEnabled()
    screen.sit_down("flip", "rr")
    assert screen.table.why_not(tool) == "it is nobody’s turn at this screen"
    screen.qtbot.waitUntil(lambda: screen.match.result is not None, timeout=60_000)
    assert screen.table.why_not(tool) == "the match is over"


def test_nothing_of_a_hint_is_seen_behind_the_curtain(screen: Screen) -> None:
    screen.sit_down("hunt", "hhr")
    screen.qtbot.waitUntil(screen.is_curtain_closed)
    assert screen.table.why_not("hint") is not None
    screen.window.do("hint")
    assert not is_hinting(screen)
    screen.open_curtain()
    screen.wait_for_turn(0)
    move = ask(screen)
    assert screen.table.hint_card.title.text() == "Hint for Ana"
    secret = screen.table.hint_card.move_told.text()
    log = list(screen.log)
    answer(screen, str(move))
    screen.qtbot.waitUntil(screen.is_curtain_closed)
    assert secret not in visible_texts(screen.window)
    assert secret not in screen.window.windowTitle()
    # nor in what is only hidden
    for label in screen.table.hint_card.findChildren(QLabel):
        assert label.text() == ""
        assert label.toolTip() == label.accessibleName() == ""
    assert screen.table.hint_card.spoken == ""
    assert lit(screen) == []
    assert screen.board.advised is None
    assert not any(secret in line for line in screen.log[len(log) :])
    screen.open_curtain()
    screen.wait_for_turn(1)
    assert not screen.table.hint_card.isVisible()


def test_the_others_look_away_while_a_hint_would_tell_a_secret(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(flow, "PEEK", 50)
    screen.sit_down("hunt", "hhh")
    for _ in range(3):
        screen.qtbot.waitUntil(screen.is_curtain_closed)
        screen.open_curtain()
        seat = screen.match.state.to_act[0]
        screen.wait_for_turn(seat)
        answer(screen, str(screen.match.state.legal(seat)[0]))
    # now they bid in front of everybody, each with a token that only they know
    bidder = screen.match.state.to_act[0]
    screen.wait_for_turn(bidder)
    screen.key(F3)
    assert screen.is_curtain_closed()
    assert not is_hinting(screen)
    assert not tokens_seen(screen)
    screen.open_curtain()
    screen.qtbot.waitUntil(lambda: is_hinting(screen))
    wait_for_hint(screen)
    # while it is read nobody looks, however long that takes
    screen.qtbot.wait(150)
    assert is_hinting(screen)
    assert tokens_seen(screen)
    screen.key(ESCAPE)
    screen.qtbot.waitUntil(lambda: not tokens_seen(screen))
    assert screen.board.acting == bidder


def test_a_hint_that_was_wanted_is_not_told_to_another_player(screen: Screen) -> None:
    past_the_tokens(screen)
    screen.key(Qt.Key.Key_T)
    screen.wait_for_turn(1, decisions=4)
    # Bruno asks for a hint, but Ana takes her bid back instead of looking away
    screen.key(F3)
    assert screen.is_curtain_closed()
    screen.table.do("undo")
    screen.wait_for_turn(0, decisions=3)
    assert not screen.is_curtain_closed()
    assert not is_hinting(screen)
    assert screen.board.view == screen.match.state.view(ONLOOKER)
    # her own hint is for her eyes only
    screen.key(F3)
    assert screen.is_curtain_closed()
    assert not is_hinting(screen)


def test_an_answer_that_comes_behind_the_curtain_is_not_heard(screen: Screen) -> None:
    screen.sit_down("roadtrip", "hh")
    screen.qtbot.waitUntil(screen.is_curtain_closed)
    screen.open_curtain()
    screen.wait_for_turn(0)
    screen.key(F3)
    answer(screen, str(screen.match.state.legal(0)[0]))
    screen.qtbot.waitUntil(screen.is_curtain_closed)
    screen.qtbot.wait(500)
    assert not is_hinting(screen)
    assert screen.table.hint_card.move_told.text() == ""


def test_each_reason_leads_to_its_rule(screen: Screen) -> None:
    sit_down(screen, "flip")
    answer(screen, str(screen.match.state.legal(0)[0]))
    screen.wait_for_turn(0, decisions=2)
    ask(screen)
    reason = screen.table.hint_card.reasons[0]
    reason.linkActivated.emit("F5")
    rules = screen.window.findChild(RulesWindow)
    assert isinstance(rules, RulesWindow)
    assert rules.isVisible()
    assert rules.page.textCursor().block().text().lstrip().startswith("F5")
    rules.close()


def test_a_hint_is_announced(screen: Screen, heard: list[str]) -> None:
    sit_down(screen, "flip")
    ask(screen)
    card = screen.table.hint_card
    for text in (card.title.text(), card.move_told.text(), card.chance.text()):
        assert text in heard[-1]
    assert "<" not in heard[-1]


def test_a_hint_follows_the_language_and_is_never_cut(screen: Screen) -> None:
    screen.sit_down("hunt", "hrrrr")
    screen.wait_for_turn(0)
    screen.window.settings.text_scale = 1.3
    ask(screen)
    for language, title in (
        ("it", "Un consiglio per te"),
        ("fr", "Un conseil"),
        ("en", "A hint for you"),
    ):
        screen.window.settings.language = language
        screen.qtbot.waitUntil(partial(says, screen, title))
        assert lit(screen)
        screen.qtbot.waitUntil(lambda: misfits(screen.window) == [], timeout=3000)


def test_a_hint_without_a_log_moves_nothing_and_hides_nothing_it_speaks_of(screen: Screen) -> None:
    sit_down(screen, "arrows")
    narrow = screen.table.view.width()
    screen.window.settings.show_log = False
    screen.qtbot.waitUntil(lambda: screen.table.view.width() > narrow)
    wide = screen.table.view.width()
    places = {key: item.scenePos() for key, item in screen.board.things.all()}
    ask(screen)
    assert lit(screen)
    table = screen.table
    assert table.hint_card.isVisible()
    assert table.view.width() == wide
    assert {key: item.scenePos() for key, item in screen.board.things.all()} == places
    card = QRect(table.hint_card.mapTo(table.beside, QPoint(0, 0)), table.hint_card.size())
    assert not any(card.contains(screen.point(item.scenePos())) for item in lit(screen))
    screen.key(ESCAPE)
    assert not table.hint_card.isVisible()
    assert table.view.width() == wide


# --- the chances during a match that is over


def play_out(screen: Screen) -> None:
    screen.sit_down("flip", "rr")
    screen.qtbot.waitUntil(lambda: screen.table.result is not None, timeout=60_000)


@pytest.mark.usefixtures("drawn")
@pytest.mark.usefixtures("analysed")
def test_the_chances_are_drawn_after_the_match(screen: Screen) -> None:
    play_out(screen)
    chances, decisions = screen.table.chances, len(screen.match.decisions)
    # axes without a curve say nothing
    assert chances.isVisible() == any(chances.curves.points)
    screen.qtbot.waitUntil(lambda: chances.curves.done, timeout=120_000)
    assert chances.isVisible()
    points = chances.curves.points
    result = screen.match.result
    assert result is not None
    for at in zip(*points, strict=True):
        assert sum(point.share for point in at) == pytest.approx(1)
    for seat, curve in enumerate(points):
        assert [point.position for point in curve] == list(range(decisions + 1))
        assert all(0 <= point.share <= 1 for point in curve)
        share = 1 / len(result.winners) if seat in result.winners else 0.0
        assert curve[-1].share == share
    assert "Ana" in chances.curves.accessibleDescription()
    picture = chances.curves.grab().toImage()
    colours = {picture.pixel(x, y) for x in range(picture.width()) for y in range(picture.height())}
    assert len(colours) > FINEST


@pytest.mark.usefixtures("analysed")
def test_a_click_on_a_curve_goes_back_to_that_position(screen: Screen) -> None:
    play_out(screen)
    curves = screen.table.chances.curves
    screen.qtbot.waitUntil(curves.isVisible, timeout=60_000)
    middle = QPoint(round(curves.plot().center().x()), curves.height() // 2)
    QTest.mouseClick(curves, Qt.MouseButton.LeftButton, pos=middle)
    there = looking_back(screen)
    assert there is not None
    assert abs(there + 1 - len(screen.match.decisions) / 2) <= 1
    assert curves.here == there + 1
    assert screen.board.view == screen.match.states[there + 1].view(ONLOOKER)
    assert screen.table.result is None
    QTest.mouseClick(curves, Qt.MouseButton.LeftButton, pos=QPoint(0, 40))
    assert looking_back(screen) == -1
    assert "Looking back at the beginning" in screen.status
    screen.table.do("previous")
    assert looking_back(screen) == -1
    end = QPoint(curves.width() - 1, 40)
    QTest.mouseClick(curves, Qt.MouseButton.LeftButton, pos=end)
    assert looking_back(screen) is None
    assert curves.here is None


@pytest.mark.usefixtures("analysed")
def test_the_chances_stop_when_the_match_is_left(screen: Screen) -> None:
    play_out(screen)
    chances = screen.table.chances
    seen = [chances.inquiry.working]
    screen.table.wanted.emit("rematch")
    seen.append(chances.inquiry.working)
    assert seen == [True, False]
    assert not chances.isVisible()
