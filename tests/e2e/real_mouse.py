"""A whole match with the real mouse of a real (virtual) screen: `python -m tests.e2e.real_mouse`.

Starts Xvfb and the program on it, and lets xdotool drag every token and end every bidding of a
match of hunt against two bots. Prints what happened; exit 0 if the match came to its end.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QEventLoop, QPoint, QProcess
from PySide6.QtTest import QTest

from boomerang_desktop.games.circle.moves import Throw

PATIENCE = 15_000


def wait(until: Callable[[], bool], what: str) -> None:
    clock = QElapsedTimer()
    clock.start()
    while not until():
        QTest.qWait(5)
        if clock.elapsed() > PATIENCE:
            sys.exit(f"waited in vain: {what}")


def xdotool(*words: object) -> None:
    """Runs beside the window, which goes on living meanwhile."""
    process, loop = QProcess(), QEventLoop()
    process.finished.connect(loop.quit)
    process.start("xdotool", [str(word) for word in words])
    loop.exec()
    if process.exitCode():
        sys.exit(f"xdotool {words}: {process.readAllStandardError().toStdString()}")


def drag(start: QPoint, end: QPoint) -> None:
    xdotool("mousemove", start.x(), start.y(), "mousedown", 1)
    for step in range(1, 5):
        at = start + (end - start) * step / 4
        xdotool("mousemove", at.x(), at.y(), "sleep", 0.01)
    xdotool("mouseup", 1)


def play() -> int:
    from boomerang_desktop.desktop import app as command
    from boomerang_desktop.desktop import program
    from boomerang_desktop.desktop.table import pauses
    from boomerang_desktop.games import GAMES
    from boomerang_desktop.match import Match, Seat

    running = program.Program(program.application(["mouse"]), command.parse(["--lang", "en"]))
    running.settings.speed, running.settings.muted = "off", True
    running.settings.bot_pace, running.settings.second_thoughts = "quick", "none"
    window = running.window
    window.resize(1280, 720)
    window.move(0, 0)
    window.show()
    seats = [Seat("Ana"), Seat("Bruno", "random"), Seat("Chloé", "random")]
    match = Match.new(GAMES["hunt"], seats, {}, 11, 0)
    window.begin(match)
    table = window.table
    assert table is not None
    assert table.flow is not None
    board, view = table.flow.board, table.view
    wait(lambda: view.isVisible() and view.viewport().width() > 200, "the window")
    drags = 0

    def on_screen(key: tuple[str | int, ...]) -> QPoint:
        item = board.things.get(key)
        assert item is not None
        return view.viewport().mapToGlobal(view.mapFromScene(item.scenePos()))

    looks = 0
    flow = table.flow
    while True:
        wait(lambda: board.acting == 0 or board.waits or table.result is not None, "Ana's turn")
        if table.result is not None:
            break
        if board.waits:
            # a round is over: it can be looked at until somebody clicks
            QTest.qWait(pauses.TOO_SOON + 50)
            middle = view.viewport().mapToGlobal(view.viewport().rect().center())
            xdotool("mousemove", middle.x(), middle.y(), "click", 1)
            wait(lambda: flow.wait.kind is None, "the click to go on")
            looks += 1
            continue
        made = sum(decision.seat == 0 for decision in match.decisions)
        # any token, and out of the bidding at once: a short match
        path = next(
            (first, second)
            for first in sorted(board.offered.after(), key=str)
            for second in sorted(board.offered.after((first,)), key=str)
            if not isinstance(board.offered.move((first, second)), Throw | None)
        )
        drag(on_screen(path[0]), on_screen(path[1]))
        drags += 1
        now = made
        wait(
            lambda now=now: sum(d.seat == 0 for d in match.decisions) > now,  # type: ignore[misc]
            f"the drag {path} to be a move",
        )
    print(f"{drags} drags, {looks} looks, {len(match.decisions)} decisions, {match.result}")
    window.close()
    running.close()
    return 0


def main() -> int:
    if "--inside" in sys.argv:
        return play()
    reading, writing = os.pipe()
    screen = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x720x24", "-nolisten", "tcp"],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as pipe:
            display = f":{pipe.readline().strip()}"
        with tempfile.TemporaryDirectory() as home:
            environment = os.environ | {
                "DISPLAY": display,
                "QT_QPA_PLATFORM": "xcb",
                "BOOMERANG_HOME": home,
            }
            command = [sys.executable, "-m", "tests.e2e.real_mouse", "--inside"]
            return subprocess.run(command, env=environment, check=False, timeout=300).returncode
    finally:
        screen.terminate()
        screen.wait()


if __name__ == "__main__":
    sys.exit(main())
