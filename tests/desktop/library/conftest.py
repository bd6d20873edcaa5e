"""A library of a few matches, beside a window or without one."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.library import edits
from boomerang_desktop.desktop.library.service import LibraryService
from boomerang_desktop.library.entry import Entry
from boomerang_desktop.library.library import Library
from boomerang_desktop.library.query import Query
from boomerang_desktop.match import Match, Seat, record
from tests.library.matches import kept, played

SEATS = {
    "flip": (Seat("Ana"), Seat("Bo", "bot:master")),
    "hunt": (Seat("Ana"), Seat("Cy", "bot:novice"), Seat("Di", "bot:novice")),
    "arrows": (Seat("Ana"), Seat("Bo")),
}


@pytest.fixture(autouse=True)
def _in_english(english: None) -> None:
    """Every text here is asked for in English."""


@pytest.fixture(autouse=True)
def _no_bin(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever runs the tests keeps their own bin."""
    monkeypatch.setattr(edits, "to_system_bin", lambda path: None)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Three matches and one that is running."""
    where = tmp_path / "data"
    for hours, (game, seats) in enumerate(SEATS.items()):
        kept(where, played(game, seats, seed=hours, hours=hours))
    running = played("flip", seed=9, hours=9, decisions=4)
    record.save(running, where / "autosave.boomerang")
    return where


@pytest.fixture
def keeper(folder: Path) -> Iterator[LibraryService]:
    made = LibraryService(folder)
    yield made
    made.close()


@pytest.fixture
def entries(folder: Path) -> list[Entry]:
    """The earliest first; the last one is running."""
    library = Library(folder)
    library.refresh()
    found = library.entries(Query(descending=False))
    library.close()
    return found


def ready(keeper: LibraryService, qtbot: QtBot) -> None:
    """Everything on disk has been read."""
    with qtbot.waitSignal(keeper.progress, timeout=20_000, check_params_cb=lambda a, b: a == b):
        keeper.catch_up()


def a_match(hours: int = 0) -> Match:
    return played("flip", SEATS["flip"], hours=hours)
