"""Every action of the program, declared once: menus, tool bars, the key sheet (F1) and the tests
are made from this table."""

from collections.abc import Iterator

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

<<<<<<< HEAD
from boomerang_desktop.desktop.shell.action import (
    ANYWHERE,
    AT_TABLE,
    HOME,
    IN_LESSON,
    IN_LIBRARY,
    LESSON,
    LIBRARY,
    NEW,
    ON_BOARD,
    STATISTICS,
    TABLE,
    Action,
)
from boomerang_desktop.desktop.shell.shelf_actions import SHELF
=======
HOME, NEW, TABLE, LESSON = "home", "new", "table", "lesson"
STUDY = "study"
ANYWHERE = frozenset({HOME, NEW, TABLE, LESSON, STUDY})
AT_TABLE = frozenset({TABLE})
IN_LESSON = frozenset({LESSON})
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
    checkable: bool = False
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
>>>>>>> main

__all__ = ["ANYWHERE", "AT_TABLE", "HOME", "IN_LESSON", "IN_LIBRARY", "LESSON", "LIBRARY", "NEW",
           "ON_BOARD", "STATISTICS", "TABLE", "Action"]  # fmt: skip

GROUPS = {
    "match": QT_TRANSLATE_NOOP("Actions", "Match"),
    "again": QT_TRANSLATE_NOOP("Actions", "Once more"),
    "library": QT_TRANSLATE_NOOP("Actions", "Matches and players"),
    "lesson": QT_TRANSLATE_NOOP("Actions", "Lesson"),
    "turn": QT_TRANSLATE_NOOP("Actions", "Your turn"),
    "board": QT_TRANSLATE_NOOP("Actions", "On the board"),
    "review": QT_TRANSLATE_NOOP("Actions", "Look back"),
    "view": QT_TRANSLATE_NOOP("Actions", "View"),
    "help": QT_TRANSLATE_NOOP("Actions", "Help"),
    "program": QT_TRANSLATE_NOOP("Actions", "Program"),
}
SUBMENUS = ("again", "library", "board", "review", "view", "help")
"""Groups that fold away in the menu, which must fit on a small screen."""

