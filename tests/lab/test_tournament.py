"""`boomerang-lab tournament`, and Elo."""

from pathlib import Path

import pytest

from boomerang_desktop.lab.arena import BotStanding, Contest
from boomerang_desktop.lab.cli import main
from boomerang_desktop.lab.tournament import contests, elo, markdown, place, read, written
from boomerang_desktop.library.statistics import interval


def _held(one: str, other: str, wins: float, players: int = 2) -> Contest:
    others = [(1000 - wins) / (players - 1)] * (players - 1)
    shares = [(one, wins), *((other, lost) for lost in others)]
    bots = [BotStanding(name, w, w / 1000, interval(w, 1000), 0.0, 0.0, 0.0) for name, w in shares]
    return Contest("flip", players, 1000, tuple(bots))


def test_elo_follows_the_odds_at_tables_of_any_size() -> None:
    points = elo([_held("a", "random", 909.1), _held("b", "a", 500)])
    assert points["random"] == 0
    assert points["a"] == pytest.approx(400, abs=2)
    assert points["b"] == pytest.approx(400, abs=3)
    # ten to one against each of three others: 10 of 13
    four = elo([_held("a", "random", 1000 * 10 / 13, players=4)])
    assert four["a"] == pytest.approx(400, abs=3)


def test_elo_of_who_never_lost_is_finite() -> None:
    assert 1000 < elo([_held("a", "random", 1000)])["a"] < 2000


def test_a_tournament_tries_each_level_against_the_one_below() -> None:
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
    assert "was not written by a tournament" in capsys.readouterr().err


def test_the_tables_keep_their_order_whenever_a_contest_was_held() -> None:
    late = [_held("bot:master", "bot:expert", 9), _held("bot:novice", "random", 9)]
    assert sorted(late, key=place) == late[::-1]
