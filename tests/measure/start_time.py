"""How long the program takes from the start of its process to the first picture of its window,
and how much memory it needs, against an empty PySide6 window on the same machine.

Usage: .venv/bin/python tests/measure/start_time.py [RUNS]
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time

CACHE = tempfile.TemporaryDirectory()

EMPTY = """
from PySide6.QtWidgets import QApplication, QWidget
app = QApplication([])
window = QWidget()
window.resize(1280, 720)
"""
PROGRAM = """
import gc
gc.disable()  # as `main` does
from boomerang_desktop.desktop import app as command
options = command.parse([])
from boomerang_desktop.desktop.program import Program, application
app = application()
program = Program(app, options)
window = program.window
"""
TABLE = """
from boomerang_desktop.games import GAMES
from boomerang_desktop.match import Match, Seat
seats = [Seat("Ana"), Seat("Bo"), Seat("Cy")]
window.begin(Match.new(GAMES["hunt"], seats, {}, 1, 0))
"""
FIRST_PICTURE = """
from PySide6.QtCore import QEvent, QObject, QTimer
class Eye(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            QTimer.singleShot(0, app.quit)
        return False
eye = Eye()
window.installEventFilter(eye)
window.show()
app.exec()
import time
print(time.time())
"""
MEMORY = """
QTimer.singleShot(1500, app.quit)
app.exec()
import resource
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
import os
os._exit(0)
"""


def run(code: str) -> list[float]:
    """Runs the code in a fresh process; the time of its start, and every number it prints."""
    with tempfile.TemporaryDirectory() as home:
        env = {"QT_QPA_PLATFORM": "offscreen", **os.environ, "BOOMERANG_HOME": home}
        # compiled once, as wherever the program is installed
        env.pop("PYTHONDONTWRITEBYTECODE", None)
        env["PYTHONPYCACHEPREFIX"] = CACHE.name
        begun = time.time()
        done = subprocess.run(
            [sys.executable, "-c", code], env=env, stdout=subprocess.PIPE, text=True, check=True
        )
    return [begun, *map(float, done.stdout.split())]


def seconds(code: str) -> float:
    begun, painted = run(code + FIRST_PICTURE)
    return painted - begun


def main() -> None:
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 9
    seconds(EMPTY), seconds(PROGRAM)  # warm the disk
    # taking turns, so that a busy moment of the machine hits both
    pairs = [(seconds(EMPTY), seconds(PROGRAM)) for _ in range(runs)]
    empty, program = (statistics.median(times) for times in zip(*pairs, strict=True))
    print(f"empty window {empty:.3f} s, program {program:.3f} s, ratio {program / empty:.2f}")
    for name, code in (
        ("empty window", EMPTY),
        ("home page", PROGRAM),
        ("table open", PROGRAM + TABLE),
    ):
        print(f"memory, {name}: {run(code + FIRST_PICTURE + MEMORY)[-1]:.0f} MB at most")


if __name__ == "__main__":
    main()
