"""What the perforated board says, in every language."""

from collections.abc import Iterator

import attrs
import pytest
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.games.flip.words import (
    NO_NEIGHBOUR,
    NO_PLACE,
    REFUSALS,
    FlipWords,
)
from boomerang_desktop.desktop.scene.items import Item
from boomerang_desktop.desktop.scene.words import InHand
from boomerang_desktop.games.core import Refusal, Result
from boomerang_desktop.games.flip import FLIP, Placed, Unplaced
from boomerang_desktop.match import Seat
from tests.desktop.games.flip.laid import Laid, setup
from tests.games.flip.playing import GAMES as RARE
from tests.games.flip.playing import after, opening, place, random_game
from tests.i18n.test_rules_texts import PARAGRAPHS

every_language = pytest.mark.parametrize("language", languages.NAMES)


@pytest.fixture
def words(qtbot: QtBot) -> FlipWords:
    return FlipWords(setup())


@pytest.fixture
def speak(qtbot: QtBot) -> Iterator[None]:
    yield
    languages.install("en")


def is_sentence(text: str) -> bool:
    return text == text.strip() and text != "" and not any(s in text for s in ("{", "%n", "(s)"))


@every_language
@pytest.mark.parametrize("persons", [(0,), (0, 1)])
def test_everything_in_sight_says_what_it_is_and_where_to_read_more(
    qtbot: QtBot, speak: None, language: str, persons: tuple[int, ...]
) -> None:
    languages.install(language)
    told = set()
    for hidden, seed in ((False, 1), (True, 2)):
        *_, (state, *_) = list(random_game(seed, hidden_pieces=hidden))[:14]
        laid = Laid(qtbot, state, persons)
        laid.board.show_view(state.view(0), 0)
        laid.offer()
        for item in laid.board.items():
            if isinstance(item, Item) and item.key != ("targets",):
                about = laid.board.words.about(laid.board.view, 0, item.key)
                assert about is not None, item.key
                assert is_sentence(about.text), item.key
                assert about.text[0].isupper()
                assert about.text.endswith(".")
                assert about.text.count(". ") <= 2
                assert about.rule in PARAGRAPHS["flip"]
                told.add(item.key[0])
    assert told == {
        *("seat", "note", "tray", "piece", "stock", "count", "turn"),
        *("board", "placed", "screw", "balance", "half"),
        *("bright", "dim", "ghost", "tag"),
    }


def test_a_thing_of_another_game_is_not_explained(words: FlipWords) -> None:
    assert words.about(opening(), 0, ("pawn", 3)) is None
    assert words.about(opening(), 0, (3,)) is None


def test_what_things_mean_follows_from_the_position(qtbot: QtBot) -> None:
    words = FlipWords(setup((0,)))
    state = after("V3:3,3;4,3;3,4", "M:4,4", "D:5,3;5,4", "D:4,5;5,5")

    def told(*key: str | int) -> tuple[str, str]:
        about = words.about(state, 0, key)
        assert about is not None
        return about.text, about.rule

    assert told("placed", place("V3:3,3;4,3;3,4").number) == (
        "The corner of three is yours: 3 points for you. "
        "A red piece placed along one of its sides turns it over.",
        "F5",
    )
    text, rule = told("placed", place("M:4,4").number)
    assert "locked" in text
    assert rule == "F7"
    assert told("piece", "M")[0] == (
        "The single square: 1 point, one for each square. You still have 2 of them to place."
    )
    assert told("stock", 1, "M")[0].endswith("Bruno still has 1 of them to place.")
    assert told("note", 0)[0] == (
        "You have 44 points: 3 on the board in your colour, "
        "and 41 that the other player has not placed yet."
    )


def test_the_only_person_at_the_screen_is_spoken_to(qtbot: QtBot) -> None:
    words, onlookers = FlipWords(setup((1,))), FlipWords(setup())
    state = after("V3:3,3;4,3;3,4", "M:4,4", "D:5,3;5,4")
    assert words.status(state, 1, InHand()).startswith("Your turn: place a red piece")
    assert words.status(state, 1, InHand((("piece", "D"),))).startswith("You hold the domino")
    assert words.status(opening(first=1), 1, InHand()).startswith("You begin")
    assert words.passed_over(1).startswith("You cannot place")
    assert words.again(0, 1) == "Ana cannot place and is passed over: you place again"
    assert words.again(1, 0) == "You cannot place and are passed over: Ana places again"
    assert words.thing(state, 1, ("tray", 1, "", "open")) == ("Your pieces", "")
    assert words.thing(state, 1, ("balance",))[1] == "Ana 49 · you 39"
    for seat, piece in ((0, "I3:2,3;2,4;2,5"), (1, "D:4,5;5,5")):
        placed = Placed(seat, place(piece))
        line = words.lines(state, [placed], state)[0].text
        assert line.startswith("You place") == (seat == 1)
        assert not onlookers.lines(state, [placed], state)[0].text.startswith("You")
    left = words.lines(state, [Unplaced(0, ("X5",)), Unplaced(1, ("X5",))], state)
    assert [line.text for line in left] == [
        "Ana could not place the cross: 5 points for you · F10",
        "You could not place the cross: 5 points for the other · F10",
    ]


