"""What the log of hunt and lascaux tells."""

import pytest

from boomerang_desktop.desktop.games.circle.names import CircleNames
from boomerang_desktop.desktop.games.circle.story import CircleStory
from boomerang_desktop.games.circle.events import Captured, Drawn, Stopped, Thrown, TokenLaid
from boomerang_desktop.games.circle.game import HUNT, LASCAUX
from boomerang_desktop.games.core import Event
from tests.desktop.games.circle.seated import setup_of
from tests.games.circle.table import sit


def story_of(game: str, you: int | None = 0) -> CircleStory:
    return CircleStory(CircleNames(setup_of(HUNT if game == "hunt" else LASCAUX, you=you)))


def said(story: CircleStory, event: Event) -> str | None:
    state = sit(HUNT)
    line = story.line(state, event, state)
    return line.text if line else None


@pytest.mark.parametrize(
    ("game", "event", "told"),
    [
        ("hunt", TokenLaid(0), "You have chosen a token"),
        ("lascaux", TokenLaid(1), "Bruno has chosen a marker"),
        ("hunt", Thrown(1), "Bruno throws a boomerang"),
        ("lascaux", Thrown(0), "You put a stone into the ring"),
        ("hunt", Stopped(0, 0), "You stop; the ring is empty"),
        ("hunt", Stopped(1, 1), "Bruno stops and takes 1 boomerang"),
        ("lascaux", Stopped(1, 4), "Bruno passes and takes 4 stones"),
        ("hunt", Captured(0, "water", ()), "You reveal water and capture nothing"),
    ],
)
def test_an_event_is_told_in_the_words_of_its_game(
    english: None, game: str, event: Event, told: str
) -> None:
    assert said(story_of(game), event) == told


def test_captured_animals_are_named(english: None) -> None:
    names = CircleNames(setup_of(HUNT))
    card = names.deck.cards[0]
    text = said(story_of("hunt", None), Captured(1, card.suits[0], (0,)))
    assert text == f"Bruno reveals {card.suits[0]} and captures {names.species(card.species)}"


def test_who_begins_is_told_with_why(english: None) -> None:
    assert story_of("hunt").opening(0).text.endswith("· H3")
    assert story_of("lascaux").opening(1).text.startswith("Bruno begins.")
    # a record does not say which of the two it was
    for game in ("hunt", "lascaux"):
        assert "or left to chance" in story_of(game).opening(0).text
    assert said(story_of("hunt"), Drawn(1, (0, 1))) == (
        "Bruno stayed in longest and begins; 2 new cards · H6"
    )
