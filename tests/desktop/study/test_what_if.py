"""From one position on, a match of its own."""

import pytest
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.study.what_if import WhatIf, WhatIfDialog, sitting
from boomerang_desktop.match import HUMAN
from tests.desktop.study.studies import finished

NAMES = ("You", "Bruno", "Chloé", "Dario")


def test_whoever_sat_there_takes_the_persons_chair() -> None:
    match = finished("hunt-4")
    players = [seat.player for seat in sitting(match, 2)]
    assert players == ["bot:novice", "bot:novice", HUMAN, "bot:novice"]
    assert sitting(match, 0)[0].player == HUMAN
    bots = [seat.player for seat in sitting(finished("hunt-4", None), 3)]
    assert bots == ["bot:novice"] * 3 + [HUMAN]


def test_the_branch_begins_like_the_real_match_which_stays_as_it_is() -> None:
    match = finished("hunt-4")
    branch = WhatIf(match, 9, sitting(match, 1), False, "x").branch()
    assert branch.decisions == match.decisions[:9]
    assert branch.id != match.id
    assert branch.seats[1].player == HUMAN
    assert match.seats[1].player == "bot:novice"


def test_anybody_can_play_each_chair(qtbot: QtBot) -> None:
    match = finished("hunt-4")
    dialog = WhatIfDialog(match, 9, 5, 0, NAMES)
    qtbot.addWidget(dialog)
    chosen: list[WhatIf] = []
    dialog.chosen.connect(chosen.append)
    for combo, player in zip(dialog.players, ("bot:master", HUMAN, HUMAN), strict=False):
        combo.setCurrentIndex(combo.findData(player))
    dialog.as_played.setChecked(False)
    dialog.title.setText("  Had I   stopped ")
    dialog.go.click()
    (wanted,) = chosen
    assert [seat.player for seat in wanted.seats] == ["bot:master", HUMAN, HUMAN, "bot:novice"]
    assert [seat.name for seat in wanted.seats] == [seat.name for seat in match.seats]
    assert (wanted.title, wanted.as_played, wanted.position) == ("Had I stopped", False, 9)


@pytest.mark.parametrize("title", ["", "   "])
def test_without_a_name_it_has_the_usual_one(qtbot: QtBot, title: str) -> None:
    dialog = WhatIfDialog(finished("hunt-4"), 9, 5, 0, NAMES)
    qtbot.addWidget(dialog)
    chosen: list[WhatIf] = []
    dialog.chosen.connect(chosen.append)
    dialog.title.setText(title)
    dialog.go.click()
    assert chosen[0].title == "What if, from move 5"
    assert chosen[0].as_played
