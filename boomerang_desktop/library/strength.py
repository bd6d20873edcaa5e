"""How strong the bots are, from the tournament whose figures come with the program."""

import json
from collections.abc import Sequence
from functools import cache
from math import log10
from typing import NamedTuple

from boomerang_desktop.files import root

FIGURES = "strength.json"
_ROUNDS = 2000
_STILL = 1e-9
"""A strength that changes by no more than this part in a round has been found."""


class Held(NamedTuple):
    """Many matches between the same bots, of which one may sit in several chairs."""

    games: int
    wins: tuple[tuple[str, float], ...]
    """By chair; a shared win counts in parts."""


def elo(contests: Sequence[Held]) -> dict[str, float]:
    """How strong each bot is, on the scale where 400 points are odds of ten to one; `random` is 0.

    The odds of winning a table are taken to be in proportion to strengths (Luce), which are found
    by going round until they agree with the wins (Hunter's MM). Everybody gets half a win more and
    half a loss, so that a bot that never lost is not infinitely strong."""
    names = list(dict.fromkeys(name for held in contests for name, _ in held.wins))
    strength = dict.fromkeys(names, 1.0)
    for _ in range(_ROUNDS):
        wins, weight = dict.fromkeys(names, 0.0), dict.fromkeys(names, 0.0)
        for held in contests:
            extra = 0.5 * len(held.wins)
            total = sum(strength[name] for name, _ in held.wins)
            for name, won in held.wins:
                wins[name] += won + 0.5
                weight[name] += (held.games + extra) / total
        found = {name: wins[name] / weight[name] for name in names}
        # only ratios mean anything: keep them from drifting out of range
        scale = found[names[0]]
        found = {name: value / scale for name, value in found.items()}
        settled = all(abs(found[name] / strength[name] - 1) < _STILL for name in names)
        strength = found
        if settled:
            break
    zero = strength.get("random", 1.0)
    return {name: 400 * log10(value / zero) for name, value in strength.items()}


@cache
def tables(game_id: str) -> dict[int, dict[str, float]]:
    """The Elo of the bots of a game, by the number of players with which it was measured."""
    written = json.loads((root("docs") / FIGURES).read_text("utf-8"))
    held: dict[int, list[Held]] = {}
    for contest in written:
        if contest["game"] == game_id:
            wins = tuple((bot["name"], bot["wins"]) for bot in contest["bots"])
            held.setdefault(contest["players"], []).append(Held(contest["games"], wins))
    return {players: elo(contests) for players, contests in held.items()}
