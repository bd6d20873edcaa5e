"""The table: hands, rows of laid cards and sheets, and how decisions change them."""

from itertools import combinations
from random import Random
from typing import final

from ..core import ONLOOKER, IllegalMove, Move, Refusal, Result, State, value, winners_by
from .cards import ALL, BITS, HIDDEN, mask, members
from .deals import HAND, Deal, dealt, draw, shares, shuffled
from .moves import ACTIVITY_CHOICES, Activity, Draft, drafts
from .sheet import EMPTY_SHEET, Sheet, coast_bonus, open_activities, regions_gone, score

THROW, CATCH, ACTIVITY = 0, 6, 7
"""The first and the last stage of a round; a stage is how many cards each player has laid."""
UNDECIDED = HIDDEN + 1

NOT_A_SEAT = Refusal("R2", "sit at this table")
THROW_CHOSEN = Refusal("R3", "wait until everyone has chosen a Throw")
CARD_CHOSEN = Refusal("R4", "wait until everyone has chosen a card")
ACTIVITY_CHOSEN = Refusal("R11", "wait until everyone has decided on an activity")
GAME_OVER = Refusal("R13", "begin another match: the four rounds are over")
THROW_FROM_HAND = Refusal("R3", "choose the Throw from the cards in hand")
CARD_FROM_HAND = Refusal("R4", "choose a card from the hand just received")
CATCH_FIRST = Refusal("R11", "lay all seven cards before scoring an activity")
ACTIVITY_NOW = Refusal("R11", "choose an activity or none")
SCORED_BEFORE = Refusal("R11", "choose an activity that is still open on the sheet")
NO_SYMBOL = Refusal("R11", "have at least one symbol of the activity in this round")
ONLY_A_VIEW = Refusal("R3", "know what the others hold and have chosen")
REFUSALS = (
    NOT_A_SEAT,
    THROW_CHOSEN,
    CARD_CHOSEN,
    ACTIVITY_CHOSEN,
    GAME_OVER,
    THROW_FROM_HAND,
    CARD_FROM_HAND,
    CATCH_FIRST,
    ACTIVITY_NOW,
    SCORED_BEFORE,
    NO_SYMBOL,
    ONLY_A_VIEW,
)

_EVERYBODY = tuple(tuple(range(seats)) for seats in range(5))
_NO_PICKS = tuple(bytes([UNDECIDED]) * seats for seats in range(5))
_WITHOUT = {
    to_act: tuple(tuple(other for other in to_act if other != seat) for seat in range(4))
    for count in range(2, 5)
    for to_act in combinations(range(4), count)
}
"""The seats still to decide once one of them has."""
_BYTES = tuple(bytes([choice]) for choice in range(UNDECIDED))


