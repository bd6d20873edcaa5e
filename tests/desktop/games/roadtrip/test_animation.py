"""How a decision looks, step by step. No step ends by itself."""

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.games.roadtrip import reading
from boomerang_desktop.desktop.games.roadtrip.items import (
    FACE,
    PEEK,
    CardItem,
    GainItem,
    MiniItem,
    PointsBadge,
    StackItem,
)
from boomerang_desktop.desktop.games.roadtrip.papers.map import MapItem
from boomerang_desktop.desktop.games.roadtrip.papers.sheet import ActivityItem
from boomerang_desktop.desktop.scene.board import Board
from boomerang_desktop.desktop.scene.items import Item
from boomerang_desktop.games.core import ONLOOKER, Move
from boomerang_desktop.games.roadtrip import ROADTRIP
from boomerang_desktop.games.roadtrip.cards import letters, members
from boomerang_desktop.games.roadtrip.sheet import CATEGORIES
from boomerang_desktop.games.roadtrip.state import ACTIVITY, RoadTrip
from tests.desktop.games.roadtrip.playing import after, sheet_of, sit, table_of
from tests.games.roadtrip.table import choosing, fresh, walk

I = TypeVar("I", bound=Item)  # noqa: E741 - an item of some kind
STILL = 1000.0


def show(
    board: Board[RoadTrip], before: RoadTrip, move: Move, look: Callable[[], object]
) -> RoadTrip:
    """The first who must decide does so; looks at each step when it begins, then at the end."""
    seat, viewer = before.to_act[0], board.viewer
    now = before.play(seat, move)
    board.motion.pace = STILL
    board.play(ROADTRIP.events(before, seat, move, now), now.view(viewer), viewer, lambda: None)
    while board.motion.busy:
        look()
        board.motion.skip()
    look()
    return now


def last_to_choose(seats: int, stage: int, seat: int = 0, alternate: bool = False) -> RoadTrip:
    """Everybody else has chosen."""
    state = fresh(seats, alternate, seed=1)
    while state.stage < stage or state.to_act != (seat,):
        other = state.to_act[-1] if state.to_act[0] == seat else state.to_act[0]
        state = state.play(other, state.legal(other)[0])
    return state


def items(board: Board[RoadTrip]) -> list[Item]:
    """Everything that is drawn, also on its way."""
    return [item for item in board.items() if isinstance(item, Item)]


def flying(board: Board[RoadTrip], kind: type[I]) -> list[I]:
    """What is on its way."""
    return [i for i in board.items() if isinstance(i, kind) and i.key[0] == "flying"]


def chart(board: Board[RoadTrip], seat: int) -> MapItem:
    found = board.things.find(("map", seat), MapItem)
    assert found is not None
    return found


def test_R3_my_throw_goes_to_its_place_and_is_turned_over(qapp: QApplication) -> None:
    state = fresh(3)
    board = sit(state)
    letter = reading.hand(state, 0)[2]
    seen: list[tuple[str, QPointF]] = []

    def look() -> None:
        card = board.things.find(("card", letter), CardItem)
        assert card is not None
        seen.append((card.side, card.scenePos()))

    show(board, state, state.legal(0)[2], look)
    assert (seen[0][0], seen[-1][0]) == (FACE, PEEK)
    place = table_of(board).spots.row(0).at
    assert (seen[-1][1] - place).manhattanLength() < 1
    assert (seen[0][1] - place).manhattanLength() > 100


def test_that_another_player_has_chosen_shows_at_their_hand(qapp: QApplication) -> None:
    state = fresh(3)
    state = state.play(0, state.legal(0)[0])
    board = sit(state)
    show(board, state, state.legal(1)[0], lambda: None)
    stacks = [board.things.find(("stack", seat), StackItem) for seat in (1, 2)]
    assert [(stack.count, stack.chosen) for stack in stacks if stack] == [(6, True), (7, False)]


