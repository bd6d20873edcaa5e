"""What the log of the road trip says, to you and about the others."""

from PySide6.QtWidgets import QApplication

from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.games.roadtrip.words import RoadtripWords
from boomerang_desktop.games.core import ONLOOKER
from boomerang_desktop.games.roadtrip import ROADTRIP
from boomerang_desktop.games.roadtrip.sheet import CATEGORIES
from tests.desktop.games.roadtrip.playing import after, setup
from tests.games.roadtrip.table import fresh, walk


def test_a_whole_match_is_told_to_you(qapp: QApplication) -> None:
    alone, many = RoadtripWords(setup(2)), RoadtripWords(setup(2, [0, 1]))
    said = 0
    for before, seat, move, now in walk(fresh(2, seed=3), seed=2):
        events = ROADTRIP.events(before, seat, move, now)
        views = before.view(ONLOOKER), now.view(ONLOOKER)
        for mine, plain in zip(
            alone.lines(views[0], events, views[1]),
            many.lines(views[0], events, views[1]),
            strict=True,
        ):
            assert "Ana" not in mine.text
            assert "You " not in plain.text
            assert mine.text.startswith("You ") == (mine.seat == 0)
            said += mine.seat == 0
    assert said > 40


def test_a_round_is_summed_up_by_category(qapp: QApplication) -> None:
    languages.install("en")
    view = after(3, lambda s: s.stage == 0 and s.round == 1).view(0)
    log = RoadtripWords(setup(3)).log
    for seat in range(3):
        written = dict(zip(CATEGORIES, view.sheets[seat].written[0], strict=True))
        parts = log.gained(view, seat, 0).replace("\N{NO-BREAK SPACE}", " ").split(" · ")
        assert f"Sites {written['sites']}" in parts
        assert len(parts) == len([points for points in written.values() if points])
        assert f"{sum(written.values())} points in round 1" in log.summed_up(view, seat, 0)
    assert log.summed_up(view, 0, 0).startswith("You score")
    assert log.summed_up(view, 1, 0).startswith("Bruno scores")
