"""What is found out about a match: the chances of everybody at every moment, what each decision was
worth, and how luck and choices add up to the result."""

from collections.abc import Iterable, Sequence
from enum import Enum
from functools import cached_property
from math import sqrt

import attrs

from boomerang_desktop.bots.core import Cause, Chances
from boomerang_desktop.bots.trial import Ruling
from boomerang_desktop.games.core import Move

SEED = 1
"""What is drawn in an analysis, unless somebody wants it otherwise: the same figures everywhere."""


class Verdict(Enum):
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"
    FORCED = "forced"
    COULD_NOT_KNOW = "could not know"
    """Good by what the seat could see, but what was best hung on what it could not."""

    @property
    def rank(self) -> int:
        """How bad: 0 for all that nobody is to blame for."""
        return _BAD.index(self) + 1 if self in _BAD else 0


_BAD = (Verdict.INACCURACY, Verdict.MISTAKE, Verdict.BLUNDER)
_FROM = (0.05, 0.1, 0.15)
"""What each of them loses, at the least. A move that is nearly as good as the best is good."""
CERTAIN = 2.0
"""So many standard errors a loss must be away from nothing before anybody is told of it."""

SURELY = 0.84
"""So many standard errors below what is told, a loss lies in one case of five."""


def verdict_on(loss: float, error: float) -> Verdict:
    """On a move that is so much worse than the best."""
    if loss <= CERTAIN * error:
        return Verdict.GOOD
    reached = [verdict for verdict, least in zip(_BAD, _FROM, strict=True) if loss >= least]
    return reached[-1] if reached else Verdict.GOOD


def ruling_on(ruling: Ruling) -> Verdict:
    """On a move that was tried: nobody is blamed where no reason can be told, and each word holds
    four times out of five."""
    if not ruling.certain or not any(cause.worth > 0 for cause in ruling.causes):
        return Verdict.GOOD
    least = ruling.loss - SURELY * ruling.error
    reached = [verdict for verdict, at in zip(_BAD, _FROM, strict=True) if least >= at]
    return reached[-1] if reached else Verdict.GOOD


class Depth(Enum):
    QUICK = "quick"
    NORMAL = "normal"
    DEEP = "deep"

    @property
    def rank(self) -> int:
        return list(Depth).index(self)


@attrs.frozen
class Tried:
    """A move that was compared with others, by what the seat could see."""

    move: Move
    chance: float
    """Of the seat, with this move."""
    error: float
    """The standard error of how far it is behind the best."""


@attrs.frozen
class Judgement:
    """Of one decision, by what its seat could see."""

    before: float
    """The seat's own chance before it."""
    after: float
    """… with the move that was made."""
    best: Move
    """The move that was made, if nothing better was found."""
    best_after: float
    error: float
    """The standard error of the loss."""
    verdict: Verdict
    tried: tuple[Tried, ...]
    """All that were compared, the best first."""
    doubt: float = 0.0
    """In which part of what might lie hidden another move would have been far better."""
    causes: tuple[Cause, ...] = ()
    """What came out otherwise where the two moves were tried, what weighs most first."""
    worlds: int = 0
    """In which they were tried; none: nothing was suspected."""

    @property
    def loss(self) -> float:
        return max(0.0, self.best_after - self.after)


@attrs.frozen
class Moment:
    """A decision, and how it stood before and after it."""

    number: int
    """Decisions before it, in the order of the record."""
    seat: int
    move: Move
    before: Chances
    """Of all seats, with all cards open, but without what fate still holds."""
    after: Chances
    """As the next moment begins: with what came to light."""
    judgement: Judgement
    decided: tuple[float, ...]
    """What the decision changed for each seat; adds up to nothing."""
    wavers: tuple[float, ...]
    """The standard error of that."""

    @property
    def luck(self) -> tuple[float, ...]:
        """What cards, reveals and others' secrets changed for each seat: all the rest."""
        return tuple(
            then - now - decided
            for now, then, decided in zip(
                self.before.shares, self.after.shares, self.decided, strict=True
            )
        )

    def change(self, seat: int) -> float:
        """What really happened to a seat's chance, by whatever cause."""
        return self.after.shares[seat] - self.before.shares[seat]

    def seen(self, seat: int) -> tuple[float, float]:
        """What choice and luck changed for a seat, as its curve shows it. What another seat did by
        its own sight, and what it could not see, may cancel out: then only the rest is seen."""
        choice, luck = self.decided[seat], self.luck[seat]
        if seat == self.seat or choice * luck >= 0:
            return choice, luck
        rest = self.change(seat)
        return (rest, 0.0) if abs(choice) > abs(luck) else (0.0, rest)

    def weight(self, seat: int) -> float:
        """How much it mattered to a seat: what it lost by a choice of its own or what came of
        that, and with the others whatever happened to its chance."""
        if seat != self.seat:
            return abs(self.change(seat))
        return max(
            self.judgement.loss if self.judgement.verdict.rank else 0.0, abs(self.luck[seat])
        )


