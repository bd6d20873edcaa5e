"""The key sheet (F1), made from the table of actions."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from boomerang_desktop.desktop.actions import actions
from boomerang_desktop.desktop.dialogs.overlay import TitledDialog
from boomerang_desktop.desktop.look import theme, widgets

_GAME = "game"
"""The group of the keys that only the game on the table has."""
_APART = (actions.LESSON, actions.LIBRARY, actions.STATISTICS)
"""Pages with keys of their own; everywhere else one may want to know those of a table."""
_COLUMNS = (
    (
        ("board", "help"),
        (_GAME, "turn", "review", "lesson", "library"),
        ("match", "again", "view", "program"),
    ),
    (
        ("board", "turn", "review", "library"),
        (_GAME, "match", "again", "view", "lesson", "help", "program"),
    ),
)
"""Groups beside and under each other: as it is low, and as it is narrow."""


class KeysDialog(TitledDialog):
    def __init__(
        self,
        letters: Callable[[], Sequence[tuple[str, str]]],
        parent: QWidget | None = None,
        page: str = actions.TABLE,
    ) -> None:
        """`letters` are the keys of the game on the table, if there is one. What has no meaning on
        this page is left out."""
        super().__init__(parent)
        here = page if page in _APART else actions.TABLE
        self._letters = letters
        self._wraps = False
        self.says(self, lambda: self.tr("Keys"), TitledDialog.set_title)
        game_head = self.says(widgets.label("head"), lambda: self.tr("In this game"))
        self._game = [(widgets.label(), widgets.label("key")) for _ in letters()]
        self._heads = {
            group: self.says(widgets.label("head"), partial(actions.group_label, group))
            for group in actions.GROUPS
        }
        self._names = {
            action.name: self.says(widgets.label(), action.label)
            for action in actions.ACTIONS
            if action.keys and here in action.pages
        }
        self._keys = {
            name: self.says(widgets.label("key"), actions.BY_NAME[name].key_text)
            for name in self._names
        }
        self._blocks = {
            group: _block(head, self._rows(group))
            for group, head in self._heads.items()
            if self._rows(group)
        }
        if self._game:
            self._blocks[_GAME] = _block(game_head, self._game)
        self._columns = [QVBoxLayout() for _ in _COLUMNS[0]]
        self._row = QHBoxLayout()
        self._row.setSpacing(5 * theme.GRID)
        for column in self._columns:
            column.setSpacing(theme.GRID)
            self._row.addLayout(column)
        self.body.addLayout(self._row)
        self._arrange(_COLUMNS[0])
        self.retranslate()

    def wanted(self) -> QSize:
        # lines are broken only where the window ends
        return QSize(self.room().width() if self._wraps else 0, 0)

    def fit(self) -> bool:
        """In three columns, or where the window is narrow, in two; what a key does is told on one
        line, or where that is too wide, on several."""
        low, narrow = _COLUMNS
        for columns, wrap in ((low, False), (low, True), (narrow, False), (narrow, True)):
            self._arrange(columns)
            self._wraps = wrap
            for name in (*self._names.values(), *(name for name, _ in self._game)):
                name.setWordWrap(wrap)
            if not wrap:
                # each column gives way as much as it is wide
                for n, column in enumerate(self._columns):
                    self._row.setStretch(n, column.sizeHint().width())
            if super().fit() or (columns is narrow and self.width() <= self.room().width()):
                return True
        return False

    def _arrange(self, columns: Sequence[Sequence[str]]) -> None:
        for column in self._columns:
            while column.takeAt(0):
                pass
        for column, groups in zip(self._columns, columns, strict=False):
            for group in groups:
                if group in self._blocks:
                    column.addWidget(self._blocks[group])
            column.addStretch(1)

    def _rows(self, group: str) -> list[tuple[QLabel, QLabel]]:
        names = [name for name in self._names if actions.BY_NAME[name].menu == group]
        return [(self._names[name], self._keys[name]) for name in names]

    def retranslate(self) -> None:
        super().retranslate()
        for (shown, key), (keys, text) in zip(self._game, self._letters(), strict=True):
            shown.setText(text)
            key.setText(keys)


def _block(head: QLabel, rows: Sequence[tuple[QLabel, QLabel]]) -> QWidget:
    """What keys do, and the keys, under a heading."""
    block = QWidget()
    column = QVBoxLayout(block)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(2)
    column.addWidget(head)
    grid = QGridLayout()
    grid.setHorizontalSpacing(3 * theme.GRID)
    grid.setVerticalSpacing(1)
    grid.setColumnStretch(0, 1)
    for row, (name, key) in enumerate(rows):
        grid.addWidget(name, row, 0)
        grid.addWidget(key, row, 1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    column.addLayout(grid)
    return block
