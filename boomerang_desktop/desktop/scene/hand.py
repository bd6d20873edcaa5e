"""The hand over the table: one mechanism for mouse, touch and keyboard.

Lift a thing, see where it may land, put it down there, or see it glide back and read why.
"""

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QGraphicsScene

from boomerang_desktop.desktop.scene.gestures import Key, Path
from boomerang_desktop.desktop.scene.guide.tour import in_order
from boomerang_desktop.desktop.scene.items import FocusRing, Ghost, Item

if TYPE_CHECKING:
    from boomerang_desktop.desktop.scene.board import Board
    from boomerang_desktop.desktop.scene.handling import Aim

THRESHOLD = 3.0
"""A press that moves further than this many pixels is a drag."""
FINGER = QPointF(0, -70)
"""How far a lifted thing keeps clear of the finger."""
IN_HAND = 1000.0
LIFT_SCALE = 1.06


class Hand:
    """What is lifted, and the path it has taken. Empty most of the time."""

    def __init__(self, board: "Board[Any]") -> None:
        self._board = board
        self.path: Path = ()
        self.carried: Item | None = None
        self.aim: Aim | None = None
        """What dropping it here would mean, once asked."""
        self.by_key = False
        """Is it led by keys rather than the pointer?"""
        self.landed: Key | None = None
        """Where the last thing was put down."""
        self.focus: Key | None = None
        self.ring = FocusRing()
        self._home = QPointF()
        self._ghost: Ghost | None = None
        self._pressed: Item | None = None
        self._pressed_at = QPointF()
        self._dragging = False
        self._walked = False
        self._twice = False
        self.grip = QPointF()
        """From the pointer to the middle of what it holds."""
        self.at: QPointF | None = None
        """Where the pointer last let go; None once keys are used."""

    @property
    def dragging(self) -> bool:
        """Does the lifted thing follow the pointer?"""
        return self._dragging

    # --- lifting and putting down, however it was asked for

    def lift(self, key: Key, *, by_key: bool = False) -> bool:
        """Lift a thing, or say why that is not possible."""
        board = self._board
        if key in board.handling.switches():
            board.handling.switch(key)
            return False
        if self.path:
            self.put_back()
        if key not in board.offered.after():
            board.refuse((key,))
            return False
        if board.offered.is_press(key):
            self._finish((key,))
            return False
        item = board.things.get(key)
        if item is None:
            return False
        self.path, self.by_key = (key,), by_key
        self.grip = QPointF()
        self._ghost = Ghost(item)
        board.addItem(self._ghost)
        self.carried = board.handling.carry(key)
        self._home = self.carried.scenePos()
        self.carried.setZValue(IN_HAND)
        self.carried.setScale(LIFT_SCALE * self.carried.scale())
        self.carried.lifted = True
        self._light()
        board.sound("lift")
        if by_key:
            self._lead(board.handling.start(self.path))
        return True

    def _light(self) -> None:
        self._board.guide.hide()
        self._board.table.light(self.path, self._board.offered.after(self.path))
        self._board.status_changed.emit()

    def update_aim(self, aim: "Aim") -> None:
        """Show the thing where it is held, and what dropping it there would mean. Give a refusal
        once, not again for every place it is true of."""
        before, self.aim = self.aim, aim
        if self.carried:
            if aim.at is not None:
                self.carried.setPos(aim.at)
            elif not self._dragging and before is not None and before.at is not None:
                # a click has lifted it: where it snaps to nothing it waits where it lay
                self.carried.setPos(self._home)
            self._board.handling.pose(self.carried, aim)
        if aim == before:
            if aim.refusal is not None:
                self._board.guide.follow()
            return
        self._board.table.show_aim(aim)
        if aim.refusal is None:
            self._board.guide.hide()
            self._board.status_changed.emit()
        elif before is None or before.refusal != aim.refusal:
            self._board.refused.emit(aim.refusal)
        else:
            self._board.guide.follow()

    def _lead(self, aim: "Aim | None") -> bool:
        """Lead the thing by key; False if keys go from place to place instead."""
        if aim is None:
            return False
        self.by_key = True
        self.update_aim(aim)
        return True

    def turn_grip(self, quarter_turns: int) -> None:
        """Turn the grip with the thing."""
        x, y = self.grip.x(), self.grip.y()
        self.grip = QPointF(-y, x) if quarter_turns > 0 else QPointF(y, -x)

    def put_down(self, target: Key | None, *, keep: bool = False) -> bool:
        """Put down on a target: a move, or a step of one. Elsewhere the thing glides back, or stays
        in the hand with `keep`."""
        board = self._board
        back = board.handling.ways_back(self.path)
        if target is None or target == self.path[0] or target in back:
            self.put_back()
            return False
        path = (*self.path, target)
        if board.offered.after(path):
            self._go_on(path, target)
            return True
        if board.offered.move(path) is None:
            if len(self.path) > 1 and target == self.path[-1]:
                return self.finish_here()
            if not keep:
                self.put_back()
            elif len(self.path) > 1:
                # what the chain has reached is not lost by one wrong step
                self._go_on(self.path, self.path[-1])
            board.refuse(path)
            return False
        self._finish(path)
        return True

    def _go_on(self, path: Path, target: Key) -> None:
        """Wait at the end of a chain that may go further."""
        self.path = path
        place = self._board.things.get(target)
        if self.carried and place:
            self.carried.setPos(place.scenePos())
        self._dragging = False
        self._light()

    def _walk(self, path: Path) -> None:
        """Step to the next place of a chain, or back, without letting go."""
        self.path, self._walked = path, len(path) > 1
        self._light()

    def finish_here(self) -> bool:
        """End a chain where it stands; if it may not end there, say why and wait."""
        if self._board.offered.move(self.path) is None:
            self._go_on(self.path, self.path[-1])
            self._board.refuse(self.path)
            return False
        self._finish(self.path)
        return True

    def _finish(self, path: Path) -> None:
        move = self._board.offered.move(path)
        self.landed = path[-1] if len(path) > 1 else None
        self._let_go()
        if move is not None:
            self._board.answer(move)

    def _let_go(self) -> None:
        if self.carried:
            self.carried.lifted = False
            self.carried.setScale(self.carried.scale() / LIFT_SCALE)
        if self._ghost:
            self._board.removeItem(self._ghost)
        self._ghost, self.aim = None, None
        self.path, self._dragging, self._walked, self._pressed = (), False, False, None
        self.by_key = False
        self._board.table.show_aim(None)
        self._light()

    def put_back(self) -> None:
        """Let go; the thing glides home."""
        carried, home, path = self.carried, self._home, self.path
        if not path:
            return
        self._let_go()
        self.carried = None
        if len(path) > 1:
            self._board.guide.give_up(path)
        if carried:
            self._board.motion.glide(self._board.handling.way_home(carried, home))

    def drop_everything(self) -> None:
        """Drop everything: the table is about to change under the hand."""
        if self.path:
            self._let_go()
        self.carried = None

    # --- mouse and touch

    def press(self, item: Item | None, at: QPointF, *, twice: bool = False) -> None:
        """`twice`: the second press of a double click, after the first may have lifted a thing."""
        self._show_focus(None)
        self._pressed, self._pressed_at, self._twice = item, at, twice
        self._dragging = False

    def move_to(self, at: QPointF, held: bool, finger: bool) -> None:
        board, pressed = self._board, self._pressed
        if held and not self._dragging and pressed is not None:
            far = (at - self._pressed_at) * board.pixels_per_unit
            if far.manhattanLength() <= THRESHOLD:
                return
            waiting = len(self.path) > 1 and self.carried is pressed
            if not waiting and (board.offered.is_press(pressed.key) or not self.lift(pressed.key)):
                self._pressed = None
                return
            self._grasp()
            self._dragging = True
            self._walked = False
        if not self.path:
            return
        self.by_key = False
        if self.carried and self._dragging:
            self.carried.setPos(at + self.grip + (FINGER if finger else QPointF()))
        aim = board.handling.aim(self.path, self._point(at, finger))
        if self._dragging and aim.path is not None and aim.path != self.path:
            self._walk(aim.path)
        self.update_aim(aim)

    def _grasp(self) -> None:
        """Hold the lifted thing where it was pressed."""
        if self.carried:
            # one taken from the far end of a heap comes to the pointer
            grip = self.carried.scenePos() - self._pressed_at
            near = self.carried.sceneBoundingRect().contains(self._pressed_at)
            self.grip = self._board.handling.grip(grip if near else QPointF())

    def _point(self, at: QPointF, finger: bool) -> QPointF:
        """What the lifted thing is held over, rather than the finger."""
        return at + FINGER if finger and self._dragging else at

    def release(self, at: QPointF, finger: bool) -> None:
        pressed, self._pressed = self._pressed, None
        self.at = at
        if self._dragging:
            over = self._point(at, finger)
            self._dragging = False
            self._drop(over)
        elif self.path:
            self._click_with_full_hand(pressed, at)
        elif pressed is not None and self.lift(pressed.key):
            self._grasp()

    def _drop(self, at: QPointF) -> None:
        """Drop what was dragged. Back on its own tray it goes home in silence; nowhere at all, the
        player is told where it belongs."""
        board, path = self._board, self.path
        target = board.handling.aim(path, at).target
        if self._walked and target == path[-1]:
            self._go_on(path, target)
        elif target and (board.offered.leads((*path, target)) or not self._over_tray(at)):
            self.put_down(target, keep=len(path) > 1)
        else:
            self.put_back()
            if not self._over_tray(at):
                self._dropped_nowhere(path)

    def _dropped_nowhere(self, path: Path) -> None:
        self._board.tried = path
        self._board.handling.dropped_nowhere(path)

    def _over_tray(self, at: QPointF) -> bool:
        """Is a point over the tray the thing came from?"""
        boxes = [panel.sceneBoundingRect() for panel in self._board.panels.values()]
        return any(box.contains(at) and box.contains(self._home) for box in boxes)

    def _click_with_full_hand(self, pressed: Item | None, at: QPointF) -> None:
        board = self._board
        if pressed is not None and pressed.key in board.handling.switches():
            board.handling.switch(pressed.key)
            return
        if self._twice and pressed is not None and self.path == (pressed.key,):
            self.put_down(self._only_place())
            return
        target = board.handling.aim(self.path, at).target
        if (
            pressed is not None
            and pressed.key in board.offered.after()
            and pressed.key != self.path[0]
            and target not in board.offered.after(self.path)
            and not (len(self.path) > 1 and target == self.path[-1])
        ):
            if self.lift(pressed.key):
                self._grasp()
        elif target is not None or self._over_tray(at):
            self.put_down(target, keep=True)
        else:
            # on no place at all: it stays in the hand, and one is told where it belongs
            self._dropped_nowhere(self.path)

    def _only_place(self) -> Key | None:
        """Where the lifted thing makes its move, if there is no other place and no further step."""
        offered, path = self._board.offered, self.path
        places = offered.after(path)
        if len(places) != 1 or offered.move(path) is not None:
            return None
        (place,) = places
        return None if offered.after((*path, place)) else place

    # --- keyboard

    def candidates(self) -> list[Item]:
        """What the keyboard can reach, in reading order: first what is offered, then switches."""
        first = self._board.offered.after(self.path)
        items = [item for key in self._reachable() if (item := self._board.things.get(key))]
        return sorted(in_order(items), key=lambda item: item.key not in first)

    def _reachable(self) -> set[Key]:
        board, path = self._board, self.path
        if not path:
            return set(board.offered.after() | board.handling.switches())
        return {*board.offered.after(path), *board.handling.ways_back(path), path[-1]}

    def next_focus(self, forward: bool) -> bool:
        """Tab: go to the next thing; False at the end, where the focus leaves the table."""
        self.at = None
        if self.path and self._lead(self._board.handling.next_place(self.path, forward)):
            return True
        items = self.candidates()
        if not items:
            return False
        keys = [item.key for item in items]
        here = keys.index(self.focus) if self.focus in keys else (-1 if forward else len(keys))
        there = here + (1 if forward else -1)
        if there not in range(len(keys)):
            if not self.path:
                self._show_focus(None)
                return False
            there %= len(keys)
        self._show_focus(items[there])
        return True

    def arrow(self, direction: Qt.Key) -> None:
        """Arrow key: lead the lifted thing, or go to the nearest thing on that side."""
        self.at = None
        if self.path and self._lead(self._board.handling.navigate(self.path, direction)):
            return
        if self._board.tour.active:
            self._board.tour.arrow(direction)
            return
        items = self.candidates()
        here = self._board.things.get(self.focus) if self.focus else None
        if here is None or here not in items:
            if items:
                self._show_focus(items[0])
            return
        if found := self._board.handling.step(here, items, direction):
            self._show_focus(found)

    def enter(self) -> None:
        """Enter: lift what is in focus, or put down there."""
        self.at = None
        if not self.path:
            if self.focus and self.lift(self.focus, by_key=True) and not self.aim:
                self._show_first_target()
            return
        aimed = self.aim.target if self.aim else None
        key = aimed if self.by_key and self.aim else self.focus or aimed
        if key is None:
            return
        if key == self.path[-1] and len(self.path) > 1:
            self.finish_here()
        elif self.put_down(key, keep=True) and self.path:
            self._show_first_target()

    def _show_first_target(self) -> None:
        targets = [item for item in self.candidates() if item.key not in self.path]
        if targets:
            self._show_focus(targets[0])

    def escape(self) -> bool:
        if not self.path:
            return False
        home = self.path[0]
        self.put_back()
        self._show_focus(self._board.things.get(home))
        return True

    def focus_on(self, key: Key | None) -> None:
        self._show_focus(self._board.things.get(key))

    def show_focus(self, item: Item) -> None:
        """Focus anything visible, for players who explore the table."""
        self._show_focus(item)

    def follow_focus(self) -> None:
        """After a re-layout, move the focus ring with its item and announce nothing."""
        item = self._board.item(self.focus) if self.focus else None
        self.focus = item.key if item else None
        self.ring.follow(item)

    def forget_focus(self) -> None:
        """Drop the focus if nothing can be done there any more."""
        if self.focus and self.focus not in self._reachable() and not self._board.tour.active:
            self._show_focus(None)

    def _show_focus(self, item: Item | None) -> None:
        self.focus = item.key if item else None
        if self.ring.scene() is None:
            QGraphicsScene.addItem(self._board, self.ring)
        self.ring.follow(item)
        if item is not None:
            self._board.focused.emit(item)
        else:
            self._board.guide.unfocus()
