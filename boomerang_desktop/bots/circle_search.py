"""Playing the rest of a round of hunt or lascaux again and again, with the others' suits drawn from
what they collect and how they have bid."""

from collections.abc import Sequence
from random import Random

import attrs

from boomerang_desktop.bots.bandit import Arms
from boomerang_desktop.bots.circle_policy import Manner, draw, stakes_of
from boomerang_desktop.bots.circle_value import Weights, appraise
from boomerang_desktop.bots.core import Reason
from boomerang_desktop.games.circle.moves import STOP, THROW
from boomerang_desktop.games.circle.state import NOT_CHOSEN, CircleState
from boomerang_desktop.games.core import Move

_CURIOSITY = 0.15
_OPEN_MIND = 0.3
"""How much of a first look goes to moves that habit would not make."""
_SAME_CARDS = 16
"""So many simulations share one guess of what cannot be seen; the cards hardly matter to them."""


class Tree:
    """All own decisions until the round ends; a rival bids as habit and temper have it."""

    def __init__(
        self,
        view: CircleState,
        seat: int,
        moves: Sequence[Move],
        rng: Random,
        manner: Manner,
        weights: Weights,
    ) -> None:
        self.view, self.seat, self.moves, self.rng = view, seat, moves, rng
        self.weights = weights
        self.stakes = stakes_of(view, manner, weights)
        self.beliefs = self.stakes.belief(view, seat)
        self.nodes: dict[tuple[int, int, int, tuple[int, ...]], Arms] = {}
        self.root = self._root()
        self.shares = [0.0] * len(self.root.tries)
        self.simulations = 0
        self._full = view

    def _root(self) -> Arms:
        if self.view.choosing:
            chances = self.stakes.chances[self.seat]
            return self._arms([chances[suit] for suit in self.stakes.suits])
        if len(self.moves) == 1:
            return self._arms([1.0])
        return self._bid(self.view, self.view.chosen[self.seat])

    def _bid(self, state: CircleState, suit: int) -> Arms:
        stakes, seat = self.stakes, self.seat
        keen = stakes.keen[seat][suit][stakes.seats - len(state.pile) - 1]
        throw = stakes.throws(keen, state.ring, state.reserves[seat])
        return self._arms([throw, 1 - throw])

    @staticmethod
    def _arms(habits: Sequence[float]) -> Arms:
        even = _OPEN_MIND / len(habits)
        return Arms([even + (1 - _OPEN_MIND) * habit for habit in habits], _CURIOSITY)

    def simulate(self) -> None:
        if self.simulations % _SAME_CARDS == 0:
            self._full = self.view.guess(self.rng)
        self.simulations += 1
        stakes, seat, tempers = self.stakes, self.seat, self.stakes.tempers
        drawn = [draw(belief, self.rng.random) for belief in self.beliefs]
        chosen = [number // tempers for number in drawn]
        keen = [
            stakes.keen_by_temper[number % tempers][other][suit]
            for other, (number, suit) in enumerate(zip(drawn, chosen, strict=True))
        ]
        first = self.root.pick()
        trail = [(self.root, first)]
        state = self._full
        if state.choosing:
            chosen[seat] = stakes.suits[first]
            state = attrs.evolve(state, chosen=tuple(chosen))
        else:
            chosen[seat] = state.chosen[seat]
            state = attrs.evolve(state, chosen=tuple(chosen))
            state = state.play(seat, self.moves[first])
        state = self._finish(state, keen, chosen[seat], trail)
        value, share = appraise(state, seat, self.weights)
        self.shares[first] += share
        for arms, arm in trail:
            arms.learn(arm, value)

    def _finish(
        self,
        state: CircleState,
        keen: Sequence[Sequence[float]],
        suit: int,
        trail: list[tuple[Arms, int]],
    ) -> CircleState:
        """Bids until the round is over."""
        random, seat, stakes, nodes = self.rng.random, self.seat, self.stakes, self.nodes
        while NOT_CHOSEN not in state.chosen:
            who, ring = state.turn, state.ring
            reserve = state.reserves[who]
            if not reserve:
                state = state.play(who, STOP)
                continue
            if who == seat:
                key = (suit, ring, reserve, state.pile)
                arms = nodes.get(key)
                if arms is None:
                    arms = nodes[key] = self._bid(state, suit)
                arm = arms.pick()
                trail.append((arms, arm))
                throw = not arm
            else:
                others_in = stakes.seats - len(state.pile) - 1
                throw = random() < stakes.throws(keen[who][others_in], ring, reserve)
            state = state.play(who, THROW if throw else STOP)
        return state

    def choice(self) -> int:
        """A suit by lot, so that nobody can read it, but the better by far the likelier; a bid by
        most visits."""
        tries = self.root.tries
        if not self.view.choosing:
            return max(range(len(tries)), key=tries.__getitem__)
        # what has hardly been tried was found wanting
        enough = max(tries) / 4
        shares = [tried * tried if tried >= enough else 0 for tried in tries]
        return draw([share / sum(shares) for share in shares], self.rng.random)

    def share(self, arm: int) -> float:
        return self.shares[arm] / self.root.tries[arm]

    def reasons(self, arm: int) -> tuple[Reason, ...]:
        """What speaks for the move, in points, and (crowd) the chance to meet somebody."""
        view, seat, stakes = self.view, self.seat, self.stakes
        if view.choosing:
            suit = stakes.suits[arm]
            others = [b for other, b in enumerate(stakes.chances) if other != seat]
            alone = 1.0
            for chances in others:
                alone *= 1 - chances[suit]
            return (
                Reason("cards", stakes.worth[seat][suit][0], "C8"),
                Reason("crowd", 1 - alone, "C3"),
            )
        others_in = stakes.seats - len(view.pile) - 1
        worth = stakes.worth[seat][view.chosen[seat]]
        rank = Reason("rank", worth[others_in - 1] - worth[others_in], "C8")
        ring = Reason("ring", stakes.price * view.ring, "C5")
        few = view.reserves[seat] <= 3
        drained = (Reason("drained", stakes.few, "C6"),) if few else ()
        cards = Reason("cards", worth[others_in], "C8")
        if self.moves[arm] == STOP:
            return (ring, cards, *drained)
        cost = Reason("cost", stakes.price, "C4")
        # where no place is worth the price, it is the ring that one bids for
        return (rank if rank.value > cost.value else Reason("early", ring.value, "C5"), cost)
