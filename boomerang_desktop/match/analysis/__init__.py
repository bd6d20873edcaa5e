"""What decided a match, and was it luck? Without a screen; beside the table, or in the lab."""

from boomerang_desktop.match.analysis.analyser import Analyser
from boomerang_desktop.match.analysis.figures import (
    Analysis,
    Balance,
    Depth,
    Judgement,
    Moment,
    Tried,
    Verdict,
)
from boomerang_desktop.match.analysis.whole import analyse, can_analyse, in_order, outcome

__all__ = [
    "Analyser",
    "Analysis",
    "Balance",
    "Depth",
    "Judgement",
    "Moment",
    "Tried",
    "Verdict",
    "analyse",
    "can_analyse",
    "in_order",
    "outcome",
]
