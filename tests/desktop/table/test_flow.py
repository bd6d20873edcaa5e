"""Asking and answering, whatever people do in between: no secret gets out, nothing is asked twice,
and what is on the table is a position of the match."""

from random import Random

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.table.flow import Flow
from boomerang_desktop.desktop.table.pauses import Patience
from boomerang_desktop.games import GAMES
from boomerang_desktop.games.core import ONLOOKER
from boomerang_desktop.match import Match, record
from tests.desktop.table.tables import SlowThinker, a_flow, a_match

TABLES = [
    ("hunt", "hhr", {}),
    ("hunt", "hrr", {"hidden_reserves": True}),
    ("lascaux", "hhh", {"hidden_reserves": True}),
    ("flip", "hh", {"hidden_pieces": True}),
    ("flip", "hr", {}),
    ("arrows", "hhr", {}),
    ("roadtrip", "hh", {}),
    ("roadtrip", "hhr", {}),
]


class Room:
    """Several people before one screen, who do all that they can do, in any order."""

    def __init__(self, flow: Flow, thinker: SlowThinker, rng: Random) -> None:
        self.flow, self.thinker, self.rng = flow, thinker, rng
        self.called: int | None = None
        self.here: int | None = None
        """Who has come to see a secret and has not been sent away since."""
        self.saved = 0
        flow.secret.connect(self._call)
        flow.made.connect(self._count)

    def _call(self, seat: int) -> None:
        self.called, self.here = seat, None

    def _count(self) -> None:
        self.saved += 1

    def act(self) -> str:
        does = self.rng.choice(
            ("answer",) * 8
            + ("bot", "on", "come", "now") * 5
            + ("undo", "redo", "back", "peek", "again", "lay_anew")
        )
        getattr(self, does)()
        QTest.qWait(0)
        return does

    def answer(self) -> None:
        board = self.flow.board
        if board.acting is not None and board.offered:
            move = self.rng.choice(sorted(board.offered.moves, key=str))
            board.answered.emit(move)

    def bot(self) -> None:
        if self.thinker.asked:
            self.thinker.answer()

    def come(self) -> None:
        if self.flow.eyes.called is not None:
            self.here = self.flow.eyes.called
            self.flow.player_is_here(self.here)

    def undo(self) -> None:
        match = self.flow.match
        if match.persons and not match.undo_barred(match.persons):
            self.flow.undo()

    def redo(self) -> None:
        if self.flow.match.can_redo:
            self.flow.redo()

    def back(self) -> None:
        self.flow.look_at(self.rng.randrange(-1, max(1, len(self.flow.match.decisions))))

    def now(self) -> None:
        self.flow.look_at(None)

    def peek(self) -> None:
        self.flow.peek()

    def on(self) -> None:
        self.flow.hurry()

    def again(self) -> None:
        self.flow.show_again()

    def lay_anew(self) -> None:
        """The window changes its size."""
        self.flow.board.set_width(self.rng.choice((900, 1040, 1200)), 1.0, 1.0)

    def check(self) -> None:
        flow = self.flow
        board, match, eyes = flow.board, flow.match, flow.eyes
        shared = len(match.persons) > 1
        if shared:
            assert eyes.seat in (ONLOOKER, self.here)
        back = flow.playback.looking_back
        position = match.state if back is None else match.states[back + 1]
        if not flow.playback.busy and (board.acting is None or back is not None):
            assert board.view == eyes.see(position, over=flow.playback.over)
        if eyes.called is not None:
            assert not board.offered
            assert board.view == position.view(ONLOOKER)
        if back is not None:
            assert board.acting is None
        if flow.wait.kind is not None or flow.playback.replaying:
            assert board.acting is None
            assert not board.offered
        if flow.can_think_again:
            # nobody has been told, and the one who thinks again is asked still
            assert match.persons <= set(match.state.to_act)
        if board.acting is not None and board.offered:
            assert board.acting in match.state.to_act
            assert board.offered.moves <= set(match.state.legal(board.acting))
            if shared and match.state.private(board.acting):
                assert eyes.seat == board.acting == self.here


