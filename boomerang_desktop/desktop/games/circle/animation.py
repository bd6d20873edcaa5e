"""How a round looks: tokens are laid, boomerangs fly, tokens are revealed, cards travel."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QPointF

from boomerang_desktop.desktop.games.circle import layout
from boomerang_desktop.desktop.games.circle.holdings import CapturedCards, Reserve
from boomerang_desktop.desktop.games.circle.items import (
    Boomerang,
    CardItem,
    DeckItem,
    RingTag,
    Token,
)
from boomerang_desktop.desktop.scene.animation import (
    Animation,
    Step,
    fly,
    in_turn,
    pulse,
    together,
    turn_over,
    wait,
)
from boomerang_desktop.desktop.scene.seating import TableSpot
from boomerang_desktop.games.circle.events import (
    Captured,
    Drawn,
    GameEnded,
    Stopped,
    Thrown,
    TokenLaid,
)
from boomerang_desktop.games.circle.scoring import counts
from boomerang_desktop.games.circle.state import CircleState
from boomerang_desktop.games.core import Event

if TYPE_CHECKING:
    from boomerang_desktop.desktop.games.circle.table import CircleTable

IN_AIR = 920.0
REVEALED = 92.0
"""The size of a token in the ring when it is revealed."""
GATHERED = 44.0
"""The height of a card when it reaches its collection."""
MOST_FLYING = 14


class CircleAnimation(Animation["CircleTable", CircleState]):
    def __init__(self, table: "CircleTable", before: CircleState, after: CircleState) -> None:
        super().__init__(table, before, after)
        self._held = [counts(table.deck, collection) for collection in before.collections]
        """Each seat's cards by species, as gathered so far."""

        self._events: Sequence[Event] = ()
        self._homing: list[Boomerang] = []
        """Boomerangs on their way into a reserve."""

    def steps(self, events: Sequence[Event]) -> Iterator[Step]:
        self._events = events
        return super().steps(events)

    def rest(self) -> None:
        """Show what each player has taken while the table pauses."""
        if captured := [event for event in self._events if isinstance(event, Captured)]:
            self.table.tell(self.table.words.all_revealed())
            self.table.show_round_summary(captured)
            self.table.show_scores(self.after)
        super().rest()

    def show(self, event: Event) -> Iterable[Step]:
        match event:
            case TokenLaid(seat):
                yield partial(self._lay, seat)
            case Thrown(seat):
                yield partial(self._throw, seat)
                yield self._land
            case Stopped(seat, taken):
                yield partial(self._lay_on_pile, event)
                if taken:
                    yield partial(self._take_ring, seat, taken)
                    yield partial(self._count, seat, taken)
            case Captured():
                yield partial(self._bring_into_ring, event)
                yield partial(self._reveal, event)
                yield partial(self._point_at, event)
                yield partial(self._capture, event)
                yield partial(self._gather, event)
            case GameEnded():
                yield self.rest
                yield self._end_game
            case Drawn():
                yield self.rest
                yield self._take_tokens_back
                yield partial(self._turn_up_cards, event)

    # --- choosing and bidding

    def _lay(self, seat: int) -> QAbstractAnimation:
        """C3: from the player's hand, or face down from its owner's name. A token that sets out
        among the territories would seem to come from one of them."""
        board, carried = self.board, self.board.hand.carried
        suit = None
        if isinstance(carried, Token) and carried.seat == seat:
            suit = carried.suit
        token = Token(("laid", seat), self.table.style, seat, suit)
        slot, size = self.table.slot(seat)
        panel = board.panels[seat]
        name = panel.head.center()
        start = TableSpot(panel.point(name.x(), name.y()), size, size, self._turn(seat))
        self.passing(token, start, of=("token", suit) if suit else None)
        board.sound("lay")
        flight = fly(token, slot, self.pace)
        return together(flight, turn_over(token, self.pace, token.turn_down)) if suit else flight

    def _throw(self, seat: int) -> QAbstractAnimation:
        table, number = self.table, self.before.ring
        style = table.style
        by_hand = self.board.hand.carried is not None
        one = Boomerang(("reserve", seat), style, layout.heap()[number].look)
        if not by_hand:
            one.setScale(0.55)
            one.setRotation(self._turn(seat))
        self.passing(one, table.reserve(seat), IN_AIR)
        self._count(seat, -1)
        self.board.sound("fly")
        end = table.middle.centre + layout.lying(table.middle.ring, number)
        return fly(
            one,
            end,
            self.pace,
            arc=-min(90.0, (end - one.pos()).manhattanLength() * 0.25),
            turns=round(style.spins / (2 if by_hand else 1)) if style.spins >= 1 else 0,
            rotation=style.resting(number),
            scale=1.0,
        )

    def _land(self) -> None:
        self.board.sound("land")
        self._show_ring(self.before.ring + 1)

    def _lay_on_pile(self, event: Stopped) -> QAbstractAnimation | None:
        seat, place = event.seat, len(self.before.pile)
        self.table.tell(self.table.words.stops(event), seat)
        self.table.show_place(seat, place)
        at = self.table.middle.on_pile(place)
        return self._fly_token(seat, at, layout.ON_PILE, z=place, arc=30)

    def _take_ring(self, seat: int, taken: int) -> QAbstractAnimation:
        if heap := self.board.things.get(("heap",)):
            heap.hide()
        self._show_ring(0)
        self.board.sound("take")
        number = range(min(taken, MOST_FLYING))
        return together(
            *(in_turn(self._fly_home(seat, n), after=22 * n * self.pace) for n in number)
        )

    def _fly_home(self, seat: int, number: int) -> QAbstractAnimation:
        """Send one of those in the ring home."""
        table, style = self.table, self.table.style
        one = Boomerang(("flying", number), style, layout.heap()[number].look)
        one.setRotation(style.resting(number))
        self._homing.append(one)
        self.passing(one, table.middle.centre + layout.lying(table.middle.ring, number), IN_AIR)
        arc, turns = 24.0 - 8 * (number % 7), round(style.spins / 2)
        return fly(one, table.reserve(seat), self.pace, arc=arc, scale=0.5, turns=turns)

    def _count(self, seat: int, change: int) -> None:
        while self._homing:
            self._homing.pop().hide()
        reserve = self.board.things.find(("reserve", seat), Reserve)
        if reserve and reserve.count is not None:
            reserve.count += change

    def _show_ring(self, count: int) -> None:
        if tag := self.board.things.find(("tag",), RingTag):
            tag.count = count

    # --- capture

    def _bring_into_ring(self, event: Captured) -> QAbstractAnimation | None:
        seat = event.seat
        self.board.events_shown.emit(self._events.index(event))
        self.table.tell(self.table.words.reveals(seat), seat)
        self.table.show_place(seat, None)
        return self._fly_token(seat, self.table.middle.centre, REVEALED, z=20)

    def _reveal(self, event: Captured) -> QAbstractAnimation | None:
        token = self._token(event.seat)
        if token is None:
            return None
        self.board.sound("turn_over")
        return turn_over(token, self.pace, partial(self._revealed, token, event))

    def _revealed(self, token: Token, event: Captured) -> None:
        token.turn_up(event.suit)
        for card in self._cards(event):
            card.chosen = True

    def _point_at(self, event: Captured) -> QAbstractAnimation:
        self.board.events_shown.emit(self._events.index(event) + 1)
        self.table.tell(self.table.words.captures(event), event.seat)
        pulses = [pulse(card, self.pace, 1.08) for card in self._cards(event)]
        return together(wait(self.pace, 420), *pulses)

    def _capture(self, event: Captured) -> QAbstractAnimation:
        """C9: the cards go to the owner of the token, and the token returns."""
        flights = [self._return_token(event.seat)]
        for n, card in enumerate(self._cards(event)):
            card.setZValue(IN_AIR + n)
            flight = fly(
                card,
                self._spot(event.seat, card),
                self.pace * 1.25,
                arc=20,
                rotation=self._turn(event.seat),
                scale=GATHERED / card.height,
            )
            flights.append(in_turn(flight, after=70 * n * self.pace))
        if event.cards:
            self.board.sound("gather")
        return together(*flights)

    def _spot(self, seat: int, card: CardItem) -> QPointF:
        """Where a card lies in a seat's collection."""
        collection = self.board.things.find(("collection", seat), CapturedCards)
        return collection.spot(self._species(card)) if collection else self.table.reserve(seat)

    def _gather(self, event: Captured) -> None:
        for card in self._cards(event):
            card.hide()
            self._held[event.seat][self._species(card)] += 1
        self.table.show_collections(self._held)

    def _species(self, card: CardItem) -> int:
        return self.table.deck.species.index(card.card.species)

    def _cards(self, event: Captured) -> list[CardItem]:
        found = (self.board.things.find(("card", number), CardItem) for number in event.cards)
        return [card for card in found if card]

    # --- the next round

    def _end_game(self) -> QAbstractAnimation:
        self.board.sound("round")
        return wait(self.pace, 700)

    def _take_tokens_back(self) -> QAbstractAnimation | None:
        """Return the tokens that lascaux did not reveal."""
        seats = range(self.before.series.seats)
        hidden = [seat for seat in seats if (token := self._token(seat)) and not token.face]
        return together(*map(self._return_token, hidden)) if hidden else None

    def _turn_up_cards(self, event: Drawn) -> QAbstractAnimation | None:
        """Deal new cards from the deck; those left over make room for them."""
        order = self.table.face_up(self.after)
        fan = layout.fan(self.table.middle, len(order))
        flights: list[QAbstractAnimation] = []
        for n, number in enumerate(order):
            at, tilt = fan.spots[n], fan.tilts[n]
            if number in event.cards:
                place = event.cards.index(number)
                flight = self._turn_up(self._drawn(number, fan, place), at, tilt)
                flights.append(in_turn(flight, after=130 * place * self.pace))
            elif card := self.board.things.get(("card", number)):
                scale = fan.height / card.height
                flights.append(fly(card, at, self.pace, rotation=tilt, scale=scale))
        if deck := self.board.things.find(("deck",), DeckItem):
            deck.count = self.after.cards_left
        return together(*flights) if flights else None

    def _drawn(self, number: int, fan: layout.Fan, place: int) -> CardItem:
        """A card face down on the deck."""
        deck = self.table.middle.deck
        card = self.table.place_card(number, fan, deck.center())
        card.face = False
        card.setScale(deck.height() / fan.height)
        card.setZValue(IN_AIR - place)
        return card

    def _turn_up(self, card: CardItem, at: QPointF, tilt: float) -> QAbstractAnimation:
        flight = fly(card, at, self.pace, arc=16, rotation=tilt, scale=1.0)
        return together(flight, turn_over(card, self.pace, partial(self._turned_up, card)))

    def _turned_up(self, card: CardItem) -> None:
        card.face = True
        self.board.sound("turn_over")

    # --- tokens

    def _token(self, seat: int) -> Token | None:
        return self.board.things.find(("chosen", seat), Token)

    def _turn(self, seat: int) -> float:
        """The way a seat faces."""
        return self.board.panels[seat].rotation()

    def _fly_token(
        self, seat: int, end: QPointF, size: float, z: float, arc: float = 0.0
    ) -> QAbstractAnimation | None:
        """Send a token to the middle, without its owner's peek."""
        token = self._token(seat)
        if token is None:
            return None
        token.peek = None
        token.setZValue(IN_AIR + z)
        self.board.sound("lay")
        return fly(token, end, self.pace, arc=arc, rotation=0.0, scale=size / token.width)

    def _return_token(self, seat: int) -> QAbstractAnimation:
        """C9: return a token to its owner."""
        token = self._token(seat)
        if token is None:
            return wait(self.pace, 1)
        slot, size = self.table.slot(seat)
        return fly(token, slot, self.pace, rotation=self._turn(seat), scale=size / token.width)
