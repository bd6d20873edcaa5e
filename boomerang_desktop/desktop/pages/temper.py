"""The temperament of a bot about to play: one of several, or by chance."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QToolButton

from boomerang_desktop.bots.core import TEMPERAMENTS
from boomerang_desktop.desktop.games import GAME_INFOS
from boomerang_desktop.desktop.look import assets, theme, widgets
from boomerang_desktop.desktop.texts import Texts

CHANCE = ""


class Temper(QToolButton):
    """Its picture shows which one, and so does a word where a row has room for it; its menu says
    what each is like."""

    changed = Signal()

    def __init__(self, game_id: str) -> None:
        super().__init__()
        self._game_id = game_id
        self._texts = Texts(self)
        self._value = CHANCE
        self._worded = False
        self.setProperty("role", "plain")
        self.setMinimumHeight(theme.TOUCH)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self)
        group = QActionGroup(menu)
        self.choices: dict[str, QAction] = {}
        for value in (CHANCE, *TEMPERAMENTS):
            action = menu.addAction(assets.icon(self._icon(value)), "")
            action.setCheckable(True)
            group.addAction(action)
            action.triggered.connect(lambda _, value=value: self._choose(value))
            self.choices[value] = action
        self.setMenu(menu)
        self.set_value(CHANCE)

    @staticmethod
    def _icon(value: str) -> str:
        return f"temper_{value or 'chance'}"

    @property
    def value(self) -> str:
        """The name of a temperament; nothing: fate decides."""
        return self._value

    def set_value(self, value: str) -> None:
        """One that is no longer there is left to fate."""
        self._value = value if value in self.choices else CHANCE
        for choice, action in self.choices.items():
            action.setChecked(choice == self._value)
            # where a tick would be there is its picture
            font = action.font()
            font.setBold(choice == self._value)
            action.setFont(font)
        self._write()
        self.setIcon(assets.icon(self._icon(self._value)))

    def _choose(self, value: str) -> None:
        self.set_value(value)
        self.changed.emit()

    def lay_out(self, *, worded: bool) -> None:
        """All as wide as each other, whatever is chosen; without its word narrow, for a long name
        needs the room more."""
        self._worded = worded
        style = Qt.ToolButtonStyle
        self.setToolButtonStyle(
            style.ToolButtonTextBesideIcon if worded else style.ToolButtonIconOnly
        )
        icon = round(20 * theme.text_scale())
        self.setIconSize(QSize(icon, icon))
        widths = []
        for value in self.choices:
            self.setText(self._texts.temperament(value))
            widths.append(self.sizeHint().width())
        self.setFixedWidth(max(widths))
        self._write()

    def _write(self) -> None:
        self.setText(self._texts.temperament(self._value) if self._worded else "")

    def tell(self, name: str, number: int, symbol: str) -> None:
        """Says everything, of the bot of that name in that seat."""
        lines: dict[str, str] = {}
        for value, action in self.choices.items():
            known = self._texts.temperament(value)
            line = GAME_INFOS[self._game_id].temperament(value).replace("{name}", name)
            text = self.tr("{temperament} – {line}").format(temperament=known, line=line)
            lines[value] = text if line else known
            # a menu takes a single one for a shortcut
            action.setText(lines[value].replace("&", "&&"))
        self._write()
        self.setAccessibleName(
            self.tr("Temperament of seat {number} ({symbol}): {temperament}").format(
                number=number, symbol=symbol, temperament=self._texts.temperament(self._value)
            )
        )
        told = lines[self._value]
        self.setAccessibleDescription(told)
        # chance alone says nothing of what is left to it
        widgets.set_tip(self, told if self._value else self.accessibleName())
