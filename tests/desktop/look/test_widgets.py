"""What every page is made of."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QTextDocumentFragment
from PySide6.QtGui import Qt as Gui
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QMenu, QToolButton, QToolTip
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.look import theme
from boomerang_desktop.desktop.look.widgets import (
    Fitted,
    Translated,
    button,
    label,
    menu_button,
    set_name,
    set_tip,
    tool,
)
from boomerang_desktop.desktop.program import application
from tests.desktop.fit import misfits

SENTENCE = "Maximiliane chooses a territory in secret; Maximiliane begins the round"


@pytest.fixture
def line(qtbot: QtBot) -> Fitted:
    theme.apply(application(), "light", 1.0)
    made = Fitted("large", "text", "small", bold=True)
    qtbot.addWidget(made)
    made.resize(640, 36)
    made.show()
    return made


def pixels(line: Fitted) -> int:
    return line.font().pixelSize()


def test_a_sentence_is_as_large_as_its_room_allows_and_never_cut(line: Fitted) -> None:
    line.setText(SENTENCE)
    for width, size in ((640, "large"), (420, "text"), (220, "small"), (640, "large")):
        line.resize(width, 36)
        assert pixels(line) == theme.SIZES[size]
        assert line.heightForWidth(width) <= line.height()
    line.resize(250, 36)
    line.setText("Short")
    assert pixels(line) == theme.SIZES["large"]
    assert misfits(line) == []


def test_a_link_takes_the_room_of_its_words(line: Fitted) -> None:
    line.setTextFormat(Qt.TextFormat.RichText)
    line.setText('Choose a free cell · <a href="P3">P3</a>')
    assert line.sizeHint().width() < 250
    line.resize(250, 36)
    assert pixels(line) == theme.SIZES["large"]


def test_it_follows_the_text_size(line: Fitted) -> None:
    line.setText("Short")
    theme.apply(application(), "light", 1.3)
    assert pixels(line) == round(1.3 * theme.SIZES["large"])
    theme.apply(application(), "light", 1.0)


def test_a_label_shows_what_it_is_told_and_no_markup(qtbot: QtBot) -> None:
    made = label("muted", wrap=True)
    qtbot.addWidget(made)
    assert made.textFormat() == Qt.TextFormat.PlainText
    assert made.wordWrap()
    assert made.property("role") == "muted"
    assert label().property("role") is None


def test_a_tool_is_large_enough_for_a_finger(qtbot: QtBot) -> None:
    made = tool("menu")
    qtbot.addWidget(made)
    assert made.minimumSize().toTuple() == (theme.TOUCH, theme.TOUCH)
    assert not made.icon().isNull()


def test_a_button_may_have_a_picture(qtbot: QtBot) -> None:
    made, bare = button("play", "main"), button()
    qtbot.addWidget(made)
    qtbot.addWidget(bare)
    assert not made.icon().isNull()
    assert made.property("role") == "main"
    assert bare.icon().isNull()


def test_a_menu_opens_at_once(qtbot: QtBot) -> None:
    menu = QMenu()
    qtbot.addWidget(menu)
    made = menu_button(menu)
    qtbot.addWidget(made)
    assert made.menu() is menu
    assert made.popupMode() == QToolButton.ToolButtonPopupMode.InstantPopup


def test_a_widget_writes_its_texts_again_in_another_language(qtbot: QtBot) -> None:
    class Written(Translated):
        times = 0

        def retranslate(self) -> None:
            self.times += 1

    made = Written()
    qtbot.addWidget(made)
    QCoreApplication.sendEvent(made, QEvent(QEvent.Type.LanguageChange))
    assert made.times == 1
    QCoreApplication.sendEvent(made, QEvent(QEvent.Type.FontChange))
    assert made.times == 1


def test_a_part_says_what_its_words_are_in_the_language_of_now(qtbot: QtBot) -> None:
    made, words = Translated(), iter(["Name", "Nom", "Nome"])
    qtbot.addWidget(made)
    plain, field = made.says(label(), lambda: "Menu"), QLineEdit(made)
    says = made.says(field, lambda: next(words), QLineEdit.setPlaceholderText, set_name)
    assert says is field
    assert (plain.text(), field.placeholderText()) == ("", ""), "written with everything else"
    made.retranslate()
    assert plain.text() == "Menu"
    assert (field.placeholderText(), field.accessibleName(), field.text()) == ("Name", "Name", "")
    QCoreApplication.sendEvent(made, QEvent(QEvent.Type.LanguageChange))
    assert (field.placeholderText(), field.toolTip()) == ("Nom", "Nom")


NAME = '<img src="file:///tmp/x"><b>Ana</b>'


def test_a_tip_says_what_is_written(qtbot: QtBot) -> None:
    made = tool("menu")
    qtbot.addWidget(made)
    for text in ("Undo", NAME, f"Undo\n{NAME}", "a < b\nc & d", "Redo"):
        set_tip(made, text)
        tip = made.toolTip()
        shown = tip
        if Gui.mightBeRichText(tip):
            shown = QTextDocumentFragment.fromHtml(tip).toPlainText()
            assert "<img" not in tip
        assert shown == text
        spoken = QAccessible.queryAccessibleInterface(made)
        assert spoken.text(QAccessible.Text.Description) == text


def test_a_tip_leaves_alone_what_a_widget_says_of_itself(qtbot: QtBot) -> None:
    made = tool("menu")
    qtbot.addWidget(made)
    made.setAccessibleDescription("everything")
    for text in (NAME, "Menu"):
        set_tip(made, text)
        assert made.accessibleDescription() == "everything"


def test_the_system_shows_a_tip_as_it_is_written(qtbot: QtBot) -> None:
    made = tool("menu")
    qtbot.addWidget(made)
    made.show()
    set_tip(made, NAME)
    QToolTip.showText(QPoint(5, 5), made.toolTip(), made)
    (tip,) = (
        one for one in QApplication.topLevelWidgets() if isinstance(one, QLabel) and one.isVisible()
    )
    assert QTextDocumentFragment.fromHtml(tip.text()).toPlainText() == NAME
    QToolTip.hideText()


def test_a_label_is_plain_text(qtbot: QtBot) -> None:
    made = label()
    qtbot.addWidget(made)
    assert made.textFormat() is Qt.TextFormat.PlainText
