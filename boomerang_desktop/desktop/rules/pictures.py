"""The pictures in the rules, drawn by the real tables.

`assets/rules/GAME.json` describes each one: a record cut after some decisions, whose view to draw,
which part of the table, and what to point out. No picture has code of its own."""

import json
import math
from collections.abc import Generator, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import attrs
from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QImage,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QTransform,
)

from boomerang_desktop.desktop.games import GAME_INFOS
from boomerang_desktop.desktop.look import assets, theme
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.games.core import ONLOOKER

if TYPE_CHECKING:
    from boomerang_desktop.desktop.scene.board import Board
    from boomerang_desktop.desktop.scene.items import Item
    from boomerang_desktop.match import Match

WIDTH = 1040.0
"""Width of the drawn table, in scene units: as beside an open log."""
EDGE = 14.0
"""Margin around the items in a picture, in scene units."""
LIGHT, DARK = "#FFFFFF", "#1B1B1B"
"""The two colours of a pointer, visible on any background."""
CORNER, RIM = 45, 200
"""The picture's width divided by the radius of its corners, and by the width of its border."""
PEN = 130
"""The picture's width divided by the width of the pointers' pen."""


def _shape(pair: Sequence[int]) -> tuple[int, int]:
    wide, high = pair
    return wide, high


def _keys(names: list[list[str | int]]) -> tuple[Key, ...]:
    return tuple(map(tuple, names))


def _paths(pairs: list[list[list[str | int]]]) -> tuple[tuple[Key, Key], ...]:
    return tuple((tuple(start), tuple(end)) for start, end in pairs)


@attrs.frozen
class RulesPicture:
    """A picture's description in the file."""

    record: str
    """The name of a record in the game's folder."""
    moves: int
    """The number of decisions made."""
    shape: tuple[int, int] = attrs.field(converter=_shape)
    """The aspect ratio, known before anything is drawn."""
    eyes: int = ONLOOKER
    """The seat whose view it is; its legal moves are offered."""
    lift: Key = attrs.field(converter=tuple, default=())
    """The lifted item: all places where it may land are highlighted."""
    around: tuple[Key, ...] = attrs.field(converter=_keys, default=())
    """The items that must be visible; the whole table if empty."""
    framed: int | None = None
    """The number of decisions after which to locate those items, if not `moves`, so that several
    pictures show the same part of the table."""
    ringed: tuple[Key, ...] = attrs.field(converter=_keys, default=())
    paths: tuple[tuple[Key, Key], ...] = attrs.field(converter=_paths, default=())
    """Arrows, each from one item to another."""
    marked: bool = False
    """Whether the last decision is marked, as at the table."""
    shown: dict[str, bool] = attrs.field(factory=dict)
    """The game's aids that are on or off; those not named are off."""

    def size(self, width: int) -> QSize:
        wide, high = self.shape
        return QSize(width, round(width * high / wide))


def _folder() -> Path:
    return assets.root() / "rules"


@cache
def of(game_id: str) -> dict[str, RulesPicture]:
    """The pictures of a game by name; empty if it has no file of them."""
    path = _folder() / f"{game_id}.json"
    if not path.exists():
        return {}
    found: dict[str, dict[str, Any]] = json.loads(path.read_text("utf-8"))
    return {name: RulesPicture(**told) for name, told in found.items()}


@cache
def _match(game_id: str, name: str) -> "Match":
    # imported late: the text is shown before the first picture is drawn
    from boomerang_desktop.match import record

    return record.load(_folder() / game_id / f"{name}.boomerang")


def draw(game_id: str, picture: RulesPicture, size: QSize) -> QImage:
    """The picture in this size of device pixels, in the current language and theme."""
    drawing = steps(game_id, picture, size)
    while True:
        try:
            next(drawing)
        except StopIteration as done:
            image: QImage = done.value
            return image


