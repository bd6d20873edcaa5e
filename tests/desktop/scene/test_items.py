"""Things and places: how they show themselves is told to them."""

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsScene, QStyleOptionGraphicsItem

from boomerang_desktop.desktop.look import theme
from boomerang_desktop.desktop.look.paper import oval
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.desktop.scene.items import MARGIN, FocusRing, Ghost, Hotspot, Item, Shown

pytestmark = pytest.mark.usefixtures("qapp")
KEY = ("thing", 1)


class Counted(Item):
    """Counts how often it is to be redrawn."""

    words = Shown("")

    def __init__(self) -> None:
        super().__init__(KEY, 40, 20)
        self.redrawn = 0

    def update(self, *_: object) -> None:
        self.redrawn += 1


class Square(Item):
    def draw(self, painter: QPainter) -> None:
        painter.fillRect(self.rect, QColor("#123456"))


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


def test_it_is_redrawn_only_when_something_that_it_shows_changes() -> None:
    item, other = Counted(), Counted()
    item.lit = item.marked = item.dimmed = item.lifted = False
    item.words = ""
    assert item.redrawn == 0
    item.lit = item.marked = True
    item.words = "one"
    assert (item.lit, item.marked, item.lifted, item.words) == (True, True, False, "one")
    assert item.redrawn == 3
    item.words = "one"
    assert item.redrawn == 3
    assert (other.lit, other.words, other.redrawn) == (False, "", 0)


def test_it_is_told_what_has_changed_when_it_has() -> None:
    class Told(Counted):
        def changed(self, name: str) -> None:
            told.append((name, self.words))

    told: list[tuple[str, str]] = []
    Told().words = "one"
    assert told == [("words", "one")]


def test_a_new_size_is_a_change_too() -> None:
    item = Counted()
    item.resize(40, 20)
    assert item.redrawn == 0
    item.resize(30, 20)
    assert (item.rect.width(), item.redrawn) == (30, 1)


def test_what_is_said_of_it_is_asked_for_once_and_only_if_somebody_listens() -> None:
    class Ground(QGraphicsScene):
        def texts_of(self, key: Key) -> tuple[str, str]:
            asked.append(key)
            return "a thing", "of clay"

    asked: list[Key] = []
    scene, item = Ground(), Item(KEY, 40, 20)
    scene.addItem(item)
    assert not asked
    assert (item.label, item.description, asked) == ("a thing", "of clay", [KEY])
    item.texts = None
    assert (item.label, asked) == ("a thing", [KEY, KEY])
    item.texts = "another", ""
    assert (item.label, item.description) == ("another", "")
    assert Item(KEY).label == ""


def test_an_open_hand_says_that_it_can_be_lifted() -> None:
    item = Item(KEY, 40, 20)
    item.can_lift = True
    assert item.cursor().shape() == Qt.CursorShape.OpenHandCursor
    item.lit = True
    assert item.cursor().shape() == Qt.CursorShape.OpenHandCursor
    item.can_lift = False
    assert item.cursor().shape() == Qt.CursorShape.ArrowCursor


@pytest.mark.parametrize("state", ["lit", "marked", "dimmed"])
def test_light_mark_and_dimness_are_seen(state: str) -> None:
    item = Square(KEY, 40, 40)
    plain = image(item)
    setattr(item, state, True)
    assert image(item) != plain
    setattr(item, state, False)
    assert image(item) == plain


def test_what_is_advised_keeps_its_colours_and_a_place_is_tinted() -> None:
    item = Square(KEY, 40, 40)
    plain = image(item)
    middle = plain.rect().center()
    item.lit = True
    assert image(item).pixelColor(middle) != plain.pixelColor(middle)
    item.can_lift = True
    assert image(item) != plain
    assert image(item).pixelColor(middle) == plain.pixelColor(middle)


def test_it_takes_its_accent_and_zoom_from_the_board_it_lies_on() -> None:
    class Ground(QGraphicsScene):
        world = theme.GameColours("#111111", "#000000", "#FFFFFF", "#ABCDEF", "#EEEEEE", "#222222")
        zoom = 2.5

    item = Item(KEY, 10, 10)
    assert (item.accent, item.zoom) == (theme.tokens().accent, 1.0)
    scene = Ground()
    scene.addItem(item)
    assert (item.accent, item.zoom) == ("#ABCDEF", 2.5)


def test_a_region_is_pointed_at_within_its_contour_or_its_box() -> None:
    region = Hotspot(KEY)
    region.resize(60, 20)
    assert region.shape().contains(QPointF(25, 0))
    region.contour = oval(QRectF(-8, -8, 16, 16))
    assert not region.shape().contains(QPointF(25, 0))
    circle = Hotspot(KEY, oval(QRectF(-10, -10, 20, 20)))
    assert (circle.width, circle.height) == (20, 20)
    assert not circle.shape().contains(QPointF(9, 9))


def test_a_ghost_stays_where_the_thing_was(qapp: QApplication) -> None:
    item = Square(KEY, 40, 40)
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
