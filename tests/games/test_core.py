"""What all games share: places at the end, and complaints that stay short."""

import pytest

from boomerang_desktop.games.core import LONGEST_QUOTE, BadSetup, Result, quoted


@pytest.mark.parametrize(
    ("scores", "winners", "ranks"),
    [
        ((5, 9, 7), (1,), (3, 1, 2)),
        ((9, 9, 7), (1,), (2, 1, 3)),  # a tie-break
        ((9, 9, 7), (0, 1), (1, 1, 3)),
        ((4, 6, 4, 4), (1,), (2, 1, 2, 2)),
        ((0, 3, 2), (0,), (1, 2, 3)),  # the last one standing
        ((44, 44), (0, 1), (1, 1)),
    ],
)
def test_winners_come_first_and_equals_together(
    scores: tuple[int, ...], winners: tuple[int, ...], ranks: tuple[int, ...]
) -> None:
    assert Result(scores, winners, tuple({} for _ in scores), "X1").ranks == ranks


def test_a_complaint_quotes_no_more_than_a_line() -> None:
    assert quoted("stop") == "'stop'"
    assert len(quoted(list(range(1000)))) == LONGEST_QUOTE
    assert len(BadSetup("options." + "x" * 500, "no such option").where) == LONGEST_QUOTE
