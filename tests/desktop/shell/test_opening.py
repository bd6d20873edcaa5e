"""Each match is opened as far as it was played here: an older copy is no way back."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialog

from boomerang_desktop.desktop.dialogs import message
from boomerang_desktop.desktop.dialogs.question import Question
from boomerang_desktop.desktop.shell.window import MainWindow
from boomerang_desktop.library import notes
from boomerang_desktop.match import Match, record
from tests.desktop.conftest import a_match


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    sentences: list[str] = []
    monkeypatch.setattr(message, "show", lambda sentence, window: sentences.append(sentence))
    return sentences


def on_table(window: MainWindow) -> Match:
    assert window.table is not None
    assert window.table.match is not None
    return window.table.match


def a_copy(tmp_path: Path, match: Match) -> Path:
    path = tmp_path / "copy.boomerang"
    record.save(match, path)
    return path


def running(window: MainWindow) -> Match:
    window.flush()
    return record.load(window.saves.autosave_path)


def other_course(match: Match, decisions: int) -> Match:
    """Another decision after so many, and one more."""
    other = match.until(decisions)
    for _ in range(2):
        seat = other.to_act[0]
        other.play(seat, other.state.legal(seat)[-1])
    return other


def question(window: MainWindow) -> Question | None:
    return next((one for one in window.findChildren(Question) if one.isVisible()), None)


def test_a_copy_that_was_saved_before_opens_the_match_as_it_stands(
    window: MainWindow, tmp_path: Path
) -> None:
    match = a_match("hunt", 12)
    path = a_copy(tmp_path, match.until(4))
    before = path.read_bytes()
    window.begin(match)
    window.open_file(path)
    assert len(on_table(window).decisions) == 12
    assert window.table is not None
    assert "gone on since" in window.table.bar.status.text()
    assert len(running(window).decisions) == 12
    assert path.read_bytes() == before


def test_looking_ahead_does_not_bring_the_match_back(window: MainWindow, tmp_path: Path) -> None:
    """Save a copy, play on to see what comes, open the copy: nothing is forgotten."""
    match = a_match("hunt", 3)
    window.begin(match)
    path = a_copy(tmp_path, on_table(window))
    assert window.table is not None
    assert window.table.flow is not None
    while len(match.decisions) < 8:
        seat = match.to_act[0]
        match.play(seat, match.state.legal(seat)[0])
    window.table.save()
    window.open_file(path)
    assert len(on_table(window).decisions) == 8
    window.show_home()
    window.open_file(path)
    assert len(on_table(window).decisions) == 8


def test_an_older_copy_of_what_is_over_opens_its_end(window: MainWindow, tmp_path: Path) -> None:
    match = a_match("hunt", 6)
    path = a_copy(tmp_path, match.until(5))
    match.give_up(0)
    window.begin(match)
    window.open_file(path)
    assert on_table(window).over
    assert window.table is not None
    assert window.table.result is not None
    # nor does one that was left as the running match come back
    window.saves.write(window.saves.autosave_path, record.dump(match.until(5)))
    window.resume()
    assert on_table(window).over
    window.flush()
    assert not window.saves.autosave_path.exists()


def test_a_match_that_went_on_elsewhere_goes_on_from_there(
    window: MainWindow, tmp_path: Path
) -> None:
    match = a_match("hunt", 12)
    window.begin(match.until(4))
    window.open_file(a_copy(tmp_path, match))
    assert len(on_table(window).decisions) == 12
    # from now on that is the match that runs
    assert len(running(window).decisions) == 12


@pytest.mark.parametrize("runs", [True, False])
def test_a_match_that_ended_elsewhere_has_ended_here(
    window: MainWindow, tmp_path: Path, runs: bool
) -> None:
    match = a_match("hunt", 6)
    window.begin(match.until(4))
    if not runs:
        window.begin(a_match("flip"))
    match.give_up(0)
    window.open_file(a_copy(tmp_path, match))
    assert on_table(window).over
    window.flush()
    assert record.load(window.saves.archive_path("hunt", match.id)).over
    assert window.saves.autosave_path.exists() is not runs


def test_another_course_is_a_match_of_its_own_that_counts_as_helped(
    window: MainWindow, tmp_path: Path, qtbot: object
) -> None:
    match = a_match("hunt", 12)
    other = other_course(match, 3)
    window.begin(match)
    window.open_file(a_copy(tmp_path, other))
    asked = question(window)
    assert asked is not None
    assert "played with help" in asked.text.text()
    asked.no.click()
    assert on_table(window) is match
    window.open_file(tmp_path / "copy.boomerang")
    asked = question(window)
    assert asked is not None
    asked.yes.click()
    branch = on_table(window)
    assert branch.decisions == other.decisions
    assert branch.id != match.id
    window.shelf.keeper.close()
    note = notes.read(window.saves.folder / "matches" / notes.name_of(branch.id))
    assert note.branch_of == match.id
    assert len(record.load(window.saves.archive_path("hunt", match.id)).decisions) == 12


def test_the_end_of_another_course_is_not_shown_while_the_match_can_be_resumed(
    window: MainWindow, tmp_path: Path, said: list[str]
) -> None:
    match = a_match("hunt", 12)
    ended = other_course(match, 3)
    ended.give_up(0)
    window.begin(match)
    window.open_file(a_copy(tmp_path, ended))
    assert on_table(window) is match
    assert ["give it up" in sentence for sentence in said] == [True]
    assert not [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()]


def test_a_copy_of_what_is_running_is_only_looked_at(window: MainWindow, tmp_path: Path) -> None:
    match = a_match("hunt", 5)
    path = a_copy(tmp_path, match)
    window.begin(match)
    window.flush()
    before = window.saves.autosave_path.stat().st_mtime_ns
    window.open_file(path)
    window.flush()
    assert window.saves.autosave_path.stat().st_mtime_ns == before
    assert window.table is not None
    assert "gone on" not in window.table.bar.status.text()
