"""The statistics page: one player, one game or all of them."""

from pathlib import Path

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QMenu,
    QVBoxLayout,
    QWidget,
)

from boomerang_desktop import storage
from boomerang_desktop.desktop.games import GAME_INFOS
from boomerang_desktop.desktop.library.people import People
from boomerang_desktop.desktop.library.service import LibraryService
from boomerang_desktop.desktop.look import assets, theme, widgets
from boomerang_desktop.desktop.look.invitation import Invitation
from boomerang_desktop.desktop.look.notice import Notice
from boomerang_desktop.desktop.look.page_bar import PageBar
from boomerang_desktop.desktop.pages.fields import Combo
from boomerang_desktop.desktop.statistics.card import PlotCard
from boomerang_desktop.desktop.statistics.figures import Figures, gather
from boomerang_desktop.desktop.statistics.plots import Curve, Pairs, ResultMarks, Shares
from boomerang_desktop.desktop.statistics.texts import StatisticsTexts

ROOMY = 960
"""Minimum width in pixels for two cards side by side, at the usual text size."""


class StatisticsPage(widgets.Translated):
    left = Signal()
    wanted = Signal(str)
    """Emits the name of one of the window's actions."""

    def __init__(self, keeper: LibraryService, people: People, menu: QMenu) -> None:
        super().__init__()
        self._keeper, self._people = keeper, people
        self._texts = StatisticsTexts(self)
        self.figures: Figures | None = None
        self._waiting = self._once_more = False
        """Whether figures are being computed, and whether they will be outdated."""
        self.person, self.game = Combo(), Combo()
        for game_id in ("", *GAME_INFOS):
            self.game.addItem("", game_id)
        for combo in (self.person, self.game):
            combo.activated.connect(lambda _: self.refresh())
        self.notice = Notice()
        self.invitation = Invitation("chart")
        self._short = widgets.label("lead", wrap=True)
        self._helped = widgets.label("muted", wrap=True)
        self.marks = PlotCard(ResultMarks())
        self.by_game, self.by_seats, self.by_level = (PlotCard(Shares()) for _ in range(3))
        self.rating, self.scores = PlotCard(Curve()), PlotCard(Curve(joined=False))
        self.points = PlotCard(Pairs())
        self.luck = PlotCard(Curve(joined=False))
        self.mistakes = PlotCard(Curve(joined=False))
        self.cards = (
            self.rating,
            self.by_game,
            self.by_level,
            self.by_seats,
            self.points,
            self.scores,
            self.luck,
            self.mistakes,
        )
        self._build(menu)
        keeper.changed.connect(self.refresh)
        self._shown: list[PlotCard] = []
        people.changed.connect(self._list_people)
        people.changed.connect(self.refresh)
        self.retranslate()

    def _build(self, menu: QMenu) -> None:
        head = self._head = QFrame()
        head.setProperty("role", "card")
        first = QVBoxLayout(head)
        first.setContentsMargins(2 * theme.GRID, theme.GRID, 2 * theme.GRID, theme.GRID)
        first.addWidget(self._short)
        first.addWidget(self._helped)
        inside = widgets.Tall()
        column = QVBoxLayout(inside)
        edge = 2 * theme.GRID
        column.setContentsMargins(edge, edge, edge, edge)
        column.setSpacing(edge)
        column.addWidget(head)
        column.addWidget(self.marks)
        self._grid = QGridLayout()
        self._grid.setSpacing(edge)
        for card in self.cards:
            self._grid.addWidget(card)
        column.addLayout(self._grid)
        column.addWidget(self.invitation, 1)
        column.addStretch()
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._bar(menu))
        whole.addWidget(widgets.scrolling(inside), 1)
        below = QHBoxLayout()
        below.setContentsMargins(edge, 0, edge, edge)
        below.addWidget(self.notice)
        whole.addLayout(below)

    def _bar(self, menu: QMenu) -> PageBar:
        self.bar = PageBar(menu)
        self.bar.left.connect(self.left)
        self.export = widgets.button("export", "plain")
        self.export.clicked.connect(lambda: self.wanted.emit("statistics_export"))
        self.people_button = widgets.button("people", "plain")
        self.people_button.clicked.connect(lambda: self.wanted.emit("profiles"))
        row = self.bar.middle
        row.addStretch(1)
        row.addWidget(self.person)
        row.addWidget(self.game)
        row.addWidget(self.export)
        row.addWidget(self.people_button)
        return self.bar

    # --- figures

    def open(self) -> None:
        self._list_people()
        self.refresh()
        self._keeper.catch_up()

    def _list_people(self) -> None:
        chosen = self.person.currentData()
        self.person.clear()
        profiles, me = self._people.profiles.all, self._people.me
        if me is None:
            self.person.addItem(assets.icon("person"), self.tr("You"), "")
        for profile in profiles:
            self.person.addItem(self._people.icon(profile), profile.name, profile.id)
        wanted = me.id if chosen is None and me else chosen
        self.person.setCurrentIndex(max(0, self.person.findData(wanted)))

    def refresh(self) -> None:
        if not self.isVisible():
            return
        if self._waiting:
            self._once_more = True
            return
        self._waiting, game = True, self.game.currentData()
        who, people = self._people.who(self.person.currentData() or ""), self._people.all_by_id()
        self._keeper.ask(
            lambda library: gather(library, who, game, people), self._gathered, self, self._failed
        )

    def _gathered(self, figures: Figures) -> None:
        self.figures = figures
        self._show()
        self._waited()

    def _failed(self, sentence: str) -> None:
        self.notice.tell(sentence)
        self._waited()

    def _waited(self) -> None:
        self._waiting = False
        if self._once_more:
            self._once_more = False
            self.refresh()

    def csv(self, path: Path) -> None:
        """Save the matches shown as CSV."""
        figures = self.figures
        if figures is None:
            return

        def write(_: object) -> str:
            from boomerang_desktop.library.errors import library_error
            from boomerang_desktop.library.statistics import as_csv

            try:
                storage.write(path, as_csv(figures.matches), private=False)
            except OSError as error:
                raise library_error(error, path) from None
            return path.name

        self._keeper.ask(
            write,
            lambda name: self.notice.tell(self.tr("Saved as “{file}”").format(file=name)),
            self,
            self.notice.tell,
        )

    def _show(self) -> None:
        figures, tell = self.figures, self._texts
        if figures is None:
            self._short.setText(self.tr("The figures are being worked out."))
            for card in (self._helped, self.invitation, self.marks, *self.cards):
                card.hide()
            self._shown = []
            return
        none = not figures.whole.played
        self._short.setText("" if none else tell.short(figures))
        self._short.setVisible(not none)
        reading = self.tr("Matches are being read.")
        self.invitation.tell(reading if self._keeper.busy else tell.short(figures))
        self.invitation.setVisible(none)
        self._head.setVisible(not none or bool(figures.helped.played))
        self._helped.setText(tell.helped(figures))
        self._helped.setVisible(bool(figures.helped.played))
        self.export.setEnabled(bool(figures.matches))
        shown = tell.fill(
            figures,
            marks=self.marks,
            rating=self.rating,
            by_game=self.by_game,
            by_level=self.by_level,
            by_seats=self.by_seats,
            points=self.points,
            scores=self.scores,
            luck=self.luck,
            mistakes=self.mistakes,
        )
        self.marks.setVisible(self.marks in shown)
        self._shown = [card for card in self.cards if card in shown]
        self._arrange()

    def _arrange(self) -> None:
        shown = self._shown
        columns = 2 if self.width() >= ROOMY * theme.text_scale() and len(shown) > 1 else 1
        for card in self.cards:
            self._grid.removeWidget(card)
            card.setVisible(card in shown)
        for n, card in enumerate(shown):
            self._grid.addWidget(card, n // columns, n % columns)
        for n in range(2):
            self._grid.setColumnStretch(n, 1 if n < columns else 0)
        if inside := self.marks.parentWidget():
            inside.setMinimumHeight(0)
            inside.updateGeometry()

    # --- look

    def retranslate(self) -> None:
        self.bar.title.setText(self.tr("Statistics"))
        self.game.setItemText(0, self.tr("All games"))
        for n, info in enumerate(GAME_INFOS.values(), 1):
            self.game.setItemText(n, info.name())
        self.game.setAccessibleName(self.tr("Game"))
        self.person.setAccessibleName(self.tr("Whose statistics"))
        if self.person.count() and not self.person.itemData(0):
            self.person.setItemText(0, self.tr("You"))
        buttons: tuple[tuple[QWidget, str], ...] = (
            (self.export, self.tr("Save as a table (CSV)…")),
            (self.people_button, self.tr("Players at this computer")),
        )
        for button, text in buttons:
            widgets.set_tip(button, text)
            button.setAccessibleName(text)
        self._show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        widgets.spread_out(self)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            widgets.spread_out(self)
            self._show()
