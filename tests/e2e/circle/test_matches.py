"""hunt and lascaux to the end: H5, L5, L7, secrets on a shared screen, whole matches."""

from pathlib import Path
from random import Random
from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from boomerang_desktop.desktop.games.circle.holdings import CapturedCards, Reserve
from boomerang_desktop.desktop.games.circle.items import CardItem, StartMarker, Token
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.games.circle.moves import Choose
from boomerang_desktop.games.circle.state import CircleState
from boomerang_desktop.match import record
from tests.e2e.circle.table import (
    ALL_WATER,
    FIVE,
    NO_BLUE,
    bid,
    chosen,
    collection,
    found,
    lines,
    play_any,
    play_once,
    set_up,
    settled,
    state,
    table,
    until_deck_is_empty,
)
from tests.e2e.screen import Screen
from tests.e2e.test_table import answer

RECORDS = Path(__file__).parents[2] / "records"
T, S, ENTER = Qt.Key.Key_T, Qt.Key.Key_S, Qt.Key.Key_Return


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
    assert "The deck is empty" in table(screen).words.ending(state(screen), screen.match.result)
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
            move = state(screen).legal(screen.board.acting or 0)[0]
            assert isinstance(move, Choose)
            screen.drag(("token", move.suit), ("slot", screen.board.acting or 0))
        else:
            screen.key(S)
        assert len(screen.match.decisions) == before + 1
    assert state(screen).round > first + 1
    assert "Every card has been captured" in table(screen).words.ending(
        state(screen), screen.match.result
    )
    assert sum(sum(collection(screen, seat)) for seat in range(3)) == 54


def test_the_result_explains_every_point_and_lights_the_cards(screen: Screen) -> None:
    match = set_up("hunt", "hrr", ())
    while (at := cast(CircleState, match.state)).to_act:
        legal = at.legal(at.to_act[0])
        match.play(at.to_act[0], legal[len(match.decisions) % len(legal)])
    screen.open(match)
    result = match.result
    assert result is not None
    screen.qtbot.waitUntil(lambda: bool(screen.table.findChildren(QPushButton, "")))
    told = table(screen).words.explain(state(screen), result)
    assert len(told) == 7
    for seat in range(3):
        cells = [line.cells[seat] for line in told if line.cells[seat] != "–"]
        points = [int(cell.split()[0]) for cell in cells]
        assert sum(points) == result.scores[seat]
    screen.qtbot.waitUntil(lambda: bool(lines(screen, "Gecko")))
    lines(screen, "Gecko")[0].click()
    deck = state(screen).series.variant.deck
    for seat in range(3):
        item = found(screen, ("collection", seat), CapturedCards)
        assert item.lit_species == deck.species.index("gecko")


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
    assert found(screen, ("reserve", 0), Reserve).count == 11
    for seat in (1, 2):
        reserve = found(screen, ("reserve", seat), Reserve)
        assert reserve.count is None
        assert not any(c.isdigit() for c in reserve.label + reserve.description)
        assert screen.board.panels[seat].score == 0


def test_hidden_reserves_are_behind_the_curtain_while_bidding(screen: Screen) -> None:
    screen.open(set_up("hunt", "hhr", FIVE, *ALL_WATER, hidden_reserves=True))
    screen.qtbot.waitUntil(screen.is_curtain_closed)
    assert all(found(screen, ("reserve", seat), Reserve).count is None for seat in range(3))
    screen.open_curtain()
    screen.wait_for_turn(0)
    assert found(screen, ("reserve", 0), Reserve).count == 12
    screen.key(T)
    screen.qtbot.waitUntil(screen.is_curtain_closed)
    assert found(screen, ("reserve", 0), Reserve).count is None


# --- the rest of the table


def test_undo_takes_a_throw_back_but_not_a_capture(screen: Screen) -> None:
    bid(screen)
    screen.key(T)
    screen.wait_for_turn(1)
    assert screen.table.why_not("undo") is None
    screen.table.do("undo")
    screen.wait_for_turn(0)
    assert state(screen).ring == 0
    assert screen.board.things.get(("heap",)) is None
    screen.key(S)
    screen.wait_for_turn(1)
    screen.key(S)
    screen.qtbot.waitUntil(lambda: state(screen).round == 2)
    assert screen.table.why_not("undo") is not None


def test_majorities_can_be_switched_off(screen: Screen) -> None:
    turns = (*chosen("water", "desert", "plain"), "0 stop", "1 stop", *chosen_again())
    screen.open(set_up("hunt", "hrr", FIVE, *turns))
    item = found(screen, ("collection", 2), CapturedCards)
    assert item.standing is not None
    assert item.standing[state(screen).series.variant.deck.species.index("emu")].leaders == (2,)
    assert screen.board.panels[2].score == 3
    screen.board.set_flag("majorities", False)
    item = found(screen, ("collection", 2), CapturedCards)
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
    assert table(screen).words.title(at) == "game 2 of 2, round 1, anticlockwise"
    ended = next(line for line in screen.log if line.startswith("Game 1 is over"))
    totals = [sum(p for _, p in row) - 2 for row in table(screen).words.standings(at)]
    assert ended == f"Game 1 is over: you {totals[0]}, Bruno {totals[1]}, Chloé {totals[2]}"
    assert "Bruno begins the next game, and it goes anticlockwise · L7" in screen.log
    marker = found(screen, ("begins",), StartMarker)
    assert marker.label == "Bruno begins the round"
    assert not marker.clockwise


