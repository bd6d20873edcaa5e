"""The string circle laid out: cord, cards, deck and what lies before each seat."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar, cast

from PySide6.QtCore import QPointF, QRectF

from boomerang_desktop.desktop.games.circle import art, layout
from boomerang_desktop.desktop.games.circle.holdings import Chip, Collection, Reserve
from boomerang_desktop.desktop.games.circle.items import (
    Action,
    Begins,
    CardItem,
    Deck,
    Heap,
    Piece,
    Pile,
    Ring,
    Slot,
    Tag,
    Token,
)
from boomerang_desktop.desktop.games.circle.words import CircleTexts, known
from boomerang_desktop.desktop.scene.board import Board, Party
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.desktop.scene.panel import HEAD, SeatPanel
from boomerang_desktop.games.circle import scoring
from boomerang_desktop.games.circle.game import CircleGame
from boomerang_desktop.games.circle.state import NOBODY, NOT_CHOSEN, CircleState

P = TypeVar("P", bound=Piece)
ON_PILE = 42.0
"""How wide a token is once it lies on the pile."""


class CircleTable(Board):
    """Where everything lies; CircleBoard says what can be done with it."""

    view: CircleState

    def __init__(self, party: Party) -> None:
        super().__init__(party)
        self.dress = art.DRESSES[party.game.id]
        self.variant = cast(CircleGame, party.game).variant
        self.texts = CircleTexts(self.variant, [seat.name for seat in party.seats], self)
        self.table = layout.table(QRectF(0, 0, 800, 500))
        self._lit_species: int | None = None
        self._lit_game: int | None = None
        self._new_game: int | None = None
        """The game of a series that the log is about to tell the beginning of."""
        self._revealing = False

    def sound(self, name: str) -> None:
        super().sound(
            {
                "lift": "wood_lift" if self.dress.id == "hunt" else "paper_slide",
                "lay": "paper_slide",
                "fly": "boomerang_fly" if self.dress.id == "hunt" else "cord_tick",
                "land": self.dress.lands,
                "take": self.dress.takes,
                "gather": "paper_slide",
                "turn_over": "paper_turn",
            }.get(name, name)
        )

    # --- putting everything on the table

    def _put(
        self,
        key: Key,
        make: Callable[[], P],
        at: QPointF,
        size: tuple[float, float],
        z: float = 0.0,
        rotation: float = 0.0,
    ) -> P:
        item = cast(P, self.place(key, make, at, z=z, rotation=rotation))
        item.resize(*size)
        return item

    def arrange(self) -> None:
        self.table = layout.table(self.middle())
        self._revealing = False
        if self.view.turn != NOBODY:
            self._lit_species = self._lit_game = None
        self._arrange_middle()
        order = self.face_up(self.view)
        fan = layout.fan(self.table, len(order))
        for number, card in enumerate(order):
            item = self.place_card(card, fan.spots[number], fan)
            item.setRotation(fan.tilts[number])
        for seat, panel in self.panels.items():
            self._arrange_seat(seat, panel)
        if self.view.turn != NOBODY:
            self._arrange_begins(self.panels[self.view.first])
        self.show_collections()

    def _arrange_middle(self) -> None:
        view, table, dress = self.view, self.table, self.dress
        ring, size = table.centre, (table.ring.width(), table.ring.height())
        cord = self._put(("ring",), lambda: Ring(("ring",), dress), ring, size)
        cord.label = self.texts.ring_label(view.ring)
        if view.ring:
            heap = self._put(("heap",), lambda: Heap(("heap",), dress), ring, size, z=2)
            heap.change(count=view.ring)
            heap.label, heap.description = (
                self.texts.heap_label(view.ring),
                self.texts.heap_hint(),
            )
        tag = self._put(("tag",), lambda: Tag(("tag",), dress), table.tag.center(), layout.TAG, 3)
        tag.change(count=view.ring)
        tag.label = cord.label
        deck = table.deck
        card = self._put(
            ("deck",), lambda: Deck(("deck",), dress), deck.center(), (deck.width(), deck.height())
        )
        card.change(count=view.cards_left, ink=self.world.ink)
        card.label = self.texts.deck_label(view.cards_left)
        at = table.on_pile(len(view.pile))
        pile = self._put(("pile",), lambda: Pile(("pile",), dress), at, (56, 56), z=4)
        pile.label, pile.description = self.texts.pile_label(view.pile), self.texts.pile_hint()

    def face_up(self, view: CircleState) -> list[int]:
        """The cards around the ring, in the order in which they were turned up."""
        drawn = view.series.decks[view.game][: view.drawn]
        return [card for card in drawn if view.face_up >> card & 1]

    def place_card(self, number: int, at: QPointF, fan: layout.Fan) -> CardItem:
        card = self.variant.deck.cards[number]
        name = self.texts.species(card.species)
        key = ("card", number)
        size = fan.width, fan.height
        item = self._put(key, lambda: CardItem(key, self.dress, card, name), at, size, z=1)
        item.change(face=True, chosen=False)
        item.label = self.texts.card(card)
        return item

    def _zones(self, seat: int) -> layout.Zones:
        panel = self.panels[seat]
        if not panel.place.tray:
            return layout.aside(panel.width, panel.height)
        suits = len(self.variant.deck.suits)
        choosing = self.view.choosing and seat == self.viewer
        return layout.tray(panel.width, panel.height, HEAD * 4.6, suits, choosing)

    def slot(self, seat: int) -> tuple[QPointF, float]:
        """Where a seat's chosen token lies, and how large."""
        zones = self._zones(seat)
        return self.panels[seat].point(zones.slot.x(), zones.slot.y()), zones.token

    def _arrange_seat(self, seat: int, panel: SeatPanel) -> None:
        view, dress, zones = self.view, self.dress, self._zones(seat)
        turn = panel.rotation()

        def at(box: QRectF) -> QPointF:
            return panel.point(box.center().x(), box.center().y())

        def size(box: QRectF) -> tuple[float, float]:
            return box.width(), box.height()

        panel.out = seat in view.pile
        panel.note = self.texts.note(view, seat) if panel.place.tray else ""
        if not self.flags.get("majorities", True) and view.turn != NOBODY:
            panel.score = None
        key: Key = ("reserve", seat)
        box = zones.reserve
        reserve = self._put(
            key, lambda: Reserve(("reserve", seat), dress), at(box), size(box), 1, turn
        )
        held = known(view.reserves[seat])
        reserve.change(count=held)
        reserve.label = self.texts.reserve_label(seat, held)
        reserve.description = self.texts.reserve_hint() if seat == self.viewer else ""
        if not zones.state.isEmpty():
            box = zones.state
            chip = self._put(
                ("state", seat), lambda: Chip(("state", seat), dress), at(box), size(box), 1, turn
            )
            chip.change(text=self.texts.state(view, seat), strong=seat in view.pile)
            chip.label = self.texts.note(view, seat)
        if view.turn != NOBODY:
            self._arrange_slot(seat, zones, turn)
            if seat == self.viewer and panel.place.tray:
                self._arrange_own(seat, panel, zones, turn)
        box = zones.collection
        if view.turn == NOBODY and seat == self.viewer and zones.tokens:
            # all that is left to look at
            box = QRectF(box)
            box.setLeft(zones.tokens[0].x() - zones.own / 2)
        species = self.variant.deck.species
        gathered = self._put(
            ("collection", seat),
            lambda: Collection(("collection", seat), dress, species, seat),
            at(box),
            size(box),
            1,
            turn,
        )
        gathered.change(large=panel.place.tray and box.height() > 60)
        gathered.label = self.texts.collection_label(seat)

    def _arrange_begins(self, panel: SeatPanel) -> None:
        at = panel.point(116, -2) if panel.place.tray else panel.point(panel.width + 7, 22)
        marker = self._put(
            ("begins",), lambda: Begins(("begins",), self.dress), at, (24, 24), 6, panel.rotation()
        )
        view = self.view
        marker.change(clockwise=view.series.direction(view.game) > 0)
        marker.label = self.texts.begins(view.first)

    def _arrange_slot(self, seat: int, zones: layout.Zones, turn: float) -> None:
        view, at = self.view, self.slot(seat)[0]
        mine = seat == self.viewer and self.panels[seat].place.tray
        key: Key = ("slot", seat)
        size = zones.token + (8 if mine else 2)
        slot = self._put(key, lambda: Slot(("slot", seat), self.dress), at, (size, size), 1, turn)
        slot.change(name=self.texts.slot_name() if mine and zones.own > 48 else "")
        slot.change(full=view.chosen[seat] != NOT_CHOSEN and seat not in view.pile)
        slot.label = self.texts.slot_label(seat)
        if view.chosen[seat] == NOT_CHOSEN:
            return
        key = ("chosen", seat)
        on_pile = seat in view.pile
        z, size = 2.0, zones.token
        if on_pile:
            place = view.pile.index(seat)
            at, z, size, turn = self.table.on_pile(place), 5.0 + place, ON_PILE, 0.0
        token = self._put(
            key, lambda: Token(("chosen", seat), self.dress, seat), at, (size, size), z, turn
        )
        suit = view.chosen[seat]
        peek = self.variant.deck.suits[suit] if suit >= 0 and mine and not on_pile else None
        token.change(face=False, suit=None, peek=peek)
        token.label = self.texts.chosen_label(seat)
        token.description = self.texts.suit(peek) if peek else ""

    def _arrange_own(self, seat: int, panel: SeatPanel, zones: layout.Zones, turn: float) -> None:
        """What only the one in front takes up: tokens to choose from, and two buttons."""
        view, deck = self.view, self.variant.deck
        can_choose = view.choosing and view.chosen[seat] == NOT_CHOSEN
        for number, (suit, spot) in enumerate(zip(deck.suits, zones.tokens, strict=False)):
            if view.chosen[seat] == number:
                # its own place stays free for it
                self._put(
                    ("gap",),
                    lambda: Slot(("gap",), self.dress),
                    panel.point(spot.x(), spot.y()),
                    (zones.own - 4, zones.own - 4),
                    1,
                    turn,
                )
                continue
            key: Key = ("token", suit)
            token = self._put(
                key,
                partial(Token, key, self.dress, seat, suit),
                panel.point(spot.x(), spot.y()),
                (zones.own, zones.own),
                2,
                turn,
            )
            shown = (view.face_up & deck.suit_masks[number]).bit_count()
            token.pointed = self._point_out
            token.change(name=self.texts.suit(suit) if zones.own > 48 else "")
            token.set(dimmed=not (can_choose and shown))
            token.label = self.texts.token_label(suit)
            token.description = self.texts.token_takes(shown)
        if zones.throw.isEmpty():
            return
        for name, text, hint, box in (
            ("throw", self.texts.throw(), self.texts.key_hint("T"), zones.throw),
            ("stop", self.texts.stop(), self.texts.key_hint("S"), zones.stop),
        ):
            at = panel.point(box.center().x(), box.center().y())
            button = self._put(
                (name,),
                partial(Action, (name,), self.dress, text, name),
                at,
                (box.width(), box.height()),
                1,
                turn,
            )
            button.description = hint
            button.setToolTip(hint)

    def show_collections(self, held: Sequence[Sequence[int]] | None = None) -> None:
        """What each seat has captured: by the view, or so far while it is shown."""
        view, deck = self.view, self.variant.deck
        collections = view.collections
        if self._lit_game is not None:
            collections = view.endings[self._lit_game][0]
        held = held or [scoring.counts(deck, collection) for collection in collections]
        standing = None
        if self.flags.get("majorities", True) or view.turn == NOBODY:
            standing = scoring.majorities(held)
        for seat in self.panels:
            item = self.item(("collection", seat))
            if isinstance(item, Collection):
                counts = list(held[seat])
                item.change(counts=counts, standing=standing, lit_species=self._lit_species)
                item.description = self.texts.collection(counts)
                item.setToolTip(self.texts.standing(standing) if standing else "")

    def _point_out(self, suit: str | None) -> None:
        """Lights the cards that a token would take."""
        if self.motion.busy:
            return
        for number in self.face_up(self.view):
            item = self.item(("card", number))
            if isinstance(item, CardItem):
                item.change(chosen=suit is not None and suit in item.card.suits)
