"""How one moment of a match is judged. What is here can be done in another process.

The chances of a moment are those with all cards open and fate averaged. A decision is judged by
what its seat could see: worlds that look like its view are drawn, every move is tried in the same
ones, and what it comes to there is averaged. Where several decide at the same time, nobody is
judged as if the others had decided already.
"""

from collections.abc import Sequence
from functools import cached_property, lru_cache
from math import sqrt
from random import Random

import attrs

from boomerang_desktop.bots import mind
from boomerang_desktop.bots.core import Chances
from boomerang_desktop.bots.jobs import judge, think
from boomerang_desktop.bots.process import alive
from boomerang_desktop.games.core import Move, State
from boomerang_desktop.match.analysis.figures import (
    Depth,
    Judgement,
    Tried,
    Verdict,
    mean,
    short,
    verdict_on,
)
from boomerang_desktop.match.match import Decision

ALL_TRIED = 8
"""Where there are so few moves, each of them is tried."""
FAR = 0.1
"""Another move would have been far better."""
DOUBTFUL = 1 / 3
"""… in at least so much of what may lie hidden, and not in as much again: nobody could know."""
SECOND_LOOK = 4
"""How much longer one looks before finding fault with a move."""
_SISTERS = 0.5
"""How much of what judgements stray is left in the difference of two positions that come from the
same one. Of flip and of arrows with four, against judgements ten times as long."""


@attrs.frozen
class Effort:
    """What a depth means."""

    rounds: int
    """Judgements of each position …"""
    looks: int
    """… each of so many looks."""
    worlds: int
    """In which the moves are compared, where something is hidden."""
    simulations: int
    """How long the reference thinks about its move."""


EFFORTS = {
    Depth.QUICK: Effort(1, 16, 16, 50),
    Depth.NORMAL: Effort(2, 32, 48, 200),
    Depth.DEEP: Effort(4, 64, 256, 1500),
}


@attrs.frozen
class Piece:
    """A moment to be examined. Nothing in it changes while the match goes on."""

    game: str
    number: int
    state: State
    """The position before the decision, all cards open."""
    start: State
    """The position when those who decide at the same time began to."""
    decision: Decision | None
    """None: the match goes no further."""
    effort: Effort
    seed: int


@attrs.frozen
class Found:
    """What came of it."""

    chances: Chances
    """Of all seats before the decision."""
    judgement: Judgement | None = None
    decided: tuple[float, ...] | None = None
    """What the decision changed for each seat. None: all that changed, since nothing was hidden."""
    wavers: tuple[float, ...] | None = None
    """The standard errors of that."""


def examine(piece: Piece) -> Found:
    chances = open_chances(piece.game, piece.state, piece.effort, piece.seed)
    if piece.decision is None:
        return Found(chances)
    seat, move = piece.decision.seat, piece.decision.move
    if len(piece.start.legal(seat)) == 1:
        share = short(_Sight(piece, seat).before(chances))
        judgement = Judgement(share, share, move, share, 0.0, Verdict.FORCED, ())
        return Found(chances, judgement, (0.0,) * len(chances.shares))
    return _Comparison(piece, seat, move).found(chances)


def open_chances(game: str, state: State, effort: Effort, seed: int) -> Chances:
    """How it stands for everybody with all cards open. The same position has the same chances."""
    return _judged(game, _settled(state), effort, seed)


@lru_cache(maxsize=32)
def _judged(game: str, state: State, effort: Effort, seed: int) -> Chances:
    """What a move leads to is where the next one begins: looked at once, if one does both."""
    judgements = []
    for number in range(effort.rounds):
        judgements.append(judge(game, state, f"{seed}/{number}", effort.looks))
        alive()
    return mean(judgements)


def _settled(state: State) -> State:
    """After all that goes by itself, as far as nothing comes to light by it."""
    while True:
        for seat in state.to_act:
            moves = state.legal(seat)
            if len(moves) == 1 and (after := state.play(seat, moves[0])).revealed == state.revealed:
                state = after
                break
        else:
            return state


def gap(
    one: Sequence[Chances], other: Sequence[Chances], seat: int, common: float = _SISTERS
) -> tuple[float, float]:
    """By how much one move is better than another for a seat, and the standard error of that, by
    what they come to in the same worlds."""
    pairs = list(zip(one, other, strict=True))
    gaps = [a.shares[seat] - b.shares[seat] for a, b in pairs]
    middle = sum(gaps) / len(gaps)
    scatter = sum((each - middle) ** 2 for each in gaps) / max(1, len(gaps) - 1)
    stray = sum(a.errors[seat] ** 2 + b.errors[seat] ** 2 for a, b in pairs)
    error = 0.0 if one is other else sqrt((scatter + common**2 * stray) / len(gaps))
    return middle, short(error)


