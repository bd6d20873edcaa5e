"""What decided a match is worked out beside the table: from its first moves on, if there is a core
to spare, and kept beside its record."""

import os
from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from boomerang_desktop.desktop.saver import Saver
from boomerang_desktop.desktop.table.background import Background
from boomerang_desktop.match import Match
from boomerang_desktop.match.analysis import Analyser, Analysis, Depth, can_analyse

PATIENCE = 60_000
"""Milliseconds of silence after which a helper is given up for lost: on a busy machine everything
else goes first, and that can be long."""
BEGINS = 3000
"""Milliseconds after which a match that is being played is followed: not while it is set up."""
HELPERS = 2
SPARE = 4
"""With so many cores all helpers work during a match; with fewer, one; beside nothing but one core,
none."""
LAST = 19
"""Everything else on the machine goes first."""


class Inquiry(QObject):
    """Nothing of it may be shown to people who still play: it knows all cards."""

    changed = Signal()
    """More is known, or it was given up."""

    def __init__(
        self,
        saver: Saver,
        parent: QObject | None = None,
        helpers: Sequence[Background] | None = None,
    ) -> None:
        super().__init__(parent)
        self._saver = saver
        self.helpers = helpers or [Background(PATIENCE, self, LAST) for _ in range(HELPERS)]
        self._paused = False
        self._match: Match | None = None
        self._length = 0
        self._analyser = self._new(Depth.NORMAL)
        self._left: tuple[str, Analyser] | None = None
        """The match whose deeper look somebody left before it was complete, and that."""
        self._later = QTimer(self, singleShot=True, interval=BEGINS)
        self._later.timeout.connect(self._watch)

    def _new(self, depth: Depth) -> Analyser:
        return Analyser(self.helpers, self._know_more, depth)

    @property
    def analysis(self) -> Analysis | None:
        """As far as it goes."""
        return self._analyser.analysis

    @property
    def working(self) -> bool:
        return self._analyser.working

    @property
    def failed(self) -> bool:
        return self._analyser.failed

    @property
    def progress(self) -> tuple[int, int]:
        return self._analyser.progress

    @property
    def depth(self) -> Depth:
        """How deep it looks now."""
        return self._analyser.depth

    @property
    def interrupted(self) -> bool:
        """Whether a deeper look has begun and does not go on."""
        return self._analyser.unfinished and not self.working

    def set_paused(self, paused: bool) -> None:
        """Paused, nothing is worked out, and nothing is forgotten."""
        self._paused = paused
        self._share_out()

    def _share_out(self) -> None:
        """Says who works: beside a match that is played, only as many as there are cores for."""
        match = self._match
        alone = match is not None and not match.over and _cores() < SPARE
        for number, helper in enumerate(self.helpers):
            helper.set_paused(self._paused or (alone and number > 0))

    # --- while it is played

    def watch(self, match: Match) -> None:
        """Somebody plays: what will not change any more is looked at, quietly."""
        if _cores() == 1 or not can_analyse(match.game.id):
            return
        if match is not self._match:
            self.stop()
            self._match, self._analyser = match, self._new(Depth.NORMAL)
            self._length = 0
        self._share_out()
        if not self._later.isActive():
            self._later.start()

    def _watch(self) -> None:
        match = self._match
        if match and not match.over and len(match.decisions) != self._length:
            self._length = len(match.decisions)
            self._analyser.follow(match, running=True)

    # --- when it is over

    def begin(self, match: Match) -> None:
        """Works out all of it, or what is missing of what is kept."""
        self._later.stop()
        if match is not self._match:
            self.stop()
            self._match, self._analyser = match, self._new(Depth.NORMAL)
            if self._left and self._left[0] == match.id:
                # it goes on when somebody wants it to
                (_, self._analyser), self._left = self._left, None
                self.changed.emit()
                return
        self._share_out()
        kept = self._saver.analysis(match)
        if kept and kept.depth.rank > self._analyser.depth.rank:
            self._analyser.stop()
            self._analyser = self._new(kept.depth)
        self._analyser.follow(match, kept=kept)
        if not self._analyser.working:
            self.changed.emit()

    def look_at(self, number: int | None) -> None:
        """What somebody looks at comes first."""
        self._analyser.look_at(number)

    def deepen(self) -> None:
        self._analyser.deepen(Depth.DEEP)
        self.changed.emit()

    def pause(self) -> None:
        """No more for now; `begin` goes on from there."""
        self._later.stop()
        self._analyser.stop()
        self._keep()
        self.changed.emit()

    def stop(self) -> None:
        """Nobody is interested any more; what was found is kept, and what a deeper look has found
        so far too, until the program ends."""
        self._later.stop()
        self._analyser.stop()
        self._keep()
        if self._match and self._analyser.unfinished:
            self._left = self._match.id, self._analyser
        self._match = None

    def close(self) -> None:
        """Leaves no process behind."""
        self.stop()
        for helper in self.helpers:
            helper.close()

    def _know_more(self) -> None:
        if not self._analyser.working:
            self._keep()
        self.changed.emit()

    def _keep(self) -> None:
        """Only of a match that is over: nobody finds the cards of one that runs on the disk."""
        match, analysis = self._match, self.analysis
        if match and match.over and analysis and analysis.moments:
            self._saver.keep_analysis(match, analysis)


def _cores() -> int:
    return os.cpu_count() or 1
