"""The string circle: one scene for hunt and lascaux."""

from collections.abc import Iterable, Iterator, Sequence
from typing import cast

from boomerang_desktop.desktop.games.circle import animation as circle_motion
from boomerang_desktop.desktop.games.circle import layout
from boomerang_desktop.desktop.games.circle.holdings import Collection
from boomerang_desktop.desktop.games.circle.items import Thing
from boomerang_desktop.desktop.games.circle.table import CircleTable
from boomerang_desktop.desktop.scene.animation import Step
from boomerang_desktop.desktop.scene.game import Told
from boomerang_desktop.desktop.scene.gestures import Gesture, Key, Path
from boomerang_desktop.desktop.scene.items import Item
from boomerang_desktop.games.circle import scoring
from boomerang_desktop.games.circle.events import (
    Captured,
    Drawn,
    GameEnded,
    Stopped,
    Thrown,
    TokenLaid,
)
from boomerang_desktop.games.circle.moves import STOP, THROW, Choose, Stop, Throw
from boomerang_desktop.games.circle.state import HIDDEN, NOBODY, CircleState
from boomerang_desktop.games.core import Event, IllegalMove, Move, Refusal, Result, State


class CircleBoard(CircleTable):
    # --- the hand

    def paths(self, seat: int, moves: Sequence[Move]) -> Iterable[Gesture]:
        reserve: Key = ("reserve", seat)
        for move in moves:
            if isinstance(move, Choose):
                yield Gesture((("token", move.suit), ("slot", seat)), move)
            elif isinstance(move, Throw):
                yield Gesture((("throw",),), move)
                yield Gesture((reserve, ("ring",)), move)
            elif isinstance(move, Stop):
                yield Gesture((("stop",),), move)
                yield Gesture((("chosen", seat), ("pile",)), move)
                if self.view.ring:
                    yield Gesture((("heap",), reserve), move)
                    yield Gesture((("heap",), ("seat", seat)), move)

    def carry(self, key: Key) -> Item:
        if key[0] != "reserve":
            return super().carry(key)
        item = self.item(key)
        assert item is not None
        thing = Thing(key, self.dress, layout.heap()[self.view.ring].look)
        thing.setRotation(item.rotation())
        return self.passing(thing, item.scenePos())

    def light(self, path: Path, targets: frozenset[Key]) -> None:
        super().light(path, targets)
        held = path[0] if path else ("",)
        self._point_out(str(held[1]) if held[0] == "token" else None)

    def light_advice(self, move: Move | None) -> None:
        super().light_advice(move)
        self._point_out(move.suit if isinstance(move, Choose) else None)

    def why_not(self, path: Path) -> Refusal | None:
        seat = self.viewer if self.acting is None else self.acting
        if seat not in self.party.persons:
            return None
        move = self._meant(path[0], seat)
        if move is None or move in self.view.legal(seat):
            return None
        try:
            self.view.play(seat, move)
        except IllegalMove as error:
            return error.refusal
        return None

    def astray(self, path: Path) -> None:
        self.remarked.emit(self._holding(path))

    def _meant(self, key: Key, seat: int) -> Move | None:
        """What lifting a thing would lead to."""
        if key[0] == "token":
            return Choose(str(key[1]))
        if key in (("reserve", seat), ("throw",)):
            return THROW
        if key in (("heap",), ("chosen", seat), ("stop",)):
            return STOP
        return None

    def letters(self) -> list[tuple[str, str]]:
        return [
            (f"1 – {len(self.variant.deck.suits)}", self.tr("Choose a token")),
            ("T", self.tr("Bid one more")),
            ("S", self.tr("Stop and take what is in the ring")),
            ("L", self.tr("Look at your own token again (or hold it down)")),
        ]

    def letter(self, text: str) -> bool:
        suits = self.variant.deck.suits
        if text.lower() == "t":
            self.hand.lift(("throw",))
        elif text.lower() == "s":
            self.hand.lift(("stop",))
        elif text.lower() == "l":
            if self.peeks():
                self.peek_wanted.emit()
        elif text.isdecimal() and int(text) in range(1, len(suits) + 1):
            if self.hand.lift(("token", suits[int(text) - 1])) and self.acting is not None:
                self.hand.put_down(("slot", self.acting))
        else:
            return False
        return True

    # --- what happens

    def steps(self, before: State, events: Sequence[Event], after: State) -> Iterator[Step]:
        self._revealing = any(isinstance(event, Captured) for event in events)
        for name in ("throw", "stop"):
            if button := self.item((name,)):
                button.set(can_lift=False)
        return circle_motion.steps(
            self, cast(CircleState, before), events, cast(CircleState, after)
        )

    def mark(self, events: Sequence[Event]) -> set[Key]:
        marked: set[Key] = set()
        fresh: dict[int, set[int]] = {}
        for event in events:
            if isinstance(event, Thrown):
                marked.add(("heap",))
            elif isinstance(event, Stopped | TokenLaid):
                marked.add(("chosen", event.seat))
            elif isinstance(event, Captured) and event.cards:
                marked.add(("collection", event.seat))
                deck = self.variant.deck
                species = {deck.species.index(deck.cards[n].species) for n in event.cards}
                fresh[event.seat] = species
        for seat, found in fresh.items():
            item = self.item(("collection", seat))
            if isinstance(item, Collection):
                item.change(fresh=frozenset(found))
        return marked

    def overhear(self, events: Sequence[Event], after: State) -> bool:
        """C3: the others' tokens come to lie face down while one still chooses."""
        if self.hand.path or not all(isinstance(event, TokenLaid) for event in events):
            return False
        self.view = cast(CircleState, after)
        self._settle()
        self.show_marks(events)
        return True

    def private(self, view: State, seat: int) -> bool:
        circle = cast(CircleState, view)
        return circle.choosing or circle.series.hidden_reserves

    def peeks(self) -> frozenset[Key]:
        seat = self.acting
        if seat is None or self.view.chosen[seat] != HIDDEN:
            return frozenset()
        return frozenset({("chosen", seat)})

    def toggles(self) -> list[tuple[str, str]]:
        return [("majorities", self.texts.majorities())]

    # --- what is said

    def title(self, view: State) -> str:
        return self.texts.title(cast(CircleState, view))

    def status(self, view: State, seat: int | None) -> str:
        circle = cast(CircleState, view)
        if self._revealing:
            return self.texts.revealing()
        if self.hand.path:
            return self._holding(self.hand.path)
        return self.texts.status(circle, seat)

    def _holding(self, path: Path) -> str:
        kind, *which = path[0]
        cards = 0
        if kind == "token":
            number = self.variant.deck.suit_numbers[str(which[0])]
            cards = (self.view.face_up & self.variant.deck.suit_masks[number]).bit_count()
        return self.texts.holding(str(kind), cards)

    def propose(self, move: Move) -> str:
        if isinstance(move, Choose):
            return self.texts.choose(move.suit)
        return self.texts.do_throw() if move == THROW else self.texts.do_stop(self.view.ring)

    def opening(self, view: State) -> list[Told]:
        first = cast(CircleState, view).first
        self._new_game = None
        return [Told(first, self.texts.beginning(first))]

    def tell(self, event: Event) -> Told | None:
        texts, cards = self.texts, self.variant.deck.cards
        match event:
            case TokenLaid():
                return Told(event.seat, texts.laid(event.seat))
            case Thrown():
                return Told(event.seat, texts.thrown(event.seat))
            case Stopped():
                return Told(event.seat, texts.stopped(event.seat, event.taken))
            case Captured():
                taken = [cards[number] for number in event.cards]
                return Told(event.seat, texts.captured(event.seat, event.suit, taken))
            case GameEnded():
                return self._tell_end(event)
            case Drawn():
                return self._tell_draw(event)
        return None

    def _tell_end(self, event: GameEnded) -> Told | None:
        series = self.view.series
        if len(series.decks) == 1:
            return None
        self._new_game = event.game + 1
        points = [sum(row.values()) for row in event.points]
        endings = self.view.endings[: event.game + 1]
        totals = [0] * len(points)
        for ending in endings:
            for seat, row in enumerate(scoring.points(self.variant.deck, *ending)):
                totals[seat] += sum(row.values())
        complete = totals if len(endings) == event.game + 1 else []
        return Told(None, self.texts.game_ended(event.game + 1, points, complete))

    def _tell_draw(self, event: Drawn) -> Told:
        if self._new_game is not None:
            reverse = self.view.series.direction(self._new_game) < 0
            self._new_game = None
            return Told(event.first, self.texts.next_game(event.first, reverse))
        return Told(event.first, self.texts.next_round(event.first, len(event.cards)))

    # --- points

    def standings(self, view: State) -> list[list[tuple[str, int]]]:
        circle = cast(CircleState, view)
        deck, seats = self.variant.deck, range(len(self.party.seats))
        lines: list[list[tuple[str, int]]] = [[] for _ in seats]
        for number, ending in enumerate(circle.endings[: circle.game], 1):
            for seat, row in enumerate(scoring.points(deck, *ending)):
                lines[seat].append((self.texts.game_heading(number), sum(row.values())))
        # what is hidden from one is counted for nobody
        hidden = circle.series.hidden_reserves and circle.turn != NOBODY
        reserves = [0 for _ in seats] if hidden else circle.reserves
        for seat, row in enumerate(scoring.points(deck, circle.collections, reserves)):
            for name, points in row.items():
                lines[seat].append((self._heading(name), points))
        return lines

    def _heading(self, category: str) -> str:
        if category == "reserve":
            return self.texts.reserve_heading()
        return self.texts.species(category)

    def explain(self, result: Result) -> list[tuple[str, list[str]]]:
        endings, deck = self.view.endings, self.variant.deck
        if len(endings) > 1:
            lines = []
            for number, ending in enumerate(endings, 1):
                rows = scoring.points(deck, *ending)
                cells = [str(sum(row.values())) for row in rows]
                lines.append((self.texts.game_heading(number), cells))
            return lines
        collections, reserves = endings[0]
        held = [scoring.counts(deck, collection) for collection in collections]
        lines = []
        for n, name in enumerate((*deck.species, "reserve")):
            counts = reserves if name == "reserve" else [row[n] for row in held]
            pairs = zip(result.breakdown, counts, strict=True)
            cells = [self.texts.gained(row[name], count) for row, count in pairs]
            lines.append((self._heading(name), cells))
        return lines

    def ending(self, result: Result) -> str:
        view = self.view
        left = view.face_up.bit_count()
        return self.texts.ending(
            result.ended_by, len(view.series.decks), left, result.tie_break is not None
        )

    def show_line(self, heading: str) -> None:
        species = [self.texts.species(name) for name in self.variant.deck.species]
        games = [self.texts.game_heading(n + 1) for n in range(len(self.view.endings))]
        self._lit_species = species.index(heading) if heading in species else None
        self._lit_game = games.index(heading) if heading in games else None
        for seat in self.panels:
            if reserve := self.item(("reserve", seat)):
                reserve.set(marked=heading == self.texts.reserve_heading())
        self.show_collections()
