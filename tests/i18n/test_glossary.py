"""Rules and screen keep to the glossary: what it says to avoid is in neither."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator

import attrs
import pytest

from boomerang_desktop import LANGUAGES
from tests.i18n.test_rules_texts import I18N, OTHERS, PARAGRAPHS, glossary, prose

AVOIDED = re.compile(r"(en|fr|it)(?: (\w+))?: (.+)")
STORIES = {"hunt": 3, "lascaux": 3}
"""How many sentences open these rules with a story."""
OPTIONS = {
    "arrows": (
        "Obligation to capture",
        *("They lose the pawns", "They must capture"),
        "Must continue",
        "Pawns for a Trio",
        *("Reserve only", "Hand or reserve"),
    ),
    "hunt": ("Hidden reserves",),
    "lascaux": ("Hidden reserves",),
    "flip": ("Hidden pieces", "Board"),
}
"""Options that the rules call by the name that they have on screen."""


@attrs.frozen
class Avoided:
    term: str
    language: str
    game: str
    """Empty: in all games."""
    forms: tuple[str, ...]

    def found_in(self, text: str) -> bool:
        any_form = "|".join(map(re.escape, self.forms))
        return re.search(rf"(?<!\w)(?:{any_form})(?!\w)", text, re.IGNORECASE) is not None


def avoided() -> Iterator[Avoided]:
    for entry in glossary():
        for part in entry["avoid"].split("; ") if entry["avoid"] else ():
            match = AVOIDED.fullmatch(part)
            assert match, f"{entry['term']}: {part}"
            language, game, forms = match.groups()
            assert not game or game in PARAGRAPHS
            yield Avoided(entry["term"], language, game or "", tuple(forms.split("|")))


def messages(language: str) -> Iterator[tuple[str, str, str]]:
    """Context, English text and translation of everything on screen."""
    for context in ET.parse(I18N / f"{language}.ts").getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            if translation.get("type") in ("vanished", "obsolete"):
                continue
            forms = [form.text or "" for form in translation.iter("numerusform")]
            for text in forms or [translation.text or ""]:
                yield context.findtext("name", ""), message.findtext("source", ""), text


def on_screen_of(game: str, context: str, source: str) -> bool:
    """Whether a text belongs to a game; one class speaks for The Hunt and The Painted Cave."""
    if game == "lascaux":
        own = re.search(r"\bmarkers?\b|\bstones?\b|stone\(s\)|· L\d|\bpass(?:es|ed)?\b", source)
        return context.startswith("Lascaux") or (context.startswith("Circle") and own is not None)
    return context.startswith(game.capitalize())


def translated(language: str, source: str) -> str:
    if language == "en":
        return source
    return next(text for _, english, text in messages(language) if english == source)


def test_what_to_avoid_is_no_form_of_its_own_term() -> None:
    for word in avoided():
        entry = next(entry for entry in glossary() if entry["term"] == word.term)
        assert not {*word.forms} & {*entry[word.language].split("|")}, word.term


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_avoid_what_the_glossary_says(language: str) -> None:
    for word in avoided():
        if word.language == language:
            for game in [word.game] if word.game else PARAGRAPHS:
                assert not word.found_in(prose(language, game)), (word, game)


@pytest.mark.parametrize("language", OTHERS)
def test_the_screen_avoids_what_the_glossary_says(language: str) -> None:
    words = [word for word in avoided() if word.language == language]
    for context, source, text in messages(language):
        for word in words:
            if not word.game or on_screen_of(word.game, context, source):
                assert not word.found_in(text), (word, context, source, text)


@pytest.mark.parametrize("language", OTHERS)
def test_the_sports_match_is_not_the_match_that_is_played(language: str) -> None:
    assert translated(language, "ball game") == {"fr": "match", "it": "incontro"}[language]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OPTIONS)
def test_options_have_the_same_names_in_the_rules_as_on_screen(language: str, game: str) -> None:
    for option in OPTIONS[game]:
        assert translated(language, option) in prose(language, game)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", STORIES)
def test_the_aim_of_the_game_opens_with_a_story_of_a_few_sentences(
    language: str, game: str
) -> None:
    aim = prose(language, game).split("\n## ")[2]
    story = aim.split("\n\n")[1]
    assert not story.startswith(("#", "-", "|"))
    assert len(re.findall(r"[.?…](?:\s|$)", story)) == STORIES[game]


@pytest.mark.parametrize("language", LANGUAGES)
def test_rulings_are_named_once_more_in_the_last_section(language: str) -> None:
    """Every paragraph that is marked as a ruling stands in the list of rulings."""
    word = {"en": "ruling", "fr": "arbitrage", "it": "chiariment"}[language]
    for game in PARAGRAPHS:
        *body, last = prose(language, game).split("\n## ")
        listed = next(line for line in last.splitlines() if line.startswith(f"- **{word.title()}"))
        for line in "\n".join(body).splitlines():
            named = re.match(r"- \*\*(\w+)\*\* ", line)
            if named and re.search(rf"\*{word}", line, re.IGNORECASE):
                assert re.search(rf"\b{named[1]}\b", listed), (game, named[1])
