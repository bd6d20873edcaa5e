"""How an attentive player of hunt and lascaux chooses a suit and bids, with some randomness.

Searching bots use it as their model of the others: which suits they may have chosen, given what
they collect and how long they have stayed in."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import exp

from boomerang_desktop.bots.circle.value import (
    WEIGHTS,
    Weights,
    holdings,
    price,
    race,
    score_gain,
)
from boomerang_desktop.games.circle.deck import Deck
from boomerang_desktop.games.circle.state import HIDDEN, CircleState
from boomerang_desktop.games.core import value


@value
class Manner:
    """How people choose and bid. Tuned by self-play: `boomerang-lab tune` takes names like
    `circle.policy:MANNER.denial`."""

    denial: float = 0.7
    """Weight of a point the others lose, relative to a point won."""
    suit_freedom: float = 0.35
    """In points: the larger, the more random the choice of suit."""
    bid_freedom: float = 0.25
    """In points: the larger, the more random the bids."""
    keenness: float = 1.6
    """How much to bid, relative to what there is to win."""
    tempers: tuple[tuple[float, float], ...] = ((0.6, 0.15), (1.0, 0.65), (2.5, 0.2))
    """How much keener others may be, with the probability of each."""
    careless: float = 0.4
    """Probability that others choose and bid without looking. Without it, a bot bids too much
    against people who are about to stop anyway."""
    grabbing: float = 0.02
    """Probability that others go for what scores most now and bid until the ring would score as
    much. A little is enough to see through such players once they bid on and on; with more, a bot
    gives way to players who are not like that."""
    thrift: float = 1.0
    """Reluctance to spend the last three boomerangs."""
    ring_when_stopped: float = 6.0
    """Typical size of the ring when a player stops."""


MANNER = Manner()
_GRAB_FREEDOM = 0.2


class RoundStakes:
    """What is at stake for every seat in one round: computed once, read in every simulation."""

    def __init__(
        self,
        deck: Deck,
        face_up: int,
        collections: tuple[int, ...],
        cards_left: int,
        manner: Manner,
        weights: Weights,
    ) -> None:
        self.deck = deck
        self.seats = len(collections)
        self.manner = manner
        self.price = price(cards_left + face_up.bit_count(), weights)
        self.few = weights.few * manner.thrift * min(1.0, (cards_left + face_up.bit_count()) / 12)
        self.suits = [s for s, cards in enumerate(deck.suit_masks) if cards & face_up]
        self.gains = self._gains(face_up, collections)
        count = len(self.deck.suits)
        even = [1 / len(self.suits) if s in self.suits else 0.0 for s in range(count)]
        self.chances = [even] * self.seats
        self.worth: list[list[list[float]]] = []
        # every seat expects the others to want what is good for them, and avoids the crowd
        for _ in range(2):
            self.worth = [self._worths(seat) for seat in range(self.seats)]
            self.chances = [self._chances(seat) for seat in range(self.seats)]
        self.keen = self._keenness(1.0)
        grabs = self._grabs(face_up, collections)
        self.grab_chances = [self._by_lot(gains, _GRAB_FREEDOM) for gains in grabs]
        self.keen_by_temper = [self._keenness(temper) for temper, _ in manner.tempers]
        self.keen_by_temper.append(
            [[[6 * self.price * gain] * self.seats for gain in gains] for gains in grabs]
        )
        self.tempers = len(self.keen_by_temper) + 1
        """The last but one grabs; the last is careless."""

    def _gains(
        self, face_up: int, collections: tuple[int, ...]
    ) -> list[list[list[tuple[int, float]]]]:
        """For each seat and suit: each card as (its other suit, its worth to the seat)."""
        deck, seats, denial = self.deck, self.seats, self.manner.denial / (self.seats - 1)
        gains: list[list[list[tuple[int, float]]]] = [
            [[] for _ in deck.suits] for _ in range(seats)
        ]
        for species, counts in zip(deck.species_masks, holdings(deck, collections), strict=True):
            lying = species & face_up
            if not lying:
                continue
            now = race(counts)
            others_now = sum(now)
            for suit in self.suits:
                cards = deck.members(lying & deck.suit_masks[suit])
                if not cards:
                    continue
                for seat in range(seats):
                    more = (*counts[:seat], counts[seat] + len(cards), *counts[seat + 1 :])
                    then = race(more)
                    gain = then[seat] - now[seat]
                    lost = others_now - now[seat] - (sum(then) - then[seat])
                    share = (gain + denial * lost) / len(cards)
                    for card in cards:
                        other = (deck.suits_of[card] ^ 1 << suit).bit_length() - 1
                        gains[seat][suit].append((other, share))
        return gains

    def _grabs(self, face_up: int, collections: tuple[int, ...]) -> list[list[int]]:
        """For each seat and suit: what its cards would score at once."""
        deck = self.deck
        held = holdings(deck, collections)
        return [
            [score_gain(deck, held, seat, face_up & cards) for cards in deck.suit_masks]
            for seat in range(self.seats)
        ]

    def _worths(self, seat: int) -> list[list[float]]:
        """For each suit, its worth to the seat after 0, 1, 2 … others have captured."""
        rivals = [chances for other, chances in enumerate(self.chances) if other != seat]
        mean = [sum(column) / len(rivals) for column in zip(*rivals, strict=True)]
        worths = []
        for suit, cards in enumerate(self.gains[seat]):
            free = [(max(0.0, 1 - mean[suit] - mean[other]), gain) for other, gain in cards]
            worths.append(
                [sum(gain * left**ahead for left, gain in free) for ahead in range(self.seats)]
            )
        return worths

    def _chances(self, seat: int) -> list[float]:
        """The seat's probability of choosing each suit."""
        means = [sum(worths) / self.seats for worths in self.worth[seat]]
        return self._by_lot(means, self.manner.suit_freedom)

    def _by_lot(self, worths: Sequence[float], freedom: float) -> list[float]:
        """The probability of choosing each suit, given these worths."""
        best = max(worths[suit] for suit in self.suits)
        weights = [0.0] * len(worths)
        for suit in self.suits:
            weights[suit] = exp((worths[suit] - best) / freedom)
        total = sum(weights)
        return [weight / total for weight in weights]

    def _keenness(self, temper: float) -> list[list[list[float]]]:
        """For each seat, suit and number of others still in: the points worth more than the
        ring."""
        keenness = self.manner.keenness * temper
        return [[self._keen(worth, keenness) for worth in worths] for worths in self.worth]

    def _keen(self, worth: Sequence[float], keenness: float) -> list[float]:
        keen = [0.0]
        for ahead in range(1, self.seats):
            here = worth[ahead]
            keen.append(
                max(
                    keenness * (worth[better] - here) - self.price * (ahead - better)
                    for better in range(ahead)
                )
            )
        return keen

    def throws(self, keen: float, ring: int, reserve: int) -> float:
        """The probability that a player this keen throws rather than stops."""
        over = self.price * ring - keen
        if reserve <= 3:
            over += self.few
        return 1 / (1 + exp(min(50.0, over / self.manner.bid_freedom)))

    def belief(self, view: CircleState, seat: int) -> list[list[float]]:
        """For each seat, the probability of every suit and temper, suit by suit: the chance of that
        choice, times its fit with the seat's bids since a player last stopped."""
        bids = _bids(view)
        beliefs = []
        for other in range(self.seats):
            rings = [ring for who, ring in bids if who == other]
            reserve = max(view.reserves[other], 0) if view.reserves[other] != HIDDEN else 6
            weights = []
            careless, grabbing = self.manner.careless, self.manner.grabbing
            # any suit, and heads or tails at every turn
            blind = careless / len(self.suits) * 0.5 ** (len(rings) + (other in view.pile))
            for suit, chance in enumerate(self.chances[other]):
                chance *= 1 - careless - grabbing
                likely = [chance * temper for _, temper in self.manner.tempers]
                likely.append(grabbing * self.grab_chances[other][suit])
                for keen, weight in zip(self.keen_by_temper, likely, strict=True):
                    if weight and other != seat and not view.choosing:
                        weight *= self._fits(keen[other][suit], view.pile, other, rings, reserve)
                    weights.append(weight)
                weights.append(blind if suit in self.suits else 0.0)
            if other != seat and view.chosen[other] >= 0:
                weights = self._of_suit(weights, view.chosen[other])
            total = sum(weights)
            beliefs.append([weight / total for weight in weights])
        return beliefs

    def _of_suit(self, weights: Sequence[float], suit: int) -> list[float]:
        """The weights for a seat whose token lies open."""
        return [
            weight if number // self.tempers == suit else 0.0
            for number, weight in enumerate(weights)
        ]

    def _fits(
        self,
        keen: Sequence[float],
        pile: tuple[int, ...],
        other: int,
        rings: Sequence[int],
        reserve: int,
    ) -> float:
        """The likelihood of these bids from a player this keen. Never quite zero."""
        if other in pile:
            others_in = self.seats - 1 - pile.index(other)
            ring = round(self.manner.ring_when_stopped)
            return 1.001 - self.throws(keen[others_in], ring, 6)
        others_in = self.seats - len(pile) - 1
        chance = 1.0
        for before, ring in enumerate(rings, 1):
            # the latest bid comes first; the reserve was larger before each
            chance *= self.throws(keen[others_in], ring, reserve + before)
        return chance + 1e-6


