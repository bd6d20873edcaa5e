"""The in-app rules in three languages: complete, alike, well set, and in the rulebooks' words."""

import csv
import re
from functools import cache
from pathlib import Path

import pytest

from boomerang_desktop import LANGUAGES
from tests.i18n.typography import check_type

OTHERS = [language for language in LANGUAGES if language != "en"]
I18N = Path(__file__).parents[2] / "i18n"

PARAGRAPHS = {
    "hunt": [
        *("C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "C9", "C10", "C11"),
        *("H1", "H2", "H3", "H4", "H5", "H6", "H7"),
    ],
    "lascaux": [
        *("C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "C9", "C10", "C11"),
        *("L1", "L2", "L3", "L4", "L5", "L6", "L7"),
    ],
    "flip": ["F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8", "F9", "F10", "F11", "F12"],
    "arrows": [
        *("P1", "P2", "P3", "P4", "P5", "P6", "P7", "P8", "P9", "P9a"),
        *("P10", "P11", "P12", "P13"),
    ],
    "roadtrip": [
        *("R1", "R2", "R3", "R4", "R5", "R6", "R7"),
        *("R8", "R9", "R10", "R11", "R12", "R13", "R14"),
    ],
}
CREDITS = {
    "hunt": ("Dominique Ehrhard", "Michel Lalet", "Lui-même", "2010"),
    "lascaux": ("Dominique Ehrhard", "Michel Lalet", "Phalanx Games", "2007"),
    "flip": ("Claude Duvernay", "Nathan", "1982"),
    "arrows": ("Peter Pallat", "Ravensburger", "1976"),
    "roadtrip": ("Scott Almes", "Grail Games", "2020"),
}
INDEPENDENT = {"en": "independent", "fr": "indépendante", "it": "indipendente"}
RULEBOOKS = {
    "Boomerang 2010",
    "Lascaux 2007",
    "Boomerang Nathan 1982",
    "Boumerang Ravensburger 1976",
    "Boomerang: USA 2020",
}

ANCHOR = re.compile(r'<a name="(\w+)"></a>')
OPENING = re.compile(r'^(?:- )?<a name="(\w+)"></a>\*\*\1\*\* (?=\S)', re.MULTILINE)
LINK = re.compile(r"\[(\w+)\]\(#(\w+)\)")
LESSON = re.compile(r"\[([^\]]+)\]\(lesson:[\w/-]+\)")
PICTURE = re.compile(r"!\[([^\]]+)\]\([\w-]+\)")
QUIET = re.compile(r"</?small>")
QUIET_PART = re.compile(r"<small>[^<]*</small>|^- \*\*.*$")
MINUTE = {"en": "In one minute", "fr": "En une minute", "it": "In un minuto"}
SOURCE = re.compile(r"(.+) \(((?:fr|it)(?:, it)?)\)")

each_text = pytest.mark.parametrize(
    ("language", "game"), [(language, game) for language in LANGUAGES for game in PARAGRAPHS]
)
each_game = pytest.mark.parametrize("game", PARAGRAPHS)


@cache
def text(language: str, game: str) -> str:
    return (I18N / "rules" / language / f"{game}.md").read_text(encoding="utf-8")


@cache
def prose(language: str, game: str) -> str:
    """What the player reads, without anchors, the targets of links and the names of pictures."""
    read = QUIET.sub("", ANCHOR.sub("", text(language, game)))
    for linked in (PICTURE, LESSON, LINK):
        read = linked.sub(r"\1", read)
    return read


def minute(language: str, game: str) -> str:
    """The page that one reads first."""
    return prose(language, game).split("\n## ")[1]


def words(read: str) -> int:
    return len(re.findall(r"[^\W_]+(?:’[^\W_]+)*", read))


def headings(language: str, game: str) -> list[int]:
    return [len(marks) for marks in re.findall(r"^(#+) \S", text(language, game), re.MULTILINE)]


def figures(language: str, game: str) -> dict[str, list[str]]:
    """Every number in digits, paragraph by paragraph."""
    found: dict[str, list[str]] = {}
    for line in text(language, game).splitlines():
        if opening := OPENING.match(line):
            rest = LINK.sub(r"\1", line[opening.end() :])
            found[opening[1]] = sorted(re.findall(r"(?<!\w)\d+(?!\w)", rest))
    return found


@cache
def glossary() -> list[dict[str, str]]:
    with (I18N / "glossary.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def named_by_rulebooks(entry: dict[str, str]) -> set[str]:
    """The languages in which a rulebook has the word; in all others it is our own."""
    if entry["source"] == "house":
        return set()
    languages: set[str] = set()
    for source in entry["source"].split("; "):
        match = SOURCE.fullmatch(source)
        assert match, f"{entry['term']}: {source}"
        assert match[1] in RULEBOOKS, f"{entry['term']}: {source}"
        languages.update(match[2].split(", "))
    return languages


def used(forms: str, language: str) -> bool:
    texts = "\n".join(prose(language, game) for game in PARAGRAPHS)
    any_form = "|".join(re.escape(form) for form in forms.split("|"))
    return re.search(rf"(?<!\w)(?:{any_form})(?!\w)", texts, re.IGNORECASE) is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_game_and_nothing_else(language: str) -> None:
    found = sorted(path.name for path in (I18N / "rules" / language).iterdir())
    assert found == sorted(f"{game}.md" for game in PARAGRAPHS)


@each_text
def test_each_paragraph_has_its_anchor_once_and_no_other(language: str, game: str) -> None:
    assert sorted(ANCHOR.findall(text(language, game))) == sorted(PARAGRAPHS[game])


@each_text
def test_each_anchor_opens_its_paragraph_with_the_number_in_bold(language: str, game: str) -> None:
    assert OPENING.findall(text(language, game)) == ANCHOR.findall(text(language, game))


@each_text
def test_paragraphs_stand_in_order_within_their_letter(language: str, game: str) -> None:
    anchors = ANCHOR.findall(text(language, game))
    for letter in {paragraph[0] for paragraph in PARAGRAPHS[game]}:
        expected = [paragraph for paragraph in PARAGRAPHS[game] if paragraph[0] == letter]
        assert [anchor for anchor in anchors if anchor[0] == letter] == expected


@each_text
def test_links_lead_to_paragraphs_of_the_same_text(language: str, game: str) -> None:
    for label, target in LINK.findall(text(language, game)):
        assert label == target
        assert target in PARAGRAPHS[game]


@each_game
def test_paragraphs_and_headings_are_alike_in_all_languages(game: str) -> None:
    for language in OTHERS:
        assert headings(language, game) == headings("en", game)
        assert ANCHOR.findall(text(language, game)) == ANCHOR.findall(text("en", game))


@each_game
def test_figures_are_alike_in_all_languages(game: str) -> None:
    for language in OTHERS:
        assert figures(language, game) == figures("en", game)


@each_text
def test_a_title_then_one_lead_sentence_then_sections(language: str, game: str) -> None:
    levels = headings(language, game)
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert levels.count(2) >= 6
    title, lead = text(language, game).split("\n\n")[:2]
    assert title.startswith("# ")
    assert len(re.findall(r"[.?!…](?:\s|$)", lead)) == 1
    assert lead.endswith(".")


@each_text
def test_length(language: str, game: str) -> None:
    pictures = "\n".join(PICTURE.findall(text(language, game)))
    paragraphs = words(prose(language, game)) - words(minute(language, game)) - words(pictures)
    assert 600 <= paragraphs <= 1300


@each_text
def test_what_is_to_be_read_in_a_minute_can_be(language: str, game: str) -> None:
    title, _, page = minute(language, game).partition("\n")
    assert title == MINUTE[language]
    assert words(page) <= 200
    (row,) = re.findall(r"^!.*$", text(language, game).split("\n## ")[1], re.MULTILINE)
    assert len(PICTURE.findall(row)) == 3


@each_game
def test_pictures_and_lessons_are_alike_in_all_languages(game: str) -> None:
    for named in (r"\]\(([\w-]+)\)", r"\]\((lesson:[\w/-]+)\)"):
        found = [re.findall(named, text(language, game)) for language in LANGUAGES]
        assert found[0]
        assert found == [found[0]] * len(LANGUAGES)


@each_game
def test_what_is_set_in_small_type_is_alike_in_all_languages(game: str) -> None:
    """Paragraph by paragraph, and always closed."""
    lines = [text(language, game).splitlines() for language in LANGUAGES]
    for same in zip(*lines, strict=True):
        assert len({tuple(QUIET.findall(line)) for line in same}) == 1
        for line in same:
            assert "small>" not in re.sub(r"<small>[^<]*</small>", "", line)
            assert not re.search(
                r"\*(?:ruling|arbitrage|chiariment)", QUIET_PART.sub("", line), re.I
            )


@each_text
def test_tables_are_narrow_enough_for_the_rules_window(language: str, game: str) -> None:
    for line in text(language, game).splitlines():
        if line.startswith("|"):
            assert line.count("|") - 1 <= 4


@each_text
def test_the_last_section_credits_authors_and_publisher(language: str, game: str) -> None:
    last = text(language, game).rsplit("\n## ", 1)[1]
    for name in (*CREDITS[game], INDEPENDENT[language]):
        assert name in last


@each_text
def test_type_is_set_with_care(language: str, game: str) -> None:
    written = prose(language, game)
    assert written.endswith("\n")
    assert not written.endswith("\n\n")
    check_type(written, language)


@each_game
def test_italian_is_written_with_its_accents(game: str) -> None:
    assert re.search(r"\bè\b", prose("it", game))


def test_glossary_columns() -> None:
    assert list(glossary()[0]) == ["term", "en", "fr", "it", "source", "avoid", "note"]


def test_glossary_has_no_empty_cell_and_no_empty_or_repeated_form() -> None:
    for entry in glossary():
        for column, cell in entry.items():
            if column in ("avoid", "note") and not cell:
                continue
            assert cell, f"{entry['term']}: {column}"
            assert cell == cell.strip()
            forms = cell.split("|")
            assert all(form and form == form.strip() for form in forms), entry["term"]
            assert len(forms) == len(set(forms)), entry["term"]
            assert "'" not in cell


def test_glossary_says_why_a_word_is_the_houses() -> None:
    for entry in glossary():
        if entry["source"] == "house":
            assert entry["note"], entry["term"]


def test_glossary_has_no_term_twice() -> None:
    terms = [entry["term"] for entry in glossary()]
    assert len(terms) == len(set(terms))


def test_glossary_sources_are_rulebooks_or_the_house() -> None:
    attested = [named_by_rulebooks(entry) for entry in glossary()]
    assert {"fr"} in attested
    assert {"fr", "it"} in attested
    assert set() in attested


@pytest.mark.parametrize("language", LANGUAGES)
def test_rulebook_terms_are_used_in_the_rules(language: str) -> None:
    for entry in glossary():
        if named_by_rulebooks(entry):
            assert used(entry[language], language), f"{entry['term']}: {entry[language]}"
