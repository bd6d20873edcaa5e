"""Records that come and go."""

import os
import shutil
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from boomerang_desktop.library import notes
from boomerang_desktop.library.errors import LibraryError, Trouble
from boomerang_desktop.library.exchange import bring_in, hand_out
from boomerang_desktop.library.folder import AUTOSAVE
from boomerang_desktop.library.library import Library
from boomerang_desktop.library.notes import Note
from boomerang_desktop.match import record
from boomerang_desktop.match.record import Fault
from tests.library.matches import kept, played
from tests.match.test_record import GOLDEN


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with closing(Library(tmp_path / "library")) as library:
        yield library


@pytest.fixture
def elsewhere(tmp_path: Path) -> Path:
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    return folder


def test_a_folder_is_brought_in_whole_and_only_once(library: Library, elsewhere: Path) -> None:
    shutil.copytree(GOLDEN, elsewhere / "below")
    (elsewhere / "wrong.boomerang").write_text("{")
    (elsewhere / "readme.txt").write_text("no record")
    count = len(list(GOLDEN.iterdir()))
    told: list[tuple[int, int]] = []
    report = bring_in(library, [elsewhere], lambda done, total: told.append((done, total)))
    assert (len(report.added), report.known) == (count, 0)
    assert [(r.path.name, r.error.fault) for r in report.refused] == [
        ("wrong.boomerang", Fault.DAMAGED)
    ]
    assert told[-1] == (count + 1, count + 1)
    assert library.count() == count
    again = bring_in(library, [elsewhere / "below"])
    assert (again.added, again.known) == ([], count)
    assert library.count() == count


def test_a_damaged_file_of_that_name_is_not_overwritten(library: Library, elsewhere: Path) -> None:
    match = played()
    path = kept(library.folder, match)
    path.write_text("damaged")
    library.refresh()
    source = elsewhere / "mine.boomerang"
    record.save(match, source)
    assert bring_in(library, [source]).added == [match.id]
    assert path.read_text() == "damaged"


def test_it_stops_when_it_is_told(library: Library, elsewhere: Path) -> None:
    shutil.copytree(GOLDEN, elsewhere, dirs_exist_ok=True)
    report = bring_in(library, [elsewhere], stop=lambda: library.count() == 3)
    assert len(report.added) == 3


def test_a_record_without_a_date_keeps_that_of_its_file(library: Library, elsewhere: Path) -> None:
    path = Path(shutil.copy(GOLDEN / "hunt-3.boomerang", elsewhere))
    os.utime(path, (1e9, 1e9))
    bring_in(library, [path])
    (entry,) = library.entries()
    assert entry.played_at.timestamp() == 1e9
    hand_out(entry, elsewhere / "out.boomerang")
    assert record.load(elsewhere / "out.boomerang").played_at == entry.played_at


def test_a_note_comes_along(library: Library, elsewhere: Path) -> None:
    match = played()
    record.save(match, elsewhere / "a.boomerang")
    notes.write(elsewhere / notes.name_of(match.id), Note(title="from elsewhere"))
    bring_in(library, [elsewhere])
    assert [entry.title for entry in library.entries()] == ["from elsewhere"]


def test_a_match_that_was_played_further_elsewhere_goes_on_here(
    library: Library, elsewhere: Path
) -> None:
    whole, path = played(), elsewhere / "a.boomerang"
    ours = kept(library.folder, whole.until(5), "by another name.boomerang")
    library.refresh()
    record.save(whole, path)
    assert bring_in(library, [path]).added == [whole.id]
    assert [(entry.path, entry.finished) for entry in library.entries()] == [(ours, True)]
    record.save(whole.until(3), path)
    assert bring_in(library, [path]).known == 1
    assert library.entries()[0].finished


def test_a_match_that_was_given_up_elsewhere_is_over_here(
    library: Library, elsewhere: Path
) -> None:
    whole, path = played(), elsewhere / "a.boomerang"
    kept(library.folder, whole.until(5))
    library.refresh()
    ended = whole.until(5)
    ended.give_up(0)
    record.save(ended, path)
    assert bring_in(library, [path]).added == [whole.id]
    assert [entry.given_up for entry in library.entries()] == [0]
    record.save(whole.until(9), path)
    assert bring_in(library, [path]).known == 1
    assert [entry.given_up for entry in library.entries()] == [0]


def test_another_course_of_the_same_match_takes_nobody_s_place(
    library: Library, elsewhere: Path
) -> None:
    ours = played(decisions=5)
    kept(library.folder, ours)
    library.refresh()
    other = ours.until(4)
    *_, last = other.state.legal(other.state.to_act[0])
    other.play(other.state.to_act[0], last)
    seat = other.state.to_act[0]
    other.play(seat, other.state.legal(seat)[0])
    record.save(other, elsewhere / "a.boomerang")
    assert bring_in(library, [elsewhere]).known == 1
    assert library.entries()[0].length == 5


def test_the_running_match_is_nobody_s_to_replace(library: Library, elsewhere: Path) -> None:
    whole = played()
    library.folder.mkdir()
    record.save(whole.until(5), library.folder / AUTOSAVE)
    library.refresh()
    record.save(whole, elsewhere / "a.boomerang")
    assert bring_in(library, [elsewhere]).known == 1
    assert library.entries()[0].length == 5


def test_what_has_vanished_cannot_be_handed_out(library: Library, elsewhere: Path) -> None:
    path = kept(library.folder, played())
    library.refresh()
    (entry,) = library.entries()
    path.unlink()
    with pytest.raises(LibraryError) as failed:
        hand_out(entry, elsewhere / "out.boomerang")
    assert failed.value.trouble is Trouble.VANISHED
    assert failed.value.path == path
    assert list(elsewhere.iterdir()) == []


def test_a_file_that_is_not_there_is_refused(library: Library, elsewhere: Path) -> None:
    report = bring_in(library, [elsewhere / "none.boomerang"])
    assert [found.error.fault for found in report.refused] == [Fault.UNREADABLE]
