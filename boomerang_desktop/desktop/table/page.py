"""The table page: the scene, the status sentence, the log, the curtain and the result."""

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QMenu, QStackedWidget, QVBoxLayout, QWidget

from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.games import GAME_INFOS
from boomerang_desktop.desktop.saver import Saver
from boomerang_desktop.desktop.scene import accessibility as access
from boomerang_desktop.desktop.scene.animation import PACES
from boomerang_desktop.desktop.scene.guide.bubble import Bubble
from boomerang_desktop.desktop.scene.setup import MatchSetup
from boomerang_desktop.desktop.scene.view import TableView, TableWithSidebar
from boomerang_desktop.desktop.scene.words import LogLine
from boomerang_desktop.desktop.settings import Settings
from boomerang_desktop.desktop.sound.sounds import Sounds
from boomerang_desktop.desktop.table.after.chances import ChancesPanel
from boomerang_desktop.desktop.table.after.ending import Ending
from boomerang_desktop.desktop.table.after.inquiry import Inquiry
from boomerang_desktop.desktop.table.after.result import ResultCard
from boomerang_desktop.desktop.table.background import Background
from boomerang_desktop.desktop.table.bar import Obstacles, TableBar
from boomerang_desktop.desktop.table.curtain import Curtain
from boomerang_desktop.desktop.table.flow import Flow
from boomerang_desktop.desktop.table.help.aids import Aids
from boomerang_desktop.desktop.table.help.coach import Coach
from boomerang_desktop.desktop.table.hint import HintCard, Hints
from boomerang_desktop.desktop.table.log import LogPanel
from boomerang_desktop.desktop.table.pauses import Patience
from boomerang_desktop.desktop.table.review import Review, Strip
from boomerang_desktop.desktop.table.speech import Speech
from boomerang_desktop.desktop.table.thinker import Thinker
from boomerang_desktop.games.core import ONLOOKER
from boomerang_desktop.match import Match
from boomerang_desktop.study.progress import Progress

ADVISER_PATIENCE = 10_000
"""Milliseconds after which no hint is expected any more."""
ADVISER_COMES = 1500
"""Milliseconds after which the adviser is got ready: not while a match is being set up."""


