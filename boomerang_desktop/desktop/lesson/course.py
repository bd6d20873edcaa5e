"""All lessons of a game in order, which levels have been done, and which one is open."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject

from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.lesson.programme import Place, Row, Sign
from boomerang_desktop.desktop.scene.words import Words
from boomerang_desktop.study import progress, texts
from boomerang_desktop.study.check import met
from boomerang_desktop.study.lessons import Lesson, Level, lessons
from boomerang_desktop.study.looks import HintTarget
from boomerang_desktop.study.progress import Progress
from boomerang_desktop.study.training import PuzzleMark


class Course(QObject):
    helps: Sequence[str] = ()
    """What is to be done is said."""
    about = ""
    legend: Sequence[Sign] = ()

    def __init__(self, game_id: str, kept: Progress) -> None:
        super().__init__()
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
    def key(self) -> tuple[str, str]:
        return self.lesson.id, self.level.id

    @property
    def is_last(self) -> bool:
        return self.here == len(self._levels) - 1

    @property
    def ends_core(self) -> bool:
        """Whether one can play after this level, and the others are for playing well."""
        return self.lesson.core and (self.is_last or not self._levels[self.here + 1][0].core)

    @property
    def later(self) -> frozenset[str]:
        """The paragraphs of the rules that come up only after this lesson."""
        here = self.lessons.index(self.lesson) + 1
        return met(self.lessons[here:]) - met(self.lessons[:here])

    @property
    def texts(self) -> texts.CoachTexts:
        """In the language of now."""
        return texts.texts(self.game_id, languages.current())

    # --- from level to level

    def turn_to(self, row: str = "", level: str = "") -> None:
        """That level; without a name the first one that has not been done, of the lesson if that
        is named."""
        wanted = [
            number
            for number, (its_lesson, its_level) in enumerate(self._levels)
            if row in ("", its_lesson.id) and level in ("", its_level.id)
        ] or list(range(len(self._levels)))
        self.here = next((n for n in wanted if not self._is_done(*self._levels[n])), wanted[0])

    def step(self, by: int) -> bool:
        there = self.here + by
        if not 0 <= there < len(self._levels):
            return False
        self.here = there
        return True

    def _is_done(self, lesson: Lesson, level: Level) -> bool:
        return self._kept.has(self.game_id, progress.name(lesson.id, level.id))

    def mark_done(self) -> None:
        self._kept.mark(self.game_id, progress.name(self.lesson.id, self.level.id))

    def stumbled(self) -> None:
        """That is how one learns."""

    # --- where one is

    def title(self) -> str:
        return self.texts.title(self.lesson.id)

    def dots(self) -> tuple[list[PuzzleMark | None], int]:
        levels = self.lesson.levels
        done = [
            PuzzleMark.SOLVED if self._is_done(self.lesson, level) else None for level in levels
        ]
        return list(done), levels.index(self.level)

    def called(self, action: str) -> str:
        return ""

    def none_there(self, by: int) -> str:
        return self.tr("this is the first level") if by < 0 else self.tr("this is the last level")

    def head(self) -> str:
        return self.tr("All lessons")

    def standing(self) -> str:
        return ""

    def rows(self) -> Sequence[Row]:
        rows, part = [], None
        for lesson in self.lessons:
            heading = ""
            if any(one.core for one in self.lessons) and lesson.core is not part:
                part = lesson.core
                heading = self.tr("To play") if part else self.tr("To play well")
            title = self.texts.title(lesson.id)
            places = [
                self._place(lesson, level, title, number)
                for number, level in enumerate(lesson.levels, 1)
            ]
            rows.append(Row(title, places, heading))
        return rows

    def _place(self, lesson: Lesson, level: Level, title: str, number: int) -> Place:
        done = self._is_done(lesson, level)
        text = (
            self.tr("{lesson}, level {number}, done")
            if done
            else self.tr("{lesson}, level {number}")
        )
        told = text.format(lesson=title, number=number)
        return Place((lesson.id, level.id), str(number), told, "check" if done else "", "good")

    # --- what is said

    @property
    def rule(self) -> str:
        return self.level.rules[0]

    def asked(self, task: int, words: Words[Any]) -> str:
        return self.texts.task(*self.key, task)

    def wrong(self, mistake: str, task: int, words: Words[Any]) -> str:
        return self.texts.mistake(*self.key, mistake)

    def done(self, words: Words[Any]) -> str:
        said = self.texts.done(*self.key)
        return self.tr("{said} You can play now.").format(said=said) if self.ends_core else said

    def why(self, mistake: str, task: int, words: Words[Any]) -> str:
        return ""

    def hint(self, words: Words[Any]) -> tuple[str, Sequence[HintTarget]]:
        return "", ()

    def ways_on(self) -> Sequence[tuple[str, str]]:
        if self.is_last:
            return [("play", self.tr("Play a first match")), ("home", self.tr("All games"))]
        if self.ends_core:
            return [("play", self.tr("Play a first match")), ("next", self.tr("More lessons"))]
        return [("next", self.tr("Next"))]
