"""Finding puzzles of arrows."""

from random import Random

import pytest

from boomerang_desktop.bots.arrows.evaluation import reached
from boomerang_desktop.games import GAMES
from boomerang_desktop.games.arrows.moves import Enter, Take, parse
from boomerang_desktop.games.arrows.state import ArrowsState
from boomerang_desktop.lab.puzzles.arrows import examine, glance
from boomerang_desktop.lab.puzzles.forced import Forced
from boomerang_desktop.study.puzzles import Measure, Puzzle, puzzles


def _of(theme: str) -> Puzzle:
    return next(puzzle for puzzle in puzzles("arrows") if puzzle.theme == theme)


def _state(puzzle: Puzzle) -> ArrowsState:
    state = puzzle.match.state
    assert isinstance(state, ArrowsState)
    return state


@pytest.mark.parametrize("theme", ["win_in_two", "hold"])
def test_what_is_forced_is_found_again(theme: str) -> None:
    puzzle = _of(theme)
    state, seat = _state(puzzle), puzzle.seat
    seen = glance(state, seat, Random(1))
    assert seen
    assert (seen.theme, seen.proven) == (theme, True)
    assert glance(state, seat, Random(1), lambda theme: False) is None
    found = examine(state, seat, Random(1), seen)
    assert found
    assert found.questions[0].best.notation == puzzle.questions[0].best.notation
    assert found.facts["goal"] == theme


def test_what_only_a_deep_look_prefers_is_found_again() -> None:
    """No bot up to skilled finds it: 900 positions are too few."""
    hard = [puzzle for puzzle in puzzles("arrows") if not puzzle.solved["skilled"]]
    puzzle = next(puzzle for puzzle in hard if puzzle.theme == "win_in_three")
    state, seat = _state(puzzle), puzzle.seat
    seen = glance(state, seat, Random(1))
    assert seen
    assert seen.positions > 2_000
    assert [str(move) for move in seen.good] == [puzzle.questions[0].best.notation]


@pytest.mark.parametrize(
    "puzzle", [p for p in puzzles("arrows") if not p.proven], ids=lambda p: p.id
)
def test_what_a_theme_says_can_be_seen(puzzle: Puzzle) -> None:
    state, seat = _state(puzzle), puzzle.seat
    move = parse(puzzle.questions[0].best.notation)
    after = state.play(seat, move)
    at_risk = reached(state.pawns[1 - seat]) & state.pawns[seat]
    prey = reached(after.pawns[seat]) & after.pawns[1 - seat]
    seen = {
        "far_win": puzzle.measure is Measure.WIN,
        "trio": isinstance(move, Enter) or bool(after.entries),
        "chain": isinstance(move, Take) and len(move.path) > 2,
        "choice": isinstance(move, Take),
        "bait": bool(after.able),
        "two_threats": prey.bit_count() > 1 and not after.able,
        "parry": bool(at_risk) and not after.able,
        "threat": bool(prey) and not after.able,
        "quiet": not after.able and not prey,
    }
    assert seen[puzzle.theme]


def test_only_one_move_holds_out() -> None:
    puzzle = _of("hold")
    state, seat = _state(puzzle), puzzle.seat
    assert puzzle.measure is Measure.HOLD
    beaten = {
        str(move): Forced(1 - seat).wins(state.play(seat, move), 2) for move in state.legal(seat)
    }
    [safe] = [name for name, lost in beaten.items() if not lost]
    assert safe == puzzle.questions[0].best.notation


def test_a_win_is_certain_however_long_it_takes() -> None:
    puzzle = next(p for p in puzzles("arrows") if p.facts.get("goal") == "far_win")
    state, seat = _state(puzzle), puzzle.seat
    after = state.play(seat, parse(puzzle.questions[0].best.notation))
    assert any(Forced(seat).wins(after, turns) for turns in range(3, 7))


def test_nothing_is_found_at_the_very_beginning() -> None:
    game = GAMES["arrows"]
    state = game.start(2, game.settle(2, {}), 0, {})
    assert glance(state, 0, Random(1)) is None  # type: ignore[arg-type]
