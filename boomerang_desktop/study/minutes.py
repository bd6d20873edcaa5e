"""How long lessons take a twelve-year-old who makes no mistake."""

from collections.abc import Iterable

from boomerang_desktop.study.lessons import Lesson
from boomerang_desktop.study.texts import CoachTexts

WORDS = 145
"""Words per minute: what half of all sixth-graders in the United States read aloud at the end of
the year (146; Hasbrouck and Tindal, 2017). Silent reading is faster; French and Italian are assumed
to be as fast as English."""
MOVE = 5
"""Seconds to find an item, lift it and put it where it belongs. Like the next figure it is our own
estimate, not a measurement."""
LOOK = 3
"""Seconds to press Next and take in a new table."""


def core(lessons: Iterable[Lesson]) -> list[Lesson]:
    return [lesson for lesson in lessons if lesson.core]


def seconds(lessons: Iterable[Lesson], told: CoachTexts) -> float:
    """Time for reading, moves and animation at the usual pace."""
    words = moves = looks = motion = 0
    for lesson in lessons:
        motion += lesson.motion
        for level in lesson.levels:
            looks += 1
            moves += len(level.tasks)
            said = [told.task(lesson.id, level.id, number) for number in range(len(level.tasks))]
            said.append(told.done(lesson.id, level.id))
            words += sum(len(text.split()) for text in said)
    return 60 * words / WORDS + MOVE * moves + LOOK * looks + motion
