"""The table tells what everything is, why something cannot be done, and how the match stands: to
eyes, keys and ears."""

from collections.abc import Callable
from random import Random
from typing import Any, cast

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from boomerang_desktop.desktop.look import theme
from boomerang_desktop.desktop.rules.window import RulesWindow
from boomerang_desktop.desktop.scene import board as scene_board
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.desktop.scene.guide import guide
from boomerang_desktop.desktop.scene.items import Item
from boomerang_desktop.desktop.scene.kit.buttons import ButtonStyle, button_colours
from boomerang_desktop.desktop.scene.panel import SeatPanel
from boomerang_desktop.desktop.table.speech import since
from boomerang_desktop.desktop.texts import unbroken
from boomerang_desktop.games import GAMES
from boomerang_desktop.games.arrows.board import cells_of
from boomerang_desktop.games.arrows.state import ArrowsState
from boomerang_desktop.games.circle import scoring
from boomerang_desktop.games.circle.state import HIDDEN, CircleState
from boomerang_desktop.games.flip import FlipState
from boomerang_desktop.games.roadtrip.cards import HIDDEN as FACE_DOWN
from boomerang_desktop.games.roadtrip.cards import LETTERS, letters, members
from boomerang_desktop.games.roadtrip.state import RoadTrip
from boomerang_desktop.match import Seat
from tests.desktop.conftest import a_match
from tests.e2e.screen import Screen

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guide, "PAUSE", 1)


def sit(screen: Screen, game: str) -> None:
    screen.sit_down(game, "h" + "r" * (GAMES[game].seats[0] - 1))
    screen.wait_for_turn(0)
    # the others have chosen too, where all choose at once
    screen.qtbot.waitUntil(lambda: screen.match.state.to_act == (0,))


def shown(screen: Screen) -> bool:
    return screen.board.guide.shown


def point_at(screen: Screen, item: Item) -> None:
    screen.move(QPointF(2, 668), item.scenePos())


def tell(screen: Screen, item: Item) -> None:
    point_at(screen, item)
    screen.qtbot.waitUntil(lambda: shown(screen))


def covers(screen: Screen, item: Item) -> bool:
    card = screen.board.guide.card
    paper = card.mapRectToScene(card.shape().boundingRect())
    assert screen.board.sceneRect().contains(paper)
    return paper.intersects(item.mapRectToScene(item.rect))


# --- what a thing is


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_pointed_at_says_what_it_is_beside_it(screen: Screen, game: str) -> None:
    sit(screen, game)
    board = screen.board
    for key in sorted(board.offered.after(), key=str):
        item = board.things[key]
        tell(screen, item)
        told = board.guide.about(next(i for i in board.things.at(item.scenePos())))
        assert told is not None
        assert told.text.split("\n")[0][:10] in board.guide.card.html.replace("&#x27;", "'")
        assert not covers(screen, item)
        assert screen.table.view.hasFocus()
        screen.move(QPointF(2, 668))
        board.guide.leave()
        assert not shown(screen)


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_tells_who_it_is_and_how_it_stands(screen: Screen, game: str) -> None:
    sit(screen, game)
    panel = screen.board.panels[1]
    assert screen.board.guide.explain(panel)
    html = screen.board.guide.card.html
    assert "Bruno" in html
    assert "carefree" in html
    if panel.score is not None and panel.lines:
        assert f"Score: {panel.score}" in html
        assert all(name in html for name, _ in panel.lines)


def test_it_goes_when_something_is_lifted_shown_or_left(screen: Screen) -> None:
    sit(screen, "arrows")
    board = screen.board
    hand = next(key for key in board.offered.after() if "hand" in str(key))
    tell(screen, board.things[hand])
    screen.click(hand)
    assert board.hand.path
    assert not shown(screen)
    screen.key(Qt.Key.Key_Escape)
    tell(screen, board.panels[1])
    screen.key(Qt.Key.Key_Tab)
    screen.key(Qt.Key.Key_Return)
    assert not shown(screen)
    screen.key(Qt.Key.Key_Escape)
    tell(screen, board.panels[1])
    board.answer(screen.match.game.parse("place:18"))
    assert not shown(screen)


