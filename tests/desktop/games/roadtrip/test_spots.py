"""Where things lie on the table of the road trip."""

from itertools import pairwise

import pytest
from PySide6.QtWidgets import QApplication

from boomerang_desktop.desktop.games.roadtrip.spots import Spots
from boomerang_desktop.desktop.scene.board import Board
from boomerang_desktop.games.core import ONLOOKER
from boomerang_desktop.games.roadtrip.state import CATCH, THROW, RoadTrip
from tests.desktop.games.roadtrip.playing import sit
from tests.games.roadtrip.table import fresh


@pytest.fixture
def board(qapp: QApplication) -> Board[RoadTrip]:
    return sit(fresh(3))


def spots_of(board: Board[RoadTrip]) -> Spots:
    spots = Spots(board)
    spots.lay_out()
    return spots


def test_a_place_of_the_row_is_found_where_it_lies(board: Board[RoadTrip]) -> None:
    spots = spots_of(board)
    for position in range(THROW, CATCH + 1):
        spot = spots.row(position)
        assert spots.place_at(spot.at) == position
        assert spots.is_in_row(spot.at)
        assert board.middle.contains(spot.at)
    assert spots.place_at(board.panels[0].point(10, 10)) is None


def test_the_hand_lies_fanned_out_in_the_viewers_tray(board: Board[RoadTrip]) -> None:
    spots = spots_of(board).fan(7)
    tray = board.panels[0].sceneBoundingRect()
    assert len(spots) == 7
    assert all(tray.contains(spot.at) for spot in spots)
    assert all(here.at.x() < there.at.x() for here, there in pairwise(spots))
    assert len({(spot.width, spot.height) for spot in spots}) == 1


def test_an_onlooker_has_no_hand(qapp: QApplication) -> None:
    board = sit(fresh(3), ONLOOKER)
    assert spots_of(board).fan(7) == []


def test_what_others_have_lies_on_their_panels(board: Board[RoadTrip]) -> None:
    spots = spots_of(board)
    for seat in (1, 2):
        panel = board.panels[seat].sceneBoundingRect()
        assert panel.contains(spots.hand(seat).at)
        assert panel.contains(spots.mini(seat, THROW).at)


def test_on_a_screen_lying_flat_everything_follows(board: Board[RoadTrip]) -> None:
    spots = spots_of(board)
    before = spots.row(THROW)
    board.tabletop = True
    board.relayout()
    spots.lay_out()
    after = spots.row(THROW)
    assert after.at != before.at
    assert after.rotation == board.table.facing(board.viewer)
    assert board.middle.contains(after.at)
