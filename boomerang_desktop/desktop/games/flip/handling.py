"""The hand over the table of `flip`: lifting, turning, snapping, by pointer and by key."""

import attrs
from PySide6.QtCore import QAbstractAnimation, QPointF, Qt

from boomerang_desktop.desktop.games.flip import items
from boomerang_desktop.desktop.games.flip.hold import Spot
from boomerang_desktop.desktop.games.flip.items import PieceItem
from boomerang_desktop.desktop.games.flip.table import TURN_LEFT, TURN_RIGHT, FlipTable
from boomerang_desktop.desktop.scene import animation as motion
from boomerang_desktop.desktop.scene.gestures import Key, Path
from boomerang_desktop.desktop.scene.hand import LIFT_SCALE
from boomerang_desktop.desktop.scene.items import Item
from boomerang_desktop.games.core import ONLOOKER, Move
from boomerang_desktop.games.flip import PIECES, Placement

OVER_HOLES = 0.7
"""How solid a piece is over holes that it may not fill: the warning is seen through it."""
SNAPPED = 0.28
"""How high a piece is held over holes that it may fill."""
LIFTED = QPointF(-0.1, -0.2)
"""How far it is seen from them, in cells, when it is held as high as the hand holds it."""


class FlipHand(FlipTable):
    @property
    def held(self) -> str:
        """The name of the piece in the hand."""
        return str(self.hand.path[0][1]) if self.hand.path else ""

    def carry(self, key: Key) -> Item:
        self._clear_hand()
        tray = self.item(key)
        assert isinstance(tray, PieceItem)
        piece = PieceItem(key, tray.look)
        self.passing(piece, tray.scenePos())
        self.take_from(tray)
        return piece

    def _clear_hand(self) -> None:
        """What was just put back may still be on its way: the tray has it again."""
        for item in [item for item in self._passing if isinstance(item, PieceItem)]:
            self._passing.remove(item)
            self.removeItem(item)
        if self.viewer != ONLOOKER:
            self._arrange_tray(self.viewer)

    def take_from(self, tray: Item | None) -> None:
        """One less in the tray."""
        if not isinstance(tray, PieceItem):
            return
        count = self.item(("count", self._owner(tray.key), str(tray.key[-1])))
        if count:
            count.setOpacity(0)
        if tray.count > 1:
            tray.show_as(tray.look, tray.count - 1)
        else:
            tray.setOpacity(0)

    def _owner(self, key: Key) -> int:
        return self.viewer if key[0] == "piece" else int(key[1])

    def grip(self, held: QPointF) -> QPointF:
        """The piece grows in the hand; the pointer stays over the same cell of it."""
        carried = self.hand.carried
        if not isinstance(carried, PieceItem):
            return held
        grown = held * self.grid.cell / carried.look.cell
        width, height = (
            side * self.grid.cell / carried.look.cell / 2
            for side in (carried.width, carried.height)
        )
        return QPointF(max(-width, min(width, grown.x())), max(-height, min(height, grown.y())))

    def way_home(self, item: Item, home: QPointF) -> QAbstractAnimation:
        item.setOpacity(1.0)
        return motion.fly(item, home, max(self.motion.pace, 0.01), scale=1.0)

    def light(self, path: Path, targets: frozenset[Key]) -> None:
        self.hold.light(path)
        if not path:
            self.hold.by_key, self.hold.typed = False, ""
        elif self.hold.by_key:
            self._show_by_key(self.hold.start(self.held))
            self.hold.light(path)

    def light_advice(self, move: Move | None) -> None:
        """The ghost of the piece where it should go; when it is lifted, it is turned that way."""
        super().light_advice(move)
        self.hold.advise(move if isinstance(move, Placement) else None)
        if isinstance(move, Placement):
            self._arrange_tray(self.viewer)

    def hover(self, path: Path, at: QPointF) -> None:
        carried = self.hand.carried
        if carried is None:
            return
        self.hold.by_key = False
        middle = at + self.hand.grip
        if not self.hand.dragging and not self.hold.near_board(middle):
            self._show(None)
            self._rest()
            return
        spot = self.hold.over(self.held, middle)
        self._show(spot)
        self._hold_over(spot, middle)

    def _hold_over(self, spot: Spot | None, middle: QPointF) -> None:
        """The piece in the hand: snapped to just above its holes, or wherever the pointer is."""
        carried = self.hand.carried
        if not isinstance(carried, PieceItem):
            return
        snapped = spot is not None and spot.refusal is None
        carried.setPos(self.hold.above(spot) if spot and snapped else middle)
        size = self.grid.cell / carried.look.cell
        if not snapped and carried.scale() < size and self.motion.pace and not carried.growing:
            self.glide(items.grow(carried, self.motion.pace, size))
        elif snapped or not carried.growing:
            carried.growing = False
            carried.setScale(size if snapped else size * LIFT_SCALE)
        carried.hold_at(SNAPPED if snapped else 1.0)
        carried.setOpacity(1.0 if spot is None else 0.92 if snapped else OVER_HOLES)

    def _rest(self) -> None:
        """Lifted by a click, and the pointer is not over the board: it waits in its tray."""
        carried, tray = self.hand.carried, self.item(self.hand.path[0])
        if isinstance(carried, PieceItem) and tray is not None:
            carried.growing = False
            carried.setPos(tray.scenePos())
            carried.setScale(LIFT_SCALE)
            carried.hold_at(1.0)
            carried.setOpacity(1.0)

    def _show(self, spot: Spot | None) -> None:
        """The ghost, and a word on it in the status line."""
        before = self.hold.spot
        if not self.hold.show(spot):
            return
        if spot and spot.refusal:
            if before is None or before.refusal != spot.refusal:
                self.refused.emit(spot.refusal)
        else:
            self.path_changed(self.hand.path)

    def target_at(self, path: Path, at: QPointF) -> Key | None:
        spot = self.hold.over(self.held, at + self.hand.grip)
        return spot.key if spot else None

    def rotate(self, quarter_turns: int) -> None:
        carried = self.hand.carried
        if not self.hand.path or not isinstance(carried, PieceItem):
            focus = self.hand.focus or self._under_pointer()
            if focus and focus[0] == "piece" and self.acting is not None:
                self._turn_in_tray(str(focus[1]), quarter_turns)
            return
        self.hold.turn(self.viewer, self.held, quarter_turns)
        shape = self.hold.shape(self.viewer, self.held)
        if shape == carried.look.holes:
            return
        pointer = carried.scenePos() - self.hand.grip
        if self.hold.spot and self.hold.spot.refusal is None:
            pointer = self.grid.centre(self.hold.spot.holes) - self.hand.grip
        grip = self.hand.grip
        self.hand.grip = (
            QPointF(-grip.y(), grip.x()) if quarter_turns > 0 else QPointF(grip.y(), -grip.x())
        )
        carried.show_as(attrs.evolve(carried.look, holes=shape))
        if self.motion.pace:
            self.glide(items.swing(carried, self.motion.pace, -90.0 * quarter_turns))
        self.sound("lift")
        self.hold.light(self.hand.path)
        if self.hold.by_key and self.hold.spot:
            self._show_by_key(self.hold.turned(self.hold.spot))
        elif self.hold.spot or self.hand.dragging:
            carried.setPos(pointer + self.hand.grip)
            self.hover(self.hand.path, pointer)

    def _under_pointer(self) -> Key | None:
        for view in self.views():
            at = view.mapToScene(view.mapFromGlobal(view.cursor().pos()))
            for item in self.items_at(at):
                if item.key[0] == "piece":
                    return item.key
        return None

    def _turn_in_tray(self, name: str, quarter_turns: int) -> None:
        item = self.item(("piece", name))
        if not isinstance(item, PieceItem):
            return
        self.hold.turn(self.viewer, name, quarter_turns)
        shape = self.hold.shape(self.viewer, name)
        if shape != item.look.holes:
            item.show_as(attrs.evolve(item.look, holes=shape), item.count)
            if self.motion.pace:
                self.glide(items.swing(item, self.motion.pace, -90.0 * quarter_turns))
            if self.hand.focus == item.key:
                self.hand.focus_on(item.key)

    def switches(self) -> frozenset[Key]:
        return frozenset((TURN_LEFT, TURN_RIGHT)) if self.acting is not None else frozenset()

    def switch(self, key: Key) -> None:
        """A button that turns what is lifted, or all that lies in the tray."""
        if self.hand.path:
            self.rotate(int(key[1]))
        else:
            for piece in PIECES:
                self._turn_in_tray(piece.name, int(key[1]))

    # --- by keyboard

    def key_target(self, path: Path) -> Key | None:
        if path:
            return self.hold.spot.key if self.hold.spot else None
        # what Enter lifts now is led by the arrows
        self.hold.by_key = True
        return self.hand.focus

    def letters(self) -> list[tuple[str, str]]:
        return [(self.tr("Letter or value"), self.tr("Lift the piece of that shape or value"))]

    def letter(self, text: str) -> bool:
        """Chooses a piece by its letter or its value; the same again, or a letter and then the
        value, chooses among several."""
        sign, held = text.upper(), self.held
        names = [piece.name for piece in PIECES if self.item(("piece", piece.name))]
        if sign.isdigit():
            meant = [name for name in names if name == self.hold.typed + sign]
            meant = meant or [p.name for p in PIECES if p.name in names and str(p.value) == sign]
        else:
            meant = [name for name in names if name[0] == sign]
        if not meant:
            return False
        can_lift = self.gestures.after()
        able = [name for name in meant if ("piece", name) in can_lift] or meant
        later = able.index(held) + 1 if held in able else 0
        self.hold.remember()
        self.hand.put_back()
        self.hold.by_key = True
        if self.hand.lift(("piece", able[later % len(able)])):
            self.hand.focus_on(self.hand.path[0])
        self.hold.by_key = bool(self.hand.path)
        self.hold.typed = "" if sign.isdigit() else sign
        return True

    def navigate(self, direction: Qt.Key) -> bool:
        spot = self.hold.spot
        self._show_by_key(self.hold.step(spot, direction) if spot else self.hold.start(self.held))
        return True

    def _show_by_key(self, spot: Spot) -> None:
        carried = self.hand.carried
        self.hold.by_key = True
        self._show(spot)
        self.hold.remember()
        if isinstance(carried, PieceItem):
            look = attrs.evolve(carried.look, holes=self.hold.shape(self.viewer, self.held))
            carried.show_as(look)
        self._hold_over(spot, self.hold.above(spot) + LIFTED * self.grid.cell)
        gain, ghost = self.hold.gain(spot), self.hold.preview
        turned, points = (len(gain.turned), gain.points) if gain else (0, 0)
        ghost.label, ghost.description = self.texts.ghost(spot.piece, spot.holes, turned, points)
        self.focused.emit(ghost)
