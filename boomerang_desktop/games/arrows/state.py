"""A position of arrows: what a player can do in it (P3–P7) and what comes of it (P4–P13)."""

from operator import add
from random import Random
from typing import TypeVar, final

import attrs

from boomerang_desktop.games.core import IllegalMove, Move, Refusal, Result, State, value

from . import refusals as no
from .board import ALL, LOW, MID, MID_AT, TOP_AT, cells_of, facing
from .ending import ALL_TURNS, FEWEST, QUIET_TURNS, ending, result
from .moves import (
    CAPTORS,
    DECLINE,
    ENTER,
    HAND,
    RESERVE,
    SEATS,
    Decline,
    Enter,
    Place,
    Step,
    Take,
)
from .setup import PerSeat, Setup
from .tables import PLACES_ON, STEPS_FROM, takes_by

T = TypeVar("T")

_places_low, _places_mid, _places_top = PLACES_ON
_steps_low, _steps_mid, _steps_top = STEPS_FROM
_ALONE = tuple((seat,) for seat in range(SEATS[-1]))


def _with(figures: tuple[T, ...], seat: int, figure: T) -> tuple[T, ...]:
    changed = list(figures)
    changed[seat] = figure
    return tuple(changed)


def sources(
    setup: Setup,
    seat: int,
    hands: PerSeat,
    reserves: PerSeat,
    prisoners: tuple[PerSeat, ...],
) -> tuple[str, ...]:
    """Where a Trio of the seat can enter a pawn from (P7, P11)."""
    hand = (HAND,) if hands[seat] else ()
    if setup.duel:
        reserve = (RESERVE,) if reserves[seat] else ()
        return hand + reserve if setup.any_source else reserve
    return hand + tuple(CAPTORS[by] for by, held in enumerate(prisoners) if held[seat])


