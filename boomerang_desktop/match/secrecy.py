"""What a match may reveal: while it can be resumed, only what its players may see.

Everything that shows a deal or open cards asks here first: playing the deal again, sending it as a
challenge, studying and analysing the match. Whose secrets may be shown during a match is decided in
`desktop/table/eyes`."""

from collections.abc import Collection
from enum import Enum
from typing import Protocol


class Withheld(Enum):
    """Why a match keeps its secrets, and until when."""

    RESUMABLE = "the match can be resumed: finish it first, or give it up"
    BOTS_PLAY = "the match is not over, and only bots play in it: let them finish"


class Resumable(Protocol):
    """A match, or what a library knows about one."""

    @property
    def over(self) -> bool: ...

    @property
    def persons(self) -> Collection[int]: ...


def withheld(match: Resumable) -> Withheld | None:
    """Why the deal of this match can't be played again, sent as a challenge, studied or analysed;
    None if it can. The answer is the same for every game and every way to look."""
    if match.over:
        return None
    return Withheld.RESUMABLE if match.persons else Withheld.BOTS_PLAY
