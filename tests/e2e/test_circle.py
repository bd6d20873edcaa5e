"""hunt and lascaux at the real table: every gesture, C3–C9, the ends H5 and L5."""

from random import Random
from typing import cast

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QPushButton

from boomerang_desktop.desktop.boards.circle_items import CardItem, Heap, Tag, Token
from boomerang_desktop.desktop.boards.circle_seat import Collection, Reserve
from boomerang_desktop.desktop.scene.gesture import Key
from boomerang_desktop.desktop.scene.motion import PACES
from boomerang_desktop.games.circle.state import CircleState
from tests.e2e.circle_table import (
    ALL_WHITE,
    FIVE,
    NO_BLUE,
    board,
    chosen,
    set_up,
    settled,
    state,
    until_deck_is_empty,
)
from tests.e2e.screen import Screen

T, S, ENTER = Qt.Key.Key_T, Qt.Key.Key_S, Qt.Key.Key_Return
ALL_WATER = chosen("water", "forest", "plain")


def notations(screen: Screen, seat: int = 0) -> list[str]:
    return [str(d.move) for d in screen.match.decisions if d.seat == seat]


def bid(screen: Screen, *turns: str, players: str = "hhh", game: str = "hunt") -> None:
    """Three people at the screen, all tokens chosen, Ana to bid."""
    screen.open(set_up(game, players, FIVE, *ALL_WATER, *turns))
    screen.wait_for_turn(0)


def collection(screen: Screen, seat: int) -> list[int]:
    return cast(Collection, screen.board.item(("collection", seat))).counts


# --- C3: choosing


def choose_by_drag(screen: Screen) -> None:
    screen.drag(("token", "plain"), ("slot", 0))


def choose_by_clicks(screen: Screen) -> None:
    screen.click(("token", "plain"))
    screen.click(("slot", 0))


def choose_by_digit(screen: Screen) -> None:
    screen.key(Qt.Key.Key_3)


def choose_by_keys(screen: Screen) -> None:
    while screen.board.hand.focus != ("token", "plain"):
        screen.key(Qt.Key.Key_Tab)
    screen.key(ENTER, ENTER)


@pytest.mark.parametrize(
    "choose", [choose_by_drag, choose_by_clicks, choose_by_digit, choose_by_keys]
)
def test_C3_a_token_is_laid_face_down_before_its_owner(screen: Screen, choose: object) -> None:
    screen.open(set_up("hunt", "hrr", FIVE))
    screen.wait_for_turn(0)
    choose(screen)  # type: ignore[operator]
    screen.wait_for_turn(0, decisions=3)
    assert notations(screen)[0] == "choose:plain"
    token = screen.board.item(("chosen", 0))
    assert isinstance(token, Token)
    assert not token.face
    assert token.peek == "plain"
    assert screen.board.item(("token", "plain")) is None


def test_C3_a_lifted_token_lights_its_place_and_the_cards_it_takes(screen: Screen) -> None:
    screen.open(set_up("hunt", "hrr", FIVE))
    screen.wait_for_turn(0)
    screen.press(("token", "desert"))
    screen.move(QPointF(400, 500), QPointF(420, 480))
    slot = screen.board.item(("slot", 0))
    assert slot is not None
    assert slot.lit
    shown = [i.card.species for i in screen.board.items() if isinstance(i, CardItem) and i.chosen]
    assert sorted(shown) == ["emu", "gecko"]
    assert "2 card" in screen.status
    screen.release(QPointF(420, 480))
    assert not any(i.chosen for i in screen.board.items() if isinstance(i, CardItem))
    assert not notations(screen)


def test_C3_a_suit_that_no_card_shows_cannot_be_lifted(screen: Screen) -> None:
    screen.open(set_up("lascaux", "hrr", NO_BLUE))
    screen.wait_for_turn(0)
    blue = screen.board.item(("token", "blue"))
    assert blue is not None
    assert blue.dimmed
    assert not blue.can_lift
    screen.drag(("token", "blue"), ("slot", 0))
    assert "choose a suit that a face-up card shows" in screen.status
    assert "C3" in screen.status
    screen.key(Qt.Key.Key_6)
    assert not notations(screen)