@attrs.frozen
class Balance:
    """How a seat came from its first chance to its last. The parts add up."""

    seat: int
    start: float
    end: float
    """The share of the win, once the match is over."""
    own: float
    """What its own decisions changed, by what it could see."""
    others: float
    """… and those of the others."""
    luck: float
    """The cards, what came to light, and what others had chosen in secret: nothing on average,
    however well anybody plays."""
    luck_error: float

    @property
    def adjusted(self) -> float:
        """The result without luck."""
        return self.end - self.luck


@attrs.frozen
class Analysis:
    """As far as it has been worked out."""

    depth: Depth
    seed: int
    whole: int
    """Decisions of the match."""
    start: Chances
    moments: tuple[Moment, ...]
    """From the first on, without gaps."""
    ahead: tuple[Moment, ...] = ()
    """Others that are known already, behind a gap."""

    def moment(self, number: int) -> Moment | None:
        """That of a decision; None if it has not been worked out yet."""
        if number < len(self.moments):
            return self.moments[number]
        return next((moment for moment in self.ahead if moment.number == number), None)

    @property
    def complete(self) -> bool:
        return len(self.moments) == self.whole

    def chances(self, position: int) -> Chances | None:
        """After so many decisions; None if it has not been worked out that far."""
        if not position:
            return self.start
        return self.moments[position - 1].after if position <= len(self.moments) else None

    @cached_property
    def balances(self) -> tuple[Balance, ...]:
        return tuple(self._balance(seat) for seat in range(len(self.start.shares)))

    def _balance(self, seat: int) -> Balance:
        last = self.chances(len(self.moments))
        assert last is not None
        return Balance(
            seat,
            self.start.shares[seat],
            last.shares[seat],
            sum(m.decided[seat] for m in self.moments if m.seat == seat),
            sum(m.decided[seat] for m in self.moments if m.seat != seat),
            sum(m.luck[seat] for m in self.moments),
            sqrt(sum(m.wavers[seat] ** 2 for m in self.moments)),
        )

    def deciding(self, seat: int, count: int = 3) -> list[Moment]:
        """The moments that decided the match for a seat, in their order: what weighed most, and
        its own largest mistake in any case, for that is what it can do better."""
        heaviest = sorted(self.moments, key=lambda moment: -moment.weight(seat))
        own = [m for m in heaviest if m.seat == seat and m.judgement.verdict.rank]
        worst = sorted(own, key=lambda moment: -moment.judgement.loss)[:1]
        others = [moment for moment in heaviest if moment not in worst]
        return sorted([*worst, *others][:count], key=lambda moment: moment.number)


def short(figure: float) -> float:
    """As it is told and kept, where it need not add up with others."""
    return round(figure, 6)


def mean(shares: Sequence[Chances], weights: Sequence[float] | None = None) -> Chances:
    """Of several judgements; more of them do not help against what each of them strays."""
    weights = weights or [1.0] * len(shares)
    whole = sum(weights)

    def averaged(figures: Iterable[float]) -> float:
        return sum(w * figure for w, figure in zip(weights, figures, strict=True)) / whole

    return Chances(
        tuple(averaged(column) for column in zip(*(c.shares for c in shares), strict=True)),
        tuple(
            short(sqrt(averaged(error**2 for error in column)))
            for column in zip(*(c.errors for c in shares), strict=True)
        ),
    )
