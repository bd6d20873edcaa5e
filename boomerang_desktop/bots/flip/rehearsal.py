"""How a match of flip is played on for some placements to compare two, and what comes of it."""

from boomerang_desktop.bots.core import Rehearsal, Taken
from boomerang_desktop.bots.flip.chances import judge
from boomerang_desktop.games.flip.state import FlipState, worth


def _sheet(before: FlipState, after: FlipState, seat: int) -> dict[str, Taken]:
    """F1, F9: what shows one's colour, and at the very end what the other could not place."""
    if result := after.result():
        return {term: (points, points) for term, points in result.breakdown[seat].items()}
    shown = float(worth(after.pieces[seat]))
    return {"board": (shown, shown)}


REHEARSAL = Rehearsal(
    simulations=40,
    level="skilled",
    standing=judge,
    sheet=_sheet,
    rules={"board": "F5", "unplaced": "F10"},
    plies=6,
)
