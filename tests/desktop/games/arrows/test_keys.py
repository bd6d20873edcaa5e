"""What the things on the table of arrows are called among themselves."""

from boomerang_desktop.desktop.games.arrows import keys
from boomerang_desktop.games.arrows.moves import CAPTORS, HAND, RESERVE
from tests.games.arrows.table import position


def test_a_pawn_comes_from_hand_reserve_or_whoever_holds_it() -> None:
    assert keys.source(HAND, 2) == keys.hand(2)
    assert keys.source(RESERVE, 2) == keys.reserve(2)
    assert keys.source(CAPTORS[1], 2) == keys.prisoners(1, 2)


def test_the_cells_of_a_path_begin_where_the_pawn_stood() -> None:
    path = (keys.pawn(17), keys.cell(18), keys.cell(19), keys.STOP)
    assert keys.cells_in(path) == (17, 18, 19)
    assert keys.cells_in((keys.hand(0), keys.cell(4))) == (4,)


def test_only_a_pawn_that_captures_makes_a_chain() -> None:
    view = position([17], [18], [33], hands=(1, 0, 0))
    assert keys.chain((keys.pawn(17), keys.cell(18)), view)
    assert not keys.chain((keys.pawn(17), keys.cell(10)), view)
    assert not keys.chain((keys.pawn(17),), view)
    assert not keys.chain((keys.hand(0), keys.cell(10)), view)
