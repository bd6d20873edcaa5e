"""The table of `flip`: a perforated board, and pieces that turn each other over."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import ClassVar

from PySide6.QtCore import QAbstractAnimation, QPointF

from boomerang_desktop.desktop.games.flip import items
from boomerang_desktop.desktop.games.flip.gestures import SNAPPED, FlipHand
from boomerang_desktop.desktop.games.flip.items import PieceItem
from boomerang_desktop.desktop.games.flip.layout import shifted
from boomerang_desktop.desktop.games.flip.paint import Look
from boomerang_desktop.desktop.games.flip.score import Ribbon
from boomerang_desktop.desktop.look import theme
from boomerang_desktop.desktop.scene import animation as motion
from boomerang_desktop.desktop.scene.animation import Step
from boomerang_desktop.desktop.scene.game import Party, Told
from boomerang_desktop.desktop.scene.gestures import Gesture, Key, Path
from boomerang_desktop.games.core import Event, Move, Refusal, Result, State
from boomerang_desktop.games.flip import (
    PIECES,
    FlipState,
    Locked,
    PassedOver,
    Placed,
    Placement,
    Turned,
    Unplaced,
)
from boomerang_desktop.games.flip.placements import PLACEMENTS
from boomerang_desktop.games.flip.refusals import COVERED, NO_CONTACT, NO_PIECE

_VALUES = {piece.name: piece.value for piece in PIECES}


class FlipBoard(FlipHand):
    sounds: ClassVar[dict[str, str]] = {
        "lift": "wood_lift",
        "land": "wood_land",
        "turn over": "wood_turn",
    }

    def __init__(self, party: Party) -> None:
        super().__init__(party)
        self._dropped: QPointF | None = None
        """Where the hand let go of the piece that is about to be shown placed."""
        self._passed: tuple[int, FlipState] | None = None
        """Who was passed over, and the position in which that happened."""

    # --- what can be done

    def paths(self, seat: int, moves: Sequence[Move]) -> Iterable[Gesture]:
        for move in moves:
            assert isinstance(move, Placement)
            yield Gesture((("piece", move.piece.name), ("at", move.number)), move)

    def why_not(self, path: Path) -> Refusal | None:
        kind, name = path[0][0], str(path[0][-1])
        if kind == "placed":
            return COVERED
        if kind not in ("piece", "stock"):
            return None
        seat = self.viewer if kind == "piece" else int(path[0][1])
        if len(path) == 1:
            return self._why_not_lifted(seat, name, kind == "piece")
        if path[1][0] == "at":
            return self.state.why_not(seat, name, PLACEMENTS[int(path[1][1])].holes)
        x, y = int(path[1][1]), int(path[1][2])
        return self.state.why_not(seat, name, shifted(self.hold.shape(seat, name), x, y))

    def _why_not_lifted(self, seat: int, name: str, mine: bool) -> Refusal | None:
        if seat in self.state.to_act and not mine:
            return None
        everywhere = [p for p in PLACEMENTS if p.piece.name == name]
        if seat not in self.state.to_act:
            refusal = self.state.why_not(seat, name, everywhere[0].holes)
            return refusal if mine or self.acting is None else NO_PIECE
        refusals = {self.state.why_not(seat, name, p.holes) for p in everywhere}
        return NO_CONTACT if NO_CONTACT in refusals else COVERED

    def astray(self, path: Path) -> None:
        self.refused.emit(NO_PIECE)

    def answer(self, move: Move) -> None:
        carried = self.hand.carried
        self._dropped = carried.scenePos() if carried else None
        super().answer(move)

    # --- what happens

    def steps(self, before: State, events: Sequence[Event], after: State) -> Iterator[Step]:
        for event in events:
            if isinstance(event, Placed):
                yield partial(self._place, event)
            elif isinstance(event, Turned):
                yield partial(self._turn, event)
            elif isinstance(event, PassedOver):
                yield partial(self._announce, event.seat)
                yield lambda: motion.wait(self.motion.pace, 900)

    def _place(self, event: Placed) -> QAbstractAnimation:
        """From just above its holes where the hand holds it, or from the tray, into them."""
        placement, dropped = event.placement, self._dropped
        carried, self._dropped = self.hand.carried, None
        look = Look(placement.holes, self.grid.cell, self.is_red(event.seat), height=1.0)
        piece = PieceItem(("landing", placement.number), look)
        end = self.grid.centre(placement.holes)
        if carried is not None:
            carried.hide()
        if dropped is not None:
            self.passing(piece, dropped)
            piece.raise_to(SNAPPED)
            self.sound("land")
            down = items.sink(piece, self.motion.pace)
            return motion.together(motion.fly(piece, end, self.motion.pace / 2), down)
        self._leave_tray(event, piece)
        flight = motion.fly(piece, end, self.motion.pace, scale=1.0)
        flight.finished.connect(lambda: self.sound("land"))
        return items.one_by_one(flight, items.sink(piece, self.motion.pace))

    def _leave_tray(self, event: Placed, piece: PieceItem) -> None:
        """Out of the tray of whoever plays it, or out of the closed box."""
        tray = self.item(self.piece_key(event.seat, event.placement.piece.name))
        panel = self.panels[event.seat]
        area = self.tray_area(panel).center()
        start = tray.scenePos() if tray else panel.point(area.x(), area.y())
        self.passing(piece, start)
        cell = tray.look.cell if isinstance(tray, PieceItem) else self.grid.cell / 2
        piece.setScale(cell / self.grid.cell)
        self.take_from(tray)
        self.sound("lift")

    def _turn(self, event: Turned) -> QAbstractAnimation | None:
        piece = self.item(("placed", event.placement.number))
        if not isinstance(piece, PieceItem):
            return None
        piece.setZValue(8)
        self.sound("turn over")
        return items.turn_over(piece, self.motion.pace, self.is_red(event.seat))

    def _announce(self, seat: int) -> QAbstractAnimation:
        """F8, for everybody to read."""
        ribbon = Ribbon(
            self.texts.passed_over(self.party.seats[seat].name), theme.seat_colour(seat)
        )
        self.passing(ribbon, self.grid.board.center())
        ribbon.setOpacity(0)
        return motion.fade(ribbon, self.motion.pace, 1.0)

    def mark(self, events: Sequence[Event]) -> set[Key]:
        marked: set[Key] = set()
        passed = next((event.seat for event in events if isinstance(event, PassedOver)), None)
        if events:
            self._passed = None if passed is None else (passed, self.state)
            self._dropped = None
        for event in events:
            if isinstance(event, Placed | Turned):
                key: Key = ("placed", event.placement.number)
                marked.add(key)
                piece = self.item(key)
                if isinstance(piece, PieceItem):
                    piece.turned = isinstance(event, Turned)
                    # above its neighbours, so that its mark is whole
                    piece.setZValue(2.5 if piece.turned else 3)
        return marked

    # --- what is said

    def status(self, view: State, seat: int | None) -> str:
        assert isinstance(view, FlipState)
        if seat is None or not view.to_act:
            return self.texts.over()
        name = self.party.seats[seat].name
        if self.held and seat == self.acting:
            spot = self.hold.spot
            gain = self.hold.gain(spot) if spot else None
            if gain is None or not any(view.pieces):
                return self.texts.holds(name, self.held)
            return self.texts.here(name, self.held, len(gain.turned))
        if not any(view.pieces):
            return self.texts.first(name)
        if self._passed and self._passed[1].pieces == view.pieces:
            return self.texts.again(self.party.seats[self._passed[0]].name, name)
        return self.texts.turn(name, seat != view.white)

    def propose(self, move: Move) -> str:
        assert isinstance(move, Placement)
        return self.texts.advice(move.piece.name, move.holes)

    def title(self, view: State) -> str:
        assert isinstance(view, FlipState)
        return self.texts.progress(len(view.pieces[0]) + len(view.pieces[1]))

    def tell(self, event: Event) -> Told | None:
        texts = self.texts
        match event:
            case Placed(seat, placement):
                name = self.party.seats[seat].name
                return Told(seat, texts.places(name, placement.piece.name))
            case Turned(seat, placement):
                return Told(None, texts.turns(placement.piece.name, self.is_red(seat)))
            case Locked(placement):
                return Told(None, texts.locked(placement.piece.name))
            case PassedOver(seat):
                return Told(seat, texts.passed_over(self.party.seats[seat].name))
            case Unplaced(seat, pieces):
                points = sum(_VALUES[piece] for piece in pieces)
                return Told(seat, texts.unplaced(self.party.seats[seat].name, pieces, points))
        return None

    def standings(self, view: State) -> list[list[tuple[str, int]]]:
        lines = []
        for seat in range(2):
            own = self.standing(seat)
            line = [(self.texts.on_board(), own.board)]
            if own.unplaced is not None:
                line.append((self.texts.not_placed(), own.unplaced))
            lines.append(line)
        return lines

    def explain(self, result: Result) -> list[tuple[str, list[str]]]:
        """A line for each kind of piece, and one for what could not be placed."""
        lines = []
        for kind, piece in enumerate(PIECES):
            counts = [
                sum(placement.kind == kind for placement in self.state.pieces[seat])
                for seat in range(2)
            ]
            if any(counts):
                lines.append(
                    (self.texts.heading(piece.name), [_times(n, piece.value) for n in counts])
                )
        unplaced = [row["unplaced"] for row in result.breakdown]
        return [*lines, (self.texts.not_placed(), [str(n) if n else "–" for n in unplaced])]

    def ending(self, result: Result) -> str:
        return self.texts.ended(result.scores)

    def show_line(self, heading: str) -> None:
        """Marks the pieces that a line counts."""
        for placement in self.state.pieces[0] + self.state.pieces[1]:
            piece = self.item(("placed", placement.number))
            if isinstance(piece, PieceItem):
                piece.turned = False
                piece.set(marked=self.texts.heading(placement.piece.name) == heading)

    def private(self, view: State, seat: int) -> bool:
        assert isinstance(view, FlipState)
        return view.hidden_pieces

    def toggles(self) -> list[tuple[str, str]]:
        return [("targets", self.texts.targets())]


def _times(count: int, value: int) -> str:
    """What so many pieces of that value count, and how that comes about."""
    if count == 0:
        return "–"
    return str(value) if count == 1 else f"{count} × {value} = {count * value}"
