"""What lies on the table, and what it says while it lies there."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.games.flip import paint, wood
from boomerang_desktop.desktop.games.flip.handling import TURN_LEFT, TURN_RIGHT
from boomerang_desktop.desktop.games.flip.items import CountItem, NoteItem, PieceItem
from boomerang_desktop.desktop.games.flip.score import BalanceItem
from boomerang_desktop.desktop.games.flip.standing import FlipStanding
from boomerang_desktop.desktop.look import theme
from boomerang_desktop.desktop.look.lettering import wrapped_size
from boomerang_desktop.games.core import ONLOOKER, Event
from boomerang_desktop.games.flip import FLIP, FlipState, Locked, PassedOver
from boomerang_desktop.games.flip.pieces import FULL_SET, PIECES
from boomerang_desktop.games.flip.state import worth
from tests.desktop.games.flip.laid import Laid
from tests.games.flip.playing import GAMES as RARE
from tests.games.flip.playing import after, opening, place, random_game


@pytest.fixture
def speak(qtbot: QtBot) -> Iterator[None]:
    yield
    languages.install("en")
    dressed("light", 1.0)


def dressed(appearance: str, size: float) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    theme.apply(app, appearance, size)


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


def test_nothing_is_left_of_a_choice_that_was_made_or_taken_back(qtbot: QtBot) -> None:
    """Its ghost used to lie over the piece until another one was lifted."""
    state = after("V3:3,3;4,3;3,4", "M:4,4", "D:5,3;5,4")
    laid, move = Laid(qtbot, state), place("I3:3,5;3,6;3,7")
    laid.offer()
    overlay, seat = laid.table.overlay, laid.seat
    laid.board.show_choice(move)
    assert overlay.ghost.isVisible()
    laid.offer()
    assert not overlay.ghost.isVisible()
    assert not overlay.tag.isVisible()
    laid.board.show_choice(move)
    then = state.play(seat, move)
    events = FLIP.events(state, seat, move, then)
    laid.board.play(events, then.view(seat), seat, lambda: None)
    assert not overlay.ghost.isVisible()
    assert not overlay.tag.isVisible()


def test_what_has_happened_is_pointed_at_where_it_lies(qtbot: QtBot) -> None:
    laid = Laid(qtbot, after("V3:3,3;4,3;3,4", "M:4,4", "D:5,3;5,4"))
    square = place("M:4,4")
    key = laid.table.scene_of(Locked(square))
    assert key == ("placed", square.number)
    assert laid.board.item(key)
    assert laid.table.scene_of(PassedOver(1)) == ("seat", 1)


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


def passing(state: FlipState, text: str) -> tuple[FlipState, tuple[Event, ...]]:
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
    laid.table.show_line("unplaced")
    marked = {key for key, item in laid.board.things.all() if item.marked}
    assert marked == keys(laid, "piece") | keys(laid, "stock")
    assert marked


def test_the_status_says_what_bright_and_dim_holes_mean(qtbot: QtBot) -> None:
    laid = Laid(qtbot, opening())
    laid.offer()
    laid.board.hand.lift(("piece", "O4"))
    assert laid.board.status() == "Ana holds the square: choose among the bright holes"
    laid.board.hand.drop_everything()
    upright = [move for move in laid.board.view.legal(0) if str(move) == "place:I3:4,4;4,5;4,6"]
    level = [move for move in laid.board.view.legal(0) if str(move) == "place:I3:0,0;1,0;2,0"]
    for moves, said in (
        (upright + level, "bright holes as it is now, dim ones after R"),
        (upright, "rotate it with R for the dim holes"),
    ):
        laid.offer(moves)
        laid.board.hand.lift(("piece", "I3"))
        assert laid.board.status() == f"Ana holds the bar of three: {said}"
        laid.board.hand.drop_everything()
    told: list[str] = []
    laid.board.hand.lift(("piece", "I3"))
    laid.board.status_changed.connect(lambda: told.append(laid.board.status()))
    laid.table.handling.rotate(1)
    assert told[-1] == "Ana holds the bar of three: choose among the bright holes"
    laid.board.hand.drop_everything()
    laid.board.set_flag("targets", False)
    laid.board.hand.lift(("piece", "I3"))
    assert laid.board.status() == "Ana holds the bar of three: R rotates it, choose its holes"


def test_what_the_other_still_has_can_be_seen_larger(qtbot: QtBot) -> None:
    laid = Laid(qtbot, opening())
    large = laid.table.enlarged(("stock", 1, "I4"))
    assert large is not None
    wanted, draw = large
    small = laid.board.things["stock", 1, "I4"]
    assert wanted.width() > 2 * small.width
    picture = QPixmap(wanted.toSize())
    picture.fill(Qt.GlobalColor.black)
    painter = QPainter(picture)
    draw(painter, QRectF(picture.rect()))
    painter.end()
    middle = picture.toImage().pixelColor(
        picture.rect().center() + QPoint(0, picture.height() // 4)
    )
    assert middle.red() > 2 * middle.green()
    assert laid.table.enlarged(("piece", "I4")) is None
    assert laid.table.enlarged(("board",)) is None


# --- nothing moves when the turn does


def lying(laid: Laid) -> dict[tuple[int, str], tuple[float, float]]:
    """Where each piece of each player lies that is not placed yet."""
    found = {}
    for key, item in laid.board.things.all():
        match key:
            case ("piece", str(name)):
                found[laid.board.viewer, name] = item.scenePos().toTuple()
            case ("stock", int(seat), str(name)):
                found[seat, name] = item.scenePos().toTuple()
    return found


def test_with_two_people_trays_and_score_stay_whoever_must_place(qtbot: QtBot) -> None:
    laid = Laid(qtbot, after("V3:3,3;4,3;3,4", "M:4,4", "D:5,3;5,4"))
    state, seen = laid.board.view, []
    for seat in (0, 1):
        laid.board.show_view(state, seat)
        boxes = [laid.board.panels[n].place.box for n in (0, 1)]
        balance = laid.board.things.find(("balance",), BalanceItem)
        assert balance is not None
        seen.append((boxes, lying(laid), laid.table.grid, balance.sides))
    assert seen[0] == seen[1]
    assert len(seen[0][1]) == 21
    # the score begins where each player sits
    above, below = (laid.board.panels[n] for n in (0, 1))
    assert above.place.box.bottom() < below.place.box.top()
    assert [side.board for side in seen[0][3]] == [worth(state.pieces[1]), worth(state.pieces[0])]


@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_must_place_lifts_from_where_their_tray_lies(qtbot: QtBot, seat: int) -> None:
    moves = ("V3:3,3;4,3;3,4", "M:4,4", "D:5,3;5,4", "D:4,5;5,5")
    laid = Laid(qtbot, after(*moves[: 4 - seat]))
    assert laid.seat == seat
    laid.offer()
    box = laid.board.panels[seat].place.box
    for key in (("piece", "X5"), TURN_LEFT, TURN_RIGHT):
        assert box.contains(laid.board.things[key].scenePos())
    move = next(move for move in laid.board.view.legal(seat) if move.piece.name == "X5")
    laid.put(move)
    assert laid.answers == [move]


def test_the_only_person_has_the_pieces_in_front(qtbot: QtBot) -> None:
    laid = Laid(qtbot, after("V3:3,3;4,3;3,4"), persons=(1,))
    laid.board.show_view(laid.board.view, 1)
    own, other = laid.board.panels[1].place, laid.board.panels[0].place
    assert own.tray
    assert not other.tray
    balance = laid.board.things.find(("balance",), BalanceItem)
    assert balance is not None
    assert [side.red for side in balance.sides] == [True, False]


# --- what is written on the table


@pytest.mark.parametrize("size", [0.85, 1.0, 1.15, 1.3])
@pytest.mark.parametrize("language", languages.NAMES)
@pytest.mark.parametrize("tabletop", [False, True])
def test_no_line_is_cut_in_any_language_or_size(
    qtbot: QtBot, speak: None, language: str, size: float, tabletop: bool
) -> None:
    languages.install(language)
    dressed("light", size)
    states = [opening(), *(state for *_, state in random_game(5))]
    for persons in ((0,), (0, 1)):
        laid = Laid(qtbot, opening(), persons)
        laid.board.tabletop = tabletop
        for state in states[::13]:
            laid.board.show_view(state, 0)
            for seat in (0, 1):
                note = laid.board.things.find(("note", seat), NoteItem)
                panel = laid.board.panels[seat]
                assert note is not None
                lines = laid.table.words.note(FlipStanding.of(state, seat))
                needed = wrapped_size("\n".join(lines), note.font, note.width).height()
                assert needed <= note.height + 1
                # as large as was chosen, or hardly less
                assert note.font.pixelSize() >= round(13 * size) - 2
                box = note.mapRectToScene(note.rect)
                assert panel.mapRectToScene(panel.rect).contains(box)
                area = panel.mapRectToScene(
                    laid.table.tray_area(panel).translated(panel.rect.topLeft())
                )
                assert not area.intersects(box)
                for key in (TURN_LEFT, TURN_RIGHT):
                    if seat == 0 and (button := laid.board.things.get(key)):
                        taken = button.mapRectToScene(button.rect)
                        assert not taken.intersects(box)
                        assert panel.mapRectToScene(panel.rect).contains(taken)


def test_what_several_moves_placed_and_turned_is_marked(qtbot: QtBot) -> None:
    laid = Laid(qtbot, opening())
    state, events = opening(), list[Event]()
    for text in ("V3:3,3;4,3;3,4", "M:4,4", "D:5,3;5,4"):
        state, more = passing(state, text)
        events += more
    laid.board.show_view(state, 0)
    laid.board.show_marks(events[1:])
    marked = {key for key, item in laid.board.things.all() if item.marked}
    assert marked == {("placed", p.number) for side in state.pieces for p in side}
    corner = laid.board.things.find(("placed", place("V3:3,3;4,3;3,4").number), PieceItem)
    domino = laid.board.things.find(("placed", place("D:5,3;5,4").number), PieceItem)
    assert corner is not None
    assert domino is not None
    assert (corner.turned, domino.turned) == (True, False)


def test_F8_who_was_passed_over_before_the_last_move_is_no_longer(qtbot: QtBot) -> None:
    moves = RARE["asked_again"]
    laid = Laid(qtbot, after(*moves[:7]))
    state, events = passing(laid.board.view, moves[7])
    later, more = passing(state, moves[8])
    laid.board.show_view(later, later.to_act[0])
    laid.table.mark([*events, *more])
    assert ("passed over" in laid.board.status()) == any(isinstance(e, PassedOver) for e in more)


@pytest.mark.parametrize("appearance", ["light", "dark"])
def test_figures_can_be_read_on_wood_and_pieces(qtbot: QtBot, speak: None, appearance: str) -> None:
    dressed(appearance, 1.0)
    for red in (False, True):
        made = paint.material(red)
        assert theme.contrast(made.number, made.face) >= 4.5
        assert theme.contrast(made.face, wood.WELL) >= 3
    for felt in (wood.walnut().tray, wood.walnut().tray_edge):
        assert theme.contrast(wood.CAPTION, felt) >= 7
    for field in wood.walnut().field:
        assert theme.contrast(paint.BRASS_LIGHT, field) >= 3
        assert theme.contrast(paint.WARNING, field) >= 3
