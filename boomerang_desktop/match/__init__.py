"""One match from deal to result: seats, turns, history, undo and record files."""

from boomerang_desktop.match.match import HUMAN, GivenUp, Match, Seat, UndoBarred

__all__ = ["HUMAN", "GivenUp", "Match", "Seat", "UndoBarred"]
