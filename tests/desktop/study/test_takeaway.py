"""What can be taken along."""

from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from boomerang_desktop.desktop.study.takeaway import Takeaway, save_page
from tests.desktop.study.conftest import Open
from tests.desktop.study.studies import finished, invented, own


def test_the_position_is_a_picture_of_either_kind(study: Open, tmp_path: Path) -> None:
    match = finished("flip-2")
    page = study(match, invented(match, {}))
    assert page.desk is not None
    takeaway = Takeaway(page.desk)
    seen = [takeaway.picture()]
    page.pick(3)
    seen.append(takeaway.picture())
    assert seen[0] != seen[1]
    takeaway.save_picture(tmp_path / "one.png")
    takeaway.save_picture(tmp_path / "one.svg")
    assert QImage(str(tmp_path / "one.png")).width() == 1600
    assert "<svg" in (tmp_path / "one.svg").read_text("utf-8")


@pytest.mark.parametrize("name", ["hunt-4", "lascaux-4", "flip-2", "arrows-4", "roadtrip-3"])
def test_the_match_as_text_has_everything_that_was_told(study: Open, name: str) -> None:
    match = finished(name)
    page = study(match, invented(match, {}))
    assert page.desk is not None
    text = Takeaway(page.desk).text()
    assert match.result is not None
    assert all(
        f"{seat.name} {score}" in text
        for seat, score in zip(match.seats, match.result.scores, strict=True)
    )
    told = page.desk.playback.story()
    assert len(text.splitlines()) >= len(told) + 4


def test_the_analysis_is_a_page_that_needs_nothing_else(study: Open, tmp_path: Path) -> None:
    match = finished("flip-2")
    number = own(match)[1]
    analysis = invented(match, {number: 0.2})
    page = study(match, analysis)
    assert page.desk is not None
    page.do("first")
    takeaway = Takeaway(page.desk)
    written = takeaway.page(analysis, page.seat, page.graph, page.moves)
    assert page.desk.number == 0, "one looks where one looked before"
    assert "A blunder: 20 of 100 chances to win behind the best choice." in written
    assert written.count("data:image/png") == 2
    assert "http" not in written
    save_page(tmp_path / "one.html", written)
    save_page(tmp_path / "one.pdf", written)
    assert (tmp_path / "one.html").read_text("utf-8") == written
    assert (tmp_path / "one.pdf").read_bytes().startswith(b"%PDF")


def test_a_match_that_was_given_up_is_told_without_scores(study: Open) -> None:
    match = finished("flip-2").until(9)
    match.give_up(1)
    page = study(match, invented(match, {}))
    assert page.desk is not None
    lines = Takeaway(page.desk).text().splitlines()
    assert lines[1] == "Ana · Bruno"
    assert lines[-1].endswith("Bruno has given up")
    assert page.card.verdict.text().startswith("Bruno has given up.")
