"""The table of a study: which decision is looked at, and who may know it."""

import pytest

from tests.desktop.study.conftest import Open
from tests.desktop.study.studies import finished, invented, own


def test_moves_are_counted_as_when_looking_back(study: Open) -> None:
    match = finished("roadtrip-3")
    desk = study(match, invented(match, {})).desk
    assert desk is not None
    stages = list(match.stages())
    for number, stage in enumerate(stages):
        assert {desk.step(n) for n in stage} == {number + 1}


@pytest.mark.parametrize("name", ["hunt-4", "roadtrip-3"])
def test_a_decision_is_told_without_what_its_seat_could_not_see(study: Open, name: str) -> None:
    match = finished(name)
    desk = study(match, invented(match, {})).desk
    assert desk is not None
    for number in own(match, 1)[:5]:
        desk.look_through(None)
        assert desk.sees(number)
        desk.look_through(0)
        assert not desk.sees(number)
        desk.look_through(1)
        assert desk.sees(number)


def test_the_table_turns_to_another_only_to_show_a_move(study: Open) -> None:
    match = finished("hunt-4")
    theirs = own(match, 1)[2]
    analysis = invented(match, {theirs: 0.2})
    page = study(match, analysis)
    page.pick(theirs)
    desk = page.desk
    assert desk is not None
    assert (desk.board.viewer, desk.board.acting, desk.board.advised) == (0, None, None)
    page.card.better.button.click()
    best = analysis.moments[theirs].judgement.best
    assert (desk.board.viewer, desk.board.acting, desk.board.advised) == (1, 1, best)
    page.do("next")
    assert desk.board.viewer == 0
    # whoever looks through their eyes sits in their chair
    desk.look_through(1)
    page.pick(theirs)
    assert (desk.board.viewer, desk.board.acting, desk.board.advised) == (1, 1, best)


def test_the_end_has_no_decision(study: Open) -> None:
    match = finished("flip-2")
    desk = study(match, invented(match, {})).desk
    assert desk is not None
    desk.look_at(None)
    assert desk.number is None
    assert desk.board.acting is None
    assert desk.board.view == match.state
