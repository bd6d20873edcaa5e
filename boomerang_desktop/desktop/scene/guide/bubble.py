"""The coach's bubble: paper with a tip that points at what it is about, and a frame round the thing
itself."""

from collections.abc import Sequence
from enum import Enum
from math import hypot, inf
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
from boomerang_desktop.desktop.look.paper import HIGH, draw_paper, rounded
from boomerang_desktop.desktop.scene.board import Board
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.desktop.scene.guide.frame import FRAMED, CornerFrame
from boomerang_desktop.desktop.scene.guide.needed import box_of, needed
from boomerang_desktop.desktop.scene.guide.placing import FAR, GAP, clear_of, kept_inside
from boomerang_desktop.desktop.scene.items import Item
from boomerang_desktop.desktop.scene.view import TableView

WIDTHS = (300, 230, 400, 190)
"""Widths of its text in pixels at the usual size: the first, or another one if that hides less."""
UNUSUAL, CLOSE = 0.02, 0.1
"""The cost of an unusual width, and the cost of a place that hides nothing and is close enough."""
TIP = 16
"""How far the tip reaches out of the paper, in pixels."""
BY_THE_EDGE = 4
SMALL, LARGE = 0.05, 0.4
"""Parts of the table: what is smaller than SMALL is a card, what is larger than LARGE cannot be
kept clear."""


class Tone(Enum):
    """How something is meant: the name of its icon and of its colour."""

    TASK = "hint", "accent"
    GOOD = "check", "good"
    WRONG = "again", "warn"


