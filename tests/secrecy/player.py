"""Plays one of two twins in the real window, and looks at everything at every step."""

from collections.abc import Callable
from inspect import signature
from pathlib import Path
from random import Random
from typing import Any

import attrs
import pytest
from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from boomerang_desktop.bots.core import Chances, Thought
from boomerang_desktop.bots.jobs import advise, decide, prepare
from boomerang_desktop.bots.process import Job
from boomerang_desktop.bots.second_look import SecondLook, look_again
from boomerang_desktop.desktop import app as command
from boomerang_desktop.desktop import folders, program
from boomerang_desktop.desktop.library.drawing import drawn, picture
from boomerang_desktop.desktop.look import status
from boomerang_desktop.desktop.scene.guide import guide
from boomerang_desktop.desktop.sound.sounds import Sounds
from boomerang_desktop.desktop.table import curtain, pauses, playback
from boomerang_desktop.desktop.table import flow as flows
from boomerang_desktop.desktop.table.after import inquiry
from boomerang_desktop.desktop.table.background import Background
from boomerang_desktop.desktop.table.page import TablePage
from boomerang_desktop.desktop.table.speech import Speech
from boomerang_desktop.games.core import ONLOOKER, State
from boomerang_desktop.match import Match
from boomerang_desktop.match.analysis import Judgement, Verdict
from boomerang_desktop.match.analysis.examine import Found, Piece, examine
from tests.secrecy.sight import Sight, look
from tests.secrecy.twins import Twins

SMALL = 960, 600
"""The window's smallest size: there is less to compare."""
AT_ONCE = ((curtain, "MOMENT"), (pauses, "SEEN"), (playback, "STILL"), (inquiry, "BEGINS"))
IN_ITS_TIME = ((flows, "PEEK"), (guide, "PAUSE"), (guide, "REFUSED"), (status, "REMARK_SHOWN"))
"""What comes or goes by itself after a while: nothing is compared by the clock."""
LONG = 1_000_000
ASKING = ("hint", "hint", "summary", "since", "again", "explore")
LOOKING_ROUND = (
    *("summary", "since", "again", "first", "next", "previous", "last", "undo", "redo"),
    *("tabletop", "tabletop", "log", "log", "pause", "pause", "save_as"),
)


@attrs.define
class Posted:
    """What another process was asked."""

    job: str
    seat: int
    given: tuple[object, ...]


@attrs.define
class Seen:
    """All that came of one twin."""

    sights: list[Sight | None] = attrs.Factory(list)
    """None: what was on the screen then was for somebody who knows more."""
    posted: list[Posted] = attrs.Factory(list)
    offered: list[tuple[object, ...]] = attrs.Factory(list)
    """What was asked of the file dialog."""
    files: dict[str, bytes] = attrs.Factory(dict)
    """What lies on the disk, other than records."""


def answer(do: Callable[..., object], given: dict[str, Any]) -> object:
    """What the other process might answer, by what it was given; None for nothing."""
    if do is advise:
        view, seat = given["view"], given["seat"]
        return Thought(view.legal(seat)[0]), Chances((0.5,) * (seat + 1), (0.0,) * (seat + 1))
    if do is look_again:
        return SecondLook(given["move"], 0.0)
    if do is drawn:
        return picture(given["path"], given["width"])
    assert do is prepare, f"answer {do.__name__} here too, so that it can be compared"
    return None


