"""The replies shown after a try."""

from random import Random

import attrs
import pytest

from boomerang_desktop.bots import bot
from boomerang_desktop.games.arrows.state import ArrowsState
from boomerang_desktop.lab.puzzles import follow as follows
from boomerang_desktop.lab.puzzles.arrows import prey
from boomerang_desktop.lab.puzzles.candidate import what_follows
from boomerang_desktop.lab.puzzles.follow import follow
from boomerang_desktop.match.match import Decision
from boomerang_desktop.study.puzzles import ENDING, Measure, Puzzle, check, puzzles


def _bare(puzzle: Puzzle) -> Puzzle:
    """The puzzle without replies after its last question."""
    *before, last = puzzle.questions
    tries = tuple(attrs.evolve(one, answer=()) for one in last.tries)
    return attrs.evolve(puzzle, questions=(*before, attrs.evolve(last, tries=tries)))


@pytest.mark.parametrize("game_id", ["hunt", "lascaux", "flip", "arrows"])
def test_what_is_proven_goes_on_to_the_very_end(game_id: str) -> None:
    its = [one for one in puzzles(game_id) if one.measure in ENDING]
    for puzzle in its[:6]:
        good = puzzle.questions[-1].good
        found = follow(_bare(puzzle))
        check(attrs.evolve(found, questions=puzzle.questions[:-1] + found.questions[-1:]))
        assert found.questions[-1].tries[:good] == puzzle.questions[-1].tries[:good]


def test_the_other_holds_out_for_as_long_as_possible() -> None:
    puzzle = next(p for p in puzzles("arrows") if p.facts.get("goal") == "far_win")
    [one] = follow(puzzle).questions[-1].tries[:1]
    own = [decision for decision in one.answer if decision.seat == puzzle.seat]
    assert len(own) > 3, "that is why it is called far"
    assert one.answer[-1].seat == puzzle.seat


def test_a_wrong_try_is_followed_by_the_likely_answer_that_hurts_most() -> None:
    puzzle = next(p for p in puzzles("hunt") if p.theme == "stop_now")
    [_, wrong] = puzzle.questions[0].tries
    state, move = puzzle.match.state, puzzle.match.game.parse(wrong.notation)
    worst = follow(puzzle).questions[0].tries[1].answer
    assert worst == wrong.answer == follow(_bare(puzzle)).questions[0].tries[1].answer
    chances = {}
    for level in follows.LIKELY:
        for number in range(follows.ASKED):
            seed = Random(f"{puzzle.id}/{wrong.notation}/{level}/{number}")
            answer = what_follows("hunt", state, puzzle.seat, move, seed, level)
            after = state.play(puzzle.seat, move)
            for decision in answer:
                after = after.play(decision.seat, decision.move)
            seed_of_worlds = f"{puzzle.id}/{wrong.notation}"
            chances[answer] = follows._chance("hunt", after, puzzle.seat, seed_of_worlds)
    assert chances[worst] == min(chances.values())


def test_what_others_measure_stays_as_it_is() -> None:
    for game_id, measure in (("arrows", Measure.PAWNS), ("roadtrip", Measure.CHANCE)):
        puzzle = next(one for one in puzzles(game_id) if one.measure is measure)
        assert follow(puzzle) == puzzle


def test_the_prey_is_the_pawn_that_falls_last_from_where_it_stands_now() -> None:
    for puzzle in puzzles("arrows"):
        if puzzle.measure is not Measure.WIN:
            continue
        state, other = puzzle.match.state, 1 - puzzle.seat
        assert isinstance(state, ArrowsState)
        assert state.pawns[other] >> int(puzzle.facts["prey"]) & 1
        first = puzzle.match.game.parse(puzzle.questions[0].best.notation)
        assert prey(state, puzzle.seat, [Decision(puzzle.seat, first)]) is None


def test_who_answers_may_be_chosen() -> None:
    puzzle = next(p for p in puzzles("hunt") if p.theme == "deny")
    state, seat = puzzle.match.state, puzzle.seat
    move = state.legal(seat)[0]
    after = state.play(seat, move)
    turn = after.to_act[0]
    wanted = bot("bot:novice", "hunt")(after.view(turn), turn, after.legal(turn), Random(1))
    found = what_follows("hunt", state, seat, move, Random(1), "novice")
    assert found[0] == Decision(turn, wanted)
