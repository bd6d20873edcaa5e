"""The study page: a match that is over, what decided it, and what else could have been done."""

from typing import Any

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QMenu,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.games import GAME_INFOS
from boomerang_desktop.desktop.look import theme, widgets
from boomerang_desktop.desktop.look.status import StatusLine
from boomerang_desktop.desktop.pages.fields import Combo
from boomerang_desktop.desktop.saver import Saver
from boomerang_desktop.desktop.scene import accessibility as access
from boomerang_desktop.desktop.scene.animation import PACES
from boomerang_desktop.desktop.scene.board import Board
from boomerang_desktop.desktop.scene.setup import MatchSetup
from boomerang_desktop.desktop.scene.view import TableView
from boomerang_desktop.desktop.settings import Settings
from boomerang_desktop.desktop.sound.sounds import Sounds
from boomerang_desktop.desktop.study.card import MomentCard
from boomerang_desktop.desktop.study.commentary import Commentary
from boomerang_desktop.desktop.study.comparison import Comparison
from boomerang_desktop.desktop.study.desk import Desk
from boomerang_desktop.desktop.study.exports import Exports
from boomerang_desktop.desktop.study.graph import Graph
from boomerang_desktop.desktop.study.moves import Filter, Moves
from boomerang_desktop.desktop.study.tries import Tries, mistakes
from boomerang_desktop.desktop.study.what_if import WhatIfDialog
from boomerang_desktop.desktop.table.after.chances import whose
from boomerang_desktop.desktop.table.after.inquiry import PATIENCE, Inquiry
from boomerang_desktop.desktop.table.background import Background
from boomerang_desktop.desktop.table.review import Review, Strip
from boomerang_desktop.desktop.table.speech import Speech
from boomerang_desktop.games.core import ONLOOKER
from boomerang_desktop.match import Match
from boomerang_desktop.match.analysis import Analysis, Depth

SIDE = 400
"""Pixels beside the table, at the usual text size."""
WIDEST = 0.35
"""… and the part of the window that they may take with larger text: the table needs the rest."""


