"""What the heap says."""

from collections.abc import Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP

from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.desktop.scene.words import InHand, LogLine, ResultLine, Words
from boomerang_desktop.games.core import Event, Move, Result
from tests.sixth.games.heap import HeapState, Take, Taken

REFUSALS = (
    QT_TRANSLATE_NOOP("HeapWords", "wait for your turn"),
    QT_TRANSLATE_NOOP("HeapWords", "take one, two or three"),
    QT_TRANSLATE_NOOP("HeapWords", "take no more than there are"),
    QT_TRANSLATE_NOOP("HeapWords", "the heap is gone"),
)


class HeapWords(Words[HeapState]):
    def title(self, view: HeapState) -> str:
        return self.tr("{count} left").format(count=view.left)

    def status(self, view: HeapState, seat: int | None, in_hand: InHand) -> str:
        if seat is None:
            return self.tr("The heap is gone")
        if in_hand.path:
            text = self.tr("{name} holds {count}: into the bowl with them")
            return text.format(name=self.name(seat), count=in_hand.path[0][1])
        return self.tr("{name} takes one, two or three").format(name=self.name(seat))

    def lines(
        self, before: HeapState, events: Sequence[Event], after: HeapState
    ) -> Sequence[LogLine]:
        text = self.tr("{name} takes {count}, {left} left")
        return [
            LogLine(e.seat, text.format(name=self.name(e.seat), count=e.count, left=e.left))
            for e in events
            if isinstance(e, Taken)
        ]

    def advice(self, view: HeapState, move: Move) -> str:
        assert isinstance(move, Take)
        return self.tr("Take {count}").format(count=move.count)

    def standings(self, view: HeapState) -> Sequence[Sequence[tuple[str, int]]]:
        return [[(self.tr("Taken"), count)] for count in view.taken]

    def explain(self, view: HeapState, result: Result) -> Sequence[ResultLine]:
        return [ResultLine("taken", self.tr("Taken"), [str(n) for n in result.scores])]

    def ending(self, view: HeapState, result: Result) -> str:
        return self.tr("The heap is gone · T4")

    def thing(self, view: HeapState, viewer: int, key: Key) -> tuple[str, str]:
        if key[0] == "bowl":
            return self.tr("The bowl"), ""
        return self.tr("{count} from the heap").format(count=key[1]), ""

    def keys(self) -> Sequence[tuple[str, str]]:
        return [("1 – 3", self.tr("Take so many"))]
