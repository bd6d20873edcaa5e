"""Things move as things do. What a move changes is shown step by step, or at once."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import hypot, pi, sin
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeAlias, TypeVar

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QObject,
    QParallelAnimationGroup,
    QPointF,
    QSequentialAnimationGroup,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsObject

from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.desktop.scene.items import Item
from boomerang_desktop.desktop.scene.seating import TableSpot
from boomerang_desktop.games.core import Event, State

if TYPE_CHECKING:
    from boomerang_desktop.desktop.scene.board import Board
    from boomerang_desktop.desktop.scene.table import GameTable

PACES = {"off": 0.0, "slow": 1.8, "normal": 1.0, "fast": 0.5}
OVERLAP = 60
"""Milliseconds by which a step begins before the last one ends."""

Step: TypeAlias = Callable[[], QAbstractAnimation | None]
"""Starts a motion when its turn comes, so that it sees things where they are by then."""

T = TypeVar("T", bound="GameTable[Any]")
S = TypeVar("S", bound=State)
I = TypeVar("I", bound=Item)  # noqa: E741 - an item of some kind


class Animation(Generic[T, S]):
    """How one move of a game looks while it happens. A game describes it event by event; a step is
    a method that starts its motion and returns it."""

    def __init__(self, table: T, before: S, after: S) -> None:
        self.table, self.before, self.after = table, before, after

    @property
    def board(self) -> "Board[Any]":
        return self.table.board

    @property
    def pace(self) -> float:
        return self.board.motion.pace

    def steps(self, events: Sequence[Event]) -> Iterator[Step]:
        for event in events:
            yield from self.show(event)

    def show(self, event: Event) -> Iterable[Step]:
        """The steps of one event."""
        return ()

    def rest(self) -> None:
        """A step at which the table waits, if people want that, before the rest is shown: what is
        shown by then stays meanwhile. For a move after which `pause_after` asks for it."""
        self.board.count(self.after)
        self.board.motion.rest()

    def passing(
        self, item: I, at: QPointF | TableSpot, z: float = 900.0, *, of: Key | None = None
    ) -> I:
        """Something on its way: from where the hand has just let go of it, or of the thing `of`
        which it was; else from a point, or from a spot, as large and as turned as that says."""
        if isinstance(at, TableSpot):
            item.resize(at.width, at.height)
            item.setRotation(at.rotation)
            at = at.at
        carried = self.board.hand.carried
        if carried is not None and carried.key in (item.key, of):
            at = carried.scenePos()
            carried.hide()
        return self.board.things.passing(item, at, z)

    def rearrange(self) -> QAbstractAnimation | None:
        """A step in which everything glides from where it lies to where the next position has it:
        what is new appears, and what is gone fades away."""
        things = self.board.things
        before = {key: _pose(item) for key, item in things.all()}
        if carried := self.board.hand.carried:
            before[carried.key] = _pose(carried)
        self.board.view = self.after
        gone = things.arrange(self.table.arrange)
        motions = [fade(things.passing(item, item.pos()), self.pace, 0.0) for item in gone]
        for key, item in things.all():
            if key not in before:
                item.setOpacity(0.0)
                motions.append(fade(item, self.pace, 1.0))
            elif (pose := before[key]) != (end := _pose(item)):
                item.setPos(pose.at)
                item.setRotation(pose.rotation)
                item.setScale(pose.scale)
                flight = fly(item, end.at, self.pace, rotation=end.rotation, scale=end.scale)
                motions.append(flight)
        return together(*motions) if motions else None


class _Pose(NamedTuple):
    """How a thing lies."""

    at: QPointF
    rotation: float
    scale: float


def _pose(item: QGraphicsObject) -> _Pose:
    return _Pose(item.scenePos(), item.rotation(), item.scale())


class Motion(QObject):
    """Runs the steps of one move after the other."""

    rested = Signal()
    """The table has come to where it waits: `go_on` shows the rest."""
    glided = Signal()
    """Something that was no part of a move has come to its end."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.pace = 1.0
        self._steps: Iterator[Step] = iter(())
        self._running: list[QAbstractAnimation] = []
        self._gliding: list[QAbstractAnimation] = []
        self._done: Callable[[], None] | None = None
        self._rests = False
        """Whether the table waits somewhere in what is still to be shown."""
        self.resting = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._next)

    @property
    def rests(self) -> bool:
        """Whether the table waits, or will in what is still to be shown."""
        return self.resting or self._rests

    @property
    def busy(self) -> bool:
        return self._done is not None

    def run(self, steps: Iterable[Step], done: Callable[[], None], *, rests: bool = False) -> None:
        """Calls `done` when the last step has ended, at once if motion is off; `rests`: not before
        the table has waited, if a step says that it does."""
        self.hurry()
        self._steps, self._done, self._rests = iter(steps), done, rests
        self._begin()

    def _begin(self) -> None:
        if self.pace:
            self._next()
        else:
            self.finish()

    def rest(self) -> None:
        """Waits, once, if that was asked for."""
        self.resting, self._rests = self._rests, False

    def go_on(self) -> None:
        """Waited long enough."""
        if self.resting:
            self.resting = False
            self._begin()

    def finish(self) -> None:
        """On to where the table waits, or to the end."""
        done = self._done
        while self._rests and self._done is done:
            self.skip()
        # when it ends, something else may have begun already
        if self._done is done and not self.resting:
            self.hurry()

    def hurry(self) -> None:
        """Ends everything now, without waiting anywhere."""
        done = self._done
        self.forget()
        if done:
            done()

    def skip(self) -> None:
        """Ends the step that is being shown; the next one begins."""
        if self.busy and not self.resting:
            for animation in self._running:
                animation.setCurrentTime(animation.duration())
            self._running.clear()
            self._timer.stop()
            self._next()

    def forget(self) -> None:
        """Stops where things are; whoever waits for the end waits no longer."""
        self._timer.stop()
        for animation in self._running:
            animation.stop()
        self._running.clear()
        self._steps, self._done = iter(()), None
        self._rests = self.resting = False

    def stop(self) -> None:
        """All motion, for good."""
        self.forget()
        for animation in self._gliding:
            animation.finished.disconnect()
            animation.stop()
            animation.deleteLater()
        self._gliding.clear()

    def glide(self, animation: QAbstractAnimation) -> None:
        """A motion that is not part of a move; nobody waits for it."""

        def glided() -> None:
            self._gliding.remove(animation)
            animation.deleteLater()
            self.glided.emit()

        # it goes with the table, should that go first
        animation.setParent(self)
        self._gliding.append(animation)
        animation.finished.connect(glided)
        animation.start()

    def _next(self) -> None:
        for step in self._steps:
            animation = step()
            if self.resting:
                self.rested.emit()
                return
            if animation is not None:
                self._running.append(animation)
                animation.start()
                self._timer.start(max(0, animation.duration() - OVERLAP))
                return
        # the last step still has its overlap to go
        left = max((a.duration() - a.currentTime() for a in self._running), default=0)
        if left > 0:
            self._timer.start(left)
        else:
            self.hurry()


