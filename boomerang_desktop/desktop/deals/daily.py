"""The page of the deal of the day: one per game, the same on every machine."""

from datetime import date, datetime, time, timedelta
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from boomerang_desktop.desktop.deals.calendar import MonthView
from boomerang_desktop.desktop.dialogs.overlay import TitledDialog
from boomerang_desktop.desktop.games import GAME_INFOS
from boomerang_desktop.desktop.library.match_texts import MatchTexts
from boomerang_desktop.desktop.library.people import People
from boomerang_desktop.desktop.library.service import LibraryService
from boomerang_desktop.desktop.look import theme, widgets

if TYPE_CHECKING:
    from boomerang_desktop.library.entry import Entry
    from boomerang_desktop.library.library import Library

BACK = 400
"""Number of days the calendar goes back."""


class DailyDialog(TitledDialog):
    play_wanted = Signal(str, object)
    """Emits a game, and the day whose deal to play."""
    opened = Signal(object)
    """Emits a match played with the deal."""

    def __init__(
        self, keeper: LibraryService, people: People, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._keeper, self._people, self._match_texts = keeper, people, MatchTexts(self)
        self.today = date.today()
        self._days: dict[str, dict[date, list[Entry]]] = {}
        """Attempts at the deals, by game and day."""
        self._about = widgets.label("muted", wrap=True)
        self.games = QButtonGroup(self)
        games = QVBoxLayout()
        games.setSpacing(theme.GRID)
        for n in range(len(GAME_INFOS)):
            choice = QPushButton()
            choice.setCheckable(True)
            choice.setProperty("role", "choice")
            choice.setStyleSheet("text-align: left; padding-left: 14px;")
            self.games.addButton(choice, n)
            games.addWidget(choice)
        self.games.button(0).setChecked(True)
        self.games.idClicked.connect(lambda _: self._show())
        self.month = MonthView()
        self.month.chosen.connect(lambda _: self._tell_day())
        self._streak = widgets.label("strong", wrap=True)
        self._result = widgets.label(wrap=True)
        self._counts = widgets.label("muted", wrap=True)
        self.play = widgets.button("play", "main")
        self.play.clicked.connect(self._play)
        self.look = widgets.button("eye")
        self.look.clicked.connect(self._look)
        games.addStretch(1)
        for part in (self._counts, self.look):
            # the button under the pointer stays in place, whichever day is selected
            policy = part.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            part.setSizePolicy(policy)
        for part in (self._result, self._counts, self.play, self.look):
            games.addWidget(part)
        beside = QVBoxLayout()
        beside.setSpacing(theme.GRID)
        beside.addWidget(self._streak)
        beside.addWidget(self.month)
        beside.addStretch(1)
        row = QHBoxLayout()
        row.setSpacing(3 * theme.GRID)
        row.addLayout(games, 1)
        row.addLayout(beside)
        self.body.addWidget(self._about)
        self.body.addLayout(row)
        self.play.setDefault(True)
        self.play.setFocus()
        self.retranslate()
        keeper.changed.connect(self._ask)
        self._ask()
        keeper.catch_up()

    def wanted(self) -> QSize:
        return QSize(round(640 * theme.text_scale()), 0)

    @property
    def game(self) -> str:
        return list(GAME_INFOS)[self.games.checkedId()]

    def _ask(self) -> None:
        who = self._people.who()
        days = [self.today - timedelta(days=n) for n in range(BACK)]
        first = datetime.combine(days[-1], time()).astimezone()

        def find(library: "Library") -> dict[str, dict[date, list["Entry"]]]:
            from boomerang_desktop.library.deals.daily import calendar
            from boomerang_desktop.library.query import Query

            entries = library.entries(Query(who=who, since=first))
            return {game: calendar(entries, who, game, days) for game in GAME_INFOS}

        self._keeper.ask(find, self._found, self)

    def _found(self, days: "dict[str, dict[date, list[Entry]]]") -> None:
        self._days = days
        self.retranslate()

    def _attempt(self, day: date, game: str = "") -> "Entry | None":
        """The attempt at that deal that counts."""
        from boomerang_desktop.library.deals.attempts import counting

        return counting(self._days.get(game or self.game, {}).get(day, []))

    def _show(self) -> None:
        from boomerang_desktop.library.deals.daily import streak

        played = self._days.get(self.game, {})
        results = {}
        for day in played:
            if entry := self._attempt(day):
                won = entry.seat_of(self._people.who()) in entry.winners if entry.over else None
                results[day] = won, self._match_texts.result(entry)
        self.month.show_days(results, self.today)
        self.month.setAccessibleName(self.tr("Calendar"))
        days = streak(played, self.today)
        self._streak.setText(
            self.tr("%n day(s) in a row", "", days) if days else self.tr("No streak yet")
        )

    def _tell_day(self) -> None:
        entry = self._attempt(self.month.day)
        self._result.setText(self.month.said(self.month.day))
        self._counts.setVisible(entry is not None)
        self.look.setVisible(entry is not None and entry.over)
        counts = self.tr("Your first attempt counts: play it to its end, or give it up.")
        if entry is None:
            today = self.month.day == self.today
            text = self.tr("Play today’s deal") if today else self.tr("Play this deal")
        elif entry.over:
            text = self.tr("Play it for practice")
            counts = self.tr("Your first attempt counts, and this was it.")
        else:
            text = self.tr("Go on with it")
        self._counts.setText(counts)
        self.play.setText(text)
        if self.isVisible():
            self.fit()

    def _play(self) -> None:
        self.play_wanted.emit(self.game, self.month.day)
        self.accept()

    def _look(self) -> None:
        if entry := self._attempt(self.month.day):
            self.opened.emit(entry)
            self.accept()

    def retranslate(self) -> None:
        self.set_title(self.tr("Deal of the day"))
        self._about.setText(
            self.tr("One deal for each game, every day, and the same on every computer.")
        )
        for n, (game, info) in enumerate(GAME_INFOS.items()):
            button = self.games.button(n)
            entry = self._attempt(self.today, game)
            done = entry is not None and entry.over
            text = self.tr("{game} · played today") if done else "{game}"
            button.setText(text.format(game=info.name()))
        self.look.setText(self.tr("Look at it"))
        self._show()
        self._tell_day()