def test_C3_the_others_tokens_appear_while_one_still_chooses(screen: Screen) -> None:
    screen.open(set_up("hunt", "hrr", FIVE))
    screen.qtbot.waitUntil(lambda: len(screen.match.decisions) == 2)
    assert screen.board.acting == 0
    for seat in (1, 2):
        token = screen.board.item(("chosen", seat))
        assert isinstance(token, Token)
        assert token.suit is None
        assert token.peek is None
    assert screen.board.item(("chosen", 0)) is None


def test_C3_a_token_chosen_is_not_changed(screen: Screen) -> None:
    bid(screen, players="hrr")
    screen.click(("token", "forest"))
    assert "tokens are chosen before the bidding" in screen.status


# --- C4: throwing


def throw_by_drag(screen: Screen) -> None:
    screen.drag(("reserve", 0), ("ring",))


def throw_by_clicks(screen: Screen) -> None:
    screen.click(("reserve", 0))
    screen.click(("ring",))


def throw_by_keys(screen: Screen) -> None:
    while screen.board.hand.focus != ("reserve", 0):
        screen.key(Qt.Key.Key_Tab)
    screen.key(ENTER, ENTER)


@pytest.mark.parametrize(
    "throw",
    [
        throw_by_drag,
        throw_by_clicks,
        throw_by_keys,
        lambda screen: screen.click(("throw",)),
        lambda screen: screen.key(T),
    ],
)
def test_C4_exactly_one_boomerang_goes_into_the_ring(screen: Screen, throw: object) -> None:
    bid(screen)
    throw(screen)  # type: ignore[operator]
    screen.wait_for_turn(1)
    assert notations(screen)[-1] == "throw"
    assert (state(screen).ring, state(screen).reserves) == (1, (11, 12, 12))
    assert cast(Heap, screen.board.item(("heap",))).count == 1
    assert cast(Tag, screen.board.item(("tag",))).count == 1
    assert cast(Reserve, screen.board.item(("reserve", 0))).count == 11
    assert "Ana throws a boomerang" in screen.log
    assert screen.status.startswith("Bruno throws, or stops and takes 1")


def test_C4_a_boomerang_that_misses_the_ring_glides_home(screen: Screen) -> None:
    bid(screen)
    screen.drag(("reserve", 0), ("deck",))
    assert screen.board.acting == 0
    assert state(screen).ring == 0


def test_C4_the_reserve_of_another_cannot_be_touched(screen: Screen) -> None:
    bid(screen)
    screen.drag(("reserve", 1), ("ring",))
    assert state(screen).ring == 0
    assert screen.board.acting == 0


def test_C4_who_is_not_on_turn_is_told_to_wait(screen: Screen) -> None:
    screen.open(set_up("hunt", "hrr", FIVE, *ALL_WATER, "0 throw"))
    screen.board.offer(None)
    screen.click(("throw",))
    assert "C4" in screen.status


# --- C5: stopping


@pytest.mark.parametrize(
    "stop",
    [
        lambda screen: screen.drag(("heap",), ("reserve", 0)),
        lambda screen: screen.drag(("heap",), QPointF(500, 540)),
        lambda screen: screen.drag(("chosen", 0), ("pile",)),
        lambda screen: (screen.click(("chosen", 0)), screen.click(("pile",))),
        lambda screen: screen.click(("stop",)),
        lambda screen: screen.key(S),
    ],
)
def test_C5_who_stops_lays_the_token_on_the_pile_and_takes_the_ring(
    screen: Screen, stop: object
) -> None:
    bid(screen, "0 throw", "1 throw", "2 throw")
    stop(screen)  # type: ignore[operator]
    screen.wait_for_turn(1)
    assert notations(screen)[-1] == "stop"
    assert (state(screen).ring, state(screen).pile) == (0, (0,))
    assert cast(Reserve, screen.board.item(("reserve", 0))).count == 14
    token = screen.board.item(("chosen", 0))
    assert token is not None
    assert token.scenePos() == board(screen).table.on_pile(0)
    assert screen.board.item(("heap",)) is None
    assert "1st" in board(screen).texts.state(state(screen), 0)
    assert screen.board.panels[0].out


