"""`boomerang-lab arena` and `tournament`."""

import json
from pathlib import Path

import pytest

from boomerang_desktop.bots import KINDS, bot, kinds
from boomerang_desktop.games import GAMES
from boomerang_desktop.lab.arena import Contest, Pairing, Standing, contest, interval, play, rotated
from boomerang_desktop.lab.cli import main
from boomerang_desktop.lab.tournament import contests, elo, markdown, place, read, written


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


def test_the_same_seed_gives_the_same_shares_whoever_plays_them() -> None:
    def figures(jobs: int, seed: int = 3) -> list[tuple[float, float]]:
        held = contest("hunt", ["random"] * 3, 13, seed, jobs=jobs)
        return [(bot.wins, bot.mean_score) for bot in held.bots]

    assert figures(1) == figures(2) != figures(2, seed=9)


def test_each_deal_is_played_once_from_every_chair() -> None:
    assert [rotated("abc", n) for n in range(3)] == [tuple("abc"), tuple("cab"), tuple("bca")]
    # equal bots on one deal: what the first one scores in a chair the others score there too
    held = contest("lascaux", ["random"] * 3, 3, jobs=1)
    assert len({bot.mean_score for bot in held.bots}) == 1
    assert [bot.share for bot in held.bots] == pytest.approx([1 / 3] * 3)


def test_a_share_that_is_known_well_enough_ends_the_contest() -> None:
    def held(jobs: int, within: float) -> Contest:
        return contest("flip", ["greedy", "random"], 80, jobs=jobs, within=within)

    short = held(1, 0.05)
    assert short.games == 40  # greedy loses none: the first look at which that is ±5 %
    low, high = short.bots[0].ci95
    assert high - low <= 0.1
    assert held(2, 0.05).bots[0].wins == short.bots[0].wins
    assert held(2, 0.0).games == 80


def test_options_reach_the_matches(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "flip", "--bots", "random,random", "--games", "2", "--jobs", "1"]
    assert main([*command, "--option", "board=10x10"]) == 0
    assert "flip, 2 players, 2 matches" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--bots", "random,genius"], "no player is called 'genius'"),
        (["--bots", "random"], "not 1"),
        (["--bots", "random,random", "--games", "0"], "--games is a number from 1"),
        (["--bots", "random,random", "--jobs", "0"], "--jobs is a number from 1"),
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


def test_a_bot_is_offered_only_where_it_can_play(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for game in GAMES:
        for kind in kinds(game):
            assert callable(bot(kind, game))
    monkeypatch.setattr("boomerang_desktop.bots._MINDS", {})
    assert kinds("flip") == ("random",)
    assert main(["arena", "flip", "--bots", "random,bot:master"]) == 2
    assert "bot:master does not play flip yet" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["arena", "--help"])
    told = capsys.readouterr().out
    assert "only random for flip" in told
    assert all(kind in told for kind in KINDS)


def test_a_match_of_the_arena_is_a_match_like_any_other() -> None:
    played = play(Pairing("roadtrip", ("random",) * 3, {}, 5))
    assert len(played.scores) == 3
    assert len(set(map(len, played.seconds))) == 1


def test_intervals() -> None:
    assert list(interval(200, 400)) == pytest.approx([0.451, 0.549], abs=0.001)
    low, high = interval(0, 10)
    assert low == 0
    assert high == pytest.approx(0.278, abs=0.001)


def _held(one: str, other: str, wins: float, players: int = 2) -> Contest:
    others = [(1000 - wins) / (players - 1)] * (players - 1)
    shares = [(one, wins), *((other, lost) for lost in others)]
    bots = [Standing(name, w, w / 1000, interval(w, 1000), 0.0, 0.0, 0.0) for name, w in shares]
    return Contest("flip", players, 1000, tuple(bots))


def test_elo_follows_the_odds_at_tables_of_any_size() -> None:
    points = elo([_held("a", "random", 909.1), _held("b", "a", 500)])
    assert points["random"] == 0
    assert points["a"] == pytest.approx(400, abs=2)
    assert points["b"] == pytest.approx(400, abs=3)
    # ten to one each at a table of four: 10 of 13
    four = elo([_held("a", "random", 1000 * 10 / 13, players=4)])
    assert four["a"] == pytest.approx(400, abs=3)


def test_elo_of_who_never_lost_is_finite() -> None:
    assert 1000 < elo([_held("a", "random", 1000)])["a"] < 2000


def test_a_tournament_tries_each_level_against_the_one_below(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("boomerang_desktop.bots._MINDS", {"arrows": "arrows"})
    seen = list(contests(["arrows"]))
    assert ("arrows", ["bot:expert", "bot:skilled"]) in seen
    assert ("arrows", ["bot:novice", "random", "random", "random"]) in seen
    assert ("arrows", ["bot:master", "heuristic", "heuristic", "heuristic"]) in seen
    assert len(seen) == 16


def test_a_tournament_writes_its_page_and_keeps_what_other_games_have(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "docs" / "strength.md"
    command = ["tournament", "--quick", "--games", "4", "--out", str(page)]
    assert main([*command, "hunt"]) == 0
    assert main([*command, "lascaux", "flip"]) == 0
    text = page.read_text("utf-8")
    for heading in ("## hunt, 4 players", "## lascaux, 4 players", "## flip, 2 players", "Elo"):
        assert heading in text
    kept = read(page.with_suffix(".json"))
    assert [held.game for held in kept] == ["hunt", "lascaux", "flip"]
    assert written(kept) == page.with_suffix(".json").read_text("utf-8")
    assert markdown(kept) == text
    assert main([*command, "hunt", "arrows", "--go-on", "--seed", "9"]) == 0
    assert read(page.with_suffix(".json"))[:3] == kept
    assert main([*command, "hunt", "--times"]) == 0
    timed = read(page.with_suffix(".json"))
    hunt, again = kept[0], next(held for held in timed if held.game == "hunt")
    assert again.bots[0].seconds_per_move != hunt.bots[0].seconds_per_move
    assert again.timed_as(hunt) == hunt
    page.with_suffix(".json").write_text("[{}]")
    assert main([*command, "flip"]) == 2
    assert "is not what a tournament has written" in capsys.readouterr().err


def test_the_tables_keep_their_order_whenever_a_contest_was_held() -> None:
    late = [_held("bot:master", "bot:expert", 9), _held("bot:novice", "random", 9)]
    assert sorted(late, key=place) == late[::-1]


def test_another_weight_is_tried_in_one_seat(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["tune", "flip", "--simulations", "2", "--games", "4", "--jobs", "1"]
    assert main([*command, "--weight", "flip.board:_OPEN", "--values", "0.1,0.9"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 3
    assert main([*command, "--weight", "flip.board:_NONE", "--values", "1"]) == 2
    assert "no weight is called 'flip.board:_NONE'" in capsys.readouterr().err
    assert main([*command, "--weight", "flip.board:_OPEN", "--values", "a"]) == 2
