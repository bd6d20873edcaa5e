"""What a game says: every sentence of a game comes from one object, fed with views and events.

Words know no scene. The log, the result, hints, the status line and screen readers all ask here,
and anything that shows a match without a table can too.
"""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Generic, TypeVar

import attrs
from PySide6.QtCore import QCoreApplication, QLocale, QObject

from boomerang_desktop.bots.core import Cause, Reason
from boomerang_desktop.desktop.scene.gestures import Key, Path
from boomerang_desktop.desktop.scene.setup import MatchSetup
from boomerang_desktop.games.core import Event, Move, Refusal, Result, State

S = TypeVar("S", bound=State)

OFTEN = 0.25
"""What comes about in so many more of all cases is told by counting them."""
FEWEST_FACTS = 2
"""How many facts are told of each player at the end, at least."""


@attrs.frozen
class LogLine:
    """A line of the log: what happened, and the seat that did it, if any."""

    seat: int | None
    text: str
    opens: bool = False
    """Does a new round begin here?"""


@attrs.frozen
class ResultLine:
    """A line of the final table: what it counts, by name and in words, and what each seat got."""

    key: str
    heading: str
    cells: Sequence[str]
    best: frozenset[int] = frozenset()
    """The seats that got most by it."""


@attrs.frozen
class About:
    """What a thing on the table is and means, in one or two sentences, and the paragraph to read
    on."""

    text: str
    rule: str = ""


@attrs.frozen
class InHand:
    """A move in the making."""

    path: Path = ()
    """What is lifted, and the places it has been carried to."""
    target: Key | None = None
    """Where it would land now."""
    onward: frozenset[Key] = frozenset()
    """Where it may go."""
    complete: bool = False
    """May it end where it is?"""
    moves: frozenset[Move] = frozenset()
    """All moves offered, also before anything is lifted; none if no player is asked."""


class NumberTexts(QObject):
    """Numbers within sentences."""

    def points(self, value: float) -> str:
        """A number of points; the sentence says whether they are won or lost."""
        size = float(abs(round(value, 1)))
        whole = size == int(size)
        number = QLocale().toString(size, "f", 0 if whole else 1)
        # only French has a singular for 1.5, and its singular also goes with 0
        form = int(size) if whole or size > 2 else 0
        return self.tr("{size} point(s)", "", form).format(size=number)

    def amount(self, value: float) -> str:
        """A number, as exact as one can picture it."""
        size = float(round(value, 1))
        return QLocale().toString(size, "f", 0 if size == int(size) or size >= 10 else 1)

    def instead(self, what: str, here: str, there: str) -> str:
        text = self.tr("{what}: on average {here} instead of {there}")
        return text.format(what=what, here=here, there=there)

    def worth(self, what: str, points: float, more: bool) -> str:
        text = (
            self.tr("{what}: worth about {much} more, counting what is to come")
            if more
            else self.tr("{what}: worth about {much} less, counting what is to come")
        )
        return text.format(what=what, much=self.points(points))

    def percent(self, share: float) -> str:
        if share > 0.99:
            return self.tr("over 99%")
        if share < 0.01:
            return self.tr("under 1%")
        return self.tr("about {number}%").format(number=round(100 * share))

    def chance(self, share: float) -> str:
        return self.tr("Chance to win: {percent}").format(percent=self.percent(share))


def leaders(figures: Sequence[int]) -> frozenset[int]:
    """The seats with the largest figure; none if all have the same, or none has any."""
    most = max(figures)
    best = frozenset(seat for seat, figure in enumerate(figures) if figure == most)
    return best if most and len(best) < len(figures) else frozenset()


