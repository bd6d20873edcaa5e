"""One option of a game: its name, what it may be set to, and one plain line on it."""

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from boomerang_desktop.desktop.games import GAME_INFOS
from boomerang_desktop.desktop.look import references, theme, widgets
from boomerang_desktop.desktop.pages.fields import Check, Combo
from boomerang_desktop.desktop.texts import Texts
from boomerang_desktop.games.core import Option, Setting


class OptionRow(widgets.Translated):
    changed = Signal()
    rules_wanted = Signal(str)
    """The paragraph to show."""

    def __init__(self, game_id: str, option: Option, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.option = option
        self._game = game_id
        self._texts = Texts(self)
        self._name = widgets.label(wrap=True)
        self._line = widgets.label("muted", wrap=True)
        self._line.linkActivated.connect(self.rules_wanted)
        self._idle = ""
        """Why it makes no difference at present."""
        self._check: Check | None = None
        self._combo: Combo | None = None

        head = QHBoxLayout()
        head.setSpacing(theme.GRID)
        if isinstance(option.default, bool):
            self._check = Check()
            self._check.toggled.connect(self.changed)
            head.addWidget(self._check, 1)
        else:
            self._combo = Combo()
            self._combo.currentIndexChanged.connect(self.changed)
            for _ in option.values:
                self._combo.addItem("")
            head.addWidget(self._name, 1)
            head.addWidget(self._combo)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(self._line)
        self.set_value(option.default)
        self.retranslate()

    def value(self) -> Setting:
        if self._check:
            return self._check.isChecked()
        assert self._combo
        return self.option.values[self._combo.currentIndex()]

    def set_value(self, value: object) -> None:
        """Anything that the option cannot be is its default."""
        found = [
            n for n, v in enumerate(self.option.values) if v == value and type(v) is type(value)
        ]
        index = found[0] if found else self.option.values.index(self.option.default)
        if self._check:
            self._check.setChecked(self.option.values[index] is True)
        else:
            assert self._combo
            self._combo.setCurrentIndex(index)

    def set_match(self, seats: int, settings: Mapping[str, Setting]) -> None:
        """Some options are for certain numbers of players only, or for certain others."""
        possible = self.option.seats is None or seats in self.option.seats
        if not possible:
            self.set_value(self.option.default)
        self._idle = (
            GAME_INFOS[self._game].option_idle(self.option.name, settings)
            if possible
            else self._other_seats()
        )
        self.setEnabled(not self._idle)
        self._write_line()

    def _other_seats(self) -> str:
        seats = self.option.seats or range(0)
        if len(seats) == 1:
            return self.tr("Only for {number} players.").format(number=seats[0])
        return self.tr("Only for {least} to {most} players.").format(least=seats[0], most=seats[-1])

    def _write_line(self) -> None:
        line = self._idle or GAME_INFOS[self._game].option_line(self.option.name)
        references.write(self._line, line)

    def retranslate(self) -> None:
        name = GAME_INFOS[self._game].option(self.option.name)
        self._write_line()
        if self._check:
            self._check.setText(name)
        else:
            assert self._combo
            self._name.setText(name)
            self._combo.setAccessibleName(name)
            for n, value in enumerate(self.option.values):
                self._combo.setItemText(
                    n, GAME_INFOS[self._game].option_value(self.option.name, value)
                )
