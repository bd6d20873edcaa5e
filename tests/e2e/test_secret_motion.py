"""At a shared screen a hidden choice moves in the same way, whatever was chosen."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from boomerang_desktop.desktop.scene.animation import Step
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.desktop.scene.hand import FINGER
from tests.e2e.screen import Screen

TAB, ENTER = Qt.Key.Key_Tab, Qt.Key.Key_Return


class Sight(NamedTuple):
    """What everybody at the screen sees at one moment, and what is said."""

    picture: QImage
    status: str
    title: str
    log: list[str]


def by_mouse(screen: Screen, thing: Key, place: Key) -> None:
    screen.drag(thing, place)


def by_clicks(screen: Screen, thing: Key, place: Key) -> None:
    screen.click(thing)
    screen.click(place)


def by_keys(screen: Screen, thing: Key, place: Key) -> None:
    for key in (thing, place):
        while screen.board.hand.focus != key:
            screen.key(TAB)
        screen.key(ENTER)


def by_finger(screen: Screen, thing: Key, place: Key) -> None:
    viewport, finger = screen.view.viewport(), QTest.createTouchDevice()
    start = screen.point(thing)
    # it lands where the thing is seen, so the finger goes a little lower
    lower = QPoint(0, round(FINGER.y() * screen.board.pixels_per_unit))
    end = screen.point(place) - lower
    for way, at in [
        ("press", start),
        *(("move", start + (end - start) * step / 5) for step in range(1, 6)),
        ("release", end),
    ]:
        touching = QTest.touchEvent(viewport, finger)
        getattr(touching, way)(0, at, viewport)
        touching.commit()
        QTest.qWait(1)


Way = Callable[[Screen, Key, Key], None]


def choose(screen: Screen, game: str, decided: int, number: int, way: Way) -> list[Sight]:
    """What is seen of a choice, the others having made theirs; `number` says which one it is."""
    screen.sit_down(game, "hhh", seed=5)
    for seat in range(decided):
        come(screen, seat % 3)
        screen.board.answer(sorted(screen.match.state.legal(seat % 3), key=str)[0])
    come(screen, decided % 3)
    board, sights = screen.board, list[Sight]()

    def look() -> None:
        picture = screen.window.grab().toImage()
        sights.append(Sight(picture, screen.status, screen.window.windowTitle(), screen.log))

    def run(steps: Iterable[Step], done: Callable[[], None], *, rests: bool = False) -> None:
        board.motion.pace = 1.0
        look()
        for step in steps:
            if animation := step():
                animation.start()
                for part in (0.0, 0.3, 0.7):
                    animation.setCurrentTime(round(animation.duration() * part))
                    look()
                animation.setCurrentTime(animation.duration())
        board.motion.pace = 0.0
        done()
        look()

    board.motion.run = run  # type: ignore[method-assign]
    after = board.offered.after
    things = sorted(
        (key for key in after() if after((key,))), key=lambda key: screen.point(key).x()
    )
    way(screen, things[number], min(after((things[number],)), key=str))
    screen.qtbot.waitUntil(lambda: len(screen.match.decisions) > decided)
    screen.qtbot.waitUntil(lambda: bool(sights))
    return sights


def come(screen: Screen, seat: int) -> None:
    screen.qtbot.waitUntil(screen.is_curtain_closed)
    screen.open_curtain()
    screen.qtbot.waitUntil(lambda: screen.board.acting == seat)


@pytest.mark.usefixtures("drawn")
@pytest.mark.parametrize(
    ("tabletop", "way"),
    [(False, by_mouse), (False, by_keys), (True, by_clicks), (True, by_finger)],
)
@pytest.mark.parametrize(
    ("game", "decided"),
    [("hunt", 0), ("hunt", 1), ("lascaux", 1), ("roadtrip", 0), ("roadtrip", 4)],
)
def test_motion_does_not_tell_what_was_chosen(
    screen: Screen, game: str, decided: int, tabletop: bool, way: Way
) -> None:
    screen.window.settings.tabletop = tabletop
    first, other = (choose(screen, game, decided, number, way) for number in (0, 1))
    assert len(first) >= 2
    assert [sight[1:] for sight in first] == [sight[1:] for sight in other]
    for number, (one, two) in enumerate(zip(first, other, strict=True)):
        assert one.picture == two.picture, number
