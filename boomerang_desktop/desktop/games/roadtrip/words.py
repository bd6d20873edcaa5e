"""What the road trip says: the status sentence, the log, hints, the end and every thing by name."""

from collections.abc import Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP, QObject

from boomerang_desktop.bots.core import Cause, Reason
from boomerang_desktop.desktop.games.roadtrip.about import RoadtripAbout
from boomerang_desktop.desktop.games.roadtrip.log import RoadtripLog
from boomerang_desktop.desktop.games.roadtrip.names import RoadtripNames, site_name
from boomerang_desktop.desktop.games.roadtrip.reading import (
    BOXES,
    ActivityBox,
    PoorChoice,
    card_at,
    hand,
    lies_open,
    picked,
    read_activities,
)
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.desktop.scene.setup import MatchSetup
from boomerang_desktop.desktop.scene.words import (
    About,
    InHand,
    LogLine,
    ResultLine,
    Words,
    leaders,
)
from boomerang_desktop.games.core import Event, Move, Result
from boomerang_desktop.games.roadtrip.cards import LETTERS
from boomerang_desktop.games.roadtrip.deals import ROUNDS
from boomerang_desktop.games.roadtrip.explain import paths, ticks
from boomerang_desktop.games.roadtrip.facts import facts
from boomerang_desktop.games.roadtrip.moves import Activity, Draft
from boomerang_desktop.games.roadtrip.sheet import CATEGORIES
from boomerang_desktop.games.roadtrip.state import CATCH, THROW, UNDECIDED, RoadTrip

REFUSALS = (
    QT_TRANSLATE_NOOP("RoadtripWords", "sit at this table"),
    QT_TRANSLATE_NOOP("RoadtripWords", "wait until everyone has chosen a Throw"),
    QT_TRANSLATE_NOOP("RoadtripWords", "wait until everyone has chosen a card"),
    QT_TRANSLATE_NOOP("RoadtripWords", "wait until everyone has decided on an activity"),
    QT_TRANSLATE_NOOP("RoadtripWords", "begin another match: the four rounds are over"),
    QT_TRANSLATE_NOOP("RoadtripWords", "choose the Throw from the cards in hand"),
    QT_TRANSLATE_NOOP("RoadtripWords", "choose a card from the hand just received"),
    QT_TRANSLATE_NOOP("RoadtripWords", "lay all seven cards before scoring an activity"),
    QT_TRANSLATE_NOOP("RoadtripWords", "choose an activity or none"),
    QT_TRANSLATE_NOOP("RoadtripWords", "choose an activity that is still open on the sheet"),
    QT_TRANSLATE_NOOP("RoadtripWords", "have at least one symbol of the activity in this round"),
    QT_TRANSLATE_NOOP("RoadtripWords", "know what the others hold and have chosen"),
)


