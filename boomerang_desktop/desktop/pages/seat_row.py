"""One seat of a match about to begin: its sign, its name, and who plays there."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from boomerang_desktop.bots.core import plain, temperament
from boomerang_desktop.desktop.look import assets, theme, widgets
from boomerang_desktop.desktop.pages.fields import Combo
from boomerang_desktop.desktop.pages.temper import Temper
from boomerang_desktop.desktop.texts import LONGEST_NAME, Texts, usual_name
from boomerang_desktop.match import HUMAN, Seat

BOT_NAMES = ("Ana", "Bruno", "Chloé", "Dario", "Emma")
SPARE_NAME = "Felix"
"""For a bot whose usual name is that of the person at this computer."""
ROOMY = 540
"""Pixels, in a window of the usual size, in which a temperament has room for its word."""
_KNOWN = "known:"
"""Marks the name of a player with a profile."""


def bot_name(seat: int, person: str) -> str:
    """Of a bot in that seat, beside the person at this computer."""
    name = BOT_NAMES[seat]
    return SPARE_NAME if name.casefold() == person.casefold() else name


class SeatRow(widgets.Translated):
    edited = Signal()
    taken = Signal(int)
    """The player clicked a free seat."""

    def __init__(
        self,
        number: int,
        bots: Sequence[str],
        person: str,
        game_id: str,
        people: Sequence[tuple[str, QIcon]] = (),
        parent: QWidget | None = None,
    ) -> None:
        """`person` is what the person at this computer is called, if that is known: whoever sits
        on the first seat that is not a bot's. `people` are those who play here, with their
        signs."""
        super().__init__(parent)
        self.number = number
        self._person = person
        self._bots = len(bots)
        self._is_first = number == 0
        self._texts = Texts(self)
        self._sign = widgets.label()
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.kind = Combo()
        self.kind.addItem(assets.icon("person"), "", HUMAN)
        for name, sign in people:
            self.kind.addItem(sign, name, f"{_KNOWN}{name}")
        for player in bots:
            self.kind.addItem(assets.icon("bot"), "", player)

        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.GRID * 3 // 4)
        row.addWidget(self._sign)
        row.addWidget(self.name, 3)
        row.addWidget(self.kind, 2)
        self.temper = Temper(game_id)
        row.addWidget(self.temper)
        self.free = widgets.button("plus", "free")
        self.free.clicked.connect(lambda: self.taken.emit(number))
        row.addWidget(self.free, 5)
        self.retranslate()
        self.name.textChanged.connect(self.edited)
        self.name.textEdited.connect(self._recognise)
        self.kind.currentIndexChanged.connect(self._kind_changed)
        self.name.textChanged.connect(self._tell)
        self.temper.changed.connect(self._tell)
        self.temper.changed.connect(self.edited)

    def usual_name(self, player: str) -> str:
        if player != HUMAN:
            return bot_name(self.number, self._person)
        if self._is_first and self._person:
            return self._person
        return usual_name(self.number)

    def set_first(self, first: bool) -> None:
        """Whether this is the first seat of a person."""
        if first != self._is_first:
            self._is_first = first
            untouched = self.name.text() == self._usual
            self._usual = self.usual_name(self.player)
            if untouched:
                self.name.setText(self._usual)

    @property
    def own_name(self) -> str:
        """The name that was typed in; empty for the default."""
        return "" if self.name.text() == self._usual else self.name.text()

    @property
    def travelling_name(self) -> str:
        """The name that moves along to another seat; empty for a default name."""
        nameless = self.player == HUMAN and self.name.text() == usual_name(self.number)
        return "" if nameless else self.name.text()

    @property
    def seat(self) -> Seat:
        return Seat(" ".join(self.name.text().split()), self.player)

    @property
    def player(self) -> str:
        """A bot with the temperament that was chosen, if one was."""
        kind = HUMAN if self._known else str(self.kind.currentData())
        temper = self.temper.value if self._has_temper else ""
        return f"{kind}:{temper}" if temper else kind

    @property
    def _has_temper(self) -> bool:
        return str(self.kind.currentData()).startswith("bot:")

    @property
    def _known(self) -> str:
        """The name of the profile that sits here, if one does."""
        data = str(self.kind.currentData())
        return data.removeprefix(_KNOWN) if data.startswith(_KNOWN) else ""

    def _recognise(self, name: str) -> None:
        """Whoever writes the name of somebody who plays here is that person, and no longer if they
        write another."""
        if self.player == HUMAN:
            with QSignalBlocker(self.kind):
                self.kind.setCurrentIndex(self._place_of(HUMAN, name))

    def _place_of(self, player: str, name: str) -> int:
        known = [n for n in range(self.kind.count()) if self.kind.itemText(n) == name]
        for n in known if player == HUMAN else ():
            if str(self.kind.itemData(n)).startswith(_KNOWN):
                return n
        return self.kind.findData(player)

    def set_seat(self, player: str, name: str = "") -> None:
        """Where nobody is named a novice sits, so that a first match is a gentle one. A bot that is
        no longer there gives its seat to one that is: not the weakest."""
        self.temper.set_value(temperament(player))
        index = self._place_of(plain(player), name)
        if index < 0:
            bots = self.kind.count() - self._bots
            index = min(bots + (1 if player else 0), self.kind.count() - 1)
        self.kind.setCurrentIndex(index)
        self.name.setText(name or self.usual_name(self.player))
        if not name and self.player == HUMAN:
            self._recognise(self.name.text())
        self._usual = self.usual_name(self.player)
        self._show_temper()

    def _kind_changed(self) -> None:
        people = {self.kind.itemText(n) for n in range(self.kind.count())}
        if self._known:
            self.name.setText(self._known)
        elif self.name.text() in {"", self._usual, *people}:
            self.name.setText(self.usual_name(self.player))
        self._usual = self.usual_name(self.player)
        self._show_temper()
        self.edited.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.paint_sign()

    def _show_temper(self) -> None:
        """A person has one of their own. Its place stays, so that the columns do."""
        self.temper.setVisible(self.free.isHidden() and self._has_temper)
        policy = self.temper.sizePolicy()
        policy.setRetainSizeWhenHidden(self.free.isHidden())
        self.temper.setSizePolicy(policy)
        self._tell()

    def set_free(self, free: bool) -> None:
        self.free.setVisible(free)
        self.name.setVisible(not free)
        self.kind.setVisible(not free)
        self._show_temper()
        self.paint_sign()

    def paint_sign(self) -> None:
        icon = round(20 * theme.text_scale())
        self.kind.setIconSize(QSize(icon, icon))
        self.temper.lay_out(worded=self.width() >= theme.zoomed(ROOMY))
        size = round(28 * theme.text_scale())
        symbol = theme.SEAT_SYMBOLS[self.number]
        t = theme.tokens()
        colour = t.seats[self.number] if self.free.isHidden() else t.line
        self._sign.setPixmap(assets.pixmap(f"seats/{symbol}", size, size, colour))
        self._sign.setFixedWidth(size + theme.GRID // 2)

    _usual = ""

    @property
    def _where(self) -> dict[str, Any]:
        return {"number": self.number + 1, "symbol": self._texts.symbol(self.number)}

    def _tell(self) -> None:
        self.temper.tell(self.seat.name, **self._where)

    def retranslate(self) -> None:
        for n in range(self.kind.count()):
            player = self.kind.itemData(n)
            if player.startswith(_KNOWN):
                continue
            self.kind.setItemText(n, self._texts.player(player))
            line = self._texts.player_line(player)
            self.kind.setItemData(n, widgets.plain_tip(line), Qt.ItemDataRole.ToolTipRole)
            self.kind.setItemData(n, line, Qt.ItemDataRole.AccessibleDescriptionRole)
        untouched = self.name.text() == self._usual
        self._usual = self.usual_name(self.player)
        if untouched:
            self.name.setText(self._usual)
        where = self._where
        widgets.set_tip(self._sign, self._texts.symbol(self.number))
        self.name.setAccessibleName(self.tr("Name of seat {number} ({symbol})").format(**where))
        self.kind.setAccessibleName(self.tr("Who plays seat {number} ({symbol})").format(**where))
        self.name.setPlaceholderText(self.tr("Name"))
        self.free.setText(self.tr("Add a player"))
        self._tell()
        self.paint_sign()
