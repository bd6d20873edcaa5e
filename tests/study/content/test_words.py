"""What the coach says, in all games: in the words of the glossary, well set, alike in every
language."""

import re

import pytest

from boomerang_desktop import LANGUAGES
from boomerang_desktop.study.texts import texts
from tests.i18n.test_glossary import avoided
from tests.i18n.test_rules_texts import I18N
from tests.i18n.typography import check_type

GAMES = sorted(path.stem for path in (I18N / "lessons/en").iterdir())

each_text = pytest.mark.parametrize(
    ("language", "game"), [(language, game) for language in LANGUAGES for game in GAMES]
)


@each_text
def test_lessons_avoid_what_the_glossary_says(language: str, game: str) -> None:
    words = [word for word in avoided() if word.language == language and word.game in ("", game)]
    for place, text in texts(game, language).all().items():
        for word in words:
            assert not word.found_in(text), (word, place, text)


@each_text
def test_their_type_is_set_with_care(language: str, game: str) -> None:
    for text in texts(game, language).all().values():
        check_type(text, language)


@each_text
def test_figures_are_the_same_in_every_language(language: str, game: str) -> None:
    there, english = texts(game, language).all(), texts(game, "en").all()
    for place, text in english.items():
        assert _figures(there[place]) == _figures(text), (place, there[place])


def _figures(text: str) -> set[str]:
    return set(re.findall(r"\d+", text))
