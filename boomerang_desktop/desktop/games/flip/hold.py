"""A piece in the hand: how it is turned, the holes it would sink into, and what that would do."""

from functools import cache
from typing import TYPE_CHECKING

import attrs
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtWidgets import QGraphicsScene

from boomerang_desktop.desktop.games.flip.layout import SNAP, Grid, clamped
from boomerang_desktop.desktop.games.flip.preview import Preview, PreviewItem, Tag, Targets
from boomerang_desktop.desktop.games.flip.shapes import number_at, size
from boomerang_desktop.desktop.scene.gestures import Key, Path
from boomerang_desktop.games.core import Refusal
from boomerang_desktop.games.flip import PIECES, Gain, Placement, placement_at
from boomerang_desktop.games.flip.pieces import Holes, to_corner

if TYPE_CHECKING:
    from boomerang_desktop.desktop.games.flip.table import FlipTable

_PIECES = {piece.name: piece for piece in PIECES}
WAYS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
HOVER = QPointF(-0.035, -0.08)
"""How far above its holes a piece is held, in cells: it is seen from the front."""


_shape = cache(to_corner)


@attrs.frozen
class Spot:
    """Holes for the piece in the hand, and why not, if not."""

    piece: str
    holes: Holes
    refusal: Refusal | None

    @property
    def key(self) -> Key:
        """As a target: the number of the placement, or the corner if that is not on the board."""
        placement = placement_at(self.piece, self.holes)
        if isinstance(placement, Placement):
            return ("at", placement.number)
        return ("off", min(x for x, _ in self.holes), min(y for _, y in self.holes))


