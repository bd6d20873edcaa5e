"""The program with somebody listening: `python -m tests.e2e.screen_reader RECORD...`.

Opens one record after the other and goes back in each, while every part of the window is read out
in between, as a screen reader does. Prints how much was read; ends as the program does.
"""

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAccessible, QAccessibleInterface

from boomerang_desktop.desktop import app, program

PAUSE = 50


def read(part: QAccessibleInterface) -> int:
    """Makes Qt know it and all that lies in it, and asks everything about it."""
    QAccessible.uniqueId(part)
    part.text(QAccessible.Text.Name), part.rect(), part.state(), part.parent()
    # Qt answers None for what has no interface, which the stubs do not know
    inside: list[QAccessibleInterface | None] = [part.child(n) for n in range(part.childCount())]
    return 1 + sum(read(child) for child in inside if child)


class Listened(program.Program):
    def open(self) -> None:
        super().open()
        QAccessible.setActive(True)
        window = self.window
        todo: list[Callable[[], object]] = []
        for file in sys.argv[1:]:
            todo += [partial(window.open_file, Path(file))]
            todo += [partial(window.do, "previous")] * 5
            todo += [window.show_home]

        def go_on() -> None:
            print(read(QAccessible.queryAccessibleInterface(window)))
            if todo:
                todo.pop(0)()
                QTimer.singleShot(PAUSE, go_on)
            else:
                window.close()

        QTimer.singleShot(PAUSE, go_on)


if __name__ == "__main__":
    program.Program = Listened  # type: ignore[misc]
    sys.exit(app.main(["--lang", "en"]))
