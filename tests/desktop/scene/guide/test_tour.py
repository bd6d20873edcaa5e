"""Everything on a table can be reached by keys, thing by thing and group by group."""

from PySide6.QtCore import Qt

from boomerang_desktop.desktop.scene.guide.tour import in_order
from tests.desktop.scene.conftest import NewBoard
from tests.desktop.scene.heap import HeapBoard


def exploring(boards: NewBoard) -> HeapBoard:
    board = boards()
    board.tour.on = True
    board.tour.begin()
    return board


def test_each_thing_with_a_name_is_in_one_group(boards: NewBoard) -> None:
    board = exploring(boards)
    keys = [item.key for _, items in board.tour.groups() for item in items]
    assert len(keys) == len(set(keys))
    named = {key for key, item in board.things.all() if item.label}
    assert named | {panel.key for panel in board.panels.values()} == set(keys)
    assert all(name for name, _ in board.tour.groups())


def test_it_begins_with_the_first_thing_and_comes_round_again(boards: NewBoard) -> None:
    board = exploring(boards)
    keys = [item.key for _, items in board.tour.groups() for item in items]
    seen = []
    for _ in keys:
        seen.append(board.hand.focus)
        board.tour.arrow(Qt.Key.Key_Right)
    assert seen == keys
    assert board.hand.focus == keys[0]
    board.tour.arrow(Qt.Key.Key_Left)
    assert board.hand.focus == keys[-1]


def test_up_and_down_go_from_group_to_group(boards: NewBoard) -> None:
    board = exploring(boards)
    firsts = [items[0].key for _, items in board.tour.groups()]
    board.tour.arrow(Qt.Key.Key_Down)
    assert board.hand.focus == firsts[1]
    board.tour.arrow(Qt.Key.Key_Up)
    assert board.hand.focus == firsts[0]


def test_nobody_explores_unasked(boards: NewBoard) -> None:
    board = boards()
    board.tour.begin()
    assert board.hand.focus is None
    assert not board.tour.active


def test_things_are_told_as_one_reads(boards: NewBoard) -> None:
    board = boards()
    items = in_order([item for _, item in board.things.all()])
    rows = [round(item.scenePos().y() / 60) for item in items]
    assert rows == sorted(rows)
