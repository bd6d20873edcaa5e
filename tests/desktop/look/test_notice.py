"""A sentence that stays for a while."""

import pytest
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.look import notice as module
from boomerang_desktop.desktop.look.notice import Notice


def test_it_comes_and_goes(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SHOWN", 30)
    notice = Notice()
    qtbot.addWidget(notice)
    assert not notice.isVisible()
    notice.tell("Two matches deleted")
    assert notice.isVisible()
    assert not notice.button.isVisible()
    qtbot.waitUntil(lambda: not notice.isVisible())


def test_what_it_tells_can_be_undone_once(qtbot: QtBot) -> None:
    notice = Notice()
    qtbot.addWidget(notice)
    notice.tell("Two matches deleted", "Undo")
    assert notice.button.text() == "Undo"
    with qtbot.waitSignal(notice.pressed):
        notice.button.click()
    assert not notice.isVisible()
