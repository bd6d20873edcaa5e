"""A board of squares on the table: pure geometry."""

from typing import Self

import attrs
from PySide6.QtCore import QPointF, QRectF


@attrs.frozen
class Grid:
    """Squares in columns and rows, each `cell` wide."""

    left: float
    top: float
    cell: float
    columns: int
    rows: int

    @classmethod
    def within(cls, area: QRectF, columns: int, rows: int, around: float = 0.0) -> Self:
        """The largest grid that fits in the middle of the area, on whole units, with that many
        cells free `around` it."""
        wide, high = columns + 2 * around, rows + 2 * around
        cell = min(area.height() / high, area.width() / wide)
        cell = max(cell - cell % 0.5, 8.0)
        left = area.center().x() - columns * cell / 2
        top = area.center().y() - rows * cell / 2
        return cls(round(left), round(top), cell, columns, rows)

    @property
    def box(self) -> QRectF:
        return QRectF(self.left, self.top, self.columns * self.cell, self.rows * self.cell)

    def point(self, x: float, y: float) -> QPointF:
        """A point of the table, from one of the board in cells."""
        return QPointF(self.left + x * self.cell, self.top + y * self.cell)

    def cells(self, at: QPointF) -> QPointF:
        """A point of the board in cells, from one of the table."""
        return QPointF(at.x() - self.left, at.y() - self.top) / self.cell

    def square(self, column: int, row: int) -> QRectF:
        """The box of a square on the table."""
        return QRectF(self.point(column, row), self.point(column + 1, row + 1))

    def square_at(self, at: QPointF) -> tuple[int, int] | None:
        """The column and row under a point of the table."""
        column, row = int(self.cells(at).x() // 1), int(self.cells(at).y() // 1)
        inside = column in range(self.columns) and row in range(self.rows)
        return (column, row) if inside else None
