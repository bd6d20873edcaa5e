"""The key sheet (F1), made from the table of actions."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from boomerang_desktop.desktop.dialogs.sheet import Sheet
from boomerang_desktop.desktop.look import theme, widgets
from boomerang_desktop.desktop.shell import actions

_COLUMNS = (("board", "turn", "review"), ("match", "view", "help", "program"))


class KeysDialog(Sheet):
    def __init__(
        self, letters: Callable[[], Sequence[tuple[str, str]]], parent: QWidget | None = None
    ) -> None:
        """`letters` are the keys of the game on the table, if there is one."""
        super().__init__(parent)
        self._letters = letters
        self._game_head = widgets.label("head")
        self._game = [(widgets.label(), widgets.label("key")) for _ in letters()]
        self._heads = {group: widgets.label("head") for group in actions.GROUPS}
        self._names = {action.name: widgets.label() for action in actions.ACTIONS if action.keys}
        self._keys = {name: widgets.label("key") for name in self._names}
        columns = QHBoxLayout()
        columns.setSpacing(6 * theme.GRID)
        for groups in _COLUMNS:
            column = QVBoxLayout()
            column.setSpacing(2)
            if "match" in groups and self._game:
                column.addWidget(self._game_head)
                column.addLayout(_pairs(self._game))
                column.addSpacing(theme.GRID // 2)
            for group in groups:
                column.addWidget(self._heads[group])
                column.addLayout(self._group(group))
                column.addSpacing(theme.GRID // 2)
            column.addStretch(1)
            columns.addLayout(column)
        self.body.addLayout(columns)
        self.retranslate()

    def fit(self) -> None:
        """What keys do is told on one line, or where the window is narrow, on several."""
        for wrap in (False, True):
            for name in (*self._names.values(), *(name for name, _ in self._game)):
                name.setWordWrap(wrap)
            super().fit()
            if self.width() <= self.room().width():
                break

    def _group(self, group: str) -> QGridLayout:
        names = [name for name in self._names if actions.BY_NAME[name].menu == group]
        return _pairs([(self._names[name], self._keys[name]) for name in names])

    def retranslate(self) -> None:
        self.set_title(self.tr("Keys"))
        for group, head in self._heads.items():
            head.setText(actions.group_label(group))
        for name, shown in self._names.items():
            shown.setText(actions.BY_NAME[name].label())
            self._keys[name].setText(actions.BY_NAME[name].key_text())
        self._game_head.setText(self.tr("In this game"))
        for (shown, key), (keys, text) in zip(self._game, self._letters(), strict=True):
            shown.setText(text)
            key.setText(keys)


def _pairs(rows: Sequence[tuple[QLabel, QLabel]]) -> QGridLayout:
    """What a key does, and the key."""
    grid = QGridLayout()
    grid.setHorizontalSpacing(3 * theme.GRID)
    grid.setVerticalSpacing(1)
    grid.setColumnStretch(0, 1)
    for row, (name, key) in enumerate(rows):
        grid.addWidget(name, row, 0)
        grid.addWidget(key, row, 1, Qt.AlignmentFlag.AlignRight)
    return grid
