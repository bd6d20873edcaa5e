"""The index: a cache that survives any damage."""

import os
import sqlite3
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from boomerang_desktop.library.errors import Trouble
from boomerang_desktop.library.index import Index, IndexRow, Known

ROW = IndexRow(b"a.boomerang", 7, 8, "9", id="an id", game="hunt", words="\nana\n", packed="{}")
KNOWN = {ROW.name: Known(7, 8, "9", "an id")}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "not yet there" / "library.sqlite"


def test_what_was_put_is_there_the_next_time(path: Path) -> None:
    first = Index(path)
    first.put([ROW])
    first.close()
    assert Index(path).known() == KNOWN
    assert Index(path).trouble is None


def test_what_is_put_again_takes_its_place_and_what_is_dropped_is_gone(path: Path) -> None:
    index = Index(path)
    index.put([ROW, ROW._replace(name=b"b")])
    index.put([ROW._replace(size=70)])
    index.drop([b"b", b"never there"])
    assert index.known() == {ROW.name: Known(70, 8, "9", "an id")}


def test_nothing_is_touched_before_it_is_needed(path: Path) -> None:
    Index(path).close()
    assert not path.parent.exists()


def test_two_instances_see_each_other(path: Path) -> None:
    one, other = Index(path), Index(path)
    one.put([ROW])
    assert other.known() == KNOWN
    other.drop([ROW.name])
    assert one.known() == {}


def test_several_threads_may_use_it(path: Path) -> None:
    index = Index(path)

    def put(letter: str) -> None:
        for number in range(20):
            index.put([ROW._replace(name=f"{letter}{number}".encode())])

    threads = [Thread(target=put, args=(letter,)) for letter in "abcd"]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(index.known()) == 80


def harmed(path: Path) -> None:
    index = Index(path)
    index.put([ROW._replace(name=b"%d" % n, packed="x" * 900) for n in range(200)])
    index.close()


def overwrite(path: Path, start: int, text: bytes) -> None:
    with path.open("r+b") as file:
        file.seek(start)
        file.write(text)


def another_table(path: Path) -> None:
    with sqlite3.connect(path) as db:
        db.execute("ALTER TABLE file DROP COLUMN packed")
    db.close()


def another_row(path: Path) -> None:
    with sqlite3.connect(path) as db:
        db.execute("UPDATE file SET packed = 'y' WHERE name = ?", (b"7",))
    db.close()


@pytest.mark.parametrize(
    "harm",
    [
        lambda path: path.write_bytes(b"no database at all"),
        lambda path: overwrite(path, 0, b"\0" * 100),
        lambda path: os.truncate(path, 5000),
        lambda path: overwrite(path, 8192, os.urandom(40_000)),
        lambda path: overwrite(path, path.stat().st_size // 2, b"harm"),
        another_table,
        another_row,
    ],
)  # fmt: skip
def test_a_damaged_index_is_rebuilt_and_says_so(path: Path, harm: object) -> None:
    harmed(path)
    assert callable(harm)
    harm(path)
    index = Index(path)
    index.known()
    assert index.trouble is not None
    assert index.trouble.trouble is Trouble.INDEX_DAMAGED
    assert index.known() == {}
    index.put([ROW])
    index.close()
    assert Index(path).known() == KNOWN


@pytest.mark.skipif(os.name == "nt", reason="Windows lets nobody take away a file that is open")
def test_an_index_that_is_taken_away_under_our_hands_is_made_again(path: Path) -> None:
    index = Index(path)
    index.put([ROW])
    path.unlink()
    other = Index(path)
    other.put([ROW._replace(name=b"of another instance")])
    index.put([ROW])
    assert set(index.known()) == set(other.known()) == {ROW.name, b"of another instance"}


def test_an_index_of_another_version_is_rebuilt_and_says_nothing(path: Path) -> None:
    harmed(path)
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA user_version = 7")
    db.close()
    index = Index(path)
    assert index.known() == {}
    assert index.trouble is None


def test_where_it_cannot_be_written_it_goes_on_in_memory(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    index = Index(tmp_path / "file" / "library.sqlite")
    index.put([ROW])
    assert index.known() == KNOWN
    assert index.trouble is not None
    assert index.trouble.trouble is Trouble.NO_PERMISSION


def test_on_a_full_disk_it_goes_on_in_memory(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    connect = sqlite3.connect

    def small(where: Path | str, *given: Any, **more: Any) -> sqlite3.Connection:
        db: sqlite3.Connection = connect(where, *given, **more)
        if where == path:
            db.execute("PRAGMA max_page_count = 20")
        return db

    monkeypatch.setattr(sqlite3, "connect", small)
    index = Index(path)
    index.put([ROW])
    index.put([ROW._replace(name=b"%d" % n, packed="x" * 5000) for n in range(50)])
    assert index.trouble is not None
    assert index.trouble.trouble is Trouble.DISK_FULL
    assert len(index.known()) == 50, "what was known before must be read again"


@pytest.mark.skipif(os.name == "nt", reason="modes say nothing on Windows")
def test_the_index_and_its_journal_are_private(path: Path) -> None:
    before = os.umask(0o022)
    index = Index(path)
    index.put([ROW])
    db = sqlite3.connect(path)
    db.execute("DELETE FROM file")
    # during a transaction
    modes = {each.name: each.stat().st_mode & 0o777 for each in path.parent.iterdir()}
    db.close()
    index.close()
    os.umask(before)
    assert modes == {"library.sqlite": 0o600, "library.sqlite-journal": 0o600}
    assert path.parent.stat().st_mode & 0o777 == 0o700
