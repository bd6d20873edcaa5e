"""What is said of a decision, of what somebody tries instead, and of their own mistakes."""

from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from boomerang_desktop.bots.core import Reason
from boomerang_desktop.desktop.look import references
from boomerang_desktop.desktop.scene.words import Words
from boomerang_desktop.desktop.study.card import MOST, Choice, MomentCard
from boomerang_desktop.desktop.study.desk import Desk
from boomerang_desktop.desktop.study.tries import Quiz, Tries
from boomerang_desktop.desktop.table.after.luck import Luck
from boomerang_desktop.desktop.texts import sentence
from boomerang_desktop.games.core import Move
from boomerang_desktop.match.analysis import Analysis, Moment, Verdict

STAYS = 200
"""Milliseconds after which somebody who looks at a moment is assumed to stay."""


FORESEEN = 2
"""Lines that are told of what may follow: the first says what is done, the second what for."""


class Commentary(QObject):
    wanted = Signal(int)
    """The number of a decision to go to."""
    play_on_wanted = Signal()
    told = Signal(str)
    """To those who do not see it."""

    def __init__(self, card: MomentCard, tries: Tries, parent: QObject) -> None:
        super().__init__(parent)
        self._card, self._tries = card, tries
        self._luck = Luck(self)
        self._desk: Desk | None = None
        self._analysis: Analysis | None = None
        self._seat = 0
        self.quiz: Quiz | None = None
        self._reasons: dict[tuple[int, Move], tuple[Reason, ...] | None] = {}
        """None while they are asked for."""
        self._follows: dict[int, tuple[tuple[int, Move], ...]] = {}
        """What may have come of a mistake, by its number."""
        self._stays = QTimer(self, singleShot=True, interval=STAYS)
        self._stays.timeout.connect(self._ask_why)
        card.pressed.connect(self._pressed)
        card.drawn.connect(self._draw)

    def begin(self, desk: Desk, seat: int) -> None:
        """A match; `seat`: whose it is."""
        self._desk, self._seat = desk, seat
        self._analysis, self.quiz = None, None
        self._reasons.clear()
        self._follows.clear()
        desk.tried.connect(self._try)

    def end(self) -> None:
        self._stays.stop()
        self._tries.forget()
        self._desk, self.quiz = None, None

    @property
    def _words(self) -> Words[Any]:
        assert self._desk is not None
        return self._desk.board.words

    @property
    def moment(self) -> Moment | None:
        """What is looked at, if it has been worked out and may be known."""
        desk, analysis = self._desk, self._analysis
        number = desk.number if desk else None
        if desk is None or analysis is None or number is None or not desk.sees(number):
            return None
        return analysis.moment(number)

    @property
    def asks(self) -> bool:
        """Whether something better is still to be found here."""
        moment = self.moment
        quiz = self.quiz
        return bool(quiz and moment and moment.number == quiz.number and not quiz.solved)

    # --- one decision

    def know_more(self, analysis: Analysis | None) -> None:
        """What somebody reads or tries is not disturbed by what is found elsewhere."""
        told, self._analysis = self.moment, analysis
        if self.moment is None or (self.moment != told and not self._card.remark.text()):
            self.tell(analysis)

    def tell(self, analysis: Analysis | None) -> None:
        """What there is to say where one looks."""
        self._analysis = analysis
        desk, card = self._desk, self._card
        if desk is None:
            return
        number, moment = desk.number, self.moment
        for label in (card.verdict, card.luck, card.whom, card.remark):
            card.write(label, "")
        card.played.setVisible(moment is not None)
        card.better.setVisible(False)
        card.offer(self._buttons())
        if number is None:
            card.write(card.title, self.tr("How it ended"))
            loser = desk.match.given_up
            told = [] if loser is None else [sentence(self._words.match_given_up(loser))]
            if analysis and analysis.complete:
                told.append(self._luck.whole(self._words, analysis, self._seat))
            card.write(card.verdict, " ".join(told))
            return
        seat = desk.match.decisions[number].seat
        title = self._words.by(seat, self.tr("{number} · You"), "{number} · {name}")
        card.write(card.title, title.replace("{number}", str(desk.step(number))))
        if not desk.sees(number):
            text = self.tr("What {name} knew and did is hidden from these eyes.")
            card.write(card.verdict, text.replace("{name}", self._words.name(seat)))
        elif moment is None:
            card.write(card.verdict, self.tr("This has not been worked out yet."))
        else:
            self._tell_moment(moment)

    def _advice(self, number: int, move: Move) -> str:
        assert self._desk is not None
        return self._desk.told(number, move)

    def _tell_moment(self, moment: Moment) -> None:
        card, judgement = self._card, moment.judgement
        played = self._advice(moment.number, moment.move)
        if self.asks:
            text = self.tr("In the match: “{move}”").replace("{move}", played)
            card.played.tell(self.tr("Show what was played"), text)
            card.write(card.verdict, self.tr("Something better can be done here. Find it."))
            self._draw("")
            return
        card.played.tell(self.tr("Played"), played)
        if moment.seat != self._words.setup.you:
            text = self.tr("Said to {name}:")
            card.write(card.whom, text.replace("{name}", self._words.name(moment.seat)))
        card.write(card.verdict, self._luck.verdict(judgement))
        card.write(card.luck, self._luck.moment(self._words, moment, self._seat))
        differs = judgement.best != moment.move and judgement.verdict is not Verdict.FORCED
        card.better.setVisible(differs)
        if differs:
            worse = judgement.verdict.rank
            title = self.tr("Better") if worse else self.tr("As good")
            card.better.tell(title, self._advice(moment.number, judgement.best))
        told = "better" if differs and judgement.verdict.rank else "played"
        self._draw("" if self._desk and self._desk.stays else told)
        self._explain()
        self._stays.start()

    def _draw(self, name: str) -> None:
        """One of the two moves, on the table; neither for no name."""
        moment, desk = self.moment, self._desk
        if moment is None or desk is None:
            return
        self._card.show_drawn(name)
        moves = {"played": moment.move, "better": moment.judgement.best}
        desk.draw(moves.get(name))

    # --- why

    def _columns(self, moment: Moment) -> list[tuple[Choice, Move]]:
        card = self._card
        return [(card.played, moment.move), (card.better, moment.judgement.best)]

    def _ask_why(self) -> None:
        """For what nobody has suspected: what was tried has its reasons already."""
        moment, desk = self.moment, self._desk
        if moment is None or desk is None or self.asks:
            return
        view = desk.before(moment.number).view(moment.seat)
        for _, move in () if moment.judgement.worlds else self._columns(moment):
            key = moment.number, move
            if key in self._reasons:
                continue
            self._reasons[key] = None

            def know(found: tuple[Reason, ...], key: tuple[int, Move] = key) -> None:
                self._reasons[key] = found
                self._explain()

            self._tries.explain(desk.match.game.id, view, moment.seat, move, know)

        if moment.judgement.verdict.rank and moment.number not in self._follows:
            self._follows[moment.number] = ()

            def foresee(found: tuple[tuple[int, Move], ...], number: int = moment.number) -> None:
                self._follows[number] = found
                self._explain()

            self._tries.foresee(desk.match, moment.number, view, foresee)

    def _explain(self) -> None:
        moment = self.moment
        if moment is None or self.asks:
            return
        for choice, move in self._columns(moment):
            said = self._why(moment, move)
            follows = self._what_follows(moment) if choice is self._card.played else ""
            choice.explain([*said[: MOST - 1], (follows, None)] if follows else said[:MOST])

    def _why(self, moment: Moment, move: Move) -> list[tuple[str, str | None]]:
        """What speaks for a move: for each of two that were tried, what it has more of."""
        words = self._words
        if moment.judgement.worlds:
            mine = [
                cause
                for cause in moment.judgement.causes
                if (cause.worth > 0) == (move != moment.move)
            ]
            told = [(words.cause(cause, moment.seat), cause.rule) for cause in mine]
        else:
            found = self._reasons.get((moment.number, move)) or ()
            told = [(words.reason(why), why.rule) for why in found]
        return [(text, rule) for text, rule in told if text]

    def _what_follows(self, moment: Moment) -> str:
        """Why a move is worse than its reasons: how the next player would have answered it."""
        desk, follows = self._desk, self._follows.get(moment.number)
        if desk is None or not follows:
            return ""
        view = desk.before(moment.number).view(moment.seat)
        told = [references.plain(line) for line in self._words.foreseen(view, follows)]
        answer = " · ".join(told[:FORESEEN])
        return self.tr("What may follow: {answer}").replace("{answer}", answer) if answer else ""

    # --- something else is tried

    def _try(self, move: Move) -> None:
        desk, moment, analysis = self._desk, self.moment, self._analysis
        if desk is None:
            return
        desk.settle()
        if moment is None or analysis is None:
            return
        desk.draw(move)
        self._card.show_drawn("")
        number = moment.number
        if move == moment.move:
            self._remark(number, self.tr("That is what was played."))
            return
        self._remark(number, self.tr("Being judged…"))

        def answer(loss: float, verdict: Verdict) -> None:
            good, asked = not verdict.rank, self.asks
            # somebody may look at another moment by now
            if good and self.asks and desk.number == number:
                assert self.quiz is not None
                self.quiz.solved = True
                self.tell(analysis)
                desk.draw(move)
                self._card.show_drawn("")
            best = move == moment.judgement.best
            self._remark(number, self._praise(best, loss) if good else self._not_yet(asked, loss))

        def give_up() -> None:
            self._remark(number, self.tr("This could not be judged."))

        self._tries.judge(desk.match, analysis, number, move, answer, give_up)

    def _praise(self, best: bool, loss: float) -> str:
        behind = round(100 * loss)
        if best:
            return self.tr("That is the best.")
        if not behind:
            return self.tr("That is as good as the best.")
        return self.tr("Good enough: {loss} of 100 chances behind the best.").format(loss=behind)

    def _not_yet(self, asked: bool, loss: float) -> str:
        text = (
            self.tr("Not yet: this is {loss} of 100 chances behind the best.")
            if asked
            else self.tr("This is {loss} of 100 chances behind the best.")
        )
        return text.format(loss=round(100 * loss))

    def _remark(self, number: int, text: str) -> None:
        """Unless somebody looks elsewhere by now."""
        if self._desk and self._desk.number == number:
            self._card.write(self._card.remark, text)
            self.told.emit(text)

    # --- one's own mistakes

    def begin_quiz(self) -> None:
        """Sets somebody before each of their mistakes."""
        if self._analysis:
            quiz = Quiz(self._analysis, self._seat)
            if quiz.numbers:
                self.quiz = quiz
                self.wanted.emit(quiz.number)

    def _buttons(self) -> list[tuple[str, str]]:
        quiz, number = self.quiz, self._desk.number if self._desk else None
        on = [("play_on", self.tr("Play on from here…"))] if number is not None else []
        if quiz is None:
            return on
        end = ("end", self.tr("Enough"))
        if number != quiz.number:
            return [("back", self.tr("Back to the question")), end]
        next_one = [] if quiz.is_last else [("next", self.tr("Next mistake"))]
        if quiz.solved:
            return [*next_one, end]
        return [("show", self.tr("Show it")), *next_one, end]

    def _pressed(self, name: str) -> None:
        quiz = self.quiz
        if name == "play_on":
            self.play_on_wanted.emit()
        elif quiz:
            if name == "show":
                quiz.solved = True
            elif name == "next":
                quiz.go_on()
            elif name == "end":
                self.quiz = None
            if name in ("next", "back"):
                self.wanted.emit(quiz.number)
            else:
                self.tell(self._analysis)
