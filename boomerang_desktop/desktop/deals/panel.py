"""Below the result: earlier results of the same deal, yours and others', and par."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QDateTime, QLocale, Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QVBoxLayout, QWidget

from boomerang_desktop.desktop.deals.par import ParPlayer
from boomerang_desktop.desktop.library.match_texts import MatchTexts
from boomerang_desktop.desktop.look import assets, theme, widgets
from boomerang_desktop.match import Match


class Before(NamedTuple):
    """Another result of the same deal: from which chair, and when or by whom."""

    seat: int
    name: str
    score: int | None
    """None if the match was given up."""
    rank: int
    seats: int
    when: float
    """Seconds since the epoch."""
    challenge: bool = False


class DealPanel(QFrame):
    par_wanted = Signal()

    def __init__(self, match: Match, seat: int, parent: QWidget | None = None) -> None:
        """`seat` is the chair of the player who sees the panel."""
        super().__init__(parent)
        self._match, self._seat = match, seat
        self._match_texts = MatchTexts(self)
        self._before: Sequence[Before] = ()
        self.par: ParPlayer | None = None
        self._title = widgets.label("head", wrap=True)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(6)
        self._grid.setVerticalSpacing(2)
        self._grid.setColumnStretch(1, 1)
        self.told = widgets.label("muted", wrap=True)
        self.button = widgets.button("trophy", "slim")
        self.button.clicked.connect(self.par_wanted)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        column.setSpacing(6)
        column.addWidget(self._title)
        column.addLayout(self._grid)
        column.addWidget(self.told)
        column.addWidget(self.button)
        self.retell()

    def show_before(self, before: Sequence[Before]) -> None:
        self._before = before
        self.retell()

    def follow(self, par: ParPlayer) -> None:
        self.par = par
        par.went_on.connect(self.retell)
        self.retell()

    def retell(self) -> None:
        self._title.setText(self.tr("The same deal"))
        self._title.setVisible(bool(self._before))
        self._list()
        told = self._par_told()
        self.told.setText(told)
        self.told.setVisible(bool(told))
        self.button.setText(self.tr("What would a master make of it?"))
        again = self.par is None or (self.par.failed and not self.par.working)
        self.button.setVisible(again and len(self._match.persons) == 1)

    def _list(self) -> None:
        while item := self._grid.takeAt(0):
            if widget := item.widget():
                widget.hide()
                widget.deleteLater()
        result = self._match.result
        if not self._before or result is None:
            return
        now = Before(
            self._seat,
            self.tr("Now"),
            result.scores[self._seat],
            result.ranks[self._seat],
            len(result.scores),
            0.0,
        )
        side = round(16 * theme.text_scale())
        for row, one in enumerate((now, *self._before)):
            sign = widgets.label()
            colour = theme.seat_colour(one.seat).name()
            symbol = f"seats/{theme.SEAT_SYMBOLS[one.seat]}"
            sign.setPixmap(assets.pixmap(symbol, side, side, colour))
            name = widgets.label("strong" if one is now else "", wrap=True)
            name.setText(self._name(one))
            place = widgets.label("muted")
            text = self.tr("{place} of {all}")
            place.setText(text.format(place=self._match_texts.place(one.rank), all=one.seats))
            score = widgets.label("strong")
            score.setAlignment(Qt.AlignmentFlag.AlignRight)
            score.setText(self.tr("gave up") if one.score is None else str(one.score))
            for n, part in enumerate((sign, name, place, score)):
                self._grid.addWidget(part, row, n)

    def _name(self, one: Before) -> str:
        if not one.when:
            return one.name
        moment = QDateTime.fromSecsSinceEpoch(int(one.when)).date()
        day = QLocale().toString(moment, QLocale.FormatType.ShortFormat)
        if one.challenge:
            return self.tr("{name}'s challenge").format(name=one.name)
        return self.tr("{name}, {day}").format(name=one.name, day=day)

    def _par_told(self) -> str:
        par = self.par
        if par is None:
            return ""
        if par.failed:
            return self.tr("That could not be worked out.")
        if not par.scores:
            return self.tr("A master sits down in your chair…")
        result = self._match.result
        mine = result.scores[self._seat] if result else 0
        text = (
            self.tr("From your chair a master scored {par} on average, you {mine}.")
            if par.done
            else self.tr("So far a master scored {par} from your chair, you {mine}. (Try {number})")
        )
        mean = QLocale().toString(par.mean, "f", 1)
        return text.format(par=mean, mine=mine, number=len(par.scores))

    def close_down(self) -> None:
        if self.par:
            self.par.stop()
