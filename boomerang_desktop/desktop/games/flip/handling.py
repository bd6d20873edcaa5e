"""What a hand can do with the pieces: lift, turn and snap, by pointer and by key."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

import attrs
from PySide6.QtCore import QAbstractAnimation, QPointF, Qt

from boomerang_desktop.desktop.games.flip import items
from boomerang_desktop.desktop.games.flip.items import PieceItem
from boomerang_desktop.desktop.games.flip.layout import SNAP, HoleGrid, moved, shifted
from boomerang_desktop.desktop.games.flip.words import NO_NEIGHBOUR, NO_PLACE
from boomerang_desktop.desktop.scene.animation import fly
from boomerang_desktop.desktop.scene.gestures import Gesture, Key, Path
from boomerang_desktop.desktop.scene.hand import LIFT_SCALE, Hand
from boomerang_desktop.desktop.scene.handling import Aim, Handling
from boomerang_desktop.desktop.scene.items import Item
from boomerang_desktop.games.core import ONLOOKER, Move, Refusal
from boomerang_desktop.games.flip import PIECES, FlipState, Placement, placement_at
from boomerang_desktop.games.flip.pieces import Holes, to_corner
from boomerang_desktop.games.flip.placements import OF_KIND, OPENINGS, PLACEMENTS, kind_of
from boomerang_desktop.games.flip.refusals import COVERED, GAME_OVER, NO_PIECE

if TYPE_CHECKING:
    from boomerang_desktop.desktop.games.flip.table import FlipTable

TURN_LEFT: Key = ("turn", -1)
TURN_RIGHT: Key = ("turn", 1)
OVER_HOLES = 0.7
"""The opacity of a piece over holes it may not fill: the warning shows through."""
SNAPPED = 0.28
"""How high a piece is held over holes it may fill."""
LIFTED = QPointF(-0.1, -0.2)
"""How far from them it is drawn, in cells, when held at full height."""
WAYS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_PIECES = {piece.name: piece for piece in PIECES}


@attrs.frozen
class FlipAim(Aim):
    """A piece in the hand: over which holes, and whether it may fill them."""

    holes: Holes = ()
    """The holes it would sink into; none off the board."""
    allowed: bool = False
    waiting: bool = False
    """It was lifted by a click and the pointer is off the board: it waits in its tray."""


class Rotations:
    """How each seat has last turned each piece."""

    def __init__(self) -> None:
        self._turned: dict[tuple[int, str], int] = {}

    def shape(self, seat: int, name: str) -> Holes:
        return _PIECES[name].rotations[self._turned.get((seat, name), 0)]

    def turn(self, seat: int, name: str, quarter_turns: int) -> None:
        now = self._turned.get((seat, name), 0)
        self._turned[seat, name] = (now + quarter_turns) % len(_PIECES[name].rotations)

    def turn_for(self, seat: int, placement: Placement) -> None:
        """Turn the piece as this placement needs it."""
        rotations = placement.piece.rotations
        self._turned[seat, placement.piece.name] = rotations.index(to_corner(placement.holes))


class FlipHandling(Handling[FlipState]):
    """Pieces are led freely over the board; they snap, and land, where that is offered."""

    def __init__(self, table: "FlipTable") -> None:
        super().__init__(table)
        self.table = table
        self.rotations = Rotations()
        self._last: Holes = ((4, self.view.rows // 2),)
        """Where the keyboard last held something."""
        self._typed = ""
        """The letter that chose the lifted piece: a digit then says which of that letter."""
        self._dropped: tuple[Move, QPointF] | None = None

    @property
    def _hand(self) -> Hand:
        return self.board.hand

    @property
    def held(self) -> str:
        """The name of the piece in the hand."""
        return str(self._hand.path[0][1]) if self._hand.path else ""

    @property
    def _grid(self) -> HoleGrid:
        return self.table.grid

    def shape(self, name: str) -> Holes:
        """A piece as the viewer has last turned it."""
        return self.rotations.shape(self.board.viewer, name)

    # --- moves

    def paths(self, seat: int, moves: Sequence[Move]) -> Iterable[Gesture]:
        for move in moves:
            if isinstance(move, Placement):
                yield Gesture((("piece", move.piece.name), ("at", move.number)), move)

    def attempts(self, seat: int, path: Path) -> Iterable[Move]:
        match path:
            case (("piece", _), ("at", int(number))):
                yield PLACEMENTS[number]
            case (("piece", str(name)),) if self._without_place(seat, name) is None:
                yield from self._anywhere(name)

    def _anywhere(self, name: str) -> Iterator[Placement]:
        """All placements of a piece, those in empty holes first: that it must touch another piece
        there says more than that all others are covered."""
        empty = self.view.empty
        yield from sorted(
            (place for place in OPENINGS[self.view.rows] if place.piece.name == name),
            key=lambda place: place.squares & ~empty != 0,
        )

    def _without_place(self, seat: int, name: str) -> Refusal | None:
        """Why the player to act has this piece, but nowhere to place it."""
        view, kind = self.view, kind_of(name)
        if seat not in view.to_act or not view.stocks[seat] or not view.stocks[seat][kind]:
            return None
        if not view.fitting[seat] & OF_KIND[kind]:
            return NO_PLACE
        return None if view.legal_with(seat, name) else NO_NEIGHBOUR

    def otherwise(self, seat: int, path: Path) -> Refusal | None:
        match path:
            case (("piece", str(name)),):
                return self._without_place(seat, name)
            case (("placed" | "screw", _), *_):
                return COVERED
            case (("stock", int(owner), _), *_):
                return self._not_mine(owner)
            case (("piece", str(name)), ("off", int(x), int(y))):
                found = placement_at(name, shifted(self.shape(name), x, y))
                return found if isinstance(found, Refusal) else None
        return None

    def _not_mine(self, owner: int) -> Refusal | None:
        """Not theirs; the player to act is left in peace."""
        if owner in self.view.to_act:
            return None
        return NO_PIECE if self.view.to_act else GAME_OVER

    def dropped_nowhere(self, path: Path) -> None:
        self.board.refused.emit(self.board.offered.answer(None) or NO_PIECE)

    def confirm(self, move: Move) -> bool:
        """Always. Keep where the hand let go: a curtain may fall before that is shown."""
        carried = self._hand.carried
        self._dropped = (move, carried.scenePos()) if carried else None
        return True

    def dropped(self, move: Move) -> QPointF | None:
        """Where the hand has just dropped the piece of this move, if it has; told once."""
        dropped, self._dropped = self._dropped, None
        return dropped[1] if dropped and dropped[0] == move else None

    # --- the piece in the hand

    def carry(self, key: Key) -> Item:
        # what was just put back may still be on its way: the tray has it again
        self.board.things.dismiss_passing()
        if self.board.viewer != ONLOOKER:
            self.table.arrange_tray(self.board.viewer)
        tray = self.board.things.find(key, PieceItem)
        if tray is None:
            return super().carry(key)
        piece = self.board.things.passing(PieceItem(key, tray.look), tray.scenePos())
        self.table.take_from(tray)
        return piece

    def grip(self, held: QPointF) -> QPointF:
        """Keep the pointer over the same cell of the piece, which grows in the hand."""
        carried = self._hand.carried
        if not isinstance(carried, PieceItem):
            return held
        growth = self._grid.cell / carried.look.cell
        grown, width, height = held * growth, carried.width * growth, carried.height * growth
        return QPointF(
            max(-width / 2, min(width / 2, grown.x())), max(-height / 2, min(height / 2, grown.y()))
        )

    def aim(self, path: Path, at: QPointF) -> FlipAim:
        """The holes under the piece: the nearest offered ones if they are near, else the nearest;
        none far from the board."""
        middle = at + self._hand.grip
        if not self._hand.dragging and not self._grid.is_near(middle):
            return self._wait(path)
        under = list(self._grid.under(self.shape(str(path[0][1])), middle))
        for far, holes in under:
            if far <= SNAP and self._is_offered(path, holes):
                return self._over(path, holes)
        if self._grid.is_over_holes(middle):
            return attrs.evolve(self._over(path, under[0][1]), at=middle)
        return FlipAim(at=middle)

    def _wait(self, path: Path) -> FlipAim:
        tray = self.board.things.get(path[0])
        return FlipAim(at=tray.scenePos() if tray else None, waiting=True)

    def _over(self, path: Path, holes: Holes) -> FlipAim:
        """The piece over these holes, drawn just above them, or higher if it cannot go there."""
        at, target = self._grid.above(holes), self._target(path, holes)
        if self._is_offered(path, holes):
            return FlipAim(target, at, holes=holes, allowed=True)
        refusal = self.board.why_not((path[0], target))
        return FlipAim(target, at + LIFTED * self._grid.cell, refusal=refusal, holes=holes)

    def _is_offered(self, path: Path, holes: Holes) -> bool:
        return self.board.offered.move((path[0], self._target(path, holes))) is not None

    def _target(self, path: Path, holes: Holes) -> Key:
        """The number of the placement, or the corner if it is not on any board."""
        placement = placement_at(str(path[0][1]), holes)
        if isinstance(placement, Placement):
            return ("at", placement.number)
        return ("off", min(x for x, _ in holes), min(y for _, y in holes))

    def pose(self, carried: Item, aim: Aim) -> None:
        if not isinstance(carried, PieceItem) or not isinstance(aim, FlipAim):
            return
        size = self._grid.cell / carried.look.cell
        if aim.waiting or aim.allowed:
            carried.growing = False
            carried.setScale(size if aim.allowed else LIFT_SCALE)
        elif carried.scale() < size and self.board.motion.pace and not carried.growing:
            self.board.motion.glide(items.grow(carried, self.board.motion.pace, size))
        elif not carried.growing:
            carried.setScale(size * LIFT_SCALE)
        carried.height_in_hand = SNAPPED if aim.allowed else 1.0
        carried.setOpacity(0.92 if aim.allowed else OVER_HOLES if aim.holes else 1.0)

    def way_home(self, item: Item, home: QPointF) -> QAbstractAnimation:
        item.setOpacity(1.0)
        return fly(item, home, max(self.board.motion.pace, 0.01), scale=1.0)

    # --- turning

    def rotate(self, quarter_turns: int) -> None:
        hand, path, name = self._hand, self._hand.path, self.held
        if not path:
            focus = hand.focus or self._under_pointer()
            if focus and focus[0] == "piece" and self.board.acting is not None:
                self._turn_in_tray(str(focus[1]), quarter_turns)
            return
        before = self.shape(name)
        self.rotations.turn(self.board.viewer, name, quarter_turns)
        if self.shape(name) == before:
            return
        if self.board.motion.pace and isinstance(hand.carried, PieceItem):
            swing = items.swing(hand.carried, self.board.motion.pace, -90.0 * quarter_turns)
            self.board.motion.glide(swing)
        self.board.sound("lift")
        pointer = self._pointer()
        hand.turn_grip(quarter_turns)
        self._show_turned(path)
        match hand.aim:
            case FlipAim(holes=holes) if holes and hand.by_key:
                hand.update_aim(self._lead(path, holes))
            case FlipAim(waiting=False) if pointer is not None:
                hand.update_aim(self.aim(path, pointer))
        # other holes are bright now, and the status line tells of them
        self.board.status_changed.emit()

    def _pointer(self) -> QPointF | None:
        """Where the pointer holds the piece, as if it were right over the holes it has snapped
        to."""
        carried, aim = self._hand.carried, self._hand.aim
        if carried is None:
            return None
        middle = carried.scenePos()
        if isinstance(aim, FlipAim) and aim.allowed:
            middle = self._grid.centre(aim.holes)
        return middle - self._hand.grip

    def _show_turned(self, path: Path) -> None:
        """Show the turned piece in the hand, and its new targets."""
        carried = self._hand.carried
        if isinstance(carried, PieceItem):
            holes = self.shape(str(path[0][1]))
            carried.show_as(attrs.evolve(carried.look, holes=holes))
        self.table.light(path, self.board.offered.after(path))

    def _under_pointer(self) -> Key | None:
        for view in self.board.views():
            at = view.mapToScene(view.mapFromGlobal(view.cursor().pos()))
            for item in self.board.things.at(at):
                if item.key[0] == "piece":
                    return item.key
        return None

    def _turn_in_tray(self, name: str, quarter_turns: int) -> None:
        item = self.board.things.find(("piece", name), PieceItem)
        if item is None:
            return
        self.rotations.turn(self.board.viewer, name, quarter_turns)
        shape = self.shape(name)
        if shape != item.look.holes:
            item.show_as(attrs.evolve(item.look, holes=shape), item.count)
            if self.board.motion.pace:
                swing = items.swing(item, self.board.motion.pace, -90.0 * quarter_turns)
                self.board.motion.glide(swing)
            if self._hand.focus == item.key:
                self._hand.focus_on(item.key)

    def switches(self) -> frozenset[Key]:
        return frozenset((TURN_LEFT, TURN_RIGHT)) if self.board.acting is not None else frozenset()

    def switch(self, key: Key) -> None:
        """Turn what is lifted, or all that lies in the tray."""
        if self._hand.path:
            self.rotate(int(key[1]))
        else:
            for piece in PIECES:
                self._turn_in_tray(piece.name, int(key[1]))

    def prepare(self, placement: Placement) -> None:
        """Prepare a piece for a placement: turned for it, and there first by key."""
        self.rotations.turn_for(self.board.viewer, placement)
        self._last = placement.holes

    # --- by keyboard

    def start(self, path: Path) -> FlipAim:
        """Where the last piece was held, or the nearest offered place."""
        name, (x, y) = str(path[0][1]), self._last[0]
        offered = self._offered(path)
        same = [place for place in offered if to_corner(place.holes) == self.shape(name)]
        best = min(
            same or offered,
            key=lambda p: (abs(p.holes[0][0] - x) + abs(p.holes[0][1] - y), p.number),
        )
        return self._lead_to(path, best)

    def _offered(self, path: Path) -> list[Placement]:
        """The placements offered."""
        return [PLACEMENTS[int(key[1])] for key in self.board.offered.after(path[:1])]

    def _lead_to(self, path: Path, placement: Placement) -> FlipAim:
        self.rotations.turn_for(self.board.viewer, placement)
        self._show_turned(path)
        self._last = placement.holes
        return self._over(path, placement.holes)

    def navigate(self, path: Path, direction: Qt.Key) -> FlipAim:
        """Go one hole further; the edge of the board stops it."""
        aim = self._hand.aim
        if not isinstance(aim, FlipAim) or not aim.holes:
            return self.start(path)
        return self._lead(path, aim.holes, *WAYS[direction])

    def _lead(self, path: Path, holes: Holes, dx: int = 0, dy: int = 0) -> FlipAim:
        shape = self.shape(str(path[0][1]))
        self._last = moved(holes, shape, dx, dy, self.view.rows)
        return self._over(path, self._last)

    def next_place(self, path: Path, forward: bool) -> FlipAim:
        """Go through all placements in reading order, as it is turned now, then as it can be
        turned."""
        aim = self._hand.aim
        if not isinstance(aim, FlipAim) or not aim.holes:
            return self.start(path)
        here = _reading_order(str(path[0][1]), aim.holes)
        places = sorted(
            self._offered(path), key=lambda place: _reading_order(place.piece.name, place.holes)
        )
        if not forward:
            places.reverse()
        for place in places:
            order = _reading_order(place.piece.name, place.holes)
            if order > here if forward else order < here:
                return self._lead_to(path, place)
        return self._lead_to(path, places[0])

    def letter(self, text: str) -> bool:
        """Choose a piece by letter or value; the same again, or a letter and then the value,
        chooses among several."""
        sign, held = text.upper(), self.held
        there = [piece for piece in PIECES if ("piece", piece.name) in self.board.things]
        meant: list[str] = []
        if sign.isdigit() and self._typed and held.startswith(self._typed):
            meant = [piece.name for piece in there if piece.name == self._typed + sign]
        if not meant:
            meant = [p.name for p in there if sign in (p.name[0], str(p.value))]
        if not meant:
            return False
        can_lift = self.board.offered.after()
        able = [name for name in meant if ("piece", name) in can_lift] or meant
        later = able.index(held) + 1 if held in able else 0
        if isinstance(self._hand.aim, FlipAim) and self._hand.aim.holes:
            self._last = self._hand.aim.holes
        self._hand.put_back()
        if self._hand.lift(("piece", able[later % len(able)]), by_key=True):
            self._hand.focus_on(self._hand.path[0])
        self._typed = "" if sign.isdigit() else sign
        return True


def _reading_order(name: str, holes: Holes) -> tuple[int, int, int]:
    rotation = _PIECES[name].rotations.index(to_corner(holes))
    return rotation, min(y for _, y in holes), min(x for x, _ in holes)
