"""References to the rules: read, clicked and heard as "rule 6"."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.games import GAME_INFOS
from boomerang_desktop.desktop.look import references
from boomerang_desktop.games import GAMES


@pytest.fixture
def speaking(qtbot: QtBot) -> Iterator[None]:
    yield
    languages.install("en")


def test_a_text_carries_its_paragraph_at_its_end() -> None:
    assert references.split("Ana is passed over · F8") == ("Ana is passed over", "F8")
    assert references.split("for a last survivor. · P9a") == ("for a last survivor.", "P9a")
    assert references.split("Red · 12 on the board") == ("Red · 12 on the board", "")
    assert references.split("Press F8") == ("Press F8", "")


@pytest.mark.parametrize(
    ("code", "said"), [("en", "rule 8"), ("fr", "règle 8"), ("it", "regola 8")]
)
def test_it_is_called_a_rule_by_its_number_alone(speaking: None, code: str, said: str) -> None:
    languages.install(code)
    assert references.plain("Ana is passed over · F8") == f"Ana is passed over · {said}"
    assert references.plain("Ana is passed over", "F8") == f"Ana is passed over · {said}"
    assert references.plain("Nothing to read") == "Nothing to read"


def test_paragraphs_of_one_game_are_told_apart_and_none_looks_like_a_key() -> None:
    for game in GAMES:
        text = GAME_INFOS[game].rules("en").read_text("utf-8")
        paragraphs = re.findall(r'<a name="([A-Z]\d+[a-z]?)">', text)
        names = [references.name(paragraph) for paragraph in paragraphs]
        assert len(names) > 5
        assert len(set(names)) == len(names), game
        assert not any(re.search(r"\bF\d", name) for name in names)
    assert references.name("C3") == "rule C3"
    assert references.name("H3") == "rule H3"


def test_it_is_shown_with_a_book_and_leads_to_its_paragraph(qtbot: QtBot) -> None:
    shown = references.linked("Less < more · P9a")
    assert shown.startswith("Less &lt; more ·&nbsp;<a ")
    assert 'href="P9a"' in shown
    assert "<img " in shown
    assert ">P9a" not in shown


def test_it_does_not_run_on_from_what_is_said() -> None:
    assert ">2 ·&nbsp;<a " in f">{references.linked('2 · F4')}"
    assert "You win. <a " in references.linked("You win. · F9")


@pytest.mark.parametrize("width", range(60, 260, 7))
def test_it_is_never_broken_in_two(qapp: QApplication, width: int) -> None:
    document = QTextDocument()
    document.setHtml(references.linked("You begin, for you are the youngest · L2", pixels=14))
    document.setTextWidth(width)
    block = document.begin()
    text, layout = block.text(), block.layout()
    lines = [layout.lineForTextPosition(text.index(part)) for part in ("rule", "L2", "\ufffc")]
    assert len({line.lineNumber() for line in lines}) == 1


def test_a_label_shows_it_to_mouse_keys_and_ears(qtbot: QtBot) -> None:
    label = QLabel()
    qtbot.addWidget(label)
    references.write(label, "Touch a white piece · F4")
    assert label.textFormat() == Qt.TextFormat.RichText
    keys = Qt.TextInteractionFlag.LinksAccessibleByKeyboard
    assert label.textInteractionFlags() & keys
    assert label.accessibleName() == "Touch a white piece · rule 4"
    references.write(label, "a < b")
    assert label.text() == "a < b"
    assert not label.textInteractionFlags() & keys


def test_a_reference_within_a_sentence_is_one_too(qapp: QApplication) -> None:
    text = "The deck is empty (H5). Equal points: more boomerangs decide (H7)."
    assert references.plain(text) == (
        "The deck is empty (rule H5). Equal points: more boomerangs decide (rule H7)."
    )
    label = QLabel()
    references.write(label, text)
    assert label.textFormat() == Qt.TextFormat.RichText
    assert 'href="H5"' in label.text()
    assert 'href="H7"' in label.text()
    references.write(label, "5 < 7 (five)")
    assert label.textFormat() == Qt.TextFormat.PlainText


def test_a_press_on_the_text_leaves_the_focus_where_it_is(qtbot: QtBot) -> None:
    page = QWidget()
    column, field, label = QVBoxLayout(page), QLineEdit(), QLabel()
    column.addWidget(field)
    column.addWidget(label)
    qtbot.addWidget(page)
    references.write(label, "Whoever can capture must.", "P5")
    page.show()
    field.setFocus()
    QTest.mouseClick(label, Qt.MouseButton.LeftButton, pos=QPoint(4, label.height() // 2))
    assert not label.hasFocus(), "a text is no button"
    QTest.keyClick(field, Qt.Key.Key_Tab)
    assert page.focusWidget() is label, "keys reach its link"
