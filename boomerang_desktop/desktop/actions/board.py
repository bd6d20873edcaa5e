"""The actions on the things of a board: a part of the table in `actions`."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from boomerang_desktop.desktop.actions.action import ON_BOARD, Action

BOARD = (
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
)
