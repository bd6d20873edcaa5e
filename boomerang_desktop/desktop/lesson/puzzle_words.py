"""What is said about a puzzle: the goal, where to look, what comes of a try, why the solution
works and, for whoever asks, what that rests on."""

from typing import Any

from PySide6.QtCore import QObject

from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.scene.words import Words
from boomerang_desktop.study.puzzles import Measure, Puzzle, Try
from boomerang_desktop.study.texts import CoachTexts, texts
from boomerang_desktop.study.yours import YOURS

SEEN = 50
"""Nobody is ahead by so many pawns: the end has been seen."""
SHARES = frozenset({"crowd"})
"""The terms of reasons that are chances; all others are points."""


class PuzzleWords(QObject):
    def __init__(self, game_id: str, parent: QObject) -> None:
        super().__init__(parent)
        self._game_id = game_id

    @property
    def _texts(self) -> CoachTexts:
        """In the language of now."""
        return texts(self._game_id, languages.current(), "puzzles")

    def theme(self, theme: str) -> str:
        return self._texts.text(theme, "title")

    def _own(self, puzzle: Puzzle) -> bool:
        """Whether it comes from one's own match: then nobody has written about it."""
        return puzzle.theme == YOURS

    def goal(self, puzzle: Puzzle, words: Words[Any]) -> str:
        if self._own(puzzle):
            return self.tr("Here you gave much away in a match of yours. What is better?")
        kind = str(puzzle.facts.get("goal", puzzle.measure.name.lower()))
        first = puzzle.questions[0]
        if puzzle.measure is Measure.MARGIN:
            kind = "win" if first.best.value > 0 else "draw"
            kind = kind if first.good == 1 else f"either_{kind}"
        elif puzzle.measure is Measure.WIN and first.best.value < 1:
            kind = "share"
        asked = self._told(self._texts.text("goal", kind), puzzle, words)
        return f"{side} {asked}" if (side := self._side(puzzle)) else asked

    def _side(self, puzzle: Puzzle) -> str:
        """Which pieces one has, where that is not the same in every puzzle."""
        white = getattr(puzzle.match.state, "white", None)
        name = puzzle.seat if white is None else "white" if white == puzzle.seat else "red"
        return self._texts.all().get(("goal", f"you_{name}"), "")

    def _told(self, text: str, puzzle: Puzzle, words: Words[Any]) -> str:
        """With what is so in this position."""
        game, view = puzzle.match.game, puzzle.match.state.view(puzzle.seat)
        other = next(seat for seat in range(len(puzzle.match.seats)) if seat != puzzle.seat)
        told = {name: self._figure(name, value, words) for name, value in puzzle.facts.items()}
        told |= {"opponent": words.name(other), "tokens": words.stated(puzzle.facts)}
        best = puzzle.questions[0].best.notation
        for name, notation in (("choice", best), ("obvious_choice", puzzle.obvious)):
            told[name] = words.choice(view, game.parse(notation))
        for name, said in told.items():
            text = text.replace(f"{{{name}}}", said)
        return text

    @staticmethod
    def _figure(name: str, value: int | str, words: Words[Any]) -> str:
        match name, str(value).split():
            case (("gain" | "obvious_gain"), [points]):
                return words.figures.points(float(points))
            case (("best" | "instead"), [term, size]) if term in SHARES:
                return words.figures.percent(float(size))
            case (("best" | "instead"), [_, size]):
                return words.figures.points(float(size))
        return str(value)

    def look(self, puzzle: Puzzle, words: Words[Any]) -> str:
        """What to think about, without the move."""
        if self._own(puzzle):
            return self._or_others(
                self.tr("What can {opponent} do after each of your moves?"),
                self.tr("What can the others do after each of your moves?"),
                puzzle,
                words,
            )
        return self._told(self._texts.text(puzzle.theme, "look"), puzzle, words)

    def _or_others(self, one: str, several: str, puzzle: Puzzle, words: Words[Any]) -> str:
        """The only opponent is called by name."""
        return self._told(one if len(puzzle.match.seats) == 2 else several, puzzle, words)

    def go_on(self) -> str:
        return self.tr("Right. Go on!")

    # --- what a try comes to

    def wrong(self, puzzle: Puzzle, question: int, notation: str, words: Words[Any]) -> str:
        """That it is not the best, and why."""
        if trap := self._trap(puzzle, question, notation, words):
            return self.tr("Not the best. {why}").format(why=trap)
        if _try(puzzle, question, notation) is None:
            return self.tr("Not the best: good players would hardly think of this here.")
        return self._falls_short(puzzle, question, notation, words)

    def why_wrong(self, puzzle: Puzzle, question: int, notation: str, words: Words[Any]) -> str:
        """The same with the figures; nothing where they have been said."""
        trap = self._trap(puzzle, question, notation, words)
        if not trap or _try(puzzle, question, notation) is None:
            return ""
        return f"{self._falls_short(puzzle, question, notation, words)} {trap}"

    def _trap(self, puzzle: Puzzle, question: int, notation: str, words: Words[Any]) -> str:
        """What is wrong with what many would do."""
        if question or notation != puzzle.obvious or self._own(puzzle):
            return ""
        return self._told(self._texts.all().get((puzzle.theme, "wrong"), ""), puzzle, words)

    def _falls_short(self, puzzle: Puzzle, question: int, notation: str, words: Words[Any]) -> str:
        figures, best = words.figures, puzzle.questions[question].best.value
        one = _try(puzzle, question, notation)
        assert one is not None
        match puzzle.measure:
            case Measure.MARGIN if one.value > 0:
                text = self.tr("Not the best: in the end you are only {points} ahead.")
                return text.format(points=figures.points(one.value))
            case Measure.MARGIN if one.value < 0:
                text = self.tr("Not the best: in the end you are {points} behind.")
                return text.format(points=figures.points(one.value))
            case Measure.MARGIN:
                return self.tr("Not the best: it ends in a draw.")
            case Measure.WIN:
                return self._or_others(
                    self.tr("Not this one: {opponent} can still keep you from winning."),
                    self.tr("Not this one: the others can still keep you from winning."),
                    puzzle,
                    words,
                )
            case Measure.HOLD:
                return self._told(
                    self.tr("Not this one: {opponent} can win within two turns."), puzzle, words
                )
            case Measure.CASES:
                text = self.tr(
                    "Not the best: of everything that may lie hidden, it wins in {percent}, the "
                    "best choice in {best}."
                )
            case Measure.CHANCE:
                text = self.tr(
                    "Not the best: as far as can be seen, it wins in {percent} of all cases, the "
                    "best move in {best}."
                )
            case Measure.PAWNS if one.value < -SEEN:
                return self.tr("Not this one: it loses.")
            case Measure.PAWNS:
                worse = max(1, round(best - one.value))
                return self.tr("Not the best: it is about %n pawn(s) worse.", "", worse)
        return text.format(percent=figures.percent(one.value), best=figures.percent(best))

    # --- when it is solved

    def done(self, puzzle: Puzzle, words: Words[Any]) -> str:
        """Why it works, in one or two sentences."""
        if self._own(puzzle):
            return self.tr("This is better than what you did in the match.")
        return self._told(self._texts.text(puzzle.theme, "why"), puzzle, words)

    def why(self, puzzle: Puzzle, words: Words[Any]) -> str:
        """What was proven or estimated, and why what many would do is worse."""
        obvious = _try(puzzle, 0, puzzle.obvious)
        assert obvious is not None
        view = puzzle.match.state.view(puzzle.seat)
        advice = words.advice(view, puzzle.match.game.parse(puzzle.obvious))
        instead = (
            self.tr("In the match you did this: {advice} ({outcome}).")
            if self._own(puzzle)
            else self.tr("The obvious move would have been this: {advice} ({outcome}).")
        )
        outcome = self._comes_to(puzzle, obvious, words)
        best = self._rests_on(puzzle, words)
        return f"{best} {instead.format(advice=advice, outcome=outcome)}"

    def _rests_on(self, puzzle: Puzzle, words: Words[Any]) -> str:
        figures, best = words.figures, puzzle.questions[0].best.value
        match puzzle.measure:
            case Measure.MARGIN if best > 0:
                text = self.tr("Proven to the very end: you finish {points} ahead.")
                return text.format(points=figures.points(best))
            case Measure.MARGIN:
                return self.tr("Proven to the very end: it ends in a draw.")
            case Measure.WIN if best == 1 and not puzzle.proven:
                text = self.tr(
                    "Estimated by looking many turns ahead: nothing else wins. This does, whatever "
                    "{opponent} does."
                )
                return self._told(text, puzzle, words)
            case Measure.WIN if best == 1:
                return self._or_others(
                    self.tr("Proven: it wins, whatever {opponent} does."),
                    self.tr("Proven: it wins, whatever the others do."),
                    puzzle,
                    words,
                )
            case Measure.WIN:
                return self.tr("Proven: you share the win, whatever the others do.")
            case Measure.HOLD:
                return self.tr("Proven: for two turns nobody can beat you.")
            case Measure.CASES:
                text = self.tr("Proven for everything that may lie hidden: it wins in {percent}.")
            case Measure.CHANCE:
                text = self.tr(
                    "Estimated from what you could see, not from what was hidden: it wins in "
                    "{percent} of all cases."
                )
            case Measure.PAWNS:
                return self.tr("Estimated by looking many turns ahead: nothing else comes near it.")
        return text.format(percent=figures.percent(best))

    def _comes_to(self, puzzle: Puzzle, one: Try, words: Words[Any]) -> str:
        """In brackets."""
        figures = words.figures
        match puzzle.measure:
            case Measure.MARGIN if one.value:
                text = self.tr("{points} ahead") if one.value > 0 else self.tr("{points} behind")
                return text.format(points=figures.points(one.value))
            case Measure.MARGIN:
                return self.tr("a draw")
            case Measure.WIN:
                return self.tr("no certain win")
            case Measure.HOLD:
                return self.tr("lost within two turns")
            case Measure.PAWNS if one.value < -SEEN:
                return self.tr("lost")
            case Measure.PAWNS:
                worse = max(1, round(puzzle.questions[0].best.value - one.value))
                return self.tr("about %n pawn(s) worse", "", worse)
        return figures.percent(one.value)


def _try(puzzle: Puzzle, question: int, notation: str) -> Try | None:
    tries = puzzle.questions[question].tries
    return next((one for one in tries if one.notation == notation), None)