class _Sight:
    """What a seat could see when it decided."""

    def __init__(self, piece: Piece, seat: int) -> None:
        self.piece, self.seat = piece, seat
        self.key = f"{piece.seed}/{piece.number}"
        self.view = piece.start.view(seat)
        worlds = mind(piece.game).worlds(self.view, seat, Random(self.key), piece.effort.worlds)
        alone = len(piece.start.to_act) == 1
        self.plain = alone and all(world == worlds[0] for world in worlds)
        """Nothing is hidden from this seat: neither cards, nor what fate holds, nor what others
        choose at the same time."""
        self.worlds = worlds[:1] if self.plain else worlds

    def before(self, open_now: Chances) -> float:
        """The seat's chance before it decided."""
        return (open_now if self.plain else mean(self.now)).shares[self.seat]

    @cached_property
    def now(self) -> list[Chances]:
        """How it stood in each of the worlds."""
        return [self.judged(world, number) for number, world in enumerate(self.worlds)]

    def judged(self, state: State, number: int) -> Chances:
        """A position in one of the worlds."""
        return judge(self.piece.game, state, f"{self.key}/{number}", 1)


class _Comparison(_Sight):
    """The moves of one decision, each in the same worlds."""

    def __init__(self, piece: Piece, seat: int, played: Move) -> None:
        super().__init__(piece, seat)
        self.played = played
        self.reference, self.moves = self._moves()
        self.outcomes = {move: self._outcomes(move) for move in self.moves}
        self.chances = {move: mean(each).shares for move, each in self.outcomes.items()}

    def _moves(self) -> tuple[Move, list[Move]]:
        """What a strong player would do, and all that is tried."""
        game, view, seat = self.piece.game, self.view, self.seat
        simulations = self.piece.effort.simulations
        reference = think(game, view, seat, self.key, simulations).move
        legal = list(view.legal(seat))
        if len(legal) <= ALL_TRIED:
            return reference, legal
        bots, rng = mind(game), Random(self.key)
        ideas = [bot(view, seat, legal, rng) for bot in (bots.heuristic, bots.greedy)]
        ideas.append(think(game, view, seat, f"{self.key}/2", simulations // 4).move)
        return reference, list(dict.fromkeys([self.played, reference, *ideas]))

    def _outcomes(self, move: Move) -> list[Chances]:
        """What the move comes to in each world."""
        piece, seat = self.piece, self.seat
        alive()
        after = [world.play(seat, move) for world in self.worlds]
        if self.plain:
            return [open_chances(piece.game, after[0], piece.effort, piece.seed)]
        return [self.judged(state, number) for number, state in enumerate(after)]

    def found(self, chances: Chances) -> Found:
        judgement = self._judgement(chances)
        if self.plain:
            return Found(chances, judgement)
        return Found(chances, judgement, *self._decided(len(chances.shares)))

    def _decided(self, seats: int) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """What the decision changed for each seat, and the errors of that: from how it stood before
        to how it stands with the move made, both by what the seat could see."""
        gaps = [gap(self.outcomes[self.played], self.now, seat) for seat in range(seats)]
        return tuple(change for change, _ in gaps), tuple(error for _, error in gaps)

    def _judgement(self, open_now: Chances) -> Judgement:
        seat, played = self.seat, self.played
        best = max(self.moves, key=lambda move: self.chances[move][seat])
        # where a strong player would have done the same, there is nothing to find fault with
        if played == self.reference or self.chances[best][seat] == self.chances[played][seat]:
            best = played
        loss, error = self._behind(best, played)
        after = self.chances[played][seat]
        if self.plain and verdict_on(loss, error) is not Verdict.GOOD:
            loss, error, after = self._second_look(best, loss)
        verdict, doubt = verdict_on(loss, error), 0.0 if self.plain else self._doubt()
        if verdict is Verdict.GOOD and DOUBTFUL <= doubt <= 1 - DOUBTFUL:
            verdict = Verdict.COULD_NOT_KNOW
        best_after = short(after + max(0.0, loss))
        # as far behind the best as they were found to be, whatever a longer look made of it
        shift = best_after - short(self.chances[best][seat])
        others = ((m, min(1.0, max(0.0, self.chances[m][seat] + shift))) for m in self.moves)
        tried = [
            Tried(move, short(after if move == played else chance), self._behind(best, move)[1])
            for move, chance in others
        ]
        return Judgement(
            short(self.before(open_now)),
            short(after),
            best if loss > 0 else played,
            best_after,
            short(error),
            verdict,
            tuple(sorted(tried, key=lambda one: -one.chance)),
            short(doubt),
        )

    def _behind(self, best: Move, move: Move) -> tuple[float, float]:
        return gap(self.outcomes[best], self.outcomes[move], self.seat)

    def _second_look(self, best: Move, first: float) -> tuple[float, float, float]:
        """The loss and its error once more, from a longer look at both positions, and the chance
        after the move. Where the two looks differ, neither is certain."""
        piece, seat = self.piece, self.seat
        longer = attrs.evolve(piece.effort, looks=piece.effort.looks * SECOND_LOOK)
        better, ours = (
            open_chances(piece.game, self.worlds[0].play(seat, move), longer, piece.seed)
            for move in (best, self.played)
        )
        loss, error = gap([better], [ours], seat)
        return loss, max(error, abs(loss - first) / 2), ours.shares[seat]

    def _doubt(self) -> float:
        """In which part of the worlds some other move would have been far better; as near to half
        of them as any is."""
        seat, ours = self.seat, self.outcomes[self.played]
        parts = [
            sum(a.shares[seat] - b.shares[seat] >= FAR for a, b in zip(other, ours, strict=True))
            / len(ours)
            for other in self.outcomes.values()
        ]
        return min(parts, key=lambda part: abs(part - 0.5))
