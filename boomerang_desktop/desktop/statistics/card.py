"""A card with a plot: a heading, the plot, what it means, and the same as a table."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
)

from boomerang_desktop.desktop.look import theme, widgets
from boomerang_desktop.desktop.statistics.plot import Plot

MOST = 10
"""Maximum number of table rows visible at once."""


class PlotCard(QFrame):
    def __init__(self, plot: Plot) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.plot = plot
        self._title = widgets.label("head", wrap=True)
        self._meaning = widgets.label("muted", wrap=True)
        self.switch = widgets.tool("list")
        self.switch.setCheckable(True)
        self.switch.toggled.connect(self._turn)
        self.table = QTableWidget()
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.verticalHeader().hide()
        self.table.setTabKeyNavigation(False)
        self.table.setShowGrid(False)
        self.table.hide()
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.switch)
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * theme.GRID, theme.GRID, theme.GRID, 2 * theme.GRID)
        column.setSpacing(theme.GRID // 2)
        column.addLayout(head)
        column.addWidget(self._meaning)
        column.addWidget(self.plot)
        column.addWidget(self.table)
        column.addStretch(1)

    def tell(self, title: str, meaning: str = "") -> None:
        """Set the texts and refresh the table; the plot has its values already."""
        self._title.setText(title)
        self._meaning.setText(meaning)
        self._meaning.setVisible(bool(meaning))
        self.table.setAccessibleName(title)
        text = self.tr("Show as a plot") if self.switch.isChecked() else self.tr("Show as a table")
        widgets.set_tip(self.switch, text)
        self.switch.setAccessibleName(f"{text}: {title}")
        self._fill()

    def _turn(self, table: bool) -> None:
        self.plot.setVisible(not table)
        self.table.setVisible(table)
        self.tell(self._title.text(), self._meaning.text())

    def _fill(self) -> None:
        if not self.switch.isChecked():
            return
        headers, rows = self.plot.headers(), self.plot.rows()
        self.table.setColumnCount(len(headers))
        self.table.setRowCount(len(rows))
        for x, header in enumerate(headers):
            self.table.setHorizontalHeaderItem(x, _cell(header, x))
        for y, row in enumerate(rows):
            for x, cell in enumerate(row):
                self.table.setItem(y, x, _cell(cell, x))
        across = self.table.horizontalHeader()
        across.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        across.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        high = across.sizeHint().height() + 6
        shown = min(len(rows), MOST)
        self.table.setFixedHeight(high + shown * self.table.verticalHeader().defaultSectionSize())


def _cell(text: str, column: int) -> QTableWidgetItem:
    """A table cell: labels on the left, figures on the right."""
    cell = QTableWidgetItem(text)
    side = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
    cell.setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)
    return cell
