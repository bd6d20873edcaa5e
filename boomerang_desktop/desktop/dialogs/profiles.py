"""The people who play at this computer: what they are called, their sign, how they like it."""

from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QLineEdit, QRadioButton, QWidget

from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.dialogs.overlay import TitledDialog
from boomerang_desktop.desktop.library.people import COLOURS, SYMBOLS, People
from boomerang_desktop.desktop.look import assets, theme, widgets
from boomerang_desktop.desktop.pages.fields import Combo
from boomerang_desktop.desktop.settings import Settings
from boomerang_desktop.desktop.texts import LONGEST_NAME, Texts

if TYPE_CHECKING:
    from boomerang_desktop.library.profiles import Profile


class _Row:
    """The fields of one person."""

    def __init__(self, profile: "Profile") -> None:
        self.profile = profile
        self.here = QRadioButton()
        self.name = QLineEdit(profile.name)
        self.name.setMaxLength(LONGEST_NAME)
        self.symbol, self.colour = Combo(), Combo()
        self.language, self.text_size = Combo(), Combo()
        self.remove = widgets.tool("trash")

    def widgets(self) -> tuple[QWidget, ...]:
        return (
            self.here,
            self.name,
            self.symbol,
            self.colour,
            self.language,
            self.text_size,
            self.remove,
        )


class ProfilesDialog(TitledDialog):
    def __init__(self, people: People, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._people, self._texts = people, Texts(self)
        self.says(self, lambda: self.tr("Players at this computer"), TitledDialog.set_title)
        about = self.says(
            widgets.label("muted", wrap=True),
            lambda: self.tr(
                "Matches and statistics are kept under these names, on this computer only. Guests "
                "need no entry here. Whoever is removed keeps their matches."
            ),
        )
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(theme.GRID)
        self._grid.setVerticalSpacing(theme.GRID)
        self._grid.setColumnStretch(1, 1)
        self._heads = [widgets.label("muted") for _ in range(6)]
        self.rows: list[_Row] = []
        self._here = QButtonGroup(self)
        self.fault = widgets.label("warn", wrap=True)
        self.new_name = self.says(
            QLineEdit(), lambda: self.tr("Name"), QLineEdit.setPlaceholderText
        )
        self.says(
            self.new_name, lambda: self.tr("Name of another player"), QLineEdit.setAccessibleName
        )
        self.new_name.setMaxLength(LONGEST_NAME)
        self.new_name.returnPressed.connect(self._add)
        self.add = self.says(widgets.button("plus"), lambda: self.tr("Add a player"))
        self.add.clicked.connect(self._add)
        new = QGridLayout()
        new.addWidget(self.new_name, 0, 0)
        new.addWidget(self.add, 0, 1)
        self.body.addWidget(about)
        self.body.addLayout(self._grid)
        self.body.addWidget(self.fault)
        self.body.addLayout(new)
        self._list()

    def wanted(self) -> QSize:
        return QSize(round(760 * theme.text_scale()), 0)

    def _list(self) -> None:
        for row in self.rows:
            for part in row.widgets():
                self._grid.removeWidget(part)
                part.hide()
                part.deleteLater()
        self.rows = [_Row(profile) for profile in self._people.profiles.all]
        for n, head in enumerate(self._heads):
            self._grid.addWidget(head, 0, n)
            head.setVisible(bool(self.rows))
        me = self._people.me
        for number, row in enumerate(self.rows, 1):
            self._fill(row)
            row.here.setChecked(me is not None and me.id == row.profile.id)
            self._here.addButton(row.here)
            for column, part in enumerate(row.widgets()):
                self._grid.addWidget(part, number, column)
        self.retranslate()
        # after what was removed has gone
        self._fitting.start()

    def _fill(self, row: _Row) -> None:
        profile = row.profile
        side = round(20 * theme.text_scale())
        own = int(profile.colour) if profile.colour in COLOURS else 0
        for number, symbol in enumerate(SYMBOLS):
            tint = theme.seat_colour(own).name()
            row.symbol.addItem(_sign(symbol, tint), "", symbol)
            tint = theme.seat_colour(number).name()
            row.colour.addItem(_sign(profile.symbol or SYMBOLS[0], tint), "", str(number))
        for code in ("", *languages.NAMES):
            row.language.addItem(languages.NAMES.get(code, ""), code)
        for scale in ("", *map(str, Settings.text_scale.texts)):
            row.text_size.addItem("", scale)
        for field, combo in self._fields(row).items():
            combo.setIconSize(QSize(side, side))
            combo.setCurrentIndex(max(0, combo.findData(getattr(profile, field))))
            combo.activated.connect(partial(self._choose, row, field, combo))
        row.name.editingFinished.connect(partial(self._rename, row))
        row.here.clicked.connect(partial(self._sit_down, row))
        row.remove.clicked.connect(partial(self._remove, row))

    @staticmethod
    def _fields(row: _Row) -> dict[str, Combo]:
        return {
            "symbol": row.symbol,
            "colour": row.colour,
            "language": row.language,
            "text_size": row.text_size,
        }

    # --- what is changed

    def _add(self) -> None:
        name = " ".join(self.new_name.text().split())
        if name and self._try(lambda: self._people.add(name)):
            self.new_name.clear()
            self._list()

    def _rename(self, row: _Row) -> None:
        name = " ".join(row.name.text().split())
        if name == row.profile.name:
            return
        if not name or not self._change(row, name=name):
            row.name.setText(row.profile.name)

    def _choose(self, row: _Row, field: str, combo: Combo, _: int) -> None:
        if self._change(row, **{field: combo.currentData()}) and field in ("symbol", "colour"):
            self._list()

    def _change(self, row: _Row, **changes: Any) -> bool:
        def change() -> None:
            row.profile = self._people.change(row.profile, **changes)

        return self._try(change)

    def _sit_down(self, row: _Row) -> None:
        self._people.sit_down(row.profile)

    def _remove(self, row: _Row) -> None:
        if self._try(lambda: self._people.remove(row.profile)):
            self._list()
            self.new_name.setFocus()

    def _try(self, change: Any) -> bool:
        """Does it, or says in one sentence why not."""
        fault = self._people.attempt(change)
        self.fault.setText(fault)
        self.fault.setVisible(bool(fault))
        return not fault

    def retranslate(self) -> None:
        super().retranslate()
        self.fault.setVisible(bool(self.fault.text()))
        texts = (
            self.tr("Here now"),
            self.tr("Name"),
            self.tr("Symbol"),
            self.tr("Colour"),
            self.tr("Language"),
            self.tr("Text size"),
        )
        for head, text in zip(self._heads, texts, strict=True):
            head.setText(text)
        sizes = (
            self.tr("As set"),
            self.tr("Small"),
            self.tr("Normal"),
            self.tr("Large"),
            self.tr("Very large"),
        )
        for row in self.rows:
            row.language.setItemText(0, self.tr("As set"))
            for n, text in enumerate(sizes):
                row.text_size.setItemText(n, text)
            for part, text in zip(row.widgets(), texts, strict=False):
                part.setAccessibleName(f"{text}: {row.profile.name}")
            remove = self.tr("Remove {name}").format(name=row.profile.name)
            widgets.set_name(row.remove, remove)
            for n in range(len(SYMBOLS)):
                name = self._texts.symbol(n)
                row.symbol.setItemData(n, name, Qt.ItemDataRole.AccessibleTextRole)


def _sign(symbol: str, tint: str) -> QIcon:
    return QIcon(assets.pixmap(f"seats/{symbol}", 32, 32, tint))
