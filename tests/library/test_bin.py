"""Deleting matches and restoring them."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from boomerang_desktop.library import bin as own_bin
from boomerang_desktop.library.entry import Aid, Entry
from boomerang_desktop.library.errors import LibraryError, Trouble
from boomerang_desktop.library.exchange import bring_in
from boomerang_desktop.library.folder import analysis_path
from boomerang_desktop.library.library import Library
from tests.library.matches import kept, played


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with closing(Library(tmp_path)) as library:
        yield library


def listed(library: Library, name: str = "") -> Entry:
    match = played()
    path = kept(library.folder, match, name)
    library.annotate(match.id, title="kept")
    library.update(path)
    found = library.entry(match.id)
    assert found is not None
    return found


def test_what_is_removed_comes_back_with_all_that_belongs_to_it(library: Library) -> None:
    entry = listed(library)
    analysis_path(entry.path).write_text("{}")
    before = {path: path.read_bytes() for path in own_bin.files(library, entry)}
    assert len(before) == 3
    removed = own_bin.remove(library, entry)
    assert library.count() == 0
    assert not any(path.exists() for path in before)
    library.refresh()
    assert library.count() == 0, "what is in the bin is not listed"
    own_bin.restore(library, removed)
    assert library.entries() == [entry]
    assert {path: path.read_bytes() for path in before} == before


def test_two_files_of_one_name_both_find_a_place_in_the_bin(library: Library) -> None:
    first = listed(library, "same.boomerang")
    gone = own_bin.remove(library, first)
    second = listed(library, "same.boomerang")
    also_gone = own_bin.remove(library, second)
    own_bin.restore(library, also_gone)
    assert library.entries() == [second]
    own_bin.restore(library, gone)
    assert library.entries() == [second], "nothing is overwritten"


def test_a_note_stays_while_there_is_a_copy_of_the_match(library: Library) -> None:
    entry = listed(library)
    copy = entry.path.with_name("copy.boomerang")
    copy.write_bytes(entry.path.read_bytes())
    library.update(copy)
    own_bin.remove(library, entry)
    assert [(left.path, left.title) for left in library.entries()] == [(copy, "kept")]


def test_what_has_vanished_is_said_and_no_longer_listed(library: Library) -> None:
    entry = listed(library)
    entry.path.unlink()
    with pytest.raises(LibraryError) as failed:
        own_bin.remove(library, entry)
    assert failed.value.trouble is Trouble.VANISHED
    assert library.count() == 0
    assert library.note(entry.id).title == "kept"


def test_what_cannot_be_moved_whole_stays_where_it_was(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    entry = listed(library)
    replace = Path.replace

    def barred(path: Path, target: Path) -> Path:
        if path.name.endswith(".json"):
            raise PermissionError(13, "not this one")
        return replace(path, target)

    monkeypatch.setattr(Path, "replace", barred)
    with pytest.raises(LibraryError) as failed:
        own_bin.remove(library, entry)
    assert failed.value.trouble is Trouble.NO_PERMISSION
    assert library.entries() == [entry]


def test_a_match_that_is_brought_in_again_is_still_one_with_help(library: Library) -> None:
    entry = listed(library)
    library.aided(entry.id, Aid.HINT)
    helped = library.entry(entry.id)
    assert helped is not None
    copy = library.folder.parent / "copy.boomerang"
    copy.write_bytes(entry.path.read_bytes())
    own_bin.remove(library, helped)
    assert library.count() == 0
    bring_in(library, [copy])
    assert [found.assisted for found in library.entries()] == [True]
