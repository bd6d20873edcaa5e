"""Finding puzzles."""

import pytest

from boomerang_desktop.bots.core import LEVELS
from boomerang_desktop.games import GAMES
from boomerang_desktop.lab.puzzles import find as finding
from boomerang_desktop.lab.puzzles.candidate import Candidate
from boomerang_desktop.lab.puzzles.find import find, missing, played
from boomerang_desktop.study.puzzles import Measure, Puzzle, Question, Try, puzzles


def test_matches_are_the_same_for_the_same_seed() -> None:
    first, again = played("hunt", 5), played("hunt", 5)
    assert first.decisions == again.decisions
    assert first.result


def test_positions_are_examined_until_there_are_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """One of each match, in turn; those that decide at the same time from the same position."""

    def examine(state, seat, rng):  # type: ignore[no-untyped-def]
        moves = state.legal(seat)
        if len(moves) < 3:
            return None
        tries = tuple(Try(str(move), -n) for n, move in enumerate(moves))
        question = Question(tries, 1)
        return Candidate(
            Measure.CHANCE, True, (question,), moves[1], "deny", {}, (state.face_up, seat)
        )

    monkeypatch.setattr(finding, "finder", lambda game_id: examine)
    monkeypatch.setattr(finding, "solved_by", lambda *_: dict.fromkeys(LEVELS, 6))
    found: list[Puzzle] = list(find("hunt", 3, 1, [], most_of_a_grade=10))
    assert [puzzle.match.seed for puzzle in found] == [1, 2, 3]
    assert {puzzle.grade for puzzle in found} == {1}
    assert all(not puzzle.match.decisions for puzzle in found)


def test_what_is_missing_is_counted_by_grade() -> None:
    assert missing([], 8) == dict.fromkeys(range(1, 6), 8)
    have = list(puzzles("flip"))
    assert sum(missing(have, 1000).values()) == 5000 - len(have)


def test_every_game_has_puzzles() -> None:
    assert set(finding.SOURCES) == set(GAMES)
