"""The library: files are the truth, whatever happens to them or to the index."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from uuid import UUID

import pytest

from boomerang_desktop.bots.process import Worker
from boomerang_desktop.library import bin as own_bin
from boomerang_desktop.library import library as module
from boomerang_desktop.library.entry import Aid, Entry, Sitter
from boomerang_desktop.library.errors import LibraryError, Trouble
from boomerang_desktop.library.folder import AUTOSAVE, ENDING, MATCHES, Folder, Has, read
from boomerang_desktop.library.index import Index, IndexRow
from boomerang_desktop.library.library import INDEX, Library
from boomerang_desktop.library.query import Query
from boomerang_desktop.match import record
from boomerang_desktop.match.record import Fault
from tests.library.matches import kept, played
from tests.match.test_record import GOLDEN


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with closing(Library(tmp_path)) as library:
        yield library


def ids(library: Library) -> list[str]:
    return [entry.id for entry in library.page()]


def test_every_record_in_the_folder_is_listed_the_latest_match_first(library: Library) -> None:
    matches = [played(hours=n) for n in (2, 1, 3)]
    for match in matches:
        kept(library.folder, match)
    kept(library.folder / "elsewhere", played(hours=0))
    kept(library.folder / ".hidden", played(hours=9))
    assert library.page() == [], "nothing is read unless somebody asks for it"
    assert library.refresh() == 4
    assert ids(library)[:3] == [matches[2].id, matches[0].id, matches[1].id]
    assert library.count() == 4
    assert library.page(offset=1, limit=2) == library.entries()[1:3]
    assert library.names() == ["Ana", "Bo"]


def test_only_what_has_changed_is_read_again(library: Library) -> None:
    paths = [kept(library.folder, played(hours=n)) for n in range(3)]
    for path in paths:
        os.utime(path, (1e9, 1e9))
    assert library.refresh() == 3
    assert library.refresh() == 0
    changed = played(hours=7)
    paths[1].write_text(record.dump(changed), "utf-8")
    paths[2].unlink()
    assert library.refresh() == 1
    assert library.count() == 2
    assert library.entry(changed.id) is not None


def test_what_has_just_been_written_is_not_trusted_to_show_its_changes(library: Library) -> None:
    path = kept(library.folder, played(seed=1))
    library.refresh()
    has = path.stat()
    other = played(seed=1)
    path.write_text(record.dump(other), "utf-8")
    os.utime(path, ns=(has.st_mtime_ns, has.st_mtime_ns))
    assert path.stat().st_size == has.st_size
    library.refresh()
    assert ids(library) == [other.id]


def test_it_tells_how_far_it_is_and_stops_when_it_is_told(library: Library) -> None:
    for n in range(120):
        kept(library.folder, played(decisions=0), f"{n}{ENDING}")
    told: list[tuple[int, int]] = []

    def tell(done: int, total: int) -> None:
        told.append((done, total))

    assert library.refresh(tell, stop=lambda: bool(told)) == 50
    assert told == [(50, 120)]
    told.clear()
    library.refresh(tell)
    assert library.count() == 120
    assert told[-1][0] == told[-1][1]


def test_what_is_noted_while_a_file_is_being_read_is_not_lost(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, gone = played(hours=1), played(hours=2)
    kept(library.folder, match)
    path = kept(library.folder, gone)
    library.refresh()

    def read_slowly(folder: Folder, names: list[bytes]) -> list[IndexRow]:
        rows = read(folder, names)
        library.annotate(match.id, starred=True)
        path.unlink()
        library.update(path)
        return rows

    monkeypatch.setattr(module, "read", read_slowly)
    assert library.refresh() == 2, "both have just been written"
    assert [(entry.id, entry.starred) for entry in library.page()] == [(match.id, True)]


def test_a_match_that_comes_while_the_folder_is_looked_through_is_not_forgotten(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    def walk(folder: Folder) -> tuple[Folder, dict[bytes, Has]]:
        found = walked(folder)
        if not library.count():
            library.update(kept(library.folder, played()))
        return found

    walked = Folder.walk
    monkeypatch.setattr(Folder, "walk", walk)
    library.refresh()
    assert library.count() == 1


def many(folder: Path) -> dict[str, Path]:
    """More records than one process reads."""
    text = record.dump(played(decisions=0))
    (folder / MATCHES).mkdir(parents=True)
    found = {}
    for number in range(210):
        own = str(UUID(int=number))
        path = folder / MATCHES / f"{number}{ENDING}"
        path.write_text(json.dumps(json.loads(text) | {"id": own}), "utf-8")
        found[own] = path
    (folder / MATCHES / f"wrong{ENDING}").write_text("")
    return found


def test_many_records_are_read_in_another_process(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = many(library.folder)
    monkeypatch.setattr(record, "load", None)  # this process can't read records
    assert library.refresh() == 211
    assert {entry.id: entry.path for entry in library.entries()} == files
    assert len(library.unreadable()) == 1


def test_where_there_can_be_no_other_process_this_one_reads(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    def barred(worker: Worker) -> None:
        raise OSError("no process today")

    files = many(library.folder)
    monkeypatch.setattr(Worker, "start", barred)
    assert library.refresh() == 211
    assert {entry.id: entry.path for entry in library.entries()} == files


def test_records_of_every_kind_are_read_and_others_named(library: Library) -> None:
    for path in GOLDEN.iterdir():
        kept(library.folder, record.load(path), path.name)
    later = json.loads(record.dump(played())) | {"version": 4}
    (library.folder / f"later{ENDING}").write_text(json.dumps(later))
    (library.folder / f"empty{ENDING}").write_text("")
    (library.folder / f"folder{ENDING}").mkdir()
    (library.folder / f"nowhere{ENDING}").symlink_to("gone")
    library.refresh()
    assert library.count() == len(list(GOLDEN.iterdir()))
    faults = {found.path.name: found.error.fault for found in library.unreadable()}
    assert faults == {f"later{ENDING}": Fault.VERSION, f"empty{ENDING}": Fault.DAMAGED}


@pytest.mark.skipif(os.name == "nt", reason="on Windows every name is text")
def test_a_name_that_is_no_text_is_a_name(library: Library) -> None:
    path = kept(library.folder, played(), os.fsdecode(b"\xff" + os.fsencode(ENDING)))
    library.refresh()
    assert [entry.path for entry in library.page()] == [path]


def test_the_running_match_is_listed_as_that(library: Library) -> None:
    match = played(decisions=4)
    path = library.folder / AUTOSAVE
    record.save(match, path)
    library.update(path)
    (entry,) = library.page(Query(running=True))
    assert (entry.id, entry.length, entry.finished) == (match.id, 4, False)
    path.unlink()
    library.update(path)
    assert library.page() == []


def test_matches_of_one_deal_are_found(library: Library) -> None:
    first, second = played(seed=3, hours=1), played(seed=3, hours=2)
    for match in (second, first, played(seed=4)):
        kept(library.folder, match)
    library.refresh()
    found = library.entry(first.id)
    assert found is not None
    assert [entry.id for entry in library.same_deal(found.deal)] == [first.id, second.id]


def test_looking_at_a_match_changes_nothing_of_it(library: Library) -> None:
    path = kept(library.folder, played())
    before = path.read_bytes(), path.stat().st_mtime_ns
    library.refresh()
    library.entries()
    assert (path.read_bytes(), path.stat().st_mtime_ns) == before


def test_a_title_a_star_and_a_profile_stay_with_the_match(library: Library) -> None:
    match = played(decisions=4)
    path = library.folder / AUTOSAVE
    library.annotate(match.id, profiles={0: "7"})
    record.save(match, path)
    library.update(path)
    library.annotate(match.id, title="Long", starred=True)
    library.aided(match.id, Aid.HINT)
    library.aided(match.id, Aid.COACH)
    # it joins the earlier matches, and the player renames the file
    moved = library.folder / MATCHES / f"renamed{ENDING}"
    path.rename(moved)
    library.refresh()
    (entry,) = library.page()
    assert (entry.path, entry.title, entry.starred) == (moved, "Long", True)
    assert entry.aids == {Aid.HINT, Aid.COACH}
    assert entry.seats[0] == Sitter("Ana", profile="7")
    assert "title" not in moved.read_text("utf-8")


def test_a_note_changed_by_hand_is_seen(library: Library) -> None:
    match = played()
    kept(library.folder, match)
    library.refresh()
    beside = library.folder / MATCHES / f"{match.id}.note.json"
    beside.write_text('{"format": "boomerang-note", "version": 1, "title": "by hand"}')
    library.refresh()
    assert [entry.title for entry in library.page()] == ["by hand"]
    beside.write_text("damaged")
    library.refresh()
    assert [entry.title for entry in library.page()] == [""], "it hides no match"
    with pytest.raises(LibraryError):
        library.note(match.id)
    beside.unlink()
    library.refresh()
    assert [entry.title for entry in library.page()] == [""]


def test_a_file_that_vanishes_while_it_is_listed_is_no_longer_there(library: Library) -> None:
    path = kept(library.folder, played())
    library.refresh()
    path.unlink()
    assert library.count() == 1
    library.update(path)
    assert library.count() == 0


def test_without_a_folder_there_is_nothing(tmp_path: Path) -> None:
    with closing(Library(tmp_path / "none", Index(None))) as library:
        assert library.refresh() == 0
        assert library.entries() == []
        assert not library.folder.exists()


def test_a_folder_that_cannot_be_written_is_listed_all_the_same(tmp_path: Path) -> None:
    kept(tmp_path, played())
    (tmp_path / INDEX).mkdir()
    with closing(Library(tmp_path)) as library:
        library.refresh()
        assert library.count() == 1
        assert library.trouble is not None
        assert library.trouble.trouble is Trouble.NO_PERMISSION


def test_an_index_damaged_on_the_way_is_made_whole_in_the_same_breath(library: Library) -> None:
    for n in range(60):
        kept(library.folder, played(decisions=0), f"{n}{ENDING}")
    index = library.folder / INDEX

    def harm(done: int, total: int) -> None:
        if library.trouble is None:
            library.close()
            index.write_bytes(b"harm" * 5000)

    library.refresh(harm)
    assert library.trouble is not None
    assert library.count() == 60


# two thousand random operations

KILLS = 4
BESIDE = """
import sys
import time
from pathlib import Path
from boomerang_desktop.library.library import Library
library = Library(Path(sys.argv[1]))
while True:
    library.refresh()
    print(flush=True)
    time.sleep(0.02)
