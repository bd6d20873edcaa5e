"""Boumerang (Ravensburger 1976): pawns, arrows and orange triangles, for 2–5 players."""

from .game import ARROWS

GAMES = {ARROWS.id: ARROWS}

__all__ = ["ARROWS", "GAMES"]
