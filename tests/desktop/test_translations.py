"""The translations are whole, fresh, well set and speak the language of the rulebooks."""

import csv
import os
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import attrs
import pytest

from boomerang_desktop import LANGUAGES

ROOT = Path(__file__).parents[2]
I18N = ROOT / "i18n"
NARROW, WIDE = "\u202f", "\u00a0"

OTHERS = [language for language in LANGUAGES if language != "en"]

every_language = pytest.mark.parametrize("language", LANGUAGES)
foreign = pytest.mark.parametrize("language", OTHERS)

OTHER_SENSE: dict[str, set[str]] = {
    # the source: glossary terms that it uses in another sense
    # a piece takes a colour
    "Snap in a piece, and all it touches turns to your colour.": {"turn"},
    "In a series, every second game goes the other way round the table.": {"round"},
    "Points are added up. Each game begins one seat further on, and the first seat comes round "
    "again. · L7": {"round"},
    # a move is taken back; another takes over
    "{name}'s bot has failed; a simpler one takes over": {"take"},
    "You reveal {suit} and take {cards}": {"take"},
    "You reveal {suit} and take nothing": {"take"},
    "{name} reveals {suit} and takes {cards}": {"take"},
    "{name} reveals {suit} and takes nothing": {"take"},
    "Every card has been taken (L5).": {"take"},
    "Take it back": {"take"},
    "Take back": {"take"},
    "The move is taken back: no pawn is lost.": {"take"},
    "nothing was taken back": {"take"},
    "Chosen. Press it to take it back.": {"take"},
    "Take the chosen card back": {"take"},
    # hands are passed on
    "Take a card, pass the others on, and catch what you threw.": {"take", "pass"},
    "Hands pass to the left, in the next round to the right, and so on.": {"pass"},
    "The hands pass to the left.": {"pass"},
    "The hands pass to the right.": {"pass"},
    "Your hand: %n card(s), passed on when everybody has chosen.": {"pass"},
    "The hand of {name}: %n card(s), passed on when all have chosen.": {"pass"},
    # a region, not a Trio
    "{name} completes the region {region}": {"complete a Trio"},
    "{name} completes the region {region}, too late for the bonus": {"complete a Trio"},
    "You complete the region {region}": {"complete a Trio"},
    "You complete the region {region}, too late for the bonus": {"complete a Trio"},
    # pieces by their shape
    "the corner of three": {"corner"},
    "the corner of five": {"corner"},
    # a place where something lies
    "The place before you for a token": {"place"},
    "The place before you for a marker": {"place"},
    "The place before {name} for a token": {"place"},
    "The place before {name} for a marker": {"place"},
    "The place of the token that you chose: it will come back here.": {"place"},
    "The place of the marker that you chose: it will come back here.": {"place"},
    "Place {number} of the row": {"place"},
    "The place of the Throw": {"place"},
    "lay it on the next free place of the row, which is place {number}": {"place"},
    "Place {number} of the row: one card of each hand is laid there, face up, from left to "
    "right.": {"place"},
    "The place of the Throw, the first card of a round. It lies face down, and its number is "
    "scored if that of the Catch is at least as high.": {"place"},
    "The place of the Catch, the last card of a round. If its number is at least that of the "
    "Throw, the number of the Throw is scored.": {"place"},
    # to score
    "{name} scores one activity on the sheet, or none": {"score"},
    "{name} scores no activity": {"score"},
    "Score no activity": {"score"},
    "Score no activity this time": {"score"},
    "Score this activity: {activity}": {"score"},
    "{name} scores this activity: {activity}": {"score"},
    "Everyone scores round {number}: {category}": {"score"},
    "Score one activity on your sheet, or none": {"score"},
    "Score no activity in this round; what is open stays open.": {"score"},
    "You score no activity": {"score"},
    "You score this activity: {activity}": {"score"},
    "You score %n point(s) in round {number}.": {"score"},
    "{name} scores %n point(s) in round {number}.": {"score"},
    "{symbol}: an animal, each pair of it scores {points}.": {"score"},
    "Animals: each pair of one kind scores ({list}).": {"score"},
    "Activities: one a round, each once a game. 1, 2, 3, 4, 5 or 6 of its symbols in the round "
    "score {points}.": {"score"},
    "To score, it must be more than the {points} of last round.": {"score"},
    "A path: two visited sites that it joins are connected. A chain of them from coast to coast "
    "is drawn in red and scores.": {"score"},
    "It would score %n point(s) now": {"score"},
    "{activity} scores no points: press it again to score it": {"score"},
    "{activity} scores {points}, {best} {most}: press it again to score it": {"score"},
    "{best} scores {most}, and this is the last round: press again to score none": {"score"},
    "The deck is empty; %n card(s) on the table score for nobody (H5).": {"score"},
    "“+{lead}” is the lead over the next. Whoever leads at the end scores 1 point for each card.": {
        "score"
    },
    "“=” is a tie for the lead with {names}: everyone in it scores in full.": {"score"},
    "{names} lead with {count} each: only they would score.": {"score"},
    "You lead with {count}: only you would score.": {"score"},
    "{name} leads with {count}: nobody else would score.": {"score"},
    "You share the win with {names}!": {"shared win"},
    "{names} share the win!": {"shared win"},
    "{names} share the win": {"shared win"},
    "You win on the tie-break!": {"tie"},
    "{won}; you share second place": {"place"},
    "{won}; you share third place": {"place"},
    "{won}; you share fourth place": {"place"},
    "Stop playing": {"stop"},
}


