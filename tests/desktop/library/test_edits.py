"""Starred, renamed, copied, thrown away, brought back and brought in."""

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.library import edits as edits_module
from boomerang_desktop.desktop.library.edits import LibraryEdits, to_system_bin
from boomerang_desktop.desktop.library.service import LibraryService
from boomerang_desktop.library.entry import Entry
from boomerang_desktop.library.query import Query
from boomerang_desktop.match import record
from tests.desktop.library.conftest import ready
from tests.library.matches import kept, played


@pytest.fixture
def edits(keeper: LibraryService, qtbot: QtBot) -> LibraryEdits:
    ready(keeper, qtbot)
    return LibraryEdits(keeper, QObject(keeper))


def listed(keeper: LibraryService, qtbot: QtBot, query: Query | None = None) -> list[Entry]:
    found: list[list[Entry]] = []
    keeper.ask(lambda library: library.entries(query or Query()), found.append, keeper)
    qtbot.waitUntil(lambda: bool(found))
    return found[0]


def test_all_get_a_star_or_lose_it(
    edits: LibraryEdits, keeper: LibraryService, qtbot: QtBot
) -> None:
    first, second, *_ = listed(keeper, qtbot)
    edits.star([first])
    edits.star(listed(keeper, qtbot)[:2])
    starred = listed(keeper, qtbot, Query(starred=True))
    assert {entry.id for entry in starred} == {first.id, second.id}
    edits.star(starred)
    assert listed(keeper, qtbot, Query(starred=True)) == []


def test_a_name_stays_with_the_match(
    edits: LibraryEdits, keeper: LibraryService, qtbot: QtBot
) -> None:
    match = listed(keeper, qtbot)[1]
    before = match.path.read_bytes(), match.path.stat().st_mtime_ns
    with qtbot.waitSignal(keeper.changed):
        edits.rename(match, "My best")
    assert [entry.title for entry in listed(keeper, qtbot, Query(text="best"))] == ["My best"]
    assert (match.path.read_bytes(), match.path.stat().st_mtime_ns) == before


@pytest.mark.parametrize("has_bin", [True, False])
def test_what_was_deleted_comes_back(
    edits: LibraryEdits,
    keeper: LibraryService,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    has_bin: bool,
) -> None:
    bin_ = tmp_path / "bin"
    bin_.mkdir()

    def trash(path: Path) -> Path | None:
        return Path(shutil.move(path, bin_ / path.name)) if has_bin else None

    monkeypatch.setattr(edits_module, "to_system_bin", trash)
    matches = listed(keeper, qtbot)[1:3]
    edits.rename(matches[0], "Gone for a while")
    with qtbot.waitSignal(edits.undoable) as told:
        edits.delete(matches)
    assert told.args == ["2 matches deleted"]
    assert not any(match.path.exists() for match in matches)
    assert len(listed(keeper, qtbot)) == 2
    assert bool(list(bin_.iterdir())) is has_bin
    with qtbot.waitSignal(keeper.changed):
        edits.undo()
    assert len(listed(keeper, qtbot)) == 4
    assert [entry.title for entry in listed(keeper, qtbot, Query(text="while"))] != []


