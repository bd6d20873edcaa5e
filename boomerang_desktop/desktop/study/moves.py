"""The list of decisions, with what is thought of them."""

from collections.abc import Iterator
from enum import Enum

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon
from PySide6.QtWidgets import QBoxLayout, QListView, QListWidget, QListWidgetItem, QVBoxLayout

from boomerang_desktop.desktop.look import assets, references, theme, widgets
from boomerang_desktop.desktop.pages.fields import Combo
from boomerang_desktop.desktop.study.desk import Desk
from boomerang_desktop.desktop.table.after.luck import (
    NOTABLE,
    Luck,
    hides,
    percent,
    signed,
    with_sign,
)
from boomerang_desktop.games.core import ONLOOKER
from boomerang_desktop.match.analysis import Analysis, Moment

NUMBER = Qt.ItemDataRole.UserRole
SIGN = 14
MOST = 0.3
"""Of the window's height, for the moments that decided the match."""
NO_LIMIT = 2**24 - 1
"""As Qt has it."""


class Filter(Enum):
    DECISIVE = "the moments that decided the match"
    ALL = "every decision"
    MINE = "those of one seat"
    MISTAKES = "where something was lost"
    LUCK = "where luck weighed"


class Moves(widgets.Translated):
    chosen = Signal(int)
    """The number of a decision."""

    def __init__(self) -> None:
        super().__init__()
        self._luck = Luck(self)
        self._desk: Desk | None = None
        self._analysis: Analysis | None = None
        self._seat = 0
        self.filter = Combo()
        self.filter.activated.connect(lambda _: self._fill())
        self.list = QListWidget()
        self.list.setWordWrap(True)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.itemClicked.connect(self._choose)
        self.list.itemActivated.connect(self._choose)
        self.learn = widgets.button("", "slim")
        self.none = widgets.label("muted", wrap=True)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row.addWidget(self.filter, 1)
        self._row.addWidget(self.learn)
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(self._row)
        column.addWidget(self.none)
        column.addWidget(self.list, 1)

    def event(self, event: QEvent) -> bool:
        """Where filter and button do not fit beside each other they stand one below the other."""
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            wide = self.filter.sizeHint().width() + self.learn.sizeHint().width()
            fit = wide + self._row.spacing() <= self.width()
            way = QBoxLayout.Direction
            self._row.setDirection(way.LeftToRight if fit else way.TopToBottom)
            self._make_room()
        return super().event(event)

    def _make_room(self) -> None:
        """What decided the match is seen at a glance, wherever that leaves room for the rest; and
        takes no more than it needs."""
        few = self.shown is Filter.DECISIVE
        rows = range(self.list.count() if few else 0)
        high = sum(map(self.list.sizeHintForRow, rows)) + 2 * self.list.frameWidth()
        self.list.setMinimumHeight(min(high, round(MOST * self.window().height())))
        self.list.setMaximumHeight(high if few else NO_LIMIT)
        self.setMaximumHeight(self._column.totalMaximumSize().height())

    def _choose(self, item: QListWidgetItem) -> None:
        self.chosen.emit(item.data(NUMBER))

    # --- what is in it

    def show_moves(self, desk: Desk, analysis: Analysis | None, seat: int) -> None:
        """`seat`: whose match it is."""
        self._desk, self._analysis, self._seat = desk, analysis, seat
        self.retranslate()

    @property
    def shown(self) -> Filter:
        return Filter(self.filter.currentData() or Filter.DECISIVE)

    def choose_filter(self, wanted: Filter) -> None:
        self.filter.setCurrentIndex(list(Filter).index(wanted))
        self._fill()

    def retranslate(self) -> None:
        if self._desk is None:
            return
        words, here = self._desk.board.words, max(0, self.filter.currentIndex())
        texts = {
            Filter.DECISIVE: self.tr("Decisive moments"),
            Filter.ALL: self.tr("All moves"),
            Filter.MINE: words.by(self._seat, self.tr("Your moves"), self.tr("Moves of {name}")),
            Filter.MISTAKES: self.tr("Mistakes"),
            Filter.LUCK: self.tr("Luck"),
        }
        if self._analysis and self._analysis.complete and not hides(self._analysis):
            del texts[Filter.LUCK]
        self.filter.clear()
        for each, text in texts.items():
            self.filter.addItem(text, each)
        self.filter.setCurrentIndex(here)
        self.filter.setAccessibleName(self.tr("Which moves are listed"))
        self.list.setAccessibleName(self.tr("Moves"))
        self._fill()

    def numbers(self) -> list[int]:
        """The decisions that are listed."""
        return [self.list.item(row).data(NUMBER) for row in range(self.list.count())]

    def _fill(self) -> None:
        desk = self._desk
        if desk is None:
            return
        side = theme.zoomed(SIGN)
        self.list.setIconSize(QSize(side, side))
        self.list.clear()
        for number in self.listed(self.shown):
            seat = desk.match.decisions[number].seat
            item = QListWidgetItem(self.told(number))
            colour = theme.seat_colour(seat).name()
            sign = assets.pixmap(f"seats/{theme.SEAT_SYMBOLS[seat]}", side, side, colour)
            item.setIcon(QIcon(sign))
            item.setData(NUMBER, number)
            moment = self._moment(number)
            if moment and moment.judgement.verdict.rank:
                item.setForeground(QColor(theme.tokens().warn))
            self.list.addItem(item)
        self.none.setVisible(not self.list.count())
        known = self._analysis is not None and self._analysis.complete
        self.none.setText(self.tr("Nothing of that kind") if known else self.tr("Not known yet"))
        self._make_room()
        self.follow(desk.number)

    def _moment(self, number: int) -> Moment | None:
        moments = self._analysis.moments if self._analysis else ()
        return moments[number] if number < len(moments) else None

    def listed(self, wanted: Filter) -> Iterator[int]:
        """The decisions that a filter lets through."""
        analysis, desk = self._analysis, self._desk
        if desk is None:
            return
        if wanted is Filter.DECISIVE:
            # what decided it is not known before all is
            if analysis and analysis.complete:
                yield from (m.number for m in analysis.deciding(self._seat) if self._weighs(m))
            return
        for number, decision in enumerate(desk.match.decisions):
            moment = self._moment(number)
            bad = moment is not None and moment.judgement.verdict.rank
            lucky = moment is not None and abs(moment.seen(self._seat)[1]) >= NOTABLE
            if (
                wanted is Filter.ALL
                or (wanted is Filter.MINE and decision.seat == self._seat)
                or (wanted is Filter.MISTAKES and bad)
                or (wanted is Filter.LUCK and lucky)
            ):
                yield number

    def _weighs(self, moment: Moment) -> bool:
        own = moment.seat == self._seat and moment.judgement.verdict.rank
        return bool(own) or moment.weight(self._seat) >= NOTABLE

    # --- what it says

    def told(self, number: int) -> str:
        """What happened, and on a second line what is thought of it."""
        desk = self._desk
        assert desk is not None
        text, moment = self._what_happened(desk, number), self._moment(number)
        marks = []
        verdict = self._luck.short(moment.judgement.verdict) if moment else ""
        if moment and moment.judgement.verdict.rank:
            verdict = f"{verdict} {signed(-moment.judgement.loss)}"
        if verdict:
            marks.append(verdict)
        if moment and (effect := self._effect(desk, moment)):
            marks.append(effect)
        return "\n".join([f"{desk.step(number)} · {text}", *([" · ".join(marks)] if marks else [])])

    def _effect(self, desk: Desk, moment: Moment) -> str:
        """What it did to the seat whose match it is: luck after a choice of its own; after another
        seat's, what the graph shows of its chance, by whatever cause."""
        mine = moment.seat == self._seat
        change = moment.luck[self._seat] if mine else moment.change(self._seat)
        if abs(change) < NOTABLE:
            return ""
        if mine:
            return self.tr("Luck {change}").format(change=signed(change))
        text = self.tr("Your chances {change}"), self.tr("Chances of {name} {change}")
        before, after = (percent(c.shares[self._seat]) for c in (moment.before, moment.after))
        return desk.board.words.by(self._seat, *text, change=with_sign(after - before))

    def _what_happened(self, desk: Desk, number: int) -> str:
        """What the log says of a decision; of one that was made in secret, only that."""
        match, words = desk.match, desk.board.words
        seat = match.decisions[number].seat
        before, after = (state.view(ONLOOKER) for state in match.states[number : number + 2])
        lines = words.lines(before, match.events(number), after)
        told = next((line for line in lines if line.seat == seat), lines[0] if lines else None)
        if told:
            return references.plain(told.text)
        if desk.sees(number):
            return desk.told(number, match.decisions[number].move)
        return words.by(seat, self.tr("You choose in secret"), self.tr("{name} chooses in secret"))

    def follow(self, number: int | None) -> None:
        """Marks the decision that is looked at, if it is listed."""
        row = self.numbers().index(number) if number in self.numbers() else -1
        self.list.setCurrentRow(row)
