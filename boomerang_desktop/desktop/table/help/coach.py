"""The coach at a match: a word before each kind of decision the first time that it comes up, and
about what happens for the first time; and a gentle question before the others answer if a choice
gives away a lot."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, SignalInstance

from boomerang_desktop.bots.process import Job
from boomerang_desktop.bots.second_look import SecondLook, look_again
from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.desktop.scene.guide.bubble import Bubble, Tone
from boomerang_desktop.desktop.table.background import Background
from boomerang_desktop.desktop.table.flow import Flow
from boomerang_desktop.desktop.table.hint import Hints
from boomerang_desktop.desktop.table.pauses import Kind
from boomerang_desktop.desktop.texts import sentence
from boomerang_desktop.games.core import Move
from boomerang_desktop.study import progress, texts
from boomerang_desktop.study.news import News, news
from boomerang_desktop.study.progress import Progress

if TYPE_CHECKING:
    from boomerang_desktop.match.players import Question

ASKED = (Kind.COACH, Kind.DOUBT)
SECONDS = 1.2
"""However slow the machine: then it is judged by what is known so far."""
OFTEN = 2
"""So many times in a match a choice is questioned: whoever learns does not want to hear it at every
turn."""


class Coach(QObject):
    """Sits beside the only person at the screen, if they like."""

    told = Signal(str)
    """What the coach says now, to be announced."""
    joined = Signal()
    """The coach has sat down."""

    def __init__(
        self,
        bubble: Bubble,
        adviser: Background,
        progress: Progress,
        hints: Hints,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._bubble, self._adviser, self._progress = bubble, adviser, progress
        self._hints = hints
        hints.asked.connect(self._leave_it_to_the_hint)
        bubble.pressed.connect(self._pressed)
        self._flow: Flow | None = None
        self._tip = ""
        """The kind of decision, or what has happened, that has just been spoken about."""
        self._scene: tuple[Key, ...] = ()
        """Where that has happened."""
        self._news: Sequence[News] = ()
        self._heard = 0
        """So many decisions of the match are no news."""
        self._look: SecondLook | None = None
        """What is to be said about a choice."""
        self._seat = 0
        """Who has chosen."""
        self._why = False
        self._choices: tuple[Key, ...] = ()
        """What one had to choose from."""
        self._objections = 0
        """In this match so far."""

    @property
    def here(self) -> bool:
        return self._flow is not None

    def join(self, flow: Flow) -> None:
        """Sits down at a match with one person at the screen."""
        self.leave()
        self._flow, self._objections = flow, 0
        self._news, self._heard = news(flow.match.game.id), len(flow.match.decisions)
        flow.looks_again = True
        for signal, slot in self._hears(flow):
            signal.connect(slot)
        self.joined.emit()
        # somebody may be thinking by now
        self._before()

    def leave(self) -> None:
        flow, self._flow = self._flow, None
        self._be_silent()
        if flow is None:
            return
        flow.looks_again = False
        for signal, slot in self._hears(flow):
            signal.disconnect(slot)
        if flow.wait.kind in ASKED:
            flow.wait.end()

    def _hears(self, flow: Flow) -> Sequence[tuple[SignalInstance, Callable[..., None]]]:
        return (
            (flow.asked, self._before),
            (flow.looked_at, self._look_again),
            (flow.deciding, self._be_silent),
            (flow.wait.changed, self._wait_changed),
            (flow.board.status_changed, self._bubble.keep_clear),
        )

    # --- before a decision

    def _before(self) -> None:
        """A person can decide: what is new about it is told."""
        if self._flow:
            self._choices = tuple(self._flow.board.offered.after())
        question = self._flow.question() if self._flow else None
        self._scene = ()
        self._tip = (self._happened(question) or self._new(question)) if question else ""
        self.retell()
        if self._tip:
            self.told.emit(self._bubble.spoken)

    def _new(self, question: "Question") -> str:
        """The kind of decision that has not come up before, the rarest first."""
        game = question.match.game.id
        if len(question.moves) < 2 or not progress.has_lessons(game):
            return ""
        heads = {str(move).partition(":")[0] for move in question.moves}
        kinds = texts.texts(game, languages.current()).kinds()
        kind = next((kind for kind in kinds if kind in heads), "")
        return "" if self._progress.has(game, _name(kind)) else kind

    def _leave_it_to_the_hint(self) -> None:
        """A rule of thumb says nothing of what is best here; it comes back another time."""
        if self._look is None:
            self._tip = ""
            self._be_silent()

    def _happened(self, question: "Question") -> str:
        """What has come to pass since the last time, and never before."""
        match = question.match
        since = range(min(self._heard, len(match.decisions)), len(match.decisions))
        self._heard = since.stop
        events = [event for number in since for event in match.events(number)]
        for one in self._news:
            event = one.among(events, question.seat)
            if event and self._flow and not self._progress.has(match.game.id, _name(one.id)):
                where = self._flow.board.table.scene_of(event)
                self._scene = (where,) if where else ()
                return one.id
        return ""

    # --- a choice, before the others answer

    def _look_again(self, seat: int, move: Move) -> None:
        flow = self._flow
        if flow is None:
            return
        if self._objections >= OFTEN:
            self._let_go()
            return
        match, view = flow.match, flow.match.state.view(seat)
        self._seat = seat
        # nobody is told one thing by a hint and another by the coach
        hint = self._hints.told_when(flow.question_to(seat))
        players = tuple(each.player for each in match.seats)
        given = (match.game.id, view, seat, move, match.seed_for(seat), SECONDS, hint, players)
        self._adviser.post(Job(look_again, given, self._looked, self._let_go))

    def _looked(self, look: SecondLook) -> None:
        if self._flow is None or self._flow.wait.kind is not Kind.COACH:
            return
        if not look.serious:
            self._let_go()
            return
        self._objections += 1
        self._look, self._why, self._tip = look, False, ""
        self._flow.wait.become(Kind.DOUBT)
        self._object()

    def _object(self) -> None:
        self.retell()
        self.told.emit(self._bubble.spoken)
        self._bubble.buttons["back"].setFocus()

    def _let_go(self) -> None:
        """Nothing to object."""
        flow, tip = self._flow, self._tip
        if flow is None or flow.wait.kind is not Kind.COACH:
            return
        if tip:
            self._progress.mark(flow.match.game.id, _name(tip))
            self._tip = ""
        flow.wait.end()

    def _pressed(self, button: str) -> None:
        flow = self._flow
        if flow is None:
            return
        match button:
            case "back":
                flow.think_again()
            case "keep":
                flow.wait.end()
            case "why":
                self._why = True
                if self._look:
                    # what is better is seen beside what was chosen
                    flow.board.advise(self._look.best)
                self._object()
            case "known":
                self._progress.mark(flow.match.game.id, _name(self._tip))
                self._be_silent()

    def _wait_changed(self) -> None:
        """Decided or taken back, by whatever way."""
        if self._flow and self._flow.wait.kind not in ASKED and self._look is not None:
            self._be_silent()

    def _be_silent(self) -> None:
        self._look = None
        self._bubble.put_away()

    # --- in words

    def retell(self) -> None:
        """In the language and size of now."""
        flow, look = self._flow, self._look
        if flow is None:
            return
        if look is not None:
            buttons = [("back", self.tr("Take back")), ("keep", self.tr("Keep it"))]
            if not self._why:
                buttons.append(("why", self.tr("Why?")))
            text, rule = self._objection(flow, look)
            self._bubble.say(text, rule, tone=Tone.WRONG, compare=self._choices, buttons=buttons)
        elif self._tip:
            said = texts.texts(flow.match.game.id, languages.current()).coach(self._tip)
            self._bubble.say(said, point=self._scene, buttons=[("known", self.tr("I see"))])
        else:
            self._bubble.put_away()

    def _objection(self, flow: Flow, look: SecondLook) -> tuple[str, str]:
        if not self._why:
            points = max(5, 5 * round(20 * look.loss))
            text = self.tr("This costs you about {points} of 100 chances to win. Look again?")
            return text.format(points=points), ""
        words = flow.board.words
        reasons = [
            (text, cause.rule or "")
            for cause in look.causes
            if (text := words.cause(cause, self._seat))
        ]
        advice = sentence(words.advice(flow.board.view, look.best))
        better = self.tr("There is a better choice. {move}").format(move=advice)
        why, rule = reasons[0] if reasons else ("", "")
        told = (self._what_follows(flow, look), better, why)
        return " ".join(sentence(text) for text in told if text), rule

    def _what_follows(self, flow: Flow, look: SecondLook) -> str:
        """How the next player would answer the choice."""
        if not look.follows:
            return ""
        view = flow.match.state.view(look.follows[0][0])
        told = flow.board.words.foreseen(view, look.follows)
        return self.tr("What may follow: {answer}").format(answer=told[0]) if told else ""


def _name(kind: str) -> str:
    """As progress is kept by it."""
    return f"coach/{kind}"
