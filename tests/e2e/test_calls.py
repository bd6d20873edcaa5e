"""What a hand does at the table stays light: calls are counted, which no busy machine disturbs."""

import pytest

from boomerang_desktop.desktop.table.thinker import Thinker
from tests.e2e.screen import Screen
from tests.measure.calls import PLAYERS, Calls, Seated

LIFT, DROP = 1_000, 2_900
BOARD = 700
"""How many more calls a board with many things may cost."""
MENU = ("desktop/shell/", "desktop/actions/")
"""The menu and its actions are no part of the table."""


@pytest.fixture(params=PLAYERS)
def counted(
    request: pytest.FixtureRequest, screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> tuple[str, dict[str, Calls]]:
    """The game, and what each thing that is done at its table has cost."""
    monkeypatch.setattr(Thinker, "ask", Thinker.ask)  # to have it back
    table = Seated(screen.window, request.param)
    return request.param, dict(table.by_hand())


def at_the_table(calls: Calls) -> int:
    return sum(n for (module, _), n in calls.functions.items() if not module.startswith(MENU))


def test_lifting_and_dropping_take_few_calls(counted: tuple[str, dict[str, Calls]]) -> None:
    game, calls = counted
    more = 0 if game == "roadtrip" else BOARD
    assert calls["lift"].total <= LIFT + more
    assert calls["move"].total <= LIFT
    assert at_the_table(calls["drop"]) <= DROP + more


def test_seats_are_placed_once_for_each_layout(counted: tuple[str, dict[str, Calls]]) -> None:
    _, calls = counted
    placed = {what: calls[what].of("in_front") for what in calls}
    assert placed == {"lift": 0, "move": 0, "drop": calls["drop"].of("Board.settle")}
