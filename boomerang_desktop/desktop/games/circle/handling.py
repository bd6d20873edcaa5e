"""What a hand can do around the cord."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from boomerang_desktop.desktop.games.circle import layout
from boomerang_desktop.desktop.games.circle.items import Boomerang
from boomerang_desktop.desktop.scene.gestures import Gesture, Key, Path
from boomerang_desktop.desktop.scene.handling import Aim, Handling
from boomerang_desktop.desktop.scene.items import Item
from boomerang_desktop.games.circle.moves import STOP, THROW, Choose, Stop, Throw
from boomerang_desktop.games.circle.state import HIDDEN, CircleState
from boomerang_desktop.games.core import Move

if TYPE_CHECKING:
    from boomerang_desktop.desktop.games.circle.table import CircleTable

THROW_BUTTON: Key = ("throw",)
STOP_BUTTON: Key = ("stop",)
RING: Key = ("ring",)
HEAP: Key = ("heap",)
PILE: Key = ("pile",)
DECK: Key = ("deck",)


class CircleHandling(Handling[CircleState]):
    """The player lays a token before them, then throws from the reserve into the ring, or stops:
    the token goes on the pile, or the ring into the reserve. Buttons do the same."""

    _table: "CircleTable"

    # --- moves

    def paths(self, seat: int, moves: Sequence[Move]) -> Iterable[Gesture]:
        reserve: Key = ("reserve", seat)
        for move in moves:
            match move:
                case Choose(suit):
                    yield Gesture((("token", suit), ("slot", seat)), move)
                case Throw():
                    yield Gesture((THROW_BUTTON,), move)
                    yield Gesture((reserve, RING), move)
                case Stop():
                    yield Gesture((STOP_BUTTON,), move)
                    yield Gesture((("chosen", seat), PILE), move)
                    if self.view.ring:
                        yield Gesture((HEAP, reserve), move)
                        yield Gesture((HEAP, ("seat", seat)), move)

    def attempts(self, seat: int, path: Path) -> Iterable[Move]:
        """What cannot be lifted was meant for one move; what can, and was dropped elsewhere, for
        none."""
        if len(path) > 1:
            return
        match path[0]:
            case ("token", str(suit)):
                yield Choose(suit)
            case ("throw",):
                yield THROW
            case ("stop",) | ("heap",):
                yield STOP
            case ("reserve", owner) if owner == seat:
                yield THROW
            case ("chosen", owner) if owner == seat:
                yield STOP

    # --- the thing in the hand

    def carry(self, key: Key) -> Item:
        item = super().carry(key)
        if key[0] != "reserve":
            return item
        one = Boomerang(key, self._table.style, layout.heap()[self.view.ring].look)
        one.setRotation(item.rotation())
        return self.board.things.passing(one, item.scenePos())

    def aim(self, path: Path, at: QPointF) -> Aim:
        """The pile lies on the deck: a token dropped anywhere there means it."""
        deck = self.board.things.get(DECK)
        on_deck = deck is not None and deck.mapRectToScene(deck.boundingRect()).contains(at)
        if on_deck and PILE in self.board.offered.after(path):
            return Aim(PILE)
        return super().aim(path, at)

    def point_at(self, suit: str | None) -> None:
        """Show what the token under the pointer would take."""
        if not self.board.hand.path:
            self._table.point_out(suit)

    # --- the keyboard

    def letter(self, text: str) -> bool:
        hand, suits = self.board.hand, self.view.series.variant.deck.suits
        if text.lower() == "t":
            hand.lift(THROW_BUTTON)
        elif text.lower() == "s":
            hand.lift(STOP_BUTTON)
        elif text.lower() == "l":
            if self.peeks():
                self.board.peek_wanted.emit()
        elif text.isdecimal() and int(text) in range(1, len(suits) + 1):
            if hand.lift(("token", suits[int(text) - 1])) and self.board.acting is not None:
                hand.put_down(("slot", self.board.acting))
        else:
            return False
        return True

    # --- what is no move

    def peeks(self) -> frozenset[Key]:
        seat = self.board.acting
        if seat is None or self.view.chosen[seat] != HIDDEN:
            return frozenset()
        return frozenset({("chosen", seat)})
