"""Geometry, gestures, trays and texts of the arrowed board, without a window."""

from itertools import product
from math import isclose
from random import Random

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QApplication

from boomerang_desktop.desktop.games.arrows import gestures as gesturing
from boomerang_desktop.desktop.games.arrows import trays
from boomerang_desktop.desktop.games.arrows.layout import (
    PLATE,
    Layout,
    between,
    plate,
    spread,
    trio_number,
)
from boomerang_desktop.desktop.games.arrows.words import ArrowsTexts, turns_left
from boomerang_desktop.desktop.scene.gestures import Gestures
from boomerang_desktop.games.arrows import ARROWS
from boomerang_desktop.games.arrows.board import ARROWS as LINES
from boomerang_desktop.games.arrows.board import CELLS, NEUTRAL, TRIOS
from boomerang_desktop.games.arrows.events import Captured, Entered, PawnsLost
from boomerang_desktop.games.arrows.moves import Take
from boomerang_desktop.games.arrows.refusals import MUST_CAPTURE, NOT_YOUR_PAWN
from boomerang_desktop.games.arrows.state import ArrowsState
from boomerang_desktop.match import Seat
from tests.games.arrows.table import lively, position, start

SEATS = tuple(Seat(name) for name in ("Ana", "Bruno", "Chloé", "Dario", "Emma"))
LAYOUT = Layout.within(QRectF(228, 6, 800, 510))


@pytest.fixture
def texts(qapp: QApplication) -> ArrowsTexts:
    return ArrowsTexts(SEATS)


def positions(seats: int, seed: int = 3) -> list[ArrowsState]:
    """All positions of a lively game."""
    rng, state = Random(seed), start(seats)
    seen = [state]
    while state.to_act:
        (seat,) = state.to_act
        state = state.play(seat, lively(rng, state.legal(seat)))
        seen.append(state)
    return seen


# --- geometry


def test_lines_are_all_as_long_as_a_step() -> None:
    for a, b in (*LINES, *NEUTRAL):
        apart = LAYOUT.at(b) - LAYOUT.at(a)
        assert isclose(QPointF.dotProduct(apart, apart), LAYOUT.step**2)


def test_the_board_fits_its_rectangle_and_stands_in_its_middle() -> None:
    for rect in (QRectF(228, 6, 800, 510), QRectF(136, 136, 400, 900)):
        layout = Layout.within(rect)
        corners = [layout.centre + corner for corner in plate(PLATE * layout.step)]
        assert all(rect.adjusted(-1, -1, 1, 1).contains(corner) for corner in corners)
        assert layout.at(18) == rect.center()


def test_a_point_belongs_to_the_nearest_cell() -> None:
    for cell in range(CELLS):
        assert LAYOUT.cell_at(LAYOUT.at(cell) + QPointF(11, -17)) == cell
    assert LAYOUT.cell_at(LAYOUT.at(0) - QPointF(LAYOUT.step, 0)) is None
    assert LAYOUT.cell_at((LAYOUT.at(0) + LAYOUT.at(1)) / 2, 0.34) is None


def test_a_line_ends_short_of_its_cells() -> None:
    near, far = between(QPointF(0, 0), QPointF(100, 0), 20)
    assert (near.x(), far.x()) == (20, 80)


def test_trios_are_found_by_their_cells_in_any_order() -> None:
    for number, (a, b, c) in enumerate(TRIOS):
        assert trio_number((c, a, b)) == number


def test_things_move_together_only_where_there_is_no_room() -> None:
    assert spread(3, 500, 40, 36) == 36
    assert spread(1, 10, 40, 36) == 0
    assert spread(9, 200, 40, 36) * 8 + 40 == pytest.approx(200)


# --- gestures


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_legal_move_has_a_gesture_and_every_gesture_is_a_legal_move(seats: int) -> None:
    for state in positions(seats):
        for seat in state.to_act:
            moves = state.legal(seat)
            gestures = list(gesturing.gestures(state, seat, moves))
            assert {gesture.move for gesture in gestures} == set(moves)
            paths = [gesture.path for gesture in gestures]
            assert len(paths) == len(set(paths)), "no gesture means two things"