def test_L7_the_result_of_a_series_has_a_line_a_game_that_shows_its_cards(screen: Screen) -> None:
    match = set_up("lascaux", "hrr", (), games=2)
    while (at := cast(CircleState, match.state)).to_act:
        match.play(at.to_act[0], at.legal(at.to_act[0])[-1])
    screen.open(match)
    result = match.result
    assert result is not None
    told = table(screen).words.explain(state(screen), result)
    assert [line.heading for line in told] == ["Game 1", "Game 2"]
    for seat in range(3):
        assert sum(int(line.cells[seat]) for line in told) == result.scores[seat]
    for number, line in enumerate(told):
        table(screen).show_line(line.key)
        for seat in range(3):
            held = state(screen).endings[number][0][seat]
            assert sum(collection(screen, seat)) == held.bit_count()
    directions = [text for text in screen.log if "begins the next game" in text]
    assert directions == ["Bruno begins the next game, and it goes anticlockwise · L7"]


def test_L7_totals_stay_in_the_log_whatever_one_looks_at(screen: Screen) -> None:
    match = record.load(RECORDS / "lascaux-4-series.boomerang")
    assert match.result is not None
    totals = ", ".join(
        f"{seat.name} {score}" for seat, score in zip(match.seats, match.result.scores, strict=True)
    )
    screen.open(match)
    at_the_end = screen.log
    over = [line for line in at_the_end if line.startswith("Game ")]
    assert over[-1].endswith(f"All games so far: {totals}")
    screen.table.do("first")
    assert screen.table.flow is not None
    assert screen.table.flow.playback.looking_back == -1
    assert screen.board.view.endings == ()
    for language in ("fr", "it", "en"):

        def is_retold(before: str = screen.log[0]) -> bool:
            return screen.log[0] != before

        screen.window.settings.language = language
        screen.qtbot.waitUntil(is_retold)
        assert len(screen.log) == len(at_the_end)
        assert sum(line.endswith(totals) for line in screen.log) == 1
    assert screen.log == at_the_end


@pytest.mark.parametrize(("game", "paragraph"), [("hunt", "H3"), ("lascaux", "L2")])
def test_the_first_player_and_why_are_told(screen: Screen, game: str, paragraph: str) -> None:
    screen.sit_down(game, "hrr", first=2)
    assert screen.log[0].startswith("Chloé begins. In the rulebook")
    assert paragraph in screen.log[0]


def test_tabletop_every_tray_faces_its_player_and_things_are_dragged(screen: Screen) -> None:
    screen.window.settings.tabletop = True
    screen.open(set_up("hunt", "hhhh", FIVE, *chosen("water", "forest", "plain", "water")))
    screen.wait_for_turn(0)
    assert [round(screen.board.panels[n].rotation()) for n in range(4)] == [0, 90, 180, -90]
    for seat in range(4):
        screen.wait_for_turn(seat)
        turned = screen.board.things[("reserve", seat)]
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
    [("lascaux", "rhrr"), ("hunt", "rrrrh")],
)
def test_a_whole_match_by_drags(screen: Screen, game: str, players: str) -> None:
    screen.sit_down(game, players, seed=11)
    rng = Random(4)
    screen.wait_for_turn()
    while screen.match.result is None:
        play_any(screen, rng)
    assert screen.status == "The game is over"
    screen.qtbot.waitUntil(lambda: bool(lines(screen, "Rematch")))


def test_a_whole_match_by_keyboard(screen: Screen) -> None:
    screen.sit_down("lascaux", "hrrrr", seed=5)
    rng = Random(6)
    screen.wait_for_turn()
    while screen.match.result is None:
        before = len(screen.match.decisions)
        if state(screen).choosing:
            digits = [n for n, suit in enumerate(state(screen).series.variant.deck.suits)
                      if ("token", suit) in screen.board.offered.after()]  # fmt: skip
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
    screen.sit_down("hunt", "hrh", seed=8)
    rng = Random(9)
    while screen.match.result is None:
        settled(screen)
        if screen.is_curtain_closed():
            screen.open_curtain()
        elif screen.board.acting is not None:
            play_once(screen, rng)
    assert screen.status == "The game is over"


def test_the_curtain_opens_when_redo_leads_to_bids_in_front_of_everybody(screen: Screen) -> None:
    screen.sit_down("hunt", "hhh")
    for _ in range(3):
        screen.qtbot.waitUntil(screen.is_curtain_closed)
        screen.open_curtain()
        seat = screen.match.state.to_act[0]
        screen.wait_for_turn(seat)
        answer(screen, str(screen.match.state.legal(seat)[0]))
    first = screen.match.state.to_act[0]
    screen.wait_for_turn(first)
    undone = len(screen.match.decisions)
    for _ in range(2):
        screen.window.do("undo")
        screen.qtbot.waitUntil(screen.is_curtain_closed)
    while screen.match.can_redo:
        screen.window.do("redo")
        settled(screen)
    assert len(screen.match.decisions) == undone
    screen.qtbot.waitUntil(lambda: not screen.is_curtain_closed())
    screen.wait_for_turn(first)
