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
    """Puts items where the view says. It decides no rule, handles no mouse and says nothing: a
    subclass makes `handling` and `words` for that."""

    sounds: ClassVar[dict[str, str]] = {}
    """The sounds this game uses for `lift` and other common ones."""
    tallest: ClassVar[float] = seating.TALLEST
    """The height of another player's panel, at most, at the usual text size."""
    still: ClassVar[bool] = False
    """Keep the first person's tray in front when several people share the screen: all can take
    from their panels where they lie, and nothing is secret. The viewer is still the player who
    decides."""
    off_at_first: ClassVar[frozenset[str]] = frozenset()
    """The aids that are off by default."""

    words: Words[S]
    handling: "Handling[S]"

    def __init__(self, board: "Board[S]") -> None:
        self.board = board

    @property
    def view(self) -> S:
        return self.board.view

    @property
    def caption(self) -> str:
        """What is shown or asked right now, instead of whose turn it is."""
        return ""

    @property
    def tells_scores(self) -> bool:
        """Are the scores written on the panels?"""
        return True

    def sound(self, name: str) -> str:
        """The sound this game uses for a common one."""
        return self.sounds.get(name, name)

    # --- everything in its place

    def places(self) -> dict[int, SeatPlace]:
        """Where each seat's panel lies, and which way it faces."""
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
        """The rotation at which a seat's player reads the table."""
        place = self.board.places.get(seat)
        return place.rotation if place else 0.0

    def arrange(self) -> None:
        """Put everything where the view says, with `board.things`."""
        raise NotImplementedError

    def enlarged(self, key: Key) -> Enlarged | None:
        """A larger picture of a thing while the pointer is on it: its size, and how to paint it."""
        return None

    def groups(self, view: S) -> Sequence[tuple[str, Sequence[Key]]]:
        """What lies on the table in groups, for screen readers: before each seat, then the rest."""
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
        """Things that only repeat another one: not read aloud, unless the carried thing may land
        there."""
        return frozenset()

    def draw_ground(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the ground, kept as one picture."""
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
        """Light where the lifted thing may land; nothing for an empty path."""
        self.board.things.light(targets if path else ())

    def show_aim(self, aim: "Aim | None") -> None:
        """Show what dropping here would mean; None: the hand is empty."""

    def light_advice(self, move: Move | None) -> None:
        """Light what a move would touch; nothing for None."""
        self.board.things.light(self.board.offered.keys(move) if move is not None else ())

    def show_choice(self, move: Move) -> None:
        """Show a move the player may still take back."""
        self.light_advice(move)

    def mark(self, events: Sequence[Event]) -> set[Key]:
        """The things marked until the viewer decides: all that happened since their last decision,
        perhaps moves of several seats."""
        return set()

    def scene_of(self, event: Event) -> Key | None:
        """Where an event happened: a thing or a place, else the seat it belongs to."""
        seat = getattr(event, "seat", None)
        return None if seat is None else ("seat", seat)

    def show_line(self, key: str) -> None:
        """Light what a line of the final table counts."""

    # --- what happens

    def offered(self) -> None:
        """React to a new offer, or to none."""

    def begin_play(self, events: Sequence[Event]) -> None:
        """Get ready to show a move."""

    def deal(self) -> Iterator[Step]:
        """How the deal looks. Everything lies where the view says; the first step picks up what is
        dealt."""
        return iter(())

    def pause_after(self, events: Sequence[Event]) -> bool:
        """Do these events end something players like to look at, such as a round? The table then
        pauses at the step `Animation.rest`, or after all steps if there is no such one."""
        return False

    def steps(self, before: S, events: Sequence[Event], after: S) -> Iterator[Step]:
        """How the events of a move look. By default, everything glides to its new place."""
        return iter([Animation(self, before, after).rearrange])

    def overhear(self, events: Sequence[Event], after: S) -> bool:
        """Others have decided while a player here is still choosing. True if that is now shown
        without disturbing them; otherwise it is shown once they have chosen."""
        return False
