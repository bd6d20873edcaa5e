"""Every reason why a piece may not be placed."""

from boomerang_desktop.games.core import Refusal

NO_PIECE = Refusal("F1", "place one of your pieces on the board")
NONE_LEFT = Refusal("F1", "you have no such piece left")
WRONG_SHAPE = Refusal("F2", "these holes are not the shape of the piece")
WHITE_BEGINS = Refusal("F3", "white places the first piece")
NO_CONTACT = Refusal("F4", "touch an opposing piece along a side")
OVER_THE_EDGE = Refusal("F6", "stay within the board: nothing sticks out over the edge")
COVERED = Refusal("F6", "use empty holes: nothing on the board is covered or moved")
NOT_YOUR_TURN = Refusal("F8", "the other player places now")
GAME_OVER = Refusal("F9", "the game is over: neither player can place a piece")

REFUSALS = (
    NO_PIECE,
    NONE_LEFT,
    WRONG_SHAPE,
    WHITE_BEGINS,
    NO_CONTACT,
    OVER_THE_EDGE,
    COVERED,
    NOT_YOUR_TURN,
    GAME_OVER,
)
