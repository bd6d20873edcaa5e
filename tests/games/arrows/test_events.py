"""Public events: in order, complete, and enough to follow every pawn."""

from random import Random

import pytest

from boomerang_desktop.games.arrows import ARROWS
from boomerang_desktop.games.arrows.board import cells_of
from boomerang_desktop.games.arrows.events import (
    Captured,
    Declined,
    Eliminated,
    Ended,
    Entered,
    PassedOver,
    PawnsLost,
    Placed,
    Stepped,
    TrioCompleted,
)
from boomerang_desktop.games.core import Event, Setting

from .table import TABLES, events, lively, play, position, start


def test_P3_placed_and_stepped() -> None:
    assert events(start(3), "place:18") == [Placed(0, 18)]
    assert events(position([6], [36], [33]), "move:6-11") == [Stepped(0, 6, 11)]


def test_P4_each_capture_of_a_chain() -> None:
    state = position([0], [1, 33], [2, 36])
    assert events(state, "take:0-1-2") == [
        Captured(0, 0, 1, owner=1, to="seat0"),
        Captured(0, 1, 2, owner=2, to="seat0"),
    ]


def test_P5_pawns_lost_where_they_stand_after_the_move() -> None:
    state = position([0, 33, 20], [1], [34], hands=(1, 0, 0))
    assert events(state, "place:18") == [Placed(0, 18), PawnsLost(0, (0, 33))]
    assert events(state, "move:0-5") == [Stepped(0, 0, 5), PawnsLost(0, (5, 33))]


def test_P6_trios_entries_and_declining() -> None:
    state = position([4, 9, 11, 17, 30, 34], [33], [36], hands=(2, 0, 0), prisoners={(2, 0): 1})
    assert events(state, "place:10") == [
        Placed(0, 10),
        TrioCompleted(0, (4, 9, 10)),
        TrioCompleted(0, (10, 11, 17)),
    ]
    asked = play(state, "place:10")
    assert events(asked, "enter:35:seat2") == [
        Entered(0, "seat2", 35),
        TrioCompleted(0, (30, 34, 35)),
    ]
    assert events(asked, "decline") == [Declined(0)]


def test_P6_a_trio_is_seen_though_there_is_nothing_to_enter() -> None:
    state = position([1, 2], [33], [36], hands=(1, 0, 0))
    assert events(state, "place:6") == [Placed(0, 6), TrioCompleted(0, (1, 2, 6))]


def test_P8_the_end_comes_before_the_trio() -> None:
    state = position([1, 2, 5], [6, 33], [36], hands=(1, 0, 0), prisoners={(0, 1): 4, (0, 2): 3})
    assert events(state, "take:5-6") == [
        Captured(0, 5, 6, owner=1, to="seat0"),
        Ended("prisoners", "P8", (0,)),
    ]


def test_P9_eliminated_and_passed_over() -> None:
    state = position([0], [1], [36], [20], [30])
    assert events(state, "take:0-1") == [
        Captured(0, 0, 1, owner=1, to="seat0"),
        Eliminated(1),
        PassedOver(1),
    ]
    assert events(position([0], [], [], [20], [30]), "move:0-1") == [
        Stepped(0, 0, 1),
        PassedOver(1),
        PassedOver(2),
    ]


def test_P9_the_end_by_survival_and_by_quiet_turns() -> None:
    assert events(position([0], [1], []), "move:0-5") == [
        Stepped(0, 0, 5),
        PawnsLost(0, (5,)),
        Eliminated(0),
        Ended("survivor", "P9", (1,)),
    ]
    quiet = position([1, 2, 5], [33], [36], quiet=59)
    assert events(quiet, "move:5-6") == [
        Stepped(0, 5, 6),
        TrioCompleted(0, (1, 2, 6)),
        Ended("quiet", "P9", (0, 1, 2)),
    ]


def test_P11_with_two_players_pawns_go_to_the_reserve() -> None:
    state = position([0], [1, 33, 34], hands=(2, 0), reserves=(3, 3))
    assert events(state, "take:0-1") == [
        Captured(0, 0, 1, owner=1, to="reserve"),
        Ended("pawns", "P13", (0,)),
    ]


class Watcher:
    """An observer who sees only the events and moves pawns of their own accordingly."""

    def __init__(self, hands: tuple[int, ...], reserves: tuple[int, ...]) -> None:
        self.board: dict[int, int] = {}
        self.hands, self.reserves = list(hands), list(reserves)
        self.prisoners = [[0] * len(hands) for _ in hands]
        self.lost = [0] * len(hands)

    def see(self, event: Event) -> None:
        match event:
            case Placed(seat, cell):
                self.hands[seat] -= 1
                self.board[cell] = seat
            case Stepped(seat, begin, end):
                assert end not in self.board
                self.board[end] = self.board.pop(begin)
                assert self.board[end] == seat
            case Captured(seat, begin, end, owner, to):
                assert self.board[end] == owner
                self.board[end] = self.board.pop(begin)
                if to == "reserve":
                    self.reserves[owner] += 1
                else:
                    self.prisoners[int(to[-1])][owner] += 1
            case PawnsLost(seat, cells):
                for cell in cells:
                    assert self.board.pop(cell) == seat
                    self.lost[seat] += 1
            case Entered(seat, source, cell):
                assert cell not in self.board
                self.board[cell] = seat
                if source == "hand":
                    self.hands[seat] -= 1
                elif source == "reserve":
                    self.reserves[seat] -= 1
                else:
                    self.prisoners[int(source[-1])][seat] -= 1
            case TrioCompleted(seat, cells):
                assert [self.board[cell] for cell in cells] == [seat] * 3
            case Eliminated(seat):
                assert not self.hands[seat]
                assert seat not in self.board.values()


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_who_sees_the_events_knows_the_position(seats: int, options: dict[str, Setting]) -> None:
    rng = Random(f"watch {seats} {options}")
    for _ in range(5):
        state = start(seats, 0, **options)
        watcher = Watcher(state.hands, state.reserves)
        while state.to_act:
            seat = state.to_act[0]
            move = lively(rng, state.legal(seat))
            after = state.play(seat, move)
            seen = ARROWS.events(state, seat, move, after)
            for event in seen:
                watcher.see(event)
            state = after
            assert watcher.board == {
                cell: s for s in range(seats) for cell in cells_of(state.pawns[s])
            }
            assert tuple(watcher.hands) == state.hands
            assert tuple(watcher.reserves) == state.reserves
            assert tuple(map(tuple, watcher.prisoners)) == state.prisoners
            assert tuple(watcher.lost) == state.lost
            assert isinstance(seen[-1], Ended) == (not state.to_act)
