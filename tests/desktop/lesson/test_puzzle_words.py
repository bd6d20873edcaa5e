"""What is said about puzzles."""

import pytest
from PySide6.QtCore import QObject

from boomerang_desktop import LANGUAGES
from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.games import FACES
from boomerang_desktop.desktop.lesson.puzzle_words import PuzzleWords
from boomerang_desktop.desktop.scene.setup import MatchSetup
from boomerang_desktop.games import GAMES
from boomerang_desktop.study.puzzles import Measure, puzzles
from boomerang_desktop.study.texts import texts

pytestmark = pytest.mark.usefixtures("english")

LONGEST = 420
"""Letters of an explanation."""


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_puzzle_has_a_goal_and_an_explanation_in_every_language(
    game_id: str, language: str
) -> None:
    languages.install(language)
    words = PuzzleWords(game_id, QObject())
    for puzzle in puzzles(game_id):
        match, seat = puzzle.match, puzzle.seat
        setup = MatchSetup(match.game, match.seats, match.settings, frozenset({seat}))
        board = FACES[game_id].board(setup, match.state.view(seat))
        goal = words.goal(puzzle, board.words)
        why = words.why(puzzle, board.words)
        for said in (goal, why, words.theme(puzzle.theme)):
            assert said
            assert "{" not in said
        assert len(why) <= LONGEST, why
        for question, asked in enumerate(puzzle.questions):
            for one in asked.tries[asked.good :]:
                said = words.wrong(puzzle, question, one.notation, board.words)
                assert said
                assert "{" not in said
        board.deleteLater()


@pytest.mark.parametrize("game_id", GAMES)
def test_all_languages_have_the_same_texts_and_none_is_missing(game_id: str) -> None:
    places = {language: set(texts(game_id, language, "puzzles").all()) for language in LANGUAGES}
    assert all(found == places["en"] for found in places.values())
    themes = {puzzle.theme for puzzle in puzzles(game_id)}
    assert {(theme, part) for theme in themes for part in ("title", "why")} <= places["en"]


def test_what_a_try_comes_to_is_said_by_its_measure() -> None:
    measures = {puzzle.measure for game_id in GAMES for puzzle in puzzles(game_id)}
    assert Measure.MARGIN in measures
    assert Measure.CHANCE in measures
