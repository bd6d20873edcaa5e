"""What is said of somebody's figures."""

import pytest
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.statistics.card import PlotCard
from boomerang_desktop.desktop.statistics.figures import Figures, work_out
from boomerang_desktop.desktop.statistics.plots import Curve, Pairs, ResultMarks, Shares
from boomerang_desktop.desktop.statistics.texts import StatisticsTexts
from boomerang_desktop.library.entry import Aid
from tests.library.matches import ANA, entry, given_up

pytestmark = pytest.mark.usefixtures("english")

WON = [entry(hours=n, breakdown=({"board": 30}, {"board": 20})) for n in range(3)]
LOST = [
    entry((2, 1), (12, 30), hours=9, breakdown=({"board": 12}, {"board": 30}), luck=(0.1, -0.1))
]


def figures(game: str = "") -> Figures:
    helped = entry(hours=20, aids=frozenset({Aid.HINT}))
    return work_out([*LOST, *WON, helped], ANA, game, {})


def cards(qtbot: QtBot) -> dict[str, PlotCard]:
    made = {
        "marks": PlotCard(ResultMarks()),
        "rating": PlotCard(Curve()),
        "by_game": PlotCard(Shares()),
        "by_level": PlotCard(Shares()),
        "by_seats": PlotCard(Shares()),
        "points": PlotCard(Pairs()),
        "scores": PlotCard(Curve(joined=False)),
        "luck": PlotCard(Curve(joined=False)),
        "mistakes": PlotCard(Curve(joined=False)),
    }
    for card in made.values():
        qtbot.addWidget(card)
    return made


def test_the_most_important_figures_in_words(qtbot: QtBot) -> None:
    said = StatisticsTexts().short(figures("flip"))
    assert said.startswith("4 matches played, 75% won; the fair share is 50%.")
    assert "Best score 30, on average 25.5." in said
    assert "Rating " in said
    assert "longest winning streak was 3" in said


def test_help_is_told_apart(qtbot: QtBot) -> None:
    said = StatisticsTexts().helped(figures())
    assert said == "Played with help and not counted here: 1 match, 100% won."


def test_whoever_has_not_played_yet_is_told_so(qtbot: QtBot) -> None:
    assert "yet" in StatisticsTexts().short(work_out([], ANA, "", {}))


def test_all_games_have_no_scores_to_compare(qtbot: QtBot) -> None:
    made = cards(qtbot)
    shown = StatisticsTexts().fill(figures(), **made)
    names = {name for name, card in made.items() if card in shown}
    assert names == {"marks", "rating", "by_game", "by_level", "by_seats"}


def test_one_game_tells_where_points_come_from(qtbot: QtBot) -> None:
    made = cards(qtbot)
    shown = StatisticsTexts().fill(figures("flip"), **made)
    names = {name for name, card in made.items() if card in shown}
    assert {"points", "scores"} <= names
    assert "by_game" not in names
    points = made["points"].plot
    assert [row[0] for row in points.rows()] == ["On the board"]


def test_luck_is_shown_where_it_is_known(qtbot: QtBot) -> None:
    analysed = entry(hours=3, luck=(0.12, -0.12), errors=(0.05, 0.2))
    made = cards(qtbot)
    shown = StatisticsTexts().fill(work_out([analysed], ANA, "", {}), **made)
    assert made["luck"] in shown
    assert made["mistakes"] in shown
    assert made["luck"].plot.rows()[0][1] == "12"


@pytest.mark.parametrize("code", languages.NAMES)
def test_every_language_has_a_word_for_it(code: str, qtbot: QtBot) -> None:
    try:
        languages.install(code)
        said = StatisticsTexts().short(figures("flip"))
    finally:
        languages.install("en")
    assert "{" not in said
    assert "(es)" not in said


def test_what_was_given_up_is_a_result_without_a_score(qtbot: QtBot) -> None:
    made = cards(qtbot)
    StatisticsTexts().fill(work_out([WON[0], given_up(hours=2)], ANA, "flip", {}), **made)
    assert [row[1] for row in made["scores"].plot.rows()] == ["30"]
    assert "You gave up: lost" in str(made["marks"].plot.rows())
    shown = StatisticsTexts().fill(work_out([given_up()], ANA, "flip", {}), **made)
    assert made["scores"] not in shown
