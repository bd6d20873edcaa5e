"""A sixth game, as somebody else would write it: a heap on a table from which one takes.

It lies in folders like those of the program, and `CATALOGUE` gets one line for it.
"""

from boomerang_desktop.games.catalogue import GameEntry

ENTRY = GameEntry("heap", "heap", root="tests.sixth")
