"""What is said at the arrowed board, in every language."""

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.games.arrows import keys
from boomerang_desktop.desktop.games.arrows.words import ArrowsWords, turns_left
from boomerang_desktop.desktop.scene.words import InHand
from boomerang_desktop.games.arrows import ARROWS
from boomerang_desktop.games.arrows.events import Captured, Entered
from boomerang_desktop.games.arrows.state import ArrowsState
from boomerang_desktop.games.core import Event
from tests.desktop.games.arrows.table import setup
from tests.games.arrows.table import lively, play, position, start


@pytest.fixture
def words(qapp: QApplication) -> ArrowsWords:
    return ArrowsWords(setup(5))


@pytest.fixture(params=languages.NAMES)
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    languages.install(request.param)
    yield request.param
    languages.install("en")


def asked(state: ArrowsState) -> InHand:
    return InHand(moves=frozenset(state.legal(state.to_act[0])))


def told(words: ArrowsWords, event: Event) -> str:
    state = position([0], [1], [2])
    (line,) = words.lines(state, [event], state)
    return line.text


# --- whole matches


def test_every_kind_of_event_is_told(words: ArrowsWords) -> None:
    heard: set[str] = set()
    for seats, seed in product((2, 3, 4, 5), range(5)):
        rng, state = Random(seed), start(seats)
        while state.to_act:
            (seat,) = state.to_act
            move = lively(rng, state.legal(seat))
            after = state.play(seat, move)
            for event in ARROWS.events(state, seat, move, after):
                if words.lines(state, [event], after):
                    heard.add(type(event).__name__)
            state = after
    assert heard >= {"Placed", "Stepped", "Captured", "PawnsLost", "TrioCompleted", "Entered"}
    assert heard >= {"Eliminated", "Ended"}


@pytest.mark.usefixtures("language")
def test_all_keys_and_buttons_have_names() -> None:
    words, view = ArrowsWords(setup(3)), position([17], [18], [33], hands=(1, 1, 1))
    for key in (keys.LOSE, keys.TAKE_BACK, keys.STOP, keys.DECLINE, keys.THREATS):
        assert words.thing(view, 0, key)[0]
    assert all(text for _, text in (*words.aids(), *words.keys()))
    assert {name for name, _ in words.aids()} == {"threats", "numbers"}


# --- reasons


# --- sentences


def test_hand_and_reserve_are_named_where_a_trio_may_enter_from_both_P11() -> None:
    words = ArrowsWords(setup(2))

    def status(source: str, hand: int, reserve: int) -> str:
        pawns = [1, 2, 20], [33, 34, 35]
        before = position(*pawns, hands=(hand, 0), reserves=(reserve, 3), trio_source=source)
        return words.status(play(before, "place:6"), 0, InHand())

    both = "Ana has a Trio: enter a pawn from hand or reserve, or decline"
    assert status("any", 3, 2) == both
    for one_source in (("reserve", 3, 2), ("any", 1, 2)):
        assert status(*one_source) == "Ana has a Trio: enter a pawn from the reserve, or decline"
    assert status("any", 3, 0) == "Ana has a Trio: enter a pawn from the hand, or decline"


def test_a_trio_offers_to_free_a_prisoner_in_words_P7() -> None:
    held = {(1, 0): 1, (2, 0): 2}
    before = position([1, 2, 20], [33], [34], hands=(2, 1, 1), prisoners=held)
    trio = play(before, "place:6")
    alone = ArrowsWords(setup(3, persons=[0]))
    asks = "Your Trio: enter a pawn from your hand, free one from Bruno or Chloé, or decline"
    assert alone.status(trio, 0, InHand()) == asks
    emptied = play(position([1, 2, 20], [33], [34], hands=(1, 1, 1), prisoners=held), "place:6")
    frees = "Your Trio: free a pawn of yours from Bruno or Chloé, or decline"
    assert alone.status(emptied, 0, InHand()) == frees
    others = ArrowsWords(setup(3, persons=[1]))
    assert "free one from you or Chloé" in others.status(trio, 0, InHand())


def test_the_only_person_at_the_screen_is_spoken_to() -> None:
    words = ArrowsWords(setup(3, persons=[0]))
    assert told(words, Captured(0, 17, 18, 2, "seat0")) == "You capture a pawn of Chloé on 18"
    assert told(words, Captured(1, 17, 18, 0, "seat1")) == "Bruno captures a pawn of yours on 18"
    assert told(words, Captured(1, 17, 18, 2, "seat1")) == "Bruno captures a pawn of Chloé on 18"
    assert told(words, Entered(1, "seat0", 5)) == "Bruno frees a pawn from you and enters it on 5"
    view = position([17], [18], [33], hands=(1, 2, 1), prisoners={(0, 1): 2, (1, 0): 1})
    assert words.thing(view, 0, keys.pawn(17))[0] == "your pawn on 17"
    assert words.thing(view, 0, keys.hand(0))[0].startswith("your hand: 1")
    assert words.thing(view, 0, keys.prisoners(0, 1))[0].startswith("you hold 2")
    assert words.thing(view, 0, keys.prisoners(1, 0))[0].endswith("of yours")
    assert words.status(view, 0, asked(view)).startswith("Capture with your pawn")
    assert words.status(view, 1, InHand()).startswith("Bruno")


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_nothing_speaks_of_the_only_person_by_name(seats: int) -> None:
    """In no language, in whole matches: Ana is you."""
    words = ArrowsWords(setup(seats, persons=[0]))
    rng, state = Random(5), start(seats)
    while state.to_act:
        (seat,) = state.to_act
        said = [words.status(state, seat, InHand()), words.status(state, seat, asked(state))]
        move = lively(rng, state.legal(seat))
        after = state.play(seat, move)
        seen = ARROWS.events(state, seat, move, after)
        said += [line.text for line in words.lines(state, seen, after)]
        assert not any("Ana" in text or text != text.strip() or "{" in text for text in said)
        state = after
    result = state.result()
    assert result is not None
    said = [words.ending(state, result), *(row.heading for row in words.explain(state, result))]
    assert not any("Ana" in text for text in said)


