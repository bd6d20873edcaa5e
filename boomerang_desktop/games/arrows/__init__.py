"""Boumerang (Ravensburger 1976): pawns, arrows and orange triangles, for 2–5 players."""

from .game import ARROWS

__all__ = ["ARROWS"]
