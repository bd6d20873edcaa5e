"""What everything around the cord is and means."""

import pytest

from boomerang_desktop.desktop.games.circle.about import CircleAbout
from boomerang_desktop.desktop.games.circle.labels import CircleLabels, shown
from boomerang_desktop.desktop.games.circle.names import CircleNames
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.desktop.scene.words import About
from boomerang_desktop.games.circle.game import HUNT
from boomerang_desktop.games.circle.state import CircleState
from tests.desktop.games.circle.conftest import Sit
from tests.desktop.games.circle.seated import setup_of
from tests.games.circle.table import choose, sit


@pytest.fixture
def about(english: None) -> CircleAbout:
    names = CircleNames(setup_of(HUNT, you=0))
    return CircleAbout(names, CircleLabels(names))


def told(about: CircleAbout, view: CircleState, key: Key) -> About:
    found = about.thing(view, 0, key)
    assert found is not None
    return found


def test_a_token_that_no_card_shows_cannot_be_chosen(about: CircleAbout) -> None:
    state = sit(HUNT)
    for suit in state.series.variant.deck.suits:
        said = told(about, state, ("token", suit))
        assert ("captures" in said.text) == bool(shown(state, suit))
        assert said.rule == ("C8" if shown(state, suit) else "C3")


def test_what_somebody_else_has_chosen_stays_secret(about: CircleAbout) -> None:
    state = sit(HUNT)
    suits = [str(move).removeprefix("choose:") for move in state.legal(0)][:2]
    view = choose(HUNT, state, suits[0], suits[1], suits[1]).view(0)
    assert suits[0] in told(about, view, ("chosen", 0)).text
    other = told(about, view, ("chosen", 1)).text
    assert not any(suit in other for suit in view.series.variant.deck.suits)
    assert "secret" in other


def test_everything_that_lies_on_the_table_is_explained(about: CircleAbout, sit_at: Sit) -> None:
    state = sit(HUNT)
    seated = sit_at(HUNT, state)
    for key, item in seated.board.things.all():
        if item.label:
            assert told(about, state.view(0), key).text, key
