"""`flip`: pieces that turn each other over on a perforated board. Its rules are F1 to F12."""

from .events import Locked, PassedOver, Placed, Turned, Unplaced
from .game import FLIP
from .pieces import PIECES, Piece
from .placements import Placement, placement_at
from .state import CONCEALED, FlipState, Gain

GAMES = {FLIP.id: FLIP}

__all__ = [
    "CONCEALED",
    "FLIP",
    "GAMES",
    "PIECES",
    "FlipState",
    "Gain",
    "Locked",
    "PassedOver",
    "Piece",
    "Placed",
    "Placement",
    "Turned",
    "Unplaced",
    "placement_at",
]
