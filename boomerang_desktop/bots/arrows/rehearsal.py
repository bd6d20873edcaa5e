"""How a match of arrows is played on for some turns to compare two moves, and what comes of it."""

from boomerang_desktop.bots.arrows.chances import judge
from boomerang_desktop.bots.core import Rehearsal, Taken
from boomerang_desktop.games.arrows.state import ArrowsState

_WIN = 8.0
"""What winning is worth, in pawns or prisoners."""
_PAWN = 0.25
"""… and one's own pawn, where prisoners decide."""


def _sheet(before: ArrowsState, after: ArrowsState, seat: int) -> dict[str, Taken]:
    """A win that is near is worth more than all pawns."""
    pawns = float(after.strength(seat))
    won = float(bool((result := after.result()) and seat in result.winners))
    if after.setup.duel:
        return {"duel": (_WIN * won, won), "pawns": (pawns, pawns)}
    held = float(sum(after.prisoners[seat]))
    return {
        "win": (_WIN * won, won),
        "prisoners": (held, held),
        "pawns": (_PAWN * pawns, pawns),
    }


REHEARSAL = Rehearsal(
    simulations=25,
    level="skilled",
    standing=judge,
    sheet=_sheet,
    rules={"win": "P8", "duel": "P13", "pawns": "P4", "prisoners": "P4"},
    plies=8,
)
