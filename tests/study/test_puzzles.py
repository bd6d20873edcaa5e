"""Puzzles: a match cut after so many moves, and what comes of every try."""

import json
from collections import Counter
from collections.abc import Sequence
from itertools import groupby, pairwise
from pathlib import Path

import attrs
import pytest

from boomerang_desktop.games import GAMES
from boomerang_desktop.study.attempt import Attempt, Outcome
from boomerang_desktop.study.puzzles import (
    ENDING,
    GRADES,
    Listed,
    Puzzle,
    PuzzleError,
    PuzzleQuestion,
    Try,
    check,
    collected,
    dump,
    listed,
    puzzles,
    read,
    varied,
)

COLLECTED = [puzzle for game_id in GAMES for puzzle in puzzles(game_id)]


@pytest.fixture
def puzzle() -> Puzzle:
    return puzzles("flip")[0]


def test_every_line_can_be_played_by_the_rules() -> None:
    assert COLLECTED
    for puzzle in COLLECTED:
        check(puzzle)


def test_names_are_used_once() -> None:
    assert len({puzzle.id for puzzle in COLLECTED}) == len(COLLECTED)


def test_no_position_is_asked_about_twice() -> None:
    for game_id in GAMES:
        seen = {(puzzle.match.state.view(puzzle.seat), puzzle.seat) for puzzle in puzzles(game_id)}
        assert len(seen) == len(puzzles(game_id))


@pytest.mark.parametrize("game_id", GAMES)
def test_there_are_enough_of_each_grade_from_easy_to_hard(game_id: str) -> None:
    collected = puzzles(game_id)
    assert len(collected) >= 60
    assert min(Counter(puzzle.grade for puzzle in collected).get(g, 0) for g in GRADES) >= 8
    hardness = [(puzzle.grade, -sum(puzzle.solved.values())) for puzzle in collected]
    assert hardness == sorted(hardness)
    for grade, harder in pairwise(GRADES):
        most = max(wrong for of, wrong in hardness if of == grade)
        assert most <= min(wrong for of, wrong in hardness if of == harder)


def test_no_theme_is_more_than_a_quarter_of_a_collection() -> None:
    for game_id in GAMES:
        themes = Counter(puzzle.theme for puzzle in puzzles(game_id))
        assert max(themes.values()) <= max(15, len(puzzles(game_id)) // 4)


def test_nothing_obvious_solves_a_puzzle() -> None:
    for puzzle in COLLECTED:
        question = puzzle.questions[0]
        assert puzzle.obvious not in {one.notation for one in question.tries[: question.good]}


def test_a_puzzle_is_solved_and_failed_like_a_level(puzzle: Puzzle) -> None:
    for one in puzzle.questions[0].tries:
        attempt = Attempt(puzzle.level())
        answer = attempt.play(puzzle.match.game.parse(one.notation))
        if one in puzzle.questions[0].tries[: puzzle.questions[0].good]:
            assert answer.outcome is not Outcome.WRONG
        else:
            assert answer.outcome is Outcome.WRONG
            assert answer.mistake == one.notation
            played = len(attempt.match.decisions) - len(puzzle.match.decisions)
            assert played == 1 + len(one.answer)


def test_solving_goes_on_until_the_point_is_made() -> None:
    several = [puzzle for puzzle in COLLECTED if len(puzzle.questions) > 1]
    assert several
    for puzzle in several:
        attempt = Attempt(puzzle.level())
        for question in puzzle.questions[:-1]:
            move = puzzle.match.game.parse(question.best.notation)
            assert attempt.play(move).outcome is Outcome.GOES_ON
        last = puzzle.match.game.parse(puzzle.questions[-1].best.notation)
        assert attempt.play(last).outcome is Outcome.DONE


def test_nobody_decides_for_whoever_is_solving() -> None:
    """What a Trio enters is a choice too; only an end that is proven is shown to its end."""
    for puzzle in COLLECTED:
        for question in puzzle.questions[:-1]:
            assert puzzle.seat not in {decision.seat for decision in question.best.answer}


def test_who_solves_what_is_proven_to_the_very_end_sees_how_it_ends() -> None:
    its = [puzzle for puzzle in COLLECTED if puzzle.measure in ENDING]
    assert {puzzle.match.game.id for puzzle in its} == {"hunt", "lascaux", "flip", "arrows"}
    for puzzle in its:
        parse, last = puzzle.match.game.parse, puzzle.questions[-1]
        for one in last.tries[: last.good]:
            attempt = Attempt(puzzle.level())
            for question in puzzle.questions[:-1]:
                attempt.play(parse(question.best.notation))
            before = len(attempt.match.decisions)
            assert attempt.play(parse(one.notation)).outcome is Outcome.DONE
            assert attempt.answered == before + 1
            result = attempt.match.result
            assert result
            assert puzzle.seat in result.winners


def test_an_end_that_does_not_come_or_is_another_is_noticed(puzzle: Puzzle) -> None:
    *before, last = puzzle.questions
    for change, said in (({"answer": ()}, "not go on to the end"), ({"value": 99.0}, "not to 99")):
        tries = (attrs.evolve(last.tries[0], **change), *last.tries[1:])
        changed = attrs.evolve(last, tries=tries)
        with pytest.raises(PuzzleError, match=said):
            check(attrs.evolve(puzzle, questions=(*before, changed)))


def test_what_is_written_is_read_again(puzzle: Puzzle, tmp_path: Path) -> None:
    path = tmp_path / "flip.json"
    path.write_text(dump("flip", [puzzle]), "utf-8")
    [again] = read(path)
    assert dump("flip", [again]) == dump("flip", [puzzle])
    assert again.questions == puzzle.questions


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"format": "boomerang-puzzles", "version": 9}'])
def test_a_file_that_holds_no_puzzles_is_refused(text: str, tmp_path: Path) -> None:
    path = tmp_path / "flip.json"
    path.write_text(text, "utf-8")
    with pytest.raises(PuzzleError, match=r"flip\.json"):
        read(path)


