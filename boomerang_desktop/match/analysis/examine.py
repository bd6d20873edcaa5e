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
from boomerang_desktop.bots.trial import Ruling, tried
from boomerang_desktop.games.core import Move, State
from boomerang_desktop.match.analysis.figures import (
    Depth,
    Judgement,
    Tried,
    Verdict,
    mean,
    ruling_on,
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
SUSPECT = 0.05
"""What seems to lose so much at a quick look is tried."""
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
    trials: tuple[int, ...] = ()
    """After how many worlds one looks whether what is suspected is a fault; none: nothing is tried,
    and the comparison must do."""


EFFORTS = {
    Depth.QUICK: Effort(1, 16, 16, 50, (50,)),
    Depth.NORMAL: Effort(2, 32, 48, 200, (50, 100)),
    Depth.DEEP: Effort(4, 64, 256, 1500, (100, 200, 400)),
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
    players: tuple[str, ...] = ()
    """Who sits on each chair, as a record names them."""


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
        played = self.played
        best = max(self.moves, key=lambda move: self.chances[move][self.seat])
        loss, error = self._behind(best, played)
        ruling = None
        # where a strong player would have done the same, there is nothing to find fault with
        if played != self.reference and loss >= SUSPECT and loss > error:
            ruling = self._tried(best)
        if ruling:
            return self._ruled(open_now, ruling)
        if played == self.reference or loss <= 0:
            best, loss, error = played, 0.0, 0.0
        verdict = verdict_on(loss, error) if self._untried else Verdict.GOOD
        return self._told(open_now, best, loss, error, verdict)

    @cached_property
    def _untried(self) -> bool:
        """Whether nothing can be tried: then the quick look must do."""
        return not self.piece.effort.trials or mind(self.piece.game).rehearsal is None

    def _tried(self, best: Move) -> Ruling | None:
        piece, others = self.piece, dict.fromkeys([best, self.reference])
        if self._untried:
            return None
        players = piece.players or ("",) * len(self.now[0].shares)
        given = piece.game, self.view, self.seat, self.played, list(others), players
        return tried(*given, f"{self.key}/trial", piece.effort.trials)

    def _ruled(self, open_now: Chances, ruling: Ruling) -> Judgement:
        """What is not certain is no fault: the two are about as good."""
        verdict = ruling_on(ruling)
        loss = ruling.loss if verdict is not Verdict.GOOD else 0.0
        # what was only looked at quickly is nowhere better than what was tried
        most = self.chances[self.played][self.seat] + loss
        judgement = self._told(open_now, ruling.better, loss, ruling.error, verdict, most)
        return attrs.evolve(judgement, causes=ruling.causes, worlds=ruling.worlds)

    def _told(
        self,
        open_now: Chances,
        best: Move,
        loss: float,
        error: float,
        verdict: Verdict,
        most: float = 1.0,
    ) -> Judgement:
        seat, played = self.seat, self.played
        doubt = 0.0 if self.plain else self._doubt()
        if verdict is Verdict.GOOD and DOUBTFUL <= doubt <= 1 - DOUBTFUL:
            verdict = Verdict.COULD_NOT_KNOW
        best_after = short(min(1.0, self.chances[played][seat] + loss))
        after = short(best_after - loss)
        shift = best_after - short(self.chances[best][seat])
        tried = [
            Tried(
                move,
                after
                if move == played
                else short(min(most, 1.0, max(0.0, self.chances[move][seat] + shift))),
                self._behind(best, move)[1],
            )
            for move in self.moves
        ]
        return Judgement(
            short(self.before(open_now)),
            after,
            best,
            best_after,
            short(error),
            verdict,
            tuple(sorted(tried, key=lambda one: -one.chance)),
            short(doubt),
        )

    def _behind(self, best: Move, move: Move) -> tuple[float, float]:
        return gap(self.outcomes[best], self.outcomes[move], self.seat)

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
