"""Steps that follow each other, can be hurried and can be switched off."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial

import pytest
from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QGraphicsObject, QStyleOptionGraphicsItem, QWidget
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.scene import animation as motion
from boomerang_desktop.desktop.scene.animation import Animation, Motion, Step
from boomerang_desktop.desktop.scene.seating import TableSpot
from boomerang_desktop.desktop.scene.table import GameTable
from boomerang_desktop.games.core import Event
from tests.desktop.scene.conftest import NewBoard
from tests.desktop.scene.heap import TWO, heap, middle, offer
from tests.sixth.desktop.games.heap.items import Disc
from tests.sixth.desktop.games.heap.table import HeapTable
from tests.sixth.games.heap import HeapState, Taken


class Thing(QGraphicsObject):
    def boundingRect(self) -> QRectF:
        return QRectF(-5, -5, 10, 10)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        pass


def steps(began: list[str], *names: str) -> list[Step]:
    def step(name: str) -> Step:
        def begin() -> QAbstractAnimation:
            began.append(name)
            return motion.wait(1.0, 90)

        return begin

    return [step(name) for name in names]


def stands_still(running: Motion) -> bool:
    """Nothing comes any more, however long one waits."""
    return not any(timer.isActive() for timer in running.findChildren(QTimer))


def test_steps_follow_each_other_and_then_it_is_done(qtbot: QtBot) -> None:
    began: list[str] = []
    ended: list[bool] = []
    running = Motion()
    running.run(steps(began, "one", "two"), lambda: ended.append(True))
    assert began == ["one"]
    assert running.busy
    qtbot.waitUntil(lambda: began == ["one", "two"])
    assert not ended
    qtbot.waitUntil(lambda: ended == [True])
    assert not running.busy


def test_hurry_ends_at_once_and_only_once(qapp: QApplication) -> None:
    began: list[str] = []
    ended: list[bool] = []
    running = Motion()
    running.run(steps(began, "one", "two"), lambda: ended.append(True))
    running.hurry()
    running.hurry()
    assert (began, ended) == (["one"], [True])
    assert stands_still(running)


def test_forgetting_tells_nobody(qapp: QApplication) -> None:
    ended: list[bool] = []
    running = Motion()
    running.run(steps([], "one"), lambda: ended.append(True))
    running.forget()
    assert stands_still(running)
    assert not ended
    assert not running.busy


def test_off_means_off(qtbot: QtBot) -> None:
    began: list[str] = []
    ended: list[bool] = []
    running = Motion()
    running.pace = 0.0
    running.run(steps(began, "one"), lambda: ended.append(True))
    assert (began, ended) == ([], [True])


def test_a_step_that_shows_nothing_is_passed_over(qtbot: QtBot) -> None:
    ended: list[bool] = []
    running = Motion()
    running.run([lambda: None, lambda: None], lambda: ended.append(True))
    assert ended == [True]


def test_flying_arrives_exactly_and_takes_longer_the_farther_it_is(qtbot: QtBot) -> None:
    thing = Thing()
    near = motion.fly(thing, QPointF(10, 0), 1.0)
    far = motion.fly(thing, QPointF(700, 100), 1.0, arc=80, turns=2, rotation=30, scale=2.0)
    assert 220 <= near.duration() < far.duration() <= 420
    far.setCurrentTime(far.duration() // 2)
    assert thing.pos() != QPointF(700, 100)
    far.setCurrentTime(far.duration())
    assert thing.pos() == QPointF(700, 100)
    assert (thing.rotation() % 360, thing.scale()) == (30, 2.0)


def test_turning_over_changes_face_once_while_the_edge_is_seen(qtbot: QtBot) -> None:
    thing, turned = Thing(), []
    over = motion.turn_over(thing, 1.0, lambda: turned.append(thing.transform().m11()))
    for time in range(0, over.duration() + 1, 4):
        over.setCurrentTime(time)
    over.setCurrentTime(over.duration())
    assert len(turned) == 1
    assert turned[0] < 0.2
    assert thing.transform().isIdentity()


def test_a_pulse_ends_as_it_began(qtbot: QtBot) -> None:
    thing = Thing()
    thing.setScale(0.5)
    grow = motion.pulse(thing, 1.0)
    grow.setCurrentTime(grow.duration() // 2)
    assert thing.scale() > 0.5
    grow.setCurrentTime(grow.duration())
    assert abs(thing.scale() - 0.5) < 1e-9


def test_skipping_ends_one_step_where_it_leads_and_begins_the_next(qtbot: QtBot) -> None:
    began: list[str] = []
    ended: list[bool] = []
    thing, running = Thing(), Motion()
    flight = lambda: motion.fly(thing, QPointF(80, 60), 20.0)  # noqa: E731
    running.run([flight, *steps(began, "two")], lambda: ended.append(True))
    assert not began
    running.skip()
    assert thing.pos() == QPointF(80, 60)
    assert began == ["two"]
    assert not ended
    running.skip()
    assert ended == [True]
    running.skip()
    assert ended == [True]


def test_motions_together_last_as_long_as_the_longest(qtbot: QtBot) -> None:
    thing, other = Thing(), Thing()
    both = motion.together(motion.fly(thing, QPointF(4, 4), 1.0), motion.fade(other, 3.0, 0.25))
    assert both.duration() == 600
    both.start()
    both.setCurrentTime(both.duration())
    assert thing.pos() == QPointF(4, 4)
    assert other.opacity() == pytest.approx(0.25)


def test_waiting_takes_its_time_and_moves_nothing(qtbot: QtBot) -> None:
    assert motion.wait(0.5, 300).duration() == 150
    assert motion.wait(0.0, 300).duration() == 1


def test_a_new_run_ends_the_one_before(qtbot: QtBot) -> None:
    ended: list[str] = []
    running = Motion()
    running.run(steps([], "one"), lambda: ended.append("first"))
    running.run(steps([], "one"), lambda: ended.append("second"))
    assert ended == ["first"]
    running.hurry()
    assert ended == ["first", "second"]


class Shown(Animation[HeapTable, HeapState]):
    """Tells of each event instead of moving anything."""

    told: list[int]

    def show(self, event: Event) -> Iterable[Step]:
        if isinstance(event, Taken):
            for _ in range(event.count):
                yield partial(self.tell, event.left)

    def tell(self, left: int) -> None:
        self.told.append(left)


def shown(boards: NewBoard) -> Shown:
    board = boards()
    assert isinstance(board.table, HeapTable)
    made = Shown(board.table, heap(), heap(left=10))
    made.told = []
    return made


def test_a_game_says_event_by_event_how_a_move_looks(boards: NewBoard) -> None:
    made = shown(boards)
    for step in made.steps([Taken(0, 2, 10), Event(), Taken(1, 1, 9)]):
        step()
    assert made.told == [10, 10, 9]
    assert (made.before.left, made.after.left) == (12, 10)
    assert made.board is made.table.board


def test_the_pace_is_that_of_the_board(boards: NewBoard) -> None:
    made = shown(boards)
    made.board.motion.pace = 1.8
    assert made.pace == 1.8


def test_what_passes_begins_where_it_is_told(boards: NewBoard) -> None:
    made = shown(boards)
    flying = made.passing(Disc(TWO, 20, 20), QPointF(40, 50))
    assert flying.pos() == QPointF(40, 50)
    assert made.board.things[TWO] is not flying
    made.board.settle()
    assert flying.scene() is None


def test_what_passes_begins_where_the_hand_let_go_of_it(boards: NewBoard) -> None:
    made = shown(boards)
    board = made.board
    offer(board, 2)
    board.hand.press(board.things[TWO], middle(board, TWO))
    board.hand.move_to(QPointF(300, 200), True, False)
    held = middle(board, TWO)
    flying = made.passing(Disc(TWO, 20, 20), QPointF(40, 50))
    other = made.passing(Disc(("counter", 3), 20, 20), QPointF(40, 50))
    assert flying.pos() == held
    assert other.pos() == QPointF(40, 50)
    # there is only one of it
    assert not board.things[TWO].isVisible()
    assert board.things[("counter", 3)].isVisible()


def test_a_step_begins_a_little_before_the_one_before_it_has_ended(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: list[int] = []
    monkeypatch.setattr(QTimer, "start", lambda timer, *wait: waits.extend(wait))
    running = Motion()
    running.run(steps([], "one", "two"), lambda: None)
    assert waits == [90 - motion.OVERLAP]
    running.forget()


def test_what_passes_may_begin_where_another_thing_was_let_go(boards: NewBoard) -> None:
    """A token is laid face down under another name."""
    made = shown(boards)
    board = made.board
    offer(board, 2)
    board.hand.lift(TWO)
    assert board.hand.carried is not None
    board.hand.carried.setPos(300, 200)
    spot = TableSpot(QPointF(40, 50), 30, 10, 90)
    flying = made.passing(Disc(("laid",), 20, 20), spot, of=TWO)
    assert flying.pos() == QPointF(300, 200)
    assert (flying.width, flying.height, flying.rotation()) == (30, 10, 90)


# --- by the difference of two positions


class Plain(HeapTable):
    """Says nothing of how its moves look."""

    def steps(self, before: HeapState, events: Sequence[Event], after: HeapState) -> Iterator[Step]:
        return GameTable.steps(self, before, events, after)


def test_without_a_word_from_the_game_everything_glides_to_its_new_place(boards: NewBoard) -> None:
    board = boards(Plain)
    last, one = (board.things[("counter", number)] for number in (12, 1))
    start = one.pos()
    board.motion.pace = 1.0
    board.play([Taken(0, 2, 10)], heap(left=10), 0, lambda: None)
    assert one.pos() == start, "it sets out from where it lay"
    assert last.scene() is board, "what is gone is still to be seen"
    assert ("counter", 12) not in board.things
    board.motion.hurry()
    board.motion.pace = 0.0
    assert last.scene() is None
    there = one.pos()
    board.show_view(heap(left=10), 0)
    assert there == one.pos() != start


def test_what_is_new_appears_where_it_lies(boards: NewBoard) -> None:
    board = boards(Plain, heap(left=10))
    board.motion.pace = 1.0
    board.play([Event()], heap(left=12), 0, lambda: None)
    new = board.things[("counter", 12)]
    assert new.opacity() == 0
    board.motion.hurry()
    board.motion.pace = 0.0
    assert new.opacity() == 1
