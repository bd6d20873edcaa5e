"""How a match of arrows stands for everybody at once."""

from math import copysign, log, tanh
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
_STEEP, _CURVED, _AT_MOST, _WON = 2.175, 1.55, 5.75, 7.3
"""What a pawn ahead is worth in a duel, in logits, the power with which that grows, how much it can
come to as long as the end is not in sight, and what a win in sight is worth."""
_IN_HANDS, _ON_THE_MOVE = 0.3, 0.34
"""As long as all pawns are in the hands: how much less a lead is worth, and how much worse it
stands for whoever is on the move than it seems, in logits; the latter is soon over. All of it by
maximum likelihood, of 700 matches of experts (deals from seed 30001)."""
_IN_SIGHT = 50.0
"""A search that has found the end tells of more than any lead in pawns."""
_LOGITS, _KEEN = 0.34, 1.4
"""How uncertain the outcome of a match of three to five is, in logits of the chances by the look of
the board, and how much more all looks tell together than their mean: both are too timid, because
experts choose better than whoever plays on."""
_UNFORESEEN = 0.3, 0.01
"""How often it ends as nobody who plays on would think, at the beginning and when somebody holds
nearly all the prisoners that are needed. All of it by maximum likelihood, of 447 matches of four
experts (deals from seeds 62001 and 300001)."""
_MORE_LOOKS = 4
"""With more than two, a look is quick, and one alone tells little."""
_GLANCE = 14
"""How many moves a player thinks of who plays on."""
_LEAST = 0.001
"""A chance so small that it is none."""
_WAVER_DUEL, _WAVER = 0.55, 0.2


def judge(view: ArrowsState, rng: Random, looks: int) -> Chances:
    """Two look ahead; with more players, everybody plays on for a few turns."""
    if view.setup.duel:
        seat = view.to_act[0]
        _, ahead, _ = Duel(looks * _NODES, never, price=0.0).think(view, view.legal(seat), rng)
        lean = _lean(view, ahead)
        return judged([[-lean, 0.0] if seat else [0.0, -lean]], 1.0, _WAVER_DUEL)
    position = Position(view)
    found = [_standing(position.played_on(rng, _GLANCE)) for _ in range(_MORE_LOOKS * looks)]
    most = max(map(sum, view.prisoners)) / view.setup.goal
    early, late = _UNFORESEEN
    return judged(found, _LOGITS, _WAVER, early * (1 - most) + late * most, _KEEN)


def _lean(view: ArrowsState, ahead: float) -> float:
    """How a duel leans towards whoever is on the move and seems to be so far ahead, in logits."""
    if abs(ahead) > _IN_SIGHT:
        return copysign(_WON, ahead)
    full = sum(view.hands) / (2 * PAWNS[2])
    lead = _STEEP * ahead / (1 + _IN_HANDS * full)
    lean = _AT_MOST * tanh(copysign(abs(lead) ** _CURVED, lead) / _AT_MOST)
    return lean - _ON_THE_MOVE * full**3


def _standing(state: ArrowsState) -> list[float]:
    """Each seat's chance by the look of the board, as a logarithm."""
    result = state.result()
    if result:
        shares = [final_share(result, seat) for seat in range(state.setup.seats)]
    else:
        shares = chances(state)
    return [log(max(share, _LEAST)) for share in shares]
