"""What is offered is the only truth: everything that a hand, a key or an eye can find on the table
follows from it."""

from random import Random

import pytest
from PySide6.QtCore import Qt

from boomerang_desktop.desktop.games.circle.items import Token
from boomerang_desktop.desktop.scene.gestures import Key, Path
from boomerang_desktop.desktop.scene.kit.buttons import TableButton
from boomerang_desktop.games.circle.game import HUNT, LASCAUX, CircleGame
from boomerang_desktop.games.circle.moves import STOP, THROW
from boomerang_desktop.games.circle.state import CircleState
from boomerang_desktop.games.core import Move, Refusal
from tests.desktop.games.circle.conftest import Sit
from tests.desktop.games.circle.seated import Seated
from tests.games.circle.table import sit

ANSWER = Refusal("", "the caller's sentence")
ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


def answer(move: Move | None) -> Refusal:
    return ANSWER


def position(game: CircleGame, seed: int, seats: int, choosing: bool) -> CircleState:
    """Somewhere in the middle of a random match, with something in the ring when it is bid."""
    rng, state = Random(seed), sit(game, seats)
    for number in range(400):
        ready = state.choosing == choosing and (choosing or state.ring > 1)
        if number > 30 and ready and len(state.legal(state.to_act[0])) > 1:
            return state
        seat = state.to_act[0]
        bid = (THROW, THROW, STOP) if THROW in state.legal(seat) else (STOP,)
        state = state.play(seat, rng.choice(state.legal(seat) if state.choosing else bid))
    raise AssertionError("no such position")


POSITIONS = [
    (game, seed, seats, choosing)
    for game in (HUNT, LASCAUX)
    for seed, seats in ((1, 3), (2, 5))
    for choosing in (True, False)
]
every_position = pytest.mark.parametrize(("game", "seed", "seats", "choosing"), POSITIONS)


def paths(seated: Seated) -> list[Path]:
    """All whole ways to what is offered whose places lie on the table."""
    offered = seated.board.offered
    whole: list[Path] = []
    for key in offered.after():
        if offered.is_press(key):
            whole.append((key,))
        whole += [(key, target) for target in offered.after((key,))]
    return [path for path in whole if all(key in seated.board.things for key in path)]


def check_lifting(seated: Seated, wanted: set[Key]) -> None:
    """Everything else refuses with the caller's words, whatever the rules would say."""
    board = seated.board
    keys = [key for key, _ in board.things.all()]
    assert {key for key, item in board.things.all() if item.can_lift} == wanted
    for key in keys:
        seated.forget()
        if key in wanted and board.offered.is_press(key):
            continue
        assert board.hand.lift(key) == (key in wanted)
        assert seated.refused == ([] if key in wanted else [ANSWER])
        lit = {other for other, item in board.things.all() if item.lit}
        assert lit == (board.offered.after((key,)) & set(keys) if key in wanted else set())
    seated.forget()


def check_keyboard(seated: Seated, wanted: set[Key]) -> None:
    hand = seated.board.hand
    assert {item.key for item in hand.candidates()} == wanted
    reached: set[Key] = set()
    while hand.next_focus(forward=True):
        assert hand.focus is not None
        reached.add(hand.focus)
    assert reached == wanted
    for key in wanted:
        hand.focus_on(key)
        for arrow in ARROWS:
            hand.arrow(arrow)
            assert hand.focus in wanted
    for key in wanted:
        if not seated.board.offered.is_press(key):
            assert hand.lift(key, by_key=True)
            there = {k for k in seated.board.offered.after((key,)) if k in seated.board.things}
            assert {item.key for item in hand.candidates()} == {key, *there}
            seated.forget()


def check_dropping(seated: Seated) -> None:
    """By mouse: only the offered places take it; what came from a tray may be brought back
    there without a word."""
    board, seat = seated.board, seated.seat
    for start in {path[0] for path in paths(seated) if len(path) > 1}:
        targets = board.offered.after((start,))
        for key in (("deck",), ("ring",), ("pile",), ("tag",), ("slot", seat), ("reserve", seat)):
            seated.forget()
            over = {item.key for item in board.things.at(board.things[key].scenePos())}
            if over & {start, *targets} or (key == ("deck",) and ("pile",) in targets):
                continue  # the pile lies on the deck
            seated.drag(start, key)
            assert not seated.answered
            assert not board.hand.path
            assert seated.refused == ([] if ("seat", seat) in over else [ANSWER])
    seated.forget()


def check_answers(seated: Seated, moves: list[Move]) -> None:
    """Every way to what is offered leads there."""
    made = set()
    for path in paths(seated):
        seated.forget()
        seated.click(path[0])
        if len(path) > 1:
            seated.click(path[1])
        assert len(seated.answered) == 1
        assert not seated.refused
        made |= set(seated.answered)
    assert made == set(moves)
    seated.forget()


def check(seated: Seated, moves: list[Move]) -> None:
    seated.offer(moves, answer)
    wanted = {key for key in seated.board.offered.after() if key in seated.board.things}
    assert wanted
    check_lifting(seated, wanted)
    check_keyboard(seated, wanted)
    check_dropping(seated)
    check_answers(seated, moves)
    for _, item in seated.board.things.all():
        if isinstance(item, Token) and item.key[0] == "token":
            assert item.dimmed == (item.key not in wanted)
        if isinstance(item, TableButton):
            assert item.can_lift == (item.key in wanted)


@every_position
def test_one_move_alone(
    sit_at: Sit, game: CircleGame, seed: int, seats: int, choosing: bool
) -> None:
    seated = sit_at(game, position(game, seed, seats, choosing))
    for move in seated.state.legal(seated.seat)[:2]:
        check(seated, [move])


@every_position
def test_several_moves(
    sit_at: Sit, game: CircleGame, seed: int, seats: int, choosing: bool
) -> None:
    seated = sit_at(game, position(game, seed, seats, choosing))
    check(seated, list(seated.state.legal(seated.seat)[-3:]))


@pytest.mark.parametrize("game", [HUNT, LASCAUX])
def test_letters_and_digits_reach_what_is_offered_and_nothing_else(
    sit_at: Sit, game: CircleGame
) -> None:
    seated = sit_at(game, position(game, 1, 3, choosing=True))
    one, other = seated.state.legal(seated.seat)[:2]
    suits = game.variant.deck.suits
    digits = {f"choose:{suit}": Qt.Key(Qt.Key.Key_1.value + n) for n, suit in enumerate(suits)}
    seated.offer([one], answer)
    seated.key(digits[str(other)], Qt.Key.Key_T, Qt.Key.Key_S)
    assert not seated.answered
    assert set(seated.refused) == {ANSWER}
    assert len(seated.refused) == 3
    seated.key(digits[str(one)])
    assert seated.answered == [one]


def test_a_bid_is_refused_in_the_callers_words_though_the_rules_allow_it(sit_at: Sit) -> None:
    seated = sit_at(HUNT, position(HUNT, 1, 3, choosing=False))
    assert set(seated.state.legal(seated.seat)) == {THROW, STOP}
    seated.offer([STOP], answer)
    for throw in (("throw",), ("reserve", seated.seat)):
        seated.forget()
        seated.click(throw)
        assert seated.refused == [ANSWER]
    seated.forget()
    seated.drag(("reserve", seated.seat), ("ring",))
    assert seated.refused == [ANSWER]
    assert not seated.answered
    seated.forget()
    seated.drag(("heap",), ("reserve", seated.seat))
    assert seated.answered == [STOP]
