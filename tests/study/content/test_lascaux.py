"""The lessons of The Painted Cave, taken together."""

from boomerang_desktop.study.check import met
from boomerang_desktop.study.lessons import lessons
from tests.i18n.test_rules_texts import PARAGRAPHS

LEFT_OUT = {"L7": "options, which a first match does not have"}


def test_the_lessons_meet_all_that_a_player_can_feel() -> None:
    assert met(lessons("lascaux")) == {*PARAGRAPHS["lascaux"]} - LEFT_OUT.keys()


def test_there_are_not_too_many_lessons_nor_too_long_ones() -> None:
    found = lessons("lascaux")
    assert 6 <= len(found) <= 9
    assert all(2 <= len(lesson.levels) <= 4 for lesson in found)