def test_a_damaged_puzzle_is_refused_by_name(puzzle: Puzzle, tmp_path: Path) -> None:
    path = tmp_path / "flip.json"
    held = json.loads(dump("flip", [puzzle]))
    del held["puzzles"][0]["record"]["moves"]
    path.write_text(json.dumps(held), "utf-8")
    with pytest.raises(PuzzleError, match=puzzle.id):
        read(path)


def _with_question(
    puzzle: Puzzle, tries: tuple[Try, ...] | None = None, good: int | None = None
) -> Puzzle:
    first, *rest = puzzle.questions
    changed = PuzzleQuestion(
        first.tries if tries is None else tries, first.good if good is None else good
    )
    return attrs.evolve(puzzle, questions=(changed, *rest))


def test_a_try_that_is_missing_is_noticed(puzzle: Puzzle) -> None:
    with pytest.raises(PuzzleError, match="not what the rules allow"):
        check(_with_question(puzzle, tries=puzzle.questions[0].tries[:-1]))


def test_good_tries_are_better_than_the_others(puzzle: Puzzle) -> None:
    tries = tuple(attrs.evolve(one, value=1) for one in puzzle.questions[0].tries)
    with pytest.raises(PuzzleError, match="no better"):
        check(_with_question(puzzle, tries=tries))


def test_tries_are_in_order(puzzle: Puzzle) -> None:
    tries = tuple(reversed(puzzle.questions[0].tries))
    with pytest.raises(PuzzleError, match="not in order"):
        check(_with_question(puzzle, tries=tries))


@pytest.mark.parametrize("good", [0, 10_000])
def test_something_is_right_and_something_wrong(puzzle: Puzzle, good: int) -> None:
    with pytest.raises(PuzzleError, match="are good"):
        check(_with_question(puzzle, good=good))


def test_an_answer_must_be_allowed(puzzle: Puzzle) -> None:
    first, *rest = puzzle.questions[0].tries
    twice = Try(first.notation, first.value, first.answer * 2)
    with pytest.raises(PuzzleError, match=first.notation):
        check(_with_question(puzzle, tries=(twice, *rest)))


def test_the_grade_and_the_obvious_move_exist(puzzle: Puzzle) -> None:
    with pytest.raises(PuzzleError, match="grade 6"):
        check(attrs.evolve(puzzle, grade=GRADES[-1] + 1))
    with pytest.raises(PuzzleError, match="cannot be played"):
        check(attrs.evolve(puzzle, obvious="nonsense"))


def test_only_the_last_question_may_have_several_answers(puzzle: Puzzle) -> None:
    question = puzzle.questions[0]
    several = PuzzleQuestion(question.tries, 2)
    with pytest.raises(PuzzleError):
        check(attrs.evolve(puzzle, questions=(several, question)))


def _longest_row(kinds: Sequence[str]) -> int:
    return max(len(list(same)) for _, same in groupby(kinds))


@pytest.mark.parametrize("game_id", GAMES)
def test_no_theme_is_given_three_times_in_a_row_where_that_can_be_avoided(game_id: str) -> None:
    assert sorted(one.id for one in listed(game_id)) == sorted(one.id for one in collected(game_id))
    assert [one.grade for one in listed(game_id)] == [one.grade for one in collected(game_id)]
    for grade in GRADES:
        themes = [one.theme for one in listed(game_id) if one.grade == grade]
        most = max(Counter(themes).values())
        if most <= 2 * (len(themes) - most + 1):
            assert _longest_row(themes) <= 2, themes


def _one(theme: str, answer: str, number: int = 0) -> Listed:
    return Listed(f"{theme}-{number}", theme, 1, answer, lambda: puzzles("flip")[0])


def test_themes_and_answers_take_turns() -> None:
    its = [
        *(_one("stop_now", "stop", n) for n in range(3)),
        *(_one("reserve", "stop", n) for n in range(2)),
        *(_one("stay_in", "throw", n) for n in range(3)),
        _one("deny", "choose:water"),
    ]
    given = varied(its)
    assert _longest_row([one.answer for one in given]) == 1
    assert varied(its) == given, "the same for everybody"


def test_what_there_is_most_of_does_not_pile_up_at_the_end() -> None:
    its = [*(_one("stop_now", "stop", n) for n in range(6)), *(_one(t, t) for t in ("a", "b"))]
    assert _longest_row([one.theme for one in varied(its)]) == 2
