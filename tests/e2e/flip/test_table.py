"""The perforated board, played through the real window."""

from random import Random

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGestureEvent, QLabel, QPinchGesture

from boomerang_desktop.desktop.games.flip.handling import TURN_LEFT, TURN_RIGHT
from boomerang_desktop.desktop.games.flip.items import PieceItem
from boomerang_desktop.desktop.games.flip.table import FlipTable
from boomerang_desktop.desktop.scene.items import Item
from boomerang_desktop.desktop.table.after.result import ResultCard
from boomerang_desktop.games.flip import CONCEALED
from boomerang_desktop.games.flip.pieces import to_corner
from tests.e2e.flip.player import EXAMPLE, Player
from tests.e2e.screen import Screen
from tests.games.flip.playing import GAMES as RARE
from tests.games.flip.playing import place

Key = Qt.Key
RIGHT = Qt.MouseButton.RightButton


@pytest.fixture
def player(screen: Screen) -> Player:
    return Player(screen)


# --- lifting, snapping, placing


def test_F3_white_begins_anywhere_by_dragging(player: Player) -> None:
    player.sit_down("flip", "hh")
    assert player.status == "Ana begins: a white piece, anywhere on the board"
    player.put("X5:4,3;3,4;4,4;5,4;4,5")
    player.wait_for_turn(1)
    assert [str(d.move) for d in player.match.decisions] == ["place:X5:4,3;3,4;4,4;5,4;4,5"]
    assert not player.piece("X5:4,3;3,4;4,4;5,4;4,5").look.red
    assert player.log == ["Ana places the cross"]
    assert player.status == "Bruno places a red piece that touches a white one"


@pytest.mark.parametrize("off", [(0.45, 0.2), (-0.3, -0.45), (0.0, 0.49)])
def test_a_piece_snaps_to_the_holes_under_it(player: Player, off: tuple[float, float]) -> None:
    player.sit_down("flip", "hh")
    wanted = place("T4:4,4;5,4;6,4;5,5")
    player.lift("T4", wanted)
    player.move(player.over(wanted.holes, off))
    shown, carried = player.flip.overlay.ghost.shown, player.board.hand.carried
    assert shown is not None
    assert (shown.holes, shown.allowed, shown.points) == (wanted.holes, True, 4)
    assert carried is not None
    away = carried.scenePos() - player.flip.grid.centre(wanted.holes)
    assert away.manhattanLength() < 0.2 * player.flip.grid.cell
    player.release(player.over(wanted.holes, off))
    player.wait_for_turn(1)
    assert player.match.decisions[-1].move is wanted


def test_a_piece_prefers_holes_that_it_may_fill_if_they_are_near(player: Player) -> None:
    player.set_up("I4:2,4;3,4;4,4;5,4")
    beside, covered = place("M:3,3"), place("M:3,4")
    player.lift("M")
    player.move(player.over(covered.holes, (0, -0.45)))
    assert player.aim.holes == beside.holes
    player.move(player.over(covered.holes, (0, -0.3)))
    assert player.aim.holes == covered.holes
    player.release(player.over(covered.holes))


def test_the_piece_in_the_hand_is_held_where_it_was_pressed(player: Player) -> None:
    player.sit_down("flip", "hh")
    board = player.board
    tray = board.things.find(("piece", "I4"), PieceItem)
    assert tray is not None
    first_cell = tray.scenePos() + QPointF(-1.5 * tray.look.cell, 0)
    player.press(first_cell)
    over = player.flip.grid.point(2.5, 2.5)
    player.move(first_cell + QPointF(0, -20), over)
    assert player.aim.holes == ((2, 2), (3, 2), (4, 2), (5, 2))
    # turning goes round the pointer: the cell that is held stays there
    player.wheel(-120)
    assert player.aim.holes == ((2, 2), (2, 3), (2, 4), (2, 5))
    player.release(over)
    player.wait_for_turn(1)
    assert str(player.match.decisions[-1].move) == "place:I4:2,2;2,3;2,4;2,5"


