"""What lies on the panels of arrows, and where."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication

from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.games.arrows import keys, trays
from boomerang_desktop.desktop.games.arrows.items import PawnRow
from boomerang_desktop.desktop.games.arrows.notes import PanelNotes
from boomerang_desktop.desktop.games.arrows.telling.names import ArrowsNames
from boomerang_desktop.desktop.look import theme
from boomerang_desktop.desktop.look.lettering import text_width
from tests.desktop.games.arrows.table import a_board, positions, setup
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


@pytest.fixture
def at_size(qapp: QApplication) -> Iterator[Callable[[str, float], None]]:
    def change(language: str, size: float) -> None:
        languages.install(language)
        theme.apply(qapp, "light", size)

    yield change
    change("en", 1.0)


@pytest.mark.parametrize("tabletop", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("size", [0.85, 1.0, 1.15, 1.3])
@pytest.mark.parametrize("language", languages.NAMES)
def test_nothing_that_is_written_on_a_panel_is_cut(
    at_size: Callable[[str, float], None], language: str, size: float, seats: int, tabletop: bool
) -> None:
    at_size(language, size)
    state = positions(seats)[40 if seats > 2 else 25]
    board = a_board(state, viewer=0)
    board.tabletop = tabletop
    board.set_width(1100, 1.0, 1.0)
    for seat in range(seats):
        notes = board.things.find(keys.notes(seat), PanelNotes)
        assert notes is not None
        for line in notes.lines:
            assert text_width(line.text, line.font()) <= line.box.width() + 1, line.text
            assert QFontMetricsF(line.font()).capHeight() <= line.box.height()


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("size", [1.0, 1.3])
def test_pawns_in_side_trays_never_collapse_into_each_other(
    at_size: Callable[[str, float], None], size: float, seats: int
) -> None:
    at_size("en", size)
    board = a_board(positions(seats)[0], viewer=0)
    board.tabletop = True
    board.set_width(1100, 1.0, 1.0)
    for state in positions(seats)[:-1:6]:
        board.show_view(state, 0)
        for _, item in board.things.all():
            if isinstance(item, PawnRow) and item.count > 1 and not item.figure:
                assert item.apart >= trays.CLOSEST * trays.PAWN * item.size


def test_a_row_that_is_too_tight_says_how_many_in_figures(names: ArrowsNames) -> None:
    state = position(
        [0], [1], [2], [3], hands=(5, 0, 0, 0), prisoners={(0, 1): 2, (0, 3): 3}, turn=1
    )
    made = trays.plan(QRectF(8, 40, 120, 69), False, state, 0, names)
    assert all(pile.figure for pile in made.piles)
    assert [pile.count for pile in made.piles] == [5, 2, 3]
