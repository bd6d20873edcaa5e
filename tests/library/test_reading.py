"""From a match to an entry, and through the index."""

from pathlib import Path

import attrs
import pytest

from boomerang_desktop.library.entry import Aid, Sitter
from boomerang_desktop.library.notes import EMPTY, Note
from boomerang_desktop.library.reading import entry_of, figures, packed, unpacked
from boomerang_desktop.match import Seat, record
from tests.library.matches import BEGAN, played
from tests.match.analysis.matches import glanced
from tests.match.test_record import GOLDEN

PATH = Path("a.boomerang")


def test_an_entry_tells_what_the_record_and_the_note_tell() -> None:
    match = played(hours=0)
    note = Note(title="first", aids=frozenset({Aid.HINT}), profiles={0: "7"}, left=5)
    found = entry_of(PATH, match, note, running=True)
    assert (found.id, found.game, found.played_at) == (match.id, "flip", BEGAN)
    assert found.seats == (Sitter("Ana", profile="7"), Sitter("Bo", "bot:master"))
    assert match.result is not None
    assert (found.scores, found.winners) == (match.result.scores, match.result.winners)
    assert (found.ranks, found.breakdown) == (match.result.ranks, match.result.breakdown)
    assert (found.length, found.title, found.running) == (len(match.decisions), "first", True)
    assert found.finished
    assert found.assisted
    assert found.left is None, "there is no seat 5"
    assert not found.challenge


def test_an_unfinished_match_has_no_result() -> None:
    found = entry_of(PATH, played(decisions=3), EMPTY)
    assert not found.finished
    assert (found.scores, found.winners, found.ranks, found.breakdown) == ((), (), (), ())


def test_the_figures_of_an_analysis_stay_when_it_cannot_be_used_any_more() -> None:
    match = played()
    noted = Note(luck=(0.1, -0.1), errors=(0, 0.5))
    assert entry_of(PATH, match, noted).errors == (0, 0.5)
    assert not entry_of(PATH, match, Note(luck=(0.1,), errors=(0.5,))).analysed, "another table"
    analysis = glanced(match)
    assert entry_of(PATH, match, noted, analysis=analysis).luck == figures(analysis)["luck"]
    partly = attrs.evolve(analysis, moments=analysis.moments[:3])
    assert entry_of(PATH, match, noted, analysis=partly).errors == (0, 0.5)
    assert not entry_of(PATH, match, EMPTY, analysis=partly).analysed


def test_errors_are_what_the_mistakes_cost() -> None:
    analysis = glanced(played("hunt", [Seat(name) for name in ("Ana", "Bo", "Cy")]))
    wrong = [m for m in analysis.moments if m.judgement.verdict.rank and m.seat == 1]
    given_away = figures(analysis)["errors"]
    assert given_away[1] == pytest.approx(sum(moment.judgement.loss for moment in wrong))
    assert sum(figures(analysis)["luck"]) == pytest.approx(0)
    assert sum(given_away) > 0, "they play at random"


@pytest.mark.parametrize("path", sorted(GOLDEN.iterdir()), ids=lambda path: path.stem)
def test_an_entry_comes_back_from_the_index_as_it_was(path: Path) -> None:
    note = Note(title="été", aids=frozenset(Aid), left=1, profiles={1: "7"})
    found = entry_of(path, record.load(path), note)
    assert unpacked(path, packed(found)) == found
    assert attrs.asdict(unpacked(path, packed(found))) == attrs.asdict(found), "types too"


def test_a_match_that_was_given_up_is_over_and_has_no_scores() -> None:
    match = played(decisions=3)
    match.give_up(0)
    found = entry_of(PATH, match, EMPTY)
    assert (found.given_up, found.over, found.finished) == (0, True, False)
    assert (found.winners, found.ranks, found.scores, found.breakdown) == ((1,), (2, 1), (), ())
    assert unpacked(PATH, packed(found)) == found