class RoadtripWords(Words[RoadTrip]):
    def __init__(self, setup: MatchSetup, parent: QObject | None = None) -> None:
        super().__init__(setup, parent)
        self.names = RoadtripNames(self)
        self.log = RoadtripLog(self, self.names)
        self._abouts = RoadtripAbout(self, self.names)

    # --- while it is played

    def title(self, view: RoadTrip) -> str:
        return self.tr("round {number} of {all}").format(
            number=min(view.round + 1, ROUNDS), all=ROUNDS
        )

    def status(self, view: RoadTrip, seat: int | None, in_hand: InHand) -> str:
        if not view.to_act:
            return self.tr("The trip is over.")
        if seat is None:
            return self._waiting(view)
        match in_hand.path:
            case (("card", str(lifted)), *_):
                return self._holds(view, seat).format(site=site_name(lifted))
        return self._chooses(view, seat)

    def _holds(self, view: RoadTrip, seat: int) -> str:
        if view.stage == THROW:
            return self.by(
                seat,
                self.tr("You hold {site}: lay it as the Throw"),
                self.tr("{name} holds {site}: lay it as the Throw"),
            )
        return self.by(
            seat,
            self.tr("You hold {site}: lay it in the row"),
            self.tr("{name} holds {site}: lay it in the row"),
        )

    def _chooses(self, view: RoadTrip, seat: int) -> str:
        if view.stage == THROW:
            you = self.tr("Choose your Throw, which stays face down")
            other = self.tr("{name} chooses a Throw, which stays face down")
        elif view.stage < CATCH:
            you = self.tr("Choose a card to lay face up")
            other = self.tr("{name} chooses a card to lay face up")
        elif view.stage == CATCH:
            you = self.tr("Lay your last card: the Catch")
            other = self.tr("{name} lays the last card: the Catch")
        else:
            you = self.tr("Score one activity on your sheet, or none")
            other = self.tr("{name} scores one activity on the sheet, or none")
        return self.by(seat, you, other)

    def _waiting(self, view: RoadTrip) -> str:
        if len(view.to_act) > 1:
            return self.tr("%n player(s) are still choosing", "", len(view.to_act))
        return self.by(
            view.to_act[0],
            self.tr("You are still choosing"),
            self.tr("{name} is still choosing"),
        )

    def belongs(self, view: RoadTrip) -> str:
        """Where a card is laid."""
        if view.stage == THROW:
            return self.tr("Lay the card as the Throw")
        return self.tr("Lay the card in the row")

    def next_free(self, view: RoadTrip) -> str:
        """Said of a card that is laid on another place than the open one."""
        if view.stage == THROW:
            return self.tr("lay the first card of the round as the Throw")
        if view.stage == CATCH:
            return self.tr("lay the last card as the Catch: the others have theirs")
        return self.tr("lay it on the next free place of the row, which is place {number}").format(
            number=view.stage + 1
        )

    def doubt(self, choice: PoorChoice) -> str:
        """Ask again before a box is filled with a poor choice."""
        best, chosen = choice.best, choice.chosen
        if chosen is None:
            return self.tr(
                "{best} scores {most}, and this is the last round: press again to score none"
            ).format(best=self._opening(best), most=best.worth)
        if not best.worth:
            return self.tr("{activity} scores no points: press it again to score it").format(
                activity=self._opening(chosen)
            )
        return self.tr(
            "{activity} scores {points}, {best} {most}: press it again to score it"
        ).format(
            activity=self._opening(chosen),
            points=chosen.worth,
            best=self.names.symbol(best.name),
            most=best.worth,
        )

    def _opening(self, box: ActivityBox) -> str:
        """At the beginning of a sentence."""
        word = self.names.symbol(box.name)
        return word[:1].upper() + word[1:]

    def counting(self, round: int, category: str) -> str:
        return self.tr("Everyone scores round {number}: {category}").format(
            number=round + 1, category=self.names.category(category)
        )

    def empty_tray(self, view: RoadTrip, *, asked: bool) -> str:
        """What stands where there are no cards left to take."""
        if not view.to_act:
            return self.tr("The four rounds are over. Press a player to see their sheet.")
        if asked:
            return self.tr("All cards are laid. Press an activity on the sheet, or “None”.")
        return self.tr("All cards are laid. The scores are counted when everyone has decided.")

    # --- hints

    def advice(self, view: RoadTrip, move: Move) -> str:
        match move:
            case Draft(card):
                text = (
                    self.tr("Choose {site} as the Throw")
                    if view.stage == THROW
                    else self.tr("Lay {site} in the row")
                )
                return text.format(site=self.names.site(LETTERS[card]))
            case Activity(kind) if BOXES[kind] != "none":
                text = self.tr("Score this activity: {activity}")
                return text.format(activity=self.names.symbol(BOXES[kind]))
        return self.tr("Score no activity this time")

    def choice(self, view: RoadTrip, move: Move) -> str:
        return self.names.site(LETTERS[move.card]) if isinstance(move, Draft) else ""

    def reason_text(self, reason: Reason) -> str:
        text = {
            "catch": self.tr("It makes the Catch certain: what stays in this hand is high enough"),
            "throw_catch": self.tr("Throw and Catch: about {much}"),
            "sites": self.tr("New sites: about {much}"),
            "regions": self.tr("Regions: about {much}"),
            "coasts": self.tr("Coast to coast: about {much}"),
            "americana": self.tr("Americana: about {much}"),
            "animals": self.tr("Animals: about {much}"),
            "activities": self.tr("Activities: about {much}"),
            "denial": self.tr("The next player does not get this card, worth about {much} to them"),
            "later": self.tr("Activities kept for later are worth about {much}"),
        }[reason.term]
        return text.format(much=self.figures.points(reason.value))

    def _counted(self, cause: Cause, own: bool) -> str:
        texts = {
            ("regions", True): self.tr(
                "In {here} of {worlds} likely cases you get a region’s bonus, otherwise in {there}"
            ),
            ("regions", False): self.tr(
                "In {here} of {worlds} likely cases {name} gets a region’s bonus, otherwise in "
                "{there}"
            ),
            ("coasts", True): self.tr(
                "In {here} of {worlds} likely cases you connect the coasts, otherwise in {there}"
            ),
            ("coasts", False): self.tr(
                "In {here} of {worlds} likely cases {name} connects the coasts, otherwise in "
                "{there}"
            ),
            ("throw_catch", True): self.tr(
                "In {here} of {worlds} likely cases your Catch is high enough, otherwise in {there}"
            ),
        }
        return texts.get((cause.term, own), "")

    def _measured(self, cause: Cause, own: bool) -> str:
        category = self.names.category(cause.term)
        return category if own else self.tr("{category} of {name}").replace("{category}", category)

    # --- what happened

    def lines(
        self, before: RoadTrip, events: Sequence[Event], after: RoadTrip
    ) -> Sequence[LogLine]:
        return self.log.lines(events)

    # --- points

    def standings(self, view: RoadTrip) -> Sequence[Sequence[tuple[str, int]]]:
        return [
            [(self.names.heading(name), points) for name, points in sheet.breakdown.items()]
            for sheet in view.sheets
        ]

    def explain(self, view: RoadTrip, result: Result) -> Sequence[ResultLine]:
        return [
            ResultLine(
                category,
                self.names.heading(category),
                [str(points[category]) for points in result.breakdown],
                leaders([points[category] for points in result.breakdown]),
            )
            for category in CATEGORIES
        ]

    def facts(self, story: Sequence[Sequence[Event]], view: RoadTrip) -> Sequence[Sequence[str]]:
        found = facts(len(self.setup.seats), story)
        return self.remarkable(
            [
                [(own.best_round, *self._best_round(own.best_round)) for own in found],
                [(own.best_catch, *self._best_catch(own.best_catch)) for own in found],
                [(own.regions, *self._regions(own.regions)) for own in found],
            ]
        )

    def _best_round(self, points: int) -> tuple[str, str]:
        return (
            self.tr("best round of all: %n point(s)", "", points),
            self.tr("best round: %n point(s)", "", points),
        )

    def _best_catch(self, points: int) -> tuple[str, str]:
        if not points:
            return "", self.tr("no points for a Catch")
        return (
            self.tr("best Catch of all: %n point(s)", "", points),
            self.tr("best Catch: %n point(s)", "", points),
        )

    def _regions(self, regions: int) -> tuple[str, str]:
        if not regions:
            return "", self.tr("first in no region")
        return (
            self.tr("first in most regions: %n", "", regions),
            self.tr("first in %n region(s)", "", regions),
        )

    def ending(self, view: RoadTrip, result: Result) -> str:
        if result.tie_break == "coasts":
            text = self.tr("Equal points: more coast-to-coast points decide for {names}. · R13")
        elif result.tie_break == "throw_catch":
            text = self.tr("Equal points: more Throw-and-Catch points decide for {names}. · R13")
        elif len(result.winners) > 1:
            return self.tr(
                "Equal in points, coast to coast, and Throw and Catch: the win is shared. · R13"
            )
        else:
            return self.tr("The four rounds are over: whoever has most points wins. · R13")
        names = ", ".join(self.by(seat, self.tr("you"), "{name}") for seat in result.winners)
        return text.format(names=names)

    # --- what lies on the table

    def thing(self, view: RoadTrip, viewer: int, key: Key) -> tuple[str, str]:
        match key:
            case ("card", str(letter)):
                return self._card(view, viewer, letter)
            case ("laid", _) | ("held", _):
                return self._card(view, viewer, "")
            case ("mini", int(seat), int(position)) if position < len(view.row(seat)):
                return self._card(view, viewer, card_at(view, seat, position))
            case ("mini", _, int(position)) | ("place", int(position)):
                return self._place(position), ""
            case ("activity", str(name)):
                return self.names.activity(name), self._box(view, viewer, name)
            case ("box", int(seat), str(name)):
                return self.names.activity(name), self._box(view, seat, name)
            case ("aid",):
                return self.tr("Which cards have been laid"), ""
            case ("back",):
                return self.back(), ""
            case ("trace" | "site" | "region" | "line", *_):
                return self._part(view, viewer, key)
            case (str(kind), int(seat)):
                return self._of_seat(view, kind, seat)
        return "", ""

    def back(self) -> str:
        return self.tr("Back to my map")

    def about(self, view: RoadTrip, viewer: int, key: Key) -> About | None:
        return self._abouts.tell(view, viewer, key)

    def _part(self, view: RoadTrip, viewer: int, key: Key) -> tuple[str, str]:
        """A part of a paper that means something of its own."""
        about = self.about(view, viewer, key)
        more = about.text if about else ""
        match key:
            case ("trace", str(letter)) | ("site", _, str(letter)):
                return self.names.site(letter), more
            case ("region", _, str(region)):
                return self.names.region(region), more
            case ("line", int(seat), "head"):
                return self._of_seat(view, "sheet", seat)
            case ("line", _, str(line)):
                return self.names.category(line), more
        return "", ""

    def _card(self, view: RoadTrip, viewer: int, letter: str) -> tuple[str, str]:
        if not letter:
            return self.tr("A card, face down"), ""
        if viewer in self.setup.persons and picked(view, viewer) == letter:
            return site_name(letter), self.tr("Chosen. Press it to take it back.")
        return site_name(letter), self.names.card(letter)

    def _place(self, position: int) -> str:
        if position == THROW:
            return self.tr("The place of the Throw")
        return self.tr("Place {number} of the row").format(number=position + 1)

    def _box(self, view: RoadTrip, seat: int, name: str) -> str:
        for box in read_activities(view, seat):
            if box.name == name and box.written is not None:
                return self.tr("Scored: %n point(s)", "", box.written)
            if box.name == name:
                return self.tr("It would score %n point(s) now", "", box.worth)
        return ""

    def _of_seat(self, view: RoadTrip, kind: str, seat: int) -> tuple[str, str]:
        """The papers and the hand of one player."""
        match kind:
            case "map" | "minimap":
                sites = ", ".join(site_name(letter) for letter in sorted(ticks(view.sheets[seat])))
                return self.by(seat, self.tr("Your map"), self.tr("The map of {name}")), sites
            case "paths":
                return self.tr("Paths"), self._connections(view, seat)
            case "coasts":
                about = self.about(view, seat, (kind, seat))
                return self.names.category("coasts"), about.text if about else ""
            case "sheet":
                return self.by(
                    seat, self.tr("Your score sheet"), self.tr("The score sheet of {name}")
                ), ""
            case "stack":
                label = self.by(seat, self.tr("Your hand"), self.tr("The hand of {name}"))
                return label, self._hand(view, seat)
            case "tally":
                return self.by(seat, self.tr("Your points"), self.tr("The points of {name}")), ""
            case "gain" if view.round:
                return self.tr("Round {number}").format(number=view.round), self.log.summed_up(
                    view, seat, view.round - 1
                )
        return "", ""

    def _hand(self, view: RoadTrip, seat: int) -> str:
        if lies_open(view):
            return ", ".join(site_name(letter) for letter in hand(view, seat))
        if view.picks[seat] == UNDECIDED:
            return ""
        return self.by(seat, self.tr("you have chosen"), self.tr("has chosen"))

    def _connections(self, view: RoadTrip, seat: int) -> str:
        drawn = paths(view.sheets[seat].visited)
        return ", ".join(f"{site_name(a)} – {site_name(b)}" for a, b in drawn)

    def who(self, seat: int) -> str:
        """The heading over what lies before a seat."""
        return self.by(seat, self.tr("You"), "{name}")

    def row(self) -> str:
        """The heading over the cards in the middle."""
        return self.tr("The row of this round")

    def memory(self) -> str:
        """What stands on the memory aid when it is folded away."""
        return self.tr("Cards laid")

    def aids(self) -> Sequence[tuple[str, str]]:
        return [
            ("memory", self.tr("Which cards have been laid")),
            ("preview", self.tr("What the row would score now")),
        ]

    def keys(self) -> Sequence[tuple[str, str]]:
        return [
            ("1 – 7", self.tr("Lift or lay a card, or choose an activity")),
            ("0", self.tr("Score no activity")),
            (self.tr("Backspace"), self.tr("Take the chosen card back")),
            ("V", self.tr("See the next player’s sheet")),
            ("M", self.tr("Show which cards have been laid")),
        ]
