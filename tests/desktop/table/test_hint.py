"""A hint: asked for, thought about, told, and gone."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from boomerang_desktop.bots.core import Chances, Reason, Thought
from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.look import references
from boomerang_desktop.desktop.scene.setup import MatchSetup
from boomerang_desktop.desktop.table.flow import Flow
from boomerang_desktop.desktop.table.hint import MOST, SECONDS, HintCard, Hints
from boomerang_desktop.desktop.table.thinker import Thinker
from boomerang_desktop.match import Match, Seat
from tests.desktop.scene.heap import HEAP
from tests.desktop.table.adviser import Adviser
from tests.sixth.desktop.games.heap.info import HeapInfo
from tests.sixth.games.heap import HeapState, Take


class Table:
    """A match of the toy game with somebody who asks for hints."""

    def __init__(self, qtbot: QtBot) -> None:
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.match = Match.new(HEAP, [Seat("Ana"), Seat("Bruno")], {}, 1, 0)
        match, state = self.match, self.match.state
        assert isinstance(state, HeapState)
        setup = MatchSetup(match.game, match.seats, match.settings, match.persons)
        self.board = HeapInfo().board(setup, state)
        self.board.motion.pace = 0.0
        self.thinker = Thinker()
        self.flow = Flow(match, self.board, self.thinker)
        self.card = HintCard(self.window)
        self.adviser = Adviser()
        self.hints = Hints(self.adviser, self.card, self.window)
        self.told: list[str] = []
        self.hints.told.connect(self.told.append)
        self.window.show()

    def lit(self) -> set[object]:
        return {key for key, item in self.board.things.all() if item.lit}


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[Table]:
    languages.install("en")
    made = Table(qtbot)
    made.flow.advance()
    yield made
    made.flow.close()
    made.thinker.close()
    made.adviser.close()


THOUGHT = Thought(Take(2), (Reason("gain", 0.0, "T2"),)), Chances((0.7, 0.3), (0.1, 0.1))


def test_while_it_is_thought_about_the_card_says_so(table: Table) -> None:
    table.hints.ask(table.flow)
    assert table.hints.thinking
    assert table.card.isVisible()
    assert table.card.title.text() == "Hint for Ana"
    assert table.card.move_told.text() == "Thinking…"
    assert table.lit() == set()
    assert table.flow.reading


def test_only_what_the_person_sees_is_thought_about_and_not_for_ever(table: Table) -> None:
    table.hints.ask(table.flow)
    (job,) = table.adviser.jobs
    game_id, view, seat, _, seconds = job.given
    assert (game_id, seat, seconds) == ("heap", 0, SECONDS)
    assert view == table.match.state.view(0)


def test_the_answer_is_told_lit_and_announced(table: Table) -> None:
    table.hints.ask(table.flow)
    table.adviser.answer(THOUGHT)
    assert not table.hints.thinking
    assert table.hints.active
    assert table.card.move_told.text() == "Take 2"
    assert table.card.chance.text() == "Chance to win: about 70%"
    assert table.lit() == {("counter", 2), ("bowl",)}
    assert table.told == ["Hint for Ana. Take 2. Chance to win: about 70%"]


def test_a_failure_is_told_with_the_key_to_ask_again(table: Table) -> None:
    table.hints.ask(table.flow)
    table.adviser.give_up()
    assert not table.hints.thinking
    assert "F3" in table.card.move_told.text()
    assert table.lit() == set()
    assert len(table.told) == 1


def test_dismissed_nothing_of_it_stays(table: Table) -> None:
    table.hints.ask(table.flow)
    table.adviser.answer(THOUGHT)
    table.card.closed.emit()
    assert not table.hints.active
    assert not table.card.isVisible()
    assert table.card.move_told.text() == table.card.spoken == ""
    assert table.lit() == set()
    assert not table.flow.reading


def test_dismissed_while_it_is_thought_about_nobody_thinks_on(table: Table) -> None:
    table.hints.ask(table.flow)
    table.hints.dismiss()
    assert table.adviser.forgotten == 1
    table.hints.dismiss()
    assert table.adviser.forgotten == 1


def test_asked_again_it_begins_anew(table: Table) -> None:
    table.hints.ask(table.flow)
    table.hints.ask(table.flow)
    assert table.adviser.forgotten == 1
    assert len(table.adviser.jobs) == 1
    assert table.hints.thinking


def test_where_nobody_is_asked_there_is_no_hint(table: Table) -> None:
    table.flow.playback.look_at(-1)
    table.board.offer(None)
    assert table.flow.question() is None
    table.hints.ask(table.flow)
    assert not table.hints.active
    assert table.adviser.jobs == []


def test_it_is_told_again_in_another_language(table: Table) -> None:
    table.hints.ask(table.flow)
    table.adviser.answer(THOUGHT)
    before = table.card.chance.text()
    languages.install("fr")
    table.hints.retell()
    assert table.card.chance.text() != before
    languages.install("en")


def test_nothing_is_told_again_where_there_is_no_hint(table: Table) -> None:
    table.hints.retell()
    assert not table.card.isVisible()


@pytest.fixture
def card(qtbot: QtBot) -> HintCard:
    made = HintCard()
    qtbot.addWidget(made)
    return made


def test_a_reason_names_its_paragraph_which_opens_the_rules(card: HintCard, qtbot: QtBot) -> None:
    card.tell("Hint", "Take 2", "even", [("It gains two points.", "T2"), ("It is safe.", None)])
    assert card.reasons[0].text() == references.linked("It gains two points.", "T2")
    assert card.reasons[1].text() == "It is safe."
    assert [label.isVisibleTo(card) for label in card.reasons] == [True, True, False]
    with qtbot.waitSignal(card.rules_wanted) as wanted:
        card.reasons[0].linkActivated.emit("T2")
    assert wanted.args == ["T2"]


def test_what_is_told_is_said_in_one_go_with_its_rules_by_number(card: HintCard) -> None:
    card.tell("Hint", "Take 2", "", [("It gains", "T2")])
    assert card.spoken == "Hint. Take 2. It gains · rule 2"
    assert not card.chance.isVisibleTo(card)


def test_what_was_told_before_is_gone(card: HintCard) -> None:
    card.tell("Hint", "Take 2", "even", [("Because.", "T1")] * MOST)
    card.tell("Hint", "Take 1")
    assert [label.text() for label in card.reasons] == [""] * MOST
    assert not any(label.isVisibleTo(card) for label in card.reasons)