def test_C5_the_lifted_heap_lights_the_reserve(screen: Screen) -> None:
    bid(screen, "0 throw", "1 throw", "2 throw")
    screen.press(("heap",))
    screen.move(QPointF(500, 400), QPointF(480, 420))
    reserve = screen.board.item(("reserve", 0))
    assert reserve is not None
    assert reserve.lit
    screen.release(("deck",))
    assert screen.board.acting == 0


def test_C5_with_an_empty_ring_there_is_no_heap_but_one_can_stop(screen: Screen) -> None:
    bid(screen)
    assert screen.board.item(("heap",)) is None
    screen.drag(("chosen", 0), ("pile",))
    screen.wait_for_turn(1)
    assert state(screen).pile == (0,)
    assert "Ana stops; the ring is empty" in screen.log


def test_C6_an_empty_reserve_says_what_to_do(screen: Screen) -> None:
    turns = [f"{seat} throw" for _ in range(12) for seat in range(3)]
    bid(screen, *turns)
    assert "must stop" in screen.status
    assert screen.board.gestures.move((("throw",),)) is None
    screen.drag(("reserve", 0), ("ring",))
    assert "your reserve is empty: stop" in screen.status
    assert "C6" in screen.status
    screen.key(T)
    assert state(screen).ring == 36
    screen.key(S)
    screen.wait_for_turn(1)
    assert cast(Reserve, screen.board.item(("reserve", 0))).count == 36


# --- C7–C9: capture


def test_C7_C8_the_last_one_in_takes_first_then_the_pile_from_the_top(screen: Screen) -> None:
    turns = (*chosen("water", "desert", "desert"), "0 throw", "1 stop", "2 throw")
    screen.open(set_up("hunt", "hhh", FIVE, *turns))
    screen.wait_for_turn(0)
    screen.key(S)
    screen.qtbot.waitUntil(lambda: state(screen).round == 2)
    settled(screen)
    told = [line for line in screen.log if "reveals" in line]
    assert told == [
        "Chloé reveals desert and takes Emu, Gecko",
        "Ana reveals water and takes Fish",
        "Bruno reveals desert and takes nothing",
    ]
    species = state(screen).series.variant.deck.species
    assert collection(screen, 2)[species.index("emu")] == 1
    assert collection(screen, 2)[species.index("gecko")] == 1
    assert sum(collection(screen, 1)) == 0
    # C7: whoever is left adds nothing and takes nothing
    assert state(screen).reserves == (12, 13, 11)


def test_C8_lascaux_ends_revealing_when_no_card_is_left(screen: Screen) -> None:
    turns = (*chosen("pink", "green", "white"), "0 stop")
    screen.open(set_up("lascaux", "hhh", ALL_WHITE, *turns))
    screen.wait_for_turn(1)
    screen.key(S)
    screen.qtbot.waitUntil(lambda: state(screen).round == 2)
    settled(screen)
    told = [line for line in screen.log if "reveals" in line]
    assert told == ["Chloé reveals white and takes Deer × 2, Mammoth × 2, Ibex × 3"]
    # what lies further down the pile stays hidden
    assert not any("pink" in line or "green" in line for line in screen.log)
    assert screen.log[-1].startswith("Ana stopped first and begins")


def test_C9_what_nobody_took_stays_and_tokens_return(screen: Screen) -> None:
    screen.open(set_up("hunt", "hhh", FIVE, *chosen("water", "water", "water"), "0 stop"))
    screen.wait_for_turn(1)
    screen.key(S)
    screen.qtbot.waitUntil(lambda: state(screen).round == 2)
    settled(screen)
    names = {i.card.species for i in screen.board.items() if isinstance(i, CardItem)}
    assert {"emu", "gecko"} <= names
    assert all(screen.board.item(("chosen", seat)) is None for seat in range(3))


def test_a_capture_is_shown_step_by_step_and_can_be_hurried(screen: Screen) -> None:
    turns = (*chosen("water", "desert", "desert"), "0 throw", "1 stop", "2 throw")
    screen.open(set_up("hunt", "hrr", FIVE, *turns))
    screen.wait_for_turn(0)
    screen.board.motion.pace = PACES["slow"]
    screen.key(S)
    motion = screen.board.motion
    assert motion.busy
    assert "tokens are revealed" in screen.status
    # Enter goes on by a step: soon the token of the last one in lies open in the ring
    token = screen.board.item(("chosen", 2))
    assert isinstance(token, Token)
    for _ in range(8):
        if token.face:
            break
        screen.key(ENTER)
    assert token.suit == "desert"
    lit = [i.card.species for i in screen.board.items() if isinstance(i, CardItem) and i.chosen]
    assert sorted(lit) == ["emu", "gecko"]
    assert motion.busy
    motion.pace = 0.0
    screen.key(Qt.Key.Key_Space)
    assert sum(collection(screen, 2)) == 2
    assert sum(collection(screen, 0)) == 1


