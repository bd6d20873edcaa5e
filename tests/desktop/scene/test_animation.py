"""Steps that follow each other, can be hurried and can be switched off."""

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.scene import animation as motion
from boomerang_desktop.desktop.scene.animation import Motion, Step


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


def test_hurry_ends_at_once_and_only_once(qtbot: QtBot) -> None:
    began: list[str] = []
    ended: list[bool] = []
    running = Motion()
    running.run(steps(began, "one", "two"), lambda: ended.append(True))
    running.hurry()
    running.hurry()
    assert (began, ended) == (["one"], [True])
    qtbot.wait(150)
    assert (began, ended) == (["one"], [True])


def test_forgetting_tells_nobody(qtbot: QtBot) -> None:
    ended: list[bool] = []
    running = Motion()
    running.run(steps([], "one"), lambda: ended.append(True))
    running.forget()
    qtbot.wait(150)
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
