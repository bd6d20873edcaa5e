"""The first page: five games to begin, one to go on with, and those played before."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QIcon, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QMenu,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.games import GAME_INFOS
from boomerang_desktop.desktop.library.match_texts import MatchTexts
from boomerang_desktop.desktop.library.service import LibraryService
from boomerang_desktop.desktop.look import assets, theme, widgets
from boomerang_desktop.desktop.pages.tiles import SHADOW, TITLES, GameTile, MatchCard
from boomerang_desktop.desktop.pages.welcome import NameCard
from boomerang_desktop.desktop.saves import SavedMatch, Saves
from boomerang_desktop.desktop.settings import Settings
from boomerang_desktop.desktop.texts import usual_name
from boomerang_desktop.study.progress import Progress, game_of_the_day, levels

if TYPE_CHECKING:
    from boomerang_desktop.library.entry import Entry
    from boomerang_desktop.library.library import Library

LOW = 620
"""Pixels under which a window is low, at the usual text size."""
RECENT = 6
"""How many matches are shown of those played before; all others are in the library."""


class HomePage(widgets.Translated):
    chosen = Signal(str)
    """A game to sit down to."""
    resumed = Signal()
    opened = Signal(Path)
    """A match played before."""
    wanted = Signal(str)
    """An action by its name."""

    def __init__(
        self,
        saves: Saves,
        settings: Settings,
        progress: Progress,
        keeper: LibraryService,
        menu: QMenu,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._saves, self._settings, self._progress = saves, settings, progress
        self._keeper, self._match_texts = keeper, MatchTexts(self)
        keeper.changed.connect(self._ask_for_recent)
        settings.watch(self._ask_name, "player_name", "name_asked")
        self._awake = False
        """Whether the first picture has been drawn: the library is not loaded before."""
        # no focus ring before the keyboard is used
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._running: SavedMatch | None = None
        self._kept: list[Entry] = []

        self.tiles = [GameTile(game_id) for game_id in GAME_INFOS]
        for tile in self.tiles:
            tile.clicked.connect(lambda _=False, tile=tile: self.chosen.emit(tile.game_id))

        grid = self._grid = QGridLayout()
        grid.setSpacing(2 * theme.GRID - 2 * SHADOW)
        for n, tile in enumerate(self.tiles):
            grid.addWidget(tile, n // 3, n % 3)
        grid.addWidget(self._make_panel(), 1, 2)
        for n in range(3):
            grid.setColumnStretch(n, 1)
        for n in range(2):
            grid.setRowStretch(n, 1)

        outer = self._outer = QVBoxLayout(self)
        edge = 4 * theme.GRID
        outer.setContentsMargins(edge - SHADOW, 2 * theme.GRID, edge - SHADOW, edge - 2 * SHADOW)
        outer.setSpacing(theme.GRID)
        outer.addLayout(self._header(menu))
        self.name_card = NameCard()
        self.name_card.answered.connect(self._named)
        named = QHBoxLayout()
        named.setContentsMargins(SHADOW, 0, SHADOW, 0)
        named.addWidget(self.name_card)
        outer.addLayout(named)
        outer.addLayout(grid, 1)
        # the page has the focus when it opens
        self.says(
            self,
            lambda: f"{self._title.text()} · {self._tagline.text()}",
            HomePage.setAccessibleName,
        )
        self.retranslate()

    def _header(self, menu: QMenu) -> QHBoxLayout:
        self._logo = widgets.label()
        self._title = self.says(widgets.label("display"), lambda: self.tr("Boomerang"))
        self._tagline = self.says(widgets.label("muted"), lambda: self.tr("Five games, one table"))
        self._buttons = {
            name: widgets.button(name, "plain") for name in ("rules", "settings", "about")
        }
        self._menu = self.says(widgets.menu_button(menu), lambda: self.tr("Menu"), widgets.set_name)
        row = self._head = QHBoxLayout()
        row.setContentsMargins(SHADOW, 0, SHADOW, 0)
        row.setSpacing(theme.GRID)
        row.addWidget(self._logo)
        row.addSpacing(theme.GRID)
        row.addWidget(self._title)
        row.addSpacing(2 * theme.GRID)
        row.addWidget(self._tagline, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addStretch(1)
        for name, made in self._buttons.items():
            made.clicked.connect(lambda _=False, name=name: self.wanted.emit(name))
            row.addWidget(made)
        row.addWidget(self._menu)
        return row

    def _make_panel(self) -> QWidget:
        self.resume_card = MatchCard(main=True)
        self.resume_card.clicked.connect(self.resumed)
        self.recent_cards: list[MatchCard] = []
        self._recent_head = self.says(widgets.label("head"), lambda: self.tr("Played before"))
        self.all_button = widgets.button("shelf", "slim")
        self.all_button.clicked.connect(lambda: self.wanted.emit("library"))
        self.daily_button = widgets.button("calendar", "slim")
        self.daily_button.clicked.connect(lambda: self.wanted.emit("daily"))
        self.puzzle_button = widgets.button("puzzle", "slim")
        self.puzzle_button.clicked.connect(lambda: self.wanted.emit("puzzle_of_the_day"))
        self.puzzles_button = widgets.button("list", "slim")
        self.puzzles_button.clicked.connect(lambda: self.wanted.emit("puzzles"))
        ways_on = (self.all_button, self.daily_button, self.puzzle_button, self.puzzles_button)
        self._signs = {button: button.icon() for button in ways_on}

        place = QFrame()
        place.setProperty("role", "place")
        invitation = self.says(
            widgets.label("muted", wrap=True),
            lambda: self.tr(
                "Matches you play will be listed here. You can also drop a record here."
            ),
        )
        invitation.setAlignment(Qt.AlignmentFlag.AlignCenter)
        inside = QVBoxLayout(place)
        inside.setContentsMargins(3 * theme.GRID, theme.GRID, 3 * theme.GRID, theme.GRID)
        inside.addWidget(invitation)
        self._none_yet = QWidget()
        around = QVBoxLayout(self._none_yet)
        around.setContentsMargins(SHADOW, theme.GRID // 2, SHADOW, 0)
        around.addWidget(place)

        panel = QWidget()
        column = QVBoxLayout(panel)
        column.setContentsMargins(0, 0, 0, SHADOW)
        column.setSpacing(0)
        column.addWidget(self.resume_card)
        ways = self._ways = QGridLayout()
        ways.setContentsMargins(SHADOW, theme.GRID // 2, SHADOW, theme.GRID // 2)
        ways.setHorizontalSpacing(theme.GRID)
        ways.setVerticalSpacing(theme.GRID // 2)
        column.addLayout(ways)
        head = QHBoxLayout()
        head.setContentsMargins(SHADOW, 0, SHADOW, 0)
        head.addWidget(self._recent_head, 1)
        column.addLayout(head)
        column.addWidget(self._make_list(), 1)
        column.addWidget(self._none_yet, 1)
        return panel

    def _make_list(self) -> QScrollArea:
        inside = QWidget()
        self._rows = QVBoxLayout(inside)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(0)
        # however few there are, they are at the top
        self._rows.addStretch(1)
        self.list = QScrollArea()
        self.list.setWidget(inside)
        self.list.setWidgetResizable(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Tab goes from match to match
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        return self.list

    def _add_card(self) -> None:
        card, n = MatchCard(), len(self.recent_cards)
        card.clicked.connect(lambda: self.opened.emit(self._kept[n].path))
        self.recent_cards.append(card)
        self._rows.insertWidget(n, card)

    def refresh(self) -> None:
        """Reload what is on disk."""
        self._running = self._saves.running()
        if self._awake:
            self._keeper.catch_up()
            self._ask_for_recent()
        for tile in self.tiles:
            if done := self._progress.done(tile.game_id):
                core = set(levels(tile.game_id, core=True))
                further = set(levels(tile.game_id)) - core
                tile.set_learnt((len(done & core), len(core)), (len(done & further), len(further)))
        self._ask_name()
        self._fill()

    def _ask_name(self) -> None:
        """Unless it is known by now: the settings ask for it too."""
        known = self._settings.name_asked or self._settings.player_name
        self.name_card.setVisible(not known)

    def _wake_up(self) -> None:
        self._awake = True
        self._lay_out()
        self._keeper.catch_up()
        self._ask_for_recent()

    def _ask_for_recent(self) -> None:
        if not self._awake or not self.isVisible():
            return

        def find(library: "Library") -> list["Entry"]:
            from boomerang_desktop.library.query import Query

            return library.page(Query(running=False), 0, RECENT)

        self._keeper.ask(find, self._show_recent, self)

    def _show_recent(self, entries: "list[Entry]") -> None:
        self._kept = entries
        self._fill()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._awake:
            QTimer.singleShot(0, self, self._wake_up)

    def _named(self, name: str) -> None:
        """Asked once, whatever the answer was."""
        if name:
            self._settings.player_name = name
        self._settings.name_asked = True
        self.name_card.hide()
        self.setFocus()

    def retranslate(self) -> None:
        super().retranslate()
        for tile in self.tiles:
            game = tile.game_id
            tile.set_texts(
                GAME_INFOS[game].name(),
                GAME_INFOS[game].printed(),
                GAME_INFOS[game].players(),
                GAME_INFOS[game].line(),
            )
        self._fill()
        self._lay_out()

    def _fill(self) -> None:
        self.resume_card.setVisible(self._running is not None)
        if self._running:
            head = self.tr("Resume {game}").format(game=GAME_INFOS[self._running.game].name())
            self.resume_card.set_match(self._running.game, head, _names(self._running))
        self._none_yet.setVisible(not self._kept)
        self.list.setVisible(bool(self._kept))
        while len(self.recent_cards) < len(self._kept):
            self._add_card()
        for n, card in enumerate(self.recent_cards):
            card.setVisible(n < len(self._kept))
        for card, kept in zip(self.recent_cards, self._kept, strict=False):
            told = (
                self._match_texts.result(kept),
                self._match_texts.when(kept),
                self._match_texts.players(kept),
            )
            card.set_match(kept.game, self._match_texts.name(kept), " · ".join(told))

    def _game_of_the_day(self) -> str:
        """Whose puzzle it is; the first picture of the window does not wait for it."""
        if not self._awake:
            return ""
        from datetime import date

        return game_of_the_day(date.today())

    def _fit(self) -> None:
        """In a narrow window what is needed least is left out, and nothing is cut."""
        texts = {
            self._buttons["rules"]: self.tr("Rules"),
            self._buttons["settings"]: self.tr("Settings"),
            self._buttons["about"]: self.tr("About"),
            self.all_button: self.tr("All matches"),
            self.daily_button: self.tr("Deal of the day"),
        }
        game = self._game_of_the_day()
        self.puzzle_button.setVisible(bool(game))
        self.puzzles_button.setVisible(bool(game))
        texts[self.puzzle_button] = self.tr("Puzzle of the day")
        texts[self.puzzles_button] = self.tr("All puzzles")
        for button, text in texts.items():
            _caption(button, text, shown=True)
        edges = self._outer.contentsMargins()
        wide = self.width() - edges.left() - edges.right()
        self._tagline.hide()
        self._head.invalidate()
        free = wide - self._head.sizeHint().width() - 2 * theme.zoomed(theme.GRID)
        self._tagline.setVisible(self._tagline.sizeHint().width() <= free)
        for button in self._buttons.values():
            _caption(button, texts[button], shown=free >= 0)
        # the three columns are equally wide, whatever the last one says
        column = (wide - 2 * self._grid.horizontalSpacing()) // 3
        # in a low window puzzles have no row of their own; and with large letters too the cards
        # speak for themselves
        low = self.height() <= theme.zoomed(LOW)
        self._recent_head.setVisible(self.height() > theme.zoomed(LOW) * theme.text_size())
        puzzles = [self.puzzle_button, self.puzzles_button] if game else []
        first = [self.daily_button, self.all_button]
        rows = [[*first, *puzzles]] if low else [first, puzzles]
        for line, row in enumerate(rows):
            for place, button in enumerate(row):
                self._ways.addWidget(button, line, place)
                self._ways.setColumnStretch(place, 1)
        gap = theme.zoomed(2 * SHADOW)

        def fits() -> bool:
            return all(
                sum(button.sizeHint().width() + gap for button in row) - gap // 2 <= column
                for row in rows
            )

        # words say more than signs
        for words, signs in ((True, True), (True, False), (False, True)):
            for button in (*first, *puzzles):
                _caption(button, texts[button], shown=words)
                button.setIcon(self._signs[button] if signs else QIcon())
            if fits():
                break
        if game:
            text = self.tr("Puzzle of the day: {game}").format(game=GAME_INFOS[game].name())
            widgets.set_tip(self.puzzle_button, text)
            self.puzzle_button.setAccessibleName(text)

    def _arrange(self) -> None:
        """Makes all captions as high as the longest needs, and all titles the same size."""
        fitting = (size for size in TITLES if all(tile.title_fits(size) for tile in self.tiles))
        title = next(fitting, TITLES[-1])
        for tile in self.tiles:
            tile.title_size = title
        caption = max(tile.caption_needed() for tile in self.tiles)
        tells_printed = all(tile.has_room_for_printed() for tile in self.tiles)
        for tile in self.tiles:
            tile.caption, tile.tells_printed = caption, tells_printed
            tile.update()
        size = round(56 * theme.text_scale())
        self._logo.setPixmap(assets.pixmap("app/boomerang", size, size))

    def _lay_out(self) -> None:
        """Not before the page is shown, and then once: the first picture of the window waits for
        it."""
        if self.isVisible():
            self._fit()
            self._outer.activate()
            self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        widgets.spread_out(self)
        self._lay_out()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self.isVisible():
            widgets.spread_out(self)
            self._lay_out()


def _caption(button: QPushButton, text: str, *, shown: bool) -> None:
    """What a button says: written on it or, where there is no room, in its tooltip."""
    button.setText(text if shown else "")
    widgets.set_tip(button, "" if shown else text)
    button.setAccessibleName(text)


def _names(kept: SavedMatch) -> str:
    """List the players; default names are in the current language."""
    unnamed = languages.nameless(kept.players)
    names = (usual_name(n) if n in unnamed else name for n, name in enumerate(kept.players))
    return ", ".join(names)
