"""One match from deal to result: seats, turns, history, undo and record files."""

from boomerang_desktop.match.match import HUMAN, Match, Seat, UndoBarred

__all__ = ["HUMAN", "Match", "Seat", "UndoBarred"]
