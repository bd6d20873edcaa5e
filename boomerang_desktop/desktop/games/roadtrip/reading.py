"""What a view says, ready to be drawn: the map, the sheet and the memory aid.

No Qt and no rule of its own: every figure comes from the rules.
"""

from collections.abc import Collection, Mapping

import attrs

from boomerang_desktop.games.core import ONLOOKER, Move
from boomerang_desktop.games.roadtrip.cards import (
    ACTIVITIES,
    ALL,
    CARD_OF,
    HIDDEN,
    LETTERS,
    REGIONS,
    THROW_NUMBERS,
    Region,
    letters,
    mask,
    members,
)
from boomerang_desktop.games.roadtrip.deals import HAND, ROUNDS
from boomerang_desktop.games.roadtrip.explain import (
    Tally,
    activities_scored,
    activity_values,
    americana_to_beat,
    coast_bonuses,
    explain,
    paths,
    region_bonuses,
    route,
    ticks,
)
from boomerang_desktop.games.roadtrip.moves import ACTIVITY_MOVES, NO_ACTIVITY, Activity
from boomerang_desktop.games.roadtrip.sheet import (
    CATEGORIES,
    americana_sum,
    coast_bonus,
    regions_gone,
    score,
)
from boomerang_desktop.games.roadtrip.state import ACTIVITY, THROW, UNDECIDED, RoadTrip

BOXES = (*ACTIVITIES, "none")
"""The boxes of the sheet, in the order of the moves that fill them."""
OPEN, MINE, GONE = "open", "mine", "gone"
"""How a bonus stands on one player's sheet."""


def picked(view: RoadTrip, seat: int) -> str | None:
    """The card a seat has chosen at this stage, if known."""
    if seat == ONLOOKER or view.stage >= ACTIVITY or view.picks[seat] in (HIDDEN, UNDECIDED):
        return None
    return LETTERS[view.picks[seat]]


def hand(view: RoadTrip, seat: int) -> tuple[str, ...]:
    """The letters of a seat's hand, if known."""
    return letters(members(view.hands[seat])) if seat != ONLOOKER else ()


def lies_open(view: RoadTrip) -> bool:
    """Is nothing secret any more, because the match is over?"""
    return view.upcoming is not None


def gained_round(view: RoadTrip, viewer: int) -> int | None:
    """The round whose points stand beside the players: the last one, until the next one's first
    card is chosen."""
    begun = view.stage > THROW or not view.to_act
    chosen = viewer != ONLOOKER and view.picks[viewer] != UNDECIDED
    return None if begun or chosen or not view.round else view.round - 1


def open_hand(view: RoadTrip, seat: int) -> tuple[str, ...]:
    """The cards of another hand, without the chosen one, where nothing is secret any more."""
    if not lies_open(view) or view.stage >= ACTIVITY:
        return ()
    chosen = picked(view, seat)
    return tuple(letter for letter in hand(view, seat) if letter != chosen)


def hand_size(view: RoadTrip, seat: int) -> int:
    """How many cards all players can count in a hand."""
    if view.stage >= ACTIVITY:
        return 0
    return HAND - view.stage - (view.picks[seat] != UNDECIDED)


def card_at(view: RoadTrip, seat: int, position: int) -> str:
    """The letter of a card in a seat's row; empty if it lies face down here."""
    card = view.row(seat)[position]
    return LETTERS[card] if card != HIDDEN else ""


def without_row(view: RoadTrip) -> RoadTrip:
    """The same view without the rows: no preview."""
    return attrs.evolve(view, laid=b"", picks=bytes([UNDECIDED]) * len(view.picks))


def counted(view: RoadTrip, seat: int, category: str) -> frozenset[str]:
    """The cards and sites behind the points of a category, over the whole match."""
    sheet = view.sheets[seat]
    rounds = range(len(sheet.written))
    return frozenset(card for n in rounds for card in explain(sheet, n)[category].cards)


def row(view: RoadTrip, seat: int, lifted: str | None = None) -> bytes:
    """The cards before a seat, with the one it has chosen or holds over the table."""
    laid = view.row(seat)
    coming = picked(view, seat) or lifted
    return laid + bytes([CARD_OF[coming]]) if coming and len(laid) < ACTIVITY else laid


