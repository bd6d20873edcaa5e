"""Players are asked and answer, at once or later; the runner holds the open questions."""

import pytest

from boomerang_desktop.bots import random_bot
from boomerang_desktop.games import GAMES
from boomerang_desktop.games.core import IllegalMove, Move
from boomerang_desktop.match import Match, Seat
from boomerang_desktop.match.players import BotPlayer, Question, TurnRunner
from tests.tables import Sitting, every_sitting


def hunt() -> Match:
    seats = [Seat("Ana"), Seat("Bruno", "random"), Seat("Chloé", "random")]
    return Match.new(GAMES["hunt"], seats, {}, 7, 0)


@every_sitting
def test_a_table_of_bots_plays_to_the_end(sitting: Sitting) -> None:
    seats = [Seat(f"bot {n}", "random") for n in range(sitting.seats)]
    numbers: list[int] = []
    match = Match.new(sitting.game, seats, sitting.settings, 3)
    TurnRunner(match, [BotPlayer(random_bot)] * sitting.seats, numbers.append).run()
    assert match.result is not None
    assert numbers == list(range(len(match.decisions)))


class Person:
    """Keeps the question until the test answers it."""

    def __init__(self) -> None:
        self.question: Question | None = None

    def ask(self, question: Question) -> None:
        self.question = question

    def forget(self) -> None:
        self.question = None


def test_people_answer_when_they_like_and_see_only_their_view() -> None:
    match = hunt()
    ana, bot = Person(), BotPlayer(random_bot)
    table = TurnRunner(match, [ana, bot, bot])
    table.go_on()
    assert match.state.to_act == (0,)
    question = ana.question
    assert question is not None
    assert question.view == match.states[0].view(0)
    table.go_on()
    assert ana.question is question
    question.submit(question.moves[0])
    assert match.state.to_act == (0,)
    table.go_on()
    assert [str(move) for move in ana.question.moves] == ["throw", "stop"]


def test_an_answer_to_a_withdrawn_question_is_not_heard() -> None:
    match = hunt()
    ana, bot = Person(), BotPlayer(random_bot)
    table = TurnRunner(match, [ana, bot, bot])
    table.go_on()
    stale = ana.question
    assert stale is not None
    table.withdraw()
    assert ana.question is None
    stale.submit(stale.moves[0])
    assert match.state.to_act == (0,)


def test_an_illegal_answer_leaves_the_question_open() -> None:
    match = hunt()
    ana, bot = Person(), BotPlayer(random_bot)
    table = TurnRunner(match, [ana, bot, bot])
    table.go_on()
    question = ana.question
    assert question is not None
    with pytest.raises(IllegalMove):
        question.submit(Move())
    question.submit(question.moves[0])
    assert len(match.decisions) == 3


def test_the_table_tells_what_is_asked_now() -> None:
    match = hunt()
    ana, chloe, bot = Person(), Person(), BotPlayer(random_bot)
    table = TurnRunner(match, [ana, bot, chloe])
    assert not table.questions
    table.go_on()
    assert table.questions == {0: ana.question, 2: chloe.question}
    asked = table.questions[2]
    with pytest.raises(IllegalMove):
        asked.submit(Move())
    assert table.questions[2] is asked
    asked.submit(asked.moves[0])
    assert set(table.questions) == {0}
    table.withdraw()
    assert not table.questions
    table.go_on()
    assert set(table.questions) == {0}
