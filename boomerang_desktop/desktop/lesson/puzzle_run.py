"""Some puzzles of a game, one after the other: all of them by grade, those of one theme, or the
puzzle of the day."""

from collections.abc import Sequence
from datetime import date
from typing import Any

from PySide6.QtCore import QObject

from boomerang_desktop.desktop.lesson.programme import Place, Row
from boomerang_desktop.desktop.lesson.puzzle_words import PuzzleWords
from boomerang_desktop.desktop.scene.words import Words
from boomerang_desktop.study.lessons import Level
from boomerang_desktop.study.puzzles import GRADES, Puzzle, puzzles
from boomerang_desktop.study.training import Training, Tried, of_the_day, streak

DAY, THEME, GRADE = "day", "theme/", "grade/"
NEAR = 3
"""So many puzzles before and after this one are shown as dots."""


class PuzzleRun(QObject):
    gives_hints = True
    rule = ""

    def __init__(self, game_id: str, training: Training, today: date) -> None:
        super().__init__()
        self.game_id = game_id
        self._training, self._today = training, today
        self._all = puzzles(game_id)
        self._run: Sequence[Puzzle] = self._all
        self._words = PuzzleWords(game_id, self)
        self.here = 0
        self._alone = True
        """Nothing wrong was tried so far, and nobody helped."""
        self._level: Level | None = None

    @property
    def puzzle(self) -> Puzzle:
        return self._run[self.here]

    @property
    def level(self) -> Level:
        if self._level is None or self._level.id != self.puzzle.id:
            self._level, self._alone = self.puzzle.level(), True
        return self._level

    @property
    def key(self) -> tuple[str, str]:
        return f"{GRADE}{self.puzzle.grade}", self.puzzle.id

    @property
    def is_last(self) -> bool:
        return self.here == len(self._run) - 1

    # --- from one to the next

    def turn_to(self, row: str = "", level: str = "") -> None:
        """That puzzle; a theme; today's puzzle; or the first that has not been tried."""
        self._run = self._all
        if row.startswith(THEME):
            self._run = [p for p in self._all if p.theme == row.removeprefix(THEME)] or self._all
        done = self._training.done(self.game_id)
        if row == DAY:
            self.here = of_the_day(self.game_id, self._today, len(self._all))
        elif level:
            self.here = next((n for n, p in enumerate(self._run) if p.id == level), 0)
        else:
            self.here = next((n for n, p in enumerate(self._run) if p.id not in done), 0)
        self._level = None

    def step(self, by: int) -> bool:
        there = self.here + by
        if not 0 <= there < len(self._run):
            return False
        self.here = there
        self._level = None
        return True

    def stumbled(self) -> None:
        if self._alone:
            self._alone = False
            self._keep(solved=False)

    def mark_done(self) -> None:
        if self._alone:
            self._keep(solved=True)

    def _keep(self, *, solved: bool) -> None:
        one = self.puzzle
        self._training.add(Tried(one.id, self.game_id, one.grade, self._today, solved))

    # --- where one is

    def title(self) -> str:
        text = self.tr("Puzzle {number} of {all}, grade {grade}")
        return text.format(number=self.here + 1, all=len(self._run), grade=self.puzzle.grade)

    def dots(self) -> tuple[list[bool], int]:
        done = self._training.done(self.game_id)
        first = max(0, min(self.here - NEAR, len(self._run) - 2 * NEAR - 1))
        near = self._run[first : first + 2 * NEAR + 1]
        return [done.get(one.id, False) for one in near], self.here - first

    def head(self) -> str:
        rating = self._training.rating(self.game_id)
        days = streak(self._training.tried, self._today)
        text = self.tr("All puzzles. Your rating: {points} ± {margin}. Days in a row: {days}")
        return text.format(points=rating.points, margin=rating.margin, days=days)

    def rows(self) -> Sequence[Row]:
        done = self._training.done(self.game_id)
        rows = []
        for grade in GRADES:
            its = [one for one in self._all if one.grade == grade]
            places = [self._place(one, number, done) for number, one in enumerate(its, 1)]
            heading = self.tr("By grade") if grade == GRADES[0] else ""
            rows.append(Row(self.tr("Grade {grade}").format(grade=grade), places, heading))
        themes = sorted({one.theme for one in self._all}, key=self._words.theme)
        for number, theme in enumerate(themes):
            its = [one for one in self._all if one.theme == theme]
            solved = sum(done.get(one.id, False) for one in its)
            title = self._words.theme(theme)
            told = self.tr("{theme}: {solved} of {all} solved")
            place = Place(
                (f"{THEME}{theme}", ""),
                f"{solved}/{len(its)}",
                told.format(theme=title, solved=solved, all=len(its)),
            )
            rows.append(Row(title, [place], "" if number else self.tr("By theme")))
        return rows

    def _place(self, one: Puzzle, number: int, done: dict[str, bool]) -> Place:
        text, icon = self.tr("Grade {grade}, puzzle {number}"), ""
        if one.id in done:
            solved = done[one.id]
            text = (
                self.tr("Grade {grade}, puzzle {number}, solved")
                if solved
                else self.tr("Grade {grade}, puzzle {number}, tried")
            )
            icon = "check" if solved else "again"
        told = text.format(grade=one.grade, number=number)
        return Place((f"{GRADE}{one.grade}", one.id), str(number), told, icon)

    # --- what is said

    def asked(self, task: int, words: Words[Any]) -> str:
        return self._words.go_on() if task else self._words.goal(self.puzzle, words)

    def wrong(self, mistake: str, task: int, words: Words[Any]) -> str:
        return self._words.wrong(self.puzzle, task, mistake, words)

    def done(self, words: Words[Any]) -> str:
        return self._words.why(self.puzzle, words)

    def ways_on(self) -> Sequence[tuple[str, str]]:
        on = ("home", self.tr("All games")) if self.is_last else ("next", self.tr("Next puzzle"))
        return [on, ("play_on", self.tr("Play on from here"))]
