"""Explains the thing pointed at, and says why a move is not possible beside what was tried."""

from collections.abc import Callable
from functools import cached_property
from html import escape
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtWidgets import QGraphicsScene

from boomerang_desktop.desktop.look import references, theme
from boomerang_desktop.desktop.scene.gestures import Key, Path
from boomerang_desktop.desktop.scene.guide.card import TEXT, NoteCard
from boomerang_desktop.desktop.scene.guide.needed import box_of, needed
from boomerang_desktop.desktop.scene.guide.placing import GAP, beside
from boomerang_desktop.desktop.scene.guide.texts import GuideTexts
from boomerang_desktop.desktop.scene.items import Item
from boomerang_desktop.desktop.scene.panel import SeatPanel
from boomerang_desktop.desktop.scene.words import About
from boomerang_desktop.games.core import Refusal

if TYPE_CHECKING:
    from boomerang_desktop.desktop.scene.board import Board

PAUSE = 600
"""Milliseconds of pointing at a thing before it is explained."""
REFUSED = 5000
"""Milliseconds for which a refusal stays after the drop."""
LARGE = 240.0
"""Something tried on a thing larger than this is explained where it was tried, not beside the
thing."""


class Guide(QObject):
    """Shows one card at a time. It never takes the focus, and goes as soon as it is in the way."""

    rules_wanted = Signal(str)
    """The paragraph the player wants to read."""
    told = Signal(str)
    """What the keyboard has reached, explained for a screen reader."""

    def __init__(self, board: "Board[Any]") -> None:
        super().__init__(board)
        self._board = board
        self.card = NoteCard()
        self.key: Key | None = None
        """The thing being explained."""
        self._wanted: Item | None = None
        self._by_key = False
        self._under: list[Item] = []
        self._needed: tuple[object, list[QRectF]] = (None, [])
        """The boxes not to cover, and what they were computed for."""
        self.covered: dict[object, QRectF] = {}
        """The boxes that a coach's bubble or a hint covers, by who covers them."""
        self.manner: Callable[[int], str] = lambda seat: ""
        """What the bot in a seat is like, in a sentence; empty if there is nothing to say."""
        self._pause = QTimer(self, singleShot=True, interval=PAUSE)
        self._pause.timeout.connect(self._explain_wanted)
        self._gone = QTimer(self, singleShot=True, interval=REFUSED)
        self._gone.timeout.connect(self.hide)
        board.focused.connect(self._focused)
        board.refused.connect(self._refused)
        board.remarked.connect(self.warn)

    @property
    def shown(self) -> bool:
        return self.card.isVisible()

    @cached_property
    def texts(self) -> GuideTexts:
        return GuideTexts(self._board.words)

    # --- what a thing is

    def about(self, item: Item) -> About | None:
        """What there is to know about an item; for a seat also who sits there and how they
        stand."""
        board = self._board
        told = board.words.about(board.view, board.viewer, item.key)
        if not isinstance(item, SeatPanel):
            return told
        rule = told.rule if told else ""
        return About("\n".join([*self.seat(item), *([told.text] if told else [])]), rule)

    def seat(self, panel: SeatPanel) -> list[str]:
        """Who sits there and what they are like, the score, and its categories."""
        lines = [self.texts.who(panel.number), self.manner(panel.number)]
        if panel.score is not None and panel.lines:
            lines.append(self.texts.score(panel.score))
            lines += [self.texts.category(name, points) for name, points in panel.lines]
        return [line for line in lines if line]

    def point_at(self, at: QPointF) -> None:
        """The pointer is there, and the hand is empty."""
        self.card.setCursor(
            Qt.CursorShape.PointingHandCursor
            if self.card.link_at(at)
            else Qt.CursorShape.ArrowCursor
        )
        if self.shown and self._near_card(at):
            return
        found = self._board.things.at(at)
        if found == self._under or self._gone.isActive():
            return
        self._under = found
        item = next((item for item in found if self._can_tell(item, at)), None)
        if item is not None and self.shown and item.key == self.key:
            return
        self.hide()
        self._under = found
        if item is not None:
            self._wait_for(item, by_key=False)

    def _can_tell(self, item: Item, at: QPointF) -> bool:
        if isinstance(item, SeatPanel) and item.place.tray and not item.in_head(at):
            # a tray is there to take from: resting on it asks nothing
            return False
        return bool(self.about(item) or self._board.table.enlarged(item.key))

    def _near_card(self, at: QPointF) -> bool:
        """Is a point on the card, or on the way to it?"""
        near = self.card.mapRectToScene(self.card.shape().boundingRect())
        return near.adjusted(-GAP, -GAP, GAP, GAP).contains(at)

    def leave(self) -> None:
        """The pointer has left the table."""
        if not self._by_key and not self._gone.isActive():
            self.hide()

    def hold(self, at: QPointF) -> bool:
        """Explain at once what a finger is holding."""
        items = (item for item in self._board.things.at(at) if self._can_tell(item, at))
        item = next(items, None)
        if item is not None:
            self.explain(item)
        return item is not None

    def _focused(self, item: Item) -> None:
        self.hide()
        if not self._board.hand.path:
            self._wait_for(item, by_key=True)

    def unfocus(self) -> None:
        """The keyboard has left the item."""
        if self._by_key:
            self.hide()

    def _wait_for(self, item: Item, *, by_key: bool) -> None:
        self._wanted, self._by_key = item, by_key
        self._pause.start()

    def _explain_wanted(self) -> None:
        board, item = self._board, self._wanted
        if item is None or item.scene() is not board or board.motion.busy or board.hand.path:
            return
        by_key = self._by_key
        if self.explain(item) and by_key:
            self._by_key = True
            about = self.about(item)
            if about and about.text not in f"{item.label} · {item.description}":
                self.told.emit(references.plain(about.text.replace("\n", ". "), about.rule))

    def explain(self, item: Item) -> bool:
        """Explain an item now; False if there is nothing to tell."""
        about, picture = self.about(item), self._board.table.enlarged(item.key)
        if about is None and picture is None:
            return False
        under = self._under
        self.hide()
        # where the pointer is has not changed
        self._under = under
        html = ""
        if about:
            lines = [escape(line) for line in references.split(about.text)[0].split("\n")]
            if isinstance(item, SeatPanel):
                lines[0] = f"<b>{lines[0]}</b>"
            html = "<br>".join(lines)
            if rule := about.rule or references.split(about.text)[1]:
                html += f"<br>{references.link(rule, self._pixels())}"
        self.card.write(html, picture=picture)
        self._put(box_of(item), self._facing(item))
        self.key = item.key
        return True

    # --- why not

    def _refused(self, refusal: Refusal) -> None:
        text = self._board.words.refusal(refusal)
        self.warn(text[:1].upper() + text[1:], refusal.paragraph)

    def warn(self, text: str, paragraph: str = "") -> None:
        """Say why not beside what was tried, while the thing hangs there, or for a moment."""
        place = self._tried()
        if place is None:
            return
        self.hide()
        self.card.write(references.linked(text, paragraph, self._pixels()), warning=True)
        self._put(place, self._facing(None))
        if not self._board.hand.path:
            self._gone.start()

    def give_up(self, path: Path) -> None:
        """Say that a chain has been given up."""
        text = self._board.words.given_up(self._board.view, path)
        self._board.remarked.emit(text or self.texts.given_up())

    def _tried(self) -> QRectF | None:
        """The box of what is carried, or of what something was last tried on."""
        board = self._board
        tried, board.tried = board.tried, ()
        hand = board.hand
        item = board.item(tried[-1]) if tried else None
        if hand.path and hand.carried and (item is None or hand.dragging or hand.by_key):
            return box_of(hand.carried)
        at = hand.at
        if item is not None and max(box_of(item).width(), box_of(item).height()) <= LARGE:
            return box_of(item)
        if at is not None and tried:
            return QRectF(at.x() - 24, at.y() - 24, 48, 48)
        return box_of(item) if item is not None else None

    def follow(self) -> None:
        """Follow the carried thing with the card."""
        carried = self._board.hand.carried
        if self.shown and self.card.warning and carried:
            self._put(box_of(carried), self.card.rotation())

    # --- the card itself

    def press(self, at: QPointF) -> bool:
        """A press at that point: True if it was on the link; otherwise the card goes."""
        paragraph = self.card.link_at(at)
        self.hide()
        if paragraph:
            self.rules_wanted.emit(paragraph)
        return bool(paragraph)

    def hide(self) -> None:
        self._pause.stop()
        self._gone.stop()
        self._wanted, self._by_key, self.key = None, False, None
        self._under = []
        self.card.hide()

    def _pixels(self) -> float:
        return float(theme.scene_font(TEXT).pixelSize())

    def _put(self, thing: QRectF, facing: float) -> None:
        board, size = self._board, self.card.size
        if self.card.scene() is None:
            QGraphicsScene.addItem(board, self.card)
        if facing % 180:
            size = QSizeF(size.height(), size.width())
        room = board.sceneRect().adjusted(GAP, GAP, -GAP, -GAP)
        self.card.setRotation(facing)
        place = beside(thing, size, room, self._not_to_hide(), list(self.covered.values()))
        self.card.setPos(place.center())
        self.card.show()

    def _not_to_hide(self) -> list[QRectF]:
        """The boxes not to cover, computed once for each offer and path: a card may follow the
        pointer."""
        board = self._board
        now = board.offered, board.hand.path, board.things.laid, board.sceneRect()
        if self._needed[0] != now or board.motion.busy:
            self._needed = now, needed(board)
        return self._needed[1]

    def _facing(self, item: Item | None) -> float:
        """The rotation at which its reader sits: the player at whose side the item lies, or the one
        who decides."""
        board = self._board
        if item is not None:
            for panel in board.panels.values():
                if panel is item or panel.sceneBoundingRect().contains(item.scenePos()):
                    return panel.rotation()
        seat = board.viewer if board.acting is None else board.acting
        return board.panels[seat].rotation() if seat in board.panels else 0.0
