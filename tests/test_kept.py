"""Small files: what is there is read, and whatever else is there is not in the way, nor lost."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from boomerang_desktop.kept import LARGEST, Foreign, Kept, LaterVersion, parsed, write


def toys(held: dict[str, Any]) -> list[str]:
    found = [str.upper(toy) for toy in held.get("toys", [])]
    assert "format" not in held
    assert "version" not in held
    return found


def kept(path: Path) -> Kept[list[str]]:
    return Kept(path, "toys", 1, toys)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "new" / "kept.json"


def test_what_is_written_is_read_again(path: Path) -> None:
    kept(path).write({"toys": ["a", "é"]})
    again = kept(path)
    assert again.read() == ["A", "É"]
    assert again.trouble is None
    assert "é" in path.read_text("utf-8"), "people can read it"


def test_nothing_is_there_at_first(path: Path) -> None:
    found = kept(path)
    assert found.read() == []
    assert found.trouble is None


DAMAGED = [
    "",
    "[]",
    "[" * 100_000,
    " " * LARGEST + "{}",
    "{}",
    '{"format": "games", "version": 1}',
    '{"format": "toys"}',
    '{"format": "toys", "version": "1"}',
    '{"format": "toys", "version": 1, "toys": 7}',
    '{"format": "toys", "version": 1, "toys": [7]}',
]


def found_in(path: Path, text: str) -> Kept[list[str]]:
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, "utf-8")
    found = kept(path)
    assert found.read() == []
    assert path.read_text("utf-8") == text, "looking at it changes nothing"
    return found


@pytest.mark.parametrize("text", DAMAGED, ids=range(len(DAMAGED)))
def test_what_is_damaged_is_as_if_missing_and_set_aside_when_the_next_is_written(
    path: Path, text: str
) -> None:
    found = found_in(path, text)
    assert type(found.trouble) is Foreign
    for toy in ("a", "b"):
        found.write({"toys": [toy]})
    assert kept(path).read() == ["B"]
    assert len(list(path.parent.iterdir())) == 2, "one was set aside, not what we wrote"
    assert path.with_name("kept.json.damaged").read_text("utf-8") == text


def test_what_was_set_aside_before_stays(path: Path) -> None:
    for text in ("first", "second", "third"):
        found_in(path, text).write({})
    names = ("kept.json.damaged", "1-kept.json.damaged", "2-kept.json.damaged")
    aside = [path.with_name(name).read_text() for name in names]
    assert aside == ["first", "second", "third"]


LATER = '{"format": "toys", "version": 2, "toys": ["of tomorrow"]}'


def test_what_a_later_version_wrote_stays_as_it_is(path: Path) -> None:
    found = found_in(path, LATER)
    with pytest.raises(LaterVersion):
        found.write({})
    assert path.read_text() == LATER


def test_where_nobody_is_told_it_is_set_aside_too(path: Path) -> None:
    found_in(path, LATER).write_anyway({"toys": ["b"]})
    assert kept(path).read() == ["B"]
    assert path.with_name("kept.json.damaged").read_text() == LATER


def test_a_file_that_cannot_be_read_is_not_written_over(tmp_path: Path) -> None:
    (tmp_path / "kept.json").mkdir()
    found = kept(tmp_path / "kept.json")
    assert found.read() == []
    with pytest.raises(OSError, match="directory"):
        found.write({})


def test_a_file_that_cannot_be_written_costs_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    found = kept(tmp_path / "file" / "kept.json")
    found.write_anyway({})
    with pytest.raises(OSError, match="file"):
        found.write({})


@pytest.mark.parametrize("use", [lambda path: parsed(path, 3), parsed])
def test_only_an_object_of_a_reasonable_size_is_taken(
    path: Path, use: Callable[[Path], dict[str, Any]]
) -> None:
    path.parent.mkdir()
    path.write_text("{ }")
    assert use(path) == {}
    path.write_text("[7]")
    with pytest.raises(Foreign):
        use(path)
    path.write_text('{"a": 1')
    with pytest.raises(Foreign):
        use(path)


def test_there_is_always_a_whole_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path.parent.mkdir()
    write(path, "before\n")

    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="No space"):
            write(path, "after")
    assert path.read_bytes() == b"before\n"
    assert list(path.parent.iterdir()) == [path]
