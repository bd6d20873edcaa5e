"""What putting the lifted piece down would do, shown before it is done."""

import attrs
import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from boomerang_desktop.desktop.games.flip.layout import HoleGrid
from boomerang_desktop.desktop.games.flip.preview import Overlay, Preview
from boomerang_desktop.desktop.scene.hand import IN_HAND

GRID = HoleGrid(100, 50, 40.0, 10, 9)
BAR = ((3, 3), (4, 3), (5, 3))
SEEN = Preview(BAR, red=True, allowed=True, points=7)


@pytest.fixture
def overlay(qapp: QApplication) -> Overlay:
    return Overlay(GRID)


def test_lit_holes_are_pointed_at_where_they_are(overlay: Overlay) -> None:
    targets = overlay.targets
    targets.show_holes(((0, 0), (1, 0)), ((5, 5),))
    assert targets.holes == (((0, 0), (1, 0)), ((5, 5),))
    for region, hole, is_in in (
        (targets.bright, (1, 0), True),
        (targets.bright, (5, 5), False),
        (targets.dim, (5, 5), True),
    ):
        at = GRID.point(hole[0] + 0.5, hole[1] + 0.5)
        assert region.outline().contains(region.mapFromScene(at)) == is_in
    targets.show_holes((), ())
    assert not targets.isVisible()


def test_the_ghost_lies_exactly_in_its_holes(overlay: Overlay) -> None:
    overlay.show(SEEN)
    ghost = overlay.ghost
    for x, y in BAR:
        assert ghost.shape().contains(ghost.mapFromScene(GRID.point(x + 0.5, y + 0.5)))
    assert not ghost.shape().contains(ghost.mapFromScene(GRID.point(6.5, 3.5)))
    assert ghost.boundingRect().contains(ghost.shape().boundingRect())


def test_a_promise_lies_under_the_piece_and_a_warning_over_it(overlay: Overlay) -> None:
    overlay.show(SEEN)
    assert overlay.ghost.zValue() < IN_HAND
    assert overlay.tag.isVisible()
    overlay.show(attrs.evolve(SEEN, allowed=False))
    assert overlay.ghost.zValue() > IN_HAND
    assert not overlay.tag.isVisible()
    overlay.show(None)
    assert not overlay.ghost.isVisible()
    assert overlay.ghost.shape().isEmpty()


@pytest.mark.parametrize("corner", [(0, 0), (7, 0), (0, 8), (7, 8)])
def test_points_stay_on_the_board(overlay: Overlay, corner: tuple[int, int]) -> None:
    x, y = corner
    overlay.show(attrs.evolve(SEEN, holes=((x, y), (x + 1, y), (x + 2, y))))
    assert GRID.board.contains(overlay.tag.mapRectToScene(overlay.tag.rect))


def test_points_hide_no_sign_of_a_piece_that_turns(overlay: Overlay) -> None:
    overlay.show(SEEN)
    usual = QPointF(overlay.tag.pos())
    overlay.show(attrs.evolve(SEEN, turned=[((5, 2),), ((6, 2),)]))
    assert overlay.tag.pos() != usual
