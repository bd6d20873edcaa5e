"""One's own mistakes as puzzles."""

from pathlib import Path

import attrs
import pytest

from boomerang_desktop.match.analysis import Tried
from boomerang_desktop.match.match import Decision
from boomerang_desktop.study.attempt import Attempt, Outcome
from boomerang_desktop.study.yours import MOST, YOURS, Yours, mistakes
from tests.desktop.study.studies import finished, invented, own


@pytest.fixture(params=["flip-2", "hunt-4", "roadtrip-3"])
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_a_mistake_of_a_person_is_asked_about_where_it_was_made(game: str) -> None:
    match = finished(game)
    number = own(match)[2]
    [puzzle] = mistakes(match, invented(match, {number: 0.2}))
    assert (puzzle.theme, puzzle.seat) == (YOURS, 0)
    start = len(puzzle.match.decisions)
    assert start <= number
    assert puzzle.seat in puzzle.match.state.to_act
    assert all(decision.seat != 0 for decision in match.decisions[start:number])
    assert puzzle.obvious == str(match.decisions[number].move)
    attempt = Attempt(puzzle.level())
    made = match.decisions[number].move
    assert attempt.play(made).outcome is Outcome.WRONG
    followed = attempt.match.decisions[start:]
    assert followed[0] == Decision(0, made)
    for decision in followed[1:]:
        assert decision in match.decisions[start:]
    better = Attempt(puzzle.level())
    best = match.game.parse(puzzle.questions[0].best.notation)
    assert better.play(best).outcome is Outcome.DONE


def test_mistakes_of_bots_and_small_ones_are_left_out() -> None:
    bots = finished("flip-2", person=None)
    assert mistakes(bots, invented(bots, {own(bots)[0]: 0.3})) == []
    match = finished("flip-2")
    assert mistakes(match, invented(match, {})) == []
    theirs = own(match, seat=1)[0]
    assert mistakes(match, invented(match, {theirs: 0.3})) == []


def test_what_is_nearly_as_good_as_the_best_is_right() -> None:
    match = finished("flip-2")
    number = own(match)[1]
    [puzzle] = mistakes(match, invented(match, {number: 0.2}))
    question = puzzle.questions[0]
    assert question.good == 1
    assert question.tries[0].value - question.tries[-1].value == pytest.approx(0.2)


def test_what_was_only_looked_at_quickly_has_the_benefit_of_the_doubt() -> None:
    match = finished("flip-2")
    number = own(match)[1]
    found = invented(match, {number: 0.2})
    moment = found.moments[number]
    best, played = moment.judgement.tried
    others = [m for m in match.states[number].legal(0) if m not in (best.move, played.move)]
    tried = (
        attrs.evolve(best, error=0.1),
        Tried(others[0], best.chance - 0.1, 0.04),
        Tried(others[1], best.chance - 0.1, 0.01),
        attrs.evolve(played, error=0.2),
    )
    judgement = attrs.evolve(moment.judgement, tried=tried)
    moments = [*found.moments]
    moments[number] = attrs.evolve(moment, judgement=judgement)
    [puzzle] = mistakes(match, attrs.evolve(found, moments=tuple(moments)))
    question = puzzle.questions[0]
    assert [one.notation for one in question.tries] == [
        str(move) for move in (best.move, others[0], others[1], played.move)
    ]
    assert question.good == 2, "and what was tried is wrong, however it looked"


def test_a_mistake_that_an_earlier_version_only_suspected_is_not_asked_about(
    tmp_path: Path,
) -> None:
    path = tmp_path / "yours.json"
    match = finished("flip-2")
    analysis = invented(match, {own(match)[0]: 0.2})
    Yours(path).keep(match, analysis)
    written = path.read_text("utf-8")
    path.write_text(written.replace('"worlds"', '"other"'), "utf-8")
    assert Yours(path).ids("flip") == []
    assert Yours(path).puzzles("flip") == []
    Yours(path).keep(match, analysis)
    assert len(Yours(path).ids("flip")) == 1, "found again"


def test_they_are_kept_until_newer_ones_come(tmp_path: Path) -> None:
    path = tmp_path / "yours.json"
    match = finished("flip-2")
    numbers = own(match)[:2]
    Yours(path).keep(match, invented(match, dict.fromkeys(numbers, 0.2)))
    again = Yours(path)
    assert len(again.ids("flip")) == 2
    assert again.ids("hunt") == []
    assert [puzzle.id for puzzle in again.puzzles("flip")] == again.ids("flip")[::-1]
    # a deeper analysis takes the place of the one before
    again.keep(match, invented(match, {numbers[0]: 0.2}))
    assert len(Yours(path).ids("flip")) == 1
    for n in range(MOST):
        other = finished("flip-2").with_seats(match.seats, id=f"00000000-0000-4000-8000-{n:012}")
        again.keep(other, invented(other, {numbers[0]: 0.2}))
    assert len(Yours(path).ids("flip")) == MOST
    assert not any(id.startswith(match.id) for id in again.ids("flip"))


def test_a_damaged_file_is_set_aside(tmp_path: Path) -> None:
    path = tmp_path / "yours.json"
    path.write_text('{"format": "boomerang-yours", "version": 1, "puzzles": [3]}', "utf-8")
    yours, match = Yours(path), finished("flip-2")
    assert yours.ids("flip") == []
    yours.keep(match, invented(match, {own(match)[0]: 0.2}))
    assert (tmp_path / "yours.json.damaged").exists()
    assert len(Yours(path).ids("flip")) == 1


def test_a_puzzle_that_cannot_be_read_is_left_out(tmp_path: Path) -> None:
    path = tmp_path / "yours.json"
    path.write_text(
        '{"format": "boomerang-yours", "version": 1,'
        ' "puzzles": [{"id": "x", "record": {"game": "flip"}}]}',
        "utf-8",
    )
    assert Yours(path).puzzles("flip") == []
