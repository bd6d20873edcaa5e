"""The study page: graph, list and table show the same moment."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from boomerang_desktop.bots.process import Job
from boomerang_desktop.desktop.saves import Saves
from boomerang_desktop.desktop.study.comparison import Branch
from boomerang_desktop.desktop.study.moves import Filter
from boomerang_desktop.desktop.study.what_if import WhatIf, WhatIfDialog
from boomerang_desktop.match.analysis.examine import Found
from tests.desktop.study.conftest import Open
from tests.desktop.study.studies import finished, invented, own

GAMES_OF = ("hunt-4", "lascaux-4", "flip-2", "arrows-4", "roadtrip-3")


@pytest.mark.parametrize("name", GAMES_OF)
def test_it_opens_on_what_decided_the_match(study: Open, name: str) -> None:
    match = finished(name)
    first, second = own(match)[1], own(match)[3]
    page = study(match, invented(match, {first: 0.2, second: 0.12}))
    assert page.moves.shown is Filter.DECISIVE
    assert page.moves.numbers() == [first, second]
    assert page.status.text() == "How it ended"
    item = page.moves.list.item(0)
    spot = page.moves.list.visualItemRect(item).center()
    QTest.mouseClick(page.moves.list.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert page.desk is not None
    assert page.desk.number == first
    assert page.desk.board.acting == 0
    assert page.card.verdict.text() == "A blunder: 20 of 100 chances to win behind the best choice."
    assert page.card.better.isVisible()


@pytest.mark.parametrize("name", GAMES_OF)
def test_every_moment_of_every_game_can_be_looked_at(study: Open, name: str) -> None:
    match = finished(name)
    page = study(match, invented(match, dict.fromkeys(own(match), 0.2)))
    assert page.desk is not None
    page.moves.choose_filter(Filter.ALL)
    seen = []
    page.do("first")
    while page.desk.number is not None:
        seen.append(page.desk.number)
        marked = page.moves.list.currentItem()
        assert marked.data(Qt.ItemDataRole.UserRole) == page.desk.number
        assert page.graph.here == page.desk.playback.here + 1
        assert page.card.played.told.text()
        page.do("next")
    assert seen == [stage.start for stage in match.stages()]
    assert page.graph.here is None
    assert page.moves.list.currentItem() is None


@pytest.mark.parametrize("person", [0, None])
def test_those_who_chose_at_the_same_time_are_each_looked_at(
    study: Open, person: int | None
) -> None:
    match = finished("roadtrip-3", person)
    page = study(match, invented(match, {}))
    stage = next(stage for stage in match.stages() if len(stage) > 1)
    for number in stage:
        page.pick(number)
        assert page.desk is not None
        assert page.desk.number == number
        # with the table open nobody's chair is turned round
        assert page.desk.board.viewer == (
            match.decisions[number].seat if person is None else person
        )


def test_a_click_into_the_graph_goes_there(study: Open) -> None:
    match = finished("flip-2")
    page = study(match, invented(match, {}))
    plot = page.graph.plot()
    middle = QPoint(round(plot.center().x()), round(plot.center().y()))
    QTest.mouseClick(page.graph, Qt.MouseButton.LeftButton, pos=middle)
    assert page.desk is not None
    assert page.desk.number == len(match.decisions) // 2
    QTest.mouseClick(page.graph, Qt.MouseButton.LeftButton, pos=QPoint(round(plot.right()), 40))
    assert page.desk.number is None


def test_one_seats_eyes_see_what_that_seat_saw_then(study: Open) -> None:
    match = finished("roadtrip-3")
    page = study(match, invented(match, {}))
    desk = page.desk
    assert desk is not None
    theirs = own(match, 1)[2]
    page.pick(theirs)
    assert desk.board.view == desk.before(theirs)
    page.eyes.setCurrentIndex(1)
    page.eyes.activated.emit(1)
    assert desk.board.view == desk.before(theirs).view(0)
    assert desk.board.viewer == 0
    assert page.card.verdict.text() == "What Bruno knew and did is hidden from these eyes."
    assert page.card.played.isHidden()
    assert desk.board.advised is None
    page.pick(own(match)[2])
    assert page.card.played.isVisible()


def test_it_says_how_far_it_is_and_can_be_stopped(study: Open, jobs: list[Job]) -> None:
    match = finished("flip-2")
    page = study(match, invented(match, {}, known=10))
    assert page.told.text() == f"Being worked out: 9 of {len(match.decisions)}"
    assert page.work.text() == "Stop"
    assert page.moves.numbers() == []
    assert page.moves.none.text() == "Not known yet"
    page.work.click()
    assert page.told.text() == f"Interrupted: 9 of {len(match.decisions)} have been worked out."
    assert page.work.text() == "Go on"
    before = len(jobs)
    page.work.click()
    assert len(jobs) > before


def test_a_complete_one_can_be_deepened(study: Open) -> None:
    match = finished("flip-2")
    page = study(match, invented(match, {}))
    assert page.work.text() == "Look deeper"
    assert page.told.isHidden()
    assert page.card.verdict.text().startswith("You began with 50 of 100 chances to win and ")
    page.work.click()
    assert page.told.text() == f"Looking deeper: 0 of {len(match.decisions)}"
    page.pick(own(match)[1])
    assert page.card.verdict.text() == "A good choice.", "the whole is told where it ended"


def test_a_deeper_look_can_be_left_and_taken_up_again(study: Open, jobs: list[Job]) -> None:
    match = finished("flip-2")
    analysis = invented(match, {})
    page = study(match, analysis)
    page.work.click()
    looked = jobs[-2:]
    for job, moment in zip(looked, (analysis.moments[0], analysis.moments[-1]), strict=True):
        job.answer(Found(moment.before, moment.judgement, moment.decided, moment.wavers))
    assert page.told.text() == "Looking deeper: 2 of 24"
    page.leave()
    asked = len(jobs)
    page.open_match(finished("flip-2"))
    assert len(jobs) == asked, "nobody has asked for it yet"
    assert page.card.verdict.text().startswith("You began with 50 of 100 chances to win and ")
    assert page.told.text() == "The deeper look was interrupted: 2 of 24."
    assert page.graph.done
    assert page.work.text() == "Go on"
    page.work.click()
    assert page.told.text() == "Looking deeper: 2 of 24"
    assert page.graph.done
    page.work.click()
    assert page.work.text() == "Go on"


def test_walking_by_itself_can_be_stopped(study: Open) -> None:
    match = finished("flip-2")
    page = study(match, invented(match, {}))
    page.do("first")
    seen = []
    for _ in range(2):
        page.do("play")
        seen.append(page.review.playing)
    assert seen == [True, False]
    assert page.why_not("next") is None


def test_somebody_plays_on_from_where_they_look(study: Open) -> None:
    match = finished("flip-2")
    page = study(match, invented(match, {}))
    wanted: list[WhatIf] = []
    page.play_on.connect(wanted.append)
    page.pick(7)
    page.card.buttons["play_on"].click()
    (dialog,) = page.findChildren(WhatIfDialog)
    assert [combo.currentData() for combo in dialog.players] == ["human", "bot:novice"]
    dialog.go.click()
    assert [(each.position, each.title) for each in wanted] == [(7, "What if, from move 8")]


def test_another_match_that_began_like_this_one_has_its_curve_beside_it(
    study: Open, tmp_path: Path
) -> None:
    match = finished("flip-2")
    page = study(match, invented(match, {}))
    assert page.comparison.choice.isHidden()
    saves = Saves(tmp_path)
    branch = match.with_seats(match.seats)
    saves.keep(branch)
    saves.keep_analysis(branch, invented(branch, {3: 0.3}))
    page.comparison.offer([Branch("Another try", saves.archive_path("flip", branch.id))])
    page.comparison.choice.setCurrentIndex(1)
    before = page.graph.grab().toImage()
    page.comparison.choice.activated.emit(1)
    assert page.compared.text() == "Dashed: Another try (Ana 27 · Bruno 61)"
    assert page.graph.grab().toImage() != before
    page.comparison.choice.setCurrentIndex(0)
    page.comparison.choice.activated.emit(0)
    assert page.compared.isHidden()
    assert page.graph.grab().toImage() == before


def test_nothing_stays_when_the_page_is_left(study: Open) -> None:
    match = finished("flip-2")
    page = study(match, invented(match, {}))
    page.leave()
    assert page.match is None
    assert page.view.board is None
    assert page.why_not("next") == "no match is open"
    page.do("next")


def test_the_moment_is_counted_in_one_way_everywhere(study: Open) -> None:
    match = finished("flip-2")
    page = study(match, invented(match, {}))
    for number in (0, 7):
        page.pick(number)
        told = f"Before move {number + 1} of 24"
        assert page.status.text() == page.strip.place.text() == told
        assert page.card.title.text().startswith(f"{number + 1} · ")
    page.do("last")
    assert page.strip.place.text() == "Move 24 of 24"


def test_tab_reaches_everything(study: Open) -> None:
    match = finished("flip-2")
    number = own(match)[2]
    page = study(match, invented(match, {number: 0.2}))
    page.pick(number)
    page.setFocus()
    QApplication.processEvents()
    assert page.view.hasFocus()
    wanted: set[QWidget] = {page.eyes, page.along, page.work, page.learn, page.moves.filter}
    wanted |= {page.moves.list, page.card.played.button, page.card.buttons["play_on"]}
    for _ in range(80):
        focused = QApplication.focusWidget()
        assert focused is not None
        wanted.discard(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert [widget.accessibleName() or getattr(widget, "text", str)() for widget in wanted] == []
