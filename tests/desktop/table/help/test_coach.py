"""The coach: a word the first time, a question when a choice gives away a lot, else silence."""

from collections.abc import Iterator
from pathlib import Path

import attrs
import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from boomerang_desktop.bots.core import Chances, Thought
from boomerang_desktop.bots.second_look import SecondLook
from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.games.arrows import keys
from boomerang_desktop.desktop.scene.guide.bubble import TIP, Bubble
from boomerang_desktop.desktop.scene.view import TableView
from boomerang_desktop.desktop.table.help.coach import OFTEN, Coach
from boomerang_desktop.desktop.table.hint import HintCard, Hints
from boomerang_desktop.desktop.table.pauses import Kind
from boomerang_desktop.games.core import Move
from boomerang_desktop.study.progress import Progress
from boomerang_desktop.study.texts import texts
from tests.causes import cause
from tests.desktop.table.adviser import Adviser
from tests.desktop.table.tables import a_flow, a_match


class Table:
    """A person and a bot, at the perforated board unless told otherwise; the coach beside the
    person."""

    def __init__(self, qtbot: QtBot, folder: Path, game: str = "flip") -> None:
        self.qtbot = qtbot
        self.match = a_match(game, "hr")
        self._flow = a_flow(self.match)
        self.flow, self.thinker = self._flow.__enter__()
        self.view = TableView()
        qtbot.addWidget(self.view)
        self.view.resize(1280, 680)
        self.view.show_board(self.flow.board)
        self.view.show()
        self.bubble = Bubble(self.view)
        self.adviser = Adviser()
        self.progress = Progress(folder / "lessons.json")
        self.hints = Hints(self.adviser, HintCard(self.view), self.view)
        self.coach = Coach(self.bubble, self.adviser, self.progress, self.hints, self.view)
        self.told: list[str] = []
        self.coach.told.connect(self.told.append)

    def close(self) -> None:
        self.coach.leave()
        self._flow.__exit__(None, None, None)
        self.adviser.close()

    def parse(self, notation: str) -> Move:
        return self.match.game.parse(notation)

    def bot_moves(self) -> None:
        """When it has been asked."""
        self.qtbot.waitUntil(lambda: bool(self.thinker.asked))
        self.thinker.answer()

    def choose(self, notation: str) -> None:
        self.flow.board.answered.emit(self.parse(notation))

    @property
    def moves(self) -> list[str]:
        return [str(decision.move) for decision in self.match.decisions]


FIRST = "place:X5:4,3;3,4;4,4;5,4;4,5"
BETTER = "place:M:0,0"


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> Iterator[Table]:
    languages.install("en")
    made = Table(qtbot, tmp_path)
    made.coach.join(made.flow)
    made.flow.advance()
    yield made
    made.close()


def objection(*, serious: bool = True) -> SecondLook:
    better = a_match("flip", "hr").game.parse(BETTER)
    return SecondLook(
        better, 0.31, 0.01, (cause("board", better=12.0, made=9.0, rule="F5"),), serious
    )


def test_the_first_time_the_coach_says_what_it_is_about(table: Table) -> None:
    tip = texts("flip", "en").coach("place")
    assert table.bubble.spoken == tip
    assert table.told == [tip]
    assert list(table.bubble.buttons) == ["known"]


def test_whoever_asks_the_coach_to_sit_down_is_told_at_once(qtbot: QtBot, tmp_path: Path) -> None:
    languages.install("en")
    table = Table(qtbot, tmp_path)
    table.flow.advance()
    table.coach.join(table.flow)
    assert table.told == [texts("flip", "en").coach("place")]
    table.close()


def test_who_shows_that_they_know_is_not_told_again(table: Table) -> None:
    table.choose(FIRST)
    assert table.bubble.isHidden()
    table.adviser.answer(SecondLook(table.parse(FIRST), 0.0))
    assert table.moves == [FIRST]
    assert table.progress.has("flip", "coach/place")
    table.bot_moves()
    table.qtbot.waitUntil(lambda: bool(table.flow.board.offered))
    assert table.bubble.isHidden()