def animate(
    milliseconds: float,
    change: Callable[[float], object],
    *,
    start: float = 0.0,
    end: float = 1.0,
    easing: QEasingCurve.Type = QEasingCurve.Type.Linear,
) -> QVariantAnimation:
    """Calls `change` over and over with how far it has come, from `start` to `end`."""
    animation = QVariantAnimation()
    animation.setDuration(max(1, round(milliseconds)))
    animation.setStartValue(start)
    animation.setEndValue(end)
    animation.setEasingCurve(easing)
    animation.valueChanged.connect(change)
    return animation


def fly(
    item: QGraphicsObject,
    end: QPointF,
    pace: float,
    *,
    arc: float = 0.0,
    turns: float = 0.0,
    rotation: float | None = None,
    scale: float | None = None,
) -> QVariantAnimation:
    """From where it is to `end`: 220 to 420 ms by distance, on a curve `arc` units high, turning
    round on the way or ending at another angle and size."""
    start, angle, size = QPointF(item.pos()), item.rotation(), item.scale()
    across = end - start
    length = hypot(across.x(), across.y())
    aside = QPointF(-across.y(), across.x()) / length if length else QPointF()
    to_angle = angle if rotation is None else rotation
    to_size = size if scale is None else scale

    def change(t: float) -> None:
        item.setPos(start + across * t + aside * (arc * sin(pi * t)))
        if turns or to_angle != angle:
            item.setRotation(angle + (to_angle - angle + 360 * turns) * t)
        if to_size != size:
            item.setScale(size + (to_size - size) * t)

    milliseconds = pace * min(420.0, 220 + length / 4)
    return animate(milliseconds, change, easing=QEasingCurve.Type.OutCubic)


def turn_over(
    item: QGraphicsObject, pace: float, halfway: Callable[[], None], *, upright: bool = False
) -> QVariantAnimation:
    """Round its own axis, in place; `halfway` is called once, while only its edge is seen."""
    turned = False

    def change(t: float) -> None:
        nonlocal turned
        if t >= 0.5 and not turned:
            turned = True
            halfway()
        narrow = abs(1 - 2 * t)
        width, height = (1.0, max(narrow, 0.02)) if upright else (max(narrow, 0.02), 1.0)
        item.setTransform(QTransform.fromScale(width, height) if t < 1 else QTransform())

    return animate(pace * 320, change)


def pulse(item: QGraphicsObject, pace: float, size: float = 1.12) -> QVariantAnimation:
    """Grows a little and shrinks again: look here."""
    start = item.scale()
    return animate(pace * 260, lambda t: item.setScale(start * (1 + (size - 1) * sin(pi * t))))


def fade(item: QGraphicsObject, pace: float, end: float) -> QVariantAnimation:
    start = item.opacity()
    return animate(pace * 200, lambda t: item.setOpacity(start + (end - start) * t))


def wait(pace: float, milliseconds: float) -> QVariantAnimation:
    return animate(pace * milliseconds, lambda t: None)


def together(*animations: QAbstractAnimation) -> QParallelAnimationGroup:
    group = QParallelAnimationGroup()
    for animation in animations:
        group.addAnimation(animation)
    return group


def in_turn(*animations: QAbstractAnimation, after: float = 0.0) -> QAbstractAnimation:
    """One after the other, the first one after so many milliseconds."""
    if len(animations) == 1 and after < 1:
        return animations[0]
    group = QSequentialAnimationGroup()
    if after >= 1:
        group.addPause(round(after))
    for animation in animations:
        group.addAnimation(animation)
    return group