def test_keys_are_told_too_and_heard(screen: Screen, heard: list[str]) -> None:
    sit(screen, "arrows")
    panel = screen.board.panels[1]
    screen.board.hand.show_focus(panel)
    screen.qtbot.waitUntil(lambda: shown(screen))
    assert any("Bruno" in text for text in heard)
    screen.board.hand.focus_on(None)
    assert not shown(screen)


def test_a_finger_that_rests_is_told_and_lifts_nothing(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scene_board, "HELD", 20)
    sit(screen, "arrows")
    hand = next(key for key in screen.board.offered.after() if "hand" in str(key))
    viewport, at = screen.table.view.viewport(), screen.point(hand)
    finger = QTest.createTouchDevice()
    pressing = QTest.touchEvent(viewport, finger)
    pressing.press(0, at, viewport)
    pressing.commit()
    screen.qtbot.waitUntil(lambda: shown(screen))
    releasing = QTest.touchEvent(viewport, finger)
    releasing.release(0, at, viewport)
    releasing.commit()
    assert not screen.board.hand.path
    assert shown(screen)


def test_its_reference_opens_the_rules(screen: Screen) -> None:
    sit(screen, "arrows")
    board = screen.board
    board.tried = (("cell", 18),)
    board.refused.emit(GAMES["arrows"].refusals[0])
    assert shown(screen)
    paragraph = GAMES["arrows"].refusals[0].paragraph
    card = board.guide.card
    box = card.mapRectToScene(card.shape().boundingRect())
    points = [
        QPointF(x, y)
        for x in range(int(box.left()), int(box.right()), 4)
        for y in range(int(box.top()), int(box.bottom()), 4)
        if card.link_at(QPointF(x, y)) == paragraph
    ]
    screen.click(points[len(points) // 2])
    rules = screen.window.findChild(RulesWindow)
    assert isinstance(rules, RulesWindow)
    (mark,) = rules.page.extraSelections()
    chosen = mark.cursor.selectedText()
    assert chosen.lstrip().startswith(paragraph)
    # the whole paragraph, also in other colours
    assert chosen == mark.cursor.block().text()
    screen.window.settings.appearance = "dark"
    QApplication.processEvents()
    (mark,) = rules.page.extraSelections()
    assert mark.cursor.selectedText() == chosen
    assert mark.format.background().color().name() == theme.DARK.line.lower()
    rules.close()


def test_at_a_table_with_seats_all_round_it_faces_its_player(screen: Screen) -> None:
    screen.window.settings.tabletop = True
    sit(screen, "arrows")
    for panel in screen.board.panels.values():
        assert screen.board.guide.explain(panel)
        assert screen.board.guide.card.rotation() == panel.rotation()


# --- why not


def place_one(screen: Screen) -> Key:
    screen.sit_down("arrows", "hrr", seed=3)
    screen.wait_for_turn(0)
    screen.board.answer(screen.match.game.parse("place:18"))
    screen.wait_for_turn(0, decisions=3)
    return next(key for key in screen.board.offered.after() if "hand" in str(key))


def test_a_refusal_appears_at_the_place_and_a_wrong_click_keeps_the_piece(screen: Screen) -> None:
    hand = place_one(screen)
    board = screen.board
    taken = next(cell for cell in range(37) if board.view.pawns[1] >> cell & 1)
    screen.click(hand)
    screen.click(("cell", taken))
    assert board.hand.path == (hand,)
    assert shown(screen)
    assert board.guide.card.warning
    assert "Choose a free cell" in board.guide.card.html
    assert not covers(screen, board.things[("cell", taken)])
    free = next(key for key in sorted(board.offered.after((hand,))))
    screen.click(free)
    assert board.hand.path != (hand,)


def test_a_dropped_piece_glides_home_and_the_refusal_stays_at_the_place(screen: Screen) -> None:
    hand = place_one(screen)
    screen.drag(hand, ("cell", 18))
    assert not screen.board.hand.path
    assert shown(screen)
    assert not covers(screen, screen.board.things[("cell", 18)])
    screen.qtbot.wait(50)
    assert shown(screen)


def test_a_piece_that_hangs_where_it_may_not_be_says_so_as_long_as_it_hangs(
    screen: Screen,
) -> None:
    screen.open(a_match("flip", 3))
    screen.key(Qt.Key.Key_M)
    board = screen.board
    for key in [Qt.Key.Key_Up] * 9 + [Qt.Key.Key_Left] * 9:
        if board.hand.aim is None or board.hand.aim.refusal is not None:
            break
        screen.key(key)
    assert board.guide.card.warning
    assert shown(screen)
    carried = board.hand.carried
    assert carried is not None
    assert not covers(screen, carried)
    screen.qtbot.wait(50)
    assert shown(screen)
    screen.key(Qt.Key.Key_Escape)
    assert not shown(screen)


def test_what_a_key_cannot_do_now_is_said_in_the_status_line(screen: Screen) -> None:
    sit(screen, "arrows")
    QTest.keyClick(screen.table.view, Qt.Key.Key_Z, CTRL)
    assert screen.status == "Nothing has been decided yet."
    assert screen.table.bar.tools["undo"].toolTip() == "Undo\nNothing has been decided yet."


def test_the_loudest_button_is_for_what_one_came_for() -> None:
    assert button_colours(ButtonStyle.MAIN)[0] == theme.tokens().accent
    for style in (ButtonStyle.PLAIN, ButtonStyle.WARNING):
        paper, _, ink = button_colours(style)
        assert paper != theme.tokens().accent
        assert theme.contrast(paper, ink) >= 4.5


# --- keys


@pytest.mark.parametrize("page", ["home", "new"])
def test_return_presses_whatever_has_the_focus(screen: Screen, page: str) -> None:
    window = screen.window
    if page == "home":
        tile = window.home.tiles[2]
        window.settings.set_setup(tile.game_id, {"count": 2})  # somebody who has played it before
        tile.setFocus()
        QTest.keyClick(tile, Qt.Key.Key_Return)
        assert window.page == "new"
        window.show_home()
        return
    window.new_match("flip")
    assert window.new_page is not None
    assert window.new_page.start.hasFocus()
    QTest.keyClick(window.new_page.start, Qt.Key.Key_Return)
    assert window.page == "table"


def test_return_presses_the_lines_and_buttons_of_the_result(screen: Screen) -> None:
    screen.sit_down("flip", "rr")
    screen.qtbot.waitUntil(lambda: screen.table.result is not None, timeout=60_000)
    old, card = screen.match, screen.table.result
    assert card is not None
    from PySide6.QtWidgets import QPushButton

    rematch = next(b for b in card.findChildren(QPushButton) if b.text() == "Rematch")
    rematch.setFocus()
    QTest.keyClick(rematch, Qt.Key.Key_Return)
    assert screen.match is not old


def test_figures_reach_the_board_from_anywhere(screen: Screen) -> None:
    sit(screen, "roadtrip")
    for tool in (screen.table.bar.tools["hint"], screen.table.log.findChildren(QWidget)[1]):
        tool.setFocus()
        QTest.keyClick(tool, Qt.Key.Key_1)
        assert screen.board.hand.path
        screen.key(Qt.Key.Key_Escape)


def test_tab_goes_to_what_can_be_lifted_first(screen: Screen) -> None:
    sit(screen, "arrows")
    screen.key(Qt.Key.Key_Tab)
    assert screen.board.hand.focus in screen.board.offered.after()


def test_the_ring_does_not_stay_where_nothing_can_be_done(screen: Screen) -> None:
    screen.sit_down("arrows", "hrr", seed=3)
    screen.wait_for_turn(0)
    board = screen.board
    board.hand.focus_on(("cell", 18))
    assert board.hand.ring.isVisible()
    board.answer(screen.match.game.parse("place:18"))
    assert board.hand.focus is None
    screen.wait_for_turn(0, decisions=3)
    reachable = {None, *board.offered.after(), *board.handling.switches()}
    assert board.hand.focus in reachable
    assert board.hand.ring.isVisible() == bool(board.hand.focus)


def test_ctrl_return_goes_back_to_the_running_match_from_any_page(screen: Screen) -> None:
    screen.open(a_match("arrows", 2))
    number = screen.match.id
    screen.window.new_match("flip")
    assert screen.window.why_not("resume") is None
    screen.window.do("resume")
    assert screen.match.id == number
    assert screen.window.why_not("resume") == "the match is on the table"


@pytest.mark.usefixtures("drawn")
def test_focus_can_be_seen_at_every_stop(screen: Screen) -> None:
    """What has the focus looks different from what has not, and nothing invisible has it."""
    window = screen.window
    for page in ("home", "new", "table"):
        if page == "new":
            window.new_match("hunt")
        elif page == "table":
            sit(screen, "arrows")
            # before the first key nothing is ringed
            screen.table.bar.tools["hint"].setFocus(Qt.FocusReason.TabFocusReason)
        stops: list[QWidget] = []
        if page == "home":
            window.home.tiles[0].setFocus(Qt.FocusReason.TabFocusReason)
        while True:
            widget = QApplication.focusWidget()
            assert widget is not None
            assert widget.isVisible(), widget
            if widget in stops or len(stops) > 40:
                break
            stops.append(widget)
            with_focus = widget.grab().toImage()
            before = screen.board.hand.focus if page == "table" else None
            QTest.keyClick(widget, Qt.Key.Key_Tab)
            while page == "table" and widget.hasFocus() and screen.board.hand.focus != before:
                before = screen.board.hand.focus
                QTest.keyClick(widget, Qt.Key.Key_Tab)
            if widget is not QApplication.focusWidget():
                assert widget.grab().toImage() != with_focus, (page, widget)
            else:
                break
        assert len(stops) > 2


# --- for whoever listens


def tree(screen: Screen) -> list[tuple[str, list[QAccessibleInterface]]]:
    table = QAccessible.queryAccessibleInterface(screen.table.view)
    groups = [table.child(n) for n in range(table.childCount())]
    return [
        (
            group.text(QAccessible.Text.Name),
            [group.child(n) for n in range(group.childCount())],
        )
        for group in groups
    ]


def told(screen: Screen) -> list[str]:
    return [
        f"{child.text(QAccessible.Text.Name)} {child.text(QAccessible.Text.Description)}"
        for _, children in tree(screen)
        for child in children
    ]


@pytest.mark.parametrize("game", GAMES)
def test_everything_with_a_name_is_in_the_tree_once(screen: Screen, game: str) -> None:
    sit(screen, game)
    for decisions in (0, 7):
        screen.open(a_match(game, decisions))
        if screen.is_curtain_closed():
            assert tree(screen) == []
            screen.open_curtain()
        board = screen.board
        found = [cast(Item, child.object()) for _, children in tree(screen) for child in children]
        named = [
            item
            for key, item in board.things.all()
            if item.label and item.isVisible() and key not in board.table.echoes(board.view)
        ]
        names = [item.label for item in found if item.key[0] in ("pawn", "cell")]
        assert len(names) == len(set(names))
        assert len(found) == len(set(found))
        assert set(found) == {*named, *board.panels.values()}
        assert all(name for name, _ in tree(screen))


SPOKEN = {"rhino": "rhinoceros"}
"""What has another name on screen."""


def of_circle(view: CircleState) -> list[str]:
    """Cards around the ring, the deck, the ring, and what each seat has captured and keeps."""
    deck = view.series.variant.deck
    cards = [deck.cards[n] for n in range(len(deck.cards)) if view.face_up >> n & 1]
    held = [scoring.counts(deck, collection) for collection in view.collections]
    reserves = [reserve for reserve in view.reserves if reserve != HIDDEN]
    return [
        *(card.species for card in cards),
        f"deck: {view.cards_left} card",
        f"ring: {view.ring} ",
        *(f"reserve: {reserve} " for reserve in reserves),
        *(
            unbroken(f"{SPOKEN.get(name, name)} × {n}")
            for row in held
            for name, n in zip(deck.species, row, strict=True)
            if n
        ),
    ]


def of_flip(view: FlipState) -> list[str]:
    """Pieces on the board with where they lie, and how many of each are left."""
    placed = [piece.holes[0] for pieces in view.pieces for piece in pieces]
    left = [n for stock in view.stocks for n in stock if n]
    return [*(f"row {y + 1}, column {x + 1}" for x, y in placed), *(f"{n} left" for n in left)]


def of_arrows(view: ArrowsState) -> list[str]:
    """Pawns on the board, in hands, in reserves, and prisoners."""
    return [
        *(f"pawn on {cell}" for cell in cells_of(view.pawns[0])),
        *(f" on {cell}" for mask in view.pawns[1:] for cell in cells_of(mask)),
        *(f"{hand} pawn" for hand in view.hands),
        *(f"{reserve} pawn" for reserve in view.reserves if view.setup.duel),
    ]


def of_roadtrip(view: RoadTrip) -> list[str]:
    """The hand, the rows, and the totals."""
    laid = [card for seat in range(len(view.hands)) for card in view.row(seat) if card != FACE_DOWN]
    hand = letters(members(view.hands[0]))
    return [
        *(f"({letter})" for letter in (*hand, *(LETTERS[card] for card in laid))),
        *(f"Score: {sheet.total}" for sheet in view.sheets),
    ]


OF: dict[str, Callable[[Any], list[str]]] = {
    "hunt": of_circle,
    "lascaux": of_circle,
    "flip": of_flip,
    "arrows": of_arrows,
    "roadtrip": of_roadtrip,
}


@pytest.mark.parametrize("decisions", [0, 9, 23])
@pytest.mark.parametrize("game", GAMES)
def test_what_the_view_shows_can_be_heard(screen: Screen, game: str, decisions: int) -> None:
    """Every card, pawn, piece and count, as often as it is there."""
    seats = "h" + "r" * (GAMES[game].seats[0] - 1)
    screen.sit_down(game, seats)
    match = screen.match
    rng = Random(decisions)
    while len(match.decisions) < decisions and match.state.to_act:
        seat = match.state.to_act[0]
        match.play(seat, rng.choice(match.state.legal(seat)))
    people = [Seat(seat.name) if n == 0 else seat for n, seat in enumerate(match.seats)]
    screen.open(match.with_seats(people))
    screen.wait_for_turn(0)
    heard_of = [said.lower() for said in told(screen)]
    wanted = [text.lower() for text in OF[game](screen.board.view)]
    assert wanted
    for text in set(wanted):
        assert sum(text in said for said in heard_of) >= wanted.count(text), text


def test_behind_the_curtain_there_is_nothing_to_hear(screen: Screen) -> None:
    screen.sit_down("hunt", "hhr")
    screen.qtbot.waitUntil(screen.is_curtain_closed)
    assert tree(screen) == []
    assert not shown(screen)


@pytest.mark.parametrize("game", GAMES)
def test_arrows_explore_everything_after_the_key(screen: Screen, game: str) -> None:
    sit(screen, game)
    screen.window.do("explore")
    assert screen.status.startswith("Exploring")
    wanted = {item.key for _, items in screen.board.tour.groups() for item in items}
    screen.qtbot.waitUntil(lambda: screen.board.hand.focus is not None)
    reached = {screen.board.hand.focus}
    for _ in range(len(wanted) - 1):
        screen.key(Qt.Key.Key_Right)
        reached.add(screen.board.hand.focus)
    assert reached == wanted
    screen.key(Qt.Key.Key_Down)
    screen.key(Qt.Key.Key_Escape)
    assert not screen.board.tour.on


def test_one_key_says_how_it_stands_and_one_what_happened(screen: Screen, heard: list[str]) -> None:
    place_one(screen)
    screen.window.do("summary")
    assert "turns played" in heard[-1]
    assert screen.board.status() in heard[-1]
    screen.window.do("since")
    others = [line for line in screen.log if not line.startswith(("Ana", "You"))]
    assert others
    assert all(line.rstrip(".") in heard[-1] for line in others)
    assert since(screen.table.flow) == heard[-1]  # type: ignore[arg-type]


def test_panels_are_named_and_told(screen: Screen) -> None:
    sit(screen, "arrows")
    for panel in screen.board.panels.values():
        assert isinstance(panel, SeatPanel)
        assert panel.seat.name in panel.label