ACTIONS = (
    Action(
        "home",
        QT_TRANSLATE_NOOP("Actions", "All games"),
        "match",
        ("Alt+Home",),
        "home",
        ANYWHERE - {HOME},
    ),
    Action("new", QT_TRANSLATE_NOOP("Actions", "New match"), "match", ("Ctrl+N",), "new"),
    Action(
        "resume",
        QT_TRANSLATE_NOOP("Actions", "Resume the match"),
        "match",
        ("Ctrl+Return", "Ctrl+Enter"),
        "play",
    ),
    Action(
        "rematch",
        QT_TRANSLATE_NOOP("Actions", "Rematch"),
        "match",
        ("Ctrl+R",),
        "rematch",
        AT_TABLE,
    ),
    Action(
        "rematch_moved",
        QT_TRANSLATE_NOOP("Actions", "Rematch, everybody one seat further"),
        "again",
        (),
        "swap",
        AT_TABLE,
    ),
    Action(
        "same_deal",
        QT_TRANSLATE_NOOP("Actions", "The same deal again"),
        "again",
        (),
        "deal",
        AT_TABLE,
    ),
    Action(
        "same_deal_otherwise",
        QT_TRANSLATE_NOOP("Actions", "The same deal from another chair or against others…"),
        "again",
        (),
        "people",
        AT_TABLE,
    ),
    Action(
        "library",
        QT_TRANSLATE_NOOP("Actions", "All matches"),
        "match",
        (),
        "shelf",
        ANYWHERE - {LIBRARY},
    ),
    Action(
        "pause",
        QT_TRANSLATE_NOOP("Actions", "Pause: no bot thinks"),
        "match",
        ("Ctrl+P",),
        "pause",
        AT_TABLE,
        checkable=True,
    ),
    *SHELF,
    Action("open", QT_TRANSLATE_NOOP("Actions", "Open a record…"), "match", ("Ctrl+O",), "open"),
    Action(
        "save_as",
        QT_TRANSLATE_NOOP("Actions", "Save the record as…"),
        "match",
        ("Ctrl+S",),
        "save",
        AT_TABLE,
    ),
    Action("undo", QT_TRANSLATE_NOOP("Actions", "Undo"), "turn", ("Ctrl+Z",), "undo", AT_TABLE),
    Action(
        "redo",
        QT_TRANSLATE_NOOP("Actions", "Redo"),
        "turn",
        ("Ctrl+Shift+Z", "Ctrl+Y"),
        "redo",
        AT_TABLE,
    ),
    Action(
        "hint", QT_TRANSLATE_NOOP("Actions", "Hint"), "turn", ("F3",), "hint", AT_TABLE | IN_LESSON
    ),
    Action(
        "again",
        QT_TRANSLATE_NOOP("Actions", "Show what has happened since your turn"),
        "turn",
        ("F4",),
        "again",
        AT_TABLE,
    ),
    Action(
        "next_piece",
        QT_TRANSLATE_NOOP("Actions", "Next thing that can be lifted"),
        "board",
        ("Tab",),
        pages=ON_BOARD,
        scene=True,
    ),
    Action(
        "previous_piece",
        QT_TRANSLATE_NOOP("Actions", "Previous thing"),
        "board",
        ("Shift+Tab",),
        pages=ON_BOARD,
        scene=True,
    ),
    Action(
        "move_focus",
        QT_TRANSLATE_NOOP("Actions", "Move over the board"),
        "board",
        ("Left", "Right", "Up", "Down"),
        pages=ON_BOARD,
        scene=True,
    ),
    Action(
        "lift",
        QT_TRANSLATE_NOOP("Actions", "Lift, or put down"),
        "board",
        ("Return",),
        pages=ON_BOARD,
        scene=True,
    ),
    Action(
        "put_back",
        QT_TRANSLATE_NOOP("Actions", "Put back"),
        "board",
        ("Esc",),
        pages=ON_BOARD,
        scene=True,
    ),
    Action(
        "rotate_right",
        QT_TRANSLATE_NOOP("Actions", "Rotate to the right"),
        "board",
        ("R",),
        "rotate_right",
        ON_BOARD,
        scene=True,
    ),
    Action(
        "rotate_left",
        QT_TRANSLATE_NOOP("Actions", "Rotate to the left"),
        "board",
        ("Shift+R",),
        "rotate_left",
        ON_BOARD,
        scene=True,
    ),
    Action(
        "explore",
        QT_TRANSLATE_NOOP("Actions", "Explore the table with the arrow keys"),
        "board",
        ("F6",),
        "eye",
        ON_BOARD,
    ),
    Action(
        "summary",
        QT_TRANSLATE_NOOP("Actions", "Say how the match stands"),
        "board",
        ("F7",),
        "info",
        ON_BOARD,
    ),
    Action(
        "since",
        QT_TRANSLATE_NOOP("Actions", "Say what has happened since your turn"),
        "board",
        ("F8",),
        "log",
        ON_BOARD,
    ),
    Action(
        "hurry",
        QT_TRANSLATE_NOOP("Actions", "Go on, or finish the animation"),
        "board",
        ("Space",),
        "speed",
        ON_BOARD,
        scene=True,
    ),
    Action(
        "study",
        QT_TRANSLATE_NOOP("Actions", "Study the match"),
        "review",
        ("F10",),
        "chart",
        AT_TABLE,
    ),
    Action(
        "first",
        QT_TRANSLATE_NOOP("Actions", "First position"),
        "review",
        ("Ctrl+Home",),
        "first",
        LOOKING_BACK,
    ),
    Action(
        "previous",
        QT_TRANSLATE_NOOP("Actions", "Previous position"),
        "review",
        ("Ctrl+Left",),
        "step_back",
        LOOKING_BACK,
    ),
    Action(
        "next",
        QT_TRANSLATE_NOOP("Actions", "Next position"),
        "review",
        ("Ctrl+Right",),
        "step_forward",
        LOOKING_BACK,
    ),
    Action(
        "last",
        QT_TRANSLATE_NOOP("Actions", "Last position"),
        "review",
        ("Ctrl+End",),
        "last",
        LOOKING_BACK,
    ),
    Action(
        "log",
        QT_TRANSLATE_NOOP("Actions", "Show the log"),
        "view",
        ("Ctrl+L",),
        "log",
        AT_TABLE,
        checkable=True,
    ),
    Action(
        "tabletop",
        QT_TRANSLATE_NOOP("Actions", "Tabletop: trays on all sides"),
        "view",
        ("Ctrl+T",),
        "tabletop",
        AT_TABLE,
        checkable=True,
    ),
    Action(
        "fullscreen",
        QT_TRANSLATE_NOOP("Actions", "Full screen"),
        "view",
        ("F11",),
        "fullscreen",
        checkable=True,
    ),
    Action(
        "sound",
        QT_TRANSLATE_NOOP("Actions", "Sound"),
        "view",
        ("Ctrl+M",),
        "sound",
        checkable=True,
    ),
    Action(
        "lesson_restart",
        QT_TRANSLATE_NOOP("Actions", "Begin the level again"),
        "lesson",
        ("Ctrl+Backspace",),
        "again",
        IN_LESSON,
    ),
    Action(
        "lesson_previous",
        QT_TRANSLATE_NOOP("Actions", "Level before"),
        "lesson",
        ("Alt+Left",),
        "chevron_left",
        IN_LESSON,
    ),
    Action(
        "lesson_next",
        QT_TRANSLATE_NOOP("Actions", "Skip this level"),
        "lesson",
        ("Alt+Right",),
        "chevron_right",
        IN_LESSON,
    ),
    Action(
        "lesson_list",
        QT_TRANSLATE_NOOP("Actions", "All levels"),
        "lesson",
        ("F9",),
        "list",
        IN_LESSON,
    ),
    Action(
        "learn",
        QT_TRANSLATE_NOOP("Actions", "Lessons"),
        "help",
        ("F5",),
        "learn",
        frozenset({NEW, TABLE, STUDY}),
    ),
    Action(
        "puzzles",
        QT_TRANSLATE_NOOP("Actions", "Puzzles"),
        "help",
        ("Shift+F5",),
        "puzzle",
        frozenset({NEW, TABLE}),
    ),
    Action("rules", QT_TRANSLATE_NOOP("Actions", "Rules"), "help", ("F2",), "rules"),
    Action("keys", QT_TRANSLATE_NOOP("Actions", "Keys"), "help", ("F1",), "keys"),
    Action("about", QT_TRANSLATE_NOOP("Actions", "About this program"), "help", (), "about"),
    Action(
        "settings", QT_TRANSLATE_NOOP("Actions", "Settings"), "program", ("Ctrl+,",), "settings"
    ),
    Action("quit", QT_TRANSLATE_NOOP("Actions", "Quit"), "program", ("Ctrl+Q",), "close"),
)

BY_NAME = {action.name: action for action in ACTIONS}


def group_label(group: str) -> str:
    return QCoreApplication.translate("Actions", str(GROUPS[group]))


def in_menu() -> Iterator[Action]:
    return (action for action in ACTIONS if not action.scene)