def test_R4_all_cards_are_laid_at_once_then_uncovered(qapp: QApplication) -> None:
    state = last_to_choose(3, stage=1)
    board = sit(state)
    seen: list[set[str]] = []
    show(
        board,
        state,
        state.legal(0)[0],
        lambda: seen.append({mini.letter for mini in flying(board, MiniItem)}),
    )
    laid = {letters([pick])[0] for pick in state.picks[1:]}
    assert {""} in seen
    assert laid in seen
    assert seen.index({""}) < seen.index(laid)


def test_R14_hands_go_the_other_way_in_the_second_round(qapp: QApplication) -> None:
    for alternate, to in ((False, 1), (True, 2)):
        state = next(
            s
            for s, *_ in walk(fresh(3, alternate, seed=1), seed=1)
            if s.round == 1 and s.stage == 0 and len(s.to_act) == 1
        )
        viewer = state.to_act[0]
        board = sit(state, viewer, [viewer])
        ends: dict[int, QPointF] = {}

        def look(board: Board[RoadTrip] = board, ends: dict[int, QPointF] = ends) -> None:
            for stack in flying(board, StackItem):
                ends[int(stack.key[1])] = stack.scenePos()

        show(board, state, state.legal(viewer)[0], look)
        for seat in range(3):
            there = table_of(board).spots.hand((seat + to) % 3).at
            assert (ends[seat] - there).manhattanLength() < 1


def test_R5_to_R11_every_category_is_counted_with_its_cards(qapp: QApplication) -> None:
    state = choosing(["DHIJLVX", "", "", ""])
    for seat in (1, 2, 3):
        state = state.play(seat, ROADTRIP.parse("activity:none"))
    board = sit(state)
    statuses: list[str] = []
    board.status_changed.connect(lambda: statuses.append(board.status()))
    glows: dict[str, set[str]] = {}
    badges: set[int] = set()

    def look() -> None:
        sheet = sheet_of(board)
        if board.motion.busy and sheet.bright:
            glows.setdefault(sheet.bright, set(chart(board, 0).glow))
            badges.update(
                i.points for i in items(board) if isinstance(i, PointsBadge) and i.seat == 0
            )

    now = show(board, state, ROADTRIP.parse("activity:match"), look)
    assert list(glows) == list(CATEGORIES)
    assert glows["throw_catch"] == {"D", "X"}
    assert glows["coasts"] == set("DHIJLVX")
    assert {4, 7} <= badges
    assert statuses[: len(CATEGORIES)] == [
        table_of(board).words.counting(0, category) for category in CATEGORIES
    ]
    assert board.table.caption == ""
    assert sheet_of(board).reading == reading.read_sheet(now.view(0), 0)
    assert not [item for item in items(board) if isinstance(item, PointsBadge)]


def test_another_players_map_keeps_its_edge_while_it_is_counted(qapp: QApplication) -> None:
    state = choosing(["DHIJLVX", "", "", ""])
    for seat in (1, 2, 3):
        state = state.play(seat, ROADTRIP.parse("activity:none"))
    board = sit(state)
    table_of(board).looking.pin(2)
    seen: set[int | None] = set()
    show(
        board,
        state,
        ROADTRIP.parse("activity:match"),
        lambda: seen.add(chart(board, 2).guest),
    )
    assert seen == {2}


def test_an_onlooker_sees_throws_revealed_and_rounds_dealt(qapp: QApplication) -> None:
    state = after(2, lambda s: s.stage == 6 and len(s.to_act) == 1)
    board = sit(state, ONLOOKER, ())
    throws = {reading.card_at(state, seat, 0) for seat in (0, 1)}
    seen: set[str] = set()

    def look() -> None:
        seen.update(i.letter for i in items(board) if isinstance(i, MiniItem))

    show(board, state, state.legal(state.to_act[0])[0], look)
    assert throws <= seen


