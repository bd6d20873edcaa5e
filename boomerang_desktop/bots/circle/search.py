"""Plays out the rest of a round of hunt or lascaux many times, drawing the others' suits from what
they collect and how they have bid."""

from bisect import bisect
from collections.abc import Sequence
from functools import cached_property
from itertools import accumulate
from math import exp
from random import Random

import attrs

from boomerang_desktop.bots.circle.policy import Manner, draw, stakes_of, still_in
from boomerang_desktop.bots.circle.value import Weights, appraise, holdings, race_gain
from boomerang_desktop.bots.core import Liking, Reason
from boomerang_desktop.bots.search.bandit import Arms
from boomerang_desktop.bots.search.tree import AS_GOOD
from boomerang_desktop.games.circle.moves import STOP, Choose
from boomerang_desktop.games.circle.state import CircleState
from boomerang_desktop.games.core import Move

_CURIOSITY = 0.15
_OPEN_MIND = 0.3
"""Share of the prior given to moves that habit would not make."""
_SAME_CARDS = 16
"""Number of simulations that share one guess of what is hidden; the cards hardly matter to them."""
_SECRECY = 0.02
"""How much worse a suit may be (where the best is worth 1) for a secretive bot to draw it …"""
_EXPECTED = 0.1
"""… and the factor for the suit with the best gain in the races, which others expect (see
docs/bots.md)."""
_CURIOSITY_OF_SUITS = 0.6
"""For a secretive bot: a seldom tried suit seems worse than it is."""
_HARDLY = 75
"""A suit that got less than this fraction (1/75) of the simulations is not known well enough."""
_NEARLY = 1.1
"""How many times as often the favourite may have been tried as another bid that is about as
good."""
_TASTE = 2.0
"""Logarithm of how many times as often a move wholly to the bot's taste is chosen."""


def _steps(chances: Sequence[float]) -> list[float]:
    """Running totals of the chances, without the last nonzero one: bisecting them places a number
    drawn between 0 and 1."""
    last = max(number for number, chance in enumerate(chances) if chance > 0)
    return list(accumulate(chances[:last]))


class RoundPlayout:
    """The rest of a round, played out many times. Every seat bids by habit and temper, `seat` too
    unless a subclass decides for it."""

    def __init__(
        self, view: CircleState, seat: int, rng: Random, manner: Manner, weights: Weights
    ) -> None:
        self.view, self.seat, self.rng = view, seat, rng
        self.stakes = stakes_of(view, manner, weights)
        self.simulations = 0
        self._full = view

    @cached_property
    def steps(self) -> list[list[float]]:
        """For each seat, running totals over suit and temper; not computed where all tokens are
        known."""
        return [_steps(belief) for belief in self.stakes.belief(self.view, self.seat)]

    def full(self) -> CircleState:
        """The table, with a guess of what the view hides."""
        if self.simulations % _SAME_CARDS == 0:
            self._full = self.view.guess(self.rng)
        return self._full

    def world(self) -> tuple[CircleState, list[int], list[Sequence[float]]]:
        """… and each seat's suit, and how keen it is with it."""
        full = self.full()
        random, by_temper = self.rng.random, self.stakes.keen_by_temper
        chosen: list[int] = []
        keen: list[Sequence[float]] = []
        for other, steps in enumerate(self.steps):
            suit, temper = divmod(bisect(steps, random()), self.stakes.tempers)
            chosen.append(suit)
            keen.append(by_temper[temper][other][suit] if temper < len(by_temper) else ())
        return full, chosen, keen

    def finish(
        self, state: CircleState, keen: Sequence[Sequence[float]], chosen: tuple[int, ...]
    ) -> CircleState:
        """Bid until the round is over. Only counts the bids, since building a state for each takes
        most of the time; the stop that ends the round goes through the rules."""
        random, seat, throws = self.rng.random, self.seat, self.stakes.throws
        reserves, ring, pile = list(state.reserves), state.ring, state.pile
        bidders = still_in(state)
        at, others_in = 0, len(bidders) - 1
        while True:
            who = bidders[at]
            reserve = reserves[who]
            if not reserve:
                throw = False
            elif who == seat:
                throw = self.own_throw(chosen[seat], others_in, ring, reserve, pile)
            else:
                mood = keen[who]
                throw = random() < (throws(mood[others_in], ring, reserve) if mood else 0.5)
            if throw:
                reserves[who] = reserve - 1
                ring += 1
                at = at + 1 if at < others_in else 0
                continue
            if others_in == 1:
                break
            reserves[who] = reserve + ring
            ring = 0
            pile = (*pile, who)
            del bidders[at]
            at = at if at < others_in else 0
            others_in -= 1
        last = attrs.evolve(
            state, reserves=tuple(reserves), ring=ring, turn=who, chosen=chosen, pile=pile
        )
        return last.play(who, STOP)

    def own_throw(
        self, suit: int, others_in: int, ring: int, reserve: int, pile: tuple[int, ...]
    ) -> bool:
        """The seat's decision on its own turn."""
        raise NotImplementedError


