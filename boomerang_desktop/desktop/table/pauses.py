"""What the table waits for, and how long: for people to look, to think again, or to go on."""

from collections.abc import Callable
from enum import Enum
from typing import Self

import attrs
from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from boomerang_desktop.desktop.settings import Settings

MOMENT = 2000
"""Milliseconds for a look at a round that is over, and to think again."""
SEEN = 1500
"""Milliseconds for which a move is seen before the curtain closes over it."""
AFTER_BOT = {"relaxed": 1500, "normal": 400, "quick": 0, "wait": None}
"""Milliseconds after a bot's move; None: until somebody goes on."""
TOO_SOON = 300
"""Milliseconds in which a click or a key too many ends nothing."""


@attrs.define
class Patience:
    """How people at this screen would like the table to wait."""

    bots: str = "quick"
    """After a bot's move: relaxed, normal, quick, or `wait` for a click or a key."""
    rounds: str = "none"
    """After a round: for a `click` or a key, a `moment`, or `none`."""
    choices: str = "none"
    """Before a choice that cannot be taken back is made: a `moment`, until they `confirm` it, or
    `none`."""

    @classmethod
    def wanted(cls, settings: Settings) -> Self:
        return cls(settings.bot_pace, settings.round_pause, settings.second_thoughts)


class Kind(Enum):
    """What is waited for."""

    ROUND = "somebody looks at what a round has brought"
    MOVE = "somebody looks at what a bot has done"
    CURTAIN = "a move is seen before the curtain closes"
    CHOICE = "somebody may think again"
    COACH = "the coach looks at a choice"
    DOUBT = "the coach asks whether it is meant"


class Wait(QObject):
    """The one thing that is waited for, if anything is."""

    changed = Signal()
    """It has begun, or is over."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.kind: Kind | None = None
        self._then: Callable[[], None] = lambda: None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.end)
        self._since = QElapsedTimer()

    @property
    def milliseconds(self) -> int | None:
        """How long it takes; None: until somebody goes on."""
        return self._timer.interval() if self._timer.isActive() else None

    def begin(self, kind: Kind, milliseconds: int | None, then: Callable[[], None]) -> None:
        """Calls `then` when it is over, unless it is called off."""
        self.call_off()
        self.kind, self._then = kind, then
        self._since.start()
        if milliseconds is not None:
            self._timer.start(milliseconds)
        self.changed.emit()

    def become(self, kind: Kind) -> None:
        """The same choice is waited for, but otherwise."""
        self.kind = kind
        self.changed.emit()

    def end(self) -> None:
        """Waited long enough."""
        if self.kind is not None:
            then = self._then
            self.call_off()
            then()

    def nudge(self) -> None:
        """Somebody wants to go on, unless the click or key was meant for what came before."""
        if self._since.elapsed() >= TOO_SOON:
            self.end()

    def call_off(self) -> None:
        """Nothing is waited for any more, and nothing comes of it."""
        self._timer.stop()
        if self.kind is not None:
            self.kind = None
            self.changed.emit()
