"""What somebody goes through at the table, one level after the other: the lessons of a game, or its
puzzles. The page shows either, and knows of both only what stands here."""

from collections.abc import Sequence
from typing import Any, Protocol

import attrs

from boomerang_desktop.desktop.scene.words import Words
from boomerang_desktop.study.lessons import Level
from boomerang_desktop.study.looks import HintTarget
from boomerang_desktop.study.training import PuzzleMark

HINT, LEARN = "hint", "learn"


@attrs.frozen
class Place:
    """A level in the list of all."""

    key: tuple[str, str]
    text: str
    told: str
    """To those who listen."""
    icon: str = ""
    tone: str = "muted"
    """The colour of the icon."""


@attrs.frozen
class Sign:
    """What an icon in the list of all means."""

    icon: str
    tone: str
    text: str


@attrs.frozen
class Row:
    """Some levels that belong together."""

    title: str
    places: Sequence[Place]
    heading: str = ""
    """Above it, if something new begins there."""


class Programme(Protocol):
    game_id: str
    here: int
    """The number of the level that is open."""

    @property
    def level(self) -> Level: ...
    @property
    def key(self) -> tuple[str, str]:
        """Of the level that is open, in the list of all."""

    @property
    def is_last(self) -> bool: ...
    @property
    def rule(self) -> str:
        """The paragraph to read more in; none."""

    @property
    def later(self) -> frozenset[str]:
        """The paragraphs that nobody knows yet who has come so far."""

    @property
    def helps(self) -> Sequence[str]:
        """What somebody may turn to who does not know on: a HINT, and to LEARN the game first."""

    def title(self) -> str: ...
    def dots(self) -> tuple[list[PuzzleMark | None], int]:
        """Those levels near this one that belong together, and which one it is; None: it is
        new."""

    @property
    def about(self) -> str:
        """What the title and the dots mean, for whoever asks; nothing where that is plain."""

    def called(self, action: str) -> str:
        """What an action is called here; nothing: as everywhere."""

    def none_there(self, by: int) -> str:
        """Why there is nothing before the first one, or after the last."""

    def head(self) -> str:
        """Above the list of all."""

    def standing(self) -> str:
        """How somebody does, below that; nothing where nobody counts."""

    @property
    def legend(self) -> Sequence[Sign]:
        """What the icons in the list mean; nothing where that is plain."""

    def rows(self) -> Sequence[Row]:
        """The list of all."""

    def turn_to(self, row: str = "", level: str = "") -> None: ...
    def step(self, by: int) -> bool:
        """Back or on; False where there is nothing more."""

    def asked(self, task: int, words: Words[Any]) -> str: ...
    def wrong(self, mistake: str, task: int, words: Words[Any]) -> str: ...
    def done(self, words: Words[Any]) -> str: ...
    def why(self, mistake: str, task: int, words: Words[Any]) -> str:
        """All about a mistake; without one, more about what was done; nothing if all is said."""

    def hint(self, words: Words[Any]) -> tuple[str, Sequence[HintTarget]]:
        """The first one: what to think about, and what on the table that is."""

    def ways_on(self) -> Sequence[tuple[str, str]]:
        """The buttons when a level is done: what they do, and what they say."""

    def stumbled(self) -> None:
        """Somebody has tried something wrong, or was helped."""

    def mark_done(self) -> None: ...
