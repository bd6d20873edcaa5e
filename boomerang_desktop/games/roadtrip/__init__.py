"""The road trip (Boomerang: USA), 2–4 players. The paragraphs R1–R14 are named where they act."""

from .game import ROADTRIP

GAMES = {ROADTRIP.id: ROADTRIP}

__all__ = ["GAMES", "ROADTRIP"]
