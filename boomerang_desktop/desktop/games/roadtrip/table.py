"""Puts the things of the road trip where a view says."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar, cast

import attrs
from PySide6.QtCore import QObject, QPointF, QRectF

from boomerang_desktop.desktop.games.roadtrip import reading
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
from boomerang_desktop.desktop.games.roadtrip.layout import fan, rival_boxes
from boomerang_desktop.desktop.games.roadtrip.map import MapItem
from boomerang_desktop.desktop.games.roadtrip.sheet import ActivityItem, SheetItem
from boomerang_desktop.desktop.games.roadtrip.style import ASPECT, site_name
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.desktop.scene.items import Item
from boomerang_desktop.desktop.scene.panel import HEAD, SeatPanel
from boomerang_desktop.games.roadtrip.cards import ACTIVITIES, CARD_OF, CARDS, HIDDEN, LETTERS
from boomerang_desktop.games.roadtrip.cards import REGIONS as ALL_REGIONS
from boomerang_desktop.games.roadtrip.deals import HAND
from boomerang_desktop.games.roadtrip.moves import ACTIVITY_MOVES, NO_ACTIVITY
from boomerang_desktop.games.roadtrip.sheet import CATEGORIES
from boomerang_desktop.games.roadtrip.state import ACTIVITY, THROW, UNDECIDED, RoadTrip

if TYPE_CHECKING:
    from boomerang_desktop.desktop.games.roadtrip.board import RoadtripBoard

I = TypeVar("I", bound=Item)  # noqa: E741
BOXES = (*ACTIVITIES, "none")


@attrs.frozen
class Spot:
    """Where a thing lies on the table, how large and which way round."""

    at: QPointF
    width: float
    height: float
    rotation: float = 0.0


class Arrangement(QObject):
    def __init__(self, board: "RoadtripBoard") -> None:
        super().__init__(board)
        self._board = board

    def everything(self) -> None:
        board = self._board
        self._places()
        self._row()
        for seat, panel in board.panels.items():
            if seat == board.viewer and panel.place.tray:
                self._hand(panel, seat)
                self._memory(panel)
            else:
                self._rival(panel, seat)
        self.papers()

    # --- spots, for putting things down and for moving them

    def _put(self, key: Key, make: Callable[[], I], spot: Spot, z: float = 0.0) -> I:
        board = self._board
        item = cast(I, board.place(key, make, spot.at, z=z, rotation=spot.rotation))
        resize(item, spot.width, spot.height)
        return item

    def middle(self, box: QRectF) -> Spot:
        """A box of the middle, on the table."""
        frame = self._board.frame
        return Spot(frame.point(box.center()), box.width(), box.height(), frame.rotation)

    def row_spot(self, position: int) -> Spot:
        return self.middle(self._board.layout_now.row[position])

    def hand_spots(self, count: int) -> list[Spot]:
        """Where the cards of the viewer's hand lie."""
        board = self._board
        panel = board.panels.get(board.viewer)
        if panel is None:
            return []
        area = panel.content.adjusted(4, -3, -4, 4)
        high = area.height()
        wide = high * ASPECT
        return [
            Spot(
                panel.point(card.at.x(), card.at.y()),
                wide,
                high,
                panel.rotation() + card.rotation,
            )
            for card in fan(count, area, wide, high)
        ]

    def hand_spot(self, seat: int) -> Spot:
        """Where a hand as a whole is: the middle of a fan, or the stack of another player."""
        board = self._board
        panel = board.panels[seat]
        if seat == board.viewer and panel.place.tray:
            return self.hand_spots(1)[0]
        return self._on_panel(panel, rival_boxes(panel.content).stack)

    def mini_spot(self, seat: int, position: int) -> Spot:
        panel = self._board.panels[seat]
        return self._on_panel(panel, rival_boxes(panel.content).row[position])

    def _on_panel(self, panel: SeatPanel, box: QRectF) -> Spot:
        centre = box.center()
        at = panel.point(centre.x(), centre.y())
        return Spot(at, box.width(), box.height(), panel.rotation())

    # --- the row

    def _places(self) -> None:
        board = self._board
        trip = board.trip
        waiting = board.acting is not None and trip.stage < ACTIVITY
        for n in range(HAND):
            words, icon = str(n + 1), ""
            if n == THROW:
                words, icon = self.tr("Throw"), "throw"
            elif n == HAND - 1:
                words, icon = self.tr("Catch"), "rematch"
            spot = self.row_spot(n)

            def make(n: int = n, words: str = words, icon: str = icon) -> PlaceItem:
                return PlaceItem(("place", n), 10, 10, words, icon)

            item = self._put(("place", n), make, spot, z=1)
            item.label = self.tr("Place {number} of the row").format(number=n + 1)
            if n == THROW:
                item.label = self.tr("The place of the Throw")
            item.show_next(waiting and n == trip.stage)

    def _row(self) -> None:
        board = self._board
        trip, seat = board.trip, board.row_seat
        for position, card in enumerate(trip.row(seat)):
            self._row_card(position, LETTERS[card] if card != HIDDEN else "")
        if trip.stage < ACTIVITY and trip.picks[seat] != UNDECIDED:
            self._row_card(trip.stage, reading.picked(trip, seat) or "", chosen=True)

    def _row_card(self, position: int, letter: str, *, chosen: bool = False) -> None:
        board, trip = self._board, self._board.trip
        key: Key = ("card", letter) if letter else ("laid", position)
        spot = self.row_spot(position)
        item = self._put(key, lambda: CardItem(key, 10, 10, letter), spot, z=3)
        # R3: the Throw lies face down until the round is scored
        peek = position == THROW and trip.stage < ACTIVITY
        item.show_side(PEEK if peek and letter else FACE if letter else DOWN, chosen=chosen)
        self._name(item, letter)
        if chosen and letter and board.can_take_back(letter):
            item.description = self.tr("Chosen. Press it to take it back.")
        counted = board.line and letter in board.counted(board.line, board.row_seat)
        item.set(marked=bool(counted))

    def _name(self, item: Item, letter: str) -> None:
        if not letter:
            item.label = self.tr("A card, face down")
            return
        card = CARDS[CARD_OF[letter]]
        item.label = site_name(letter)
        item.description = self._board.words.card(letter, card.number, card.symbols, card.region)

    # --- my hand

    def _hand(self, panel: SeatPanel, seat: int) -> None:
        board, trip = self._board, self._board.trip
        held = [card for card in board.hand_of(trip, seat) if card != reading.picked(trip, seat)]
        count = self.hand_size(trip, seat)
        spots = self.hand_spots(count)
        for n, spot in enumerate(spots):
            letter = held[n] if held else ""
            key: Key = ("card", letter) if letter else ("held", n)

            def make(key: Key = key, letter: str = letter) -> CardItem:
                return CardItem(key, 10, 10, letter)

            item = self._put(key, make, spot, z=10 + n)
            item.show_side(FACE if letter else DOWN)
            self._name(item, letter)

        if not count:
            self._quiet_line(panel, trip)

    def _quiet_line(self, panel: SeatPanel, trip: RoadTrip) -> None:
        board = self._board
        spot = self._on_panel(panel, panel.content.adjusted(20, 0, -20, 0))
        item = self._put(("words",), lambda: WordsItem(("words",), 10, 10), spot, z=1)
        words = self.tr("All cards are laid. The scores are counted when everyone has decided.")
        if not trip.to_act:
            words = self.tr("Four rounds are over. Press a player to see their sheet.")
        elif board.acting == board.viewer:
            words = self.tr("All cards are laid. Press an activity on the sheet, or none.")
        item.show_words(words)

    def hand_size(self, trip: RoadTrip, seat: int) -> int:
        """How many cards everybody can count in a hand."""
        if trip.stage >= ACTIVITY:
            return 0
        return HAND - trip.stage - (trip.picks[seat] != UNDECIDED)

    def _memory(self, panel: SeatPanel) -> None:
        board = self._board
        on = board.flags.get("memory", True)
        box = QRectF(8, HEAD + 6, HEAD * 4.6 - 14, panel.height - HEAD - 14)
        if not on:
            box.setHeight(26)
        spot = self._on_panel(panel, box)
        item = self._put(("aid",), lambda: MemoryItem(("aid",), 10, 10), spot, z=2)
        item.show_known(reading.remember(board.trip) if on else {}, self.tr("Cards laid"))
        item.label = self.tr("Which cards have been laid")
        item.setToolTip(
            self.tr("Laid cards show whose they are; the others are in hands or face down.")
        )

    # --- the others

    def _rival(self, panel: SeatPanel, seat: int) -> None:
        board, trip = self._board, self._board.trip
        boxes = rival_boxes(panel.content)
        row = trip.row(seat)
        for position in range(HAND):
            key: Key = ("mini", seat, position)
            spot = self._on_panel(panel, boxes.row[position])
            item = self._put(key, lambda key=key: MiniItem(key, 10, 10), spot, z=3)  # type: ignore[misc]
            lies = position < len(row)
            letter = LETTERS[row[position]] if lies and row[position] != HIDDEN else ""
            item.show_card(letter, empty=not lies)
            self._name(item, letter)
        name = board.party.seats[seat].name
        small = self._put(
            ("minimap", seat),
            lambda: MapItem(("minimap", seat), 10, 10, small=True),
            self._on_panel(panel, boxes.map),
            z=2,
        )
        small.show_reading(reading.read_map(trip, seat))
        small.label = self.tr("The map of {name}").format(name=name)
        stack = self._put(
            ("stack", seat),
            lambda: StackItem(("stack", seat), 10, 10),
            self._on_panel(panel, boxes.stack),
            z=2,
        )
        chosen = trip.picks[seat] != UNDECIDED and bool(trip.to_act)
        stack.show_hand(self.hand_size(trip, seat), chosen=chosen)
        stack.label = self.tr("The hand of {name}").format(name=name)
        stack.description = self.tr("has chosen") if chosen else ""
        if boxes.tally:
            spot = self._on_panel(panel, boxes.tally)
            tally = self._put(("tally", seat), lambda: TallyItem(("tally", seat), 10, 10), spot)
            tally.show_lines(panel.lines)
            tally.label = self.tr("The points of {name}").format(name=name)

    # --- the papers in the middle

    def papers(self) -> None:
        """Map and sheet of whoever is looked at, with what the lifted card would add."""
        board = self._board
        trip, seat, layout = board.trip, board.shown, board.layout_now
        own = seat == board.viewer
        lifted = board.lifted if own else None
        shown = trip if board.flags.get("preview", True) else without_row(trip)
        chart = self._put(("map",), lambda: MapItem(("map",), 10, 10), self.middle(layout.map), z=0)
        chart.coast_words = board.words.category("coasts")
        chart.region_words = {region.id: board.words.region(region.id) for region in ALL_REGIONS}
        guest = None if own or board.viewer < 0 else seat
        chart.show_reading(reading.read_map(shown, seat, lifted), guest)
        chart.light_up(board.counted(board.line, seat) if board.line else frozenset())
        name = board.party.seats[seat].name
        chart.label = self.tr("The map of {name}").format(name=name)
        sites = ", ".join(site_name(letter) for letter in sorted(chart.reading_now.ticked))
        chart.description = sites
        sheet = self._put(
            ("sheet",), lambda: SheetItem(("sheet",), 10, 10), self.middle(layout.sheet), z=0
        )
        sheet.words = {c: board.words.category(c) for c in (*CATEGORIES, "total")}
        sheet.belongs_to(seat, name, guest=guest is not None)
        sheet.show_reading(reading.read_sheet(shown, seat, lifted), board.line)
        sheet.label = self.tr("The score sheet of {name}").format(name=name)
        self._boxes(sheet, seat)

    def _boxes(self, sheet: SheetItem, seat: int) -> None:
        board, trip = self._board, self._board.trip
        asking = trip.stage == ACTIVITY and bool(trip.to_act)
        boxes = reading.read_sheet(trip, seat).activities
        for n, name in enumerate(BOXES):
            # only one's own boxes can be pressed
            key: Key = ("activity", name) if seat == board.viewer else ("box", name)
            board.take_off(("box" if seat == board.viewer else "activity", name))
            if n == NO_ACTIVITY and not asking:
                board.take_off(key)
                continue
            box = sheet.box(n)
            spot = Spot(sheet.mapToScene(box.center()), box.width(), box.height(), sheet.rotation())
            words = self.tr("None") if n == NO_ACTIVITY else board.words.symbol(name)

            def make(key: Key = key, words: str = words) -> ActivityItem:
                return ActivityItem(key, 10, 10, words)

            item = self._put(key, make, spot, z=2)
            doubted = board.doubted == ACTIVITY_MOVES[n] and seat == board.acting
            chosen = asking and (trip.picks[seat] == n or doubted)
            item.show_box(boxes[n] if n < NO_ACTIVITY else None, chosen=chosen, asking=asking)
            item.set(can_lift=key in board.gestures.after())
            item.label = words
            item.description = self._box_words(boxes[n]) if n < NO_ACTIVITY else ""

    def _box_words(self, box: reading.ActivityBox) -> str:
        if box.written is not None:
            return self.tr("Scored: %n point(s)", "", box.written)
        return self.tr("It would score %n point(s) now", "", box.worth)


def without_row(trip: RoadTrip) -> RoadTrip:
    """The same table without what lies in the rows: no preview."""
    return attrs.evolve(trip, laid=b"", picks=bytes([UNDECIDED]) * len(trip.picks))


def resize(item: Item, width: float, height: float) -> None:
    """A thing stays the same when the window grows: only its measure changes."""
    if (item.width, item.height) != (width, height):
        item.prepareGeometryChange()
        item.width, item.height = width, height
        item.update()
