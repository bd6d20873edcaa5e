"""The table of the road trip: a hand to draft from, a row, a map, a score sheet and the others."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import ClassVar

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from boomerang_desktop.desktop.games.roadtrip import items, reading
from boomerang_desktop.desktop.games.roadtrip.animation import RoadtripAnimation
from boomerang_desktop.desktop.games.roadtrip.handling import RoadtripHandling
from boomerang_desktop.desktop.games.roadtrip.inspected import InspectedSeat
from boomerang_desktop.desktop.games.roadtrip.layout import rival_boxes
from boomerang_desktop.desktop.games.roadtrip.papers import map as charts
from boomerang_desktop.desktop.games.roadtrip.papers.sheet import ActivityItem, SheetItem
from boomerang_desktop.desktop.games.roadtrip.spots import Spots
from boomerang_desktop.desktop.games.roadtrip.style import CARD, draw_card, larger
from boomerang_desktop.desktop.games.roadtrip.words import RoadtripWords
from boomerang_desktop.desktop.look import theme
from boomerang_desktop.desktop.scene.animation import Step
from boomerang_desktop.desktop.scene.board import Board
from boomerang_desktop.desktop.scene.gestures import Key, Path
from boomerang_desktop.desktop.scene.items import Hotspot, Item
from boomerang_desktop.desktop.scene.panel import SeatPanel
from boomerang_desktop.desktop.scene.seating import TableSpot
from boomerang_desktop.desktop.scene.table import GameTable
from boomerang_desktop.games.core import ONLOOKER, Event
from boomerang_desktop.games.roadtrip import events as happened
from boomerang_desktop.games.roadtrip.cards import LETTERS, REGIONS
from boomerang_desktop.games.roadtrip.deals import HAND
from boomerang_desktop.games.roadtrip.moves import ACTIVITY_MOVES, NO_ACTIVITY
from boomerang_desktop.games.roadtrip.sheet import CATEGORIES
from boomerang_desktop.games.roadtrip.state import ACTIVITY, CATCH, THROW, UNDECIDED, RoadTrip

LARGE = 1.5
"""How much larger than in the hand a card is in a closer look."""
ICONS = {THROW: "throw", CATCH: "rematch"}


class RoadtripTable(GameTable[RoadTrip]):
    sounds: ClassVar[dict[str, str]] = {"lift": "paper_slide"}
    tallest = 470.0
    """Panels have room for more where few play."""
    words: RoadtripWords
    handling: RoadtripHandling

    def __init__(self, board: Board[RoadTrip]) -> None:
        super().__init__(board)
        self.spots = Spots(board)
        self.looking = InspectedSeat(board, self._look, self._change_papers)
        self.words = RoadtripWords(board.setup, board)
        self.handling = RoadtripHandling(self, self.words, self.spots, self.looking)
        self._line = ""
        self._counting = ""
        self._parts, self._papers = set[Key](), set[Key]()
        """What lies in the middle beside the row, without and with the boxes of the sheet."""
        self._laid: object = None
        """For which seat, and how, the parts were laid."""
        board.focused.connect(lambda item: self._focused(item.key))

    # --- what is said

    @property
    def caption(self) -> str:
        if self._counting and self.board.motion.busy:
            return self._counting
        return self.handling.question

    def count(self, words: str, at_length: str = "") -> None:
        """Say what is being counted; the tray has room for more words."""
        self._counting = words
        if tray := self.board.things.find(("words",), items.WordsItem):
            tray.words = at_length or words
        self.board.status_changed.emit()

    # --- what happens

    def offered(self) -> None:
        if self.board.acting is not None and self.view.stage == ACTIVITY:
            self.looking.come_back()
        self.handling.doubted = None

    def begin_play(self, events: Sequence[Event]) -> None:
        self.looking.glance_away()

    def deal(self) -> Iterator[Step]:
        return RoadtripAnimation(self, self.view, self.view).deal()

    def pause_after(self, events: Sequence[Event]) -> bool:
        """R12: when the round has been scored, before the rows go back to the deck."""
        return any(isinstance(event, happened.RoundEnded) for event in events)

    def steps(self, before: RoadTrip, events: Sequence[Event], after: RoadTrip) -> Iterator[Step]:
        return RoadtripAnimation(self, before, after).steps(events)

    def mark(self, events: Sequence[Event]) -> set[Key]:
        return {("mini", e.seat, e.position) for e in events if isinstance(e, happened.Laid)}

    def overhear(self, events: Sequence[Event], after: RoadTrip) -> bool:
        """Show at their hands that others have chosen."""
        self.board.view = after
        for seat, panel in self.board.panels.items():
            panel.active = seat in after.to_act
            panel.update()
            if stack := self.board.things.find(("stack", seat), items.StackItem):
                stack.chosen = after.picks[seat] != UNDECIDED
                stack.texts = None
        return True

    def _focused(self, key: Key) -> None:
        """Preview the card under the keyboard, as for the pointer."""
        if key[0] == "card" and not self.board.motion.busy:
            self.looking.consider_again()

    def _find_focus(self) -> None:
        """Move the focus on to the next hand: the place of a laid card is no longer a stop."""
        hand = self.board.hand
        if hand.focus and hand.focus[0] == "place" and not hand.path:
            hand.focus_on(None)
        if self.looking.by_keys and self.board.acting is not None:
            self.looking.by_keys = False
            hand.focus = next((item.key for item in hand.candidates()), None)

    # --- light

    def light(self, path: Path, targets: frozenset[Key]) -> None:
        """Light the place, and pencil in what the card would score: on the viewer's own papers."""
        if path:
            self.looking.come_back()
        super().light(path, targets)
        self._change_papers()

    def show_line(self, key: str) -> None:
        """Light the cards and sites that a line of the final table counts; again: none."""
        self._line = key if key in CATEGORIES and key != self._line else ""
        self._look()

    @property
    def line(self) -> str:
        """The category whose points are shown at the end."""
        return self._line if not self.view.to_act else ""

    def _look(self) -> None:
        """React to a change of what is looked at, perhaps with a card in the hand."""
        if self.board.hand.path or self.board.motion.busy:
            self._change_papers()
        else:
            self.board.settle()

    # --- everything in its place

    def arrange(self) -> None:
        board = self.board
        self._counting = ""
        self.spots.lay_out()
        self.looking.change_seats()
        self._put_places()
        self._put_row()
        for seat, panel in board.panels.items():
            if seat == board.viewer and panel.place.tray:
                self._put_hand(panel, seat)
                self._put_memory(panel)
            else:
                self._put_rival(panel, seat)
        self._find_focus()
        self._put_papers()
        self.put_gains(self.view, resting=False)

    # --- the row

    def _put_places(self) -> None:
        offered = self.board.offered
        open_now = {place for key in offered.after() for place in offered.after((key,))}
        for n in range(HAND):
            key: Key = ("place", n)
            make = partial(items.PlaceItem, words=self.words.names.place(n), icon=ICONS.get(n, ""))
            self.board.things.lay(key, make, self.spots.row(n), z=1).next = key in open_now

    def _put_row(self) -> None:
        view, seat = self.view, self.looking.row_seat
        for position in range(len(view.row(seat))):
            self._put_laid(seat, position, reading.card_at(view, seat, position))
        if view.stage < ACTIVITY and view.picks[seat] != UNDECIDED:
            self._put_laid(seat, view.stage, reading.picked(view, seat) or "", chosen=True)

    def _put_laid(self, seat: int, position: int, letter: str, *, chosen: bool = False) -> None:
        key: Key = ("card", letter) if letter else ("laid", position)
        make = partial(items.CardItem, letter=letter)
        item = self.board.things.lay(key, make, self.spots.row(position), z=3)
        # R3: the Throw lies face down until the round is scored
        peek = position == THROW and self.view.stage < ACTIVITY
        item.side = items.PEEK if peek and letter else items.FACE if letter else items.DOWN
        item.chosen = chosen
        item.marked = bool(self.line) and letter in reading.counted(self.view, seat, self.line)

    # --- my hand

    def _put_hand(self, panel: SeatPanel, seat: int) -> None:
        view = self.view
        chosen = reading.picked(view, seat)
        held = [letter for letter in reading.hand(view, seat) if letter != chosen]
        count = reading.hand_size(view, seat)
        for n, spot in enumerate(self.spots.fan(count)):
            letter = held[n] if held else ""
            key: Key = ("card", letter) if letter else ("held", n)
            item = self.board.things.lay(
                key, partial(items.CardItem, letter=letter), spot, z=10 + n
            )
            item.side, item.chosen = items.FACE if letter else items.DOWN, False
        if not count:
            spot = panel.spot(panel.content.adjusted(20, 0, -20, 0))
            asked = self.board.acting == self.board.viewer
            tray = self.board.things.lay(("words",), items.WordsItem, spot, z=1)
            tray.words = self.words.empty_tray(view, asked=asked)

    def _put_memory(self, panel: SeatPanel) -> None:
        on = self.board.flags.get("memory", True)
        head = panel.head
        box = QRectF(8, head.height() + 6, head.width() - 14, panel.height - head.height() - 14)
        if not on:
            box.setHeight(26)
        item = self.board.things.lay(("aid",), items.MemoryItem, panel.spot(box), z=2)
        item.known, item.words = reading.remember(self.view) if on else {}, self.words.memory()
        for letter in item.known:
            # the memory tells of all of them at once
            self._lay_part(("trace", letter), item, item.box(letter), z=2.5).cover_cost = 0.0

    # --- the others

    def _put_rival(self, panel: SeatPanel, seat: int) -> None:
        view, things, boxes = self.view, self.board.things, rival_boxes(panel.content)
        laid = len(view.row(seat))
        for n, box in enumerate(boxes.row):
            mini = things.lay(("mini", seat, n), items.MiniItem, panel.spot(box), z=3)
            chosen = reading.picked(view, seat) if n == laid else None
            mini.letter = chosen or (reading.card_at(view, seat, n) if n < laid else "")
            mini.empty, mini.chosen = n >= laid and not chosen, bool(chosen)
        small = partial(charts.MapItem, small=True)
        chart = things.lay(("minimap", seat), small, panel.spot(boxes.map), z=2)
        chart.reading = reading.read_map(view, seat)
        stack = things.lay(("stack", seat), items.StackItem, panel.spot(boxes.stack), z=2)
        stack.count, stack.chosen = reading.hand_size(view, seat), view.picks[seat] != UNDECIDED
        stack.open = reading.open_hand(view, seat)
        if boxes.tally:
            tally = things.lay(("tally", seat), items.TallyItem, panel.spot(boxes.tally))
            tally.lines, tally.gained = panel.lines, ()

    def put_gains(self, view: RoadTrip, *, resting: bool) -> None:
        """Show beside the others what they scored in the last round: over the row, unless that
        still lies there."""
        last = reading.gained_round(view, self.board.viewer) if not resting else view.round - 1
        if last is None:
            return
        for seat, panel in self.board.panels.items():
            if seat == self.board.viewer and panel.place.tray:
                continue
            boxes = rival_boxes(panel.content)
            spot = panel.spot(boxes.over_hand if resting else boxes.over_row)
            gain = self.board.things.lay(
                ("gain", seat), partial(items.GainItem, seat=seat), spot, z=6
            )
            points = view.sheets[seat].written[last]
            gain.points, gain.words = sum(points), self.words.log.gained(view, seat, last)
            gain.texts = None
            if tally := self.board.things.find(("tally", seat), items.TallyItem):
                tally.lines, tally.gained = self.words.standings(view)[seat], points

    # --- the papers in the middle

    def _change_papers(self) -> None:
        """Update map and sheet between two arrangements."""
        old, seat = self._papers, self.looking.shown
        if ("map", seat) in old:
            self._papers = self._parts | self._write_papers(seat)
        else:
            self._put_papers()
        for key in old - self._papers:
            self.board.things.take_off(key)
        offered = self.board.offered.after()
        for key, item in self.board.things.all():
            if key in self._papers:
                item.texts = None
                if item.can_lift != (key in offered):
                    item.can_lift = not item.can_lift

    def _put_papers(self) -> None:
        """Put the map and sheet looked at, with all that can be pointed at on them."""
        things, spots, seat = self.board.things, self.spots, self.looking.shown
        laid = seat, spots.frame, spots.layout, theme.text_size()
        same = laid == self._laid and ("map", seat) in things
        chart = things.lay(("map", seat), self._make_map, spots.middle(spots.layout.map))
        sheet = things.lay(("sheet", seat), self._make_sheet, spots.middle(spots.layout.sheet))
        if same:
            things.keep(self._parts)
        else:
            self._parts, self._laid = {chart.key, sheet.key}, laid
        boxes = self._write_papers(seat)
        if not same:
            self._lay_parts(chart, sheet, seat)
        self._papers = self._parts | boxes

    def _make_map(self, key: Key) -> charts.MapItem:
        names = self.words.names
        regions = {region.id: names.region(region.id) for region in REGIONS}
        return charts.MapItem(key, coasts=names.category("coasts"), regions=regions)

    def _make_sheet(self, key: Key) -> SheetItem:
        seat, names = int(key[1]), self.words.names
        words = {line: names.category(line) for line in (*CATEGORIES, "total")}
        return SheetItem(key, seat, self.words.name(seat), words)

    def _write_papers(self, seat: int) -> set[Key]:
        """Write map and sheet, with what the lifted card would add; return the boxes' keys."""
        board, line = self.board, self.line
        own = seat == board.viewer
        lifted = self._lifted() if own else None
        guest = None if own or board.viewer == ONLOOKER else seat
        view = self.view if board.flags.get("preview", True) else reading.without_row(self.view)
        if chart := board.things.find(("map", seat), charts.MapItem):
            chart.reading, chart.guest = reading.read_map(view, seat, lifted), guest
            chart.fresh = frozenset()
            chart.glow = reading.counted(view, seat, line) if line else frozenset()
        sheet = board.things.find(("sheet", seat), SheetItem)
        if sheet is None:
            return set()
        sheet.reading, sheet.bright = reading.read_sheet(view, seat, lifted), line
        sheet.gained = reading.gained_round(self.view, board.viewer)
        sheet.guest = guest is not None
        back = self.looking.put_way_back(self.spots, self.words.back())
        return back | self._put_boxes(sheet, seat)

    def _lifted(self) -> str | None:
        """The card in the hand, or the one the player considers."""
        match self.board.hand.path:
            case (("card", str(letter)), *_):
                return letter
        wanted = self.board.flags.get("preview", True) and not self.board.motion.busy
        return self.looking.considered if wanted else None

    def close_boxes(self, view: RoadTrip) -> None:
        """Close the boxes: all have decided, the choices are circled."""
        boxes = {box.name: box for box in reading.read_activities(view, self.looking.shown)}
        for key in self._papers:
            if item := self.board.things.find(key, ActivityItem):
                item.can_lift = item.lit = False
                item.setVisible(key[-1] in boxes)
                item.box = boxes.get(str(key[-1]))
                item.chosen = item.asking = False

    def _lay_parts(self, chart: charts.MapItem, sheet: SheetItem, seat: int) -> None:
        """Lay what can be pointed at on map and sheet."""
        side = larger(2 * charts.DISC) + 8
        parts: list[tuple[Key, Item, QRectF]] = [
            (("coasts", seat), chart, chart.box(charts.coasts_box())),
            (("paths", seat), chart, chart.box(charts.LAND)),
        ]
        for letter in LETTERS:
            box = QRectF(0, 0, side, side)
            box.moveCenter(charts.site_at(letter))
            parts.append((("site", seat, letter), chart, chart.box(box)))
        parts += [
            (("region", seat, region.id), chart, chart.box(charts.region_box(n)))
            for n, region in enumerate(REGIONS)
        ]
        parts += [
            (("line", seat, line), sheet, sheet.line(line))
            for line in ("head", *CATEGORIES, "total")
        ]
        for key, paper, box in parts:
            part = self._lay_part(key, paper, box, z=0.6 if key[0] == "site" else 0.5)
            self._parts.add(key)
            if key[0] == "paths":
                part.contour = charts.paths_on(chart)

    def _lay_part(self, key: Key, paper: Item, box: QRectF, z: float) -> Hotspot:
        at = paper.mapToScene(box.center())
        spot = TableSpot(at, box.width(), box.height(), paper.rotation())
        return self.board.things.lay(key, Hotspot, spot, z=z)

    def groups(self, view: RoadTrip) -> Sequence[tuple[str, Sequence[Key]]]:
        """What lies on the table in groups, for screen readers: before each seat, the row, the map
        and the sheet."""
        left = {key: item.scenePos() for key, item in self.board.things.all()}
        papers = [key for key in left if key in self._papers]
        told: list[tuple[str, Sequence[Key]]] = []
        for seat, panel in self.board.panels.items():
            box = panel.mapRectToScene(panel.rect)
            before = [key for key, at in left.items() if box.contains(at) and key not in papers]
            left = {key: at for key, at in left.items() if key not in before}
            told.append((self.words.who(seat), [panel.key, *before]))
        row = sorted((key for key in left if key not in papers), key=lambda key: left[key].x())
        on_sheet = [key for key in papers if key[0] in ("sheet", "line", "activity", "box")]
        on_map = [key for key in papers if key not in on_sheet]
        shown = self.looking.shown
        chart, sheet = (self.words.thing(view, shown, (x, shown))[0] for x in ("map", "sheet"))
        return [*told, (self.words.row(), row), (chart, on_map), (sheet, on_sheet)]

    # --- a closer look

    def enlarged(self, key: Key) -> tuple[QSizeF, Callable[[QPainter, QRectF], None]] | None:
        """A card that is small on the table, as large as in a hand."""
        letters = self._letters(key)
        if not letters:
            return None
        size, zoom = QSizeF(CARD * LARGE), self.board.zoom

        def draw(painter: QPainter, box: QRectF) -> None:
            wide = box.width() / len(letters)
            for n, letter in enumerate(letters):
                spot = QRectF(box.left() + n * wide, box.top(), wide, box.height())
                draw_card(painter, spot.adjusted(1, 1, -1, -1), letter, zoom)

        return QSizeF(size.width() * len(letters), size.height()), draw

    def _letters(self, key: Key) -> tuple[str, ...]:
        match key:
            case ("card", str(letter)):
                # what is in the hand is large, and shows what it would give
                return () if key in self.board.offered.after() else (letter,)
            case ("trace", str(letter)) | ("site", _, str(letter)):
                return (letter,)
            case ("mini", *_):
                mini = self.board.things.find(key, items.MiniItem)
                return (mini.letter,) if mini and mini.letter else ()
            case ("stack", int(seat)):
                return reading.open_hand(self.view, seat)
        return ()

    def _put_boxes(self, sheet: SheetItem, seat: int) -> set[Key]:
        view = self.view
        asking = view.stage == ACTIVITY and bool(view.to_act)
        doubted = self.handling.doubted if seat == self.board.acting else None
        boxes, put = reading.read_activities(view, seat), set[Key]()
        for n, name in enumerate(reading.BOXES):
            if n == NO_ACTIVITY and not asking:
                continue
            # only the viewer's own boxes can be pressed
            key: Key = ("activity", name) if seat == self.board.viewer else ("box", seat, name)
            put.add(key)
            box = sheet.box(n)
            spot = TableSpot(
                sheet.mapToScene(box.center()), box.width(), box.height(), sheet.rotation()
            )
            make = partial(ActivityItem, words=self.words.names.activity(name))
            item = self.board.things.lay(key, make, spot, z=2)
            item.box = boxes[n] if n < NO_ACTIVITY else None
            item.chosen = asking and (view.picks[seat] == n or doubted == ACTIVITY_MOVES[n])
            item.asking = asking
        return put
