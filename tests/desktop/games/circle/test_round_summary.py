"""What everybody has taken, on one slip of paper."""

from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from boomerang_desktop.desktop.games.circle.art import STYLES
from boomerang_desktop.desktop.games.circle.round_summary import RoundSummary, SummaryRow
from boomerang_desktop.games.circle.game import HUNT

SUIT = HUNT.variant.deck.suits[0]


def haul(*rows: SummaryRow) -> RoundSummary:
    return RoundSummary(("haul",), STYLES["hunt"], rows)


def row(seat: int, name: str = "Ana", cards: int = 1) -> SummaryRow:
    return SummaryRow(seat, name, SUIT, ["fish"] * cards)


def test_it_has_a_line_for_each_player(qapp: QApplication) -> None:
    two, four = haul(row(0), row(1)), haul(row(0), row(1), row(2), row(3))
    line = (four.height - two.height) / 2
    assert line >= 30
    assert two.height > 2 * line


def test_more_cards_and_longer_names_make_it_wider_up_to_a_point(qapp: QApplication) -> None:
    plain = haul(row(0), row(1)).width
    assert haul(row(0), row(1, cards=4)).width > plain
    assert haul(row(0, "Maximiliane"), row(1)).width > plain
    endless = haul(row(0, "M" * 80, 40), row(1)).width
    assert endless == haul(row(0, "M" * 99, 60), row(1)).width


def test_it_is_drawn_also_where_nothing_was_taken(qapp: QApplication) -> None:
    slip = haul(row(0, cards=3), row(1, cards=0))
    image = QImage(round(slip.width), round(slip.height), QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.translate(-slip.rect.topLeft())
    slip.draw(painter)
    painter.end()
    colours = {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}
    assert len(colours) > 20