@pytest.mark.parametrize(
    ("view", "says"),
    [
        (position([17, 11, 0], [18, 19, 36], hands=(0, 1), reserves=(3, 3)), "match"),
        (position([17], [18], [33], hands=(0, 1, 1)), "out"),
        (position([17], [18], [], hands=(0, 1, 0)), "match"),
        (position([17, 0], [18], [33], hands=(1, 1, 1)), "crossed-out"),
    ],
)
def test_what_not_capturing_costs_is_said_before_it_is_done_P5(
    view: ArrowsState, says: str
) -> None:
    words = ArrowsWords(setup(view.setup.seats, persons=[0]))
    asks = InHand((keys.pawn(17), keys.cell(30)), None, frozenset({keys.LOSE}))
    assert says in words.status(view, 0, asks)
    button = words.thing(view, 0, keys.LOSE)[0]
    assert (button == "Lose the match") == (says == "match")


def test_rings_are_spoken_of_only_where_they_are_seen_P5(words: ArrowsWords) -> None:
    state = position([17], [18], [33], hands=(1, 1, 1))
    # with the aid for threats, what they could take has a ring too: only their own are meant
    assert "with their pawn ringed in green or lose it" in words.status(state, 0, asked(state))
    both = position([17, 11], [18, 12], [33], hands=(1, 1, 1))
    said = "with one of their pawns ringed in green or lose all of these"
    assert said in words.status(both, 0, asked(both)), "one captures, and none is lost"
    assert words.status(state, 0, InHand()) == "Ana can capture"
    quiet = frozenset(move for move in state.legal(0) if str(move).startswith("place"))
    assert words.status(state, 0, InHand(moves=quiet)) == "Ana can capture"


def test_what_is_in_the_hand_is_told_as_it_goes_P4_P5(words: ArrowsWords) -> None:
    state = position([17, 11], [18, 19], [12], hands=(1, 1, 1))
    way = (keys.pawn(17), keys.cell(18))
    on = frozenset({keys.cell(19)})
    stops = InHand(way, None, on | {keys.STOP}, complete=True)
    assert words.status(state, 0, stops) == "Ana captures another pawn or stops here"
    assert words.status(state, 0, InHand(way, None, on)) == "Ana must capture another pawn"
    asks = InHand((keys.hand(0), keys.cell(30)), None, frozenset({keys.LOSE}))
    assert "this move loses the 2 crossed-out" in words.status(state, 0, asks)


def test_whichever_end_of_P9_comes_first_is_counted() -> None:
    assert turns_left(position([0], [1], [2], quiet=50, turns=100)) == (10, True)
    assert turns_left(position([0], [1], [2], quiet=10, turns=395)) == (5, False)


def test_the_end_of_all_turns_is_said_beforehand_P9(words: ArrowsWords) -> None:
    state = position([0], [36], [33], turns=395)
    assert "the game ends in 5 turn" in words.status(state, 0, asked(state))
    assert words.title(state).startswith("5 turn")


# --- a lesson offers less than the rules


def offering(state: ArrowsState, *heads: str) -> InHand:
    moves = state.legal(state.to_act[0])
    return InHand(moves=frozenset(move for move in moves if str(move).startswith(heads)))


def test_only_what_is_offered_is_spoken_of(words: ArrowsWords) -> None:
    state = position([0], [36], [33], hands=(2, 2, 2))
    assert words.status(state, 0, offering(state, "place")).endswith("places a pawn")
    assert words.status(state, 0, offering(state, "move")).endswith("advances a pawn")
    assert "or" in words.status(state, 0, offering(state, "place", "move"))
    duty = position([17], [18, 36], [33], hands=(2, 2, 2))
    assert "lose" in words.status(duty, 0, asked(duty))
    assert "lose" not in words.status(duty, 0, offering(duty, "take"))
    trio = play(position([1, 2, 20], [33, 17], [34], hands=(2, 1, 1)), "place:6")
    assert "decline" in words.status(trio, 0, asked(trio))
    assert "decline" not in words.status(trio, 0, offering(trio, "enter"))


def test_the_title_counts_the_turns_of_all_players(words: ArrowsWords) -> None:
    state = start(5)
    assert words.title(state) == ""
    for number in range(1, 4):
        seat = state.to_act[0]
        state = state.play(seat, state.legal(seat)[0])
        assert words.title(state) == ("1 turn played" if number == 1 else f"{number} turns played")
