"""The window with a position of arrows in it."""

import pytest
from PySide6.QtTest import QTest

from boomerang_desktop.games.arrows import ARROWS
from boomerang_desktop.games.arrows.game import ArrowsGame
from boomerang_desktop.games.arrows.state import ArrowsState
from boomerang_desktop.match import Match, Seat
from tests.e2e.arrows.table import ArrowsBoard, At
from tests.e2e.screen import NAMES, Screen

PLAYERS = {"h": "human", "r": "random"}


@pytest.fixture
def at(screen: Screen, monkeypatch: pytest.MonkeyPatch) -> At:
    """Sits down at any position, however it came about: the match begins there."""

    def sit_down(state: ArrowsState, players: str = "") -> ArrowsBoard:
        players = players or "h" * state.setup.seats
        seats = [Seat(NAMES[n], PLAYERS[letter]) for n, letter in enumerate(players)]
        options = {
            "obligation": "enforced" if state.setup.enforced else "penalty",
            "must_continue": state.setup.must_continue,
        }
        with monkeypatch.context() as elsewhere:
            elsewhere.setattr(ArrowsGame, "start", lambda *how: state)
            match = Match.new(ARROWS, seats, options, 1, 0)
        screen.open(match)
        screen.wait_for_turn()
        QTest.qWait(1)
        return screen.board

    return sit_down
