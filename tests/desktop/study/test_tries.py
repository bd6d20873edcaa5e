"""What another move would have been worth."""

from PySide6.QtCore import QObject

from boomerang_desktop.desktop.study.tries import Quiz, Tries, mistakes
from boomerang_desktop.match.analysis import Verdict
from boomerang_desktop.match.analysis.examine import Piece, examine
from tests.desktop.study.studies import finished, invented, own
from tests.desktop.table.adviser import Adviser


def test_what_was_compared_already_is_told_at_once(qapp: object) -> None:
    match = finished("flip-2")
    number = own(match)[1]
    analysis = invented(match, {number: 0.12})
    adviser, owner = Adviser(), QObject()
    told: list[tuple[float, Verdict]] = []
    best = analysis.moments[number].judgement.best
    tries = Tries(adviser, owner)
    tries.judge(match, analysis, number, best, lambda *said: told.append(said), lambda: None)
    assert told == [(0.0, Verdict.GOOD)]
    assert not adviser.jobs
    adviser.close()


def test_anything_else_is_examined_in_its_place(qapp: object) -> None:
    match = finished("flip-2")
    number = own(match)[1]
    analysis = invented(match, {number: 0.12})
    known = {tried.move for tried in analysis.moments[number].judgement.tried}
    move = next(m for m in match.states[number].legal(0) if m not in known)
    adviser, owner = Adviser(), QObject()
    Tries(adviser, owner).judge(match, analysis, number, move, lambda *_: None, lambda: None)
    (job,) = adviser.jobs
    (piece,) = job.given
    assert job.do is examine
    assert isinstance(piece, Piece)
    assert piece.decision is not None
    assert (piece.number, piece.decision.move) == (number, move)
    adviser.close()


def test_the_quiz_goes_through_ones_own_mistakes_alone(qapp: object) -> None:
    match = finished("flip-2")
    first, second, theirs = own(match)[1], own(match)[3], own(match, 1)[2]
    analysis = invented(match, {first: 0.12, second: 0.2, theirs: 0.3})
    assert mistakes(analysis, 0) == [first, second]
    quiz = Quiz(analysis, 0)
    seen = [(quiz.number, quiz.is_last)]
    quiz.solved = True
    quiz.go_on()
    seen.append((quiz.number, quiz.is_last))
    assert seen == [(first, False), (second, True)]
    assert not quiz.solved
