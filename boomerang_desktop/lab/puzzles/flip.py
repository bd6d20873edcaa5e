"""Puzzles of flip: the last placements, seen to the very end."""

from random import Random

from boomerang_desktop.bots.flip.board import Board, best_of
from boomerang_desktop.bots.flip.endgame import margins
from boomerang_desktop.games.flip.placements import Placement, listed
from boomerang_desktop.games.flip.state import FlipState
from boomerang_desktop.lab.puzzles.candidate import Candidate
from boomerang_desktop.match.match import Decision
from boomerang_desktop.study.puzzles import Measure, Question, Try

NODES, DEEP = 15_000, 600_000
"""Positions that may be looked at to see who wins, and to see by how much with every placement."""
_FEWEST, _MOST_GOOD = 5, 2
"""So many placements at least, of which so few are good."""
_WITHIN_REACH = 90
"""So many placements left for both together can often be seen to the end."""
_CLOSE = 14
"""Points; with a larger lead it is hardly in doubt who wins."""
_LONGEST = 3
"""Questions, one after the other."""


def examine(state: FlipState, seat: int, rng: Random) -> Candidate | None:
    """One placement wins (or saves half of it), and what gains most does not."""
    board, moves = Board.of(state), state.legal(seat)
    if len(moves) < _FEWEST or abs(board.margin) > _CLOSE:
        return None
    if board.fits_me.bit_count() + board.fits_them.bit_count() > _WITHIN_REACH:
        return None
    # who wins is seen much sooner than by how much
    found = margins(board, NODES, within=1)
    if found is None or max(found.values()) < 0:
        return None
    good = _good(found)
    obvious = listed(best_of(board.choice, board.planes))
    if len(good) > _MOST_GOOD or any(move in good for move in obvious):
        return None
    first = ask(state, seat)
    if first is None:
        return None
    chosen = obvious[int(rng.random() * len(obvious))]
    best = next(move for move in moves if str(move) == first.best.notation)
    return Candidate(
        Measure.MARGIN,
        True,
        _go_on(state, seat, first),
        chosen,
        _theme(state, seat, best, chosen),
        {
            "gain": state.gain(seat, best).points,
            "obvious_gain": state.gain(seat, chosen).points,
        },
        (frozenset(state.pieces[0] + state.pieces[1]), best),
    )


def _good(solved: dict[Placement, int]) -> list[Placement]:
    """The placements that win; those that draw, if none wins."""
    wins = max(solved.values()) > 0
    return [move for move, margin in solved.items() if (margin > 0 if wins else margin == 0)]


def ask(state: FlipState, seat: int) -> Question | None:
    """Every placement with what it leads to; None if that is too far away."""
    solved = margins(Board.of(state), DEEP)
    if solved is None:
        return None
    tries = []
    for move, margin in solved.items():
        answer = _answer(state.play(seat, move), seat)
        if answer is None:
            return None
        tries.append(Try(str(move), margin, answer))
    tries.sort(key=lambda one: -one.value)
    return Question(tuple(tries), len(_good(solved)))


def _answer(after: FlipState, seat: int) -> tuple[Decision, ...] | None:
    """The other's best placement, if it is the other's turn; None if that is too far away."""
    if after.to_act != (1 - seat,):
        return ()
    solved = margins(Board.of(after), DEEP)
    if solved is None:
        return None
    return (Decision(1 - seat, max(solved, key=solved.__getitem__)),)


def _go_on(state: FlipState, seat: int, question: Question) -> tuple[Question, ...]:
    """As long as there is only one good way, and something else that could be done."""
    questions = [question]
    while question.good == 1 and len(questions) < _LONGEST:
        move = next(m for m in state.legal(seat) if str(m) == question.best.notation)
        state = state.play(seat, move)
        for decision in question.best.answer:
            state = state.play(decision.seat, decision.move)
        if state.to_act != (seat,) or len(state.legal(seat)) < 2:
            break
        following = ask(state, seat)
        if following is None or following.good > _MOST_GOOD:
            break
        if following.good == len(following.tries):
            break
        question = following
        questions.append(question)
    return tuple(questions)


def _theme(state: FlipState, seat: int, best: Placement, obvious: Placement) -> str:
    after = state.play(seat, best)
    if after.to_act == (seat,):
        return "shut_out"
    if best in after.locked():
        return "locked"
    if state.gain(seat, best).points <= best.value + 1:
        return "patience"
    if best.value < obvious.value:
        return "small_first"
    if sum(after.stocks[seat]) <= 1:
        return "last_swing"
    return "swing"
