"""Some puzzles of a game, one after the other: all of them, those of one grade or theme, those made
of one's own mistakes, or the puzzle of the day."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from typing import Any

from PySide6.QtCore import QObject

from boomerang_desktop.desktop.lesson.programme import HINT, LEARN, Place, Row, Sign
from boomerang_desktop.desktop.lesson.puzzle_words import PuzzleWords
from boomerang_desktop.desktop.scene.words import Words
from boomerang_desktop.study.lessons import Level
from boomerang_desktop.study.looks import HintTarget, looks
from boomerang_desktop.study.puzzles import ENDING, GRADES, Listed, Puzzle, collected, listed
from boomerang_desktop.study.training import PuzzleMark, PuzzleResult, Training, of_the_day, streak
from boomerang_desktop.study.yours import YOURS, Yours

DAY, THEME, GRADE = "day", "theme/", "grade/"
ENOUGH = 10
"""So many puzzles must have been tried before a rating says anything."""
NEAR = 3
"""So many puzzles before and after this one are shown as dots."""
SOLVED = (PuzzleMark.SOLVED, PuzzleMark.HELPED)
_ICONS = {
    PuzzleMark.SOLVED: ("check", "good"),
    PuzzleMark.HELPED: ("check", "muted"),
    PuzzleMark.TRIED: ("again", "muted"),
}
"""Each with its colour."""


class PuzzleRun(QObject):
    rule = ""
    later = frozenset[str]()

    def __init__(self, game_id: str, training: Training, today: date, yours: Yours) -> None:
        super().__init__()
        self.game_id = game_id
        self._training, self._today, self._yours = training, today, yours
        self._all = listed(game_id)
        self._run: Sequence[Listed] = self._all
        self._row = ""
        """What the run is of."""
        self._words = PuzzleWords(game_id, self)
        self.here = 0
        self._alone = True
        """Nothing wrong was tried so far, and nobody helped."""
        self._level: Level | None = None

    @property
    def puzzle(self) -> Puzzle:
        return self._run[self.here].puzzle()

    @property
    def level(self) -> Level:
        if self._level is None or self._level.id != self.puzzle.id:
            self._level, self._alone = self.puzzle.level(), True
        return self._level

    @property
    def key(self) -> tuple[str, str]:
        if self.puzzle.theme == YOURS:
            return YOURS, self.puzzle.id
        return f"{GRADE}{self.puzzle.grade}", self.puzzle.id

    @property
    def is_last(self) -> bool:
        return self.here == len(self._run) - 1

    # --- from one to the next

    def turn_to(self, row: str = "", level: str = "") -> None:
        """That puzzle; a grade, a theme or one's own; today's puzzle; or the first that has not
        been tried. Of one's own: that has not been solved."""
        marks = self._training.marks(self.game_id)
        self._row, self._run = row, self._of(row) or self._all
        if row == DAY:
            # by the order of the file, so that it is the same however they are given
            its = collected(self.game_id)
            level = its[of_the_day(self.game_id, self._today, len(its))].id
        if level:
            self.here = next((n for n, p in enumerate(self._run) if p.id == level), 0)
        else:
            over = {id for id, mark in marks.items() if mark is PuzzleMark.SOLVED or row != YOURS}
            self.here = next((n for n, p in enumerate(self._run) if p.id not in over), 0)
        self._level = None

    def _of(self, row: str) -> Sequence[Listed]:
        if row == YOURS:
            return [Listed.of(puzzle) for puzzle in self._yours.puzzles(self.game_id)]
        if row.startswith(THEME):
            return [p for p in self._all if p.theme == row.removeprefix(THEME)]
        if row.startswith(GRADE):
            return [p for p in self._all if f"{GRADE}{p.grade}" == row]
        return self._all

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
        else:
            self._training.add_helped(self.puzzle.id)

    def _keep(self, *, solved: bool) -> None:
        one = self.puzzle
        self._training.add(PuzzleResult(one.id, self.game_id, one.grade, self._today, solved))

    # --- where one is

    @property
    def helps(self) -> Sequence[str]:
        return [HINT] if self._training.solved(self.game_id) else [HINT, LEARN]

    def title(self) -> str:
        if self._row == DAY:
            text = self.tr("Puzzle of the day, grade {grade} of {grades}")
        elif self.puzzle.theme == YOURS:
            text = self.tr("Your puzzles: {number} of {all}")
        else:
            text = self.tr("Puzzle {number} of {all}, grade {grade} of {grades}")
        return text.format(
            number=self.here + 1, all=len(self._run), grade=self.puzzle.grade, grades=len(GRADES)
        )

    @property
    def about(self) -> str:
        grades = self.tr(
            "Grade 1 is the easiest and grade {grades} the hardest among the puzzles of a game."
        ).format(grades=len(GRADES))
        dots = self.tr(
            "Each dot is a puzzle near this one: full if it was solved at once, half full if with "
            "another try or help."
        )
        return f"{grades}\n{dots}"

    def dots(self) -> tuple[list[PuzzleMark | None], int]:
        marks = self._training.marks(self.game_id)
        first = max(0, min(self.here - NEAR, len(self._run) - 2 * NEAR - 1))
        near = self._run[first : first + 2 * NEAR + 1]
        return [marks.get(one.id) for one in near], self.here - first

    def called(self, action: str) -> str:
        return {
            "lesson_list": self.tr("All puzzles"),
            "lesson_previous": self.tr("Puzzle before"),
            "lesson_restart": self.tr("Begin the puzzle again"),
            "lesson_next": self.tr("Skip this puzzle"),
        }.get(action, "")

    def none_there(self, by: int) -> str:
        return self.tr("this is the first puzzle") if by < 0 else self.tr("this is the last puzzle")

    def head(self) -> str:
        return self.tr("All puzzles")

    def standing(self) -> str:
        marks = self._training.marks(self.game_id)
        its = [marks.get(one.id) for one in self._all]
        once, helped = its.count(PuzzleMark.SOLVED), its.count(PuzzleMark.HELPED)
        text = (
            self.tr("Solved: {solved} of {all}, {once} of them at once")
            if once and helped
            else self.tr("Solved: {solved} of {all}")
        )
        told = [text.format(solved=once + helped, all=len(its), once=once)]
        if self._training.counted(self.game_id) >= ENOUGH:
            rating = self._training.rating(self.game_id)
            text = self.tr("Your rating: {points} ± {margin}")
            told.append(text.format(points=rating.points, margin=rating.margin))
        if days := streak(self._training.tried, self._today):
            told.append(self.tr("Days in a row: {days}").format(days=days))
        return " · ".join(told)

    @property
    def legend(self) -> Sequence[Sign]:
        return [
            Sign(*_ICONS[PuzzleMark.SOLVED], self.tr("Solved at once")),
            Sign(*_ICONS[PuzzleMark.HELPED], self.tr("Solved with another try or help")),
            Sign(*_ICONS[PuzzleMark.TRIED], self.tr("Tried, not solved yet")),
            Sign("", "", self.tr("Only the first try at a puzzle counts for the rating.")),
        ]

    def rows(self) -> Sequence[Row]:
        marks = self._training.marks(self.game_id)
        today = Place((DAY, ""), self.tr("Today"), self.tr("Puzzle of the day"))
        rows = [Row(self.tr("Puzzle of the day"), [today])]
        if own := self._yours.ids(self.game_id):
            texts = (
                self.tr("Your own, puzzle {number}"),
                self.tr("Your own, puzzle {number}, solved"),
                self.tr("Your own, puzzle {number}, solved with another try or help"),
                self.tr("Your own, puzzle {number}, tried"),
            )
            places = [
                self._place((YOURS, id), number, texts, marks)
                for number, id in enumerate(reversed(own), 1)
            ]
            rows.append(Row(self.tr("From your own matches"), places))
        return [*rows, *self._grades(marks), *self._themes(marks)]

    def _grades(self, marks: Mapping[str, PuzzleMark]) -> Iterator[Row]:
        for grade in GRADES:
            texts = (
                self.tr("Grade {grade}, puzzle {number}"),
                self.tr("Grade {grade}, puzzle {number}, solved"),
                self.tr("Grade {grade}, puzzle {number}, solved with another try or help"),
                self.tr("Grade {grade}, puzzle {number}, tried"),
            )
            told = [text.replace("{grade}", str(grade)) for text in texts]
            its = [one for one in self._all if one.grade == grade]
            places = [
                self._place((f"{GRADE}{grade}", one.id), number, told, marks)
                for number, one in enumerate(its, 1)
            ]
            heading = self.tr("By grade") if grade == GRADES[0] else ""
            yield Row(self.tr("Grade {grade}").format(grade=grade), places, heading)

    def _themes(self, marks: Mapping[str, PuzzleMark]) -> Iterator[Row]:
        themes = sorted({one.theme for one in self._all}, key=self._words.theme)
        for number, theme in enumerate(themes):
            its = [one for one in self._all if one.theme == theme]
            solved = sum(marks.get(one.id) in SOLVED for one in its)
            title = self._words.theme(theme)
            told = self.tr("{theme}: {solved} of {all} solved")
            place = Place(
                (f"{THEME}{theme}", ""),
                f"{solved}/{len(its)}",
                told.format(theme=title, solved=solved, all=len(its)),
            )
            yield Row(title, [place], "" if number else self.tr("By theme"))

    @staticmethod
    def _place(
        key: tuple[str, str], number: int, texts: Sequence[str], marks: Mapping[str, PuzzleMark]
    ) -> Place:
        """The texts are of a puzzle that is new, solved, solved with help, or only tried."""
        mark = marks.get(key[1])
        text = texts[0] if mark is None else texts[1 + list(PuzzleMark).index(mark)]
        icon, tone = _ICONS[mark] if mark else ("", "")
        return Place(key, str(number), text.format(number=number), icon, tone)

    # --- what is said

    def asked(self, task: int, words: Words[Any]) -> str:
        return self._words.go_on() if task else self._words.goal(self.puzzle, words)

    def wrong(self, mistake: str, task: int, words: Words[Any]) -> str:
        return self._words.wrong(self.puzzle, task, mistake, words)

    def done(self, words: Words[Any]) -> str:
        return self._words.done(self.puzzle, words)

    def why(self, mistake: str, task: int, words: Words[Any]) -> str:
        if mistake:
            return self._words.why_wrong(self.puzzle, task, mistake, words)
        return self._words.why(self.puzzle, words)

    def hint(self, words: Words[Any]) -> tuple[str, Sequence[HintTarget]]:
        puzzle = self.puzzle
        return self._words.look(puzzle, words), looks(self.game_id, puzzle.theme, puzzle.facts)

    def ways_on(self) -> Sequence[tuple[str, str]]:
        last, ended = self.is_last or self._row == DAY, self.puzzle.measure in ENDING
        on = ("list", self.tr("All puzzles")) if last else ("next", self.tr("Next puzzle"))
        # where the end has been shown, from before that
        play_on = self.tr("Play the end yourself") if ended else self.tr("Play on from here")
        return [on, ("play_on", play_on)]
