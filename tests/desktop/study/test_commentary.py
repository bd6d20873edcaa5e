"""What is said of a decision, and the way through one's own mistakes."""

import attrs
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boomerang_desktop.bots.core import Chances, Reason
from boomerang_desktop.bots.jobs import reasons
from boomerang_desktop.bots.process import Job
from boomerang_desktop.bots.second_look import what_follows
from boomerang_desktop.match import Match
from boomerang_desktop.match.analysis import Verdict
from boomerang_desktop.match.analysis.examine import Found
from tests.causes import cause
from tests.desktop.study.conftest import Open
from tests.desktop.study.studies import finished, invented, own


def mistaken() -> tuple[Match, int, int]:
    match = finished("flip-2")
    return match, own(match)[1], own(match)[3]


def test_each_move_is_told_what_it_has_more_of(study: Open, jobs: list[Job], qtbot: QtBot) -> None:
    match, number, _ = mistaken()
    causes = (
        cause("board", 0, 4.0, 20.0, 16.0, rule="F5"),
        cause("board", 1, -3.0, 15.0, 12.0, rule="F5"),
        cause("unplaced", 0, 1.0, 3.0, 2.0, rule="F10"),
        cause("unplaced", 0, 0.5, 3.0, 2.5, rule="F10"),
    )
    page = study(match, invented(match, {number: 0.2}, causes=causes))
    page.pick(number)
    qtbot.waitUntil(lambda: len(jobs) == 1)
    assert [job.do for job in jobs] == [what_follows], "nobody is asked what has been tried"
    better, played = (
        [label.text() for label in choice.reasons]
        for choice in (page.card.better, page.card.played)
    )
    assert better[0].startswith("Your points a few moves later: on average 20 instead of 16")
    assert better[1].startswith("Your points for what the other cannot place: on average 3"), (
        "two are enough"
    )
    assert played[0].startswith("Points of Bruno a few moves later: on average 12 instead of 15")
    assert not played[1]


def test_what_nobody_suspected_is_explained_by_what_the_seat_could_see(
    study: Open, jobs: list[Job], qtbot: QtBot
) -> None:
    match, number, _ = mistaken()
    page = study(match, invented(match, {}))
    page.pick(number)
    qtbot.waitUntil(lambda: len(jobs) == 1)
    assert jobs[0].do is reasons
    assert jobs[0].given[1] == match.states[number].view(0)
    jobs[0].answer((Reason("placed", 3.0, "F10"),))
    assert "counts 3 point" in page.card.played.reasons[0].text()


def test_what_a_deeper_look_finds_is_told_where_somebody_reads(study: Open) -> None:
    match, number, _ = mistaken()
    page = study(match, invented(match, {number: 0.2}))
    page.pick(number)
    assert ": 20 of 100 chances to win behind" in page.card.verdict.text()
    page.commentary.know_more(invented(match, {number: 0.06}))
    assert ": 6 of 100 chances to win behind" in page.card.verdict.text()
    page.card.write(page.card.remark, "Being judged…")
    page.commentary.know_more(invented(match, {number: 0.2}))
    assert ": 6 of 100 chances to win behind" in page.card.verdict.text(), (
        "something is being tried"
    )


def test_what_may_follow_a_mistake_is_told(study: Open, jobs: list[Job], qtbot: QtBot) -> None:
    match, number, _ = mistaken()
    told = (cause("board", 1, -3.0, 15.0, 12.0), cause("unplaced", 0, -1.0))
    page = study(match, invented(match, {number: 0.2}, causes=told))
    page.pick(number)
    qtbot.waitUntil(lambda: len(jobs) == 1)
    decision, answer = match.decisions[number : number + 2]
    jobs[0].answer(((0, decision.move), (1, answer.move)))
    why, follows = page.card.played.reasons
    assert "12 instead of 15" in why.text()
    assert follows.text().startswith("What may follow: Bruno places ")
    assert not any("follow" in label.text() for label in page.card.better.reasons)


def test_either_move_can_be_drawn_on_the_table(study: Open) -> None:
    match, number, _ = mistaken()
    analysis = invented(match, {number: 0.2})
    page = study(match, analysis)
    page.pick(number)
    assert page.desk is not None
    assert page.desk.board.advised == analysis.moments[number].judgement.best
    page.card.played.button.click()
    assert page.desk.board.advised == match.decisions[number].move


