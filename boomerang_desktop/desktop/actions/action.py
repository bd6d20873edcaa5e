"""What an action is: its name, its keys, where it can be done, and what it does."""

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence

if TYPE_CHECKING:
    from boomerang_desktop.desktop.shell.window import MainWindow as Window

HOME, NEW, TABLE, LESSON = "home", "new", "table", "lesson"
LIBRARY, STATISTICS, STUDY = "library", "statistics", "study"
ANYWHERE = frozenset({HOME, NEW, TABLE, LESSON, LIBRARY, STATISTICS, STUDY})
AT_TABLE = frozenset({TABLE})
IN_LESSON = frozenset({LESSON})
IN_LIBRARY = frozenset({LIBRARY})
LOOKING_BACK = frozenset({TABLE, STUDY})
ON_BOARD = AT_TABLE | IN_LESSON | LOOKING_BACK


class Action(NamedTuple):
    name: str
    text: object
    """In English; marking it for the translators' tools leaves it unchanged."""
    menu: str
    """The group it stands in, in the menu and on the key sheet."""
    keys: tuple[str, ...] = ()
    icon: str = ""
    pages: frozenset[str] = ANYWHERE
    do: "Callable[[Window], object] | None" = None
    """None: the page with a board on it does it, and knows why it can't."""
    why_not: "Callable[[Window], str | None] | None" = None
    """One sentence if it is not possible now; None: it always is, on its pages."""
    checked: "Callable[[Window], bool] | None" = None
    """Whether the menu ticks it, if it can be ticked at all."""
    scene: bool = False
    """Its keys belong to the board while that has the focus, so that elsewhere Space still presses
    buttons and letters can be typed; such an action stands in no menu."""

    def label(self) -> str:
        return QCoreApplication.translate("Actions", str(self.text))

    def key_text(self) -> str:
        """Its keys as the platform writes them. Return and Enter do the same everywhere and are
        one to people: « Entrée » in French, where Qt calls one of them « Retour »."""
        keys = dict.fromkeys(key.replace("Return", "Enter") for key in self.keys)
        return " · ".join(map(_native, keys))


_ARROWS = {"Left": "←", "Right": "→", "Up": "↑", "Down": "↓"}


def _native(key: str) -> str:
    """As the platform writes it, but with arrows for the arrow keys."""
    *held, last = key.split("+")
    if last in _ARROWS:
        # a modifier has a name of its own only before a key
        before = _native("+".join([*held, "A"]))[:-1] if held else ""
        return before + _ARROWS[last]
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