"""


class Storm:
    """Performs random operations on a library while another instance works on it too."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder = folder
        self.rng = Random(seed)
        self.library = Library(folder)
        self.texts = [
            record.dump(played(game, seats=record.load(path).seats, decisions=length))
            for game, path in (("flip", GOLDEN / "flip-2.boomerang"),
                               ("hunt", GOLDEN / "hunt-3.boomerang"))
            for length in (0, 5, None)
        ]  # fmt: skip
        self.removed: list[own_bin.Removed] = []
        self.other = self._start()

    def _start(self) -> "subprocess.Popen[bytes]":
        command = [sys.executable, "-c", BESIDE, str(self.folder)]
        other = subprocess.Popen(command, stdout=subprocess.PIPE)
        assert other.stdout is not None
        other.stdout.readline()
        return other

    def close(self) -> None:
        self.other.kill()
        self.other.communicate()
        self.library.close()

    def paths(self) -> list[Path]:
        return sorted((self.folder / MATCHES).glob(f"*{ENDING}"))

    def one(self) -> Path | None:
        paths = self.paths()
        return self.rng.choice(paths) if paths else None

    def entry(self) -> Entry | None:
        entries = self.library.entries()
        return self.rng.choice(entries) if entries else None

    def add(self) -> None:
        fields = json.loads(self.rng.choice(self.texts))
        fields["id"] = str(UUID(int=self.rng.getrandbits(128)))
        path = self.folder / MATCHES / f"{fields['id']}{ENDING}"
        path.write_text(json.dumps(fields), "utf-8")
        if self.rng.random() < 0.5:
            self.library.update(path)

    def delete(self) -> None:
        if path := self.one():
            path.unlink()

    def rename(self) -> None:
        if path := self.one():
            path.rename(path.with_name(f"{self.rng.getrandbits(32)}{ENDING}"))

    def corrupt(self) -> None:
        if path := self.one():
            data = path.read_bytes()
            path.write_bytes(data[: self.rng.randrange(len(data))] if data else b"{}")

    def annotate(self) -> None:
        if entry := self.entry():
            self.library.annotate(entry.id, title=f"no. {self.rng.getrandbits(16)}", starred=True)

    def corrupt_note(self) -> None:
        notes = sorted((self.folder / MATCHES).glob("*.note.json"))
        if notes:
            self.rng.choice(notes).write_text("{")

    def remove(self) -> None:
        entry = self.entry()
        if entry and entry.path.exists():
            self.removed.append(own_bin.remove(self.library, entry))

    def restore(self) -> None:
        if self.removed:
            own_bin.restore(self.library, self.removed.pop())

    def corrupt_index(self) -> None:
        index = self.folder / INDEX
        if index.exists() and index.stat().st_size:
            with index.open("r+b") as file:
                file.seek(self.rng.randrange(index.stat().st_size))
                file.write(self.rng.randbytes(self.rng.choice((1, 100, 5000))))

    def delete_index(self) -> None:
        (self.folder / INDEX).unlink(missing_ok=True)

    def reopen(self) -> None:
        self.library.close()
        self.library = Library(self.folder)

    def kill(self) -> None:
        """Kill the other instance in the middle of its work."""
        self.other.kill()
        self.other.communicate()
        self.other = self._start()


