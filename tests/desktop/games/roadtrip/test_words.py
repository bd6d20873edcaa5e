"""What the road trip says, in every language and to the end."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.games.roadtrip import reading
from boomerang_desktop.desktop.games.roadtrip.names import SITES, site_name
from boomerang_desktop.desktop.games.roadtrip.words import RoadtripWords
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.games.core import Result
from boomerang_desktop.games.roadtrip.cards import CARDS, LETTERS, REGIONS, SYMBOLS
from boomerang_desktop.games.roadtrip.moves import ACTIVITY_MOVES
from boomerang_desktop.games.roadtrip.sheet import CATEGORIES, PART_OF
from boomerang_desktop.games.roadtrip.state import ACTIVITY, RoadTrip
from tests.desktop.games.roadtrip.playing import setup, sit
from tests.games.roadtrip.table import choosing, fresh, walk

SET_IN = "\N{EM SPACE}"


@pytest.fixture(params=languages.NAMES)
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    languages.install(str(request.param))
    yield str(request.param)
    languages.install("en")


def whole(text: str) -> str:
    """A text that is really one: nothing is left to be filled in, nothing hangs over."""
    assert text
    assert text == text.strip()
    assert "{" not in text
    assert "%n" not in text
    return text


def keys(view: RoadTrip, viewer: int) -> list[Key]:
    """Everything that lies on the table of that seat."""
    return [key for key, _ in sit(view, viewer).things.all()]


def test_every_name_is_translated(language: str) -> None:
    speaker = RoadtripWords(setup(3))
    for names in (
        [site_name(letter) for letter in LETTERS],
        [speaker.names.region(region.id) for region in REGIONS],
        [speaker.names.symbol(symbol) for symbol in SYMBOLS],
        [speaker.names.category(category) for category in (*CATEGORIES, "total")],
        [speaker.names.place(n) for n in range(7)],
        [speaker.names.activity(name) for name in reading.BOXES],
        [name for name, _ in speaker.aids()],
        [what for _, what in speaker.aids()],
        [what for _, what in [*speaker.keys()]],
        [speaker.memory()],
        [speaker.counting(1, category) for category in CATEGORIES],
    ):
        assert len({whole(name) for name in names}) == len(names)
    for card in CARDS:
        assert str(card.number) in whole(speaker.names.card(card.letter))


def test_sites_are_called_what_maps_call_them(language: str) -> None:
    assert set(SITES) == set(LETTERS)
    assert [site_name(letter) for letter in "MV#"] == {
        "en": ["Mount Rushmore", "New Orleans", "Niagara Falls"],
        "fr": ["Mont Rushmore", "La Nouvelle-Orléans", "Chutes du Niagara"],
        "it": ["Monte Rushmore", "New Orleans", "Cascate del Niagara"],
    }[language]
    assert site_name("A") == "Seattle"


def test_a_doubt_says_what_would_be_better(language: str) -> None:
    view = choosing(["DHIJLVX", "", "", ""]).view(0)
    moves = view.legal(0)
    speaker = RoadtripWords(setup(4))
    found = reading.poor_choice(view, 0, ACTIVITY_MOVES[2], moves)
    assert found is not None
    said = whole(speaker.doubt(found))
    assert speaker.names.symbol("match") in said
    assert whole(speaker.doubt(reading.PoorChoice(found.chosen, found.chosen or found.best)))
    assert "4" in whole(speaker.doubt(reading.PoorChoice(None, found.best)))


# --- what a screen reader says


def test_what_lies_face_down_has_no_name(qapp: QApplication) -> None:
    speaker = RoadtripWords(setup(3))
    for before, _, _, _ in walk(fresh(3, seed=4), seed=1):
        view = before.view(0)
        if 0 < view.stage < ACTIVITY:
            assert speaker.thing(view, 0, ("mini", 1, 0)) == ("A card, face down", "")
        if view.stage > 1:
            letter = LETTERS[view.row(1)[1]]
            assert speaker.thing(view, 0, ("mini", 1, 1))[0] == site_name(letter)
        if view.stage < 6:
            assert speaker.thing(view, 0, ("mini", 1, 6))[0] == "Place 7 of the row"


def test_a_chosen_card_says_that_it_can_be_taken_back(qapp: QApplication) -> None:
    state = fresh(2, seed=1)
    letter = reading.hand(state, 0)[0]
    view = state.play(0, state.legal(0)[0]).view(0)
    taken_back = "Chosen. Press it to take it back."
    assert RoadtripWords(setup(2)).thing(view, 0, ("card", letter))[1] == taken_back
    assert RoadtripWords(setup(2, [1])).thing(view, 0, ("card", letter))[1] != taken_back


# --- the end


def result(winners: tuple[int, ...], tie_break: str | None) -> Result:
    line = dict.fromkeys(CATEGORIES, 1)
    return Result((7, 7, 7), winners, (line, line, line), "R13", tie_break)


def test_R13_the_end_says_what_broke_a_tie(qapp: QApplication) -> None:
    view, speaker = fresh(3), RoadtripWords(setup(3))
    assert "most points" in speaker.ending(view, result((1,), None))
    coasts = speaker.ending(view, result((1,), "coasts"))
    assert "coast-to-coast" in coasts
    assert "Bruno" in coasts
    assert "Throw-and-Catch" in speaker.ending(view, result((0,), "throw_catch"))
    assert "shared" in speaker.ending(view, result((0, 2), None))
    assert "you, Chloé" in speaker.ending(view, result((0, 2), "coasts"))


def test_regions_and_coasts_are_parts_of_the_sites(language: str) -> None:
    """The rulebook has five categories; what is part of one is set in under it."""
    view, speaker = fresh(3), RoadtripWords(setup(3))
    headings = [line.heading for line in speaker.explain(view, result((0,), None))]
    assert headings == [heading for heading, _ in speaker.standings(view)[0]]
    parts = [heading for heading in headings if heading.startswith(SET_IN)]
    assert parts == [SET_IN + speaker.names.category(part) for part in PART_OF] == headings[2:4]
    assert headings[1] == speaker.names.category("sites")