@attrs.frozen
class Text:
    context: str
    source: str
    forms: tuple[str, ...]
    """The translation, or its plural forms."""
    state: str

    def __str__(self) -> str:
        return f"{self.context}: {self.source}"


def texts(path: Path) -> list[Text]:
    found = []
    for context in ET.parse(path).getroot().iter("context"):
        name = context.findtext("name") or ""
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            plurals = tuple(form.text or "" for form in translation.iter("numerusform"))
            found.append(
                Text(
                    name,
                    message.findtext("source") or "",
                    plurals or (translation.text or "",),
                    translation.get("type", "finished"),
                )
            )
    return found


def of(language: str) -> list[Text]:
    return texts(I18N / f"{language}.ts")


@every_language
def test_nothing_is_missing_or_unfinished(language: str) -> None:
    open_ones = [
        str(text) for text in of(language) if text.state != "finished" or not all(text.forms)
    ]
    assert open_ones == []


def test_nothing_is_stale(tmp_path: Path) -> None:
    """What the tool finds in the code is what the files hold; `make translations` mends it."""
    for language in LANGUAGES:
        shutil.copy(I18N / f"{language}.ts", tmp_path)
    # with the tools that belong to this Python, wherever it is installed
    environment = os.environ | {"BIN": str(Path(sys.executable).parent)}
    tool = ROOT / "packaging" / "translations.sh"
    subprocess.run([tool, tmp_path], check=True, env=environment)
    for language in LANGUAGES:
        there = {(text.context, text.source) for text in of(language)}
        wanted = {(text.context, text.source) for text in texts(tmp_path / f"{language}.ts")}
        assert there == wanted


def placeholders(text: str) -> list[str]:
    return sorted(re.findall(r"%\d|%n|\{\w*\}|</?\w+[^>]*>", text))


@every_language
def test_placeholders_are_those_of_the_source(language: str) -> None:
    for text in of(language):
        for form in filter(None, text.forms):
            wanted, found = placeholders(text.source), placeholders(form)
            # a singular may say "one" instead of the number
            assert found == wanted or found == [p for p in wanted if p != "%n"], str(text)


@foreign
def test_a_text_keeps_its_edges_and_its_dots(language: str) -> None:
    for text in of(language):
        for form in filter(None, text.forms):
            assert form == form.strip(), str(text)
            assert form.endswith("…") == text.source.endswith("…"), str(text)
            assert form.endswith(".") == text.source.endswith("."), str(text)


def test_french_has_a_space_that_does_not_break_before_tall_signs() -> None:
    for text in of("fr"):
        for form in text.forms:
            plain = re.sub(r"\{\w*\}|<[^>]*>|https?://\S*", "x", form)
            for sign in re.finditer(r"[:;!?»]|%(?!n)", plain):
                before = plain[max(0, sign.start() - 1) : sign.start()]
                assert before == (WIDE if sign[0] in ":»" else NARROW), f"{text} → {form}"
            for sign in re.finditer("«", plain):
                assert plain[sign.end() : sign.end() + 1] == WIDE, f"{text} → {form}"
            # it cannot be seen, so it must not stray anywhere else
            assert not re.search(rf"{NARROW}(?![;!?]|%(?!n))", plain), f"{text} → {form}"


@foreign
def test_apostrophes_and_quotes_are_set_properly(language: str) -> None:
    for text in of(language):
        for form in text.forms:
            assert "'" not in form, f"{text} → {form}"
            assert '"' not in form, f"{text} → {form}"
            assert "..." not in form, f"{text} → {form}"


def glossary(language: str) -> dict[str, tuple[str, set[str]]]:
    """Each English form with its term and what it may become. A term with a note in brackets has
    a homonym, so it is known by its sense only, and no test can tell."""
    known: dict[str, tuple[str, set[str]]] = {}
    homonyms: set[str] = set()
    with (I18N / "glossary.csv").open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            forms = row["en"].lower().split("|")
            if "(" in row["term"]:
                homonyms.update(forms)
            for form in forms:
                allowed = known.setdefault(form, (row["term"], set()))[1]
                allowed.update(row[language].lower().split("|"))
    return {form: entry for form, entry in known.items() if form not in homonyms}


@foreign
def test_translations_use_the_words_of_the_rulebooks(language: str) -> None:
    known = glossary(language)
    longest_first = sorted(known, key=len, reverse=True)
    pattern = re.compile(rf"\b({'|'.join(map(re.escape, longest_first))})\b", re.IGNORECASE)
    wrong = []
    for text in of(language):
        said = re.sub(r"\{\w*\}", "", text.source)
        for used in {match.lower() for match in pattern.findall(said)}:
            term, allowed = known[used]
            if term in OTHER_SENSE.get(text.source, set()):
                continue
            wrong += [
                f"{text} → {form}: {used} is {' or '.join(sorted(allowed))}"
                for form in filter(None, text.forms)
                if not any(re.search(rf"\b{re.escape(word)}\b", form.lower()) for word in allowed)
            ]
    assert wrong == []


def test_the_glossary_says_where_each_word_comes_from() -> None:
    with (I18N / "glossary.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) > 80
    for row in rows:
        assert all(row[column].strip() for column in ("term", *LANGUAGES, "source")), row