def test_click_and_click_is_as_good_as_dragging(player: Player) -> None:
    player.sit_down("flip", "hh")
    player.click(("piece", "O4"))
    assert player.board.hand.path == (("piece", "O4"),)
    player.move(player.flip.grid.point(5, 5))
    assert player.aim.holes
    # another piece is taken instead, and the first is in its tray again
    player.click(("piece", "X5"))
    assert player.board.hand.path == (("piece", "X5"),)
    assert player.in_tray("O4")
    player.click(player.flip.grid.point(5.5, 5.5))
    player.wait_for_turn(1)
    assert str(player.match.decisions[-1].move) == "place:X5:5,4;4,5;5,5;6,5;5,6"


def test_what_is_let_go_beside_the_board_goes_home_and_says_where_it_belongs(
    player: Player,
) -> None:
    player.sit_down("flip", "hh")
    player.drag(("piece", "T5"), player.flip.grid.point(5, 5), QPointF(150, 400))
    player.home()
    assert player.in_tray("T5")
    assert player.status.startswith('Place one of your pieces on the board ·&nbsp;<a href="F1"')
    read = player.table.bar.status.accessibleName()
    assert read == "Place one of your pieces on the board · rule 1"
    assert not player.match.decisions


def test_what_is_brought_back_to_its_tray_lies_there_without_a_word(player: Player) -> None:
    player.sit_down("flip", "hh")
    before = player.status
    other = player.board.things.get(("piece", "U5"))
    assert other is not None
    player.drag(("piece", "T5"), player.flip.grid.point(5, 5), other.scenePos())
    player.home()
    assert player.in_tray("T5")
    assert player.status == before


# --- turning


def test_turning_what_is_lifted_by_wheel_key_and_right_click(player: Player) -> None:
    player.sit_down("flip", "hh")
    shapes = place("T5:0,0;1,0;2,0;1,1;1,2").piece.rotations
    player.lift("T5")
    player.move(player.flip.grid.point(5, 5))
    player.wheel(-120)
    assert player.shape("T5") == shapes[1]
    player.wheel(120)
    player.wheel(120)
    assert player.shape("T5") == shapes[3]
    player.key(Key.Key_R)
    assert player.shape("T5") == shapes[0]
    QTest.keyClick(player.table.view, Key.Key_R, Qt.KeyboardModifier.ShiftModifier)
    assert player.shape("T5") == shapes[3]
    at = player.point(player.flip.grid.point(5, 5))
    QTest.mousePress(player.table.view.viewport(), RIGHT, pos=at)
    QTest.mouseRelease(player.table.view.viewport(), RIGHT, pos=at)
    assert player.shape("T5") == shapes[0]
    assert player.board.hand.dragging
    player.key(Key.Key_R)
    ghost = player.flip.overlay.ghost.shown
    assert ghost is not None
    assert to_corner(ghost.holes) == shapes[1]
    player.release(player.flip.grid.point(5, 5))
    player.wait_for_turn(1)
    assert to_corner(player.last().holes) == shapes[1]


@pytest.mark.parametrize(("angle", "turn"), [(60.0, 1), (-60.0, -1), (20.0, 0)])
def test_two_fingers_turn_what_is_lifted(player: Player, angle: float, turn: int) -> None:
    player.sit_down("flip", "hh")
    shapes = place("T5:0,0;1,0;2,0;1,1;1,2").piece.rotations
    player.lift("T5")
    player.move(player.flip.grid.point(5, 5))
    fingers = QPinchGesture()
    fingers.setTotalRotationAngle(angle)
    player.table.view.viewportEvent(QGestureEvent([fingers]))
    assert player.shape("T5") == shapes[turn]


def test_the_buttons_turn_what_is_lifted_or_the_whole_tray(player: Player) -> None:
    player.sit_down("flip", "hh")
    upright = to_corner(place("I3:0,0;0,1;0,2").holes)
    player.click(("piece", "I3"))
    player.click(TURN_RIGHT)
    assert player.board.hand.path == (("piece", "I3"),)
    assert player.shape("I3") == upright
    player.key(Key.Key_Escape)
    player.home()
    tray = player.board.things.find(("piece", "I3"), PieceItem)
    assert tray is not None
    assert tray.look.holes == upright, "a piece remembers how it was turned"
    player.click(TURN_LEFT)
    assert player.shape("I3") != upright
    assert player.shape("I4") == to_corner(place("I4:0,0;0,1;0,2;0,3").holes)
    assert not player.match.decisions


