"""For tests of what is said: plurals are English only once the language is."""

import pytest
from PySide6.QtWidgets import QApplication

from boomerang_desktop.desktop import languages


@pytest.fixture
def english(qapp: QApplication) -> None:
    languages.install("en")
