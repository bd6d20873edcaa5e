"""How strong somebody is, with how much doubt, as openskill reckons it."""

from collections.abc import Sequence
from functools import cache
from math import log, sqrt
from typing import TYPE_CHECKING

import attrs

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MU, SIGMA, BETA = 25.0, 25 / 3, 25 / 6
"""Where everybody begins, how much that is doubted, and how much luck there is in one match:
what openskill takes if it is not told."""
_POINT = 400 / (log(10) * BETA * sqrt(2))
"""Elo: at a table of two, 400 points are odds of ten to one."""


@attrs.frozen
class Rating:
    mu: float = MU
    sigma: float = SIGMA

    @property
    def points(self) -> int:
        """As it is shown; a newcomer has 1000."""
        return round(1000 + _POINT * (self.mu - MU))

    @property
    def margin(self) -> int:
        """So far the true strength may well be away, in points."""
        return round(2 * _POINT * self.sigma)


NEWCOMER = Rating()


def rated(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """Everybody's rating after they came in at these places, of which some may be shared."""
    model = _model()
    teams = [[model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
    after = model.rate(teams, ranks=[float(place) for place in places])
    return [Rating(team[0].mu, team[0].sigma) for team in after]


@cache
def _model() -> "PlackettLuce":
    """Loaded when it is needed: that takes its time."""
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA)
