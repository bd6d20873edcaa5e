"""Seats and options of a match about to begin."""

import secrets
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any

import attrs
from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QIcon, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from boomerang_desktop.bots import kinds
from boomerang_desktop.bots.core import TEMPERAMENTS, plain, temperament
from boomerang_desktop.desktop.games import GAME_INFOS
from boomerang_desktop.desktop.look import references, theme, widgets
from boomerang_desktop.desktop.look.page_bar import PageBar
from boomerang_desktop.desktop.pages.fair_fight import FairFight
from boomerang_desktop.desktop.pages.fields import Combo
from boomerang_desktop.desktop.pages.option_row import OptionRow
from boomerang_desktop.desktop.pages.paper import Picture, card, scrolled
from boomerang_desktop.desktop.pages.seat_row import SeatRow
from boomerang_desktop.desktop.settings import Settings
from boomerang_desktop.desktop.texts import Texts
from boomerang_desktop.games.core import BadSetup, Game
from boomerang_desktop.match import HUMAN, Match, Seat
from boomerang_desktop.study.progress import has_lessons, has_puzzles

if TYPE_CHECKING:
    from boomerang_desktop.match.rating import Rating

_USUAL_TEXT = 1.15
WIDEST, HIGHEST = 1280, 672
"""Pixels that seats and options take, at the usual text size; more room is left around them."""


def bots_for(game_id: str) -> list[str]:
    """The bots that play that game, weakest first; the random one only if there is no other."""
    return [kind for kind in kinds(game_id) if kind.startswith("bot:")] or ["random"]


def _setup_of(match: Match) -> dict[str, Any]:
    """As the page remembers how a match was set up."""
    seats = [{"name": seat.name, "player": seat.player} for seat in match.seats]
    count, options = len(seats), match.settings
    return {"count": count, "first": match.first, "options": options, "seats": seats}


def _mixed(count: int) -> list[int]:
    """A new order in which at least two have changed places."""
    order, rng = list(range(count)), Random()
    while order == sorted(order):
        rng.shuffle(order)
    return order


def with_temper(seat: Seat) -> Seat:
    """A bot without a chosen temperament gets one at random."""
    if not seat.player.startswith("bot:") or temperament(seat.player):
        return seat
    return attrs.evolve(seat, player=f"{seat.player}:{secrets.choice(TEMPERAMENTS)}")


