"""How it ended: who is told what, and whether all of it can be read and reached."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.look import theme
from boomerang_desktop.desktop.scene.board import Board
from boomerang_desktop.desktop.table.after.result import Flourish, ResultCard
from boomerang_desktop.games.core import Result, State
from boomerang_desktop.match import Match, Seat, record
from boomerang_desktop.match.match import HUMAN
from tests.desktop.conftest import RECORDS
from tests.desktop.table.tables import a_board

LONG = "Maximilian-Alexander Montgomery-Featherstonehaugh the Younger"[:60]


def finished(name: str, persons: Sequence[int] = (), names: str = "") -> Match:
    match = record.load(RECORDS / f"{name}.boomerang")
    seats = [
        Seat(names or seat.name, HUMAN if n in persons else "random")
        for n, seat in enumerate(match.seats)
    ]
    return match.with_seats(seats)


def card_of(match: Match, result: Result | None = None) -> tuple[ResultCard, Board[State]]:
    board = a_board(match)
    result = result or match.result
    assert result is not None
    story = [match.events(number) for number in range(len(match.decisions))]
    return ResultCard(board.words, match.state, result, story), board


def headline(qtbot: QtBot, persons: Sequence[int], result: Result) -> str:
    names = {2: "flip-2", 3: "hunt-3", 4: "hunt-4", 5: "hunt-5"}
    match = finished(names[len(result.scores)], persons)
    breakdown = match.result.breakdown if match.result else ()
    whole = Result(result.scores, result.winners, breakdown, result.ended_by, result.tie_break)
    card, _ = card_of(match, whole)
    qtbot.addWidget(card)
    return card.headline.text()


@pytest.mark.parametrize(
    ("persons", "scores", "winners", "said"),
    [
        ([0], (12, 8, 3), (0,), "You win by 4 points!"),
        ([0], (8, 12, 3), (1,), "Bruno wins; you came second"),
        ([2], (8, 12, 3), (1,), "Bruno wins; you came third"),
        ([0], (3, 12, 3), (1,), "Bruno wins; you share second place"),
        ([0], (12, 12, 3), (0, 1), "You share the win with Bruno!"),
        ([2], (12, 12, 3), (0, 1), "Ana and Bruno share the win; you came third"),
        ([0], (12, 12, 12), (0, 1, 2), "A draw"),
        ([0], (3, 12, 0), (0,), "You win!"),
        ([0, 1], (12, 8, 3), (0,), "Ana wins by 4 points!"),
        ([], (12, 12, 3), (0, 1), "Ana and Bruno share the win!"),
        ([0], (44, 44), (0, 1), "A draw"),
        ([0], (30, 58), (1,), "Bruno wins by 28 points"),
        ([4], (9, 8, 7, 6, 5), (0,), "Ana wins; you came fifth"),
    ],
)
def test_the_headline_knows_you(
    qtbot: QtBot,
    english: None,
    persons: list[int],
    scores: tuple[int, ...],
    winners: tuple[int, ...],
    said: str,
) -> None:
    assert headline(qtbot, persons, Result(scores, winners, (), "X")) == said


@pytest.mark.parametrize(
    ("name", "persons", "seat", "said", "how", "last"),
    [
        ("hunt-3", [0], 0, "You have given up", "the others share the win", "Ana (you)"),
        ("hunt-3", [0, 2], 2, "Chloé has given up", "the others share the win", "Chloé"),
        ("flip-2", [0, 1], 1, "Bruno has given up", "Ana wins", "Bruno"),
    ],
)
def test_a_match_that_was_given_up_is_told_as_that(
    qtbot: QtBot,
    english: None,
    name: str,
    persons: list[int],
    seat: int,
    said: str,
    how: str,
    last: str,
) -> None:
    match = finished(name, persons).until(9)
    match.give_up(seat)
    board = a_board(match)
    assert match.outcome is not None
    card = ResultCard(board.words, match.state, match.outcome, [match.events(n) for n in range(9)])
    qtbot.addWidget(card)
    assert card.headline.text() == said
    assert how in card.spoken
    assert not card.lines
    texts = [label.text() for label in card.findChildren(QLabel)]
    assert max(texts.index(text) for text in texts if text in (last, "Ana", "Bruno")) == (
        texts.index(last)
    )
    assert "What counted" not in texts


def test_a_tie_break_is_named_and_lit(qtbot: QtBot) -> None:
    result = Result((12, 12, 3), (0,), (), "H5", "reserve")
    assert headline(qtbot, [0], result) == "You win on the tie-break!"
    match = finished("hunt-3", [0])
    assert match.result is not None
    whole = Result((12, 12, 3), (0,), match.result.breakdown, "H5", "reserve")
    card, _ = card_of(match, whole)
    qtbot.addWidget(card)
    (line,) = [line for line in card.lines if line.key == "reserve"]
    texts = [label.text() for label in line.findChildren(QLabel)]
    assert "This decided between equals." in texts


def test_everybody_stands_there_with_place_points_and_facts(qtbot: QtBot) -> None:
    match = finished("hunt-5", [1])
    card, _ = card_of(match)
    qtbot.addWidget(card)
    assert match.result is not None
    texts = [label.text() for label in card.findChildren(QLabel)]
    for place in ("1st", "2nd", "3rd", "4th", "5th"):
        assert place in texts
    for score in match.result.scores:
        assert str(score) in texts
    assert "Bruno (you)" in texts
    assert any(text.startswith("stayed longest") for text in texts)


def test_lines_are_reached_by_key_and_light_what_they_count(qtbot: QtBot) -> None:
    card, _ = card_of(finished("flip-2"))
    qtbot.addWidget(card)
    chosen: list[str] = []
    card.line_chosen.connect(chosen.append)
    card.resize(320, 600)
    card.show()
    for line in card.lines:
        assert line.focusPolicy() & Qt.FocusPolicy.TabFocus
        assert line.cursor().shape() == Qt.CursorShape.PointingHandCursor
        assert line.accessibleName()
    QTest.keyClick(card.lines[0], Qt.Key.Key_Space)
    QTest.mouseClick(card.lines[2], Qt.MouseButton.LeftButton)
    assert [line.isChecked() for line in card.lines[:3]] == [False, False, True]
    QTest.mouseClick(card.lines[2], Qt.MouseButton.LeftButton)
    assert chosen == [card.lines[0].key, card.lines[2].key, ""]


@pytest.mark.parametrize("name", ["hunt-5", "lascaux-4-series", "flip-2", "arrows-5", "roadtrip-4"])
@pytest.mark.parametrize("language", languages.NAMES)
def test_nothing_is_cut_in_the_smallest_window(
    qtbot: QtBot, qapp: QApplication, name: str, language: str
) -> None:
    """960×600 with very large text: a third of the width, five long names."""
    languages.install(language)
    theme.apply(qapp, "light", 1.3)
    try:
        card, _ = card_of(finished(name, [1], LONG))
        qtbot.addWidget(card)
        card.setFixedWidth(320)
        card.resize(320, 548)
        card.show()
        qapp.processEvents()
        body = card.findChild(QScrollArea)
        assert isinstance(body, QScrollArea)
        inside = body.widget()
        assert inside is not None
        assert inside.width() <= body.viewport().width()
        assert body.height() > 120
        for label in card.findChildren(QLabel):
            if label.text() and label.wordWrap():
                assert label.heightForWidth(label.width()) <= label.height(), label.text()
            elif label.text():
                assert label.sizeHint().width() <= label.width(), label.text()
    finally:
        theme.apply(qapp, "light", 1.0)
        languages.install("en")


def test_a_win_is_celebrated_a_loss_is_not_and_off_means_off(qtbot: QtBot) -> None:
    card, _ = card_of(finished("hunt-5"))
    qtbot.addWidget(card)
    card.resize(320, 600)
    card.show()
    card.celebrate(won=True, pace=0.0)
    card.celebrate(won=False, pace=0.02)
    assert not card.findChildren(Flourish)
    card.celebrate(won=True, pace=0.02)
    (rain,) = card.findChildren(Flourish)
    with qtbot.waitSignal(rain.destroyed):
        pass


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_line_is_lit_by_keys_too(qtbot: QtBot, key: Qt.Key) -> None:
    card, _ = card_of(finished("flip-2", [0]))
    qtbot.addWidget(card)
    line = card.lines[1]
    with qtbot.waitSignal(card.line_chosen) as chosen:
        QTest.keyClick(line, key)
    assert chosen.args == [line.key]
    assert card.chosen == line.key
    QTest.keyClick(line, key)
    assert card.chosen == ""


def test_how_it_ended_refers_to_its_rule(qtbot: QtBot) -> None:
    card, _ = card_of(finished("flip-2", [0]))
    qtbot.addWidget(card)
    (how,) = [
        label for label in card.findChildren(QLabel) if label.accessibleName().endswith("rule 9")
    ]
    with qtbot.waitSignal(card.rules_wanted) as wanted:
        how.linkActivated.emit("F9")
    assert wanted.args == ["F9"]


def test_a_bot_with_a_temperament_is_told_of(qtbot: QtBot) -> None:
    match = finished("hunt-3", [0])
    seats = [match.seats[0], Seat("Chloé", "bot:expert:collector"), match.seats[2]]
    card, _ = card_of(match.with_seats(seats))
    qtbot.addWidget(card)
    texts = [label.text() for label in card.findChildren(QLabel)]
    assert texts.count("Chloé never lets go of a kangaroo once there is one.") == 1
    assert not any("Ana never" in text for text in texts)
