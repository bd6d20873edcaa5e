"""The end of a match and looking back at it, in the real window."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from boomerang_desktop.desktop.table.log import LogPanel
from boomerang_desktop.games import GAMES
from boomerang_desktop.match import Match, Seat, record
from boomerang_desktop.match.match import HUMAN
from tests.desktop.conftest import RECORDS
from tests.e2e.screen import Screen

GAMES_OF = ("hunt-5", "lascaux-4", "flip-2", "arrows-4", "roadtrip-4")


def finished(name: str, person: int = 0) -> Match:
    match = record.load(RECORDS / f"{name}.boomerang")
    seats = [
        Seat(seat.name, HUMAN if n == person else "random") for n, seat in enumerate(match.seats)
    ]
    return match.with_seats(seats)


def open_finished(screen: Screen, name: str) -> None:
    screen.open(finished(name))
    screen.qtbot.waitUntil(lambda: screen.table.result is not None)


def is_told(screen: Screen) -> bool:
    return screen.table.result is not None


def is_playing(screen: Screen) -> bool:
    return screen.table.review.playing


def still_things(screen: Screen) -> dict[object, QPointF]:
    """What lies in the middle or before others, by name."""
    mine = screen.board.panels[screen.board.viewer].sceneBoundingRect()
    return {
        key: item.scenePos()
        for key, item in screen.board.things.all()
        if not mine.intersects(item.sceneBoundingRect())
    }


@pytest.mark.parametrize("name", GAMES_OF)
def test_the_result_stands_beside_the_table(screen: Screen, name: str) -> None:
    open_finished(screen, name)
    table = screen.table
    assert table.result is not None
    assert table.result.isVisible()
    assert not table.log.isVisible()
    left = table.result.mapTo(table, table.result.rect().topLeft()).x()
    assert left >= table.view.geometry().right()
    for line in table.result.lines:
        QTest.mouseClick(line, Qt.MouseButton.LeftButton)
    table.result.next.closed.emit()
    assert not is_told(screen)
    assert table.log.isVisible()
    assert table.strip.button.isVisible()
    assert table.strip.button.text() == "The result"
    QTest.mouseClick(table.strip.button, Qt.MouseButton.LeftButton)
    assert is_told(screen)
    assert not table.strip.button.isVisible()


@pytest.mark.parametrize("name", GAMES_OF)
def test_looking_back_moves_nothing_but_ones_own_tray(screen: Screen, name: str) -> None:
    """Before the end, where the strip comes and goes."""
    match = finished(name)
    stages = [stage[-1] + 1 for stage in match.stages()]
    screen.open(match.until(stages[len(stages) // 2]))
    screen.wait_for_turn()
    screen.board.motion.hurry()
    assert not screen.table.strip.isVisible()
    steps = screen.table.flow.playback.steps() if screen.table.flow else []
    before, size = still_things(screen), screen.table.view.size()
    lower = screen.board.panels[screen.board.viewer].sceneBoundingRect().bottom()
    screen.table.do("previous")
    assert screen.table.strip.isVisible()
    assert screen.table.view.size() == size
    own = screen.board.panels[screen.board.viewer].sceneBoundingRect()
    strip = screen.table.view.mapToScene(screen.table.strip.geometry()).boundingRect()
    assert own.bottom() - 10 <= strip.top() + 1
    screen.table.do("last")
    assert not screen.table.strip.isVisible()
    assert len(steps) > 2
    after = still_things(screen)
    for key in before.keys() & after.keys():
        assert before[key] == after[key]
    assert screen.board.panels[screen.board.viewer].sceneBoundingRect().bottom() == lower


def test_hunts_cards_keep_their_places(screen: Screen) -> None:
    match = finished("hunt-4")
    choosing = [stage[-1] + 1 for stage in match.stages() if len(stage) > 1]
    screen.open(match.until(choosing[1] + 2))
    screen.board.motion.hurry()

    def cards() -> dict[object, QPointF]:
        things = screen.board.things.all()
        return {key: item.scenePos() for key, item in things if key[0] == "card"}

    before = cards()
    screen.table.do("previous")
    assert cards() == before


def test_the_log_follows_and_lets_go(screen: Screen) -> None:
    open_finished(screen, "arrows-4")
    log: LogPanel = screen.table.log
    screen.table.do("first")
    assert log.marked is None
    seen: list[str | None] = []
    for action in ("next", "next", "next", "previous"):
        screen.table.do(action)
        seen.append(log.marked)
    assert None not in seen
    assert seen[1] == seen[3] != seen[2]
    assert (
        screen.status == "Looking back at move 2 of 85" or "Looking back at move 2" in screen.status
    )
    screen.table.do("last")
    assert log.marked is None


def test_the_slider_and_the_tools_of_the_strip(screen: Screen) -> None:
    open_finished(screen, "flip-2")
    strip, flow = screen.table.strip, screen.table.flow
    assert flow is not None
    strip.slider.setValue(5)
    assert flow.playback.looking_back == 4
    assert strip.place.text() == "Move 5 of 24"
    for name, there in (("first", -1), ("next", 0), ("next", 1), ("previous", 0), ("last", None)):
        QTest.mouseClick(strip.tools[name], Qt.MouseButton.LeftButton)
        assert flow.playback.looking_back == there
    assert not strip.tools["next"].isEnabled()


def test_it_plays_by_itself_to_the_end(screen: Screen) -> None:
    screen.open(finished("flip-2").until(6))
    screen.table.do("first")
    flow = screen.table.flow
    assert flow is not None
    screen.window.settings.speed = "fast"
    QTest.mouseClick(screen.table.strip.tools["play"], Qt.MouseButton.LeftButton)
    assert is_playing(screen)
    screen.qtbot.waitUntil(lambda: (flow.playback.looking_back or 0) > 0, timeout=20_000)
    QTest.mouseClick(screen.table.strip.tools["play"], Qt.MouseButton.LeftButton)
    assert not is_playing(screen)
    here = flow.playback.looking_back
    assert here is not None
    assert screen.board.view == screen.match.states[here + 1].view(0)
    screen.window.settings.speed = "off"
    screen.table.do("play")
    screen.qtbot.waitUntil(lambda: flow.playback.looking_back is None, timeout=20_000)
    assert not is_playing(screen)
    screen.wait_for_turn(0)


def test_a_click_says_that_one_looks_back_and_leads_out_of_it(screen: Screen) -> None:
    screen.open(finished("flip-2").until(6))
    screen.wait_for_turn(0)
    screen.table.do("first")
    screen.click(QPointF(screen.board.sceneRect().width() - 3, 3))
    assert "You are looking back" in screen.status
    screen.table.do("next")
    screen.click(("piece", "X5"))
    assert "You are looking back" in screen.status
    screen.table.bar.status.linkActivated.emit("now")
    assert screen.table.flow is not None
    assert screen.table.flow.playback.looking_back is None
    screen.wait_for_turn(0)


def test_tokens_and_hands_lie_open_afterwards(screen: Screen) -> None:
    from boomerang_desktop.desktop.games.circle.items import Token
    from boomerang_desktop.desktop.games.roadtrip.items import StackItem

    open_finished(screen, "hunt-5")
    screen.table.do("first")
    screen.table.do("next")
    tokens = [screen.board.things.find(("chosen", seat), Token) for seat in range(5)]
    assert all(token is not None and token.face and token.suit for token in tokens)
    open_finished(screen, "roadtrip-4")
    screen.table.do("first")
    for seat in (1, 2, 3):
        stack = screen.board.things.find(("stack", seat), StackItem)
        assert stack is not None
        assert len(stack.open) == 7
    # and not a moment earlier
    screen.open(finished("roadtrip-4").until(8))
    screen.wait_for_turn(0)
    screen.table.do("first")
    stack = screen.board.things.find(("stack", 1), StackItem)
    assert stack is not None
    assert not stack.open


def test_another_language_or_look_keeps_result_and_light(screen: Screen) -> None:
    open_finished(screen, "hunt-5")
    assert screen.table.result is not None
    screen.table.result.choose("emu")
    screen.window.settings.language = "fr"
    screen.qtbot.waitUntil(
        lambda: screen.table.result is not None and "gagne" in screen.table.result.headline.text()
    )
    assert screen.table.result.chosen == "emu"
    screen.window.settings.language = "en"


def test_resuming_keeps_the_order_of_the_log(screen: Screen) -> None:
    screen.open(Match.new(GAMES["hunt"], [Seat(n, "human") for n in "abc"], {}, 1, 0))
    flow = screen.table.flow
    assert flow is not None
    before = len(screen.log)
    for seat in (2, 0, 1):
        flow.match.play(seat, flow.match.state.legal(seat)[0])
        flow.playback.add(len(flow.match.decisions) - 1)
        flow.playback.show_next()
    told = screen.log
    assert [text[0] for text in told[before:]] == ["a", "b", "c"]
    screen.open(record.parse(record.dump(flow.match).encode()))
    assert screen.log == told
