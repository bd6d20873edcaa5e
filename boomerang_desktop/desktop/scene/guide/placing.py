"""Where a card lies beside the thing that it speaks of: pure geometry."""

from PySide6.QtCore import QPointF, QRectF, QSizeF

GAP = 8.0


def beside(thing: QRectF, size: QSizeF, room: QRectF) -> QRectF:
    """Next to the thing and never over it, wherever there is room; things low on the table have
    it above them. Over the far corner of what fills the whole table."""
    wide, high, middle = size.width(), size.height(), thing.center()
    right = QRectF(thing.right() + GAP, middle.y() - high / 2, wide, high)
    left = QRectF(thing.left() - GAP - wide, middle.y() - high / 2, wide, high)
    above = QRectF(middle.x() - wide / 2, thing.top() - GAP - high, wide, high)
    below = QRectF(middle.x() - wide / 2, thing.bottom() + GAP, wide, high)
    low = middle.y() > room.top() + room.height() * 0.7
    order = (above, right, left, below) if low else (right, left, above, below)
    tried = [kept_inside(place, room) for place in order]
    free = [place for place in tried if not place.intersects(thing)]
    if free:
        return free[0]
    corners = [
        kept_inside(QRectF(corner, size), room)
        for corner in (room.topLeft(), room.topRight(), room.bottomLeft(), room.bottomRight())
    ]
    return min(corners, key=lambda place: _area(place.intersected(thing)))


def kept_inside(place: QRectF, room: QRectF) -> QRectF:
    """The same place, moved just far enough to be seen whole."""
    left = min(max(place.left(), room.left()), max(room.left(), room.right() - place.width()))
    top = min(max(place.top(), room.top()), max(room.top(), room.bottom() - place.height()))
    return QRectF(QPointF(left, top), place.size())


def _area(rect: QRectF) -> float:
    return max(0.0, rect.width()) * max(0.0, rect.height())
