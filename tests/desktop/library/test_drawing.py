"""Small pictures are drawn by the real tables."""

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.library.drawing import picture
from boomerang_desktop.games import GAMES
from boomerang_desktop.match.record import RecordError
from tests.desktop.conftest import RECORDS


@pytest.mark.parametrize("game", GAMES)
def test_the_table_of_every_game_is_drawn(game: str, qtbot: QtBot) -> None:
    file = next(iter(sorted(RECORDS.glob(f"{game}-*.boomerang"))))
    drawn = QImage.fromData(picture(str(file), 160))
    assert (drawn.width(), drawn.height()) == (160, 100)
    colours = {drawn.pixel(x, y) for x in range(0, 160, 3) for y in range(0, 100, 3)}
    assert len(colours) > 50


def test_a_file_that_is_gone_has_no_picture(qtbot: QtBot) -> None:
    with pytest.raises(RecordError):
        picture("nowhere.boomerang", 160)
