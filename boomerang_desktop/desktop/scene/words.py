"""What a game says: every sentence of one game comes from one object, fed with views and events.

Words know no scene. The log, the result, hints, the status line and screen readers all ask here,
and so can whatever shows a match without a table.
"""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Generic, TypeVar

import attrs
from PySide6.QtCore import QCoreApplication, QLocale, QObject

from boomerang_desktop.bots.core import Reason
from boomerang_desktop.desktop.scene.gestures import Key, Path
from boomerang_desktop.desktop.scene.setup import MatchSetup
from boomerang_desktop.games.core import Event, Move, Refusal, Result, State

S = TypeVar("S", bound=State)

FEWEST_FACTS = 2
"""How many things are told of each player at the end."""


@attrs.frozen
class LogLine:
    """A line of the log: what happened, by whom if by anybody."""

    seat: int | None
    text: str
    opens: bool = False
    """Whether a new round begins here."""


@attrs.frozen
class ResultLine:
    """A line of the final table: what it counts, by name and in words, and what each seat got."""

    key: str
    heading: str
    cells: Sequence[str]
    best: frozenset[int] = frozenset()
    """The seats that got most by it: whose majority it is."""


@attrs.frozen
class About:
    """What a thing on the table is and what it means, in one or two sentences, and the paragraph
    to read more in."""

    text: str
    rule: str = ""


@attrs.frozen
class InHand:
    """What somebody is about to do, as far as it has gone."""

    path: Path = ()
    """What is lifted, and the places that it has been carried to."""
    target: Key | None = None
    """Where it would be put down now."""
    onward: frozenset[Key] = frozenset()
    """Where it may go."""
    complete: bool = False
    """Whether it may end where it is."""
    moves: frozenset[Move] = frozenset()
    """All that is offered to them, also before anything is lifted; nothing if nobody is asked."""


class NumberTexts(QObject):
    """NumberTexts within sentences."""

    def points(self, value: float) -> str:
        """A number of points, whatever they count for: the sentence says whether they are won or
        lost."""
        size = float(abs(round(value, 1)))
        whole = size == int(size)
        number = QLocale().toString(size, "f", 0 if whole else 1)
        # only French has a singular for 1.5, and its singular also goes with 0
        form = int(size) if whole or size > 2 else 0
        return self.tr("{size} point(s)", "", form).format(size=number)

    def percent(self, share: float) -> str:
        if share > 0.99:
            return self.tr("over 99%")
        if share < 0.01:
            return self.tr("under 1%")
        return self.tr("about {number}%").format(number=round(100 * share))

    def chance(self, share: float) -> str:
        return self.tr("Chance to win: {percent}").format(percent=self.percent(share))


def leaders(figures: Sequence[int]) -> frozenset[int]:
    """The seats with the largest figure; nobody where nobody has any, or all have the same."""
    most = max(figures)
    best = frozenset(seat for seat, figure in enumerate(figures) if figure == most)
    return best if most and len(best) < len(figures) else frozenset()


class Words(QObject, Generic[S]):
    """Asked anew for every text: the language may change while the program runs. Views are what
    the one who reads may see."""

    unsized: ClassVar[frozenset[str]] = frozenset()
    """The terms of reasons that are said without how much they are."""

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
        """Where in the game we are: "round 3"."""
        return ""

    def status(self, view: S, seat: int | None, in_hand: InHand) -> str:
        """One sentence: whose turn it is and what is expected. `seat` decides, if one alone;
        `in_hand` is empty unless that seat's player is asked at this screen."""
        raise NotImplementedError

    def opening(self, view: S) -> Sequence[LogLine]:
        """What the log says before anything has happened, e.g. who begins and why."""
        return ()

    def foreseen(self, view: S, moves: Sequence[tuple[int, Move]]) -> list[str]:
        """What the log would say of the last of some moves that may come, each with its seat."""
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
        """A move of whoever decides as a piece of advice."""
        raise NotImplementedError

    def reason(self, reason: Reason) -> str:
        """Why a move is good, in one sentence; nothing if it comes to nothing."""
        if reason.term not in self.unsized and not round(reason.value, 1):
            return ""
        return self.reason_text(reason)

    def reason_text(self, reason: Reason) -> str:
        """The sentence of a term that this game's bots use; KeyError for any other."""
        raise KeyError(reason.term)

    def refusal(self, refusal: Refusal) -> str:
        """What is missing; its paragraph stands in the refusal. The rules word it in English, and
        the words of a game list it for the translators (QT_TRANSLATE_NOOP); what is not listed is
        in the reader's language already."""
        return QCoreApplication.translate(type(self).__name__, refusal.text)

    def given_up(self, view: S, path: Path) -> str:
        """What is said when somebody lets go of what had gone so far; nothing: what is said of a
        chain in every game."""
        return ""

    def choice(self, view: S, move: Move) -> str:
        """The name of what is chosen; nothing where a move is no choice of one thing."""
        return ""

    def stated(self, facts: Mapping[str, int | str]) -> str:
        """What a puzzle tells that the table does not show."""
        return ""

    def match_given_up(self, seat: int) -> str:
        """How a match ended that was not played to its end."""
        return self.by(seat, self.tr("You have given up"), self.tr("{name} has given up"))

    # --- points

    def standings(self, view: S) -> Sequence[Sequence[tuple[str, int]]]:
        """For each seat its live score by category; empty where nothing is scored yet."""
        return [[] for _ in self.setup.seats]

    def explain(self, view: S, result: Result) -> Sequence[ResultLine]:
        """The lines of the final table."""
        raise NotImplementedError

    def ending(self, view: S, result: Result) -> str:
        """One sentence on how it ended and, after a tie, what decided."""
        raise NotImplementedError

    def facts(self, story: Sequence[Sequence[Event]], view: S) -> Sequence[Sequence[str]]:
        """For each seat two or three true things about its match, the most remarkable first: from
        the events of every decision, and the last position. They stand under the player's name."""
        return [[] for _ in self.setup.seats]

    def remarkable(self, kinds: Sequence[Sequence[tuple[int, str, str]]]) -> list[list[str]]:
        """Picks the facts to tell from several kinds of them. Each kind has a figure for each seat,
        the sentence if nobody has more, and the sentence otherwise."""
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
        """What a screen reader says of the thing of that name: what it is, and more about it."""
        return "", ""

    def about(self, view: S, viewer: int, key: Key) -> About | None:
        """What somebody who points at a thing is told, who may never have seen it before; None if
        it speaks for itself."""
        label, more = self.thing(view, viewer, key)
        return About(" · ".join(filter(None, (label, more)))) if label else None

    def aids(self) -> Sequence[tuple[str, str]]:
        """What can be switched on and off at the table: its name and what it shows."""
        return ()

    def keys(self) -> Sequence[tuple[str, str]]:
        """The keys of this game alone and what they do, for the key sheet."""
        return ()
