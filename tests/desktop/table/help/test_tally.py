"""What helped in a match is told once, and not after its end."""

from typing import Any

import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.table.help.tally import Tally
from tests.library.matches import played


class Helper(QObject):
    joined = Signal()
    asked = Signal()
    here = False


@pytest.fixture
def helper(qtbot: QtBot) -> Helper:
    return Helper()


def tally(helper: Any) -> tuple[Tally, list[tuple[str, str]]]:
    made = Tally(helper, helper, helper)
    told: list[tuple[str, str]] = []
    made.aided.connect(lambda match, aid: told.append((match, aid)))
    return made, told


def test_each_kind_of_help_is_told_once_a_match(helper: Helper) -> None:
    made, told = tally(helper)
    match = played(decisions=3)
    made.begin(match)
    helper.asked.emit()
    helper.asked.emit()
    helper.joined.emit()
    made.count("TAKE_BACK")
    assert told == [(match.id, "HINT"), (match.id, "COACH"), (match.id, "TAKE_BACK")]
    other = played(decisions=3)
    made.begin(other)
    helper.asked.emit()
    assert told[-1] == (other.id, "HINT")


def test_a_coach_who_is_there_from_the_start_counts(helper: Helper) -> None:
    made, told = tally(helper)
    helper.here = True
    match = played(decisions=0)
    made.begin(match)
    assert told == [(match.id, "COACH")]


def test_after_its_end_nothing_helps_any_more(helper: Helper) -> None:
    made, told = tally(helper)
    made.begin(played())
    helper.asked.emit()
    assert told == []


def test_who_comes_to_the_next_match_has_not_helped_in_the_last(helper: Helper) -> None:
    made, told = tally(helper)
    made.begin(played(decisions=3))
    made.begin(None)
    helper.joined.emit()
    assert told == []
