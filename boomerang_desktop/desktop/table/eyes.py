"""Who may see what: whose secrets may be on the screen. Pure; no other place decides it.

With one person at the screen (or none) that is always the same. With several, nothing secret is
shown until its owner has been called and has come, and it is hidden again once they have decided.
When the match is over and has been seen to its end, nothing in it is secret any more.
"""

from collections.abc import Collection
from enum import Enum

from boomerang_desktop.games.core import ONLOOKER, State


class Turn(Enum):
    """How a person's turn begins."""

    OPEN = "they can decide at once"
    BRIEF = "they see their own secret for a moment more"
    CALLED = "they must come before anything is shown"


class Eyes:
    def __init__(self, persons: Collection[int]) -> None:
        self.persons = frozenset(persons)
        self.seat = next(iter(self.persons)) if len(self.persons) == 1 else ONLOOKER
        """The seat whose secrets may be on the screen."""
        self.called: int | None = None
        """The seat whose player is waited for behind the curtain."""
        self.only: int | None = None
        """The seat through whose eyes a match that is over is looked at; None: all lies open."""
        self._peeking: int | None = None
        """The seat whose player was called only to see their own secret once more."""

    @property
    def shared(self) -> bool:
        """Whether several people look at this screen."""
        return len(self.persons) > 1

    def see(self, state: State, *, over: bool = False) -> State:
        """What of a position may be shown now; everything once the match is over."""
        if over:
            return state if self.only is None else state.view(self.only)
        return state.view(self.seat)

    def must_come(self, state: State, seat: int) -> bool:
        """Whether that player must be called before they can decide."""
        return self.shared and state.private(seat) and self.seat != seat

    def turn_to(self, state: State, seat: int) -> Turn:
        """A person is to decide: what the screen shows from now on is for them."""
        if not self.shared:
            return Turn.OPEN
        peeking, self._peeking = self._peeking == seat == self.seat, None
        if self.must_come(state, seat):
            self._call(seat)
            return Turn.CALLED
        if state.private(seat):
            return Turn.OPEN
        if peeking:
            return Turn.BRIEF
        self.look_away()
        return Turn.OPEN

    def peek(self, seat: int) -> bool:
        """A player wants to see their own secret once more; True if they have been called."""
        if self.seat == seat or not self.shared:
            return False
        self._peeking = seat
        self._call(seat)
        return True

    def _call(self, seat: int) -> None:
        self.look_away()
        self.called = seat

    def come(self, seat: int) -> None:
        """The player who was called is here."""
        if self.called == seat:
            self.seat, self.called = seat, None

    def look_away(self) -> None:
        """They have decided, or seen enough: from now on only what everybody may see."""
        if self.shared:
            self.seat = ONLOOKER

    def call_off(self) -> None:
        """Whoever was called need not come any more: the position is gone."""
        self.called, self._peeking = None, None

    def hides_from(self, state: State, seat: int) -> bool:
        """Whether the seat knows something that is not on the screen."""
        return state.view(seat) != self.see(state)

    def in_front(self, state: State, acting: int | None, shown: int) -> int:
        """Whose tray lies at the bottom of the screen, where `shown` lay until now."""
        if self.only is not None:
            return self.only
        if not self.shared:
            return next(iter(self.persons), ONLOOKER)
        if acting is not None:
            return acting
        due = [seat for seat in state.to_act if seat in self.persons]
        if due:
            return due[0]
        return shown if shown in self.persons else min(self.persons)
