"""Trying each card in many possible deals of what is not seen, the rest of the round by habit."""

from collections.abc import Callable, Sequence
from random import Random

from boomerang_desktop.bots.roadtrip_policy import Hopes, best_activity, throw_value
from boomerang_desktop.bots.roadtrip_value import appraise
from boomerang_desktop.games.core import Move
from boomerang_desktop.games.roadtrip.cards import mask
from boomerang_desktop.games.roadtrip.deals import HAND
from boomerang_desktop.games.roadtrip.moves import ACTIVITY_MOVES, Draft, drafts
from boomerang_desktop.games.roadtrip.sheet import coast_bonus, regions_gone
from boomerang_desktop.games.roadtrip.state import ACTIVITY, UNDECIDED, RoadTrip

_EXACT = 3
"""With so many cards in hand or fewer, all own picks to come are tried."""
_WHIM = 0.8
"""In points: how far anybody may stray from what looks best."""

Worth = tuple[float, float]
"""What to strive for, and the expected share of the win."""


class Trial:
    """One decision of one seat, tried move by move."""

    def __init__(self, view: RoadTrip, seat: int, moves: Sequence[Move], rng: Random) -> None:
        self.view, self.seat, self.moves, self.rng = view, seat, moves, rng
        self.simulations = 0
        self._exact = HAND - view.stage <= _EXACT
        gone, bonus = regions_gone(view.sheets), coast_bonus(view.sheets)
        self._hopes = [
            Hopes(sheet, view.row(other), gone, bonus) for other, sheet in enumerate(view.sheets)
        ]

    def world(self) -> tuple[RoadTrip, list[Hopes]]:
        """The table with the unknown drawn, and nobody decided: what the others have chosen unseen
        they choose again."""
        full = self.view.guess(self.rng)
        seats = len(full.hands)
        state = RoadTrip(
            full.upcoming,
            full.alternate,
            full.sheets,
            full.stage,
            full.hands,
            full.laid,
            bytes([UNDECIDED]) * seats,
            tuple(range(seats)),
        )
        hopes = [each.copy() for each in self._hopes]
        if 0 < state.stage < ACTIVITY:
            for other in range(seats):
                if other != self.seat:
                    hopes[other].lay(state.laid[other])
        return state, hopes

    def worth(self, state: RoadTrip, hopes: Sequence[Hopes], move: Move) -> Worth:
        """What the move comes to in this world."""
        hopes = [each.copy() for each in hopes]
        state = self._all_decide(state, hopes, move)
        while 0 < state.stage < ACTIVITY:
            if self._exact and state.stage < HAND - 1:
                return max([self.worth(state, hopes, next) for next in state.legal(self.seat)])
            state = self._all_decide(state, hopes, None)
        if state.stage == ACTIVITY and state.to_act:
            state = self._all_decide(state, hopes, None)
        self.simulations += 1
        return appraise(state, self.seat)

    def _all_decide(self, state: RoadTrip, hopes: Sequence[Hopes], own: Move | None) -> RoadTrip:
        """Everybody decides once: the seat as told, the rest by habit."""
        after = state
        for seat, mine in enumerate(hopes):
            move: Move
            if seat == self.seat and own is not None:
                move = own
            elif state.stage == ACTIVITY:
                move = ACTIVITY_MOVES[best_activity(state.sheets[seat], mask(state.row(seat)))]
            else:
                move = self._by_habit(drafts(state.hands[seat]), mine, state.stage)
            if isinstance(move, Draft):
                mine.lay(move.card)
            after = after.play(seat, move)
        return after

    def _by_habit(self, moves: Sequence[Draft], hopes: Hopes, stage: int) -> Draft:
        found, best, random, worth = moves[0], -1.0, self.rng.random, hopes.worth
        if len(moves) == 1:
            return found
        for move in moves:
            value = worth(move.card) + _WHIM * random()
            if not stage:
                value += throw_value(move.card)
            if value > best:
                best, found = value, move
        return found


class Tally:
    """How the moves have done so far."""

    def __init__(self, moves: int) -> None:
        self.tries = [0] * moves
        self.values = [0.0] * moves
        self.shares = [0.0] * moves

    def add(self, arm: int, worth: Worth) -> None:
        self.tries[arm] += 1
        self.values[arm] += worth[0]
        self.shares[arm] += worth[1]

    def value(self, arm: int) -> float:
        return self.values[arm] / self.tries[arm]

    def share(self, arm: int) -> float:
        return self.shares[arm] / self.tries[arm]


def try_all(trial: Trial, simulations: int, stop: Callable[[], bool]) -> tuple[int, Tally]:
    """The best move. All are tried in the same worlds, and the worse half of them drops out again
    and again; each of these stages has the same share of the simulations."""
    arms = list(range(len(trial.moves)))
    tally = Tally(len(arms))
    stages = max(1, (len(arms) - 1).bit_length())
    told_to_stop = False
    for stage in range(stages):
        until = simulations * (stage + 1) / stages
        while True:
            state, hopes = trial.world()
            for arm in arms:
                tally.add(arm, trial.worth(state, hopes, trial.moves[arm]))
            told_to_stop = stop()
            # at the activities nothing is hidden, so that one world says it all
            if told_to_stop or trial.simulations >= until or trial.view.stage == ACTIVITY:
                break
        arms.sort(key=tally.value, reverse=True)
        if told_to_stop or trial.view.stage == ACTIVITY:
            break
        arms = arms[: (len(arms) + 1) // 2]
    return arms[0], tally
