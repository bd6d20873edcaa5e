"""Finding puzzles."""

from collections import Counter
from itertools import combinations
from random import Random
from typing import Any
from zlib import crc32

import attrs
import pytest

from boomerang_desktop.bots.core import LEVELS
from boomerang_desktop.games import GAMES
from boomerang_desktop.lab.puzzles import find as finding
from boomerang_desktop.lab.puzzles.candidate import Candidate, Glance, Wanted, any_theme
from boomerang_desktop.lab.puzzles.find import Collection, Source, find, played
from boomerang_desktop.lab.puzzles.grading import band
from boomerang_desktop.study.puzzles import Measure, PuzzleQuestion, Try, puzzles


class Everything:
    """Finds a puzzle at every choice of tokens."""

    def glance(
        self, state: Any, seat: int, rng: Random, wanted: Wanted = any_theme
    ) -> Glance | None:
        moves = state.legal(seat)
        theme = f"round {state.round}"
        if len(moves) < 3 or not wanted(theme):
            return None
        first = rng.randrange(len(moves))
        return Glance(moves[first:][:1], moves[first - 1], theme, True, state)

    def examine(self, state: Any, seat: int, rng: Random, glance: Glance) -> Candidate:
        others = [move for move in state.legal(seat) if move not in glance.good]
        tries = tuple(Try(str(move), -n) for n, move in enumerate([*glance.good, *others]))
        return Candidate(Measure.CHANCE, (PuzzleQuestion(tries, 1),), {})

    def likeness(self, state: Any, seat: int) -> object:
        return (state.face_up, state.collections, seat)


@pytest.fixture
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches of hunt by instant bots."""
    few = Source("circle", (3,), ("novice",), endings=3)
    monkeypatch.setattr(finding, "SOURCES", {"hunt": few})


@pytest.mark.usefixtures("quickly")
def test_matches_are_the_same_for_the_same_seed_and_end_in_several_ways() -> None:
    first = list(played("hunt", 5))
    again = list(played("hunt", 5))
    assert [match.decisions for match, _ in first] == [match.decisions for match, _ in again]
    assert all(match.result for match, _ in first)
    whole = first[0][0]
    for match, new in first[1:]:
        assert 0 < new < len(match.decisions)
        assert list(match.decisions[:new]) == list(whole.decisions[:new])
    assert any(match.decisions != whole.decisions for match, _ in first[1:])


RIGHT = (6, 5, 4, 3, 1)
"""Correct answers out of six: if all bots score the same, each number makes a band."""


@pytest.mark.usefixtures("quickly")
def test_positions_are_examined_until_there_are_enough_from_easy_to_hard(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(finding, "finder", lambda game_id: Everything())
    monkeypatch.setattr(finding, "times_right", lambda *asked: RIGHT[crc32(asked[-1].encode()) % 5])
    found = list(find("hunt", 10, 1, []))
    assert len(found) == 10
    assert len({puzzle.id for puzzle in found}) == len(found)
    assert set(Counter(band(puzzle.solved) for puzzle in found).values()) == {2}
    assert max(Counter(puzzle.theme for puzzle in found).values()) <= 2
    answers = Counter((band(p.solved), p.questions[0].best.notation) for p in found)
    assert set(answers.values()) == {1}
    for one, other in combinations(found, 2):
        if one.match.seed == other.match.seed:
            # closer ones would be much alike
            assert abs(len(one.match.decisions) - len(other.match.decisions)) >= 10


def test_a_collection_wants_every_band_and_no_theme_too_often() -> None:
    one = puzzles("flip")[0]
    easy, hard = dict.fromkeys(LEVELS, 6), dict.fromkeys(LEVELS, 3)
    have = [attrs.evolve(one, solved=easy, theme=f"t{n}") for n in range(15)]
    collection = Collection("flip", have, 60)
    assert collection.wants("new")
    assert not collection.wants("new", {band(easy)})
    assert collection.wants("new", {band(easy), band(hard)})
    same = one.questions[0].best.notation
    half = Collection("flip", have[:8], 60)
    assert half.wants("new", {band(easy)}, "another")
    assert not half.wants("new", {band(easy)}, same)
    assert half.wants("new", {band(hard)}, same)
    often = [attrs.evolve(one, solved=easy, theme="same") for _ in range(15)]
    assert not Collection("flip", often, 60).wants("same", {band(hard)})
    assert not Collection("flip", often, 60).wants("same")
    assert Collection("flip", [one] * 60, 60).complete()
    assert not Collection("flip", [one] * 59, 60).complete()


def test_the_same_position_is_not_asked_about_twice() -> None:
    one = puzzles("flip")[0]
    collection = Collection("flip", [one], 60)
    assert collection.is_twin(one.match.state, one.seat)
    other = puzzles("flip")[1]
    assert not collection.is_twin(other.match.state, other.seat)


def test_every_game_has_puzzles() -> None:
    assert set(finding.SOURCES) == set(GAMES)
