"""Strength ratings with their uncertainty, computed by openskill."""

from collections.abc import Sequence
from functools import cache
from math import log, sqrt
from typing import TYPE_CHECKING

import attrs

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MU, SIGMA, BETA = 25.0, 25 / 3, 25 / 6
"""A newcomer's rating, its uncertainty, and the luck in one match: openskill's defaults."""
_POINT = 400 / (log(10) * BETA * sqrt(2))
"""Elo: with two players, 400 points mean odds of ten to one."""


@attrs.frozen
class Rating:
    mu: float = MU
    sigma: float = SIGMA

    @property
    def points(self) -> int:
        """As shown to players; a newcomer has 1000."""
        return round(1000 + _POINT * (self.mu - MU))

    @property
    def margin(self) -> int:
        """How far off the rating may be, in points."""
        return round(2 * _POINT * self.sigma)


NEWCOMER = Rating()


def rated(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """Everybody's rating after a match with these places; places may be shared."""
    model = _model()
    teams = [[model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
    after = model.rate(teams, ranks=[float(place) for place in places])
    return [Rating(team[0].mu, team[0].sigma) for team in after]


@cache
def _model() -> "PlackettLuce":
    """Import openskill only when needed: it is slow to load."""
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA)