@final
@value
class ArrowsState(State):
    setup: Setup
    to_act: tuple[int, ...]
    pawns: PerSeat
    """The cells of each seat's pawns, as a mask."""
    hands: PerSeat
    reserves: PerSeat
    """P10; none with 3–5 players."""
    prisoners: tuple[PerSeat, ...]
    """P4: the pawns that each captor holds, by owner; none with two players."""
    lost: PerSeat
    """Each seat's pawns that are gone for good (P5)."""
    entries: int
    """How many pawns the seat to act may still enter for its Trios (P6)."""
    turns: int
    """P9: turns so far, also the one whose Trios are being judged."""
    quiet: int
    """P9: how many of the last turns saw no capture, placement or entered pawn."""
    ended: str
    """Which of ENDINGS has come about; empty while the game goes on."""
    # Both follow from the rest, and are kept because every turn asks for them.
    free: int = attrs.field(eq=False, repr=False)
    """The free cells."""
    able: int = attrs.field(eq=False, repr=False)
    """The pawns with which the seat to act can capture (P5)."""

    def legal(self, seat: int) -> tuple[Move, ...]:
        if seat not in self.to_act:
            return ()
        if self.entries:
            return self._legal_entries(seat)
        moves: list[Move] = []
        if self.able:
            moves += self._legal_takes(seat)
            if self.setup.enforced:  # P5
                return tuple(moves)
        free, own = self.free, self.pawns[seat]
        if self.hands[seat]:
            moves += _places_low[free & LOW]
            moves += _places_mid[free >> MID_AT & MID]
            moves += _places_top[free >> TOP_AT]
        for neighbours, steps in (
            _steps_low[own & LOW] + _steps_mid[own >> MID_AT & MID] + _steps_top[own >> TOP_AT]
        ):
            moves += steps[neighbours & free]
        return tuple(moves)

    def _legal_takes(self, seat: int) -> list[Take]:
        takes = takes_by(self.able, self.free | self.pawns[seat])
        if self.setup.must_continue:
            return [take for take in takes if not self._must_go_on(seat, take)]
        return takes

    def _must_go_on(self, seat: int, take: Take) -> bool:
        """P4, option must_continue: the pawn can take another, and the game is not yet won."""
        if not take.onward & ~(self.free | self.pawns[seat]):
            return False
        taken = len(take.path) - 1
        if self.setup.duel:
            return self.strength(1 - seat) - taken >= FEWEST
        return sum(self.prisoners[seat]) + taken < self.setup.goal

    def _legal_entries(self, seat: int) -> tuple[Move, ...]:
        free = cells_of(self.free)
        entries = [ENTER[source][cell] for source in self.sources(seat) for cell in free]
        return (*entries, DECLINE)

    def sources(self, seat: int) -> tuple[str, ...]:
        return sources(self.setup, seat, self.hands, self.reserves, self.prisoners)

    def strength(self, seat: int) -> int:
        """Pawns on the board and in hand."""
        return self.pawns[seat].bit_count() + self.hands[seat]

    def why_not(self, seat: int, move: Move) -> Refusal | None:
        if seat not in self.to_act:
            return no.ENDINGS[self.ended] if self.ended else no.NOT_YOUR_TURN
        if self.entries:
            return self._entry_refusal(seat, move)
        if type(move) is Take:
            if not move.start_bit & self.pawns[seat]:
                return no.NOT_YOUR_PAWN
            if move.prey & (self.free | self.pawns[seat]):
                return no.NOTHING_TO_TAKE
            if self.setup.must_continue and self._must_go_on(seat, move):
                return no.MUST_GO_ON
            return None
        if type(move) is Step:
            if not move.start_bit & self.pawns[seat]:
                return no.NOT_YOUR_PAWN
            if not move.end_bit & self.free:
                return no.NOT_FREE
        elif type(move) is Place:
            if not self.hands[seat]:
                return no.EMPTY_HAND
            if not move.bit & self.free:
                return no.NOT_FREE
        else:
            return no.NO_TRIO if type(move) in (Enter, Decline) else no.NO_SUCH_MOVE
        return no.MUST_CAPTURE if self.able and self.setup.enforced else None

    def _entry_refusal(self, seat: int, move: Move) -> Refusal | None:
        if type(move) is Decline:
            return None
        if type(move) is not Enter:
            return no.ENTER_OR_DECLINE
        if move.source not in self.sources(seat):
            if self.setup.duel:
                return no.HAND_OR_RESERVE if self.setup.any_source else no.RESERVE_ONLY
            if move.captor is not None:
                return no.NOT_HELD
            return no.NOTHING_IN_HAND if move.source == HAND else no.NO_RESERVE
        return None if move.bit & self.free else no.ENTER_ON_FREE

    def play(self, seat: int, move: Move) -> "ArrowsState":
        if refusal := self.why_not(seat, move):
            raise IllegalMove(refusal)
        if self.entries:
            return self._enter(seat, move)
        pawns, hands, reserves = self.pawns, self.hands, self.reserves
        prisoners, lost, free = self.prisoners, self.lost, self.free
        own, penalty, quiet = pawns[seat], self.able, 0
        if type(move) is Step:  # P3
            both = move.start_bit | move.end_bit
            free ^= both
            own ^= both
            quiet = self.quiet + 1
            if penalty & move.start_bit:
                penalty ^= both
        elif type(move) is Place:  # P3
            free ^= move.bit
            own |= move.bit
            hands = _with(hands, seat, hands[seat] - 1)
        else:  # P4
            assert type(move) is Take
            prey, penalty = move.prey, 0
            free ^= move.start_bit ^ prey ^ move.end_bit
            own ^= move.start_bit ^ move.end_bit
            if self.setup.duel:  # P11
                reserves = _with(reserves, 1 - seat, reserves[1 - seat] + prey.bit_count())
            else:
                taken = [(mask & prey).bit_count() for mask in pawns]
                prisoners = _with(prisoners, seat, tuple(map(add, prisoners[seat], taken)))
            pawns = tuple([mask & ~prey for mask in pawns])
        if penalty:  # P5
            own ^= penalty
            free |= penalty
            lost = _with(lost, seat, lost[seat] + penalty.bit_count())
        pawns = _with(pawns, seat, own)
        turns, trios, ended = self.turns + 1, 0, ""
        if penalty or type(move) is Take:
            ended = ending(self.setup, pawns, hands, prisoners)
        if not ended:
            for trio in move.trios:  # P6
                if own & trio == trio:
                    trios += 1
        return self._then(
            seat, trios, ended, pawns, hands, reserves, prisoners, lost, turns, quiet, free
        )

    def _enter(self, seat: int, move: Move) -> "ArrowsState":
        """P6, P7, P11: one of the entries that the seat's Trios pay for."""
        pawns, hands, reserves = self.pawns, self.hands, self.reserves
        prisoners, free = self.prisoners, self.free
        trios, quiet = self.entries - 1, self.quiet
        if type(move) is Enter:
            own = pawns[seat] | move.bit
            pawns = _with(pawns, seat, own)
            free ^= move.bit
            quiet = 0
            if move.captor is not None:
                held = prisoners[move.captor]
                prisoners = _with(prisoners, move.captor, _with(held, seat, held[seat] - 1))
            elif move.source == HAND:
                hands = _with(hands, seat, hands[seat] - 1)
            else:
                reserves = _with(reserves, seat, reserves[seat] - 1)
            trios += sum(own & trio == trio for trio in move.trios)
        return self._then(
            seat, trios, "", pawns, hands, reserves, prisoners, self.lost, self.turns, quiet, free
        )

    def _then(
        self,
        seat: int,
        trios: int,
        ended: str,
        pawns: PerSeat,
        hands: PerSeat,
        reserves: PerSeat,
        prisoners: tuple[PerSeat, ...],
        lost: PerSeat,
        turns: int,
        quiet: int,
        free: int,
    ) -> "ArrowsState":
        """Asks the seat for the entries of its Trios (P6), or ends its turn."""
        setup, able = self.setup, 0
        # P6: there is always a free cell, with more cells than pawns; not always a pawn to enter
        if trios and not sources(setup, seat, hands, reserves, prisoners):
            trios = 0
        if not trios and not ended:  # P9
            if quiet >= QUIET_TURNS:
                ended = "quiet"
            elif turns >= ALL_TURNS:
                ended = "turns"
            else:
                # Some arrow leads out of any group of pawns, to a free cell or an opponent, as
                # arrows join every cell to every other: a player with a pawn has a legal action.
                seat = setup.left_of[seat]
                while not (pawns[seat] or hands[seat]):
                    seat = setup.left_of[seat]
                own = pawns[seat]
                able = own & facing(ALL ^ free ^ own)
        to_act = () if ended else _ALONE[seat]
        return ArrowsState(
            setup, to_act, pawns, hands, reserves, prisoners, lost, trios, turns, quiet, ended,
            free, able,
        )  # fmt: skip

    def result(self) -> Result | None:
        return result(self) if self.ended else None

    def view(self, seat: int) -> "ArrowsState":
        return self

    def guess(self, rng: Random) -> "ArrowsState":
        return self

    @property
    def revealed(self) -> tuple[int, ...]:
        return ()
