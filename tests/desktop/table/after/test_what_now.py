"""After a match: one click for another, and a menu of other ways."""

from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.table.after.what_now import WhatNow


def test_one_click_is_a_rematch_and_the_menu_has_the_other_ways(qtbot: QtBot) -> None:
    what_now = WhatNow()
    qtbot.addWidget(what_now)
    wanted: list[str] = []
    what_now.wanted.connect(wanted.append)
    what_now.again.click()
    for way in what_now.ways.actions():
        way.trigger()
    assert wanted == ["rematch", "rematch", "rematch_moved", "same_deal", "same_deal_otherwise"]


def test_where_nothing_is_dealt_no_deal_comes_again(qtbot: QtBot) -> None:
    what_now = WhatNow(dealt=False)
    qtbot.addWidget(what_now)
    ways = [way.objectName() for way in what_now.ways.actions()]
    assert ways == ["rematch", "rematch_moved"]
