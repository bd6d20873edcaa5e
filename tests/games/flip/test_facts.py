"""The most turned at once, the biggest swing and what is locked: counted by hand."""

from collections.abc import Sequence

from boomerang_desktop.games.core import Event
from boomerang_desktop.games.flip import Placed, Turned
from boomerang_desktop.games.flip.facts import Facts, facts
from boomerang_desktop.games.flip.placements import PLACEMENTS, Placement

from .playing import GAMES, after, opening


def a(name: str) -> Placement:
    return next(placement for placement in PLACEMENTS if placement.piece.name == name)


def test_facts_of_four_placements() -> None:
    story: list[Sequence[Event]] = [
        [Placed(0, a("X5"))],
        [Placed(1, a("D")), Turned(1, a("X5"))],
        [Placed(0, a("I3")), Turned(0, a("X5")), Turned(0, a("D"))],
        [Placed(1, a("M")), Turned(1, a("I3"))],
    ]
    assert facts(story, opening()) == [
        Facts(turned=2, points=3 + 5 + 2, locked=0),
        Facts(turned=1, points=2 + 5, locked=0),
    ]


def test_locked_pieces_have_no_empty_hole_along_their_sides() -> None:
    last = after(*GAMES["passed_over"])
    taken = {hole for side in last.pieces for piece in side for hole in piece.holes}
    board = {(x, y) for x in range(10) for y in range(last.rows)}

    def closed_in(piece: Placement) -> bool:
        beside = {
            (x + dx, y + dy)
            for x, y in piece.holes
            for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
        }
        return beside & board <= taken

    locked = [own.locked for own in facts([], last)]
    assert locked == [sum(map(closed_in, side)) for side in last.pieces]
    assert any(locked)
