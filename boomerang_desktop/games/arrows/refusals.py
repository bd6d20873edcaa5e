"""Why a move is not allowed: every refusal of this game, by paragraph."""

from boomerang_desktop.games.core import Refusal

NO_CELL = Refusal("P1", "choose a cell of the board")
NOT_YOUR_TURN = Refusal("P3", "wait for your turn")
NO_SUCH_MOVE = Refusal("P3", "place a pawn, advance one or capture")
EMPTY_HAND = Refusal("P3", "your hand is empty: advance a pawn or capture")
NOT_FREE = Refusal("P3", "choose a free cell")
NOT_YOUR_PAWN = Refusal("P3", "move a pawn of your own")
NO_LINE = Refusal("P3", "one step, along a line, to a neighbouring cell")
NO_ARROW = Refusal("P4", "capture one step along an arrow")
AGAINST_ARROW = Refusal("P4", "capture in the direction of the arrow")
NEUTRAL_LINE = Refusal("P4", "no capture along a neutral line")
ONE_TO_THREE = Refusal("P4", "capture one, two or three pawns in a turn")
NOTHING_TO_TAKE = Refusal("P4", "an opponent's pawn must stand on every cell you capture")
MUST_GO_ON = Refusal("P4", "the pawn can capture another: go on")
MUST_CAPTURE = Refusal("P5", "you can capture, so you must")
NO_TRIO = Refusal("P6", "complete a Trio first")
ENTER_OR_DECLINE = Refusal("P6", "your Trio: enter a pawn or decline")
ENTER_ON_FREE = Refusal("P6", "enter the pawn on a free cell")
NOTHING_IN_HAND = Refusal("P7", "your hand is empty: free a pawn instead")
NO_RESERVE = Refusal("P7", "from your hand or from an opponent: there is no reserve")
NO_SOURCE = Refusal("P7", "from your hand, the reserve or a player")
NOT_HELD = Refusal("P7", "that player holds no pawn of yours")
RESERVE_ONLY = Refusal("P11", "with two players a Trio enters pawns of the reserve only")
HAND_OR_RESERVE = Refusal("P11", "enter a pawn that is in your hand or in your reserve")

ENDINGS = {
    "prisoners": Refusal("P8", "the game is over: a player holds enough prisoners"),
    "survivor": Refusal("P9", "the game is over: only one player has pawns left"),
    "quiet": Refusal("P9", "the game is over: 60 turns without a capture or a new pawn"),
    "turns": Refusal("P9", "the game is over after 400 turns"),
    "pawns": Refusal("P13", "the game is over: a player has fewer than three pawns"),
}
"""How a game can end, and why play cannot continue after that."""

REFUSALS = (
    NO_CELL,
    NOT_YOUR_TURN,
    NO_SUCH_MOVE,
    EMPTY_HAND,
    NOT_FREE,
    NOT_YOUR_PAWN,
    NO_LINE,
    NO_ARROW,
    AGAINST_ARROW,
    NEUTRAL_LINE,
    ONE_TO_THREE,
    NOTHING_TO_TAKE,
    MUST_GO_ON,
    MUST_CAPTURE,
    NO_TRIO,
    ENTER_OR_DECLINE,
    ENTER_ON_FREE,
    NOTHING_IN_HAND,
    NO_RESERVE,
    NO_SOURCE,
    NOT_HELD,
    RESERVE_ONLY,
    HAND_OR_RESERVE,
    *ENDINGS.values(),
)
