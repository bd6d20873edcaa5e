"""Short ways to a chosen position of hunt or lascaux, shown in the real window."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar, cast

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QPushButton

from boomerang_desktop.desktop.games.circle.holdings import CapturedCards
from boomerang_desktop.desktop.games.circle.table import CircleTable
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.desktop.scene.items import Item
from boomerang_desktop.games import GAMES
from boomerang_desktop.games.circle.game import CircleGame
from boomerang_desktop.games.circle.state import CircleState
from boomerang_desktop.games.core import Setting
from boomerang_desktop.match import Match, Seat
from tests.e2e.screen import NAMES, Screen
from tests.games.circle.table import deck

I = TypeVar("I", bound=Item)  # noqa: E741 - an item of some kind
FIVE = ("fish water forest", "emu plain desert", "gecko desert mountain")
"""Three cards that show all territories: the first draw of hunt."""
NO_BLUE = (
    "deer white pink",
    "deer white green",
    "deer yellow brown",
    "mammoth white yellow",
    "ibex white brown",
    "horse white yellow",
    "aurochs white pink",
)
"""Seven cards of lascaux without blue: drawing stops there."""

ALL_WHITE = (
    "deer white pink",
    "deer white green",
    "mammoth white yellow",
    "mammoth white pink",
    "ibex white yellow",
    "ibex white brown",
    "ibex white green",
)
"""Seven cards of lascaux that one token takes all at once."""


def set_up(
    game_id: str,
    players: str,
    top: Sequence[str],
    *turns: str,
    first: int = 0,
    **options: Setting,
) -> Match:
    """A match with these cards on top, after these turns: "0 throw"."""
    game = cast(CircleGame, GAMES[game_id])
    settings = game.settle(len(players), options)
    kinds = {"h": "human", "r": "random"}
    seats = [Seat(NAMES[n], kinds[letter]) for n, letter in enumerate(players)]
    decks = [deck(game, *top)] * int(settings["games"])
    match = Match(game, seats, settings, 1, first, {"decks": decks})
    for turn in turns:
        seat, notation = turn.split()
        match.play(int(seat), game.parse(notation))
    return match


def chosen(*suits: str) -> tuple[str, ...]:
    return tuple(f"{seat} choose:{suit}" for seat, suit in enumerate(suits))


def table(screen: Screen) -> CircleTable:
    assert isinstance(screen.board.table, CircleTable)
    return screen.board.table


def state(screen: Screen) -> CircleState:
    return cast(CircleState, screen.match.state)


def until_deck_is_empty(match: Match) -> Match:
    """Everybody stops at once, round after round, until nothing can be drawn any more."""
    while (at := cast(CircleState, match.state)).cards_left:
        seat = at.to_act[0]
        legal = at.legal(seat)
        match.play(seat, legal[-1] if not at.choosing else legal[0])
    return match


def settled(screen: Screen) -> None:
    """Waits until somebody at the screen can decide or is called to it, or all is over."""

    def ready() -> bool:
        if screen.match.result is not None or screen.is_curtain_closed():
            return not screen.board.motion.busy
        return screen.board.acting is not None and not screen.board.motion.busy

    screen.qtbot.waitUntil(ready, timeout=20_000)


ALL_WATER = chosen("water", "forest", "plain")


def notations(screen: Screen, seat: int = 0) -> list[str]:
    return [str(d.move) for d in screen.match.decisions if d.seat == seat]


def bid(screen: Screen, *turns: str, players: str = "hhh", game: str = "hunt") -> None:
    """Three people at the screen, all tokens chosen, Ana to bid."""
    screen.open(set_up(game, players, FIVE, *ALL_WATER, *turns))
    screen.wait_for_turn(0)


def found(screen: Screen, key: Key, kind: type[I]) -> I:
    """The thing of that name, of that kind."""
    item = screen.board.things.find(key, kind)
    assert item is not None, f"{key} is not on the table"
    return item


def collection(screen: Screen, seat: int) -> Sequence[int]:
    return found(screen, ("collection", seat), CapturedCards).counts


def play_once(screen: Screen, rng: Random) -> None:
    way = screen.a_way(rng)
    if len(way) == 1:
        screen.click(way[0])
    elif way[-1][0] == "seat":
        screen.drag(way[0], QPointF(500, 540))
    else:
        screen.drag(*way)


def play_any(screen: Screen, rng: Random) -> None:
    """One decision by real drags or clicks, and on to the next."""
    before = len(screen.match.decisions)
    play_once(screen, rng)
    assert len(screen.match.decisions) > before
    screen.wait_for_turn(decisions=before + 1)


def lines(screen: Screen, text: str) -> list[QPushButton]:
    """The buttons with this text; lines of the final table begin with it."""
    buttons = screen.table.findChildren(QPushButton)
    return [b for b in buttons if b.text() == text or b.accessibleName().startswith(f"{text}, ")]