class Words(QObject, Generic[S]):
    """Never cache its strings: the language can change at runtime. Views hold what the reader may
    see."""

    unsized: ClassVar[frozenset[str]] = frozenset()
    """The terms of reasons that are given without an amount."""

    def __init__(self, setup: MatchSetup, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setup = setup
        self.figures = NumberTexts(self)

    def name(self, seat: int) -> str:
        return self.setup.name(seat)

    def by(self, seat: int, you: str, other: str, **parts: object) -> str:
        """What a seat does or has, said to the only person at the screen if it is theirs, else
        with its {name}: "You place a piece", "{name} places a piece"."""
        text = self.setup.by(seat, you, other)
        return text.format(**parts) if parts else text

    # --- while it is played

    def title(self, view: S) -> str:
        """Where the game stands: "round 3"."""
        return ""

    def status(self, view: S, seat: int | None, in_hand: InHand) -> str:
        """One sentence: whose turn it is and what is expected. `seat` decides, if it decides alone;
        `in_hand` is empty unless its player is asked at this screen."""
        raise NotImplementedError

    def opening(self, view: S) -> Sequence[LogLine]:
        """What the log says before anything has happened, e.g. who begins and why."""
        return ()

    def foreseen(self, view: S, moves: Sequence[tuple[int, Move]]) -> list[str]:
        """What the log would say of the last of these moves, each with its seat."""
        before = after = view
        for seat, move in moves:
            before, after = after, after.play(seat, move)
        seat, move = moves[-1]
        events = self.setup.game.events(before, seat, move, after)
        return [line.text for line in self.lines(before, events, after)]

    def lines(self, before: S, events: Sequence[Event], after: S) -> Sequence[LogLine]:
        """What the log says of one decision. The views are an onlooker's."""
        raise NotImplementedError

    def advice(self, view: S, move: Move) -> str:
        """A move as advice to the player who decides."""
        raise NotImplementedError

    def reason(self, reason: Reason) -> str:
        """Why a move is good, in one sentence; nothing if it is worth nothing."""
        if reason.term not in self.unsized and not round(reason.value, 1):
            return ""
        return self.reason_text(reason)

    def reason_text(self, reason: Reason) -> str:
        """The sentence for a term of this game's bots; KeyError for any other."""
        raise KeyError(reason.term)

    def cause(self, cause: Cause, seat: int) -> str:
        """What comes out otherwise with the move that this speaks for, said to the seat that
        decided: how often it comes about, or how much there is of it on average, or else what it is
        worth; nothing if that is a trifle."""
        own = cause.seat == seat
        parts: dict[str, object] = {"name": self.name(cause.seat), "worlds": cause.worlds}
        what = self._measured(cause, own)
        if own == (cause.here > cause.there):
            oftener = cause.here_in - cause.there_in
            often = (oftener > 0) == own and abs(oftener) >= OFTEN * cause.worlds
            if often and (text := self._counted(cause, own)):
                return text.format(here=cause.here_in, there=cause.there_in, **parts)
            here, there = (self.figures.amount(each) for each in (cause.here, cause.there))
            if what and here != there:
                return self.figures.instead(what.format(**parts), here, there)
        if not what or not round(abs(cause.worth), 1):
            return ""
        return self.figures.worth(what.format(**parts), cause.worth, more=own)

    def _measured(self, cause: Cause, own: bool) -> str:
        """What it is that there is more or less of, perhaps with the {name} of another; nothing
        where only cases are counted. KeyError for a term that is not of this game."""
        raise KeyError(cause.term)

    def _counted(self, cause: Cause, own: bool) -> str:
        """A sentence with {here}, {there} and {worlds}; nothing where counting cases makes no
        sense."""
        return ""

    def refusal(self, refusal: Refusal) -> str:
        """What is missing. The rules word it in English, and a game lists it for translators
        (QT_TRANSLATE_NOOP); what is not listed is already in the reader's language."""
        return QCoreApplication.translate(type(self).__name__, refusal.text)

    def given_up(self, view: S, path: Path) -> str:
        """What is said of a chain given up half way; empty for the sentence all games share."""
        return ""

    def choice(self, view: S, move: Move) -> str:
        """The name of what is chosen; empty if a move is not a choice of one thing."""
        return ""

    def stated(self, facts: Mapping[str, int | str]) -> str:
        """What a puzzle tells that the table does not show."""
        return ""

    def match_given_up(self, seat: int) -> str:
        """How a match ended that was not played to its end."""
        return self.by(seat, self.tr("You have given up"), self.tr("{name} has given up"))

    # --- points

    def standings(self, view: S) -> Sequence[Sequence[tuple[str, int]]]:
        """Each seat's live score by category; empty if nothing is scored yet."""
        return [[] for _ in self.setup.seats]

    def explain(self, view: S, result: Result) -> Sequence[ResultLine]:
        """The lines of the final table."""
        raise NotImplementedError

    def ending(self, view: S, result: Result) -> str:
        """One sentence on how it ended and, after a tie, what decided."""
        raise NotImplementedError

    def facts(self, story: Sequence[Sequence[Event]], view: S) -> Sequence[Sequence[str]]:
        """Two or three true facts about each player's match, the most remarkable first, from all
        events and the last position. They stand under the player's name."""
        return [[] for _ in self.setup.seats]

    def remarkable(self, kinds: Sequence[Sequence[tuple[int, str, str]]]) -> list[list[str]]:
        """Pick the facts to tell. Each kind has, for each seat, a figure, the sentence for the
        largest, and the sentence otherwise."""
        told: list[list[str]] = [[] for _ in self.setup.seats]
        for wanted in (True, False):
            for kind in kinds:
                best = leaders([figure for figure, _, _ in kind])
                for seat, (figure, most, plain) in enumerate(kind):
                    if figure and (seat in best) == wanted:
                        told[seat].append(most if wanted else plain)
        # nothing at all is a fact too, if there is hardly another
        for kind in kinds:
            for seat, (figure, _, plain) in enumerate(kind):
                if not figure and len(told[seat]) < FEWEST_FACTS:
                    told[seat].append(plain)
        return told

    # --- what lies on the table

    def thing(self, view: S, viewer: int, key: Key) -> tuple[str, str]:
        """What a screen reader says of a thing: its name, and more about it."""
        return "", ""

    def about(self, view: S, viewer: int, key: Key) -> About | None:
        """What a newcomer is told about the thing they point at; None if it speaks for itself."""
        label, more = self.thing(view, viewer, key)
        return About(" · ".join(filter(None, (label, more)))) if label else None

    def aids(self) -> Sequence[tuple[str, str]]:
        """The aids that can be switched at the table: name and what each shows."""
        return ()

    def keys(self) -> Sequence[tuple[str, str]]:
        """The keys of this game alone and what they do, for the key sheet."""
        return ()