# --- the ends


def test_H5_the_last_round_is_played_with_what_there_is(screen: Screen) -> None:
    match = until_deck_is_empty(set_up("hunt", "hrr", ()))
    at = cast(CircleState, match.state)
    assert at.to_act
    screen.open(match)
    screen.wait_for_turn(0)
    number = state(screen).round
    rng = Random(3)
    while screen.match.result is None:
        assert state(screen).round == number
        play_any(screen, rng)
    assert "The deck is empty" in board(screen).ending(screen.match.result)
    assert screen.status == "The game is over"


def test_L5_rounds_go_on_with_the_cards_that_are_left(screen: Screen) -> None:
    match = until_deck_is_empty(set_up("lascaux", "hhh", ()))
    screen.open(match)
    first = state(screen).round
    while screen.match.result is None:
        settled(screen)
        before = len(screen.match.decisions)
        if screen.is_curtain_closed():
            screen.open_curtain()
            settled(screen)
        if state(screen).choosing:
            assert state(screen).cards_left == 0
            shown = [i for i in screen.board.items() if isinstance(i, CardItem)]
            assert len(shown) == state(screen).face_up.bit_count() > 0
            # everybody wants the same, so that something is left over
            digit = state(screen).legal(screen.board.acting or 0)[0].suit  # type: ignore[attr-defined]
            screen.drag(("token", digit), ("slot", screen.board.acting or 0))
        else:
            screen.key(S)
        assert len(screen.match.decisions) == before + 1
    assert state(screen).round > first + 1
    assert "Every card has been taken" in board(screen).ending(screen.match.result)
    assert sum(sum(collection(screen, seat)) for seat in range(3)) == 54


def play_any(screen: Screen, rng: Random) -> None:
    """One decision by real drags or clicks."""
    way, before = screen.a_way(rng), len(screen.match.decisions)
    if len(way) == 1:
        screen.click(way[0])
    elif way[-1][0] == "seat":
        screen.drag(way[0], QPointF(500, 540))
    else:
        screen.drag(*way)
    assert len(screen.match.decisions) > before
    screen.wait_for_turn(decisions=before + 1)


def test_the_result_explains_every_point_and_lights_the_cards(screen: Screen) -> None:
    match = set_up("hunt", "hrr", ())
    while (at := cast(CircleState, match.state)).to_act:
        legal = at.legal(at.to_act[0])
        match.play(at.to_act[0], legal[len(match.decisions) % len(legal)])
    screen.open(match)
    result = match.result
    assert result is not None
    screen.qtbot.waitUntil(lambda: bool(screen.table.findChildren(QPushButton, "")))
    lines = dict(board(screen).explain(result))
    assert len(lines) == 7
    for seat in range(3):
        points = [int(cells[seat].split()[0]) for cells in lines.values() if cells[seat] != "–"]
        assert sum(points) == result.scores[seat]
    screen.qtbot.waitUntil(lambda: bool(_lines(screen, "Gecko")))
    _lines(screen, "Gecko")[0].click()
    deck = state(screen).series.variant.deck
    for seat in range(3):
        item = cast(Collection, screen.board.item(("collection", seat)))
        assert item.lit_species == deck.species.index("gecko")


def _lines(screen: Screen, text: str) -> list[QPushButton]:
    return [b for b in screen.table.findChildren(QPushButton) if b.text() == text]


# --- secrets on a shared screen


