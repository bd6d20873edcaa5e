"""What everything on the road trip is and means, for newcomers."""

from PySide6.QtCore import QObject

from boomerang_desktop.desktop.games.roadtrip.names import RoadtripNames
from boomerang_desktop.desktop.games.roadtrip.reading import (
    GONE,
    LAID,
    MINE,
    OUT,
    SURE,
    Trace,
    card_at,
    gained_round,
    hand_size,
    picked,
    read_activities,
    region_mark,
    remember,
    row,
)
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.desktop.scene.words import About, Words
from boomerang_desktop.games.roadtrip.cards import (
    ACTIVITY_POINTS,
    AMERICANA,
    ANIMALS,
    BITS,
    CARD_OF,
    CARDS,
    COAST_BONUSES,
    EAST,
    HIDDEN,
    REGION_BONUS,
    SYMBOLS,
    THROW_NUMBERS,
    WEST,
    mask,
)
from boomerang_desktop.games.roadtrip.explain import americana_to_beat, ticks
from boomerang_desktop.games.roadtrip.sheet import coast_bonus
from boomerang_desktop.games.roadtrip.state import ACTIVITY, CATCH, THROW, UNDECIDED, RoadTrip


class RoadtripAbout(QObject):
    """One or two sentences about each thing, and the paragraph."""

    def __init__(self, words: Words[RoadTrip], names: RoadtripNames) -> None:
        super().__init__(words)
        self._words, self._names = words, names
        self._known: tuple[RoadTrip, dict[str, Trace]] | None = None
        """The view last asked about: all 28 cards of a table are asked for one by one."""

    def tell(self, view: RoadTrip, viewer: int, key: Key) -> About | None:
        match key:
            case ("card", str(letter)):
                return self._card(view, viewer, letter)
            case ("held", _):
                return About(self.tr("A card of a hand that only its player sees."), "R3")
            case ("laid", int(position)):
                return self._hidden(position)
            case ("place", int(position)):
                return self._place(position)
            case ("mini", int(seat), int(position)):
                return self._mini(view, seat, position)
            case ("activity", str(name)):
                return self._activity(view, viewer, name)
            case ("box", int(seat), str(name)):
                return self._activity(view, seat, name)
            case ("aid",):
                return About(self._grid(), "R12")
            case ("trace", str(letter)):
                return About(self._trace(view, letter), "R12")
            case ("site", int(seat), str(letter)):
                return self._site(view, seat, letter)
            case ("region", int(seat), str(region)):
                return self._region(view, seat, region)
            case ("line", int(seat), str(line)):
                return self._line(view, seat, line)
            case (str(kind), int(seat)) if seat in range(len(view.hands)):
                return self._of_seat(view, viewer, kind, seat)
        return None

    def _by(self, seat: int, you: str, other: str) -> str:
        return self._words.by(seat, you, other)

    # --- cards and places

    def _card(self, view: RoadTrip, viewer: int, letter: str) -> About:
        told = self.card(letter)
        if picked(view, viewer) == letter and viewer in self._words.setup.persons:
            back = self.tr("Chosen. Press it to take it back.")
            return About(f"{told} {back}", "R3")
        laid = view.row(viewer) if viewer in range(len(view.hands)) else b""
        if laid[:1] == bytes([CARD_OF[letter]]) and view.stage < ACTIVITY:
            hidden = self._by(
                viewer,
                self.tr("Your Throw: the others see it when the round is scored."),
                self.tr("The Throw of {name}: the others see it when the round is scored."),
            )
            return About(f"{hidden} {told}", "R3")
        return About(told, "R1")

    def card(self, letter: str) -> str:
        """A card and what it can score."""
        card = CARDS[CARD_OF[letter]]
        first = self.tr("{site}, in the region {region}, throw number {number}.").format(
            site=self._names.site(letter),
            region=self._names.region(card.region),
            number=card.number,
        )
        return " ".join([first, *(self._symbol(symbol) for symbol in card.symbols)])

    def _symbol(self, symbol: str) -> str:
        worth = dict((*AMERICANA, *ANIMALS)).get(SYMBOLS[symbol])
        if worth is None:
            text = self.tr("{symbol}: an activity, worth more the more of them you lay in a round.")
        elif SYMBOLS[symbol] in dict(AMERICANA):
            text = self.tr("{symbol}: {points} towards Americana.")
        else:
            text = self.tr("{symbol}: an animal, each pair of it scores {points}.")
        return text.format(symbol=_opening(self._names.symbol(symbol)), points=worth)

    def _hidden(self, position: int) -> About:
        if position == THROW:
            return About(self.tr("A Throw: it lies face down until the round is scored."), "R3")
        return About(self.tr("A card that has been chosen, and is not shown yet."), "R4")

    def _place(self, position: int) -> About:
        if position == THROW:
            return About(
                self.tr(
                    "The place of the Throw, the first card of a round. It lies face down, and its "
                    "number is scored if that of the Catch is at least as high."
                ),
                "R5",
            )
        if position == CATCH:
            return About(
                self.tr(
                    "The place of the Catch, the last card of a round. If its number is at least "
                    "that of the Throw, the number of the Throw is scored."
                ),
                "R5",
            )
        return About(
            self.tr(
                "Place {number} of the row: one card of each hand is laid there, face up, from "
                "left to right."
            ).format(number=position + 1),
            "R4",
        )

    def _mini(self, view: RoadTrip, seat: int, position: int) -> About:
        laid = len(view.row(seat))
        letter = card_at(view, seat, position) if position < laid else ""
        if position == laid:
            letter = picked(view, seat) or ""
        if letter:
            return About(self.card(letter), "R1")
        if position < laid:
            return self._hidden(position)
        return self._place(position)

    # --- the sheet

    def _activity(self, view: RoadTrip, seat: int, name: str) -> About:
        boxes = {box.name: box for box in read_activities(view, seat)}
        box = boxes.get(name)
        if box is None:
            return About(
                self.tr("Score no activity in this round; what is open stays open."), "R11"
            )
        once = self.tr("One activity may be scored a round, and each only once a game.")
        word = _opening(self._names.symbol(name))
        if box.written is not None:
            text = self.tr("{activity} has been scored: {points}.")
            return About(f"{text.format(activity=word, points=box.written)} {once}", "R11")
        text = self.tr("{activity}: {number} laid in this round, worth {points} now.")
        told = text.format(activity=word, number=box.symbols, points=box.worth)
        return About(f"{told} {once}", "R11")

    def _line(self, view: RoadTrip, seat: int, line: str) -> About | None:
        match line:
            case "throw_catch":
                return About(self._throw_catch(view, seat), "R5")
            case "sites":
                text = self.tr("Sites: 1 point for each site, on the first visit only.")
                return About(text, "R6")
            case "regions":
                text = self.tr(
                    "Regions: {points} points for whoever is first to visit all four sites of one."
                )
                return About(text.format(points=REGION_BONUS), "R7")
            case "coasts":
                return About(self._coasts(view, seat), "R8")
            case "americana":
                return About(self._americana(view, seat), "R9")
            case "animals":
                text = self.tr("Animals: each pair of one kind scores ({list}).")
                return About(text.format(list=self._list(ANIMALS)), "R10")
            case "activities":
                text = self.tr(
                    "Activities: one a round, each once a game. 1, 2, 3, 4, 5 or 6 of its symbols "
                    "in the round score {points}."
                )
                points = ", ".join(str(points) for points in ACTIVITY_POINTS[1:])
                return About(text.format(points=points), "R11")
            case "total":
                return About(
                    self.tr(
                        "The points of each round and, at the right, of the whole match. "
                        "What is in pencil would be written if the round ended now."
                    ),
                    "R13",
                )
        return self._sheet(seat)

    def _throw_catch(self, view: RoadTrip, seat: int) -> str:
        rule = self.tr(
            "Throw and Catch: the number of the Throw, if that of the Catch is at least as high."
        )
        cards = row(view, seat)
        if not view.to_act or not cards or cards[0] == HIDDEN or len(cards) == ACTIVITY:
            return rule
        now = self.tr("Now: {number} if the Catch is {number} or more.")
        return f"{rule} {now.format(number=THROW_NUMBERS[cards[0]])}"

    def _americana(self, view: RoadTrip, seat: int) -> str:
        worth = self.tr("Americana: the sum of this round’s symbols ({list}).")
        told = worth.format(list=self._list(AMERICANA))
        beat = americana_to_beat(view.sheets[seat]) if view.to_act else 0
        if not beat:
            return told
        more = self.tr("To score, it must be more than the {points} of last round.")
        return f"{told} {more.format(points=beat)}"

    def _list(self, worth: tuple[tuple[int, int], ...]) -> str:
        called = {cards: name for name, cards in SYMBOLS.items()}
        return ", ".join(f"{self._names.symbol(called[cards])} {p}" for cards, p in worth)

    def _sheet(self, seat: int) -> About:
        return About(
            self._by(
                seat,
                self.tr(
                    "Your score sheet: one column for each round; the red number is the one being "
                    "played."
                ),
                self.tr(
                    "The score sheet of {name}: one column for each round; the red number is the "
                    "one being played."
                ),
            ),
            "R13",
        )

    # --- the map

    def _site(self, view: RoadTrip, seat: int, letter: str) -> About:
        region = self._names.region(CARDS[CARD_OF[letter]].region)
        parts = [
            self.tr("{site}, a site of the region {region}.").format(
                site=self._names.site(letter), region=region
            ),
            self._visit(view, seat, letter),
        ]
        bit = BITS[CARD_OF[letter]]
        if bit & WEST:
            parts.append(self.tr("Circled in blue: it lies on the west coast."))
        if bit & EAST:
            parts.append(self.tr("Circled in blue: it lies on the east coast."))
        return About(" ".join(parts), "R8" if bit & (WEST | EAST) else "R6")

    def _visit(self, view: RoadTrip, seat: int, letter: str) -> str:
        visited = ticks(view.sheets[seat])
        if letter in visited:
            return self.tr("Visited in round {number}.").format(number=visited[letter] + 1)
        if view.to_act and BITS[CARD_OF[letter]] & mask(row(view, seat)):
            return self.tr("In the row of this round: 1 point when it is scored.")
        return self.tr("Not visited yet: the first visit is worth 1 point.")

    def _region(self, view: RoadTrip, seat: int, region: str) -> About:
        mark = region_mark(view, seat, region)
        count = self.tr("{region}: {number} of 4 sites visited.").format(
            region=self._names.region(region), number=mark.ticked
        )
        if mark.bonus == MINE:
            bonus = self._by(
                seat,
                self.tr("You have its bonus of {points}."),
                self.tr("{name} has its bonus of {points}."),
            )
        elif mark.bonus == GONE:
            bonus = self.tr("Its bonus of {points} is crossed out: somebody was there first.")
        else:
            bonus = self.tr("Whoever is first to have all four gets {points} points.")
        return About(f"{count} {bonus.format(points=REGION_BONUS)}", "R7")

    def _coasts(self, view: RoadTrip, seat: int) -> str:
        first, second, later = COAST_BONUSES
        rule = self.tr(
            "Coast to coast: for visited sites that paths connect from the west coast to the east "
            "coast. {first} points for the first, {second} for the second, {later} for later ones."
        ).format(first=first, second=second, later=later)
        if own := view.sheets[seat].coasts:
            have = self._by(seat, self.tr("You have {points}."), self.tr("{name} has {points}."))
            return f"{rule} {have.format(points=own)}"
        left = coast_bonus(view.sheets)
        if left == first:
            return rule
        gone = self.tr("What is crossed out is gone: the next gets {points}.")
        return f"{rule} {gone.format(points=left)}"

    # --- the players

    def _of_seat(self, view: RoadTrip, viewer: int, kind: str, seat: int) -> About | None:
        match kind:
            case "map" | "minimap":
                return About(
                    self._by(
                        seat,
                        self.tr("Your map: ticked sites are visited, thick lines connect them."),
                        self.tr(
                            "The map of {name}: ticked sites are visited, thick lines connect them."
                        ),
                    ),
                    "R6",
                )
            case "sheet":
                return self._sheet(seat)
            case "paths":
                return About(
                    self.tr(
                        "A path: two visited sites that it joins are connected. A chain of them "
                        "from coast to coast is drawn in red and scores."
                    ),
                    "R8",
                )
            case "coasts":
                return About(self._coasts(view, seat), "R8")
            case "stack":
                return About(self._stack(view, seat), "R4")
            case "gain":
                return self._gain(view, viewer, seat)
            case "seat" | "tally":
                return self._score(view, viewer, seat)
        return None

    def _stack(self, view: RoadTrip, seat: int) -> str:
        count = hand_size(view, seat)
        held = self._by(
            seat,
            self.tr("Your hand: %n card(s), passed on when everybody has chosen.", "", count),
            self.tr("The hand of {name}: %n card(s), passed on when all have chosen.", "", count),
        )
        if view.stage < ACTIVITY and view.picks[seat] != UNDECIDED:
            ticked = self.tr("The tick: a card has been chosen.")
            return f"{held} {ticked}"
        return held

    def _gain(self, view: RoadTrip, viewer: int, seat: int) -> About | None:
        last = gained_round(view, viewer)
        if last is None:
            return None
        points = sum(view.sheets[seat].written[last])
        text = self._by(
            seat,
            self.tr("What you wrote in round {number}: %n point(s).", "", points),
            self.tr("What {name} wrote in round {number}: %n point(s).", "", points),
        )
        return About(text.format(number=last + 1), "R13")

    def _score(self, view: RoadTrip, viewer: int, seat: int) -> About:
        points = view.sheets[seat].total
        told = self._by(
            seat,
            self.tr("You have %n point(s) on your sheet.", "", points),
            self.tr("{name} has %n point(s) on the sheet.", "", points),
        )
        if seat == viewer:
            return About(told, "R13")
        look = self.tr("Press here to see that sheet and map in the middle.")
        return About(f"{told} {look}", "R13")

    # --- the memory aid

    def _grid(self) -> str:
        return self.tr(
            "The 28 cards, one column for each region. A symbol shows who has laid a card; full "
            "ones are in this round, dotted ones may be, pale ones are not."
        )

    def _trace(self, view: RoadTrip, letter: str) -> str:
        if self._known is None or self._known[0] is not view:
            self._known = view, remember(view)
        trace = self._known[1][letter]
        site = self._names.site(letter)
        if trace.state == LAID and trace.seat is not None:
            text = self._by(
                trace.seat,
                self.tr("{site}: you have laid it."),
                self.tr("{site}: {name} has laid it."),
            )
        elif trace.state == SURE:
            text = self.tr("{site}: in a hand or face down, for it must be in this round.")
        elif trace.state == OUT:
            text = self.tr("{site}: not in this round.")
        else:
            text = self.tr("{site}: perhaps in a hand or face down, perhaps not in this round.")
        about = self.tr("The grid shows which cards have been laid.")
        return f"{text.format(site=site)} {about}"


def _opening(word: str) -> str:
    """At the beginning of a sentence."""
    return word[:1].upper() + word[1:]