class StudyPage(widgets.Translated):
    left = Signal()
    rules_wanted = Signal(str)
    """The paragraph that somebody wants to read."""
    play_on = Signal(object)
    """A WhatIf."""
    actions_changed = Signal()

    def __init__(self, settings: Settings, saver: Saver, sounds: Sounds, menu: QMenu) -> None:
        super().__init__()
        self._settings, self._saver, self._sounds = settings, saver, sounds
        access.install()
        self.desk: Desk | None = None
        self._exports = Exports(self)
        self.seat = 0
        """Whose match it is."""
        self.inquiry = Inquiry(saver, self)
        self.inquiry.changed.connect(self._know_more)
        self.adviser = Background(PATIENCE, self)
        self.view = TableView()
        self.strip = Strip(self.view)
        self.strip.looks_ahead = True
        self.review = Review(self.strip, self)
        self.status = StatusLine()
        self.speech = Speech(self.view, self.status, self)
        self.card = MomentCard()
        self.commentary = Commentary(self.card, Tries(self.adviser, self), self)
        self.graph, self.moves = Graph(), Moves()
        self.comparison = Comparison(saver, self.inquiry, self)
        self.comparison.changed.connect(self._compare)
        self._build(menu)
        self._connect()

    def _build(self, menu: QMenu) -> None:
        self._menu = widgets.menu_button(menu)
        self.where = widgets.Fitted("head", "large", "text", display=True)
        self.eyes = Combo()
        self.along = widgets.tool("save")
        self.along.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.along.setMenu(QMenu(self.along))
        self.work = widgets.button("", "slim")
        bar = QFrame()
        bar.setProperty("role", "bar")
        row = QHBoxLayout(bar)
        row.setContentsMargins(8, 2, 8, 2)
        row.addWidget(self._menu)
        row.addWidget(self.where)
        row.addWidget(self.status, 1)
        row.addWidget(self.work)
        row.addWidget(self.eyes)
        row.addWidget(self.along)
        self.side = QFrame()
        self.side.setProperty("role", "side")
        self.told = widgets.label(wrap=True)
        """How far the work is."""
        self.compared = widgets.label("small", wrap=True)
        """What came of the match that this one is compared with."""
        self.learn = self.moves.learn
        column = QVBoxLayout(self.side)
        column.setContentsMargins(12, 10, 8, 8)
        column.setSpacing(6)
        body = widgets.Tall()
        inner = QVBoxLayout(body)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.addWidget(self.card)
        self.card.grown.connect(body.fit)
        column.addWidget(self.told)
        column.addWidget(self.graph)
        column.addWidget(self.comparison.choice)
        column.addWidget(self.compared)
        column.addWidget(self.moves, 4)
        self.reading = widgets.scrolling(body)
        column.addWidget(self.reading, 5)
        column.addWidget(self.card.foot)
        below = QWidget()
        both = QHBoxLayout(below)
        both.setContentsMargins(0, 0, 0, 0)
        both.setSpacing(0)
        both.addWidget(self.view, 1)
        both.addWidget(self.side)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(bar)
        whole.addWidget(below, 1)

    def _connect(self) -> None:
        self.view.hurried.connect(lambda: self.do("hurry"))
        self.strip.wanted.connect(self.do)
        self.strip.moved.connect(self.review.go)
        self.strip.back.connect(lambda: self.do("last"))
        self.status.rules_wanted.connect(self.rules_wanted)
        self.status.remark_gone.connect(self._tell_status)
        self.eyes.activated.connect(lambda _: self._look_through())
        self.work.clicked.connect(self._work)
        self.learn.clicked.connect(self.commentary.begin_quiz)
        self.graph.chosen.connect(self._go_to_position)
        self.moves.chosen.connect(self.pick)
        self.commentary.wanted.connect(self.pick)
        self.commentary.told.connect(self.speech.announce)
        self.commentary.play_on_wanted.connect(self._ask_whom)
        self.card.rules_wanted.connect(self.rules_wanted)
        self._settings.watch(self._set_pace, "speed")

    @property
    def match(self) -> Match | None:
        return self.desk.match if self.desk else None

    @property
    def analysis(self) -> Analysis | None:
        return self.inquiry.analysis if self.desk else None

    # --- beginning and leaving

    def open_match(self, match: Match) -> None:
        """A match that is over."""
        self.leave()
        board = self._board(match)
        self.view.show_board(board)
        desk = self.desk = Desk(match, board, self)
        desk.changed.connect(self._position_changed)
        self.seat = whose(board.words, desk.match)
        self.graph.names = [board.words.name(seat) for seat in range(len(match.seats))]
        self.graph.whole = self.graph.length = len(desk.match.decisions)
        titles = [board.words.title(state.view(ONLOOKER)) for state in desk.match.states]
        self.graph.rounds = [n for n in range(1, len(titles)) if titles[n] != titles[n - 1]]
        self.commentary.begin(desk, self.seat)
        self.moves.filter.setCurrentIndex(-1)
        self.review.begin(desk)
        self.retranslate()
        desk.look_at(None)
        self.inquiry.begin(desk.match)
        self._know_more()
        self.moves.choose_filter(Filter.DECISIVE)
        self.view.setFocus()

    def _board(self, match: Match) -> Board[Any]:
        persons = match.persons
        unnamed = languages.nameless([seat.name for seat in match.seats]) & persons
        setup = MatchSetup(match.game, match.seats, match.settings, persons, unnamed)
        board = GAME_INFOS[match.game.id].board(setup, match.state.view(ONLOOKER))
        board.motion.pace = PACES[self._settings.speed]
        self.speech.follow(board)
        board.guide.rules_wanted.connect(self.rules_wanted)
        board.sounded.connect(self._sounds.play)
        board.status_changed.connect(self._tell_status)
        return board

    def leave(self) -> None:
        """Nothing goes on, and what was found is kept."""
        desk, self.desk = self.desk, None
        if desk is None:
            return
        self.review.begin(None)
        self.commentary.end()
        self.comparison.offer(())
        self.inquiry.stop()
        self._saver.flush()
        desk.close()
        self.view.show_board(None)
        desk.board.deleteLater()
        desk.deleteLater()

    def close_down(self) -> None:
        """The window closes: no helper stays behind."""
        for thinking in self.findChildren(Background):
            thinking.close()
        self.leave()

    # --- the same moment everywhere

    def pick(self, number: int) -> None:
        """Goes to a decision."""
        if self.desk:
            self.review.pause()
            self.desk.pick(number)
            # what is said of it begins at its top, however far somebody had read of another
            self.reading.verticalScrollBar().setValue(0)

    def _go_to_position(self, position: int) -> None:
        if self.desk:
            self.review.pause()
            if position >= len(self.desk.match.decisions):
                self.desk.look_at(None)
            else:
                self.desk.pick(position)

    def _position_changed(self) -> None:
        desk = self.desk
        if desk is None:
            return
        back = desk.playback.looking_back
        self.graph.here = None if back is None else back + 1
        self.graph.update()
        self.moves.follow(desk.number)
        self.inquiry.look_at(desk.number)
        self.commentary.tell(self.analysis)
        self.review.result_shown = back is None
        self.review.refresh()
        self._tell_status()
        self.actions_changed.emit()

    def _tell_status(self) -> None:
        if self.desk:
            board = self.desk.board
            trying = bool(board.hand.path)
            past = self.review.told()
            self.status.tell(board.status() if trying else past or self.tr("How it ended"))

    def _look_through(self) -> None:
        if self.desk:
            seat = self.eyes.currentIndex() - 1
            self.desk.look_through(seat if seat >= 0 else None)
            self.moves.retranslate()

    # --- what is known

    def _know_more(self) -> None:
        desk, analysis = self.desk, self.analysis
        if desk is None:
            return
        self.graph.show_analysis(analysis, self.seat)
        position = len(desk.match.decisions)
        self.graph.setAccessibleDescription(self.graph.told(position) if self.graph.done else "")
        self.moves.show_moves(desk, analysis, self.seat)
        self._tell_work()
        self.commentary.know_more(analysis)

    def _tell_work(self) -> None:
        desk, analysis, inquiry = self.desk, self.analysis, self.inquiry
        if desk is None:
            return
        done, whole = inquiry.progress
        complete = analysis is not None and analysis.complete
        if inquiry.failed:
            text = self.tr("The match could not be worked out to its end.")
        elif inquiry.working and complete:
            text = self.tr("Looking deeper: {number} of {all}")
        elif inquiry.working:
            text = self.tr("Being worked out: {number} of {all}")
        elif inquiry.interrupted:
            text = self.tr("The deeper look was interrupted: {number} of {all}.")
        elif complete:
            text = ""
        else:
            text = self.tr("Interrupted: {number} of {all} have been worked out.")
        self.told.setText(text.format(number=done, all=whole))
        self.told.setVisible(bool(text))
        self.work.setText(self._work_text(complete))
        deepest = analysis is not None and complete and analysis.depth is Depth.DEEP
        self.work.setVisible(inquiry.working or not deepest)
        self.learn.setText(self.tr("Learn from mistakes"))
        mine = desk.board.words.setup.you == self.seat
        known = analysis is not None and complete and mistakes(analysis, self.seat)
        self.learn.setVisible(bool(mine and known))

    def _work_text(self, complete: bool) -> str:
        if self.inquiry.working:
            return self.tr("Stop")
        if self.inquiry.interrupted:
            return self.tr("Go on")
        return self.tr("Look deeper") if complete else self.tr("Go on")

    def _work(self) -> None:
        desk, analysis = self.desk, self.analysis
        if desk is None:
            return
        self.comparison.make_way()
        if self.inquiry.working:
            self.inquiry.pause()
        elif analysis and analysis.complete and not self.inquiry.interrupted:
            self.inquiry.deepen()
        else:
            self.inquiry.begin(desk.match)
        self._tell_work()

    # --- what if

    def _ask_whom(self) -> None:
        """Who plays on from here, and how."""
        desk = self.desk
        if desk is None or desk.number is None:
            return
        words, position = desk.board.words, desk.playback.here + 1
        you, names = words.setup.you, [words.name(seat) for seat in range(len(desk.match.seats))]
        seat = desk.match.decisions[desk.number].seat if you is None else you
        dialog = WhatIfDialog(desk.match, position, desk.step(desk.number), seat, names, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.chosen.connect(self.play_on)
        dialog.open()

    def _compare(self) -> None:
        """The curve of another match that began like this one, and how that ended."""
        desk, other = self.desk, self.comparison.match
        if desk is None:
            return
        self.graph.compare(self.comparison.analysis, len(other.decisions) if other else 0)
        self.compared.setVisible(other is not None)
        if other and other.result:
            words = desk.board.words
            scores = " · ".join(
                f"{words.name(seat)} {score}" for seat, score in enumerate(other.result.scores)
            )
            text = self.tr("Dashed: {title} ({scores})")
            text = text.replace("{title}", self.comparison.title).replace("{scores}", scores)
            self.compared.setText(text)

    # --- actions

    def why_not(self, action: str) -> str | None:
        """One sentence if the action is not possible now."""
        return None if self.desk else self.tr("no match is open")

    def do(self, action: str) -> None:
        desk = self.desk
        if desk is None:
            return
        match action:
            case "first" | "previous" | "next" | "last":
                self.review.step(action)
            case "play":
                self.review.toggle()
            case "hurry":
                desk.board.motion.finish()
            case "explore" | "summary" | "since":
                getattr(self.speech, action)(desk)
            case "rotate_left" | "rotate_right":
                desk.board.handling.rotate(1 if action == "rotate_right" else -1)

    # --- changes from outside

    def _set_pace(self) -> None:
        if self.desk:
            self.desk.board.motion.pace = PACES[self._settings.speed]

    def retranslate(self) -> None:
        desk = self.desk
        if desk is None:
            return
        words = desk.board.words
        self._menu.setAccessibleName(self.tr("Menu"))
        self.view.setAccessibleName(self.tr("The table: what can be reached now"))
        self.graph.setAccessibleName(self.tr("Chances during the match"))
        name = GAME_INFOS[desk.match.game.id].name()
        self.where.setText(self.tr("{game} · Study").replace("{game}", name))
        here = max(0, self.eyes.currentIndex())
        self.eyes.clear()
        self.eyes.addItem(self.tr("Open table"))
        for seat in range(len(desk.match.seats)):
            text = words.by(
                seat, self.tr("Through your eyes"), self.tr("Through the eyes of {name}")
            )
            self.eyes.addItem(text)
        self.eyes.setCurrentIndex(here)
        self.eyes.setAccessibleName(self.tr("Who sees the table"))
        self._exports.fill(self.along)
        self.comparison.retranslate()
        self._compare()
        self._lay_out()
        self._tell_work()
        self._tell_status()
        self.commentary.tell(self.analysis)

    def _lay_out(self) -> None:
        scale = theme.text_scale()
        self.side.setFixedWidth(min(round(SIDE * scale), max(SIDE, round(WIDEST * self.width()))))
        self.graph.setFixedHeight(min(round(170 * scale), round(0.2 * max(self.height(), 600))))
        self.where.setMaximumWidth(round(0.27 * max(self.width(), 900)))

    def focusInEvent(self, event: QFocusEvent) -> None:
        # as a proxy the table would swallow every Tab on the way to the bar above it
        self.view.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def changeEvent(self, event: QEvent) -> None:
        # another language, another appearance, or a window so large that all texts grow
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.StyleChange) and self.desk:
            self.desk.board.relayout()
            self.retranslate()
            self._know_more()
            self.review.refresh()
        super().changeEvent(event)
