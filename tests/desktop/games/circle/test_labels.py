"""What lies on the table of the string circle, in words."""

import pytest

from boomerang_desktop.desktop.games.circle.labels import CircleLabels
from boomerang_desktop.desktop.games.circle.names import CircleNames
from boomerang_desktop.games.circle.game import HUNT
from boomerang_desktop.games.circle.scoring import Majority
from boomerang_desktop.games.circle.state import CircleState
from tests.desktop.games.circle.seated import setup_of
from tests.games.circle.table import choose, play, sit


@pytest.fixture
def labels(english: None) -> CircleLabels:
    return CircleLabels(CircleNames(setup_of(HUNT, you=0)))


def bidding() -> CircleState:
    state = sit(HUNT)
    suit = str(state.legal(0)[0]).removeprefix("choose:")
    return choose(HUNT, state, suit, suit, suit)


def test_what_others_have_chosen_is_never_told(labels: CircleLabels) -> None:
    state = bidding().view(0)
    mine, suit = labels.thing(state, 0, ("chosen", 0))
    assert mine == "Your token, face down"
    assert suit
    assert labels.thing(state, 0, ("chosen", 1)) == ("Bruno's token, face down", "")


def test_a_seat_is_in_or_has_stopped_as_the_first(labels: CircleLabels) -> None:
    state = bidding()
    first = state.turn
    stopped = play(HUNT, state, f"{first} stop")
    assert labels.state(stopped, first) == "out 1st"
    assert labels.note(stopped, first) == "you stopped 1st"
    assert labels.state(stopped, (first + 1) % 3) == "in"


def test_who_has_most(labels: CircleLabels) -> None:
    assert labels.majority("Emu", Majority((), 0, 0)) == "Emu: nobody yet"
    assert labels.majority("Emu", Majority((0, 1), 2, 0)) == "Emu: you, Bruno have 2 each"
    assert labels.majority("Emu", Majority((1,), 3, 1)) == "Emu: Bruno has 3, 1 more than the next"
