"""What everything on the table of arrows is and means, for newcomers."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject

from boomerang_desktop.desktop.games.arrows import keys, outlook
from boomerang_desktop.desktop.games.arrows.telling.names import ArrowsNames
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.desktop.scene.words import About
from boomerang_desktop.games.arrows import hints
from boomerang_desktop.games.arrows.board import ARROWS, NEUTRAL
from boomerang_desktop.games.arrows.ending import FEWEST
from boomerang_desktop.games.arrows.state import ArrowsState


class ArrowsAbout(QObject):
    """Never cache its strings: the language can change at runtime."""

    def __init__(self, names: ArrowsNames) -> None:
        super().__init__(names)
        self._names = names

    def tell(self, view: ArrowsState, key: Key) -> About | None:
        match key:
            case ("cell" | "pawn", int(cell)):
                owner = outlook.owner(view, cell)
                return self._cell(cell) if owner is None else self._pawn(view, cell, owner)
            case ("line", int(start), int(end)):
                return self._line(start, end)
            case ("trio", int(number)):
                return self._trio(view, number)
            case ("fallen", *_):
                text = self.tr("It has left the board since your last turn.")
                return self._after(self._names.thing(view, key), text, rule="P4")
            case ("seat", int(seat)):
                return self._seat(view, seat)
            case (("hand" | "reserve" | "prisoners"), *_):
                return self._heap(view, key)
            case ("row", str(kind), int(seat)):
                return self._row(view, kind, seat)
            case keys.BOARD:
                return About(self._legend(), "P1")
        return self._pressed(view, key)

    def _after(self, label: str, *texts: str, rule: str) -> About:
        """A thing by its name, then what it means."""
        named = f"{label[:1].upper()}{label[1:]}."
        return About(" ".join(filter(None, (named, *texts))), rule)

    # --- the board

    def _cell(self, cell: int) -> About:
        out = _cells(end for start, end in ARROWS if start == cell)
        into = _cells(start for start, end in ARROWS if end == cell)
        neutral = _cells(sum(line) - cell for line in NEUTRAL if cell in line)
        text = self.tr("Cell {cell}, free. Arrows lead to {out} and come from {into}.")
        more = self.tr("No capture along the neutral lines to {cells}.").format(cells=neutral)
        told = text.format(cell=cell, out=out, into=into)
        return About(f"{told} {more}" if neutral else told, "P4")

    def _pawn(self, view: ArrowsState, cell: int, owner: int) -> About:
        prey = hints.captures(view, owner).get(cell, ())
        takers = hints.threats(view, owner).get(cell, ())
        can = (
            self.tr("It can capture on {cells}.").format(cells=_cells(prey))
            if prey
            else self.tr("It cannot capture anything now.")
        )
        threatened = (
            self.tr("It can be captured by the pawns on {cells}.").format(cells=_cells(takers))
            if takers
            else self.tr("Nobody can capture it now.")
        )
        return self._after(self._names.thing(view, keys.pawn(cell)), can, threatened, rule="P4")

    def _line(self, start: int, end: int) -> About:
        if (start, end) in ARROWS:
            text = self.tr(
                "Arrow from {start} to {end}: capture in its direction only, step both ways."
            )
        else:
            text = self.tr(
                "Neutral line between {start} and {end}: pawns step along it, but never capture."
            )
        return About(text.format(start=start, end=end), "P4")

    def _trio(self, view: ArrowsState, number: int) -> About:
        cells = outlook.trio_cells(number)
        text = self.tr(
            "Orange triangle: fill its cells {cells} to complete a Trio and enter a new pawn."
        ).format(cells=_cells(cells))
        owners = {outlook.owner(view, cell) for cell in cells}
        holder = owners.pop() if len(owners) == 1 else None
        if holder is None:
            return About(text, "P6")
        held = self._names.by(holder, self.tr("You hold it now."), self.tr("{name} holds it now."))
        return About(f"{text} {held}", "P6")

    def _legend(self) -> str:
        """What each colour stands for, and that alone."""
        return "\n".join(
            (
                self.tr("Brass arrows: the way pawns capture."),
                self.tr("Pale double lines: neutral, no capture."),
                self.tr("Orange triangles: Trios."),
                self.tr("Light blue: where the pawn in your hand may land."),
                self.tr("Green rings: pawns that can capture, or that you can capture."),
                self.tr("Broken red rings: pawns in danger."),
                self.tr("Violet dots: what was done since your last turn."),
            )
        )

    # --- what lies at a seat

    def _seat(self, view: ArrowsState, seat: int) -> About:
        if view.setup.duel:
            text = self.tr(
                "The number counts pawns on the board and in hand: whoever has fewer than {number} "
                "loses."
            )
            return About(text.format(number=FEWEST), "P13")
        text = self.tr("The number counts prisoners: whoever has {number} wins the match.")
        text = text.format(number=view.setup.goal)
        if view.strength(seat):
            return About(text, "P8")
        return About(f"{text} {self.tr('With no pawn left, one is passed over.')}", "P9")

    def _heap(self, view: ArrowsState, key: Key) -> About:
        label = self._names.thing(view, key)
        match key:
            case ("hand", *_):
                text = self.tr("One is placed on any free cell in a turn.")
                return self._after(label, text, rule="P3")
            case ("reserve", *_):
                text = self.tr("Captured pawns come here; only a Trio brings them back into play.")
                return self._after(label, text, rule="P11")
        text = self.tr("They count for their captor until their owner frees them with a Trio.")
        return self._after(label, text, rule="P7")

    def _row(self, view: ArrowsState, kind: str, seat: int) -> About:
        label = self._names.thing(view, keys.row(kind, seat))
        match kind:
            case "hand":
                return self._heap(view, keys.hand(seat))
            case "reserve":
                return self._heap(view, keys.reserve(seat))
            case "strength":
                text = self.tr("Whoever falls below {number}, left of the mark, loses the match.")
                return self._after(label, text.format(number=FEWEST), rule="P13")
        label = self._names.thing(view, keys.row("prisoners", seat))
        text = self.tr(
            "Whoever is first to hold {number} wins; empty spots are still to be filled."
        )
        return self._after(label, text.format(number=view.setup.goal), rule="P8")

    # --- what can be pressed

    def _pressed(self, view: ArrowsState, key: Key) -> About | None:
        match key:
            case keys.THREATS:
                text = self.tr(
                    "Green rings: pawns you can capture. Broken red rings: pawns you can lose."
                )
                return About(text, "P4")
            case keys.LOSE:
                text = self.tr("Makes the move and gives up every pawn that could have captured.")
                return About(text, "P5")
            case keys.TAKE_BACK:
                return About(self.tr("Puts the pawn back: you can still capture."), "P5")
            case keys.STOP:
                return About(self.tr("Ends the chain here; a pawn captures up to three."), "P4")
            case keys.DECLINE:
                return About(self.tr("Enters no pawn for this Trio; the turn goes on."), "P6")
        return None


def _cells(numbers: Iterable[int]) -> str:
    found: Sequence[int] = sorted(numbers)
    return ", ".join(map(str, found))
