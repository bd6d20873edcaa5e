"""All that a game says in the course of a match, written down: position by position, to the only
person at the screen, to one of two, and to an onlooker, in every language.

    python -m tests.desktop.games.playthrough

writes the files in `tests/playthroughs` that `test_playthroughs.py` compares with. `xzless` reads
them. Only what is said differently from the position before is written. What is said of each thing
on the table is asked for one viewer at a position, by turns."""

import lzma
import os
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.look import assets
from boomerang_desktop.desktop.program import application
from boomerang_desktop.games import GAMES
from boomerang_desktop.games.core import ONLOOKER
from boomerang_desktop.match import Match, record
from tests.desktop.games.listening import Listener, Saying, of_game

TESTS = Path(__file__).parents[2]
RECORDS, FOLDER = TESTS / "records", TESTS / "playthroughs"
LANGUAGES = ("en", *(code for code in languages.NAMES if code != "en"))


def names() -> list[str]:
    """The matches and the games that are written down."""
    return [*(path.stem for path in sorted(RECORDS.glob("*.boomerang"))), *GAMES]


def write_down(name: str) -> str:
    """Everything said in a match, or of a game apart from any match."""
    if name in GAMES:
        return Minutes().of_game(name)
    return Minutes().of_match(record.load(RECORDS / f"{name}.boomerang"))


def read(name: str) -> str:
    return lzma.decompress(_path(name).read_bytes()).decode("utf-8")


def _path(name: str) -> Path:
    return FOLDER / f"{name}.txt.xz"


@cache
def _translators() -> dict[str, QTranslator]:
    """Loaded once: languages change at every position."""
    made = {code: QTranslator() for code in languages.NAMES}
    for code, translator in made.items():
        assert translator.load(code, str(assets.root("translations")))
    return made


class Minutes:
    """Lines of what is said, unless it has just been said like that."""

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._last: dict[str, str] = {}
        self._language = ""

    def _speak(self, language: str) -> None:
        if self._language == language:
            return
        app = QCoreApplication.instance()
        assert app
        if self._language:
            app.removeTranslator(_translators()[self._language])
        app.installTranslator(_translators()[language])
        # not the one of this machine, which may write numbers in a way of its own
        QLocale.setDefault(QLocale(language))
        self._language = language

    def _take_down(self, heading: str, sayings: Iterable[Saying]) -> None:
        self._speak("en")
        new: list[tuple[str, Callable[[], str], list[str]]] = []
        for topic, say in sayings:
            text = say()
            if self._last.get(topic, "") != text:
                self._last[topic] = text
                new.append((topic, say, [text]))
        for language in LANGUAGES[1:] if new else ():
            self._speak(language)
            for _, say, texts in new:
                texts.append(say())
        self._lines.append(f"# {heading}")
        for topic, _, texts in new:
            if len(set(texts)) == 1:
                self._lines.append(f"{topic} = {_in_one_line(texts[0])}")
            else:
                self._lines.append(topic)
                self._lines += [
                    f"  {language} {_in_one_line(text)}"
                    for language, text in zip(LANGUAGES, texts, strict=True)
                ]

    def _whole(self) -> str:
        self._speak("en")
        app = QCoreApplication.instance()
        assert app
        app.removeTranslator(_translators()["en"])
        # with Qt's own texts, as everywhere else
        languages.install(languages.current())
        return "\n".join([*self._lines, ""])

    def of_match(self, match: Match) -> str:
        languages.install("en")
        tables = [
            Listener(match, "you", frozenset({0}), 0),
            Listener(match, "one of two", frozenset({0, 1}), 1),
            Listener(match, "onlooker", frozenset(), ONLOOKER),
        ]
        for number, state in enumerate(match.states):
            heading = "begin"
            if number:
                made = match.decisions[number - 1]
                heading = f"{number}: {match.seats[made.seat].name} {made.move}"
            ends = number in (0, len(match.states) - 1)
            heard: list[Saying] = []
            self._speak("en")
            for turn, table in enumerate(tables):
                heard += table.hear(number)
                if ends or number % len(tables) == turn:
                    heard += table.look_around(number)
            if not state.to_act:
                heard += [saying for table in tables for saying in table.hear_the_end()]
            self._take_down(heading, heard)
        return self._whole()

    def of_game(self, game_id: str) -> str:
        languages.install("en")
        self._take_down(game_id, of_game(game_id))
        return self._whole()


def _in_one_line(text: str) -> str:
    return text.replace("\n", " / ")


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = application([])
    FOLDER.mkdir(exist_ok=True)
    for name in names():
        text = write_down(name)
        path = _path(name)
        if not path.exists() or read(name) != text:
            path.write_bytes(lzma.compress(text.encode("utf-8"), preset=9 | lzma.PRESET_EXTREME))
            print(f"{path.relative_to(TESTS.parent)}: {path.stat().st_size} bytes")
    for path in FOLDER.glob("*.txt.xz"):
        if path.name.removesuffix(".txt.xz") not in names():
            path.unlink()
    del app


if __name__ == "__main__":
    main()
