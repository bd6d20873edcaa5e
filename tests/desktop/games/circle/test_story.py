"""What the log of hunt and lascaux tells."""

from boomerang_desktop.desktop.games.circle.names import CircleNames
from boomerang_desktop.desktop.games.circle.story import CircleStory
from boomerang_desktop.games.circle.events import Drawn
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


def test_who_begins_is_told_with_why(english: None) -> None:
    assert story_of("hunt").opening(0).text.endswith("· H3")
    assert story_of("lascaux").opening(1).text.startswith("Bruno begins.")
    # a record does not say which of the two it was
    for game in ("hunt", "lascaux"):
        assert "or left to chance" in story_of(game).opening(0).text
    assert said(story_of("hunt"), Drawn(1, (0, 1))) == (
        "Bruno stayed in longest and begins; 2 new cards · H6"
    )
