"""What is offered is the only truth: nothing else can be lifted, lights, is reached or lands, and
everything else is answered by whoever offers."""

from random import Random

import pytest
from PySide6.QtCore import QPointF, Qt
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.games.flip.handling import TURN_LEFT, TURN_RIGHT
from boomerang_desktop.desktop.games.flip.layout import clamped
from boomerang_desktop.games.core import Move, Refusal
from boomerang_desktop.games.flip import FlipState, Placement
from boomerang_desktop.games.flip.pieces import COLUMNS
from tests.desktop.games.flip.laid import Laid
from tests.games.flip.playing import random_game

Key = Qt.Key
SENTENCE = Refusal("", "the caller's sentence")
MIDDLE_GAMES = [(1, 5, "10x9"), (2, 9, "10x9"), (3, 12, "10x10")]
"""Of a random game, so many placements old, on that board."""


def middle_game(seed: int, placed: int, board: str) -> FlipState:
    states = [after for *_, after in random_game(seed, board)]
    return states[placed - 1]


def caller(move: Move | None) -> Refusal:
    return SENTENCE


@pytest.fixture(params=MIDDLE_GAMES, ids=lambda game: f"{game[1]} placed")
def laid(request: pytest.FixtureRequest, qtbot: QtBot) -> Laid:
    return Laid(qtbot, middle_game(*request.param))


@pytest.fixture(params=[1, 3])
def offered(request: pytest.FixtureRequest, laid: Laid) -> list[Placement]:
    """One move that is offered, or three."""
    legal = laid.board.view.legal(laid.seat)
    moves = Random(6).sample(legal, int(request.param))
    laid.offer(moves, caller)
    return moves


def names(moves: list[Placement]) -> set[str]:
    return {move.piece.name for move in moves}


def test_nothing_else_can_be_lifted(laid: Laid, offered: list[Placement]) -> None:
    liftable = {("piece", name) for name in names(offered)}
    hand = laid.board.hand
    for key, item in laid.board.things.all():
        assert item.can_lift == (key in liftable)
        if key[0] == "piece":
            assert item.dimmed != (key in liftable)
        if key not in liftable and key not in (TURN_LEFT, TURN_RIGHT):
            laid.refusals.clear()
            assert not hand.lift(key)
            assert not hand.path
            assert laid.refusals == [SENTENCE], key


def test_a_press_or_a_letter_lifts_nothing_else(laid: Laid, offered: list[Placement]) -> None:
    pieces = [str(key[1]) for key, _ in laid.board.things.all() if key[0] == "piece"]
    for name in set(pieces) - names(offered):
        laid.refusals.clear()
        assert not laid.lift(name)
        laid.release(QPointF(500, 300))
        assert laid.refusals == [SENTENCE]
    for name in pieces:
        laid.key(Key(ord(name[0])))
        held = laid.table.handling.held
        assert not held or held in names(offered)


def test_exactly_its_holes_light(laid: Laid, offered: list[Placement]) -> None:
    for name in names(offered):
        mine = [move for move in offered if move.piece.name == name]
        holes = {hole for move in mine for hole in move.holes}
        assert laid.lift(name)
        for _ in range(4):
            now, turned = laid.lit
            assert now == laid.as_turned(mine, name)
            assert turned == holes - now
            laid.key(Key.Key_R)
        laid.key(Key.Key_Escape)
        assert laid.lit == (set(), set())


def test_tab_reaches_its_pieces_and_the_switches(laid: Laid, offered: list[Placement]) -> None:
    laid.window.setFocus()
    reached = set()
    for _ in range(20):
        laid.board.hand.next_focus(True)
        reached.add(laid.board.hand.focus)
    reached.discard(None)
    assert reached == {("piece", name) for name in names(offered)} | {TURN_LEFT, TURN_RIGHT}