class NewMatchPage(widgets.Translated):
    started = Signal(Match)
    left = Signal()
    rules = Signal(str, str)
    """The game to read about, and the paragraph if there is one."""
    learn = Signal(str)
    puzzles = Signal(str)

    def __init__(
        self,
        game: Game,
        settings: Settings,
        menu: QMenu,
        deal: Match | None = None,
        told: Callable[[], str] = str,
        people: Sequence[tuple[str, QIcon]] = (),
        parent: QWidget | None = None,
    ) -> None:
        """With a `deal` only the players can be chosen: the chairs keep what was dealt to them,
        and `told` says which deal it is. `people` play here often, each with a sign."""
        super().__init__(parent)
        self.game = game
        self._info = GAME_INFOS[game.id]
        self.deal, self._told = deal, told
        self._settings = settings
        self._texts = Texts(self)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._options_head = self.says(widgets.label("head"), lambda: self.tr("Options"))
        person = settings.player_name
        bots = bots_for(game.id)
        seats = range(game.seats[-1])
        self.seats = [SeatRow(n, bots, person, game.id, people) for n in seats]
        self.options = [OptionRow(game.id, option) for option in game.options]
        # whether seats and options fit under each other on a small screen
        rows = len(self.seats) + len(self.options)
        self._few = rows <= 5 and theme.text_size() <= _USUAL_TEXT

        self._around = QWidget()
        whole = QVBoxLayout(self._around)
        whole.setContentsMargins(0, 0, 0, 0)
        body = QHBoxLayout()
        whole.addLayout(body)
        body.setContentsMargins(4 * theme.GRID, 2 * theme.GRID, 4 * theme.GRID, 2 * theme.GRID)
        body.setSpacing(3 * theme.GRID)
        body.addWidget(scrolled(self._left_side()), 5)
        body.addLayout(self._right_side(), 6)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(self._bar(menu))
        outer.addWidget(self._around, 1)

        for option in self.options:
            option.rules_wanted.connect(self._read)
            option.changed.connect(self._set_options)
        # Return starts at once
        self.setFocusProxy(self.start)
        for row in self.seats:
            row.edited.connect(self._check)
            row.taken.connect(lambda number: self._set_count(number + 1))
        self.retranslate()
        self._remember(_setup_of(deal) if deal else settings.setup(game.id))

    def _read(self, paragraph: str) -> None:
        self.rules.emit(self.game.id, paragraph)

    def _bar(self, menu: QMenu) -> PageBar:
        self.bar = PageBar(menu)
        self.says(
            self.bar.title,
            lambda: self.tr("New match: {game}").format(game=self._info.name()),
        )
        self.bar.left.connect(self.left)
        self.rules_button = self.says(widgets.button("rules", "plain"), lambda: self.tr("Rules"))
        self.rules_button.clicked.connect(lambda: self._read(""))
        self.learn_button = self.says(widgets.button("learn", "plain"), lambda: self.tr("Lessons"))
        self.learn_button.clicked.connect(lambda: self.learn.emit(self.game.id))
        self.learn_button.setVisible(has_lessons(self.game.id))
        self.puzzles_button = self.says(
            widgets.button("puzzle", "plain"), lambda: self.tr("Puzzles")
        )
        self.puzzles_button.clicked.connect(lambda: self.puzzles.emit(self.game.id))
        self.puzzles_button.setVisible(has_puzzles(self.game.id))
        row = self.bar.middle
        row.addStretch(1)
        row.addWidget(self.learn_button)
        row.addWidget(self.puzzles_button)
        row.addWidget(self.rules_button)
        return self.bar

    def _left_side(self) -> QVBoxLayout:
        line = self.says(widgets.label("lead", wrap=True), self._info.line)
        origin = self.says(widgets.label("muted", wrap=True), self._info.origin)
        facts = self.says(widgets.label("muted", wrap=True), self._info.facts)
        column = QVBoxLayout()
        column.setSpacing(theme.GRID)
        column.addWidget(Picture(self.game.id), 1)
        column.addSpacing(theme.GRID // 2)
        column.addWidget(line)
        column.addWidget(origin)
        column.addWidget(facts)
        if not self._few:
            column.addSpacing(theme.GRID)
            self._add_options(column)
        return column

    def _right_side(self) -> QVBoxLayout:
        self.fault = widgets.label("warn", wrap=True)
        self.start = self.says(widgets.button("play", "main"), lambda: self.tr("Start"))
        self.start.clicked.connect(self.begin)
        self.fair = FairFight()
        self.fair.clicked.connect(self._propose)
        foot = QHBoxLayout()
        foot.addWidget(self.fault, 1)
        foot.addWidget(self.fair)
        foot.addWidget(self.start)
        column = QVBoxLayout()
        column.setSpacing(theme.GRID)
        cards = QVBoxLayout()
        cards.setSpacing(2 * theme.GRID)
        paper, rows = card()
        told = self.says(widgets.label("advice", wrap=True), self._told)
        told.setVisible(self.deal is not None)
        rows.addWidget(told)
        rows.addLayout(self._count_row())
        for row in self.seats:
            rows.addStretch(1)
            rows.addWidget(row)
        self._levels = widgets.label("muted", wrap=True)
        rows.addWidget(self._levels)
        # most of what is left: few seats in a large window stay together
        rows.addStretch(8)
        rows.addLayout(self._first_row())
        cards.addWidget(paper, 1)
        if self._few and self.options:
            paper, rows = card()
            self._add_options(rows)
            cards.addWidget(paper)
        self._cards, self._seats_area = cards, scrolled(cards)
        column.addWidget(self._seats_area, 1)
        column.addLayout(foot)
        return column

    def _add_options(self, column: QVBoxLayout) -> None:
        column.addWidget(self._options_head)
        for row in self.options:
            column.addWidget(row)

    def _count_row(self) -> QHBoxLayout:
        head = self.says(widgets.label("head"), lambda: self.tr("Players"))
        self.counts = QButtonGroup(self)
        self.swap = self.says(
            widgets.tool("swap"),
            lambda: self.tr("Everybody moves on by one seat"),
            widgets.set_name,
        )
        self.shuffle = self.says(
            widgets.tool("shuffle"), lambda: self.tr("Draw lots for the seats"), widgets.set_name
        )
        self.swap.clicked.connect(lambda: self._reseat(range(-1, self.count - 1)))
        self.shuffle.clicked.connect(lambda: self._reseat(_mixed(self.count)))
        row = QHBoxLayout()
        row.addWidget(head, 1)
        row.addWidget(self.swap)
        row.addWidget(self.shuffle)
        for seats in self.game.seats:
            choice = self.says(
                QPushButton(str(seats)), partial(self._players, seats), widgets.set_name
            )
            choice.setCheckable(True)
            choice.setProperty("role", "choice")
            self.counts.addButton(choice, seats)
            choice.setVisible(len(self.game.seats) > 1 and self.deal is None)
            row.addWidget(choice)
        self.counts.idClicked.connect(self._set_count)
        return row

    def _players(self, seats: int) -> str:
        return self.tr("%n player(s)", "", seats)

    def _first_row(self) -> QGridLayout:
        label = self.says(widgets.label(), lambda: self.tr("Who starts"))
        self.first = self.says(Combo(), lambda: self.tr("Who starts"), Combo.setAccessibleName)
        why = self.says(widgets.label("muted", wrap=True), self._info.who_starts, references.write)
        why.linkActivated.connect(self._read)
        grid = QGridLayout()
        grid.setVerticalSpacing(theme.GRID // 4)
        grid.setColumnStretch(0, 3)
        grid.setColumnStretch(1, 2)
        if self.game.any_first:
            grid.addWidget(label, 0, 0)
            grid.addWidget(self.first, 0, 1)
        grid.addWidget(why, 1, 0, 1, 2)
        return grid

    @property
    def count(self) -> int:
        return self.counts.checkedId()

    def _remember(self, setup: dict[str, Any]) -> None:
        """What was played last, as far as it still makes sense; else one person and bots."""
        seats = setup.get("seats")
        for row in self.seats:
            known = seats[row.number] if isinstance(seats, list) and row.number < len(seats) else {}
            known = known if isinstance(known, dict) else {}
            player = str(known.get("player", "" if row.number else HUMAN))
            row.set_seat(player, str(known.get("name", ""))[: row.name.maxLength()])
        options = setup.get("options")
        for option in self.options:
            if isinstance(options, dict):
                option.set_value(options.get(option.option.name))
        count = setup.get("count")
        if not isinstance(count, int) or count not in self.game.seats:
            count = min(max(3, self.game.seats[0]), self.game.seats[-1])
        self._set_count(count)
        first = setup.get("first")
        if not isinstance(first, int) or first not in range(self.count):
            first = -1
        self.first.setCurrentIndex(first + 1)

    def _set_count(self, count: int) -> None:
        self.counts.button(count).setChecked(True)
        for row in self.seats:
            row.set_free(row.number >= count)
            row.setVisible(row.number < count or self.deal is None)
        self._set_options()
        self._check()

    def _reseat(self, order: Sequence[int]) -> None:
        """Move the player on seat `order[n]` to seat n, with their name."""
        rows = self.seats[: self.count]
        seated = [(row.player, row.travelling_name) for row in rows]
        for row, came_from in zip(rows, order, strict=True):
            row.set_seat(*seated[came_from])
        self._check()

    def _set_options(self) -> None:
        """What can be set depends on how many play, and on what else is set."""
        for option in self.options:
            option.set_match(self.count, {row.option.name: row.value() for row in self.options})
            if self.deal:
                option.setEnabled(False)
        self.first.setEnabled(self.deal is None)

    def _check(self) -> None:
        """Says what is missing, and keeps the list of who can start up to date."""
        first = self._first_person()
        for row in self.seats:
            row.set_first(row is first)
        self._levels.setText(self._told_of_bots())
        self.fair.offer(self.game.id, self.count, len(self._bot_rows()))
        fault = self._fault()
        self.fault.setText(fault)
        self.start.setEnabled(not fault)
        chosen = max(0, self.first.currentIndex())
        self.first.clear()
        self.first.addItem(self.tr("Fate decides"))
        for row in self.seats[: self.count]:
            self.first.addItem(row.seat.name or str(row.number + 1))
        self.first.setCurrentIndex(chosen if chosen < self.first.count() else 0)

    def set_rating(self, rating: "Rating") -> None:
        """So strong is the person at this computer: bots can be proposed."""
        self.fair.rating = rating
        self._check()

    def _propose(self) -> None:
        for row, kind in zip(self._bot_rows(), self.fair.levels, strict=True):
            row.set_seat(kind, row.own_name)
        self._check()

    def _bot_rows(self) -> list[SeatRow]:
        return [row for row in self.seats[: self.count] if row.player != HUMAN]

    def _told_of_bots(self) -> str:
        """What the chosen levels are like, the weakest first, and the chosen temperaments."""
        rows = self.seats[: self.count]
        chosen = {plain(row.player) for row in rows}
        told = [self._texts.player_line(kind) for kind in bots_for(self.game.id) if kind in chosen]
        info = GAME_INFOS[self.game.id]
        told += [info.manner(row.player, row.seat.name) for row in rows]
        return " ".join(filter(None, told))

    def _first_person(self) -> SeatRow | None:
        """Where the person at this computer sits."""
        return next((row for row in self.seats[: self.count] if row.player == HUMAN), None)

    def _fault(self) -> str:
        names = [row.seat.name for row in self.seats[: self.count]]
        if "" in names:
            number = names.index("") + 1
            return self.tr("Give seat {number} a name.").format(number=number)
        folded = [name.casefold() for name in names]
        for n, name in enumerate(names):
            if folded[n] in folded[:n]:
                return self.tr("Two players are called {name}: change one.").format(name=name)
        if not all(name.isprintable() for name in names):
            return self.tr("A name contains a character that cannot be saved.")
        return ""

    def begin(self) -> None:
        rows = self.seats[: self.count]
        if self.deal:
            self.started.emit(self.deal.until(0).with_seats([row.seat for row in rows]))
            return
        first = self.first.currentIndex() - 1 if self.game.any_first else 0
        options = {row.option.name: row.value() for row in self.options}
        try:
            match = Match.new(
                self.game,
                [with_temper(row.seat) for row in rows],
                options,
                first=first if first >= 0 else None,
            )
        except BadSetup as error:
            self.fault.setText(self._texts.bad_setup(error))
            return
        self._keep(first, options)
        self.started.emit(match)

    def _keep(self, first: int, options: dict[str, Any]) -> None:
        # a name that was not chosen differs from language to language
        seats = [{"name": row.own_name, "player": row.player} for row in self.seats]
        setup = {"count": self.count, "first": first, "options": options, "seats": seats}
        self._settings.set_setup(self.game.id, setup)
        mine = self._first_person()
        if mine and mine.own_name:
            self._settings.player_name = mine.seat.name

    def retranslate(self) -> None:
        super().retranslate()
        if self.count > 0:
            self._check()

    def _spread_out(self) -> None:
        """In the middle of a large window, and not stretched over it."""
        widgets.spread_out(self)
        scale = theme.text_scale()
        across = max(0, round(self._around.width() - WIDEST * scale) // 2)
        down = max(0, round(self._around.height() - HIGHEST * scale) // 2)
        self._around.setContentsMargins(across, down, across, down)
        # on a small screen with large letters it is told by the tool tips alone
        self._levels.show()
        needed = self._cards.totalHeightForWidth(self._seats_area.width())
        room = self._around.height() - 2 * down - self.start.sizeHint().height()
        self._levels.setVisible(needed <= room - theme.zoomed(6 * theme.GRID))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._spread_out()

    def showEvent(self, event: QShowEvent) -> None:
        self._spread_out()
        super().showEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._spread_out()
            for row in self.seats:
                row.paint_sign()
