"""Whose map and sheet lie in the middle of the table, and which card somebody thinks of."""

from collections.abc import Callable

from boomerang_desktop.desktop.scene import seating
from boomerang_desktop.desktop.scene.board import Board
from boomerang_desktop.games.core import ONLOOKER
from boomerang_desktop.games.roadtrip.state import RoadTrip


class InspectedSeat:
    """One's own, unless somebody looks at another player's: as long as the pointer is over their
    panel, or until told otherwise. It keeps nobody from playing."""

    def __init__(
        self,
        board: Board[RoadTrip],
        changed: Callable[[], None],
        considering: Callable[[], None],
    ) -> None:
        self._board, self._changed, self._considering = board, changed, considering
        self._over: str | None = None
        self._told: str | None = None
        """What was last said to be considered."""
        self.by_keys = False
        """Whether the last card was laid with keys, so that they go on with the next hand."""
        self._pinned: int | None = None
        self._glanced: int | None = None

    @property
    def shown(self) -> int:
        """The seat whose map and sheet are seen."""
        for seat in (self._glanced, self._pinned):
            if seat is not None:
                return seat
        return max(self._board.viewer, 0)

    @property
    def row_seat(self) -> int:
        """The seat whose row lies in the middle: mine, as long as I play."""
        viewer = self._board.viewer
        playing = viewer != ONLOOKER and bool(self._board.view.to_act)
        return viewer if playing else self.shown

    def pin(self, seat: int) -> None:
        """Keeps a player's sheet in the middle; the same seat again, or one's own: back."""
        self._pinned = None if seat in (self._pinned, self._board.viewer) else seat
        self._glanced = None
        self._changed()

    def glance(self, seat: int | None) -> None:
        """At a player's sheet, until the pointer is somewhere else."""
        if seat == self._board.viewer:
            seat = None
        if seat != self._glanced:
            self._glanced = seat
            self._changed()

    # --- before a card is lifted

    @property
    def considered(self) -> str | None:
        """The card of the hand that the pointer or the keyboard is over, if it can be laid."""
        offered, focus = self._board.offered.after(), self._board.hand.focus
        for key in (("card", self._over), focus):
            match key:
                case ("card", str(letter)) if key in offered:
                    return letter
        return None

    def consider(self, letter: str | None) -> None:
        """The pointer has come to a card of the hand, or left it."""
        self._over = letter
        self.consider_again()

    def consider_again(self) -> None:
        """The keyboard may have come to one, or left it."""
        if self.considered != self._told:
            self._told = self.considered
            self._considering()

    def go_on(self) -> None:
        """To the next sheet round the table, and back to one's own after the last."""
        viewer = self._board.viewer
        order = seating.others(len(self._board.setup.seats), viewer)
        if viewer != ONLOOKER:
            order.insert(0, viewer)
        there = order[(order.index(self.shown) + 1) % len(order)]
        self._pinned, self._glanced = (None if there == viewer else there), None
        self._changed()

    # --- when the table is about to change anyway

    def glance_away(self) -> None:
        self._glanced = None

    def come_back(self) -> None:
        """To one's own sheet."""
        self._pinned = self._glanced = None

    def change_seats(self) -> None:
        """Whoever sits down where somebody looked sees their own sheet, and has not pinned it."""
        if self._pinned == self._board.viewer:
            self._pinned = None
