"""What is said about a puzzle: the goal, what comes of a try, and why the solution works."""

from typing import Any

from PySide6.QtCore import QObject

from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.scene.words import Words
from boomerang_desktop.study.puzzles import Measure, Puzzle, Try
from boomerang_desktop.study.texts import Texts, texts


class PuzzleWords(QObject):
    def __init__(self, game_id: str, parent: QObject) -> None:
        super().__init__(parent)
        self._game_id = game_id

    @property
    def _texts(self) -> Texts:
        """In the language of now."""
        return texts(self._game_id, languages.current(), "puzzles")

    def theme(self, theme: str) -> str:
        return self._texts.text(theme, "title")

    def goal(self, puzzle: Puzzle, words: Words[Any]) -> str:
        kind = puzzle.measure.name.lower()
        if puzzle.measure is Measure.MARGIN:
            kind = "win" if puzzle.questions[0].best.value > 0 else "draw"
        other = next(seat for seat in range(len(puzzle.match.seats)) if seat != puzzle.seat)
        return (
            self._texts.text("goal", kind)
            .replace("{opponent}", words.name(other))
            .replace("{tokens}", words.stated(puzzle.facts))
        )

    def go_on(self) -> str:
        return self.tr("Right. Go on!")

    def comes_to(self, puzzle: Puzzle, one: Try, words: Words[Any]) -> str:
        """What a try leads to."""
        figures = words.figures
        match puzzle.measure:
            case Measure.MARGIN if one.value > 0:
                text = self.tr("In the end you are {points} ahead.")
                return text.format(points=figures.points(one.value))
            case Measure.MARGIN if one.value < 0:
                text = self.tr("In the end you are {points} behind.")
                return text.format(points=figures.points(one.value))
            case Measure.MARGIN:
                return self.tr("It ends in a draw.")
            case Measure.WIN if one.value == 1:
                return self.tr("It wins, whatever the others do.")
            case Measure.WIN:
                return self.tr("It does not win for certain.")
            case Measure.CHANCE:
                text = self.tr("As far as can be seen, it wins in {percent} of all cases.")
                return text.format(percent=figures.percent(one.value))
            case Measure.PAWNS:
                best = puzzle.questions[0].best.value
                worse = round(best - one.value)
                if one.value == best:
                    return self.tr("Nothing else comes near it, however deep one looks.")
                return self.tr("It is about %n pawn(s) worse than the best move.", "", worse)

    def wrong(self, puzzle: Puzzle, question: int, notation: str, words: Words[Any]) -> str:
        tries = puzzle.questions[question].tries
        one = next(one for one in tries if one.notation == notation)
        return self.comes_to(puzzle, one, words)

    def why(self, puzzle: Puzzle, words: Words[Any]) -> str:
        """Why it works, and why what many would do does not."""
        first = puzzle.questions[0]
        obvious = next(one for one in first.tries if one.notation == puzzle.obvious)
        move = puzzle.match.game.parse(puzzle.obvious)
        view = puzzle.match.state.view(puzzle.seat)
        parts = [
            self._texts.text(puzzle.theme, "why"),
            self.comes_to(puzzle, first.best, words),
            self.tr("The obvious move would have been this: {advice}. {outcome}").format(
                advice=words.advice(view, move), outcome=self.comes_to(puzzle, obvious, words)
            ),
        ]
        return " ".join(parts)
