"""Where to look first in a puzzle: the items its theme is about, without its answer.
`assets/puzzles/looks.toml` lists them for each theme of each game."""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache

import attrs

from boomerang_desktop.files import root
from boomerang_desktop.study.lessons import Key

OWN, OTHER = "own", "other"


@attrs.frozen
class HintTarget:
    """A kind of item on the table."""

    kind: str
    which: str = ""
    """Which of several items; all if empty."""
    whose: str = ""

    def means(self, key: Key, of: int | None, seat: int) -> bool:
        """Whether it means an item that belongs to seat `of`, or to no seat, when `seat` is
        asked."""
        if key[0] != self.kind or (self.which and str(key[-1]) != self.which):
            return False
        return not self.whose or (of is not None and (of == seat) == (self.whose == OWN))


def parsed(text: str) -> HintTarget:
    words = text.split()
    whose = words.pop(0) if words[0] in (OWN, OTHER) else ""
    kind, which = (*words, "")[:2]
    return HintTarget(kind, which, whose)


def looks(game_id: str, theme: str, facts: Mapping[str, int | str]) -> tuple[HintTarget, ...]:
    """Where to look; empty for themes without an entry, such as puzzles from the player's own
    matches. Words in brackets are filled in from `facts`; entries with an unknown fact are left
    out."""
    given = _given().get(game_id, {}).get(theme, ())
    for name, value in facts.items():
        given = [text.replace(f"{{{name}}}", str(value)) for text in given]
    return tuple(parsed(text) for text in given if "{" not in text)


@cache
def _given() -> Mapping[str, Mapping[str, Sequence[str]]]:
    return tomllib.loads((root("assets/puzzles") / "looks.toml").read_text("utf-8"))
