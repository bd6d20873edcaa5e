"""What every game says in every match of `tests/records` is what it said when that was written
down. Texts that are meant to be different are written down by `make playthroughs`."""

from difflib import unified_diff
from itertools import islice

import pytest
from PySide6.QtWidgets import QApplication

from tests.desktop.games import playthrough

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


def test_no_playthrough_is_left_of_a_match_that_has_gone() -> None:
    files = {path.name.removesuffix(".txt.xz") for path in playthrough.FOLDER.iterdir()}
    assert files == set(playthrough.names())
