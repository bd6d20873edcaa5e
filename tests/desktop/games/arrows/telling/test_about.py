"""Everything on the table of arrows says what it is and what it means."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.games.arrows import keys
from boomerang_desktop.desktop.games.arrows.notes import PanelNotes
from boomerang_desktop.desktop.games.arrows.words import ArrowsWords
from boomerang_desktop.desktop.scene.words import About
from boomerang_desktop.games.arrows.state import ArrowsState
from boomerang_desktop.games.core import ONLOOKER
from tests.desktop.games.arrows.table import a_board, positions, setup
from tests.games.arrows.table import position


@pytest.fixture(params=languages.NAMES)
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    languages.install(request.param)
    yield request.param
    languages.install("en")


def about(view: ArrowsState, key: tuple[str | int, ...], seats: int = 3) -> About:
    found = ArrowsWords(setup(seats, persons=[0])).about(view, 0, key)
    assert found is not None
    return found


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_whatever_can_be_pointed_at_is_explained_with_its_rule(seats: int) -> None:
    words = ArrowsWords(setup(seats, persons=[0]))
    for state in positions(seats)[20:-1:25]:
        board = a_board(state, ONLOOKER)
        for key, item in [*board.things.all(), *((p.key, p) for p in board.panels.values())]:
            if isinstance(item, PanelNotes) or key in (keys.LAST, keys.AID, keys.RINGS, keys.WAY):
                continue
            told = words.about(state, 0, key)
            assert told is not None, key
            assert told.rule.startswith("P")
            assert len(told.text) > 15
            assert not any(left in told.text for left in ("{", "%n", "(s)"))


@pytest.mark.usefixtures("language")
def test_every_button_is_explained() -> None:
    view = position([17, 0], [18], [33], hands=(1, 1, 1))
    for key in (keys.LOSE, keys.TAKE_BACK, keys.STOP, keys.DECLINE, keys.THREATS):
        assert about(view, key).text


def test_a_cell_tells_which_arrows_lead_in_and_out(qapp: QApplication) -> None:
    text = about(position([0], [1], [2]), keys.cell(17)).text
    assert text.startswith("Cell 17, free. Arrows lead to ")
    assert "18" in text


def test_a_pawn_tells_whose_it_is_and_what_it_can_take_and_lose(qapp: QApplication) -> None:
    view = position([17], [18], [33], hands=(1, 1, 1))
    mine, theirs = about(view, keys.pawn(17)), about(view, keys.pawn(18))
    assert mine.text == "Your pawn on 17. It can capture on 18. Nobody can capture it now."
    assert theirs.text.startswith("Pawn of Bruno on 18. It cannot capture anything now.")
    assert theirs.text.endswith("It can be captured by the pawns on 17.")
    assert about(view, keys.cell(18)) == theirs


def test_a_triangle_tells_who_holds_it(qapp: QApplication) -> None:
    view = position([4, 9, 10], [18], [33], hands=(1, 1, 1))
    told = [about(view, keys.trio(number)).text for number in range(12)]
    assert sum(text.endswith("You hold it now.") for text in told) == 1


def test_prisoners_needed_and_the_danger_line_are_explained(qapp: QApplication) -> None:
    view = position([17], [18], [33], prisoners={(1, 0): 2})
    needed = about(view, keys.row("prisoners", 1))
    assert needed.text.startswith("Bruno needs 6 more prisoner")
    assert needed.rule == "P8"
    duel = position([17, 0, 1], [18, 2, 3], hands=(1, 1), reserves=(3, 3))
    line = about(duel, keys.row("strength", 0), seats=2)
    assert "below 3" in line.text
    assert line.rule == "P13"


def test_what_lies_before_others_can_be_seen_larger(qapp: QApplication) -> None:
    view = position([17], [18], [33], hands=(1, 2, 0), prisoners={(1, 0): 7, (1, 2): 1})
    board = a_board(view, viewer=0)
    table = board.table
    assert table.enlarged(keys.hand(0)) is None, "large enough already"
    for key in (keys.hand(1), keys.prisoners(1, 0), keys.row("prisoners", 1), ("seat", 1)):
        assert table.enlarged(key) is not None
    assert table.enlarged(keys.row("hand", 2)) is None, "nothing to see"
    one, all_of_it = table.enlarged(keys.hand(1)), table.enlarged(("seat", 1))
    assert one is not None
    assert all_of_it is not None
    assert all_of_it[0].height() > one[0].height()