def test_before_a_mistake_nothing_is_given_away_until_it_is_found(study: Open) -> None:
    match, first, second = mistaken()
    analysis = invented(match, {first: 0.2, second: 0.12})
    page = study(match, analysis)
    assert page.learn.isVisible()
    page.learn.click()
    desk = page.desk
    assert desk is not None
    assert desk.number == first
    assert page.card.better.isHidden()
    assert desk.board.advised is None
    assert page.card.verdict.text() == "Something better can be done here. Find it."
    assert page.card.played.told.text().startswith("In the match: “Place ")
    desk.board.answered.emit(match.decisions[first].move)
    assert page.card.remark.text() == "That is what was played."
    desk.board.answered.emit(analysis.moments[first].judgement.best)
    assert page.card.remark.text() == "That is the best."
    assert page.card.better.isVisible()
    page.card.buttons["next"].click()
    assert desk.number == second
    assert list(page.card.buttons) == ["show", "end"]
    page.card.buttons["show"].click()
    assert page.card.better.isVisible()
    page.card.buttons["end"].click()
    assert page.commentary.quiz is None


def test_a_try_is_told_how_far_it_is_off(study: Open, jobs: list[Job]) -> None:
    match, first, _ = mistaken()
    analysis = invented(match, {first: 0.2})
    page = study(match, analysis)
    page.learn.click()
    assert page.desk is not None
    known = {tried.move for tried in analysis.moments[first].judgement.tried}
    move = next(m for m in match.states[first].legal(0) if m not in known)
    page.desk.board.answered.emit(move)
    assert page.card.remark.text() == "Being judged…"
    jobs[-1].give_up()
    assert page.card.remark.text() == "This could not be judged."
    assert page.commentary.asks


def test_a_try_is_told_what_it_is_worth(study: Open, jobs: list[Job]) -> None:
    match, first, _ = mistaken()
    analysis = invented(match, {first: 0.2})
    page = study(match, analysis)
    page.learn.click()
    assert page.desk is not None
    found = analysis.moments[first].judgement
    known = {tried.move for tried in found.tried}
    move = next(m for m in match.states[first].legal(0) if m not in known)
    even, told = Chances((0.5, 0.5), (0.0, 0.0)), page.card.remark.text

    def judged(behind: float, verdict: Verdict) -> None:
        assert page.desk is not None
        page.desk.board.answered.emit(move)
        after = found.best_after - behind
        jobs[-1].answer(Found(even, attrs.evolve(found, after=after, verdict=verdict)))

    judged(0.07, Verdict.INACCURACY)
    assert told() == "Not yet: this is 7 of 100 chances behind the best."
    judged(0.03, Verdict.GOOD)
    assert told() == "Good enough: 3 of 100 chances behind the best."
    judged(0.001, Verdict.GOOD)
    assert told() == "That is as good as the best."
    judged(0.07, Verdict.INACCURACY)
    assert told() == "This is 7 of 100 chances behind the best.", "nothing is asked any more"


def test_the_keys_stay_among_the_buttons(study: Open) -> None:
    match, first, second = mistaken()
    page = study(match, invented(match, {first: 0.2, second: 0.12}))
    page.learn.click()
    QApplication.processEvents()
    for press, then in (("show", "next"), ("next", "show"), ("end", "play_on")):
        page.card.buttons[press].setFocus()
        QTest.keyClick(page.card.buttons[press], Qt.Key.Key_Space)
        QApplication.processEvents()
        assert page.card.buttons[then].hasFocus(), (press, QApplication.focusWidget())


def test_an_answer_that_comes_late_solves_no_other_question(study: Open, jobs: list[Job]) -> None:
    match, first, second = mistaken()
    analysis = invented(match, {first: 0.2, second: 0.12})
    page = study(match, analysis)
    page.learn.click()
    desk = page.desk
    assert desk is not None
    known = {tried.move for tried in analysis.moments[first].judgement.tried}
    desk.board.answered.emit(next(m for m in match.states[first].legal(0) if m not in known))
    asked = len(jobs) - 1
    page.card.buttons["next"].click()
    assert desk.number == second
    found = analysis.moments[first].judgement
    good = attrs.evolve(found, after=found.best_after, verdict=Verdict.GOOD)
    jobs[asked].answer(Found(Chances((0.5, 0.5), (0.0, 0.0)), good))
    assert page.commentary.asks
    assert page.card.better.isHidden()


def test_whoever_looks_elsewhere_can_come_back_to_the_question(study: Open) -> None:
    match, first, _ = mistaken()
    page = study(match, invented(match, {first: 0.2}))
    page.learn.click()
    page.do("first")
    page.card.buttons["back"].click()
    assert page.desk is not None
    assert page.desk.number == first


def test_there_is_nothing_to_learn_from_a_match_without_mistakes(study: Open) -> None:
    match = finished("flip-2")
    assert study(match, invented(match, {})).learn.isHidden()