class Player:
    """Somebody who comes when called, decides as the twin did, and tries everything meanwhile."""

    def __init__(
        self,
        qtbot: QtBot,
        home: Path,
        patch: pytest.MonkeyPatch,
        twins: Twins,
        number: int,
        before: Seen | None = None,
    ) -> None:
        self.qtbot, self.twins, self.home = qtbot, twins, home
        self.whole = twins.both[number]
        self.other = twins.both[1 - number]
        self.begun = self.whole.until(twins.begun)
        self.seen, self._before = Seen(), before
        self._heard: list[str] = []
        self.replace(patch)
        self.program = program.Program(
            program.application(["test"]), command.parse(["--lang", "en"])
        )
        settings = self.program.settings
        settings.speed, settings.muted, settings.bot_pace = "off", True, "quick"
        settings.round_pause = settings.second_thoughts = "none"
        settings.name_asked = settings.show_log = True
        settings.set_flag(f"{self.whole.game.id}/coach", True)
        self.window = self.program.window
        self.window.resize(*SMALL)
        self.window.show()
        qtbot.waitExposed(self.window)
        self.window.setUpdatesEnabled(False)

    def close(self) -> None:
        self.window.close()
        if self.window.table:
            self.window.table.close_down()
        self.program.close()
        self.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        self.seen.files = {
            str(path.relative_to(self.home)): path.read_bytes()
            for path in sorted(self.home.rglob("*"))
            if path.is_file() and path.suffix not in (".boomerang", ".sqlite")
        }

    # --- in place of what lies outside the window

    def replace(self, patch: pytest.MonkeyPatch) -> None:
        patch.setenv(folders.HOME, str(self.home))
        for module, name in AT_ONCE:
            patch.setattr(module, name, 0)
        for module, name in IN_ITS_TIME:
            patch.setattr(module, name, LONG)
        patch.setattr(inquiry, "_cores", lambda: 4)
        patch.setattr(Background, "warm_up", lambda _: None)
        patch.setattr(Background, "post", lambda _, job: self._post(job))
        patch.setattr(QFileDialog, "getSaveFileName", self._ask_where)
        patch.setattr(Sounds, "play", lambda _, name: self._heard.append(f"sound {name}"))
        announce = Speech.announce

        def hear(speech: Speech, text: str) -> None:
            # twins are kept in folders of their own
            self._heard.append(text.replace(str(self.home), "home"))
            announce(speech, text)

        patch.setattr(Speech, "announce", hear)

    def _ask_where(self, parent: object, *asked: object) -> tuple[str, str]:
        self.seen.offered.append(asked)
        return "", ""

    def _post(self, job: Job) -> None:
        """What the other process would answer, at once and without much thought. Analyses know all
        cards by design, and answer differently for either twin."""
        given = signature(job.do).bind(*job.given).arguments
        seat = given.get("seat", ONLOOKER)
        if job.do is not examine:
            self.seen.posted.append(Posted(job.do.__name__, seat, job.given))
        answer = self._answer(job.do, given)
        if answer is not None:
            QTimer.singleShot(0, self.window, lambda: job.answer(answer))

    def _answer(self, do: Callable[..., object], given: dict[str, Any]) -> object:
        if do is decide:
            return self._scripted(given["seat"])
        if do is examine:
            piece: Piece = given["piece"]
            rng = Random(f"{self.whole.chance}{piece.number}")
            shares = tuple(rng.random() for _ in self.whole.seats)
            chances, decision = Chances(shares, (0.0,) * len(shares)), piece.decision
            if decision is None:
                return Found(chances)
            share = shares[decision.seat]
            verdict = rng.choice(list(Verdict))
            return Found(
                chances,
                Judgement(share, share, decision.move, share, 0.0, verdict, (), 0.0),
            )
        return answer(do, given)

    # --- what happens

    @property
    def table(self) -> TablePage:
        assert self.window.table is not None
        return self.window.table

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    def _scripted(self, seat: int) -> object:
        """What that seat decides next; None where the twin ends."""
        made = sum(decision.seat == seat for decision in self.match.decisions)
        moves = [decision.move for decision in self.whole.decisions if decision.seat == seat]
        return moves[made] if made < len(moves) else None

    def settle(self) -> None:
        """Until nothing happens any more without the person at the screen."""
        self.qtbot.waitUntil(self.settled, timeout=10_000)

    def settled(self) -> bool:
        for _ in range(3):
            QCoreApplication.processEvents()
        keeper = self.window.shelf.keeper
        if keeper.busy or keeper._open_questions:
            return False
        table = self.window.table
        flow = table.flow if table else None
        if table is None or flow is None:
            return True
        if table.curtain.isVisible():
            return True
        for motion in flow.board.motion.findChildren(QAbstractAnimation):
            motion.setCurrentTime(motion.duration())
        waiting = set(flow.match.state.to_act) - flow.match.persons
        bots = any(self._scripted(seat) is not None for seat in waiting)
        back = flow.playback.looking_back is not None
        busy = flow.playback.busy or flow.board.motion.busy or flow.wait.kind is not None
        return not busy and not table.hints.thinking and (back or not bots)

    def look(self, step: str) -> None:
        """If nobody is looking who knows what the twins differ in."""
        self.settle()
        QCoreApplication.processEvents()
        heard, self._heard[:] = [*self._heard], []
        flow = self.window.table.flow if self.window.table else None
        if flow is not None and not self._same_for(flow.eyes.seat, flow.board.acting):
            self.seen.sights.append(None)
            return
        number = len(self.seen.sights)
        sight = look(self.window, step, heard)
        self.seen.sights.append(sight)
        if self._before:
            earlier = self._before.sights[number]
            assert earlier is not None
            if differs := earlier.differs(sight):
                earlier.keep(self.home.parent, "one")
                sight.keep(self.home.parent, "other")
                raise AssertionError(f"{self.twins}: {differs}; see {self.home.parent}")

    def _same_for(self, *seats: int | None) -> bool:
        """Whether these see the same in both twins by now."""
        made = len(self.match.decisions)
        if made >= len(self.other.states):
            return False
        own, other = self.whole.states[made], self.other.states[made]
        return all(seat is None or own.view(seat) == other.view(seat) for seat in seats)

    def do(self, action: str) -> None:
        self.window.do(action)
        self.look(action)

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.table.view, key)
            self.look(f"key {key.name}")

    def come(self) -> None:
        """From behind the curtain."""
        closed = self.table.curtain
        if closed.isVisible():
            self.look("curtain")
            seat = self.table.flow.eyes.called if self.table.flow else None
            assert seat is not None
            closed.opened.emit(seat)
            self.look("come")

    # --- the match

    def play(self) -> None:
        """From where the twins begin to where they end, with all that can be tried on the way."""
        self.window.begin(self.begun)
        self.look("begun")
        tried = False
        while len(self.match.decisions) < len(self.whole.decisions):
            self.settle()
            self.come()
            flow = self.table.flow
            assert flow is not None
            seat = flow.board.acting
            if seat is None:
                break  # the others go no further
            if not tried and seat == flow.eyes.seat:
                self.ask()
                tried = True
            move = self._scripted(seat)
            if move is None:
                break
            flow.board.answered.emit(move)
            self.look(f"decision {len(self.match.decisions)}")
        if not tried:
            self.ask()
        self.look_round()

    def ask(self) -> None:
        """All that somebody who decides may want to know."""
        for action in ASKING:
            self.do(action)
        self.press(Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Right)
        self.do("explore")
        self.press(Qt.Key.Key_Tab, Qt.Key.Key_Return, Qt.Key.Key_Escape)

    def look_round(self) -> None:
        """All that can be done with a match that goes on."""
        self.look("the end of the twins")
        for action in LOOKING_ROUND:
            self.do(action)
        self.come()
        self.explain()

    def explain(self) -> None:
        """Points at a few things."""
        flow = self.table.flow
        board = flow.board if flow else None
        if board is None or not self.table.view.isVisible():
            return
        items = sorted((item for _, item in board.things.all()), key=lambda item: str(item.key))
        for item in items[:: max(1, len(items) // 4)]:
            if board.guide.explain(item):
                self.look(f"what {item.key} is")
        board.guide.hide()


def in_common(posted: Posted, twins: Twins) -> tuple[object, ...]:
    """What of a question must be the same for both twins: all of it, but of what another seat sees
    only what everybody may."""
    return (
        posted.job,
        posted.seat,
        *(
            given.view(ONLOOKER)
            if isinstance(given, State) and posted.seat != twins.watching
            else given
            for given in posted.given
        ),
    )


def play_both(kind: type[Player], qtbot: QtBot, folder: Path, twins: Twins) -> tuple[Seen, Seen]:
    """One after the other, in programs of their own; the second is compared as it goes on."""
    seen: list[Seen] = []
    for number in range(2):
        with pytest.MonkeyPatch.context() as patch:
            before = seen[0] if seen else None
            player = kind(qtbot, folder / str(number), patch, twins, number, before)
            try:
                player.play()
            finally:
                player.close()
            seen.append(player.seen)
    one, other = seen
    return one, other
