"""What the log of arrows says of each event."""

from PySide6.QtCore import QObject

from boomerang_desktop.desktop.games.arrows.telling.names import ArrowsNames
from boomerang_desktop.games.arrows.ending import ALL_TURNS, QUIET_TURNS
from boomerang_desktop.games.arrows.events import (
    Captured,
    Declined,
    Eliminated,
    Ended,
    Entered,
    PawnsLost,
    Placed,
    Stepped,
    TrioCompleted,
)
from boomerang_desktop.games.arrows.moves import CAPTORS, HAND
from boomerang_desktop.games.core import Event


class ArrowsChronicle(QObject):
    """Tells one event after the other, to the only person at the screen as "you"."""

    def __init__(self, names: ArrowsNames) -> None:
        super().__init__(names)
        self._names = names

    def _by(self, seat: int, you: str, other: str) -> str:
        return self._names.by(seat, you, other)

    def tell(self, event: Event) -> str | None:
        match event:
            case Placed():
                return self._by(
                    event.seat,
                    self.tr("You place a pawn on {cell}"),
                    self.tr("{name} places a pawn on {cell}"),
                ).format(cell=event.cell)
            case Stepped():
                return self._by(
                    event.seat,
                    self.tr("You advance a pawn from {start} to {end}"),
                    self.tr("{name} advances a pawn from {start} to {end}"),
                ).format(start=event.start, end=event.end)
            case Captured():
                return self._captured(event)
            case PawnsLost():
                count = len(event.cells)
                return self._by(
                    event.seat,
                    self.tr("You did not capture, and lose %n pawn(s) for good", "", count),
                    self.tr("{name} did not capture, and loses %n pawn(s) for good", "", count),
                )
            case TrioCompleted():
                return self._by(
                    event.seat,
                    self.tr("You complete the Trio {cells}"),
                    self.tr("{name} completes the Trio {cells}"),
                ).format(cells="–".join(map(str, event.cells)))
            case Entered():
                return self._entered(event)
            case Declined():
                return self._by(
                    event.seat, self.tr("You enter no pawn"), self.tr("{name} enters no pawn")
                )
            case Eliminated():
                # the turns that follow are passed over without another word
                return self._by(
                    event.seat,
                    self.tr("You have no pawns left and are out of the game"),
                    self.tr("{name} has no pawns left and is out of the game"),
                )
            case Ended():
                return self.end(event.ending)
        return None

    def _captured(self, event: Captured) -> str:
        setup = self._names.setup
        prisoner = event.to in CAPTORS
        if event.seat == setup.you:
            text = (
                self.tr("You capture a pawn of {owner} on {cell}")
                if prisoner
                else self.tr("You capture on {cell}: the pawn goes to the reserve of {owner}")
            )
        elif event.owner == setup.you:
            text = (
                self.tr("{name} captures a pawn of yours on {cell}")
                if prisoner
                else self.tr("{name} captures on {cell}: the pawn goes to your reserve")
            )
        elif prisoner:
            text = self.tr("{name} captures a pawn of {owner} on {cell}")
        else:
            text = self.tr("{name} captures on {cell}: the pawn goes to the reserve of {owner}")
        name, owner = setup.name(event.seat), setup.name(event.owner)
        return text.format(name=name, owner=owner, cell=event.end)

    def _entered(self, event: Entered) -> str:
        if event.source in CAPTORS:
            return self._freed(event, CAPTORS.index(event.source))
        if event.source == HAND:
            text = self._by(
                event.seat,
                self.tr("You enter a pawn from the hand on {cell}"),
                self.tr("{name} enters a pawn from the hand on {cell}"),
            )
        else:
            text = self._by(
                event.seat,
                self.tr("You enter a pawn from the reserve on {cell}"),
                self.tr("{name} enters a pawn from the reserve on {cell}"),
            )
        return text.format(cell=event.cell)

    def _freed(self, event: Entered, captor: int) -> str:
        setup = self._names.setup
        if event.seat == setup.you:
            text = self.tr("You free a pawn from {captor} and enter it on {cell}")
        elif captor == setup.you:
            text = self.tr("{name} frees a pawn from you and enters it on {cell}")
        else:
            text = self.tr("{name} frees a pawn from {captor} and enters it on {cell}")
        name, held_by = setup.name(event.seat), setup.name(captor)
        return text.format(name=name, captor=held_by, cell=event.cell)

    def end(self, ending: str) -> str:
        """How it ended, without who decided it."""
        return {
            "prisoners": self.tr("Enough prisoners: the game is over"),
            "survivor": self.tr("Only one player has pawns left: the game is over"),
            "quiet": self.tr(
                "%n turn(s) without a capture or a new pawn: the game is over", "", QUIET_TURNS
            ),
            "turns": self.tr("%n turn(s) have been played: the game is over", "", ALL_TURNS),
            "pawns": self.tr("Fewer than three pawns: the game is over"),
        }[ending]
