"""`boomerang-lab library`."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from boomerang_desktop.games import GAMES
from boomerang_desktop.lab.cli import main
from boomerang_desktop.library import notes
from boomerang_desktop.library.entry import Aid
from boomerang_desktop.library.notes import Note
from boomerang_desktop.match import Seat, record
from tests.library.matches import kept, played
from tests.match.test_record import GOLDEN

PERSON = (Seat("Zoé"), Seat("Bo", "bot:master"))


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert main(["library", *arguments, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert isinstance(found, dict)
    return found


def test_it_counts_the_matches_of_every_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(GOLDEN, tmp_path, dirs_exist_ok=True)
    kept(tmp_path, played(decisions=3))
    (tmp_path / "wrong.boomerang").write_text("{")
    (tmp_path / "matches" / "ends.boomerang").write_bytes(
        (GOLDEN / "hunt-3.boomerang").read_bytes()[:99]
    )
    before = sorted(tmp_path.rglob("*"))
    found = told(capsys, str(tmp_path))
    assert sorted(tmp_path.rglob("*")) == before, "nothing is written there"
    assert list(found) == ["games", "unreadable"]
    assert found["unreadable"] == ["matches/ends.boomerang", "wrong.boomerang"]
    assert {game: (n["matches"], n["finished"]) for game, n in found["games"].items()} == {
        "hunt": (3, 3),
        "lascaux": (4, 4),
        "flip": (4, 3),
        "arrows": (6, 6),
        "roadtrip": (5, 5),
    }


def test_of_an_empty_folder_there_is_every_game_with_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = told(capsys, str(tmp_path))
    assert list(found["games"]) == list(GAMES)
    assert found["games"]["flip"] == {
        "matches": 0,
        "finished": 0,
        "given_up": 0,
        "unfinished": 0,
        "assisted": 0,
        "decisions": 0,
        "first": None,
        "last": None,
    }


def test_it_tells_how_a_person_is_doing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    matches = [played(seats=PERSON, seed=n, hours=n) for n in range(4)]
    for match in matches:
        kept(tmp_path, match)
    notes.write(tmp_path / notes.name_of(matches[3].id), Note(aids=frozenset({Aid.HINT})))
    found = told(capsys, str(tmp_path), "--player", "zoé")["player"]
    assert found["name"] == "zoé"
    flip = found["games"]["flip"]
    results = [match.result for match in matches[:3]]
    wins = sum((0 in result.winners) / len(result.winners) for result in results if result)
    assert (flip["played"], flip["won"], flip["fair_share"]) == (3, wins, 0.5)
    assert flip["assisted"]["played"] == 1
    assert flip["by_level"]["bot:master"]["played"] == 3
    assert flip["by_seats"]["2"]["played"] == 3
    assert [step["match"] for step in flip["history"]] == [match.id for match in matches[:3]]
    assert flip["rating"] == flip["history"][-1]
    assert told(capsys, str(tmp_path), "--player", "zoé")["player"] == found


def test_where_no_person_has_that_name_the_bots_do(capsys: pytest.CaptureFixture[str]) -> None:
    found = told(capsys, str(GOLDEN), "--player", "Ana")["player"]
    assert found["games"]["hunt"]["played"] == 3


def test_people_read_it_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record.save(played(seats=PERSON), tmp_path / "a.boomerang")
    (tmp_path / "b.boomerang").write_text("")
    assert main(["library", str(tmp_path), "--player", "Zoé"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "flip: 1 matches, 1 finished" in lines
    assert "unreadable: b.boomerang" in lines
    assert lines[-1].startswith("Zoé, flip: ")
    assert "rating" in lines[-1]


def test_what_cannot_be_done_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["library", str(tmp_path / "none")]) == 2
    assert "is not a folder" in capsys.readouterr().err
    assert main(["library", str(tmp_path), "--player", "Ana"]) == 2
    assert "nobody in these matches is called 'Ana'" in capsys.readouterr().err
