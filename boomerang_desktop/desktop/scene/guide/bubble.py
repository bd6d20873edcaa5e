"""What a coach says, beside what it is about: a piece of paper with a tip that points at it, and a
ring round the thing itself."""

from collections.abc import Sequence
from enum import Enum
from math import hypot
from typing import Any

from PySide6.QtCore import (
    QEvent,
    QMarginsF,
    QObject,
    QPointF,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import (
    QGraphicsScene,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from boomerang_desktop.desktop.look import assets, references, theme, widgets
from boomerang_desktop.desktop.scene.board import Board
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.desktop.scene.guide.placing import GAP, clear_of, kept_inside
from boomerang_desktop.desktop.scene.items import SHADOW, Item, Outline
from boomerang_desktop.desktop.scene.view import TableView

WIDEST = 300
"""Pixels of text at the usual size."""
TIP = 16
"""How far the tip reaches out of the paper, in pixels."""
FAR = 90
"""Pixels to the thing from which there is no tip."""
BY_THE_EDGE = 3
DARK, LIGHT = "#1B1B1B", "#FFFFFF"
"""Of the ring, as of the keyboard's."""
SMALL, LARGE = 0.03, 0.4
"""Parts of the table: a card is small, and what is large cannot be kept clear."""


class Tone(Enum):
    """How something is meant: the name of its picture, and of its colour."""

    TASK = "hint", "accent"
    GOOD = "check", "good"
    WRONG = "again", "warn"


class Ring(Outline):
    """Round everything that is spoken about, in its own shape."""

    def __init__(self) -> None:
        super().__init__(1900)

    def strokes(self) -> Sequence[tuple[str, float]]:
        t = theme.tokens()
        # dark, light and coloured: one of them stands out, whatever lies below
        return (DARK, 9.0), (LIGHT, 6.5), (t.accent, 3.5)

    def round(self, items: Sequence[Item]) -> None:
        path = QPainterPath()
        wider = QPainterPathStroker()
        wider.setWidth(2 * BY_THE_EDGE)
        wider.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        for item in items:
            shape = item.mapToScene(item.outline())
            path.addPath(wider.createStroke(shape).united(shape))
        self.draw_round(path)
        self.setVisible(bool(items))


class Bubble(QWidget):
    """Lies over the table, as close as it can to what it speaks of, and out of the way of what can
    be lifted and where it may land."""

    pressed = Signal(str)
    """The name of a button."""
    rules_wanted = Signal(str)
    """The paragraph that somebody wants to read."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view = view
        self._ring: Ring | None = None
        self._point: tuple[Key, ...] = ()
        self._target: QPointF | None = None
        self._tone = Tone.TASK
        self._held: QPointF | None = None
        """Where a hand holds it to move it out of the way."""
        self._shown = False
        self.spoken = ""
        """What it says, for those who listen."""
        self._picture = widgets.label()
        self._picture.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.text = widgets.label("lead", wrap=True)
        self.text.linkActivated.connect(self.rules_wanted)
        self._row = QHBoxLayout()
        self.buttons: dict[str, QPushButton] = {}
        said = self._said = QHBoxLayout()
        said.setSpacing(theme.GRID)
        said.addWidget(self._picture)
        said.addWidget(self.text, 1)
        column = QVBoxLayout(self)
        column.setSpacing(theme.GRID)
        column.addLayout(said)
        column.addLayout(self._row)
        self._row.addStretch(1)
        self._again = QTimer(self, singleShot=True, interval=0)
        self._again.timeout.connect(self.place)
        view.installEventFilter(self)
        self.hide()

    # --- what is said

    def say(
        self,
        text: str,
        rule: str = "",
        *,
        tone: Tone = Tone.TASK,
        point: Sequence[Key] = (),
        buttons: Sequence[tuple[str, str]] = (),
    ) -> None:
        """`buttons`: names and captions; the first one is the one that most will want."""
        self._tone, self._point = tone, tuple(point)
        self._write_buttons(buttons)
        references.write(self.text, text, rule)
        self.spoken = references.plain(text, rule)
        icon, colour = tone.value
        side = round(22 * theme.text_scale())
        tint: str = getattr(theme.tokens(), colour)
        self._picture.setPixmap(assets.pixmap(f"icons/{icon}", side, side, tint))
        self._shown = True
        self.show()
        self.raise_()
        self.place()

    def _write_buttons(self, buttons: Sequence[tuple[str, str]]) -> None:
        names = [name for name, _ in buttons]
        if names != list(self.buttons):
            self._give_back_focus()
            for old in self.buttons.values():
                self._row.removeWidget(old)
                old.hide()
                old.deleteLater()
            self.buttons = {}
            for name in reversed(names):
                made = widgets.button(role="main" if name == names[0] else "")
                made.clicked.connect(lambda _=False, name=name: self.pressed.emit(name))
                self._row.addWidget(made)
                # what is not shown yet gets no room
                made.show()
                self.buttons[name] = made
            self.buttons = {name: self.buttons[name] for name in names}
        for name, caption in buttons:
            self.buttons[name].setText(caption)

    def _give_back_focus(self) -> None:
        """To the table: of itself it would go to whatever is next, as if by the Tab key."""
        if any(button.hasFocus() for button in self.buttons.values()):
            self._view.setFocus(Qt.FocusReason.OtherFocusReason)

    def put_away(self) -> None:
        self._give_back_focus()
        self._point, self._target, self._shown = (), None, False
        self.hide()
        self.forget_table()

    def forget_table(self) -> None:
        """Another table is about to come, or none."""
        if self._ring is not None and (scene := self._ring.scene()):
            scene.removeItem(self._ring)
        self._ring = None

    # --- where it lies

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.place_soon()
        return super().eventFilter(watched, event)

    def place_soon(self) -> None:
        """When everything on the table is where it will be."""
        self._again.start()

    def place(self) -> None:
        board = self._view.board
        if board is None or self.isHidden():
            return
        items = [item for key in self._point if (item := board.item(key))]
        self._draw_ring(board, items)
        pointed = [item.mapRectToScene(item.rect) for item in items]
        edge = theme.zoomed(12) + TIP
        layout = self.layout()
        assert layout is not None
        layout.setContentsMargins(edge, edge, edge, edge)
        wide = min(round(WIDEST * theme.text_scale()), self._view.width() // 2)
        self.text.setFixedWidth(wide)
        for part in (self._said, self._row, layout):
            part.invalidate()
        size = QSizeF(layout.totalSizeHint().expandedTo(QSize(wide, 0)))
        size.setHeight(max(size.height(), layout.totalHeightForWidth(round(size.width()))))
        # the paper itself, without what its tip needs
        size = size.shrunkBy(QMarginsF(TIP, TIP, TIP, TIP))
        edge = BY_THE_EDGE + 2
        room = QRectF(self._view.viewport().rect()).adjusted(edge, edge, -edge, -edge)
        spoken_of = pointed or [_rect(board, key) for key in board.offered.after()]
        things = [self._on_screen(place) for place in spoken_of]
        away = TIP - GAP
        near = _union(things).adjusted(-away, -away, away, away) if things else room
        where = clear_of(near, size, room, self._weights(board, pointed, size))
        whole = where.adjusted(-TIP, -TIP, TIP, TIP)
        self._target = None
        if things:
            # from afar it would seem to mean what lies between
            spot = _nearest(things, where.center())
            way = spot - _nearest([where], spot)
            if hypot(way.x(), way.y()) < FAR:
                self._target = spot - whole.topLeft()
        self.setGeometry(whole.toRect())
        self.update()

    def _weights(
        self, board: Board[Any], pointed: Sequence[QRectF], size: QSizeF
    ) -> list[tuple[QRectF, float]]:
        """What lies on the table and how much it would be missed: most of all what is spoken of,
        then what can be lifted and where it may land, then small things, then everything else
        that is not so large that something must lie over it."""
        whole = board.sceneRect()
        needed = _needed(board)
        weights = []
        for key, item in board.things.all():
            place = item.mapRectToScene(item.rect)
            part = place.width() * place.height() / (whole.width() * whole.height())
            if item.isVisible() and part < LARGE:
                missed = 3.0 if part < SMALL else 1.0
                weights.append((self._on_screen(place), 5.0 if key in needed else missed))
        for panel in board.panels.values():
            # who sits there and how they stand is missed more than bare paper
            head = panel.head.translated(panel.rect.topLeft())
            weights += [
                (self._on_screen(panel.mapRectToScene(panel.rect)), 0.6),
                (self._on_screen(panel.mapRectToScene(head)), 3.0),
            ]
        for place in map(self._on_screen, pointed):
            # a small thing is missed as much as a large one
            smaller = size.width() * size.height() / max(place.width() * place.height(), 1.0)
            weights.append((place, 6.0 * max(smaller, 1.0)))
        return weights

    def keep_clear(self) -> None:
        """Out of sight as long as it hides where what is in the hand may land."""
        board = self._view.board
        if board is None or not self.spoken or not self._shown:
            return
        hand = board.hand.path
        targets = board.offered.after(hand) if hand else ()
        places = [_rect(board, key) for key in targets if board.item(key)]
        if targets and not places:
            places = [board.middle]
        mine = QRectF(self.geometry()).adjusted(TIP, TIP, -TIP, -TIP)
        hides = any(mine.intersects(self._on_screen(place)) for place in places)
        self.setVisible(not hides)

    def _draw_ring(self, board: Board[Any], pointed: Sequence[Item]) -> None:
        if self._ring is None or self._ring.scene() is not board:
            self._ring = Ring()
            QGraphicsScene.addItem(board, self._ring)
        self._ring.round(pointed)

    def _on_screen(self, place: QRectF) -> QRectF:
        return QRectF(self._view.mapFromScene(place).boundingRect())

    # --- moved aside by hand

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._held = event.position()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._held is not None:
            place = QRectF(self.geometry()).translated(event.position() - self._held)
            self.setGeometry(kept_inside(place, QRectF(self._view.rect())).toRect())
            self._target = None
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._held = None

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paper = QRectF(self.rect()).adjusted(TIP, TIP, -TIP, -TIP)
        shape = QPainterPath()
        shape.addRoundedRect(paper, theme.RADIUS, theme.RADIUS)
        if self._target is not None and not paper.contains(self._target):
            shape = shape.united(_tip(paper, self._target))
        painter.fillPath(shape.translated(2, 4), SHADOW)
        t = theme.tokens()
        painter.fillPath(shape, QColor(t.raised))
        painter.setPen(QPen(QColor(getattr(t, self._tone.value[1])), 2))
        painter.drawPath(shape)


def _tip(paper: QRectF, target: QPointF) -> QPainterPath:
    """From the edge of the paper towards the target, no further than there is room for it."""
    inner = paper.adjusted(24, 18, -24, -18)
    foot = QPointF(
        min(max(target.x(), inner.left()), inner.right()),
        min(max(target.y(), inner.top()), inner.bottom()),
    )
    out = QPointF(
        min(max(target.x(), paper.left() - TIP + 2), paper.right() + TIP - 2),
        min(max(target.y(), paper.top() - TIP + 2), paper.bottom() + TIP - 2),
    )
    way = out - foot
    long = max(hypot(way.x(), way.y()), 1.0)
    aside = QPointF(-way.y() / long, way.x() / long) * 12
    path = QPainterPath()
    path.addPolygon(QPolygonF([foot + aside, out, foot - aside]))
    path.closeSubpath()
    return path


def _rect(board: Board[Any], key: Key) -> QRectF:
    item = board.item(key)
    return item.mapRectToScene(item.rect) if item else QRectF()


def _union(places: Sequence[QRectF]) -> QRectF:
    whole = QRectF()
    for place in places:
        whole = whole.united(place)
    return whole


def _nearest(places: Sequence[QRectF], to: QPointF) -> QPointF:
    """The spot on these that is closest, not quite at the edge."""

    def spot(place: QRectF) -> QPointF:
        across, down = min(place.width() / 2, 12.0), min(place.height() / 2, 12.0)
        inner = place.adjusted(across, down, -across, -down)
        return QPointF(
            min(max(to.x(), inner.left()), inner.right()),
            min(max(to.y(), inner.top()), inner.bottom()),
        )

    return min(map(spot, places), key=lambda at: hypot(at.x() - to.x(), at.y() - to.y()))


def _needed(board: Board[Any]) -> set[Key]:
    """What can be lifted or pressed now, and where it may land."""
    lifted = board.offered.after()
    return {*lifted, *(key for first in lifted for key in board.offered.after((first,)))}
