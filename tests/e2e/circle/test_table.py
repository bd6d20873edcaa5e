"""hunt and lascaux at the real table: every gesture, C3–C9."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, Qt

from boomerang_desktop.desktop.games.circle.holdings import Reserve
from boomerang_desktop.desktop.games.circle.items import CardItem, RingHeap, RingTag, Token
from boomerang_desktop.desktop.scene.animation import PACES
from boomerang_desktop.desktop.texts import unbroken
from tests.e2e.circle.table import (
    ALL_WATER,
    ALL_WHITE,
    FIVE,
    NO_BLUE,
    bid,
    chosen,
    collection,
    found,
    notations,
    set_up,
    settled,
    state,
    table,
)
from tests.e2e.screen import Screen

Way = Callable[[Screen], object]
T, S, ENTER = Qt.Key.Key_T, Qt.Key.Key_S, Qt.Key.Key_Return


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
def test_C3_a_token_is_laid_face_down_before_its_owner(screen: Screen, choose: Way) -> None:
    screen.open(set_up("hunt", "hrr", FIVE))
    screen.wait_for_turn(0)
    choose(screen)
    screen.wait_for_turn(0, decisions=3)
    assert notations(screen)[0] == "choose:plain"
    token = found(screen, ("chosen", 0), Token)
    assert not token.face
    assert token.peek == "plain"
    assert screen.board.things.get(("token", "plain")) is None


def test_C3_a_lifted_token_lights_its_place_and_the_cards_it_takes(screen: Screen) -> None:
    screen.open(set_up("hunt", "hrr", FIVE))
    screen.wait_for_turn(0)
    screen.press(("token", "desert"))
    screen.move(QPointF(400, 500), QPointF(420, 480))
    assert screen.board.things[("slot", 0)].lit
    shown = [i.card.species for i in screen.board.items() if isinstance(i, CardItem) and i.chosen]
    assert sorted(shown) == ["emu", "gecko"]
    assert "2 card" in screen.status
    screen.release(QPointF(420, 480))
    assert not any(i.chosen for i in screen.board.items() if isinstance(i, CardItem))
    assert not notations(screen)


def test_C3_a_suit_that_no_card_shows_cannot_be_lifted(screen: Screen) -> None:
    screen.open(set_up("lascaux", "hrr", NO_BLUE))
    screen.wait_for_turn(0)
    blue = screen.board.things[("token", "blue")]
    assert blue.dimmed
    assert not blue.can_lift
    screen.drag(("token", "blue"), ("slot", 0))
    assert "Choose what a face-up card shows" in screen.status
    assert "C3" in screen.status
    screen.key(Qt.Key.Key_6)
    assert not notations(screen)


def test_C3_the_others_tokens_appear_while_one_still_chooses(screen: Screen) -> None:
    screen.open(set_up("hunt", "hrr", FIVE))
    screen.qtbot.waitUntil(lambda: len(screen.match.decisions) == 2)
    assert screen.board.acting == 0
    for seat in (1, 2):
        token = found(screen, ("chosen", seat), Token)
        assert token.suit is None
        assert token.peek is None
    assert screen.board.things.get(("chosen", 0)) is None


def test_C3_a_token_chosen_is_not_changed(screen: Screen) -> None:
    bid(screen, players="hrr")
    screen.click(("token", "forest"))
    assert "The choice is made before the bidding" in screen.status


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
def test_C4_exactly_one_boomerang_goes_into_the_ring(screen: Screen, throw: Way) -> None:
    bid(screen)
    throw(screen)
    screen.wait_for_turn(1)
    assert notations(screen)[-1] == "throw"
    assert (state(screen).ring, state(screen).reserves) == (1, (11, 12, 12))
    assert found(screen, ("heap",), RingHeap).count == 1
    assert found(screen, ("tag",), RingTag).count == 1
    assert found(screen, ("reserve", 0), Reserve).count == 11
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
        lambda screen: screen.drag(("chosen", 0), ("deck",)),
        lambda screen: (screen.click(("chosen", 0)), screen.click(("pile",))),
        lambda screen: screen.click(("stop",)),
        lambda screen: screen.key(S),
    ],
)
def test_C5_who_stops_lays_the_token_on_the_pile_and_takes_the_ring(
    screen: Screen, stop: Way
) -> None:
    bid(screen, "0 throw", "1 throw", "2 throw")
    stop(screen)
    screen.wait_for_turn(1)
    assert notations(screen)[-1] == "stop"
    assert (state(screen).ring, state(screen).pile) == (0, (0,))
    assert found(screen, ("reserve", 0), Reserve).count == 14
    token = screen.board.things[("chosen", 0)]
    assert token.scenePos() == table(screen).middle.on_pile(0)
    assert screen.board.things.get(("heap",)) is None
    assert "1st" in table(screen).words.labels.state(state(screen), 0)
    assert screen.board.panels[0].out


def test_C5_the_lifted_heap_lights_the_reserve(screen: Screen) -> None:
    bid(screen, "0 throw", "1 throw", "2 throw")
    screen.press(("heap",))
    screen.move(QPointF(500, 400), QPointF(480, 420))
    assert screen.board.things[("reserve", 0)].lit
    screen.release(("deck",))
    assert screen.board.acting == 0


def test_C5_with_an_empty_ring_there_is_no_heap_but_one_can_stop(screen: Screen) -> None:
    bid(screen)
    assert screen.board.things.get(("heap",)) is None
    screen.drag(("chosen", 0), ("pile",))
    screen.wait_for_turn(1)
    assert state(screen).pile == (0,)
    assert "Ana stops; the ring is empty" in screen.log


def test_C6_an_empty_reserve_says_what_to_do(screen: Screen) -> None:
    turns = [f"{seat} throw" for _ in range(12) for seat in range(3)]
    bid(screen, *turns)
    assert "must stop" in screen.status
    assert screen.board.offered.move((("throw",),)) is None
    screen.drag(("reserve", 0), ("ring",))
    assert "Your reserve is empty: you can bid no more" in screen.status
    assert "C6" in screen.status
    screen.key(T)
    assert state(screen).ring == 36
    screen.key(S)
    screen.wait_for_turn(1)
    assert found(screen, ("reserve", 0), Reserve).count == 36


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
        "Chloé reveals desert and captures Emu, Gecko",
        "Ana reveals water and captures Fish",
        "Bruno reveals desert and captures nothing",
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
    captures = "Chloé reveals white and captures Deer × 2, Mammoth × 2, Ibex × 3"
    assert told == [unbroken(captures)]
    # what lies further down the pile stays hidden
    assert not any("pink" in line or "green" in line for line in screen.log)
    assert screen.log[-1].startswith("Ana passed first and begins")


def test_C9_what_nobody_took_stays_and_tokens_return(screen: Screen) -> None:
    screen.open(set_up("hunt", "hhh", FIVE, *chosen("water", "water", "water"), "0 stop"))
    screen.wait_for_turn(1)
    screen.key(S)
    screen.qtbot.waitUntil(lambda: state(screen).round == 2)
    settled(screen)
    names = {i.card.species for i in screen.board.items() if isinstance(i, CardItem)}
    assert {"emu", "gecko"} <= names
    assert all(screen.board.things.get(("chosen", seat)) is None for seat in range(3))


def test_a_capture_is_shown_step_by_step_and_can_be_hurried(screen: Screen) -> None:
    turns = (*chosen("water", "desert", "desert"), "0 throw", "1 stop", "2 throw")
    screen.open(set_up("hunt", "hrr", FIVE, *turns))
    screen.wait_for_turn(0)
    screen.board.motion.pace = PACES["slow"]
    screen.key(S)
    motion = screen.board.motion
    assert motion.busy
    assert screen.status == "You stop and take 1 boomerang"
    # Enter goes on by a step: soon the token of the last one in lies open in the ring
    token = found(screen, ("chosen", 2), Token)
    for _ in range(8):
        if token.face:
            break
        screen.key(ENTER)
    assert token.suit == "desert"
    assert "reveals" in screen.status
    lit = [i.card.species for i in screen.board.items() if isinstance(i, CardItem) and i.chosen]
    assert sorted(lit) == ["emu", "gecko"]
    assert motion.busy
    motion.pace = 0.0
    screen.key(Qt.Key.Key_Space)
    assert sum(collection(screen, 2)) == 2
    assert sum(collection(screen, 0)) == 1
