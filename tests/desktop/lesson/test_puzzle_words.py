"""What is said about puzzles."""

import re
from typing import Any

import pytest
from PySide6.QtCore import QObject

from boomerang_desktop import LANGUAGES
from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.games import GAME_INFOS
from boomerang_desktop.desktop.lesson.puzzle_words import PuzzleWords
from boomerang_desktop.desktop.lesson.stage import looked_at
from boomerang_desktop.desktop.scene.board import Board
from boomerang_desktop.desktop.scene.setup import MatchSetup
from boomerang_desktop.games import GAMES
from boomerang_desktop.study.looks import looks
from boomerang_desktop.study.puzzles import Measure, Puzzle, puzzles
from boomerang_desktop.study.texts import texts

pytestmark = pytest.mark.usefixtures("english")

LONGEST = 190
"""Letters of what is said at once."""
SENTENCES = re.compile(r"(?<=[.?!»])(?<!St\.)\s+(?=[A-ZÀ-Ý«])")
"""St. Louis is no end of a sentence."""


def sentences(text: str) -> int:
    return len(SENTENCES.split(text.replace("\u202f", "")))


def board_of(puzzle: Puzzle) -> Board[Any]:
    match, seat = puzzle.match, puzzle.seat
    setup = MatchSetup(match.game, match.seats, match.settings, frozenset({seat}))
    return GAME_INFOS[match.game.id].board(setup, match.state.view(seat))


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_puzzle_has_a_goal_a_hint_and_an_explanation_in_every_language(
    game_id: str, language: str
) -> None:
    languages.install(language)
    words = PuzzleWords(game_id, QObject())
    for puzzle in puzzles(game_id):
        board = board_of(puzzle)
        goal, look = words.goal(puzzle, board.words), words.look(puzzle, board.words)
        done, why = words.done(puzzle, board.words), words.why(puzzle, board.words)
        for said in (goal, look, done, why, words.theme(puzzle.theme)):
            assert said
            assert "{" not in said
        for said in (look, done):
            assert len(said) <= LONGEST, said
            assert sentences(said) <= 2, said
        for question, asked in enumerate(puzzle.questions):
            for one in asked.tries[asked.good :]:
                said = words.wrong(puzzle, question, one.notation, board.words)
                more = words.why_wrong(puzzle, question, one.notation, board.words)
                assert said
                assert "{" not in said + more
                assert len(said) <= LONGEST, said
                assert said != more
        board.deleteLater()


def test_a_wrong_try_is_called_so_and_the_figures_come_when_asked_for() -> None:
    words = PuzzleWords("hunt", QObject())
    puzzle = next(one for one in puzzles("hunt") if one.theme == "stop_now")
    board = board_of(puzzle)
    said = words.wrong(puzzle, 0, puzzle.obvious, board.words)
    assert said == (
        f"Not the best. You pay to capture earlier, but the {puzzle.facts['ring']} boomerangs in "
        "the ring were worth more."
    )
    more = words.why_wrong(puzzle, 0, puzzle.obvious, board.words)
    best, tried = puzzle.questions[0].tries
    assert f"{best.value:.0%}" in more
    assert f"{tried.value:.0%}" in more
    assert more.endswith(said.removeprefix("Not the best."))
    assert more.count("Not the best") == 1
    board.deleteLater()


def test_what_is_proven_and_what_is_estimated_is_told() -> None:
    for game_id in GAMES:
        words = PuzzleWords(game_id, QObject())
        for puzzle in puzzles(game_id):
            board = board_of(puzzle)
            why = words.why(puzzle, board.words)
            assert why.startswith("Proven" if puzzle.proven else "Estimated")
            assert board.words.advice(board.view, puzzle.match.game.parse(puzzle.obvious)) in why
            board.deleteLater()


@pytest.mark.parametrize("game_id", ["hunt", "lascaux"])
def test_tokens_that_are_known_are_told_with_their_owners(game_id: str) -> None:
    words = PuzzleWords(game_id, QObject())
    its = [one for one in puzzles(game_id) if "tokens" in one.facts]
    assert its
    for puzzle in its:
        board = board_of(puzzle)
        said = words.goal(puzzle, board.words)
        for seat in range(len(puzzle.match.seats)):
            assert (board.words.name(seat) in said) == (seat != puzzle.seat)
        board.deleteLater()


