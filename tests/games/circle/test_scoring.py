"""C1 and C10: majorities and reserves turned into points. H7, L6 and L7 are with their games."""

import pytest

from boomerang_desktop.games.circle import HUNT, LASCAUX
from boomerang_desktop.games.circle.deck import Variant
from boomerang_desktop.games.circle.scoring import Majority, counts, majorities, points, result


def collection(variant: Variant, species: str, count: int) -> int:
    cards = variant.deck.members(variant.deck.species_masks[variant.deck.species.index(species)])
    return sum(1 << card for card in cards[:count])


@pytest.mark.parametrize(
    ("species", "held", "scored"),
    [
        ("fish", (5, 3, 1), (5, 0, 0)),
        ("turtle", (4, 4, 1), (4, 4, 0)),
        ("emu", (0, 0, 0), (0, 0, 0)),
    ],
)
def test_C1_only_a_majority_scores(
    species: str, held: tuple[int, ...], scored: tuple[int, ...]
) -> None:
    rows = points(
        HUNT.variant.deck, [collection(HUNT.variant, species, n) for n in held], (0, 0, 0)
    )
    assert tuple(row[species] for row in rows) == scored
    assert [sum(row.values()) for row in rows] == list(scored)


@pytest.mark.parametrize(("held", "scored"), [(0, 0), (5, 0), (6, 1), (8, 1), (14, 2), (36, 6)])
def test_C10_a_point_for_each_complete_six(held: int, scored: int) -> None:
    assert points(HUNT.variant.deck, (0, 0, 0), (held, 0, 0))[0]["reserve"] == scored


def test_C1_a_majority_names_leaders_and_lead() -> None:
    held = [[3, 2, 0, 1], [1, 2, 0, 4], [2, 0, 0, 1]]
    assert majorities(held) == [
        Majority((0,), 3, 1),
        Majority((0, 1), 2, 0),
        Majority((), 0, 0),
        Majority((1,), 4, 3),
    ]


def test_a_collection_is_counted_by_species() -> None:
    fish, emu = (collection(HUNT.variant, species, 2) for species in ("fish", "emu"))
    held = dict(zip(HUNT.variant.deck.species, counts(HUNT.variant.deck, fish | emu), strict=True))
    assert {species for species, count in held.items() if count == 2} == {"fish", "emu"}
    assert sum(held.values()) == 4


def test_points_of_a_series_are_kept_game_by_game() -> None:
    first = ((collection(LASCAUX.variant, "deer", 2), 0, 0), (6, 6, 24))
    second = ((0, collection(LASCAUX.variant, "deer", 3), 0), (12, 12, 12))
    found = result(LASCAUX.variant, [first, second])
    assert found.scores == (2 + 1 + 2, 1 + 3 + 2, 4 + 2)
    assert (found.breakdown[0]["1:deer"], found.breakdown[1]["2:deer"]) == (2, 3)
    # in a series a tie is shared: no reserve decides
    assert (found.winners, found.tie_break) == ((1, 2), None)


def test_H7_and_L6_in_a_single_game_the_larger_reserve_decides() -> None:
    even = ((0, 0, 0), (12, 13, 12))
    for variant, paragraph in ((HUNT.variant, "H5"), (LASCAUX.variant, "L5")):
        found = result(variant, [even])
        assert (found.winners, found.tie_break) == ((1,), "reserve")
        assert found.ended_by == paragraph
