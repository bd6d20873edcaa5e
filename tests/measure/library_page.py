"""How quick the page of matches is in the real window: `python -m tests.measure.library_page`.

With many matches on disk: opening the page until its first screenful is drawn, another filter or
order until the list shows it, and how late the window's own clock ticks while everything is being
indexed.
"""

import argparse
import os
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, QTimer

from boomerang_desktop.desktop import folders
from boomerang_desktop.desktop.app import parse
from boomerang_desktop.desktop.program import Program, application
from boomerang_desktop.library.folder import MATCHES
from tests.measure.library import make

TICK = 16


def wait(until: Callable[[], bool], seconds: float = 600) -> float:
    """How long it took. The window sleeps meanwhile, as it does when the program runs: asking again
    and again would take the interpreter away from the threads that are waited for."""
    loop, start = QEventLoop(), time.perf_counter()
    while not until():
        loop.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        assert time.perf_counter() < start + seconds
    return time.perf_counter() - start


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--matches", type=int, default=10_000)
    asked.add_argument("--folder", type=Path, help="a data folder that is there already")
    options = asked.parse_args()
    with tempfile.TemporaryDirectory() as made:
        folder = options.folder or Path(made)
        if not options.folder:
            (folder / MATCHES).mkdir()
            make(folder, options.matches)
        os.environ[folders.HOME] = str(folder)
        measure()


def measure() -> None:
    program = Program(application(), parse(["--lang", "en"]))
    window, late = program.window, []
    window.settings.player_name = "Ana"
    clock, last = QTimer(), time.perf_counter()

    def tick() -> None:
        nonlocal last
        now = time.perf_counter()
        late.append(1000 * (now - last) - TICK)
        last = now

    clock.setInterval(TICK)
    clock.timeout.connect(tick)
    window.show()
    window.resize(1280, 720)
    program.open()
    clock.start()
    keeper = window.shelf.keeper
    wait(lambda: keeper.busy, 30)
    print(f"indexed in {wait(lambda: not keeper.busy):.1f} s")
    late.sort()
    print(f"late ticks meanwhile: 95 % below {late[len(late) * 95 // 100]:.0f} ms, "
          f"worst {late[-1]:.0f} ms")  # fmt: skip
    clock.stop()
    start = time.perf_counter()
    window.do("library")
    page = window.shelf.page
    assert page is not None
    wait(lambda: page.model.rowCount() > 0)
    window.repaint()
    print(f"first screenful: {1000 * (time.perf_counter() - start):.0f} ms")
    wait(lambda: not keeper.busy)
    filled: list[None] = []
    page.model.filled.connect(lambda: filled.append(None))
    for name, combo, index in (
        ("a game", page.filters.game, 2),
        ("another order", page.filters.sort, 4),
        ("everything again", page.filters.game, 0),
        ("by name", page.filters.sort, 3),
        ("wins first", page.filters.sort, 5),
        ("won", page.filters.result, 1),
    ):
        filled.clear()
        combo.setCurrentIndex(index)
        start = time.perf_counter()
        page.filters.changed.emit()
        wait(lambda: bool(filled))
        window.repaint()
        took = 1000 * (time.perf_counter() - start)
        print(f"{name}: {took:.0f} ms, {page.model.rowCount()} matches")
    window.close()
    program.close()


if __name__ == "__main__":
    main()
