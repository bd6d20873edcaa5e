"""The library is asked beside the window, and what goes wrong is one sentence."""

import threading
import weakref
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.library.service import LibraryService
from boomerang_desktop.library.errors import LibraryError, Trouble
from boomerang_desktop.library.library import Library
from tests.desktop.library.conftest import ready
from tests.library.matches import kept, played


def asked(keeper: LibraryService, qtbot: QtBot) -> int:
    counts: list[int] = []
    keeper.ask(lambda library: library.count(), counts.append, keeper)
    qtbot.waitUntil(lambda: bool(counts))
    return counts[0]


def test_answers_come_in_the_windows_own_thread(keeper: LibraryService, qtbot: QtBot) -> None:
    threads: list[threading.Thread] = []
    keeper.ask(
        lambda library: threads.append(threading.current_thread()),
        lambda _: threads.append(threading.current_thread()),
        keeper,
    )
    qtbot.waitUntil(lambda: len(threads) == 2)
    assert threads[0] is not threading.main_thread()
    assert threads[1] is threading.main_thread()


def test_it_reads_what_is_on_disk_and_what_comes_later(
    keeper: LibraryService, folder: Path, qtbot: QtBot
) -> None:
    ready(keeper, qtbot)
    assert asked(keeper, qtbot) == 4
    kept(folder, played(seed=77))
    with qtbot.waitSignal(keeper.changed):
        keeper.catch_up()
    assert asked(keeper, qtbot) == 5


def test_called_twice_it_looks_twice(keeper: LibraryService, folder: Path, qtbot: QtBot) -> None:
    keeper.catch_up()
    kept(folder, played(seed=77))
    keeper.catch_up()
    qtbot.waitUntil(lambda: not keeper.busy)
    assert asked(keeper, qtbot) == 5


def test_nobody_is_told_who_has_gone(keeper: LibraryService, qtbot: QtBot) -> None:
    owner = QObject()
    told: list[object] = []
    started = threading.Event()
    keeper.ask(lambda library: started.wait(5), told.append, owner)
    owner.deleteLater()
    del owner
    started.set()
    asked(keeper, qtbot)
    assert told == []


def test_what_goes_wrong_is_one_sentence(keeper: LibraryService, qtbot: QtBot) -> None:
    def fail(library: Library) -> None:
        raise LibraryError(Trouble.VANISHED, Path("gone.boomerang"))

    with qtbot.waitSignal(keeper.troubled) as told:
        keeper.tell(fail)
    assert told.args == ["“gone.boomerang” is no longer there."]


def test_a_damaged_index_is_told_once_and_made_anew(folder: Path, qtbot: QtBot) -> None:
    (folder / "library.sqlite").write_bytes(b"this is no database" * 100)
    keeper = LibraryService(folder)
    told: list[str] = []
    keeper.troubled.connect(told.append)
    try:
        ready(keeper, qtbot)
        ready(keeper, qtbot)
        assert asked(keeper, qtbot) == 4
        assert len(told) == 1
        assert "No match is lost" in told[0]
    finally:
        keeper.close()


def test_closing_leaves_no_thread_behind(folder: Path, qtbot: QtBot) -> None:
    before = set(threading.enumerate())
    keeper = LibraryService(folder)
    ready(keeper, qtbot)
    asked(keeper, qtbot)
    assert set(threading.enumerate()) > before
    keeper.close()
    assert set(threading.enumerate()) <= before
    keeper.close()


def test_before_anybody_asks_nothing_is_loaded(tmp_path: Path) -> None:
    keeper = LibraryService(tmp_path / "nowhere")
    keeper.close()
    assert not (tmp_path / "nowhere").exists()


@pytest.mark.parametrize("slowly", [False, True])
def test_what_goes_slowly_does_not_hold_up_the_others(
    keeper: LibraryService, qtbot: QtBot, slowly: bool
) -> None:
    gate, order = threading.Event(), []
    keeper.ask(lambda library: gate.wait(10), lambda _: order.append("long"), keeper, slowly=slowly)
    keeper.ask(lambda library: None, lambda _: order.append("short"), keeper)
    if slowly:
        qtbot.waitUntil(lambda: order == ["short"])
    gate.set()
    qtbot.waitUntil(lambda: len(order) == 2)
    assert order == (["short", "long"] if slowly else ["long", "short"])


@pytest.mark.parametrize("fails", [False, True])
def test_what_a_question_speaks_of_is_let_go_in_the_windows_own_thread(
    keeper: LibraryService, qtbot: QtBot, fails: bool
) -> None:
    where: list[threading.Thread] = []

    def ask() -> None:
        spoken_of = QObject()
        weakref.finalize(spoken_of, lambda: where.append(threading.current_thread()))

        def question(library: Library) -> None:
            assert spoken_of
            if fails:
                raise LibraryError(Trouble.VANISHED, Path("gone.boomerang"))

        keeper.ask(question, lambda _: None, keeper)

    for _ in range(20):
        ask()
    qtbot.waitUntil(lambda: len(where) == 20)
    assert set(where) == {threading.main_thread()}


def test_a_mistake_while_reading_is_told_and_the_next_reading_comes(
    keeper: LibraryService, folder: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*given: object) -> int:
        raise ZeroDivisionError("a mistake")

    with monkeypatch.context() as patched:
        patched.setattr(Library, "refresh", fail)
        with qtbot.captureExceptions() as mistakes:
            keeper.catch_up()
            qtbot.waitUntil(lambda: not keeper.busy)
    assert [kind for kind, *_ in mistakes] == [ZeroDivisionError]
    ready(keeper, qtbot)
    assert asked(keeper, qtbot) == 4
