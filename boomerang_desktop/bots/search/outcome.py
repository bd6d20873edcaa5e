"""What the points that everybody can expect mean for the win."""

from collections.abc import Sequence
from math import exp, tanh

from boomerang_desktop.games.core import Result


def expected_share(points: Sequence[float], seat: int, spread: float) -> float:
    """The seat's share of the win, if the points are as uncertain as `spread`."""
    mine = points[seat]
    return 1 / sum([exp(min(50.0, (p - mine) / spread)) for p in points])


def final_share(result: Result, seat: int) -> float:
    return 1 / len(result.winners) if seat in result.winners else 0.0


def striven_for(share: float, points: Sequence[float], seat: int, far: float) -> float:
    """From 0 to 1: two thirds the share of the win, one third the squashed lead (`far` is a long
    way ahead), so that a loser plays on sensibly."""
    lead = points[seat] - max([p for other, p in enumerate(points) if other != seat])
    return 2 / 3 * share + 1 / 6 + tanh(lead / far) / 6
