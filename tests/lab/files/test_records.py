"""`boomerang-lab play` and `verify`."""

import json
import os
from pathlib import Path

import pytest

from boomerang_desktop.lab.cli import main
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


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes")
def test_a_pipe_does_not_hang_verify(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    os.mkfifo(tmp_path / "pipe.boomerang")
    assert main(["verify", str(tmp_path / "pipe.boomerang")]) == 1
    assert "not a regular file" in capsys.readouterr().out


@pytest.mark.parametrize("where", ["a key", "an option", "the name of the file"])
def test_nothing_in_a_file_gives_the_terminal_orders(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], where: str
) -> None:
    order = "\x1b[31m"
    name = order if where == "the name of the file" else "a"
    path = tmp_path / os.fsdecode(name.encode() + b"\xff")
    main(["play", "hunt", "--players", "random,random,random", "--out", str(tmp_path / "good")])
    fields = json.loads((tmp_path / "good").read_text())
    if where == "a key":
        fields[order] = 1
    else:
        fields["options"][order] = 1
    path.write_text(json.dumps(fields))
    capsys.readouterr()
    assert main(["verify", str(path)]) == 1
    assert main(["analyse", str(path)]) == 2
    told = "".join(capsys.readouterr())
    assert "[31m" in told
    assert "\x1b" not in told


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
    assert "'fly' is not a move of hunt" in broken
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
