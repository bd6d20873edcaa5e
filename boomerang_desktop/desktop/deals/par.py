"""Par: master plays one chair of a deal several times in the background."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from boomerang_desktop.bots.process import Job
from boomerang_desktop.desktop.table.background import Background
from boomerang_desktop.match import Match, record

PATIENCE = 60_000
"""Milliseconds without a sign of life after which a try is abandoned."""


class ParPlayer(QObject):
    """Plays tries one after the other, until there are enough or it is stopped."""

    went_on = Signal()
    """A try finished or was abandoned."""

    def __init__(self, match: Match, seat: int, known: Sequence[int], parent: QObject) -> None:
        super().__init__(parent)
        self._match, self._seat = match, seat
        self.scores = list(known)
        self.failed = False
        self._worker: Background | None = None

    @property
    def working(self) -> bool:
        return self._worker is not None

    @property
    def done(self) -> bool:
        from boomerang_desktop.library.deals.par import TIMES

        return len(self.scores) >= TIMES

    @property
    def mean(self) -> float:
        return sum(self.scores) / len(self.scores)

    def start(self) -> None:
        if not self.working and not self.done:
            self._worker = Background(PATIENCE, self)
            self.failed = False
            self._try()

    def stop(self) -> None:
        worker, self._worker = self._worker, None
        if worker:
            worker.close()

    def _try(self) -> None:
        from boomerang_desktop.library.deals.par import ParResult, begin, play

        assert self._worker is not None

        def answered(tried: ParResult) -> None:
            self.scores.append(tried.score)
            if self.done:
                self.stop()
            else:
                self._try()
            self.went_on.emit()

        begun = record.dump(begin(self._match, self._seat, len(self.scores)))
        self._worker.post(Job(play, (begun, self._seat), answered, self._give_up))

    def _give_up(self) -> None:
        self.failed = True
        self.stop()
        self.went_on.emit()
