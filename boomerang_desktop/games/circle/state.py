"""The auction itself, round after round, and game after game of a series."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from random import Random
from typing import NamedTuple

import attrs

from boomerang_desktop.games.circle import moves, scoring
from boomerang_desktop.games.circle.deck import Variant
from boomerang_desktop.games.circle.moves import Choose, Stop, Throw
from boomerang_desktop.games.core import Move, Refusal, Result, State, value

NOT_CHOSEN = -1
HIDDEN = -2
"""Another's token lying face down, or a reserve that is not shown."""
NOBODY = -1
UNKNOWN_CARD = 0xFF

_ALONE = tuple((seat,) for seat in range(5))


@value
class Series:
    """What stays the same from the first game to the last."""

    variant: Variant
    seats: int
    first: int
    alternate_direction: bool
    hidden_reserves: bool
    decks: tuple[bytes, ...]
    """The cards in the order drawn, one deck per game."""

    def first_of(self, game: int) -> int:
        """L7: each game is begun by the seat after the one that began the last, clockwise."""
        return (self.first + game) % self.seats

    def direction(self, game: int) -> int:
        """L7: every second game goes the other way round."""
        return -1 if self.alternate_direction and game % 2 else 1


class Capture(NamedTuple):
    """One token revealed, and the set of cards that it takes."""

    seat: int
    suit: int
    cards: int


