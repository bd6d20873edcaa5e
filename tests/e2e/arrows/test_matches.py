"""Whole matches of arrows, by mouse and by keyboard."""

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from boomerang_desktop.desktop.games.arrows import keys
from boomerang_desktop.desktop.scene.gestures import Path
from boomerang_desktop.games.arrows.moves import Take
from tests.e2e.screen import Screen


def walk(screen: Screen, path: Path) -> None:
    """By mouse, as people do: drag, and press what is asked."""
    if len(path) == 1:
        screen.click(path[0])
        return
    screen.drag(*(key for key in path if key not in (keys.LOSE, keys.STOP)))
    if screen.board.hand.path:
        screen.click(path[-1])


def type_in(screen: Screen, path: Path) -> None:
    board = screen.board
    for key in path:
        board.hand.focus_on(key)
        screen.key(Qt.Key.Key_Return)
    if board.hand.path:
        screen.key(Qt.Key.Key_Return)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_whole_match_by_mouse_against_bots(screen: Screen, seats: int) -> None:
    screen.sit_down("arrows", "h" + "r" * (seats - 1), seed=seats + 3)
    QTest.qWait(1)
    _play_through(screen, walk)


def test_a_whole_match_by_keyboard(screen: Screen) -> None:
    screen.sit_down("arrows", "hrh", seed=9)
    _play_through(screen, type_in)


def _play_through(screen: Screen, act: Callable[[Screen, Path], None]) -> None:
    """A person who captures whatever can be captured, so that it comes to an end."""
    rng = Random(7)
    board = screen.board
    while True:
        screen.wait_for_turn()
        if screen.match.result is not None:
            break
        before = len(screen.match.decisions)
        assert board.acting is not None
        ways = list(board.handling.paths(board.acting, board.view.legal(board.acting)))
        takes = [way for way in ways if isinstance(way.move, Take)]
        way = max(takes, key=lambda way: len(way.path)) if takes else rng.choice(ways)
        act(screen, way.path)
        made = screen.match.decisions[before:]
        assert made, f"{way.move} was not made"
        assert made[0].move == way.move
    screen.qtbot.waitUntil(lambda: screen.table.result is not None)
