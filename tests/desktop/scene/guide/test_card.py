"""The card that tells what a thing is: as large as its text, with a link where the rule stands."""

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication

from boomerang_desktop.desktop.look import references
from boomerang_desktop.desktop.scene.guide.card import NoteCard


@pytest.fixture
def card(qapp: QApplication) -> NoteCard:
    made = NoteCard()
    made.write("A counter.")
    made.show()
    return made


def paint_nothing(painter: QPainter, box: QRectF) -> None:
    pass


def test_it_grows_with_what_it_says(card: NoteCard) -> None:
    short = card.size
    card.write("A counter that somebody takes from the heap. " * 8)
    assert card.size.width() > short.width()
    assert card.size.height() > 2 * short.height()
    assert card.boundingRect().contains(card.shape().boundingRect())


def test_a_picture_stands_above_the_text(card: NoteCard) -> None:
    alone = card.size
    card.write("A counter.", picture=(QSizeF(200, 120), paint_nothing))
    assert card.size.width() >= 200
    assert card.size.height() >= alone.height() + 120


def test_its_link_is_found_where_it_is_written_and_only_while_it_is_seen(card: NoteCard) -> None:
    card.write(references.linked("A counter.", "T2"))
    paper = card.shape().boundingRect()
    spots = [
        QPointF(paper.left() + x, paper.top() + y)
        for x in range(0, int(paper.width()), 4)
        for y in range(0, int(paper.height()), 4)
    ]
    assert {card.link_at(spot) for spot in spots} == {"", "T2"}
    card.hide()
    assert {card.link_at(spot) for spot in spots} == {""}
