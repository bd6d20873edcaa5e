"""Who gets which cards in which round (R2, R12): drawn, written down, read back."""

from random import Random
from typing import TypeAlias

from ..core import BadSetup, Chance, quoted
from .cards import ALL, BITS, CARD_OF, LETTERS, letters, mask, members

ROUNDS = 4
HAND = 7

Deal: TypeAlias = tuple[int, ...]
"""The hand of each seat, as bit masks."""


def dealt(deal: Deal) -> int:
    """All cards of a deal; the rest is set aside."""
    cards = 0
    for hand in deal:
        cards |= hand
    return cards


def shuffled(rng: Random, cards: int) -> list[int]:
    # a guess shuffles several times, and this is twice as fast as rng.shuffle
    random = rng.random
    return sorted(members(cards), key=lambda _: random())


def draw(rng: Random, seats: int, first_round: int, set_aside: int) -> tuple[Deal, ...]:
    """The deals of that round and all later ones. R12: what was set aside in the round before lies
    on top. Cards are dealt one by one, from another seat on each round, so that with three players
    each has once the odd one of those."""
    deals = []
    for round in range(first_round, ROUNDS):
        cards = shuffled(rng, set_aside) + shuffled(rng, ALL & ~set_aside)
        del cards[seats * HAND :]
        deal = tuple([mask(cards[(seat - round) % seats :: seats]) for seat in range(seats)])
        set_aside = ALL & ~dealt(deal)
        deals.append(deal)
    return tuple(deals)


def shares(seats: int, round: int) -> list[int]:
    """R12: how many of the cards set aside before a later round each seat is dealt in it."""
    set_aside = ALL.bit_count() - seats * HAND
    return [len(range((seat - round) % seats, set_aside, seats)) for seat in range(seats)]


def to_chance(deals: tuple[Deal, ...]) -> Chance:
    return {"deals": [[list(letters(members(hand))) for hand in deal] for deal in deals]}


def from_chance(chance: object, seats: int) -> tuple[Deal, ...]:
    """The deals as written in a record; raises BadSetup for what cannot have been dealt."""
    if not isinstance(chance, dict) or set(chance) != {"deals"}:
        raise BadSetup("chance", 'must be {"deals": …} and nothing else')
    rounds = _items("chance.deals", chance["deals"], ROUNDS, "rounds")
    deals: list[Deal] = []
    set_aside = 0
    for r, hands in enumerate(rounds):
        where = f"chance.deals[{r}]"
        deal: Deal = ()
        for seat, hand in enumerate(_items(where, hands, seats, "hands")):
            deal += (_hand(f"{where}[{seat}]", hand, dealt(deal)),)
        if missing := set_aside & ~dealt(deal):
            names = " ".join(letters(members(missing)))
            raise BadSetup(where, f"{names} must come into play after being set aside (R12)")
        set_aside = ALL & ~dealt(deal)
        deals.append(deal)
    return tuple(deals)


def _items(where: str, given: object, count: int, what: str) -> list[object]:
    if not isinstance(given, list) or len(given) != count:
        raise BadSetup(where, f"must be a list of {count} {what}")
    return given


def _hand(where: str, given: object, taken: int) -> int:
    hand = 0
    for letter in _items(where, given, HAND, "letters"):
        if not isinstance(letter, str) or letter not in CARD_OF:
            raise BadSetup(where, f"{quoted(letter)} is not a card; the cards are {LETTERS}")
        card = BITS[CARD_OF[letter]]
        if card & (taken | hand):
            raise BadSetup(where, f"card {letter} is dealt twice in this round")
        hand |= card
    return hand
