"""What the program keeps is for the account alone, and is so after an upgrade."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop import errors, folders
from tests.desktop.conftest import RECORDS, Start
from tests.desktop.study.studies import finished, invented
from tests.library.matches import kept, played

pytestmark = [
    pytest.mark.skipif(os.name == "nt", reason="modes say nothing on Windows"),
    pytest.mark.usefixtures("drawn"),
]


@pytest.fixture(autouse=True)
def _usual_mask() -> Iterator[None]:
    before = os.umask(0o022)
    yield
    os.umask(before)


def open_to_others(folder: Path) -> dict[str, str]:
    modes = {str(path): path.lstat().st_mode for path in (folder, *folder.rglob("*"))}
    return {name: oct(mode) for name, mode in modes.items() if mode & 0o077}


def use(start: Start, qtbot: QtBot) -> set[str]:
    """Does everything that leaves something on the disk; the names of what is there then."""
    program = start()
    window = program.window
    window.shelf.people.add("Ana")
    window.learning.progress.mark("hunt", "a/b")
    window.open_file(RECORDS / "hunt-3.boomerang")
    match = finished("flip-2")
    window.saves.keep(match)
    window.saver.keep_analysis(match, invented(match, {3: 0.2}))
    window.begin(played("lascaux", match.seats * 2, decisions=4))
    window.flush()
    window.do("library")
    page = window.shelf.page
    assert page is not None
    qtbot.waitUntil(lambda: page.detail.entry is not None)
    window.do("match_star")
    errors.write(folders.data() / "errors.log", "an error")
    pictures = folders.cache() / "pictures"
    qtbot.waitUntil(lambda: any(pictures.rglob("*.png")), timeout=60_000)
    qtbot.waitUntil(lambda: any(folders.data().rglob("*.note.json")))
    program.settings.flush()
    return {path.name for path in folders.data().rglob("*") if path.is_file()}


def test_all_that_the_program_writes_is_private(home: Path, start: Start, qtbot: QtBot) -> None:
    found = use(start, qtbot)
    assert found >= {
        *("autosave.boomerang", "library.sqlite", "boomerang.ini", "profiles.json"),
        *("lessons.json", "errors.log"),
    }
    assert {Path(name).suffix for name in found} >= {".json", ".png"}
    assert open_to_others(home) == {}


def test_what_an_earlier_version_left_open_is_closed_at_the_next_start(
    home: Path, start: Start, qtbot: QtBot
) -> None:
    kept(home, played())
    (home / "boomerang.ini").write_text("[General]\nvolume=3\n")
    (home / "library.sqlite").write_bytes(b"")
    home.chmod(0o755)
    assert len(open_to_others(home)) == 5
    program = start()
    qtbot.waitUntil(lambda: open_to_others(home) == {})
    assert program.settings.volume == 3
