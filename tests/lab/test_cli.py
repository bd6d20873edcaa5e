"""`boomerang-lab` as somebody at a terminal meets it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from boomerang_desktop.games import GAMES
from boomerang_desktop.lab.cli import main
from boomerang_desktop.lab.measure import perft
from boomerang_desktop.match import record
from tests.tables import Sitting, plain_sittings


@plain_sittings
def test_play_writes_a_record_that_verify_accepts(
    sitting: Sitting, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "match.boomerang"
    players = ",".join(["random"] * sitting.seats)
    assert main(["play", sitting.game.id, "--players", players, "--out", str(path)]) == 0
    assert main(["verify", str(path)]) == 0
    assert f"ok, {sitting.game.id}, {sitting.seats} seats" in capsys.readouterr().out
    assert json.loads(path.read_text("utf-8"))["version"] == 2


def test_the_same_seed_plays_the_same_match(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["play", "lascaux", "--players", "random,random,random", "--option", "games=2"]
    matches = []
    for seed in ("5", "5", "6"):
        main([*command, "--seed", seed])
        matches.append(record.parse(capsys.readouterr().out.encode()))
    first, again, other = (match.decisions for match in matches)
    assert first == again != other
    assert len({match.id for match in matches}) == 3
    assert matches[0].settings["games"] == 2


def test_verify_says_which_record_is_wrong_and_why(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good, bad = tmp_path / "good", tmp_path / "bad"
    main(["play", "hunt", "--players", "random,random,random", "--out", str(good)])
    bad.write_text(good.read_text().replace('"throw"', '"fly"', 1))
    capsys.readouterr()
    assert main(["verify", str(good), str(bad), str(tmp_path / "none")]) == 1
    fine, broken, missing = capsys.readouterr().out.splitlines()
    assert ": ok, " in fine
    assert "moves[" in broken
    assert "'fly' is no move of hunt" in broken
    assert "cannot be read" in missing


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--players", "random,random"], "not 2"),
        (["--players", "random,random,genius"], "no player is called 'genius'"),
        (["--players", "random,random,random", "--option", "games"], "NAME=VALUE"),
        (["--players", "random,random,random", "--option", "games=0"], "must be one of 1, 2"),
        (["--players", "random,random,random", "--option", "speed=9"], "no such option"),
        (["--players", "random,random,random", "--first", "3"], "no seat 3"),
        (["--players", "random,random,random", "--out", "/no/such/place"], "cannot write"),
    ],
)
def test_a_wrong_argument_gets_one_clear_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "hunt", *arguments]) == 2
    told = capsys.readouterr().err
    assert sentence in told
    assert told.count("\n") == 1


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


def test_evaluate_tells_of_each_decision(capsys: pytest.CaptureFixture[str]) -> None:
    path = Path(__file__).parent.parent / "records" / "flip-2.boomerang"
    match = record.load(path)
    command = ["evaluate", str(path), "--simulations", "4"]
    assert main([*command, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["game"], told["simulations"]) == ("flip", 4)
    rows = told["decisions"]
    assert [(row["seat"], row["move"]) for row in rows] == [
        (decision.seat, str(decision.move)) for decision in match.decisions
    ]
    assert [row["number"] for row in rows] == list(range(len(rows)))
    assert all(0 <= row["value"] <= 1 for row in rows)
    assert sum(told["outcome"]) == 1
    assert main(command) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(rows)
    for line, row in zip(lines, rows, strict=True):
        assert line.split()[0] == str(row["number"])
        percent = float(line.split("%")[0].split()[-1])
        assert percent == pytest.approx(100 * row["value"], abs=0.1)
        assert row["move"] in line
        assert ("?" in line) == (row["best"] != row["move"])


def test_evaluate_refuses_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["evaluate", str(tmp_path / "none")]) == 2
    assert "cannot be read" in capsys.readouterr().err
    assert main(["evaluate", str(tmp_path / "none"), "--simulations", "0"]) == 2
    assert "from 1" in capsys.readouterr().err


def test_help_names_every_command_and_starts_as_a_program() -> None:
    command = [sys.executable, "-m", "boomerang_desktop.lab", "--help"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    for word in (
        "play", "verify", "bench", "perft", "evaluate", "arena", "tournament", "tune", "taste",
    ):  # fmt: skip
        assert word in done.stdout
