"""What one game shows: the part of a table that every game writes for itself."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from boomerang_desktop.desktop.look import assets, theme
from boomerang_desktop.desktop.scene import seating
from boomerang_desktop.desktop.scene.animation import Animation, Step
from boomerang_desktop.desktop.scene.gestures import Key, Path
from boomerang_desktop.desktop.scene.guide.card import Enlarged
from boomerang_desktop.desktop.scene.guide.texts import GuideTexts
from boomerang_desktop.desktop.scene.seating import SeatPlace
from boomerang_desktop.desktop.scene.words import Words
from boomerang_desktop.games.core import Event, Move, State

if TYPE_CHECKING:
    from boomerang_desktop.desktop.scene.board import Board
    from boomerang_desktop.desktop.scene.handling import Aim, Handling

S = TypeVar("S", bound=State)


class GameTable(Generic[S]):
    """Puts pictures where the view says. It decides no rule, hears no mouse and says nothing: for
    that it has `handling` and `words`, which a subclass makes before anything is shown."""

    sounds: ClassVar[dict[str, str]] = {}
    """Which sounds stand for `lift` and other common ones in this game."""
    tallest: ClassVar[float] = seating.TALLEST
    """How high the panel of another player gets, at the usual text size."""
    still: ClassVar[bool] = False
    """Whether the first person's tray stays in front when several play at this screen: everybody
    can take from their panel where it lies, and nothing is secret. The viewer is whoever decides
    nevertheless."""
    off_at_first: ClassVar[frozenset[str]] = frozenset()
    """The aids that are off until somebody wants them."""

    words: Words[S]
    handling: "Handling[S]"

    def __init__(self, board: "Board[S]") -> None:
        self.board = board

    @property
    def view(self) -> S:
        return self.board.view

    @property
    def caption(self) -> str:
        """What is being shown or asked just now, in place of whose turn it is."""
        return ""

    @property
    def tells_scores(self) -> bool:
        """Whether how everybody stands is written on their panels."""
        return True

    def sound(self, name: str) -> str:
        """Which sound stands for a common one in this game."""
        return self.sounds.get(name, name)

    # --- everything in its place

    def places(self) -> dict[int, SeatPlace]:
        """Where each seat has its panel, and which way it faces."""
        board = self.board
        seats = len(board.setup.seats)
        if board.tabletop:
            return seating.around(
                board.sceneRect(), seats, theme.text_size(), board.setup.persons, board.strip
            )
        front = board.viewer
        if self.still and len(board.setup.persons) > 1:
            front = min(board.setup.persons)
        return seating.in_front(
            board.sceneRect(), seats, front, theme.text_size(), self.tallest, board.strip
        )

    def facing(self, seat: int) -> float:
        """How far what is meant for a seat's player is turned: the way they look at the table."""
        place = self.board.places.get(seat)
        return place.rotation if place else 0.0

    def arrange(self) -> None:
        """Puts everything where the view says, with `board.things.place`."""
        raise NotImplementedError

    def enlarged(self, key: Key) -> Enlarged | None:
        """A larger picture of a thing, to be seen while somebody points at it: its size, and how
        it is painted."""
        return None

    def groups(self, view: S) -> Sequence[tuple[str, Sequence[Key]]]:
        """What lies on the table as people think of it, for whoever listens: what lies before
        each seat, then the rest."""
        board, texts = self.board, GuideTexts(self.words)
        left = {key: item.scenePos() for key, item in board.things.all()}
        told: list[tuple[str, Sequence[Key]]] = []
        for seat, panel in board.panels.items():
            box = panel.mapRectToScene(panel.rect)
            before = [key for key, at in left.items() if box.contains(at)]
            left = {key: at for key, at in left.items() if key not in before}
            told.append((texts.who(seat), [panel.key, *before]))
        return [*told, (texts.middle(), list(left))]

    def echoes(self, view: S) -> frozenset[Key]:
        """What only repeats what another thing says: left out of what is told, unless something in
        the hand may land there."""
        return frozenset()

    def draw_ground(self, painter: QPainter, rect: QRectF) -> None:
        """What lies under everything, kept as one picture."""
        board = self.board
        whole = board.sceneRect()
        painter.fillRect(rect, board.world.ground)
        name = f"{board.setup.game.id}/ground"
        if theme.is_dark() and assets.exists(f"{name}-dark"):
            name = f"{name}-dark"
        if assets.exists(name):
            # the ground covers the table and keeps its proportions: 16 to 9
            width = max(whole.width(), whole.height() * 16 / 9)
            box = QRectF(0, 0, width, width * 9 / 16)
            box.moveCenter(whole.center())
            assets.draw(painter, name, box, zoom=board.zoom)

    # --- light and marks

    def light(self, path: Path, targets: frozenset[Key]) -> None:
        """Shows where what is lifted may land; nothing for an empty path."""
        self.board.things.light(targets if path else ())

    def show_aim(self, aim: "Aim | None") -> None:
        """Shows what letting go here would mean; None: nothing is in the hand any more."""

    def light_advice(self, move: Move | None) -> None:
        """Shows what a move would touch; nothing for None."""
        self.board.things.light(self.board.offered.keys(move) if move is not None else ())

    def show_choice(self, move: Move) -> None:
        """A move that its player may still take back."""
        self.light_advice(move)

    def mark(self, events: Sequence[Event]) -> set[Key]:
        """The things that stay marked until whoever looks decides: by all that happened since
        their last decision, which may be the moves of several seats."""
        return set()

    def scene_of(self, event: Event) -> Key | None:
        """The thing or the place where that has happened; else whoever did it."""
        seat = getattr(event, "seat", None)
        return None if seat is None else ("seat", seat)

    def show_line(self, key: str) -> None:
        """Lights what a line of the final table counts."""

    # --- what happens

    def offered(self) -> None:
        """Moves have just been offered, or are no longer."""

    def begin_play(self, events: Sequence[Event]) -> None:
        """A move is about to be shown."""

    def deal(self) -> Iterator[Step]:
        """How the first position comes about, shown when a match begins: everything lies where the
        view says, and the first step takes up what is dealt."""
        return iter(())

    def pause_after(self, events: Sequence[Event]) -> bool:
        """Whether these events of a move end something that people like to look at before it goes
        on, such as a round. The table then waits at the step `Animation.rest`, with what stands
        there, or after all of them if the animation has no such step."""
        return False

    def steps(self, before: S, events: Sequence[Event], after: S) -> Iterator[Step]:
        """How the events of a move look, one after the other; if a game does not say, everything
        glides to where it lies afterwards."""
        return iter([Animation(self, before, after).rearrange])

    def overhear(self, events: Sequence[Event], after: S) -> bool:
        """Others have decided while a person here is still choosing. True if that is now shown and
        the person was not disturbed; otherwise it is shown when they have chosen."""
        return False
