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
    """Each line follows from one decision alone, so that the log says the same whenever it is built
    anew."""

    def __init__(self, names: CircleNames, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names

    def opening(self, first: int) -> LogLine:
        text = (
            self.tr(
                "{name} begins. By the rulebook it is whoever lives nearest to the Aboriginal "
                "lands, as the boomerang flies; at this table it was settled beforehand. · H3"
            )
            if self._names.hunt
            else self.tr(
                "{name} begins. By the rulebook it is the youngest; at this table it was settled "
                "beforehand. · L2"
            )
        )
        return self._line(first, text)

    def line(self, before: CircleState, event: Event, after: CircleState) -> LogLine | None:
        match event:
            case TokenLaid(seat):
                return self._line(seat, self._chosen())
            case Thrown(seat):
                return self._line(seat, self._thrown())
            case Stopped(seat, taken):
                return self._line(seat, self._stopped(taken))
            case Captured():
                return self._captured(event)
            case GameEnded() if len(after.series.decks) > 1:
                return LogLine(None, self._game_ended(event, after))
            case Drawn(first, cards):
                if after.game == before.game:
                    return self._line(first, self._next_round(len(cards)))
                return self._line(first, self._next_game(after))
        return None

    def _line(self, seat: int, text: str) -> LogLine:
        return LogLine(seat, text.format(name=self._names.player(seat)))

    def _chosen(self) -> str:
        return (
            self.tr("{name} has chosen a token")
            if self._names.hunt
            else self.tr("{name} has chosen a marker")
        )

    def _thrown(self) -> str:
        return (
            self.tr("{name} throws a boomerang")
            if self._names.hunt
            else self.tr("{name} puts a stone into the ring")
        )

    def _stopped(self, taken: int) -> str:
        if not taken:
            return (
                self.tr("{name} stops; the ring is empty")
                if self._names.hunt
                else self.tr("{name} passes; the ring is empty")
            )
        return (
            self.tr("{name} stops and takes %n boomerang(s)", "", taken)
            if self._names.hunt
            else self.tr("{name} passes and takes %n stone(s)", "", taken)
        )

    def _captured(self, event: Captured) -> LogLine:
        name, suit = self._names.player(event.seat), self._names.suit(event.suit)
        if not event.cards:
            text = self.tr("{name} reveals {suit} and takes nothing")
            return LogLine(event.seat, text.format(name=name, suit=suit))
        cards = self._names.cards([self._names.deck.cards[number] for number in event.cards])
        text = self.tr("{name} reveals {suit} and takes {cards}")
        return LogLine(event.seat, text.format(name=name, suit=suit, cards=cards))

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
        return ", ".join(f"{self._names.player(n)} {scored}" for n, scored in enumerate(points))

    def _next_round(self, cards: int) -> str:
        return (
            self.tr("{name} stayed in longest and begins; %n new card(s) · H6", "", cards)
            if self._names.hunt
            else self.tr("{name} passed first and begins; %n new card(s) · L4", "", cards)
        )

    def _next_game(self, after: CircleState) -> str:
        """Openers come round again in a series that is longer than there are seats."""
        anticlockwise = after.series.direction(after.game) < 0
        if after.game >= after.series.seats:
            return (
                self.tr("{name} begins the next game again, and it goes anticlockwise · L7")
                if anticlockwise
                else self.tr("{name} begins the next game again, and it goes clockwise · L7")
            )
        return (
            self.tr("{name} begins the next game, and it goes anticlockwise · L7")
            if anticlockwise
            else self.tr("{name} begins the next game, and it goes clockwise · L7")
        )
