"""`boomerang-lab bench` and `perft`."""

import json
from pathlib import Path

import pytest

from boomerang_desktop.games import GAMES
from boomerang_desktop.lab.bench import perft
from boomerang_desktop.lab.cli import main
from boomerang_desktop.match import record


def test_bench_measures_every_game_at_every_player_count(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["bench", "--json", "--seconds", "0.01", "--chess"]) == 0
    out = json.loads(capsys.readouterr().out)
    rows = [(row["game"], row["players"]) for row in out["results"]]
    assert rows == [(game.id, seats) for game in GAMES.values() for seats in game.seats]
    for row in (*out["results"], out["yardstick"]):
        assert row["games_per_s"] > 0
        assert row["moves_per_s"] > row["games_per_s"]


def test_bench_of_one_game_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "hunt", "--seconds", "0.01"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 3
    assert main(["bench", "hunt", "--seconds", "0.01", "--chess"]) == 0
    yardstick, *rows = capsys.readouterr().out.splitlines()
    assert yardstick.startswith("python-chess")
    assert not yardstick.endswith("×")
    assert [row.endswith("×") for row in rows] == [True] * 3


def test_perft_counts_each_depth(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "hunt", "4"]) == 0
    counts = [line.split()[1] for line in capsys.readouterr().out.splitlines()]
    assert counts == ["5", "25", "125", "250"]
    assert main(["perft", "hunt", "0"]) == 2


def test_perft_counts_no_way_on_after_the_end() -> None:
    path = Path(__file__).parent.parent / "records" / "hunt-3.boomerang"
    match = record.load(path)
    assert perft(match.state, 1) == 0
    assert perft(match.states[-2], 1) == len(match.states[-2].legal(match.decisions[-1].seat))