def test_a_move_that_costs_pawns_ends_in_a_question() -> None:
    state = position([17, 0], [18], [33], hands=(1, 1, 1))
    for gesture in gesturing.gestures(state, 0, state.legal(0)):
        assert (gesture.path[-1] == gesturing.LOSE) != isinstance(gesture.move, Take)


def test_a_chain_can_be_stopped_only_where_it_could_go_on() -> None:
    state = position([17], [18, 19], [20, 33], hands=(0, 0, 0))
    gestures = Gestures(gesturing.gestures(state, 0, state.legal(0)))
    pawn, first, second, third = ("pawn", 17), ("cell", 18), ("cell", 19), ("cell", 20)
    assert gesturing.STOP in gestures.after((pawn, first))
    assert gesturing.STOP in gestures.after((pawn, first, second))
    assert gestures.after((pawn, first, second, third)) == frozenset()


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_what_cannot_be_lifted_or_put_down_has_a_reason(seats: int) -> None:
    """And what can be done has none."""
    for state in positions(seats)[::7]:
        for seat in state.to_act:
            gestures = Gestures(gesturing.gestures(state, seat, state.legal(seat)))
            lifted = gestures.after()
            for cell in range(CELLS):
                pawn = gesturing.pawn_key(cell)
                if not state.free >> cell & 1 and pawn not in lifted:
                    assert gesturing.why_not(state, seat, (pawn,)) is not None
            for key in lifted:
                if key == gesturing.DECLINE:
                    continue
                for cell in range(CELLS):
                    path = (key, ("cell", cell))
                    able = ("cell", cell) in gestures.after((key,))
                    if key != ("pawn", cell):
                        assert (gesturing.why_not(state, seat, path) is None) == able


def test_reasons_are_those_of_the_rules() -> None:
    state = position([17, 0], [18], [33], hands=(1, 1, 1), obligation="enforced")
    assert gesturing.why_not(state, 0, (("hand", 0),)) == MUST_CAPTURE
    assert gesturing.why_not(state, 0, (("pawn", 0),)) == MUST_CAPTURE
    assert gesturing.why_not(state, 0, (("pawn", 33),)) == NOT_YOUR_PAWN
    assert gesturing.why_not(state, 0, (("hand", 1),)) == NOT_YOUR_PAWN
    assert gesturing.why_not(state, 0, (("seat", 1),)) is None


# --- trays


PANELS = (
    (QRectF(165.6, 8, 842, 122), True),
    (QRectF(165.6, 8, 328, 96), True),
    (QRectF(165.6, 8, 226, 96), True),
    (QRectF(8, 40, 188, 122), False),
    (QRectF(8, 40, 188, 69), False),
)