def tally(view: RoadTrip, seat: int, lifted: str | None = None) -> dict[str, Tally]:
    """What the row would score if the round ended now."""
    sheet, cards = view.sheets[seat], row(view, seat, lifted)
    if not view.to_act:
        return explain(sheet, -1)
    activity = view.picks[seat] if view.stage == ACTIVITY else NO_ACTIVITY
    if activity in (UNDECIDED, HIDDEN):
        activity = NO_ACTIVITY
    gone, bonus = regions_gone(view.sheets), coast_bonus(view.sheets)
    return explain(score(sheet, cards, activity, gone, bonus), -1)


@attrs.frozen
class RegionMark:
    region: str
    ticked: int
    """How many of its four sites are visited."""
    pencilled: int
    bonus: str


@attrs.frozen
class MapReading:
    ticked: frozenset[str]
    pencilled: frozenset[str]
    """Sites of this round, not written yet."""
    paths: frozenset[tuple[str, str]]
    pencil_paths: frozenset[tuple[str, str]]
    route: tuple[str, ...]
    pencil_route: tuple[str, ...]
    regions: tuple[RegionMark, ...]
    coasts: tuple[tuple[int, str], ...]
    """Each coast-to-coast bonus and how it stands."""


def read_map(view: RoadTrip, seat: int, lifted: str | None = None) -> MapReading:
    sheet = view.sheets[seat]
    now = sheet.visited
    soon = now | (mask(row(view, seat, lifted)) if view.to_act else 0)
    drawn = frozenset(paths(now))
    way = route(now)
    owners, coasts = region_bonuses(view.sheets), coast_bonuses(view.sheets)
    return MapReading(
        frozenset(ticks(sheet)),
        frozenset(letters(members(soon & ~now))),
        drawn,
        frozenset(paths(soon)) - drawn,
        way,
        () if way else route(soon),
        tuple(_mark(region, now, soon, _standing(seat, owners[region.id])) for region in REGIONS),
        tuple(
            (bonus, _coast_standing(seat, n, coasts))
            for n, bonus in enumerate(sorted(coasts)[::-1])
        ),
    )


def _mark(region: Region, now: int, soon: int, bonus: str) -> RegionMark:
    new = (region.sites & soon & ~now).bit_count()
    return RegionMark(region.id, (region.sites & now).bit_count(), new, bonus)


def region_mark(view: RoadTrip, seat: int, id: str) -> RegionMark:
    """One region as it is written on a sheet."""
    region = next(region for region in REGIONS if region.id == id)
    now = view.sheets[seat].visited
    return _mark(region, now, now, _standing(seat, region_bonuses(view.sheets)[id]))


def _standing(seat: int, owners: tuple[int, ...]) -> str:
    if not owners:
        return OPEN
    return MINE if seat in owners else GONE


def _coast_standing(seat: int, n: int, coasts: Mapping[int, tuple[int, ...]]) -> str:
    bonuses = sorted(coasts, reverse=True)
    owners = coasts[bonuses[n]]
    if seat in owners:
        return MINE
    if n == len(bonuses) - 1:
        # R8: all later ones get the last bonus
        return GONE if any(seat in seats for seats in coasts.values()) else OPEN
    return GONE if owners or any(seat in seats for seats in coasts.values()) else OPEN


@attrs.frozen
class SheetCell:
    text: str = ""
    pencil: bool = False
    note: str = ""


@attrs.frozen
class ActivityBox:
    name: str
    written: int | None
    """Its points once its box is filled."""
    symbols: int
    """Of this round."""
    worth: int
    """What it would score now."""


@attrs.frozen
class SheetReading:
    lines: dict[str, tuple[SheetCell, ...]]
    """For each category, one cell per round."""
    sums: dict[str, int]
    """What is written in each category."""
    rounds: tuple[SheetCell, ...]
    total: int
    activities: tuple[ActivityBox, ...]
    round: int
    """The round being played; 4 when all is over."""

    def written(self, category: str, round: int, points: int) -> "SheetReading":
        """The same sheet with one more figure in ink."""
        cells = list(self.lines[category])
        cells[round] = SheetCell(str(points))
        return attrs.evolve(
            self,
            lines={**self.lines, category: tuple(cells)},
            sums={**self.sums, category: self.sums[category] + points},
            total=self.total + points,
        )

    def summed(self, round: int) -> "SheetReading":
        """The same sheet with the sum of a round in ink."""
        points = sum(int(cells[round].text or 0) for cells in self.lines.values())
        rounds = [*self.rounds[:round], SheetCell(str(points)), *self.rounds[round + 1 :]]
        return attrs.evolve(self, rounds=tuple(rounds))