@value
class CircleState(State):
    series: Series
    game: int
    """Which game of the series, from 0."""
    endings: tuple[scoring.Ending, ...]
    """How the finished games of the series ended."""
    drawn: int
    face_up: int
    collections: tuple[int, ...]
    reserves: tuple[int, ...]
    ring: int
    first: int
    """Who begins the bidding of this round."""
    turn: int
    """Whose bid it is once all have chosen; NOBODY when the match is over."""
    chosen: tuple[int, ...]
    """For each seat the number of the suit on its token."""
    pile: tuple[int, ...]
    """C5: the seats that have stopped, first to last."""
    round: int
    """Which round of this game, from 1."""

    @property
    def choosing(self) -> bool:
        return self.turn != NOBODY and NOT_CHOSEN in self.chosen

    @property
    def cards_left(self) -> int:
        return len(self.series.decks[self.game]) - self.drawn

    @property
    def to_act(self) -> tuple[int, ...]:
        if self.turn == NOBODY:
            return ()
        if NOT_CHOSEN in self.chosen:
            return tuple([seat for seat, suit in enumerate(self.chosen) if suit == NOT_CHOSEN])
        return _ALONE[self.turn]

    def legal(self, seat: int) -> Sequence[Move]:
        if NOT_CHOSEN not in self.chosen:
            if seat != self.turn:
                return ()
            return moves.BOTH if self.reserves[seat] else moves.ONLY_STOP  # C6
        if self.turn == NOBODY or not self._undecided(seat):
            return ()
        deck, face_up = self.series.variant.deck, self.face_up
        pairs = zip(deck.choices, deck.suit_masks, strict=True)
        return [choice for choice, cards in pairs if face_up & cards]  # C3

    def play(self, seat: int, move: Move) -> "CircleState":
        if isinstance(move, Choose):
            return self._choose(seat, move)
        if seat != self.turn or NOT_CHOSEN in self.chosen:
            raise self.illegal(seat, move)
        if isinstance(move, Throw) and self.reserves[seat]:
            return self._throw(seat)
        if isinstance(move, Stop):
            return self._stop(seat)
        raise self.illegal(seat, move)

    def why_not(self, seat: int, move: Move) -> Refusal | None:
        if self.turn == NOBODY:
            return moves.OVER
        if isinstance(move, Choose):
            if not self._undecided(seat):
                return moves.NO_CHOICE_NOW
            return None if self._shows(move.suit) else moves.SUIT_NOT_SHOWN  # C3
        if self.choosing:
            return moves.CHOOSE_FIRST
        if seat != self.turn:
            return moves.NOT_YOUR_TURN
        if isinstance(move, Throw):
            return None if self.reserves[seat] else moves.EMPTY_RESERVE  # C6
        return None if isinstance(move, Stop) else moves.NOT_YOUR_TURN

    def private(self, seat: int) -> bool:
        """C3, L7"""
        return self.choosing or self.series.hidden_reserves

    def _undecided(self, seat: int) -> bool:
        return seat in range(self.series.seats) and self.chosen[seat] == NOT_CHOSEN

    def _shows(self, suit: str) -> bool:
        deck = self.series.variant.deck
        number = deck.suit_numbers.get(suit)
        return number is not None and bool(self.face_up & deck.suit_masks[number])

    def _choose(self, seat: int, move: Choose) -> "CircleState":
        """C3: in any order, since tokens lie face down."""
        if self.turn == NOBODY or not self._undecided(seat) or not self._shows(move.suit):
            raise self.illegal(seat, move)
        suit = self.series.variant.deck.suit_numbers[move.suit]
        chosen = _put(self.chosen, seat, suit)
        return self._go_on(self.reserves, self.ring, self.turn, chosen, self.pile)

    def _throw(self, seat: int) -> "CircleState":
        """C4."""
        reserves = _put(self.reserves, seat, self.reserves[seat] - 1)
        turn = self._after(seat, self.pile)
        return self._go_on(reserves, self.ring + 1, turn, self.chosen, self.pile)

    def _stop(self, seat: int) -> "CircleState":
        """C5, C6; and C7: with one player left the bidding is over."""
        reserves = _put(self.reserves, seat, self.reserves[seat] + self.ring)
        pile = (*self.pile, seat)
        if len(pile) < self.series.seats - 1:
            return self._go_on(reserves, 0, self._after(seat, pile), self.chosen, pile)
        face_up, collections = self.face_up, list(self.collections)
        for capture in self.captures(pile):
            face_up ^= capture.cards
            collections[capture.seat] |= capture.cards
        first = self._after(seat, pile) if self.series.variant.last_in_begins else pile[0]  # H6, L4
        return _begin_round(
            self.series,
            self.game,
            self.endings,
            self.drawn,
            face_up,
            tuple(collections),
            reserves,
            first,
            self.round + 1,
        )

    def captures(self, pile: tuple[int, ...]) -> Iterator[Capture]:
        """C8: the last one in first, then the pile from top to bottom."""
        variant, left = self.series.variant, self.face_up
        for seat in (self._after(pile[-1], pile), *reversed(pile)):
            if not left and not variant.reveals_all:
                return
            suit = self.chosen[seat]
            cards = left & variant.deck.suit_masks[suit]
            left ^= cards
            yield Capture(seat, suit, cards)

    def _after(self, seat: int, pile: tuple[int, ...]) -> int:
        """C4: the next seat still in."""
        step = self.series.direction(self.game)
        seats = self.series.seats
        seat = (seat + step) % seats
        while seat in pile:
            seat = (seat + step) % seats
        return seat

    def _go_on(
        self,
        reserves: tuple[int, ...],
        ring: int,
        turn: int,
        chosen: tuple[int, ...],
        pile: tuple[int, ...],
    ) -> "CircleState":
        """The same round a step later."""
        return CircleState(
            self.series,
            self.game,
            self.endings,
            self.drawn,
            self.face_up,
            self.collections,
            reserves,
            ring,
            self.first,
            turn,
            chosen,
            pile,
            self.round,
        )

    def result(self) -> Result | None:
        if self.turn != NOBODY:
            return None
        return scoring.result(self.series.variant, self.endings)

    def view(self, seat: int) -> "CircleState":
        """Without the others' tokens, the order of what is still to be drawn and, if they are
        hidden (L7), the others' reserves."""
        past, deck = self.series.decks[: self.game], self.series.decks[self.game]
        unknown = bytes([UNKNOWN_CARD]) * len(deck)
        future = (unknown,) * (len(self.series.decks) - self.game - 1)
        decks = (*past, deck[: self.drawn] + unknown[self.drawn :], *future)
        tokens = [
            suit if suit == NOT_CHOSEN or owner == seat else HIDDEN
            for owner, suit in enumerate(self.chosen)
        ]
        reserves = self.reserves
        if self.series.hidden_reserves and self.turn != NOBODY:
            reserves = tuple([r if s == seat else HIDDEN for s, r in enumerate(reserves)])
        return attrs.evolve(
            self,
            series=attrs.evolve(self.series, decks=decks),
            chosen=tuple(tokens),
            reserves=reserves,
        )

    def guess(self, rng: Random) -> "CircleState":
        series, deck = self.series, self.series.variant.deck
        shown = [suit for suit, cards in enumerate(deck.suit_masks) if cards & self.face_up]
        chosen = tuple([rng.choice(shown) if suit == HIDDEN else suit for suit in self.chosen])
        return attrs.evolve(
            self,
            series=attrs.evolve(series, decks=tuple(_fill_deck(d, rng) for d in series.decks)),
            chosen=chosen,
            reserves=self._fill_reserves(rng),
        )

    def _fill_reserves(self, rng: Random) -> tuple[int, ...]:
        """C11: together the hidden reserves hold whatever is not seen elsewhere."""
        gaps = self.reserves.count(HIDDEN)
        if not gaps:
            return self.reserves
        seen = self.ring + sum(r for r in self.reserves if r != HIDDEN)
        stones = self.series.seats * stones_each(self.series) - seen
        cuts = sorted(rng.sample(range(stones + gaps - 1), gaps - 1))
        parts = (b - a - 1 for a, b in pairwise([-1, *cuts, stones + gaps - 1]))
        return tuple([next(parts) if r == HIDDEN else r for r in self.reserves])

    @property
    def revealed(self) -> tuple[int, ...]:
        """Cards are drawn and tokens turned up only when cards are captured."""
        return (self.game, self.drawn, sum(c.bit_count() for c in self.collections))