def test_a_name_may_hold_anything(qtbot: QtBot) -> None:
    odd = attrs.evolve(setup(), seats=(Seat("{piece}", "human"), Seat("{0} %n", "human")))
    words, state = FlipWords(odd), after("V3:3,3;4,3;3,4", "M:4,4")
    path = (("piece", "D"),)
    assert words.status(state, 1, InHand(path)).startswith("{0} %n holds the domino")
    assert words.lights(0, "D", True, False).startswith("{piece} holds the domino")
    line = words.lines(state, [Placed(0, place("M:4,4"))], state)[0]
    assert line.text == "{piece} places the single square"
    for key in (("note", 1), ("tray", 1, "", "open"), ("stock", 1, "M"), ("seat", 0)):
        assert words.about(state, 0, key)
    assert words.thing(state, 0, ("balance",))[1] == "{piece} 43 · {0} %n 45"


@every_language
def test_every_refusal_has_words(words: FlipWords, speak: None, language: str) -> None:
    assert set(REFUSALS) == {refusal.text for refusal in FLIP.refusals}
    languages.install(language)
    for refusal in FLIP.refusals:
        text = words.refusal(refusal)
        assert is_sentence(text)
        assert language == "en" or text != refusal.text
    for refusal in (NO_PLACE, NO_NEIGHBOUR):
        text = words.refusal(refusal)
        assert is_sentence(text)
        assert language == "en" or text != refusal.text
    assert words.refusal(Refusal("", "the caller's sentence")) == "the caller's sentence"


# --- reasons


# --- pieces and places


def test_F7_a_locked_piece_is_told_from_others(words: FlipWords) -> None:
    state = after("V3:3,3;4,3;3,4", "M:4,4", "D:5,3;5,4", "D:4,5;5,5")
    dot, corner = place("M:4,4"), place("V3:3,3;4,3;3,4")
    assert words.thing(state, 0, ("placed", dot.number)) == (
        "the single square, red",
        "row 5, column 5, locked",
    )
    assert "locked" not in words.thing(state, 0, ("placed", corner.number))[1]


def test_F12_a_closed_box_tells_nothing_but_whose_it_is(words: FlipWords) -> None:
    view = opening(hidden_pieces=True).view(0)
    assert words.thing(view, 0, ("tray", 0, "1×1", "open")) == ("Ana's pieces", "")
    assert words.thing(view, 0, ("tray", 1, "1×1", "closed")) == (
        "Bruno's pieces, in a closed box",
        "",
    )


# --- the status line


def test_what_is_held_tells_what_it_turns_where_it_may_land(words: FlipWords) -> None:
    state = after("V3:3,3;4,3;3,4", "M:4,4", "D:5,3;5,4")
    wanted = place("D:4,5;5,5")
    path, target = (("piece", "D"),), ("at", wanted.number)
    here = words.status(state, 1, InHand(path, target, frozenset({target})))
    assert here.startswith("Bruno holds the domino: here it turns over 2 piece")
    elsewhere = "Bruno holds the domino: R rotates it, choose its holes"
    assert words.status(state, 1, InHand(path, target)) == elsewhere
    assert words.status(state, 1, InHand(path, ("off", -1, 0))) == elsewhere


def test_F9_F10_what_could_not_be_placed_is_told(words: FlipWords) -> None:
    moves = RARE["passed_over"]
    before = after(*moves[:-1])
    last = place(moves[-1].removeprefix("place:"))
    (seat,) = before.to_act
    end = before.play(seat, last)
    lines = words.lines(before, FLIP.events(before, seat, last, end), end)
    assert lines[-1].text.endswith("· F10")


def test_F11_the_end_names_a_draw(words: FlipWords) -> None:
    def ended(*scores: int) -> str:
        return words.ending(opening(), Result(scores, (0,), ({}, {}), "F9"))

    assert "draw" in ended(44, 44)
    assert "draw" not in ended(45, 43)