@pytest.mark.parametrize(("content", "tray"), PANELS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everything_on_a_panel_lies_inside_it(
    texts: ArrowsTexts, content: QRectF, tray: bool, seats: int
) -> None:
    room = content.adjusted(-1, -1, 1, 8)
    for state in positions(seats)[::5]:
        for seat in range(seats):
            made = trays.plan(content, tray, state, seat, texts)
            for pile in made.piles:
                wide = pile.apart * (pile.count - 1) + trays.PAWN * pile.size
                tall = trays.TALL * pile.size
                box = QRectF(pile.at.x() - wide / 2, pile.at.y() - tall / 2, wide, tall)
                assert room.contains(box)
            for line in made.lines:
                assert line.box.width() > 40


def test_prisoners_lie_beside_each_other_by_owner_and_the_rest_is_open(texts: ArrowsTexts) -> None:
    state = position([0], [1], [2], [3], prisoners={(0, 1): 2, (0, 3): 3}, turn=1)
    content, tray = PANELS[0]
    made = trays.plan(content, tray, state, 0, texts)
    piles = [pile for pile in made.piles if pile.key[0] == "prisoners"]
    assert [(pile.owner, pile.count) for pile in piles] == [(1, 2), (3, 3)]
    ends = [pile.at.x() + pile.apart * (pile.count - 1) / 2 for pile in piles]
    starts = [pile.at.x() - pile.apart * (pile.count - 1) / 2 for pile in piles]
    assert starts[1] > ends[0]
    held_open = [slot for slot in made.slots if slot.at.x() > ends[1]]
    assert len(held_open) == 2, "seven are needed with four players"
    assert made.landing == held_open[0].at


@pytest.mark.parametrize(("count", "warned"), [(6, False), (4, True), (3, True)])
def test_the_danger_line_of_a_duel_stands_before_the_third_pawn_P13(
    texts: ArrowsTexts, count: int, warned: bool
) -> None:
    state = position(range(count), [33, 34, 35, 36], reserves=(3, 3))
    made = trays.plan(*PANELS[0], state, 0, texts)
    assert sum(slot.filled for slot in made.slots) == count
    assert made.danger is not None
    left = [slot for slot in made.slots if slot.at.x() < made.danger[0].x()]
    assert len(left) == 2
    assert all(slot.warn == warned for slot in made.slots)


# --- texts


def test_every_event_of_whole_games_is_told_in_names(texts: ArrowsTexts) -> None:
    told: set[str] = set()
    for seats, seed in product((2, 3, 4, 5), range(5)):
        rng, state = Random(seed), start(seats)
        while state.to_act:
            (seat,) = state.to_act
            move = lively(rng, state.legal(seat))
            after = state.play(seat, move)
            for event in ARROWS.events(state, seat, move, after):
                line = texts.tell(event)
                if line is not None:
                    told.add(type(event).__name__)
                    assert "{" not in line.text
                    if line.seat is not None:
                        assert SEATS[line.seat].name in line.text
            state = after
            for someone in (*state.to_act, *([None] if state.ended else [])):
                assert "{" not in texts.status(state, someone)
            assert "{" not in texts.title(state)
        assert texts.decided(state)
    assert told >= {"Placed", "Stepped", "Captured", "PawnsLost", "TrioCompleted", "Entered"}
    assert told >= {"Eliminated", "Ended"}


def test_the_log_names_both_sides(texts: ArrowsTexts) -> None:
    captured = texts.tell(Captured(0, 17, 18, 2, "seat0"))
    freed = texts.tell(Entered(1, "seat3", 5))
    lost = texts.tell(PawnsLost(4, (1, 2)))
    assert captured is not None
    assert captured.text == "Ana captures a pawn of Chloé on 18"
    assert freed is not None
    assert freed.text == "Bruno frees a pawn from Dario and enters it on 5"
    assert lost is not None
    assert lost.text.startswith("Emma could have captured and loses 2")


def test_rings_are_spoken_of_only_where_they_are_seen_P5(texts: ArrowsTexts) -> None:
    state = position([17], [18], [33], hands=(1, 1, 1))
    assert "ringed" in texts.status(state, 0)
    assert texts.status(state, 0, here=False) == "Ana can capture"


def test_whichever_end_of_P9_comes_first_is_counted() -> None:
    assert turns_left(position([0], [1], [2], quiet=50, turns=100)) == (10, True)
    assert turns_left(position([0], [1], [2], quiet=10, turns=395)) == (5, False)


def test_the_end_of_all_turns_is_said_beforehand_P9(texts: ArrowsTexts) -> None:
    state = position([0], [36], [33], turns=395)
    assert "the game ends in 5 turn" in texts.status(state, 0)
    assert texts.title(state).startswith("5 turn")


def test_arrows_of_the_board_do_not_touch_their_cells() -> None:
    """Their heads stand free in the middle of the line, where they are read at a glance."""
    free = LAYOUT.step - 2 * LAYOUT.radius
    assert free > 2 * 17 * LAYOUT.scale