LOOKS = 3


def _known(library: Library) -> tuple[dict[Path, Entry], set[Path], int]:
    """The matches, the unreadable files, and their numbers."""
    library.refresh()
    entries = {entry.path: entry for entry in library.entries(Query(challenges=None))}
    unreadable = {found.path for found in library.unreadable()}
    return entries, unreadable, library.count() + len(unreadable)


def agree(library: Library) -> None:
    """Check the index against one built from the files now. Another instance may have written what
    it read before a file was deleted; then the next refresh corrects it."""
    files = len(list((library.folder / MATCHES).glob(f"*{ENDING}")))
    with closing(Library(library.folder, Index(None))) as fresh:
        made_now = _known(fresh)
        assert made_now[2] == files
        for _ in range(LOOKS):
            known = _known(library)
            if known == made_now:
                break
        assert known == made_now


@pytest.mark.skipif(
    os.name == "nt", reason="Windows lets nobody take away a file that another process has open"
)
def test_two_thousand_operations_leave_index_and_files_in_agreement(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # processes die here, but the power stays on: no need to wait for the disk
    monkeypatch.setattr(os, "fsync", lambda _: None)
    (tmp_path / MATCHES).mkdir()
    storm = Storm(tmp_path, seed=18)
    often: dict[Callable[[], None], int] = {
        storm.add: 20,
        storm.delete: 18,
        storm.rename: 14,
        storm.corrupt: 6,
        storm.annotate: 14,
        storm.corrupt_note: 4,
        storm.remove: 8,
        storm.restore: 8,
        storm.corrupt_index: 3,
        storm.delete_index: 2,
        storm.reopen: 6,
    }
    try:
        for number in range(2000):
            storm.rng.choices(list(often), list(often.values()))[0]()
            if number % (2000 // KILLS) == 7:
                storm.kill()
            if number % 200 == 199:
                agree(storm.library)
        storm.reopen()
        agree(storm.library)
    finally:
        storm.close()