@pytest.mark.parametrize("forward", [True, False])
def test_tab_leads_a_piece_to_its_places_alone(
    laid: Laid, offered: list[Placement], forward: bool
) -> None:
    for name in names(offered):
        mine = {move for move in offered if move.piece.name == name}
        assert laid.board.hand.lift(("piece", name), by_key=True)
        reached = []
        for _ in range(2 * len(mine)):
            assert laid.aim.allowed
            reached.append(laid.board.offered.move((("piece", name), laid.aim.target or ())))
            laid.key(Key.Key_Tab if forward else Key.Key_Backtab)
        assert set(reached[: len(mine)]) == set(reached[len(mine) :]) == mine
        laid.key(Key.Key_Escape)


def test_arrows_find_only_its_places_open(laid: Laid, offered: list[Placement]) -> None:
    name, rows = offered[0].piece.name, laid.board.view.rows
    mine = {move.holes for move in offered if move.piece.name == name}
    laid.board.hand.lift(("piece", name), by_key=True)
    for _ in range(COLUMNS):
        laid.key(Key.Key_Left, Key.Key_Up)
    seen, across = set(), Key.Key_Right
    for _ in range(rows):
        for _ in range(COLUMNS):
            seen.add(laid.aim.holes)
            assert laid.aim.allowed == (laid.aim.holes in mine)
            assert laid.aim.refusal == (None if laid.aim.allowed else SENTENCE)
            laid.key(across)
        across = Key.Key_Left if across == Key.Key_Right else Key.Key_Right
        laid.key(Key.Key_Down)
    shape = laid.shape(name)
    assert seen == {clamped(shape, x, y, rows) for x in range(COLUMNS) for y in range(rows)}


def test_a_piece_snaps_nowhere_else(laid: Laid, offered: list[Placement]) -> None:
    move = offered[0]
    mine = {other.holes for other in offered if other.piece is move.piece}
    laid.table.handling.prepare(move)
    assert laid.lift(move.piece.name)
    for x in range(COLUMNS):
        for y in range(laid.board.view.rows):
            laid.move(laid.table.grid.point(x + 0.5, y + 0.5) - laid.board.hand.grip)
            assert laid.aim.allowed == (laid.aim.holes in mine)
            assert laid.aim.refusal == (None if laid.aim.allowed else SENTENCE)
            shown = laid.table.overlay.ghost.shown
            assert shown is not None
            assert shown.allowed == laid.aim.allowed


def test_what_is_dropped_elsewhere_is_answered_by_the_caller(
    laid: Laid, offered: list[Placement]
) -> None:
    name, rows = offered[0].piece.name, laid.board.view.rows
    for at in ((0.5, 0.5), (COLUMNS - 0.5, rows - 0.5), (-0.3, 4.0), (-1.1, 4.0)):
        assert laid.lift(name)
        middle = laid.table.grid.point(*at) - laid.board.hand.grip
        laid.move(middle)
        if laid.aim.allowed:
            laid.key(Key.Key_Escape)
            continue
        laid.refusals.clear()
        laid.release(middle)
        assert laid.refusals == [SENTENCE]
        assert not laid.board.hand.path
    assert not laid.answers


def test_the_move_itself_is_answered(laid: Laid, offered: list[Placement]) -> None:
    for move in offered:
        laid.put(move)
        assert laid.answers.pop() is move
        laid.offer(offered, caller)
        laid.table.handling.prepare(move)
        laid.board.hand.lift(("piece", move.piece.name), by_key=True)
        laid.key(Key.Key_Return)
        assert laid.answers.pop() is move
        laid.offer(offered, caller)
    assert not laid.refusals


def test_who_offers_and_says_nothing_still_offers_nothing_else(laid: Laid) -> None:
    move, *others = laid.board.view.legal(laid.seat)
    laid.offer([move], lambda tried: None)
    other = next(other for other in others if other.piece is move.piece)
    assert laid.lift(move.piece.name)
    laid.table.handling.rotations.turn_for(laid.seat, other)
    laid.move(laid.over(other.holes))
    assert not laid.aim.allowed
    laid.release(laid.over(other.holes))
    assert not laid.answers
