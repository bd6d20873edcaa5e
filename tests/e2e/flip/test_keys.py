"""The perforated board by keyboard, and whole matches."""

from random import Random

import pytest
from PySide6.QtCore import Qt

from boomerang_desktop.games.flip import Placement
from boomerang_desktop.games.flip.pieces import Holes, to_corner
from tests.e2e.flip.player import Player
from tests.e2e.screen import NAMES, Screen
from tests.games.flip.playing import place

Key = Qt.Key


@pytest.fixture
def player(screen: Screen) -> Player:
    return Player(screen)


def held(player: Player) -> str:
    return player.flip.handling.held


# --- by keyboard


def test_the_keyboard_chooses_turns_moves_and_places(player: Player) -> None:
    player.sit_down("flip", "hh")
    player.key(Key.Key_T)
    assert held(player) == "T4"
    player.key(Key.Key_T)
    assert held(player) == "T5"
    player.key(Key.Key_T, Key.Key_5)
    assert held(player) == "T5"
    player.key(Key.Key_Left, Key.Key_Up, Key.Key_R)
    moved = player.aim
    assert to_corner(moved.holes) == place("T5:2,0;0,1;1,1;2,1;2,2").piece.rotations[1]
    carried = player.board.hand.carried
    assert carried is not None
    away = carried.scenePos() - player.flip.grid.centre(moved.holes)
    assert away.manhattanLength() < 0.2 * player.flip.grid.cell
    player.key(Key.Key_Return)
    player.wait_for_turn(1)
    assert player.last().holes == moved.holes


def test_a_digit_chooses_by_value_and_escape_puts_back(player: Player) -> None:
    player.sit_down("flip", "hh")
    player.key(Key.Key_3)
    assert held(player) == "I3"
    player.key(Key.Key_3)
    assert held(player) == "V3"
    player.key(Key.Key_Escape)
    assert not held(player)
    player.home()
    assert player.in_tray("V3")
    assert player.in_tray("I3")
    player.key(Key.Key_Q)
    assert not held(player)


def test_enter_lifts_what_is_in_focus_and_the_edge_stops_the_ghost(player: Player) -> None:
    player.sit_down("flip", "hh")
    player.key(Key.Key_Tab, Key.Key_Return)
    assert player.board.hand.path
    for _ in range(12):
        player.key(Key.Key_Left, Key.Key_Up)
    assert (0, 0) in player.aim.holes
    player.key(Key.Key_Return)
    player.wait_for_turn(1)


def test_the_keyboard_too_is_told_why_not_and_keeps_the_piece(player: Player) -> None:
    player.set_up("I4:2,4;3,4;4,4;5,4")
    player.key(Key.Key_X)
    for _ in range(6):
        player.key(Key.Key_Up)
    player.key(Key.Key_Right, Key.Key_Right, Key.Key_Right, Key.Key_Right, Key.Key_Right)
    assert 'href="F4"' in player.status
    there = player.aim.holes
    player.key(Key.Key_Return)
    assert held(player) == "X5"
    assert player.aim.holes == there
    assert 'href="F4"' in player.status
    card = player.board.guide.card
    assert card.isVisible()
    assert card.warning
    assert "Touch an opposing piece along a side" in card.html
    assert len(player.match.decisions) == 1
    # it is led on from there to where it may be
    player.key(Key.Key_Tab)
    assert not card.isVisible()
    player.key(Key.Key_Return)
    player.wait_for_turn(0)
    assert player.last().piece.name == "X5"


# --- whole matches


@pytest.mark.parametrize("seats", ["hr", "rh", "hh"])
def test_a_whole_match_by_dragging(player: Player, seats: str) -> None:
    rng = Random(7)
    player.sit_down("flip", seats, seed=5)
    me = None if seats == "hh" else seats.index("h")
    trays = set()
    while True:
        player.wait_for_turn(me)
        if player.match.result is not None:
            break
        panels = sorted(player.board.panels.items())
        trays.add(tuple(panel.place.box.getRect() for _, panel in panels))
        _, (_, number) = player.a_way(rng)
        count, seat = len(player.match.decisions), player.state.to_act[0]
        assert (NAMES[seat] in player.status) == (me is None)
        player.put(next(p for p in player.state.legal(seat) if p.number == number))
        assert len(player.match.decisions) > count
        player.wait_for_turn(me, decisions=count + 1)
    # whoever must place, nothing of all this has moved; only the result needs room beside it
    assert len(trays) == 1
    assert sum(player.match.result.scores) == 88
    shown = {key[1] for key, _ in player.board.things.all() if key[0] == "placed"}
    assert shown == {p.number for side in player.state.pieces for p in side}


def test_a_whole_match_by_keyboard(player: Player) -> None:
    rng = Random(3)
    player.sit_down("flip", "hh", first=1)
    assert player.state.white == 1
    while player.match.result is None:
        player.wait_for_turn()
        (_, name), (_, number) = player.a_way(rng)
        seat, count = player.state.to_act[0], len(player.match.decisions)
        wanted = next(p for p in player.state.legal(seat) if p.number == number)
        choose(player, str(name))
        while player.shape(str(name)) != to_corner(wanted.holes):
            player.key(Key.Key_R)
        steer(player, wanted)
        player.key(Key.Key_Return)
        assert len(player.match.decisions) == count + 1
        assert player.match.decisions[-1].move is wanted
        player.wait_for_turn(decisions=count + 1)
    assert sum(player.match.result.scores) == 88


def choose(player: Player, name: str) -> None:
    for _ in range(3):
        player.key(Key(ord(name[0])))
        if player.board.hand.path == (("piece", name),):
            return
    raise AssertionError(f"{name} cannot be chosen by its letter")


def steer(player: Player, wanted: Placement) -> None:
    def corner(holes: Holes) -> tuple[int, int]:
        return min(x for x, _ in holes), min(y for _, y in holes)

    for _ in range(25):
        (x, y), (to_x, to_y) = corner(player.aim.holes), corner(wanted.holes)
        if (x, y) == (to_x, to_y):
            return
        if x != to_x:
            player.key(Key.Key_Right if x < to_x else Key.Key_Left)
        else:
            player.key(Key.Key_Down if y < to_y else Key.Key_Up)
