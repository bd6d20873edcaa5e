"""One decision tried again and again: habit first, then more and more what has worked."""

from collections.abc import Sequence
from math import sqrt


class Arms:
    """The moves of one decision. `habits` say how likely one is to try each without thinking; the
    fewer the simulations, the more they count (PUCT)."""

    __slots__ = ("curiosity", "habits", "total", "totals", "tries", "visits")

    def __init__(self, habits: Sequence[float], curiosity: float) -> None:
        self.habits = habits
        self.curiosity = curiosity
        self.visits = 0
        self.total = 0.0
        self.tries = [0] * len(habits)
        self.totals = [0.0] * len(habits)

    def pick(self) -> int:
        if not self.visits:
            return max(range(len(self.habits)), key=self.habits.__getitem__)
        wide = self.curiosity * sqrt(self.visits)
        # a move not tried yet is expected to be as good as the others were
        mean = self.total / self.visits
        best, found, habits, totals = -1.0, 0, self.habits, self.totals
        for arm, tried in enumerate(self.tries):
            hope = (totals[arm] / tried if tried else mean) + wide * habits[arm] / (1 + tried)
            if hope > best:
                best, found = hope, arm
        return found

    def learn(self, arm: int, value: float) -> None:
        self.visits += 1
        self.total += value
        self.tries[arm] += 1
        self.totals[arm] += value