def test_what_happens_for_the_first_time_is_told_once(qtbot: QtBot, tmp_path: Path) -> None:
    languages.install("en")
    table = Table(qtbot, tmp_path, "arrows")
    table.coach.join(table.flow)
    table.flow.advance()

    def turn(mine: str, theirs: str) -> None:
        table.choose(mine)
        table.adviser.answer(SecondLook(table.parse(mine), 0.0))
        qtbot.waitUntil(lambda: bool(table.thinker.asked))
        question, _ = table.thinker.asked.pop(0)
        question.submit(table.parse(theirs))
        qtbot.waitUntil(lambda: bool(table.flow.board.offered))

    captured = texts("arrows", "en").coach("captured")
    turn("place:0", "place:17")
    assert table.bubble.spoken != captured
    turn("place:18", "take:17-18")
    assert table.bubble.spoken == captured
    assert table.bubble.point == (keys.cell(18),), "where it has happened"
    turn("place:19", "take:18-19")
    assert table.progress.has("arrows", "coach/captured")
    assert table.bubble.spoken != captured or table.bubble.isHidden()
    table.close()


def test_who_says_so_is_not_told_again(table: Table) -> None:
    table.bubble.buttons["known"].click()
    assert table.bubble.isHidden()
    assert table.progress.has("flip", "coach/place")


def test_a_choice_waits_for_the_coach_and_goes_on_by_itself(table: Table) -> None:
    table.choose(FIRST)
    assert table.flow.wait.kind is Kind.COACH
    assert table.moves == [], "the others have not answered yet"
    table.adviser.answer(objection(serious=False))
    assert table.moves == [FIRST]


def test_what_has_to_be_compared_is_in_sight(qtbot: QtBot, tmp_path: Path) -> None:
    languages.install("en")
    table = Table(qtbot, tmp_path, "roadtrip")
    table.coach.join(table.flow)
    table.flow.advance()
    table.bot_moves()
    board = table.flow.board
    hand = [key for key in board.offered.after() if key[0] == "card"]
    assert len(hand) == 7
    chosen, better = table.match.state.legal(0)[:2]
    table.choose(str(chosen))
    table.adviser.answer(SecondLook(better, 0.31, 0.01, (cause("animals", rule="R10"),), True))
    for button in ("", "why"):
        if button:
            table.bubble.buttons[button].click()
        paper = QRectF(table.bubble.geometry()).adjusted(TIP, TIP, -TIP, -TIP)
        for key in hand:
            item = board.item(key)
            assert item is not None
            box = table.view.mapFromScene(item.mapRectToScene(item.rect)).boundingRect()
            assert not paper.intersects(QRectF(box)), key
    assert table.bubble.spoken.startswith("There is a better choice. Choose ")
    table.close()


def test_when_much_is_given_away_the_coach_asks_first(table: Table) -> None:
    table.choose(FIRST)
    table.adviser.answer(objection())
    assert table.moves == []
    assert table.bubble.spoken == "This costs you about 30 of 100 chances to win. Look again?"
    assert list(table.bubble.buttons) == ["back", "keep", "why"]
    assert table.flow.wait.kind is Kind.DOUBT, "no longer having a look"
    assert not table.progress.has("flip", "coach/place"), "it has not been shown that they know"


def test_the_coach_compares_with_what_a_hint_has_told(table: Table) -> None:
    thought = Thought(table.parse(BETTER))
    table.hints.ask(table.flow)
    table.adviser.answer((thought, Chances((0.7, 0.3), (0.1, 0.1))))
    table.choose(FIRST)
    assert table.adviser.jobs[0].given[6] is thought
    table.adviser.answer(objection())
    table.bubble.buttons["keep"].click()
    table.bot_moves()
    table.qtbot.waitUntil(lambda: table.flow.question() is not None)
    table.choose(str(table.match.state.legal(0)[0]))
    assert table.adviser.jobs[0].given[6] is None, "of another question"


