"""How the road trip looks while it happens: cards are laid and turned over, hands pass from seat to
seat, and each point travels from its cards to the sheet."""

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

import attrs
from PySide6.QtCore import QAbstractAnimation, QPointF, QVariantAnimation

from boomerang_desktop.desktop.games.roadtrip import reading
from boomerang_desktop.desktop.games.roadtrip.items import (
    DOWN,
    FACE,
    PEEK,
    Badge,
    CardItem,
    MiniItem,
    StackItem,
)
from boomerang_desktop.desktop.games.roadtrip.map import MapItem
from boomerang_desktop.desktop.games.roadtrip.sheet import SheetItem
from boomerang_desktop.desktop.games.roadtrip.table import Arrangement, Spot
from boomerang_desktop.desktop.scene import animation as motion
from boomerang_desktop.desktop.scene.animation import Step
from boomerang_desktop.desktop.scene.items import Item
from boomerang_desktop.games.core import Event
from boomerang_desktop.games.roadtrip import events as happened
from boomerang_desktop.games.roadtrip.cards import HIDDEN, LETTERS
from boomerang_desktop.games.roadtrip.deals import HAND
from boomerang_desktop.games.roadtrip.sheet import CATEGORIES
from boomerang_desktop.games.roadtrip.state import ACTIVITY, THROW, UNDECIDED, RoadTrip

if TYPE_CHECKING:
    from boomerang_desktop.desktop.games.roadtrip.board import RoadtripBoard

HOLD = 420
"""Milliseconds for which the cards of a category stay lit after their points are written."""


