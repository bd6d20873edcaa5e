"""The string circle on its table: cord, cards, deck and what lies before each seat."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from boomerang_desktop.desktop.games.circle import art, layout
from boomerang_desktop.desktop.games.circle.animation import CircleAnimation
from boomerang_desktop.desktop.games.circle.art import CircleStyle
from boomerang_desktop.desktop.games.circle.handling import (
    HEAP,
    PILE,
    RING,
    CircleHandling,
)
from boomerang_desktop.desktop.games.circle.holdings import CapturedCards, Reserve, StateBadge
from boomerang_desktop.desktop.games.circle.items import (
    CardItem,
    CircleItem,
    CordRing,
    DeckItem,
    RingHeap,
    RingTag,
    StartMarker,
    StoppedPile,
    Token,
    TokenSlot,
)
from boomerang_desktop.desktop.games.circle.labels import shown
from boomerang_desktop.desktop.games.circle.names import known, tokens_open
from boomerang_desktop.desktop.games.circle.round_summary import RoundSummary, SummaryRow
from boomerang_desktop.desktop.games.circle.words import CircleWords
from boomerang_desktop.desktop.look import theme
from boomerang_desktop.desktop.scene.animation import Step
from boomerang_desktop.desktop.scene.board import Board
from boomerang_desktop.desktop.scene.gestures import Key, Path
from boomerang_desktop.desktop.scene.guide.card import Enlarged
from boomerang_desktop.desktop.scene.items import Hotspot
from boomerang_desktop.desktop.scene.kit.buttons import TableButton
from boomerang_desktop.desktop.scene.seating import TableSpot
from boomerang_desktop.desktop.scene.table import GameTable
from boomerang_desktop.games.circle import scoring
from boomerang_desktop.games.circle.deck import Card
from boomerang_desktop.games.circle.events import Captured, Drawn, Stopped, Thrown, TokenLaid
from boomerang_desktop.games.circle.moves import Choose
from boomerang_desktop.games.circle.state import NOBODY, NOT_CHOSEN, CircleState
from boomerang_desktop.games.core import Event, Move

CLOSE, CLOSE_UP = 240.0, (360.0, 126.0)
"""The sizes of a card and of a player's captured cards in a closer look."""

ROUND_SUMMARY: Key = ("haul",)

I = TypeVar("I", bound=CircleItem)  # noqa: E741 - an item of some kind


