"""Things and places: how they show themselves is told to them."""

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath
from PySide6.QtWidgets import QApplication, QGraphicsScene, QStyleOptionGraphicsItem

from boomerang_desktop.desktop.look import theme
from boomerang_desktop.desktop.scene.items import (
    MARGIN,
    Button,
    FocusRing,
    Ghost,
    Item,
    Painted,
    Picture,
    text_width,
)

pytestmark = pytest.mark.usefixtures("qapp")
KEY = ("thing", 1)


class Counted(Item):
    """Counts how often it is to be drawn anew."""

    def __init__(self) -> None:
        super().__init__(KEY, 40, 20)
        self.redrawn = 0

    def update(self, *_: object) -> None:
        self.redrawn += 1


def square(painter: QPainter, rect: QRectF) -> None:
    painter.fillRect(rect, QColor("#123456"))


def image(item: Item | Ghost) -> QImage:
    made = QImage(80, 80, QImage.Format.Format_ARGB32)
    made.fill(Qt.GlobalColor.white)
    painter = QPainter(made)
    painter.translate(40, 40)
    item.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    return made


def test_it_is_centred_on_its_place_and_has_room_for_its_light() -> None:
    item = Item(KEY, 40, 20)
    assert item.rect == QRectF(-20, -10, 40, 20)
    assert item.boundingRect() == QRectF(
        -20 - MARGIN, -10 - MARGIN, 40 + 2 * MARGIN, 20 + 2 * MARGIN
    )
    assert item.shape().contains(QPointF(0, 0))
    assert not item.shape().contains(QPointF(25, 0))


def test_it_is_drawn_anew_only_when_something_changes() -> None:
    item = Counted()
    item.set(lit=False, marked=False, dimmed=False, lifted=False)
    assert item.redrawn == 0
    item.set(lit=True, marked=True)
    assert (item.lit, item.marked, item.lifted, item.redrawn) == (True, True, False, 1)
    item.set(lit=True)
    assert item.redrawn == 1


def test_an_open_hand_says_that_it_can_be_lifted() -> None:
    item = Item(KEY, 40, 20)
    item.set(can_lift=True)
    assert item.cursor().shape() == Qt.CursorShape.OpenHandCursor
    item.set(lit=True)
    assert item.cursor().shape() == Qt.CursorShape.OpenHandCursor
    item.set(can_lift=False)
    assert item.cursor().shape() == Qt.CursorShape.ArrowCursor


@pytest.mark.parametrize("state", ["lit", "marked", "dimmed"])
def test_light_mark_and_dimness_are_seen(state: str) -> None:
    item = Painted(KEY, 40, 40, square)
    plain = image(item)
    item.set(**{state: True})
    assert image(item) != plain
    item.set(**{state: False})
    assert image(item) == plain


def test_what_is_advised_keeps_its_colours_and_a_place_is_tinted() -> None:
    item = Painted(KEY, 40, 40, square)
    plain = image(item)
    middle = plain.rect().center()
    item.set(lit=True)
    assert image(item).pixelColor(middle) != plain.pixelColor(middle)
    item.set(can_lift=True)
    assert image(item) != plain
    assert image(item).pixelColor(middle) == plain.pixelColor(middle)


def test_it_takes_its_accent_and_zoom_from_the_board_it_lies_on() -> None:
    class Ground(QGraphicsScene):
        world = theme.World("#111111", "#000000", "#FFFFFF", "#ABCDEF", "#EEEEEE", "#222222")
        zoom = 2.5

    item = Item(KEY, 10, 10)
    assert (item.accent, item.zoom) == (theme.tokens().accent, 1.0)
    scene = Ground()
    scene.addItem(item)
    assert (item.accent, item.zoom) == ("#ABCDEF", 2.5)


def test_a_picture_is_drawn_from_its_file() -> None:
    person, bot = (Picture(KEY, 40, 40, f"icons/{name}") for name in ("person", "bot"))
    assert image(person) != image(Item(KEY, 40, 40))
    assert image(person) != image(bot)
    bot.name = "icons/person"
    assert image(person) == image(bot)


def test_what_a_function_draws_may_have_a_contour_of_its_own() -> None:
    circle = QPainterPath()
    circle.addEllipse(QRectF(-20, -20, 40, 40))
    round_one, plain = Painted(KEY, 40, 40, square, circle), Painted(KEY, 40, 40, square)
    corner = QPointF(-18, -18)
    assert not round_one.shape().contains(corner)
    assert plain.shape().contains(QPointF(-18, -12))
    assert image(plain).pixelColor(40, 40) == QColor("#123456")


def test_a_button_is_wide_enough_for_its_words_and_tells_them() -> None:
    short, long, wide = Button(KEY, "Go"), Button(KEY, "Go on and on"), Button(KEY, "Go", width=300)
    assert short.width < long.width
    assert wide.width == 300
    assert Button(KEY, "Go", "play").width > short.width
    assert long.width > text_width("Go on and on", theme.scene_font(16, bold=True))
    assert long.label == "Go on and on"
    assert long.height >= theme.TOUCH


def test_a_button_that_cannot_be_pressed_looks_like_it() -> None:
    button = Button(KEY, "", "play", width=60)
    off = image(button)
    button.set(can_lift=True)
    assert image(button) != off


def test_a_ghost_stays_where_the_thing_was(qapp: QApplication) -> None:
    item = Painted(KEY, 40, 40, square)
    item.setPos(30, 70)
    item.setRotation(90)
    item.setZValue(3)
    ghost = Ghost(item)
    item.setPos(200, 200)
    assert ghost.pos() == QPointF(30, 70)
    assert ghost.rotation() == 90
    assert ghost.zValue() < 3
    assert ghost.opacity() < 0.5
    assert ghost.boundingRect() == item.boundingRect()
    assert image(ghost).pixelColor(40, 40) == QColor("#123456")


def test_the_ring_follows_a_thing_and_goes_with_it() -> None:
    ring, item = FocusRing(), Item(KEY, 40, 20)
    assert not ring.isVisible()
    item.setPos(5, 6)
    item.setRotation(45)
    item.setScale(2)
    ring.follow(item)
    assert ring.isVisible()
    assert (ring.pos(), ring.rotation(), ring.scale()) == (QPointF(5, 6), 45, 2)
    assert ring.boundingRect().contains(item.rect)
    assert ring.shape().isEmpty()
    ring.follow(None)
    assert not ring.isVisible()


def test_the_ring_is_seen_on_light_and_on_dark() -> None:
    ring = FocusRing()
    ring.follow(Item(KEY, 40, 40))
    for ground in ("#FFFFFF", "#000000"):
        made = QImage(80, 80, QImage.Format.Format_ARGB32)
        made.fill(QColor(ground))
        bare = made.copy()
        painter = QPainter(made)
        painter.translate(40, 40)
        ring.paint(painter, QStyleOptionGraphicsItem())
        painter.end()
        assert made != bare
