"""The score sheet as it is printed."""

from itertools import pairwise

from boomerang_desktop.desktop.games.roadtrip.sheet import WORTH, ladder, lines


def test_the_lines_of_the_sheet_follow_each_other_and_fill_it() -> None:
    boxes = list(lines().values())
    for (top, high), (below, _) in pairwise(boxes):
        assert top + high == below
    assert sum(boxes[-1]) == 368
    assert boxes[-1][1] >= 24
    assert dict(WORTH["animals"]) == {"trout": 3, "ox": 4, "grizzly": 5, "eagle": 7, "bigfoot": 9}
    assert ladder() == "0 · 2 · 4 · 7 · 10 · 15"