PATIENCE = [
    Patience(),
    Patience("wait", "click", "confirm"),
    Patience("relaxed", "moment", "moment"),
]


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize(("seed", "patience"), list(enumerate(PATIENCE)))
@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_whatever_people_do_secrets_are_kept_and_the_match_goes_on(
    qtbot: QtBot,
    game: str,
    players: str,
    options: dict[str, bool],
    seed: int,
    patience: Patience,
) -> None:
    match = a_match(game, players, seed, **options)
    with a_flow(match, patience) as (flow, thinker):
        room = Room(flow, thinker, Random(seed))
        flow.advance()
        for _ in range(160):
            room.act()
            room.check()
        assert len(match.decisions) + room.saved > 12
    # left and resumed: the record tells the same match
    again = record.parse(record.dump(match).encode(), match.played_at)
    assert again.state == match.state


def test_one_decision_is_saved_once(qtbot: QtBot) -> None:
    match = a_match("flip", "hh")
    with a_flow(match) as (flow, thinker):
        room = Room(flow, thinker, Random(1))
        flow.advance()
        for count in range(1, 6):
            room.answer()
            QTest.qWait(0)
            assert (len(match.decisions), room.saved) == (count, count)


def test_what_is_decided_is_announced_before_anything_changes(qtbot: QtBot) -> None:
    match = a_match("flip", "hh")
    with a_flow(match) as (flow, _):
        flow.advance()
        made: list[int] = []
        flow.deciding.connect(lambda: made.append(len(match.decisions)))
        Room(flow, SlowThinker(), Random(1)).answer()
        assert made == [0]


def test_nobody_is_asked_after_it_was_closed(qtbot: QtBot) -> None:
    match = a_match("flip", "rh")
    with a_flow(match) as (flow, thinker):
        flow.advance()
        question, _ = thinker.asked[0]
    question.submit(question.moves[0])
    QTest.qWait(0)
    assert not match.decisions
    assert not thinker.asked


def test_a_forced_decision_is_made_for_a_person(qtbot: QtBot) -> None:
    match: Match = a_match("roadtrip", "hr")
    rng = Random(2)
    with a_flow(match) as (flow, thinker):
        room = Room(flow, thinker, rng)
        flow.advance()
        offered: list[int] = []
        flow.asked.connect(lambda: offered.append(len(flow.board.offered.moves)))
        while match.state.to_act and len(match.decisions) < 2 * 7:
            room.answer()
            room.bot()
            QTest.qWait(0)
    assert 1 not in offered


@pytest.mark.parametrize("game", GAMES)
def test_a_match_that_is_over_is_only_shown(qtbot: QtBot, game: str) -> None:
    match = a_match(game, "h" * max(2, GAMES[game].seats[0]))
    while match.state.to_act:
        seat = match.state.to_act[0]
        match.play(seat, match.state.legal(seat)[0])
    with a_flow(match) as (flow, thinker):
        room, ended = Room(flow, thinker, Random(1)), []
        flow.over.connect(lambda: ended.append(True))
        flow.advance()
        assert ended
        assert not room.saved
        assert flow.board.acting is None


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize("steps", [0, 7, 40, 90])
@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_a_match_can_be_given_up_whatever_has_just_been_done(
    qtbot: QtBot, game: str, players: str, options: dict[str, bool], steps: int
) -> None:
    match = a_match(game, players, steps, **options)
    with a_flow(match, Patience()) as (flow, thinker):
        room, ended, told = Room(flow, thinker, Random(steps)), [], []
        flow.over.connect(lambda: ended.append(True))
        flow.playback.told.connect(lambda number, line: told.append(line.text))
        flow.advance()
        for _ in range(steps):
            room.act()
        saved, number = room.saved, len(match.decisions)
        flow.give_up(0)
        QTest.qWait(0)
        assert (room.saved, ended[:1]) == (saved + 1, [True])
        assert (match.over, len(match.decisions)) == (True, number)
        assert told[-1] == flow.playback.story()[-1][1].text
        assert "given up" in told[-1]
        # nobody is asked or called any more, and all lies open
        assert not thinker.asked
        assert not flow.board.offered
        assert flow.eyes.called is None
        assert flow.wait.kind is None
        assert flow.board.view == match.state
        assert flow.board.status() == told[-1]
        flow.look_at(-1)
        assert flow.board.view == match.states[0 if number else -1]
