"""`boomerang-lab puzzles`."""

import json
from pathlib import Path

import attrs
import pytest

from boomerang_desktop.games import GAMES
from boomerang_desktop.lab.cli import main
from boomerang_desktop.lab.puzzles import command
from boomerang_desktop.lab.puzzles.find import stands_trial
from boomerang_desktop.study.puzzles import Measure, Puzzle, PuzzleError, dump, puzzles


def test_all_lines_are_checked_and_counted_for_scripts(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "--check", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [row["game"] for row in told["games"]] == list(GAMES)
    for row in told["games"]:
        assert row["puzzles"] == row["checked"] == len(puzzles(row["game"]))
        assert 0 <= row["proven"] <= row["puzzles"]


def test_one_is_searched_again(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "flip", "--sample", "1"]) == 0
    assert "flip: " in capsys.readouterr().out


def test_what_is_written_is_sorted_into_grades(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    mixed = [attrs.evolve(puzzle, grade=1) for puzzle in reversed(puzzles("flip"))]
    monkeypatch.setattr(command, "puzzles", lambda game_id: tuple(mixed))
    monkeypatch.setattr(command, "root", lambda path: tmp_path)
    assert main(["puzzles", "find", "flip", "--count", "1"]) == 0
    assert (tmp_path / "flip.json").read_text("utf-8") == dump("flip", puzzles("flip"))


def test_another_solution_is_noticed() -> None:
    puzzle = puzzles("flip")[0]
    first = puzzle.questions[0]
    turned = attrs.evolve(first, tries=tuple(reversed(first.tries)))
    with pytest.raises(PuzzleError, match="another move is better"):
        command.search_again(attrs.evolve(puzzle, questions=(turned,)))


def test_all_wrong_puzzles_are_told_by_their_names(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    one, right, other = puzzles("flip")[:3]
    wrong = [attrs.evolve(puzzle, grade=9) for puzzle in (one, other)]
    monkeypatch.setattr(command, "puzzles", lambda game_id: (wrong[0], right, wrong[1]))
    assert main(["puzzles", "flip", "--check"]) == 1
    assert capsys.readouterr().err.splitlines() == [
        f"boomerang-lab: {puzzle.id}: there is no grade 9" for puzzle in wrong
    ]


def test_those_that_are_not_found_again_are_all_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails(puzzle: Puzzle) -> None:
        raise PuzzleError(puzzle.id, "nothing stands out any more")

    monkeypatch.setattr(command, "search_again", fails)
    assert main(["puzzles", "flip", "--sample", "3"]) == 1
    assert len(set(capsys.readouterr().err.splitlines())) == 3


def test_a_solution_must_stand_a_trial_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of two moves of which one is weighed too high by habit, neither solves a puzzle."""
    puzzle = next(p for p in puzzles("hunt") if p.measure is Measure.CHANCE)
    assert stands_trial(puzzle)
    turned = attrs.evolve(puzzle, obvious=puzzle.questions[0].best.notation)
    first, second, *others = puzzle.questions[0].tries
    question = attrs.evolve(puzzle.questions[0], tries=(second, first, *others))
    assert not stands_trial(attrs.evolve(turned, questions=(question,)))


@pytest.mark.parametrize(
    "words", [["chess"], ["find"], ["find", "hunt", "flip"], ["--sample", "-1"]]
)
def test_what_cannot_be_done_is_refused_in_a_sentence(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["puzzles", *words]) == 2
    assert capsys.readouterr().err.startswith("boomerang-lab: ")


def test_the_table_counts_every_puzzle_once(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "--table"]) == 0
    _, _, *rows = capsys.readouterr().out.splitlines()
    cells = [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]
    assert sum(int(row[2]) for row in cells) == sum(len(puzzles(game)) for game in GAMES)
    assert all(0 <= int(row[3]) <= int(row[2]) for row in cells)
    assert all(cell.endswith("%") for row in cells for cell in row[4:])


def test_recomputing_the_replies_gives_the_same(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "root", lambda path: tmp_path)
    assert main(["puzzles", "follow", "flip"]) == 0
    assert capsys.readouterr().out == "flip: 0 of 60 puzzles go on otherwise\n"
    assert (tmp_path / "flip.json").read_text("utf-8") == dump("flip", puzzles("flip"))
