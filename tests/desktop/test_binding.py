"""The Qt binding itself: PySide6 6.12.0 on Python 3.11 lost a reference to None with each void
call, until the interpreter aborted."""

import sys

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot


def test_void_calls_leave_the_references_to_none_alone(qtbot: QtBot) -> None:
    thing = QObject()
    before = sys.getrefcount(None)
    for n in range(1000):
        thing.setObjectName(str(n))
    assert abs(sys.getrefcount(None) - before) < 50