def read_sheet(view: RoadTrip, seat: int, lifted: str | None = None) -> SheetReading:
    sheet, now = view.sheets[seat], view.round
    lines = {
        category: [SheetCell(str(line[n])) for line in sheet.written]
        + [SheetCell()] * (ROUNDS - now)
        for n, category in enumerate(CATEGORIES)
    }
    rounds = [SheetCell(str(sum(line))) for line in sheet.written] + [SheetCell()] * (ROUNDS - now)
    if view.to_act:
        points = tally(view, seat, lifted)
        cards = row(view, seat, lifted)
        for category in CATEGORIES:
            lines[category][now] = _pencil(category, points[category].points, cards, view, seat)
        if any(card != HIDDEN for card in cards):
            rounds[now] = SheetCell(
                str(sum(tally.points for tally in points.values())), pencil=True
            )
    return SheetReading(
        {category: tuple(cells) for category, cells in lines.items()},
        sheet.breakdown,
        tuple(rounds),
        sheet.total,
        read_activities(view, seat),
        now,
    )


def _pencil(category: str, points: int, cards: bytes, view: RoadTrip, seat: int) -> SheetCell:
    if category == "throw_catch":
        throw = cards[0] if cards else HIDDEN
        if len(cards) < ACTIVITY and throw != HIDDEN:
            return SheetCell(f"{THROW_NUMBERS[throw]}?", pencil=True)
        return SheetCell(str(points), pencil=True) if len(cards) == ACTIVITY else SheetCell()
    if category == "americana":
        beat = americana_to_beat(view.sheets[seat])
        total = americana_sum(mask(cards))
        return SheetCell(str(total) if total or points else "", True, f">{beat}" if beat else "")
    return SheetCell(str(points), pencil=True) if points else SheetCell()


def read_activities(view: RoadTrip, seat: int) -> tuple[ActivityBox, ...]:
    filled = activities_scored(view.sheets[seat])
    open_now = activity_values(view, seat) if view.to_act else {}
    boxes = []
    for name in ACTIVITIES:
        worth = open_now.get(name)
        boxes.append(
            ActivityBox(
                name,
                filled.get(name),
                len(worth.cards) if worth else 0,
                worth.points if worth else 0,
            )
        )
    return tuple(boxes)


@attrs.frozen
class PoorChoice:
    """A poor activity: another one scores more, or it scores nothing."""

    chosen: ActivityBox | None
    """None: no activity at all, for the last time."""
    best: ActivityBox


def poor_choice(
    view: RoadTrip, seat: int, move: Move, offered: Collection[Move]
) -> PoorChoice | None:
    """What speaks against this activity, if anything plainly does."""
    if not isinstance(move, Activity):
        return None
    boxes = {
        kind: box
        for kind, box in enumerate(read_activities(view, seat))
        if ACTIVITY_MOVES[kind] in offered
    }
    best = max(boxes.values(), key=lambda box: box.worth, default=None)
    if best is None:
        return None
    chosen = boxes.get(move.kind)
    if chosen is None:
        last = view.round == ROUNDS - 1
        return PoorChoice(None, best) if last and best.worth else None
    return PoorChoice(chosen, best) if not chosen.worth or best.worth > chosen.worth else None


# --- the memory aid

LAID, SURE, MAYBE, OUT = "laid", "sure", "maybe", "out"


@attrs.frozen
class Trace:
    """What all players can know of a card in this round."""

    state: str
    seat: int | None = None


def remember(view: RoadTrip) -> dict[str, Trace]:
    """What all players can know of each card: laid face up by a seat, surely in play (R12), perhaps
    in play, or not. Hands and Throws count as unknown, the viewer's own too."""
    onlooker = view.view(ONLOOKER)
    seats = len(onlooker.hands)
    known: dict[str, Trace] = {}
    for seat in range(seats):
        for card in onlooker.row(seat):
            if card != HIDDEN:
                known[LETTERS[card]] = Trace(LAID, seat)
    last = [sheet.rows[-1] for sheet in onlooker.sheets if sheet.rows]
    aside = ALL & ~mask(b"".join(last)) if last else 0
    if seats * HAND == len(LETTERS):
        aside = ALL
    full = aside.bit_count() == seats * HAND
    for card, letter in enumerate(LETTERS):
        sure = aside >> card & 1
        state = SURE if sure else OUT if full else MAYBE
        known.setdefault(letter, Trace(state))
    return known