class CircleTable(GameTable[CircleState]):
    words: CircleWords
    handling: CircleHandling

    def __init__(self, board: Board[CircleState]) -> None:
        super().__init__(board)
        self.words = CircleWords(board.setup, board)
        self.handling = CircleHandling(self)
        self.style = art.STYLES[board.setup.game.id]
        self.deck = self.words.names.deck
        self.middle = layout.middle(board.sceneRect())
        self._lit_species: int | None = None
        self._lit_game: int | None = None
        """The line of the final table that is pointed out."""
        self._caption = ""

    @property
    def caption(self) -> str:
        return self._caption

    def sound(self, name: str) -> str:
        return self.style.sounds.get(name, name)

    # --- everything in its place

    def arrange(self) -> None:
        view = self.view
        self.middle = layout.middle(self.board.middle)
        self._caption = ""
        if view.turn != NOBODY:
            self._lit_species = self._lit_game = None
        self._arrange_middle()
        order = self.face_up(view)
        fan = layout.fan(self.middle, len(order))
        for number, card in enumerate(order):
            self.place_card(card, fan, fan.spots[number], fan.tilts[number])
        for seat in self.board.panels:
            self._arrange_seat(seat)
        if view.turn != NOBODY:
            self._arrange_start_marker()
        self.show_collections()

    def _lay(
        self, key: Key, make: Callable[[Key, CircleStyle], I], spot: TableSpot, z: float = 1.0
    ) -> I:
        return self.board.things.lay(key, lambda key: make(key, self.style), spot, z)

    def _arrange_middle(self) -> None:
        view, middle, deck_box = self.view, self.middle, self.middle.deck
        ring = TableSpot(middle.centre, middle.ring.width(), middle.ring.height())
        self._lay(RING, CordRing, ring, z=0)
        if view.ring:
            self._lay(HEAP, RingHeap, ring, z=2).count = view.ring
        self._lay(
            ("tag",), RingTag, TableSpot(middle.tag.center(), *layout.TAG), z=3
        ).count = view.ring
        spot = TableSpot(deck_box.center(), deck_box.width(), deck_box.height())
        deck = self._lay(("deck",), DeckItem, spot, z=0)
        deck.count, deck.ink = view.cards_left, self.board.world.ink
        self._lay(PILE, StoppedPile, TableSpot(middle.on_pile(len(view.pile)), 56, 56), z=4)

    def face_up(self, view: CircleState) -> list[int]:
        """The cards around the ring, in the order in which they were turned up."""
        drawn = view.series.decks[view.game][: view.drawn]
        return [card for card in drawn if view.face_up >> card & 1]

    def place_card(self, number: int, fan: layout.Fan, at: QPointF, tilt: float = 0.0) -> CardItem:
        card = self.deck.cards[number]
        make = partial(CardItem, card=card, name=self.words.names.species(card.species))
        item = self._lay(("card", number), make, TableSpot(at, fan.width, fan.height, tilt))
        item.face, item.chosen = True, False
        return item

    # --- before a seat

    def _zones(self, seat: int) -> layout.Zones:
        panel = self.board.panels[seat]
        if not panel.place.tray:
            return layout.aside(panel.width, panel.height, panel.head.height(), theme.text_size())
        choosing = self.view.choosing and self._is_own(seat)
        suits = len(self.deck.suits)
        return layout.tray(
            panel.width, panel.height, panel.head.width(), suits, choosing, theme.text_size()
        )

    def _is_own(self, seat: int) -> bool:
        """Does the viewer take things from there?"""
        return seat == self.board.viewer and self.board.panels[seat].place.tray

    def slot(self, seat: int) -> tuple[QPointF, float]:
        """Where a seat's chosen token lies, and how large."""
        zones = self._zones(seat)
        return self.board.panels[seat].point(zones.slot.x(), zones.slot.y()), zones.token

    def reserve(self, seat: int) -> QPointF:
        """Where a seat's boomerangs lie."""
        centre = self._zones(seat).reserve.center()
        return self.board.panels[seat].point(centre.x(), centre.y())

    def _arrange_seat(self, seat: int) -> None:
        view, zones, panel = self.view, self._zones(seat), self.board.panels[seat]
        panel.out = seat in view.pile
        panel.note = self.words.labels.note(view, seat) if panel.place.tray else ""
        reserve = self._lay(("reserve", seat), Reserve, panel.spot(zones.reserve))
        reserve.count = known(view.reserves[seat])
        if not zones.state.isEmpty():
            badge = self._lay(("state", seat), StateBadge, panel.spot(zones.state))
            badge.text = self.words.labels.state(view, seat)
            badge.strong = seat in view.pile
        self._arrange_collection(seat, zones)
        if view.turn == NOBODY:
            return
        self._arrange_slot(seat, zones)
        self._arrange_chosen(seat, zones)
        if self._is_own(seat):
            self._arrange_tokens(seat, zones)
            self._arrange_buttons(seat, zones)

    @property
    def tells_scores(self) -> bool:
        return self._tells_majorities and self.board.flags.get("points", True)

    @property
    def _tells_majorities(self) -> bool:
        """At the end all players see them."""
        return self.board.flags.get("majorities", True) or self.view.turn == NOBODY

    def _arrange_collection(self, seat: int, zones: layout.Zones) -> None:
        box, panel = QRectF(zones.collection), self.board.panels[seat]
        if self.view.turn == NOBODY and seat == self.board.viewer and zones.tokens:
            # all that is left to look at
            box.setLeft(zones.tokens[0].x() - zones.own / 2)
        make = partial(CapturedCards, species=self.deck.species, seat=seat)
        gathered = self._lay(("collection", seat), make, panel.spot(box))
        gathered.large = panel.place.tray and box.height() > 60
        for n, cell in enumerate(layout.cells(box, len(self.deck.species))):
            self.board.things.lay(("held", seat, n), Hotspot, panel.spot(cell), z=1.5)

    def enlarged(self, key: Key) -> Enlarged | None:
        match key:
            case ("card", int(number)):
                card = self.deck.cards[number]
                name = self.words.names.species(card.species)
                paint = partial(self._paint_card, card, name)
                return QSizeF(CLOSE * layout.CARD_SHAPE, CLOSE), paint
            case ("collection" | "seat", int(seat)) | ("held", int(seat), int()):
                if seat in self.board.panels and not self.board.panels[seat].place.tray:
                    return QSizeF(*CLOSE_UP), partial(self._paint_collection, seat)
        return None

    def _paint_card(self, card: Card, name: str, painter: QPainter, rect: QRectF) -> None:
        art.draw_card(painter, self.style, card, name, rect, self.board.zoom)

    def _paint_collection(self, seat: int, painter: QPainter, rect: QRectF) -> None:
        """A player's captured cards, large enough to read from afar."""
        shown = self.board.things.find(("collection", seat), CapturedCards)
        if shown is None:
            return
        close = CapturedCards(("close", seat), self.style, self.deck.species, seat)
        close.resize(rect.width(), rect.height())
        close.counts, close.standing, close.large = shown.counts, shown.standing, True
        painter.save()
        painter.translate(rect.center())
        close.draw(painter)
        painter.restore()

    def _arrange_slot(self, seat: int, zones: layout.Zones) -> None:
        view, own = self.view, self._is_own(seat)
        box = layout.square(zones.slot, zones.token + (8 if own else 2))
        slot = self._lay(("slot", seat), TokenSlot, self.board.panels[seat].spot(box))
        slot.name = self.words.labels.slot() if own and zones.own > 48 else ""
        slot.full = view.chosen[seat] != NOT_CHOSEN and seat not in view.pile

    def _arrange_chosen(self, seat: int, zones: layout.Zones) -> None:
        """A token that lies face down before its owner, or on the pile."""
        view, suit = self.view, self.view.chosen[seat]
        if suit == NOT_CHOSEN:
            return
        key: Key = ("chosen", seat)
        make = partial(Token, seat=seat)
        peek = None
        if seat in view.pile:
            place, size = view.pile.index(seat), layout.ON_PILE
            spot = TableSpot(self.middle.on_pile(place), size, size)
            token = self._lay(key, make, spot, z=5.0 + place)
        else:
            spot = self.board.panels[seat].spot(layout.square(zones.slot, zones.token))
            token = self._lay(key, make, spot, z=2)
            peek = self.deck.suits[suit] if suit >= 0 and self._is_own(seat) else None
        token.face, token.suit, token.peek = False, None, peek
        if suit >= 0 and tokens_open(view, self.board.viewer):
            token.peek = None
            token.turn_up(self.deck.suits[suit])

    def _arrange_tokens(self, seat: int, zones: layout.Zones) -> None:
        """Put the tokens to choose from."""
        panel = self.board.panels[seat]
        for number, (suit, at) in enumerate(zip(self.deck.suits, zones.tokens, strict=False)):
            if self.view.chosen[seat] == number:
                # its own place stays free for it
                gap = panel.spot(layout.square(at, zones.own - 4))
                self._lay(("gap",), TokenSlot, gap).dimmed = True
                continue
            make = partial(Token, seat=seat, suit=suit)
            spot = panel.spot(layout.square(at, zones.own))
            token = self._lay(("token", suit), make, spot, z=2)
            token.pointed = self.handling.point_at
            token.name = self.words.names.suit(suit) if zones.own > 48 else ""
            token.dimmed = not self._can_choose(seat, suit)

    def _can_choose(self, seat: int, suit: str) -> bool:
        """Is it offered, or would it be if it were this seat's turn?"""
        offered = self.board.offered
        if offered.seat == seat:
            return ("token", suit) in offered.after()
        view = self.view
        return view.choosing and view.chosen[seat] == NOT_CHOSEN and shown(view, suit) > 0

    def _arrange_buttons(self, seat: int, zones: layout.Zones) -> None:
        if zones.throw.isEmpty():
            return
        labels = self.words.labels
        for name, box in (("throw", zones.throw), ("stop", zones.stop)):
            make = partial(TableButton, text=labels.button(name), icon=name, offered=True)
            self.board.things.lay((name,), make, self.board.panels[seat].spot(box), z=1)

    def _arrange_start_marker(self) -> None:
        view = self.view
        panel = self.board.panels[view.first]
        at = panel.point(116, -2) if panel.place.tray else panel.point(panel.width + 7, 22)
        marker = self._lay(("begins",), StartMarker, TableSpot(at, 24, 24, panel.rotation()), z=6)
        marker.clockwise = view.series.direction(view.game) > 0

    def show_collections(self, held: Sequence[Sequence[int]] | None = None) -> None:
        """Show what each seat has captured: by the view, or as shown so far."""
        view = self.view
        collections = view.collections
        if self._lit_game is not None:
            collections = view.endings[self._lit_game][0]
        held = held or [scoring.counts(self.deck, collection) for collection in collections]
        standing = scoring.majorities(held) if self._tells_majorities else None
        for seat in self.board.panels:
            for n, count in enumerate(held[seat]):
                if part := self.board.things.get(("held", seat, n)):
                    part.dimmed = not count
            if item := self.board.things.find(("collection", seat), CapturedCards):
                item.counts, item.standing = tuple(held[seat]), standing
                item.lit_species = self._lit_species

    def show_scores(self, after: CircleState) -> None:
        """Show the scores as they are once all have captured."""
        if not self.tells_scores or after.game != self.view.game:
            return
        for seat, lines in enumerate(self.words.standings(after)):
            panel = self.board.panels[seat]
            panel.score = sum(points for _, points in lines)
            panel.update()

    # --- light and marks

    def light(self, path: Path, targets: frozenset[Key]) -> None:
        super().light(path, targets)
        held = path[0] if path else ("",)
        self.point_out(str(held[1]) if held[0] == "token" else None)

    def light_advice(self, move: Move | None) -> None:
        super().light_advice(move)
        self.point_out(move.suit if isinstance(move, Choose) else None)

    def show_choice(self, move: Move) -> None:
        super().show_choice(move)
        self._lay_choice()

    def _lay_choice(self) -> None:
        """Lay a token that may still be taken back, where a name is written already."""
        hand = self.board.hand
        place = self.board.things.get(hand.landed)
        if isinstance(hand.carried, Token) and place:
            hand.carried.setPos(place.scenePos())
            hand.carried.name = ""
            hand.carried.lit = True
            self.point_out(hand.carried.suit)

    def point_out(self, suit: str | None) -> None:
        """Light the cards a token would take; not while a move is shown, which has its own
        light."""
        if self.board.motion.busy:
            return
        for _, item in self.board.things.all():
            if isinstance(item, CardItem):
                item.chosen = suit in item.card.suits

    def mark(self, events: Sequence[Event]) -> set[Key]:
        marked: set[Key] = set()
        for event in events:
            match event:
                case Thrown():
                    marked.add(HEAP)
                case Stopped(seat) | TokenLaid(seat):
                    marked.add(("chosen", seat))
                case Captured(seat, _, cards) if cards:
                    marked.add(("collection", seat))
                    if item := self.board.things.find(("collection", seat), CapturedCards):
                        found = (self.deck.cards[n].species for n in cards)
                        item.fresh = frozenset(map(self.deck.species.index, found))
        return marked

    def show_line(self, key: str) -> None:
        species = self.deck.species
        self._lit_species = species.index(key) if key in species else None
        self._lit_game = int(key) - 1 if key.isdecimal() else None
        for seat in self.board.panels:
            if reserve := self.board.things.get(("reserve", seat)):
                reserve.marked = key == "reserve"
        self.show_collections()

    # --- what happens

    def tell(self, caption: str, seat: int | None = None) -> None:
        """Say what happens in the move being shown, and to whom."""
        self._caption = caption
        for number, panel in self.board.panels.items():
            panel.active = number == seat
            panel.update()
        self.board.status_changed.emit()

    def show_place(self, seat: int, place: int | None) -> None:
        """Show in which order a seat has stopped, until its token leaves the pile."""
        labels, panel = self.words.labels, self.board.panels[seat]
        panel.out = place is not None
        if panel.place.tray:
            panel.note = "" if place is None else labels.stopped(seat, place)
        if badge := self.board.things.find(("state", seat), StateBadge):
            badge.text = "" if place is None else labels.out(place)
            badge.strong = place is not None
        panel.update()

    def show_round_summary(self, events: Sequence[Captured]) -> None:
        """C8: show what each player has taken, side by side, until the next round."""
        names, deck = self.words.names, self.deck
        rows = []
        for event in events:
            name = names.addressed(event.seat)
            taken = tuple(deck.cards[number].species for number in event.cards)
            rows.append(SummaryRow(event.seat, name[:1].upper() + name[1:], event.suit, taken))
        haul = RoundSummary(ROUND_SUMMARY, self.style, rows)
        self.board.things.passing(haul, self.middle.centre, 30)
        haul.texts = ". ".join(map(self.words.captures, events)), ""

    def deal(self) -> Iterator[Step]:
        view = self.view
        dealt = Drawn(view.first, tuple(self.face_up(view)))
        return CircleAnimation(self, view, view).steps([dealt])

    def pause_after(self, events: Sequence[Event]) -> bool:
        """C8: when all tokens have been revealed."""
        return any(isinstance(event, Captured) for event in events)

    def steps(
        self, before: CircleState, events: Sequence[Event], after: CircleState
    ) -> Iterator[Step]:
        return CircleAnimation(self, before, after).steps(events)

    def overhear(self, events: Sequence[Event], after: CircleState) -> bool:
        """C3: lay the others' tokens face down while this player still chooses."""
        board = self.board
        if board.hand.path or not all(isinstance(event, TokenLaid) for event in events):
            return False
        board.view = after
        board.settle()
        board.show_marks(events)
        self._lay_choice()
        return True
