"""The table of one game: a scene of what one seat may see.

A board shows a view, offers the moves of the player who decides at this screen, and plays the
events of each move. It decides no rule and knows only its view and what is in the hand. How a game
looks, is handled and speaks is up to its `GameTable`, `Handling` and `Words`.
"""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneMouseEvent

from boomerang_desktop.desktop.look import theme
from boomerang_desktop.desktop.look.theme import GameColours
from boomerang_desktop.desktop.scene import seating
from boomerang_desktop.desktop.scene.animation import Motion
from boomerang_desktop.desktop.scene.gestures import Answer, Key, Offer, Path
from boomerang_desktop.desktop.scene.guide.guide import Guide
from boomerang_desktop.desktop.scene.guide.tour import Tour
from boomerang_desktop.desktop.scene.hand import Hand
from boomerang_desktop.desktop.scene.handling import Handling
from boomerang_desktop.desktop.scene.items import Item
from boomerang_desktop.desktop.scene.panel import Panels, SeatPanel, TabletopNote
from boomerang_desktop.desktop.scene.seating import HEIGHT, SeatPlace
from boomerang_desktop.desktop.scene.setup import MatchSetup
from boomerang_desktop.desktop.scene.table import GameTable
from boomerang_desktop.desktop.scene.things import Things
from boomerang_desktop.desktop.scene.words import InHand, Words
from boomerang_desktop.games.core import ONLOOKER, Event, Move, Refusal, State

HELD = 500
"""Milliseconds after which a press is a hold."""
_DOUBLE_CLICK = QEvent.Type.GraphicsSceneMouseDoubleClick

S = TypeVar("S", bound=State)


