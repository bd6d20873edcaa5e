"""Motion: the steps that show a move, one after the other."""

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
"""How many milliseconds before the end of one step the next begins."""

Step: TypeAlias = Callable[[], QAbstractAnimation | None]
"""Starts a motion when its turn comes, so that it sees where things are by then."""

T = TypeVar("T", bound="GameTable[Any]")
S = TypeVar("S", bound=State)
I = TypeVar("I", bound=Item)  # noqa: E741 - an item of some kind


class Animation(Generic[T, S]):
    """How a game's moves look. A game describes them event by event; a step is a method that starts
    a motion and returns it."""

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
        """A step at which the table pauses, if the player wants that; what is shown by then stays.
        Only for moves that `pause_after` names."""
        self.board.count(self.after)
        self.board.motion.rest()

    def passing(
        self, item: I, at: QPointF | TableSpot, z: float = 900.0, *, of: Key | None = None
    ) -> I:
        """Put something on its way: from where the hand has just dropped it (or the thing `of` that
        it was), else from a point or a spot, whose size and rotation it takes."""
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
        """A step in which everything glides to where the next position has it; new things fade in,
        and gone ones fade out."""
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
    """Where and how a thing lies."""

    at: QPointF
    rotation: float
    scale: float


def _pose(item: QGraphicsObject) -> _Pose:
    return _Pose(item.scenePos(), item.rotation(), item.scale())


class Motion(QObject):
    """Runs the steps of a move one after the other."""

    rested = Signal()
    """The table has reached its pause: `go_on` shows the rest."""
    glided = Signal()
    """A motion that was not part of a move has ended."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.pace = 1.0
        self._steps: Iterator[Step] = iter(())
        self._running: list[QAbstractAnimation] = []
        self._gliding: list[QAbstractAnimation] = []
        self._done: Callable[[], None] | None = None
        self._rests = False
        """Does the table still have to pause?"""
        self.resting = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._next)

    @property
    def rests(self) -> bool:
        """Is the table pausing, or still going to?"""
        return self.resting or self._rests

    @property
    def busy(self) -> bool:
        return self._done is not None

    def run(self, steps: Iterable[Step], done: Callable[[], None], *, rests: bool = False) -> None:
        """Run the steps, then call `done`; at once if motion is off. With `rests`, a step may pause
        first."""
        self.hurry()
        self._steps, self._done, self._rests = iter(steps), done, rests
        self._begin()

    def _begin(self) -> None:
        if self.pace:
            self._next()
        else:
            self.finish()

    def rest(self) -> None:
        """Pause here, once, if a pause was asked for."""
        self.resting, self._rests = self._rests, False

    def go_on(self) -> None:
        """End the pause."""
        if self.resting:
            self.resting = False
            self._begin()

    def finish(self) -> None:
        """Skip to the pause, or to the end."""
        done = self._done
        while self._rests and self._done is done:
            self.skip()
        # when it ends, something else may have begun already
        if self._done is done and not self.resting:
            self.hurry()

    def hurry(self) -> None:
        """End everything now, without a pause."""
        done = self._done
        self.forget()
        if done:
            done()

    def skip(self) -> None:
        """End the current step; the next one begins."""
        if self.busy and not self.resting:
            for animation in self._running:
                animation.setCurrentTime(animation.duration())
            self._running.clear()
            self._timer.stop()
            self._next()

    def forget(self) -> None:
        """Stop where things are, without calling `done`."""
        self._timer.stop()
        for animation in self._running:
            animation.stop()
        self._running.clear()
        self._steps, self._done = iter(()), None
        self._rests = self.resting = False

    def stop(self) -> None:
        """Stop all motion for good."""
        self.forget()
        for animation in self._gliding:
            animation.finished.disconnect()
            animation.stop()
            animation.deleteLater()
        self._gliding.clear()

    def glide(self, animation: QAbstractAnimation) -> None:
        """Run a motion that is not part of a move."""

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
    """Call `change` with the progress, from `start` to `end`."""
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
    """Fly to `end` in 220 to 420 ms, depending on the distance, on a curve `arc` units high; turn
    on the way, or end at another rotation and scale."""
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
    """Turn over in place; calls `halfway` once, while only the edge shows."""
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
    """Grow a little and shrink again, to draw attention."""
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
    """Run one after the other, the first after a delay."""
    if len(animations) == 1 and after < 1:
        return animations[0]
    group = QSequentialAnimationGroup()
    if after >= 1:
        group.addPause(round(after))
    for animation in animations:
        group.addAnimation(animation)
    return group