class Bubble(QWidget):
    """Lies over the table, as close as possible to what it is about, and clear of what can be
    lifted and where it may land."""

    pressed = Signal(str)
    """The name of the button pressed."""
    rules_wanted = Signal(str)
    """The paragraph the player wants to read."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view = view
        self._frame: CornerFrame | None = None
        self.point: tuple[Key, ...] = ()
        self._compare: tuple[Key, ...] = ()
        self._target: QPointF | None = None
        self.tone = Tone.TASK
        self._held: QPointF | None = None
        """Where the pointer holds it to move it aside."""
        self._shown = False
        self.spoken = ""
        """What a screen reader says."""
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
        compare: Sequence[Key] = (),
        buttons: Sequence[tuple[str, str]] = (),
    ) -> None:
        """`compare`: things that must stay visible, though nothing can be done with them now;
        `buttons`: names and captions, the main one first."""
        self.tone, self.point, self._compare = tone, tuple(point), tuple(compare)
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
        if self._view.isVisible():
            self.place()
        else:
            self.place_soon()  # where it is not known yet how large the table will be

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
        """Return focus to the table; otherwise Qt moves on as if Tab were pressed."""
        if any(button.hasFocus() for button in self.buttons.values()):
            self._view.setFocus(Qt.FocusReason.OtherFocusReason)

    def put_away(self) -> None:
        self._give_back_focus()
        self.point, self._target, self._shown = (), None, False
        self.hide()
        self.forget_table()

    def forget_table(self) -> None:
        """Forget the table: another one is about to come, or none."""
        if self._view.board is not None:
            self._hush(self._view.board, on=False)
            self._view.board.guide.covered.pop(self, None)
        if self._frame is not None and (scene := self._frame.scene()):
            scene.removeItem(self._frame)
        self._frame = None

    # --- where it lies

    @property
    def points(self) -> bool:
        """Does the tip point at anything?"""
        return self._target is not None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.place_soon()
        return super().eventFilter(watched, event)

    def place_soon(self) -> None:
        """Place it once everything on the table is where it will be."""
        self._again.start()

    def place(self) -> None:
        board = self._view.board
        if board is None or self.isHidden():
            return
        items = [item for key in self.point if (item := board.item(key))]
        self._draw_frame(board, items)
        self._hush(board)
        pointed = [box_of(item) for item in items]
        edge = BY_THE_EDGE
        room = QRectF(self._view.viewport().rect()).adjusted(edge, edge, -edge, -edge)
        about = tuple(board.offered.after()) or self._compare
        spoken_of = pointed or [_rect(board, key) for key in about if board.item(key)]
        things = [self._on_screen(one) for one in spoken_of]
        away = TIP - GAP
        near = _union(things).adjusted(-away, -away, away, away) if things else room
        where = self._clear_place(board, near, room, pointed)
        whole = where.adjusted(-TIP, -TIP, TIP, TIP)
        self._target = None
        if pointed or len(things) == 1:
            # of several that may be chosen it must not seem to mean one, nor from afar what lies
            # between
            spot = _nearest(things, where.center())
            way = spot - _nearest([where], spot)
            if hypot(way.x(), way.y()) < FAR + TIP:
                self._target = spot - whole.topLeft()
        self.setGeometry(whole.toRect())
        hidden = whole if self._target is not None else where
        board.guide.covered[self] = self._view.mapToScene(hidden.toRect()).boundingRect()
        self.update()

    def _hush(self, board: Board[Any], *, on: bool = True) -> None:
        """Hide things that say the same in other words."""
        for _, item in board.things.all():
            if item.hides_for_coach:
                item.setVisible(not on)

    def _clear_place(
        self, board: Board[Any], near: QRectF, room: QRectF, pointed: Sequence[QRectF]
    ) -> QRectF:
        """The best place, at the usual width unless another one is clearly better."""
        weights = self._weights(board, pointed)
        found, best = None, 0
        for usual in WIDTHS:
            wide = min(round(usual * theme.text_scale()), self._view.width() // 2)
            less = found.cost - UNUSUAL if found else inf
            laid = clear_of(near, self._size(wide), room, weights, less)
            if laid is not None:
                found, best = laid, wide
            if found and found.cost < CLOSE:
                break
        assert found is not None
        self._size(best)
        return found.place

    def _size(self, wide: int) -> QSizeF:
        """The size of the paper with a text of that width, without the tip."""
        edge = theme.zoomed(12) + TIP
        layout = self.layout()
        assert layout is not None
        layout.setContentsMargins(edge, edge, edge, edge)
        for part in (self._said, self._row, layout):
            part.invalidate()
        beside = self._picture.sizeHint().width() + self._said.spacing()
        wide = max(wide, self._row.sizeHint().width() - beside)
        self.text.setFixedWidth(wide)
        size = layout.totalSizeHint().expandedTo(QSize(wide, 0))
        size.setHeight(layout.totalHeightForWidth(size.width()))
        return QSizeF(size).shrunkBy(QMarginsF(TIP, TIP, TIP, TIP))

    def _weights(self, board: Board[Any], pointed: Sequence[QRectF]) -> list[tuple[QRectF, float]]:
        """The things on the table, each with the cost of covering it: highest for what it is about,
        what can be lifted and where that may land, then small things, then all others but very
        large ones."""
        whole = board.sceneRect()
        edge = FRAMED
        framed = [box.adjusted(-edge, -edge, edge, edge) for box in pointed]
        compared = [_rect(board, key) for key in self._compare if board.item(key)]
        weights = [(box, 12.0) for box in (*needed(board), *framed, *compared)]
        for _, item in board.things.all():
            box = item.mapRectToScene(item.outline().boundingRect())
            part = box.width() * box.height() / (whole.width() * whole.height())
            if item.isVisible() and part < LARGE:
                weights.append((box, _cover_cost(item, part)))
        for panel in board.panels.values():
            # who sits there and how they stand is missed more than bare paper
            head = panel.head.translated(panel.rect.topLeft())
            weights.append((panel.mapRectToScene(panel.rect), 0.1))
            weights.append((panel.mapRectToScene(head), 5.0))
        return [(self._on_screen(box), weight) for box, weight in weights]

    def keep_clear(self) -> None:
        """Hide while it covers where the carried thing may land."""
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

    def _draw_frame(self, board: Board[Any], pointed: Sequence[Item]) -> None:
        if self._frame is None or self._frame.scene() is not board:
            self._frame = CornerFrame()
            QGraphicsScene.addItem(board, self._frame)
        self._frame.round(pointed)

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
        shape = rounded(paper, theme.RADIUS)
        if self._target is not None and not paper.contains(self._target):
            shape = shape.united(_tip(paper, self._target))
        t = theme.tokens()
        edge = QPen(QColor(getattr(t, self.tone.value[1])), 2)
        draw_paper(painter, shape, t.raised, edge, falls=HIGH)


def _cover_cost(item: Item, part: float) -> float:
    """The cost of covering an item that takes this part of the table."""
    if item.dimmed:
        return 0.05  # it is out of use
    if item.cover_cost is not None:
        return item.cover_cost
    return 5.0 if part < SMALL else 0.6


def _tip(paper: QRectF, target: QPointF) -> QPainterPath:
    """The tip, from the edge of the paper towards the target, as far as there is room."""
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
    return box_of(item) if item else QRectF()


def _union(places: Sequence[QRectF]) -> QRectF:
    whole = QRectF()
    for place in places:
        whole = whole.united(place)
    return whole


def _nearest(places: Sequence[QRectF], to: QPointF) -> QPointF:
    """The nearest spot on these boxes, a little inside the edge."""

    def spot(place: QRectF) -> QPointF:
        across, down = min(place.width() / 2, 12.0), min(place.height() / 2, 12.0)
        inner = place.adjusted(across, down, -across, -down)
        return QPointF(
            min(max(to.x(), inner.left()), inner.right()),
            min(max(to.y(), inner.top()), inner.bottom()),
        )

    return min(map(spot, places), key=lambda at: hypot(at.x() - to.x(), at.y() - to.y()))
