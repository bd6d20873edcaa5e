"""Boards of the toy game, which are at rest when a test is over."""

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

import pytest
from PySide6.QtWidgets import QApplication

from boomerang_desktop.desktop import languages
from tests.desktop.scene.heap import HeapBoard, new_board

NewBoard: TypeAlias = Callable[..., HeapBoard]


@pytest.fixture
def boards(qapp: QApplication) -> Iterator[NewBoard]:
    languages.install("en")
    made: list[HeapBoard] = []

    def make(*arguments: Any, **others: Any) -> HeapBoard:
        made.append(new_board(*arguments, **others))
        return made[-1]

    yield make
    for board in made:
        board.rest()
