"""What is said of a match in a list."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.library.match_texts import MatchTexts, Troubles
from boomerang_desktop.library.entry import Aid, Entry, Sitter
from boomerang_desktop.library.errors import LibraryError, Trouble
from boomerang_desktop.match.record import Fault, RecordError
from tests.library.matches import entry, given_up, unfinished

BOTS = (Sitter("Ana"), Sitter("Bo", "bot:master"), Sitter("Cy", "random"))


@pytest.mark.parametrize(
    ("match", "said"),
    [
        (entry(), "You won with 30 points"),
        (entry((2, 1), (20, 30)), "You: 2nd of 2, 20 points"),
        (entry((3, 1, 2), (1, 9, 5), BOTS), "You: 3rd of 3, 1 point"),
        (entry((1, 1, 3), (9, 9, 5), BOTS), "You: 1st of 3, 9 points"),
        (entry((1, 1), (9, 9)), "A draw with 9 points"),
        (entry(seats=(Sitter("Ana"), Sitter("Bo"))), "Ana won with 30 points"),
        (
            entry((1, 1, 3), (9, 9, 5), (Sitter("Ana"), Sitter("Bo"), Sitter("Cy"))),
            "Ana, Bo share the win with 9 points",
        ),
        (entry(scores=(8, 2), game="arrows"), "You won with 8 pawns"),
        (
            entry((2, 1, 3), (1, 9, 0), BOTS, game="arrows"),
            "You: 2nd of 3, 1 prisoner",
        ),
        (unfinished(), "Unfinished"),
        (unfinished(left=0), "Left early: counts as lost"),
        (unfinished(running=True), "In progress"),
        (given_up(0), "You gave up: lost"),
        (given_up(1, (Sitter("Ana"), Sitter("Bo"))), "Bo gave up"),
    ],
)
def test_how_it_ended_for_you(match: Entry, said: str, qtbot: QtBot) -> None:
    assert MatchTexts().result(match) == said


def test_when_it_was_is_near_or_a_date(qtbot: QtBot) -> None:
    now, told = datetime.now(UTC), MatchTexts()
    assert told.when(entry(played_at=now)).startswith("today, ")
    assert told.when(entry(played_at=now - timedelta(days=1))).startswith("yesterday, ")
    assert str(now.year - 2)[-2:] in told.when(entry(played_at=now - timedelta(days=730)))


def test_marks_and_names_are_spoken_too(qtbot: QtBot) -> None:
    match = entry(title="My best", starred=True, aids=frozenset({Aid.HINT}))
    spoken = MatchTexts().spoken(match)
    for part in ("My best", "The Perforated Board", "Ana, Bo", "starred", "with help", "24 dec"):
        assert part in spoken


def test_names_that_nobody_chose_follow_the_language(qtbot: QtBot) -> None:
    match = entry(seats=(Sitter("Player 1"), Sitter("Bo", "random")))
    try:
        languages.install("fr")
        assert MatchTexts().players(match) == "Joueur 1, Bo"
    finally:
        languages.install("en")


@pytest.mark.parametrize("code", languages.NAMES)
@pytest.mark.parametrize("trouble", Trouble)
def test_every_trouble_is_a_sentence_in_every_language(
    trouble: Trouble, code: str, qtbot: QtBot
) -> None:
    try:
        languages.install(code)
        said = Troubles().of(LibraryError(trouble, Path("/there/match.boomerang"), "because"))
    finally:
        languages.install("en")
    assert said.endswith(".")
    assert "{" not in said


def test_a_record_that_cannot_be_read_is_told_as_everywhere(qtbot: QtBot) -> None:
    said = Troubles().of(RecordError(Fault.VERSION, "", "later"))
    assert said == "The record was written by another version of this program."
