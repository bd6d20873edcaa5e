"""What lies on the table, and what it says while it lies there."""

import pytest
from pytestqt.qtbot import QtBot

from boomerang_desktop import LANGUAGES
from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.games.flip.handling import TURN_LEFT, TURN_RIGHT
from boomerang_desktop.desktop.games.flip.items import CountItem, PieceItem
from boomerang_desktop.desktop.scene.panel import note_bounds
from boomerang_desktop.games.core import ONLOOKER
from boomerang_desktop.games.flip import FLIP, FlipState, PassedOver
from boomerang_desktop.games.flip.pieces import FULL_SET, PIECES
from tests.desktop.games.flip.laid import Laid
from tests.games.flip.playing import GAMES as RARE
from tests.games.flip.playing import after, opening, place, random_game


def keys(laid: Laid, kind: str) -> set[tuple[str | int, ...]]:
    return {key for key, _ in laid.board.things.all() if key[0] == kind}


def test_every_piece_of_a_whole_match_lies_where_the_view_says(qtbot: QtBot) -> None:
    laid = Laid(qtbot, opening())
    for _, _, _, state in random_game(5):
        laid.board.show_view(state.view(0), 0)
        placed = [p for side in state.pieces for p in side]
        assert keys(laid, "placed") == {("placed", p.number) for p in placed}
        for seat in (0, 1):
            for placement in state.pieces[seat]:
                item = laid.board.things.find(("placed", placement.number), PieceItem)
                assert item is not None
                assert item.look.red == (seat != state.white)
                assert item.look.locked == (placement in state.locked())
        names = [piece.name for piece, n in zip(PIECES, state.stocks[0], strict=True) if n]
        assert keys(laid, "piece") == {("piece", name) for name in names}


def test_several_of_a_kind_are_counted(qtbot: QtBot) -> None:
    laid = Laid(qtbot, opening())
    for piece, count in zip(PIECES, FULL_SET, strict=True):
        item = laid.board.things.find(("count", 0, piece.name), CountItem)
        assert (item.count if item else 1) == count


def test_F12_a_view_shows_one_tray_and_an_onlooker_none(qtbot: QtBot) -> None:
    laid = Laid(qtbot, after("I4:2,4;3,4;4,4;5,4", state=opening(hidden_pieces=True)))
    assert keys(laid, "piece")
    assert not keys(laid, "stock")
    laid.board.show_view(laid.board.view.view(ONLOOKER), 1)
    assert not keys(laid, "piece") | keys(laid, "stock") | keys(laid, "count")


def test_advice_shows_the_ghost_and_turns_the_piece_for_it(qtbot: QtBot) -> None:
    laid = Laid(qtbot, after("V3:3,3;4,3;3,4", "M:4,4", "D:5,3;5,4"))
    laid.offer()
    move = place("I3:3,5;3,6;3,7")
    laid.board.advise(move)
    shown = laid.table.overlay.ghost.shown
    assert shown is not None
    assert (shown.holes, shown.allowed) == (move.holes, True)
    tray = laid.board.things.find(("piece", "I3"), PieceItem)
    assert tray is not None
    assert tray.lit
    assert tray.look.holes == laid.shape("I3") == move.piece.rotations[1]
    laid.board.hand.lift(("piece", "I3"), by_key=True)
    assert laid.aim.holes == move.holes
    laid.board.hand.drop_everything()
    laid.board.advise(None)
    assert laid.table.overlay.ghost.shown is None


def test_the_points_hide_no_sign_of_a_piece_that_turns(qtbot: QtBot) -> None:
    laid = Laid(qtbot, after("V3:3,3;4,3;3,4", "M:4,4", "D:5,3;5,4"))
    laid.offer()
    assert not laid.table.overlay.tag.isVisible()
    laid.board.advise(place("D:4,5;5,5"))
    tag = laid.table.overlay.tag
    assert tag.isVisible()
    for text in ("M:4,4", "D:5,3;5,4"):
        middle = laid.table.grid.centre(place(text).holes)
        assert not tag.mapRectToScene(tag.rect).contains(middle)


@pytest.mark.parametrize("tabletop", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_under_a_name_is_whole(qtbot: QtBot, language: str, tabletop: bool) -> None:
    """At a side and in a tray, clear of pieces and buttons, all game long."""
    try:
        languages.install(language)
        laid = Laid(qtbot, opening())
        laid.board.tabletop = tabletop
        for _, _, _, state in random_game(5):
            laid.board.show_view(state.view(0), 0)
            for seat, panel in laid.board.panels.items():
                box, size = panel.note_box, panel.note_font.pixelSize()
                assert box.contains(note_bounds(panel.note, box, size)), panel.note
                assert not box.intersects(laid.table.tray_area(panel))
                for key in (TURN_LEFT, TURN_RIGHT):
                    button = laid.board.things.get(key)
                    if seat == 0 and button is not None:
                        taken = panel.mapRectFromItem(button, button.rect)
                        assert panel.rect.contains(taken)
                        assert not box.translated(panel.rect.topLeft()).intersects(taken)
    finally:
        languages.install("en")


def passing(state: FlipState, text: str) -> tuple[FlipState, tuple[object, ...]]:
    move, (seat,) = place(text.removeprefix("place:")), state.to_act
    following = state.play(seat, move)
    return following, FLIP.events(state, seat, move, following)


def test_F8_the_status_says_who_was_passed_over_until_the_next_move(qtbot: QtBot) -> None:
    moves = RARE["asked_again"]
    laid = Laid(qtbot, after(*moves[:7]))
    again = "Ana cannot place and is passed over: Bruno places again"
    assert laid.board.status() != again
    state, events = passing(laid.board.view, moves[7])
    assert PassedOver(0) in events
    laid.board.show_view(state, 1)
    laid.table.mark([event for event in events if isinstance(event, PassedOver)])
    laid.offer()
    assert laid.board.status() == again
    laid.board.hand.lift(("piece", str(place(moves[8].removeprefix("place:")).piece.name)))
    assert laid.board.status().startswith("Bruno holds")
    laid.board.hand.drop_everything()
    assert laid.board.status() == again
    # looking back at another position
    laid.board.offer(None)
    laid.board.show_view(after(*moves[:7]), 1)
    assert "passed over" not in laid.board.status()


def test_a_line_of_the_result_marks_what_it_counts(qtbot: QtBot) -> None:
    *_, (*_, end) = random_game(5)
    laid = Laid(qtbot, end)
    laid.table.show_line("T5")
    for side in end.pieces:
        for placement in side:
            item = laid.board.things["placed", placement.number]
            assert item.marked == (placement.piece.name == "T5")
