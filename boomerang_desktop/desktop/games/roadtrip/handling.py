"""What a hand can do on the road trip: lay cards, press activities, take back, look around."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF

from boomerang_desktop.desktop.games.roadtrip.inspected import InspectedSeat
from boomerang_desktop.desktop.games.roadtrip.reading import BOXES, hand, picked, poor_choice
from boomerang_desktop.desktop.games.roadtrip.spots import Spots
from boomerang_desktop.desktop.games.roadtrip.words import RoadtripWords
from boomerang_desktop.desktop.scene.gestures import Gesture, Key, Path
from boomerang_desktop.desktop.scene.handling import Aim, Handling
from boomerang_desktop.desktop.scene.table import GameTable
from boomerang_desktop.games.core import Move, Refusal
from boomerang_desktop.games.roadtrip.cards import CARD_OF, LETTERS
from boomerang_desktop.games.roadtrip.moves import ACTIVITY_MOVES, DRAFTS, Activity, Draft
from boomerang_desktop.games.roadtrip.state import ACTIVITY, THROW, RoadTrip


class RoadtripHandling(Handling[RoadTrip]):
    def __init__(
        self, table: GameTable[RoadTrip], words: RoadtripWords, spots: Spots, looking: InspectedSeat
    ) -> None:
        super().__init__(table)
        self._words, self._spots, self._looking = words, spots, looking
        self.doubted: Move | None = None
        """An activity chosen although another scores more; a second press makes it."""

    # --- moves

    def paths(self, seat: int, moves: Sequence[Move]) -> Iterable[Gesture]:
        for move in moves:
            match move:
                case Draft(card):
                    path = (("card", LETTERS[card]), ("place", self.view.stage))
                    yield Gesture(path, move)
                case Activity(kind):
                    yield Gesture((("activity", BOXES[kind]),), move)

    def attempts(self, seat: int, path: Path) -> Iterable[Move]:
        """A card has only one place: missing it makes no other move."""
        match path:
            case (("card", str(letter)),):
                yield DRAFTS[CARD_OF[letter]]
            case (("activity", str(name)),):
                yield ACTIVITY_MOVES[BOXES.index(name)]

    def otherwise(self, seat: int, path: Path) -> Refusal | None:
        """R4: cards are laid from left to right."""
        match path:
            case (("card", _), ("place", int(place))) if place != self.view.stage:
                paragraph = "R3" if self.view.stage == THROW else "R4"
                return Refusal(paragraph, self._words.next_free(self.view))
        return None

    def aim(self, path: Path, at: QPointF) -> Aim:
        """In the row a place means itself; anywhere else means the open one."""
        place: Key = ("place", self.view.stage)
        if place in self.board.offered.after(path) and self._spots.is_in_row(at):
            at_place = self._spots.place_at(at)
            return Aim(place if at_place is None else ("place", at_place))
        return super().aim(path, at)

    def dropped_nowhere(self, path: Path) -> None:
        self.board.remarked.emit(self._words.belongs(self.view))

    # --- an activity that is probably not meant

    def confirm(self, move: Move) -> bool:
        """Ask again before a box is filled for good with a poor choice."""
        doubt = self._doubt(move)
        if doubt and move != self.doubted:
            self.doubted = move
            self.board.settle()
            self.board.remarked.emit(doubt)
            return False
        focus = self.board.hand.focus
        self._looking.by_keys = focus is not None and focus[0] == "place"
        if self.doubted is not None:
            # what was doubted is made, or another one instead
            self.doubted = None
            self.board.settle()
        return True

    @property
    def question(self) -> str:
        """The question asked while a choice is doubted."""
        return self._doubt(self.doubted) if self.doubted is not None else ""

    def _doubt(self, move: Move) -> str:
        seat = self.board.acting
        found = (
            None if seat is None else poor_choice(self.view, seat, move, self.board.offered.moves)
        )
        return self._words.doubt(found) if found else ""

    # --- taking back

    def switches(self) -> frozenset[Key]:
        """The chosen card can be taken back until all players have chosen."""
        letter = self._taken_back()
        return frozenset({("card", letter)} if letter else ())

    def _taken_back(self) -> str | None:
        viewer = self.board.viewer
        return picked(self.view, viewer) if viewer in self.board.setup.persons else None

    def switch(self, key: Key) -> None:
        self.board.undo_wanted.emit()

    # --- looking

    def press(self, key: Key) -> bool:
        """Show another player's sheet, or switch the memory aid. Keys do the same, so that Tab
        walks over cards only."""
        match key:
            case ("aid",) | ("trace", _):
                self._switch_memory()
                return True
            case ("seat" | "mini" | "minimap" | "stack" | "tally" | "gain", int(seat), *_):
                self._looking.pin(seat)
                return True
            case ("back",):
                return self._looking.leave()
        return False

    def hover(self, at: QPointF) -> None:
        panels = self.board.panels.items()
        over = (seat for seat, p in panels if p.rect.contains(p.mapFromScene(at)))
        self._looking.glance(next(over, None))
        cards = [item.key for item in self.board.things.at(at)]
        match next((key for key in cards if key in self.board.offered.after()), None):
            case ("card", str(letter)):
                self._looking.consider(letter)
            case _:
                self._looking.consider(None)

    def _switch_memory(self) -> None:
        self.board.set_flag("memory", not self.board.flags.get("memory", True))

    # --- keys

    def letter(self, text: str) -> bool:
        match text:
            case "\b":
                if self._taken_back():
                    self.board.undo_wanted.emit()
            case "\x1b":
                return self._looking.leave()
            case "m" | "M":
                self._switch_memory()
            case "v" | "V":
                self._looking.go_on()
            case _ if text.isdecimal() and self.board.acting is not None:
                self._digit(int(text))
            case _:
                return False
        return True

    def _digit(self, digit: int) -> None:
        """Choose an activity, or lift a card; the same digit again lays it."""
        board, held = self.board, hand(self.view, self.board.viewer)
        if self.view.stage == ACTIVITY:
            if digit <= len(BOXES):
                # 0 is the last one: none
                board.hand.lift(("activity", BOXES[digit - 1]))
        elif digit in range(1, len(held) + 1):
            key: Key = ("card", held[digit - 1])
            if board.hand.path == (key,):
                board.hand.put_down(("place", self.view.stage))
                return
            board.hand.escape()
            board.hand.focus_on(key)
            board.hand.enter()
