"""`boomerang-lab arena`."""

import json

import pytest

from boomerang_desktop.lab.arena import Contest, Pairing, contest, play, rotated
from boomerang_desktop.lab.cli import main
from boomerang_desktop.lab.workers import Crew
from boomerang_desktop.library.statistics import interval


def test_arena_counts_every_match_and_shares_the_win(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "hunt", "--bots", "random,random,random", "--games", "30", "--json"]
    assert main(command) == 0
    out = json.loads(capsys.readouterr().out)
    assert (out["game"], out["players"], out["games"]) == ("hunt", 3, 30)
    assert sum(row["wins"] for row in out["bots"]) == pytest.approx(30)
    assert sum(row["share"] for row in out["bots"]) == pytest.approx(1)
    for row in out["bots"]:
        assert row["name"] == "random"
        assert row["share"] == pytest.approx(row["wins"] / 30)
        assert 0 <= row["ci95"][0] < row["share"] < row["ci95"][1] <= 1
        assert row["mean_score"] > 0
        assert row["seconds_per_move"] > 0


def test_the_same_seed_gives_the_same_shares_with_any_number_of_workers() -> None:
    def figures(workers: int, seed: int = 3) -> list[tuple[float, float]]:
        held = contest("hunt", ["random"] * 3, 13, seed, crew=Crew(workers))
        return [(bot.wins, bot.mean_score) for bot in held.bots]

    assert figures(1) == figures(2) != figures(2, seed=9)


def test_each_deal_is_played_once_from_every_chair() -> None:
    assert [rotated("abc", n) for n in range(3)] == [tuple("abc"), tuple("cab"), tuple("bca")]
    # equal bots on one deal: the first one scores in each chair what the others score there
    held = contest("lascaux", ["random"] * 3, 3, crew=Crew(1))
    assert len({bot.mean_score for bot in held.bots}) == 1
    assert [bot.share for bot in held.bots] == pytest.approx([1 / 3] * 3)


def test_a_share_that_is_known_well_enough_ends_the_contest() -> None:
    def held(workers: int, within: float) -> Contest:
        return contest("flip", ["greedy", "random"], 80, crew=Crew(workers), within=within)

    short = held(1, 0.05)
    # greedy loses none: the first check at which its share is known to ±5 %
    assert short.games == 40
    low, high = short.bots[0].ci95
    assert high - low <= 0.1
    assert held(2, 0.05).bots[0].wins == short.bots[0].wins
    assert held(2, 0.0).games == 80


def test_options_reach_the_matches(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "flip", "--bots", "random,random", "--games", "2", "--workers", "1"]
    assert main([*command, "--option", "board=10x10"]) == 0
    assert "flip, 2 players, 2 matches" in capsys.readouterr().out


def test_a_match_of_the_arena_is_a_match_like_any_other() -> None:
    played = play(Pairing("roadtrip", ("random",) * 3, {}, 5))
    assert len(played.scores) == 3
    assert len(set(map(len, played.seconds))) == 1


def test_intervals() -> None:
    assert list(interval(200, 400)) == pytest.approx([0.451, 0.549], abs=0.001)
    low, high = interval(0, 10)
    assert low == 0
    assert high == pytest.approx(0.278, abs=0.001)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--bots", "random,genius"], "no player is called 'genius'"),
        (["--bots", "random"], "not 1"),
        (["--bots", "random,random", "--games", "0"], "--games must be at least 1"),
        (["--bots", "random,random", "--workers", "0"], "--workers must be at least 1"),
        (["--bots", "random,random", "--option", "board=1x1"], "must be one of 10x9"),
    ],
)
def test_a_wrong_argument_gets_one_clear_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", "flip", *arguments]) == 2
    told = capsys.readouterr().err
    assert sentence in told
    assert told.count("\n") == 1
