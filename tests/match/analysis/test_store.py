"""An analysis on disk."""

import json
from pathlib import Path

import pytest

from boomerang_desktop.match import Match
from boomerang_desktop.match.analysis import store
from boomerang_desktop.match.analysis.figures import Analysis
from boomerang_desktop.match.analysis.whole import assembled, found_in
from tests.causes import cause
from tests.desktop.study.studies import finished, invented, own
from tests.match.analysis.matches import at_random, glanced, recorded


@pytest.fixture(params=["flip-2", "hunt-3", "roadtrip-3", "arrows-2"])
def match(request: pytest.FixtureRequest) -> Match:
    return recorded(request.param).until(9)


def test_what_is_kept_is_read_as_it_was(match: Match, tmp_path: Path) -> None:
    analysis, path = glanced(match), store.path_of(tmp_path / "one.boomerang")
    assert path.name == "one.analysis.json"
    store.write(path, match, analysis)
    assert store.read(path, match) == analysis
    assert [each.name for each in tmp_path.iterdir()] == [path.name]


def test_why_a_move_was_blamed_is_kept(tmp_path: Path) -> None:
    match, path = finished("hunt-3"), tmp_path / "x.analysis.json"
    causes = (cause("cards", 1, -0.5, rule="C8"), cause("reserve"))
    analysis = invented(match, {own(match)[0]: 0.2}, causes=causes)
    store.write(path, match, analysis)
    again = store.read(path, match)
    assert again
    judgement = again.moments[own(match)[0]].judgement
    assert (judgement.causes, judgement.worlds) == (causes, 50)


def test_what_was_found_without_trials_is_worked_out_anew(tmp_path: Path) -> None:
    match, path = recorded("hunt-3").until(5), tmp_path / "x.analysis.json"
    store.write(path, match, glanced(match))
    path.write_text(path.read_text("utf-8").replace('"version":3', '"version":2'), "utf-8")
    assert store.read(path, match) is None


def test_what_is_not_complete_is_kept_as_far_as_it_goes(tmp_path: Path) -> None:
    match, path = recorded("hunt-3"), tmp_path / "x.analysis.json"
    found = found_in(glanced(match.until(6)))
    partly = assembled(match, glanced(match.until(1)).depth, 1, found)
    assert isinstance(partly, Analysis)
    store.write(path, match, partly)
    again = store.read(path, match)
    assert again == partly
    assert len(again.moments) == 6
    assert not again.complete


def test_a_match_that_is_over_is_kept_whole(tmp_path: Path) -> None:
    match, path = at_random("flip", 2, 3), tmp_path / "x.analysis.json"
    analysis = glanced(match)
    store.write(path, match, analysis)
    assert store.read(path, match) == analysis
    assert analysis.complete


def test_the_analysis_of_something_else_is_not_taken(tmp_path: Path) -> None:
    match, path = recorded("hunt-3").until(9), tmp_path / "x.analysis.json"
    assert store.read(path, match) is None
    store.write(path, match, glanced(match))
    assert store.read(path, match.until(8)) is None
    assert store.read(path, match.with_seats(match.seats)) is None
    written = json.loads(path.read_text("utf-8"))
    for key, other in (("program", "0.0.0"), ("version", 99), ("format", "boomerang-record")):
        path.write_text(json.dumps({**written, key: other}), "utf-8")
        assert store.read(path, match) is None


def test_a_damaged_file_is_as_good_as_none(tmp_path: Path) -> None:
    match, path = recorded("hunt-3").until(5), tmp_path / "x.analysis.json"
    store.write(path, match, glanced(match))
    whole = path.read_text("utf-8")
    written = json.loads(whole)
    first = written["found"][0]
    damaged = [
        whole[: len(whole) // 2],
        "[]",
        "null",
        json.dumps({**written, "depth": "bottomless"}),
        json.dumps({**written, "found": None}),
        json.dumps({**written, "found": [{**first, "chances": [0.5, 0.5]}]}),
        json.dumps({**written, "found": [{**first, "judgement": {}}]}),
        json.dumps({**written, "found": [{**first, "decided": ["a", "b", "c"]}]}),
        json.dumps({**written, "found": [{**first, "decided": [10**400, 0, 0]}]}),
        "[" * 100_000,
    ]
    for text in damaged:
        path.write_text(text, "utf-8")
        assert store.read(path, match) is None
    path.write_bytes(b"\xff\xfe\x00")
    assert store.read(path, match) is None
