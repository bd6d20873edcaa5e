"""The table of one game: a scene over what one seat may see.

A board shows a view, offers the moves of whoever must decide at this screen, and plays the events
of each move. It decides no rule and knows nothing that its view does not know, except what is in
the hand. Subclasses say how one game looks; everything else is here.
"""

from collections.abc import Callable, Sequence
from typing import ClassVar

from PySide6.QtCore import QAbstractAnimation, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QTransform
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from boomerang_desktop.desktop.look import assets, theme
from boomerang_desktop.desktop.scene import seating
from boomerang_desktop.desktop.scene.animation import Motion, fly
from boomerang_desktop.desktop.scene.game import GameSide, Party, Told
from boomerang_desktop.desktop.scene.gestures import Gestures, Key, Path
from boomerang_desktop.desktop.scene.hand import Hand
from boomerang_desktop.desktop.scene.items import Item
from boomerang_desktop.desktop.scene.panel import Place, SeatPanel
from boomerang_desktop.desktop.scene.seating import GAP, HEIGHT, TRAY
from boomerang_desktop.games.core import ONLOOKER, Event, Move, State

__all__ = ["GAP", "HEIGHT", "TRAY", "Board", "Party", "Told"]

HELD = 500
"""Milliseconds after which a thing is not pressed but held."""


