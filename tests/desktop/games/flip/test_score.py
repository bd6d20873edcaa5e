"""How the two stand at the perforated board."""

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from boomerang_desktop.desktop.games.flip import paint
from boomerang_desktop.desktop.games.flip.score import ALL, BalanceItem, Ribbon
from boomerang_desktop.desktop.games.flip.standing import FlipStanding


def drawn(item: BalanceItem) -> QImage:
    image = QImage(round(item.width), round(item.height), QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.translate(-item.rect.topLeft())
    item.draw(painter)
    painter.end()
    return image


@pytest.mark.parametrize("points", [0, 22, 66])
def test_points_on_the_board_fill_the_groove_from_below(qapp: QApplication, points: int) -> None:
    balance = BalanceItem(("balance",), 16, 4.0 * ALL)
    balance.sides = FlipStanding(True, points, None), FlipStanding(False, 0, None)
    image, red = drawn(balance), QColor(paint.material(True).face).rgb()
    filled = [image.pixel(8, y) == red for y in range(image.height())]
    # the brass mark crosses it, and its ends are round
    assert abs(sum(filled) - 4 * points) <= 6
    assert not any(filled[: 4 * (ALL - points) - 1])


def test_the_two_scores_add_up_to_all_points() -> None:
    mine, theirs = FlipStanding(False, 30, 4), FlipStanding(True, 20, 34)
    assert mine.score + theirs.score == ALL


def test_a_thin_groove_is_easy_to_point_at(qapp: QApplication) -> None:
    balance = BalanceItem(("balance",), 16, 100)
    assert balance.shape().contains(QPointF(balance.width / 2 + 6, 0))
    balance.resize(16, 200)
    assert balance.shape().contains(QPointF(0, 99))


def test_a_sentence_that_is_too_long_for_one_line_takes_two(qapp: QApplication) -> None:
    colour = QColor("#000000")
    short = Ribbon("Ana passes", colour, 400)
    long = Ribbon("Ana can place no piece any more and is passed over until the end", colour, 400)
    assert long.height > short.height
    assert long.width <= 400 + 2
    assert short.label == "Ana passes"
