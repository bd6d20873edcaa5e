"""The lessons of The Hunt, taken together."""

from boomerang_desktop.study.check import met
from boomerang_desktop.study.lessons import lessons
from tests.i18n.test_rules_texts import PARAGRAPHS

LEFT_OUT = {"H3": "who begins is settled before the match"}


def test_the_lessons_meet_all_that_a_player_can_feel() -> None:
    assert met(lessons("hunt")) == {*PARAGRAPHS["hunt"]} - LEFT_OUT.keys()


def test_there_are_not_too_many_lessons_nor_too_long_ones() -> None:
    found = lessons("hunt")
    assert 6 <= len(found) <= 9
    assert all(2 <= len(lesson.levels) <= 4 for lesson in found)
