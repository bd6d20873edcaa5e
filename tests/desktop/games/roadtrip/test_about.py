"""Everything on the table says what it is and what it means."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from PySide6.QtWidgets import QApplication

from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.games.roadtrip import reading
from boomerang_desktop.desktop.games.roadtrip.words import RoadtripWords
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.games.core import ONLOOKER
from boomerang_desktop.games.roadtrip.cards import LETTERS
from boomerang_desktop.games.roadtrip.sheet import CATEGORIES
from boomerang_desktop.games.roadtrip.state import ACTIVITY, RoadTrip
from tests.desktop.games.roadtrip.playing import after, ask, setup, sit
from tests.games.roadtrip.table import choosing, fresh, trip


@pytest.fixture(params=languages.NAMES)
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    languages.install(str(request.param))
    yield str(request.param)
    languages.install("en")


@cache
def positions() -> list[RoadTrip]:
    return [
        fresh(2),
        after(4, lambda s: s.stage == 3 and s.round == 1 and 0 in s.to_act),
        after(3, lambda s: s.stage == 0 and s.round == 2 and 0 in s.to_act),
        choosing(["CFIM", "", "", ""]),
        after(3, lambda s: not s.to_act),
    ]


def say(view: RoadTrip, key: Key, *, viewer: int = 0, persons: tuple[int, ...] = (0,)) -> str:
    about = RoadtripWords(setup(len(view.hands), persons)).about(view, viewer, key)
    assert about is not None
    return about.text


@pytest.mark.parametrize("viewer", [0, ONLOOKER])
@pytest.mark.parametrize("n", range(5))
def test_everything_on_the_table_explains_itself(language: str, n: int, viewer: int) -> None:
    state = positions()[n]
    board = sit(state, viewer, [0] if viewer == 0 else [])
    keys = [*(key for key, _ in board.things.all()), *(p.key for p in board.panels.values())]
    assert {key[0] for key in keys} >= {"site", "region", "coasts", "paths", "line", "seat"}
    for key in keys:
        if key == ("words",):
            # it speaks for itself
            continue
        about = board.words.about(board.view, viewer, key)
        assert about is not None, key
        assert re.fullmatch(r"R\d+", about.rule), key
        assert about.text == about.text.strip()
        assert about.text[0].isupper() or about.text[0] in "«28", about.text
        assert about.text.endswith((".", ")")), about.text
        assert not re.search(r"[{}]|%n", about.text), about.text


def test_R5_the_sheet_says_what_the_catch_must_be(qapp: QApplication) -> None:
    state = after(2, lambda s: s.stage == 2 and 0 in s.to_act)
    view = state.view(0)
    number = reading.read_sheet(view, 0).lines["throw_catch"][0].text.rstrip("?")
    assert f"{number} if the Catch is {number} or more" in say(view, ("line", 0, "throw_catch"))
    # R3: the others do not know the Throw
    assert "or more" not in say(state.view(1), ("line", 0, "throw_catch"), viewer=1)


def test_R9_the_sheet_says_what_americana_must_beat(qapp: QApplication) -> None:
    view = trip(["L@C", "", "", ""]).view(0)
    written = view.sheets[0].written[0][CATEGORIES.index("americana")]
    assert f"more than the {written} of last round" in say(view, ("line", 0, "americana"))


def test_R11_the_ladder_of_the_activities_is_told(qapp: QApplication) -> None:
    assert "0, 2, 4, 7, 10, 15" in say(fresh(2), ("line", 0, "activities"))


def test_R8_coast_sites_say_so(qapp: QApplication) -> None:
    rings = [x for x in LETTERS if "Circled in blue" in say(fresh(2), ("site", 0, x))]
    assert "".join(rings) == "ACDXYZ"


def test_what_is_secret_stays_secret(qapp: QApplication) -> None:
    state = after(3, lambda s: s.stage == 3 and 0 in s.to_act)
    view = state.view(0)
    assert say(view, ("mini", 1, 0)) == "A Throw: it lies face down until the round is scored."
    assert "Your Throw" in say(view, ("card", reading.card_at(view, 0, 0)))


def test_it_speaks_to_the_only_person_and_names_the_others(qapp: QApplication) -> None:
    view = after(3, lambda s: s.stage == 0 and s.round == 1 and 0 in s.to_act).view(0)
    assert say(view, ("seat", 0)).startswith("You have")
    assert say(view, ("seat", 1)).startswith("Bruno has")
    assert say(view, ("seat", 0), persons=(0, 1)).startswith("Ana has")
    assert say(view, ("gain", 1)).startswith("What Bruno wrote in round 1")


def test_the_regions_lie_on_what_they_are_about(qapp: QApplication) -> None:
    board = ask(after(2, lambda s: s.stage == 2 and s.round == 1 and 0 in s.to_act))
    chart, sheet = board.things[("map", 0)], board.things[("sheet", 0)]
    for key, item in board.things.all():
        paper = {"site": chart, "region": chart, "coasts": chart, "line": sheet}.get(str(key[0]))
        if paper is not None:
            inside = paper.sceneBoundingRect().contains(item.sceneBoundingRect().center())
            assert inside, key
            assert item in board.things.at(item.scenePos()), key
    assert board.view.stage < ACTIVITY
