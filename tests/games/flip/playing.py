"""Helpers to reach a position."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from boomerang_desktop.games.flip import FLIP, FlipState, Placement

BOARDS = {"10x9": 9, "10x10": 10}


def fixture(name: str) -> Any:
    return json.loads(Path(__file__).with_name(name).read_text("utf-8"))


GAMES: dict[str, list[str]] = fixture("games.json")
"""Whole games in which something rare happens."""


def opening(board: str = "10x9", *, first: int = 0, hidden_pieces: bool = False) -> FlipState:
    settings = FLIP.settle(2, {"board": board, "hidden_pieces": hidden_pieces})
    return FLIP.start(2, settings, first, FLIP.deal(2, settings, Random(0)))


def place(text: str) -> Placement:
    return FLIP.parse(f"place:{text}")


def after(*texts: str, state: FlipState | None = None) -> FlipState:
    """The position after these placements, each by the player to act."""
    state = state or opening()
    for text in texts:
        state = state.play(state.to_act[0], place(text.removeprefix("place:")))
    return state


def random_game(
    seed: int, board: str = "10x9", *, first: int = 0, hidden_pieces: bool = False
) -> Iterator[tuple[FlipState, int, Placement, FlipState]]:
    """Each step of a random game: before, seat, placement, after."""
    rng = Random(seed)
    state = opening(board, first=first, hidden_pieces=hidden_pieces)
    while state.to_act:
        (seat,) = state.to_act
        placement = rng.choice(state.legal(seat))
        following = state.play(seat, placement)
        yield state, seat, placement, following
        state = following
