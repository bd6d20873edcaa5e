"""What lies on the panels of arrows, and where."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from boomerang_desktop.desktop.games.arrows import trays
from boomerang_desktop.desktop.games.arrows.names import ArrowsNames
from tests.desktop.games.arrows.table import positions, setup
from tests.games.arrows.table import position


@pytest.fixture
def names(qapp: QApplication) -> ArrowsNames:
    return ArrowsNames(setup(5))


PANELS = (
    (QRectF(165.6, 8, 842, 122), True),
    (QRectF(165.6, 8, 328, 96), True),
    (QRectF(165.6, 8, 226, 96), True),
    (QRectF(8, 40, 188, 122), False),
    (QRectF(8, 40, 188, 69), False),
)


@pytest.mark.parametrize(("content", "tray"), PANELS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everything_on_a_panel_lies_inside_it(
    names: ArrowsNames, content: QRectF, tray: bool, seats: int
) -> None:
    room = content.adjusted(-1, -1, 1, 8)
    for state in positions(seats)[::5]:
        for seat in range(seats):
            made = trays.plan(content, tray, state, seat, names)
            for pile in made.piles:
                wide = pile.apart * (pile.count - 1) + trays.PAWN * pile.size
                tall = trays.TALL * pile.size
                box = QRectF(pile.at.x() - wide / 2, pile.at.y() - tall / 2, wide, tall)
                assert room.contains(box)
            for line in made.lines:
                assert line.box.width() > 40


def test_prisoners_lie_beside_each_other_by_owner_and_the_rest_is_open(names: ArrowsNames) -> None:
    state = position([0], [1], [2], [3], prisoners={(0, 1): 2, (0, 3): 3}, turn=1)
    content, tray = PANELS[0]
    made = trays.plan(content, tray, state, 0, names)
    piles = [pile for pile in made.piles if pile.key[0] == "prisoners"]
    assert [(pile.owner, pile.count) for pile in piles] == [(1, 2), (3, 3)]
    ends = [pile.at.x() + pile.apart * (pile.count - 1) / 2 for pile in piles]
    starts = [pile.at.x() - pile.apart * (pile.count - 1) / 2 for pile in piles]
    assert starts[1] > ends[0]
    held_open = [slot for slot in made.slots if slot.at.x() > ends[1]]
    assert len(held_open) == 2, "seven are needed with four players"
    assert made.landing == held_open[0].at


@pytest.mark.parametrize(("count", "warned"), [(6, False), (4, True), (3, True)])
def test_the_danger_line_of_a_duel_stands_before_the_third_pawn_P13(
    names: ArrowsNames, count: int, warned: bool
) -> None:
    state = position(range(count), [33, 34, 35, 36], reserves=(3, 3))
    made = trays.plan(*PANELS[0], state, 0, names)
    assert sum(slot.filled for slot in made.slots) == count
    assert made.danger is not None
    left = [slot for slot in made.slots if slot.at.x() < made.danger[0].x()]
    assert len(left) == 2
    assert all(slot.warn == warned for slot in made.slots)