def test_the_same_theme_is_told_by_its_position() -> None:
    words = PuzzleWords("hunt", QObject())
    said = set()
    its = [one for one in puzzles("hunt") if one.theme == "stop_now"]
    for puzzle in its:
        board = board_of(puzzle)
        assert str(puzzle.facts["ring"]) in words.done(puzzle, board.words)
        said.add(words.done(puzzle, board.words))
        board.deleteLater()
    assert len(said) > len(its) // 2


def test_a_win_that_is_shared_is_not_called_certain() -> None:
    words = PuzzleWords("lascaux", QObject())
    its = [one for one in puzzles("lascaux") if one.measure is Measure.WIN]
    shared = [one for one in its if one.questions[0].best.value < 1]
    assert shared
    for puzzle in its:
        board = board_of(puzzle)
        assert ("shared win" in words.goal(puzzle, board.words)) == (puzzle in shared)
        assert ("share the win" in words.why(puzzle, board.words)) == (puzzle in shared)
        board.deleteLater()


@pytest.mark.parametrize("game_id", GAMES)
def test_the_first_hint_frames_something_and_never_the_answer_alone(game_id: str) -> None:
    for puzzle in puzzles(game_id):
        board, parse = board_of(puzzle), puzzle.match.game.parse
        question = puzzle.questions[0]
        board.offer(puzzle.seat, list(puzzle.match.state.legal(puzzle.seat)), lambda _: None)
        framed = set(looked_at(board, looks(game_id, puzzle.theme, puzzle.facts), puzzle.seat))
        assert framed, puzzle.theme
        used = [
            {key for path in board.offered.ways(parse(one.notation)) for key in path}
            for one in question.tries
        ]
        good, bad = set().union(*used[: question.good]), set().union(*used[question.good :])
        assert framed & good <= bad, puzzle.id
        board.deleteLater()


@pytest.mark.parametrize("game_id", GAMES)
def test_all_languages_have_the_same_texts_and_none_is_missing(game_id: str) -> None:
    places = {language: set(texts(game_id, language, "puzzles").all()) for language in LANGUAGES}
    assert all(found == places["en"] for found in places.values())
    themes = {puzzle.theme for puzzle in puzzles(game_id)}
    assert {(theme, part) for theme in themes for part in ("title", "look", "why")} <= places["en"]


def test_what_a_try_comes_to_is_said_by_its_measure() -> None:
    measures = {puzzle.measure for game_id in GAMES for puzzle in puzzles(game_id)}
    assert Measure.MARGIN in measures
    assert Measure.CHANCE in measures


def test_two_placements_that_win_are_not_called_one() -> None:
    words = PuzzleWords("flip", QObject())
    said = set()
    for puzzle in puzzles("flip"):
        board = board_of(puzzle)
        good = puzzle.questions[0].good
        goal = words.goal(puzzle, board.words)
        assert ("two placements" in goal) == (good == 2)
        said.add(good)
        board.deleteLater()
    assert said == {1, 2}


@pytest.mark.parametrize(
    ("game_id", "colours"), [("flip", ("white", "red")), ("arrows", ("blue", "orange"))]
)
def test_the_goal_says_which_colour_one_plays(game_id: str, colours: tuple[str, str]) -> None:
    words, told = PuzzleWords(game_id, QObject()), set()
    for puzzle in puzzles(game_id):
        board = board_of(puzzle)
        first = puzzle.seat if game_id == "arrows" else int(board.view.white != puzzle.seat)
        assert words.goal(puzzle, board.words).startswith(f"You play {colours[first]}. ")
        told.add(first)
        board.deleteLater()
    assert told == {0, 1}


@pytest.mark.parametrize("game_id", ["flip", "arrows"])
def test_the_only_opponent_is_not_called_the_others(game_id: str) -> None:
    words = PuzzleWords(game_id, QObject())
    for puzzle in puzzles(game_id):
        board = board_of(puzzle)
        question = puzzle.questions[0]
        said = [words.done(puzzle, board.words), words.why(puzzle, board.words)]
        said += [words.wrong(puzzle, 0, one.notation, board.words) for one in question.tries[-2:]]
        assert not any("the others" in text for text in said)
        board.deleteLater()
