"""What every game says in every match of `tests/records` is what it said when that was written
down. Texts that are meant to be different are written down by `make playthroughs`."""

import re
from difflib import unified_diff
from itertools import islice

import pytest
from PySide6.QtWidgets import QApplication

from tests.desktop.games import playthrough

UNFILLED = re.compile(r"^  \w\w .*(\{|%n|\(s\)|\(i\))")
SAME_EVERYWHERE = re.compile(r" (status|log|about [^ ]+|advice [^ ]+|refused [^=]+|result) = .* ")
"""A sentence: more than one word."""
LONGEST = 60
"""Lines of a difference that are shown."""


@pytest.mark.parametrize("name", playthrough.names())
def test_everything_said_is_as_written_down(name: str, qapp: QApplication) -> None:
    written, said = playthrough.read(name), playthrough.write_down(name)
    if written != said:
        compared = unified_diff(
            written.splitlines(), said.splitlines(), "written down", "said now", lineterm=""
        )
        pytest.fail("\n".join(islice(compared, LONGEST)), pytrace=False)


@pytest.mark.parametrize("name", playthrough.names())
def test_no_sentence_is_left_unfilled_or_in_english(name: str) -> None:
    """Whatever is written down: a place for a name or a number is filled, and sentences of all
    languages differ."""
    for line in playthrough.read(name).splitlines():
        assert not UNFILLED.search(line), line
        assert not SAME_EVERYWHERE.search(line), line


def test_no_playthrough_is_left_of_a_match_that_has_gone() -> None:
    files = {path.name.removesuffix(".txt.xz") for path in playthrough.FOLDER.iterdir()}
    assert files == set(playthrough.names())
