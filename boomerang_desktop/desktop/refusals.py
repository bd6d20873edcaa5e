"""What the rules answer to a move that they do not allow, as the rules word it: here to be found by
the translators' tools. A test holds this table against every game."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

REFUSALS = frozenset(
    (
        # hunt, lascaux
        QT_TRANSLATE_NOOP("Refusals", "the game is over"),
        QT_TRANSLATE_NOOP("Refusals", "tokens are chosen before the bidding, once a round"),
        QT_TRANSLATE_NOOP("Refusals", "choose a suit that a face-up card shows"),
        QT_TRANSLATE_NOOP("Refusals", "everybody must choose a token first"),
        QT_TRANSLATE_NOOP("Refusals", "wait for your turn"),
        QT_TRANSLATE_NOOP("Refusals", "your reserve is empty: stop"),
        # flip
        QT_TRANSLATE_NOOP("Refusals", "place one of your pieces on the board"),
        QT_TRANSLATE_NOOP("Refusals", "you have no such piece left"),
        QT_TRANSLATE_NOOP("Refusals", "these holes are not the shape of the piece"),
        QT_TRANSLATE_NOOP("Refusals", "white places the first piece"),
        QT_TRANSLATE_NOOP("Refusals", "touch an opposing piece along a side"),
        QT_TRANSLATE_NOOP("Refusals", "stay within the board: nothing sticks out over the edge"),
        QT_TRANSLATE_NOOP("Refusals", "use empty holes: nothing on the board is covered or moved"),
        QT_TRANSLATE_NOOP("Refusals", "the other player places now"),
        QT_TRANSLATE_NOOP("Refusals", "the game is over: neither player can place a piece"),
        # arrows
        QT_TRANSLATE_NOOP("Refusals", "choose a cell of the board"),
        QT_TRANSLATE_NOOP("Refusals", "place a pawn, advance one or capture"),
        QT_TRANSLATE_NOOP("Refusals", "your hand is empty: advance a pawn or capture"),
        QT_TRANSLATE_NOOP("Refusals", "choose a free cell"),
        QT_TRANSLATE_NOOP("Refusals", "move a pawn of your own"),
        QT_TRANSLATE_NOOP("Refusals", "one step, along a line, to a neighbouring cell"),
        QT_TRANSLATE_NOOP("Refusals", "capture one step along an arrow"),
        QT_TRANSLATE_NOOP("Refusals", "capture in the direction of the arrow"),
        QT_TRANSLATE_NOOP("Refusals", "no capture along a neutral line"),
        QT_TRANSLATE_NOOP("Refusals", "capture one, two or three pawns in a turn"),
        QT_TRANSLATE_NOOP("Refusals", "an opponent's pawn must stand on every cell you capture"),
        QT_TRANSLATE_NOOP("Refusals", "the pawn can take another: go on"),
        QT_TRANSLATE_NOOP("Refusals", "you can capture, so you must"),
        QT_TRANSLATE_NOOP("Refusals", "complete a Trio first"),
        QT_TRANSLATE_NOOP("Refusals", "your Trio: enter a pawn or decline"),
        QT_TRANSLATE_NOOP("Refusals", "enter the pawn on a free cell"),
        QT_TRANSLATE_NOOP("Refusals", "your hand is empty: free a pawn instead"),
        QT_TRANSLATE_NOOP("Refusals", "from your hand or from an opponent: there is no reserve"),
        QT_TRANSLATE_NOOP("Refusals", "from your hand, the reserve or a player"),
        QT_TRANSLATE_NOOP("Refusals", "that player holds no pawn of yours"),
        QT_TRANSLATE_NOOP("Refusals", "with two players a Trio enters pawns of the reserve only"),
        QT_TRANSLATE_NOOP("Refusals", "the game is over: a player holds enough prisoners"),
        QT_TRANSLATE_NOOP("Refusals", "the game is over: only one player has pawns left"),
        QT_TRANSLATE_NOOP("Refusals", "the game is over: 60 turns without a capture or a new pawn"),
        QT_TRANSLATE_NOOP("Refusals", "the game is over after 400 turns"),
        QT_TRANSLATE_NOOP("Refusals", "the game is over: a player has fewer than three pawns"),
        # roadtrip
        QT_TRANSLATE_NOOP("Refusals", "sit at this table"),
        QT_TRANSLATE_NOOP("Refusals", "wait until everyone has chosen a Throw"),
        QT_TRANSLATE_NOOP("Refusals", "wait until everyone has chosen a card"),
        QT_TRANSLATE_NOOP("Refusals", "wait until everyone has decided on an activity"),
        QT_TRANSLATE_NOOP("Refusals", "begin another match: the four rounds are over"),
        QT_TRANSLATE_NOOP("Refusals", "choose the Throw from the cards in hand"),
        QT_TRANSLATE_NOOP("Refusals", "choose a card from the hand just received"),
        QT_TRANSLATE_NOOP("Refusals", "lay all seven cards before scoring an activity"),
        QT_TRANSLATE_NOOP("Refusals", "choose an activity or none"),
        QT_TRANSLATE_NOOP("Refusals", "choose an activity that is still open on the sheet"),
        QT_TRANSLATE_NOOP("Refusals", "have at least one symbol of the activity in this round"),
        QT_TRANSLATE_NOOP("Refusals", "know what the others hold and have chosen"),
    )
)


def refusal_text(text: str) -> str:
    return QCoreApplication.translate("Refusals", text)
