"""`boomerang-lab calibrate`."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from boomerang_desktop.bots.core import Chances
from boomerang_desktop.bots.jobs import judge
from boomerang_desktop.games.core import State
from boomerang_desktop.lab import calibrate
from boomerang_desktop.lab.arena import Pairing
from boomerang_desktop.lab.calibrate import (
    ChanceStep,
    Judged,
    Sample,
    buckets,
    by_matches,
    calibration,
    follow,
    page,
    sharpness,
    thirds,
)
from boomerang_desktop.lab.cli import main
from boomerang_desktop.library.statistics import interval

PAIRING = Pairing("flip", ("greedy", "greedy"), {}, 1)


def told(share: float, won: bool, when: float = 0.5, positions: int = 1) -> Judged:
    sample = Sample(when, (share, 1 - share), (share, 1 - share))
    steps = (ChanceStep(0.03, 0.02), ChanceStep(-0.05, 0.02))
    return Judged((1.0, 0.0) if won else (0.0, 1.0), (sample,) * positions, steps)


def honest(count: int) -> list[Judged]:
    """Matches whose predictions are exact."""
    rng = Random(1)
    shares = [rng.random() for _ in range(count)]
    return [told(share, rng.random() < share) for share in shares]


def a_glance(game: str, view: State, seed: str, looks: int = 0) -> Chances:
    return judge(game, view, seed, looks=2)


def briefly(pairing: Pairing, alive: Callable[[], None] = lambda: None) -> Judged:
    """A match judged superficially, here or in another process: these tests don't depend on how
    true the chances are."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(calibrate, "judge", a_glance)
        return follow(pairing, alive)


def test_what_was_told_is_sorted_and_compared_with_what_came() -> None:
    matches = [told(0.75, won=True)] * 3 + [told(0.75, won=False)]
    low, high = buckets(matches)
    assert (low.low, high.low) == (0.2, 0.7)
    assert (high.positions, high.matches, high.told, high.came) == (4, 4, 0.75, 0.75)
    assert high.holds
    assert high.ci95 == pytest.approx(interval(3, 4), abs=0.1)


def test_a_certain_chance_has_its_bucket() -> None:
    first, last = buckets([told(1.0, won=True)])
    assert (first.low, last.low) == (0.0, 0.9)


def test_positions_of_one_match_count_for_little_more_than_one() -> None:
    rng = Random(2)
    once = [[float(rng.random() < 0.4)] for _ in range(60)]
    often = [match * 30 for match in once]
    narrow, wide = by_matches(once), by_matches(often)
    assert wide == pytest.approx(narrow, abs=0.01)
    # where all results are equal, too
    assert by_matches([[1.0] * 30] * 5) == pytest.approx(interval(5, 5))


def test_true_chances_hold_and_bold_ones_do_not() -> None:
    matches = honest(600)
    assert all(bucket.holds for bucket in buckets(matches))
    assert sharpness(matches, lambda sample: sample.shares) == pytest.approx(1, abs=0.15)
    bold = [
        told(share**3 / (share**3 + (1 - share) ** 3), match.outcome[0] > 0)
        for match in matches
        for share in [match.samples[0].shares[0]]
    ]
    assert not all(bucket.holds for bucket in buckets(bold))
    assert sharpness(bold, lambda sample: sample.shares) == pytest.approx(1 / 3, abs=0.05)


def test_the_score_is_told_by_thirds() -> None:
    matches = [told(0.9, won=True, when=0.1), told(0.6, won=False, when=0.9)]
    first, last = thirds(matches)
    assert (first.name, last.name) == ("first third", "last third")
    assert first.brier == pytest.approx(0.01)
    assert first.better == pytest.approx(0.96)
    assert last.brier == pytest.approx(0.36)
    assert last.better < 0


def test_steps_are_measured_against_their_error() -> None:
    found = calibration(PAIRING, [told(0.5, won=True)])
    assert found.mean_step == pytest.approx(-0.01)
    assert found.usual_step == pytest.approx(0.0412, abs=0.0001)
    assert found.steady == 0.5


def test_a_match_is_judged_on_its_way() -> None:
    judged = briefly(PAIRING)
    assert judged == briefly(PAIRING)
    assert sum(judged.outcome) == 1
    assert len(judged.samples) == 16
    assert judged.steps
    whens = [sample.when for sample in judged.samples]
    assert whens == sorted(whens)
    for sample in judged.samples:
        # this game has no secrets
        assert sample.shares == sample.seen
        assert sum(sample.shares) == pytest.approx(1)


def test_the_page_keeps_what_was_found_before() -> None:
    flip = calibration(PAIRING, honest(20))
    hunt = calibration(Pairing("hunt", ("greedy",) * 4, {}, 7), honest(20))
    both = page(page("", flip), hunt)
    assert both.index("## hunt, 4 players") < both.index("## flip, 2 players")
    assert page(page("", hunt), flip) == both == page(both, hunt)
    told = both.replace("## hunt, 4", "## Luck\n\nIs luck.\n\n## hunt, 4")
    assert page(told, flip) == told


def test_calibrate_writes_its_section_and_prints_the_figures(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calibrate, "follow", briefly)
    out = tmp_path / "docs" / "analysis.md"
    command = ["calibrate", "flip", "--bots", "greedy", "--games", "2", "--workers", "1"]
    assert main([*command, "--json", "--out", str(out)]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert (figures["game"], figures["players"], figures["games"]) == ("flip", 2, 2)
    assert sum(bucket["positions"] for bucket in figures["buckets"]) == 2 * 2 * 16
    text = out.read_text("utf-8")
    assert "2 matches of greedy, deals from seed 1." in text
    assert main([*command, "--out", str(out)]) == 0
    assert capsys.readouterr().out.strip() in out.read_text("utf-8") == text


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        (["--games", "0"], "at least 1"),
        (["--seats", "7"], "players"),
        (["--bots", "nobody"], "no player is called"),
    ],
)
def test_calibrate_refuses_in_a_sentence(
    given: list[str], complaint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["calibrate", "flip", *given, "--out", str(tmp_path / "page.md")]) == 2
    assert complaint in capsys.readouterr().err
    assert not (tmp_path / "page.md").exists()
