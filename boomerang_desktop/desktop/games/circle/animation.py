"""How a round looks: tokens are laid, boomerangs fly, tokens are revealed, cards travel."""

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QAbstractAnimation, QSequentialAnimationGroup

from boomerang_desktop.desktop.games.circle import layout
from boomerang_desktop.desktop.games.circle.holdings import Collection, Reserve
from boomerang_desktop.desktop.games.circle.items import (
    CardItem,
    Deck,
    Tag,
    Thing,
    Token,
    resting,
)
from boomerang_desktop.desktop.games.circle.table import ON_PILE, CircleTable
from boomerang_desktop.desktop.scene import animation as motion
from boomerang_desktop.desktop.scene.animation import Step
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

IN_AIR = 920.0
REVEALED = 92.0
"""How large a token lies in the ring when it is turned up."""
MOST_FLYING = 14


def steps(
    board: CircleTable, before: CircleState, events: Sequence[Event], after: CircleState
) -> Iterator[Step]:
    show = _Show(board, before, after)
    for event in events:
        match event:
            case TokenLaid():
                yield show.lay(event.seat)
            case Thrown():
                yield show.throw(event.seat)
                yield show.landed(event.seat)
            case Stopped():
                yield from show.stop(event)
            case Captured():
                yield from show.capture(event)
            case GameEnded():
                yield show.end_game()
            case Drawn():
                yield from show.draw(event)


