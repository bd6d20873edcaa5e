"""Runs Python's garbage collection on the GUI thread only.

By default it runs on whichever thread happens to allocate, such as the one reading the library. It
may then free widgets, and Qt crashes when a widget is destroyed outside the GUI thread."""

import gc

from PySide6.QtCore import QObject, QTimer

EVERY = 1000
"""Milliseconds between two checks."""


def collect() -> None:
    """Collect the generations that are due by Python's own thresholds."""
    counts = zip(gc.get_count(), gc.get_threshold(), strict=True)
    due = [generation for generation, (count, most) in enumerate(counts) if count > most]
    if due:
        gc.collect(due[-1])


class GarbageCollection(QObject):
    """Collects garbage once the program runs, while automatic collection is off."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self, interval=EVERY)
        self._timer.timeout.connect(collect)

    def begin(self) -> None:
        """Exempt all existing objects from collection, so that scanning them never delays a
        frame."""
        gc.freeze()
        self._timer.start()
