"""Tables that are put away after each test."""

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from boomerang_desktop.games.circle.game import CircleGame
from boomerang_desktop.games.circle.state import CircleState
from tests.desktop.games.circle.seated import Seated

Sit = Callable[..., Seated]


@pytest.fixture
def sit_at(qtbot: QtBot) -> Iterator[Sit]:
    """Lays a position on a table and sits down before it."""
    made: list[Seated] = []

    def make(game: CircleGame, state: CircleState, viewer: int | None = None) -> Seated:
        made.append(Seated(qtbot, game, state, viewer))
        return made[-1]

    yield make
    for seated in made:
        seated.close()
