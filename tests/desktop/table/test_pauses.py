"""What the table waits for: a look at a round, second thoughts, a bot's move, the curtain; and what
happened since one's last turn, once more."""

from collections.abc import Sequence
from typing import cast

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.table import pauses
from boomerang_desktop.desktop.table.flow import Flow
from boomerang_desktop.desktop.table.pauses import Kind, Patience
from boomerang_desktop.games.circle.moves import Stop, Throw
from boomerang_desktop.games.circle.state import CircleState
from boomerang_desktop.games.core import Event, Move
from boomerang_desktop.match import Match, record
from tests.desktop.table.tables import a_flow, a_match

LOOK = Patience(rounds="click")
THINK = Patience(choices="moment")
pytestmark = pytest.mark.usefixtures("at_once")


@pytest.fixture
def long_moments(at_once: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is over before the test says so."""
    for name in ("MOMENT", "SEEN"):
        monkeypatch.setattr(pauses, name, 60_000)


def decide(flow: Flow, move: Move | None = None) -> None:
    """Whoever is asked makes the move, or the first of all."""
    assert flow.board.acting is not None
    flow.board.answered.emit(move or sorted(flow.board.offered.moves, key=str)[0])
    QTest.qWait(0)


def waits_for(flow: Flow) -> Kind | None:
    return flow.wait.kind


def asked(flow: Flow) -> int | None:
    return flow.board.acting


def before_the_reveal(players: str = "hrr") -> Match:
    """Hunt, the turn of the first seat: if it stops, all tokens are revealed."""
    match = a_match("hunt", players)
    for seat in range(3):
        match.play(seat, match.state.legal(seat)[0])
    while not cast(CircleState, match.state).pile or match.state.to_act != (0,):
        seat = match.state.to_act[0]
        piled = cast(CircleState, match.state).pile
        match.play(seat, Stop() if seat == 1 and not piled else Throw())
    return match


# --- a round


def test_a_round_that_is_over_can_be_looked_at_until_somebody_goes_on(qtbot: QtBot) -> None:
    match = before_the_reveal()
    with a_flow(match, LOOK) as (flow, _):
        flow.advance()
        before = flow.board.view
        decide(flow, Stop())
        assert waits_for(flow) is Kind.ROUND
        assert flow.board.motion.resting
        # the cards of the next round do not lie there yet
        assert flow.board.view == before
        assert flow.board.waits
        flow.board.nudged.emit()
        QTest.qWait(0)
        assert waits_for(flow) is None
        assert asked(flow) == 0
        assert flow.board.view == match.state.view(0)


@pytest.mark.parametrize("rounds", ["moment", "none"])
def test_or_for_a_moment_or_not_at_all(qtbot: QtBot, rounds: str) -> None:
    match = before_the_reveal()
    with a_flow(match, Patience(rounds=rounds)) as (flow, _):
        flow.advance()
        decide(flow, Stop())
        qtbot.waitUntil(lambda: flow.board.acting == 0)


@pytest.mark.parametrize("how", ["size", "text"])
def test_a_table_laid_anew_while_it_rests_shows_the_same_round(qtbot: QtBot, how: str) -> None:
    match = before_the_reveal()
    with a_flow(match, LOOK) as (flow, _):
        flow.advance()
        decide(flow, Stop())
        before, told = flow.board.view, flow.board.status()
        if how == "size":
            flow.board.set_width(900, 1.0, 1.0)
        else:
            flow.board.relayout()
        QTest.qWait(0)
        # the round that is over, not the next one
        assert waits_for(flow) is Kind.ROUND
        assert flow.board.motion.resting
        assert flow.board.view == before
        assert flow.board.status() == told
        flow.hurry()
        QTest.qWait(0)
        assert waits_for(flow) is None
        assert asked(flow) == 0
        assert flow.board.view == match.state.view(0)


@pytest.mark.parametrize("pace", [0.0, 1.0])
def test_a_table_laid_anew_before_it_rests_still_comes_to_rest(qtbot: QtBot, pace: float) -> None:
    match = before_the_reveal()
    with a_flow(match, LOOK) as (flow, _):
        heard: list[str] = []
        told: list[str] = []
        flow.advance()
        flow.board.motion.pace = pace
        flow.playback.told.connect(lambda _, line: told.append(line.text))
        decide(flow, Stop())
        before = flow.board.view
        assert flow.board.motion.resting == (pace == 0)
        flow.board.sounded.connect(heard.append)
        flow.board.relayout()
        assert waits_for(flow) is Kind.ROUND
        assert flow.board.motion.resting
        assert flow.board.view == before
        # shown once more, but neither heard nor told twice
        assert heard == []
        assert len(told) == len(set(told))


def test_the_points_of_a_round_count_while_it_is_looked_at(qtbot: QtBot) -> None:
    match = before_the_reveal()
    with a_flow(match, LOOK) as (flow, _):
        flow.advance()
        board = flow.board
        before = [panel.score for panel in board.panels.values()]
        decide(flow, Stop())
        after = [sum(n for _, n in row) for row in board.words.standings(match.state)]
        assert [board.panels[seat].score for seat in range(3)] == after != before
        assert all(str(after[seat]) in board.panels[seat].description for seat in range(3))
        summary = board.guide.texts.summary(board.view, board.counted, "")
        assert str(max(after)) in summary
        assert board.words.title(board.view) in summary.lower()
        board.relayout()
        assert [board.panels[seat].score for seat in range(3)] == after


def test_where_only_bots_play_nobody_is_waited_for(qtbot: QtBot) -> None:
    match = before_the_reveal("rrr")
    with a_flow(match, Patience("wait", "click", "confirm")) as (flow, thinker):
        flow.advance()
        question, _ = thinker.asked.pop()
        question.submit(Stop())
        QTest.qWait(0)
        assert waits_for(flow) is None
        assert len(thinker.asked) == 3


def test_a_click_too_many_ends_nothing(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pauses, "TOO_SOON", 60_000)
    with a_flow(before_the_reveal(), LOOK) as (flow, _):
        flow.advance()
        decide(flow, Stop())
        flow.board.nudged.emit()
        flow.hurry()
        assert waits_for(flow) is Kind.ROUND


# --- second thoughts


@pytest.mark.usefixtures("long_moments")
def test_a_choice_that_reveals_something_rests_and_can_be_taken_back(qtbot: QtBot) -> None:
    match = before_the_reveal()
    made = len(match.decisions)
    with a_flow(match, THINK) as (flow, _):
        flow.advance()
        decide(flow, Stop())
        assert flow.can_think_again
        assert not flow.board.offered
        assert len(match.decisions) == made
        flow.undo()
        assert asked(flow) == 0
        assert Stop() in flow.board.offered.moves
        decide(flow, Stop())
        # a click beside it is not meant, a key is
        flow.board.nudged.emit()
        assert len(match.decisions) == made
        flow.hurry()
        assert len(match.decisions) == made + 1


def test_it_is_made_when_the_moment_has_passed(qtbot: QtBot) -> None:
    match = before_the_reveal()
    made = len(match.decisions)
    with a_flow(match, THINK) as (flow, _):
        flow.advance()
        decide(flow, Stop())
        qtbot.waitUntil(lambda: len(match.decisions) == made + 1)


def test_to_be_confirmed_it_waits_for_ever(qtbot: QtBot) -> None:
    match = before_the_reveal()
    with a_flow(match, Patience(choices="confirm")) as (flow, _):
        flow.advance()
        decide(flow, Stop())
        assert flow.can_think_again
        assert flow.wait.milliseconds is None


@pytest.mark.usefixtures("long_moments")
@pytest.mark.parametrize("leave", ["close", "look back"])
def test_whoever_leaves_meanwhile_has_not_chosen(qtbot: QtBot, leave: str) -> None:
    match = before_the_reveal()
    before = record.dump(match)
    with a_flow(match, THINK) as (flow, _):
        flow.advance()
        decide(flow, Stop())
        if leave == "look back":
            flow.look_at(0)
            flow.look_at(None)
            assert asked(flow) == 0
            assert Stop() in flow.board.offered.moves
    QTest.qWait(5)
    assert record.dump(match) == before


@pytest.mark.usefixtures("long_moments")
def test_a_card_rests_also_while_the_bots_still_choose(qtbot: QtBot) -> None:
    match = a_match("roadtrip", "hrr")
    with a_flow(match, THINK) as (flow, thinker):
        flow.advance()
        decide(flow)
        assert flow.can_think_again
        thinker.answer()
        thinker.answer()
        QTest.qWait(0)
        assert flow.can_think_again
        assert match.state.to_act == (0,)
        flow.undo()
        assert asked(flow) == 0
        decide(flow)
        flow.hurry()
        assert len(match.decisions) == 3


@pytest.mark.parametrize(("game", "players"), [("flip", "hr"), ("hunt", "hrr"), ("roadtrip", "hh")])
def test_what_can_be_undone_anyway_does_not_rest(qtbot: QtBot, game: str, players: str) -> None:
    """Nor a choice among people, who would see that somebody hesitates."""
    match = a_match(game, players)
    with a_flow(match, THINK) as (flow, _):
        flow.advance()
        if flow.eyes.called is not None:
            flow.player_is_here(flow.eyes.called)
        decide(flow)
        assert len(match.decisions) == 1


# --- bots, and the curtain


def test_after_each_move_of_a_bot_the_table_waits_but_not_before_ones_own_turn(
    qtbot: QtBot,
) -> None:
    match = a_match("arrows", "hrr")
    with a_flow(match, Patience(bots="wait")) as (flow, thinker):
        flow.advance()
        decide(flow)
        thinker.answer()
        QTest.qWait(0)
        assert waits_for(flow) is Kind.MOVE
        assert flow.wait.milliseconds is None
        assert not thinker.asked
        flow.hurry()
        thinker.answer()
        QTest.qWait(0)
        assert waits_for(flow) is None
        assert asked(flow) == 0


@pytest.mark.usefixtures("long_moments")
def test_a_move_is_seen_before_the_curtain_closes(qtbot: QtBot) -> None:
    match = a_match("flip", "hh", hidden_pieces=True)
    with a_flow(match) as (flow, _):
        called: list[int] = []
        flow.secret.connect(called.append)
        flow.advance()
        flow.player_is_here(0)
        decide(flow)
        assert waits_for(flow) is Kind.CURTAIN
        assert called == [0]
        assert flow.board.view == match.state.view(-1)
        flow.hurry()
        assert called == [0, 1]


def test_the_first_cards_are_seen_being_dealt(qtbot: QtBot) -> None:
    match = a_match("hunt", "hrr")
    with a_flow(match) as (flow, thinker):
        flow.board.motion.pace = 1.0
        flow.begin()
        assert flow.playback.dealing
        assert asked(flow) is None
        assert not thinker.asked
        flow.hurry()
        assert asked(flow) == 0


# --- since one's last turn


@pytest.fixture
def marked(monkeypatch: pytest.MonkeyPatch) -> list[Sequence[Event]]:
    """What is marked, one after the other."""
    from boomerang_desktop.desktop.scene.board import Board

    seen: list[Sequence[Event]] = []
    show = Board.show_marks

    def show_marks(board: Board[CircleState], events: Sequence[Event]) -> None:
        seen.append(events)
        show(board, events)

    monkeypatch.setattr(Board, "show_marks", show_marks)
    return seen


def test_all_that_others_did_stays_marked_until_one_decides(
    qtbot: QtBot, marked: list[Sequence[Event]]
) -> None:
    match = a_match("arrows", "hrr")
    with a_flow(match) as (flow, thinker):
        flow.advance()
        decide(flow)
        assert list(marked[-1]) == list(match.events(0))
        for _ in range(2):
            thinker.answer()
            QTest.qWait(0)
        assert asked(flow) == 0
        assert list(marked[-1]) == [*match.events(1), *match.events(2)]
        decide(flow)
        assert list(marked[-1]) == list(match.events(3))


def test_what_ones_own_choice_brought_to_light_stays_marked_too(
    qtbot: QtBot, marked: list[Sequence[Event]]
) -> None:
    match = before_the_reveal()
    with a_flow(match) as (flow, thinker):
        flow.advance()
        decide(flow, Stop())
        thinker.answer()
        QTest.qWait(0)
        last = len(match.decisions) - 1
        assert list(marked[-1]) == [*match.events(last - 1), *match.events(last)]


@pytest.mark.parametrize("pace", [0.0, 0.01])
def test_it_can_be_seen_again_and_nothing_can_be_decided_meanwhile(
    qtbot: QtBot, pace: float
) -> None:
    match = a_match("arrows", "hrr")
    with a_flow(match) as (flow, thinker):
        flow.advance()
        assert not flow.can_show_again()
        decide(flow)
        for _ in range(2):
            thinker.answer()
            QTest.qWait(0)
        flow.board.motion.pace = pace
        flow.show_again()
        assert flow.board.view == match.states[1].view(0)
        assert not flow.board.offered
        assert not flow.can_show_again()
        qtbot.waitUntil(lambda: flow.board.acting == 0)
        assert flow.board.view == match.state.view(0)
        assert len(match.decisions) == 3


def test_somebody_who_looks_elsewhere_does_not_wait_for_it(qtbot: QtBot) -> None:
    match = a_match("arrows", "hrr")
    with a_flow(match) as (flow, thinker):
        flow.advance()
        decide(flow)
        for _ in range(2):
            thinker.answer()
            QTest.qWait(0)
        flow.show_again()
        flow.look_at(0)
        assert not flow.playback.replaying
        assert flow.board.view == match.states[1].view(0)
        flow.look_at(None)
        assert asked(flow) == 0