def test_a_key_turns_the_piece_in_focus(player: Player) -> None:
    player.sit_down("flip", "hh")
    player.key(Key.Key_Tab)
    while player.board.hand.focus != ("piece", "U5"):
        player.key(Key.Key_Tab)
    player.key(Key.Key_R)
    assert player.shape("U5") == to_corner(place("U5:0,0;1,0;0,1;0,2;1,2").holes)


# --- what a placement does


def test_F5_the_ghost_says_what_turns_and_what_that_is_worth(player: Player) -> None:
    a, b, c, d = EXAMPLE
    player.set_up(a, b, c)
    assert player.board.viewer == 1
    player.lift("D", d)
    player.move(player.over(place(d).holes))
    assert player.turned() == {b, c}
    shown = player.flip.overlay.ghost.shown
    assert shown is not None
    assert shown.points == 2 + 1 + 2
    assert player.flip.overlay.tag.isVisible()
    assert player.status.startswith("Bruno holds the domino: here it turns over 2 piece")
    assert player.piece(c).look.red is False, "nothing has happened yet"
    player.release(player.over(place(d).holes))
    player.wait_for_turn(0)
    assert [player.piece(text).look.red for text in EXAMPLE] == [False, True, True, True]
    assert not player.flip.overlay.ghost.isVisible()


def test_F7_a_piece_that_is_closed_in_shows_its_pin(player: Player) -> None:
    player.set_up(*EXAMPLE[:3])
    assert not player.piece("M:4,4").look.locked
    player.put(EXAMPLE[3])
    player.wait_for_turn(0)
    assert [player.piece(text).look.locked for text in EXAMPLE] == [False, True, False, False]
    assert player.log[-1] == "Locked: the single square"
    assert "locked" in player.piece("M:4,4").description


def test_the_last_move_stays_marked(player: Player) -> None:
    player.set_up(*EXAMPLE[:3])
    player.put(EXAMPLE[3])
    player.wait_for_turn(0)
    assert [player.piece(text).marked for text in EXAMPLE] == [False, True, True, True]
    assert [player.piece(text).turned for text in EXAMPLE[1:]] == [True, True, False]


# --- what is not possible


def hold_over(player: Player, name: str, *hole: float) -> str:
    player.lift(name)
    at = player.flip.grid.point(*hole)
    player.move(at - QPointF(30, 30), at)
    ghost = player.flip.overlay.ghost.shown
    assert ghost is not None
    assert not ghost.allowed
    said = player.status
    player.release(at)
    player.home()
    assert player.in_tray(name)
    return said


def test_an_impossible_spot_says_why_and_the_piece_goes_home(player: Player) -> None:
    player.set_up("I4:2,4;3,4;4,4;5,4")
    for name, hole, paragraph, words in (
        ("X5", (8.5, 7.5), "F4", "Touch an opposing piece along a side"),
        ("M", (3.5, 4.5), "F6", "Use empty holes"),
        ("X5", (0.2, 0.2), "F6", "Stay within the board"),
    ):
        said = hold_over(player, name, *hole)
        assert words in said
        assert f'href="{paragraph}"' in said
    assert len(player.match.decisions) == 1


def test_F4_a_corner_is_not_enough(player: Player) -> None:
    player.set_up("O4:4,4;5,4;4,5;5,5")
    assert "F4" in hold_over(player, "M", 6.5, 3.5)


def test_what_cannot_be_lifted_says_why(player: Player) -> None:
    player.set_up("O4:4,4;5,4;4,5;5,5")
    player.click(("placed", place("O4:4,4;5,4;4,5;5,5").number))
    assert 'href="F6"' in player.status
    assert not player.board.hand.path
    player.table.do("tabletop")
    player.click(("stock", 0, "T5"))
    assert 'href="F1"' in player.status
    assert not player.board.hand.path


def test_a_piece_without_a_place_is_dim_and_says_why(player: Player) -> None:
    rng = Random(0)
    player.set_up()
    for _ in range(40):
        state = player.state
        seat = state.to_act[0]
        stuck = [
            name
            for name in ("T5", "U5", "V5", "X5", "O4")
            if player.board.things.get(("piece", name)) and not state.legal_with(seat, name)
        ]
        if stuck:
            break
        player.board.answer(rng.choice(state.legal(seat)))
        player.wait_for_turn(decisions=len(player.match.decisions))
    item = player.board.things.get(("piece", stuck[0]))
    assert item is not None
    assert item.dimmed
    assert not item.can_lift
    player.click(("piece", stuck[0]))
    assert not player.board.hand.path
    assert "no room left" in player.status or "cannot go anywhere" in player.status
    assert "F4" in player.status or "F6" in player.status


