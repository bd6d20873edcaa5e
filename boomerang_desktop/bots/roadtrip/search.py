"""Tries each card in many possible deals of what is hidden, playing the rest of the round by
habit."""

from collections.abc import Callable, Mapping, Sequence
from random import Random

import attrs

from boomerang_desktop.bots.roadtrip.belief import MODELS, PLANNER, beliefs
from boomerang_desktop.bots.roadtrip.policy import Habit, table_of
from boomerang_desktop.bots.roadtrip.value import ROUNDS, appraise
from boomerang_desktop.games.core import Move
from boomerang_desktop.games.roadtrip.cards import HIDDEN, mask, members
from boomerang_desktop.games.roadtrip.deals import HAND
from boomerang_desktop.games.roadtrip.moves import ACTIVITY_MOVES, Activity, Draft
from boomerang_desktop.games.roadtrip.state import ACTIVITY, THROW, UNDECIDED, RoadTrip

_EXACT = 3
"""With at most this many cards in hand, all of the seat's own later picks are tried."""
_WHIM = 0.8
"""How far any player may stray from what looks best, in points."""


@attrs.define
class World:
    """A possible state of the round, by seat: nothing hidden, nothing decided."""

    hands: list[list[int]]
    laid: bytes
    """The cards laid, in the format of `RoadTrip`."""
    habits: list[Habit]

    def copy(self) -> "World":
        return World(
            [hand[:] for hand in self.hands], self.laid, [habit.copy() for habit in self.habits]
        )

    def lay(self, picks: Sequence[int], direction: int) -> None:
        """R4: lay a card for each seat and pass on the hands."""
        hands, habits = self.hands, self.habits
        for seat, card in enumerate(picks):
            hands[seat].remove(card)
            habits[seat].lay(card)
        if direction == 1:
            hands.insert(0, hands.pop())
        else:
            hands.append(hands.pop(0))
        self.laid += bytes(picks)

    def all_lay(self, told: Mapping[int, int], direction: int, rng: Random) -> None:
        """Lay a card for each seat: the one in `told`, else one by habit."""
        hands, habits = self.hands, self.habits
        if len(hands[0]) == 1:
            self.lay([hand[0] for hand in hands], direction)
            return
        stage, seats = HAND - len(hands[0]), len(hands)
        picks = []
        for seat, hand in enumerate(hands):
            card = told.get(seat, HIDDEN)
            if card == HIDDEN:
                after = habits[(seat + direction) % seats]
                card = habits[seat].choose(hand, stage, after, rng, _WHIM)
            picks.append(card)
        self.lay(picks, direction)

    def scored(self, before: RoadTrip, told: Mapping[int, int]) -> RoadTrip:
        """The state after the round: each seat scores as in `told`, or what seems best. `before` is
        any position of the round."""
        sheets = before.sheets
        seats = len(sheets)
        no_hands = (0,) * seats
        # only whether deals are to come matters, not which
        upcoming = (no_hands,) * (ROUNDS - 1 - before.round)
        nobody = bytes([UNDECIDED]) * seats
        state = RoadTrip(
            upcoming, before.alternate, sheets, ACTIVITY, no_hands, self.laid, nobody,
            tuple(range(seats)),
        )  # fmt: skip
        for seat, habit in enumerate(self.habits):
            kind = told.get(seat, HIDDEN)
            if kind == HIDDEN:
                kind = habit.activity(sheets[seat], mask(state.row(seat)))
            state = state.play(seat, ACTIVITY_MOVES[kind])
        return state


def seen(habit: Habit, row: Sequence[int]) -> Habit:
    """Lay a row's visible cards with this habit, and return it."""
    for card in row:
        if card != HIDDEN:
            habit.lay(card)
    return habit


class Trial:
    """One decision of one seat, tried move by move."""

    def __init__(self, view: RoadTrip, seat: int, moves: Sequence[Move], rng: Random) -> None:
        self.view, self.seat, self.moves, self.rng = view, seat, moves, rng
        self.simulations = 0
        self._exact = HAND - view.stage <= _EXACT
        self._seats = range(len(view.sheets))
        table = table_of(view.sheets)
        self._own = seen(PLANNER(table, seat), view.row(seat))
        self._models = [
            [seen(model(table, s), view.row(s)) for model in MODELS] for s in self._seats
        ]
        self._beliefs = beliefs(view)

    def world(self) -> World:
        """A guess of the hidden cards. What others have chosen face down, they choose again, each
        by a habit drawn from its beliefs."""
        full = self.view.guess(self.rng)
        habits = []
        for seat in self._seats:
            if seat == self.seat:
                habits.append(self._own.copy())
                continue
            drawn = self.rng.choices(self._models[seat], self._beliefs[seat])[0].copy()
            if THROW < full.stage < ACTIVITY:
                drawn.lay(full.laid[seat])
            habits.append(drawn)
        return World([members(hand) for hand in full.hands], full.laid, habits)

    def worth(self, world: World, move: Move) -> float:
        """The worth of the move in this world."""
        if isinstance(move, Activity):
            return self._scored(world, {self.seat: move.kind})
        assert isinstance(move, Draft)
        return self._after(world, move.card)

    def _rest(self, world: World) -> float:
        while (left := len(world.hands[0])) > 0:
            if self._exact and left > 1:
                return max([self._after(world, card) for card in world.hands[self.seat]])
            world.all_lay({}, self.view.direction, self.rng)
        return self._scored(world, {})

    def _after(self, world: World, card: int) -> float:
        world = world.copy()
        world.all_lay({self.seat: card}, self.view.direction, self.rng)
        return self._rest(world)

    def _scored(self, world: World, told: Mapping[int, int]) -> float:
        self.simulations += 1
        return appraise(world.scored(self.view, told), self.seat)


class MoveTally:
    """The results of the moves so far."""

    def __init__(self, moves: int) -> None:
        self.tries = [0] * moves
        self.values = [0.0] * moves

    def add(self, arm: int, worth: float) -> None:
        self.tries[arm] += 1
        self.values[arm] += worth

    def value(self, arm: int) -> float:
        return self.values[arm] / self.tries[arm]


def try_all(trial: Trial, simulations: int, stop: Callable[[], bool]) -> tuple[int, MoveTally]:
    """The best move. All are tried in the same worlds, and the worse half drops out in each stage;
    every stage has the same share of the simulations."""
    arms = list(range(len(trial.moves)))
    tally = MoveTally(len(arms))
    stages = max(1, (len(arms) - 1).bit_length())
    told_to_stop = False
    for stage in range(stages):
        until = simulations * (stage + 1) / stages
        while True:
            world = trial.world()
            for arm in arms:
                tally.add(arm, trial.worth(world, trial.moves[arm]))
            told_to_stop = stop()
            # at the activities nothing is hidden, so one world is enough
            if told_to_stop or trial.simulations >= until or trial.view.stage == ACTIVITY:
                break
        arms.sort(key=tally.value, reverse=True)
        if told_to_stop or trial.view.stage == ACTIVITY:
            break
        arms = arms[: (len(arms) + 1) // 2]
    return arms[0], tally
