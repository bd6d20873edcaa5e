"""All levels of a game in order, which of them have been done, and which one is open."""

from boomerang_desktop.desktop import languages
from boomerang_desktop.study import progress, texts
from boomerang_desktop.study.lessons import Lesson, Level, lessons
from boomerang_desktop.study.progress import Progress


class Course:
    def __init__(self, game_id: str, kept: Progress) -> None:
        self.game_id = game_id
        self.lessons = lessons(game_id)
        self._kept = kept
        self._levels = [(lesson, level) for lesson in self.lessons for level in lesson.levels]
        self.here = 0

    @property
    def lesson(self) -> Lesson:
        return self._levels[self.here][0]

    @property
    def level(self) -> Level:
        return self._levels[self.here][1]

    @property
    def number(self) -> int:
        """Of the level in its lesson, from 0."""
        return self.lesson.levels.index(self.level)

    @property
    def is_last(self) -> bool:
        return self.here == len(self._levels) - 1

    @property
    def ends_core(self) -> bool:
        """Whether one can play after this level, and the others are for playing well."""
        return self.lesson.core and (self.is_last or not self._levels[self.here + 1][0].core)

    @property
    def texts(self) -> texts.Texts:
        """In the language of now."""
        return texts.texts(self.game_id, languages.current())

    def turn_to(self, lesson: str = "", level: str = "") -> None:
        """That level; without a name the first one that has not been done, of the lesson if that
        is named."""
        wanted = [
            number
            for number, (its_lesson, its_level) in enumerate(self._levels)
            if lesson in ("", its_lesson.id) and level in ("", its_level.id)
        ] or list(range(len(self._levels)))
        self.here = next((n for n in wanted if not self._is_done(n)), wanted[0])

    def step(self, by: int) -> bool:
        """Back or on; False where there is nothing more."""
        there = self.here + by
        if not 0 <= there < len(self._levels):
            return False
        self.here = there
        return True

    def done(self, lesson: Lesson, level: Level) -> bool:
        return self._kept.has(self.game_id, progress.name(lesson.id, level.id))

    def _is_done(self, number: int) -> bool:
        return self.done(*self._levels[number])

    def mark_done(self) -> None:
        self._kept.mark(self.game_id, progress.name(self.lesson.id, self.level.id))
