"""What is said of a decision, and the way through one's own mistakes."""

import attrs
from pytestqt.qtbot import QtBot

from boomerang_desktop.bots.core import Chances, Reason
from boomerang_desktop.bots.jobs import reasons
from boomerang_desktop.bots.process import Job
from boomerang_desktop.match import Match
from boomerang_desktop.match.analysis import Verdict
from boomerang_desktop.match.analysis.examine import Found
from tests.desktop.study.conftest import Open
from tests.desktop.study.studies import finished, invented, own


def mistaken() -> tuple[Match, int, int]:
    match = finished("flip-2")
    return match, own(match)[1], own(match)[3]


def test_both_moves_are_explained_side_by_side(study: Open, jobs: list[Job], qtbot: QtBot) -> None:
    match, number, _ = mistaken()
    analysis = invented(match, {number: 0.2})
    page = study(match, analysis)
    page.pick(number)
    qtbot.waitUntil(lambda: len(jobs) == 2)
    assert all(job.do is reasons for job in jobs)
    moves = [job.given[3] for job in jobs]
    assert moves == [match.decisions[number].move, analysis.moments[number].judgement.best]
    view = match.states[number].view(0)
    assert all(job.given[1] == view for job in jobs), "by what the seat could see"
    jobs[0].answer((Reason("placed", 3.0, "F10"),))
    jobs[1].answer((Reason("placed", 5.0, "F10"),))
    assert "counts 3 point" in page.card.played.reasons[0].text()
    assert "counts 5 point" in page.card.better.reasons[0].text()


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
    desk.board.answered.emit(match.decisions[first].move)
    assert page.card.remark.text() == "That is what was played."
    desk.board.answered.emit(analysis.moments[first].judgement.best)
    assert page.card.remark.text().endswith(": good enough.")
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
