"""The type that the rules are set in."""

import pytest
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QApplication

from boomerang_desktop.desktop.look import theme
from boomerang_desktop.desktop.rules import typesetting

WRITTEN = '<h2>Title</h2><p class="rule"><b class="number">F1</b> text <small>quiet</small></p>'


def written(*, paper: bool = False) -> QTextDocument:
    document = QTextDocument()
    typesetting.dress(document, paper=paper)
    document.setHtml(WRITTEN)
    return document


def pieces(*, paper: bool = False) -> dict[str, tuple[float, str]]:
    """How large each piece of text is, and in which colour."""
    found, document = {}, written(paper=paper)
    for piece in document.begin().next():  # type: ignore[attr-defined]
        form = piece.fragment().charFormat()
        size = form.font().pixelSize() if form.font().pixelSize() > 0 else form.font().pointSizeF()
        found[piece.fragment().text().strip()] = size, form.foreground().color().name()
    return found


@pytest.mark.parametrize("appearance", ["light", "dark"])
def test_numbers_stand_out_and_rulings_are_quiet(app: QApplication, appearance: str) -> None:
    theme.apply(app, appearance, 1.0)
    colours = theme.tokens()
    found = pieces()
    assert found["F1"][1] == colours.accent.lower()
    assert found["quiet"][1] == colours.muted.lower()
    assert found["quiet"][0] < found["text"][0]


def test_letters_grow_with_the_text_size(app: QApplication) -> None:
    usual = pieces()
    theme.apply(app, "light", 1.3)
    large = pieces()
    assert all(large[piece][0] > usual[piece][0] for piece in usual)


def test_on_paper_letters_are_measured_in_points(app: QApplication) -> None:
    size, _ = pieces(paper=True)["text"]
    assert size == pytest.approx(16 * typesetting.POINTS, 0.05)


def test_titles_are_in_the_display_face(app: QApplication) -> None:
    document = written()
    title = document.begin()
    assert title.blockFormat().headingLevel() == 2
    assert theme.display_face() in title.charFormat().font().families()
