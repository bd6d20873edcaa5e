"""Files that cannot be read are counted, and told of when somebody asks."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.library.unreadable import UnreadableButton
from boomerang_desktop.library.library import Unreadable
from boomerang_desktop.match.record import Fault, RecordError


@pytest.fixture
def button(qtbot: QtBot) -> UnreadableButton:
    made = UnreadableButton()
    qtbot.addWidget(made)
    return made


def odd(name: str, fault: Fault = Fault.DAMAGED) -> Unreadable:
    return Unreadable(Path(f"/anywhere/{name}.boomerang"), RecordError(fault, "", ""))


def test_while_everything_can_be_read_there_is_nothing_to_say(button: UnreadableButton) -> None:
    assert not button.isVisible()
    button.set_files([odd("a")])
    assert button.isVisible()
    button.set_files([])
    assert not button.isVisible()


def test_every_file_is_named_with_what_is_wrong(button: UnreadableButton, qtbot: QtBot) -> None:
    button.set_files([odd("later", Fault.VERSION), odd("torn")])
    assert button.text() == "2 files cannot be read"
    with qtbot.waitSignal(button.told) as told:
        button.click()
    assert told.args == [
        "“later.boomerang”: The record was written by another version of this program. · "
        "“torn.boomerang”: The record is damaged."
    ]


def test_of_many_only_a_few_are_named(button: UnreadableButton, qtbot: QtBot) -> None:
    button.set_files([odd(name) for name in "abcde"])
    with qtbot.waitSignal(button.told) as told:
        button.click()
    assert told.args is not None
    assert told.args[0].count("damaged") == 3
    assert told.args[0].endswith("2 more files")