@lru_cache(maxsize=64)
def _round(
    deck: Deck,
    face_up: int,
    collections: tuple[int, ...],
    cards_left: int,
    manner: Manner,
    weights: Weights,
) -> RoundStakes:
    return RoundStakes(deck, face_up, collections, cards_left, manner, weights)


def stakes_of(
    view: CircleState, manner: Manner = MANNER, weights: Weights = WEIGHTS
) -> RoundStakes:
    """What is at stake in this round. It stays the same until the captures."""
    deck = view.series.variant.deck
    return _round(deck, view.face_up, view.collections, view.cards_left, manner, weights)


def still_in(view: CircleState) -> list[int]:
    """The seats still bidding, in turn order from now."""
    step, seats = view.series.direction(view.game), view.series.seats
    round_table = [(view.turn + step * n) % seats for n in range(seats)]
    return [seat for seat in round_table if seat not in view.pile]


def _bids(view: CircleState) -> list[tuple[int, int]]:
    """Each throw since a player last stopped, as seat and ring size, the latest first: as much as
    the table shows."""
    if view.choosing:
        return []
    bidders, ring = still_in(view), view.ring
    return [(bidders[-ago % len(bidders)], ring - ago) for ago in range(1, ring + 1)]


def draw(chances: Sequence[float], random: Callable[[], float]) -> int:
    """Draw a number 0, 1, 2 … with these probabilities."""
    left = random()
    last = 0
    for number, chance in enumerate(chances):
        if chance > 0:
            last = number
            left -= chance
            if left < 0:
                break
    return last
