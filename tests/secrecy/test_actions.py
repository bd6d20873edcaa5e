"""Whatever is done with a match that isn't over: what comes of it is the same for its twin, and
nobody sits down to its deal."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from uuid import UUID

import pytest
from PySide6.QtCore import QDateTime, QTimer
from PySide6.QtWidgets import QDialog, QFileDialog
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop import saves
from boomerang_desktop.desktop.actions.actions import (
    ACTIONS,
    BY_NAME,
    HOME,
    IN_LIBRARY,
    STATISTICS,
    TABLE,
)
from boomerang_desktop.desktop.library import edits, pictures
from boomerang_desktop.desktop.library import page as library
from boomerang_desktop.desktop.shell import window as windows
from boomerang_desktop.games import GAMES
from boomerang_desktop.games.core import ONLOOKER
from boomerang_desktop.match import match as matches
from boomerang_desktop.match import record
from tests.secrecy.player import ASKING, LOOKING_ROUND, Player, play_both
from tests.secrecy.twins import WHEN, hidden, sittings, twins
from tests.tables import Sitting

LEFT_OUT = {
    "quit": "closes the window",
    "lesson_restart": "a lesson knows no match",
    "lesson_previous": "a lesson knows no match",
    "lesson_next": "a lesson knows no match",
    "lesson_list": "a lesson knows no match",
}
PLAYED = [a.name for a in ACTIONS if TABLE in a.pages and a.name not in LEFT_OUT]
LISTED = [a.name for a in ACTIONS if a.pages == IN_LIBRARY]
TRIED_IN_PLAY = {*ASKING, *LOOKING_ROUND}
"""What `test_window` does in every game, at every turn."""
OF_THE_MATCH = [n for n in PLAYED if HOME not in BY_NAME[n].pages and n not in TRIED_IN_PLAY]
COUNTED = [a.name for a in ACTIONS if a.pages == {STATISTICS}]


def test_every_action_is_tried_or_left_out_for_a_reason() -> None:
    assert {*PLAYED, *LISTED, *COUNTED, *LEFT_OUT} == {action.name for action in ACTIONS}


def most_secret() -> Iterator[Sitting]:
    """Each game that hides anything, as it hides the most."""
    for game_id in GAMES:
        sitting = max((s for s in sittings() if s.game.id == game_id), key=lambda s: len(hidden(s)))
        if hidden(sitting):
            yield sitting


SOON = 100
"""Milliseconds for which something is put off that does not wait for people."""


class Trier(Player):
    """Opens the match as it stands, and does one thing with it after the other."""

    def replace(self, patch: pytest.MonkeyPatch) -> None:
        super().replace(patch)
        for module, name in ((pictures, "LOOKED"), (library, "SETTLED"), (windows, "MOMENT")):
            patch.setattr(module, name, 0)
        rng = Random(1)
        patch.setattr(matches, "uuid4", lambda: UUID(int=rng.getrandbits(128)))
        patch.setattr(matches, "SystemRandom", lambda: rng)
        for name in ("getOpenFileName", "getOpenFileNames"):
            patch.setattr(QFileDialog, name, self._ask_where)
        patch.setattr(edits, "to_system_bin", lambda path: None)
        patch.setattr(QFileDialog, "getExistingDirectory", self._ask_folder)
        patch.setattr(QFileDialog, "getSaveFileName", self._save)
        peek, when = saves.peek, QDateTime.fromSecsSinceEpoch(int(WHEN.timestamp()))
        patch.setattr(
            saves, "peek", lambda path: (found := peek(path)) and found._replace(when=when)
        )

    def _ask_folder(self, parent: object, *asked: object) -> str:
        self.seen.offered.append(asked)
        return ""

    def _save(self, parent: object, *asked: object) -> tuple[str, str]:
        """Saves it there, so that it can be compared."""
        self.seen.offered.append((asked[0], Path(str(asked[1])).name, *asked[2:]))
        return str(self.home / Path(str(asked[1])).name), ""

    def put(self, path: Path) -> None:
        """The match and no other is on the disk, in that file."""
        window = self.window
        for dialog in window.findChildren(QDialog):
            dialog.reject()
        if window.rules:
            window.rules.close()
        window.show_home()
        self.settle()
        for other in window.saves.folder.rglob("*.boomerang"):
            other.unlink()
        window.saves.write(path, record.dump(self.whole))
        window.shelf.keeper.catch_up()
        self.settle()

    def sit_down(self) -> None:
        for dialog in self.window.findChildren(QDialog):
            dialog.reject()
        if self.window.page == TABLE and self.table.match and self.match.id == self.whole.id:
            return
        self.put(self.window.saves.autosave_path)
        self.window.resume()
        self.settle()

    def choose(self) -> None:
        """In the list of all matches."""
        window = self.window
        self.put(window.saves.archive_path(self.whole.game.id, self.whole.id))
        window.do("library")
        self.settle()
        page = window.shelf.page
        assert page is not None
        row = page.model.row_of(self.whole.id)
        assert row is not None
        page.list.setCurrentIndex(page.model.index(row))

    def settled(self) -> bool:
        self.window.flush()
        settled, rules = super().settled(), self.window.rules
        # only now: what has just been heard may lead to another question in a moment
        waits = any(
            timer.isActive() and timer.isSingleShot() and timer.interval() <= SOON
            for timer in self.window.findChildren(QTimer)
        )
        return settled and not waits and not (rules and rules.page.busy)

    def do(self, action: str) -> None:
        self.window.do(action)
        self.look(action)
        self.check_deal(action)

    def check_deal(self, action: str) -> None:
        """Nobody plays the cards of a match that goes on, but in that match."""
        window, whole = self.window, self.whole
        played = window.table.match if window.table else None
        set_up = window.new_page.deal if window.new_page else None
        if played is not None and played.id == whole.id:
            played = None
        for other in (played, set_up):
            again = other is not None and whole.game.deals and other.chance == whole.chance
            assert not again, f"{action} deals its cards again"

    def play(self) -> None:
        # what can be done anywhere knows no game: once is enough
        all_of_them = self.whole.game.id == list(most_secret())[-1].game.id
        for action in PLAYED if all_of_them else OF_THE_MATCH:
            self.sit_down()
            self.do(action)
        for action in LISTED:
            self.choose()
            self.do(action)
        for action in COUNTED if all_of_them else ():
            self.window.do("statistics")
            self.do(action)


@pytest.mark.usefixtures("analysed")
@pytest.mark.parametrize("sitting", list(most_secret()), ids=str)
def test_whatever_is_done_shows_twins_alike(qtbot: QtBot, tmp_path: Path, sitting: Sitting) -> None:
    found = twins(sitting, ONLOOKER, range(sitting.seats))
    one, other = play_both(Trier, qtbot, tmp_path, found)
    assert one.offered == other.offered
    assert one.files == other.files
