"""Moves that no one who has played hunt or lascaux twice would make."""

from boomerang_desktop.bots.circle.value import holdings, score_gain
from boomerang_desktop.games.circle.moves import Choose, Stop
from boomerang_desktop.games.circle.state import CircleState
from boomerang_desktop.games.core import Move

_PLENTY = 6
"""A reserve in which one boomerang more or less doesn't matter."""
_MANY_CARDS, _MANY_POINTS = 4, 3


def absurd(view: CircleState, seat: int, move: Move) -> str | None:
    if isinstance(move, Stop):
        nothing = not view.ring and view.reserves[seat] >= _PLENTY
        return "stops for nothing" if nothing else None
    if isinstance(move, Choose):
        deck = view.series.variant.deck
        held = holdings(deck, view.collections)
        shown = [view.face_up & cards for cards in deck.suit_masks]
        gains = [score_gain(deck, held, seat, cards) for cards in shown]
        suit = deck.suit_numbers[move.suit]
        poor = shown[suit].bit_count() == 1 and not gains[suit]
        rich = any(
            cards.bit_count() >= _MANY_CARDS and gain >= _MANY_POINTS
            for cards, gain in zip(shown, gains, strict=True)
        )
        return "chooses a single useless card" if poor and rich else None
    return None
