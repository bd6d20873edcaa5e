"""The table of the road trip: a hand to draft from, a row, a map, a score sheet and the others."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import ClassVar, TypeVar

from PySide6.QtCore import QRectF

from boomerang_desktop.desktop.games.roadtrip import reading
from boomerang_desktop.desktop.games.roadtrip.animation import RoadtripAnimation
from boomerang_desktop.desktop.games.roadtrip.handling import RoadtripHandling
from boomerang_desktop.desktop.games.roadtrip.items import (
    DOWN,
    FACE,
    PEEK,
    CardItem,
    MemoryItem,
    MiniItem,
    PlaceItem,
    StackItem,
    TallyItem,
    WordsItem,
)
from boomerang_desktop.desktop.games.roadtrip.layout import rival_boxes
from boomerang_desktop.desktop.games.roadtrip.looking import Looking
from boomerang_desktop.desktop.games.roadtrip.map import MapItem
from boomerang_desktop.desktop.games.roadtrip.sheet import ActivityItem, SheetItem
from boomerang_desktop.desktop.games.roadtrip.spots import Spot, Spots
from boomerang_desktop.desktop.games.roadtrip.words import RoadtripWords
from boomerang_desktop.desktop.scene.animation import Step
from boomerang_desktop.desktop.scene.board import Board
from boomerang_desktop.desktop.scene.gestures import Key, Path
from boomerang_desktop.desktop.scene.items import Item
from boomerang_desktop.desktop.scene.panel import SeatPanel
from boomerang_desktop.desktop.scene.table import Table
from boomerang_desktop.games.core import ONLOOKER, Event
from boomerang_desktop.games.roadtrip import events as happened
from boomerang_desktop.games.roadtrip.cards import REGIONS
from boomerang_desktop.games.roadtrip.deals import HAND
from boomerang_desktop.games.roadtrip.moves import ACTIVITY_MOVES, NO_ACTIVITY
from boomerang_desktop.games.roadtrip.sheet import CATEGORIES
from boomerang_desktop.games.roadtrip.state import ACTIVITY, CATCH, THROW, UNDECIDED, RoadTrip

I = TypeVar("I", bound=Item)  # noqa: E741 - an item of some kind
ICONS = {THROW: "throw", CATCH: "rematch"}


class RoadtripTable(Table[RoadTrip]):
    sounds: ClassVar[dict[str, str]] = {"lift": "paper_slide"}
    tallest = 470.0
    """A panel has room for more where few players sit."""
    words: RoadtripWords
    handling: RoadtripHandling

    def __init__(self, board: Board[RoadTrip]) -> None:
        super().__init__(board)
        self.spots = Spots(board)
        self.looking = Looking(board, self._look)
        self.words = RoadtripWords(board.setup, board)
        self.handling = RoadtripHandling(self, self.words, self.spots, self.looking)
        self._line = ""
        self._counting = ""
        self._papers: set[Key] = set()
        """What lies in the middle beside the row."""

    # --- what is said

    @property
    def caption(self) -> str:
        if self._counting and self.board.motion.busy:
            return self._counting
        return self.handling.question

    def count(self, words: str) -> None:
        """Says what is being counted, for as long as it takes."""
        self._counting = words
        if tray := self.board.things.find(("words",), WordsItem):
            tray.show_words(words)
        self.board.status_changed.emit()

    # --- what happens

    def offered(self) -> None:
        if self.board.acting is not None and self.view.stage == ACTIVITY:
            # the choice is made on one's own sheet
            self.looking.come_back()
        self.handling.doubted = None

    def begin_play(self, events: Sequence[Event]) -> None:
        self.looking.glance_away()

    def steps(self, before: RoadTrip, events: Sequence[Event], after: RoadTrip) -> Iterator[Step]:
        return RoadtripAnimation(self, before, after).steps(events)

    def mark(self, events: Sequence[Event]) -> set[Key]:
        return {("mini", e.seat, e.position) for e in events if isinstance(e, happened.Laid)}

    def overhear(self, events: Sequence[Event], after: RoadTrip) -> bool:
        """That others have chosen shows at their hands."""
        self.board.view = after
        for seat, panel in self.board.panels.items():
            panel.active = seat in after.to_act
            panel.update()
            if stack := self.board.things.find(("stack", seat), StackItem):
                stack.show_hand(stack.count, chosen=after.picks[seat] != UNDECIDED)
                self._name(stack)
        return True

    # --- light

    def light(self, path: Path, targets: frozenset[Key]) -> None:
        """With the place, what the card would score shows in pencil."""
        super().light(path, targets)
        self._change_papers()

    def show_line(self, key: str) -> None:
        """Lights the cards and sites that a line of the final table counts; again: no more."""
        self._line = key if key in CATEGORIES and key != self._line else ""
        self._look()

    @property
    def line(self) -> str:
        """The category whose points are shown at the end."""
        return self._line if not self.view.to_act else ""

    def _look(self) -> None:
        """Somebody looks at something else, perhaps with a card in the hand."""
        if self.board.hand.path or self.board.motion.busy:
            self._change_papers()
        else:
            self.board.settle()

    # --- everything in its place

    def arrange(self) -> None:
        board = self.board
        self._counting = ""
        self.looking.change_seats()
        self._put_places()
        self._put_row()
        for seat, panel in board.panels.items():
            if seat == board.viewer and panel.place.tray:
                self._put_hand(panel, seat)
                self._put_memory(panel)
            else:
                self._put_rival(panel, seat)
        self._put_papers()

    def _put(
        self, key: Key, make: Callable[[Key, float, float], I], spot: Spot, z: float = 0.0
    ) -> I:
        """A thing stays the same when the window grows: only its measure changes."""
        item = self.board.things.place(
            key, partial(make, key, spot.width, spot.height), spot.at, z=z, rotation=spot.rotation
        )
        if (item.width, item.height) != (spot.width, spot.height):
            item.prepareGeometryChange()
            item.width, item.height = spot.width, spot.height
            item.update()
        return item

    def _name(self, item: Item) -> None:
        """What a screen reader says of a thing that has changed between two arrangements."""
        item.label, item.description = self.words.thing(self.view, self.board.viewer, item.key)

    # --- the row

    def _put_places(self) -> None:
        offered = self.board.offered
        open_now = {place for key in offered.after() for place in offered.after((key,))}
        for n in range(HAND):
            key: Key = ("place", n)
            make = partial(PlaceItem, words=self.words.names.place(n), icon=ICONS.get(n, ""))
            self._put(key, make, self.spots.row(n), z=1).show_next(key in open_now)

    def _put_row(self) -> None:
        view, seat = self.view, self.looking.row_seat
        for position in range(len(view.row(seat))):
            self._put_laid(seat, position, reading.card_at(view, seat, position))
        if view.stage < ACTIVITY and view.picks[seat] != UNDECIDED:
            self._put_laid(seat, view.stage, reading.picked(view, seat) or "", chosen=True)

    def _put_laid(self, seat: int, position: int, letter: str, *, chosen: bool = False) -> None:
        key: Key = ("card", letter) if letter else ("laid", position)
        item = self._put(key, partial(CardItem, letter=letter), self.spots.row(position), z=3)
        # R3: the Throw lies face down until the round is scored
        peek = position == THROW and self.view.stage < ACTIVITY
        item.show_side(PEEK if peek and letter else FACE if letter else DOWN, chosen=chosen)
        item.set(marked=bool(self.line) and letter in reading.counted(self.view, seat, self.line))

    # --- my hand

    def _put_hand(self, panel: SeatPanel, seat: int) -> None:
        view = self.view
        chosen = reading.picked(view, seat)
        held = [letter for letter in reading.hand(view, seat) if letter != chosen]
        count = reading.hand_size(view, seat)
        for n, spot in enumerate(self.spots.fan(count)):
            letter = held[n] if held else ""
            key: Key = ("card", letter) if letter else ("held", n)
            item = self._put(key, partial(CardItem, letter=letter), spot, z=10 + n)
            item.show_side(FACE if letter else DOWN)
        if not count:
            spot = self.spots.on_panel(panel, panel.content.adjusted(20, 0, -20, 0))
            asked = self.board.acting == self.board.viewer
            tray = self._put(("words",), WordsItem, spot, z=1)
            tray.show_words(self.words.empty_tray(view, asked=asked))

    def _put_memory(self, panel: SeatPanel) -> None:
        on = self.board.flags.get("memory", True)
        head = panel.head
        box = QRectF(8, head.height() + 6, head.width() - 14, panel.height - head.height() - 14)
        if not on:
            box.setHeight(26)
        title, tip = self.words.memory()
        item = self._put(("aid",), MemoryItem, self.spots.on_panel(panel, box), z=2)
        item.show_known(reading.remember(self.view) if on else {}, title)
        item.setToolTip(tip)

    # --- the others

    def _put_rival(self, panel: SeatPanel, seat: int) -> None:
        view, boxes, on_panel = self.view, rival_boxes(panel.content), self.spots.on_panel
        laid = len(view.row(seat))
        for n, box in enumerate(boxes.row):
            mini = self._put(("mini", seat, n), MiniItem, on_panel(panel, box), z=3)
            letter = reading.card_at(view, seat, n) if n < laid else ""
            mini.show_card(letter, empty=n >= laid)
        small = partial(MapItem, small=True)
        chart = self._put(("minimap", seat), small, on_panel(panel, boxes.map), z=2)
        chart.show_reading(reading.read_map(view, seat))
        stack = self._put(("stack", seat), StackItem, on_panel(panel, boxes.stack), z=2)
        stack.show_hand(reading.hand_size(view, seat), chosen=view.picks[seat] != UNDECIDED)
        if boxes.tally:
            tally = self._put(("tally", seat), TallyItem, on_panel(panel, boxes.tally))
            tally.show_lines(panel.lines)

    # --- the papers in the middle

    def _change_papers(self) -> None:
        """Map and sheet alone, between two arrangements."""
        old = self._papers
        self._put_papers()
        for key in old - self._papers:
            self.board.things.take_off(key)
        for key in self._papers:
            item = self.board.things[key]
            self._name(item)
            item.set(can_lift=key in self.board.offered.after())

    def _put_papers(self) -> None:
        """Map and sheet of whoever is looked at, with what the lifted card would add."""
        board, seat = self.board, self.looking.shown
        own = seat == board.viewer
        lifted = self._lifted() if own else None
        guest = None if own or board.viewer == ONLOOKER else seat
        view = self.view if board.flags.get("preview", True) else reading.without_row(self.view)
        self._papers = {("map", seat), ("sheet", seat)}
        chart = self._put(("map", seat), MapItem, self.spots.middle(self.spots.layout.map))
        chart.coast_words = self.words.names.category("coasts")
        chart.region_words = {r.id: self.words.names.region(r.id) for r in REGIONS}
        chart.show_reading(reading.read_map(view, seat, lifted), guest)
        line = self.line
        chart.light_up(reading.counted(view, seat, line) if line else frozenset())
        sheet = self._put(("sheet", seat), SheetItem, self.spots.middle(self.spots.layout.sheet))
        sheet.words = {c: self.words.names.category(c) for c in (*CATEGORIES, "total")}
        sheet.belongs_to(seat, self.words.name(seat), guest=guest is not None)
        sheet.show_reading(reading.read_sheet(view, seat, lifted), line)
        self._put_boxes(sheet, seat)

    def _lifted(self) -> str | None:
        match self.board.hand.path:
            case (("card", str(letter)), *_):
                return letter
        return None

    def _put_boxes(self, sheet: SheetItem, seat: int) -> None:
        view = self.view
        asking = view.stage == ACTIVITY and bool(view.to_act)
        doubted = self.handling.doubted if seat == self.board.acting else None
        boxes = reading.read_activities(view, seat)
        for n, name in enumerate(reading.BOXES):
            if n == NO_ACTIVITY and not asking:
                continue
            # only one's own boxes can be pressed
            key: Key = ("activity", name) if seat == self.board.viewer else ("box", seat, name)
            self._papers.add(key)
            box = sheet.box(n)
            spot = Spot(sheet.mapToScene(box.center()), box.width(), box.height(), sheet.rotation())
            make = partial(ActivityItem, words=self.words.names.activity(name))
            item = self._put(key, make, spot, z=2)
            chosen = asking and (view.picks[seat] == n or doubted == ACTIVITY_MOVES[n])
            item.show_box(boxes[n] if n < NO_ACTIVITY else None, chosen=chosen, asking=asking)
