"""What every game says in the same way: figures, reasons, refusals."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from boomerang_desktop.bots.core import Reason
from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.scene.words import About, InHand, NumberTexts, Words
from boomerang_desktop.games.core import Refusal, Result
from tests.desktop.scene.heap import BOWL, DishesWords, heap, setup
from tests.sixth.desktop.games.heap.words import HeapWords
from tests.sixth.games.heap import HeapState, Take


@pytest.fixture(autouse=True)
def _in_english(qapp: QApplication) -> Iterator[None]:
    languages.install("en")
    yield
    languages.install("en")


class Terse(Words[HeapState]):
    """Says why, and nothing else."""

    unsized = frozenset({"opening"})

    def reason_text(self, reason: Reason) -> str:
        return {"gain": "It gains {much}.", "opening": "It opens."}[reason.term].format(
            much=self.figures.points(reason.value)
        )


@pytest.fixture
def words(qapp: QApplication) -> Terse:
    return Terse(setup())


@pytest.mark.parametrize(
    ("language", "value", "text"),
    [
        ("en", 1.0, "1 point"),
        ("en", 0.0, "0 points"),
        ("en", 0.8, "0.8 points"),
        ("en", 1.5, "1.5 points"),
        ("en", 3.04, "3 points"),
        ("en", -2.0, "2 points"),
        ("fr", 0.0, "0 point"),
        ("fr", 1.5, "1,5 point"),
        ("fr", 2.5, "2,5 points"),
        ("it", 1.0, "1 punto"),
        ("it", 1.5, "1,5 punti"),
    ],
)
def test_points_are_counted_as_each_language_does(
    qapp: QApplication, language: str, value: float, text: str
) -> None:
    languages.install(language)
    assert NumberTexts().points(value) == text


def test_chances_are_never_certain(qapp: QApplication) -> None:
    percent = NumberTexts().percent
    assert percent(1.0) == "over 99%"
    assert percent(0.0) == "under 1%"
    assert percent(0.62) == "about 62%"
    assert percent(0.99) == "about 99%"
    assert percent(0.01) == "about 1%"
    assert NumberTexts().chance(0.5) == "Chance to win: about 50%"


def test_what_comes_to_nothing_is_not_said(words: Terse) -> None:
    assert words.reason(Reason("gain", 0.0)) == ""
    assert words.reason(Reason("gain", -0.03)) == ""
    assert words.reason(Reason("gain", 2.0)) == "It gains 2 points."


def test_what_has_no_size_is_said_all_the_same(words: Terse) -> None:
    assert words.reason(Reason("opening", 0.0)) == "It opens."


def test_an_unknown_term_is_a_mistake_that_shows(words: Terse) -> None:
    with pytest.raises(KeyError):
        words.reason(Reason("nonsense", 1.0))
    with pytest.raises(KeyError):
        Words[HeapState](setup()).reason_text(Reason("gain", 1.0))


def test_a_refusal_that_nobody_has_translated_is_said_as_it_is(words: Terse) -> None:
    """So a lesson can speak in the reader's language."""
    languages.install("fr")
    assert words.refusal(Refusal("", "Prenez trois jetons")) == "Prenez trois jetons"


def test_everybody_has_a_name(words: Terse) -> None:
    assert [words.name(seat) for seat in (0, 1)] == ["A", "B"]


def test_a_single_person_is_spoken_to_and_everybody_else_spoken_of(qapp: QApplication) -> None:
    you, other = "You take {count}", "{name} takes {count}"
    alone, together = Terse(setup("hr")), Terse(setup("hh"))
    assert alone.by(0, you, other) == "You take {count}"
    assert alone.by(1, you, other) == "B takes {count}"
    assert [together.by(seat, you, other) for seat in (0, 1)] == [
        "A takes {count}",
        "B takes {count}",
    ]


def test_whoever_points_at_a_thing_is_told_what_it_is_and_more(qapp: QApplication) -> None:
    assert DishesWords(setup()).about(heap(), 0, BOWL) == About("Bowl · made of clay")
    assert HeapWords(setup()).about(heap(), 0, BOWL) == About("The bowl")


def test_what_speaks_for_itself_is_not_spoken_of(words: Terse) -> None:
    assert words.about(heap(), 0, BOWL) is None


def test_what_every_game_must_say(words: Terse) -> None:
    view, result = heap(), Result((0, 0), (0,), ({}, {}), "T4")
    for say in (
        lambda: words.status(view, 0, InHand()),
        lambda: words.lines(view, [], view),
        lambda: words.advice(view, Take(1)),
        lambda: words.explain(view, result),
        lambda: words.ending(view, result),
    ):
        with pytest.raises(NotImplementedError):
            say()


def test_what_a_game_need_not_say_is_nothing(words: Terse) -> None:
    view = heap()
    assert words.title(view) == ""
    assert words.thing(view, 0, BOWL) == ("", "")
    assert not words.opening(view)
    assert not words.aids()
    assert not words.keys()
    assert words.standings(view) == [[], []]
