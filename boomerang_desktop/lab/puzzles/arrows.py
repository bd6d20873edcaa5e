"""Puzzles of arrows with two players: a win in two turns, or pawns won by a deep search."""

from random import Random

from boomerang_desktop.bots.arrows.duel import Duel
from boomerang_desktop.bots.arrows.evaluation import sensible
from boomerang_desktop.bots.arrows.mind import greedy
from boomerang_desktop.bots.search.tree import never
from boomerang_desktop.games.arrows.moves import Enter, Take, parse
from boomerang_desktop.games.arrows.state import ArrowsState
from boomerang_desktop.games.core import Move
from boomerang_desktop.lab.puzzles.candidate import Candidate
from boomerang_desktop.lab.puzzles.weighing import DEEPER
from boomerang_desktop.match.match import Decision
from boomerang_desktop.study.puzzles import Measure, Question, Try

NODES = 2_000
_LEAD = 0.9
"""In pawns."""
_DECIDED = 4.0
_WEAK = 5
"""With so few pawns somebody can be beaten soon."""


def examine(state: ArrowsState, seat: int, rng: Random) -> Candidate | None:
    if not state.setup.duel or len(state.legal(seat)) < 4:
        return None
    return _forced_win(state, seat, rng) or _pawns(state, seat, rng)


# --- a forced win


