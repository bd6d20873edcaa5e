"""What the table sees happen in the auction."""

import attrs

from boomerang_desktop.games.circle.moves import Choose, Stop
from boomerang_desktop.games.circle.scoring import points
from boomerang_desktop.games.circle.state import NOBODY, CircleState
from boomerang_desktop.games.core import Event, Move


@attrs.frozen
class TokenLaid(Event):
    """C3: a token lies face down before its owner."""

    seat: int


@attrs.frozen
class Thrown(Event):
    """C4: one boomerang flies from a reserve into the ring."""

    seat: int


@attrs.frozen
class Stopped(Event):
    """C5: a token goes on the pile, and what was in the ring to its owner's reserve."""

    seat: int
    taken: int


@attrs.frozen
class Captured(Event):
    """C8: a token is revealed, and the cards of its suit go to its owner."""

    seat: int
    suit: str
    cards: tuple[int, ...]


@attrs.frozen
class GameEnded(Event):
    """C1, C10: the points of each seat in this game of the series."""

    game: int
    points: tuple[dict[str, int], ...]


@attrs.frozen
class Drawn(Event):
    """H4, L3: cards turned up, in order, for a round that `first` begins."""

    first: int
    cards: tuple[int, ...]


def events(before: CircleState, seat: int, move: Move, after: CircleState) -> tuple[Event, ...]:
    if isinstance(move, Choose):
        return (TokenLaid(seat),)
    if not isinstance(move, Stop):
        return (Thrown(seat),)
    stopped = Stopped(seat, before.ring)
    if len(before.pile) < before.series.seats - 2:
        return (stopped,)
    deck = before.series.variant.deck
    happened: list[Event] = [stopped]
    for capture in before.captures((*before.pile, seat)):
        cards = deck.members(capture.cards)
        happened.append(Captured(capture.seat, deck.suits[capture.suit], cards))
    drawn = before.drawn
    if len(after.endings) > len(before.endings):
        happened.append(GameEnded(before.game, points(deck, *after.endings[-1])))
        drawn = 0
    if after.turn != NOBODY:
        cards = tuple(after.series.decks[after.game][drawn : after.drawn])
        happened.append(Drawn(after.first, cards))
    return tuple(happened)