class Board(QGraphicsScene, Generic[S]):
    answered = Signal(object)
    """The Move a player at this screen has made."""
    refused = Signal(object)
    """The Refusal of what the player tried."""
    focused = Signal(object)
    """The Item the keyboard has reached."""
    sounded = Signal(str)
    """The name of a sound to play."""
    flagged = Signal(str, bool)
    """An aid was switched on or off at the table."""
    events_shown = Signal(int)
    """How many events of the current move can be seen by now."""
    status_changed = Signal()
    """The status line needs a new sentence."""
    remarked = Signal(str)
    """A sentence for a player who has not moved yet."""
    peek_wanted = Signal()
    """The player wants another look at their face-down card."""
    nudged = Signal()
    """A click on a table that is pausing."""
    undo_wanted = Signal()
    """The player touched something they could take back."""
    touched = Signal()
    """The player touched the table while looking back, when nothing can be done."""

    def __init__(
        self,
        setup: MatchSetup,
        world: GameColours,
        make_table: "Callable[[Board[S]], GameTable[S]]",
        view: S,
        night: GameColours | None = None,
    ) -> None:
        """`world` has the game's colours, `night` those of the dark appearance."""
        super().__init__()
        # an index loses items that grow with their text, and draws them after they are gone
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setup = setup
        self._day, self._night = world, night or world
        self.view, self.viewer = view, ONLOOKER
        self.offered = Offer()
        self.advised: Move | None = None
        """The move a hint speaks of, while it is shown."""
        self.zoom = self.pixels_per_unit = 1.0
        self.tabletop = False
        self.places: dict[int, SeatPlace] = {}
        """Where each seat's panel lies, as of the last layout."""
        self.middle = QRectF()
        """The room left between them for the game itself."""
        self.strip = 0.0
        """How much of the lower edge is covered: trays keep clear of it, everything else stays."""
        self.given_up: int | None = None  # the seat that ended the match
        self.looking_back = False
        """The position is a past one: nothing can be done."""
        self.waits = False
        """Is the table waiting for a click or a key?"""
        self.flags: dict[str, bool] = {}
        """The aids of this game that are on."""
        self.panels = Panels(self)
        self.motion = Motion(self)
        self.motion.glided.connect(self._settle_if_idle)
        self.things = Things(self)
        self.hand = Hand(self)
        self.tried: Path = ()
        """What was last tried in vain, until that has been said."""
        self.table = make_table(self)
        self.flags = {name: name not in self.table.off_at_first for name, _ in self.words.aids()}
        self.note = TabletopNote()
        self.addItem(self.note)
        self.guide = Guide(self)
        self.tour = Tour(self)
        self._told: Sequence[Event] = ()
        """The marked events."""
        self._show: Callable[[], None] = lambda: None
        """Shows the current move from its beginning."""
        self._silent = False
        self.counted = view
        """The view whose points stand on the panels; after a round, already the next one."""
        self._held = QTimer(self, singleShot=True, interval=HELD)
        self._held.timeout.connect(self._long_press)
        self._pressed_at, self._resting = QPointF(), False
        """Is a finger holding what is being explained?"""
        self.setSceneRect(0, 0, 1040, HEIGHT)

    @property
    def words(self) -> Words[S]:
        return self.table.words

    @property
    def handling(self) -> Handling[S]:
        return self.table.handling

    @property
    def acting(self) -> int | None:
        """The seat whose moves are offered."""
        return self.offered.seat

    @property
    def world(self) -> GameColours:
        """The game's colours in the current appearance."""
        return self._night if theme.is_dark() else self._day

    # --- what the page of a match asks for

    def show_view(self, view: S, viewer: int) -> None:
        """Show a position at once, without motion."""
        self.motion.hurry()
        self.hand.drop_everything()
        self.guide.hide()
        self.view, self.viewer = view, viewer
        self.settle()

    def offer(
        self, seat: int | None, moves: Sequence[Move] = (), answer: Answer | None = None
    ) -> None:
        """Let the player in that seat decide; None: no one. `answer` explains every other move; by
        default the rules do."""
        before, self.offered, self.advised = self.offered, Offer(), None
        if seat is not None:
            paths = self.handling.paths(seat, moves)
            self.offered = Offer(seat, paths, answer or self._rules_answer(seat))
        self.table.offered()
        self.hand.forget_focus()
        if before or self.offered:
            self.settle()

    def withdraw(self) -> None:
        """Withdraw the offer; things stay where they are, for a move is about to be shown."""
        self.offered, self.advised = Offer(), None
        self.note.face(None)

    def show_choice(self, move: Move) -> None:
        """Show a choice the player may still take back: light what it touches, and leave what was
        carried where it goes."""
        if self.hand.carried and (place := self.things.get(self.hand.landed)):
            self.hand.carried.setPos(place.scenePos())
        self.table.show_choice(move)
        self.withdraw()

    def deal(self, done: Callable[[], None]) -> None:
        """Show the deal."""

        def settle() -> None:
            self.settle()
            done()

        self.motion.run(self.table.deal(), settle)

    def play(
        self,
        events: Sequence[Event],
        after: S,
        viewer: int,
        done: Callable[[], None],
        *,
        marked: Sequence[Event] = (),
        rests: bool = False,
    ) -> None:
        """Show a move, then the position after it; what `marked` touched stays marked until then.
        With `rests`, pause where the game says so."""
        carried = self.hand.carried
        self.withdraw()
        self.guide.hide()
        self.hand.forget_focus()
        if self.hand.path:
            self.hand.drop_everything()
        # what was chosen has been lit until now
        self.table.light_advice(None)
        self.things.offer(())

        def settle() -> None:
            self.hand.carried = None
            self.view, self.viewer = after, viewer
            self.settle()
            self.show_marks(events)
            done()

        rests = rests and self.table.pause_after(events)

        def show() -> None:
            self.table.begin_play(events)
            self.motion.run(self.table.steps(self.view, events, after), settle, rests=rests)

        self.show_marks(marked)
        self.hand.carried = carried
        self._show = show
        show()

    def show_marks(self, events: Sequence[Event]) -> None:
        """Mark what these events touched, and nothing else."""
        self._told = events
        self.things.mark(self.table.mark(events))

    def advise(self, move: Move | None) -> None:
        """Light the move a hint speaks of, until told otherwise."""
        self.advised = move
        if not self.hand.path:
            self.table.light_advice(move)

    def status(self) -> str:
        """One sentence: whose turn it is and what is expected."""
        if caption := self.table.caption:
            return caption
        if self.given_up is not None and not self.looking_back:
            return self.words.match_given_up(self.given_up)
        alone = self.view.to_act[0] if len(self.view.to_act) == 1 else None
        seat = alone if self.acting is None else self.acting
        return self.words.status(self.view, seat, self._in_hand())

    def _in_hand(self) -> InHand:
        if not (path := self.hand.path):
            return InHand(moves=self.offered.moves)
        target = self.hand.aim.target if self.hand.aim else None
        whole = self.offered.move(path) is not None
        return InHand(path, target, self.offered.after(path), whole, self.offered.moves)

    def set_flag(self, name: str, on: bool) -> None:
        """Switch an aid on or off."""
        self.flags[name] = on
        self.flagged.emit(name, on)
        self._settle_if_idle()

    def set_width(self, width: float, pixels_per_unit: float, density: float) -> None:
        self.pixels_per_unit = pixels_per_unit
        self.zoom = pixels_per_unit * density
        self.setSceneRect(0, 0, width, HEIGHT)
        if self.things.laid:
            self._lay_anew()

    def relayout(self) -> None:
        """Lay everything again after a change of language, appearance or seating."""
        self._lay_anew(from_scratch=True)
        self.invalidate(self.sceneRect(), QGraphicsScene.SceneLayer.BackgroundLayer)
        self.update()

    def _lay_anew(self, *, from_scratch: bool = False) -> None:
        """Finish what moves; but a table that pauses after a round, or is about to, pauses again
        with what that round brought."""
        self.guide.hide()
        if waits := self.motion.rests:
            self.motion.forget()
        self.motion.hurry()
        self.hand.drop_everything()
        if from_scratch:
            self.things.clear()
            self.panels.take_off()
        self.settle()
        self.show_marks(self._told)
        if waits:
            self._silent = True
            self._show()
            self.motion.finish()
            self._silent = False

    # --- for the parts of a game, and for the hand

    def settle(self) -> None:
        """Put everything where the view says; what is offered can be lifted."""
        self._seat_players()
        self.things.arrange(self.table.arrange)
        self.things.offer(self.offered.after())
        if not self.hand.path:
            self.table.light_advice(self.advised)
        self.hand.follow_focus()

    def count(self, view: S) -> None:
        """Write each player's standing in that view on their panel."""
        self.counted = view
        standings = self.words.standings(view)
        for seat, panel in self.panels.items():
            panel.lines = standings[seat]
            panel.score = sum(n for _, n in panel.lines) if self.table.tells_scores else None
            panel.texts = None

    def item(self, key: Key) -> Item | None:
        """The thing, place or seat of that name."""
        if len(key) == 2 and key[0] == "seat" and isinstance(key[1], int):
            return self.panels.get(key[1])
        return self.things.get(key)

    def texts_of(self, key: Key) -> tuple[str, str]:
        """What a screen reader says of a thing or a seat: its name, and more about it."""
        if isinstance(panel := self.item(key), SeatPanel):
            label, *lines = self.guide.seat(panel)
            return label, " · ".join(lines)
        label, more = self.words.thing(self.view, self.viewer, key)
        return label, self.handling.prospect(key) or more

    def sound(self, name: str) -> None:
        if not self._silent:
            self.sounded.emit(self.table.sound(name))

    def rest(self) -> None:
        """Stop all motion for good: the table is about to go."""
        self._held.stop()
        self.guide.hide()
        self.motion.stop()

    def _settle_if_idle(self) -> None:
        if not self.motion.busy and not self.hand.path:
            self.settle()

    def why_not(self, path: Path) -> Refusal | None:
        """The answer to a path that is not offered."""
        seat = self.viewer if self.acting is None else self.acting
        if seat not in self.setup.persons:
            return None
        answer = self._rules_answer(seat) if self.acting is None else self.offered.answer
        tried = list(self.handling.attempts(seat, path))
        if not tried:
            return answer(None) or self.handling.otherwise(seat, path)
        wrong = (move for move in tried if move not in self.offered.moves)
        return next((refusal for move in wrong if (refusal := answer(move))), None)

    def _rules_answer(self, seat: int) -> Answer:
        return lambda move: None if move is None else self.view.why_not(seat, move)

    def refuse(self, path: Path) -> None:
        """Say why a path leads nowhere."""
        if len(path) == 1 and self.handling.press(path[0]):
            return
        if self.looking_back:
            self.touched.emit()
            return
        refusal = self.why_not(path)
        if refusal is not None:
            self.tried = path
            self.refused.emit(refusal)
        elif len(path) > 1:
            self.tried = path
            self.handling.dropped_nowhere(path)

    def answer(self, move: Move) -> None:
        if self.handling.confirm(move):
            self.answered.emit(move)

    def _asked(self) -> SeatPanel | None:
        """The panel of the player who decides, on a screen lying flat."""
        return self.panels[self.acting] if self.tabletop and self.acting is not None else None

    def _seat_players(self) -> None:
        self.places = self.table.places()
        self.middle = seating.middle(self.sceneRect(), self.places, self.tabletop)
        self.panels.put(self.places, self.setup)
        for seat, panel in self.panels.items():
            panel.active = seat in self.view.to_act and self.given_up is None
        self.count(self.view)
        self.note.face(self._asked())

    # --- Qt

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        self.table.draw_ground(painter, QRectF(rect))

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        left, at = event.button() == Qt.MouseButton.LeftButton, event.scenePos()
        if event.button() == Qt.MouseButton.RightButton:
            self.handling.rotate(1)
        elif left and self.waits:
            self.nudged.emit()
        elif left and (self.note.put_away(at) or self.guide.press(at)):
            pass
        elif left and not self.motion.busy:
            found = self.things.at(at)
            liftable = self.offered.after()
            item = next((i for i in found if i.key in liftable), found[0] if found else None)
            self.hand.press(item, at, twice=event.type() == _DOUBLE_CLICK)
            if item is None and self.looking_back:
                self.touched.emit()
            self._resting = False
            if _by_finger(event) or (item is not None and item.key in self.handling.peeks()):
                self._pressed_at = at
                self._held.start()
        event.accept()

    def _long_press(self) -> None:
        """A held thing is shown again if it lies face down, else explained."""
        if self.hand.path:
            return
        found = self.things.at(self._pressed_at)
        if any(item.key in self.handling.peeks() for item in found):
            self.hand.press(None, QPointF())
            self.peek_wanted.emit()
        else:
            self._resting = self.guide.hold(self._pressed_at)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        held = bool(event.buttons() & Qt.MouseButton.LeftButton)
        self.hand.move_to(event.scenePos(), held, _by_finger(event))
        super().mouseMoveEvent(event)
        if not self.hand.path and not self.motion.busy:
            self.handling.hover(event.scenePos())
            if not held:
                self.guide.point_at(event.scenePos())

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self._held.stop()
        if event.button() == Qt.MouseButton.LeftButton:
            if self._resting and not self.hand.path:
                self.hand.press(None, event.scenePos())
            self.hand.release(event.scenePos(), _by_finger(event))
        event.accept()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        # two quick clicks are two clicks; the hand may take them for one move
        self.mousePressEvent(event)


def _by_finger(event: QGraphicsSceneMouseEvent) -> bool:
    return event.source() != Qt.MouseEventSource.MouseEventNotSynthesized
