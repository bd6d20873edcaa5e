"""How a match of arrows stands for everybody at once."""

from math import copysign, log
from random import Random

from boomerang_desktop.bots.arrows.crowd import Position
from boomerang_desktop.bots.arrows.duel import Duel
from boomerang_desktop.bots.arrows.evaluation import chances
from boomerang_desktop.bots.core import Chances
from boomerang_desktop.bots.search.outcome import final_share, judged
from boomerang_desktop.bots.search.tree import never
from boomerang_desktop.games.arrows.setup import PAWNS
from boomerang_desktop.games.arrows.state import ArrowsState

_NODES = 36
"""Positions that a duel looks at for each look."""
_PAWNS, _STEEP, _SURE = 0.45, 1.8, 5.0
"""A duel hardly leans before somebody is so many pawns ahead, and then the more, but never farther
than that (in logits); it takes twice as many while all pawns are in the hands. By maximum
likelihood, of 340 matches of experts (deals from seed 2001), then steeper by an eighth after 293
more (deals from seed 2451)."""
_LOGITS = 0.34
"""How uncertain the outcome of a match of three to five is, in logits of the chances by the look of
the board: they are too timid. Of 44 matches of four."""
_GLANCE = 14
"""How many moves a player thinks of who plays on."""
_LEAST = 0.001
"""A chance so small that it is none."""
_WAVER_DUEL, _WAVER = 0.25, 0.45


def judge(view: ArrowsState, rng: Random, looks: int) -> Chances:
    """Two look ahead; with more players, everybody plays on for a few turns."""
    if view.setup.duel:
        seat = view.to_act[0]
        _, ahead, _ = Duel(looks * _NODES, never, price=0.0).think(view, view.legal(seat), rng)
        enough = _PAWNS * (1 + sum(view.hands) / (2 * PAWNS[2]))
        lean = copysign(min((abs(ahead) / enough) ** _STEEP, _SURE), ahead)
        return judged([[-lean, 0.0] if seat else [0.0, -lean]], 1.0, _WAVER_DUEL)
    position = Position(view)
    found = [_standing(position.played_on(rng, _GLANCE)) for _ in range(looks)]
    return judged(found, _LOGITS, _WAVER)


def _standing(state: ArrowsState) -> list[float]:
    """Each seat's chance by the look of the board, as a logarithm."""
    result = state.result()
    if result:
        shares = [final_share(result, seat) for seat in range(state.setup.seats)]
    else:
        shares = chances(state)
    return [log(max(share, _LEAST)) for share in shares]
