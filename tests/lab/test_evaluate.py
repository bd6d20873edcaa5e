"""`boomerang-lab evaluate`."""

import json
from pathlib import Path

import pytest

from boomerang_desktop.lab.cli import main
from boomerang_desktop.match import record


def test_evaluate_tells_of_each_decision(capsys: pytest.CaptureFixture[str]) -> None:
    path = Path(__file__).parent.parent / "records" / "arrows-2.boomerang"
    match = record.load(path)
    command = ["evaluate", str(path), "--simulations", "4"]
    assert main([*command, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["game"], told["simulations"]) == ("arrows", 4)
    rows = told["decisions"]
    assert [(row["seat"], row["move"]) for row in rows] == [
        (decision.seat, str(decision.move)) for decision in match.decisions
    ]
    assert [row["number"] for row in rows] == list(range(len(rows)))
    assert all(sum(row["chances"]) == pytest.approx(1, abs=1e-3) for row in rows)
    assert all(len(row["errors"]) == 2 for row in rows)
    assert sum(told["outcome"]) == 1
    assert main(command) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(rows)
    for line, row in zip(lines, rows, strict=True):
        assert line.split()[0] == str(row["number"])
        percent = float(line.split("%")[0].split()[-1])
        assert percent == pytest.approx(100 * row["chances"][0], abs=0.6)
        assert row["move"] in line
        assert ("?" in line) == (row["best"] != row["move"])


def test_evaluate_refuses_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["evaluate", str(tmp_path / "none")]) == 2
    assert "cannot be read" in capsys.readouterr().err
    assert main(["evaluate", str(tmp_path / "none"), "--simulations", "0"]) == 2
    assert "at least 1" in capsys.readouterr().err
