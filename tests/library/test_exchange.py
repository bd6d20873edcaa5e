"""Import and export of records."""

import json
import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest

from boomerang_desktop.games import GAMES
from boomerang_desktop.library import notes
from boomerang_desktop.library.errors import LibraryError, Trouble
from boomerang_desktop.library.exchange import LARGEST_NOTE, bring_in, hand_out
from boomerang_desktop.library.folder import AUTOSAVE
from boomerang_desktop.library.library import Library
from boomerang_desktop.library.notes import Note
from boomerang_desktop.match import Match, Seat, record
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


def test_another_course_of_the_same_match_replaces_nothing(
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


@pytest.fixture
def ours(library: Library) -> Match:
    """A match in the library."""
    match = played("lascaux", [Seat("Ana"), Seat("Bo", "bot:master"), Seat("Caro")])
    kept(library.folder, match)
    library.refresh()
    return match


def begun(ours: Match, **otherwise: Any) -> Match:
    """Another match under the same id."""
    given: dict[str, Any] = {
        "game": ours.game,
        "seats": ours.seats,
        "options": ours.given,
        "seed": ours.seed,
        "first": ours.first,
    }
    return Match.new(**given | otherwise, id=ours.id, played_at=ours.played_at)


OTHERS: dict[str, Callable[[Match], dict[str, Any]]] = {
    "deck": lambda ours: {"seed": ours.seed + 1},
    "names": lambda ours: {"seats": [Seat("Eve"), *ours.seats[1:]]},
    "kinds": lambda ours: {"seats": [Seat(ours.seats[0].name, "greedy"), *ours.seats[1:]]},
    "number of seats": lambda ours: {"seats": [*ours.seats, Seat("Eve")]},
    "first": lambda ours: {"first": (ours.first + 1) % len(ours.seats)},
    "game": lambda ours: {"game": GAMES["hunt"], "options": {}},
    "options": lambda ours: {"options": {"games": 2}},
}


@pytest.mark.parametrize("what", OTHERS)
def test_the_same_id_with_anything_else_is_another_match(
    library: Library, elsewhere: Path, ours: Match, what: str
) -> None:
    path = library.entries()[0].path
    before = path.read_bytes()
    other = begun(ours, **OTHERS[what](ours))
    while other.result is None and len(other.decisions) <= len(ours.decisions):
        seat = other.state.to_act[0]
        other.play(seat, other.state.legal(seat)[0])
    record.save(other, elsewhere / "a.boomerang")
    notes.write(elsewhere / notes.name_of(ours.id), Note(title="theirs"))
    report = bring_in(library, [elsewhere])
    assert (report.apart, report.known, report.refused) == (1, 0, [])
    assert path.read_bytes() == before
    theirs = next(entry for entry in library.entries() if entry.id != ours.id)
    assert report.added == [theirs.id]
    assert (theirs.title, library.note(ours.id).title) == ("theirs", "")
    assert record.load(theirs.path).decisions == other.decisions
    again = bring_in(library, [elsewhere])
    assert (again.added, again.known, library.count()) == ([], 1, 2)


def test_what_was_damaged_since_is_not_replaced(
    library: Library, elsewhere: Path, ours: Match
) -> None:
    path = library.entries()[0].path
    path.write_text("damaged")
    record.save(ours, elsewhere / "a.boomerang")
    assert bring_in(library, [elsewhere]).added == [ours.id]
    assert path.read_text() == "damaged"


STRANGE: dict[str, dict[str, Any]] = {
    "types": {"title": 7},
    "figures": {"luck": [float("nan"), 0.0, 0.0]},
    "a path": {"branch_of": "../../../../etc/passwd"},
    "size": {"title": "x" * LARGEST_NOTE},
    "lines": {"title": "a\nb"},
}


def strange(path: Path, **held: Any) -> None:
    path.write_text(json.dumps({"format": "boomerang-note", "version": 1, **held}))


@pytest.mark.parametrize("what", STRANGE)
def test_a_strange_note_is_left_and_told_of(library: Library, elsewhere: Path, what: str) -> None:
    match = played()
    record.save(match, elsewhere / "a.boomerang")
    note = elsewhere / notes.name_of(match.id)
    strange(note, **STRANGE[what])
    report = bring_in(library, [elsewhere])
    assert report.added == [match.id]
    assert [found.path for found in report.refused] == [note]
    assert not library.note_path(match.id).exists()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes")
def test_a_pipe_beside_a_record_is_no_note(library: Library, elsewhere: Path) -> None:
    match = played()
    record.save(match, elsewhere / "a.boomerang")
    os.mkfifo(elsewhere / notes.name_of(match.id))
    os.mkfifo(elsewhere / "b.boomerang")
    report = bring_in(library, [elsewhere])
    assert (report.added, len(report.refused)) == ([match.id], 2)


def test_a_note_is_written_by_us_and_says_only_what_it_may(
    library: Library, elsewhere: Path
) -> None:
    match, who = played(), str(uuid4())
    seats = len(match.seats)
    record.save(match, elsewhere / "a.boomerang")
    strange(
        elsewhere / notes.name_of(match.id),
        title="t" * 61,
        left=seats,
        profiles={"0": who, "1": "../x", str(seats): who},
        luck=[0.1],
        errors=[0.1] * seats,
        par={"0": [1] * 1000, "-1": [1]},
        unheard_of="<script>",
    )
    bring_in(library, [elsewhere])
    note = library.note(match.id)
    assert note == Note(
        title="t" * 60, profiles={0: who}, errors=(0.1,) * seats, par={0: (1,) * 100}
    )
    assert "script" not in library.note_path(match.id).read_text()


@pytest.mark.skipif(os.name == "nt", reason="modes say nothing on Windows")
def test_what_is_brought_in_is_private_and_what_is_handed_out_is_not(
    library: Library, elsewhere: Path
) -> None:
    match = played()
    record.save(match, elsewhere / "a.boomerang")
    notes.write(elsewhere / notes.name_of(match.id), Note(title="x"))
    (elsewhere / "a.boomerang").chmod(0o666)
    bring_in(library, [elsewhere])
    (entry,) = library.entries()
    modes = {path.stat().st_mode & 0o777 for path in (entry.path, library.note_path(match.id))}
    assert modes == {0o600}
    before = os.umask(0o022)
    hand_out(entry, elsewhere / "out.boomerang")
    os.umask(before)
    assert (elsewhere / "out.boomerang").stat().st_mode & 0o777 == 0o644


def test_the_running_match_is_never_replaced(library: Library, elsewhere: Path) -> None:
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
