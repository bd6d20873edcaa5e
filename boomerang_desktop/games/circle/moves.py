"""What a player can decide, and why it may be refused."""

import attrs

from boomerang_desktop.games.core import Move, Refusal


@attrs.frozen
class Choose(Move):
    """C3: secretly pick the token of a suit."""

    suit: str

    def __str__(self) -> str:
        return f"choose:{self.suit}"


@attrs.frozen
class Throw(Move):
    """C4: put one boomerang (stone) into the ring."""

    def __str__(self) -> str:
        return "throw"


@attrs.frozen
class Stop(Move):
    """C5: lay one's token on the pile and take what is in the ring."""

    def __str__(self) -> str:
        return "stop"


THROW, STOP = Throw(), Stop()
BOTH, ONLY_STOP = (THROW, STOP), (STOP,)

OVER = Refusal("C1", "the game is over")
NO_CHOICE_NOW = Refusal("C3", "the choice is made before the bidding, once a round")
SUIT_NOT_SHOWN = Refusal("C3", "choose what a face-up card shows")
CHOOSE_FIRST = Refusal("C3", "everybody must choose first")
NOT_YOUR_TURN = Refusal("C4", "wait for your turn")
EMPTY_RESERVE = Refusal("C6", "your reserve is empty: you can bid no more")
REFUSALS = (OVER, NO_CHOICE_NOW, SUIT_NOT_SHOWN, CHOOSE_FIRST, NOT_YOUR_TURN, EMPTY_RESERVE)