class Showing:
    """One decision, and all that follows from it."""

    def __init__(
        self, board: "RoadtripBoard", spots: Arrangement, before: RoadTrip, after: RoadTrip
    ) -> None:
        self._board, self._spots = board, spots
        self._before, self._after = before, after
        self._pace = board.motion.pace

    def steps(self, events: Sequence[Event]) -> Iterator[Step]:
        chosen = [e.seat for e in events if isinstance(e, happened.Chosen)]
        laid = [e for e in events if isinstance(e, happened.Laid)]
        yield from self._choose(chosen)
        if laid:
            yield from self._lay(laid)
        for event in events:
            if isinstance(event, happened.HandsPassed):
                yield from self._pass(event)
        revealed = [e for e in events if isinstance(e, happened.ThrowRevealed)]
        if revealed:
            yield lambda: self._reveal(revealed)
        scored = [e for e in events if isinstance(e, happened.Scored)]
        if scored:
            yield from self._score(scored)
        for event in events:
            if isinstance(event, happened.HandsDealt):
                yield from self._deal()

    # --- choosing

    def _my_choice(self) -> str:
        """The letter of the card that the viewer has just laid, if it may be seen."""
        before, after, seat = self._before, self._after, self._board.viewer
        if seat < 0 or before.stage >= ACTIVITY:
            return ""
        if after.stage == before.stage and after.round == before.round:
            return reading.picked(after, seat) or ""
        card = after.row(seat)[before.stage]
        return LETTERS[card] if card != HIDDEN else ""

    def _choose(self, seats: list[int]) -> Iterator[Step]:
        board, before = self._board, self._before
        for seat in seats:
            if seat != board.viewer:
                yield lambda seat=seat: self._tick(seat)  # type: ignore[misc]
                continue
            item = board.item(("card", self._my_choice()))
            if before.stage >= ACTIVITY or before.picks[seat] != UNDECIDED:
                continue
            if isinstance(item, CardItem):
                yield lambda item=item: self._to_row(item)  # type: ignore[misc]
                if before.stage == THROW:
                    yield lambda item=item: self._turn(item, PEEK)  # type: ignore[misc]

    def _tick(self, seat: int) -> QAbstractAnimation | None:
        stack = self._board.item(("stack", seat))
        if not isinstance(stack, StackItem) or stack.chosen or self._before.stage >= ACTIVITY:
            return None
        stack.show_hand(max(stack.count - 1, 0), chosen=True)
        return motion.pulse(stack, self._pace * 0.6)

    def _to_row(self, item: CardItem) -> QAbstractAnimation:
        item.setZValue(500)
        self._board.sound("paper_slide")
        return self._fly(item, self._spots.row_spot(self._before.stage))

    def _turn(self, item: CardItem, side: str) -> QAbstractAnimation:
        self._board.sound("paper_turn")
        return motion.turn_over(item, self._pace, lambda: item.show_side(side))

    def _fly(self, item: Item, spot: Spot, arc: float = 0.0) -> QAbstractAnimation:
        scale = spot.width / item.width
        return motion.fly(item, spot.at, self._pace, arc=arc, rotation=spot.rotation, scale=scale)

    # --- laying

    def _lay(self, laid: list[happened.Laid]) -> Iterator[Step]:
        board, spots = self._board, self._spots
        moving: list[tuple[Item, Spot]] = []
        turning: list[Callable[[], QAbstractAnimation]] = []
        for event in laid:
            if event.seat == board.row_seat:
                if board.item(("card", event.card or "")) is None and event.card:
                    item = self._card(event.card, spots.row_spot(event.position))
                    item.show_side(DOWN)
                    item.hide()
                    turning.append(lambda item=item: self._uncover(item))  # type: ignore[misc]
                if isinstance(own := board.item(("card", event.card or "")), CardItem):
                    own.show_side(own.side)
                if event.seat == board.viewer:
                    continue
            mini = MiniItem(("flying", event.seat), 10, 10)
            start, end = spots.hand_spot(event.seat), spots.mini_spot(event.seat, event.position)
            mini.width, mini.height = end.width, end.height
            mini.show_card("", empty=False)
            self._passing(mini, start)
            moving.append((mini, end))
            if event.card:
                turning.append(lambda mini=mini, card=event.card: self._show_mini(mini, card))  # type: ignore[misc]
        if moving:
            yield lambda: motion.together(*(self._fly(item, end) for item, end in moving))
        if turning:
            board.sound("paper_turn")
            yield lambda: motion.together(*(turn() for turn in turning))

    def _uncover(self, item: CardItem) -> QAbstractAnimation:
        item.show()
        return motion.turn_over(item, self._pace, lambda: item.show_side(FACE))

    def _show_mini(self, mini: MiniItem, card: str) -> QAbstractAnimation:
        return motion.turn_over(mini, self._pace, lambda: mini.show_card(card, empty=False))

    def _card(self, letter: str, spot: Spot) -> CardItem:
        """A card on its way, under a name that nothing else on the table has."""
        item = CardItem(("flying", letter), spot.width, spot.height, letter)
        self._passing(item, spot)
        return item

    def _passing(self, item: Item, spot: Spot) -> None:
        self._board.passing(item, spot.at)
        item.setRotation(spot.rotation)

    # --- passing hands on

    def _pass(self, event: happened.HandsPassed) -> Iterator[Step]:
        board, spots, seats = self._board, self._spots, len(self._after.hands)
        yield self._gather
        self._hide_hands()
        ways = []
        for seat in range(seats):
            stack = StackItem(("flying", seat), 110, 60)
            stack.show_hand(event.cards, chosen=False)
            self._passing(stack, spots.hand_spot(seat))
            there = spots.hand_spot((seat + event.direction) % seats)
            ways.append((stack, there.at, there.rotation))
        board.sound("paper_slide")
        yield lambda: motion.together(
            *(
                motion.fly(stack, at, self._pace * 1.8, arc=30, rotation=angle)
                for stack, at, angle in ways
            )
        )
        yield lambda: self._unfold([stack for stack, _, _ in ways])

    def _gather(self) -> QAbstractAnimation | None:
        """The viewer's hand is put together, face down."""
        cards = self._held()
        if not cards:
            return None
        centre = self._spots.hand_spots(1)[0]
        for card in cards:
            card.show_side(DOWN)
        return motion.together(*(self._fly(card, centre) for card in cards))

    def _held(self) -> list[CardItem]:
        board, before = self._board, self._before
        mine = self._my_choice()
        letters = board.hand_of(before, board.viewer) if board.viewer >= 0 else ()
        items = [board.item(("card", letter)) for letter in letters if letter != mine]
        items += [board.item(("held", n)) for n in range(HAND)]
        return [item for item in items if isinstance(item, CardItem)]

    def _hide_hands(self) -> None:
        board = self._board
        for card in self._held():
            card.hide()
        for seat in range(len(self._after.hands)):
            if stack := board.item(("stack", seat)):
                stack.hide()

    def _unfold(self, stacks: Sequence[Item]) -> QAbstractAnimation | None:
        """The hand that has come fans out, face up if the viewer may see it."""
        board, spots, after = self._board, self._spots, self._after
        for stack in stacks:
            stack.hide()
        if board.viewer not in board.panels:
            return None
        letters = board.hand_of(after, board.viewer)
        count = self._spots.hand_size(after, board.viewer)
        centre, ends = spots.hand_spots(1)[0], spots.hand_spots(count)
        flights = []
        for n, end in enumerate(ends):
            item = CardItem(("flying", n), end.width, end.height, letters[n] if letters else "")
            self._passing(item, attrs.evolve(centre, width=end.width, height=end.height))
            item.setZValue(600 + n)
            flights.append(self._fly(item, end))
        for seat in board.panels:
            if seat != board.viewer and (own := board.item(("stack", seat))):
                assert isinstance(own, StackItem)
                own.show_hand(spots.hand_size(after, seat), chosen=False)
                own.show()
        return motion.together(*flights) if flights else None

    def _deal(self) -> Iterator[Step]:
        """R12: the rows go back to the deck, and everybody gets a new hand from it."""
        board, spots, seats = self._board, self._spots, len(self._after.hands)
        rows = [board.item(("card", LETTERS[c])) for c in self._before.row(board.row_seat)]
        cards = [item for item in rows if item is not None]
        minis = [board.item(("mini", s, n)) for s in range(seats) for n in range(HAND)]
        gone = [*cards, *(mini for mini in minis if mini is not None)]
        yield lambda: motion.together(*(motion.fade(item, self._pace, 0.0) for item in gone))
        middle = board.middle().center()
        stacks: list[StackItem] = []
        for seat in range(seats):
            stack = StackItem(("flying", seat), 110, 60)
            stack.show_hand(HAND, chosen=False)
            self._passing(stack, Spot(middle, 110, 60))
            stacks.append(stack)
        board.sound("paper_slide")
        yield lambda: motion.together(
            *(
                motion.fly(stack, spots.hand_spot(seat).at, self._pace * 1.4, arc=40)
                for seat, stack in enumerate(stacks)
            )
        )
        yield lambda: self._unfold(stacks)

    # --- revealing and scoring

    def _reveal(self, revealed: list[happened.ThrowRevealed]) -> QAbstractAnimation:
        board = self._board
        turns: list[QAbstractAnimation] = []
        for event in revealed:
            if event.seat == board.row_seat:
                own = board.item(("card", event.card))
                if isinstance(own, CardItem):
                    turns.append(self._turn(own, FACE))
                else:
                    hidden = self._card(event.card, self._spots.row_spot(THROW))
                    hidden.show_side(DOWN)
                    turns.append(self._uncover(hidden))
            mini = board.item(("mini", event.seat, THROW))
            if isinstance(mini, MiniItem):
                turns.append(self._show_mini(mini, event.card))
        board.sound("paper_turn")
        return motion.together(*turns)

    def _score(self, scored: list[happened.Scored]) -> Iterator[Step]:
        """Category by category; each point comes from its cards."""
        for category in CATEGORIES:
            of_kind = [event for event in scored if event.category == category]
            yield lambda category=category, of_kind=of_kind: self._count(category, of_kind)  # type: ignore[misc]
            if any(event.points for event in of_kind):
                yield lambda: motion.wait(self._pace, HOLD)
        self._mark(frozenset(), [])
        self._board.sound("round")

    def _count(self, category: str, scored: list[happened.Scored]) -> QAbstractAnimation:
        board = self._board
        own = next(event for event in scored if event.seat == board.shown)
        sheet, chart = board.item(("sheet",)), board.item(("map",))
        assert isinstance(sheet, SheetItem)
        assert isinstance(chart, MapItem)
        assert sheet.reading is not None
        round = self._before.round
        board.caption(board.words.counting(round, category))
        sheet.show_reading(sheet.reading.written(category, round, own.points), category)
        self._mark(frozenset(own.cards), scored)
        moves = self._badges(scored, sheet, chart)
        moves += self._redraw(category, chart)
        return motion.together(*moves) if moves else motion.wait(self._pace, 160)

    def _mark(self, own: frozenset[str], scored: list[happened.Scored]) -> None:
        board, before = self._board, self._before
        cards = {event.seat: event.cards for event in scored}
        for n, card in enumerate(before.row(board.row_seat)):
            letter = LETTERS[card]
            if item := board.item(("card", letter)):
                item.set(marked=letter in cards.get(board.row_seat, ()))
            for seat in board.panels:
                if mini := board.item(("mini", seat, n)):
                    laid = LETTERS[before.row(seat)[n]]
                    mini.set(marked=laid in cards.get(seat, ()))
        chart = board.item(("map",))
        if isinstance(chart, MapItem):
            chart.light_up(own)

    def _badges(
        self, scored: list[happened.Scored], sheet: SheetItem, chart: MapItem
    ) -> list[QAbstractAnimation]:
        board, round = self._board, self._before.round
        flights: list[QAbstractAnimation] = []
        for event in scored:
            if not event.points:
                continue
            badge = Badge(event.points, event.seat)
            if event.seat == board.shown:
                board.passing(badge, self._source(event, chart))
                badge.setRotation(board.frame.rotation)
                end = sheet.cell_point(event.category, round)
                flights.append(motion.fly(badge, end, self._pace * 1.5, arc=24, scale=0.8))
            else:
                panel = board.panels[event.seat]
                start = panel.point(panel.width - 44, panel.height - 20)
                board.passing(badge, start)
                badge.setRotation(panel.rotation())
                end = panel.point(panel.width - 44, 22)
                flights.append(motion.fly(badge, end, self._pace * 1.5))
            flights.append(self._fade_late(badge))
        board.sound("cord_tick")
        return flights

    def _source(self, event: happened.Scored, chart: MapItem) -> QPointF:
        """The middle of the cards or sites that the points come from."""
        board = self._board
        points = []
        for letter in event.cards:
            item = board.item(("card", letter)) if event.seat == board.row_seat else None
            on_map = event.category in ("regions", "coasts")
            points.append(item.scenePos() if item and not on_map else chart.site_point(letter))
        total = QPointF()
        for point in points:
            total += point
        return total / max(len(points), 1)

    def _fade_late(self, item: Item) -> QAbstractAnimation:
        return change(self._pace * 1000, lambda t: item.setOpacity(min(1.0, 5 * (1 - t))))

    def _redraw(self, category: str, chart: MapItem) -> list[QAbstractAnimation]:
        """What is drawn on the map before the points of a category are written."""
        old = reading.read_map(self._before, self._board.shown)
        new = reading.read_map(self._after, self._board.shown)
        glow = chart.glow
        if category == "sites":
            chart.show_reading(attrs.evolve(new, route=old.route, regions=old.regions))
        elif category == "regions":
            chart.show_reading(attrs.evolve(new, route=old.route))
        elif category == "coasts":
            chart.show_reading(new)
        else:
            return []
        chart.light_up(glow)
        if category != "sites":
            return []
        fresh = new.paths - old.paths
        return [change(self._pace * 700, lambda t: chart.grow(fresh, t))] if fresh else []


def change(milliseconds: float, how: Callable[[float], None]) -> QVariantAnimation:
    animation = QVariantAnimation()
    animation.setDuration(max(1, round(milliseconds)))
    animation.setStartValue(0.0)
    animation.setEndValue(1.0)
    animation.valueChanged.connect(how)
    return animation
