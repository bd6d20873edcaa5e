"""What is shown when."""

from functools import partial
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.scene.words import LogLine
from boomerang_desktop.desktop.table.eyes import Eyes
from boomerang_desktop.desktop.table.playback import Playback
from boomerang_desktop.games import GAMES
from boomerang_desktop.match import Match, record
from boomerang_desktop.match.match import HUMAN, Seat
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
        assert playback.board.view == match.states[playback.here + 1].view(0)


# --- steps


def test_what_was_chosen_at_the_same_time_is_one_step(qtbot: QtBot) -> None:
    match = a_match("hunt", "hrr")
    play_on(match, 3)  # all choose
    play_on(match, 2)  # two bids
    playback = playback_of(match)
    assert playback.steps() == [-1, 2, 3, 4]
    for number in (0, 1, 2):
        playback.look_at(number)
        assert playback.looking_back == 2
        marked = {key for key, item in playback.board.things.all() if item.marked}
        assert {("chosen", 0), ("chosen", 1), ("chosen", 2)} == marked


def test_a_step_can_be_seen_again_in_motion(qtbot: QtBot) -> None:
    match = a_match("hunt", "hrr")
    play_on(match, 6)
    playback = playback_of(match)
    playback.board.motion.pace = 0.05
    playback.look_at(-1)
    seen: list[int] = []
    for here in (2, 3):
        playback.play_on(lambda: seen.append(playback.here))
        qtbot.waitUntil(partial(seen.__contains__, here))
        assert playback.board.view == match.states[here + 1].view(0)
    # whoever looks elsewhere meanwhile is not brought back
    playback.play_on(lambda: seen.append(playback.here))
    playback.look_at(-1)
    assert playback.looking_back == -1
    assert playback.board.view == match.states[0].view(0)
    assert seen == [2, 3]


def marks(playback: Playback) -> set[object]:
    return {key for key, item in playback.board.things.all() if item.marked}


@pytest.mark.parametrize("game", GAMES)
def test_marks_are_the_same_however_one_has_come_there(qtbot: QtBot, game: str) -> None:
    """As it was played, after a jump there and back, after undo, and drawn anew."""
    players = "h" + "r" * (max(2, GAMES[game].seats[0]) - 1)
    match = a_match(game, players)
    playback = playback_of(match)
    for number in range(12):
        play_on(match, 1)
        playback.add(number)
        playback.show_next()
        if number + 1 not in [step + 1 for step in playback.steps()] or len(match.state.to_act) > 1:
            continue
        before = marks(playback)
        playback.board.relayout()
        assert marks(playback) == before
    playback.look_at(None)
    present = marks(playback)
    for there in playback.steps():
        playback.look_at(there)
        then = marks(playback)
        playback.board.tabletop = True
        playback.board.relayout()
        playback.board.tabletop = False
        playback.board.relayout()
        assert marks(playback) == then
    playback.look_at(None)
    assert marks(playback) == present


# --- when it is over


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.boomerang")), ids=lambda path: path.stem)
def test_everything_lies_open_once_the_match_is_over(qtbot: QtBot, path: Path) -> None:
    match = record.load(path)
    seats = [Seat(seat.name, HUMAN if n == 0 else "random") for n, seat in enumerate(match.seats)]
    match = match.with_seats(seats)
    playback = playback_of(match)
    for number in playback.steps()[:12]:
        playback.look_at(number)
        assert playback.board.view == match.states[number + 1]
    until = match.until(len(match.decisions) - 1)
    playback = playback_of(until)
    playback.look_at(3)
    assert playback.board.view == until.states[playback.here + 1].view(0)


def test_nothing_lies_open_before_the_end_has_been_seen(qtbot: QtBot) -> None:
    whole = record.load(RECORDS / "hunt-3.boomerang")
    seats = [Seat(seat.name, HUMAN if n == 0 else "random") for n, seat in enumerate(whole.seats)]
    whole = whole.with_seats(seats)
    last = len(whole.decisions) - 1
    match = whole.until(last)
    playback = playback_of(match)
    match.play(whole.decisions[last].seat, whole.decisions[last].move)
    playback.add(last)
    playback.look_at(2)
    assert not playback.over
    assert playback.board.view == match.states[playback.here + 1].view(0)
    playback.look_at(None)
    assert playback.over


# --- the log


def test_simultaneous_choices_are_told_in_the_order_of_a_record(qtbot: QtBot) -> None:
    match = a_match("hunt", "hrr")
    playback = playback_of(match)
    told: list[str] = [line.text for _, line in playback.story()]

    def tell(number: int, line: LogLine) -> None:
        told.insert(len(told) - playback.lines_after(number), line.text)

    playback.told.connect(tell)
    for number, seat in enumerate((2, 0, 1)):
        match.play(seat, match.state.legal(seat)[0])
        playback.add(number)
        playback.show_next()
    play_on(match, 1)
    playback.add(3)
    playback.show_next()
    resumed = playback_of(record.parse(record.dump(match).encode()))
    assert [line.text for _, line in resumed.story()] == told
    assert [line.text for _, line in playback.story()] == told
