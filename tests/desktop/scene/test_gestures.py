"""Paths over the moves that are offered."""

from boomerang_desktop.desktop.scene.gestures import Gesture, Offer, Path, silence
from boomerang_desktop.games.core import Move, Refusal

HAND, PAWN, ONE, TWO, STOP = ("hand",), ("pawn", 3), ("cell", 1), ("cell", 2), ("stop",)


class Named(Move):
    def __init__(self, name: str) -> None:
        self.name = name


PLACE, STEP, CHAIN, PRESS = Named("place"), Named("step"), Named("chain"), Named("press")
ALL = Offer(
    0,
    [
        Gesture((HAND, ONE), PLACE),
        Gesture((PAWN, ONE), STEP),
        Gesture((PAWN, ONE, TWO), CHAIN),
        Gesture((STOP,), PRESS),
    ],
)


def test_a_move_knows_all_that_it_touches() -> None:
    both = Offer(0, [Gesture((PAWN, ONE), STEP), Gesture((STOP,), STEP), Gesture((HAND,), PRESS)])
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
    assert not Offer()
    assert ALL
    assert Offer().after() == frozenset()


def test_where_nothing_is_offered_nobody_acts_and_nothing_is_said() -> None:
    nothing = Offer()
    assert nothing.seat is None
    assert nothing.moves == frozenset()
    assert nothing.answer(PLACE) is None
    assert silence(None) is None


def test_what_is_offered_and_to_whom() -> None:
    assert ALL.seat == 0
    assert ALL.moves == {PLACE, STEP, CHAIN, PRESS}


def test_every_way_to_make_a_move() -> None:
    both = Offer(0, [Gesture((PAWN, ONE), STEP), Gesture((STOP,), STEP), Gesture((HAND,), PRESS)])
    assert set(both.ways(STEP)) == {(PAWN, ONE), (STOP,)}
    assert list(both.ways(CHAIN)) == []


def test_a_path_leads_if_it_is_a_move_or_begins_one() -> None:
    begun: list[Path] = [(), (PAWN,), (PAWN, ONE), (PAWN, ONE, TWO), (STOP,)]
    assert all(ALL.leads(path) for path in begun)
    lost: list[Path] = [(ONE,), (PAWN, TWO), (HAND, ONE, TWO), (STOP, ONE)]
    assert not any(ALL.leads(path) for path in lost)


def test_what_is_pressed_and_also_lifted_is_no_button() -> None:
    both = Offer(0, [Gesture((PAWN,), PRESS), Gesture((PAWN, ONE), STEP)])
    assert not both.is_press(PAWN)
    assert not both.is_press(ONE)


def test_the_caller_answers_for_everything_else() -> None:
    told = Refusal("", "not now")
    assert Offer(1, [], lambda move: told).answer(None) is told
