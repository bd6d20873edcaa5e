"""Bots in another process: they answer, can be stopped, and may die without harm."""

import os
import signal
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.table import thinker as module
from boomerang_desktop.desktop.table.thinker import Thinker
from boomerang_desktop.games import GAMES
from boomerang_desktop.games.core import Move
from boomerang_desktop.match import Match, Seat
from boomerang_desktop.match.players import Question


@pytest.fixture
def thinker(qtbot: QtBot) -> Iterator[Thinker]:
    made = Thinker()
    yield made
    made.close()


def question(answers: list[Move], game: str = "hunt") -> Question:
    rules = GAMES[game]
    seats = [Seat(f"bot {n}", "random") for n in range(rules.seats[0])]
    match = Match.new(rules, seats, {}, 1)
    seat = match.state.to_act[0]
    state = match.state
    return Question(match, seat, state.view(seat), state.legal(seat), answers.append)


def pid(thinker: Thinker) -> int:
    assert thinker.pid is not None
    return thinker.pid


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_answers_with_a_legal_move(qtbot: QtBot, thinker: Thinker, game: str) -> None:
    answers: list[Move] = []
    asked = question(answers, game)
    thinker.ask("random", asked, "1/0/0")
    qtbot.waitUntil(lambda: len(answers) == 1, timeout=20_000)
    assert answers[0] in asked.moves


def test_the_same_seed_gives_the_same_answer(qtbot: QtBot, thinker: Thinker) -> None:
    answers: list[Move] = []
    for _ in range(3):
        thinker.ask("random", question(answers, "flip"), "7/0/0")
    qtbot.waitUntil(lambda: len(answers) == 3, timeout=20_000)
    assert len(set(answers)) == 1


def test_a_killed_bot_is_asked_again(qtbot: QtBot, thinker: Thinker) -> None:
    thinker.warm_up()
    first = pid(thinker)
    os.kill(first, signal.SIGSTOP)
    answers: list[Move] = []
    thinker.ask("random", question(answers), "1/0/0")
    os.kill(first, signal.SIGKILL)
    qtbot.waitUntil(lambda: len(answers) == 1, timeout=20_000)
    assert pid(thinker) != first


@pytest.mark.parametrize("kind", ["no such bot", "random"])
def test_after_a_second_failure_a_simpler_bot_moves(qtbot: QtBot, kind: str) -> None:
    """A bot that raises an error fails, and so does one that takes longer than anybody waits."""
    thinker = Thinker(patience=20_000 if kind == "no such bot" else 1)
    answers: list[Move] = []
    asked = question(answers)
    with qtbot.waitSignal(thinker.stood_in, timeout=20_000) as stood_in:
        thinker.ask(kind, asked, "1/0/0")
    assert stood_in.args == [asked.seat]
    assert answers
    assert answers[0] in asked.moves
    thinker.close()


def test_forgotten_questions_are_not_answered(qtbot: QtBot, thinker: Thinker) -> None:
    thinker.warm_up()
    os.kill(pid(thinker), signal.SIGSTOP)
    stale: list[Move] = []
    thinker.ask("random", question(stale), "1/0/0")
    thinker.forget()
    fresh: list[Move] = []
    thinker.ask("random", question(fresh), "1/0/0")
    qtbot.waitUntil(lambda: len(fresh) == 1, timeout=20_000)
    assert stale == []


def test_closing_leaves_no_process(qtbot: QtBot, thinker: Thinker) -> None:
    thinker.warm_up()
    there = pid(thinker)
    thinker.close()
    with pytest.raises(ProcessLookupError):
        os.kill(there, 0)


def test_bots_are_given_time_before_they_are_taken_for_lost() -> None:
    assert module.PATIENCE >= 10_000


def test_what_was_played_before_is_played_again_without_thinking(
    qtbot: QtBot, thinker: Thinker
) -> None:
    answers: list[Move] = []
    asked = question(answers)
    thinker.recall = lambda question: question.moves[-1]
    thinker.ask("random", asked, "1/0/0")
    # nobody is answered while still asking
    assert not answers
    qtbot.waitUntil(lambda: bool(answers))
    assert answers == [asked.moves[-1]]
    assert thinker.pid is None
