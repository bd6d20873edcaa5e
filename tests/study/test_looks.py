"""Where to look first in a puzzle."""

import pytest

from boomerang_desktop import LANGUAGES
from boomerang_desktop.games import GAMES
from boomerang_desktop.study.looks import HintTarget, looks, parsed
from boomerang_desktop.study.puzzles import puzzles
from boomerang_desktop.study.texts import texts


@pytest.mark.parametrize(
    ("text", "look"),
    [
        ("ring", HintTarget("ring")),
        ("own reserve", HintTarget("reserve", whose="own")),
        ("line animals", HintTarget("line", "animals")),
        ("other box hiking", HintTarget("box", "hiking", "other")),
    ],
)
def test_a_look_is_written_in_words(text: str, look: HintTarget) -> None:
    assert parsed(text) == look


def test_a_look_means_the_things_of_its_kind() -> None:
    assert HintTarget("ring").means(("ring",), None, 0)
    assert not HintTarget("ring").means(("reserve", 0), 0, 0)
    assert HintTarget("line", "animals").means(("line", 0, "animals"), 0, 1)
    assert not HintTarget("line", "animals").means(("line", 0, "sites"), 0, 1)


@pytest.mark.parametrize(("whose", "seat"), [("own", 1), ("other", 2)])
def test_what_is_ones_own_depends_on_who_asks(whose: str, seat: int) -> None:
    look = HintTarget("reserve", whose=whose)
    assert look.means(("reserve", 1), 1, seat)
    assert not look.means(("reserve", 1), 1, 3 - seat)
    assert not look.means(("reserve", 1), None, seat), "it is nobody's"


def test_nobody_has_said_where_to_look_in_ones_own_match() -> None:
    assert looks("flip", "yours", {}) == ()


def test_what_is_so_in_the_position_may_say_which_one_is_meant() -> None:
    assert looks("arrows", "win_in_two", {"prey": 12}) == (HintTarget("pawn", "12"),)
    assert HintTarget("pawn", "12").means(("pawn", 12), 1, 0)
    assert not HintTarget("pawn", "12").means(("pawn", 11), 1, 0)
    assert looks("arrows", "win_in_two", {}) == ()


@pytest.mark.parametrize("game_id", GAMES)
def test_every_theme_says_where_to_look(game_id: str) -> None:
    written = {
        theme for language in LANGUAGES for theme, *_ in texts(game_id, language, "puzzles").all()
    }
    for theme in written - {"goal"} | {puzzle.theme for puzzle in puzzles(game_id)}:
        assert looks(game_id, theme, {"prey": 0}), theme
