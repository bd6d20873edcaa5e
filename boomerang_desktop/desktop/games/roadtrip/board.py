"""The table of the road trip: a hand to draft from, a row, a map, a score sheet and the others."""

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar

import attrs
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from boomerang_desktop.desktop.games.roadtrip.animation import Showing
from boomerang_desktop.desktop.games.roadtrip.items import StackItem, WordsItem
from boomerang_desktop.desktop.games.roadtrip.layout import Frame, Layout, lay_out
from boomerang_desktop.desktop.games.roadtrip.reading import picked, read_sheet
from boomerang_desktop.desktop.games.roadtrip.table import Arrangement
from boomerang_desktop.desktop.games.roadtrip.words import RoadtripTexts
from boomerang_desktop.desktop.scene.animation import Step
from boomerang_desktop.desktop.scene.board import GAP, HEIGHT, TRAY, Board, Party, Told
from boomerang_desktop.desktop.scene.gestures import Gesture, Key, Path
from boomerang_desktop.desktop.scene.panel import Place
from boomerang_desktop.games.core import (
    ONLOOKER,
    Event,
    IllegalMove,
    Move,
    Refusal,
    Result,
    State,
)
from boomerang_desktop.games.roadtrip import events as happened
from boomerang_desktop.games.roadtrip.cards import ACTIVITIES, CARD_OF, LETTERS, letters, members
from boomerang_desktop.games.roadtrip.deals import ROUNDS
from boomerang_desktop.games.roadtrip.explain import explain
from boomerang_desktop.games.roadtrip.moves import (
    ACTIVITY_MOVES,
    DRAFTS,
    NO_ACTIVITY,
    Activity,
    Draft,
)
from boomerang_desktop.games.roadtrip.sheet import CATEGORIES
from boomerang_desktop.games.roadtrip.state import ACTIVITY, ONLY_A_VIEW, UNDECIDED, RoadTrip

TALLEST = 470.0
"""A panel has room for more where few players sit."""
BACKSPACE = "\b"
BOXES = (*ACTIVITIES, "none")


