"""Every game of the program: one line each.

Nothing is loaded before it is needed. The first picture of the window waits for no rules.
"""

from importlib import import_module
from types import ModuleType
from typing import NamedTuple


class GameEntry(NamedTuple):
    """Where a game lives: `games/FOLDER` has its rules, `bots/FOLDER` its bots if it has any,
    `desktop/games/FOLDER` its info and its table."""

    id: str
    folder: str
    root: str = "boomerang_desktop"

    def load(self, room: str, module: str = "") -> ModuleType:
        """What the game keeps in a room; ModuleNotFoundError if it keeps nothing there."""
        return import_module(".".join(filter(None, (self.root, room, self.folder, module))))


CATALOGUE = {
    entry.id: entry
    for entry in (
        GameEntry("hunt", "circle"),
        GameEntry("lascaux", "circle"),
        GameEntry("flip", "flip"),
        GameEntry("arrows", "arrows"),
        GameEntry("roadtrip", "roadtrip"),
    )
}
