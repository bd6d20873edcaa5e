"""What the points that everybody can expect mean for the win."""

from collections.abc import Sequence
from math import exp, sqrt, tanh

from boomerang_desktop.bots.core import Chances
from boomerang_desktop.games.core import Result


def expected_share(points: Sequence[float], seat: int, spread: float) -> float:
    """The seat's share of the win, if the points are as uncertain as `spread`."""
    mine = points[seat]
    return 1 / sum([exp(min(50.0, (p - mine) / spread)) for p in points])


def judged(
    looks: Sequence[Sequence[float]],
    spread: float,
    waver: float,
    unforeseen: float = 0.0,
    keen: float = 1.0,
) -> Chances:
    """The chances of everybody by the points that each look found. `spread` says how uncertain
    points are, `waver` how far judgements of one position stray (in logits): more looks do not
    help against that. `unforeseen` is how often it comes as no look can tell, and then it may be
    anybody who wins. `keen` is the power by which all looks together tell more than their mean."""
    shares = [_shares(points, spread) for points in looks]
    means, scatters = [], []
    for column in zip(*shares, strict=True):
        mean = sum(column) / len(column)
        means.append(mean)
        scatters.append(sum([(share - mean) ** 2 for share in column]) / max(1, len(column) - 1))
    odds = [mean**keen for mean in means]
    foreseen = (1 - unforeseen) / sum(odds)
    told = [each * foreseen + unforeseen / len(odds) for each in odds]
    errors = [
        sqrt(keen**2 * scatter / len(looks) + (waver * share * (1 - share)) ** 2)
        for scatter, share in zip(scatters, told, strict=True)
    ]
    return Chances(tuple(told), tuple(errors))


def _shares(points: Sequence[float], spread: float) -> list[float]:
    best = max(points)
    odds = [exp((each - best) / spread) for each in points]
    total = sum(odds)
    return [each / total for each in odds]


def with_ties(result: Result) -> list[float]:
    """The points at the end; whoever wins a tie has a little more."""
    return [
        score + (0.4 / len(result.winners) if seat in result.winners else 0.0)
        for seat, score in enumerate(result.scores)
    ]


def final_share(result: Result, seat: int) -> float:
    return 1 / len(result.winners) if seat in result.winners else 0.0


def striven_for(share: float, points: Sequence[float], seat: int, far: float) -> float:
    """From 0 to 1: two thirds the share of the win, one third the squashed lead (`far` is a long
    way ahead), so that a loser plays on sensibly."""
    lead = points[seat] - max([p for other, p in enumerate(points) if other != seat])
    return 2 / 3 * share + 1 / 6 + tanh(lead / far) / 6