def test_a_bin_that_does_not_say_where_it_put_something_is_not_relied_on(
    edits: LibraryEdits,
    keeper: LibraryService,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Windows does not always say so: what could not be brought back goes to our own bin."""

    class Silent:
        def __init__(self, path: str) -> None:
            self._path = Path(path)

        def moveToTrash(self) -> bool:
            self._path.unlink()
            return True

        def fileName(self) -> str:
            return ""

    monkeypatch.setattr(edits_module, "QFile", Silent)
    monkeypatch.setattr(edits_module, "to_system_bin", to_system_bin)
    match = listed(keeper, qtbot)[1]
    before = match.path.read_bytes(), match.path.stat().st_mtime
    with qtbot.waitSignal(edits.undoable):
        edits.delete([match])
    assert not match.path.exists()
    with qtbot.waitSignal(keeper.changed):
        edits.undo()
    assert len(listed(keeper, qtbot)) == 4
    assert (match.path.read_bytes(), match.path.stat().st_mtime) == before


def test_one_is_copied_to_a_file_and_several_to_a_folder(
    edits: LibraryEdits, keeper: LibraryService, qtbot: QtBot, tmp_path: Path
) -> None:
    matches = listed(keeper, qtbot)
    with qtbot.waitSignal(edits.told) as told:
        edits.hand_out(matches[:1], tmp_path / "mine")
    assert told.args == ["1 match saved"]
    assert record.load(tmp_path / "mine.boomerang").id == matches[0].id
    (tmp_path / "all").mkdir()
    for times in (1, 2):
        with qtbot.waitSignal(edits.told):
            edits.hand_out(matches, tmp_path / "all")
        assert len(list((tmp_path / "all").iterdir())) == 4 * times, "nothing is overwritten"


def test_a_copy_that_cannot_be_written_is_told(
    edits: LibraryEdits, keeper: LibraryService, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    with qtbot.waitSignal(keeper.troubled) as told:
        edits.hand_out(listed(keeper, qtbot)[:1], tmp_path / "file" / "mine.boomerang")
    assert "mine.boomerang" in told.args[0]


def test_a_file_that_has_vanished_is_told_and_nothing_is_lost(
    edits: LibraryEdits, keeper: LibraryService, qtbot: QtBot
) -> None:
    match = listed(keeper, qtbot)[1]
    match.path.unlink()
    with qtbot.waitSignal(keeper.troubled) as told:
        edits.delete([match])
    assert told.args == [f"“{match.path.name}” is no longer there."]
    assert len(listed(keeper, qtbot)) == 3


def test_those_that_went_before_one_that_cannot_come_back(
    edits: LibraryEdits, keeper: LibraryService, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(edits_module, "to_system_bin", lambda path: None)
    first, second, third, _ = listed(keeper, qtbot)
    second.path.unlink()
    with qtbot.waitSignals([edits.undoable, keeper.troubled]):
        edits.delete([first, second, third])
    assert [entry.id for entry in listed(keeper, qtbot)][:1] == [third.id]
    with qtbot.waitSignal(keeper.changed):
        edits.undo()
    assert first.id in {entry.id for entry in listed(keeper, qtbot)}


def test_what_has_come_into_its_place_is_not_overwritten(
    edits: LibraryEdits,
    keeper: LibraryService,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(
        edits_module, "to_system_bin", lambda path: Path(shutil.move(path, tmp_path / "binned"))
    )
    match = listed(keeper, qtbot)[0]
    with qtbot.waitSignal(edits.undoable):
        edits.delete([match])
    match.path.write_text("newer")
    with qtbot.waitSignal(keeper.changed):
        edits.undo()
    assert match.path.read_text() == "newer"


def test_a_folder_is_brought_in_and_what_is_strange_is_told(
    edits: LibraryEdits, keeper: LibraryService, qtbot: QtBot, tmp_path: Path
) -> None:
    elsewhere = tmp_path / "elsewhere"
    kept(elsewhere, played(seed=50))
    known = listed(keeper, qtbot)[1]
    kept(elsewhere, record.load(known.path))
    (elsewhere / "odd.boomerang").write_text("{}")
    with qtbot.waitSignal(edits.told) as told:
        edits.bring_in([elsewhere])
    said = told.args[0]
    assert said.startswith("1 match imported · 1 known already · “odd.boomerang” cannot be opened.")
    assert len(listed(keeper, qtbot)) == 5


def test_a_different_match_under_the_same_number_is_told(
    edits: LibraryEdits, keeper: LibraryService, qtbot: QtBot, tmp_path: Path
) -> None:
    ours = record.load(listed(keeper, qtbot)[1].path)
    other = played(seed=51)
    other.id = ours.id
    kept(tmp_path / "elsewhere", other)
    with qtbot.waitSignal(edits.told) as told:
        edits.bring_in([tmp_path / "elsewhere"])
    assert told.args == ["1 match imported · 1 kept beside another match with the same number"]
    assert len(listed(keeper, qtbot)) == 5
