"""The paper that every dialog is written on."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.dialogs.sheet import Sheet
from boomerang_desktop.desktop.look import widgets


class Letter(Sheet):
    def __init__(self) -> None:
        super().__init__()
        self.words = widgets.label(wrap=True)
        self.body.addWidget(self.words)
        self.text = "Dear all"
        self.retranslate()

    def retranslate(self) -> None:
        self.set_title(self.text)
        self.words.setText(" ".join([self.text] * 60))


@pytest.fixture
def letter(qtbot: QtBot) -> Letter:
    made = Letter()
    qtbot.addWidget(made)
    made.resize(300, 80)
    made.show()
    return made


def test_its_title_stands_on_it_and_on_its_window(letter: Letter) -> None:
    assert letter.head.text() == letter.windowTitle() == "Dear all"


def test_it_is_high_enough_for_what_is_written(letter: Letter) -> None:
    assert letter.words.heightForWidth(letter.words.width()) <= letter.words.height()


def test_in_another_language_it_is_written_anew_and_grows(letter: Letter) -> None:
    before = letter.height()
    letter.text = "Chers collègues et amis"
    QCoreApplication.sendEvent(letter, QEvent(QEvent.Type.LanguageChange))
    assert letter.head.text() == letter.text
    assert letter.height() > before
    QCoreApplication.processEvents()
    assert letter.words.heightForWidth(letter.words.width()) <= letter.words.height()


@pytest.mark.parametrize("by", ["button", "escape"])
def test_it_can_be_closed(letter: Letter, by: str) -> None:
    if by == "escape":
        QTest.keyClick(letter, Qt.Key.Key_Escape)
    else:
        letter.buttons.button(QDialogButtonBox.StandardButton.Close).click()
    assert not letter.isVisible()


def test_what_is_written_every_dialog_must_say(qtbot: QtBot) -> None:
    bare = Sheet()
    qtbot.addWidget(bare)
    with pytest.raises(NotImplementedError):
        bare.retranslate()