class RoadtripBoard(Board):
    sounds: ClassVar[dict[str, str]] = {"lift": "paper_slide"}

    def __init__(self, party: Party) -> None:
        super().__init__(party)
        self.words = RoadtripTexts([seat.name for seat in party.seats])
        self.pinned: int | None = None
        """The seat whose sheet is looked at, until told otherwise."""
        self.glanced: int | None = None
        """The seat whose panel the pointer is over."""
        self._line = ""
        self._caption = ""
        self.doubted: Move | None = None
        """An activity that was chosen although another scores more: once more, and it is made."""
        self._seating: tuple[int, bool, float] | None = None
        self._laying: tuple[Frame, Layout]
        self._arrangement = Arrangement(self)

    # --- what is looked at

    @property
    def trip(self) -> RoadTrip:
        assert isinstance(self.view, RoadTrip)
        return self.view

    @property
    def shown(self) -> int:
        """The seat whose map and sheet lie in the middle."""
        for seat in (self.glanced, self.pinned):
            if seat is not None:
                return seat
        return max(self.viewer, 0)

    @property
    def row_seat(self) -> int:
        """The seat whose row lies in the middle: mine, as long as I play."""
        playing = self.viewer != ONLOOKER and bool(self.trip.to_act)
        return self.viewer if playing else self.shown

    @property
    def lifted(self) -> str | None:
        path = self.hand.path
        return str(path[0][1]) if path and path[0][0] == "card" else None

    @property
    def frame(self) -> Frame:
        return self._laid_out()[0]

    @property
    def layout_now(self) -> Layout:
        return self._laid_out()[1]

    def _laid_out(self) -> tuple[Frame, Layout]:
        """Asked for each thing on the table, so it is worked out once for each seating."""
        seating = (self.viewer, self.tabletop, self.sceneRect().width())
        if self._seating != seating:
            place = self.places().get(self.viewer)
            frame = Frame(self.middle(), place.rotation if place else 0.0)
            layout = lay_out(frame.size.width(), frame.size.height())
            self._seating, self._laying = seating, (frame, layout)
        return self._laying

    def hand_of(self, view: RoadTrip, seat: int) -> tuple[str, ...]:
        """The letters of a hand, if it is the viewer's own: nobody else's is ever drawn."""
        return letters(members(view.hands[seat])) if seat == self.viewer else ()

    def look_at(self, seat: int | None) -> None:
        """Keeps another player's sheet in the middle; the same seat again, or one's own: back."""
        self.pinned = None if seat in (self.pinned, self.viewer) else seat
        self.glanced = None
        self._look()

    def _look(self) -> None:
        if self.hand.path or self.motion.busy:
            self._arrangement.papers()
        else:
            self._settle()

    def places(self) -> dict[int, Place]:
        places = super().places()
        if self.tabletop:
            return places
        others = self.seat_order()
        tray = TRAY if self.viewer != ONLOOKER else 0.0
        height = min((HEIGHT - tray - GAP) / len(others) - GAP, TALLEST)
        for n, seat in enumerate(others):
            old = places[seat].box
            box = QRectF(old.left(), GAP + n * (height + GAP), old.width(), height)
            places[seat] = attrs.evolve(places[seat], box=box)
        return places

    # --- the table

    def arrange(self) -> None:
        self._caption = ""
        if self.pinned == self.viewer:
            self.pinned = None
        self._arrangement.everything()

    def offer(self, seat: int | None, moves: Sequence[Move] = ()) -> None:
        if seat is not None and self.trip.stage == ACTIVITY:
            # the choice is made on one's own sheet
            self.pinned = self.glanced = None
        self.doubted = None
        super().offer(seat, moves)

    def answer(self, move: Move) -> None:
        """A box of the sheet is filled for good: what looks like a slip is asked once more."""
        doubt = self._doubt(move)
        if doubt and move != self.doubted:
            self.doubted = move
            self._settle()
            self.remarked.emit(doubt)
        else:
            self.doubted = None
            super().answer(move)

    def _doubt(self, move: Move) -> str:
        """What speaks against an activity, if something plainly does."""
        if not isinstance(move, Activity) or self.acting is None:
            return ""
        can_choose = self.gestures.after()
        worth = {
            box.name: box.worth
            for box in read_sheet(self.trip, self.acting).activities
            if ("activity", box.name) in can_choose
        }
        best = max(worth, key=lambda name: worth[name], default="")
        chosen = BOXES[move.kind]
        if chosen in worth and (not worth[chosen] or worth[best] > worth[chosen]):
            return self.words.doubt(chosen, worth[chosen], best, worth[best])
        if chosen not in worth and self.trip.round == ROUNDS - 1 and worth.get(best):
            return self.words.doubt_none(best, worth[best])
        return ""

    def paths(self, seat: int, moves: Sequence[Move]) -> Iterable[Gesture]:
        for move in moves:
            if isinstance(move, Draft):
                path = (("card", LETTERS[move.card]), ("place", self.trip.stage))
                yield Gesture(path, move)
            else:
                yield Gesture((("activity", BOXES[move.kind]),), move)  # type: ignore[attr-defined]

    def target_at(self, path: Path, at: QPointF) -> Key | None:
        """Anywhere in the row means the open place."""
        place: Key = ("place", self.trip.stage)
        inside = self.layout_now.band.contains(self.frame.inside(at))
        if inside and place in self.gestures.after(path):
            return place
        return super().target_at(path, at)

    def light(self, path: Path, targets: frozenset[Key]) -> None:
        """With the place, what the card would score shows in pencil."""
        super().light(path, targets)
        self._arrangement.papers()
        self.path_walked.emit(path)

    def why_not(self, path: Path) -> Refusal | None:
        seat = self.acting if self.acting is not None else self.viewer
        move = _meant(path[0])
        if move is None or seat == ONLOOKER:
            return None
        try:
            self.trip.play(seat, move)
        except IllegalMove as error:
            return error.refusal if error.refusal != ONLY_A_VIEW else None
        return None

    def astray(self, path: Path) -> None:
        self.remarked.emit(self.words.belongs(self.trip.stage))

    def switches(self) -> frozenset[Key]:
        """What was chosen can be taken back."""
        letter = picked(self.trip, self.viewer) if self.viewer != ONLOOKER else None
        return frozenset({("card", letter)} if letter and self.can_take_back(letter) else ())

    def switch(self, key: Key) -> None:
        self.undo_wanted.emit()

    def refuse(self, path: Path) -> None:
        """Not all that cannot be lifted is refused: another player's panel shows their sheet, and
        the memory aid comes and goes. Keys do the same, so that Tab walks over cards only."""
        kind, *rest = path[0]
        if kind == "aid":
            self._switch_memory()
        elif kind in ("seat", "mini", "minimap", "stack", "tally"):
            self.look_at(int(rest[0]))
        else:
            super().refuse(path)

    def _switch_memory(self) -> None:
        self.set_flag("memory", not self.flags.get("memory", True))

    def can_take_back(self, letter: str) -> bool:
        trip = self.trip
        waiting = self.acting is None and bool(trip.to_act) and self.viewer in self.party.persons
        return waiting and picked(trip, self.viewer) == letter

    def forced(self, seat: int, moves: Sequence[Move]) -> Move | None:
        """R4: the last single card is laid down at once."""
        return moves[0] if len(moves) == 1 and isinstance(moves[0], Draft) else None

    def overhear(self, events: Sequence[Event], after: State) -> bool:
        self.view = after
        for seat in range(len(self.party.seats)):
            stack = self.item(("stack", seat))
            if isinstance(stack, StackItem):
                stack.show_hand(stack.count, chosen=self.trip.picks[seat] != UNDECIDED)
        for seat, panel in self.panels.items():
            panel.active = seat in self.trip.to_act
            panel.update()
        return True

    def private(self, view: State, seat: int) -> bool:
        return True

    # --- keys and the pointer

    def letters(self) -> list[tuple[str, str]]:
        return [
            ("1 – 7", self.tr("Lift a card, and lay it; choose an activity")),
            ("0", self.tr("Score no activity")),
            (self.tr("Backspace"), self.tr("Take the chosen card back")),
            ("V", self.tr("See the next player’s sheet")),
            ("M", self.tr("Show or hide which cards went round")),
        ]

    def letter(self, text: str) -> bool:
        if text == BACKSPACE and self.viewer != ONLOOKER:
            letter = picked(self.trip, self.viewer)
            if letter and self.can_take_back(letter):
                self.undo_wanted.emit()
            return True
        if text in ("m", "M"):
            self._switch_memory()
            return True
        if text in ("v", "V"):
            self._look_further()
            return True
        if not text.isdigit() or self.acting is None:
            return False
        if self.trip.stage == ACTIVITY:
            n = int(text) - 1 if text != "0" else NO_ACTIVITY
            if n in range(len(BOXES)):
                self.hand.lift(("activity", BOXES[n]))
            return True
        hand = self.hand_of(self.trip, self.acting)
        if int(text) - 1 in range(len(hand)):
            self._take(("card", hand[int(text) - 1]))
        return True

    def _take(self, key: Key) -> None:
        """A digit lifts its card; the same digit again lays it."""
        if self.hand.path == (key,):
            self.hand.put_down(("place", self.trip.stage))
            return
        self.hand.escape()
        self.hand.focus_on(key)
        self.hand.enter()

    def _look_further(self) -> None:
        """To the next sheet round the table, and back to one's own after the last."""
        order = [*self.seat_order()]
        if self.viewer != ONLOOKER:
            order.insert(0, self.viewer)
        there = order[(order.index(self.shown) + 1) % len(order)]
        self.pinned, self.glanced = (None if there == self.viewer else there), None
        self._look()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if hasattr(self, "view") and not self.hand.path and not self.motion.busy:
            self._glance(event.scenePos())

    def _glance(self, at: QPointF) -> None:
        over = next(
            (s for s, panel in self.panels.items() if panel.rect.contains(panel.mapFromScene(at))),
            None,
        )
        if over == self.viewer:
            over = None
        if over != self.glanced:
            self.glanced = over
            self._look()

    # --- what happens

    def steps(self, before: State, events: Sequence[Event], after: State) -> Iterator[Step]:
        assert isinstance(before, RoadTrip)
        assert isinstance(after, RoadTrip)
        self.glanced = None
        return Showing(self, self._arrangement, before, after).steps(events)

    def mark(self, events: Sequence[Event]) -> set[Key]:
        keys: set[Key] = set()
        for event in events:
            if isinstance(event, happened.Laid):
                keys.add(("mini", event.seat, event.position))
        return keys

    # --- words

    def caption(self, words: str) -> None:
        """What is being shown, for as long as it takes."""
        self._caption = words
        if isinstance(quiet := self.item(("words",)), WordsItem):
            quiet.show_words(words)
        self.path_walked.emit(())

    def status(self, view: State, seat: int | None) -> str:
        assert isinstance(view, RoadTrip)
        if self._caption and self.motion.busy:
            return self._caption
        if self.doubted is not None and seat == self.acting:
            return self._doubt(self.doubted)
        return self.words.status(view, seat, self.lifted)

    def propose(self, move: Move) -> str:
        if isinstance(move, Draft):
            return self.words.lay(LETTERS[move.card], self.trip.stage)
        assert isinstance(move, Activity)
        return self.words.score(BOXES[move.kind])

    def title(self, view: State) -> str:
        assert isinstance(view, RoadTrip)
        return self.words.title(view)

    def tell(self, event: Event) -> Told | None:
        return self.words.tell(event)

    def standings(self, view: State) -> list[list[tuple[str, int]]]:
        assert isinstance(view, RoadTrip)
        return [
            [(self.words.category(name), points) for name, points in sheet.breakdown.items()]
            for sheet in view.sheets
        ]

    def explain(self, result: Result) -> list[tuple[str, list[str]]]:
        return self.words.explain(result)

    def ending(self, result: Result) -> str:
        return self.words.ending(result)

    def show_line(self, heading: str) -> None:
        """Lights the cards and sites that a line of the final table counts."""
        category = next((c for c in CATEGORIES if self.words.category(c) == heading), None)
        self._line = "" if category is None or category == self._line else category
        self._look()

    def counted(self, category: str, seat: int) -> frozenset[str]:
        """The cards and sites that made the points of a category in the whole match."""
        sheet = self.trip.sheets[seat]
        rounds = range(len(sheet.written))
        return frozenset(card for n in rounds for card in explain(sheet, n)[category].cards)

    @property
    def line(self) -> str:
        """The category whose points are shown at the end."""
        return self._line if not self.trip.to_act else ""

    def toggles(self) -> list[tuple[str, str]]:
        return [
            ("memory", self.tr("Which cards have been laid")),
            ("preview", self.tr("What the row would score now")),
        ]


def _meant(key: Key) -> Move | None:
    """The move that somebody has in mind who touches a thing."""
    if key[0] == "card":
        return DRAFTS[CARD_OF[str(key[1])]]
    if key[0] == "activity":
        return ACTIVITY_MOVES[BOXES.index(str(key[1]))]
    return None
