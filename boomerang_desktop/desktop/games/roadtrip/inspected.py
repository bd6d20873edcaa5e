"""Whose map and sheet lie in the middle of the table, and which card the player considers."""

from collections.abc import Callable
from functools import partial

from boomerang_desktop.desktop.games.roadtrip.items import BackItem
from boomerang_desktop.desktop.games.roadtrip.spots import Spots
from boomerang_desktop.desktop.scene import seating
from boomerang_desktop.desktop.scene.board import Board
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.games.core import ONLOOKER
from boomerang_desktop.games.roadtrip.state import RoadTrip


class InspectedSeat:
    """The viewer's own, unless they look at another player's: while the pointer is over that panel,
    or until told otherwise. Looking never gets in the way of playing."""

    def __init__(
        self,
        board: Board[RoadTrip],
        changed: Callable[[], None],
        considering: Callable[[], None],
    ) -> None:
        self._board, self._changed, self._considering = board, changed, considering
        self._over: str | None = None
        self._told: str | None = None
        """The card last reported as considered."""
        self.by_keys = False
        """Was the last card laid by key? Then keys go on with the next hand."""
        self._pinned: int | None = None
        self._glanced: int | None = None

    @property
    def shown(self) -> int:
        """The seat whose map and sheet are shown."""
        for seat in (self._glanced, self._pinned):
            if seat is not None:
                return seat
        return max(self._board.viewer, 0)

    @property
    def row_seat(self) -> int:
        """The seat whose row lies in the middle: the viewer's, as long as they play."""
        viewer = self._board.viewer
        playing = viewer != ONLOOKER and bool(self._board.view.to_act)
        return viewer if playing else self.shown

    def pin(self, seat: int) -> None:
        """Keep a player's sheet in the middle; the same seat again, or the viewer's own, goes
        back."""
        self._pinned = None if seat in (self._pinned, self._board.viewer) else seat
        self._glanced = None
        self._changed()

    def glance(self, seat: int | None) -> None:
        """Show a player's sheet until the pointer moves elsewhere."""
        if seat == self._board.viewer:
            seat = None
        if seat != self._glanced:
            self._glanced = seat
            self._changed()

    # --- before a card is lifted

    @property
    def considered(self) -> str | None:
        """The card of the hand under the pointer or the keyboard, if it can be laid."""
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
        """The keyboard may have come to a card, or left it."""
        if self.considered != self._told:
            self._told = self.considered
            self._considering()

    def go_on(self) -> None:
        """Go to the next sheet round the table, and back to the viewer's own after the last."""
        viewer = self._board.viewer
        order = seating.others(len(self._board.setup.seats), viewer)
        if viewer != ONLOOKER:
            order.insert(0, viewer)
        there = order[(order.index(self.shown) + 1) % len(order)]
        self._pinned, self._glanced = (None if there == viewer else there), None
        self._changed()

    # --- when the table is about to change anyway

    @property
    def strays(self) -> bool:
        """Does another player's sheet stay in front of someone who has their own?"""
        return self._pinned is not None and self._board.viewer != ONLOOKER

    def put_way_back(self, spots: Spots, words: str) -> set[Key]:
        """Lay it over the upper edge of papers that stay another player's; return its key."""
        if not self.strays:
            return set()
        key: Key = ("back",)
        spot = spots.over_map(BackItem.size(words))
        self._board.things.lay(key, partial(BackItem, words=words), spot, z=4)
        return {key}

    def leave(self) -> bool:
        """Go back to the viewer's own sheet, if another's is pinned."""
        if not self.strays:
            return False
        self.come_back()
        self._changed()
        return True

    def glance_away(self) -> None:
        self._glanced = None

    def come_back(self) -> None:
        """Return to the viewer's own sheet."""
        self._pinned = self._glanced = None

    def change_seats(self) -> None:
        """A player who sits down where another looked sees their own sheet, not a pinned one."""
        if self._pinned == self._board.viewer:
            self._pinned = None
