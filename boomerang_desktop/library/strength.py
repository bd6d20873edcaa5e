"""How strong the bots are, from the tournament results shipped with the program."""

import json
from collections.abc import Sequence
from functools import cache
from math import log10
from typing import NamedTuple

from boomerang_desktop.files import root

FIGURES = "strength.json"
_ROUNDS = 2000
_STILL = 1e-9
"""The iteration ends when no strength changes by more than this fraction."""


class Held(NamedTuple):
    """Many matches between the same bots; one bot may sit in several chairs."""

    games: int
    wins: tuple[tuple[str, float], ...]
    """Wins by chair; shared wins count as fractions."""


def elo(contests: Sequence[Held]) -> dict[str, float]:
    """Each bot's strength, on the scale where 400 points mean odds of ten to one; `random` is 0.

    The odds of winning a match are taken to be proportional to strengths (Luce), which are iterated
    until they fit the wins (Hunter's MM). Every bot gets an extra half win and half loss, so that
    one that never lost is not infinitely strong."""
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
        # only ratios matter: keep them from drifting out of range
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
    """The Elo of a game's bots, by the number of players it was measured with."""
    written = json.loads((root("docs") / FIGURES).read_text("utf-8"))
    held: dict[int, list[Held]] = {}
    for contest in written:
        if contest["game"] == game_id:
            wins = tuple((bot["name"], bot["wins"]) for bot in contest["bots"])
            held.setdefault(contest["players"], []).append(Held(contest["games"], wins))
    return {players: elo(contests) for players, contests in held.items()}