def begin(series: Series) -> CircleState:
    return _begin_game(series, 0, ())


def stones_each(series: Series) -> int:
    return series.variant.stones[series.seats - 3]


def _begin_game(series: Series, game: int, endings: tuple[scoring.Ending, ...]) -> CircleState:
    nothing = (0,) * series.seats
    reserves = (stones_each(series),) * series.seats
    return _begin_round(series, game, endings, 0, 0, nothing, reserves, series.first_of(game), 1)


def _begin_round(
    series: Series,
    game: int,
    endings: tuple[scoring.Ending, ...],
    drawn: int,
    face_up: int,
    collections: tuple[int, ...],
    reserves: tuple[int, ...],
    first: int,
    number: int,
) -> CircleState:
    """C9: cards left over stay, tokens return. Or the game is over, and the next one begins."""
    variant, deck, turn = series.variant, series.decks[game], first
    if drawn == len(deck) and not (variant.plays_left_overs and face_up):  # H5, L5
        endings = (*endings, (collections, reserves))
        if game + 1 < len(series.decks):
            return _begin_game(series, game + 1, endings)
        turn, number = NOBODY, number - 1
    else:
        drawn, face_up = _draw(variant, deck, drawn, face_up)
    chosen = (NOT_CHOSEN,) * series.seats
    return CircleState(
        series,
        game,
        endings,
        drawn,
        face_up,
        collections,
        reserves,
        0,
        first,
        turn,
        chosen,
        (),
        number,
    )


def _draw(variant: Variant, deck: bytes, drawn: int, face_up: int) -> tuple[int, int]:
    """H4, L3: turn cards up until all suits show, left-overs included, or enough lie there."""
    all_suits = (1 << len(variant.deck.suits)) - 1
    shown = sum(1 << n for n, cards in enumerate(variant.deck.suit_masks) if cards & face_up)
    room = variant.most_face_up - face_up.bit_count()
    while shown != all_suits and room and drawn < len(deck):
        card = deck[drawn]
        face_up |= 1 << card
        shown |= variant.deck.suits_of[card]
        drawn += 1
        room -= 1
    return drawn, face_up


def _fill_deck(deck: bytes, rng: Random) -> bytes:
    known = deck.rstrip(bytes([UNKNOWN_CARD]))
    rest = [card for card in range(len(deck)) if card not in known]
    rng.shuffle(rest)
    return known + bytes(rest)


def _put(values: tuple[int, ...], seat: int, new: int) -> tuple[int, ...]:
    return (*values[:seat], new, *values[seat + 1 :])
