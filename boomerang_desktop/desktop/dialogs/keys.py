"""The key sheet (F1), made from the table of actions."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from boomerang_desktop.desktop import actions, theme, widgets
from boomerang_desktop.desktop.dialogs.sheet import Sheet

_COLUMNS = (("board", "turn", "review"), ("match", "view", "help", "program"))


class KeysDialog(Sheet):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heads = {group: widgets.label("head") for group in actions.GROUPS}
        self._names = {action.name: widgets.label() for action in actions.ACTIONS if action.keys}
        self._keys = {name: widgets.label("key") for name in self._names}
        columns = QHBoxLayout()
        columns.setSpacing(6 * theme.GRID)
        for groups in _COLUMNS:
            column = QVBoxLayout()
            column.setSpacing(2)
            for group in groups:
                column.addWidget(self._heads[group])
                column.addLayout(self._group(group))
                column.addSpacing(theme.GRID // 2)
            column.addStretch(1)
            columns.addLayout(column)
        self.body.addLayout(columns)
        self.retranslate()

    def _group(self, group: str) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(3 * theme.GRID)
        grid.setVerticalSpacing(1)
        grid.setColumnStretch(0, 1)
        for name in self._names:
            if actions.BY_NAME[name].menu == group:
                row = grid.rowCount()
                grid.addWidget(self._names[name], row, 0)
                grid.addWidget(self._keys[name], row, 1, Qt.AlignmentFlag.AlignRight)
        return grid

    def retranslate(self) -> None:
        self.set_title(self.tr("Keys"))
        for group, head in self._heads.items():
            head.setText(actions.group_label(group))
        for name, shown in self._names.items():
            shown.setText(actions.BY_NAME[name].label())
            self._keys[name].setText(actions.BY_NAME[name].key_text())