class Forced:
    """Whether a seat can win within so many turns of its own, whatever the other does."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self._known: dict[tuple[ArrowsState, int], bool] = {}

    def wins(self, state: ArrowsState, turns: int) -> bool:
        """`turns` counts those that have not begun."""
        if state.ended:
            result = state.result()
            return result is not None and result.winners == (self.seat,)
        key = (state, turns)
        if (known := self._known.get(key)) is None:
            known = self._known[key] = self._search(state, turns)
        return known

    def _search(self, state: ArrowsState, turns: int) -> bool:
        turn = state.to_act[0]
        if turn != self.seat:
            return all(self.wins(state.play(turn, move), turns) for move in _ordered(state, turn))
        if not state.entries:
            if not turns:
                return False
            turns -= 1
        return any(self.wins(state.play(turn, move), turns) for move in _ordered(state, turn))


def _ordered(state: ArrowsState, seat: int) -> list[Move]:
    """Captures first, the longest of them before the others."""
    return sorted(
        state.legal(seat), key=lambda move: -len(move.path) if isinstance(move, Take) else 0
    )


def _forced_win(state: ArrowsState, seat: int, rng: Random) -> Candidate | None:
    if state.strength(1 - seat) > _WEAK or state.entries:
        return None
    moves = state.legal(seat)
    forced = Forced(seat)
    if any(forced.wins(state.play(seat, move), 0) for move in moves):
        return None  # at once: nothing to find
    winning = [move for move in moves if forced.wins(state.play(seat, move), 1)]
    obvious = greedy(state, seat, moves, rng)
    if len(winning) != 1 or obvious == winning[0]:
        return None
    best = winning[0]
    tries = [Try(str(best), 1.0, _answer(state, seat, best, rng))]
    tries += [
        Try(str(move), 0.0, _answer(state, seat, move, rng)) for move in moves if move != best
    ]
    first = Question(tuple(tries), 1)
    return Candidate(
        Measure.WIN,
        True,
        (first, *_finish(state, seat, first)),
        obvious,
        "win_in_two",
        _facts(state, seat, best),
        (state.pawns, seat),
    )


def _finish(state: ArrowsState, seat: int, first: Question) -> tuple[Question, ...]:
    """The second turn: whatever wins at once."""
    after = _followed(state, seat, first.best)
    if after.to_act != (seat,):
        return ()
    forced = Forced(seat)
    moves = after.legal(seat)
    winning = [move for move in moves if forced.wins(after.play(seat, move), 0)]
    if not 0 < len(winning) < len(moves):
        return ()
    tries = [Try(str(move), 1.0) for move in winning]
    tries += [Try(str(move), 0.0) for move in moves if move not in winning]
    return (Question(tuple(tries), len(winning)),)


def _followed(state: ArrowsState, seat: int, one: Try) -> ArrowsState:
    state = state.play(seat, parse(one.notation))
    for decision in one.answer:
        state = state.play(decision.seat, decision.move)
    return state


# --- pawns


def _pawns(state: ArrowsState, seat: int, rng: Random) -> Candidate | None:
    moves = sensible(state, seat, state.legal(seat))
    if len(moves) < 4:
        return None
    obvious = greedy(state, seat, moves, rng)
    best, ahead, _ = Duel(NODES, never, price=0.0).think(state, moves, rng)
    if best == obvious or abs(ahead) > _DECIDED:
        return None
    rest = [move for move in moves if move != best]
    _, second, _ = Duel(NODES, never, price=0.0).think(state, rest, rng)
    if ahead - second < _LEAD:
        return None
    for seed in range(3):
        draw = Random(seed)
        again, ahead, _ = Duel(NODES * DEEPER, never, price=0.0).think(state, moves, draw)
        if again != best:
            return None
        _, second, _ = Duel(NODES * DEEPER, never, price=0.0).think(state, rest, draw)
        if ahead - second < _LEAD:
            return None
    tries = [Try(str(best), round(ahead, 2), _answer(state, seat, best, rng))]
    for move in state.legal(seat):
        if move != best:
            value = _worth(state, seat, move, rng) if move in moves else second - 1
            tries.append(
                Try(str(move), round(min(value, second), 2), _answer(state, seat, move, rng))
            )
    tries.sort(key=lambda one: -one.value)
    return Candidate(
        Measure.PAWNS,
        False,
        (Question(tuple(tries), 1),),
        obvious,
        _theme(state, seat, best),
        _facts(state, seat, best),
        (state.pawns, seat),
    )


def _asked(
    state: ArrowsState, seat: int, best: Move, ahead: float, second: float, rng: Random
) -> Question:
    tries = [Try(str(best), round(ahead, 2), _answer(state, seat, best, rng))]
    for move in state.legal(seat):
        if move != best:
            value = min(_worth(state, seat, move, rng), second)
            tries.append(Try(str(move), round(value, 2), _answer(state, seat, move, rng)))
    tries.sort(key=lambda one: -one.value)
    return Question(tuple(tries), 1)


def _go_on(state: ArrowsState, seat: int, first: Question, rng: Random) -> tuple[Question, ...]:
    """The second turn, if one move stands out there too: it is what the first was made for."""
    after = _followed(state, seat, first.best)
    if after.to_act != (seat,) or len(after.legal(seat)) < 2:
        return ()
    moves = after.legal(seat)
    best, ahead, _ = Duel(NODES * DEEPER, never, price=0.0).think(after, moves, rng)
    rest = [move for move in moves if move != best]
    _, second, _ = Duel(NODES * DEEPER, never, price=0.0).think(after, rest, rng)
    if ahead - second < _LEAD:
        return ()
    return (_asked(after, seat, best, ahead, second, rng),)


def _worth(state: ArrowsState, seat: int, move: Move, rng: Random) -> float:
    """How it stands in pawns after the move."""
    after = state.play(seat, move)
    if after.ended:
        result = after.result()
        assert result
        return 10.0 if seat in result.winners else -10.0
    turn = after.to_act[0]
    _, ahead, _ = Duel(NODES, never, price=0.0).think(after, after.legal(turn), rng)
    return max(-10.0, min(10.0, ahead if turn == seat else -ahead))


def _answer(state: ArrowsState, seat: int, move: Move, rng: Random) -> tuple[Decision, ...]:
    """What the other does then, and what the seat itself enters for its Trios before."""
    made: list[Decision] = []
    state = state.play(seat, move)
    while not state.ended:
        turn = state.to_act[0]
        if turn != seat and made and made[-1].seat != seat and not state.entries:
            break
        if turn == seat and made and made[-1].seat != seat:
            break
        choice, _, _ = Duel(NODES, never, price=0.0).think(state, state.legal(turn), rng)
        made.append(Decision(turn, choice))
        state = state.play(turn, choice)
    return tuple(made)


def _theme(state: ArrowsState, seat: int, best: Move) -> str:
    after = state.play(seat, best)
    if isinstance(best, Enter) or after.entries:
        return "trio"
    if isinstance(best, Take):
        return "chain" if len(best.path) > 2 else "choice"
    if state.able:
        return "price"
    return "bait" if after.able else "quiet"


def _facts(state: ArrowsState, seat: int, best: Move) -> dict[str, int | str]:
    return {"own": state.strength(seat), "theirs": state.strength(1 - seat)}