class RoundTree(RoundPlayout):
    """A tree of the seat's own decisions until the round ends; rivals bid by habit and temper."""

    def __init__(
        self,
        view: CircleState,
        seat: int,
        moves: Sequence[Move],
        rng: Random,
        manner: Manner,
        weights: Weights,
        secretive: bool = False,
    ) -> None:
        """A `secretive` bot keeps others from guessing its suit, as far as that costs nothing."""
        super().__init__(view, seat, rng, manner, weights)
        self.moves, self.weights, self.secretive = moves, weights, secretive
        self.nodes: dict[tuple[int, int, int, tuple[int, ...]], Arms] = {}
        self.root = self._root()
        self._trail: list[tuple[Arms, int]] = []

    def _root(self) -> Arms:
        view, seat, stakes = self.view, self.seat, self.stakes
        if view.choosing:
            chances = stakes.chances[seat]
            root = self._arms([chances[suit] for suit in stakes.suits])
            if self.secretive:
                root.curiosity = _CURIOSITY_OF_SUITS
            return root
        if len(self.moves) == 1:
            return self._arms([1.0])
        suit, ring, reserve = view.chosen[seat], view.ring, view.reserves[seat]
        root = self._bid(suit, stakes.seats - len(view.pile) - 1, ring, reserve)
        self.nodes[suit, ring, reserve, view.pile] = root
        return root

    def _bid(self, suit: int, others_in: int, ring: int, reserve: int) -> Arms:
        keen = self.stakes.keen[self.seat][suit][others_in]
        throw = self.stakes.throws(keen, ring, reserve)
        return self._arms([throw, 1 - throw])

    @staticmethod
    def _arms(habits: Sequence[float]) -> Arms:
        even = _OPEN_MIND / len(habits)
        return Arms([even + (1 - _OPEN_MIND) * habit for habit in habits], _CURIOSITY)

    def simulate(self) -> None:
        state, chosen, keen = self.world()
        self.simulations += 1
        seat, root = self.seat, self.root
        trail = self._trail = []
        if state.choosing:
            first = root.pick()
            trail.append((root, first))
            chosen[seat] = self.stakes.suits[first]
        else:
            chosen[seat] = state.chosen[seat]
        state = self.finish(state, keen, tuple(chosen))
        if not trail:  # C6: nothing to decide
            trail.append((root, 0))
        value = appraise(state, seat, self.weights)
        for arms, arm in trail:
            arms.learn(arm, value)

    def own_throw(
        self, suit: int, others_in: int, ring: int, reserve: int, pile: tuple[int, ...]
    ) -> bool:
        key = (suit, ring, reserve, pile)
        arms = self.nodes.get(key)
        if arms is None:
            arms = self.nodes[key] = self._bid(suit, others_in, ring, reserve)
        arm = arms.pick()
        self._trail.append((arms, arm))
        return not arm

    def choice(self, liking: Liking | None = None) -> int:
        """Draw a suit, so that it can't be foreseen, favouring the better ones; make the bid with
        the most visits. A move to the bot's taste is chosen more often if it is about as good."""
        tries, totals = self.root.tries, self.root.totals
        values = [total / max(1, tried) for total, tried in zip(totals, tries, strict=True)]
        if not self.view.choosing:
            return self._bid_made(values, liking)
        if self.secretive:
            shares = self._secret_shares(values)
        else:
            # what has hardly been tried was found wanting
            shares = [tried * tried if 4 * tried >= max(tries) else 0.0 for tried in tries]
        if liking:
            shares = [
                share * exp(_TASTE * liking(move))
                for share, move in zip(shares, self.moves, strict=True)
            ]
        return draw([share / sum(shares) for share in shares], self.rng.random)

    def _secret_shares(self, values: Sequence[float]) -> list[float]:
        """Shares for all suits that are about as good, small for the one that everybody expects."""
        tries, suits = self.root.tries, self.stakes.suits
        # a rarely tried suit's value is too uncertain even for this
        known = [arm for arm, tried in enumerate(tries) if tried >= self.simulations / _HARDLY]
        best = max(values[arm] for arm in known)
        shares = [0.0] * len(values)
        for arm in known:
            shares[arm] = max(0.0, _SECRECY - (best - values[arm]))
        deck = self.view.series.variant.deck
        held = holdings(deck, self.view.collections)
        gains = [
            race_gain(deck, held, self.seat, self.view.face_up & deck.suit_masks[suit])
            for suit in suits
        ]
        shares[gains.index(max(gains))] *= _EXPECTED
        return shares

    def _bid_made(self, values: Sequence[float], liking: Liking | None) -> int:
        tries = self.root.tries
        most = max(range(len(tries)), key=tries.__getitem__)
        if not liking:
            return most
        near = [
            arm
            for arm, tried in enumerate(tries)
            # a round has many bids, so small losses add up
            if _NEARLY * tried >= tries[most] and values[arm] >= values[most] - AS_GOOD / 2
        ]
        return max(near, key=lambda arm: (liking(self.moves[arm]), tries[arm]))


def reasons(view: CircleState, seat: int, move: Move) -> tuple[Reason, ...]:
    """The effects of the move in points, and (crowd) the chance of meeting another player."""
    stakes = stakes_of(view)
    if isinstance(move, Choose):
        suit = stakes.deck.suit_numbers[move.suit]
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
    if move == STOP:
        return (ring, cards, *drained)
    cost = Reason("cost", stakes.price, "C4")
    # where no place is worth the price, the bid is for the ring
    return (rank if rank.value > cost.value else Reason("early", ring.value, "C5"), cost)
