"""Notes: small files beside the records."""

import errno
import json
import os
from pathlib import Path

import pytest

from boomerang_desktop.library import notes
from boomerang_desktop.library.entry import Aid
from boomerang_desktop.library.errors import LibraryError, Trouble
from boomerang_desktop.library.notes import EMPTY, Note

FULL = Note(
    title="L’été",
    starred=True,
    aids=frozenset({Aid.COACH, Aid.HINT}),
    left=0,
    profiles={1: "7"},
    branch_of="34158238-a764-476d-8398-9d0ae25f324d",
    luck=(0.25, -0.25),
    errors=(0.5, 0.0),
    par={0: (71, 73)},
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "matches" / notes.name_of("some-id")


def test_a_note_is_read_as_it_was_written(path: Path) -> None:
    notes.write(path, FULL)
    assert notes.read(path) == FULL
    assert "L’été" in path.read_text("utf-8"), "people can read it"
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_where_there_is_none_there_is_nothing_to_say(path: Path) -> None:
    assert notes.read(path) == EMPTY


def test_what_others_wrote_into_a_note_stays_there(path: Path) -> None:
    path.parent.mkdir()
    path.write_text(json.dumps({"format": notes.FORMAT, "version": 1, "mood": "good"}))
    found = notes.read(path)
    assert found.more == {"mood": "good"}
    notes.write(path, found)
    assert json.loads(path.read_text("utf-8")) == {
        "format": notes.FORMAT,
        "version": 1,
        "mood": "good",
    }


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        "[" * 100_000,
        '{"format": "boomerang-note", "version": 1, "title": 7}',
        '{"format": "boomerang-note", "version": 1, "title": "two\\nlines"}',
        '{"format": "boomerang-note", "version": 1, "aids": ["magic"]}',
        '{"format": "boomerang-note", "version": 1, "profiles": [1]}',
        '{"format": "boomerang-note", "version": 1, "left": 1e999}',
    ],
)
def test_a_damaged_note_is_set_aside_and_not_overwritten(path: Path, text: str) -> None:
    path.parent.mkdir()
    path.write_text(text)
    with pytest.raises(LibraryError) as failed:
        notes.read(path)
    assert failed.value.trouble is Trouble.DAMAGED
    notes.write(path, FULL)
    assert notes.read(path) == FULL
    assert path.with_name(f"{path.name}.damaged").read_text() == text


def test_a_note_of_a_later_version_stays_as_it_is(path: Path) -> None:
    path.parent.mkdir()
    text = json.dumps({"format": notes.FORMAT, "version": 2, "title": "later"})
    path.write_text(text)
    for use in (lambda: notes.read(path), lambda: notes.write(path, FULL)):
        with pytest.raises(LibraryError) as failed:
            use()
        assert failed.value.trouble is Trouble.LATER_VERSION
    assert path.read_text() == text


@pytest.mark.parametrize(
    ("number", "kind"),
    [(errno.ENOSPC, Trouble.DISK_FULL), (errno.EACCES, Trouble.NO_PERMISSION)],
)
def test_what_cannot_be_written_leaves_the_old_note(
    path: Path, monkeypatch: pytest.MonkeyPatch, number: int, kind: Trouble
) -> None:
    notes.write(path, FULL)

    def full(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(LibraryError) as failed:
        notes.write(path, EMPTY)
    assert failed.value.trouble is kind
    assert notes.read(path) == FULL
    assert [file.name for file in path.parent.iterdir()] == [path.name]
