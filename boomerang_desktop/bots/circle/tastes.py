"""Temperaments at hunt and lascaux."""

from boomerang_desktop.bots.circle.value import holdings
from boomerang_desktop.games.circle.moves import STOP, Choose
from boomerang_desktop.games.circle.state import CircleState
from boomerang_desktop.games.core import Move

_MANY = 6
"""From this many on, a suit has many cards."""


def _cards(view: CircleState, seat: int, move: Move) -> int:
    """The face-up cards of the suit being chosen or already chosen."""
    deck = view.series.variant.deck
    suit = deck.suit_numbers[move.suit] if isinstance(move, Choose) else view.chosen[seat]
    return view.face_up & deck.suit_masks[suit]


def bold(view: CircleState, seat: int, move: Move) -> float:
    """Goes for the largest prize, and stays in."""
    if isinstance(move, Choose):
        return min(1.0, _cards(view, seat, move).bit_count() / _MANY)
    return float(move != STOP)


def careful(view: CircleState, seat: int, move: Move) -> float:
    """Leaves the large prizes to others, and cashes the ring."""
    return 1 - bold(view, seat, move)


def collector(view: CircleState, seat: int, move: Move) -> float:
    """Sticks to the species it has, and bids for them."""
    wanted = _share(view, seat, move, mine=True)
    return wanted if isinstance(move, Choose) else abs(wanted - (move == STOP))


def spoiler(view: CircleState, seat: int, move: Move) -> float:
    """Goes for the species others have most of."""
    wanted = _share(view, seat, move, mine=False)
    return wanted if isinstance(move, Choose) else abs(wanted - (move == STOP))


def _share(view: CircleState, seat: int, move: Move, mine: bool) -> float:
    """The share of cards whose species the seat has itself or, if not `mine`, another has more
    of."""
    deck, cards = view.series.variant.deck, _cards(view, seat, move)
    found = 0
    for species, counts in zip(deck.species_masks, holdings(deck, view.collections), strict=True):
        if counts[seat] > 0 if mine else counts[seat] < max(counts):
            found += (species & cards).bit_count()
    return found / max(1, cards.bit_count())


TASTES = {"bold": bold, "careful": careful, "collector": collector, "spoiler": spoiler}
