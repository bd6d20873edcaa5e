"""How the road trip looks: cards are laid and turned over, hands pass from seat to seat, and each
point travels from its cards to the sheet."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, TypeVar

import attrs
from PySide6.QtCore import QAbstractAnimation, QPointF

from boomerang_desktop.desktop.games.roadtrip import reading
from boomerang_desktop.desktop.games.roadtrip.items import (
    DOWN,
    FACE,
    PEEK,
    CardItem,
    MiniItem,
    PointsBadge,
    StackItem,
)
from boomerang_desktop.desktop.games.roadtrip.papers.map import MapItem
from boomerang_desktop.desktop.games.roadtrip.papers.sheet import SheetItem
from boomerang_desktop.desktop.scene.animation import (
    Animation,
    Step,
    animate,
    fade,
    fly,
    pulse,
    together,
    turn_over,
    wait,
)
from boomerang_desktop.desktop.scene.items import Item
from boomerang_desktop.desktop.scene.seating import TableSpot
from boomerang_desktop.games.core import ONLOOKER, Event
from boomerang_desktop.games.roadtrip import events as happened
from boomerang_desktop.games.roadtrip.deals import HAND
from boomerang_desktop.games.roadtrip.sheet import CATEGORIES
from boomerang_desktop.games.roadtrip.state import ACTIVITY, THROW, UNDECIDED, RoadTrip

if TYPE_CHECKING:
    from boomerang_desktop.desktop.games.roadtrip.table import RoadtripTable

E = TypeVar("E", bound=Event)
HOLD = 420
"""Milliseconds for which the cards of a category stay lit after their points are written."""
STACK = (110.0, 60.0)
"""The size of a hand on its way."""


def _of(events: Sequence[Event], kind: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def _like(size: TableSpot, there: TableSpot) -> TableSpot:
    """A spot where `there` is, as large as `size`."""
    return TableSpot(there.at, size.width, size.height, there.rotation)


def _all(motions: Sequence[QAbstractAnimation]) -> QAbstractAnimation | None:
    return together(*motions) if motions else None


class RoadtripAnimation(Animation["RoadtripTable", RoadTrip]):
    """One decision and all that follows; what players do at the same time moves at the same
    time."""

    def __init__(self, table: "RoadtripTable", before: RoadTrip, after: RoadTrip) -> None:
        super().__init__(table, before, after)
        self._things, self._spots, self._looking = table.board.things, table.spots, table.looking
        self._viewer = table.board.viewer
        self._face_down: list[tuple[CardItem | MiniItem, str]] = []
        """What has been laid, and the card it turns out to be."""
        self._stacks: list[StackItem] = []
        """Hands on their way."""

    def steps(self, events: Sequence[Event]) -> Iterator[Step]:
        for chosen in _of(events, happened.Chosen):
            yield from self._choose(chosen.seat)
        if laid := _of(events, happened.Laid):
            yield partial(self._lay, laid)
            yield self._uncover
        for passed in _of(events, happened.HandsPassed):
            yield self._gather
            yield partial(self._pass, passed)
            yield self._unfold
        if revealed := _of(events, happened.ThrowRevealed):
            yield partial(self._reveal, revealed)
        if scored := _of(events, happened.Scored):
            yield from self._score(scored)
            yield self.rest
        if _of(events, happened.HandsDealt):
            yield self._clear_rows
            yield self._deal
            yield self._unfold

    # --- choosing

    def _choose(self, seat: int) -> Iterator[Step]:
        before = self.before
        if before.stage >= ACTIVITY:
            return
        if seat != self._viewer:
            yield partial(self._tick, seat)
        elif before.picks[seat] == UNDECIDED and (
            item := self._things.find(("card", self._my_choice()), CardItem)
        ):
            yield partial(self._to_row, item)
            if before.stage == THROW:
                yield partial(self._turn, item, PEEK)

    def _my_choice(self) -> str:
        """The letter of the card the viewer has just laid, if it may be seen."""
        before, after, seat = self.before, self.after, self._viewer
        if seat == ONLOOKER or before.stage >= ACTIVITY:
            return ""
        if (after.round, after.stage) == (before.round, before.stage):
            return reading.picked(after, seat) or ""
        return reading.card_at(after, seat, before.stage)

    def _tick(self, seat: int) -> QAbstractAnimation | None:
        stack = self._things.find(("stack", seat), StackItem)
        if stack is None or stack.chosen:
            return None
        stack.count, stack.chosen, stack.open = max(stack.count - 1, 0), True, ()
        return pulse(stack, self.pace * 0.6)

    def _to_row(self, item: CardItem) -> QAbstractAnimation:
        item.setZValue(500)
        self.board.sound("paper_slide")
        return self._fly(item, self._spots.row(self.before.stage))

    def _turn(self, item: CardItem, side: str) -> QAbstractAnimation:
        self.board.sound("paper_turn")
        return turn_over(item, self.pace, partial(item.show_side, side))

    def _fly(self, item: Item, spot: TableSpot) -> QAbstractAnimation:
        scale = spot.width / item.width
        return fly(item, spot.at, self.pace, rotation=spot.rotation, scale=scale)

    # --- laying

    def _lay(self, laid: list[happened.Laid]) -> QAbstractAnimation | None:
        flights = []
        for event in laid:
            if event.seat == self._looking.row_seat:
                self._lay_in_middle(event)
            if event.seat != self._viewer:
                end = self._spots.mini(event.seat, event.position)
                mini = MiniItem(("flying", event.seat))
                mini.empty = False
                self.passing(mini, _like(end, self._spots.hand(event.seat)))
                flights.append(self._fly(mini, end))
                if event.card:
                    self._face_down.append((mini, event.card))
        return _all(flights)

    def _lay_in_middle(self, event: happened.Laid) -> None:
        if not event.card:
            return
        if own := self._things.find(("card", event.card), CardItem):
            # chosen for good
            own.show_side(own.side)
        else:
            self._face_down.append((self._hidden_card(event.card, event.position), event.card))

    def _hidden_card(self, letter: str, position: int) -> CardItem:
        """A card of the row whose face is about to be seen."""
        spot = self._spots.row(position)
        item = CardItem(("flying", letter), letter)
        item.side = DOWN
        item.hide()
        return self.passing(item, spot)

    def _uncover(self) -> QAbstractAnimation | None:
        if self._face_down:
            self.board.sound("paper_turn")
        return _all([self._turn_up(item, letter) for item, letter in self._face_down])

    def _turn_up(self, item: CardItem | MiniItem, letter: str) -> QAbstractAnimation:
        item.show()
        if isinstance(item, MiniItem):
            return turn_over(item, self.pace, partial(item.turn_up, letter))
        return turn_over(item, self.pace, partial(item.show_side, FACE))

    # --- passing hands on

    def _gather(self) -> QAbstractAnimation | None:
        """Gather the viewer's hand, face down."""
        held = self._held()
        for card in held:
            card.show_side(DOWN)
        return _all([self._fly(card, self._spots.fan(1)[0]) for card in held])

    def _held(self) -> list[CardItem]:
        """What is left of the viewer's hand."""
        mine = self._my_choice()
        hand = reading.hand(self.before, self._viewer)
        keys = [("card", letter) for letter in hand if letter != mine]
        found = [self._things.find(key, CardItem) for key in keys]
        found += [self._things.find(("held", n), CardItem) for n in range(HAND)]
        return [item for item in found if item]

    def _pass(self, event: happened.HandsPassed) -> QAbstractAnimation | None:
        seats = range(len(self.after.hands))
        for card in self._held():
            card.hide()
        for seat in seats:
            if stack := self._things.get(("stack", seat)):
                stack.hide()
        self.board.sound("paper_slide")
        flights = []
        for seat in seats:
            there = self._spots.hand((seat + event.direction) % len(seats))
            moving = self._stack(seat, event.cards, self._spots.hand(seat))
            flights.append(fly(moving, there.at, self.pace * 1.8, arc=30, rotation=there.rotation))
        return _all(flights)

    def _stack(self, seat: int, count: int, start: TableSpot) -> StackItem:
        stack = StackItem(("flying", seat))
        stack.count = count
        self.passing(stack, TableSpot(start.at, *STACK, start.rotation))
        self._stacks.append(stack)
        return stack

    def _unfold(self) -> QAbstractAnimation | None:
        """Fan out the new hand, face up if the viewer may see it."""
        for stack in self._stacks:
            stack.hide()
        if self._viewer not in self.board.panels:
            return None
        letters = reading.hand(self.after, self._viewer)
        flights = []
        for n, end in enumerate(self._spots.fan(reading.hand_size(self.after, self._viewer))):
            letter = letters[n] if letters else ""
            item = CardItem(("flying", n), letter)
            self.passing(item, _like(end, self._spots.fan(1)[0]), 600 + n)
            flights.append(self._fly(item, end))
        for seat in self.board.panels:
            if seat != self._viewer and (own := self._things.find(("stack", seat), StackItem)):
                own.count, own.chosen, own.open = reading.hand_size(self.after, seat), False, ()
                own.show()
        return _all(flights)

    def _clear_rows(self) -> QAbstractAnimation | None:
        """R12: send the rows back to the deck."""
        row_seat, seats = self._looking.row_seat, range(len(self.after.hands))
        keys = [("card", reading.card_at(self.before, row_seat, n)) for n in range(HAND)]
        found = [self._things.get(key) for key in keys]
        found += [self._things.get(("mini", seat, n)) for seat in seats for n in range(HAND)]
        return _all([fade(item, self.pace, 0.0) for item in found if item])

    def deal(self) -> Iterator[Step]:
        """R2: deal the first hands."""
        yield self._pick_up
        yield self._deal
        yield self._unfold

    def _pick_up(self) -> None:
        """Pick up what is about to be dealt."""
        stacks = [self._things.get(("stack", seat)) for seat in range(len(self.after.hands))]
        for item in (*self._held(), *stacks):
            if item:
                item.hide()

    def _deal(self) -> QAbstractAnimation | None:
        """R12: deal a new hand to each player."""
        self.table.put_gains(self.after, resting=False)
        self.board.sound("paper_slide")
        deck = TableSpot(self.board.middle.center(), *STACK)
        flights = []
        for seat in range(len(self.after.hands)):
            stack = self._stack(seat, HAND, deck)
            flights.append(fly(stack, self._spots.hand(seat).at, self.pace * 1.4, arc=40))
        return _all(flights)

    # --- revealing and scoring

    def _reveal(self, revealed: list[happened.ThrowRevealed]) -> QAbstractAnimation | None:
        self.board.sound("paper_turn")
        turns = []
        for event in revealed:
            if event.seat == self._looking.row_seat:
                own = self._things.find(("card", event.card), CardItem)
                turns.append(self._turn_up(own or self._hidden_card(event.card, THROW), event.card))
            if mini := self._things.find(("mini", event.seat, THROW), MiniItem):
                turns.append(self._turn_up(mini, event.card))
        return _all(turns)

    def _score(self, scored: list[happened.Scored]) -> Iterator[Step]:
        """Score category by category; each point comes from its cards."""
        yield partial(self.table.close_boxes, self.after)
        for category in CATEGORIES:
            of_kind = [event for event in scored if event.category == category]
            yield partial(self._count, category, of_kind)
            if any(event.points for event in of_kind):
                yield partial(wait, self.pace, HOLD)
        yield self._end_count

    def _end_count(self) -> None:
        """Show what each player has scored until the next round is dealt, and then beside it until
        its first card is chosen."""
        self._mark([])
        self.board.sound("round")
        last, viewer = self.before.round, self._viewer
        if sheet := self._things.find(("sheet", self._looking.shown), SheetItem):
            sheet.sum_up(last)
        self.table.put_gains(self.after, resting=True)
        for seat, panel in self.board.panels.items():
            panel.score = self.after.sheets[seat].total
            panel.update()
        if viewer in self.board.panels:
            told = self.after, viewer, last
            log = self.table.words.log
            self.table.count(log.points(*told), log.summed_up(*told))

    def _count(self, category: str, scored: list[happened.Scored]) -> QAbstractAnimation | None:
        shown, round = self._looking.shown, self.before.round
        sheet = self._things.find(("sheet", shown), SheetItem)
        chart = self._things.find(("map", shown), MapItem)
        if sheet is None or chart is None:
            return None
        self.table.count(self.table.words.counting(round, category))
        own = next(event for event in scored if event.seat == shown)
        sheet.write(category, round, own.points)
        self._mark(scored)
        moves = self._badges(scored, sheet, chart) + self._redraw(category, chart)
        return _all(moves) or wait(self.pace, 160)

    def _mark(self, scored: list[happened.Scored]) -> None:
        """Mark the cards the points come from, in the middle, on the panels and on the map."""
        before, row_seat = self.before, self._looking.row_seat
        cards = {event.seat: event.cards for event in scored}
        for n in range(HAND):
            letter = reading.card_at(before, row_seat, n)
            if item := self._things.get(("card", letter)):
                item.marked = letter in cards.get(row_seat, ())
            for seat in self.board.panels:
                if mini := self._things.get(("mini", seat, n)):
                    laid = reading.card_at(before, seat, n)
                    mini.marked = laid in cards.get(seat, ())
        shown = self._looking.shown
        if chart := self._things.find(("map", shown), MapItem):
            chart.glow = frozenset(cards.get(shown, ()))

    def _badges(
        self, scored: list[happened.Scored], sheet: SheetItem, chart: MapItem
    ) -> list[QAbstractAnimation]:
        flights: list[QAbstractAnimation] = []
        for event in scored:
            if not event.points:
                continue
            badge = PointsBadge(event.points, event.seat)
            if event.seat == self._looking.shown:
                self._things.passing(badge, self._source(event, chart))
                badge.setRotation(self._spots.frame.rotation)
                flights.append(
                    fly(
                        badge, self._beside(event, sheet, badge), self.pace * 1.5, arc=24, scale=0.8
                    )
                )
            else:
                panel = self.board.panels[event.seat]
                self._things.passing(badge, panel.point(panel.width - 44, panel.height - 20))
                badge.setRotation(panel.rotation())
                below = panel.point(panel.width - 44, panel.head.height() + badge.height / 2)
                flights.append(fly(badge, below, self.pace * 1.5))
            flights.append(self._fade_late(badge))
        self.board.sound("cord_tick")
        return flights

    def _beside(self, event: happened.Scored, sheet: SheetItem, badge: PointsBadge) -> QPointF:
        """Just before the figure being written, without covering it."""
        cell = sheet.cell(event.category, self.before.round)
        return sheet.mapToScene(QPointF(cell.left() - badge.width * 0.4, cell.center().y()))

    def _source(self, event: happened.Scored, chart: MapItem) -> QPointF:
        """The middle of the cards or sites the points come from."""
        on_map = event.category in ("regions", "coasts") or event.seat != self._looking.row_seat
        total = QPointF()
        for letter in event.cards:
            item = None if on_map else self._things.get(("card", letter))
            total += item.scenePos() if item else chart.site_point(letter)
        return total / max(len(event.cards), 1)

    def _fade_late(self, item: Item) -> QAbstractAnimation:
        return animate(self.pace * 1000, lambda t: item.setOpacity(min(1.0, 5 * (1 - t))))

    def _redraw(self, category: str, chart: MapItem) -> list[QAbstractAnimation]:
        """Draw on the map what belongs to a category before its points are written."""
        old = reading.read_map(self.before, self._looking.shown)
        new = reading.read_map(self.after, self._looking.shown)
        if category == "sites":
            chart.reading = attrs.evolve(new, route=old.route, regions=old.regions)
        elif category == "regions":
            chart.reading = attrs.evolve(new, route=old.route)
        elif category == "coasts":
            chart.reading = new
        else:
            return []
        chart.fresh = frozenset()
        fresh = new.paths - old.paths
        if category != "sites" or not fresh:
            return []
        return [animate(self.pace * 700, lambda t: chart.grow(fresh, t))]
