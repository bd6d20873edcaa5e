"""A small file that is never in the way."""

from pathlib import Path

import pytest

from boomerang_desktop.study.kept import Kept


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "new" / "kept.json"
    Kept(path, "toys", 1).write({"toys": ["a", "é"]})
    assert Kept(path, "toys", 1).read()["toys"] == ["a", "é"]


def test_nothing_is_there_at_first(tmp_path: Path) -> None:
    assert Kept(tmp_path / "kept.json", "toys", 1).read() == {}


@pytest.mark.parametrize("text", ["", "[]", "[" * 100_000, '{"format": "toys", "version": 2}'])
def test_what_cannot_be_read_is_set_aside(text: str, tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    path.write_text(text, "utf-8")
    assert Kept(path, "toys", 1).read() == {}
    assert (tmp_path / "kept.damaged").read_text("utf-8") == text
    assert not path.exists()


def test_a_file_that_cannot_be_written_costs_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    Kept(tmp_path / "file" / "kept.json", "toys", 1).write({})
