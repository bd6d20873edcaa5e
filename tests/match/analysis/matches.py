"""Matches to analyse, and analyses that take no time."""

from pathlib import Path
from random import Random

from boomerang_desktop.bots import random_bot
from boomerang_desktop.games import GAMES
from boomerang_desktop.games.core import Setting
from boomerang_desktop.match import Match, Seat, record
from boomerang_desktop.match.analysis import Analysis, Depth
from boomerang_desktop.match.analysis.examine import Effort, examine
from boomerang_desktop.match.analysis.whole import assembled, pieces

RECORDS = Path(__file__).parents[2] / "records"
TINY = Effort(rounds=1, looks=1, worlds=4, simulations=2)


def recorded(name: str) -> Match:
    return record.load(RECORDS / f"{name}.boomerang")


def at_random(
    game: str,
    seats: int,
    seed: int,
    settings: dict[str, Setting] | None = None,
    most: int | None = None,
) -> Match:
    """A match of random moves, with simultaneous decisions in random order."""
    match = Match.new(
        GAMES[game], [Seat(f"P{n}", "random") for n in range(seats)], settings or {}, seed
    )
    rng = Random(seed)
    while match.state.to_act and (most is None or len(match.decisions) < most):
        seat = rng.choice(match.state.to_act)
        moves = match.state.legal(seat)
        match.play(seat, random_bot(match.state.view(seat), seat, moves, rng))
    return match


def glanced(match: Match, effort: Effort = TINY, seed: int = 1) -> Analysis:
    """A superficial analysis."""
    found = {piece.number: examine(piece) for piece in pieces(match, effort, seed)}
    analysis = assembled(match, Depth.QUICK, seed, found)
    assert analysis is not None
    return analysis
