"""What the log of hunt and lascaux tells."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from boomerang_desktop.desktop.games.circle.names import CircleNames
from boomerang_desktop.desktop.scene.words import LogLine
from boomerang_desktop.games.circle import scoring
from boomerang_desktop.games.circle.events import (
    Captured,
    Drawn,
    GameEnded,
    Stopped,
    Thrown,
    TokenLaid,
)
from boomerang_desktop.games.circle.state import CircleState
from boomerang_desktop.games.core import Event


class CircleStory(QObject):
    """Each line follows from one decision alone, so that a rebuilt log says the same."""

    def __init__(self, names: CircleNames, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names

    def opening(self, first: int) -> LogLine:
        names = self._names
        if names.hunt:
            text = names.by(
                first,
                self.tr(
                    "You begin. In the rulebook it is whoever lives nearest to the Aboriginal "
                    "lands; here it is chosen before the match, or left to chance. · H3"
                ),
                self.tr(
                    "{name} begins. In the rulebook it is whoever lives nearest to the Aboriginal "
                    "lands; here it is chosen before the match, or left to chance. · H3"
                ),
            )
        else:
            text = names.by(
                first,
                self.tr(
                    "You begin. In the rulebook it is the youngest; here it is chosen before the "
                    "match, or left to chance. · L2"
                ),
                self.tr(
                    "{name} begins. In the rulebook it is the youngest; here it is chosen before "
                    "the match, or left to chance. · L2"
                ),
            )
        return LogLine(first, text)

    def line(self, before: CircleState, event: Event, after: CircleState) -> LogLine | None:
        match event:
            case TokenLaid(seat):
                return LogLine(seat, self._chosen(seat))
            case Thrown(seat):
                return LogLine(seat, self._thrown(seat))
            case Stopped(seat, taken):
                return LogLine(seat, self.stopped(seat, taken))
            case Captured(seat):
                return LogLine(seat, self.captured(event))
            case GameEnded() if len(after.series.decks) > 1:
                return LogLine(None, self._game_ended(event, after))
            case Drawn(first, cards):
                if after.game == before.game:
                    return LogLine(first, self._next_round(first, len(cards)), opens=True)
                return LogLine(first, self._next_game(first, after), opens=True)
        return None

    def _chosen(self, seat: int) -> str:
        by = self._names.by
        if self._names.hunt:
            return by(
                seat, self.tr("You have chosen a token"), self.tr("{name} has chosen a token")
            )
        return by(seat, self.tr("You have chosen a marker"), self.tr("{name} has chosen a marker"))

    def _thrown(self, seat: int) -> str:
        by = self._names.by
        if self._names.hunt:
            return by(seat, self.tr("You throw a boomerang"), self.tr("{name} throws a boomerang"))
        return by(
            seat,
            self.tr("You put a stone into the ring"),
            self.tr("{name} puts a stone into the ring"),
        )

    def stopped(self, seat: int, taken: int) -> str:
        by, hunt = self._names.by, self._names.hunt
        if not taken and hunt:
            return by(
                seat,
                self.tr("You stop; the ring is empty"),
                self.tr("{name} stops; the ring is empty"),
            )
        if not taken:
            return by(
                seat,
                self.tr("You pass; the ring is empty"),
                self.tr("{name} passes; the ring is empty"),
            )
        if hunt:
            return by(
                seat,
                self.tr("You stop and take %n boomerang(s)", "", taken),
                self.tr("{name} stops and takes %n boomerang(s)", "", taken),
            )
        return by(
            seat,
            self.tr("You pass and take %n stone(s)", "", taken),
            self.tr("{name} passes and takes %n stone(s)", "", taken),
        )

    def captured(self, event: Captured) -> str:
        names = self._names
        text = (
            names.by(
                event.seat,
                self.tr("You reveal {suit} and capture {cards}"),
                self.tr("{name} reveals {suit} and captures {cards}"),
            )
            if event.cards
            else names.by(
                event.seat,
                self.tr("You reveal {suit} and capture nothing"),
                self.tr("{name} reveals {suit} and captures nothing"),
            )
        )
        cards = names.cards([names.deck.cards[number] for number in event.cards])
        return text.format(suit=names.suit(event.suit), cards=cards)

    def _game_ended(self, event: GameEnded, after: CircleState) -> str:
        number = event.game + 1
        points = self._scores([sum(row.values()) for row in event.points])
        if number == 1:
            text = self.tr("Game {number} is over: {points}")
            return text.format(number=number, points=points)
        games = [scoring.points(self._names.deck, *ending) for ending in after.endings[:number]]
        totals = [sum(sum(row.values()) for row in rows) for rows in zip(*games, strict=True)]
        text = self.tr("Game {number} is over: {points}. All games so far: {totals}")
        return text.format(number=number, points=points, totals=self._scores(totals))

    def _scores(self, points: Sequence[int]) -> str:
        return ", ".join(f"{self._names.addressed(n)} {scored}" for n, scored in enumerate(points))

    def _next_round(self, first: int, cards: int) -> str:
        by = self._names.by
        if self._names.hunt:
            return by(
                first,
                self.tr("You stayed in longest and begin; %n new card(s) · H6", "", cards),
                self.tr("{name} stayed in longest and begins; %n new card(s) · H6", "", cards),
            )
        return by(
            first,
            self.tr("You passed first and begin; %n new card(s) · L4", "", cards),
            self.tr("{name} passed first and begins; %n new card(s) · L4", "", cards),
        )

    def _next_game(self, first: int, after: CircleState) -> str:
        """Openers recur in a series longer than there are seats."""
        by = self._names.by
        anticlockwise = after.series.direction(after.game) < 0
        if after.game >= after.series.seats:
            if anticlockwise:
                return by(
                    first,
                    self.tr("You begin the next game again, and it goes anticlockwise · L7"),
                    self.tr("{name} begins the next game again, and it goes anticlockwise · L7"),
                )
            return by(
                first,
                self.tr("You begin the next game again, and it goes clockwise · L7"),
                self.tr("{name} begins the next game again, and it goes clockwise · L7"),
            )
        if anticlockwise:
            return by(
                first,
                self.tr("You begin the next game, and it goes anticlockwise · L7"),
                self.tr("{name} begins the next game, and it goes anticlockwise · L7"),
            )
        return by(
            first,
            self.tr("You begin the next game, and it goes clockwise · L7"),
            self.tr("{name} begins the next game, and it goes clockwise · L7"),
        )