def steps(game_id: str, picture: RulesPicture, size: QSize) -> Generator[None, None, QImage]:
    """Draw it step by step, so that the caller can do other work in between."""
    match = _match(game_id, picture.record)
    yield
    board = frame = _board(match, picture)
    yield
    if picture.framed is not None:
        frame = _board(match, attrs.evolve(picture, moves=picture.framed, lift=()))
        yield
    part = _part(frame, picture)
    # resolve the items first: an error while painting would crash Qt
    ringed = [_thing(board, key) for key in picture.ringed]
    paths = [(_thing(board, start), _thing(board, end)) for start, end in picture.paths]
    board.zoom = size.width() / part.width()
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    card = QPainterPath()
    card.addRoundedRect(QRectF(image.rect()), size.width() / CORNER, size.width() / CORNER)
    painter.setClipPath(card)
    painter.fillPath(card, QColor(board.world.ground))
    board.render(painter, QRectF(image.rect()), part)
    painter.setClipPath(card)
    painter.strokePath(card, QPen(QColor(theme.tokens().line), size.width() / RIM))
    painter.scale(board.zoom, board.zoom)
    painter.translate(-part.topLeft())
    pen = part.width() / PEN
    for item in ringed:
        _ring(painter, item, pen)
    for start, end in paths:
        _arrow(painter, start, end, pen)
    painter.end()
    for drawn in (board, frame):
        drawn.rest()
    return image


def _board(match: "Match", picture: RulesPicture) -> "Board[Any]":
    from boomerang_desktop.desktop.scene.setup import MatchSetup

    match, eyes = match.until(picture.moves), picture.eyes
    state = match.state
    persons = match.persons if eyes == ONLOOKER else frozenset({eyes})
    setup = MatchSetup(match.game, match.seats, match.settings, persons)
    board = GAME_INFOS[match.game.id].board(setup, state.view(ONLOOKER))
    board.flags = {name: picture.shown.get(name, False) for name, _ in board.words.aids()}
    board.set_width(WIDTH, 1.0, 1.0)
    board.show_view(state.view(eyes), eyes)
    if eyes in state.to_act:
        board.offer(eyes, state.legal(eyes))
    if picture.marked:
        board.show_marks(match.events(picture.moves - 1))
    if picture.lift:
        board.hand.lift(picture.lift)
    return board


def _thing(board: "Board[Any]", key: Key) -> "Item":
    item = board.item(key)
    if item is None:
        raise KeyError(f"{board.setup.game.id}: {key} does not lie on the table")
    return item


def _part(board: "Board[Any]", picture: RulesPicture) -> QRectF:
    """The visible part of the table: all items named, centred, in the picture's aspect ratio."""
    whole = board.sceneRect()
    seen = QRectF()
    for key in picture.around:
        item = _thing(board, key)
        seen = seen.united(item.mapRectToScene(item.rect))
    seen = seen.adjusted(-EDGE, -EDGE, EDGE, EDGE) if picture.around else whole
    wide, high = picture.shape
    width = max(seen.width(), seen.height() * wide / high)
    part = QRectF(0, 0, width, width * high / wide)
    part.moveCenter(seen.center())
    # rather off-centre than beyond the table
    part.moveLeft(_within(part.left(), part.width(), whole.width()))
    part.moveTop(_within(part.top(), part.height(), whole.height()))
    return part


def _within(start: float, length: float, room: float) -> float:
    """Move an interval of that length inside the room."""
    return max(0.0, min(start, room - length)) if length < room else (room - length) / 2


def _ring(painter: QPainter, item: "Item", pen: float) -> None:
    around = QPainterPathStroker()
    around.setWidth(3 * pen)
    around.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    path = item.mapToScene(item.outline())
    _stroke(painter, path.united(around.createStroke(path)), pen)


def _arrow(painter: QPainter, start: "Item", end: "Item", pen: float) -> None:
    """Draw a curved arrow from the middle of one item to that of another."""
    here, there = QLineF(start.scenePos(), end.scenePos()), QPainterPath(start.scenePos())
    side = here.normalVector().unitVector()
    bend = QPointF(side.dx(), side.dy()) * (0.18 * here.length())
    there.quadTo(here.center() + bend, here.p2())
    angle = math.radians(there.angleAtPercent(1.0))
    back = QPointF(-math.cos(angle), math.sin(angle))
    head = QPainterPath(here.p2() + _turned(back, 30) * (6 * pen))
    head.lineTo(here.p2())
    head.lineTo(here.p2() + _turned(back, -30) * (6 * pen))
    there.addPath(head)
    _stroke(painter, there, pen)


def _turned(way: QPointF, degrees: float) -> QPointF:
    return QTransform().rotate(degrees).map(way)


def _stroke(painter: QPainter, path: QPainterPath, width: float) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, times in ((LIGHT, 2.2), (DARK, 1.0)):
        pen = QPen(QColor(colour), times * width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPath(path)
