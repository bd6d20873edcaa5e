"""Filters for the list of matches: words, game, result, opponent, time."""

from collections.abc import Sequence
from datetime import datetime, timedelta

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from boomerang_desktop.desktop.games import GAME_INFOS
from boomerang_desktop.desktop.look import assets, theme, widgets
from boomerang_desktop.desktop.pages.fields import Combo
from boomerang_desktop.desktop.texts import Texts
from boomerang_desktop.library.entry import NOBODY, Who
from boomerang_desktop.library.query import Query, ResultFilter, Sort

TYPING = 120
"""Milliseconds after a keystroke before searching: the next one may follow."""
LEVELS = ("novice", "casual", "skilled", "expert", "master")
DAYS = (0, 1, 7, 30, 365)
_NAME = "name:"
MARKS = ("", "starred", "unassisted", "assisted", "analysed")
SORTS = (
    (Sort.WHEN, True),
    (Sort.WHEN, False),
    (Sort.GAME, False),
    (Sort.TITLE, False),
    (Sort.LENGTH, True),
    (Sort.RESULT, True),
)


class Filters(widgets.Translated):
    changed = Signal()
    left = Signal()
    """The player finished typing and wants to go to the results."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = Texts(self)
        self.who: Who = NOBODY
        """The player whose wins and losses count."""
        self.names: Sequence[str] = ()
        """The names of all players in all matches, once known."""
        self.words = QLineEdit()
        place = QLineEdit.ActionPosition.TrailingPosition
        self._empty = self.words.addAction(assets.icon("close"), place)
        self._empty.triggered.connect(self.words.clear)
        self._empty.setVisible(False)
        self.words.textChanged.connect(lambda text: self._empty.setVisible(bool(text)))
        self._typing = QTimer(self, singleShot=True, interval=TYPING)
        self._typing.timeout.connect(self.changed)
        self.words.textChanged.connect(lambda: self._typing.start())
        self.words.returnPressed.connect(self.left)
        self.game, self.result, self.opponent = Combo(), Combo(), Combo()
        self.time, self.marks, self.sort = Combo(), Combo(), Combo()
        self._combos = (
            self.game,
            self.result,
            self.opponent,
            self.time,
            self.marks,
            self.sort,
        )
        for combo in self._combos:
            combo.activated.connect(lambda _: self.changed.emit())
            combo.setMinimumContentsLength(6)
        self._fill()
        self._grid = QGridLayout()
        self._grid.setSpacing(theme.GRID)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.GRID)
        self._first = QHBoxLayout()
        self._first.setSpacing(theme.GRID)
        self._first.addWidget(self.words, 1)
        self._first.addWidget(self.sort)
        column.addLayout(self._first)
        column.addLayout(self._grid)
        self._columns = 0
        self.retranslate()

    def _fill(self) -> None:
        for combo, values in (
            (self.game, ("", *GAME_INFOS)),
            (self.result, (None, *ResultFilter)),
            (self.time, DAYS),
            (self.marks, MARKS),
            (self.sort, range(len(SORTS))),
        ):
            for value in values:
                combo.addItem("", value)

    def set_names(self, names: Sequence[str]) -> None:
        if list(names) != list(self.names):
            self.names = names
            self._list_opponents()

    def _list_opponents(self) -> None:
        chosen = self.opponent.currentData()
        self.opponent.clear()
        self.opponent.addItem(self.tr("Anybody"), "")
        for level in LEVELS:
            self.opponent.addItem(self._texts.player(level), f"bot:{level}")
        for name in self.names:
            self.opponent.addItem(name, f"{_NAME}{name}")
        self.opponent.setCurrentIndex(max(0, self.opponent.findData(chosen)))

    def query(self) -> Query:
        opponent = self.opponent.currentData()
        named = opponent.startswith(_NAME)
        days, marks = self.time.currentData(), self.marks.currentData()
        sort, descending = SORTS[self.sort.currentIndex()]
        midnight = datetime.now().astimezone().replace(hour=0, minute=0, second=0, microsecond=0)
        result = self.result.currentData()
        return Query(
            text=self.words.text(),
            game=self.game.currentData(),
            who=self.who if result in (ResultFilter.WON, ResultFilter.LOST) else NOBODY,
            me=self.who,
            result=result,
            opponent=opponent.removeprefix(_NAME) if named else "",
            level="" if named else opponent,
            since=midnight - timedelta(days=days - 1) if days else None,
            starred=True if marks == "starred" else None,
            assisted={"assisted": True, "unassisted": False}.get(marks),
            analysed=True if marks == "analysed" else None,
            challenges=None,
            sort=sort,
            descending=descending,
        )

    @property
    def idle(self) -> bool:
        """Whether no filter is active."""
        combos = (self.game, self.result, self.opponent, self.time, self.marks)
        return not self.words.text() and not any(combo.currentIndex() for combo in combos)

    def clear(self) -> None:
        for combo in self._combos[:-1]:
            combo.setCurrentIndex(0)
        self.words.clear()
        self._typing.stop()
        self.changed.emit()

    def retranslate(self) -> None:
        self.words.setPlaceholderText(self.tr("Search by name"))
        self.words.setAccessibleName(self.tr("Search by name"))
        self._empty.setText(self.tr("Clear the search"))
        results = (self.tr("Won"), self.tr("Lost"), self.tr("Unfinished"))
        texts: dict[Combo, tuple[str, Sequence[str]]] = {
            self.game: (
                self.tr("Game"),
                (self.tr("All games"), *(info.name() for info in GAME_INFOS.values())),
            ),
            self.result: (self.tr("Result"), (self.tr("Any result"), *results)),
            self.time: (
                self.tr("When it was played"),
                (
                    self.tr("At any time"),
                    self.tr("Today"),
                    self.tr("In the last 7 days"),
                    self.tr("In the last 30 days"),
                    self.tr("In the last year"),
                ),
            ),
            self.marks: (
                self.tr("Marks"),
                (
                    self.tr("Any marks"),
                    self.tr("Starred"),
                    self.tr("Without help"),
                    self.tr("With help"),
                    self.tr("Analysed"),
                ),
            ),
            self.sort: (
                self.tr("Order"),
                (
                    self.tr("Latest first"),
                    self.tr("Earliest first"),
                    self.tr("By game"),
                    self.tr("By name"),
                    self.tr("Longest first"),
                    self.tr("Wins first"),
                ),
            ),
        }
        for combo, (name, values) in texts.items():
            combo.setAccessibleName(name)
            widgets.set_tip(combo, name)
            for n, text in enumerate(values):
                combo.setItemText(n, text)
        self.opponent.setAccessibleName(self.tr("Opponent"))
        widgets.set_tip(self.opponent, self.tr("Opponent"))
        self._list_opponents()
        self._arrange()

    def _arrange(self) -> None:
        """Put the filters side by side or, where that is too narrow, in rows of two or three
        including the order."""
        *combos, order = self._combos
        gap = theme.GRID
        widths = [combo.sizeHint().width() + gap for combo in self._combos]
        room = self.width() + gap
        columns = len(combos)
        if sum(widths[:-1]) > room:
            columns = 3 if sum(sorted(widths)[-3:]) <= room else 2
        if columns == self._columns:
            return
        self._columns = columns
        wide = columns == len(combos)
        if wide:
            self._first.addWidget(order)
        for n, combo in enumerate(combos if wide else self._combos):
            self._grid.addWidget(combo, n // columns, n % columns)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def focus(self) -> None:
        self.words.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.words.selectAll()
