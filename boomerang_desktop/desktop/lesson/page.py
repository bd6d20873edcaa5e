"""The page of a lesson: the table, the coach, and the way through the levels."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFocusEvent, QResizeEvent
from PySide6.QtWidgets import QMenu, QVBoxLayout

from boomerang_desktop.desktop.games import GAME_INFOS
from boomerang_desktop.desktop.lesson.bar import LessonBar
from boomerang_desktop.desktop.lesson.contents import Contents
from boomerang_desktop.desktop.lesson.course import Course
from boomerang_desktop.desktop.lesson.programme import HINT, LEARN, Programme
from boomerang_desktop.desktop.lesson.stage import Phase, Stage, looked_at
from boomerang_desktop.desktop.look import widgets
from boomerang_desktop.desktop.scene import accessibility as access
from boomerang_desktop.desktop.scene.animation import PACES
from boomerang_desktop.desktop.scene.board import Board
from boomerang_desktop.desktop.scene.guide.bubble import Bubble, Tone
from boomerang_desktop.desktop.scene.setup import MatchSetup
from boomerang_desktop.desktop.scene.view import TableView
from boomerang_desktop.desktop.settings import Settings
from boomerang_desktop.desktop.sound.sounds import Sounds
from boomerang_desktop.desktop.table.speech import Speech
from boomerang_desktop.desktop.texts import seated, usual_name
from boomerang_desktop.games.core import Result
from boomerang_desktop.match import Match
from boomerang_desktop.study.lessons import Level
from boomerang_desktop.study.progress import Progress, has_lessons


class LessonPage(widgets.Translated):
    left = Signal()
    play_wanted = Signal(str)
    """A first match of this game."""
    play_on_wanted = Signal(object, int)
    """The match that is on the table, from that seat."""
    rules_wanted = Signal(str)
    """The paragraph that somebody wants to read."""
    actions_changed = Signal()

    def __init__(self, settings: Settings, progress: Progress, sounds: Sounds, menu: QMenu) -> None:
        super().__init__()
        self._settings, self._progress, self._sounds = settings, progress, sounds
        access.install()
        self.course: Programme | None = None
        self._hints = dict[int, int]()
        """How many were given for each task of the level: they stay given when it begins again."""
        self._asked_why = False
        """Somebody wants to know more about what was said."""
        self.stage: Stage | None = None
        self.bar = LessonBar(menu)
        self.bar.wanted.connect(self.do)
        self.bar.status.rules_wanted.connect(self.rules_wanted)
        self.bar.status.remark_gone.connect(self._tell_status)
        self.view = TableView()
        self.view.hurried.connect(lambda: self.do("hurry"))
        self.speech = Speech(self.view, self.bar.status, self)
        self.bubble = Bubble(self.view)
        self.bubble.pressed.connect(self._pressed)
        self.bubble.rules_wanted.connect(self.rules_wanted)
        self.contents = Contents(self.view)
        self.contents.chosen.connect(self._choose)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self.view, 1)
        settings.watch(self._set_pace, "speed")

    @property
    def match(self) -> Match | None:
        return self.stage.match if self.stage else None

    # --- from level to level

    def open_lesson(self, game_id: str, lesson: str = "", level: str = "") -> None:
        """That level, or where somebody left off."""
        course = self.course
        if not isinstance(course, Course) or course.game_id != game_id:
            course = Course(game_id, self._progress)
        course.turn_to(lesson, level)
        self.open(course)

    def open(self, programme: Programme) -> None:
        """Whatever it has turned to."""
        self.course = programme
        self._open_level()

    def _open_level(self) -> None:
        # while the table that goes is still there: on the new one something would get the focus
        self.contents.put_away()
        self.leave()
        self._hints.clear()
        course = self.course
        assert course is not None
        board = self._board(course.level)
        self.view.show_board(board)
        self.stage = Stage(course.level, board, self, course.later)
        self.stage.turned.connect(self._tell)
        self.stage.playback.told.connect(lambda _, line: self.speech.announce(line.text))
        self.view.setFocus()
        self._name_table()
        self.stage.begin()

    def _board(self, level: Level) -> Board[Any]:
        match, seat = level.match, level.seat
        seats = seated(match.seats, seat, self._settings.player_name)
        learner = frozenset({seat})
        unnamed = learner if seats[seat].name == usual_name(seat) else frozenset[int]()
        setup = MatchSetup(match.game, tuple(seats), match.settings, learner, unnamed)
        board = GAME_INFOS[match.game.id].board(setup, match.state.view(seat))
        board.flags |= dict.fromkeys(level.without, False)
        board.motion.pace = PACES[self._settings.speed]
        self.speech.follow(board)
        board.guide.rules_wanted.connect(self.rules_wanted)
        board.sounded.connect(self._sounds.play)
        board.status_changed.connect(self._status_changed)
        return board

    def leave(self) -> None:
        """Nothing of the level stays."""
        stage, self.stage = self.stage, None
        self.bubble.put_away()
        if stage is None:
            return
        stage.close()
        self.view.show_board(None)
        stage.board.deleteLater()
        stage.deleteLater()

    def _step(self, by: int) -> None:
        if self.course and self.course.step(by):
            self._open_level()

    def _choose(self, row: str, level: str) -> None:
        if self.course:
            self.course.turn_to(row, level)
            self._open_level()

    def _pressed(self, button: str) -> None:
        match button:
            case "again":
                self.do("hurry")
            case "next":
                self._step(1)
            case "play":
                if self.course:
                    self.play_wanted.emit(self.course.game_id)
            case "play_on":
                if self.stage:
                    self.play_on_wanted.emit(self.stage.playable, self.stage.level.seat)
            case "learn":
                if self.course:
                    self.open_lesson(self.course.game_id)
            case "hint" | "solution":
                self.do(button)
            case "why":
                self._tell_why()
            case "list":
                self.do("lesson_list")
            case "home":
                self.left.emit()

    # --- what is said

    def _tell(self) -> None:
        """What the coach has to say now."""
        stage, course = self.stage, self.course
        if stage is None or course is None:
            return
        if stage.phase is Phase.WRONG:
            course.stumbled()
        elif stage.solved:
            course.mark_done()
        self._asked_why = False
        speaks = stage.phase in (Phase.WRONG, Phase.DONE)
        if not speaks and not self.contents.isVisible():
            # before a button goes: its focus would come to the table as if by the Tab key
            self.view.setFocus()
        self._write()
        self._tell_status()
        if not self.bubble.isHidden():  # the page itself may be about to be shown
            self.speech.announce(self.bubble.spoken)
        if speaks:
            next(iter(self.bubble.buttons.values())).setFocus()
        self.bar.refresh(course)
        self.actions_changed.emit()

    def _write(self) -> None:
        """In the language of now."""
        stage, course = self.stage, self.course
        assert stage is not None
        assert course is not None
        words = stage.board.words
        match stage.phase:
            case Phase.ASKED:
                self._ask(stage, course)
            case Phase.WRONG:
                said = course.wrong(stage.mistake, stage.task, words)
                buttons = [("again", self.tr("Try again"))]
                self._answer(stage, said, Tone.WRONG, buttons)
            case Phase.DONE:
                tone = Tone.TASK if stage.watched else Tone.GOOD
                self._answer(stage, course.done(words), tone, self._ways_on(stage, course))
            case Phase.SHOWN:
                self.bubble.put_away()

    @staticmethod
    def _ways_on(stage: Stage, course: Programme) -> Sequence[tuple[str, str]]:
        """Where the last move has ended the match, nobody can play on."""
        over = stage.playable.result is not None
        return [way for way in course.ways_on() if way[0] != "play_on" or not over]

    def _answer(
        self, stage: Stage, said: str, tone: Tone, buttons: Sequence[tuple[str, str]]
    ) -> None:
        """What is said at once; for whoever wants to know more, also what that rests on."""
        course = self.course
        assert course is not None
        mistake = stage.mistake if stage.phase is Phase.WRONG else ""
        why = course.why(mistake, stage.task, stage.board.words)
        if why and not self._asked_why:
            # one way on, and one to know more; the others come with that
            buttons = [*buttons[:1], ("why", self.tr("Tell me more"))]
        elif why:
            said = why if mistake else f"{said}\n{why}"
        self.bubble.say(said, course.rule, tone=tone, point=stage.point, buttons=buttons)

    def _ask(self, stage: Stage, course: Programme) -> None:
        """What is asked; or where to look; or what to do."""
        board, given = stage.board, self._hints.get(stage.task, 0)
        if not given:
            buttons = [(HINT, self.tr("Hint"))] if HINT in course.helps else []
            if LEARN in course.helps and self._is_unknown(course.game_id):
                buttons.append((LEARN, self.tr("Learn this game first")))
            said = course.asked(stage.task, board.words)
            self.bubble.say(said, point=stage.point, buttons=buttons)
            return
        move = stage.solution()
        if given == 1:
            said, looks = course.hint(board.words)
            point = looked_at(board, looks, stage.level.seat)
            buttons = [("hint", self.tr("Show the move"))]
            self.bubble.say(said, point=point, buttons=buttons)
            return
        # what is in the hand would keep it from being seen
        board.hand.drop_everything()
        board.advise(move)
        said = board.words.advice(board.view, move)
        self.bubble.say(said, buttons=[("solution", self.tr("Show what follows"))])

    def _is_unknown(self, game_id: str) -> bool:
        """Whether somebody has neither played the game nor begun to learn it."""
        begun = self._progress.done(game_id) or self._settings.setup(game_id)
        return has_lessons(game_id) and not begun

    def _status_changed(self) -> None:
        """What is in the hand needs room under the bubble."""
        self._tell_status()
        self.bubble.keep_clear()

    def _tell_status(self) -> None:
        """Whose turn it is, as long as that matters."""
        stage = self.stage
        if stage is None:
            return
        if stage.phase is Phase.SHOWN and stage.solved and stage.goes_on:
            self.bar.status.tell(self.tr("Right. This is how it goes on."))
        elif stage.phase is Phase.DONE and stage.match.result:
            self.bar.status.tell(self._ending(stage.match.result, stage.level.seat))
        else:
            over = stage.phase in (Phase.WRONG, Phase.DONE)
            self.bar.status.tell("" if over else stage.board.status())

    def _ending(self, result: Result, seat: int) -> str:
        """In a few words, as the coach says more."""
        if seat not in result.winners:
            return self.tr("It ends like this")
        if len(result.winners) > 1:
            return self.tr("In the end you share the win")
        if result.tie_break is not None:
            return self.tr("In the end you win the tie")
        return self.tr("In the end you win")

    # --- actions

    def why_not(self, action: str) -> str | None:
        """One sentence if the action is not possible now."""
        if self.course is None or self.stage is None:
            return self.tr("no lesson is open")
        if action == HINT and HINT not in self.course.helps:
            return self.tr("the lesson tells you what to do")
        if action == "lesson_previous" and self.course.here == 0:
            return self.course.none_there(-1)
        if action == "lesson_next" and self.course.is_last:
            return self.course.none_there(1)
        return None

    def do(self, action: str) -> None:
        stage, course, why = self.stage, self.course, self.why_not(action)
        if stage is None or course is None or why is not None:
            if why:
                self.speech.why_not(why)
            return
        match action:
            case "lesson_list":
                if self.contents.isVisible():
                    self.contents.put_away()
                else:
                    self.contents.open(course)
            case "lesson_previous":
                self._step(-1)
            case "lesson_next":
                self._step(1)
            case "lesson_restart":
                stage.begin()
            case "hint":
                self._hint(stage, course)
            case "solution":
                course.stumbled()
                stage.solve()
            case "hurry":
                stage.hurry()
            case "explore":
                self.speech.explore(stage)
            case "summary":
                self.speech.summary(stage)
            case "since":
                self.speech.since(stage)
            case "rotate_left":
                stage.board.handling.rotate(-1)
            case "rotate_right":
                stage.board.handling.rotate(1)

    def _hint(self, stage: Stage, course: Programme) -> None:
        given = self._hints.get(stage.task, 0)
        if stage.phase is Phase.ASKED and given < 2:
            course.stumbled()
            self._hints[stage.task] = given + 1
            self._write()
            self.speech.announce(self.bubble.spoken)

    def _tell_why(self) -> None:
        self._asked_why = True
        self._write()
        self.speech.announce(self.bubble.spoken)
        next(iter(self.bubble.buttons.values())).setFocus()

    # --- changes from outside

    def _set_pace(self) -> None:
        if self.stage:
            self.stage.board.motion.pace = PACES[self._settings.speed]

    def retranslate(self) -> None:
        if self.stage is None or self.course is None:
            return
        self._name_table()
        self.bar.refresh(self.course)
        self._write()
        self._tell_status()
        if self.contents.isVisible():
            self.contents.open(self.course)

    def _name_table(self) -> None:
        self.view.setAccessibleName(self.tr("The table: what can be reached now"))

    def focusInEvent(self, event: QFocusEvent) -> None:
        # as a proxy the table would swallow every Tab on the way to the bar above it
        self.view.setFocus()

    def changeEvent(self, event: QEvent) -> None:
        # another language, another appearance, or a window so large that all texts grow
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.StyleChange) and self.stage:
            self.stage.board.relayout()
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.course:
            self.bar.refresh(self.course)
        self.contents.place()