class _Show:
    def __init__(self, board: CircleTable, before: CircleState, after: CircleState) -> None:
        self.board, self.before, self.after = board, before, after
        self.pace = board.motion.pace
        self.held = [counts(before.series.variant.deck, c) for c in before.collections]

    # --- small helpers

    def _reserve(self, seat: int) -> Reserve:
        item = self.board.item(("reserve", seat))
        assert isinstance(item, Reserve)
        return item

    def _count(self, seat: int, change: int) -> None:
        reserve = self._reserve(seat)
        if reserve.count is not None:
            reserve.change(count=reserve.count + change)

    def _tag(self, count: int) -> None:
        tag = self.board.item(("tag",))
        if isinstance(tag, Tag):
            tag.change(count=count)

    def _turn(self, seat: int) -> float:
        return self.board.panel(seat).rotation()

    # --- choosing and bidding

    def lay(self, seat: int) -> Step:
        def step() -> QAbstractAnimation:
            board, carried = self.board, self.board.hand.carried
            start, suit = board.panel(seat).pos(), None
            if isinstance(carried, Token) and carried.suit:
                start, suit = carried.scenePos(), carried.suit
                carried.hide()
            token = Token(("laid", seat), board.dress, seat, suit)
            slot, size = board.slot(seat)
            token.resize(size, size)
            token.setRotation(self._turn(seat))
            board.passing(token, start)
            board.sound("lay")
            flight = motion.fly(token, slot, self.pace)
            if suit is None:
                return flight
            over = motion.turn_over(token, self.pace, lambda: token.change(face=False))
            return motion.together(flight, over)

        return step

    def throw(self, seat: int) -> Step:
        def step() -> QAbstractAnimation:
            board, number = self.board, self.before.ring
            end = board.table.centre + layout.lying(board.table.ring, number)
            thing = Thing(("reserve", seat), board.dress, layout.heap()[number].look)
            thrown_by_hand = board.hand.carried is not None
            if not thrown_by_hand:
                thing.setScale(0.55)
                thing.setRotation(self._turn(seat))
            board.passing(thing, self._reserve(seat).scenePos(), IN_AIR)
            self._count(seat, -1)
            board.sound("fly")
            spins = board.dress.spins / (2 if thrown_by_hand else 1)
            way = end - thing.pos()
            return motion.fly(
                thing,
                end,
                self.pace,
                arc=-min(90.0, way.manhattanLength() * 0.25),
                turns=round(spins) if board.dress.spins >= 1 else 0,
                rotation=resting(board.dress, number),
                scale=1.0,
            )

        return step

    def landed(self, seat: int) -> Step:
        def step() -> None:
            self.board.sound("land")
            self._tag(self.before.ring + 1)

        return step

    def stop(self, event: Stopped) -> Iterator[Step]:
        seat = event.seat

        def to_pile() -> QAbstractAnimation | None:
            board = self.board
            token = board.item(("chosen", seat))
            if token is None:
                return None
            place = len(self.before.pile)
            if isinstance(token, Token):
                token.change(peek=None)
            token.setZValue(IN_AIR + place)
            board.sound("lay")
            return motion.fly(
                token,
                board.table.on_pile(place),
                self.pace,
                arc=30,
                rotation=0.0,
                scale=ON_PILE / token.width,
            )

        def home() -> QAbstractAnimation | None:
            board = self.board
            heap = board.item(("heap",))
            if heap is None or not event.taken:
                return None
            centre, target = heap.scenePos(), self._reserve(seat).scenePos()
            heap.hide()
            self._tag(0)
            board.sound("take")
            flights = []
            for n in range(min(event.taken, MOST_FLYING)):
                thing = Thing(("flying", n), board.dress, layout.heap()[n].look)
                thing.setRotation(resting(board.dress, n))
                board.passing(thing, centre + layout.lying(board.table.ring, n), IN_AIR)
                flight = motion.fly(
                    thing, target, self.pace, arc=24.0 - 8 * (n % 7), scale=0.5,
                    turns=round(board.dress.spins / 2),
                )  # fmt: skip
                flights.append(_delayed(22 * n * self.pace, flight))
            return motion.together(*flights)

        def taken() -> None:
            self._count(seat, event.taken)

        yield to_pile
        yield home
        yield taken

    # --- capture

    def capture(self, event: Captured) -> Iterator[Step]:
        board, seat = self.board, event.seat
        cards = [c for n in event.cards if isinstance(c := board.item(("card", n)), CardItem)]

        def to_ring() -> QAbstractAnimation | None:
            token = board.item(("chosen", seat))
            if token is None:
                return None
            if isinstance(token, Token):
                token.change(peek=None)
            token.setZValue(IN_AIR + 20)
            board.sound("lay")
            return motion.fly(
                token, board.table.centre, self.pace, rotation=0.0, scale=REVEALED / token.width
            )

        def reveal() -> QAbstractAnimation | None:
            token = board.item(("chosen", seat))
            if not isinstance(token, Token):
                return None

            def turn() -> None:
                token.change(suit=event.suit, face=True)
                for card in cards:
                    card.change(chosen=True)

            board.sound("turn_over")
            return motion.turn_over(token, self.pace, turn)

        def light() -> QAbstractAnimation:
            if not cards:
                return motion.wait(self.pace, 420)
            return motion.together(
                motion.wait(self.pace, 420),
                *(motion.pulse(card, self.pace, 1.08) for card in cards),
            )

        def away() -> QAbstractAnimation:
            flights = [self._home(seat)]
            gathered = board.item(("collection", seat))
            assert isinstance(gathered, Collection)
            deck = self.before.series.variant.deck
            for n, card in enumerate(cards):
                card.setZValue(IN_AIR + n)
                species = deck.species.index(card.card.species)
                flight = motion.fly(
                    card,
                    gathered.spot(species),
                    self.pace * 1.25,
                    arc=20,
                    rotation=self._turn(seat),
                    scale=44 / card.height,
                )
                flights.append(_delayed(70 * n * self.pace, flight))
            if cards:
                board.sound("gather")
            return motion.together(*flights)

        def gathered() -> None:
            mine = self.held[seat]
            deck = self.before.series.variant.deck
            for card in cards:
                card.hide()
                mine[deck.species.index(card.card.species)] += 1
            board.show_collections(self.held)

        yield to_ring
        yield reveal
        yield light
        yield away
        yield gathered

    def _home(self, seat: int) -> QAbstractAnimation:
        """C9: a token returns to its owner."""
        token = self.board.item(("chosen", seat))
        if token is None:
            return motion.wait(self.pace, 1)
        slot, size = self.board.slot(seat)
        return motion.fly(
            token, slot, self.pace, rotation=self._turn(seat), scale=size / token.width
        )

    def end_game(self) -> Step:
        def step() -> QAbstractAnimation:
            self.board.sound("round")
            return motion.wait(self.pace, 700)

        return step

    def draw(self, event: Drawn) -> Iterator[Step]:
        board = self.board

        def back() -> QAbstractAnimation | None:
            # those whose token lascaux did not reveal take it back as it is
            hidden = [
                seat
                for seat in range(self.before.series.seats)
                if isinstance(token := board.item(("chosen", seat)), Token) and not token.face
            ]
            return motion.together(*(self._home(seat) for seat in hidden)) if hidden else None

        def turn_up() -> QAbstractAnimation | None:
            return self._turn_up(event)

        yield back
        yield turn_up

    def _turn_up(self, event: Drawn) -> QAbstractAnimation | None:
        board, after = self.board, self.after
        order = board.face_up(after)
        fan = layout.fan(board.table, len(order))
        flights: list[QAbstractAnimation] = []
        fresh = 0
        deck = board.item(("deck",))
        for n, number in enumerate(order):
            item = board.item(("card", number))
            if number not in event.cards:
                if item is not None:
                    flights.append(
                        motion.fly(
                            item,
                            fan.spots[n],
                            self.pace,
                            rotation=fan.tilts[n],
                            scale=fan.height / item.height,
                        )
                    )
                continue
            card = board.place_card(number, board.table.deck.center(), fan)
            card.change(face=False)
            card.setScale(board.table.deck.height() / fan.height)
            card.setZValue(IN_AIR - fresh)
            flight = motion.fly(
                card, fan.spots[n], self.pace, arc=16, rotation=fan.tilts[n], scale=1.0
            )
            over = motion.turn_over(card, self.pace, self._turned(card))
            flights.append(_delayed(130 * fresh * self.pace, motion.together(flight, over)))
            fresh += 1
        if isinstance(deck, Deck):
            deck.change(count=after.cards_left)
        return motion.together(*flights) if flights else None

    def _turned(self, card: CardItem) -> Callable[[], None]:
        def turn() -> None:
            card.change(face=True)
            self.board.sound("turn_over")

        return turn


def _delayed(milliseconds: float, animation: QAbstractAnimation) -> QAbstractAnimation:
    if milliseconds < 1:
        return animation
    group = QSequentialAnimationGroup()
    group.addPause(round(milliseconds))
    group.addAnimation(animation)
    return group
