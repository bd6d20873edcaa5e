"""What the road trip says: the status sentence, the log, hints, the end and every thing by name."""

from collections.abc import Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP, QObject

from boomerang_desktop.bots.core import Reason
from boomerang_desktop.desktop.games.roadtrip.names import RoadtripNames, site_name
from boomerang_desktop.desktop.games.roadtrip.reading import (
    BOXES,
    ActivityBox,
    Slip,
    card_at,
    picked,
    read_activities,
)
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.desktop.scene.setup import MatchSetup
from boomerang_desktop.desktop.scene.words import InHand, LogLine, ResultLine, Words
from boomerang_desktop.games.core import Event, Move, Result
from boomerang_desktop.games.roadtrip import events as happened
from boomerang_desktop.games.roadtrip.cards import LETTERS
from boomerang_desktop.games.roadtrip.deals import ROUNDS
from boomerang_desktop.games.roadtrip.explain import ticks
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
                text = (
                    self.tr("{name} holds {site}: lay it on the Throw place")
                    if view.stage == THROW
                    else self.tr("{name} holds {site}: lay it in the row")
                )
                return text.format(name=self.name(seat), site=site_name(lifted))
        if view.stage == THROW:
            text = self.tr("{name} chooses a Throw, which stays face down")
        elif view.stage < CATCH:
            text = self.tr("{name} chooses a card to lay face up")
        elif view.stage == CATCH:
            text = self.tr("{name} lays the last card: the Catch")
        else:
            text = self.tr("{name} scores one activity on the sheet, or none")
        return text.format(name=self.name(seat))

    def _waiting(self, view: RoadTrip) -> str:
        if len(view.to_act) > 1:
            return self.tr("%n player(s) are still choosing", "", len(view.to_act))
        return self.tr("{name} is still choosing").format(name=self.name(view.to_act[0]))

    def belongs(self, view: RoadTrip) -> str:
        """Where a card is laid."""
        if view.stage == THROW:
            return self.tr("Lay the card on the Throw place")
        return self.tr("Lay the card in the row")

    def doubt(self, slip: Slip) -> str:
        """Asks once more before a box is filled that looks like a slip."""
        best, chosen = slip.best, slip.chosen
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
            return self.tr("Four rounds are over. Press a player to see their sheet.")
        if asked:
            return self.tr("All cards are laid. Press an activity on the sheet, or none.")
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

    def because(self, reason: Reason) -> str:
        text = {
            "throw_catch": self.tr("Throw and Catch: about {much}"),
            "sites": self.tr("New sites: about {much}"),
            "regions": self.tr("Regions: about {much}"),
            "coasts": self.tr("Coast to coast: about {much}"),
            "americana": self.tr("Americana: about {much}"),
            "animals": self.tr("Animals: about {much}"),
            "activities": self.tr("Activities: about {much}"),
            "denial": self.tr("It keeps about {much} from the next player"),
            "later": self.tr("Activities kept for later are worth about {much}"),
        }[reason.term]
        return text.format(much=self.figures.points(reason.value))

    # --- what happened

    def lines(
        self, before: RoadTrip, events: Sequence[Event], after: RoadTrip
    ) -> Sequence[LogLine]:
        return [line for event in events if (line := self._line(event))]

    def _line(self, event: Event) -> LogLine | None:
        match event:
            case happened.Laid():
                return LogLine(event.seat, self._laid(event))
            case happened.HandsPassed():
                left = self.tr("The hands pass to the left.")
                right = self.tr("The hands pass to the right.")
                return LogLine(None, left if event.direction == 1 else right)
            case happened.ThrowRevealed():
                text = self.tr("{name} reveals the Throw: {site}")
                return LogLine(event.seat, self._about(text, event.seat, event.card))
            case happened.ActivityScored():
                return LogLine(event.seat, self._activity(event))
            case happened.RegionCompleted():
                return LogLine(event.seat, self._region(event))
            case happened.CoastsConnected():
                text = self.tr("{name} connects the coasts from {start} to {end}").format(
                    name=self.name(event.seat),
                    start=site_name(event.route[0]),
                    end=site_name(event.route[-1]),
                )
                return LogLine(event.seat, text)
            case happened.Scored() if event.points:
                return LogLine(event.seat, self._scored(event))
            case happened.RoundEnded():
                text = self.tr("Round {number} is over.").format(number=event.round + 1)
                return LogLine(None, text)
            case happened.HandsDealt():
                text = self.tr("Round {number} begins: seven new cards for everyone.")
                return LogLine(None, text.format(number=event.round + 1))
        return None

    def _laid(self, event: happened.Laid) -> str:
        if event.card is None:
            return self.tr("{name} lays a Throw face down").format(name=self.name(event.seat))
        if event.position == CATCH:
            return self._about(self.tr("{name} catches {site}"), event.seat, event.card)
        return self._about(self.tr("{name} lays {site}"), event.seat, event.card)

    def _about(self, text: str, seat: int, letter: str) -> str:
        return text.format(name=self.name(seat), site=self.names.site(letter))

    def _activity(self, event: happened.ActivityScored) -> str:
        name = self.name(event.seat)
        if event.activity is None:
            return self.tr("{name} scores no activity").format(name=name)
        activity = self.names.symbol(event.activity)
        return self.tr("{name} scores this activity: {activity}").format(
            name=name, activity=activity
        )

    def _region(self, event: happened.RegionCompleted) -> str:
        name, region = self.name(event.seat), self.names.region(event.region)
        if event.bonus:
            return self.tr("{name} completes the region {region}").format(name=name, region=region)
        return self.tr("{name} completes the region {region}, too late for the bonus").format(
            name=name, region=region
        )

    def _scored(self, event: happened.Scored) -> str:
        return self.tr("{name} writes {points} for {category}").format(
            name=self.name(event.seat),
            points=event.points,
            category=self.names.category(event.category),
        )

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
            )
            for category in CATEGORIES
        ]

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
            return self.tr("Four rounds are over: most points win. · R13")
        return text.format(names=", ".join(self.name(seat) for seat in result.winners))

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
            case (str(kind), int(seat)):
                return self._of_seat(view, kind, seat)
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
        name = self.name(seat)
        match kind:
            case "map" | "minimap":
                sites = ", ".join(site_name(letter) for letter in sorted(ticks(view.sheets[seat])))
                return self.tr("The map of {name}").format(name=name), sites
            case "sheet":
                return self.tr("The score sheet of {name}").format(name=name), ""
            case "stack":
                chosen = view.picks[seat] != UNDECIDED
                label = self.tr("The hand of {name}").format(name=name)
                return label, self.tr("has chosen") if chosen else ""
            case "tally":
                return self.tr("The points of {name}").format(name=name), ""
        return "", ""

    def memory(self) -> tuple[str, str]:
        """What stands on the memory aid when it is folded away, and what it is about."""
        return self.tr("Cards laid"), self.tr(
            "Laid cards show whose they are; the others are in hands or face down."
        )

    def aids(self) -> Sequence[tuple[str, str]]:
        return [
            ("memory", self.tr("Which cards have been laid")),
            ("preview", self.tr("What the row would score now")),
        ]

    def keys(self) -> Sequence[tuple[str, str]]:
        return [
            ("1 – 7", self.tr("Lift a card, and lay it; choose an activity")),
            ("0", self.tr("Score no activity")),
            (self.tr("Backspace"), self.tr("Take the chosen card back")),
            ("V", self.tr("See the next player’s sheet")),
            ("M", self.tr("Show or hide which cards went round")),
        ]
