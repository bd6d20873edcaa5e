"""The number of ways to play on, counted by the engine and, less deep, by the naive one."""

import json
from pathlib import Path
from typing import Any

import pytest

from boomerang_desktop.games.arrows.state import ArrowsState

from . import naive
from .table import play, start

POSITIONS: list[dict[str, Any]] = json.loads(Path(__file__).with_name("perft.json").read_text())
NAIVE_DEPTH = 2


def perft(state: ArrowsState, depth: int) -> int:
    if not state.to_act:
        return 0
    (seat,) = state.to_act
    moves = state.legal(seat)
    if depth == 1:
        return len(moves)
    return sum(perft(state.play(seat, move), depth - 1) for move in moves)


def naive_perft(table: naive.Table, depth: int) -> int:
    moves = naive.legal(table)
    if depth == 1:
        return len(moves)
    return sum(naive_perft(naive.play(table, move), depth - 1) for move in moves)


@pytest.mark.parametrize("given", POSITIONS, ids=[given["name"] for given in POSITIONS])
def test_perft(given: dict[str, Any]) -> None:
    state = play(start(given["seats"], given["first"], **given["options"]), *given["moves"])
    counts = [perft(state, depth) for depth in range(1, len(given["counts"]) + 1)]
    assert counts == given["counts"]


@pytest.mark.parametrize("given", POSITIONS, ids=[given["name"] for given in POSITIONS])
def test_perft_of_the_naive_engine(given: dict[str, Any]) -> None:
    options = given["options"]
    table = naive.start(
        given["seats"],
        options.get("obligation") == "enforced",
        options.get("must_continue", False),
        given["first"],
    )
    for notation in given["moves"]:
        table = naive.play(table, notation)
    counts = [naive_perft(table, depth) for depth in range(1, NAIVE_DEPTH + 1)]
    assert counts == given["counts"][:NAIVE_DEPTH]