def test_choosing_is_behind_the_curtain_bidding_is_not(screen: Screen) -> None:
    screen.open(set_up("hunt", "hhr", FIVE))
    for seat, suit in ((0, "desert"), (1, "water")):
        screen.qtbot.waitUntil(screen.is_curtain_closed)
        view = cast(CircleState, screen.board.view)
        assert all(suit < 0 for suit in view.chosen)
        assert not any(isinstance(i, Token) and i.peek for i in screen.board.items())
        screen.open_curtain()
        screen.wait_for_turn(seat)
        screen.drag(("token", suit), ("slot", seat))
    screen.wait_for_turn(0)
    assert not screen.is_curtain_closed()
    assert not any("desert" in line or "water" in line for line in screen.log)
    for item in screen.board.items():
        assert getattr(item, "peek", None) is None
        if isinstance(item, Token) and item.key[0] == "chosen":
            assert item.suit is None
            assert item.description == ""


def test_three_people_choose_one_after_the_other(screen: Screen) -> None:
    screen.open(set_up("lascaux", "hhh", NO_BLUE))
    for seat in range(3):
        screen.qtbot.waitUntil(screen.is_curtain_closed)
        screen.open_curtain()
        screen.wait_for_turn(seat)
        screen.key(Qt.Key.Key_1)
    screen.wait_for_turn(0)
    assert not screen.is_curtain_closed()
    assert state(screen).chosen == (0, 0, 0)


def test_hidden_reserves_show_nothing_of_the_others(screen: Screen) -> None:
    turns = (*ALL_WATER, "0 throw", "1 throw", "2 throw")
    screen.open(set_up("hunt", "hrr", FIVE, *turns, hidden_reserves=True))
    screen.wait_for_turn(0)
    assert cast(Reserve, screen.board.item(("reserve", 0))).count == 11
    for seat in (1, 2):
        reserve = cast(Reserve, screen.board.item(("reserve", seat)))
        assert reserve.count is None
        assert not any(c.isdigit() for c in reserve.label + reserve.description)
        assert screen.board.panels[seat].score == 0


def test_hidden_reserves_are_behind_the_curtain_while_bidding(screen: Screen) -> None:
    screen.open(set_up("hunt", "hhr", FIVE, *ALL_WATER, hidden_reserves=True))
    screen.qtbot.waitUntil(screen.is_curtain_closed)
    assert all(
        cast(Reserve, screen.board.item(("reserve", seat))).count is None for seat in range(3)
    )
    screen.open_curtain()
    screen.wait_for_turn(0)
    assert cast(Reserve, screen.board.item(("reserve", 0))).count == 12
    screen.key(T)
    screen.qtbot.waitUntil(screen.is_curtain_closed)
    assert cast(Reserve, screen.board.item(("reserve", 0))).count is None


# --- the rest of the table


def test_undo_takes_a_throw_back_but_not_a_capture(screen: Screen) -> None:
    bid(screen)
    screen.key(T)
    screen.wait_for_turn(1)
    assert screen.table.why_not("undo") is None
    screen.table.do("undo")
    screen.wait_for_turn(0)
    assert state(screen).ring == 0
    assert screen.board.item(("heap",)) is None
    screen.key(S)
    screen.wait_for_turn(1)
    screen.key(S)
    screen.qtbot.waitUntil(lambda: state(screen).round == 2)
    assert screen.table.why_not("undo") is not None


def test_majorities_can_be_switched_off(screen: Screen) -> None:
    turns = (*chosen("water", "desert", "plain"), "0 stop", "1 stop", *chosen_again())
    screen.open(set_up("hunt", "hrr", FIVE, *turns))
    item = cast(Collection, screen.board.item(("collection", 2)))
    assert item.standing is not None
    assert item.standing[state(screen).series.variant.deck.species.index("emu")].leaders == (2,)
    assert screen.board.panels[2].score == 3
    screen.board.set_flag("majorities", False)
    item = cast(Collection, screen.board.item(("collection", 2)))
    assert item.standing is None
    assert item.toolTip() == ""
    assert screen.board.panels[2].score is None


def chosen_again() -> tuple[str, ...]:
    """Everybody but Ana chooses in the second round: all territories show then."""
    return ("1 choose:water", "2 choose:water")