@final
@value
class RoadTrip(State):
    """A position of the match. In a view, a hand not seen is 0, a Throw or a choice that is made
    but not seen is `HIDDEN`."""

    upcoming: tuple[Deal, ...] | None
    """The deals of the rounds to come. None: this is a view."""
    alternate: bool
    """R14: the passing direction changes every round."""
    sheets: tuple[Sheet, ...]
    stage: int
    hands: Deal
    laid: bytes
    """The cards of this round in the order in which they came to lie: a Throw from each seat, then
    a card from each seat … so that `row` is every so-many-th of them."""
    picks: bytes
    """What each seat has chosen at this stage (a card, or an activity), or `UNDECIDED`."""
    to_act: tuple[int, ...]

    @property
    def round(self) -> int:
        """0–3, and 4 when all is over."""
        return len(self.sheets[0].written)

    @property
    def direction(self) -> int:
        """R14: from a seat to the one it passes its hand to, 1 is left and -1 right."""
        return -1 if self.alternate and self.round % 2 else 1

    @property
    def revealed(self) -> tuple[int, ...]:
        return (self.round, self.stage)

    def row(self, seat: int) -> bytes:
        """The cards before a seat, from the Throw on."""
        return self.laid[seat :: len(self.hands)]

    def legal(self, seat: int) -> tuple[Move, ...]:
        if seat not in self.to_act:
            return ()
        if self.stage < ACTIVITY:
            return drafts(self.hands[seat])
        return ACTIVITY_CHOICES[self._open_activities(seat)]

    def _open_activities(self, seat: int) -> int:
        return open_activities(self.sheets[seat], mask(self.row(seat)))

    def play(self, seat: int, move: Move) -> "RoadTrip":
        to_act = self.to_act
        if seat not in to_act:
            raise self.illegal(seat, move)
        if self.stage < ACTIVITY and type(move) is Draft and self.hands[seat] & BITS[move.card]:
            choice = move.card
        elif (
            self.stage == ACTIVITY
            and type(move) is Activity
            and self._open_activities(seat) >> move.kind & 1
        ):
            choice = move.kind
        else:
            raise self.illegal(seat, move)
        picks = self.picks
        picks = picks[:seat] + _BYTES[choice] + picks[seat + 1 :]
        if len(to_act) > 1:
            # R3, R11: at the same time, so nothing happens before all have chosen
            return RoadTrip(
                self.upcoming,
                self.alternate,
                self.sheets,
                self.stage,
                self.hands,
                self.laid,
                picks,
                _WITHOUT[to_act][seat],
            )
        if self.upcoming is None:
            raise IllegalMove(ONLY_A_VIEW)
        return self._lay(picks) if self.stage < ACTIVITY else self._score(picks)

    def _lay(self, picks: bytes) -> "RoadTrip":
        """R3, R4: all lay the card they chose and pass on the rest. After the Catch the hands are
        empty, and the activities follow."""
        hands = [hand ^ BITS[card] for hand, card in zip(self.hands, picks, strict=True)]
        if self.direction == 1:
            hands.insert(0, hands.pop())
        else:
            hands.append(hands.pop(0))
        seats = len(hands)
        return RoadTrip(
            self.upcoming,
            self.alternate,
            self.sheets,
            self.stage + 1,
            tuple(hands),
            self.laid + picks,
            _NO_PICKS[seats],
            _EVERYBODY[seats],
        )

    def _score(self, activities: bytes) -> "RoadTrip":
        """Everyone writes down the round; the next deal follows (R12), or the end (R13)."""
        assert self.upcoming is not None
        seats = len(self.hands)
        gone, bonus = regions_gone(self.sheets), coast_bonus(self.sheets)
        sheets = tuple(
            [
                score(sheet, self.laid[seat::seats], activities[seat], gone, bonus)
                for seat, sheet in enumerate(self.sheets)
            ]
        )
        if not self.upcoming:
            return RoadTrip(
                (), self.alternate, sheets, ACTIVITY, self.hands, self.laid, _NO_PICKS[seats], ()
            )
        return RoadTrip(
            self.upcoming[1:],
            self.alternate,
            sheets,
            THROW,
            self.upcoming[0],
            b"",
            _NO_PICKS[seats],
            _EVERYBODY[seats],
        )

    def why_not(self, seat: int, move: Move) -> Refusal | None:
        if seat not in range(len(self.hands)):
            return NOT_A_SEAT
        if not self.to_act:
            return GAME_OVER
        if seat not in self.to_act:
            if self.stage == ACTIVITY:
                return ACTIVITY_CHOSEN
            return CARD_CHOSEN if self.stage else THROW_CHOSEN
        if move in self.legal(seat):
            return None
        if self.stage < ACTIVITY:
            if isinstance(move, Activity):
                return CATCH_FIRST
            return CARD_FROM_HAND if self.stage else THROW_FROM_HAND
        if not isinstance(move, Activity):
            return ACTIVITY_NOW
        return SCORED_BEFORE if move.kind in self.sheets[seat].activities else NO_SYMBOL

    def forced(self, seat: int) -> Move | None:
        """R4: the last single card is laid down at once."""
        moves = self.legal(seat) if self.stage == CATCH else ()
        return moves[0] if moves else None

    def private(self, seat: int) -> bool:
        """R3: hands stay hidden."""
        return True

    def result(self) -> Result | None:
        """R13."""
        if self.to_act:
            return None
        scores = tuple(sheet.total for sheet in self.sheets)
        breakdown = tuple(sheet.breakdown for sheet in self.sheets)
        winners, tie_break = winners_by(
            scores,
            ("coasts", [points["coasts"] for points in breakdown]),
            ("throw_catch", [points["throw_catch"] for points in breakdown]),
        )
        return Result(scores, winners, breakdown, "R13", tie_break)

    def view(self, seat: int) -> "RoadTrip":
        if not self.to_act:
            return self  # nothing is secret at the end
        seats, laid, picks = len(self.hands), bytearray(self.laid), bytearray(self.picks)
        hands = list(self.hands)
        for other in range(seats):
            # A hand that has passed through this seat stays known: what is taken from it later is
            # laid face up.
            if seat == ONLOOKER or (other - seat) * self.direction % seats > self.stage:
                hands[other] = 0
            if other != seat and THROW < self.stage < ACTIVITY:
                laid[other] = HIDDEN
            if other != seat and picks[other] != UNDECIDED:
                picks[other] = HIDDEN
        return RoadTrip(
            None,
            self.alternate,
            self.sheets,
            self.stage,
            tuple(hands),
            bytes(laid),
            bytes(picks),
            self.to_act,
        )

    def guess(self, rng: Random) -> "RoadTrip":
        if self.upcoming is not None:
            return self
        hands, laid = self._guess_cards(rng)
        seats, cards = len(hands), dealt(hands) | mask(laid)
        upcoming = draw(rng, seats, self.round + 1, ALL & ~cards)
        picks = bytearray(self.picks)
        for seat, pick in enumerate(picks):
            if pick == HIDDEN:
                picks[seat] = rng.choice(self._choices(seat, hands[seat]))
        return RoadTrip(
            upcoming,
            self.alternate,
            self.sheets,
            self.stage,
            hands,
            laid,
            bytes(picks),
            self.to_act,
        )

    def _guess_cards(self, rng: Random) -> tuple[Deal, bytes]:
        """Hands and laid cards with the unknown ones drawn: each possible arrangement of the cards
        that this view has not seen is as likely as any other."""
        # R12: the last round's rows are public, and what they lack is all in play now
        last = [sheet.rows[-1] for sheet in self.sheets if sheet.rows]
        set_aside = ALL & ~mask(b"".join(last)) if last else 0
        seen = dealt(self.hands) | mask(self.laid)
        fresh = shuffled(rng, set_aside & ~seen)
        others = shuffled(rng, ALL & ~set_aside & ~seen)
        hands, laid = list(self.hands), bytearray(self.laid)
        unseen = self._unseen()
        wanted = self._wanted(set_aside, unseen) if fresh else [0] * len(hands)
        if wanted is None:
            # dealt in some other way, as in old records: then they may lie anywhere
            missing = sum(unseen) - len(fresh)
            others = shuffled(rng, mask(fresh + others[:missing]))
            wanted = [0] * len(hands)
        for dealt_to, (count, want) in enumerate(zip(unseen, wanted, strict=True)):
            cards = [fresh.pop() for _ in range(want)] + [others.pop() for _ in range(count - want)]
            if self.stage and laid[dealt_to] == HIDDEN:
                laid[dealt_to] = cards.pop(int(rng.random() * count))
            if cards:
                hands[self._now_with(dealt_to)] = mask(cards)
        return tuple(hands), bytes(laid)

    def _now_with(self, dealt_to: int) -> int:
        """R4: the seat to which the hand that was dealt to a seat has come."""
        return (dealt_to + self.stage * self.direction) % len(self.hands)

    def _unseen(self) -> list[int]:
        """How many cards of the hand that was dealt to each seat this view has not seen."""
        size = HAND - self.stage
        return [
            (self.stage > 0 and self.laid[seat] == HIDDEN)
            + (0 if self.hands[self._now_with(seat)] else size)
            for seat in range(len(self.hands))
        ]

    def _wanted(self, set_aside: int, unseen: list[int]) -> list[int] | None:
        """R12: how many of these must be cards that were set aside. None: it cannot be."""
        seats, wanted = len(self.hands), []
        for dealt_to, share in enumerate(shares(seats, self.round)):
            cards = self.hands[self._now_with(dealt_to)]
            for stage in range(self.stage):
                by = (dealt_to + stage * self.direction) % seats
                cards |= BITS[self.laid[stage * seats + by]]
            want = share - (cards & set_aside).bit_count()
            if not 0 <= want <= unseen[dealt_to]:
                return None
            wanted.append(want)
        return wanted

    def _choices(self, seat: int, hand: int) -> list[int]:
        if self.stage < ACTIVITY:
            return members(hand)
        return [move.kind for move in ACTIVITY_CHOICES[self._open_activities(seat)]]


def opening(deals: tuple[Deal, ...], alternate: bool) -> RoadTrip:
    """R2: the first deal is in hand, nothing is chosen."""
    hands, *upcoming = deals
    seats = len(hands)
    return RoadTrip(
        tuple(upcoming),
        alternate,
        (EMPTY_SHEET,) * seats,
        THROW,
        hands,
        b"",
        _NO_PICKS[seats],
        _EVERYBODY[seats],
    )