# --- aids


def test_lifting_lights_the_holes_of_all_legal_placements(player: Player) -> None:
    player.set_up("I4:2,4;3,4;4,4;5,4")
    player.lift("T4")
    now, turned = player.flip.overlay.targets.holes
    legal = player.state.legal_with(1, "T4")
    shape = player.shape("T4")
    assert set(now) == {h for p in legal if to_corner(p.holes) == shape for h in p.holes}
    assert set(now) | set(turned) == {h for p in legal for h in p.holes}
    player.key(Key.Key_R)
    assert player.flip.overlay.targets.holes[0] != now
    player.key(Key.Key_Escape)
    assert player.flip.overlay.targets.holes == ((), ())


def test_the_light_can_be_switched_off(player: Player) -> None:
    player.set_up("I4:2,4;3,4;4,4;5,4")
    assert [name for name, _ in player.board.words.aids()] == ["targets"]
    player.board.flags["targets"] = False
    player.lift("T4")
    assert player.flip.overlay.targets.holes == ((), ())
    player.key(Key.Key_Escape)


def test_all_targets_are_lit_as_soon_as_a_piece_is_lifted(player: Player) -> None:
    """The longest list of all: the opening, with a piece of four rotations. Nothing is left for
    later; `tests/measure/lighting.py` tells how long it takes."""
    player.sit_down("flip", "hh")
    player.board.hand.lift(("piece", "U5"))
    assert len(player.flip.overlay.targets.holes[0]) == 90


