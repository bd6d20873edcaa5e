"""The files of a library."""

import os
import time
from pathlib import Path

from boomerang_desktop.library import notes
from boomerang_desktop.library.folder import (
    ENDING,
    MATCHES,
    Folder,
    Has,
    analysis_path,
    read,
)
from boomerang_desktop.library.index import Index, Known
from boomerang_desktop.library.notes import Note
from boomerang_desktop.library.reading import unpacked
from boomerang_desktop.match.analysis import store
from tests.library.matches import kept, played
from tests.match.analysis.matches import glanced


def test_all_records_are_found_and_nothing_hidden(tmp_path: Path) -> None:
    for name in ("a", "b/c", "b/.d", ".e/f"):
        path = tmp_path / f"{name}{ENDING}"
        path.parent.mkdir(exist_ok=True)
        path.write_text("four")
    _, files = Folder(tmp_path).walk()
    assert {name: has.size for name, has in files.items()} == {
        os.fsencode(f"a{ENDING}"): 4,
        os.fsencode(Path("b", f"c{ENDING}")): 4,
    }


def test_a_note_is_looked_for_where_it_was_found_but_first_where_it_belongs(tmp_path: Path) -> None:
    elsewhere, here = tmp_path / "x" / notes.name_of("1"), Folder(tmp_path).note_path("1")
    notes.write(elsewhere, Note(title="elsewhere"))
    folder, _ = Folder(tmp_path).walk()
    assert folder.note_path("1") == elsewhere
    notes.write(here, Note(title="here"))
    folder, _ = folder.walk()
    assert folder.note_path("1") == here == tmp_path / MATCHES / notes.name_of("1")


def test_a_file_is_known_by_its_size_and_time_and_those_of_its_note(tmp_path: Path) -> None:
    match = played()
    path = kept(tmp_path, match)
    os.utime(path, (1e9, 1e9))
    folder, files = Folder(tmp_path).walk()
    name = folder.name(path)
    (row,) = read(folder, [name, b"gone"])
    known = Known(row.size, row.time, row.beside, row.id)
    assert not folder.changed(name, known, files[name])
    assert folder.changed(name, None, files[name])
    assert folder.changed(name, known, Has(known.size + 1, known.time))
    assert folder.changed(name, known, Has(known.size, known.time + 1))
    analysis_path(path).write_text("{}")
    assert folder.changed(name, known, files[name])
    analysis_path(path).unlink()
    assert not folder.changed(name, known, files[name])
    notes.write(folder.note_path(match.id), Note(title="new"))
    assert folder.changed(name, known, files[name])


def test_what_has_just_been_written_counts_as_changed(tmp_path: Path) -> None:
    path = kept(tmp_path, played())
    folder, files = Folder(tmp_path).walk()
    (row,) = read(folder, list(files))
    name = folder.name(path)
    assert folder.changed(name, Known(row.size, row.time, row.beside, row.id), files[name])


def test_an_analysis_beside_the_record_is_read_with_it(tmp_path: Path) -> None:
    match = played()
    path = kept(tmp_path, match)
    folder, name = Folder(tmp_path), Folder(tmp_path).name(path)
    assert store.path_of(path) == analysis_path(path)
    analysis = glanced(match)
    store.write(analysis_path(path), match, analysis)
    (row,) = read(folder, [name])
    assert row.analysed
    entry = unpacked(path, row.packed)
    assert entry.luck == tuple(balance.luck for balance in analysis.balances)
    assert all(error >= 0 for error in entry.errors)
    analysis_path(path).write_text("damaged")
    (row,) = read(folder, [name])
    assert not row.analysed


def test_a_damaged_file_may_speak_of_what_is_no_text(tmp_path: Path) -> None:
    (tmp_path / f"x{ENDING}").write_text('{"format": "boomerang-record", "\\ud800": 1}')
    (row,) = read(Folder(tmp_path), [os.fsencode(f"x{ENDING}")])
    assert row.fault
    index = Index(None)
    index.put([row])
    assert len(index.known()) == 1


def test_what_was_written_long_before_or_after_now_counts_as_it_is(tmp_path: Path) -> None:
    """A file written by a clock that was ahead must not count as new forever."""
    path = kept(tmp_path, played())
    ahead = time.time() + 10**6
    os.utime(path, (ahead, ahead))
    folder, files = Folder(tmp_path).walk()
    (row,) = read(folder, list(files))
    name = folder.name(path)
    assert not folder.changed(name, Known(row.size, row.time, row.beside, row.id), files[name])
