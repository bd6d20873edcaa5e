"""What is shown when."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.table.eyes import Eyes
from boomerang_desktop.desktop.table.playback import Playback
from boomerang_desktop.games import GAMES
from boomerang_desktop.match import Match, record
from tests.desktop.conftest import RECORDS
from tests.desktop.table.tables import a_board, a_match


def playback_of(match: Match) -> Playback:
    board = a_board(match)
    playback = Playback(match, board, Eyes(match.persons), board)
    playback.look_at(None)
    return playback


def play_on(match: Match, decisions: int) -> None:
    for _ in range(decisions):
        seat = match.state.to_act[0]
        match.play(seat, match.state.legal(seat)[0])


def test_decisions_are_shown_and_told_in_order(qtbot: QtBot) -> None:
    match = a_match("flip", "hh")
    playback = playback_of(match)
    told: list[int] = []
    playback.told.connect(lambda number, line: told.append(number))
    play_on(match, 3)
    for number in range(3):
        playback.add(number)
    assert playback.busy
    assert playback.story() == []
    while playback.show_next():
        pass
    assert sorted(set(told)) == [0, 1, 2]
    assert told == sorted(told)


def test_a_decision_is_told_line_by_line_as_it_comes_to_pass(qtbot: QtBot) -> None:
    """Whoever stops last in the hunt ends the round: a line for each reveal, as it is seen."""
    match = a_match("hunt", "hhh")
    play_on(match, 3)
    for _ in range(2):
        match.play(match.state.to_act[0], GAMES["hunt"].parse("stop"))
    playback = playback_of(match)
    board = playback.board
    told: list[str] = []
    playback.told.connect(lambda number, line: told.append(line.text))
    playback.forget()
    playback.add(4)
    board.show_view(match.states[4], 0)
    board.motion.pace = 1.0
    playback.show_next()
    whole = playback.board.words.lines(match.states[4], match.events(4), match.states[5])
    assert told == []
    for count in range(1, 5):
        while len(told) < count:
            board.motion.skip()
        assert told == [line.text for line in whole[:count]]
        assert [line.text for _, line in playback.story()][-count:] == told
    board.motion.hurry()
    assert told == [line.text for line in whole]


def test_looking_back_shows_a_position_and_coming_back_the_present(qtbot: QtBot) -> None:
    match = a_match("arrows", "hh")
    play_on(match, 6)
    playback = playback_of(match)
    board = playback.board
    for number, back in ((2, 2), (-1, -1), (5, None)):
        playback.look_at(number)
        assert playback.looking_back == back
        assert board.view == match.states[number + 1]


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.boomerang")), ids=lambda path: path.stem)
def test_the_log_tells_the_same_wherever_one_looks(qtbot: QtBot, path: Path) -> None:
    """Rebuilt while looking back at the beginning, it loses nothing."""
    match = record.load(path)
    playback = playback_of(match)
    whole = playback.story()
    assert len({number for number, _ in whole}) > 10
    playback.look_at(0)
    assert playback.story() == whole


def test_what_is_decided_while_somebody_looks_back_is_told_when_they_return(qtbot: QtBot) -> None:
    match = a_match("flip", "hr")
    play_on(match, 2)
    playback = playback_of(match)
    told: list[int] = []
    playback.told.connect(lambda number, line: told.append(number))
    playback.look_at(0)
    play_on(match, 1)
    playback.add(2)
    assert not told
    playback.look_at(None)
    assert set(told) == {2}
    assert playback.board.view == match.state
    assert not playback.busy


@pytest.mark.parametrize("game", GAMES)
def test_a_persons_own_secrets_are_the_only_ones_shown(qtbot: QtBot, game: str) -> None:
    players = "h" + "r" * (max(2, GAMES[game].seats[0]) - 1)
    match = a_match(game, players)
    play_on(match, 5)
    playback = playback_of(match)
    for number in range(-1, 5):
        playback.look_at(number)
        assert playback.board.view == match.states[number + 1].view(0)
