"""How a match looks in the list."""

from pathlib import Path

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.library.model import MatchModel
from boomerang_desktop.desktop.library.pictures import Pictures
from boomerang_desktop.desktop.library.row import MatchRow
from boomerang_desktop.desktop.library.service import LibraryService
from boomerang_desktop.library.query import Query
from tests.desktop.library.conftest import ready


def drawn(row: MatchRow, model: MatchModel, chosen: bool = False) -> QImage:
    option = QStyleOptionViewItem()
    option.rect = QRect(0, 0, 600, row.height())
    if chosen:
        option.state = QStyle.StateFlag.State_Selected
    image = QImage(600, row.height(), QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    row.paint(painter, option, model.index(0))
    painter.end()
    return image


def test_a_row_is_drawn_and_looks_different_when_chosen(
    keeper: LibraryService, tmp_path: Path, qtbot: QtBot
) -> None:
    ready(keeper, qtbot)
    model, pictures = MatchModel(keeper), Pictures(tmp_path / "cache")
    with qtbot.waitSignal(model.filled):
        model.look_for(Query(game="hunt"))
    row = MatchRow(pictures)
    assert row.sizeHint(QStyleOptionViewItem(), model.index(0)) == QSize(200, row.height())
    plain = drawn(row, model)
    assert plain != drawn(row, model, chosen=True)
    colours = {plain.pixel(x, y) for x in range(0, 600, 5) for y in range(0, row.height(), 5)}
    assert len(colours) > 30
    pictures.stop()


def test_a_match_that_is_being_looked_up_is_an_empty_row(
    keeper: LibraryService, tmp_path: Path, qtbot: QtBot
) -> None:
    row = MatchRow(Pictures(tmp_path / "cache"))
    empty = drawn(row, MatchModel(keeper))
    middle = row.height() // 2
    assert len({empty.pixel(x, middle) for x in range(20, 580)}) == 1
