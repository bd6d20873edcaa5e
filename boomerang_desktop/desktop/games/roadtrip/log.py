"""What has happened on the road trip, line by line, and what a round has brought."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from boomerang_desktop.desktop.games.roadtrip.names import RoadtripNames, site_name
from boomerang_desktop.desktop.scene.words import LogLine, Words
from boomerang_desktop.games.core import Event
from boomerang_desktop.games.roadtrip import events as happened
from boomerang_desktop.games.roadtrip.sheet import CATEGORIES
from boomerang_desktop.games.roadtrip.state import CATCH, RoadTrip


class RoadtripLog(QObject):
    """The words say whose deed it is."""

    def __init__(self, words: Words[RoadTrip], names: RoadtripNames) -> None:
        super().__init__(words)
        self._words, self._names = words, names

    def _by(self, seat: int, you: str, other: str) -> str:
        return self._words.by(seat, you, other)

    def lines(self, events: Sequence[Event]) -> list[LogLine]:
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
                text = self._by(
                    event.seat,
                    self.tr("You reveal your Throw: {site}"),
                    self.tr("{name} reveals the Throw: {site}"),
                )
                return LogLine(event.seat, text.format(site=self._names.site(event.card)))
            case happened.ActivityScored():
                return LogLine(event.seat, self._activity(event))
            case happened.RegionCompleted():
                return LogLine(event.seat, self._region(event))
            case happened.CoastsConnected():
                return LogLine(event.seat, self._connected(event))
            case happened.Scored() if event.points:
                return LogLine(event.seat, self._scored(event))
            case happened.RoundEnded():
                text = self.tr("Round {number} is over.").format(number=event.round + 1)
                return LogLine(None, text)
            case happened.HandsDealt():
                text = self.tr("Round {number} begins: seven new cards for everyone.")
                return LogLine(None, text.format(number=event.round + 1), opens=True)
        return None

    def _laid(self, event: happened.Laid) -> str:
        seat = event.seat
        if event.card is None:
            return self._by(
                seat,
                self.tr("You lay your Throw face down"),
                self.tr("{name} lays a Throw face down"),
            )
        if event.position == CATCH:
            text = self._by(seat, self.tr("You catch {site}"), self.tr("{name} catches {site}"))
        else:
            text = self._by(seat, self.tr("You lay {site}"), self.tr("{name} lays {site}"))
        return text.format(site=self._names.site(event.card))

    def _connected(self, event: happened.CoastsConnected) -> str:
        return self._by(
            event.seat,
            self.tr("You connect the coasts from {start} to {end}"),
            self.tr("{name} connects the coasts from {start} to {end}"),
        ).format(start=site_name(event.route[0]), end=site_name(event.route[-1]))

    def _activity(self, event: happened.ActivityScored) -> str:
        if event.activity is None:
            return self._by(
                event.seat,
                self.tr("You score no activity"),
                self.tr("{name} scores no activity"),
            )
        return self._by(
            event.seat,
            self.tr("You score this activity: {activity}"),
            self.tr("{name} scores this activity: {activity}"),
        ).format(activity=self._names.symbol(event.activity))

    def _region(self, event: happened.RegionCompleted) -> str:
        if event.bonus:
            text = self._by(
                event.seat,
                self.tr("You complete the region {region}"),
                self.tr("{name} completes the region {region}"),
            )
        else:
            text = self._by(
                event.seat,
                self.tr("You complete the region {region}, too late for the bonus"),
                self.tr("{name} completes the region {region}, too late for the bonus"),
            )
        return text.format(region=self._names.region(event.region))

    def _scored(self, event: happened.Scored) -> str:
        return self._by(
            event.seat,
            self.tr("You write {points} for {category}"),
            self.tr("{name} writes {points} for {category}"),
        ).format(points=event.points, category=self._names.category(event.category))

    # --- a round

    def gained(self, view: RoadTrip, seat: int, round: int) -> str:
        """What a seat scored in a round, by category, without zeros."""
        written = zip(CATEGORIES, view.sheets[seat].written[round], strict=True)
        parts = [
            self.tr("{category} {points}").format(
                category=self._names.category(category), points=points
            )
            for category, points in written
            if points
        ]
        # each of them stays on its line
        return "\N{NO-BREAK SPACE}· ".join(
            part.replace(" ", "\N{NO-BREAK SPACE}") for part in parts
        )

    def points(self, view: RoadTrip, seat: int, round: int) -> str:
        """How much that was."""
        points = sum(view.sheets[seat].written[round])
        text = self._by(
            seat,
            self.tr("You score %n point(s) in round {number}.", "", points),
            self.tr("{name} scores %n point(s) in round {number}.", "", points),
        )
        return text.format(number=round + 1)

    def summed_up(self, view: RoadTrip, seat: int, round: int) -> str:
        """Both, to be read where the hand was."""
        return f"{self.points(view, seat, round)} {self.gained(view, seat, round)}".strip()
