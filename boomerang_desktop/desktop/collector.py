"""Python's garbage collector, in the window's thread and nowhere else.

Left to itself it runs in whichever thread happens to allocate: while the library reads files, say.
What it finds there may be widgets that nothing holds any more, and Qt does not survive that a
widget goes in another thread than its own.
"""

import gc

from PySide6.QtCore import QObject, QTimer

EVERY = 1000
"""Milliseconds between two looks."""


def collect() -> None:
    """Throws away what is due, by Python's own measure."""
    counts = zip(gc.get_count(), gc.get_threshold(), strict=True)
    due = [generation for generation, (count, most) in enumerate(counts) if count > most]
    if due:
        gc.collect(due[-1])


class Collector(QObject):
    """The only one that throws anything away, once the program runs."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self, interval=EVERY)
        self._timer.timeout.connect(collect)

    def begin(self) -> None:
        """What is there now stays for good: no frame of a game waits while it is looked through."""
        gc.freeze()
        self._timer.start()
