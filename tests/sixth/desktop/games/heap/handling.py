"""What a hand can do with the heap."""

from collections.abc import Iterable, Sequence

from boomerang_desktop.desktop.scene.gestures import Gesture, Path
from boomerang_desktop.desktop.scene.handling import Handling
from boomerang_desktop.games.core import Move
from tests.sixth.games.heap import HeapState, Take

BOWL = ("bowl",)


class HeapHandling(Handling[HeapState]):
    """Whoever lifts the third counter takes three."""

    def paths(self, seat: int, moves: Sequence[Move]) -> Iterable[Gesture]:
        for move in moves:
            if isinstance(move, Take):
                yield Gesture((("counter", move.count), BOWL), move)

    def attempts(self, seat: int, path: Path) -> Iterable[Move]:
        if path[0][0] == "counter":
            yield Take(int(path[0][1]))

    def letter(self, text: str) -> bool:
        if text not in ("1", "2", "3"):
            return False
        if self.board.hand.lift(("counter", int(text))):
            self.board.hand.put_down(BOWL)
        return True
