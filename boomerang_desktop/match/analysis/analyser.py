"""Works out an analysis while others go on with something else."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

from boomerang_desktop.bots.process import Job
from boomerang_desktop.match.analysis.examine import EFFORTS, Found, Piece, examine
from boomerang_desktop.match.analysis.figures import SEED, Analysis, Depth
from boomerang_desktop.match.analysis.whole import assembled, found_in, pieces
from boomerang_desktop.match.match import Match

TRIES = 2
"""A process that dies over a moment may have been killed by anything: it is asked once more."""


class Helper(Protocol):
    """Does jobs in another process."""

    def post(self, job: Job) -> None: ...

    def forget(self) -> None: ...


class Analyser:
    """Follows a match, and works out one moment after the other with all its helpers. Everything is
    called in one thread: that in which the helpers answer."""

    def __init__(
        self,
        helpers: Sequence[Helper],
        changed: Callable[[], None],
        depth: Depth = Depth.NORMAL,
        seed: int = SEED,
    ) -> None:
        """`changed` is called whenever more is known, and when no more will be."""
        self._idle, self._first = list(helpers), next(iter(helpers), None)
        self._busy: list[tuple[Helper, Piece]] = []
        self._changed = changed
        self.depth, self.seed = depth, seed
        self._match: Match | None = None
        self._looked_at: int | None = None
        """The decision that somebody looks at."""
        self._wanted: dict[int, Piece] = {}
        self._found: dict[int, Found] = {}
        self._now: Analysis | None = None
        """What is known, put together when somebody asks for it."""
        self._before: Analysis | None = None
        """A shallower analysis, for as long as the deeper one is not complete."""
        self.failed = False
        """A moment could not be judged, even at the second try, and the rest was left alone."""

    @property
    def working(self) -> bool:
        return bool(self._busy)

    @property
    def progress(self) -> tuple[int, int]:
        """Moments that are known, and all of them."""
        return len(self._found), len(self._wanted)

    @property
    def analysis(self) -> Analysis | None:
        """As far as it goes; the shallower one until a deeper one is complete."""
        if self._match is None:
            return None
        if self._now is None:
            self._now = assembled(self._match, self.depth, self.seed, self._found)
        now = self._now
        return self._before if self._before and not (now and now.complete) else now

    @property
    def unfinished(self) -> bool:
        """Whether a deeper look has begun, and there is only the shallower one to show yet."""
        return self._before is not None and self.analysis is self._before

    def follow(self, match: Match, running: bool = False, kept: Analysis | None = None) -> None:
        """Works on this match, as far as it has been played. To be called again when it has gone
        on, or back: what is known already stays. `kept`: what was found out before."""
        if self._match is None or not _same(match, self._match):
            self._before = None
        self._match, self.failed, self._now = match, False, None
        known = {n: (self._wanted[n], found) for n, found in self._found.items()}
        effort = EFFORTS[self.depth]
        self._wanted = {piece.number: piece for piece in pieces(match, effort, self.seed, running)}
        self._found = {
            n: found for n, (piece, found) in known.items() if self._wanted.get(n) == piece
        }
        if kept and (kept.depth, kept.seed) == (self.depth, self.seed):
            for number, found in found_in(kept).items():
                piece = self._wanted.get(number)
                if piece and (found.judgement or piece.decision is None):
                    self._found.setdefault(number, found)
        self._go_on()

    def look_at(self, number: int | None) -> None:
        """What somebody looks at is worked out before all that has not begun yet."""
        self._looked_at = number

    def deepen(self, depth: Depth) -> None:
        """Begins anew at another depth. The analysis stays as it is until the new one is whole."""
        assert self._match is not None
        before, match = self.analysis, self._match
        self.stop()
        self.depth = depth
        self.follow(match)
        self._before = before

    def stop(self) -> None:
        """At once. What is known stays, and `follow` goes on from there."""
        for helper, _ in self._busy:
            helper.forget()
            self._idle.append(helper)
        self._busy.clear()

    def _go_on(self) -> None:
        in_hand = {piece.number: piece for _, piece in self._busy}
        left = [
            piece
            for number, piece in self._wanted.items()
            if number not in self._found and in_hand.get(number) != piece
        ]
        while left and self._idle and not self.failed:
            helper = self._idle.pop(0)
            # neighbours have a position in common: one helper comes from either end
            end = 0 if helper is self._first else len(left) - 1
            self._post(helper, left.pop(self._urgent(left, end)))

    def _urgent(self, left: Sequence[Piece], otherwise: int) -> int:
        """Which of them comes next: what is looked at, and the moment after it, which shows what
        came of it."""
        looked = self._looked_at
        wanted = () if looked is None else (looked, looked + 1)
        return next((n for n, piece in enumerate(left) if piece.number in wanted), otherwise)

    def _post(self, helper: Helper, piece: Piece) -> None:
        task = helper, piece
        self._busy.append(task)
        answer, give_up = partial(self._answered, task), partial(self._gave_up, task)
        helper.post(Job(examine, (piece,), answer, give_up, TRIES))

    def _done(self, task: tuple[Helper, Piece]) -> None:
        self._busy = [other for other in self._busy if other is not task]
        self._idle.append(task[0])

    def _answered(self, task: tuple[Helper, Piece], found: Found) -> None:
        self._done(task)
        piece = task[1]
        # the match may have gone another way meanwhile
        if self._wanted.get(piece.number) == piece:
            self._found[piece.number] = found
            self._now = None
        self._go_on()
        self._changed()

    def _gave_up(self, task: tuple[Helper, Piece]) -> None:
        self._done(task)
        self.failed = True
        self._changed()


def _same(match: Match, other: Match) -> bool:
    """Whether it is one match, though it may have been read from disk again."""
    return (match.id, match.decisions) == (other.id, other.decisions)
