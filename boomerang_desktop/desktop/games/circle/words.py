"""What hunt and lascaux say."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP, QObject

from boomerang_desktop.bots.core import Cause, Reason
from boomerang_desktop.desktop.games.circle.about import CircleAbout
from boomerang_desktop.desktop.games.circle.labels import CircleLabels, shown
from boomerang_desktop.desktop.games.circle.names import CircleNames
from boomerang_desktop.desktop.games.circle.story import CircleStory
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
from boomerang_desktop.games.circle import facts, scoring
from boomerang_desktop.games.circle.events import Captured, Stopped
from boomerang_desktop.games.circle.moves import Choose, Throw
from boomerang_desktop.games.circle.state import NOBODY, CircleState
from boomerang_desktop.games.core import Event, Move, Result

REFUSALS = (
    QT_TRANSLATE_NOOP("CircleWords", "the game is over"),
    QT_TRANSLATE_NOOP("CircleWords", "the choice is made before the bidding, once a round"),
    QT_TRANSLATE_NOOP("CircleWords", "choose what a face-up card shows"),
    QT_TRANSLATE_NOOP("CircleWords", "everybody must choose first"),
    QT_TRANSLATE_NOOP("CircleWords", "wait for your turn"),
    QT_TRANSLATE_NOOP("CircleWords", "your reserve is empty: you can bid no more"),
)
"""What the rules say to illegal moves, for the translators."""


class CircleWords(Words[CircleState]):
    unsized = frozenset({"early", "drained"})

    def __init__(self, setup: MatchSetup, parent: QObject | None = None) -> None:
        super().__init__(setup, parent)
        self.names = CircleNames(setup, self)
        self.labels = CircleLabels(self.names, self)
        self._about = CircleAbout(self.names, self.labels, self)
        self._story = CircleStory(self.names, self)
        self._hunt = self.names.hunt

    # --- the status sentence and the title

    def title(self, view: CircleState) -> str:
        games = len(view.series.decks)
        if games == 1:
            return self.tr("round {round}").format(round=view.round)
        text = (
            self.tr("game {number} of {games}, round {round}, anticlockwise")
            if view.series.direction(view.game) < 0
            else self.tr("game {number} of {games}, round {round}")
        )
        return text.format(number=view.game + 1, games=games, round=view.round)

    def status(self, view: CircleState, seat: int | None, in_hand: InHand) -> str:
        if in_hand.path:
            return self._holding(view, in_hand.path[0])
        if view.turn == NOBODY:
            return self.tr("The game is over")
        if view.choosing:
            return self._choosing(view, seat)
        return self._bidding(view)

    def _choosing(self, view: CircleState, seat: int | None) -> str:
        begins = self.labels.begins(view.first)
        is_last = not view.cards_left and not view.series.variant.plays_left_overs
        last = [self.tr("Last round")] if is_last else []
        if seat is None:
            text = (
                self.tr("Still to choose a token: {names}")
                if self._hunt
                else self.tr("Still to choose a marker: {names}")
            )
            return " · ".join((*last, text.format(names=self.names.players(view.to_act)), begins))
        text = (
            self.by(
                seat,
                self.tr("Choose a territory in secret"),
                self.tr("{name} chooses a territory in secret"),
            )
            if self._hunt
            else self.by(
                seat,
                self.tr("Choose a colour in secret"),
                self.tr("{name} chooses a colour in secret"),
            )
        )
        return " · ".join((*last, text, begins))

    def _bidding(self, view: CircleState) -> str:
        seat, ring = view.turn, view.ring
        if not view.reserves[seat]:
            return self._must_stop(seat, ring)
        if not ring:
            return (
                self.by(
                    seat,
                    self.tr("Your turn: throw a boomerang or stop"),
                    self.tr("{name} throws a boomerang or stops"),
                )
                if self._hunt
                else self.by(
                    seat,
                    self.tr("Your turn: bid a stone or pass"),
                    self.tr("{name} bids a stone or passes"),
                )
            )
        return (
            self.by(
                seat,
                self.tr("Your turn: throw, or stop and take %n boomerang(s)", "", ring),
                self.tr("{name} throws, or stops and takes %n boomerang(s)", "", ring),
            )
            if self._hunt
            else self.by(
                seat,
                self.tr("Your turn: bid, or pass and take %n stone(s)", "", ring),
                self.tr("{name} bids, or passes and takes %n stone(s)", "", ring),
            )
        )

    def _must_stop(self, seat: int, ring: int) -> str:
        if not ring:
            return (
                self.by(
                    seat,
                    self.tr("You must stop: your reserve and the ring are empty"),
                    self.tr("{name} must stop: reserve and ring are empty"),
                )
                if self._hunt
                else self.by(
                    seat,
                    self.tr("You must pass: your reserve and the ring are empty"),
                    self.tr("{name} must pass: reserve and ring are empty"),
                )
            )
        return (
            self.by(
                seat,
                self.tr("You must stop and take %n boomerang(s)", "", ring),
                self.tr("{name} must stop and take %n boomerang(s)", "", ring),
            )
            if self._hunt
            else self.by(
                seat,
                self.tr("You must pass and take %n stone(s)", "", ring),
                self.tr("{name} must pass and take %n stone(s)", "", ring),
            )
        )

    def _holding(self, view: CircleState, key: Key) -> str:
        """With something in the hand: where it may go."""
        match key:
            case ("token", str(suit)):
                cards = shown(view, suit)
                return (
                    self.tr("Lay the token before you; it captures up to %n card(s)", "", cards)
                    if self._hunt
                    else self.tr(
                        "Lay the marker before you; it captures up to %n card(s)", "", cards
                    )
                )
            case ("chosen", _):
                return (
                    self.tr("Lay the token on the pile to stop")
                    if self._hunt
                    else self.tr("Lay the marker on the pile to pass")
                )
            case ("heap",):
                return (
                    self.tr("Take what lies in the ring to your reserve to stop")
                    if self._hunt
                    else self.tr("Take what lies in the ring to your reserve to pass")
                )
        return (
            self.tr("Throw the boomerang into the ring")
            if self._hunt
            else self.tr("Put the stone into the ring")
        )

    def reveals(self, seat: int) -> str:
        """C8: a seat's choice is about to be seen."""
        return (
            self.by(seat, self.tr("You reveal your token"), self.tr("{name} reveals their token"))
            if self._hunt
            else self.by(
                seat, self.tr("You reveal your marker"), self.tr("{name} reveals their marker")
            )
        )

    def stops(self, event: Stopped) -> str:
        return self._story.stopped(event.seat, event.taken)

    def captures(self, event: Captured) -> str:
        return self._story.captured(event)

    def all_revealed(self) -> str:
        return self.tr("The round is over")

    # --- the log

    def opening(self, view: CircleState) -> Sequence[LogLine]:
        return [self._story.opening(view.first)]

    def lines(
        self, before: CircleState, events: Sequence[Event], after: CircleState
    ) -> Sequence[LogLine]:
        told = (self._story.line(before, event, after) for event in events)
        return [line for line in told if line]

    # --- hints

    def choice(self, view: CircleState, move: Move) -> str:
        return self.names.suit(move.suit) if isinstance(move, Choose) else ""

    def stated(self, facts: Mapping[str, int | str]) -> str:
        """The tokens of a last auction."""
        suits = str(facts.get("tokens", "")).split()
        return ", ".join(
            self.tr("{name} has {suit}").format(name=self.name(seat), suit=self.names.suit(suit))
            for seat, suit in enumerate(suits)
            if seat != self.setup.you
        )

    def advice(self, view: CircleState, move: Move) -> str:
        if isinstance(move, Choose):
            text = (
                self.tr("Choose this token: {suit}")
                if self._hunt
                else self.tr("Choose this marker: {suit}")
            )
            return text.format(suit=self.names.suit(move.suit))
        if isinstance(move, Throw):
            return (
                self.tr("Throw a boomerang into the ring")
                if self._hunt
                else self.tr("Bid a stone: put it into the ring")
            )
        if not view.ring:
            return (
                self.tr("Stop, although the ring is empty")
                if self._hunt
                else self.tr("Pass, although the ring is empty")
            )
        return (
            self.tr("Stop and take %n boomerang(s)", "", view.ring)
            if self._hunt
            else self.tr("Pass and take %n stone(s)", "", view.ring)
        )

    def reason_text(self, reason: Reason) -> str:
        gain = reason.value > 0
        match reason.term:
            case "cards" if gain:
                text = self.tr("The cards of this choice are worth about {much} to you")
            case "cards":
                text = self.tr("The cards of this choice would cost you about {much}")
            case "crowd":
                text = self.tr("Chance that somebody else made this choice too: {percent}")
                return text.format(percent=self.figures.percent(reason.value))
            case "rank" if gain:
                text = self.tr("Revealing ahead of one more player is worth about {much}")
            case "rank":
                text = self.tr("Revealing ahead of one more player would cost you about {much}")
            case "cost" if self._hunt:
                text = self.tr("The boomerang costs you about {much}")
            case "cost":
                text = self.tr("The stone costs you about {much}")
            case "early" if not reason.value:
                text = self.tr("There is nothing to take yet: the ring is empty")
            case "early":
                text = self.tr("It is too early to take what is in the ring: it is still growing")
            case "ring":
                text = self.tr("What lies in the ring is worth about {much}")
            case "drained":
                text = self.tr(
                    "Your reserve is nearly empty, and with nothing in it you can bid no more"
                )
            case _:
                raise KeyError(reason.term)
        return text.format(much=self.figures.points(reason.value))

    def _counted(self, cause: Cause, own: bool) -> str:
        if cause.term != "cards" or not own:
            return ""
        return self.tr("In {here} of {worlds} likely cases you get cards, otherwise in {there}")

    def _measured(self, cause: Cause, own: bool) -> str:
        kind = "stones" if cause.term == "reserve" and not self._hunt else cause.term
        return {
            ("cards", True): self.tr("Cards that you get"),
            ("cards", False): self.tr("Cards that {name} gets"),
            ("reserve", True): self.tr("Your boomerangs after the round"),
            ("reserve", False): self.tr("Boomerangs of {name} after the round"),
            ("stones", True): self.tr("Your stones after the round"),
            ("stones", False): self.tr("Stones of {name} after the round"),
        }[kind, own]

    # --- points

    def standings(self, view: CircleState) -> Sequence[Sequence[tuple[str, int]]]:
        deck, names = self.names.deck, self.names
        lines: list[list[tuple[str, int]]] = [[] for _ in self.setup.seats]
        for number, ending in enumerate(view.endings[: view.game], 1):
            for seat, row in enumerate(scoring.points(deck, *ending)):
                lines[seat].append((names.game(number), sum(row.values())))
        # what is hidden from one player is counted for none
        hidden = view.series.hidden_reserves and view.turn != NOBODY
        reserves = [0] * len(lines) if hidden else view.reserves
        for seat, row in enumerate(scoring.points(deck, view.collections, reserves)):
            lines[seat] += [(names.heading(name), points) for name, points in row.items()]
        return lines

    def explain(self, view: CircleState, result: Result) -> Sequence[ResultLine]:
        """A line for each game of a series, or for each category of points."""
        deck, names = self.names.deck, self.names
        if len(view.endings) > 1:
            games = [scoring.points(deck, *ending) for ending in view.endings]
            return [
                ResultLine(str(n), names.game(n), [str(total) for total in totals], leaders(totals))
                for n, rows in enumerate(games, 1)
                if (totals := [sum(row.values()) for row in rows])
            ]
        collections, reserves = view.endings[0]
        held = [scoring.counts(deck, collection) for collection in collections]
        lines = []
        for n, category in enumerate((*deck.species, "reserve")):
            counts = reserves if category == "reserve" else [row[n] for row in held]
            pairs = zip(result.breakdown, counts, strict=True)
            cells = [_gained(row[category], count) for row, count in pairs]
            best = leaders([row[category] for row in result.breakdown])
            lines.append(ResultLine(category, names.heading(category), cells, best))
        return lines

    def ending(self, view: CircleState, result: Result) -> str:
        games = len(view.series.decks)
        if games > 1:
            return self.tr("%n game(s) have been played; the totals decide (L7).", "", games)
        sentences = [
            self._hunt_ending(view.face_up.bit_count())
            if self._hunt
            else self.tr("Every card has been captured (L5)."),
            self.tr("In brackets: the cards, and what is in the reserve."),
        ]
        if result.tie_break is not None:
            sentences.append(
                self.tr("Equal points: more boomerangs decide (H7).")
                if self._hunt
                else self.tr("Equal points: more stones decide (L6).")
            )
        return " ".join(sentences)

    def facts(self, story: Sequence[Sequence[Event]], view: CircleState) -> Sequence[Sequence[str]]:
        found = facts.facts(len(self.setup.seats), story)
        return self.remarkable(
            [
                [(own.stayed, *self._stayed(own.stayed)) for own in found],
                [(own.taken, *self._taken(own.taken)) for own in found],
                [(own.at_once, *self._at_once(own.at_once)) for own in found],
            ]
        )

    def _stayed(self, rounds: int) -> tuple[str, str]:
        if not rounds:
            return "", self.tr("never the last one in")
        return (
            self.tr("stayed longest: last one in %n time(s)", "", rounds),
            self.tr("last one in %n time(s)", "", rounds),
        )

    def _taken(self, taken: int) -> tuple[str, str]:
        if not taken:
            return "", self.tr("took nothing from the ring")
        if self._hunt:
            return (
                self.tr("took most from the ring: %n boomerang(s)", "", taken),
                self.tr("took %n boomerang(s) from the ring", "", taken),
            )
        return (
            self.tr("took most from the ring: %n stone(s)", "", taken),
            self.tr("took %n stone(s) from the ring", "", taken),
        )

    def _at_once(self, cards: int) -> tuple[str, str]:
        if not cards:
            return "", self.tr("captured no card")
        return (
            self.tr("captured most at once: %n card(s)", "", cards),
            self.tr("captured up to %n card(s) at once", "", cards),
        )

    def _hunt_ending(self, left: int) -> str:
        if not left:
            return self.tr("The deck is empty (H5).")
        return self.tr(
            "The deck is empty; %n card(s) on the table score for nobody (H5).", "", left
        )

    # --- what lies on the table

    def thing(self, view: CircleState, viewer: int, key: Key) -> tuple[str, str]:
        return self.labels.thing(view, viewer, key)

    def about(self, view: CircleState, viewer: int, key: Key) -> About | None:
        return self._about.thing(view, viewer, key)

    def aids(self) -> Sequence[tuple[str, str]]:
        return [("majorities", self.tr("Majorities and scores"))]

    def keys(self) -> Sequence[tuple[str, str]]:
        choose, take, look = (
            (
                self.tr("Choose a token"),
                self.tr("Stop and take what is in the ring"),
                self.tr("Look at your own token again (or hold it down)"),
            )
            if self._hunt
            else (
                self.tr("Choose a marker"),
                self.tr("Pass and take what is in the ring"),
                self.tr("Look at your own marker again (or hold it down)"),
            )
        )
        return [
            (f"1 – {len(self.names.deck.suits)}", choose),
            ("T", self.tr("Throw a boomerang") if self._hunt else self.tr("Bid a stone")),
            ("S", take),
            ("L", look),
        ]


def _gained(points: int, count: int) -> str:
    """Points, and in brackets the cards or boomerangs they are for."""
    return f"{points} ({count})" if count else "–"
