"""Puzzles of flip: the last placements, seen to the very end."""

from collections.abc import Mapping
from random import Random

from boomerang_desktop.bots.flip.board import Board, best_of
from boomerang_desktop.bots.flip.endgame import best_answer, margins
from boomerang_desktop.games.flip.placements import Placement, listed
from boomerang_desktop.games.flip.state import FlipState
from boomerang_desktop.lab.puzzles.candidate import Candidate, Glance, Wanted, any_theme
from boomerang_desktop.match.match import Decision
from boomerang_desktop.study.puzzles import Measure, PuzzleQuestion, Try

NODES, DEEP = 15_000, 300_000
"""Positions that may be looked at to see who wins, and to see by how much with every placement."""
_FEWEST, _MOST_GOOD = 5, 2
"""So many placements at least, of which so few are good."""
_WITHIN_REACH = 90
"""So many placements left for both together can often be seen to the end."""
_CLOSE = 14
"""Points; with a larger lead it is hardly in doubt who wins."""
_LONGEST = 3
"""Questions, one after the other."""


def glance(state: FlipState, seat: int, rng: Random, wanted: Wanted = any_theme) -> Glance | None:
    """One placement wins (or saves half of it), and what gains most does not."""
    board, moves = Board.of(state), state.legal(seat)
    if len(moves) < _FEWEST or abs(board.margin) > _CLOSE:
        return None
    if board.fits_me.bit_count() + board.fits_them.bit_count() > _WITHIN_REACH:
        return None
    obvious = listed(best_of(board.choice, board.planes))

    def is_easy(found: Mapping[Placement, int]) -> bool:
        wins = [move for move, margin in found.items() if margin > 0]
        return len(wins) > _MOST_GOOD or any(move in wins for move in obvious)

    # who wins is seen much sooner than by how much
    found = margins(board, NODES, within=1, enough=is_easy)
    if found is None or max(found.values()) < 0:
        return None
    good = _good(found)
    if len(good) > _MOST_GOOD or any(move in good for move in obvious):
        return None
    chosen = obvious[int(rng.random() * len(obvious))]
    themes = {_theme(state, seat, move, chosen) for move in good}
    if len(themes) > 1:
        return None  # two ideas at once: neither explanation would do
    [theme] = themes
    return Glance(tuple(good), chosen, theme, True, state) if wanted(theme) else None


def examine(state: FlipState, seat: int, rng: Random, glance: Glance) -> Candidate | None:
    first = ask(state, seat)
    if first is None:
        return None
    gains = {str(move): state.gain(seat, move).points for move in state.legal(seat)}
    facts: dict[str, int | str] = {
        "gain": gains[first.best.notation],
        "obvious_gain": gains[str(glance.obvious)],
    }
    return Candidate(Measure.MARGIN, _go_on(state, seat, first), facts)


def likeness(state: FlipState, seat: int) -> object:
    return frozenset(state.pieces[0] + state.pieces[1])


def _good(solved: dict[Placement, int]) -> list[Placement]:
    """The placements that win, the best first; those that draw, if none wins."""
    wins = max(solved.values()) > 0
    return [move for move, margin in solved.items() if (margin > 0 if wins else margin == 0)]


def ask(state: FlipState, seat: int) -> PuzzleQuestion | None:
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
    return PuzzleQuestion(tuple(tries), len(_good(solved)))


def _answer(after: FlipState, seat: int) -> tuple[Decision, ...] | None:
    """The other's best placement, if it is the other's turn; None if that is too far away."""
    if after.to_act != (1 - seat,):
        return ()
    best = best_answer(Board.of(after), DEEP)
    return None if best is None else (Decision(1 - seat, best),)


def finale(state: FlipState, seat: int) -> tuple[Decision, ...]:
    """How both go on to the very end, as well as they can."""
    made = []
    while state.to_act:
        [turn] = state.to_act
        best = best_answer(Board.of(state), DEEP)
        assert best
        made.append(Decision(turn, best))
        state = state.play(turn, best)
    return tuple(made)


def _go_on(state: FlipState, seat: int, question: PuzzleQuestion) -> tuple[PuzzleQuestion, ...]:
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
    """By what can be seen to be different from what gains most."""
    after, instead = state.play(seat, best), state.play(seat, obvious)
    if after.to_act == (seat,):
        return "shut_out"
    if best in after.locked():
        return "locked"
    left = sum(after.stocks[seat])
    if left <= 1:
        return "last_swing" if left else "last_piece"
    if _answered(after, seat) < _answered(instead, seat):
        return "less_back"
    if after.fitting[seat].bit_count() > instead.fitting[seat].bit_count():
        return "room"
    return "small_first" if best.value < obvious.value else "swing"


def _answered(after: FlipState, seat: int) -> int:
    """What the other gains at once."""
    other = 1 - seat
    if after.to_act != (other,):
        return 0
    return max(after.gain(other, move).points for move in after.legal(other))
