"""Who stayed longest, took most and captured most at once: counted by hand."""

from collections.abc import Sequence

from boomerang_desktop.games.circle.events import Captured, Stopped, Thrown, TokenLaid
from boomerang_desktop.games.circle.facts import Facts, facts
from boomerang_desktop.games.core import Event

STORY: list[Sequence[Event]] = [
    [TokenLaid(0)],
    [TokenLaid(2)],
    [TokenLaid(1)],
    [Thrown(0)],
    [Thrown(1)],
    [Stopped(2, 2)],
    # 1 is the last one in and reveals first
    [Stopped(0, 0), Captured(1, "water", (3, 4)), Captured(0, "plain", (7,))],
    [Stopped(0, 1)],
    [
        Stopped(2, 3),
        Captured(1, "desert", ()),
        Captured(2, "water", (1, 2, 5)),
        Captured(0, "x", ()),
    ],
]


def test_facts_of_two_rounds() -> None:
    assert facts(3, STORY) == [
        Facts(stayed=0, taken=1, at_once=1),
        Facts(stayed=2, taken=0, at_once=2),
        Facts(stayed=0, taken=5, at_once=3),
    ]