class Hold:
    """The board asks it what the hand means; it asks the view what the rules say."""

    def __init__(self, board: "FlipTable") -> None:
        self._board = board
        self._rotations: dict[tuple[int, str], int] = {}
        """How each seat last turned each piece."""
        self.spot: Spot | None = None
        self._last: Holes | None = None
        """Where the keyboard last held something."""
        self.by_key = False
        """What is lifted is led by the arrows, not by the pointer."""
        self.typed = ""
        """The letter that chose it: a digit then says which of that letter."""
        self._grid: Grid | None = None
        self.targets: Targets
        self.preview: PreviewItem
        self.tag: Tag

    def lay_out(self, grid: Grid) -> None:
        """The board has got its size."""
        if grid == self._grid and self.preview.scene() is self._board:
            return
        board = self._board
        for old in (self.targets, self.preview, self.tag) if self._grid else ():
            if old.scene() is board:
                board.removeItem(old)
        self._grid = grid
        self.targets, self.preview, self.tag = Targets(grid), PreviewItem(grid), Tag(("tag",))
        for item in (self.targets, self.preview, self.tag):
            board.addItem(item)
        # the board itself is a part of the ground, which views keep
        board.invalidate(board.sceneRect(), QGraphicsScene.SceneLayer.BackgroundLayer)

    # --- turning

    def shape(self, seat: int, name: str) -> Holes:
        """A piece as its player has last turned it."""
        rotations = _PIECES[name].rotations
        return rotations[self._rotations.get((seat, name), 0) % len(rotations)]

    def turn(self, seat: int, name: str, quarter_turns: int) -> None:
        rotations = len(_PIECES[name].rotations)
        now = self._rotations.get((seat, name), 0)
        self._rotations[seat, name] = (now + quarter_turns) % rotations

    def turn_as(self, seat: int, name: str, shape: Holes) -> None:
        self._rotations[seat, name] = _PIECES[name].rotations.index(shape)

    # --- looking for holes

    @property
    def grid(self) -> Grid:
        assert self._grid is not None
        return self._grid

    def over(self, name: str, at: QPointF) -> Spot | None:
        """The holes under a piece held there: the nearest that it may fill, if they are near, else
        simply the nearest; none far from the board."""
        board, grid = self._board, self.grid
        shape = self.shape(board.viewer, name)
        nearest: Spot | None = None
        for far, holes in grid.under(shape, at):
            spot = self._spot(name, holes)
            nearest = nearest or spot
            if far > SNAP:
                break
            if spot.refusal is None:
                return spot
        assert nearest
        half = grid.cell * 0.5
        near = grid.holes.adjusted(-half, -half, half, half)
        return nearest if near.contains(at) else None

    def _spot(self, name: str, holes: Holes) -> Spot:
        board = self._board
        return Spot(name, holes, board.state.why_not(board.viewer, name, holes))

    def above(self, spot: Spot) -> QPointF:
        """Where a piece is held that is about to sink in there."""
        return self.grid.centre(spot.holes) + HOVER * self.grid.cell

    # --- showing

    def show(self, spot: Spot | None) -> bool:
        """Shows what putting it down there would mean; False if that is shown already."""
        if spot == self.spot:
            return False
        self.spot = spot
        preview = self._preview(spot) if spot else None
        self.preview.show_preview(preview)
        allowed = preview is not None and preview.allowed
        self.tag.show_text(
            f"+{preview.points}" if preview and allowed else "", bool(preview and preview.red)
        )
        if spot and preview and allowed:
            self.tag.setPos(self._beside(preview))
        return True

    def advise(self, placement: Placement | None) -> None:
        """Shows a placement that nobody holds a piece for yet, and gets its piece ready for it."""
        self.show(None)
        if placement is None:
            return
        name = placement.piece.name
        self.turn_as(self._board.viewer, name, to_corner(placement.holes))
        self._last = placement.holes
        self.show(self._spot(name, placement.holes))

    def _beside(self, preview: Preview) -> QPointF:
        """A corner of the ghost where the points hide no sign of a piece that turns."""
        cell, board = self.grid.cell, self.grid.board
        centre, (width, height) = self.grid.centre(preview.holes), size(to_corner(preview.holes))
        signs = [
            self.grid.centre(holes) + number_at(to_corner(holes)) * cell for holes in preview.turned
        ]
        found: list[tuple[int, QPointF]] = []
        for n, (x, y) in enumerate(((1, -1), (-1, -1), (1, 1), (-1, 1))):
            way = QPointF(x * (width / 2 + 0.25), y * (height / 2 + 0.3) - 0.2) * cell
            box = QRectF(0, 0, self.tag.width + 0.6 * cell, self.tag.height + 0.6 * cell)
            box.moveCenter(centre + way)
            hidden = sum(box.contains(sign) for sign in signs)
            outside = not board.contains(box.center())
            found.append((4 * (hidden + outside) + n, box.center()))
        return min(found, key=lambda option: option[0])[1]

    def gain(self, spot: Spot) -> Gain | None:
        placement = placement_at(spot.piece, spot.holes)
        if isinstance(placement, Refusal) or spot.refusal:
            return None
        return self._board.state.gain(self._board.viewer, placement)

    def _preview(self, spot: Spot) -> Preview:
        red = self._board.is_red(self._board.viewer)
        gain = self.gain(spot)
        if gain is None:
            return Preview(spot.holes, red, allowed=False)
        turned = tuple(piece.holes for piece in gain.turned)
        return Preview(spot.holes, red, True, turned, gain.points)

    def light(self, path: Path) -> None:
        """The holes that the lifted piece could fill, as it is turned and otherwise."""
        if not path:
            self.show(None)
            self.targets.show_holes((), ())
            return
        if not self._board.flags.get("targets", True):
            return
        name = str(path[0][1])
        shape = self.shape(self._board.viewer, name)
        now: set[tuple[int, int]] = set()
        turned: set[tuple[int, int]] = set()
        for placement in self._board.state.legal_with(self._board.viewer, name):
            (now if _shape(placement.holes) == shape else turned).update(placement.holes)
        self.targets.show_holes(tuple(sorted(now)), tuple(sorted(turned - now)))

    # --- by keyboard

    def start(self, name: str) -> Spot:
        """Where the ghost appears when a piece is lifted by key: where the last one was, or at the
        legal place nearest to there."""
        board, seat = self._board, self._board.viewer
        shape = self.shape(seat, name)
        legal = board.state.legal_with(seat, name)
        same = [placement for placement in legal if to_corner(placement.holes) == shape]
        last = self._last or ((4, board.state.rows // 2),)
        x, y = last[0]
        best = min(
            same or legal,
            key=lambda p: (abs(p.holes[0][0] - x) + abs(p.holes[0][1] - y), p.number),
        )
        self.turn_as(seat, name, to_corner(best.holes))
        return self._spot(name, best.holes)

    def step(self, spot: Spot, direction: Qt.Key) -> Spot:
        """One hole further; the edge of the board stops it."""
        dx, dy = WAYS[direction]
        return self._within(spot.piece, spot.holes, dx, dy)

    def turned(self, spot: Spot) -> Spot:
        """The same piece over about the same holes, after it has been turned."""
        return self._within(spot.piece, spot.holes, 0, 0)

    def _within(self, name: str, holes: Holes, dx: int, dy: int) -> Spot:
        shape = self.shape(self._board.viewer, name)
        left, top = min(x for x, _ in holes), min(y for _, y in holes)
        old, new = size(to_corner(holes)), size(shape)
        # turning keeps the middle where it is, as near as holes allow
        x, y = left + (old[0] - new[0]) // 2 + dx, top + (old[1] - new[1]) // 2 + dy
        return self._spot(name, clamped(shape, x, y, self._board.state.rows))

    def remember(self) -> None:
        if self.spot:
            self._last = self.spot.holes

    def near_board(self, at: QPointF) -> bool:
        """Close enough for what is lifted to come along."""
        edge = self.grid.cell
        return QRectF(self.grid.board).adjusted(-edge, -edge, edge, edge).contains(at)
