"""`boomerang-lab analyse`."""

import json
from pathlib import Path

import pytest

from boomerang_desktop.games.catalogue import CATALOGUE
from boomerang_desktop.lab.analyse import Evened, evened, split
from boomerang_desktop.lab.arena import Pairing
from boomerang_desktop.lab.cli import main
from boomerang_desktop.match import Match, Seat, record
from boomerang_desktop.match.analysis import Balance, Depth, Verdict, store
from boomerang_desktop.match.analysis.examine import EFFORTS
from tests.desktop.scene.heap import HEAP
from tests.match.analysis.matches import TINY
from tests.sixth import ENTRY

RECORDS = Path(__file__).parent.parent / "records"


@pytest.fixture(autouse=True)
def _at_a_glance(monkeypatch: pytest.MonkeyPatch) -> None:
    """These tests don't depend on the quality of the analysis."""
    monkeypatch.setitem(EFFORTS, Depth.QUICK, TINY)


def cut(name: str, decisions: int, folder: Path) -> Path:
    """A match that is not over."""
    path = folder / f"{name}.boomerang"
    record.save(record.load(RECORDS / path.name).until(decisions), path)
    return path


def analysed(
    capsys: pytest.CaptureFixture[str], *arguments: str
) -> dict[str, list[dict[str, object]]]:
    assert main(["analyse", *arguments, "--json"]) == 0
    told = capsys.readouterr()
    assert not told.err
    found: dict[str, list[dict[str, object]]] = json.loads(told.out)
    return found


def test_every_seat_and_every_decision_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    path = RECORDS / "arrows-2.boomerang"
    match = record.load(path)
    told = analysed(capsys, str(path), "--depth", "quick", "--seed", "3")
    assert told.keys() == {"seats", "decisions"}
    for number, seat in enumerate(told["seats"]):
        assert list(seat) == ["seat", "start", "end", "luck", "own", "others"]
        assert seat["seat"] == number
        start, end, *parts = (float(str(seat[key])) for key in list(seat)[1:])
        assert sum(parts) == pytest.approx(end - start, abs=1e-9)
        assert match.result
        assert end == (number in match.result.winners) / len(match.result.winners)
    assert [(row["n"], row["seat"], row["move"]) for row in told["decisions"]] == [
        (n, d.seat, str(d.move)) for n, d in enumerate(match.decisions)
    ]
    for row in told["decisions"]:
        assert list(row) == [
            "n", "seat", "move", "before", "after",
            "best", "best_after", "loss", "error", "verdict",
        ]  # fmt: skip
        assert row["verdict"] in {verdict.value for verdict in Verdict}


def test_a_match_that_is_not_over_is_told_as_far_as_it_goes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = cut("roadtrip-3", 4, tmp_path)
    told = analysed(capsys, str(path), "--depth", "quick", "--open")
    assert [row["n"] for row in told["decisions"]] == [0, 1, 2, 3]
    assert sum(float(str(seat["end"])) for seat in told["seats"]) == pytest.approx(1)
    assert told == analysed(capsys, str(path), "--depth", "quick", "--open", "--workers", "1")
    assert main(["analyse", str(path), "--depth", "quick", "--open"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3 + 1 + 4
    assert "Ana" in lines[0]
    assert str(told["decisions"][3]["move"]) in lines[-1]


def test_what_is_kept_is_not_worked_out_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = cut("hunt-3", 3, tmp_path)
    asked = [str(path), "--depth", "quick", "--open", "--keep"]
    told = analysed(capsys, *asked)
    kept = store.read(store.path_of(path), record.load(path))
    assert kept
    assert kept.depth is Depth.QUICK

    def refuse(*given: object) -> None:
        raise AssertionError("it is there already")

    monkeypatch.setattr("boomerang_desktop.lab.analyse.spread", refuse)
    assert analysed(capsys, *asked) == told


def test_what_cannot_be_analysed_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    damaged = tmp_path / "damaged.boomerang"
    damaged.write_text((RECORDS / "hunt-3.boomerang").read_text("utf-8")[:200], "utf-8")
    monkeypatch.setitem(CATALOGUE, ENTRY.id, ENTRY)
    heap = tmp_path / "heap.boomerang"
    record.save(Match.new(HEAP, [Seat("Ana"), Seat("Bruno")], {}, 1, 0), heap)
    for arguments, said in (
        ([str(damaged)], "the record is damaged"),
        ([str(tmp_path / "none")], "cannot be read"),
        ([str(heap)], "heap cannot be analysed yet"),
        ([str(heap), "--workers", "0"], "--workers must be at least 1"),
        (["--luck", "flip", "--games", "0"], "--games must be at least 1"),
        (["--luck", "flip", "--players", "bot:expert"], "flip is for 2 players"),
        (["--calibrate", "hunt", "--players", "nobody"], "no player is called 'nobody'"),
    ):
        assert main(["analyse", *arguments]) == 2
        told = capsys.readouterr()
        assert not told.out
        assert said in told.err
        assert told.err.count("\n") == 1


def test_it_calibrates(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["analyse", "--calibrate", "hunt", "--games", "1", "--players"]
    assert main([*arguments, "random,random,random", "--workers", "1"]) == 0
    assert "## hunt, 3 players" in capsys.readouterr().out


def test_luck_is_evened_out_by_order_of_turns_and_player() -> None:
    matches = [
        [
            (0, "a", Balance(0, 0.5, 1.0, 0.1, 0.1, luck, 0.0)),
            (1, "b", Balance(1, 0.5, 0, 0, 0, -luck, 0)),
        ]
        for luck in (0.1, 0.3, -0.1, 0.1)
    ]
    first, second = evened(matches)
    assert (first.seat, first.player, first.games) == (0, "a", 4)
    assert first.luck == pytest.approx(0.1)
    assert first.own == pytest.approx(0.1)
    assert first.usual_luck == pytest.approx(0.03**0.5)
    low, high = first.luck_ci95
    assert (low + high) / 2 == pytest.approx(0.1)
    assert high - low == pytest.approx(2 * 1.96 * (0.08 / 3) ** 0.5 / 2)
    assert first.holds == (low <= 0)
    assert second.luck == pytest.approx(-0.1)
    assert not Evened(0, "a", 9, 0.1, (0.05, 0.15), 0.1, 0.0, 0.0).holds


def test_the_luck_of_a_match_is_that_of_its_analysis(capsys: pytest.CaptureFixture[str]) -> None:
    balances = split((Pairing("arrows", ("random", "random"), {}, 5), Depth.QUICK))
    assert sorted(seat for seat, _, _ in balances) == [0, 1]
    assert all(balance.luck == 0 for *_, balance in balances)
    arguments = ["analyse", "--luck", "roadtrip", "--players", "random,random", "--games", "1"]
    assert main([*arguments, "--depth", "quick", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [(row["seat"], row["games"]) for row in told] == [(0, 1), (1, 1)]
    assert sum(row["luck"] for row in told) == pytest.approx(0, abs=1e-9)
    assert sum(row["own"] + row["others"] for row in told) == pytest.approx(0, abs=1e-9)
