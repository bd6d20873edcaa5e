"""All figures of one person."""

from boomerang_desktop.desktop.statistics.figures import work_out
from boomerang_desktop.library.entry import Aid, Sitter
from tests.library.matches import ANA, entry, unfinished

THREE = (Sitter("Ana"), Sitter("Bo", "bot:novice"), Sitter("Cy", "bot:expert"))
MATCHES = [
    entry(hours=1),
    entry((2, 1), (10, 30), hours=2),
    entry(hours=3, aids=frozenset({Aid.HINT})),
    entry((1, 2, 3), (9, 5, 4), THREE, hours=4, game="hunt"),
    unfinished(hours=5),
]


def test_help_is_counted_apart() -> None:
    figures = work_out(MATCHES, ANA, "", {})
    assert (figures.whole.played, figures.whole.won) == (3, 2)
    assert (figures.helped.played, figures.helped.won) == (1, 1)
    assert [one.entry.id for one in figures.matches] == ["00000001", "00000002", "00000004"]


def test_matches_are_sorted_into_kinds() -> None:
    figures = work_out(MATCHES, ANA, "", {})
    assert [(game, of.played) for game, of in figures.by_game] == [("flip", 2), ("hunt", 1)]
    assert [(seats, of.played) for seats, of in figures.by_seats] == [(2, 2), (3, 1)]
    assert [(level, of.played) for level, of in figures.by_level] == [
        ("bot:expert", 1),
        ("bot:master", 2),
    ]


def test_one_game_alone() -> None:
    figures = work_out(MATCHES, ANA, "hunt", {})
    assert figures.whole.played == 1
    assert figures.helped.played == 0
    assert set(figures.ratings) == {"hunt"}
    assert figures.rating is not None
    assert figures.rating.id == "00000004"


def test_somebody_who_never_played_has_no_figures() -> None:
    figures = work_out([], ANA, "flip", {})
    assert figures.whole.played == 0
    assert figures.rating is None


def test_the_others_are_rated_as_who_they_are() -> None:
    bo = Sitter("Bo")
    matches = [entry(hours=n, seats=(Sitter("Ana"), bo)) for n in range(3)]
    alone = work_out(matches, ANA, "flip", {})
    known = work_out(matches, ANA, "flip", {"ana": ANA})
    assert alone.rating == known.rating
