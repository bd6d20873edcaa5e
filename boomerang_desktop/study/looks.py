"""Where to look first in a puzzle: what on the table its theme is about, without its answer.
`assets/puzzles/looks.toml` says so for each theme of each game."""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache

import attrs

from boomerang_desktop.files import root
from boomerang_desktop.study.lessons import Key

OWN, OTHER = "own", "other"


@attrs.frozen
class Look:
    """Some things on the table."""

    kind: str
    which: str = ""
    """Of several of a kind; all if nothing is said."""
    whose: str = ""

    def means(self, key: Key, of: int | None, seat: int) -> bool:
        """Whether it means a thing, which belongs to somebody or nobody, for whom that is asked."""
        if key[0] != self.kind or (self.which and str(key[-1]) != self.which):
            return False
        return not self.whose or (of is not None and (of == seat) == (self.whose == OWN))


def parsed(text: str) -> Look:
    words = text.split()
    whose = words.pop(0) if words[0] in (OWN, OTHER) else ""
    kind, which = (*words, "")[:2]
    return Look(kind, which, whose)


def looks(game_id: str, theme: str, facts: Mapping[str, int | str]) -> tuple[Look, ...]:
    """Nothing where nobody has said it, as of puzzles made of one's own matches. In words in
    brackets stands what is so in the position; what is not known there is left out."""
    given = _given().get(game_id, {}).get(theme, ())
    for name, value in facts.items():
        given = [text.replace(f"{{{name}}}", str(value)) for text in given]
    return tuple(parsed(text) for text in given if "{" not in text)


@cache
def _given() -> Mapping[str, Mapping[str, Sequence[str]]]:
    return tomllib.loads((root("assets/puzzles") / "looks.toml").read_text("utf-8"))
