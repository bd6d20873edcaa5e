"""What everything at the perforated board is and means."""

import pytest

from boomerang_desktop.desktop.games.flip.words import FlipWords
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.desktop.scene.words import About
from boomerang_desktop.games.flip import PIECES, FlipState
from tests.desktop.games.flip.laid import setup
from tests.games.flip.playing import opening, random_game


@pytest.fixture
def words(english: None) -> FlipWords:
    return FlipWords(setup([0]))


def told(words: FlipWords, view: FlipState, key: Key) -> About:
    found = words.about(view, 0, key)
    assert found is not None, key
    return found


def late() -> FlipState:
    """The last position but one of a random match."""
    return [before for before, _, _, _ in random_game(3)][-1]


def test_a_piece_on_the_board_is_somebodys_and_locked_or_not(words: FlipWords) -> None:
    view = late()
    for seat in (0, 1):
        for placement in view.pieces[seat]:
            said = told(words, view, ("placed", placement.number))
            assert ("is yours" in said.text) == (seat == 0)
            locked = not placement.border & view.empty
            assert ("locked" in said.text) == locked
            assert said.rule == ("F7" if locked else "F5")


def test_what_is_concealed_is_not_told(words: FlipWords) -> None:
    view = opening(hidden_pieces=True).view(0)
    assert "hidden" in told(words, view, ("tray", 1)).text
    assert words.about(view, 0, ("stock", 1, PIECES[0].name)) is None
    assert "in the boxes" in told(words, view, ("score", 0)).text


def test_signs_mean_the_same_wherever_they_are(words: FlipWords) -> None:
    view = opening("10x10")
    for kind in ("screw", "half", "bright", "dim", "tag", "ghost", "board", "balance"):
        said = told(words, view, (kind,))
        assert said.rule.startswith("F")
        assert "{" not in said.text
    assert "10\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}10" in told(words, view, ("board",)).text
    assert words.about(view, 0, ("nothing",)) is None