class TablePage(QWidget):
    left = Signal()
    wanted = Signal(str)  # an action of the window by its name
    actions_changed = Signal()
    rules_wanted = Signal(str)
    """The paragraph that somebody wants to read."""

    def __init__(
        self, settings: Settings, saver: Saver, sounds: Sounds, progress: Progress, menu: QMenu
    ) -> None:
        super().__init__()
        self._settings, self._saver, self._sounds = settings, saver, sounds
        self._obstacles = Obstacles(self)
        access.install()
        self.thinker = Thinker(self)
        self.thinker.stood_in.connect(self._tell_stand_in)
        self.flow: Flow | None = None
        self.view = TableView()
        self.strip = Strip(self.view)
        self.review = Review(self.strip, self)
        self.log = LogPanel()
        self.adviser = Background(ADVISER_PATIENCE, self)
        self._adviser_comes = QTimer(self, singleShot=True, interval=ADVISER_COMES)
        self._adviser_comes.timeout.connect(self.adviser.warm_up)
        self.hint_card = HintCard()
        self.hints = Hints(self.adviser, self.hint_card, self)
        self._hint_wanted = False
        """Asked for by somebody with a secret: told when the others look away."""
        self.bubble = Bubble(self.view)
        self.bubble.rules_wanted.connect(self.rules_wanted)
        self.coach = Coach(self.bubble, self.adviser, progress, self.hints, self)
        self.chances = ChancesPanel(Inquiry(saver, self))
        self.curtain = Curtain()
        self.aids = Aids(self.coach, self.hints, settings, self)
        self.bar: TableBar = TableBar(menu, self.aids)
        self.bar.wanted.connect(self.do)
        self.bar.status.rules_wanted.connect(self.rules_wanted)
        self.bar.status.back.connect(lambda: self._look_back(None))
        self.bar.status.remark_gone.connect(self._refresh)
        self.speech = Speech(self.view, self.bar.status, self)
        self.coach.told.connect(self.speech.announce)
        self._build()
        self.ending = Ending(self.beside, self.chances, self)
        self._connect()
        self._refresh()

    def _connect(self) -> None:
        """Everything that the parts of the page tell each other."""
        self.ending.home.connect(self.left)
        self.ending.wanted.connect(self.wanted)
        self.ending.turned.connect(self._result_turned)
        self.ending.sounded.connect(self._sounds.play)
        self.ending.told.connect(self.speech.announce)
        self.ending.rules_wanted.connect(self.rules_wanted)
        self.view.hurried.connect(lambda: self.do("hurry"))
        self.log.chosen.connect(self._look_back)
        self.hint_card.rules_wanted.connect(self.rules_wanted)
        self.hints.told.connect(self.speech.announce)
        self.hints.changed.connect(self._tell_status)
        self.log.rules_wanted.connect(self.rules_wanted)
        self.chances.chosen.connect(lambda position: self._look_back(position - 1))
        self.curtain.opened.connect(self._open_curtain)
        self.strip.wanted.connect(self.do)
        self.strip.moved.connect(self._slide)
        self.strip.back.connect(self._come_back)
        self._saver.failed.connect(self.bar.status.tell)
        self._settings.watch(self._set_pace, "speed", "bot_pace", "round_pause", "second_thoughts")
        self._settings.watch(self._set_tabletop, "tabletop")
        self._settings.watch(self._refresh, "show_log")

    @property
    def result(self) -> ResultCard | None:
        """How the match ended, as long as it is shown."""
        return self.ending.card

    @property
    def match(self) -> Match | None:
        return self.flow.match if self.flow else None

    # --- the frame

    def _build(self) -> None:
        table = QWidget()
        column = QVBoxLayout(table)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.beside: TableWithSidebar = TableWithSidebar(
            self.view, self.hint_card, self.chances, self.log
        )
        self.beside.folded_changed.connect(self._refresh)
        column.addWidget(self.bar)
        column.addWidget(self.beside, 1)
        self._stack = QStackedWidget(self)
        self._stack.addWidget(table)
        self._stack.addWidget(self.curtain)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._stack)

    def _refresh(self) -> None:
        """Says whose turn it is and what is possible, here and in the menu."""
        self._write()
        self.actions_changed.emit()

    def _write(self) -> None:
        over = self.flow is not None and self.flow.playback.over
        self.beside.show_log(self._settings.show_log, tabletop=self._settings.tabletop, over=over)
        self.log.set_title(self.tr("What happened"))
        self.view.setAccessibleName(self.tr("The table: what can be reached now"))
        self.bar.refresh(self.why_not, self.beside.log_shown)
        self._tell_status()

    def _tell_status(self) -> None:
        flow = self.flow
        past = self.review.told()
        self.bar.tell_match(flow, past)
        if flow is None:
            return
        hint = self.hint_card.written if self.hints.active else ""
        flow.board.note.say(hint or past or flow.board.status(), stays=bool(hint))

    def _tell_turn(self) -> None:
        """Somebody at this screen can decide: those who do not see it are told what."""
        self._sounds.play("turn")
        if self.flow:
            self.speech.announce(self.flow.board.status())

    def _tell_wait(self) -> None:
        if self.flow and (text := self.bar.waiting(self.flow.wait)):
            self.speech.announce(text)

    # --- beginning and leaving

    def expect(self, game_id: str) -> None:
        """A match of that game may begin soon: its bots get ready."""
        self.thinker.prepare(game_id)

    def open_match(self, match: Match, *, new: bool = False) -> None:
        """Begins a match, resumes one, or looks at one that is over."""
        self.leave()
        persons = match.persons
        unnamed = languages.nameless([seat.name for seat in match.seats]) & persons
        setup = MatchSetup(match.game, match.seats, match.settings, persons, unnamed)
        info = GAME_INFOS[match.game.id]
        board = info.board(setup, match.state.view(ONLOOKER))
        board.guide.manner = lambda n: info.manner(match.seats[n].player, board.words.name(n))
        board.flags = {
            name: self._settings.flag(f"{match.game.id}/{name}", on)
            for name, on in board.flags.items()
        }
        board.flagged.connect(
            lambda name, on: self._settings.set_flag(f"{match.game.id}/{name}", on)
        )
        board.motion.pace = PACES[self._settings.speed]
        board.tabletop = self._settings.tabletop
        self.speech.follow(board)
        board.guide.rules_wanted.connect(self.rules_wanted)
        board.sounded.connect(self._sounds.play)
        board.status_changed.connect(self._tell_status)
        board.undo_wanted.connect(lambda: self.do("undo"))
        board.touched.connect(self.speech.looking_back)
        board.note.dismissed.connect(lambda: self.do("hint"))
        # first of all: what is laid on the table is laid once, and at its size
        self.view.show_board(board)
        flow = self.flow = Flow(match, board, self.thinker, Patience.wanted(self._settings), self)
        flow.deciding.connect(self.hints.dismiss)
        flow.wait.changed.connect(self._tell_wait)
        flow.made.connect(self.save)
        flow.asking.connect(self._saver.flush)
        flow.playback.told.connect(self._tell)
        flow.changed.connect(self._position_changed)
        flow.secret.connect(self._close_curtain)
        flow.asked.connect(self._tell_turn)
        flow.over.connect(self.ending.come)
        if len(persons) == 1 and self._settings.flag(f"{match.game.id}/coach"):
            self.coach.join(flow)
        self.aids.begin(flow)
        self.ending.begin(flow)
        self.review.begin(flow)
        self.log.follow(None)
        self.log.show_lines(flow.playback.story())
        if not match.over:
            if len(persons) < len(match.seats):
                self.thinker.warm_up()
            if persons:
                self._adviser_comes.start()
        self.view.setFocus()
        if new:
            flow.begin()
        else:
            flow.advance()

    def save(self) -> None:
        """The match as it stands."""
        if self.match:
            self._saver.save(self.match)

    def leave(self) -> None:
        """Stops all thinking and forgets the match, once it is on disk."""
        flow, self.flow = self.flow, None
        if flow is None:
            return
        self._adviser_comes.stop()
        for part in (self.aids, self.ending, self.review):
            part.begin(None)
        self.hints.dismiss()
        self.chances.stop()
        flow.close()
        self.coach.leave()
        # not before all is forgotten: nobody starts what is needed no more
        self._pause(False)
        self._saver.flush()
        self.view.show_board(None)
        flow.board.deleteLater()
        flow.deleteLater()
        self._show_table()

    def close_down(self) -> None:
        """The window closes: no bot stays behind."""
        for thinking in self.findChildren(Background):
            thinking.close()
        self.leave()

    def _position_changed(self) -> None:
        self.hints.position_changed()
        if self.flow:
            if self.flow.eyes.called is None:
                # whoever was called to a position that is gone need not come any more
                self._show_table()
            if not self.flow.match.over:
                self.chances.watch(self.flow.match)
            here = self.flow.playback.looking_back
            self.chances.show_position(None if here is None else here + 1)
            self.log.follow(here)
            self.review.refresh()
        self._refresh()

    # --- what is said

    def _tell(self, number: int, line: LogLine) -> None:
        before = self.flow.playback.lines_after(number) if self.flow and number >= 0 else 0
        self.log.add(number, line, before)
        self.speech.announce(line.text)

    def _tell_stand_in(self, seat: int) -> None:
        if self.flow and self.match:
            name = self.flow.board.words.name(seat)
            text = self.tr("{name}'s bot has failed; a simpler one takes over").format(name=name)
            self._tell(len(self.match.decisions) - 1, LogLine(seat, text))

    # --- the curtain

    def _close_curtain(self, seat: int) -> None:
        assert self.flow is not None
        self._stack.setCurrentWidget(self.curtain)
        facing = self.flow.board.table.facing(seat)
        self.curtain.close_for(seat, self.flow.board.setup, facing)

    def _open_curtain(self, seat: int) -> None:
        if self.flow:
            wanted = self._hint_wanted
            self._show_table()
            self.flow.player_is_here(seat)
            if wanted:
                self.hints.ask(self.flow)

    def _show_table(self) -> None:
        """Opens the curtain, if it is closed."""
        self._hint_wanted = False
        if self._stack.currentWidget() is self.curtain:
            self._stack.setCurrentIndex(0)
            self.view.setFocus()

    # --- actions

    def why_not(self, action: str) -> str | None:
        """One sentence if the action is not possible now."""
        return self._obstacles.to(action, self.flow)

    def _pause(self, paused: bool) -> None:
        """Stops all thinking at this table, or lets it go on."""
        inquiry = self.chances.inquiry
        for thinking in self.findChildren(Background):
            if thinking not in inquiry.helpers:
                thinking.set_paused(paused)
        # which of its helpers may work depends on more than that
        inquiry.set_paused(paused)
        self.bar.paused = self._obstacles.paused = paused
        self._refresh()

    def do(self, action: str) -> None:
        flow, why = self.flow, self.why_not(action)
        if flow is None or why is not None:
            if flow and why:
                self.speech.why_not(why)
            return
        match action:
            case "undo" | "redo":
                if action == "undo" and not flow.can_think_again:
                    self.aids.tally.count("TAKE_BACK")
                getattr(flow, action)()
                self.log.show_lines(flow.playback.story())
            case "hint":
                if self.hints.active:
                    self.hints.dismiss()
                elif flow.holds_secret:
                    # what is good for them would tell the others what they have
                    self._hint_wanted = True
                    flow.peek()
                else:
                    self.hints.ask(flow)
            case "again":
                flow.show_again()
            case "pause":
                self._pause(not self.bar.paused)
                self.speech.announce(self.bar.status.text())
            case "explore" if self._stack.currentWidget() is self.curtain:
                # nothing behind the curtain may be reached
                self.curtain.call()
            case "explore" | "summary" | "since":
                getattr(self.speech, action)(flow)
            case "hurry":
                flow.hurry()
            case "log":
                shown = self.beside.log_shown
                # it takes the place of how it ended
                self.ending.hide()
                if self.beside.folded:
                    self.beside.open_log(not shown)
                else:
                    self._settings.show_log = not shown
            case "tabletop":
                self._settings.tabletop = not self._settings.tabletop
            case "rotate_left" | "rotate_right":
                flow.board.handling.rotate(1 if action == "rotate_right" else -1)
            case "first" | "previous" | "next" | "last":
                self.ending.hide()
                self.review.step(action)
            case "play":
                self.ending.hide()
                self.review.toggle()

    def _look_back(self, number: int | None) -> None:
        if self.flow:
            self.review.pause()
            self.ending.hide()
            self.flow.look_at(number)

    def _result_turned(self) -> None:
        self.review.result_shown = self.result is not None
        self.review.refresh()
        self._refresh()

    def _come_back(self) -> None:
        """Out of the past: to the game, or to how it ended."""
        self._look_back(None)
        if self.flow and self.flow.playback.over:
            self.ending.show()

    def _slide(self, step: int) -> None:
        self.ending.hide()
        self.review.go(step)

    # --- changes from outside

    def _set_pace(self) -> None:
        if self.flow:
            self.flow.board.motion.pace = PACES[self._settings.speed]
            self.flow.patience = Patience.wanted(self._settings)

    def _set_tabletop(self) -> None:
        if self.flow:
            self.flow.board.tabletop = self._settings.tabletop
            self.flow.board.relayout()
        self._refresh()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        # another language, another appearance, or a window so large that all texts grow
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.StyleChange):
            if self.flow:
                self.flow.board.relayout()
                self.log.show_lines(self.flow.playback.story())
                self.hints.retell()
                self.coach.retell()
                self.chances.retranslate()
                self.review.refresh()
            self.ending.retell()
            self._write()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        board = self.flow.board if self.flow else None
        if event.key() == Qt.Key.Key_Escape and self.hints.active:
            self.hints.dismiss()
        elif event.key() == Qt.Key.Key_Escape and self.beside.folded and self.beside.log_shown:
            self.beside.open_log(False)
        elif (
            # figures mean the board wherever the keyboard is, unless somebody writes
            event.text().isdecimal()
            and board
            and self.view.isVisible()
            and not board.motion.busy
            and board.handling.letter(event.text())
        ):
            self.view.setFocus()
        else:
            super().keyPressEvent(event)
