"""What must stay visible while a player decides."""

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRectF

from boomerang_desktop.desktop.scene.items import Item

if TYPE_CHECKING:
    from boomerang_desktop.desktop.scene.board import Board

LARGER = 2.0
"""A thing standing on a place may be this many times as large; a larger one lies under it."""


def box_of(item: Item) -> QRectF:
    """Where an item lies on the table."""
    return item.mapRectToScene(item.rect)


def needed(board: "Board[Any]") -> list[QRectF]:
    """The boxes of all that can be lifted or pressed now, where it may land, and what stands there;
    with a full hand, only where it may land."""
    keys = board.offered.touched(board.hand.path)
    places = [box_of(item) for key in keys if (item := board.item(key)) and item.isVisible()]
    # plain figures: everything on the table is compared with every place
    below = [
        (at.left(), at.top(), at.right(), at.bottom(), LARGER * at.width() * at.height())
        for at in places
    ]
    standing = [
        box
        for key, item in board.things.all()
        if key not in keys and item.isVisible() and (box := box_of(item)) and _stands(box, below)
    ]
    return places + standing


def _stands(box: QRectF, below: list[tuple[float, float, float, float, float]]) -> bool:
    """Does its middle lie on one of these, and is it small enough to stand on it?"""
    middle, size = box.center(), box.width() * box.height()
    x, y = middle.x(), middle.y()
    return any(
        left <= x <= right and top <= y <= bottom and size <= largest
        for left, top, right, bottom, largest in below
    )