def test_with_a_hint_the_coach_keeps_the_rule_of_thumb_for_another_time(table: Table) -> None:
    assert not table.bubble.isHidden()
    table.hints.ask(table.flow)
    assert table.bubble.isHidden()
    table.adviser.answer((Thought(table.parse(BETTER)), Chances((0.7, 0.3), (0.1, 0.1))))
    table.choose(FIRST)
    table.adviser.answer(objection(serious=False))
    assert not table.progress.has("flip", "coach/place")


def test_it_can_be_taken_back(table: Table) -> None:
    table.choose(FIRST)
    table.adviser.answer(objection())
    table.bubble.buttons["back"].click()
    assert table.moves == []
    assert table.flow.board.offered
    assert table.flow.wait.kind is None
    table.choose(BETTER)
    table.adviser.answer(SecondLook(table.parse(BETTER), 0.0))
    assert table.moves == [BETTER]


def test_it_can_be_kept(table: Table) -> None:
    table.choose(FIRST)
    table.adviser.answer(objection())
    table.bubble.buttons["keep"].click()
    assert table.moves == [FIRST]
    assert table.bubble.isHidden()


def test_nobody_is_asked_at_every_turn(table: Table) -> None:
    for _ in range(OFTEN):
        table.choose(FIRST)
        table.adviser.answer(objection())
        table.bubble.buttons["back"].click()
    asked = len(table.adviser.jobs)
    table.choose(FIRST)
    assert len(table.adviser.jobs) == asked
    assert table.moves == [FIRST]


def test_the_coach_says_why_in_the_words_of_a_hint(table: Table) -> None:
    table.choose(FIRST)
    table.adviser.answer(objection())
    table.bubble.buttons["why"].click()
    assert table.bubble.spoken.startswith("There is a better choice. Place ")
    assert "rule 5" in table.bubble.spoken
    assert list(table.bubble.buttons) == ["back", "keep"]


def test_what_is_better_is_shown_until_somebody_has_decided(table: Table) -> None:
    for button in ("back", "keep"):
        table.choose(FIRST)
        table.adviser.answer(objection())
        table.bubble.buttons["why"].click()
        assert [table.flow.board.advised] == [objection().best]
        table.bubble.buttons[button].click()
        assert table.flow.board.advised is None


def test_the_coach_says_what_may_follow(table: Table) -> None:
    table.choose(FIRST)
    move = table.parse(FIRST)
    after = table.flow.match.state.play(0, move)
    follows = ((0, move), (1, after.legal(1)[0]))
    table.adviser.answer(attrs.evolve(objection(), follows=follows))
    table.bubble.buttons["why"].click()
    assert table.bubble.spoken.startswith("What may follow: ")
    assert ". There is a better choice. " in table.bubble.spoken


def test_undo_takes_a_choice_back_that_the_coach_looks_at(table: Table) -> None:
    table.choose(FIRST)
    assert table.flow.can_think_again
    table.flow.undo()
    assert table.moves == []
    assert table.flow.board.offered
    table.adviser.answer(objection())
    assert table.bubble.spoken == texts("flip", "en").coach("place"), "too late for an objection"


def test_a_coach_who_cannot_think_is_silent(table: Table) -> None:
    table.choose(FIRST)
    table.adviser.give_up()
    assert table.moves == [FIRST]


def test_a_coach_who_is_sent_away_leaves_nothing_open(table: Table) -> None:
    table.choose(FIRST)
    table.coach.leave()
    assert table.moves == [FIRST]
    assert not table.coach.here
    table.bot_moves()
    table.qtbot.waitUntil(lambda: bool(table.flow.board.offered))
    table.choose(str(table.match.state.legal(0)[0]))
    assert len(table.moves) == 3


def test_only_what_the_seat_can_see_is_judged(table: Table) -> None:
    table.choose(FIRST)
    _, view, seat, move, *_ = table.adviser.jobs[0].given
    assert view == table.match.state.view(0)
    assert (seat, str(move)) == (0, FIRST)


def test_the_coach_speaks_the_language_of_now(table: Table) -> None:
    languages.install("fr")
    table.coach.retell()
    assert table.bubble.spoken == texts("flip", "fr").coach("place")
    languages.install("en")