def test_a_series_tells_games_totals_and_direction(screen: Screen) -> None:
    match = set_up("lascaux", "hrr", (), games=2)
    while cast(CircleState, match.state).game == 0:
        at = cast(CircleState, match.state)
        legal = at.legal(at.to_act[0])
        match.play(at.to_act[0], legal[-1])
    screen.open(match)
    screen.wait_for_turn(0)
    at = state(screen)
    assert board(screen).title(at) == "game 2 of 2, round 1, anticlockwise"
    ended = next(line for line in screen.log if line.startswith("Game 1 is over"))
    totals = [sum(p for _, p in lines) - 2 for lines in board(screen).standings(at)]
    assert ended == f"Game 1 is over: Ana {totals[0]}, Bruno {totals[1]}, Chloé {totals[2]}"
    assert "Bruno begins the next game, and it goes anticlockwise · L7" in screen.log
    marker = screen.board.item(("begins",))
    assert marker is not None
    assert marker.label == "Bruno begins the round"
    assert not marker.clockwise  # type: ignore[attr-defined]


@pytest.mark.parametrize(("game", "paragraph"), [("hunt", "H3"), ("lascaux", "L2")])
def test_the_first_player_and_why_are_told(screen: Screen, game: str, paragraph: str) -> None:
    screen.sit_down(game, "hrr", first=2)
    assert screen.log[0].startswith("Chloé begins. By the rulebook")
    assert paragraph in screen.log[0]


def test_tabletop_every_tray_faces_its_player_and_things_are_dragged(screen: Screen) -> None:
    screen.window.settings.tabletop = True
    screen.open(set_up("hunt", "hhhh", FIVE, *chosen("water", "forest", "plain", "water")))
    screen.wait_for_turn(0)
    assert [round(screen.board.panels[n].rotation()) for n in range(4)] == [0, 90, 180, -90]
    for seat in range(4):
        screen.wait_for_turn(seat)
        turned = screen.board.item(("reserve", seat))
        assert turned is not None
        assert turned.rotation() == screen.board.panels[seat].rotation()
        screen.drag(("reserve", seat), ("ring",))
    screen.wait_for_turn(0)
    assert state(screen).ring == 4
    screen.drag(("heap",), ("reserve", 0))
    screen.wait_for_turn(1)
    assert state(screen).reserves[0] == 15


# --- whole matches


@pytest.mark.parametrize(
    ("game", "players"),
    [("hunt", "hrr"), ("lascaux", "rhrr"), ("hunt", "rrrrh")],
)
def test_a_whole_match_by_drags(screen: Screen, game: str, players: str) -> None:
    screen.sit_down(game, players, seed=11)
    rng = Random(4)
    screen.wait_for_turn()
    while screen.match.result is None:
        play_any(screen, rng)
    assert screen.status == "The game is over"
    screen.qtbot.waitUntil(lambda: bool(_lines(screen, "Rematch")))


def test_a_whole_match_by_keyboard(screen: Screen) -> None:
    screen.sit_down("lascaux", "hrrrr", seed=5)
    rng = Random(6)
    screen.wait_for_turn()
    while screen.match.result is None:
        before = len(screen.match.decisions)
        if state(screen).choosing:
            digits = [n for n, suit in enumerate(state(screen).series.variant.deck.suits)
                      if ("token", suit) in screen.board.gestures.after()]  # fmt: skip
            screen.key(Qt.Key(Qt.Key.Key_1.value + rng.choice(digits)))
        elif rng.random() < 0.3:
            focus: Key = ("stop",)
            while screen.board.hand.focus != focus:
                screen.key(Qt.Key.Key_Tab)
            screen.key(ENTER)
        else:
            screen.key(rng.choice([T, S]) if state(screen).reserves[0] else S)
        assert len(screen.match.decisions) > before
        screen.wait_for_turn(decisions=before + 1)
    assert screen.status == "The game is over"


def test_two_people_and_bots_play_a_whole_match(screen: Screen) -> None:
    screen.sit_down("lascaux", "hrh", seed=8)
    rng = Random(9)
    while screen.match.result is None:
        settled(screen)
        if screen.is_curtain_closed():
            screen.open_curtain()
        elif screen.board.acting is not None:
            play_once(screen, rng)
    assert screen.status == "The game is over"


def play_once(screen: Screen, rng: Random) -> None:
    way = screen.a_way(rng)
    if len(way) == 1:
        screen.click(way[0])
    elif way[-1][0] == "seat":
        screen.drag(way[0], QPointF(500, 540))
    else:
        screen.drag(*way)
