"""What the road trip says: names, the status sentence, the log and the end."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from boomerang_desktop.desktop.games.roadtrip.style import site_name
from boomerang_desktop.desktop.scene.game import Told
from boomerang_desktop.games.core import Event, Result
from boomerang_desktop.games.roadtrip import events as happened
from boomerang_desktop.games.roadtrip.deals import ROUNDS
from boomerang_desktop.games.roadtrip.sheet import CATEGORIES
from boomerang_desktop.games.roadtrip.state import ACTIVITY, THROW, RoadTrip


class RoadtripTexts(QObject):
    def __init__(self, names: Sequence[str]) -> None:
        super().__init__()
        self._names = names

    # --- names

    def category(self, category: str) -> str:
        return {
            "throw_catch": self.tr("Throw and Catch"),
            "sites": self.tr("Sites"),
            "regions": self.tr("Regions"),
            "coasts": self.tr("Coast to coast"),
            "americana": self.tr("Americana"),
            "animals": self.tr("Animals"),
            "activities": self.tr("Activities"),
            "total": self.tr("Total"),
        }[category]

    def region(self, region: str) -> str:
        return {
            "pacific": self.tr("Pacific"),
            "mountains": self.tr("Mountains"),
            "southwest": self.tr("Southwest"),
            "plains": self.tr("Plains"),
            "lakes": self.tr("Great Lakes"),
            "south": self.tr("South"),
            "northeast": self.tr("Northeast"),
        }[region]

    def symbol(self, symbol: str) -> str:
        return {
            "mailbox": self.tr("mailbox"),
            "cap": self.tr("cap"),
            "jersey": self.tr("jersey"),
            "flag": self.tr("flag"),
            "trout": self.tr("trout"),
            "ox": self.tr("ox"),
            "grizzly": self.tr("grizzly"),
            "eagle": self.tr("eagle"),
            "bigfoot": self.tr("Bigfoot"),
            "photography": self.tr("photography"),
            "match": self.tr("match"),
            "hiking": self.tr("hiking"),
            "restaurant": self.tr("restaurant"),
        }[symbol]

    def card(self, letter: str, number: int, symbols: tuple[str, str], region: str) -> str:
        """A card in words."""
        return self.tr("{site}, {letter}, number {number}, {region}: {one} and {other}").format(
            site=site_name(letter),
            letter=letter,
            number=number,
            region=self.region(region),
            one=self.symbol(symbols[0]),
            other=self.symbol(symbols[1]),
        )

    # --- now

    def title(self, view: RoadTrip) -> str:
        return self.tr("round {number} of {all}").format(
            number=min(view.round + 1, ROUNDS), all=ROUNDS
        )

    def status(self, view: RoadTrip, seat: int | None, lifted: str | None) -> str:
        if not view.to_act:
            return self.tr("The trip is over.")
        if seat is None:
            return self._waiting(view)
        name = self._names[seat]
        if lifted is not None:
            site = site_name(lifted)
            if view.stage == THROW:
                return self.tr("{name} holds {site}: lay it on the Throw place").format(
                    name=name, site=site
                )
            return self.tr("{name} holds {site}: lay it in the row").format(name=name, site=site)
        if view.stage == THROW:
            return self.tr("{name} chooses a Throw, which stays face down").format(name=name)
        if view.stage < ACTIVITY - 1:
            return self.tr("{name} chooses a card to lay face up").format(name=name)
        if view.stage < ACTIVITY:
            return self.tr("{name} lays the last card: the Catch").format(name=name)
        return self.tr("{name} scores one activity on the sheet, or none").format(name=name)

    def belongs(self, stage: int) -> str:
        """Where a card is laid."""
        if stage == THROW:
            return self.tr("Lay the card on the Throw place")
        return self.tr("Lay the card in the row")

    def doubt(self, activity: str, points: int, best: str, most: int) -> str:
        """Before an activity is scored that scores little."""
        if not most:
            return self.tr("{activity} scores no points: press it again to score it").format(
                activity=self._opening(activity)
            )
        return self.tr(
            "{activity} scores {points}, {best} {most}: press it again to score it"
        ).format(activity=self._opening(activity), points=points, best=self.symbol(best), most=most)

    def doubt_none(self, best: str, most: int) -> str:
        """Before nothing is scored although it is the last time."""
        return self.tr(
            "{best} scores {most}, and this is the last round: press again to score none"
        ).format(best=self._opening(best), most=most)

    def _opening(self, activity: str) -> str:
        """At the beginning of a sentence."""
        word = self.symbol(activity)
        return word[:1].upper() + word[1:]

    def _waiting(self, view: RoadTrip) -> str:
        if len(view.to_act) > 1:
            return self.tr("%n player(s) are still choosing", "", len(view.to_act))
        return self.tr("{name} is still choosing").format(name=self._names[view.to_act[0]])

    def counting(self, round: int, category: str) -> str:
        return self.tr("Everyone scores round {number}: {category}").format(
            number=round + 1, category=self.category(category)
        )

    # --- hints

    def lay(self, letter: str, stage: int) -> str:
        text = (
            self.tr("Choose {site} as the Throw")
            if stage == THROW
            else self.tr("Lay {site} in the row")
        )
        return text.format(site=self._site(letter))

    def score(self, activity: str) -> str:
        if activity == "none":
            return self.tr("Score no activity this time")
        return self.tr("Score this activity: {activity}").format(activity=self.symbol(activity))

    # --- what happened

    def tell(self, event: Event) -> Told | None:
        match event:
            case happened.Laid():
                return Told(event.seat, self._laid(event))
            case happened.HandsPassed():
                left = self.tr("The hands pass to the left.")
                right = self.tr("The hands pass to the right.")
                return Told(None, left if event.direction == 1 else right)
            case happened.ThrowRevealed():
                text = self.tr("{name} reveals the Throw: {site}")
                return Told(event.seat, self._about(text, event.seat, event.card))
            case happened.ActivityScored():
                return Told(event.seat, self._activity(event))
            case happened.RegionCompleted():
                return Told(event.seat, self._region(event))
            case happened.CoastsConnected():
                text = self.tr("{name} connects the coasts from {start} to {end}").format(
                    name=self._names[event.seat],
                    start=site_name(event.route[0]),
                    end=site_name(event.route[-1]),
                )
                return Told(event.seat, text)
            case happened.Scored() if event.points:
                return Told(event.seat, self._scored(event))
            case happened.RoundEnded():
                text = self.tr("Round {number} is over.").format(number=event.round + 1)
                return Told(None, text)
            case happened.HandsDealt():
                text = self.tr("Round {number} begins: seven new cards for everyone.")
                return Told(None, text.format(number=event.round + 1))
        return None

    def _laid(self, event: happened.Laid) -> str:
        name = self._names[event.seat]
        if event.card is None:
            return self.tr("{name} lays a Throw face down").format(name=name)
        if event.position == ACTIVITY - 1:
            return self._about(self.tr("{name} catches {site}"), event.seat, event.card)
        return self._about(self.tr("{name} lays {site}"), event.seat, event.card)

    def _about(self, text: str, seat: int, letter: str) -> str:
        return text.format(name=self._names[seat], site=self._site(letter))

    def _site(self, letter: str) -> str:
        return self.tr("{site} ({letter})").format(site=site_name(letter), letter=letter)

    def _activity(self, event: happened.ActivityScored) -> str:
        name = self._names[event.seat]
        if event.activity is None:
            return self.tr("{name} scores no activity").format(name=name)
        activity = self.symbol(event.activity)
        return self.tr("{name} scores this activity: {activity}").format(
            name=name, activity=activity
        )

    def _region(self, event: happened.RegionCompleted) -> str:
        name, region = self._names[event.seat], self.region(event.region)
        if event.bonus:
            return self.tr("{name} completes the region {region}").format(name=name, region=region)
        return self.tr("{name} completes the region {region}, too late for the bonus").format(
            name=name, region=region
        )

    def _scored(self, event: happened.Scored) -> str:
        return self.tr("{name} writes {points} for {category}").format(
            name=self._names[event.seat],
            points=event.points,
            category=self.category(event.category),
        )

    # --- the end

    def explain(self, result: Result) -> list[tuple[str, list[str]]]:
        return [
            (self.category(category), [str(points[category]) for points in result.breakdown])
            for category in CATEGORIES
        ]

    def ending(self, result: Result) -> str:
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
        names = ", ".join(self._names[seat] for seat in result.winners)
        return text.format(names=names)