@pytest.mark.usefixtures("drawn")
def test_lighting_draws_nothing_but_the_light_and_what_is_lifted(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not the board, not the trays: on a large screen those would take longer than a frame."""
    drawn: list[tuple[str | int, ...]] = []
    # before anything is drawn: Qt asks only once which method draws a thing
    monkeypatch.setattr(Item, "paint", lambda item, *how: drawn.append(item.key))
    monkeypatch.setattr(FlipTable, "draw_ground", lambda *how: drawn.append(("ground",)))
    player.sit_down("flip", "hh")
    player.qtbot.waitUntil(lambda: ("ground",) in drawn)
    QApplication.processEvents()
    drawn.clear()
    player.board.hand.lift(("piece", "U5"))
    player.qtbot.waitUntil(lambda: bool(drawn))
    QApplication.processEvents()
    assert set(drawn) == {("targets",), ("piece", "U5")}
    player.board.hand.put_back()


# --- passing over, the end, the score


def test_F8_being_passed_over_is_said_and_the_other_goes_on(player: Player) -> None:
    moves = RARE["asked_again"]
    player.set_up(*moves[:7])
    assert player.board.acting == 1
    player.put(moves[7].removeprefix("place:"))
    player.wait_for_turn(1, decisions=8)
    assert player.status == "Ana cannot place and is passed over: Bruno places again"
    assert player.log[-1] == "Ana cannot place a piece and is passed over · F8"
    player.put(moves[8].removeprefix("place:"))
    player.wait_for_turn(decisions=9)
    assert "passed over" not in player.status


def test_F9_F10_the_end_is_explained_piece_by_piece(player: Player) -> None:
    moves = RARE["passed_over"]
    player.set_up(*moves[:-1])
    player.put(moves[-1].removeprefix("place:"))
    player.qtbot.waitUntil(lambda: player.match.result is not None)
    result = player.match.result
    assert result is not None
    player.qtbot.waitUntil(lambda: bool(player.window.findChildren(ResultCard)))
    assert player.status == "Neither player can place a piece: the game is over"
    lines = player.board.words.explain(player.state, result)
    for seat in (0, 1):
        cells = [line.cells[seat].rpartition("= ")[2] for line in lines]
        assert sum(int(cell) for cell in cells if cell != "–") == result.scores[seat]
    assert sum(result.scores) == 88
    card = player.window.findChildren(ResultCard)[0]
    texts = [label.text() for label in card.findChildren(QLabel)]
    assert str(result.scores[0]) in texts
    assert any(line.endswith("· F10") for line in player.log)


def test_the_live_score_counts_what_the_other_has_not_placed(player: Player) -> None:
    player.set_up(*EXAMPLE[:2])
    board = player.board
    assert [panel.score for _, panel in sorted(board.panels.items())] == [43, 45]
    note = board.things["note", 0].label
    assert note == "White · 0 on the board + 43 red unplaced"
    assert board.things["note", 1].label == "Red · 4 on the board + 41 white unplaced"
    player.put(EXAMPLE[2])
    player.wait_for_turn(1)
    assert [panel.score for _, panel in sorted(board.panels.items())] == [6 + 43, 39]


def test_undo_takes_the_piece_back_into_the_tray(player: Player) -> None:
    player.set_up(*EXAMPLE[:2])
    player.put(EXAMPLE[2])
    player.wait_for_turn(1)
    player.table.do("undo")
    player.wait_for_turn(0)
    assert len(player.match.decisions) == 2
    assert player.board.things.get(("placed", place(EXAMPLE[2]).number)) is None
    assert not player.board.hand.path
    assert player.piece(EXAMPLE[0]).look.red


# --- options and seating


def test_F2_the_larger_board_has_ten_rows(player: Player) -> None:
    player.sit_down("flip", "hh", board="10x10")
    assert player.flip.grid.rows == 10
    player.put("I3:0,9;1,9;2,9")
    player.wait_for_turn(1)
    assert str(player.match.decisions[-1].move) == "place:I3:0,9;1,9;2,9"
    player.table.do("undo")
    player.sit_down("flip", "hh")
    assert player.flip.grid.rows == 9


def stock_items(player: Player) -> set[object]:
    keys = [key for key, _ in player.board.things.all()]
    return {key[-1] for key in keys if key[0] in ("piece", "stock", "count")}


def test_F12_hidden_pieces_stay_behind_the_curtain(player: Player) -> None:
    player.sit_down("flip", "hh", hidden_pieces=True)
    assert player.is_curtain_closed()
    assert stock_items(player) == set()
    player.open_curtain()
    player.wait_for_turn(0)
    assert player.state.view(0).stocks[1] == CONCEALED
    assert {key[0] for key, _ in player.board.things.all()} & {"piece", "stock"} == {"piece"}
    assert player.board.things["note", 0].label == "White · 0 on the board"
    player.put("T5:4,3;5,3;6,3;5,4;5,5")
    player.qtbot.waitUntil(player.is_curtain_closed)
    assert stock_items(player) == set()
    assert player.log == ["Ana places the long T"]
    player.open_curtain()
    player.wait_for_turn(1)
    assert {key[0] for key, _ in player.board.things.all()} & {"piece", "stock"} == {"piece"}
    assert player.board.viewer == 1
    assert "T5" in stock_items(player), "Bruno's own is still there"


def test_F12_nothing_hidden_is_shown_while_a_move_is_shown(player: Player) -> None:
    player.window.settings.speed = "normal"
    player.sit_down("flip", "hh", hidden_pieces=True)
    player.open_curtain()
    player.wait_for_turn(0)
    player.put("T5:4,3;5,3;6,3;5,4;5,5")
    assert player.board.motion.busy
    assert stock_items(player) == set()


def test_in_tabletop_mode_the_second_tray_faces_the_other_way(player: Player) -> None:
    player.set_up("I4:2,4;3,4;4,4;5,4")
    player.table.do("tabletop")
    board = player.board
    assert [panel.rotation() for _, panel in sorted(board.panels.items())] == [0, 180]
    tray = board.things.find(("piece", "T4"), PieceItem)
    assert tray is not None
    assert tray.scenePos().y() < player.flip.grid.top
    assert tray.look.facing == 180
    player.put("T4:2,5;3,5;4,5;3,6")
    player.wait_for_turn(0)
    assert player.piece("I4:2,4;3,4;4,4;5,4").look.red
    tray = board.things.find(("piece", "T4"), PieceItem)
    assert tray is not None
    assert tray.scenePos().y() > player.flip.grid.box.bottom()


def test_long_names_and_another_size_leave_everything_on_the_table(player: Player) -> None:
    player.set_up("I4:2,4;3,4;4,4;5,4")
    for size in ((1024, 600), (1920, 1080)):
        player.window.resize(*size)
        QTest.qWait(20)
        table = player.board.sceneRect()
        for _, item in player.board.things.all():
            assert table.contains(item.mapRectToScene(item.rect)), item.key
