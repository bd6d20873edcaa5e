"""Paths over the legal moves."""

from boomerang_desktop.desktop.scene.gestures import Gesture, Gestures
from boomerang_desktop.games.core import Move

HAND, PAWN, ONE, TWO, STOP = ("hand",), ("pawn", 3), ("cell", 1), ("cell", 2), ("stop",)


class Named(Move):
    def __init__(self, name: str) -> None:
        self.name = name


PLACE, STEP, CHAIN, PRESS = Named("place"), Named("step"), Named("chain"), Named("press")
ALL = Gestures(
    [
        Gesture((HAND, ONE), PLACE),
        Gesture((PAWN, ONE), STEP),
        Gesture((PAWN, ONE, TWO), CHAIN),
        Gesture((STOP,), PRESS),
    ]
)


def test_a_move_knows_all_that_it_touches() -> None:
    both = Gestures([Gesture((PAWN, ONE), STEP), Gesture((STOP,), STEP), Gesture((HAND,), PRESS)])
    assert both.keys(STEP) == {PAWN, ONE, STOP}
    assert both.keys(PLACE) == frozenset()


def test_what_can_be_lifted_or_pressed_comes_first() -> None:
    assert ALL.after() == {HAND, PAWN, STOP}
    assert ALL.is_press(STOP)
    assert not ALL.is_press(PAWN)


def test_where_it_may_land() -> None:
    assert ALL.after((HAND,)) == {ONE}
    assert ALL.after((TWO,)) == frozenset()


def test_a_chain_may_end_early_or_go_on() -> None:
    assert ALL.move((PAWN, ONE)) is STEP
    assert ALL.after((PAWN, ONE)) == {TWO}
    assert ALL.move((PAWN, ONE, TWO)) is CHAIN
    assert ALL.after((PAWN, ONE, TWO)) == frozenset()


def test_half_a_path_is_no_move() -> None:
    assert ALL.move((PAWN,)) is None
    assert ALL.move(()) is None


def test_nothing_can_be_done_with_no_moves() -> None:
    assert not Gestures()
    assert ALL
    assert Gestures().after() == frozenset()
