"""What is shown after a try. If all is proven to the very end, a good one is followed by how both
go on until then, so that the win can be seen. Where chances are weighed, a try that is not the best
is followed by the likely answer that hurts most: one that happens to help would teach the wrong
thing."""

from collections.abc import Callable, Mapping
from random import Random
from statistics import fmean
from typing import Any

import attrs

from boomerang_desktop.bots import mind
from boomerang_desktop.bots.jobs import judge
from boomerang_desktop.bots.search.outcome import final_share
from boomerang_desktop.games.arrows.state import ArrowsState
from boomerang_desktop.games.core import State
from boomerang_desktop.lab.puzzles import arrows, circle, flip
from boomerang_desktop.lab.puzzles.candidate import what_follows
from boomerang_desktop.lab.puzzles.weighing import LOOKS
from boomerang_desktop.match.match import Decision
from boomerang_desktop.study.puzzles import ENDING, Measure, Puzzle, PuzzleQuestion, Try

LIKELY = ("skilled", "expert")
ASKED = 4
"""How often each of them is asked for an answer."""
WORLDS = 16
Finale = Callable[[Any, int], tuple[Decision, ...]]
_FINALES: Mapping[str, Finale] = {
    "flip": flip.finale,
    "arrows": arrows.finale,
    "hunt": circle.finale,
    "lascaux": circle.finale,
}


def follow(puzzle: Puzzle) -> Puzzle:
    """With what is shown after its last question; of other measures it stays as it is."""
    *before, last = puzzle.questions
    state = _asked_last(puzzle)
    by = _FINALES.get(puzzle.match.game.id)
    if by is None:
        return puzzle
    if puzzle.measure in ENDING:
        last = _ended(puzzle, state, last, by)
    elif puzzle.measure is Measure.CHANCE:
        last = _hurting(puzzle, state, last)
    return _with_prey(attrs.evolve(puzzle, questions=(*before, last)))


def _with_prey(puzzle: Puzzle) -> Puzzle:
    """What the first hint of a win at arrows frames."""
    if puzzle.match.game.id != "arrows" or puzzle.measure is not Measure.WIN:
        return puzzle
    line = list[Decision]()
    for question in puzzle.questions:
        line.append(Decision(puzzle.seat, puzzle.match.game.parse(question.best.notation)))
        line += question.best.answer
    state = puzzle.match.state
    assert isinstance(state, ArrowsState)
    cell = arrows.prey(state, puzzle.seat, line)
    return attrs.evolve(puzzle, facts=dict(puzzle.facts) | ({} if cell is None else {"prey": cell}))


def _asked_last(puzzle: Puzzle) -> State:
    match = puzzle.match.until(len(puzzle.match.decisions))
    for question in puzzle.questions[:-1]:
        match.play(puzzle.seat, match.game.parse(question.best.notation))
        for decision in question.best.answer:
            match.play(decision.seat, decision.move)
    return match.state


def _ended(puzzle: Puzzle, state: State, question: PuzzleQuestion, by: Finale) -> PuzzleQuestion:
    parse, seat, tries = puzzle.match.game.parse, puzzle.seat, list(question.tries)
    for number, one in enumerate(tries[: question.good]):
        finale = by(state.play(seat, parse(one.notation)), seat)
        tries[number] = attrs.evolve(one, answer=finale)
    return attrs.evolve(question, tries=tuple(tries))


def _hurting(puzzle: Puzzle, state: State, question: PuzzleQuestion) -> PuzzleQuestion:
    good, wrong = question.tries[: question.good], question.tries[question.good :]
    worst = tuple(attrs.evolve(one, answer=_worst(puzzle, state, one)) for one in wrong)
    return attrs.evolve(question, tries=good + worst)


def _worst(puzzle: Puzzle, state: State, one: Try) -> tuple[Decision, ...]:
    """Of all that good players answered, what is worst for whoever made the move; the same whenever
    it is worked out."""
    game, seat = puzzle.match.game, puzzle.seat
    move = game.parse(one.notation)
    answers = {
        what_follows(
            game.id, state, seat, move, Random(f"{puzzle.id}/{one.notation}/{level}/{n}"), level
        ): None
        for level in LIKELY
        for n in range(ASKED)
    }

    def left(answer: tuple[Decision, ...]) -> float:
        after = state.play(seat, move)
        for decision in answer:
            after = after.play(decision.seat, decision.move)
        return _chance(game.id, after, seat, f"{puzzle.id}/{one.notation}")

    return min(answers, key=left) if len(answers) > 1 else next(iter(answers))


def _chance(game_id: str, state: State, seat: int, seed: str) -> float:
    """To win, by what the seat can see."""
    if result := state.result():
        return final_share(result, seat)
    worlds = mind(game_id).worlds(state.view(seat), seat, Random(seed), WORLDS)
    return fmean(
        judge(game_id, world, f"{seed}/{number}", LOOKS).shares[seat]
        for number, world in enumerate(worlds)
    )
