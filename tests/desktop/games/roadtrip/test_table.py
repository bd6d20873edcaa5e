"""What lies where on the table of the road trip."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from boomerang_desktop.desktop.games.roadtrip import reading
from boomerang_desktop.desktop.games.roadtrip.items import (
    DOWN,
    FACE,
    PEEK,
    CardItem,
    GainItem,
    MiniItem,
    PlaceItem,
    StackItem,
    TallyItem,
    WordsItem,
)
from boomerang_desktop.desktop.games.roadtrip.papers.map import MapItem
from boomerang_desktop.desktop.games.roadtrip.papers.sheet import ActivityItem
from boomerang_desktop.desktop.look import theme
from boomerang_desktop.desktop.scene.board import Board
from boomerang_desktop.games.core import ONLOOKER
from boomerang_desktop.games.roadtrip import ROADTRIP
from boomerang_desktop.games.roadtrip.state import ACTIVITY, RoadTrip
from tests.desktop.games.roadtrip.playing import after, ask, everybody, sheet_of, sit, table_of
from tests.games.roadtrip.table import choosing, fresh, states


def card(board: Board[RoadTrip], letter: str) -> CardItem:
    item = board.things.find(("card", letter), CardItem)
    assert item is not None
    return item


def chart(board: Board[RoadTrip], seat: int) -> MapItem:
    item = board.things.find(("map", seat), MapItem)
    assert item is not None
    return item


def test_R3_the_throw_lies_face_down_until_the_round_is_scored(qapp: QApplication) -> None:
    state = after(2, lambda s: s.stage == 1)
    throw = reading.card_at(state, 0, 0)
    assert card(sit(state), throw).side == PEEK
    # nobody else sees even its letter
    other = sit(state, viewer=1, persons=[1])
    assert ("card", throw) not in other.things
    mini = other.things.find(("mini", 0, 0), MiniItem)
    assert mini is not None
    assert (mini.letter, mini.empty) == ("", False)
    assert card(sit(after(2, lambda s: s.stage == ACTIVITY)), throw).side == FACE


def test_nothing_is_drawn_of_a_hand_but_to_its_owner(qapp: QApplication) -> None:
    state = fresh(3)
    board = sit(state, ONLOOKER, ())
    assert not [key for key, _ in board.things.all() if key[0] == "card"]
    board = sit(state.view(ONLOOKER), 0)
    backs = [item for key, item in board.things.all() if key[0] == "held"]
    assert len(backs) == 7
    assert all(isinstance(item, CardItem) and item.side == DOWN for item in backs)


def test_the_open_place_is_the_one_that_is_offered(qapp: QApplication) -> None:
    state = after(3, lambda s: s.stage == 2 and 0 in s.to_act)

    def open_places(board: Board[RoadTrip]) -> list[int]:
        found = [board.things.find(("place", n), PlaceItem) for n in range(7)]
        return [n for n, place in enumerate(found) if place and place.next]

    assert open_places(ask(state)) == [2]
    assert open_places(sit(state)) == []


def test_boxes_look_open_if_they_are_offered(qapp: QApplication) -> None:
    state = choosing(["CFIM", "", "", ""])
    board = sit(state)
    hiking = ROADTRIP.parse("activity:photography")
    board.offer(0, [hiking])
    boxes = [item for key, item in board.things.all() if isinstance(item, ActivityItem)]
    assert len(boxes) == 5
    assert [item.key for item in boxes if item.can_lift] == [("activity", "photography")]
    # another player's boxes have other names
    table_of(board).looking.go_on()
    boxes = [item for key, item in board.things.all() if isinstance(item, ActivityItem)]
    assert {item.key[:2] for item in boxes} == {("box", 1)}
    assert not any(item.can_lift for item in boxes)


def test_the_tray_says_what_is_expected_when_it_is_empty(qapp: QApplication) -> None:
    state = choosing(["CFIM", "", "", ""])
    for board, words in (
        (ask(state), "Press an activity"),
        (sit(state), "when everyone has decided"),
        (sit(list(states(fresh(2), seed=1))[-1]), "The four rounds are over"),
    ):
        tray = board.things.find(("words",), WordsItem)
        assert tray is not None
        assert words in tray.words


def test_a_lifted_card_is_pencilled_in_and_goes_again(qapp: QApplication) -> None:
    state = fresh(2)
    board = ask(state)
    letter = reading.hand(state, 0)[0]
    before = sheet_of(board).reading
    board.hand.lift(("card", letter))
    assert sheet_of(board).reading == reading.read_sheet(state.view(0), 0, letter)
    assert chart(board, 0).reading == reading.read_map(state.view(0), 0, letter)
    board.hand.put_back()
    assert sheet_of(board).reading == before


def test_on_another_players_sheet_nothing_of_mine_is_pencilled_in(qapp: QApplication) -> None:
    state = fresh(2)
    board = ask(state)
    board.hand.lift(("card", reading.hand(state, 0)[0]))
    table_of(board).looking.pin(1)
    assert sheet_of(board).reading == reading.read_sheet(state.view(0), 1)


def test_the_preview_can_be_switched_off(qapp: QApplication) -> None:
    state = after(2, lambda s: s.stage == 4)
    board = sit(state)
    board.set_flag("preview", False)
    shown = sheet_of(board).reading
    assert shown is not None
    assert shown.lines["sites"][0].text == ""


def test_that_others_have_chosen_shows_while_a_card_is_held(qapp: QApplication) -> None:
    state = fresh(3)
    board = ask(state)
    key = ("card", reading.hand(state, 0)[0])
    board.hand.lift(key)
    chosen = state.play(2, state.legal(2)[0])
    assert board.table.overhear((), chosen.view(0))
    stacks = [board.things.find(("stack", seat), StackItem) for seat in (1, 2)]
    assert [stack.chosen for stack in stacks if stack] == [False, True]
    assert [stack.description for stack in stacks if stack] == ["", "has chosen"]
    assert [board.panels[seat].active for seat in range(3)] == [True, True, False]
    assert board.hand.path == (key,)


def test_what_was_laid_stays_marked(qapp: QApplication) -> None:
    before = after(2, lambda s: s.stage == 2 and len(s.to_act) == 1)
    seat = before.to_act[0]
    move = before.legal(seat)[0]
    now = before.play(seat, move)
    events = ROADTRIP.events(before, seat, move, now)
    assert sit(now).table.mark(events) == {("mini", 0, 2), ("mini", 1, 2)}


def test_R13_a_line_of_the_result_lights_what_it_counts(qapp: QApplication) -> None:
    over = list(states(fresh(2, seed=6), seed=2))[-1]
    board = sit(over)
    board.table.show_line("sites")
    assert chart(board, 0).glow == reading.counted(over, 0, "sites")
    assert sheet_of(board).bright == "sites"
    board.table.show_line("sites")
    assert not chart(board, 0).glow
    # as long as somebody plays there is no result
    playing = sit(fresh(2))
    playing.table.show_line("sites")
    assert sheet_of(playing).bright == ""


def test_two_players_have_room_for_points_by_category(qapp: QApplication) -> None:
    board = sit(fresh(2))
    tally = board.things.find(("tally", 1), TallyItem)
    assert tally is not None
    assert [words for words, _ in tally.lines][:2] == ["Throw and Catch", "Sites"]
    assert ("tally", 1) not in sit(fresh(4)).things


@pytest.mark.parametrize("tabletop", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_lies_on_the_table(qapp: QApplication, seats: int, tabletop: bool) -> None:
    for state in [*states(fresh(seats, seed=5), seed=3)][::11]:
        board = sit(state)
        board.tabletop = tabletop
        board.relayout()
        whole = board.sceneRect().adjusted(-5, -5, 5, 5)
        for key, item in board.things.all():
            assert whole.contains(item.mapRectToScene(item.rect)), key


def test_the_caption_lasts_as_long_as_it_is_counted(qapp: QApplication) -> None:
    state = choosing(["DHIJLVX", "", "", ""])
    board = ask(state)
    said: list[str] = []
    board.status_changed.connect(lambda: said.append(board.status()))
    table_of(board).count("Everyone scores")
    # nothing moves, so nothing is being counted
    assert said == ["Score one activity on your sheet, or none"]
    now = everybody(state, lambda moves: moves[-1])
    board.show_view(now.view(0), 0)
    assert board.table.caption == ""


# --- the round that has just been scored


def gains(board: Board[RoadTrip]) -> dict[int, int]:
    """What stands beside the others."""
    items = [item for _, item in board.things.all() if isinstance(item, GainItem)]
    return {item.seat: item.points for item in items}


def test_R12_the_points_of_a_round_stay_up_until_the_next_ones_first_card(
    qapp: QApplication,
) -> None:
    state = after(4, lambda s: s.stage == 0 and s.round == 1 and s.to_act == (0, 1, 2, 3))
    board = ask(state)
    written = {seat: sum(state.sheets[seat].written[0]) for seat in range(4)}
    assert gains(board) == {seat: written[seat] for seat in (1, 2, 3)}
    assert sheet_of(board).gained == 0
    for _, item in board.things.all():
        if isinstance(item, GainItem):
            panel = board.panels[item.seat]
            assert panel.sceneBoundingRect().contains(item.sceneBoundingRect().center())
            head = panel.mapRectToScene(panel.head.translated(panel.rect.topLeft()))
            assert not head.intersects(item.mapRectToScene(item.rect))
    # others who choose do not take it away
    board.show_view(state.play(1, state.legal(1)[0]).view(0), 0)
    assert len(gains(board)) == 3
    board.show_view(state.play(0, state.legal(0)[0]).view(0), 0)
    assert gains(board) == {}
    assert sheet_of(board).gained is None


def test_no_round_stands_beside_the_first_or_the_end(qapp: QApplication) -> None:
    assert gains(ask(fresh(3))) == {}
    assert gains(sit(after(3, lambda s: not s.to_act))) == {}


# --- a closer look


def test_small_cards_enlarge_and_secret_ones_do_not(qapp: QApplication) -> None:
    state = after(3, lambda s: s.stage == 3 and 0 in s.to_act)
    board = ask(state)
    table = table_of(board)
    assert table.enlarged(("mini", 1, 0)) is None
    assert table.enlarged(("mini", 1, 5)) is None
    assert table.enlarged(("stack", 1)) is None
    assert table.enlarged(("card", reading.hand(state, 0)[0])) is None
    for key in (("mini", 1, 1), ("card", reading.card_at(state, 0, 1)), ("site", 0, "A")):
        found = table.enlarged(key)
        assert found is not None
        size, draw = found
        assert size.width() > 1.5 * board.things[key].width
        image = QImage(size.toSize(), QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        draw(painter, QRectF(image.rect()))
        painter.end()
        assert image.pixelColor(image.rect().center()).alpha() == 255


def test_after_the_match_everything_lies_open(qapp: QApplication) -> None:
    state = after(3, lambda s: s.stage == 3 and s.to_act == (0, 2))
    board = sit(state)
    board.show_view(state, 0)
    stack = board.things.find(("stack", 2), StackItem)
    assert stack is not None
    assert stack.open == reading.hand(state, 2)
    throw = board.things.find(("mini", 2, 0), MiniItem)
    assert throw is not None
    assert throw.letter == reading.card_at(state, 2, 0)
    chosen = board.things.find(("mini", 1, 3), MiniItem)
    assert chosen is not None
    assert (chosen.letter, chosen.chosen) == (reading.picked(state, 1), True)
    assert table_of(board).enlarged(("stack", 2)) is not None
    # a hand that has only gone through one's own stays closed
    board.show_view(state.view(0), 0)
    assert stack.open == ()


# --- for whoever listens


def test_everything_is_in_one_group(qapp: QApplication) -> None:
    board = ask(after(3, lambda s: s.stage == 3 and s.round == 1 and 0 in s.to_act))
    groups = table_of(board).groups(board.view)
    assert [title for title, _ in groups] == [
        *("Bruno", "Chloé", "You"),
        *("The row of this round", "Your map", "Your score sheet"),
    ]
    keys = [key for _, members in groups for key in members]
    assert len(keys) == len(set(keys))
    assert set(keys) == {key for key, _ in board.things.all()} | {
        panel.key for panel in board.panels.values()
    }


# --- the text size


def words_at(size: float, qapp: QApplication) -> float:
    """How large the words of the sheet are, on a table where everything has its room."""
    theme.apply(qapp, "light", size)
    try:
        board = ask(after(4, lambda s: s.stage == 3 and s.round == 1 and 0 in s.to_act))
        for width in (1040, 1280):
            board.set_width(width, 1.0, 1.0)
            rects = [item.sceneBoundingRect() for item in board.panels.values()]
            papers = [board.things[(kind, 0)] for kind in ("map", "sheet")]
            for paper in papers:
                box = paper.mapRectToScene(paper.rect)
                assert board.middle.adjusted(-1, -1, 1, 1).contains(box)
                assert not any(box.intersects(rect.adjusted(10, 10, -10, -10)) for rect in rects)
        return sheet_of(board).unit * size
    finally:
        theme.apply(qapp, "light", 1.0)


def test_larger_texts_make_the_sheets_words_larger(qapp: QApplication) -> None:
    words = [words_at(size, qapp) for size in (0.85, 1.0, 1.15, 1.3)]
    assert words == sorted(words)
    assert words[-1] > 1.2 * words[1]