def test_on_the_way_nothing_secret_is_drawn(qapp: QApplication) -> None:
    """A whole match as seat 0 sees it: of what the others hold or have thrown, nothing is ever
    drawn, on its way or hidden."""
    board = sit(fresh(3, seed=2))
    looks = 0
    for before, seat, move, now in walk(fresh(3, seed=2), seed=5):
        secret: set[str] = set()
        for other in (1, 2):
            if now.stage:
                secret |= set(letters(members(now.hands[other] & before.hands[other])))
            if 0 < before.stage < 6:
                secret.add(reading.card_at(before, other, 0))
        if before.stage == ACTIVITY or now.stage == ACTIVITY:
            secret = set()

        def look(secret: set[str] = secret) -> None:
            nonlocal looks
            looks += 1
            for item in items(board):
                if isinstance(item, CardItem | MiniItem):
                    assert item.letter not in secret, item.key

        board.motion.pace = STILL
        board.play(ROADTRIP.events(before, seat, move, now), now.view(0), 0, lambda: None)
        while board.motion.busy:
            look()
            board.motion.skip()
        look()
    assert looks > 300


def scoring(move: str) -> tuple[Board[RoadTrip], RoadTrip]:
    """The last one decides, and the table waits when the round is scored."""
    languages.install("en")
    state = choosing(["DHIJLVX", "", "", ""])
    for seat in (1, 2, 3):
        state = state.play(seat, ROADTRIP.parse("activity:none"))
    board = sit(state)
    board.offer(0, state.legal(0))
    now = state.play(0, ROADTRIP.parse(move))
    board.motion.pace = STILL
    events = ROADTRIP.events(state, 0, ROADTRIP.parse(move), now)
    board.play(events, now.view(0), 0, lambda: None, rests=True)
    return board, now


def test_R12_what_everybody_got_stands_there_before_the_next_deal(qapp: QApplication) -> None:
    board, now = scoring("activity:match")
    board.motion.finish()
    assert board.motion.resting
    gains = [item for _, item in board.things.all() if isinstance(item, GainItem)]
    written = {seat: sum(now.sheets[seat].written[0]) for seat in range(4)}
    assert {gain.seat: gain.points for gain in gains} == {n: written[n] for n in (1, 2, 3)}
    assert sheet_of(board).gained == 0
    assert f"You score {written[0]} points in round 1" in board.status()
    assert [board.panels[seat].score for seat in range(4)] == [written[n] for n in range(4)]
    # the rows still lie there, and nothing covers them
    for gain in gains:
        box = gain.mapRectToScene(gain.rect)
        for n in range(7):
            mini = board.things[("mini", gain.seat, n)]
            assert not box.intersects(mini.mapRectToScene(mini.rect).adjusted(1, 1, -1, -1))
    board.motion.go_on()
    board.motion.finish()
    assert not board.motion.busy
    assert board.view.round == 1


def test_R11_no_activity_asks_or_is_chosen_while_it_is_counted(qapp: QApplication) -> None:
    board, _ = scoring("activity:match")
    board.motion.finish()
    boxes = [item for _, item in board.things.all() if isinstance(item, ActivityItem)]
    assert not [box.key for box in boxes if box.chosen or box.asking or box.can_lift or box.lit]
    assert [box.key[1] for box in boxes if not box.isVisible()] == ["none"]
    scored = [box.box.name for box in boxes if box.box and box.box.written is not None]
    assert scored == ["match"]


def test_badges_do_not_cover_the_totals_they_change(qapp: QApplication) -> None:
    board, _ = scoring("activity:match")
    seen = 0
    while board.motion.busy and not board.motion.resting:
        sheet = sheet_of(board)
        badges = [item for item in items(board) if isinstance(item, PointsBadge)]
        # where they have arrived
        board.motion.skip()
        for badge in badges:
            box = badge.mapRectToScene(badge.rect)
            seen += 1
            if badge.seat == 0:
                cells = [sheet.cell(category, 0) for category in CATEGORIES]
                totals = [sheet.mapRectToScene(cell.adjusted(2, 2, -2, -2)) for cell in cells]
            else:
                panel = board.panels[badge.seat]
                totals = [panel.mapRectToScene(panel.head.translated(panel.rect.topLeft()))]
            assert not any(box.intersects(total.adjusted(1, 1, -1, -1)) for total in totals)
    assert seen > 6
