"""The hand over the table: one mechanism for mouse, touch and keyboard.

Lift something, see where it may land, put it down there, or see it glide back and read why.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QGraphicsScene

from boomerang_desktop.desktop.scene.gestures import Key, Path
from boomerang_desktop.desktop.scene.items import FocusRing, Ghost, Item

if TYPE_CHECKING:
    from boomerang_desktop.desktop.scene.board import Board

THRESHOLD = 3.0
"""A press that moves further than this many pixels is a drag."""
FINGER = QPointF(0, -70)
"""A lifted thing keeps clear of the finger that holds it."""
IN_HAND = 1000.0
LIFT_SCALE = 1.06


class Hand:
    """What is lifted, and the way it has gone so far. Empty most of the time."""

    def __init__(self, board: "Board") -> None:
        self._board = board
        self.path: Path = ()
        self.carried: Item | None = None
        self.focus: Key | None = None
        self.ring = FocusRing()
        self._home = QPointF()
        self._ghost: Ghost | None = None
        self._pressed: Item | None = None
        self._pressed_at = QPointF()
        self._dragging = False
        self._walked = False
        self.grip = QPointF()
        """From the pointer to the middle of what it holds."""

    @property
    def dragging(self) -> bool:
        """What is lifted follows the pointer."""
        return self._dragging

    # --- lifting and putting down, however it was asked for

    def lift(self, key: Key) -> bool:
        """Takes a thing up; says why if that is not possible."""
        board = self._board
        if key in board.switches():
            board.switch(key)
            return False
        if self.path:
            self.put_back()
        if key not in board.gestures.after():
            board.refuse((key,))
            return False
        if board.gestures.is_press(key):
            self._finish((key,))
            return False
        item = board.item(key)
        if item is None:
            return False
        self.path = (key,)
        self.grip = QPointF()
        self._ghost = Ghost(item)
        board.addItem(self._ghost)
        self.carried = board.carry(key)
        self._home = self.carried.scenePos()
        self.carried.setZValue(IN_HAND)
        self.carried.setScale(LIFT_SCALE * self.carried.scale())
        self.carried.set(lifted=True)
        self._light()
        board.path_changed(self.path)
        board.sound("lift")
        return True

    def _light(self) -> None:
        self._board.light(self.path, self._board.gestures.after(self.path))

    def put_down(self, target: Key | None) -> bool:
        """On a target: a move, or a step of one. Anywhere else it glides back."""
        board = self._board
        if target is None or target == self.path[0] or target in board.ways_back(self.path):
            self.put_back()
            return False
        path = (*self.path, target)
        if board.gestures.after(path):
            self._go_on(path, target)
            return True
        if board.gestures.move(path) is None:
            if len(self.path) > 1 and target == self.path[-1]:
                return self.finish_here()
            self.put_back()
            board.refuse(path)
            return False
        self._finish(path)
        return True

    def _go_on(self, path: Path, target: Key) -> None:
        """A chain that may go further: the thing waits where it stands."""
        self.path = path
        place = self._board.item(target)
        if self.carried and place:
            self.carried.setPos(place.scenePos())
        self._dragging = False
        self._light()
        self._board.path_changed(path)

    def walk(self, path: Path) -> None:
        """On to the next place of a chain, or back from it, without letting go."""
        self.path, self._walked = path, len(path) > 1
        self._light()
        self._board.path_changed(path)

    def finish_here(self) -> bool:
        """Ends a chain where it stands; if it may not end there, says why and waits."""
        if self._board.gestures.move(self.path) is None:
            self._go_on(self.path, self.path[-1])
            self._board.refuse(self.path)
            return False
        self._finish(self.path)
        return True

    def _finish(self, path: Path) -> None:
        move = self._board.gestures.move(path)
        self._let_go()
        if move is not None:
            self._board.answer(move)

    def _let_go(self) -> None:
        if self.carried:
            self.carried.set(lifted=False)
            self.carried.setScale(self.carried.scale() / LIFT_SCALE)
        if self._ghost:
            self._board.removeItem(self._ghost)
        self._ghost = None
        self.path, self._dragging, self._walked, self._pressed = (), False, False, None
        self._board.light((), frozenset())
        self._board.path_changed(())

    def put_back(self) -> None:
        """Lets go; the thing glides home."""
        carried, home = self.carried, self._home
        if not self.path:
            return
        self._let_go()
        self.carried = None
        if carried:
            self._board.glide(self._board.way_home(carried, home))

    def drop_everything(self) -> None:
        """The table is about to change under the hand."""
        if self.path:
            self._let_go()
        self.carried = None

    # --- mouse and touch

    def press(self, item: Item | None, at: QPointF) -> None:
        self._show_focus(None)
        self._pressed, self._pressed_at = item, at
        self._dragging = False

    def move_to(self, at: QPointF, held: bool, finger: bool) -> None:
        pressed = self._pressed
        if held and not self._dragging and pressed is not None:
            far = (at - self._pressed_at) * self._board.pixels_per_unit
            if far.manhattanLength() <= THRESHOLD:
                return
            waiting = len(self.path) > 1 and self.carried is pressed
            if not waiting and (
                self._board.gestures.is_press(pressed.key) or not self.lift(pressed.key)
            ):
                self._pressed = None
                return
            self._grasp()
            self._dragging = True
            self._walked = False
        if self.carried and self._dragging:
            self.carried.setPos(at + self.grip + (FINGER if finger else QPointF()))
        if self.path:
            self._board.hover(self.path, self._point(at, finger))

    def _grasp(self) -> None:
        """Holds what is lifted where it was pressed."""
        if self.carried:
            # one taken from the far end of a heap comes to the pointer
            grip = self.carried.scenePos() - self._pressed_at
            near = self.carried.sceneBoundingRect().contains(self._pressed_at)
            self.grip = self._board.grip(grip if near else QPointF())

    def _point(self, at: QPointF, finger: bool) -> QPointF:
        """Where the lifted thing is held over, rather than where the finger is."""
        return at + FINGER if finger and self._dragging else at

    def release(self, at: QPointF, finger: bool) -> None:
        pressed, self._pressed = self._pressed, None
        if self._dragging:
            over = self._point(at, finger)
            self._dragging = False
            self._drop(over)
        elif self.path:
            self._click_with_full_hand(pressed, at)
        elif pressed is not None and self.lift(pressed.key):
            self._grasp()

    def _drop(self, at: QPointF) -> None:
        """Lets go of what was dragged. What came from a tray may be brought back there without a
        word; over no place at all one is told where it belongs."""
        board, path = self._board, self.path
        target = board.target_at(path, at)
        if self._walked and target == path[-1]:
            self._go_on(path, target)
        elif target and (board.gestures.leads((*path, target)) or not self._over_tray(at)):
            self.put_down(target)
        else:
            self.put_back()
            if not self._over_tray(at):
                board.astray(path)

    def _over_tray(self, at: QPointF) -> bool:
        """Whether a point is over the tray from which the thing was lifted."""
        boxes = [panel.sceneBoundingRect() for panel in self._board.panels.values()]
        return any(box.contains(at) and box.contains(self._home) for box in boxes)

    def _click_with_full_hand(self, pressed: Item | None, at: QPointF) -> None:
        if pressed is not None and pressed.key in self._board.switches():
            self._board.switch(pressed.key)
            return
        target = self._board.target_at(self.path, at)
        others = self._board.gestures.after()
        if (
            pressed is not None
            and pressed.key in others
            and pressed.key != self.path[0]
            and target not in self._board.gestures.after(self.path)
            and not (len(self.path) > 1 and target == self.path[-1])
        ):
            if self.lift(pressed.key):
                self._grasp()
        else:
            self.put_down(target)

    # --- keyboard

    def candidates(self) -> list[Item]:
        """What the keyboard can reach now, in reading order."""
        items = [item for key in self._reachable() if (item := self._board.item(key))]
        return sorted(
            items, key=lambda item: (round(item.scenePos().y() / 60), item.scenePos().x())
        )

    def _reachable(self) -> set[Key]:
        board = self._board
        if not self.path:
            return set(board.gestures.after() | board.switches())
        return {*board.gestures.after(self.path), *board.ways_back(self.path), self.path[-1]}

    def next_focus(self, forward: bool) -> bool:
        """Tab: on to the next thing; False at the end, where the focus leaves the table."""
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

    def step_focus(self, direction: Qt.Key) -> None:
        """An arrow: to the nearest thing on that side."""
        items = self.candidates()
        here = self._board.item(self.focus) if self.focus else None
        if here is None or here not in items:
            if items:
                self._show_focus(items[0])
            return
        way = {
            Qt.Key.Key_Left: QPointF(-1, 0),
            Qt.Key.Key_Right: QPointF(1, 0),
            Qt.Key.Key_Up: QPointF(0, -1),
            Qt.Key.Key_Down: QPointF(0, 1),
        }[direction]
        best: tuple[float, Item] | None = None
        for item in items:
            apart = item.scenePos() - here.scenePos()
            along = QPointF.dotProduct(apart, way)
            aside = abs(apart.x() * way.y() - apart.y() * way.x())
            if item is not here and along > 1 and aside < along * 2.5:
                cost = along + 2 * aside
                if best is None or cost < best[0]:
                    best = cost, item
        if best:
            self._show_focus(best[1])

    def enter(self) -> None:
        """Enter: lift what is in focus, or put down there."""
        key = self._board.key_target(self.path)
        if key is None:
            return
        if not self.path:
            if self.lift(key):
                self._show_first_target()
        elif key == self.path[-1] and len(self.path) > 1:
            self.finish_here()
        else:
            self.put_down(key)
            if self.path:
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
        self._show_focus(self._board.item(home))
        return True

    def focus_on(self, key: Key | None) -> None:
        self._show_focus(self._board.item(key) if key else None)

    def _show_focus(self, item: Item | None) -> None:
        self.focus = item.key if item else None
        if self.ring.scene() is None:
            QGraphicsScene.addItem(self._board, self.ring)
        self.ring.follow(item)
        if item is not None:
            self._board.focused.emit(item)
