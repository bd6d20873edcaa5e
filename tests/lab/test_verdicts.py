"""`boomerang-lab verdicts`."""

import json
from collections.abc import Callable, Iterator, Sequence

import attrs
import pytest

from boomerang_desktop.bots.core import LEVELS
from boomerang_desktop.lab import verdicts
from boomerang_desktop.lab.cli import main
from boomerang_desktop.lab.verdicts import Ask, Retried, Sampled, levels_of, summary

ONE = Retried(1, 5, "bot:casual", "a", "b", "mistake", 0.12, 0.1, 0.02, "0:cards", True)


@pytest.mark.parametrize(
    ("loss", "error", "outcome"),
    [
        (0.1, 0.02, "confirmed"),
        (0.1, 0.06, "open +"),
        (-0.01, 0.06, "open -"),
        (0.0, 0.02, "refuted"),
        (-0.1, 0.02, "backwards"),
    ],
)
def test_a_flag_is_as_true_as_the_judge_found(loss: float, error: float, outcome: str) -> None:
    assert attrs.evolve(ONE, loss=loss, error=error).outcome == outcome


def test_shares_and_means_are_of_all_matches() -> None:
    wrong = attrs.evolve(ONE, loss=-0.1, error=0.01, verdict="blunder", reason_holds=False)
    missed = attrs.evolve(ONE, verdict="good", loss=0.2, error=0.01)
    told = summary(
        [Sampled((ONE, wrong), (missed,), 40, 3.0), Sampled((ONE, ONE), (ONE,), 40, 5.0)]
    )
    assert (told["tried faults"], told["confirmed"], told["backwards"]) == (4, 3, 1)
    assert str(told["confirmed or open with a positive mean"]).startswith("3 of 4, 75%")
    assert str(told["claimed - measured"]).startswith("+7.0 ± ")
    assert str(told["blunders of 15 or more"]).startswith("0 of 1, 0%")
    assert str(told["reason weighs most"]).startswith("3 of 4")
    assert str(told["surely 10 or more lost unblamed"]).startswith("1 of 2")
    assert told["claimed - measured to the very end"] == "none"
    assert told["seconds of a core for a match"] == "median 5.0, most 5.0"


def test_players_are_mixed_and_others_in_every_match() -> None:
    tables = [levels_of(4, seed) for seed in range(8)]
    assert all(len(set(table)) == 4 for table in tables)
    assert len(set(tables)) > 4
    assert {kind.removeprefix("bot:") for table in tables for kind in table} == set(LEVELS)


def test_flags_of_fresh_matches_are_tried_apart_from_the_analysis(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(verdicts, "WORLDS", 4)
    monkeypatch.setattr(verdicts, "TO_THE_END", 4)
    monkeypatch.setattr(verdicts, "levels_of", lambda seats, seed: ("bot:novice", "bot:casual"))
    monkeypatch.setattr(verdicts, "spread", lambda task, work, crew: run_here(task, work))
    given = ["--seats", "2", "--games", "1", "--flags", "1", "--others", "1", "--json"]
    assert main(["verdicts", "roadtrip", *given, "--to-the-end", "1", "--seed", "3"]) == 0
    told = json.loads(capsys.readouterr().out)
    [match] = told["found"]
    [flag] = match["flags"]
    assert told["tried faults"] == 1
    assert flag["move"] != flag["better"]
    assert flag["reason"]
    assert len(flag["end"]) == 2
    assert len(match["others"]) == 1
    assert match["seconds"] > 0


def run_here(
    task: Callable[[Ask, Callable[[], None]], Sampled], work: Sequence[Ask]
) -> Iterator[tuple[int, Sampled]]:
    yield from enumerate(task(piece, lambda: None) for piece in work)
