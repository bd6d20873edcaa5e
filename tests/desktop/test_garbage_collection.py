import gc
import threading
import weakref
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop import garbage_collection
from boomerang_desktop.desktop.garbage_collection import GarbageCollection


class _Round(QWidget):
    """Holds itself, so that only the collector can let it go."""

    def __init__(self) -> None:
        super().__init__()
        self.itself = self
        weakref.finalize(self, lambda: gone.append(threading.current_thread().name))


gone: list[str] = []
"""In which threads they went."""


@pytest.fixture
def _as_python_does() -> Iterator[None]:
    gone.clear()
    gc.enable()
    yield
    gc.disable()
    gc.unfreeze()
    gc.freeze()


@pytest.mark.usefixtures("_as_python_does")
def test_a_widget_goes_in_the_windows_thread_whoever_allocates(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(garbage_collection, "EVERY", 1)
    only = GarbageCollection()
    only.begin()
    _Round()
    heap: list[list[int]] = []
    thread = threading.Thread(target=lambda: heap.extend([n] for n in range(100_000)))
    thread.start()
    thread.join()
    assert gone == []
    qtbot.waitUntil(lambda: gone != [])
    assert gone == [threading.main_thread().name]


def test_nothing_is_looked_for_before_it_is_due() -> None:
    gc.collect()
    before = gc.get_stats()[0]["collections"]
    garbage_collection.collect()
    assert gc.get_stats()[0]["collections"] == before