class Board(GameSide):
    answered = Signal(object)
    """A Move that somebody at the screen has made."""
    refused = Signal(object)
    """The Refusal of what somebody tried."""
    focused = Signal(object)
    """The Item that the keyboard has reached."""
    sounded = Signal(str)
    """The name of a sound to be heard."""
    flagged = Signal(str, bool)
    """An aid that was switched on or off at the table."""
    path_walked = Signal(object)
    """The Path in the hand, empty when nothing is lifted: the status line tells of it."""
    remarked = Signal(str)
    """A sentence to somebody who has not yet made a move."""
    peek_wanted = Signal()
    """Whoever decides now would like to see again what lies face down before them."""
    undo_wanted = Signal()
    """Somebody has touched what they would like to take back."""

    sounds: ClassVar[dict[str, str]] = {}
    """What `lift` and other common sounds are in this game."""

    off_at_first: ClassVar[frozenset[str]] = frozenset()
    """The aids of `toggles` that are off until somebody wants them."""

    def __init__(self, party: Party) -> None:
        super().__init__(party)
        self.world = theme.WORLDS[party.game.id]
        self.motion = Motion(self)
        self.hand = Hand(self)
        self.gestures = Gestures()
        self.zoom = 1.0
        self.pixels_per_unit = 1.0
        self.tabletop = False
        self.flags: dict[str, bool] = {}
        """The toggles of this game that are on (aids, marks); see `toggles`."""
        self.view: State
        self.viewer = ONLOOKER
        self.acting: int | None = None
        """The seat whose moves are offered."""
        self.advised: Move | None = None
        """What a hint speaks of, as long as it is shown."""
        self.panels: dict[int, SeatPanel] = {}
        self._items: dict[Key, Item] = {}
        self._claimed: set[Key] = set()
        self._passing: list[Item] = []
        self._gliding: list[QAbstractAnimation] = []
        self._held = QTimer(self, singleShot=True, interval=HELD)
        self._held.timeout.connect(self._peek)
        self.setSceneRect(0, 0, 1040, HEIGHT)

    @property
    def accent(self) -> str:
        return self.world.accent

    # --- what a game may do in its own way; subclasses override

    def light(self, path: Path, targets: frozenset[Key]) -> None:
        """Shows where what is lifted may land."""
        for key, item in self._items.items():
            item.set(lit=bool(path) and key in targets)

    def hover(self, path: Path, at: QPointF) -> None:
        """Something lifted is held over a point."""

    def target_at(self, path: Path, at: QPointF) -> Key | None:
        """The place under a point: one that is lit if there is one, else any."""
        keys = [item.key for item in self.items_at(at) if item is not self.hand.carried]
        wanted = self.gestures.after(path)
        return next((key for key in keys if key in wanted), keys[0] if keys else None)

    def light_advice(self, move: Move | None) -> None:
        """Shows what a move would touch; nothing for None."""
        keys = self.gestures.keys(move) if move is not None else frozenset()
        for key, item in self._items.items():
            item.set(lit=key in keys)

    def astray(self, path: Path) -> None:
        """What was lifted has been let go where nothing is meant to land: says where it belongs."""

    def path_changed(self, path: Path) -> None:
        """The way of what is in the hand has grown, or the hand is empty."""
        self.path_walked.emit(path)

    def carry(self, key: Key) -> Item:
        """The item that follows the hand: the thing itself, or one taken from a heap."""
        return self._items[key]

    def grip(self, held: QPointF) -> QPointF:
        """From the pointer to the middle of what was just lifted, as it is held from now on."""
        return held

    def way_home(self, item: Item, home: QPointF) -> QAbstractAnimation:
        """How what was lifted glides back."""
        return fly(item, home, max(self.motion.pace, 0.01))

    def key_target(self, path: Path) -> Key | None:
        """What Enter means now."""
        return self.hand.focus

    def navigate(self, direction: Qt.Key) -> bool:
        """An arrow key while something is lifted; True if the board has taken it."""
        return False

    def letter(self, text: str) -> bool:
        """A letter key; True if the board has taken it."""
        return False

    def rotate(self, quarter_turns: int) -> None:
        """Turns what is lifted."""

    def middle(self) -> QRectF:
        """What is left for the board itself between the trays."""
        return seating.middle(self.sceneRect(), self.places(), self.tabletop)

    # --- what the table page asks for

    def show_view(self, view: State, viewer: int) -> None:
        """Shows a position as it is, without any motion."""
        self.motion.hurry()
        self.hand.drop_everything()
        self.view, self.viewer = view, viewer
        self._settle()

    def offer(self, seat: int | None, moves: Sequence[Move] = ()) -> None:
        """Lets the person in that seat decide; nobody if None."""
        self.acting, self.advised = seat, None
        self.gestures = Gestures(self.paths(seat, moves)) if seat is not None else Gestures()
        self._settle()

    def play(
        self, events: Sequence[Event], after: State, viewer: int, done: Callable[[], None]
    ) -> None:
        """Shows a move happen, then the position after it."""
        carried = self.hand.carried
        self.acting, self.advised, self.gestures = None, None, Gestures()
        if self.hand.path:
            self.hand.drop_everything()

        def settle() -> None:
            self.hand.carried = None
            self.view, self.viewer = after, viewer
            self._settle()
            self.show_marks(events)
            done()

        self.show_marks(())
        self.hand.carried = carried
        self.motion.run(self.steps(self.view, events, after), settle)

    def show_marks(self, events: Sequence[Event]) -> None:
        """Marks what these events touched, and nothing else."""
        marked = self.mark(events)
        for key, item in self._items.items():
            item.set(marked=key in marked)

    def advise(self, move: Move | None) -> None:
        """Lights a move that a hint speaks of, until it is made or told otherwise."""
        self.advised = move
        if not self.hand.path:
            self.light_advice(move)

    def set_flag(self, name: str, on: bool) -> None:
        """Switches an aid."""
        self.flags[name] = on
        self.flagged.emit(name, on)
        if not self.motion.busy and not self.hand.path:
            self._settle()

    def set_width(self, width: float, pixels_per_unit: float, density: float) -> None:
        self.pixels_per_unit = pixels_per_unit
        self.zoom = pixels_per_unit * density
        self.setSceneRect(0, 0, width, HEIGHT)
        if hasattr(self, "view"):
            self.motion.hurry()
            self.hand.drop_everything()
            self._settle()

    def relayout(self) -> None:
        """Anew after a change of language, appearance, toggles or seating."""
        self.motion.hurry()
        self.hand.drop_everything()
        for item in [*self._items.values(), *self.panels.values()]:
            self.removeItem(item)
        self._items.clear()
        self.panels.clear()
        if hasattr(self, "view"):
            self._settle()
        self.update()

    # --- for subclasses: putting things on the table

    def item(self, key: Key | None) -> Item | None:
        return self._items.get(key) if key else None

    def place(
        self,
        key: Key,
        make: Callable[[], Item],
        at: QPointF,
        *,
        z: float = 0.0,
        rotation: float = 0.0,
        scale: float = 1.0,
    ) -> Item:
        """Puts the thing of that name there, making it if it is new. What a whole `arrange` does
        not place is taken off the table."""
        item = self._items.get(key)
        if item is None:
            item = self._items[key] = make()
            self.addItem(item)
        item.setPos(at)
        item.setZValue(z)
        # Qt draws anew whatever is turned or scaled, even to what it was
        if item.rotation() != rotation:
            item.setRotation(rotation)
        if item.scale() != scale:
            item.setScale(scale)
        item.setOpacity(1.0)
        item.setTransform(QTransform())
        item.setVisible(True)
        self._claimed.add(key)
        return item

    def take_off(self, key: Key) -> None:
        """Takes the thing of that name off the table before the next `arrange`."""
        if item := self._items.pop(key, None):
            self.removeItem(item)

    def passing(self, item: Item, at: QPointF, z: float = 900.0) -> Item:
        """Something that is only on its way; it goes when the move has been shown."""
        carried = self.hand.carried
        if carried is not None and carried.key == item.key:
            item.setPos(carried.scenePos())
            carried.hide()
        else:
            item.setPos(at)
        item.setZValue(z)
        self.addItem(item)
        self._passing.append(item)
        return item

    def panel(self, seat: int) -> SeatPanel:
        return self.panels[seat]

    def items_at(self, at: QPointF) -> list[Item]:
        found = self.items(
            at, Qt.ItemSelectionMode.IntersectsItemShape, Qt.SortOrder.DescendingOrder
        )
        return [item for item in found if isinstance(item, Item) and item.isVisible()]

    def sound(self, name: str) -> None:
        self.sounded.emit(self.sounds.get(name, name))

    def _settle(self) -> None:
        for item in self._passing:
            if item.scene() is self:
                self.removeItem(item)
        self._passing.clear()
        self._seat_everybody()
        self._claimed.clear()
        self.arrange()
        for key in set(self._items) - self._claimed:
            self.removeItem(self._items.pop(key))
        can_lift = self.gestures.after()
        for key, item in self._items.items():
            item.set(can_lift=key in can_lift, lit=False, lifted=False)
        if self.advised is not None and not self.hand.path:
            self.light_advice(self.advised)
        if self.hand.focus and self.hand.focus not in self._items:
            self.hand.focus_on(None)
        elif self.hand.focus:
            self.hand.focus_on(self.hand.focus)

    def glide(self, animation: QAbstractAnimation) -> None:
        """A motion that is not part of a move; nobody waits for it."""
        self._gliding.append(animation)
        animation.finished.connect(lambda: self._glided(animation))
        animation.start()

    def rest(self) -> None:
        """Stops all motion for good: the table is about to go."""
        self._held.stop()
        self.motion.forget()
        for animation in self._gliding:
            animation.finished.disconnect()
            animation.stop()
        self._gliding.clear()

    def _glided(self, animation: QAbstractAnimation) -> None:
        self._gliding.remove(animation)
        if not self.motion.busy and not self.hand.path:
            self._settle()

    def refuse(self, path: Path) -> None:
        refusal = self.why_not(path)
        if refusal is not None:
            self.refused.emit(refusal)
        elif len(path) > 1:
            self.astray(path)

    def answer(self, move: Move) -> None:
        self.answered.emit(move)

    # --- seats

    def seat_order(self) -> list[int]:
        """The others as they sit, clockwise from the viewer's left."""
        return seating.others(len(self.party.seats), self.viewer)

    def places(self) -> dict[int, Place]:
        """Where each seat has its panel, and which way it faces."""
        seats = len(self.party.seats)
        if self.tabletop:
            return seating.around(self.sceneRect(), seats)
        return seating.in_front(self.sceneRect(), seats, self.viewer)

    def _seat_everybody(self) -> None:
        places = self.places()
        for seat in set(self.panels) - set(places):
            self.removeItem(self.panels.pop(seat))
        to_act = self.view.to_act
        standings = self.standings(self.view)
        for seat, place in places.items():
            panel = self.panels.get(seat)
            if panel is None or panel.place != place:
                if panel is not None:
                    self.removeItem(panel)
                panel = self.panels[seat] = SeatPanel(seat, self.party.seats[seat], place)
                self.addItem(panel)
            panel.score = sum(points for _, points in standings[seat])
            panel.lines = standings[seat]
            panel.active = seat in to_act
            panel.update()

    # --- Qt

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        whole = self.sceneRect()
        painter.fillRect(rect, self.world.ground)
        name = f"{self.party.game.id}/ground"
        if (assets.root() / f"{name}.svg").exists():
            # the ground covers the table and keeps its proportions: 16 to 9
            width = max(whole.width(), whole.height() * 16 / 9)
            box = QRectF(0, 0, width, width * 9 / 16)
            box.moveCenter(whole.center())
            assets.draw(painter, name, box, zoom=self.zoom)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.button() == Qt.MouseButton.RightButton:
            self.rotate(1)
        elif event.button() == Qt.MouseButton.LeftButton and not self.motion.busy:
            found = self.items_at(event.scenePos())
            liftable = self.gestures.after()
            item = next((i for i in found if i.key in liftable), found[0] if found else None)
            self.hand.press(item, event.scenePos())
            if item is not None and item.key in self.peeks():
                self._held.start()
        event.accept()

    def _peek(self) -> None:
        """A thing that lies face down was pressed, and is held."""
        if not self.hand.path:
            self.hand.press(None, QPointF())
            self.peek_wanted.emit()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        held = bool(event.buttons() & Qt.MouseButton.LeftButton)
        self.hand.move_to(event.scenePos(), held, _by_finger(event))
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self._held.stop()
        if event.button() == Qt.MouseButton.LeftButton:
            self.hand.release(event.scenePos(), _by_finger(event))
        event.accept()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        # two quick clicks are two clicks
        self.mousePressEvent(event)


def _by_finger(event: QGraphicsSceneMouseEvent) -> bool:
    return event.source() != Qt.MouseEventSource.MouseEventNotSynthesized
